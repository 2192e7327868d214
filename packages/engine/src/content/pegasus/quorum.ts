import type { QuorumCard } from '../../core/content.ts'
import type { Effect } from '../../core/effect.ts'
import { repairLocations } from '../../effects/boards.ts'
import { draw } from '../../effects/cards.ts'
import { countsPositive, lookAtAdded } from '../../effects/checks.ts'
import { choice, roll, when } from '../../effects/choices.ts'
import { lookAtBottom } from '../../effects/decks.ts'
import { cullDestiny } from '../../effects/destiny.ts'
import { discardThis, giveCard } from '../../effects/lasting.ts'
import { execute, pickPlayer } from '../../effects/people.ts'
import { gain, lose } from '../../effects/resources.ts'
import { repairVipers } from '../../effects/ships.ts'
import { destroyHere, destroyIt, pickShip } from '../../effects/targets.ts'
import { concernsHolder, hasAdded, hasHappened } from '../../effects/when.ts'
import { ability } from '../print.ts'
import { inTreachery } from './swap.ts'

const card = (id: string, title: string, effect: Effect, lasting?: QuorumCard['lasting']): QuorumCard => ({
  id,
  title,
  copies: 1,
  effect,
  ...(lasting ? { lasting } : {}),
})

export const quorum: readonly QuorumCard[] = [
  card(
    'assign-chief-of-staff',
    'Assign Chief of Staff',
    [draw('user', 2, ['politics']), pickPlayer('user', 'other-human', [giveCard('picked')])],
    {
      until: [],
      abilities: [
        ability('card', 'assign-chief-of-staff', 'Assign Chief of Staff', {
          window: 'check-pre',
          effect: [countsPositive('politics'), discardThis()],
        }),
      ],
    },
  ),
  card('civilian-self-defense', 'Civilian Self Defense', [
    pickShip(
      'user',
      'civilian',
      choice('user', [destroyHere('raider', 3)], [destroyHere('heavy', 1)]),
      roll({ atMost: 2 }, [destroyIt()], [], 'user'),
    ),
  ]),
  card('consult-the-oracle', 'Consult the Oracle', [lookAtBottom(), cullDestiny(2)]),
  card('enact-production-quotas', 'Enact Production Quotas', [gain('food', 1), lose('morale', 1)]),
  card('eulogy', 'Eulogy', [when([hasHappened('execution-cost-morale')], gain('morale', 1))]),
  card('execute-prisoner', 'Execute Prisoner', [pickPlayer('user', 'in-brig', [execute('picked')])]),
  card('probation', 'Probation', [pickPlayer('user', 'human', [giveCard('picked')])], {
    until: [],
    abilities: [
      ability('card', 'probation', 'Probation', {
        window: 'check-contributed',
        of: 'president', // PQ11
        when: [concernsHolder(), hasAdded()],
        effect: [lookAtAdded(), discardThis()],
      }),
    ],
  }),
  card('resources-for-galactica', 'Resources for Galactica', [
    repairLocations('user', 1),
    repairVipers('user', 2),
  ]),
  card('unsavory-connections', 'Unsavory Connections', [
    ...inTreachery(2, 'random'),
    choice('user', [gain('food', 1)], [gain('fuel', 1)]),
  ]),
]
