import type { Objective, Ruleset } from '../../core/content.ts'
import type { Standing } from '../../core/standing.ts'
import { drawQuorum } from '../../effects/cards.ts'
import { finalJump, sleeperPhase } from '../../effects/objective.ts'
import { launchNuke } from '../../effects/ships.ts'
import type { TitleAbility } from '../set.ts'

const human: Standing = {
  side: 'humans',
  sheet: true,
  texts: ['politics', 'leadership', 'tactics', 'piloting', 'engineering'],
  titles: 'can-hold',
  declines: [],
  contributes: Number.POSITIVE_INFINITY,
  startingHand: 3, // B-SETUP-18
  receives: 'sheet', // B-SKILL-1
  keeps: 0,
  steps: ['crisis', 'activate-cylons', 'prepare-jump'],
  reveals: true, // B-ACT-10
  trusted: false,
  abilities: [],
  wins: 'by-loyalty', // B-WIN-11
}

/** REVEAL */
const revealed: Standing = {
  title: 'Cylon',
  side: 'cylons',
  sheet: false, // B-REVEAL-16
  texts: [], // B-REVEAL-15, B-REVEAL-17
  titles: 'never', // B-REVEAL-7
  declines: ['harm', 'gain'], // B-REVEAL-19, B-REVEAL-20
  contributes: 1, // B-CHECK-11
  startingHand: 0,
  receives: { n: 2 }, // B-SKILL-7
  keeps: 3, // B-REVEAL-5
  steps: [], // B-REVEAL-10, B-TURN-14
  reveals: false, // B-REVEAL-12
  trusted: true,
  abilities: [],
  wins: 'cylons',
}

const standings = {
  human,
  /** He has turned a card up and carries out its text; what makes him a revealed Cylon follows (B-REVEAL-4). */
  revealing: { ...human, title: 'Cylon', titles: 'keeps', reveals: false, wins: 'cylons' },
  revealed,
  /** His character is dead and he has not chosen another one; a title he has stays with him until then. */
  executed: { ...human, sheet: false, texts: [], titles: 'keeps', reveals: false },
  /** Revealed by the Sympathizer (B-SLEEP-12). */
  sympathizer: { ...revealed, title: 'Sympathizer', trusted: false },
} satisfies Record<string, Standing>

export const kobol: Objective = {
  id: 'kobol',
  title: 'Kobol',
  about: 'Travel far enough for the way to Kobol, then jump once more.',
  milestones: [{ at: 4, effect: [sleeperPhase()] }],
  goal: 8,
  lastJump: [finalJump()],
}

export const ruleset: Ruleset = {
  players: [3, 6],
  skillTypes: ['politics', 'leadership', 'tactics', 'piloting', 'engineering'],
  destinyPerType: 2,
  handLimit: 10,
  standings,
  start: { fuel: 8, food: 8, morale: 10, population: 12 },
  maximum: 15,
  redZone: { fuel: 4, food: 4, morale: 5, population: 6 },
  startingShips: {
    bow: { basestar: 1, raider: 3 },
    'bow-port': { viper: 1 },
    'stern-port': { viper: 1 },
    stern: { civilian: 2 },
  },
  pilotSkill: 'piloting',
  launchAreas: ['bow-port', 'stern-port'],
  jumpTrack: [null, null, null, 3, 1],
  boardingTrack: 4,
  flagship: 'galactica',
  roles: {
    sickbay: 'sickbay',
    brig: 'brig',
    resurrection: 'resurrection-ship',
    hangar: 'hangar-deck',
  },
  attackTable: {
    raider: { fighter: [[3, 'destroyed']], galactica: [[3, 'destroyed']] },
    heavy: { fighter: [[7, 'destroyed']], galactica: [[7, 'destroyed']] },
    centurion: { galactica: [[7, 'destroyed']] },
    fighter: {
      raider: [
        [5, 'damaged'],
        [8, 'destroyed'],
      ],
    },
    galactica: { raider: [[8, 'damaged']], basestar: [[4, 'damaged']] },
    basestar: {
      fighter: [[8, 'damaged']],
      galactica: [[5, 'damaged']],
      nuke: [
        [1, 'damaged-twice'],
        [3, 'destroyed'],
        [7, 'destroyed-with-raiders'],
      ],
    },
  },
  // B-LOY-3 to B-LOY-6, B-LOY-10, B-LOY-11
  loyaltyDeck: [
    { players: 3, leader: false, cylon: 1, notACylon: 5 },
    { players: 4, leader: false, cylon: 1, notACylon: 6, late: { named: ['sympathizer'] } },
    { players: 5, leader: false, cylon: 2, notACylon: 8 },
    { players: 6, leader: false, cylon: 2, notACylon: 9, late: { named: ['sympathizer'] } },
  ],
  titles: {
    president: [
      'laura-roslin',
      'gaius-baltar',
      'tom-zarek',
      'lee-adama',
      'william-adama',
      'karl-agathon',
      'galen-tyrol',
      'sharon-valerii',
      'saul-tigh',
      'kara-thrace',
    ],
    admiral: [
      'william-adama',
      'saul-tigh',
      'karl-agathon',
      'lee-adama',
      'kara-thrace',
      'sharon-valerii',
      'galen-tyrol',
      'tom-zarek',
      'gaius-baltar',
      'laura-roslin',
    ],
  },
  destinyInCheck: 2,
  reckless: [],
  oncePerGame: 'once',
  objective: kobol,
}

export const titleAbilities: readonly TitleAbility[] = [
  {
    id: 'draw-quorum',
    of: 'president',
    title: 'Draw a Quorum card',
    kind: 'card',
    window: 'action',
    effect: [drawQuorum(1)],
  },
  {
    id: 'launch-nuke',
    of: 'admiral',
    title: 'Launch a nuke',
    kind: 'card',
    window: 'action',
    effect: [launchNuke()],
  },
]

/** VAR: the game without the Sympathizer. */
export const withoutSympathizer = (rules: Ruleset): Ruleset => ({
  ...rules,
  start: { fuel: 8, food: 7, morale: 9, population: 10 }, // B-VAR-6
  loyaltyDeck: rules.loyaltyDeck.map((p) => (p.late ? { ...p, late: { notACylon: 1 } } : p)), // B-VAR-5
  standings: Object.fromEntries(
    Object.entries(rules.standings).map(([id, s]) => [
      id,
      s.receives === 'sheet' ? s : { ...s, receives: { ...s.receives, n: 3 } }, // B-VAR-7
    ]),
  ),
})
