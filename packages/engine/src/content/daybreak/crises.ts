import type { CrisisCard } from '../../core/content.ts'
import { damage } from '../../effects/boards.ts'
import { discard, discardQuorum, draw, drawFrom, drawQuorum, eachDiscards } from '../../effects/cards.ts'
import { eachOf, eachPlayer, roll, when } from '../../effects/choices.ts'
import { intoDestiny } from '../../effects/destiny.ts'
import { reinforce } from '../../effects/fleet.ts'
import { isLockedIn, not } from '../../effects/judged.ts'
import { keepInPlay } from '../../effects/lasting.ts'
import { enterAt, freeTo, pickPlayer, sendTo, titleOn } from '../../effects/people.ts'
import { lose } from '../../effects/resources.ts'
import { destroyRaptors, moveFleet, spendNuke } from '../../effects/ships.ts'
import { gainToken } from '../../effects/tokens.ts'
import { destroyed, hasHeld, hasNuke } from '../../effects/when.ts'
import * as says from '../../rules/passives.ts'
import { attack, checked, checkOr, crisis, E, event, F, L, on, P, partly, T, X } from '../print.ts'
import { assaultRaptor, miracle, mutiny } from './names.ts'

const loseMorale = lose('morale', 1)
const loseFood = lose('food', 1)
const loseFuel = lose('fuel', 1)
const unrest = intoDestiny(X, 2)
const currentMutiny = drawFrom('current', mutiny, 1)

const checks: readonly CrisisCard[] = [
  crisis(
    'a-desperate-pact',
    'A Desperate Pact',
    ['raiders'],
    checkOr(on(15, [P, L, F], [loseMorale, titleOn('president')]), [discard('president', 3), currentMutiny]),
  ),
  crisis(
    'consult-the-hybrid',
    'Consult the Hybrid',
    ['heavy', 'jump'],
    checked(on(10, [P, L], [loseFood, unrest], [currentMutiny, draw('current', 2, 'any')])),
  ),
  crisis(
    'domestic-dispute',
    'Domestic Dispute',
    ['raiders'],
    checked(on(9, [P, T], [loseMorale, sendTo('current', 'sickbay')])),
  ),
  crisis(
    'earth-in-ruins',
    'Earth in Ruins',
    ['raiders', 'jump'],
    checkOr(on(9, [P, L, T], [lose('morale', 2)], [loseMorale]), [loseFood, currentMutiny]),
  ),
  crisis(
    'enemy-of-my-enemy',
    'Enemy of my Enemy',
    ['raiders', 'jump'],
    checkOr(on(13, [P, L, F], [lose('morale', 2), damage('galactica', 1)], [loseMorale]), [
      damage('galactica', 2),
    ]),
  ),
  crisis(
    'galactica-falling-apart',
    'Galactica Falling Apart',
    ['raiders', 'jump'],
    checkOr(on(8, [L, F, E], [loseMorale, damage('galactica', 1)]), [roll({ atMost: 6 }, [loseFood])]),
  ),
  crisis(
    'give-in-to-despair',
    'Give in to Despair',
    ['heavy', 'jump'],
    checked(partly(on(14, [P, L], [lose('morale', 2)]), 9, [loseFood, draw('current', 3, [X])])),
  ),
  crisis(
    'hybrid-in-panic',
    'Hybrid in Panic',
    ['heavy', 'jump'],
    checked(partly(on(12, [T, E], [loseFuel], [moveFleet(1)]), 8, [discard('current', 2)])),
  ),
  crisis(
    'incitement-to-mutiny',
    'Incitement to Mutiny',
    ['heavy', 'jump'],
    checked(partly(on(13, [P, L, T], [intoDestiny(X, 4)]), 7, [unrest])),
  ),
  crisis(
    'insubordinate-crew',
    'Insubordinate Crew',
    ['raiders'],
    checked(
      on(
        12,
        [L, T],
        [loseMorale, eachPlayer('player', when([not(hasHeld('user', mutiny))], drawFrom('user', mutiny, 1)))],
      ),
    ),
  ),
  crisis(
    'one-last-cocktail',
    'One Last Cocktail',
    ['basestars', 'jump'],
    checkOr(on(7, [T, E], [loseFood, loseMorale]), [
      roll({ atMost: 6 }, [loseMorale, sendTo('president', 'sickbay')]),
    ]),
  ),
  crisis(
    'quorum-in-uproar',
    'Quorum in Uproar',
    ['launch'],
    checked(on(8, [P, T], [discardQuorum(2), discard('president', 2, 'random')])),
  ),
  crisis(
    'rallying-support',
    'Rallying Support',
    ['raiders', 'jump'],
    checked(on(8, [P, T], [lose('population', 1), currentMutiny, draw('current', 1, [X])])),
  ),
  crisis(
    'reactor-critical',
    'Reactor Critical',
    ['launch'],
    checked(on(7, [T, F, E], [loseFuel], [draw('current', 2, [X])])),
  ),
  crisis(
    'rebuild-trust',
    'Rebuild Trust',
    ['raiders'],
    checked(
      on(
        9,
        [P, L],
        [lose('morale', 2)],
        [eachPlayer('human', when([isLockedIn()], freeTo('user', 'user', true)))],
      ),
    ),
  ),
  crisis(
    'religious-turmoil',
    'Religious Turmoil',
    ['raiders', 'jump'],
    checkOr(on(7, [P, T], [loseMorale, eachDiscards(1)]), [
      roll({ atMost: 4 }, [loseFood, lose('population', 1)]),
    ]),
  ),
  crisis(
    'secret-meetings',
    'Secret Meetings',
    ['raiders', 'jump'],
    checkOr(on(9, [P, T, E], [loseMorale]), [
      currentMutiny,
      pickPlayer('current', { draws: mutiny }, [drawFrom('picked', mutiny, 1)]),
    ]),
  ),
]

