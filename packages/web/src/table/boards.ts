import type { View } from '@ragtag/engine'
import { contentFor, locationAt } from '../content.ts'
import { sentence, t, wordsOr } from '../words/index.ts'
import { spacesOn } from './missions.ts'
import type { BoardUp } from './strips.ts'

// The boards in play as the page speaks of them.

type Side = NonNullable<ReturnType<ReturnType<typeof contentFor>['boards']['get']>>['sides'][number]

/** The side of a board that is up. */
export function sideUp(now: View, board: string): Side | undefined {
  const up = now.boards.find((b) => b.id === board)?.side
  return contentFor(now)
    .boards.get(board)
    ?.sides.find((s) => s.id === up)
}

/** With whom a board is, where that depends on the side that is up. */
export function holderOf(now: View, board: string): 'humans' | 'cylons' | undefined {
  const sides = contentFor(now).boards.get(board)?.sides ?? []
  const up = sideUp(now, board)?.enter
  if (new Set(sides.map((s) => s.enter)).size < 2) return undefined
  return up === 'humans' || up === 'cylons' ? up : undefined
}

/** What stands over it: a side that was turned up later may have a name of its own. */
export function boardTitle(now: View, board: string): string {
  const side = sideUp(now, board)
  const first = contentFor(now).boards.get(board)?.sides[0]
  if (holderOf(now, board)) return wordsOr(`board.${board}`, sentence(t(`board:${board}`)))
  if (side && side !== first)
    return wordsOr(`board.${board}.${side.id}`, sentence(t(`side:${board}-${side.id}`)))
  return wordsOr(`board.${board}`, sentence(t(`board:${board}`)))
}

/** The places a board has now, in printed order. */
export const placesOn = (now: View, { id, side }: View['boards'][number]): readonly string[] =>
  (contentFor(now).laid.get(id)?.[side] ?? []).map((l) => l.place ?? l.id)

/** The boards that came into play for the time in which nothing happens in space: they lie in front then. */
export function inFront(now: View): readonly string[] {
  const { rules, boards } = contentFor(now)
  if (!rules.objective.phases?.[now.phase ?? '']?.frozen) return []
  return now.boards.filter(({ id }) => boards.get(id)?.aside).map(({ id }) => id)
}

/** Nobody can go there or use anything there as long as the objective is in this phase. */
export const isClosed = (now: View, board: string): boolean =>
  contentFor(now).rules.objective.phases?.[now.phase ?? '']?.passives?.some(
    (p) => p.is === 'closed' && 'ship' in p && p.ship === board,
  ) ?? false

/** Tokens that stand at a place, one for each. */
export const tokensAt = (now: View, place: string): readonly string[] =>
  Object.entries(now.tokensAt ?? {}).flatMap(([token, places]) =>
    places.flatMap((p) => (p === place ? token : [])),
  )

/** Every board in play with what is printed on it. */
export const boardsUp = (now: View): BoardUp[] =>
  now.boards.map((board) => ({
    id: board.id,
    title: boardTitle(now, board.id),
    rooms: [
      ...placesOn(now, board).map((place) => ({
        id: place,
        name: t(locationAt(now, place)),
        tokens: [...contentFor(now).placeTokens.values()].some(({ track }) => track.includes(place)),
      })),
      ...spacesOn(now, board.id).map((id) => ({ id, name: '' })),
    ],
  }))

/** How badly a board is hit, of how much it can take; nothing where that does not matter. */
export function hitsOn(now: View, board: string): { readonly n: number; readonly of: number } | undefined {
  const of = contentFor(now).boards.get(board)?.wrecked?.at
  return of === undefined ? undefined : { n: now.boards.find((b) => b.id === board)?.damaged.length ?? 0, of }
}

/** Nothing is left of it: nobody can be there. */
export const isLost = (now: View, board: string): boolean =>
  now.boards.every((b) => b.id !== board || placesOn(now, b).length === 0)
