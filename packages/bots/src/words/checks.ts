import {
  aboutSelf,
  chanceNow,
  checkCost,
  counting,
  destiny,
  easier,
  helpedChance,
  hopeless,
  mostOf,
  ownChance,
  passGain,
  stakes,
  strengthIn,
  surplus,
} from '../checks.ts'
import { both, forFleet, forSelf, type Gain, less, nothing, ownPart, times } from '../gain.ts'
import { turning } from '../leader.ts'
import { isCylon, type Mind } from '../mind.ts'
import { suspect } from '../people.ts'
import { locksIn, mostAdded } from '../places.ts'
import type { CheckData, Seat, SkillType } from '../printed.ts'
import { guilty } from '../suspicion.ts'
import { cardWorth } from '../values.ts'
import type { Meanings } from '../worth.ts'
import { worthOf } from '../worth.ts'

// Skill checks and what changes them.

/** How likely a check passes that others help, at least and at most, and one that they have no reason to help. */
const [doubtful, hopeful] = [0.3, 0.85]
const alone = 0.1

/**
 * How likely a check passes that is begun now, and whether anybody will pay for it: others help where it does the fleet
 * good, or somebody they trust, unless all together have too little.
 */
function prospects(
  mind: Mind,
  { difficulty, skills }: CheckData,
  pass: Gain,
  user: Seat,
): { readonly chance: number; readonly paid: boolean; readonly most?: number } {
  const helped = pass.fleet > 0 || (ownPart(pass) > 0 && (mind.suspicion[user] ?? 0) < guilty - 0.15)
  // Where all are locked up somebody must try.
  const stuck = mind.view.players.every((p) => p.revealed || locksIn(mind, p.at))
  if (!helped) {
    const own = user === mind.seat ? ownChance(mind, difficulty, skills) : 0
    // Who has a fair chance by himself pays for it with his own cards only.
    const most = own < fair ? Number.POSITIVE_INFINITY : mostAdded(mind, user)
    return { chance: Math.max(alone, own), paid: !stuck, most }
  }
  const chance = helpedChance(mind, difficulty, skills)
  if (chance < hopeless) return { chance, paid: false }
  return { chance: Math.max(doubtful, Math.min(hopeful, chance)), paid: true }
}

/** What it is worth that the check under way becomes so much more likely to pass. */
const likelier = (mind: Mind, by: number): Gain => times(by, stakes(mind))

/** What the check gains by the card that is best taken out of it, in points. */
const removal = (mind: Mind): number =>
  Math.max(0, ...(mind.view.check?.cards ?? []).map((card) => -strengthIn(mind, card)))

/** With such a chance somebody tries it alone. */
const fair = 0.15
/** From which chance on a check is as good as passed. */
const sure = 0.85
/** How many points a Destiny card is worth on average that may be of a type that is turned: few are, and not all are missed. */
const destinyTurned = 0.4

export const checkWords = {
  check: (mind, { check }, at) => {
    const pass = worthOf(mind, check.pass, at)
    const { chance, paid, most } = prospects(mind, check, pass, at.user)
    const free = Math.min(mostAdded(mind, at.user), surplus(mind, at.user))
    return both(times(chance, pass), forFleet(paid ? -checkCost(check.difficulty, free, most) : 0))
  },
  'change-difficulty': (mind, { by }) => likelier(mind, easier(mind, by)),
  // It shows who spoils a check, and keeps him from it.
  'cards-face-up': (mind) => {
    if (!mind.view.check || mind.view.check.faceUp) return nothing
    const { doubt } = suspect(mind)
    const { fleet, own } = stakes(mind)
    const wanted = Math.abs(fleet + own) > 1.5 && doubt >= 0.45 && chanceNow(mind) > hopeless
    return forFleet(wanted ? 0.6 : -0.2)
  },
  // It shows whether somebody spoils checks.
  'look-at-added': (mind, _w, at) =>
    isCylon(mind) || at.picked === mind.seat
      ? nothing
      : forFleet(0.2 + 0.5 * (mind.suspicion[at.picked ?? -1] ?? 0)),
  'counts-positive': (mind, { type }, at) => {
    const check = mind.view.check
    if (!check || counting(check).includes(type)) return nothing
    if (chanceNow(mind) > sure) return nothing
    const rest = mind.view.hand.filter((card) => card !== at.card)
    const most = (types: readonly SkillType[]): number =>
      Math.min(
        check.difficulty,
        mostOf(mind, rest, (card) => Number(types.includes(card.type))),
      )
    const adds = most([...counting(check), type]) - most(counting(check))
    // Destiny cards of the type turn, too.
    return likelier(mind, easier(mind, -(0.7 * adds + destinyTurned * mind.content.rules.destinyInCheck)))
  },
  'name-worthless-type': (mind) => likelier(mind, easier(mind, isCylon(mind) && !aboutSelf(mind) ? 5 : -1.5)),
  // What cards do in a reckless check harms the fleet, whatever becomes of the check.
  'make-reckless': () => forFleet(-0.35),
  // Mostly nothing comes of it; what does harms the fleet.
  'turn-up-reckless': () => forFleet(-0.3),
  'destiny-cards': (mind, { n }) => {
    const check = mind.view.check
    if (!check) return nothing
    const without = 1 - n / Math.max(1, mind.content.rules.destinyInCheck)
    return likelier(mind, easier(mind, destiny(mind, counting(check)) * without))
  },
  // What happens in its place, less what would have happened: it has passed.
  'check-becomes': (mind, { effect }, at) => {
    const picked = mind.view.check?.picked ?? -1
    return less(worthOf(mind, effect, picked < 0 ? at : { ...at, picked }), passGain(mind))
  },
  'add-revealed': (mind, { n }) => {
    const { chance, cards } = turning(mind)
    if (n !== undefined && (cards.length === 0 || cards.length > n)) return forSelf(-cardWorth * n)
    return cards.length === 0 ? forSelf(-1) : both(likelier(mind, chance), forSelf(-cardWorth * cards.length))
  },
  // What cards do in a check mostly harms the fleet, the more so where Cylons can have put some in.
  'silence-check': (mind) => {
    const { players } = mind.view
    const cylons = players.filter((p) => p.revealed && p.cards > 0).length
    const worth = 0.1 + 0.15 * cylons + 0.2 * suspect(mind).doubt
    return forFleet(chanceNow(mind) > hopeless ? worth : 0.5 * worth)
  },
  'strength-bonus': (mind, { strength, add }) => {
    const { cards = [] } = mind.view.check ?? {}
    const n = cards.filter((card) => mind.content.skills.get(card)?.strength === strength).length
    return likelier(mind, easier(mind, -add * Math.max(1, n)))
  },
  'after-result': (mind, { effect }, at) => worthOf(mind, effect, at),
  // A weak card that counted against the check, or one that is of use.
  'take-from-check': () => ({ fleet: 0.1, own: cardWorth }),
  'remove-from-check': (mind) => likelier(mind, easier(mind, -Math.max(0, removal(mind)))),
  // In hiding he keeps them for himself.
  'learn-fast': (mind, { n }) =>
    mind.side === 'hidden' ? forSelf(1.5 * cardWorth * n) : likelier(mind, easier(mind, -1.8 * n)),
  'set-result': (mind, { result }) =>
    likelier(mind, result === 'pass' ? 1 - chanceNow(mind) : -chanceNow(mind)),
} satisfies Partial<Meanings>
