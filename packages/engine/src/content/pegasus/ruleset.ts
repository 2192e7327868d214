import type { LoyaltyPlan, Ruleset } from '../../core/content.ts'
import { standings } from './standings.ts'

const withLeader = (players: number, cylon: number, notACylon: number): LoyaltyPlan => ({
  players,
  leader: true,
  cylon,
  notACylon,
})

/** What the box changes in the rules of the base game (P-SETUP-20). */
export function ruleset(before: Ruleset | undefined): Ruleset {
  if (!before) throw new Error('Pegasus needs the base set.')
  return {
    ...before,
    players: [3, 7],
    skillTypes: [...before.skillTypes, 'treachery'], // P-SETUP-7, P-SETUP-8
    quorumLimit: 10, // P-QUORUM-1
    standings: standings(before.standings),
    leaders: { none: [3], needed: [7] }, // P-LEAD-5, P-VAR-14
    loyaltyDeck: [
      ...before.loyaltyDeck,
      withLeader(4, 1, 5), // P-LEAD-15
      withLeader(5, 1, 7), // P-LEAD-16
      withLeader(6, 2, 8), // P-LEAD-17
      withLeader(7, 2, 10), // P-VAR-15
    ],
    titles: {
      // P-SUCC-1
      admiral: [
        'helena-cain',
        'william-adama',
        'saul-tigh',
        'karl-agathon',
        'lee-adama',
        'anastasia-dualla',
        'kara-thrace',
        'louanne-katraine',
        'sharon-valerii',
        'galen-tyrol',
        'tom-zarek',
        'ellen-tigh',
        'gaius-baltar',
        'laura-roslin',
      ],
      // P-SUCC-2
      president: [
        'laura-roslin',
        'gaius-baltar',
        'tom-zarek',
        'ellen-tigh',
        'lee-adama',
        'william-adama',
        'karl-agathon',
        'galen-tyrol',
        'helena-cain',
        'anastasia-dualla',
        'sharon-valerii',
        'saul-tigh',
        'kara-thrace',
        'louanne-katraine',
      ],
    },
  }
}

/** P-VAR-4: nobody is a Cylon Leader. */
export const withoutLeaders = (before: Ruleset | undefined): Ruleset => {
  if (!before) throw new Error('Pegasus needs the base set.')
  return { ...before, players: [3, 6], leaders: { none: [3, 4, 5, 6], needed: [] } }
}

/** P-VAR-6: another card takes the Sympathizer's place. */
export const withSympatheticCylon = (before: Ruleset | undefined): Ruleset => {
  if (!before) throw new Error('Pegasus needs the base set.')
  return {
    ...before,
    loyaltyDeck: before.loyaltyDeck.map((p) =>
      p.late?.named ? { ...p, late: { named: ['sympathetic-cylon'] } } : p,
    ),
  }
}
