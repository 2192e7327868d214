import { contentOf, type GameState, type View, view } from '@ragtag/engine'
import { exposedIn } from './danger.ts'
import { chanceIfLeft, readyIn } from './leaving.ts'
import { locksIn } from './places.ts'
import { type Content, contentFor, isCylonCard, resources } from './printed.ts'
import { lasts } from './resources.ts'
import { type Space, spaceOf } from './space.ts'
import { cylonsMade } from './suspicion.ts'
import trained from './value.json' with { type: 'json' }
import { allDealt, flagship } from './values.ts'

// How likely the humans win a game as it stands, by what was seen in many games: a sum of weighed features
// (`npm run train` makes the weights). An imagined game may be looked into; of the game one is in, only what a seat sees
// is taken.

/**
 * Who is on which side and locked in, as shares of the table, how many cards the humans have each, and how likely a Cylon
 * commands.
 */
type Sides = {
  readonly cards: number
  readonly revealed: number
  readonly hidden: number
  readonly locked: number
  readonly caught: number
  readonly commanding: number
}

/** The features, by name; all of them mean the same in every box. */
export function features(state: GameState): Readonly<Record<string, number>> {
  const seen = view(state, 'spectator')
  return featuresOf(seen, sidesIn(state, seen))
}

function featuresOf(seen: View, sides: Sides): Readonly<Record<string, number>> {
  const content = contentFor(seen)
  const { rules } = content
  const space = spaceOf(seen)
  const board = seen.boards.find((b) => b.id === flagship(content))
  const most = content.boards.get(flagship(content))?.wrecked?.at ?? 6
  const left = Math.max(0, rules.objective.goal - seen.distance)
  const track = seen.jumpTrack / Math.max(1, rules.jumpTrack.length - 1)
  const found: Record<string, number> = {
    goal: rules.objective.goal,
    ahead: rules.objective.phases !== undefined && seen.phase === undefined ? 1 : 0,
    left,
    far: left ** 2,
    players: seen.players.length,
    track,
    last: left === 0 ? 1 : 0,
    'last track': left === 0 ? track : 0,
    // Cards that people must hold, and are sent away for too many of; a second hull takes what would hit the first.
    burdens: burdensIn(content),
    hulls: seen.boards.filter((b) => b.damaged.length < (content.boards.get(b.id)?.wrecked?.at ?? 0)).length,
    damage: (board?.damaged.length ?? 0) / most,
    wrecked: (board?.damaged.length ?? 0) >= most - 2 ? 1 : 0,
    boarded: seen.centurions.reduce((top, at) => Math.max(top, at / rules.boardingTrack), 0),
    centurions: seen.centurions.length,
    raiders: space.raider,
    heavies: space.heavy,
    basestars: space.basestar,
    civilians: space.civilian,
    exposed: exposedIn(space),
    raptors: seen.reserve.raptor,
    nukes: seen.nukes,
    ...outlook(seen, content, space),
    ...sides,
    'revealed left': sides.revealed * left,
    'hidden left': sides.hidden * left,
  }
  for (const resource of resources) {
    const level = seen.resources[resource]
    found[resource] = level
    found[`${resource} low`] = 1 / Math.max(0.5, level)
    found[`${resource} left`] = left / Math.max(0.5, level)
  }
  return found
}

/** Decks of which people are sent away for holding too many. */
export const burdensIn = ({ decks }: Content): number =>
  [...decks.values()].filter((deck) => deck.hand?.over !== undefined).length

/** Something likely counts the more the nearer it is to certainty. */
const logit = (p: number): number => Math.log((p + 0.01) / (1.01 - p))

