import type { Message } from '@ragtag/engine'
import type { JSX } from 'preact'
import { Rich } from '../shared/Rich.tsx'
import { view } from '../state.ts'
import { t } from '../words/index.ts'
import { told } from './log-entries.ts'
import { rolls } from './moments.ts'
import { needed } from './odds.ts'
import { Die } from './shapes.tsx'

/** What each result does, where it is an attack. */
function neededFor(message: Message): string {
  const now = view.value
  const why = message.params?.why
  return now && typeof why === 'object' && 'key' in why ? needed(now, why) : ''
}

/** The dice just thrown, over the older part of the log, where they hide nothing. */
export function Rolls(): JSX.Element {
  return (
    <ul class="rolls" aria-label={t('dice.title')}>
      {rolls.value.map((r) => (
        <li key={r.id}>
          <Die value={r.face} size={44} />
          <span>
            <Rich message={told(r.message)} />
            <small>{neededFor(r.message)}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
