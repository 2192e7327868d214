import { type Content, deckOf } from '../core/content.ts'
import type { CardId, Seat } from '../core/names.ts'
import type { Deck, GameState, Player } from '../core/state.ts'

// What two ways of going on are compared by.

/** Who has paid for one of them, and the card it was, if it was one. */
export type Price = { readonly seat: Seat; readonly card?: CardId }

const sorted = (list: readonly string[]): string[] => [...list].sort()

const deckWithout = ({ draw, discard }: Deck, card: CardId | undefined): Deck => {
  const left = sorted(discard)
  const at = card === undefined ? -1 : left.indexOf(card)
  if (at >= 0) left.splice(at, 1)
  return { draw, discard: left }
}

/** Everything that matters of a position, as one text; the price is taken back. Of no use are names, counters, chance. */
export function essence(s: GameState, content: Content, price?: Price & { readonly paid: boolean }): string {
  const paid = price?.paid ? price.card : undefined
  const from = paid === undefined ? '' : deckOf(content, paid)
  const person = (p: Player, seat: Seat) => ({
    ...p,
    answers: 0,
    hand: sorted(paid !== undefined && price?.seat === seat ? [...p.hand, paid] : p.hand),
    ...(price?.seat === seat ? { used: 0, tokens: 0 } : {}),
  })
  return JSON.stringify({
    ...s,
    random: 0,
    dice: 0,
    nextTokens: 0,
    decision: 0,
    nextShip: 0,
    turn: { ...s.turn, once: 0 },
    players: s.players.map(person),
    decks: Object.entries(s.decks).map(([name, d]) => [
      name,
      deckWithout(d, name === from ? paid : undefined),
    ]),
    ships: s.ships.map((ship) => JSON.stringify({ ...ship, id: 0 })).sort(),
    stack: s.stack.map((f) => ({ ...f, got: 0, once: 0 })),
    asks: s.asks.map((a) => ({ seat: a.seat, prompt: a.prompt, options: a.options.map((o) => o.id) })),
  })
}

/** What the humans have, by name: the more of each, the better for them. */
export type Fortune = ReadonlyMap<string, number>

export function fortuneOf(s: GameState, content: Content): Fortune {
  const all = new Map<string, number>()
  const add = (name: string, n: number): void => void all.set(name, (all.get(name) ?? 0) + n)
  add('end', s.outcome === null ? 0 : s.outcome.winner === 'humans' ? 1 : -1)
  for (const [name, n] of Object.entries(s.resources)) add(name, n)
  for (const [board, { damaged }] of Object.entries(s.boards)) add(`damage ${board}`, -damaged.length)
  for (const [kind, { damaged, destroyed }] of Object.entries(s.fleet)) {
    if (content.shipKinds.get(kind)?.side === 'cylon') continue
    add(`lost ${kind}`, -destroyed)
    add(`hurt ${kind}`, -damaged - destroyed)
  }
  for (const { kind, area, pilot, tokens, damage } of s.ships) {
    const cylon = content.shipKinds.get(kind)?.side === 'cylon'
    add(`${kind} ${area} ${pilot} ${tokens.join()}`, cylon ? -1 : 1)
    if (cylon) add('hits', damage.length)
  }
  add('lost civilian ships', -s.lostCivilians.length)
  for (const space of s.centurions) add('centurions', -10 - space)
  s.players.forEach(({ at }, seat) => {
    if (!content.locations.get(at)?.hazardous) add(`${seat} at ${at}`, 1)
  })
  return all
}

/** The same position without anything that a fortune is made of. */
export const besides = (s: GameState): GameState => ({
  ...s,
  outcome: null,
  resources: { fuel: 0, food: 0, morale: 0, population: 0 },
  boards: Object.fromEntries(
    Object.entries(s.boards).map(([id, b]) => [id, { ...b, damaged: [], pool: [] }]),
  ),
  fleet: Object.fromEntries(
    Object.entries(s.fleet).map(([kind, stock]) => [
      kind,
      { ...stock, reserve: 0, damaged: 0, destroyed: 0 },
    ]),
  ),
  ships: [],
  civilians: [],
  lostCivilians: [],
  basestarTokens: [],
  centurions: [],
  removed: [],
  players: s.players.map((p) => ({ ...p, at: '' })),
})

/** Whether one is in nothing better for the humans than the other. */
export const neverBetter = (one: Fortune, other: Fortune): boolean =>
  [...new Set([...one.keys(), ...other.keys()])].every(
    (name) => (one.get(name) ?? 0) <= (other.get(name) ?? 0),
  )
