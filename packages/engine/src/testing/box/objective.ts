import type { Part } from '../../content/set.ts'
import type { CrisisCard, Location } from '../../core/content.ts'
import type { Effect } from '../../core/effect.ts'
import { turnBoard } from '../../effects/boards.ts'
import { check } from '../../effects/checks.ts'
import {
  enterPhase,
  finalJump,
  gatherCivilians,
  inPhase,
  replaceDeck,
  sleeperPhase,
} from '../../effects/objective.ts'
import { freeTo, sendTo } from '../../effects/people.ts'
import { shiftPile } from '../../effects/piles.ts'
import { gain, lose } from '../../effects/resources.ts'
import { destroyCivilians } from '../../effects/ships.ts'
import * as says from '../../rules/passives.ts'

// An objective with phases: the fleet lies at anchor at a haven with a board, a Crisis deck and a symbol of its own,
// where people are locked up elsewhere, and leaves it again.

const place = (id: string, title: string, rest: Partial<Location>): Location => ({
  id,
  title,
  ship: 'haven',
  hazardous: false,
  damageable: false,
  actions: [],
  passives: [],
  ...rest,
})

const crisis = (id: string, title: string, one: Effect, two: Effect): CrisisCard => ({
  id,
  title,
  copies: 6,
  deck: 'haven-crisis',
  icons: ['raiders', 'muster', 'jump'],
  body: { kind: 'event', chooser: 'current', options: [one, two] },
})

export const haven: Part = {
  objectives: [
    {
      id: 'haven',
      title: 'Haven',
      goal: 5,
      milestones: [
        { at: 1, effect: [sleeperPhase()] },
        {
          at: 2,
          effect: [
            turnBoard('haven', 'front'),
            gatherCivilians('moored'),
            replaceDeck('crisis', 'haven-crisis'),
            enterPhase('landed'),
          ],
        },
      ],
      lastJump: [finalJump()],
      setup: [gain('morale', 1)],
      piles: { moored: 'the moored ships', mustered: 'the mustered ships' },
      phases: {
        landed: {
          title: 'At anchor',
          passives: [says.closed('colonial-one')],
          instead: { brig: 'stockade' },
          start: 'market',
          frozen: true,
          ignores: ['raiders'],
          autoJump: [enterPhase('leaving')],
          civilians: ['moored', 'mustered'],
        },
        leaving: {
          title: 'Under way again',
          passives: [says.closed('haven')],
          civilians: ['moored', 'mustered'],
        },
      },
    },
  ],
}

export const onlyHaven: Part = {
  boards: [
    {
      id: 'haven',
      title: 'the Haven',
      aside: true,
      sides: [{ id: 'front', enter: 'all' }],
      instead: { sickbay: 'infirmary' },
    },
  ],
  locations: [
    place('market', 'Market', { actions: [{ id: '', requires: [], effect: [gain('food', 1)] }] }),
    place('infirmary', 'Infirmary', { hazardous: true, passives: [says.receives(1)] }),
    place('stockade', 'Stockade', {
      hazardous: true,
      actions: [
        {
          id: '',
          requires: [],
          effect: [check(6, ['politics', 'leadership'], [freeTo('user', 'user', true)])],
        },
      ],
      passives: [says.cannotMove(), says.noCrisis(), says.contributes(1), says.lockedIn()],
    }),
  ],
  icons: [{ id: 'muster', title: 'Muster', step: 'prepare-jump', effect: [shiftPile('moored', 'mustered')] }],
  decks: [{ id: 'haven-crisis', title: 'Haven Crisis deck' }],
  crises: [
    crisis('riot', 'Riot', [sendTo('current', 'brig')], [lose('morale', 1)]),
    crisis('fever', 'Fever', [sendTo('current', 'sickbay')], [destroyCivilians(1)]),
    crisis('harvest', 'Harvest', [gain('food', 1)], [lose('population', 1), gain('fuel', 1)]),
  ],
  titleAbilities: [
    {
      id: 'weigh-anchor',
      of: 'admiral',
      title: 'Weigh anchor',
      kind: 'card',
      window: 'action',
      when: [inPhase('landed')],
      effect: [enterPhase('leaving')],
    },
  ],
}
