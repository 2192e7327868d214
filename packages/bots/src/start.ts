import { newGame, requests, type View, view } from '@ragtag/engine'
import { turnWorth } from './crisis.ts'
import { newMemory } from './memory.ts'
import { mindOf } from './mind.ts'
import { type Content, contentFor } from './printed.ts'
import { cylonsMade } from './suspicion.ts'
import trained from './value.json' with { type: 'json' }
import { burdensIn, weighed } from './value.ts'

// How hard the way is at a table, before anything has happened: by the people, the goal and what the boxes bring. It has
// weights of its own (`npm run train`), and is the same for everybody, whoever sits where.

/** What such a table is like, by what all see. */
export function tableFeatures(seen: View): Readonly<Record<string, number>> {
  const content = contentFor(seen)
  const { objective } = content.rules
  const { cylons, late, leader } = cylonsMade(seen, content)
  const n = Math.max(1, seen.players.length)
  return {
    players: n,
    cylons: cylons / n,
    late: late / n,
    leader: Number(leader),
    goal: objective.goal,
    phases: Number(objective.phases !== undefined),
    burdens: burdensIn(content),
    hulls: seen.boards.filter((b) => content.boards.get(b.id)?.wrecked).length,
    crises: crisesOf(seen, content),
  }
}

/** The chance of the humans when such a game begins. */
export const chanceAtStart = (seen: View): number => weighed(tableFeatures(seen), trained.start)

/** A game like many others: so many play, and these cards are dealt. */
const sample = { players: 5, seed: 1 }
/** No card is thought to do more harm than that. */
const worst = -12

const judged = new WeakMap<Content, number>()

/** What a Crisis card of these boxes does to the fleet on average, at the beginning of a game. */
function crisesOf({ config }: View, content: Content): number {
  const known = judged.get(content)
  if (known !== undefined) return known
  const { players, seed } = sample
  const usual = [...content.characters.values()].filter((c) => !c.standing && !c.alternateOf)
  const characters = usual.slice(0, players).map((c) => c.id)
  const { sets, objective } = config
  const game = newGame({ players, sets, objective, characters }, seed)
  const [request] = requests(game)
  if (!request) throw new Error('A game begins with a question.')
  const mind = mindOf(view(game, request.seat), request, newMemory(request.seat), () => 0)
  const deck = content.decks.get('crisis')?.cards ?? []
  const sum = deck.reduce((total, card) => total + Math.max(worst, turnWorth(mind, card)), 0)
  const made = sum / Math.max(1, deck.length)
  judged.set(content, made)
  return made
}
