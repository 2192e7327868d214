import { msg } from '../text/message.ts'
import { frameSeen, type Game } from './game.ts'
import type { Seat } from './names.ts'
import { call, procedure, resume } from './procedure.ts'
import type { Ask } from './state.ts'
import { usablesAt, usablesOf, use, useOption } from './windows.ts'

// What may be done at any moment, whoever is asked what. Nobody waits for it and nobody else knows that it could be
// done. It must leave what others are asked as it is: turn a card up, note something.

export function momentAsks(g: Game): Ask[] {
  if (endsOrHasEnded(g)) return []
  const usable = usablesAt(g, 'any-moment')
  if (usable.length === 0) return []
  return g.s.players.flatMap((_, seat): Ask[] => {
    const own = usable.filter((u) => u.owner === seat)
    return own.length === 0 ? [] : [askOf(seat, own.map(useOption))]
  })
}

const askOf = (seat: Seat, options: Ask['options']): Ask => ({
  seat,
  prompt: msg('prompt.window.any-moment'),
  options,
  min: 1,
  max: 1,
  secret: true,
  window: 'any-moment',
  chosen: null,
})

/** When the game is over, it is asked for once more, and waited for. */
const endsOrHasEnded = (g: Game): boolean => g.s.outcome !== null || frameSeen(g, 'game-end') !== undefined

type Aside = { readonly seat: Seat; readonly what: string; readonly asks: readonly Ask[] }

/** Others are asked the same as before when it is done. */
const aside = procedure<Aside>('aside', {
  use: (g, f) => {
    const u = usablesOf(g, 'any-moment', f.seat).find((x) => useOption(x).id === f.what)
    if (u) use(g, u, {})
  },
  goOn: (g, f) => resume(g, f.asks),
})

export function stepAside(g: Game, seat: Seat, what: string): void {
  const { asks } = g.s
  g.s.asks = []
  call(g, aside, { seat, what, asks })
}
