import { type GameState, view } from '@ragtag/engine'
import { exposedIn } from './danger.ts'
import { type Content, contentFor, isCylonCard } from './printed.ts'
import { spaceOf } from './space.ts'
import weights from './value.json' with { type: 'json' }
import { flagship } from './values.ts'

// How likely the humans win a game as it stands, by what was seen in many games: a sum of weighed features
// (`npm run train` makes the weights). It is asked about imagined games only, so it may look into them.

/** The features, by name; all of them mean the same in every box. */
export function features(state: GameState): Readonly<Record<string, number>> {
  const seen = view(state, 'spectator')
  const content = contentFor(seen)
  const { rules } = content
  const space = spaceOf(seen)
  const board = seen.boards.find((b) => b.id === flagship(content))
  const most = content.boards.get(flagship(content))?.wrecked?.at ?? 6
  const left = Math.max(0, rules.objective.goal - seen.distance)
  const track = seen.jumpTrack / Math.max(1, rules.jumpTrack.length - 1)
  const people = peopleOf(state, content)
  const found: Record<string, number> = {
    left,
    track,
    last: left === 0 ? 1 : 0,
    'last track': left === 0 ? track : 0,
    damage: (board?.damaged.length ?? 0) / most,
    wrecked: (board?.damaged.length ?? 0) >= most - 2 ? 1 : 0,
    boarded: seen.centurions.reduce((top, at) => Math.max(top, at / rules.boardingTrack), 0),
    raiders: space.raider,
    heavies: space.heavy,
    basestars: space.basestar,
    civilians: space.civilian,
    exposed: exposedIn(space),
    raptors: seen.reserve.raptor,
    nukes: seen.nukes,
    phase: seen.phase === undefined ? 0 : 1,
    ...people,
  }
  for (const [resource, level] of Object.entries(seen.resources)) {
    found[resource] = level
    found[`${resource} low`] = 1 / Math.max(0.5, level)
  }
  return found
}

function peopleOf(state: GameState, content: Content): Readonly<Record<string, number>> {
  const sum = { cards: 0, humans: 0, revealed: 0, hidden: 0 }
  for (const p of state.players) {
    const standing = content.rules.standings[p.standing]
    if (standing?.side === 'cylons') sum.revealed++
    else if (p.loyalty.some((card) => isCylonCard(content, card))) sum.hidden++
    else {
      sum.humans++
      sum.cards += Math.min(content.rules.handLimit, p.hand.length)
    }
  }
  const n = Math.max(1, state.players.length)
  return {
    cards: sum.cards / Math.max(1, sum.humans),
    revealed: sum.revealed / n,
    hidden: sum.hidden / n,
  }
}

export type Weights = Readonly<Record<string, number>>

/** The chance of the humans by these weights, or by those that were trained. */
export function chanceOfHumans(state: GameState, by: Weights = weights): number {
  if (state.outcome) return state.outcome.winner === 'humans' ? 1 : 0
  let sum = by['bias'] ?? 0
  for (const [name, value] of Object.entries(features(state))) sum += (by[name] ?? 0) * value
  return 1 / (1 + Math.exp(-sum))
}
