import type { Ability } from '../../core/abilities.ts'
import type { Condition } from '../../core/conditions.ts'
import type { OtherCard } from '../../core/content.ts'
import type { Team } from '../../core/names.ts'
import { damagedPlace } from '../../effects/judged.ts'
import { layOpen } from '../../effects/lasting.ts'
import { below } from '../../effects/when.ts'
import { ability } from '../print.ts'
import { motive as deck } from './names.ts'

/** LEAD: laid open when its condition holds; it stands for one side. */
const motive =
  (side: Team, window: Ability['window']) =>
  (id: string, title: string, ...when: readonly Condition[]): OtherCard => ({
    id,
    title,
    deck,
    copies: 1,
    side,
    abilities: [ability('card', id, title, { window, when, effect: [layOpen()] })],
  })

/** D-LEAD-12 */
const anyTime = (side: Team) => motive(side, 'any-moment')
/** D-LEAD-16 */
const atTheEnd = (side: Team) => motive(side, 'game-over')

export const motives: readonly OtherCard[] = [
  anyTime('humans')('end-the-chase', 'End the Chase', damagedPlace('ftl-control', 'admirals-quarters')),
  atTheEnd('humans')('keep-them-docile', 'Keep Them Docile', below('food', 5)),
]
