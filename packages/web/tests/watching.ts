import { vi } from 'vitest'
import { goOn, heldForClick, moment, playInOrder, playing } from '../src/playback.ts'
import type { Moment } from '../src/table/great.ts'

// Somebody who watches all that is shown, on a clock that does not run by itself.

playInOrder()

/** Great moments one after the other, until the table is where the game is. */
export function watch(): Moment[] {
  const all: Moment[] = []
  for (let i = 0; i < 200 && playing.value; i++) {
    const now = moment.value
    if (now && all.at(-1) !== now) all.push(now)
    if (heldForClick.value) {
      vi.advanceTimersByTime(1000)
      goOn()
    } else vi.advanceTimersToNextTimer()
  }
  return all
}
