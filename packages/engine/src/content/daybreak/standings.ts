import type { Standing } from '../../core/standing.ts'
import { drawFrom } from '../../effects/cards.ts'
import { returnToCylons } from '../../effects/people.ts'
import { winsByOpenCards } from '../../effects/when.ts'
import { motive } from './names.ts'

/** REVEAL, LEAD, INFIL: who somebody can be besides a human player. */
export function standings(before: Readonly<Record<string, Standing>>): Record<string, Standing> {
  const { human, revealing, revealed, executed } = before
  if (!human || !revealing || !revealed || !executed) throw new Error('Daybreak needs the base set.')
  const cylon: Standing = {
    ...revealed,
    texts: [],
    declines: ['harm'], // D-GEN-13
    receives: { n: 2, perType: 1 }, // D-REVEAL-7
    picksTypes: { perType: 1 }, // DQ12
    steps: ['prepare-jump'], // D-REVEAL-9
    passesOn: { upTo: 6, at: 'turn-end' }, // D-REVEAL-4 to D-REVEAL-6
    noTokens: true, // D-MIR-5, D-MIR-6
  }
  const leads = {
    sheet: true, // D-LEAD-6
    wins: [winsByOpenCards(motive, 2, 1)], // D-LEAD-17, D-INFIL-12
    insteadOfLoyalty: {
      atSetup: [drawFrom('user', motive, 2)], // D-LEAD-9
      atSleeper: [drawFrom('user', motive, 2)], // D-LEAD-10
    },
  } as const
  return {
    human,
    revealing: { ...revealing, texts: human.texts },
    revealed: cylon,
    executed,
    leader: {
      ...cylon,
      ...leads,
      title: 'Cylon Leader',
      receives: 'sheet',
      picksTypes: { onlyOwn: true, perType: 1 }, // D-LEAD-3, DQ12
      startingHand: 2, // D-LEAD-4
      infiltrates: 'infiltrating',
      noTokens: false, // D-MIR-7, D-MIR-10
    },
    infiltrating: {
      ...human,
      ...leads,
      title: 'Infiltrating',
      card: { id: 'infiltration-daybreak', title: 'Infiltration' },
      titles: 'never', // D-INFIL-7
      contributes: 2, // D-INFIL-10
      receivesMore: 1, // D-INFIL-6
      picksTypes: { onlyOwn: true }, // D-LEAD-3
      startingHand: 3, // D-LEAD-5
      reveals: false,
      returns: 'leader',
      abilities: [
        {
          id: 'end-infiltration',
          title: 'End the infiltration',
          kind: 'card',
          window: 'action',
          effect: [returnToCylons()], // D-INFIL-13, D-INFIL-14
        },
      ],
    },
  }
}
