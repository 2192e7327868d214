import { contentOf } from '../content/index.ts'
import type { GameState } from '../core/state.ts'
import { type Request, requestOf } from '../decide.ts'
import type { Chance } from '../random-player.ts'
import { type Ahead, give, isWindow, playOn } from './ahead.ts'
import { allFaces, mights } from './mights.ts'
import { essence } from './position.ts'

const named = ({ options }: Request): string => options.map((o) => o.id).join(' ')

/**
 * Whichever is chosen, and in whichever order the same things are then done: all is the same afterwards, and everybody
 * has been asked and told the same. Everybody sees that it is asked, so it goes by what everybody knows.
 */
export function comesToTheSame(state: GameState, request: Request, random: Chance): boolean {
  const { seat, options, min, max } = request
  if (min !== 1 || max !== 1) return false
  const content = contentOf(state.config)
  const frames = state.stack.length - 1
  const offered = new Set(options.map((o) => o.id))
  const told = ({ asked, events }: Ahead): string =>
    [...asked, ...events.map((e) => JSON.stringify(e))].sort().join()
  for (const world of mights(state, 'spectator', random, allFaces)) {
    const asked = requestOf(world, seat)
    if (!asked || named(asked) !== named(request)) return false
    let first: string | undefined
    for (const { id } of options) {
      const end = playOn(give(world, seat, [id], frames), frames, (r) => {
        // What is left of the same things is done next.
        const left = r.options.find((o) => offered.has(o.id))
        if (left) return [left.id]
        return isWindow(r) ? [] : r.options.slice(0, r.min).map((o) => o.id)
      })
      if (!end) return false
      const now = essence(end.state, content) + told(end)
      first ??= now
      if (now !== first) return false
    }
  }
  return true
}
