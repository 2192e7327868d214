import type { Condition } from '../../core/conditions.ts'
import type { OtherCard } from '../../core/content.ts'
import type { Effect } from '../../core/effect.ts'
import { price } from '../../effects/activation.ts'
import { damage } from '../../effects/boards.ts'
import { draw, drawFrom, drawQuorum } from '../../effects/cards.ts'
import { eachPlayer, roll } from '../../effects/choices.ts'
import { intoDestiny } from '../../effects/destiny.ts'
import { gainShips, launchRaiders, withdrawShip } from '../../effects/fleet.ts'
import { takeRandomSkills } from '../../effects/hands.ts'
import { discardThis, removeThis } from '../../effects/lasting.ts'
import { activateVipers, attackCenturion } from '../../effects/locations.ts'
import { freeTo, pickPlayer, sendTo, titleTo } from '../../effects/people.ts'
import { buryQuorum } from '../../effects/quorum.ts'
import { gain } from '../../effects/resources.ts'
import {
  destroyCivilians,
  destroyRaptors,
  launchNuke,
  moveFleet,
  place,
  recallVipers,
  repairVipers,
  spendNukes,
} from '../../effects/ships.ts'
import { scout } from '../../effects/skill-cards.ts'
import { pickArea, pickShip, placeHere } from '../../effects/targets.ts'
import {
  handAtLeast,
  hasNuke,
  hasSkills,
  humanLockedIn,
  mayReceive,
  notPresident,
  onBoard,
  raptorInReserve,
} from '../../effects/when.ts'
import { ability } from '../print.ts'
import { mutiny as deck, treachery } from './names.ts'

/** D-MUT-1 */
const card = (id: string, title: string, effect: Effect, when: readonly Condition[] = []): OtherCard => ({
  id,
  title,
  deck,
  copies: 1,
  abilities: [ability('card', id, title, { window: 'action', when, effect })],
})

/** One comes from the deck when this card already lies on the discard pile. */
const another = (effect: Effect): Effect => [discardThis(), ...effect]

export const mutinies: readonly OtherCard[] = [
  card('armed-resistance', 'Armed Resistance', [sendTo('admiral', 'sickbay'), scout('crisis')]),
  card(
    'assume-command',
    'Assume Command',
    [price(5), titleTo('admiral', 'user')],
    [handAtLeast(5), mayReceive('admiral')], // DQ24
  ),
  card('bait-and-switch', 'Bait and Switch', [draw('user', 2, 'any'), intoDestiny(treachery, 2)]),
  card('betrayal-of-trust', 'Betrayal of Trust', [draw('user', 2, [treachery]), scout('destination')]),
  card(
    'blackmail',
    'Blackmail',
    [takeRandomSkills('president', 3)],
    [notPresident(), hasSkills('president', 3)],
  ),
  // DQ31
  card(
    'clipped-wings',
    'Clipped Wings',
    [recallVipers(), repairVipers('user', 'all'), draw('user', 2, [treachery])],
    [onBoard('fighter')],
  ),
  card('controversial-speech', 'Controversial Speech', [
    roll(
      { atLeast: 6 },
      [gain('morale', 1), removeThis()],
      [eachPlayer('player', draw('user', 1, [treachery]))],
      'user',
    ),
  ]),
  card('feed-the-people', 'Feed the People', [moveFleet(-2), gain('food', 1), removeThis()]),
  card(
    'impeachment',
    'Impeachment',
    [price(5), titleTo('president', 'user')],
    [handAtLeast(5), mayReceive('president')], // DQ24
  ),
  card(
    'make-a-deal',
    'Make a Deal',
    [
      pickPlayer('user', 'in-brig', [freeTo('picked', 'user', false)]),
      ...another([pickPlayer('user', { draws: deck }, [drawFrom('picked', deck, 1)])]),
    ],
    [humanLockedIn()],
  ),
  card('necessary-risk', 'Necessary Risk', [
    gain('food', 1),
    pickArea('user', placeHere({ basestar: 1, raider: 3 })),
    removeThis(),
  ]),
  card('panic', 'Panic', [place({ stern: { civilian: 1 } }), activateVipers(1)]),
  card('peaceful-resistance', 'Peaceful Resistance', [
    sendTo('user', 'sickbay'),
    roll({ atMost: 4 }, [sendTo('admiral', 'brig')], [], 'user'),
  ]),
  card('ruined-reputation', 'Ruined Reputation', [
    pickPlayer('user', 'human', [
      draw('picked', 2, 'any'),
      roll({ atMost: 4 }, [sendTo('picked', 'brig')], [], 'user'),
    ]),
  ]),
  card('scavenging-for-parts', 'Scavenging for Parts', [
    damage('galactica', 1),
    pickShip('user', 'civilian', withdrawShip()),
  ]),
  card('selfish-act', 'Selfish Act', [draw('user', 2, 'own'), ...another([drawFrom('user', deck, 1)])]),
  card('send-a-message', 'Send a Message', [damage('galactica', 1), attackCenturion(2)]),
  card('set-the-agenda', 'Set the Agenda', [drawQuorum(2), buryQuorum(2)], [notPresident()]),
  card('the-strong-survive', 'The Strong Survive', [destroyCivilians(1), moveFleet(1), removeThis()]),
  card('unauthorized-usage', 'Unauthorized Usage', [launchNuke(), spendNukes(), removeThis()], [hasNuke()]),
  card('violent-protest', 'Violent Protest', [draw('user', 2, ['politics']), sendTo('president', 'sickbay')]),
  // D-GEN-30
  card(
    'weapons-armed',
    'Weapons Armed',
    [destroyRaptors(1), gainShips('assault-raptor', 1), launchRaiders(2)],
    [raptorInReserve()],
  ),
]
