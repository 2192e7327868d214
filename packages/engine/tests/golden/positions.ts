import { decide, type GameState, requestOf } from '../../src/index.ts'
import { kindsOf } from './facts.ts'
import type { Golden, Recorded } from './games.ts'
import { writeDown } from './record.ts'
import { startOf } from './replay.ts'

type Sight = { readonly game: Golden; readonly after: number; readonly kinds: ReadonlySet<string> }

/**
 * Positions out of these games that between them show everything a game can be in the middle of, each saved as
 * today's format is and with the rest of its game.
 */
export function positionsOf(games: readonly Golden[]): Golden[] {
  const sights: Sight[] = []
  const missing = new Set<string>()
  for (const game of games)
    along(game, (state, after, next) => {
      const kinds = new Set([
        ...kindsOf(state),
        `${next.prompt} ${next.options.length > 0 ? 'chosen' : 'passed'}`,
      ])
      sights.push({ game, after, kinds })
      for (const kind of kinds) missing.add(kind)
    })
  const chosen: Sight[] = []
  while (missing.size > 0) {
    const best = mostOf(sights, missing)
    if (!best) break
    for (const kind of best.kinds) missing.delete(kind)
    chosen.push(best)
  }
  return chosen.map(({ game, after }) => {
    let saved: unknown
    along(game, (state, n) => {
      if (n === after) saved = JSON.parse(JSON.stringify(state))
    })
    const rest = answersOf(game).slice(after)
    const choose = () => {
      const next = rest.shift()
      if (!next) throw new Error(`Game ${game.seed} goes on after its last recorded answer.`)
      return next
    }
    return writeDown({ seed: game.seed, config: game.config, saved }, choose)
  })
}

/** The position that shows most of what is missing. */
function mostOf(sights: readonly Sight[], missing: ReadonlySet<string>): Sight | undefined {
  let best: Sight | undefined
  let most = 0
  for (const sight of sights) {
    if (sight.kinds.size <= most) continue
    let n = 0
    for (const kind of sight.kinds) if (missing.has(kind)) n++
    if (n <= most) continue
    best = sight
    most = n
  }
  return best
}

const answersOf = (game: Golden) => game.stretches.flatMap((s) => s.answers)

/** Every position in which somebody is asked, how many answers came before it and which comes next. */
function along(game: Golden, visit: (state: GameState, after: number, next: Recorded) => void): void {
  let { state } = startOf(game)
  for (const [after, next] of answersOf(game).entries()) {
    const { seat, options } = next
    visit(state, after, next)
    state = decide(state, seat, { request: requestOf(state, seat)?.id ?? '', options }).state
  }
}
