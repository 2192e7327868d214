import type { Condition } from '../../core/conditions.ts'
import type { OtherCard } from '../../core/content.ts'
import type { Team } from '../../core/names.ts'
import {
  damagedAtLeast,
  damagedAtMost,
  distanceAtLeast,
  either,
  hasDone,
  inRed,
  isInfiltrating,
  isLockedIn,
  lostShips,
  not,
  within,
} from '../../effects/judged.ts'
import { below, sideWins } from '../../effects/when.ts'

// P-SETUP-15: two decks of six. A Leader wins if the side wins that his Agenda names and all the rest holds (P-LEAD-9).

const agenda =
  (deck: 'sympathetic-agenda' | 'hostile-agenda') =>
  (id: string, title: string, side: Team, ...rest: readonly Condition[]): OtherCard => ({
    id,
    title,
    deck,
    copies: 1,
    wins: [sideWins(side), ...rest],
  })

const sympathetic = agenda('sympathetic-agenda')
const hostile = agenda('hostile-agenda')

export const agendas: readonly OtherCard[] = [
  sympathetic('guide-them-to-destiny', 'Guide Them to Destiny', 'humans', within('population', 'morale', 2)),
  sympathetic(
    'convert-the-infidels',
    'Convert the Infidels',
    'humans',
    below('fuel', 4),
    below('food', 4),
    below('morale', 4),
    below('population', 4),
  ),
  sympathetic('join-the-colonials', 'Join the Colonials', 'humans', isInfiltrating(), not(isLockedIn())),
  sympathetic('the-illusion-of-hope', 'The Illusion of Hope', 'cylons', distanceAtLeast(6)),
  sympathetic('prove-their-worth', 'Prove Their Worth', 'humans', lostShips(5, 'raptor', 'fighter')),
  sympathetic('salvage-their-equipment', 'Salvage their Equipment', 'cylons', damagedAtMost(2, 'galactica')),
  hostile(
    'show-their-true-nature',
    'Show Their True Nature',
    'cylons',
    either(isLockedIn(), hasDone('executed')),
  ),
  hostile('siege-warfare', 'Siege Warfare', 'cylons', inRed('fuel', 'food', 'morale', 'population')),
  hostile(
    'reduce-them-to-ruins',
    'Reduce Them to Ruins',
    'cylons',
    damagedAtLeast(4, 'galactica', 'pegasus'),
    below('morale', 4),
  ),
  hostile('genocide', 'Genocide', 'cylons', below('food', 3), below('population', 3)),
  hostile('mutual-annihilation', 'Mutual Annihilation', 'humans', hasDone('played-super-crisis')),
  hostile(
    'grant-mercy',
    'Grant Mercy',
    'humans',
    either(below('population', 3), below('morale', 3), below('food', 3)),
  ),
]
