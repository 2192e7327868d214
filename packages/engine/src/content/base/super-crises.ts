import type { CrisisCard } from '../../core/content.ts'
import { damage } from '../../effects/boards.ts'
import { keepInPlay } from '../../effects/lasting.ts'
import { sendAll } from '../../effects/people.ts'
import { lose } from '../../effects/resources.ts'
import { activate, moveFleet, placeCenturions } from '../../effects/ships.ts'
import * as says from '../../rules/passives.ts'

const plain = { copies: 1, icons: [] } as const

export const superCrises: readonly CrisisCard[] = [
  {
    ...plain,
    id: 'bomb-on-colonial-1',
    title: 'Bomb on Colonial 1',
    body: {
      kind: 'check',
      check: {
        difficulty: 15,
        skills: ['tactics', 'piloting', 'engineering'],
        pass: [],
        fail: [lose('morale', 2), sendAll({ board: 'colonial-one' }, 'sickbay'), keepInPlay()],
      },
    },
    lasting: { until: [], passives: [says.closed('colonial-one')] },
  },
  {
    ...plain,
    id: 'cylon-intruders',
    title: 'Cylon Intruders',
    body: {
      kind: 'check',
      check: {
        difficulty: 18,
        skills: ['leadership', 'tactics'],
        pass: [],
        partial: { at: 14, effect: [placeCenturions(1)] },
        fail: [damage('galactica', 1), placeCenturions(2)],
      },
    },
  },
  {
    ...plain,
    id: 'fleet-mobilization',
    title: 'Fleet Mobilization',
    body: {
      kind: 'check',
      check: {
        difficulty: 24,
        skills: ['leadership', 'tactics', 'piloting', 'engineering'],
        pass: [activate('basestars'), activate('launch')],
        fail: [
          lose('morale', 1),
          activate('basestars'),
          activate('raiders'),
          activate('heavy'),
          activate('launch'),
        ],
      },
    },
  },
  {
    ...plain,
    id: 'inbound-nukes',
    title: 'Inbound Nukes',
    body: {
      kind: 'check',
      check: {
        difficulty: 15,
        skills: ['leadership', 'tactics'],
        pass: [],
        fail: [lose('fuel', 1), lose('food', 1), lose('population', 1)],
      },
    },
  },
  {
    ...plain,
    id: 'massive-assault',
    title: 'Massive Assault',
    body: {
      kind: 'attack',
      activate: ['heavy', 'basestars'],
      setup: {
        'bow-starboard': { basestar: 1, raider: 4 },
        'stern-starboard': { basestar: 1, raider: 2, heavy: 1 },
        'stern-port': { viper: 1, civilian: 2 },
        'bow-port': { viper: 1, civilian: 2 },
      },
      specialTitle: 'Power Failure',
      special: [moveFleet(-2)],
    },
  },
]
