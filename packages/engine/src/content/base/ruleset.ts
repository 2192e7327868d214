import type { Ruleset } from '../../core/content.ts'
import { drawQuorum } from '../../effects/cards.ts'
import { launchNuke } from '../../effects/ships.ts'
import type { TitleAbility } from '../set.ts'

export const ruleset: Ruleset = {
  players: [3, 6],
  skillTypes: ['politics', 'leadership', 'tactics', 'piloting', 'engineering'],
  destinyPerType: 2,
  startingHand: 3,
  handLimit: 10,
  revealedCylonDraw: 2,
  revealedCylonKeeps: 3,
  start: { fuel: 8, food: 8, morale: 10, population: 12 },
  maximum: 15,
  redZone: { fuel: 4, food: 4, morale: 5, population: 6 },
  startingShips: {
    bow: { basestar: 1, raider: 3 },
    'bow-port': { viper: 1 },
    'stern-port': { viper: 1 },
    stern: { civilian: 2 },
  },
  launchAreas: ['bow-port', 'stern-port'],
  jumpTrack: [null, null, null, 3, 1],
  boardingTrack: 4,
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
  loyaltyDeck: {
    3: { cylon: 1, notACylon: 5, sympathizer: false },
    4: { cylon: 1, notACylon: 6, sympathizer: true },
    5: { cylon: 2, notACylon: 8, sympathizer: false },
    6: { cylon: 2, notACylon: 9, sympathizer: true },
  },
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
  oncePerGame: 'once',
  objective: { id: 'kobol', title: 'Kobol', sleeperAt: 4, finalAt: 8 },
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
