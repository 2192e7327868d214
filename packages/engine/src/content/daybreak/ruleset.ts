import type { LoyaltyPlan, Ruleset } from '../../core/content.ts'
import { turnUpReckless } from '../../effects/checks.ts'
import { when } from '../../effects/choices.ts'
import { drawLoyalty, isUndealt } from '../../effects/loyalty.ts'
import { pickPlayer } from '../../effects/people.ts'
import { mutineer, tokens, treachery } from './names.ts'
import { standings } from './standings.ts'
import { titles } from './succession.ts'

const plan = (
  players: number,
  leader: boolean,
  cylon: number,
  notACylon: number,
  named: readonly string[] = [],
): LoyaltyPlan => ({ players, leader, cylon, notACylon, named })

/** D-LOY-3 to D-LOY-10 */
const loyaltyDeck: readonly LoyaltyPlan[] = [
  plan(3, false, 1, 5),
  plan(4, false, 1, 7, [mutineer]),
  plan(4, true, 1, 5),
  plan(5, false, 2, 8),
  plan(5, true, 1, 7, [mutineer]),
  plan(6, false, 2, 10, [mutineer]),
  plan(6, true, 2, 8),
  plan(7, true, 2, 10, [mutineer]),
]

/** What the box changes in the rules of the boxes before it (D-SETUP-17). */
export function ruleset(before: Ruleset | undefined): Ruleset {
  if (!before) throw new Error('Daybreak needs the base set.')
  const { skillTypes, attackTable } = before
  return {
    ...before,
    players: before.leaders ? before.players : [3, 7], // D-SETUP-15, D-MIX-6
    skillTypes: skillTypes.includes(treachery) ? skillTypes : [...skillTypes, treachery], // D-SETUP-9
    quorumLimit: 10, // D-GEN-8
    standings: standings(before.standings),
    leaders: before.leaders ?? { none: [3], needed: [7] }, // D-CHAR-6, D-SETUP-16
    loyaltyDeck,
    // D-MTR-8, D-MTR-9
    afterSleeper: [
      when([isUndealt(mutineer)], pickPlayer('current', 'to-be-dealt', [drawLoyalty('picked', 1, true)])),
    ],
    titles, // D-SUCC-1
    attackTable: {
      ...attackTable,
      'assault-raptor': { raider: [[7, 'destroyed']] }, // D-RAPTOR-10
      basestar: { ...attackTable.basestar, 'assault-raptor': [[7, 'damaged']] }, // D-RAPTOR-12
    },
    ties: 'current', // D-GEN-7
    reckless: [turnUpReckless(treachery)], // D-MIX-11 to D-MIX-14
    playerTokens: tokens,
    oncePerGame: { token: 'miracle' }, // D-MIR-1
  }
}
