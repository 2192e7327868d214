import type { Location } from '../../core/content.ts'
import { damage } from '../../effects/boards.ts'
import { draw } from '../../effects/cards.ts'
import { check } from '../../effects/checks.ts'
import { roll } from '../../effects/choices.ts'
import {
  activateVipers,
  attackCenturion,
  causeCrisis,
  commandFleet,
  ftlJump,
  galacticaAttacks,
  holdOffice,
  launchInViper,
  passOnLoyalty,
  scanCivilians,
  stealCard,
} from '../../effects/locations.ts'
import { freeTo, pickPlayer, sendTo, titleTo } from '../../effects/people.ts'
import { isPresident, notSympathizer } from '../../effects/when.ts'
import * as says from '../../rules/passives.ts'
import { damageable, location } from '../print.ts'

export const locations: readonly Location[] = [
  location('galactica', 'ftl-control', 'FTL Control', [ftlJump()], damageable),
  location('galactica', 'weapons-control', 'Weapons Control', [galacticaAttacks()], damageable),
  location('galactica', 'command', 'Command', [activateVipers(2)], damageable),
  location('galactica', 'communications', 'Communications', [scanCivilians(2)]),
  location(
    'galactica',
    'admirals-quarters',
    "Admiral's Quarters",
    [pickPlayer('user', 'to-brig', [check(7, ['leadership', 'tactics'], [sendTo('picked', 'brig')])])],
    damageable,
  ),
  location('galactica', 'research-lab', 'Research Lab', [draw('user', 1, ['engineering', 'tactics'])]),
  location('galactica', 'hangar-deck', 'Hangar Deck', [launchInViper()], damageable),
  location('galactica', 'armory', 'Armory', [attackCenturion()], damageable),
  location('galactica', 'sickbay', 'Sickbay', [], { hazardous: true, passives: [says.receives(1)] }),
  location('galactica', 'brig', 'Brig', [check(7, ['politics', 'tactics'], [freeTo('user', 'user', true)])], {
    hazardous: true,
    passives: [
      says.cannotMove(),
      says.noCrisis(),
      says.contributes(1),
      says.lockedIn(),
      says.noPower(),
      says.notAdmiral(),
    ],
  }),
  location('colonial-one', 'press-room', 'Press Room', [draw('user', 2, ['politics'])]),
  location('colonial-one', 'presidents-office', "President's Office", [holdOffice()], {
    requires: [isPresident()],
  }),
  location('colonial-one', 'administration', 'Administration', [
    pickPlayer('user', 'to-president', [
      check(5, ['politics', 'leadership'], [titleTo('president', 'picked')]),
    ]),
  ]),
  location('cylon', 'caprica', 'Caprica', [causeCrisis()]),
  location('cylon', 'cylon-fleet', 'Cylon Fleet', [commandFleet()], { requires: [notSympathizer()] }),
  location('cylon', 'human-fleet', 'Human Fleet', [
    pickPlayer('user', 'other-player', [stealCard()]),
    roll({ atLeast: 5 }, [damage('galactica', 1)], [], 'user'),
  ]),
  location('cylon', 'resurrection-ship', 'Resurrection Ship', [passOnLoyalty(7)]),
]
