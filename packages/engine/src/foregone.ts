import type { GameState } from './core/state.ts'
import type { Answer, Request } from './decide.ts'
import { isWindow } from './foregone/ahead.ts'
import { areAlike, areCopies } from './foregone/alike.ts'
import { comesToTheSame } from './foregone/same.ts'
import { isOfNoUse } from './foregone/use.ts'
import { chance } from './random-player.ts'

// Questions that leave nothing to decide. What the one who is asked does not know has no part in it; and where
// everybody sees that he is asked, only what everybody knows: so nobody learns anything if it is answered for him.

/**
 * The answer to a question that leaves nothing to decide; nothing where there is something. Where nobody else is there to
 * notice that an open question is not put (`unnoticed`), what only its player sees counts, too.
 */
export function foregone(state: GameState, request: Request, unnoticed = false): Answer | undefined {
  const { id, options, min, secret, standing } = request
  if (standing || options.length === 0 || state.turn.number === 0) return undefined
  // Always the same chance: games that look alike to whoever is asked are judged alike.
  const random = chance(1)
  const answer = (n: number): Answer => ({ request: id, options: options.slice(0, n).map((o) => o.id) })
  if (isWindow(request)) return isOfNoUse(state, request, random) ? answer(0) : undefined
  if (secret) return undefined
  if (unnoticed && areCopies(request)) return answer(min)
  return areAlike(state, request) || comesToTheSame(state, request, random) ? answer(min) : undefined
}
