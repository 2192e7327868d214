import { oneMore } from '../abilities.ts'
import type { Aims } from '../agenda.ts'
import { powerToCome } from '../cylon.ts'
import { both, forFleet, forMe, forSelf, type Gain, nothing, type Scene } from '../gain.ts'
import { leftBehind, leftWith } from '../leaving.ts'
import { best, isCylon, type Mind, without } from '../mind.ts'
import { orderWorth } from '../orders.ts'
import { boardOf, hardship, locksIn, placeFor } from '../places.ts'
import { type Effect, type Filter, isCylonCard, type LocationId, type Seat } from '../printed.ts'
import { loss, turnsToGo } from '../resources.ts'
import { guilty } from '../suspicion.ts'
import { allDealt } from '../values.ts'
import type { Meanings } from '../worth.ts'
import { worthOf } from '../worth.ts'
import { doubt, meansWell, mindFor, seatOf, toChooser } from './about.ts'
import { holds, mayGain } from './tokens.ts'

// People: sent away, let go, picked, looked at, given titles and actions.

/** How many titles somebody holds. */
const titlesOf = ({ view }: Mind, seat: Seat): number =>
  Object.values(view.titles).filter((holder) => holder === seat).length

/** How much the fleet misses somebody who is out of play. */
function importance({ view }: Mind, seat: Seat): number {
  const { president, admiral } = view.titles
  return (
    1 +
    (admiral === seat ? 0.3 : 0) +
    (president === seat ? 0.25 : 0) +
    0.03 * ((view.players[seat]?.cards ?? 0) - 5)
  )
}

/** So much a bot, of whichever side, would rather not have a newcomer locked up in the first round of his first game. */
const spared = 3

const isSpared = ({ memory, view, seat: own }: Mind, seat: Seat): boolean =>
  seat !== own && view.turn.number <= view.players.length && (memory.gentle?.includes(seat) ?? false)

/** Nobody stays for ever where he is sent. */
const lasting = 0.8

/** What it costs besides to be locked in where one may be left behind. */
const stuck = (mind: Mind, place: LocationId): number =>
  locksIn(mind, place) && mind.content.places.get(place)?.board === leftBehind(mind) ? leftWith(mind) : 0

/** As doubted as that, somebody is as well locked up as free. */
const even = 0.6

/** What the fleet gains by it that somebody is out of play who is so likely a Cylon, of what it loses by a human. */
const riddance = (doubt: number): number =>
  doubt >= even ? (2.2 * (doubt - even)) / (1 - even) : (doubt / even) ** 2 - 1

/** How likely a Cylon who is locked in cannot use any more what he could do on showing himself. */
const powerless = 0.6

/** As doubted as that, a hidden Cylon can accuse somebody with others. */
const accused = 0.5

/** To send a Cylon to a bad place is a service; to send anybody else is not. */
export function sent(mind: Mind, seat: Seat, place: LocationId): Gain {
  const p = mind.view.players[seat]
  if (!p || p.revealed || p.at === place) return nothing
  const cost = lasting * (hardship(mind, place) - hardship(mind, p.at))
  if (cost <= 0) return nothing
  if (isSpared(mind, seat) && locksIn(mind, place)) return forMe(-spared)
  if (seat === mind.seat)
    return forMe(
      mind.aims?.caught && locksIn(mind, place) ? 2 : -cost * importance(mind, seat) - stuck(mind, place),
    )
  // A Cylon who has shown himself spares those he knows, not those others doubt.
  const d = mind.side === 'revealed' ? Number(mind.seen[seat] === 'cylon') : doubt(mind, seat)
  const rid = riddance(d)
  // A Cylon with a title does harm by it, too.
  const power = locksIn(mind, place) ? titlesOf(mind, seat) : 0
  const spent = locksIn(mind, place) ? powerless * d * powerToCome(mind) : 0
  const fleet =
    rid > 0 ? rid * (cost + power) + spent : rid * (cost * importance(mind, seat) + stuck(mind, place))
  // In hiding one accuses whom others doubt too.
  return { fleet, own: 0, mine: mind.side === 'hidden' && d >= accused ? 0.3 * cost : 0 }
}

