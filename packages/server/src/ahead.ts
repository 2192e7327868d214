import { type Foresight, foresee, type GameState, standingRequests } from '@ragtag/engine'
import type { FromClient } from '@ragtag/protocol'
import type { House } from './house.ts'
import { no, type Refusal } from './refusal.ts'
import { openRequest, type Table } from './table.ts'
import { within } from './talk.ts'

// What an answer would do, for whoever thinks about giving it. It follows from what the seat has been shown and from
// nothing else; it is told to the browser that asked, and nobody can tell that it was asked for.

type Asked = Extract<FromClient, { type: 'foresee' }>

export const tooMuchAhead = no(
  'too-much-ahead',
  'You ask for more than can be foreseen at once; wait a moment.',
)
/** Of one seat at once; whoever changes his mind does not wait for what he has left. */
const mostUnderWay = 4
const over = no('stale', 'That question is over; what its answers would do is no longer told.')

export function lookAhead(
  house: House,
  table: Table,
  seat: number,
  { request, answers }: Asked,
  tell: (foreseen: readonly (Foresight | null)[]) => void,
): Refusal {
  const shown = table.shown.get(seat)
  if (!shown) return over
  // What he may do at any moment goes by what he has been shown, too: that it can be done no more may tell why.
  const may = openRequest(table, seat)?.id === request || isStanding(shown.state, seat, request)
  if (!may) return over
  const underWay = table.foreseeing.get(seat) ?? 0
  if (underWay >= mostUnderWay) return tooMuchAhead
  if (!within(table.aheadBuckets, seat, house.settings.rates.ahead, answers.length)) return tooMuchAhead
  table.foreseeing.set(seat, underWay + 1)
  const ahead = foresee(shown.state, seat)
  const foreseen: (Foresight | null)[] = []
  const next = (): void => {
    const options = answers[foreseen.length]
    if (!options) {
      table.foreseeing.set(seat, (table.foreseeing.get(seat) ?? 1) - 1)
      tell(foreseen)
      return
    }
    foreseen.push(carefully(house, () => ahead({ request, options })))
    // Others are heard between one answer and the next.
    house.turns.idle(next)
  }
  house.turns.idle(next)
  return undefined
}

const isStanding = (state: GameState, seat: number, request: string): boolean =>
  standingRequests(state, seat).some((r) => r.id === request)

/** Whoever cannot be told what comes plays on without. */
function carefully(house: House, look: () => Foresight | undefined): Foresight | null {
  try {
    return look() ?? null
  } catch (error) {
    house.log.error({ err: error }, 'an answer could not be foreseen')
    return null
  }
}
