import type { Condition } from '../../core/conditions.ts'
import type { OtherCard } from '../../core/content.ts'
import type { Effect } from '../../core/effect.ts'
import { draw, drawFrom } from '../../effects/cards.ts'
import { gainShips, launchRaiders } from '../../effects/fleet.ts'
import { discardThis, removeThis } from '../../effects/lasting.ts'
import { sendTo } from '../../effects/people.ts'
import { gain } from '../../effects/resources.ts'
import { destroyRaptors, moveFleet } from '../../effects/ships.ts'
import { raptorInReserve } from '../../effects/when.ts'
import { ability } from '../print.ts'
import { mutiny as deck } from './names.ts'

const card = (id: string, title: string, effect: Effect, when: readonly Condition[] = []): OtherCard => ({
  id,
  title,
  deck,
  copies: 1,
  abilities: [ability('card', id, title, { window: 'action', when, effect })],
})

/** MUT: played as an action; as soon as it is, it is no longer held (D-MUT-1, D-MUT-15). */
const mutiny = (id: string, title: string, effect: Effect, when?: readonly Condition[]): OtherCard =>
  card(id, title, [discardThis(), ...effect], when)

/** It leaves the game. */
const onlyOnce = (id: string, title: string, effect: Effect, when?: readonly Condition[]): OtherCard =>
  card(id, title, [removeThis(), ...effect], when)

export const mutinies: readonly OtherCard[] = [
  onlyOnce('feed-the-people', 'Feed the People', [moveFleet(-2), gain('food', 1)]),
  mutiny('selfish-act', 'Selfish Act', [draw('user', 2, 'own'), drawFrom('user', deck, 1)]),
  mutiny('violent-protest', 'Violent Protest', [
    draw('user', 2, ['politics']),
    sendTo('president', 'sickbay'),
  ]),
  mutiny(
    'weapons-armed',
    'Weapons Armed',
    [destroyRaptors(1), gainShips('assault-raptor', 1), launchRaiders(2)],
    [raptorInReserve()],
  ),
]
