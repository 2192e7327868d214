import type { SkillCard } from '../../core/content.ts'
import type { Effect } from '../../core/effect.ts'
import type { SkillType } from '../../core/names.ts'
import { draw } from '../../effects/cards.ts'
import { takeAction } from '../../effects/characters.ts'
import {
  cardsFaceUp,
  changeDifficulty,
  countsPositive,
  destinyCards,
  makeReckless,
} from '../../effects/checks.ts'
import { choice, eachPlayer, may, roll, when } from '../../effects/choices.ts'
import { adjustRoll } from '../../effects/dice.ts'
import { missFirst } from '../../effects/fleet.ts'
import { forThisTurn } from '../../effects/lasting.ts'
import { gain } from '../../effects/resources.ts'
import { asOneActivation, flyAnywhere, strafe } from '../../effects/skill-cards.ts'
import { aboutShip, activatedBy, byUser, handAtMost, isPiloting } from '../../effects/when.ts'
import * as says from '../../rules/passives.ts'
import { ability, skillCard } from '../print.ts'

const low = { 1: 1, 2: 1 }
const high = { 3: 1, 4: 1, 5: 1 }

/** It makes the check reckless; at most one of them is used for a check (P-RECK-1 to P-RECK-3). */
const reckless = (
  type: SkillType,
  strengths: SkillCard['strengths'],
  id: string,
  title: string,
  effect: Effect,
) =>
  skillCard(type, strengths, id, title, {
    window: 'check-pre',
    limit: 'check',
    counts: 'reckless',
    cost: [makeReckless()],
    effect,
  })

/** Used as the movement or as the action. */
const throttle: Effect = [asOneActivation(flyAnywhere(), may('user', strafe(1)))]

export const skillCards: readonly SkillCard[] = [
  reckless('politics', low, 'support-the-people', 'Support the People', [
    eachPlayer('human', when([handAtMost(4)], may('user', draw('user', 2, 'own')))),
  ]),
  skillCard('politics', high, 'preventative-policy', 'Preventative Policy', {
    window: 'movement',
    effect: [
      choice(
        'user',
        [forThisTurn(says.losesLess('fuel', 1))],
        [forThisTurn(says.losesLess('food', 1))],
        [forThisTurn(says.losesLess('morale', 1))],
        [forThisTurn(says.losesLess('population', 1))],
      ),
    ],
  }),
  skillCard(
    'politics',
    { 3: 4, 4: 2, 5: 1 },
    'investigative-committee-pegasus',
    'Investigative Committee',
    { window: 'check-pre', effect: [cardsFaceUp('players')] }, // P-CLAR-4
  ),
  skillCard('leadership', low, 'major-victory', 'Major Victory', {
    window: 'ship-destroyed',
    limit: 'turn',
    when: [byUser(), aboutShip('basestar', 'centurion')],
    effect: [roll({ atLeast: 5 }, [gain('morale', 1)], [], 'user')],
  }),
  reckless('leadership', high, 'at-any-cost', 'At Any Cost', [countsPositive('treachery')]),
  reckless('tactics', low, 'guts-and-initiative', 'Guts and Initiative', [destinyCards(0)]),
  skillCard('tactics', high, 'critical-situation', 'Critical Situation', {
    window: 'movement',
    limit: 'turn',
    counts: 'executive-order', // P-MOVE-7
    effect: [takeAction()],
  }),
  {
    id: 'full-throttle',
    title: 'Full Throttle',
    type: 'piloting',
    strengths: low,
    abilities: [
      ability('card', 'full-throttle', 'Full Throttle', { window: 'movement', effect: throttle }),
      ability('card', 'full-throttle-action', 'Full Throttle', { window: 'action', effect: throttle }),
    ],
  },
  skillCard('piloting', high, 'run-interference', 'Run Interference', {
    window: 'ships-activation',
    when: [activatedBy('raiders'), isPiloting()],
    effect: [missFirst(4)],
  }),
  reckless('engineering', low, 'jury-rigged', 'Jury Rigged', [changeDifficulty(-4)]),
  skillCard('engineering', high, 'calculations', 'Calculations', {
    window: 'roll-after',
    limit: 'roll',
    effect: [adjustRoll(1)],
  }),
]
