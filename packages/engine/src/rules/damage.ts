import { boardState, changeBoard, enteredBy, isDamaged, placesOn, printAt } from '../core/boards.ts'
import { printed } from '../core/content.ts'
import { drawToken } from '../core/decks.ts'
import { perform, type Source } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { current, type Game, without } from '../core/game.ts'
import type { BoardId, CardId, LocationId, Seat } from '../core/names.ts'
import { frozen } from '../core/phases.ts'
import { ask, call, pick, procedure, started } from '../core/procedure.ts'
import { standingOf } from '../core/standing.ts'
import { isUsed, type Moment, openWindow } from '../core/windows.ts'
import { msg } from '../text/message.ts'
import { nameOf } from '../text/names.ts'
import { placeFor, putOn, seatsAt } from './places.ts'
import { pay } from './resources.ts'

type BoardDamage = { board: BoardId; readonly source: Source; readonly by?: Seat }

const momentOf = ({ board, source, by }: BoardDamage): Moment => ({ board, source, by })

/** A board is damaged once (B-ATK-22). Where another one can take it, the current player says which (P-PEG-4). */
export const boardDamage = procedure<BoardDamage>('damage-board', {
  before: (g, f) => openWindow(g, ['board-damage'], momentOf(f)),
  choose: (g, f) =>
    ask(g, {
      seat: current(g),
      prompt: msg('prompt.damage-board', { board: nameOf('board', f.board) }),
      options: takers(g, f.board).map((id) => ({ id: `board:${id}`, text: nameOf('board', id), board: id })),
    }),
  strike: (g, f) => {
    f.board = pick(f)?.board ?? f.board
    hit(g, f.board)
  },
  after: (g, f) => openWindow(g, ['board-damaged'], momentOf(f)),
})

/** The board itself, and those that can take damage for it. */
const takers = (g: Game, board: BoardId): BoardId[] => [
  board,
  ...[...g.content.boards.values()]
    .filter((b) => b.takesDamageOf === board && placesOn(g, b.id).length > 0)
    .filter((b) => boardState(g, b.id).pool.length > 0)
    .map((b) => b.id),
]

/** What follows belongs into the next step: the current player may have to say which board is hit. */
export function damageBoard(g: Game, board: BoardId, { source, by }: { source: Source; by?: Seat }): void {
  if (frozen(g)) return
  const simple = takers(g, board).length === 1 && !isUsed(g, 'board-damage') && !isUsed(g, 'board-damaged')
  if (simple && !started(g)) hit(g, board)
  else call(g, boardDamage, { board, source, by })
}

function hit(g: Game, board: BoardId): void {
  const token = drawToken(g, boardState(g, board).pool)
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
  for (const place of placesOn(g, board))
    for (const seat of seatsAt(g, place)) if (!isWelcome(g, board, seat)) putOn(g, seat, refuge(g, seat))
}

/** Whether a side of a board that is up is open to him. */
function isWelcome(g: Game, board: BoardId, seat: Seat): boolean {
  const enter = enteredBy(g, board)
  return enter === 'all' || enter === standingOf(g, seat).side
}

/** Where somebody goes whose ship has changed sides. */
const refuge = (g: Game, seat: Seat): LocationId =>
  placeFor(g, standingOf(g, seat).side === 'humans' ? 'sickbay' : 'resurrection', seat)
