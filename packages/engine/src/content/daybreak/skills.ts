import type { SkillCard } from '../../core/content.ts'
import { activateAnywhere } from '../../effects/activation.ts'
import { damage } from '../../effects/boards.ts'
import { draw, drawFrom } from '../../effects/cards.ts'
import {
  afterResult,
  removeFromCheck,
  silenceCheck,
  strengthBonus,
  takeFromCheck,
} from '../../effects/check-cards.ts'
import { addRevealed, checkBecomes, resultIs, totalAbove } from '../../effects/checks.ts'
import { atPrice, eachPlayer, ifElse, may, possibleChoice, roll, when } from '../../effects/choices.ts'
import { activateOneViper, launchReserves } from '../../effects/fighters.ts'
import { gainShips } from '../../effects/fleet.ts'
import { currentIs, fleetUnready } from '../../effects/judged.ts'
import { forThisTurn } from '../../effects/lasting.ts'
import { shareQuorum } from '../../effects/quorum.ts'
import { damageVipers, destroyRaptors, moveFleet, place, restoreRaptors } from '../../effects/ships.ts'
import { gainToken } from '../../effects/tokens.ts'
import * as says from '../../rules/passives.ts'
import { checkCard, skillCard } from '../print.ts'
import { mutiny } from './names.ts'

const none = { 0: 2 }
const middle = { 3: 1, 4: 1 }
const high = { 5: 1 }

export const skillCards: readonly SkillCard[] = [
  checkCard('politics', none, 'force-their-hand', 'Force Their Hand', {
    effect: [
      when(
        [currentIs('humans')],
        possibleChoice('current', [addRevealed(1)], [drawFrom('current', mutiny, 1)]),
      ),
    ],
  }),
  skillCard('politics', middle, 'popular-influence', 'Popular Influence', {
    window: 'action',
    effect: [shareQuorum(2)],
  }),
  skillCard('politics', high, 'negotiation', 'Negotiation', {
    window: 'action',
    effect: [place({ bow: { basestar: 1 } }), draw('user', 1, ['politics']), forThisTurn(says.cylonsHold())],
  }),
  checkCard('leadership', none, 'all-hands-on-deck', 'All Hands on Deck', {
    effect: [strengthBonus(0, 1)], // D-ABIL-9
  }),
  skillCard('leadership', middle, 'restore-order', 'Restore Order', {
    window: 'check-pre',
    effect: [silenceCheck()], // D-ABIL-13
  }),
  skillCard('leadership', high, 'change-of-plans', 'Change of Plans', {
    window: 'check-judged',
    when: [resultIs('pass')],
    effect: [checkBecomes(eachPlayer('human', draw('user', 2, 'own')))],
  }),
  checkCard('tactics', none, 'quick-thinking', 'Quick Thinking', { effect: [takeFromCheck(3)] }),
  skillCard('tactics', middle, 'unorthodox-plan', 'Unorthodox Plan', {
    window: 'action',
    effect: [
      activateAnywhere(1, {
        places: ['command', 'armory', 'weapons-control', 'communications'],
        evenDamaged: true,
      }),
    ],
  }),
  skillCard('tactics', high, 'a-second-chance', 'A Second Chance', {
    window: 'check-pre',
    effect: [afterResult(when([totalAbove(4)], gainToken('current', 'miracle')))], // D-ABIL-12
  }),
  checkCard('piloting', none, 'dogfight', 'Dogfight', {
    effect: [may('current', atPrice([damageVipers(1, 'anywhere')], removeFromCheck()))],
  }),
  skillCard('piloting', middle, 'combat-veteran', 'Combat Veteran', {
    window: 'action',
    effect: [activateOneViper(3)],
  }),
  skillCard('piloting', high, 'launch-reserves', 'Launch Reserves', {
    window: 'action',
    effect: [launchReserves(2)],
  }),
  checkCard('engineering', none, 'install-upgrades', 'Install Upgrades', {
    // D-ABIL-11, DQ7, DQ28
    effect: [
      afterResult(
        ifElse(
          [resultIs('pass')],
          [draw('current', 2, ['engineering'])],
          [draw('current', 1, ['engineering'])],
        ),
      ),
    ],
  }),
  skillCard('engineering', middle, 'raptor-specialist', 'Raptor Specialist', {
    window: 'action',
    effect: [
      // D-RAPTOR-3
      possibleChoice(
        'user',
        [atPrice([destroyRaptors(1)], gainShips('assault-raptor', 1))],
        [restoreRaptors(1)],
      ),
    ],
  }),
  skillCard('engineering', high, 'test-the-limits', 'Test the Limits', {
    window: 'action',
    when: [fleetUnready()],
    effect: [moveFleet(1), roll({ atMost: 5 }, [damage('galactica', 1)], [], 'user')],
  }),
]
