import type { IconPrint, Objective } from '../../../core/content.ts'
import { turnBoard } from '../../../effects/boards.ts'
import {
  enterPhase,
  gatherCivilians,
  gatherPeople,
  replaceDeck,
  resetFleet,
  sleeperPhase,
} from '../../../effects/objective.ts'
import { activateTokens } from '../../../effects/place-tokens.ts'
import { place } from '../../../effects/ships.ts'
import * as says from '../../../rules/passives.ts'
import { evacuateShip, force, locked, planet, prepared } from './names.ts'

/** P-NC: the fleet settles on New Caprica, Galactica comes back for it, and the Admiral leaves with who is aboard. */
export const newCaprica: Objective = {
  id: 'new-caprica',
  title: 'New Caprica',
  goal: 7,
  milestones: [
    { at: 4, effect: [sleeperPhase()] },
    {
      at: 7,
      effect: [
        turnBoard(planet, 'front'),
        gatherPeople('humans', 'resistance-hq'), // P-NC-6, P-NC-7
        gatherPeople('cylons', 'occupation-authority'), // P-NC-8
        gatherCivilians(locked), // P-NC-9, P-NC-10
        replaceDeck('crisis', 'new-caprica'), // P-NC-11
        resetFleet(), // P-NC-12
        enterPhase('occupation'),
      ],
    },
  ],
  piles: { [locked]: 'the locked ships', [prepared]: 'the prepared ships' },
  phases: {
    occupation: {
      title: 'The occupation of New Caprica',
      // P-NC-14, P-NC-15, P-NC-19
      passives: ['galactica', 'pegasus', 'colonial-one', 'cylon'].map((ship) => says.closed(ship)),
      instead: { 'resurrection-ship': 'medical-center' }, // P-NC-20
      start: 'resistance-hq', // P-EXEC-13
      frozen: true, // P-NC-5, P-NC-70 to P-NC-73
      ignores: ['raiders', 'heavy', 'basestars', 'launch', 'evacuation'], // P-NC-58, P-NC-64
      // P-NC-75 to P-NC-78
      autoJump: [
        enterPhase('return'),
        place({
          'bow-starboard': { basestar: 1, raider: 4 },
          'stern-starboard': { basestar: 1, raider: 4 },
          'bow-port': { viper: 2 },
          'stern-port': { viper: 2 },
        }),
      ],
      civilians: [locked, prepared], // P-CIV-7
    },
    return: {
      title: 'The return of Galactica',
      passives: [says.closed('colonial-one')], // P-NC-19
      ignores: ['jump'], // P-NC-65
      noJumps: true, // P-NC-82
      civilians: [locked, prepared],
    },
  },
}

export const icons: readonly IconPrint[] = [
  { id: 'occupation', title: 'occupation forces', step: 'activate-cylons', effect: [activateTokens(force)] }, // P-NC-51
  { id: 'evacuation', title: 'A ship is evacuated', step: 'prepare-jump', effect: [evacuateShip] }, // P-NC-66
]
