import type { DeckPrint, Lasting, OtherCard } from '../../../core/content.ts'
import type { Effect } from '../../../core/effect.ts'
import type { SkillType } from '../../../core/names.ts'
import { damage, repairLocations, turnBoard } from '../../../effects/boards.ts'
import { draw } from '../../../effects/cards.ts'
import { eachPlayer, when } from '../../../effects/choices.ts'
import { intoDestiny } from '../../../effects/destiny.ts'
import { retireShips } from '../../../effects/fleet.ts'
import { countThis, turnThisDown } from '../../../effects/missions.ts'
import { gain, lose } from '../../../effects/resources.ts'
import { damageVipers, destroyRaptors, place, placeCenturions, recallVipers } from '../../../effects/ships.ts'
import { gainToken, lacksToken } from '../../../effects/tokens.ts'
import { E, F, L, on, P, T, X } from '../../print.ts'
import { miracle } from '../names.ts'
import { mission as deck, rebelBasestar } from './names.ts'

/** D-HOME-3, D-HOME-15 */
export const missionDeck: DeckPrint = { id: deck, title: 'Mission deck' }

/** D-HOME-22, D-HOME-28 */
const untilJump: Lasting = { until: ['jump'] }

const mission = (
  id: string,
  title: string,
  difficulty: number,
  skills: readonly SkillType[],
  pass: Effect,
  fail: Effect,
): OtherCard => ({
  id,
  title,
  deck,
  copies: 1,
  check: on(difficulty, skills, fail, pass),
  lasting: untilJump,
})

/** Passed, it counts at once; failed, it lies face down (D-HOME-23, D-HOME-25, D-HOME-27). */
const step = (
  distance: number,
  id: string,
  title: string,
  difficulty: number,
  skills: readonly SkillType[],
  fail: Effect,
): OtherCard => ({
  ...mission(id, title, difficulty, skills, [countThis(distance)], [...fail, turnThisDown()]),
  distance,
  lasting: { ...untilJump, atJump: 'beside-objective' },
})

export const missions: readonly OtherCard[] = [
  mission(
    'attack-on-the-colony',
    'Attack on the Colony',
    14,
    [T, F],
    [retireShips('basestar', 1)],
    [place({ bow: { basestar: 1 } }), damage('galactica', 1)],
  ),
  // D-HOME-30, D-HOME-31
  mission(
    'cylon-civil-war',
    'Cylon Civil War',
    21,
    [P, L, T],
    [turnBoard(rebelBasestar, 'human')],
    [turnBoard(rebelBasestar, 'cylon')],
  ),
  mission(
    'destroy-the-hub',
    'Destroy the Hub',
    14,
    [L, T, F],
    [turnBoard('cylon', 'back')], // D-OVER-19
    [lose('population', 1), recallVipers(), damageVipers(2, 'reserve')], // DQ31
  ),
  step(1, 'digging-up-the-past', 'Digging Up the Past', 14, [P, L], [intoDestiny(X, 2)]),
  mission(
    'needs-of-the-people',
    'Needs of the People',
    18,
    [P, L, E],
    [gain('food', 2), repairLocations('user', 1, 'all')],
    [lose('food', 1), eachPlayer('human', draw('user', 1, [X]))],
  ),
  mission(
    'rescue-hera',
    'Rescue Hera',
    20,
    [P, T, F],
    [eachPlayer('human', when([lacksToken(miracle)], gainToken('user', miracle)))], // no second one for Baltar
    [lose('morale', 1), destroyRaptors(1)],
  ),
  mission(
    'the-red-stripes',
    'The Red Stripes',
    16,
    [T, F, E],
    [retireShips('heavy', 2), retireShips('centurion', 2)],
    [place({ bow: { heavy: 1 } }), placeCenturions(1)],
  ),
  step(2, 'the-search-for-home', 'The Search For Home', 25, [P, L, T, E], [lose('fuel', 1)]),
]
