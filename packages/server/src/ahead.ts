import { type Foresight, foresee } from '@ragtag/engine'
import type { FromClient } from '@ragtag/protocol'
import type { House } from './house.ts'
import { no, type Refusal } from './refusal.ts'
import { mayDo, openRequest, type Table } from './table.ts'
import { within } from './talk.ts'

// What an answer would do, for whoever thinks about giving it. It follows from what the seat has been shown and from
// nothing else; it is told to the browser that asked, and nobody can tell that it was asked for.

type Asked = Extract<FromClient, { type: 'foresee' }>

const tooMuch = no('too-much-ahead', 'You ask for more than can be foreseen at once; wait a moment.')
const over = no('stale', 'That question is over; what its answers would do is no longer told.')

export function lookAhead(
  house: House,
  table: Table,
  seat: number,
  { request, answers }: Asked,
  tell: (foreseen: readonly (Foresight | null)[]) => void,
): Refusal {
  const shown = table.shown.get(seat)
  const { game } = table
  if (!shown || !game) return over
  if (openRequest(table, seat)?.id !== request && !mayDo(table, seat, request, game.state)) return over
  if (!within(table.aheadBuckets, seat, house.settings.rates.ahead, answers.length)) return tooMuch
  const ahead = foresee(shown.state, seat)
  const foreseen: (Foresight | null)[] = []
  const next = (): void => {
    const options = answers[foreseen.length]
    if (!options) {
      tell(foreseen)
      return
    }
    foreseen.push(carefully(house, () => ahead({ request, options })))
    // Others are heard between one answer and the next.
    house.turns(next)
  }
  house.turns(next)
  return undefined
}

/** Whoever cannot be told what comes plays on without. */
function carefully(house: House, look: () => Foresight | undefined): Foresight | null {
  try {
    return look() ?? null
  } catch (error) {
    house.log.error({ err: error }, 'an answer could not be foreseen')
    return null
  }
}
