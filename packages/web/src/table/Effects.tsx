import type { Change, Ending, Faces, Foresight, Outcomes } from '@ragtag/engine'
import type { JSX } from 'preact'
import { say, sentence, t } from '../words/index.ts'
import { sides } from './odds.ts'

// What an answer would do, in sentences: what is certain, what a die decides, and how the game would end.

/** More than so many things on the board are better seen there. */
const most = 7

export function Effects({ of }: { readonly of: Foresight }): JSX.Element {
  const open = of.changes.some((c) => !c.sure)
  return (
    <>
      {(!of.roll || of.changes.length > 0 || of.ending) && <Outcome of={of} />}
      {of.roll && (
        <div class="odds">
          <p>{t('ahead.die', { why: of.roll.why })}</p>
          <ul>
            {of.roll.faces.map((faces) => (
              <li key={faces.from}>
                <b>{rangeOf(faces)}</b>
                <Outcome of={faces} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {open && <p class="unless">{t('ahead.unless')}</p>}
    </>
  )
}

/** On which results of the die, and how likely they are. */
function rangeOf({ from, to }: Faces): string {
  const percent = Math.round((100 * (to - from + 1)) / sides)
  return t(from === to ? 'ahead.on.one' : 'ahead.on', { from, to, percent })
}

function Outcome({ of: { changes, ending, then } }: { readonly of: Outcomes }): JSX.Element {
  const fatal = ending && changes.find((c) => c.id === ending.reason)
  const rest = changes.filter((c) => c !== fatal)
  const shown = rest.slice(0, most)
  return (
    <ul class="changes">
      {ending && <li class={`ending ${ending.winner}`}>{endingWords(ending, fatal)}</li>}
      {shown.map((change) => (
        <li key={`${change.what} ${change.id}`} class={lookOf(change)}>
          {sentence(say(change.text))}
        </li>
      ))}
      {rest.length > most && <li>{t('ahead.more', { n: rest.length - most })}</li>}
      {then && <li>{sentence(say(then))}</li>}
      {changes.length === 0 && !ending && !then && <li class="none">{t('ahead.nothing')}</li>}
    </ul>
  )
}

/** "Food 2 → 0: the humans lose." */
export function endingWords({ winner, reason, at }: Ending, change?: Change): string {
  const why = change ? change.text : { key: `reason.${reason}` }
  return sentence(t(`ahead.${winner}.${at}`, { why }))
}

/** What the fleet has is good to have more of. */
function lookOf({ what, from, to }: Change): string {
  if (what !== 'resource') return ''
  return Number(to) < Number(from) ? 'bad' : 'good'
}

/** Whether there is anything to tell. */
export const tells = ({ changes, ending, then, roll }: Foresight): boolean =>
  changes.length > 0 || ending !== undefined || then !== undefined || roll !== undefined