/** An execution proves who somebody is: it rids the fleet of a Cylon, or costs it morale, a hand and a face it knew. */
export function executedGain(mind: Mind, seat: Seat, noMorale: boolean): Gain {
  const p = mind.view.players[seat]
  if (!p) return nothing
  if (p.revealed) return { fleet: 0.6 + 0.05 * p.cards, own: 0, mine: wishes(mind, seat) }
  if (seat === mind.seat && mind.aims) return forMe(wishes(mind, seat))
  const d = doubt(mind, seat)
  const morale = noMorale ? 0 : loss(mind.view, mind.content, 'morale', 1)
  const human = -1.2 * importance(mind, seat) - 0.1 * p.cards - morale
  const fleet = d * 2.5 + (1 - d) * human
  return { fleet, own: 0, mine: seat === mind.seat ? (isCylon(mind) ? -2.5 : -1) : 0 }
}

/** What a Leader thinks of his own execution: it takes his cards and sends him home, and some want just that. */
const wishes = (mind: Mind, seat: Seat): number =>
  seat !== mind.seat || !mind.aims ? 0 : mind.aims.caught ? 2 : -0.8

/** Somebody gets out of where he cannot leave. */
function freed(mind: Mind, seat: Seat): Gain {
  if (!locksIn(mind, mind.view.players[seat]?.at ?? '')) return nothing
  // From where he might be left behind he saves more than himself.
  const saved = boardOf(mind, seat) === leftBehind(mind) ? leftWith(mind) : 0
  if (seat === mind.seat) return { fleet: isCylon(mind) ? 0 : saved, own: 0, mine: 3 }
  const d = doubt(mind, seat)
  const rid = riddance(d)
  const fleet = rid > 0 ? -0.8 * Math.min(1, rid) : -rid * (2 + saved)
  // In hiding nobody lets go whom he would have accused.
  return { fleet, own: 0, mine: mind.side === 'hidden' && d >= accused ? -0.6 : 0 }
}

/** A title that passes to somebody. */
function entitled(mind: Mind, title: 'president' | 'admiral', seat: Seat): Gain {
  const holder = mind.view.titles[title]
  if (holder === seat) return nothing
  const better = doubt(mind, holder) - doubt(mind, seat)
  // The longer the way, the more hangs on it.
  const power = Math.max(0.8, Math.min(2.4, 0.08 * turnsToGo(mind.view, mind.content)))
  const fleet = Math.abs(better) < 0.3 ? -0.2 : power * better
  const mine = !isCylon(mind) ? 0 : seat === mind.seat ? 0.6 : holder === mind.seat ? -0.6 : 0
  return { fleet, own: 0, mine }
}

/** What one is sure of as it is need not be looked at. */
const inDoubt = 6

function looked(mind: Mind, by: Seat, whose: Seat, all: boolean): Gain {
  const p = mind.view.players[whose]
  if (!p || p.loyaltyCards === 0 || by === whose) return nothing
  if (whose === mind.seat) return isCylon(mind) ? forMe(-0.6) : forFleet(0.2)
  if (by !== mind.seat) return meansWell(mind, by) ? forFleet(all ? 0.7 : 0.4) : nothing
  if (isCylon(mind) || p.revealed) return nothing
  const late = mind.view.distance >= allDealt(mind.content) ? 0.3 : 0
  const news = mind.seen[whose] ? 0.1 : 1
  const d = mind.suspicion[whose] ?? 0
  return forFleet(news * Math.min(1, inDoubt * d * (1 - d)) * ((all ? 0.3 : 0.4) + late + d))
}

