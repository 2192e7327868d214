import type { View } from '@ragtag/engine'
import { claims } from '@ragtag/protocol/bots'
import type { JSX } from 'preact'
import { sayWord } from '../actions.ts'
import { contentFor } from '../content.ts'
import { seat } from '../state.ts'
import { t } from '../words/index.ts'
import { saidNow } from './said.ts'
import '../words/bots.ts'

/** Whose help is asked for by what lies open; what others say would be known for what it is. */
function isAsked(now: View): boolean {
  const me = now.players[seat.value]
  const standing = me && contentFor(now).rules.standings[me.standing]
  return me !== undefined && !me.revealed && standing?.wins === 'by-loyalty'
}

/** How much one can add to the check under way, or has added, in a word; nobody has to say anything. */
export function SayWord({ now }: { readonly now: View }): JSX.Element | null {
  if (now.viewer === 'spectator' || now.outcome || !isAsked(now)) return null
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
