import type { Board, DamageToken, Location } from '../../core/content.ts'
import { price } from '../../effects/activation.ts'
import { damage, turnBoard } from '../../effects/boards.ts'
import { draw, drawFrom } from '../../effects/cards.ts'
import { check } from '../../effects/checks.ts'
import { forThisTurn } from '../../effects/lasting.ts'
import { causeCrisis, commandFleet } from '../../effects/locations.ts'
import { execute, infiltrate, pickPlayer } from '../../effects/people.ts'
import { scout } from '../../effects/skill-cards.ts'
import { damageHere, damageIt, destroyHere, pickArea, pickShip, rollTable } from '../../effects/targets.ts'
import { mayInfiltrate, notSympathizer, pickedAt } from '../../effects/when.ts'
import * as says from '../../rules/passives.ts'
import { damageable, location, P, T, X } from '../print.ts'

/** PEG: a ship of its own that takes damage for Galactica and can be lost. */
export const pegasus: Board = {
  id: 'pegasus',
  title: 'the Pegasus',
  sides: [
    { id: 'front', enter: 'humans' },
    { id: 'destroyed', title: 'destroyed', enter: 'humans' }, // P-PEG-10
  ],
  takesDamageOf: 'galactica', // P-PEG-4
  wrecked: { at: 4, effect: [turnBoard('pegasus', 'destroyed')] }, // P-PEG-8, P-PEG-9
}

const rooms: readonly Location[] = [
  // P-PEG-13
  location(
    'pegasus',
    'pegasus-cic',
    'Pegasus CIC',
    [
      pickShip(
        'user',
        'basestar',
        rollTable('user', [1, damage('pegasus', 1)], [4, damageIt(1)], [7, damageIt(2)]),
      ),
    ],
    damageable,
  ),
  // P-PEG-14, P-PEG-15
  location(
    'pegasus',
    'airlock',
    'Airlock',
    [
      pickPlayer('user', 'anyone', [
        check(12, [P, T, X], [execute('picked')], { by: 4, when: [pickedAt('brig')] }),
      ]),
    ],
    damageable,
  ),
  // P-PEG-16
  location(
    'pegasus',
    'main-batteries',
    'Main Batteries',
    [
      pickArea(
        'user',
        rollTable(
          'user',
          [1, destroyHere('civilian', 1)],
          [2, damageHere('fighter', 1)],
          [4, destroyHere('raider', 2)],
          [7, destroyHere('raider', 4)],
        ),
      ),
    ],
    damageable,
  ),
  // P-PEG-18
  {
    ...location('pegasus', 'engine-room', 'Engine Room', [], damageable),
    actions: [{ id: '', requires: [], cost: [price(2)], effect: [forThisTurn(says.addsIcon('jump'))] }],
  },
]

/** OVER: the overlay covers the four Cylon locations of the base box. */
const overlay: readonly Location[] = [
  location('cylon', 'caprica-pegasus', 'Caprica', [causeCrisis('bury')], { place: 'caprica' }), // P-OVER-2
  location('cylon', 'cylon-fleet-pegasus', 'Cylon Fleet', [commandFleet()], {
    place: 'cylon-fleet',
    requires: [notSympathizer()],
  }),
  {
    ...location('cylon', 'human-fleet-pegasus', 'Human Fleet', []),
    place: 'human-fleet',
    actions: [
      { id: '', requires: [], effect: [scout('crisis', 'destination'), draw('user', 2, 'any')] }, // P-OVER-8
      { id: 'infiltrate', requires: [mayInfiltrate()], effect: [infiltrate('galactica')] }, // P-OVER-9
    ],
  },
  location(
    'cylon',
    'resurrection-ship-pegasus',
    'Resurrection Ship',
    [drawFrom('user', 'super-crisis', 1)], // P-OVER-12
    { place: 'resurrection-ship', hazardous: true, passives: [says.receives(1)] }, // P-OVER-10, P-OVER-11
  ),
]

export const locations: readonly Location[] = [...rooms, ...overlay]

/** What the overlay covers. */
export const covered = ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship']

const hit = (id: string, location: string, title: string): DamageToken => ({
  id: `pegasus-damage-${id}`,
  title: `${title} damaged`,
  board: 'pegasus',
  location,
  loss: {},
})

/** P-PEG-6 */
export const damageTokens: readonly DamageToken[] = [
  hit('cic', 'pegasus-cic', 'Pegasus CIC'),
  hit('airlock', 'airlock', 'Airlock'),
  hit('main-batteries', 'main-batteries', 'Main Batteries'),
  hit('engine-room', 'engine-room', 'Engine Room'),
]
