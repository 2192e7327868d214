import { boardState, changeBoard, isDamaged, placesOn, printAt } from '../core/boards.ts'
import { printed } from '../core/content.ts'
import { drawToken } from '../core/decks.ts'
import { perform } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { current, type Game, without } from '../core/game.ts'
import type { BoardId, CardId, LocationId } from '../core/names.ts'
import { frozen } from '../core/phases.ts'
import { nameOf } from '../text/names.ts'
import { placeFor, putOn, seatsAt } from './places.ts'
import { pay } from './resources.ts'

/** B-ATK-22 */
export function damageBoard(g: Game, board: BoardId): void {
  const token = frozen(g) ? undefined : drawToken(g, boardState(g, board).pool)
  if (token !== undefined) applyDamage(g, token)
}

/** A damage token leaves its pool and takes effect (B-ATK-24 to B-ATK-26). */
export function applyDamage(g: Game, token: CardId): void {
  const { board, location, loss } = printed(g.content.damageTokens, token)
  changeBoard(g, board, { pool: without(boardState(g, board).pool, token) })
  say(g, `event.${board}-damaged`, { token: nameOf('token', token) })
  pay(g, loss, 'rule')
  if (location === undefined) {
    g.s.removed = [...g.s.removed, token]
    return
  }
  const damaged = [...boardState(g, board).damaged, location]
  changeBoard(g, board, { damaged })
  for (const seat of seatsAt(g, location)) putOn(g, seat, placeFor(g, 'sickbay', seat))
  const { wrecked } = printed(g.content.boards, board)
  if (wrecked && damaged.length >= wrecked.at)
    perform(g, wrecked.effect, { user: current(g), source: 'rule' })
}

/** B-ATK-27 */
export function repairLocation(g: Game, location: LocationId): void {
  const { board } = printed(g.content.places, location)
  if (!isDamaged(g, location) || frozen(g)) return
  const { pool, damaged } = boardState(g, board)
  const tokens = [...g.content.damageTokens.values()].filter((t) => t.location === location)
  changeBoard(g, board, {
    damaged: without(damaged, location),
    pool: [...pool, ...tokens.map((t) => t.id)],
  })
  say(g, 'event.repaired', { location: nameOf('location', printAt(g, location)) })
}

/** Turns a board to another side, or brings it into play; whoever stands where nothing is left goes to Sickbay. */
export function turnBoard(g: Game, board: BoardId, side: string): void {
  const before = placesOn(g, board)
  if (boardState(g, board).side === side) return
  changeBoard(g, board, { side })
  say(g, 'event.board-turned', { board: nameOf('board', board), side: nameOf('side', `${board}-${side}`) })
  const gone = before.filter((place) => !placesOn(g, board).includes(place))
  for (const place of gone) for (const seat of seatsAt(g, place)) putOn(g, seat, placeFor(g, 'sickbay', seat))
}
