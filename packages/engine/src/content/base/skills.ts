import type { SkillCard } from '../../core/content.ts'
import { draw } from '../../effects/cards.ts'
import { cardsFaceUp, changeDifficulty, countsPositive } from '../../effects/checks.ts'
import { roll } from '../../effects/choices.ts'
import { addToRoll, reroll } from '../../effects/dice.ts'
import { pickPlayer } from '../../effects/people.ts'
import { destroyRaptors } from '../../effects/ships.ts'
import { grantActions, repair, scout, strafe } from '../../effects/skill-cards.ts'
import { raptorInReserve } from '../../effects/when.ts'
import { skillCard } from '../print.ts'

const low = { 1: 8, 2: 6 }
const high = { 3: 4, 4: 2, 5: 1 }

export const skillCards: readonly SkillCard[] = [
  skillCard('politics', low, 'consolidate-power', 'Consolidate Power', {
    window: 'action',
    effect: [draw('user', 2, 'any')],
  }),
  skillCard('politics', high, 'investigative-committee', 'Investigative Committee', {
    window: 'check-pre',
    effect: [cardsFaceUp()],
  }),
  skillCard('leadership', low, 'executive-order', 'Executive Order', {
    window: 'action',
    limit: 'turn', // B-ACT-16
    effect: [pickPlayer('user', 'other-to-act', [grantActions()])],
  }),
  skillCard('leadership', high, 'declare-emergency', 'Declare Emergency', {
    window: 'check-totalled',
    limit: 'check', // B-CHECK-23
    effect: [changeDifficulty(-2)],
  }),
  skillCard('tactics', low, 'launch-scout', 'Launch Scout', {
    window: 'action',
    when: [raptorInReserve()],
    effect: [roll({ atLeast: 3 }, [scout('crisis', 'destination')], [destroyRaptors(1)], 'user')],
  }),
  skillCard('tactics', high, 'strategic-planning', 'Strategic Planning', {
    window: 'roll-before',
    limit: 'roll', // B-DICE-11
    effect: [addToRoll(2)],
  }),
  skillCard('piloting', low, 'evasive-maneuvers', 'Evasive Maneuvers', {
    window: 'viper-attacked',
    effect: [reroll(-2)],
  }),
  skillCard('piloting', high, 'maximum-firepower', 'Maximum Firepower', {
    window: 'action',
    effect: [strafe(4)],
  }),
  skillCard('engineering', low, 'repair', 'Repair', {
    window: 'action',
    effect: [repair(2)],
  }),
  skillCard('engineering', high, 'scientific-research', 'Scientific Research', {
    window: 'check-pre',
    effect: [countsPositive('engineering')],
  }),
]
