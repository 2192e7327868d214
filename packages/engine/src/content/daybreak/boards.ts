import type { Board, Location } from '../../core/content.ts'
import { price } from '../../effects/activation.ts'
import { discardFrom, draw, drawFrom } from '../../effects/cards.ts'
import { may, unlessAverted, when } from '../../effects/choices.ts'
import { causeCrisis, commandFleet, holdOffice } from '../../effects/locations.ts'
import { enterAt, infiltrate, pickPlayer, titleTo } from '../../effects/people.ts'
import { scout } from '../../effects/skill-cards.ts'
import { hasHeld, isPresident, mayInfiltrate } from '../../effects/when.ts'
import * as says from '../../rules/passives.ts'
import { location } from '../print.ts'
import { acceptProphecy, mutiny } from './names.ts'

/** OVER: both overlays have a second side. */
export const boards: readonly Board[] = [
  {
    id: 'colonial-one',
    title: 'Colonial One',
    sides: [
      { id: 'front', enter: 'humans' },
      { id: 'destroyed', title: 'Colonial One Destroyed', enter: 'humans' }, // D-OVER-18
    ],
  },
  {
    id: 'cylon',
    title: 'the Cylon locations',
    sides: [
      { id: 'front', enter: 'cylons' },
      { id: 'back', title: 'Hub Destroyed', enter: 'cylons' }, // D-OVER-19
    ],
  },
]

const both = ['front', 'back']

const colonialOne: readonly Location[] = [
  // D-OVER-1
  location('colonial-one', 'quorum-chamber', 'Quorum Chamber', [holdOffice()], { requires: [isPresident()] }),
  // D-OVER-2, D-OVER-3
  location(
    'colonial-one',
    'press-room-daybreak',
    'Press Room',
    [
      pickPlayer('user', { draws: mutiny, other: true }, [drawFrom('picked', mutiny, 1, { keeps: 1 })]),
      may('user', discardFrom('user', mutiny, 1)),
    ],
    { place: 'press-room' },
  ),
  // D-OVER-4
  location(
    'colonial-one',
    'presidents-office-daybreak',
    "President's Office",
    [draw('user', 2, ['politics'])],
    { place: 'presidents-office' },
  ),
  // D-OVER-5
  location(
    'colonial-one',
    'administration-daybreak',
    'Administration',
    [
      drawFrom('user', mutiny, 1),
      when(
        [hasHeld('president', mutiny)],
        pickPlayer('user', 'to-president', [
          unlessAverted('president', acceptProphecy, titleTo('president', 'picked')), // D-OVER-6
        ]),
      ),
    ],
    { place: 'administration' },
  ),
]

const cylon: readonly Location[] = [
  // D-OVER-7 to D-OVER-9
  location('cylon', 'caprica-daybreak', 'Caprica', [causeCrisis('bury')], { place: 'caprica', sides: both }),
  // D-OVER-10
  location('cylon', 'cylon-fleet-daybreak', 'Cylon Fleet', [commandFleet()], {
    place: 'cylon-fleet',
    sides: both,
  }),
  {
    ...location('cylon', 'human-fleet-daybreak', 'Human Fleet', [], { place: 'human-fleet', sides: both }),
    actions: [
      { id: '', requires: [], effect: [scout('crisis', 'destination'), draw('user', 2, 'any')] }, // D-OVER-11
      { id: 'infiltrate', requires: [mayInfiltrate()], effect: [infiltrate('galactica')] }, // D-OVER-12
    ],
  },
  // D-OVER-13, D-OVER-14
  location(
    'cylon',
    'resurrection-ship-daybreak',
    'Resurrection Ship',
    [drawFrom('user', 'super-crisis', 1)],
    {
      place: 'resurrection-ship',
      hazardous: true,
      passives: [says.receives(1)],
    },
  ),
  // D-OVER-21 to D-OVER-23
  {
    ...location('cylon', 'hub-destroyed', 'Hub Destroyed', [], {
      place: 'resurrection-ship',
      sides: ['back'],
      hazardous: true,
      passives: [says.losesHeld('super-crisis'), says.receives(0)],
    }),
    actions: [
      {
        id: '',
        requires: [],
        cost: [price(3)],
        effect: [drawFrom('user', 'super-crisis', 1), enterAt('cylon-fleet')],
      },
    ],
  },
]

export const locations: readonly Location[] = [...colonialOne, ...cylon]

/** What the overlays cover. */
export const covered = [
  'press-room',
  'presidents-office',
  'administration',
  'caprica',
  'cylon-fleet',
  'human-fleet',
  'resurrection-ship',
]
