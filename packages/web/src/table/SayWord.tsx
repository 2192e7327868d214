import { passesForHuman, type View } from '@ragtag/engine'
import { claims } from '@ragtag/protocol/bots'
import type { JSX } from 'preact'
import { sayWord } from '../actions.ts'
import { seat } from '../state.ts'
import { t } from '../words/index.ts'
import { saidNow } from './said.ts'
import '../words/bots.ts'

/** How much one can add to the check under way, or has added, in a word; nobody has to say anything. */
export function SayWord({ now }: { readonly now: View }): JSX.Element | null {
  if (now.viewer === 'spectator' || now.outcome || !passesForHuman(now, seat.value)) return null
  const added = (now.check?.counts[seat.value] ?? 0) > 0
  const said = saidNow.value.get(seat.value)
  return (
    <fieldset class="say-word">
      <legend>{t(added ? 'word.did' : 'word.can')}</legend>
      {claims.map((claim) => (
        <button
          key={claim}
          type="button"
          data-word={claim}
          aria-pressed={said === claim}
          onClick={() => sayWord(claim)}
        >
          {t(`word.short.${claim}`)}
        </button>
      ))}
    </fieldset>
  )
}
