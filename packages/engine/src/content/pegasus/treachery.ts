import type { SkillCard } from '../../core/content.ts'
import type { Effect } from '../../core/effect.ts'
import { damage } from '../../effects/boards.ts'
import { draw } from '../../effects/cards.ts'
import { eachPlayer } from '../../effects/choices.ts'
import { loseHighest } from '../../effects/resources.ts'
import { activate, activateHeavies, place, resolveIcon } from '../../effects/ships.ts'
import { swapWithDestiny } from '../../effects/skill-cards.ts'
import { humanDiscarded, humanLockedIn, isReckless } from '../../effects/when.ts'
import { checkCard, skillCard } from '../print.ts'

/** It takes effect in a reckless check, whoever put it in (P-RECK-4 to P-RECK-7). */
const inRecklessCheck = (
  id: string,
  title: string,
  strengths: SkillCard['strengths'],
  effect: Effect,
): SkillCard => checkCard('treachery', strengths, id, title, { effect, when: [isReckless()] })

export const treachery: readonly SkillCard[] = [
  inRecklessCheck('broadcast-location', 'Broadcast Location', { 1: 8 }, [
    place({ bow: { basestar: 1 }, stern: { civilian: 1 } }),
  ]),
  // P-TREACH-12
  inRecklessCheck('by-your-command', 'By Your Command', { 1: 4 }, [
    activate('raiders'),
    activateHeavies(),
    resolveIcon('occupation'),
  ]),
  inRecklessCheck('special-destiny', 'Special Destiny', { 2: 5 }, [
    eachPlayer('player', draw('user', 1, ['treachery'])),
  ]),
  skillCard('treachery', { 2: 3 }, 'gods-plan', "God's Plan", {
    window: 'movement',
    effect: [swapWithDestiny()],
  }),
  skillCard('treachery', { 3: 2 }, 'human-weakness', 'Human Weakness', {
    window: 'action',
    when: [humanLockedIn()],
    effect: [loseHighest(1)],
  }),
  skillCard('treachery', { 3: 4 }, 'sabotage', 'Sabotage', {
    window: 'cards-discarded',
    limit: 'turn',
    when: [humanDiscarded('treachery')],
    effect: [damage('galactica', 1)],
  }),
]
