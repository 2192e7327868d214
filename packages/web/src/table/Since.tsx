import type { View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { log, seat } from '../state.ts'
import { say, sentence, t } from '../words/index.ts'
import { since } from './since.ts'

/** At the beginning of one's turn, what has happened since the last one. */
export function Since({ now }: { readonly now: View }): JSX.Element | null {
  const { step } = now.turn
  if (now.turn.seat !== seat.value || (step !== 'receive-skills' && step !== 'movement')) return null
  const facts = since(log.value, seat.value)
  if (facts.length === 0) return null
  return (
    <p class="since">
      <span>{t('since.title')}</span>
      {facts.map(({ message, mood }) => (
        <b key={say(message)} class={mood}>
          {sentence(say(message))}
        </b>
      ))}
    </p>
  )
}