/** Whom somebody could pick, as far as everybody can see. */
export function candidates(mind: Mind, filter: Filter, by: Seat): Seat[] {
  const { view } = mind
  return view.players
    .filter((p) => {
      if (typeof filter !== 'string') {
        if ('draws' in filter)
          return (
            !(filter.other && p.seat === by) &&
            (mind.content.decks.get(filter.draws)?.hand?.side ?? 'humans') ===
              (p.revealed ? 'cylons' : 'humans')
          )
        if ('gains' in filter) return !(filter.other && p.seat === by) && mayGain(mind, p.seat, filter.gains)
        if ('trades' in filter)
          return p.seat !== by && p.at === view.players[by]?.at && trades(mind, p.seat, by, filter.trades)
        return (
          boardOf(mind, p.seat) === filter.aboard &&
          (filter.at === undefined || p.at === filter.at) &&
          (filter.to === undefined || canGo(filter.to, p.seat))
        )
      }
      switch (filter) {
        case 'anyone':
          return p.at !== 'off-board'
        case 'to-brig':
          return canGo('brig', p.seat)
        case 'to-sickbay':
          return canGo('sickbay', p.seat)
        case 'human':
          return !p.revealed
        case 'to-be-dealt':
          return !p.revealed
        case 'cylon':
          return p.revealed
        case 'human-here':
          return !p.revealed && p.at === view.players[by]?.at
        case 'other-human':
        case 'other-to-act':
          return !p.revealed && p.seat !== by && p.at !== 'off-board'
        case 'in-brig':
          return !p.revealed && locksIn(mind, p.at)
        case 'in-own-brig':
          return !p.revealed && p.at === placeFor(mind, 'brig', by)
        case 'other-in-brig':
          return !p.revealed && p.seat !== by && locksIn(mind, p.at)
        case 'to-president':
          return mayPreside(p)
        case 'possible-president':
          return p.seat !== by && mayPreside(p)
        case 'other-human-here':
          return !p.revealed && p.seat !== by && p.at === view.players[by]?.at
        case 'possible-admiral':
          return !p.revealed && p.seat !== by && p.seat !== view.titles.admiral && !locksIn(mind, p.at)
        case 'loyalty-to-see':
        case 'human-loyalty-to-see':
          return p.seat !== by && p.loyaltyCards > 0
        case 'titled-loyalty-to-see':
          return (
            p.seat !== by &&
            p.loyaltyCards > 0 &&
            (p.seat === view.titles.president || p.seat === view.titles.admiral)
          )
        default:
          return p.seat !== by
      }
    })
    .map((p) => p.seat)

  function mayPreside(p: (typeof view.players)[number]): boolean {
    return !p.revealed && mind.content.rules.standings[p.standing]?.titles === 'can-hold'
  }

  function canGo(where: string, seat: Seat): boolean {
    const p = view.players[seat]
    const to = placeFor(mind, where, seat)
    return p !== undefined && !p.revealed && p.at !== to && p.at !== 'off-board' && !locksIn(mind, p.at)
  }
}

/** Whether a token can go from one to the other. */
const trades = (mind: Mind, a: Seat, b: Seat, token: string): boolean =>
  (holds(mind, a, token) && mayGain(mind, b, token)) || (holds(mind, b, token) && mayGain(mind, a, token))

/** What comes of it that somebody picks a player: another picks by what he thinks of all, this seat included. */
function picked(mind: Mind, { by, filter, effect, optional }: Picking, at: Scene): Gain {
  const chooser = mindFor(mind, by)
  const worthTo = (m: Mind, seat: Seat): Gain => worthOf(m, effect, inside(at, seat))
  const { option, score } = best(candidates(mind, filter, by), (seat) =>
    toChooser(mind, by, worthTo(chooser, seat)),
  )
  return option === undefined || (optional && score <= 0) ? nothing : worthTo(mind, option)
}

type Picking = {
  readonly by: Seat
  readonly filter: Filter
  readonly effect: Effect
  readonly optional: boolean
}

/** What it is worth to be among the humans. */
const among: Readonly<Record<Aims['infiltrating'], number>> = { needed: 2, useful: 1, useless: -0.6 }

/** He needs a Super Crisis card and has none: the way to where they are drawn is to return from the humans. */
const seeksCard = ({ aims, view }: Mind): boolean =>
  aims?.superCrisis === true && view.superCrises.length === 0

/** What comes of an order, of what could: the less, the more he is doubted, and nothing by whom nobody trusts. */
const obeyed = (doubt: number): number => 0.88 * Math.max(0, 1 - doubt - Math.max(0, doubt - 0.4))

const inside = (at: Scene, seat: Seat): Scene => ({ ...at, picked: seat })

