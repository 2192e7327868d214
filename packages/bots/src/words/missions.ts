import { vipersOut } from '../battle.ts'
import { scarcity } from '../checks.ts'
import { farther, missionWorth } from '../crisis.ts'
import { both, forFleet, forSelf, nothing, times } from '../gain.ts'
import { isLeft, type Mind } from '../mind.ts'
import type { DeckName } from '../printed.ts'
import { cardWorth } from '../values.ts'
import type { Meanings } from '../worth.ts'
import { worthOf } from '../worth.ts'
import { asFleet } from './about.ts'
import { room } from './cards.ts'

// Missions, and what can be done aboard the ships that go with them.

/** Cards of a deck that may come up: those that lie neither in play nor beside the objective. */
function ahead({ view, content }: Mind, deck: DeckName): readonly string[] {
  const gone = [...view.travelled, ...view.inPlay.map((c) => c.card)]
  return (content.decks.get(deck)?.cards ?? []).filter((card) => !gone.includes(card))
}

const average = (worths: readonly number[]): number =>
  worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length)

/** What it is worth to attempt the next one of a deck: what somebody has left on top is one of the better ones. */
export function attempt(mind: Mind, deck: DeckName, left = isLeft(mind, deck)): number {
  const worths = ahead(mind, deck).map((card) => missionWorth(mind, card))
  const usual = average(worths)
  return left ? average(worths.filter((worth) => worth >= usual)) : usual
}

export const missionWords = {
  // Who attempts one sees to it that it is worth while: it can wait for better hands.
  'attempt-mission': (mind, { deck }) => forFleet(attempt(mind, deck)),
  'count-this': (mind, { n }) => forFleet(farther(mind, n)),
  'turn-this-down': () => nothing,
  // A card of a type somebody else named, for everybody: of little use where hands are full.
  'each-draws-named': (mind, { n }, at) =>
    mind.view.players
      .map((p) => {
        const room = Math.max(0, mind.content.rules.handLimit - p.cards)
        const drawn = cardWorth * Math.min(n, room) * Math.min(1, scarcity(p.cards))
        if (p.seat === at.user) return forSelf(drawn)
        return forFleet(drawn * asFleet(mind, p.seat))
      })
      .reduce(both, nothing),
  // Chosen ones are worth more than drawn ones.
  'search-deck': (mind, { n }, at) => forSelf(1.7 * cardWorth * Math.min(n, room(mind, at.user) + 0.3)),
  'send-out': (mind, { of, n }) =>
    forFleet(of === 'raider' ? -0.85 * n : 1.2 * vipersOut(mind, Math.min(n, mind.view.reserve.viper))),
  'unless-averted': (mind, { card, effect }, at) =>
    times(mind.view.inPlay.some((c) => c.card === card) ? 0.1 : 1, worthOf(mind, effect, at)),
} satisfies Partial<Meanings>
