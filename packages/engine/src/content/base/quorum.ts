import type { QuorumCard } from '../../core/content.ts'
import { draw } from '../../effects/cards.ts'
import { changeDifficulty } from '../../effects/checks.ts'
import { choice, roll } from '../../effects/choices.ts'
import { discardThis, giveCard, keepInPlay, removeThis } from '../../effects/lasting.ts'
import { freeTo, lookAtLoyalty, pickPlayer, sendTo, titleTo } from '../../effects/people.ts'
import { gain, lose } from '../../effects/resources.ts'
import { destroyCylons } from '../../effects/ships.ts'
import { activated, presidentThreatened } from '../../effects/when.ts'
import * as says from '../../rules/passives.ts'

/** The President draws two Politics cards and gives the card to another player. */
const assignTo = (whom: 'other-human' | 'possible-president') => [
  draw('user', 2, ['politics']),
  pickPlayer('user', whom, [giveCard('picked')]),
]
const assign = assignTo('other-human')

export const quorum: readonly QuorumCard[] = [
  {
    id: 'accept-prophecy',
    title: 'Accept Prophecy',
    copies: 1,
    effect: [draw('user', 1, 'any'), keepInPlay()],
    lasting: {
      until: [],
      abilities: [
        {
          id: 'accept-prophecy',
          title: 'Accept Prophecy',
          kind: 'card',
          window: 'location-activated',
          must: true,
          when: [presidentThreatened('administration', 'admirals-quarters')],
          effect: [changeDifficulty(2), discardThis()],
        },
      ],
    },
  },
  {
    id: 'arrest-order',
    title: 'Arrest Order',
    copies: 2,
    effect: [pickPlayer('user', 'to-brig', [sendTo('picked', 'brig')])],
  },
  {
    id: 'assign-arbitrator',
    title: 'Assign Arbitrator',
    copies: 1,
    effect: assign,
    lasting: {
      until: [],
      abilities: [
        {
          id: 'assign-arbitrator',
          title: 'Assign Arbitrator',
          kind: 'card',
          window: 'location-activated',
          when: [activated('admirals-quarters')],
          effect: [choice('user', [changeDifficulty(-3)], [changeDifficulty(3)]), discardThis()],
        },
      ],
    },
  },
  {
    id: 'assign-mission-specialist',
    title: 'Assign Mission Specialist',
    copies: 1,
    effect: assign,
    lasting: { until: [], passives: [says.picksDestination(3)] },
  },
  {
    id: 'assign-vice-president',
    title: 'Assign Vice President',
    copies: 1,
    effect: assignTo('possible-president'), // P-INFIL-17
    lasting: { until: [], passives: [says.onlyTarget('administration')] },
  },
  {
    id: 'authorization-of-brutal-force',
    title: 'Authorization of Brutal Force',
    copies: 2,
    effect: [destroyCylons('user', 3, 1, 1), roll({ atMost: 2 }, [lose('population', 1)], [], 'user')],
  },
  {
    id: 'encourage-mutiny',
    title: 'Encourage Mutiny',
    copies: 1,
    effect: [
      pickPlayer('user', 'possible-admiral', [
        roll({ atLeast: 3 }, [titleTo('admiral', 'picked')], [lose('morale', 1)], 'picked'),
      ]),
    ],
  },
  {
    id: 'food-rationing',
    title: 'Food Rationing',
    copies: 2,
    effect: [roll({ atLeast: 6 }, [gain('food', 1), removeThis()], [], 'user')],
  },
  {
    id: 'inspirational-speech',
    title: 'Inspirational Speech',
    copies: 4,
    effect: [roll({ atLeast: 6 }, [gain('morale', 1), removeThis()], [], 'user')],
  },
  {
    id: 'presidential-pardon',
    title: 'Presidential Pardon',
    copies: 1,
    effect: [pickPlayer('user', 'other-in-brig', [freeTo('picked', 'user', false)])],
  },
  {
    id: 'release-cylon-mugshots',
    title: 'Release Cylon Mugshots',
    copies: 1,
    effect: [
      pickPlayer('user', 'human-loyalty-to-see', [lookAtLoyalty('user', 'picked')]),
      roll({ atMost: 3 }, [lose('morale', 1)], [], 'user'),
    ],
  },
]
