import type { CrisisCard } from '../../core/content.ts'
import { damage } from '../../effects/boards.ts'
import { discard, draw } from '../../effects/cards.ts'
import { eachOf, eachPlayer, roll } from '../../effects/choices.ts'
import { intoDestiny } from '../../effects/destiny.ts'
import { launchRaiders, markShip } from '../../effects/fleet.ts'
import { keepInPlay } from '../../effects/lasting.ts'
import { execute, freeTo, lookAtLoyalty, pickPlayer, sendTo, titleOn } from '../../effects/people.ts'
import { gain, lose } from '../../effects/resources.ts'
import { damageVipers, destroyCivilians, destroyRaptors } from '../../effects/ships.ts'
import { aboutShip, activatedBy, noneLeft, tokenDestroyed } from '../../effects/when.ts'
import { ability, attack, checked, checkOr, crisis, E, event, F, L, on, P, partly, T } from '../print.ts'
import { inTreachery, swap } from './swap.ts'

const loseMorale = lose('morale', 1)
const unrest = [loseMorale, swap(1)]

export const crises: readonly CrisisCard[] = [
  crisis(
    'a-verdict-of-guilty',
    'A Verdict of Guilty',
    ['basestars', 'jump'],
    event('admiral', [execute('current'), discard('admiral', 3)], [damage('galactica', 2)]),
  ),
  crisis(
    'an-offer-of-peace',
    'An Offer of Peace',
    ['launch'],
    checked(
      partly(on(12, [P, L], [loseMorale, intoDestiny('treachery', 2)]), 6, [intoDestiny('treachery', 2)]),
    ),
  ),
  crisis(
    'assassination-plot',
    'Assassination Plot',
    ['basestars', 'jump'],
    event('president', [eachOf(['admiral', 'current'], ...inTreachery(3))], [execute('admiral')]),
  ),
  crisis(
    'civilian-ship-nuked',
    'Civilian Ship Nuked',
    ['raiders', 'jump'],
    event('president', [destroyCivilians(1), swap(1)], [destroyCivilians(2)]),
  ),
  crisis(
    'code-blue',
    'Code Blue',
    ['heavy', 'jump'],
    checkOr(
      on(
        13,
        [P, L, T],
        [loseMorale, sendTo('current', 'brig')],
        [pickPlayer('current', 'loyalty-to-see', [lookAtLoyalty('current', 'picked')])],
      ),
      [swap(2)],
    ),
  ),
  crisis(
    'defending-a-prisoner',
    'Defending a Prisoner',
    ['heavy', 'jump'],
    checked(on(11, [P, L], [loseMorale, roll({ atMost: 4 }, [execute('current')])])),
  ),
  crisis(
    'dogfight',
    'Dogfight',
    [],
    attack(
      'raiders',
      {
        'stern-starboard': { basestar: 1, raider: 2 },
        stern: { raider: 2 },
        'stern-port': { viper: 1 },
        'bow-port': { viper: 1, civilian: 1 },
      },
      'Constant Barrage',
      [keepInPlay()],
    ),
    {
      lasting: {
        until: ['jump', noneLeft('raider')],
        abilities: [
          ability('card', 'dogfight', 'Constant Barrage', {
            window: 'ships-activated',
            must: true,
            when: [activatedBy('raiders')],
            effect: [launchRaiders(2)],
          }),
        ],
      },
    },
  ),
  crisis(
    'food-hoarding-in-the-fleet',
    'Food Hoarding in the Fleet',
    ['raiders', 'jump'],
    event('president', [loseMorale, roll({ atMost: 3 }, [destroyCivilians(1)])], [lose('food', 2)]),
  ),
  crisis(
    'medical-breakthrough',
    'Medical Breakthrough',
    ['heavy'],
    checked(partly(on(12, [P, L, E], unrest, [eachPlayer('human', draw('user', 1, 'own'))]), 6, [])),
  ),
  crisis(
    'pressure-the-supply-ships',
    'Pressure the Supply Ships',
    ['raiders', 'jump'],
    event(
      'admiral',
      [gain('food', 1), loseMorale, eachOf(['admiral'], ...inTreachery(2))],
      [lose('food', 2)],
    ),
  ),
  crisis(
    'reunite-the-fleet',
    'Reunite the Fleet',
    ['raiders'],
    checkOr(on(10, [P, L], unrest, [gain('population', 1)]), [
      eachOf(['current'], ...inTreachery(2, 'random')),
    ]),
  ),
  crisis(
    'review-galacticas-log',
    "Review Galactica's Log",
    ['raiders', 'jump'],
    checked(partly(on(14, [P, L, T], [loseMorale, discard('admiral', 5)]), 6, [discard('admiral', 3)])),
  ),
  crisis(
    'sabotage-investigated',
    'Sabotage Investigated',
    ['heavy', 'jump'],
    checked(on(9, [T, E], [loseMorale, lose('fuel', 1), lose('food', 1)], [lose('food', 1)])),
  ),
  crisis(
    'scar',
    'Scar',
    [],
    attack(
      'raiders',
      {
        'bow-starboard': { raider: 1 },
        stern: { civilian: 2 },
        'stern-port': { viper: 1 },
        'bow-port': { viper: 1 },
      },
      'Personal Vendetta',
      [keepInPlay(), markShip('scar', 'raider')],
    ),
    { lasting: { until: ['jump', tokenDestroyed('scar')] } },
  ),
  crisis(
    'standoff-with-pegasus',
    'Standoff with Pegasus',
    ['launch'],
    checked(
      on(
        22,
        [P, L, T, F],
        [lose('population', 1), loseMorale, damageVipers(1, 'space')], // PQ40
        [pickPlayer('current', 'in-brig', [freeTo('picked', 'current', false, 'anywhere')], true)],
      ),
    ),
  ),
  crisis(
    'suspicious-election-results',
    'Suspicious Election Results',
    ['raiders'],
    event('admiral', [titleOn('president')], [eachOf(['admiral'], ...inTreachery(1, 'random'))]),
  ),
  crisis(
    'the-black-market',
    'The Black Market',
    ['raiders', 'jump'],
    checkOr(on(13, [P, L, T], [lose('food', 2), loseMorale], [gain('food', 1)]), [lose('food', 1), swap(1)]),
  ),
  crisis(
    'the-guardians',
    'The Guardians',
    [],
    attack(
      'basestars',
      {
        bow: { basestar: 1 },
        'bow-starboard': { raider: 2 },
        'stern-starboard': { heavy: 1 },
        stern: { civilian: 1 },
        'stern-port': { viper: 1 },
        'bow-port': { raider: 2, viper: 1 },
      },
      'Raptor Crew Captured',
      [keepInPlay()],
    ),
    {
      lasting: {
        until: ['jump'],
        abilities: [
          ability('card', 'the-guardians', 'Raptor Crew Captured', {
            window: 'ship-destroyed',
            must: true,
            when: [aboutShip('basestar')],
            effect: [loseMorale, destroyRaptors(1)],
          }),
        ],
      },
    },
  ),
  crisis(
    'training-snafu',
    'Training Snafu',
    ['basestars', 'jump'],
    checked(on(8, [L, F], [damageVipers(3, 'anywhere')])),
  ),
  crisis(
    'unsettling-stories',
    'Unsettling Stories',
    ['raiders', 'jump'],
    checkOr(on(9, [P, L], unrest), [loseMorale]),
  ),
]
