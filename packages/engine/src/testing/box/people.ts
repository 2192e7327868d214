import type { Part } from '../../content/set.ts'
import type { AttackTable, Character, LoyaltyPlan } from '../../core/content.ts'
import type { Standing } from '../../core/standing.ts'
import { price } from '../../effects/activation.ts'
import { draw, drawFrom } from '../../effects/cards.ts'
import { returnToCylons } from '../../effects/people.ts'
import { lose } from '../../effects/resources.ts'
import { ownTurn, winsByCard } from '../../effects/when.ts'
import { handLimit } from '../../rules/passives.ts'

// A Cylon Leader who infiltrates and can end it, wins by his agenda and is dealt no Loyalty cards; seven players; a
// fighter that is not a viper.

const nine: Character = {
  id: 'nine',
  title: 'Nine',
  type: 'cylon-leader',
  skills: [{ types: ['politics', 'leadership', 'treachery'], draw: 2 }],
  start: 'human-fleet',
  standing: 'leader',
  loyaltyExtra: 0,
  abilities: [
    {
      id: 'study',
      title: 'Study',
      kind: 'passive',
      window: 'action',
      cost: [price(1)],
      effect: [draw('user', 2, ['treachery'])],
    },
    {
      id: 'dread',
      title: 'Dread',
      kind: 'once-per-game',
      window: 'turn-end',
      when: [ownTurn()],
      limit: 'game',
      effect: [lose('fuel', 1)],
    },
    { id: 'grip', title: 'Grip', kind: 'weakness', passives: [handLimit(6)] },
  ],
}

function standings(before: Readonly<Record<string, Standing>>): Record<string, Standing> {
  const { human, revealed } = before
  if (!human || !revealed) throw new Error('It comes after the base set.')
  const leads = {
    sheet: true,
    texts: ['treachery'],
    startingHand: 2,
    wins: [winsByCard('agenda')],
    insteadOfLoyalty: {
      atSetup: [drawFrom('user', 'agenda', 1)],
      atSleeper: [drawFrom('user', 'agenda', 1)],
    },
  } as const
  return {
    ...before,
    human: { ...human, texts: [...human.texts, 'treachery'] },
    revealed: {
      ...revealed,
      texts: ['treachery'],
      receives: { n: 2, perType: 1 },
      picksTypes: { perType: 1 },
    },
    leader: {
      ...revealed,
      ...leads,
      receives: 'sheet',
      picksTypes: { onlyOwn: true, perType: 1 },
      infiltrates: 'infiltrating',
    },
    infiltrating: {
      ...human,
      ...leads,
      titles: 'never',
      contributes: 2,
      receivesMore: 1,
      picksTypes: { onlyOwn: true },
      reveals: false,
      abilities: [
        {
          id: 'slip-away',
          title: 'Slip Away',
          kind: 'card',
          window: 'action',
          effect: [returnToCylons()],
        },
      ],
      returns: 'leader',
    },
  }
}

const plan = (players: number, leader: boolean, cylon: number, notACylon: number): LoyaltyPlan => ({
  players,
  leader,
  cylon,
  notACylon,
})

const withLeader: readonly LoyaltyPlan[] = [
  plan(3, true, 0, 4),
  plan(4, true, 1, 5),
  plan(5, true, 1, 7),
  plan(6, true, 2, 8),
  plan(7, true, 2, 10),
  plan(7, false, 3, 11),
]

const withGunships = (table: AttackTable): AttackTable => ({
  ...table,
  gunship: { raider: [[7, 'destroyed']] },
  basestar: { ...table.basestar, gunship: [[7, 'damaged']] },
})

export const people: Part = {
  characters: [nine],
  shipKinds: [
    {
      id: 'gunship',
      title: 'gunship',
      plural: 'gunships',
      class: 'fighter',
      side: 'human',
      count: 4,
      atStart: 1,
      notInSetup: true,
      destroyedByDamage: true,
      notRisked: true,
      mayStay: true,
    },
  ],
  ruleset: (before) => {
    if (!before) throw new Error('It comes after the base set.')
    return {
      ...before,
      players: [3, 7],
      skillTypes: [...before.skillTypes, 'treachery'],
      standings: standings(before.standings),
      loyaltyDeck: [...before.loyaltyDeck, ...withLeader],
      attackTable: withGunships(before.attackTable),
      reckless: [draw('current', 1, 'any')],
    }
  },
}