/** On the way, how likely the dials last; where the fleet has settled, what would be lost if it left. */
function outlook(seen: View, content: Content, space: Space): Readonly<Record<string, number>> {
  const phases = Object.keys(content.rules.objective.phases ?? {})
  const at = seen.phase === undefined ? -1 : phases.indexOf(seen.phase)
  const settled = at >= 0
  const leaving = settled && at === phases.length - 1
  const piled = Object.values(seen.piles ?? {}).reduce((sum, n) => sum + n, 0)
  const ready = readyIn(seen, content)
  const left = (after: number): number => logit(chanceIfLeft({ view: seen, content, space }, [1], after))
  return {
    lasting: settled ? 0 : logit(lasts(seen, content)),
    settled: settled ? 1 : 0,
    piled: settled ? piled : 0,
    'left once back': settled && !leaving ? left(afterReturn) : 0,
    leaving: leaving ? 1 : 0,
    'leaving piled': leaving ? piled : 0,
    'leaving ready': leaving ? ready : 0,
    'left now': leaving ? left(0) : 0,
    'left soon': leaving ? left(soon) : 0,
  }
}

/** After so many turns the fleet can have left, if it can leave now, or not yet. */
const soon = 4
const afterReturn = 8

function sidesIn(state: GameState, seen: View): Sides {
  const content = contentOf(state.config)
  const sum = { cards: 0, humans: 0, revealed: 0, hidden: 0, locked: 0, caught: 0, commanding: 0 }
  state.players.forEach((p, seat) => {
    const standing = content.rules.standings[p.standing]
    const locked = Number(locksIn({ view: seen, content }, seen.players[seat]?.at ?? ''))
    if (standing?.side === 'cylons') sum.revealed++
    else if (p.loyalty.some((card) => isCylonCard(content, card))) {
      sum.hidden++
      sum.caught += locked
      if (state.titles.admiral === seat) sum.commanding = 1
    } else {
      sum.humans++
      sum.locked += locked
      sum.cards += Math.min(content.rules.handLimit, p.hand.length)
    }
  })
  const n = Math.max(1, state.players.length)
  return {
    cards: sum.cards / Math.max(1, sum.humans),
    revealed: sum.revealed / n,
    hidden: sum.hidden / n,
    locked: sum.locked / n,
    caught: sum.caught / n,
    commanding: sum.commanding,
  }
}

/** The sides as far as a seat sees them: of those it does not know as many are Cylons as the Loyalty deck makes. */
function sidesSeen(seen: View): Sides {
  const content = contentFor(seen)
  const { rules } = content
  const away = seen.players.filter((p) => rules.standings[p.standing]?.side === 'cylons')
  const { cylons, mayBe } = cylonsMade(seen, content)
  const known = away.filter(mayBe).length
  const own = seen.players.find((p) => p.loyalty?.some((card) => isCylonCard(content, card)) && !p.revealed)
  const n = Math.max(1, seen.players.length)
  const dealt = seen.distance >= allDealt(content) ? 1 : 0.5
  const loyal = seen.players.filter((p) => rules.standings[p.standing]?.side !== 'cylons')
  const cards = loyal.reduce((sum, p) => sum + Math.min(rules.handLimit, p.cards), 0)
  const hidden = Math.max(own ? 1 : 0, cylons * dealt - known) / n
  const each = (hidden * n) / Math.max(1, loyal.length)
  const locked = loyal.filter((p) => locksIn({ view: seen, content }, p.at)).length / n
  return {
    cards: cards / Math.max(1, loyal.length),
    revealed: away.length / n,
    hidden,
    locked: locked * (1 - each),
    caught: locked * each,
    commanding: seen.titles.admiral === seen.viewer ? Number(own !== undefined) : each,
  }
}

export type Weights = Readonly<Record<string, number>> & { readonly bias?: number }

/** The chance of the humans by these weights, or by those that were trained. */
export function chanceOfHumans(state: GameState, by: Weights = trained.weights): number {
  if (state.outcome) return state.outcome.winner === 'humans' ? 1 : 0
  return weighed(features(state), by)
}

/** The same for who only sees his own view. */
export const chanceSeen = (seen: View): number => weighed(featuresOf(seen, sidesSeen(seen)), trained.weights)

/** A likelihood, by features and their weights. */
export function weighed(found: Readonly<Record<string, number>>, by: Weights): number {
  let sum = by.bias ?? 0
  for (const [name, value] of Object.entries(found)) sum += (by[name] ?? 0) * value
  return 1 / (1 + Math.exp(-sum))
}
