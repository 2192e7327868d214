import type { Character } from '../../core/content.ts'
import { discard, draw } from '../../effects/cards.ts'
import {
  consultQuorum,
  replaceCrisis,
  switchOption,
  takeAction,
  takeOverViper,
} from '../../effects/characters.ts'
import { changeDifficulty, nameWorthlessType, setResult, takeCheckCards } from '../../effects/checks.ts'
import { choice } from '../../effects/choices.ts'
import { reroll } from '../../effects/dice.ts'
import { activateVipers } from '../../effects/locations.ts'
import { enterAt, lookAtLoyalty, pickPlayer, sendTo, titleTo } from '../../effects/people.ts'
import { gain, lose } from '../../effects/resources.ts'
import { scout } from '../../effects/skill-cards.ts'
import {
  aboard,
  activated,
  beganPiloting,
  cardUsed,
  concernsOwner,
  crisisCheck,
  handIs,
  notSuperCrisis,
  notSuperCrisisCheck,
  offBoard,
  ownTurn,
  turnOfGame,
  viperUnmanned,
} from '../../effects/when.ts'
import * as says from '../../rules/passives.ts'
import { ability, once } from '../print.ts'

export const characters: readonly Character[] = [
  {
    id: 'william-adama',
    title: 'William Adama',
    type: 'military-leader',
    skills: [
      { types: ['leadership'], draw: 3 },
      { types: ['tactics'], draw: 2 },
    ],
    start: 'admirals-quarters',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'inspirational-leader', 'Inspirational Leader', {
        passives: [says.strengthPositive(1)],
      }),
      once('command-authority', 'Command Authority', {
        window: 'check-resolved',
        when: [notSuperCrisisCheck()],
        effect: [takeCheckCards()],
      }),
      ability('weakness', 'emotionally-attached', 'Emotionally Attached', {
        passives: [says.cannotActivate('admirals-quarters')],
      }),
    ],
  },
  {
    id: 'saul-tigh',
    title: 'Saul Tigh',
    type: 'military-leader',
    skills: [
      { types: ['leadership'], draw: 2 },
      { types: ['tactics'], draw: 3 },
    ],
    start: 'command',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'cylon-hatred', 'Cylon Hatred', {
        window: 'location-activated',
        limit: 'check',
        when: [activated('admirals-quarters')],
        effect: [changeDifficulty(-3)],
      }),
      once('declare-martial-law', 'Declare Martial Law', {
        window: 'action',
        effect: [titleTo('president', 'admiral')],
      }),
      ability('weakness', 'alcoholic', 'Alcoholic', {
        window: 'turn-start',
        must: true,
        when: [handIs(1)],
        effect: [discard('user', 1)],
      }),
    ],
  },
  {
    id: 'karl-agathon',
    title: 'Karl "Helo" Agathon',
    type: 'military-leader',
    skills: [
      { types: ['leadership'], draw: 2 },
      { types: ['tactics'], draw: 2 },
      { types: ['piloting'], draw: 1 },
    ],
    start: 'off-board',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'eco-officer', 'ECO Officer', {
        window: 'roll-after',
        limit: 'turn',
        when: [ownTurn()],
        effect: [reroll(0)],
      }),
      once('moral-compass', 'Moral Compass', {
        window: 'crisis-choice-made',
        when: [notSuperCrisis()],
        effect: [switchOption()],
      }),
      ability('weakness', 'stranded', 'Stranded', {
        window: 'turn-start',
        must: true,
        when: [ownTurn(), turnOfGame(2), offBoard()],
        effect: [enterAt('hangar-deck')],
      }),
    ],
  },
  {
    id: 'kara-thrace',
    title: 'Kara "Starbuck" Thrace',
    type: 'pilot',
    skills: [
      { types: ['tactics'], draw: 2 },
      { types: ['piloting'], draw: 2 },
      { types: ['leadership', 'engineering'], draw: 1 },
    ],
    start: 'hangar-deck',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'expert-pilot', 'Expert Pilot', {
        passives: [says.actions(2, beganPiloting())],
      }),
      once('secret-destiny', 'Secret Destiny', { window: 'crisis-revealed', effect: [replaceCrisis()] }),
      ability('weakness', 'insubordinate', 'Insubordinate', {
        window: 'location-activated',
        must: true,
        when: [activated('admirals-quarters'), concernsOwner('chosen')],
        effect: [changeDifficulty(-3)],
      }),
    ],
  },
  {
    id: 'lee-adama',
    title: 'Lee "Apollo" Adama',
    type: 'pilot',
    skills: [
      { types: ['tactics'], draw: 1 },
      { types: ['piloting'], draw: 2 },
      { types: ['leadership', 'politics'], draw: 2 },
    ],
    start: 'launch',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'alert-viper-pilot', 'Alert Viper Pilot', {
        window: 'viper-placed',
        when: [aboard('galactica', 'brig'), viperUnmanned()],
        effect: [takeOverViper(), takeAction()],
      }),
      once('cag', 'CAG', { window: 'action', effect: [activateVipers(6)] }),
      ability('weakness', 'headstrong', 'Headstrong', { passives: [says.randomDiscards()] }),
    ],
  },
  {
    id: 'sharon-valerii',
    title: 'Sharon "Boomer" Valerii',
    type: 'pilot',
    skills: [
      { types: ['tactics'], draw: 2 },
      { types: ['piloting'], draw: 2 },
      { types: ['engineering'], draw: 1 },
    ],
    start: 'armory',
    late: { at: 'brig' }, // P-EXEC-22
    loyaltyExtra: 1,
    abilities: [
      ability('passive', 'recon', 'Recon', {
        window: 'turn-end',
        limit: 'turn',
        when: [ownTurn()],
        effect: [scout('crisis')],
      }),
      once('mysterious-intuition', 'Mysterious Intuition', {
        window: 'check-begin',
        when: [crisisCheck()],
        effect: [choice('user', [setResult('pass')], [setResult('fail')])],
      }),
      ability('weakness', 'sleeper-agent', 'Sleeper Agent', {
        window: 'sleeper-dealt',
        must: true,
        effect: [sendTo('user', 'brig')],
        passives: [says.loyaltyAtSleeper(2)],
      }),
    ],
  },
  {
    id: 'laura-roslin',
    title: 'Laura Roslin',
    type: 'political-leader',
    skills: [
      { types: ['politics'], draw: 3 },
      { types: ['leadership'], draw: 2 },
    ],
    start: 'presidents-office',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'religious-visions', 'Religious Visions', {
        passives: [says.crisisDraw(2)],
      }),
      once('skilled-politician', 'Skilled Politician', { window: 'action', effect: [consultQuorum(4)] }),
      ability('weakness', 'terminal-illness', 'Terminal Illness', {
        passives: [says.activationCost(2)],
      }),
    ],
  },
  {
    id: 'gaius-baltar',
    title: 'Gaius Baltar',
    type: 'political-leader',
    skills: [
      { types: ['politics'], draw: 2 },
      { types: ['leadership'], draw: 1 },
      { types: ['engineering'], draw: 1 },
    ],
    start: 'research-lab',
    late: { without: 'cylon-detector' }, // P-EXEC-27
    loyaltyExtra: 1,
    abilities: [
      ability('passive', 'delusional-intuition', 'Delusional Intuition', {
        window: 'crisis-drawn',
        must: true,
        when: [concernsOwner('drew')],
        effect: [draw('user', 1, 'any')],
      }),
      once('cylon-detector', 'Cylon Detector', {
        window: 'action',
        effect: [pickPlayer('user', 'loyalty-to-see', [lookAtLoyalty('user', 'picked', true)])],
      }),
      ability('weakness', 'coward', 'Coward', { passives: [says.loyaltyAtSetup(2)] }),
    ],
  },
  {
    id: 'tom-zarek',
    title: 'Tom Zarek',
    type: 'political-leader',
    skills: [
      { types: ['politics'], draw: 2 },
      { types: ['leadership'], draw: 2 },
      { types: ['tactics'], draw: 1 },
    ],
    start: 'administration',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'friends-in-low-places', 'Friends in Low Places', {
        window: 'location-activated',
        limit: 'check',
        when: [activated('administration', 'brig')],
        effect: [choice('user', [changeDifficulty(-2)], [changeDifficulty(2)])],
      }),
      once('unconventional-tactics', 'Unconventional Tactics', {
        window: 'action',
        effect: [
          lose('population', 1),
          choice('user', [gain('fuel', 1)], [gain('food', 1)], [gain('morale', 1)]),
        ],
      }),
      ability('weakness', 'convicted-criminal', 'Convicted Criminal', {
        passives: [says.cannotActivateCrowded('brig')],
      }),
    ],
  },
  {
    id: 'galen-tyrol',
    title: '"Chief" Galen Tyrol',
    type: 'support',
    skills: [
      { types: ['politics'], draw: 1 },
      { types: ['leadership'], draw: 2 },
      { types: ['engineering'], draw: 2 },
    ],
    start: 'hangar-deck',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'maintenance-engineer', 'Maintenance Engineer', {
        window: 'card-used',
        limit: 'turn',
        when: [ownTurn(), cardUsed('repair'), concernsOwner('used')],
        effect: [takeAction()],
      }),
      once('blind-devotion', 'Blind Devotion', {
        window: 'check-before-reveal',
        when: [notSuperCrisisCheck()],
        effect: [nameWorthlessType()],
      }),
      ability('weakness', 'reckless', 'Reckless', { passives: [says.handLimit(8)] }),
    ],
  },
]
