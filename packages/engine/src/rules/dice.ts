import { say } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import type { Seat } from '../core/names.ts'
import { finish, procedure, underWay } from '../core/procedure.ts'
import { below } from '../core/random.ts'
import type { Frame } from '../core/state.ts'
import { closeWindow, openWindow } from '../core/windows.ts'
import type { Message } from '../text/message.ts'
import { seatName } from '../text/names.ts'

export type DieRoll = {
  readonly by: Seat
  readonly why: Message
  /** Added to every throw of this roll (B-DICE-7). */
  bonus: number
  /** Added to the present throw only (Q11). */
  extra: number
  /** The viper under attack, if this is an attack on one. */
  readonly viper?: number
  /** All that was added up (B-DICE-5), and what it counts as. */
  sum?: number
  value?: number
  /** The result was not thrown. */
  unthrown?: boolean
}

/** B-TIME-4. Returns the final result. */
export const dieRoll = procedure<DieRoll>('die-roll', {
  due: (g, f) => openWindow(g, ['roll-due'], { picked: f.by }),
  before: (g) => openWindow(g, ['roll-before']),
  throw: (g, f) => {
    const face = g.s.dice.shift() ?? below(g.s, 8) + 1
    f.sum = face + f.bonus + f.extra
    f.value = counted(f.sum)
    say(g, 'event.rolled', { who: seatName(f.by), why: f.why, face, result: f.value })
    const ships = f.viper === undefined ? [] : [f.viper]
    openWindow(g, f.viper === undefined ? ['roll-after'] : ['viper-attacked', 'roll-after'], { ships })
  },
  done: (g, f) => finish(g, f.value ?? 1, f.unthrown),
})

/** B-DICE-5, P-CLAR-5 */
const counted = (sum: number): number => Math.max(1, Math.min(8, sum))

/** What the roll under way would count as with so much more. */
export function resultWith(g: Game, n: number): number | undefined {
  const { sum } = rollUnderWay(g) ?? {}
  return sum === undefined ? undefined : counted(sum + n)
}

/** Adds to what has been thrown. */
export function changeResult(g: Game, n: number): void {
  const roll = rollUnderWay(g)
  if (!roll) return
  roll.sum = (roll.sum ?? roll.value ?? 1) + n
  roll.value = counted(roll.sum)
}

/** The roll under way. */
export const rollUnderWay = (g: Game) => underWay(g, dieRoll)

/** The die is thrown again, with everything that may come before a throw (B-DICE-8, B-DICE-9). */
export function throwAgain(g: Game, extra: number): void {
  const roll = rollUnderWay(g)
  if (!roll) return
  roll.extra = extra
  roll.step = 'due'
  closeWindow(g)
}

/** What was thrown; nothing where a result took its place (P-CLAR-9). */
export const thrown = ({ result, unthrown }: Pick<Frame, 'result' | 'unthrown'>): number | undefined =>
  unthrown ? undefined : result

/** No die is thrown: this is the result, and nothing changes it. */
export function resultInstead(g: Game, value: number): void {
  const roll = rollUnderWay(g)
  if (!roll) return
  roll.value = counted(value)
  roll.unthrown = true
  roll.step = 'done'
  closeWindow(g)
}
