import type { Character } from '../../core/content.ts'
import { activationBecomes } from '../../effects/activation.ts'
import { draw } from '../../effects/cards.ts'
import { checkBecomes, learnFast, passedWith } from '../../effects/checks.ts'
import { resultByCard } from '../../effects/dice.ts'
import { giveSkills } from '../../effects/hands.ts'
import { distanceAtMost } from '../../effects/judged.ts'
import { scanCivilians } from '../../effects/locations.ts'
import { borrowTitle, execute, pickPlayer, sendTo } from '../../effects/people.ts'
import { destroyCivilians, jumpNow } from '../../effects/ships.ts'
import { destroyOneOf, inOwnArea } from '../../effects/targets.ts'
import {
  aboutResource,
  activated,
  below,
  byUser,
  concernsOwner,
  handAtLeast,
  inCompany,
  notSuperCrisisCheck,
  ownActionStep,
  ownTurn,
  stayedPut,
} from '../../effects/when.ts'
import * as says from '../../rules/passives.ts'
import { ability, once } from '../print.ts'

export const characters: readonly Character[] = [
  {
    id: 'helena-cain',
    title: 'Helena Cain',
    type: 'military-leader',
    skills: [
      { types: ['leadership'], draw: 2 },
      { types: ['tactics'], draw: 2 },
      { types: ['leadership', 'tactics'], draw: 1 },
    ],
    start: 'pegasus-cic',
    alsoAt: 'command',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'intolerant', 'Intolerant', {
        window: 'check-judged',
        when: [activated('admirals-quarters'), passedWith(10)],
        effect: [checkBecomes(execute('picked'))],
      }),
      once('blind-jump', 'Blind Jump', {
        window: 'action',
        when: [distanceAtMost(6)],
        effect: [destroyCivilians(2), jumpNow(1)],
      }),
      ability('weakness', 'bent-on-revenge', 'Bent on Revenge', {
        passives: [says.cannotActivate('ftl-control', 'engine-room')],
      }),
    ],
  },
  {
    id: 'ellen-tigh',
    title: 'Ellen Tigh',
    type: 'political-leader',
    skills: [
      { types: ['politics'], draw: 2 },
      { types: ['leadership'], draw: 2 },
      { types: ['treachery'], draw: 1 }, // Nothing But Trouble
    ],
    start: 'admirals-quarters',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'politically-adroit', 'Politically Adroit', {
        window: 'movement-end',
        limit: 'turn',
        when: [ownTurn(), inCompany('human'), handAtLeast(1)],
        effect: [pickPlayer('user', 'other-human-here', [giveSkills('picked', 1), draw('user', 2, 'own')])],
      }),
      once('manipulative', 'Manipulative', {
        window: 'turn-start',
        when: [ownTurn()],
        effect: [borrowTitle()],
      }),
      ability('weakness', 'nothing-but-trouble', 'Nothing But Trouble', {
        passives: [says.drawsUseless('treachery')],
      }),
    ],
  },
  {
    id: 'anastasia-dualla',
    title: 'Anastasia "Dee" Dualla',
    type: 'support',
    skills: [
      { types: ['leadership'], draw: 1 },
      { types: ['tactics'], draw: 3 },
      { types: ['engineering'], draw: 1 },
    ],
    start: 'communications',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'efficient', 'Efficient', {
        window: 'location-activated',
        when: [activated('communications'), byUser()],
        effect: [activationBecomes(scanCivilians('all'))],
      }),
      once('fast-learner', 'Fast Learner', {
        window: 'check-pre',
        when: [notSuperCrisisCheck()],
        effect: [learnFast(3)],
      }),
      ability('weakness', 'emotionally-fragile', 'Emotionally Fragile', {
        window: 'resource-lost',
        must: true,
        when: [aboutResource('morale'), below('morale', 3)],
        effect: [execute('user', { noMorale: true })],
      }),
    ],
  },
  {
    id: 'louanne-katraine',
    title: 'Louanne "Kat" Katraine',
    type: 'pilot',
    skills: [
      { types: ['leadership'], draw: 1 },
      { types: ['tactics'], draw: 2 },
      { types: ['piloting'], draw: 2 },
    ],
    start: 'hangar-deck',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'hotshot', 'Hotshot', {
        window: 'roll-due',
        when: [ownActionStep(), concernsOwner('rolls')],
        effect: [resultByCard(2)],
      }),
      once('sacrifice', 'Sacrifice', {
        window: 'action',
        effect: [
          inOwnArea(
            sendTo('user', 'sickbay'),
            destroyOneOf(['raider', 5], ['heavy', 2], ['basestar', 1], ['civilian', 1]),
          ),
        ],
      }),
      ability('weakness', 'stim-junkie', 'Stim Junkie', {
        window: 'action-end',
        must: true,
        when: [stayedPut()],
        effect: [sendTo('user', 'sickbay')], // P-CLAR-3
      }),
    ],
  },
]
