import type { GameState, Option } from '../core/state.ts'
import type { Request } from '../decide.ts'
import { view } from '../view.ts'

/** Things that nobody could tell from one another, as civilian ships in one area that the one asked has not looked at. */
export function areAlike(state: GameState, { options, seat, min, max }: Request): boolean {
  if (min !== max) return false
  const { ships } = view(state, seat)
  const looks = (option: Option): string | undefined => {
    const { id: _id, ship, target, text, ...about } = option
    const seen = ships.find((s) => s.id === (ship ?? target))
    if (!seen || seen.seenBy.includes(seat)) return undefined
    return JSON.stringify([text.key, about, { ...seen, id: 0, seenBy: 0 }])
  }
  const [first, ...others] = options.map(looks)
  return first !== undefined && others.every((o) => o === first)
}

/** Copies of one thing, as the same card drawn twice. Only who is asked may know that they are. */
export function areCopies({ options, min, max }: Request): boolean {
  const [first, ...others] = options.map(({ id: _id, ...about }) => JSON.stringify(about))
  return min === max && others.every((o) => o === first)
}
