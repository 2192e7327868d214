import type { CrisisCard } from '../../core/content.ts'
import { damage } from '../../effects/boards.ts'
import { discard, draw, drawFrom } from '../../effects/cards.ts'
import { eachPlayer } from '../../effects/choices.ts'
import { afterJump } from '../../effects/destinations.ts'
import { destinyOf } from '../../effects/destiny.ts'
import { keepInPlay } from '../../effects/lasting.ts'
import { execute } from '../../effects/people.ts'
import { lose } from '../../effects/resources.ts'
import * as says from '../../rules/passives.ts'
import { ability, attack, checked, crisis, E, event, L, on, P, partly, T } from '../print.ts'
import { swap } from './swap.ts'

const twoTreachery = draw('user', 2, ['treachery'])

export const superCrises: readonly CrisisCard[] = [
  crisis(
    'demand-peace-manifesto',
    '"Demand Peace" Manifesto',
    [],
    event(
      'admiral',
      [lose('morale', 1), damage('galactica', 2)],
      [discard('president', 'all'), discard('admiral', 'all')],
    ),
  ),
  crisis(
    'footage-transmitted',
    'Footage Transmitted',
    [],
    checked(
      partly(
        on(
          17,
          [P, L, T],
          [eachPlayer('cylon', twoTreachery, drawFrom('user', 'super-crisis', 1))],
          [eachPlayer('player', draw('user', 1, ['treachery']))],
        ),
        12,
        [eachPlayer('cylon', twoTreachery)],
      ),
    ),
  ),
  crisis(
    'lured-into-a-trap',
    'Lured into a Trap',
    [],
    attack(
      'raiders',
      {
        'bow-starboard': { basestar: 1, raider: 3 },
        'stern-starboard': { basestar: 1, raider: 3 },
        stern: { heavy: 1 },
        'stern-port': { viper: 1, civilian: 1 },
        'bow-port': { viper: 1, civilian: 1 },
      },
      'Dangerous Repairs are Necessary',
      [keepInPlay()],
    ),
    {
      lasting: {
        until: ['jump'],
        abilities: [
          ability('card', 'lured-into-a-trap', 'Dangerous Repairs are Necessary', {
            window: 'fleet-jumps',
            must: true,
            effect: [afterJump(['engine-room', 'ftl-control'], execute('picked'))], // P-WIN-12
          }),
        ],
      },
    },
  ),
  crisis(
    'psychological-warfare',
    'Psychological Warfare',
    [],
    event(
      'president',
      [lose('morale', 1), swap(2)],
      [eachPlayer('cylon', twoTreachery), destinyOf('treachery', 6)],
    ),
  ),
  crisis(
    'the-farm',
    'The Farm',
    [],
    checked(
      partly(on(15, [T, E], [lose('food', 1), lose('population', 1), keepInPlay()]), 8, [lose('food', 1)]),
    ),
    { lasting: { until: [], passives: [says.noOncePerGame()] } },
  ),
]