const events: readonly CrisisCard[] = [
  crisis('abandon-galactica', 'Abandon Galactica', ['basestars', 'jump'], {
    kind: 'event',
    chooser: 'admiral',
    options: [[spendNuke()], [loseFood, draw('admiral', 2, [X])]],
    firstNeeds: [hasNuke()],
  }),
  crisis(
    'an-ambitious-operation',
    'An Ambitious Operation',
    ['raiders', 'jump'],
    event(
      'admiral',
      // D-MIR-8 to D-MIR-10
      [loseFuel, pickPlayer('admiral', { gains: miracle, other: true }, [gainToken('picked', miracle)])],
      [roll({ atMost: 4 }, [loseFuel])],
    ),
  ),
  crisis(
    'dangerous-plots',
    'Dangerous Plots',
    ['basestars', 'jump'],
    event(
      'president',
      [drawFrom('admiral', mutiny, 1), drawFrom('president', mutiny, 1)],
      [loseMorale, discard('current', 3)],
    ),
  ),
  crisis(
    'dishonest-tactics',
    'Dishonest Tactics',
    ['raiders', 'jump'],
    event(
      'president',
      [loseMorale, pickPlayer('president', 'in-brig', [enterAt('command', 'picked')], true)],
      [loseFuel, drawQuorum(2)],
    ),
  ),
  crisis(
    'question-procedure',
    'Question Procedure',
    ['basestars', 'jump'],
    event('president', [loseMorale], [damage('galactica', 1), discard('president', 3)]),
  ),
  crisis(
    'requisition-for-demetrius',
    'Requisition for Demetrius',
    ['basestars'],
    event(
      'admiral',
      [loseFood, roll({ atMost: 6 }, [unrest])],
      [eachOf(['admiral'], drawFrom('user', mutiny, 1), draw('user', 2, [X]))], // DQ25
    ),
  ),
  crisis(
    'starvation-in-dogsville',
    'Starvation in Dogsville',
    ['raiders', 'jump'],
    event(
      'president',
      [roll({ atMost: 4 }, [lose('population', 1), loseFood])],
      [roll({ atMost: 4 }, [lose('food', 2)])],
    ),
  ),
]

const attacks: readonly CrisisCard[] = [
  crisis(
    'blindsided',
    'Blindsided',
    [],
    attack(
      'raiders',
      {
        bow: { basestar: 1, heavy: 1 },
        'bow-starboard': { raider: 3 },
        stern: { basestar: 1, heavy: 1 },
        'stern-port': { civilian: 1 },
        'bow-port': { viper: 1, civilian: 2 },
      },
      'Pluck Out Their Eyes',
      [destroyRaptors(1)],
    ),
  ),
  crisis(
    'event-horizon',
    'Event Horizon',
    [],
    attack(
      'raiders',
      {
        bow: { raider: 2, viper: 1 },
        'bow-starboard': { basestar: 1 },
        stern: { basestar: 1, raider: 2 },
        'stern-port': { viper: 1 },
        'bow-port': { viper: 1 },
      },
      'Gravity Well',
      [keepInPlay()],
    ),
    { lasting: { until: ['jump'], passives: [says.fightersCost(1)] } }, // D-GEN-24 to D-GEN-26
  ),
  crisis(
    'hornets-nest',
    "Hornet's Nest",
    [],
    attack(
      'raiders',
      {
        bow: { raider: 3, viper: 1, civilian: 1 },
        'stern-starboard': { basestar: 1 },
        stern: { raider: 3 },
        'stern-port': { viper: 1 },
        'bow-port': { civilian: 2 },
      },
      'Suppressive Fire',
      [keepInPlay()],
    ),
    { lasting: { until: ['jump', destroyed('basestar')], passives: [says.noActionsOn(F)] } }, // D-MIX-9
  ),
  crisis(
    'lockdown',
    'Lockdown',
    [],
    attack(
      'heavy',
      {
        bow: { heavy: 2 },
        'bow-starboard': { basestar: 1, heavy: 2 },
        stern: { viper: 1, civilian: 1 },
        'stern-port': { civilian: 1 },
      },
      'Concerted Attack',
      [keepInPlay()],
    ),
    { lasting: { until: ['jump', destroyed('basestar')], passives: [says.cannotActivate('armory')] } },
  ),
  crisis(
    'reprisal',
    'Reprisal',
    [],
    attack(
      'raiders',
      {
        bow: { raider: 2, civilian: 1 },
        'bow-starboard': { viper: 1 },
        'stern-starboard': { viper: 1 },
        stern: { heavy: 1, raider: 3 },
        'stern-port': { civilian: 1 },
        'bow-port': { basestar: 1 },
      },
      'Opportunity for Treason',
      [unrest, currentMutiny],
    ),
  ),
  crisis(
    'trial-by-fire',
    'Trial by Fire',
    [],
    attack(
      'raiders',
      {
        bow: { raider: 3, heavy: 2 },
        'bow-starboard': { viper: 1 },
        stern: { basestar: 1 },
        'bow-port': { civilian: 1 },
      },
      "Cavalry's Here",
      [reinforce('current', assaultRaptor)],
    ),
  ),
]

export const crises: readonly CrisisCard[] = [...checks, ...events, ...attacks]
