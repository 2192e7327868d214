import type { Standing } from '../../core/standing.ts'
import { drawFrom } from '../../effects/cards.ts'
import { when } from '../../effects/choices.ts'
import { returnToCylons } from '../../effects/people.ts'
import { playersAre, winsByCard } from '../../effects/when.ts'

/** LEAD, INFIL, VAR: who somebody can be besides a human player and a revealed Cylon. */
export function standings(before: Readonly<Record<string, Standing>>): Record<string, Standing> {
  const { human, revealing, revealed, sympathizer } = before
  if (!human || !revealing || !revealed || !sympathizer) throw new Error('Pegasus needs the base set.')
  const cylon = (row: Standing): Standing => ({
    ...row,
    texts: ['treachery'], // P-TREACH-5
    declines: ['harm'], // P-TERM-5 to P-TERM-8
    receives: row.receives === 'sheet' ? row.receives : { ...row.receives, perType: 1 }, // P-REVEAL-12
    picksTypes: { perType: 1 }, // P-REVEAL-13
    steps: ['prepare-jump'], // P-REVEAL-15
    passesOn: { upTo: 6, at: 'reveal' }, // P-LOY-1, P-LOY-2
  })
  const agenda = {
    wins: [winsByCard('sympathetic-agenda', 'hostile-agenda')], // P-LEAD-9, P-INFIL-15
    insteadOfLoyalty: {
      atSetup: [
        when([playersAre(4, 6)], drawFrom('user', 'sympathetic-agenda', 1)), // P-LEAD-7
        when([playersAre(5, 7)], drawFrom('user', 'hostile-agenda', 1)), // P-LEAD-8
      ],
      atSleeper: [], // P-LOY-12
    },
  } as const
  const leads = { ...agenda, sheet: true, startingHand: 2 } as const // P-LEAD-12, P-LEAD-13
  /** VAR: by his card he has an agenda (P-VAR-10) and no further Loyalty cards. */
  const turned = { wins: agenda.wins, insteadOfLoyalty: { atSetup: [], atSleeper: [] } } as const
  /** INFIL */
  const infiltrating: Standing = {
    ...human,
    title: 'Infiltrating',
    card: { id: 'infiltration', title: 'Infiltration' },
    titles: 'never', // P-INFIL-9
    contributes: 2, // P-INFIL-10
    reveals: false,
    abilities: [
      {
        id: 'end-infiltration',
        title: 'End the infiltration',
        kind: 'card',
        window: 'action',
        effect: [returnToCylons()], // P-INFIL-12
      },
    ],
  }
  const leader: Standing = {
    ...cylon(revealed),
    ...leads,
    title: 'Cylon Leader',
    receives: 'sheet',
    picksTypes: { onlyOwn: true, perType: 1 }, // P-LEAD-11, PQ2
    infiltrates: 'infiltrating',
  }
  const sympathetic: Standing = {
    ...cylon(revealed),
    ...turned,
    title: 'Sympathetic Cylon',
    infiltrates: 'sympathetic-infiltrating', // P-VAR-9
  }
  return {
    ...before,
    revealing: { ...revealing, texts: ['treachery'] }, // P-TERM-2: his card lies face up
    revealed: cylon(revealed),
    sympathizer: cylon(sympathizer),
    leader,
    infiltrating: {
      ...infiltrating,
      ...leads,
      receivesMore: 1, // P-INFIL-8
      picksTypes: { onlyOwn: true }, // P-LEAD-11
      returns: 'leader',
    },
    sympathetic,
    'sympathetic-infiltrating': {
      ...infiltrating,
      ...turned,
      sheet: false, // P-VAR-12
      receives: { n: 3, perType: 1 }, // P-VAR-11
      returns: 'sympathetic',
    },
  }
}
