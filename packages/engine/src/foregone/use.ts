import { contentOf } from '../content/index.ts'
import type { Content } from '../core/content.ts'
import { isCylonCard } from '../core/loyalty.ts'
import type { Seat } from '../core/names.ts'
import { holdings } from '../core/procedure.ts'
import type { Frame, GameState } from '../core/state.ts'
import { type Request, requestOf, type StepTaken } from '../decide.ts'
import type { Chance } from '../random-player.ts'
import { type Ahead, give, passing, playOn } from './ahead.ts'
import { allFaces, mights } from './mights.ts'
import { besides, essence, fortuneOf, neverBetter, type Price } from './position.ts'

/** Whether he plays for the humans, for all he knows himself. */
function isForHumans(state: GameState, content: Content, seat: Seat): boolean {
  const p = state.players[seat]
  const standing = p && content.rules.standings[p.standing]
  if (!p || standing?.wins !== 'by-loyalty' || standing.side !== 'humans') return false
  return p.loyalty.every((card) => {
    const print = content.loyalty.get(card)
    return print !== undefined && !isCylonCard(print)
  })
}

/** Whether cards lie in it that he does not see: then nobody can look far ahead. */
const hidesCards = (f: Frame | undefined, seat: Seat): boolean =>
  f !== undefined &&
  holdings(f).some(({ cards, hidden }) => hidden && cards(f).some((_, i) => !hidden.seenBy(f, seat, i)))

/** Nothing that could be used in a window would change anything, or only for the worse of one's own side. */
export function isOfNoUse(state: GameState, { seat, options }: Request, random: Chance): boolean {
  const content = contentOf(state.config)
  const forHumans = isForHumans(state, content, seat)
  const window = state.stack.length - 1
  const [moment, cause] = [state.stack[window - 1], state.stack[window - 2]]
  // What a roll or a check decides is carried out by whoever asked for it.
  const frames = hidesCards(moment, seat) || hidesCards(cause, seat) ? window : Math.max(0, window - 2)
  const faces = moment?.proc === 'die-roll' ? allFaces : [2, 7]
  for (const world of mights(state, seat, random, faces)) {
    const without = playOn(give(world, seat, [], frames), frames, passing)
    if (!without) return false
    for (const { id, card } of options) {
      const price: Price = { seat, card }
      const ways = waysOf(give(world, seat, [id], frames), seat, window, frames)
      if (!ways?.every((way) => isNoBetter(way, without, content, price, forHumans))) return false
    }
  }
  return true
}

/** All that can come of something that is used, whatever its user chooses on the way; nothing where that is too much. */
function waysOf(from: StepTaken, user: Seat, window: number, frames: number): Ahead[] | undefined {
  const ends: Ahead[] = []
  const open = [from]
  for (let step = open.pop(); step; step = open.pop()) {
    const end = playOn(step, frames, passing)
    if (!end) return undefined
    const asked = requestOf(end.state, user)
    if (!asked || end.state.stack.length <= window + 1) ends.push(end)
    else if (asked.max > 1 || asked.options.length + open.length > 12) return undefined
    else
      for (const o of asked.options) {
        const next = give(end.state, user, [o.id], frames)
        open.push({ state: next.state, events: [...end.events, ...next.events] })
      }
  }
  return ends
}

function isNoBetter(
  used: Ahead,
  without: Ahead,
  content: Content,
  price: Price,
  forHumans: boolean,
): boolean {
  if (learnt(used, price.seat) !== learnt(without, price.seat)) return false
  const [paid, unpaid] = [
    { ...price, paid: true },
    { ...price, paid: false },
  ]
  if (essence(used.state, content, paid) === essence(without.state, content, unpaid)) return true
  return (
    forHumans &&
    neverBetter(fortuneOf(used.state, content), fortuneOf(without.state, content)) &&
    essence(besides(used.state), content, paid) === essence(besides(without.state), content, unpaid)
  )
}

/** What he was told that others were not. */
const learnt = ({ events }: Ahead, seat: Seat): string =>
  JSON.stringify(events.filter((e) => e.only?.includes(seat)))
