import { boardState, isDamaged, placesOn } from '../core/boards.ts'
import { seatOf, type Who, word } from '../core/effect.ts'
import type { Game } from '../core/game.ts'
import type { BoardId, LocationId } from '../core/names.ts'
import { frozen } from '../core/phases.ts'
import { ask, chosen, end } from '../core/procedure.ts'
import { shuffled } from '../core/random.ts'
import type { Reason } from '../core/state.ts'
import { applyDamage, damageBoard, repairLocation, turnBoard as turn } from '../rules/damage.ts'
import { locationOptions } from '../rules/options.ts'
import { gameOver, isOver } from '../rules/victory.ts'
import { msg } from '../text/message.ts'
import { nameOf } from '../text/names.ts'

/** A board is damaged so many times. */
export const damage = word('damage', (board: BoardId, n: number) => ({ board, n }), {
  run: (g, { board, n }, ctx) => {
    for (let i = 0; i < n && !isOver(g); i++) damageBoard(g, board, { source: ctx.source ?? 'rule' })
  },
  possible: (g) => !frozen(g), // P-NC-72, PQ38
  because: () => [msg('why-not.frozen')],
  describe: ({ board, n }) => msg(`effect.damage-${board}`, { n }),
})

/** Draws damage tokens of a board, has some of them take effect, and returns the others. */
export const sabotage = word(
  'sabotage',
  (board: BoardId, draw: number, keep: number) => ({ board, draw, keep }),
  {
    steps: {
      draw: (g, f) => {
        if (frozen(g)) return end(f)
        f.names = shuffled(g.s, boardState(g, f.w.board).pool).slice(0, f.w.draw)
      },
      choose: (g, f) =>
        ask(g, {
          seat: f.ctx.user,
          prompt: msg('prompt.sabotage', { n: f.w.keep }),
          options: (f.names ?? []).map((token) => ({
            id: `token:${token}`,
            text: nameOf('token', token),
            card: token,
          })),
          min: f.w.keep,
          max: f.w.keep,
        }),
      apply: (g, f) => {
        for (const { card } of chosen(f)) {
          if (card === undefined || isOver(g)) return end(f)
          applyDamage(g, card)
        }
      },
    },
    looks: [
      {
        at: (f) => f.names ?? [],
        among: (g, f) => boardState(g, f.w.board).pool,
        seenBy: (f, seat) => seat === f.ctx.user,
        put: (f, others) => {
          f.names = others
        },
      },
    ],
    describe: ({ draw, keep }) => msg('effect.sabotage', { draw, keep }),
  },
)

type Repairing = { readonly who: Who; readonly n: number; readonly all?: true }

/** So many damaged locations, wherever they are, are repaired, or up to so many. */
export const repairLocations = word(
  'repair-locations',
  (who: Who, n: number, how: 'up-to' | 'all' = 'up-to'): Repairing =>
    how === 'all' ? { who, n, all: true } : { who, n },
  {
    steps: {
      choose: (g, f) =>
        ask(g, {
          seat: seatOf(g, f.w.who, f.ctx),
          prompt: msg('prompt.repair-locations', { n: f.w.n }),
          options: locationOptions(g, damagedPlaces(g)),
          min: f.w.all ? f.w.n : 0,
          max: f.w.n,
        }),
      repair: (g, f) => {
        for (const { location } of chosen(f)) if (location !== undefined) repairLocation(g, location)
      },
    },
    possible: (g) => damagedPlaces(g).length > 0,
    because: () => [msg('why-not.nothing-damaged')],
    describe: ({ who, n, all }) =>
      msg(all ? 'effect.repair-locations-all' : 'effect.repair-locations', {
        who: nameOf('who', who),
        n,
      }),
  },
)

const damagedPlaces = (g: Game): LocationId[] =>
  frozen(g)
    ? []
    : [...g.content.boards.keys()].flatMap((board) =>
        placesOn(g, board).filter((place) => isDamaged(g, place)),
      )

/** A board is turned to another side, or comes into play with it. */
export const turnBoard = word('turn-board', (board: BoardId, side: string) => ({ board, side }), {
  run: (g, { board, side }) => turn(g, board, side),
  possible: (g, { board, side }) => boardState(g, board).side !== side,
  describe: ({ board, side }) =>
    msg('effect.turn-board', { board: nameOf('board', board), side: nameOf('side', `${board}-${side}`) }),
})

/** The humans have lost. */
export const loseGame = word('lose-game', (reason: Reason) => ({ reason }), {
  run: (g, { reason }) => gameOver(g, 'cylons', reason),
  describe: ({ reason }) => msg('effect.lose-game', { reason: msg(`reason.${reason}`) }),
})
