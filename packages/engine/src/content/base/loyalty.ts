import type { Loyalty } from '../../core/content.ts'
import { sabotage } from '../../effects/boards.ts'
import { discard } from '../../effects/cards.ts'
import { may } from '../../effects/choices.ts'
import { sympathize } from '../../effects/loyalty.ts'
import { pickPlayer, sendTo } from '../../effects/people.ts'
import { lose } from '../../effects/resources.ts'

export const loyalty: readonly Loyalty[] = [
  { id: 'not-a-cylon', title: 'You Are Not a Cylon', copies: 11, team: 'human', power: [] },
  {
    id: 'cylon-brig',
    title: 'You Are a Cylon',
    copies: 1,
    team: 'cylon',
    power: [pickPlayer('user', { aboard: 'galactica', to: 'brig' }, [sendTo('picked', 'brig')], true)],
  },
  {
    id: 'cylon-damage-galactica',
    title: 'You Are a Cylon',
    copies: 1,
    team: 'cylon',
    power: [may('user', sabotage('galactica', 5, 2))],
  },
  {
    id: 'cylon-morale',
    title: 'You Are a Cylon',
    copies: 1,
    team: 'cylon',
    power: [may('user', lose('morale', 1))],
  },
  {
    id: 'cylon-sickbay',
    title: 'You Are a Cylon',
    copies: 1,
    team: 'cylon',
    power: [
      pickPlayer(
        'user',
        { aboard: 'galactica', to: 'sickbay' },
        [discard('picked', 5), sendTo('picked', 'sickbay')],
        true,
      ),
    ],
  },
  {
    id: 'sympathizer',
    title: 'You Are a Sympathizer',
    copies: 1,
    team: 'sympathizer',
    countsAs: 'human', // B-SLEEP-9, B-SLEEP-15
    power: [],
    received: [sympathize('brig', 'sympathizer')],
    handOn: 'prompt.sympathizer',
  },
]
