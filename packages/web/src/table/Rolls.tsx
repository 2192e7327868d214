import type { JSX } from 'preact'
import { Rich } from '../shared/Rich.tsx'
import { t } from '../words/index.ts'
import { told } from './log-entries.ts'
import { rolls } from './moments.ts'
import { Die } from './shapes.tsx'

/** The dice just thrown, over the older part of the log, where they hide nothing. */
export function Rolls(): JSX.Element {
  return (
    <ul class="rolls" aria-label={t('dice.title')}>
      {rolls.value.map((r) => (
        <li key={r.id}>
          <Die value={r.face} size={44} />
          <span>
            <Rich message={told(r.message)} />
          </span>
        </li>
      ))}
    </ul>
  )
}
