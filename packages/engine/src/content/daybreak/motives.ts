import type { Ability } from '../../core/abilities.ts'
import type { Condition } from '../../core/conditions.ts'
import type { OtherCard } from '../../core/content.ts'
import type { Team } from '../../core/names.ts'
import {
  atLeast,
  damagedPlace,
  distanceAtLeast,
  fleetUnready,
  handHas,
  lostShips,
  noneOf,
  not,
  otherLockedIn,
} from '../../effects/judged.ts'
import { layOpen } from '../../effects/lasting.ts'
import { below, hasHeld } from '../../effects/when.ts'
import { ability, E, P, T, X } from '../print.ts'
import { motive as deck, mutiny } from './names.ts'

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

const human = { anyTime: anyTime('humans'), atTheEnd: atTheEnd('humans') }
const cylon = { anyTime: anyTime('cylons'), atTheEnd: atTheEnd('cylons') }

export const motives: readonly OtherCard[] = [
  human.anyTime('end-the-chase', 'End the Chase', damagedPlace('ftl-control', 'admirals-quarters')),
  human.atTheEnd('improve-efficiency', 'Improve Efficiency', handHas(1, P, T, E)),
  human.atTheEnd('keep-them-docile', 'Keep Them Docile', below('food', 5)),
  human.atTheEnd('learn-to-cherish', 'Learn to Cherish', below('population', 7)),
  human.anyTime('make-an-ally', 'Make an Ally', otherLockedIn(), hasHeld('user', mutiny)),
  human.atTheEnd('pressure-their-leaders', 'Pressure their Leaders', below('morale', 6)),
  human.atTheEnd('remove-the-threat', 'Remove the Threat', lostShips(4, 'fighter')), // D-RAPTOR-9
  cylon.atTheEnd('a-false-sense-of-security', 'A False Sense of Security', atLeast('morale', 3)),
  cylon.anyTime(
    'a-justified-response',
    'A Justified Response',
    not(fleetUnready()),
    noneOf('raider', 'heavy', 'basestar'),
  ),
  cylon.atTheEnd('fight-with-honor', 'Fight with Honor', handHas(3, X)),
  cylon.atTheEnd('harvest-their-resources', 'Harvest their Resources', atLeast('food', 2)),
  cylon.anyTime('no-unnecessary-force', 'No Unnecessary Force', distanceAtLeast(5), noneOf('centurion')),
  cylon.atTheEnd('savor-their-demise', 'Savor their Demise', distanceAtLeast(7)),
  cylon.atTheEnd('subjects-for-study', 'Subjects for Study', atLeast('population', 4)),
]
