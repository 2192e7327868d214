import type { Option } from '@ragtag/engine'
import { useWorth } from './abilities.ts'
import { aboutSelf, counting } from './checks.ts'
import { best, type Decider, isCylon, type Mind, pickIfWorth } from './mind.ts'

// Cards and abilities that can be used at certain moments. Used only where they make a difference.

export const useInWindow: Decider = (mind) => pickIfWorth(mind, (o) => useWorth(mind, o.ability, o.card))

/** Who goes first where several want to use something: what is one's own, then what one would use oneself. */
export const whoFirst: Decider = (mind) => {
  const { option } = best(
    mind.request.options,
    (o) => (o.seat === mind.seat ? 1 : 0) + useWorth(mind, o.ability, o.card),
  )
  return option ? [option] : []
}

/** A type to be made worthless: the one most of the check hangs on, or most that speaks against it. */
export const worthlessType: Decider = (mind) => {
  const { check } = mind.view
  const { options } = mind.request
  const types = check ? counting(check) : []
  const counts = ({ type }: Option): boolean => types.some((t) => t === type)
  const harms = isCylon(mind) && !aboutSelf(mind)
  const against = options.filter((o) => counts(o) === harms)
  const { option } = best(against.length > 0 ? against : options, (o) => brought(mind, o.type))
  return option ? [option] : []
}

/** How many cards of a type those who have added some can have brought, by what they draw. */
const brought = ({ view, content }: Mind, type: string | undefined): number =>
  view.players.reduce((sum, p) => {
    const draws = content.characters.get(p.character)?.skills ?? []
    const share = draws.reduce(
      (n, d) => n + (d.types.some((t) => t === type) ? d.draw / d.types.length : 0),
      0,
    )
    return sum + (view.check?.counts[p.seat] ?? 0) * share
  }, 0)
