import type { Ability } from '../../core/abilities.ts'
import type { SkillCard } from '../../core/content.ts'
import type { SkillType } from '../../core/names.ts'
import { draw } from '../../effects/cards.ts'
import { cardsFaceUp, changeDifficulty, countsPositive } from '../../effects/checks.ts'
import { roll } from '../../effects/choices.ts'
import { addToRoll, reroll } from '../../effects/dice.ts'
import { pickPlayer } from '../../effects/people.ts'
import { destroyRaptors } from '../../effects/ships.ts'
import { grantActions, repair, scout, strafe } from '../../effects/skill-cards.ts'
import { raptorInReserve } from '../../effects/when.ts'

const low = { 1: 8, 2: 6 }
const high = { 3: 4, 4: 2, 5: 1 }

const card = (
  type: SkillType,
  strengths: SkillCard['strengths'],
  id: string,
  title: string,
  ability: Pick<Ability, 'window' | 'effect' | 'limit' | 'when'>,
): SkillCard => ({ id, title, type, strengths, abilities: [{ id, title, kind: 'card', ...ability }] })

export const skillCards: readonly SkillCard[] = [
  card('politics', low, 'consolidate-power', 'Consolidate Power', {
    window: 'action',
    effect: [draw('user', 2, 'any')],
  }),
  card('politics', high, 'investigative-committee', 'Investigative Committee', {
    window: 'check-pre',
    effect: [cardsFaceUp()],
  }),
  card('leadership', low, 'executive-order', 'Executive Order', {
    window: 'action',
    limit: 'turn', // B-ACT-16
    effect: [pickPlayer('user', 'other-to-act', [grantActions()])],
  }),
  card('leadership', high, 'declare-emergency', 'Declare Emergency', {
    window: 'check-totalled',
    limit: 'check', // B-CHECK-23
    effect: [changeDifficulty(-2)],
  }),
  card('tactics', low, 'launch-scout', 'Launch Scout', {
    window: 'action',
    when: [raptorInReserve()],
    effect: [roll({ atLeast: 3 }, [scout('crisis', 'destination')], [destroyRaptors(1)], 'user')],
  }),
  card('tactics', high, 'strategic-planning', 'Strategic Planning', {
    window: 'roll-before',
    limit: 'roll', // B-DICE-11
    effect: [addToRoll(2)],
  }),
  card('piloting', low, 'evasive-maneuvers', 'Evasive Maneuvers', {
    window: 'viper-attacked',
    effect: [reroll(-2)],
  }),
  card('piloting', high, 'maximum-firepower', 'Maximum Firepower', {
    window: 'action',
    effect: [strafe(4)],
  }),
  card('engineering', low, 'repair', 'Repair', {
    window: 'action',
    effect: [repair(2)],
  }),
  card('engineering', high, 'scientific-research', 'Scientific Research', {
    window: 'check-pre',
    effect: [countsPositive('engineering')],
  }),
]
