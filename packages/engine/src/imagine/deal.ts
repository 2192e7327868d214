import type { Game } from '../core/game.ts'
import type { CardId } from '../core/names.ts'
import type { Chance } from '../random-player.ts'
import { type Back, backsIn, type Place } from './hidden.ts'

/**
 * Deals all hidden cards anew. They are gathered and sorted first, so that what comes out hangs on what is known and on
 * chance alone, not on where they lay.
 */
export function deal(g: Game, places: readonly Place[], random: Chance): void {
  const backs = backsIn(g.content)
  const inPile = (card: CardId): string => backs.get(card)?.pile ?? ''
  const inHand = (card: CardId): string => backs.get(card)?.hand ?? ''
  const pools = gathered(backs, places)
  const names = [...pools.keys()].sort()
  const tables = places.map((place) => ({
    place,
    dealt: place.cards.slice(),
    open: place.hidden.slice(),
    back: place.pile ? inPile : inHand,
  }))

  const settle = (
    { place, dealt, open, back }: (typeof tables)[number],
    position: number,
    card: CardId,
  ): void => {
    const at = open.indexOf(position)
    const pool = pools.get(inPile(card)) ?? []
    const from = pool.indexOf(card)
    if (at < 0 || from < 0 || back(place.cards[position] ?? '') !== back(card)) return
    open.splice(at, 1)
    pool.splice(from, 1)
    dealt[position] = card
  }
  for (const table of tables) for (const [position, card] of table.place.at) settle(table, position, card)
  for (const table of tables)
    for (const card of table.place.among) {
      const position = table.open[table.open.length === 0 ? 0 : random(table.open.length)]
      if (position !== undefined) settle(table, position, card)
    }

  for (const name of names) shuffle(pools.get(name) ?? [], random)
  const fill = (pile: boolean, from: ReadonlyMap<string, CardId[]>): void => {
    for (const { place, dealt, open, back } of tables)
      if (place.pile === pile)
        for (const position of open)
          dealt[position] = from.get(back(place.cards[position] ?? ''))?.pop() ?? ''
  }
  fill(true, pools)
  const loose = new Map<string, CardId[]>()
  for (const name of names) for (const card of pools.get(name) ?? []) into(loose, inHand(card), card)
  for (const pool of loose.values()) shuffle(pool, random)
  fill(false, loose)
  for (const { place, dealt } of tables) if (place.hidden.length > 0) place.put(dealt)
}

/** The hidden cards of each pile, sorted. They are counted: there are hundreds, of few kinds, and sorting takes long. */
function gathered(backs: ReadonlyMap<CardId, Back>, places: readonly Place[]): Map<string, CardId[]> {
  const counts = new Map<CardId, number>()
  for (const { cards, hidden } of places)
    for (const i of hidden) {
      const card = cards[i] ?? ''
      counts.set(card, (counts.get(card) ?? 0) + 1)
    }
  const pools = new Map<string, CardId[]>()
  for (const [card, { pile }] of backs) {
    const n = counts.get(card) ?? 0
    for (let i = 0; i < n; i++) into(pools, pile, card)
  }
  return pools
}

function into(pools: Map<string, CardId[]>, name: string, card: CardId): void {
  const pool = pools.get(name)
  if (pool) pool.push(card)
  else pools.set(name, [card])
}

function shuffle(list: CardId[], random: Chance): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1)
    const a = list[i]
    const b = list[j]
    if (a === undefined || b === undefined) continue
    list[i] = b
    list[j] = a
  }
}