export const peopleWords = {
  'send-to': (mind, { who, location }, at) => {
    const seat = seatOf(mind, who, at)
    return sent(mind, seat, placeFor(mind, location, seat))
  },
  execute: (mind, { who, noMorale }, at) => executedGain(mind, seatOf(mind, who, at), noMorale === true),
  'send-all': (mind, { from, to }) => {
    const there = mind.view.players.filter((p) =>
      typeof from === 'string' ? p.at === from : boardOf(mind, p.seat) === from.board,
    )
    return there.map((p) => sent(mind, p.seat, placeFor(mind, to, p.seat))).reduce(both, nothing)
  },
  'enter-at': (mind, { who }, at) => (who === 'user' ? forSelf(0.3) : freed(mind, seatOf(mind, who, at))),
  'free-to': (mind, { who }, at) => freed(mind, seatOf(mind, who, at)),
  'pick-player': (mind, { by, filter, effect, optional }, at) => {
    const chooser = seatOf(mind, by, at)
    // Whom another would pick when it is his turn to act nobody can tell.
    if (at.inside && chooser !== mind.seat) return nothing
    return picked(mind, { by: chooser, filter, effect, optional: optional === true }, at)
  },
  'look-at-loyalty': (mind, { by, whose, all }, at) =>
    looked(mind, seatOf(mind, by, at), seatOf(mind, whose, at), all === true),
  // To whom they would go is not looked up: somebody trusted loses less, a Cylon more.
  'give-up-titles': (mind, { who }, at) => {
    const seat = seatOf(mind, who, at)
    const titles = titlesOf(mind, seat)
    if (seat === mind.seat) return forMe(-0.4 * titles)
    return forFleet(titles * (doubt(mind, seat) >= guilty ? 0.8 : -0.3))
  },
  'title-to': (mind, { title, who }, at) => entitled(mind, title, seatOf(mind, who, at)),
  // Who comes next is printed; whether he is to be trusted more is what counts.
  'title-on': (mind, { title }) => {
    const next = mind.content.rules.titles[title]
      .map((id) => mind.view.players.findIndex((p) => p.character === id))
      .find((seat) => seat >= 0 && seat !== mind.view.titles[title] && !mind.view.players[seat]?.revealed)
    return next === undefined ? nothing : entitled(mind, title, next)
  },
  'grant-actions': (mind, _w, at) => {
    const seat = at.picked ?? at.user
    return at.inside ? forFleet(0.4) : forFleet(orderWorth(mind, seat) * obeyed(doubt(mind, seat)))
  },
  'take-action': (mind, _w, { user, card }) =>
    forSelf(
      user === mind.seat && user === mind.view.turn.seat && !isCylon(mind)
        ? oneMore(without(mind, card))
        : 0.5,
    ),
  infiltrate: (mind) => forSelf(!mind.aims ? 1 : seeksCard(mind) ? 1.2 : among[mind.aims.infiltrating]),
  'return-to-cylons': (mind) => {
    if (!mind.aims) return forSelf(-1)
    if (seeksCard(mind)) return forSelf(2)
    // From where he is locked in he can do nothing else; who wants to be there stays.
    const stuck = locksIn(mind, mind.me.at) && !mind.aims.caught ? 1.5 : 0
    return forSelf(stuck - among[mind.aims.infiltrating] - (mind.aims.infiltrating === 'needed' ? 2 : 0))
  },
  // Where Cylons wake up there is little to do.
  'return-elsewhere': (mind, { after }, at) => both(forSelf(0.6), worthOf(mind, after, at)),
  // A title for one's own turn is of use to who can act by it.
  'borrow-title': (mind) => forSelf(isCylon(mind) ? 0.8 : mind.view.quorumCards > 2 ? 2.4 : 0.4),
  'turn-this-up': () => nothing,
  'become-cylon': () => forFleet(-2),
  sympathize: () => forFleet(-1),
  // Whoever is dealt more Loyalty may become a Cylon: less of a loss, the likelier he is one, and more with every title.
  'draw-loyalty': (mind, { who, n }, at) => {
    const seat = seatOf(mind, who, at)
    return forFleet(-0.3 * n * (1 - doubt(mind, seat)) * (1 + titlesOf(mind, seat)))
  },
  'pass-this-on': () => forFleet(-0.5),
  // Handing hidden Cylon cards on makes another Cylon; a bad Super Crisis card is exchanged besides.
  'pass-on-loyalty': (mind, { upTo }, at) => {
    const cylon = mind.view.players[at.user]?.loyalty?.some((card) => isCylonCard(mind.content, card))
    const hands = mind.view.distance <= upTo && cylon && mind.view.players.some((p) => !p.revealed)
    return forFleet(hands ? -2.2 : 0)
  },
} satisfies Partial<Meanings>
