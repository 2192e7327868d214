import type { JSX } from 'preact'
import { Rich } from '../shared/Rich.tsx'
import { motion } from '../state.ts'
import { say, sentence, t } from '../words/index.ts'
import { moment, rolls } from './moments.ts'
import { Die } from './shapes.tsx'

/** What is happening, shown over the board. */
export function Moments(): JSX.Element {
  const now = moment.value
  return (
    <div class={`moments${motion.value ? '' : ' still'}`}>
      {now && (
        <div key={now.id} class={`moment ${now.kind}`} aria-hidden="true">
          <i class="wash" />
          <p>
            <b>{t(`moment.${now.kind}`)}</b>
            <span>{sentence(say(now.message))}</span>
          </p>
        </div>
      )}
      <ul class="rolls" aria-label={t('dice.title')}>
        {rolls.value.map((r) => (
          <li key={r.id}>
            <Die value={r.face} size={34} />
            <span>
              <Rich message={r.message} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
