import type { Board, Location, LocationAction, PlaceToken } from '../../../core/content.ts'
import type { Effect } from '../../../core/effect.ts'
import { drawQuorum } from '../../../effects/cards.ts'
import { check } from '../../../effects/checks.ts'
import { may } from '../../../effects/choices.ts'
import { forThisTurn } from '../../../effects/lasting.ts'
import { playQuorumCard, resolveTopCrisis } from '../../../effects/locations.ts'
import { execute, freeTo, goAboard, pickPlayer, sendTo } from '../../../effects/people.ts'
import { destroyPiled, scoutPile } from '../../../effects/piles.ts'
import { activateTokens, attackToken, placeToken, tokenHere } from '../../../effects/place-tokens.ts'
import { loseHighest } from '../../../effects/resources.ts'
import { moveFleet } from '../../../effects/ships.ts'
import { rollTable } from '../../../effects/targets.ts'
import { isPresident, onSide } from '../../../effects/when.ts'
import * as says from '../../../rules/passives.ts'
import { L, location, P, T, X } from '../../print.ts'
import { force, locked, planet, prepared, prepareOrEvacuate } from './names.ts'

/** P-NC-37, P-NC-38 */
const humanAction = (effect: Effect, ...requires: LocationAction['requires']): LocationAction => ({
  id: '',
  requires: [onSide('humans'), ...requires],
  effect,
})
const cylonAction = (effect: Effect): LocationAction => ({
  id: 'cylon',
  requires: [onSide('cylons')],
  effect,
})

export const board: Board = {
  id: planet,
  title: 'New Caprica',
  aside: true, // P-SETUP-3
  sides: [{ id: 'front', title: 'the planet', enter: 'all' }],
  instead: { brig: 'detention', sickbay: 'medical-center' }, // P-NC-22, P-NC-23
  actions: [
    // P-NC-46
    { id: 'attack-forces', requires: [onSide('humans')], effect: [attackToken(force, 5)] },
    // P-NC-49
    {
      id: 'detain',
      requires: [onSide('cylons'), tokenHere(force)],
      effect: [
        pickPlayer('user', 'human-here', [
          rollTable('user', [1, sendTo('picked', 'detention')], [4, sendTo('picked', 'medical-center')], [8]),
        ]),
      ],
    },
  ],
}

const room = (id: string, title: string, ...actions: readonly LocationAction[]): Location => ({
  ...location(planet, id, title, []),
  actions,
})

const [authority, canyon, shipyard] = ['occupation-authority', 'breeders-canyon', 'shipyard'] as const

export const locations: readonly Location[] = [
  location(planet, 'medical-center', 'Medical Center', [], {
    hazardous: true,
    passives: [says.receives(1)], // P-NC-30
  }),
  location(planet, 'detention', 'Detention', [check(9, [P, T], [freeTo('user', 'user', true)])], {
    hazardous: true,
    passives: [says.cannotMove(), says.contributes(2), says.lockedIn(), says.noPower()], // P-NC-31, P-NC-32
  }),
  room(
    'resistance-hq',
    'Resistance HQ',
    humanAction([pickPlayer('user', { aboard: planet }, [check(7, [L, T, X], [execute('picked')])])]), // P-NC-39
  ),
  room(
    authority,
    'Occupation Authority',
    humanAction([may('user', drawQuorum(1)), playQuorumCard()], isPresident()), // P-NC-40
    cylonAction([activateTokens(force, 'one'), placeToken(force, authority)]), // P-NC-41
  ),
  room(
    canyon,
    "Breeder's Canyon",
    humanAction([loseHighest(1), moveFleet(1)]), // P-NC-42
    cylonAction([forThisTurn(says.skipsStep('prepare-jump')), resolveTopCrisis()]), // P-NC-43
  ),
  room(
    shipyard,
    'Shipyard',
    humanAction([prepareOrEvacuate('user', goAboard('user', 'galactica'))]), // P-NC-44
    cylonAction([scoutPile(locked)]), // P-NC-45
  ),
]

export const forces: PlaceToken = {
  id: force,
  title: 'occupation force',
  plural: 'occupation forces',
  count: 4, // P-SETUP-18
  track: [authority, canyon, shipyard], // P-NC-52
  end: [destroyPiled(1, locked, prepared)], // P-NC-53
}
