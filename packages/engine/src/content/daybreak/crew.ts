import type { Character } from '../../core/content.ts'
import { activateAgain, activateAnywhere, price } from '../../effects/activation.ts'
import { draw } from '../../effects/cards.ts'
import { destroyFighter, destroyThis, replaceCivilian, withdrawShip } from '../../effects/fleet.ts'
import { giveSkills, sift } from '../../effects/hands.ts'
import { isLockedIn, not } from '../../effects/judged.ts'
import { pickPlayer } from '../../effects/people.ts'
import { gain, lose } from '../../effects/resources.ts'
import {
  aboutResource,
  aboutShip,
  activated,
  byUser,
  isAboard,
  ownShip,
  ownTurn,
} from '../../effects/when.ts'
import * as says from '../../rules/passives.ts'
import { ability, once } from '../print.ts'

// Officers, pilots and the doctor.

export const crew: readonly Character[] = [
  {
    id: 'karl-agathon-alternate',
    title: 'Karl "Helo" Agathon',
    type: 'pilot',
    alternateOf: 'karl-agathon',
    skills: [
      { types: ['leadership'], draw: 2 },
      { types: ['tactics'], draw: 2 },
      { types: ['piloting'], draw: 1 },
    ],
    start: 'admirals-quarters',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'raptor-pilot', 'Raptor Pilot', { passives: [says.scoutsMore('launch-scout', 2)] }),
      once('no-one-gets-left-behind', 'No One Gets Left Behind', {
        window: 'ships-removed',
        effect: [lose('fuel', 1), gain('population', 2)],
      }),
      ability('weakness', 'family-commitments', 'Family Commitments', {
        passives: [says.receivesFewer(1, not(isAboard('user', 'galactica')))],
      }),
    ],
  },
  {
    id: 'louis-hoshi',
    title: 'Louis Hoshi',
    type: 'military-leader',
    skills: [
      { types: ['leadership'], draw: 2 },
      { types: ['tactics'], draw: 2 },
      { types: ['engineering'], draw: 1 },
    ],
    start: 'communications',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'dutiful', 'Dutiful', {
        window: 'location-done',
        limit: 'turn-place', // D-GEN-27
        when: [ownTurn(), byUser(), activated('command', 'communications', 'weapons-control')],
        cost: [price(1)], // D-INFIL-27
        effect: [activateAgain()],
      }),
      once('organized', 'Organized', {
        window: 'action',
        when: [not(isLockedIn())],
        effect: [activateAnywhere(3, { not: ['cylon'] })],
      }),
      ability('weakness', 'reluctant', 'Reluctant', { passives: [says.skillActionCost(1)] }),
    ],
  },
  {
    id: 'sherman-cottle',
    title: 'Sherman "Doc" Cottle',
    type: 'support',
    skills: [
      { types: ['politics'], draw: 1 },
      { types: ['tactics'], draw: 2 },
      { types: ['engineering'], draw: 2 },
    ],
    start: 'research-lab',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'treatment', 'Treatment', {
        window: 'action',
        effect: [pickPlayer('user', 'other-human', [draw('user', 2, 'picked'), giveSkills('picked', 2)])],
      }),
      once('quarantine', 'Quarantine', { window: 'action', effect: [replaceCivilian()] }),
      ability('weakness', 'specialized', 'Specialized', {
        passives: [says.noOwnActionsOn('engineering')], // D-GEN-28
      }),
    ],
  },
  {
    id: 'brendan-costanza',
    title: 'Brendan "Hot Dog" Costanza',
    type: 'pilot',
    skills: [
      { types: ['leadership'], draw: 1 },
      { types: ['tactics'], draw: 1 },
      { types: ['piloting'], draw: 2 },
      { types: ['engineering'], draw: 1 },
    ],
    start: 'hangar-deck',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'memento', 'Memento', {
        window: 'resource-lost',
        limit: 'turn',
        when: [aboutResource('population')],
        effect: [sift('piloting', 3, 1)],
      }),
      once('escort', 'Escort', {
        window: 'ship-destruction',
        when: [aboutShip('civilian')],
        cost: [destroyFighter()],
        effect: [withdrawShip()],
      }),
      ability('weakness', 'forced-to-eject', 'Forced to Eject', {
        window: 'ship-damage',
        must: true,
        when: [ownShip()],
        effect: [destroyThis()],
      }),
    ],
  },
]
