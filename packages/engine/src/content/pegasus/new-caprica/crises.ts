import type { Condition } from '../../../core/conditions.ts'
import type { CrisisCard } from '../../../core/content.ts'
import type { Effect, Who } from '../../../core/effect.ts'
import type { Icon } from '../../../core/names.ts'
import { damage } from '../../../effects/boards.ts'
import { discard, draw } from '../../../effects/cards.ts'
import { choice, eachPlayer, may, roll, when } from '../../../effects/choices.ts'
import { intoDestiny } from '../../../effects/destiny.ts'
import { forThisTurn } from '../../../effects/lasting.ts'
import { inPhase } from '../../../effects/objective.ts'
import { execute, freeTo, pickPlayer, sendTo } from '../../../effects/people.ts'
import { destroyPiled } from '../../../effects/piles.ts'
import { destroyTokens, placeToken } from '../../../effects/place-tokens.ts'
import { gain, lose } from '../../../effects/resources.ts'
import { destroyRaptors, moveFleet } from '../../../effects/ships.ts'
import { isAboard } from '../../../effects/when.ts'
import * as says from '../../../rules/passives.ts'
import { checked, checkOr, crisis, E, event, F, L, on, P, partly, T } from '../../print.ts'
import { force, locked, planet, prepared, prepareOrEvacuate } from './names.ts'

const card = (id: string, title: string, icons: readonly Icon[], body: CrisisCard['body']): CrisisCard =>
  crisis(id, title, icons, body, { deck: 'new-caprica' })

/** The symbols of most cards: jump before the return, evacuation after it. */
const away = ['jump', 'evacuation'] as const

/** Somebody picks a human player on New Caprica and sends him there (P-NC-61). */
const arrest = (by: Who, to: 'detention' | 'medical-center') =>
  pickPlayer(by, { aboard: planet, to }, [sendTo('picked', to)])

const onPlanet: readonly Condition[] = [isAboard('current', planet)]
const currentTo = (to: 'detention' | 'medical-center') => when(onPlanet, sendTo('current', to))

/** Everybody discards cards and draws as many Treachery cards, one player after the other. */
const swap = (n: number) => eachPlayer('player', discard('user', n), draw('user', n, ['treachery']))
const currentSwaps: Effect = [discard('current', 2, 'random'), draw('current', 2, ['treachery'])]

/** Somebody may get one of those in Detention out of it. */
const rescue = pickPlayer(
  'current',
  { aboard: planet, at: 'detention' },
  [freeTo('picked', 'current', false)],
  true,
)

const bothDiscard: Effect = [discard('admiral', 2), discard('current', 3)]

const withChoice: readonly CrisisCard[] = [
  card(
    'hiding-underground',
    'Hiding Underground',
    ['raiders', 'occupation', ...away],
    checkOr(on(9, [L, T], [lose('food', 1)]), [arrest('current', 'detention')]),
  ),
  card(
    'prepare-for-a-fight',
    'Prepare for a Fight',
    ['raiders', 'occupation', ...away],
    checkOr(
      on(8, [L, T, E], [lose('morale', 1), currentTo('detention')], [destroyTokens('current', force, 1)]),
      [arrest('current', 'medical-center')],
    ),
  ),
  card(
    'rescue-detainees',
    'Rescue Detainees',
    ['heavy', 'occupation', ...away],
    checkOr(on(9, [L, T], [lose('morale', 1)], [rescue]), [
      roll({ atMost: 4 }, [arrest('current', 'detention')]),
    ]),
  ),
  card(
    'ncp-recruitment',
    'NCP Recruitment',
    ['raiders'],
    checkOr(on(8, [P, L], [lose('morale', 1)]), [swap(2)]),
  ),
  card(
    'contact-informant',
    'Contact Informant',
    ['raiders', 'occupation', ...away],
    checkOr(on(9, [P, T], [lose('morale', 1), lose('population', 1)]), [lose('population', 1)]),
  ),
  card(
    'arrests-at-night',
    'Arrests at Night',
    ['launch', ...away],
    checkOr(on(10, [L, T], [lose('morale', 1), currentTo('detention')]), [swap(2)]),
  ),
  card(
    'brutal-treatment',
    'Brutal Treatment',
    ['basestars', 'occupation', ...away],
    checkOr(on(9, [P, T], [lose('morale', 1), currentTo('medical-center')]), [
      arrest('current', 'detention'),
    ]),
  ),
  card(
    'held-for-questioning',
    'Held for Questioning',
    ['heavy', 'occupation', ...away],
    checkOr(on(10, [P, L, T], [lose('morale', 1), currentTo('detention')]), [
      discard('current', 3, 'random'),
    ]),
  ),
  card(
    'playing-with-emotions',
    'Playing with Emotions',
    ['launch', ...away],
    checkOr(on(7, [P, T], [lose('morale', 1)]), currentSwaps),
  ),
]

const checks: readonly CrisisCard[] = [
  card(
    'meet-liason-officer',
    'Meet Liason Officer',
    ['raiders', ...away],
    checked(on(10, [P, T], [lose('fuel', 1), destroyRaptors(1)])),
  ),
  card(
    'organize-the-pilots',
    'Organize the Pilots',
    ['basestars'],
    checked(on(9, [P, F], [destroyPiled(1, locked, prepared)], [prepareOrEvacuate('current')])),
  ),
  card(
    'recover-launch-keys',
    'Recover Launch Keys',
    ['basestars'],
    checked(
      on(10, [L, T, E], [lose('population', 1), currentTo('detention')], [prepareOrEvacuate('current')]),
    ),
  ),
  card(
    'contact-raptor',
    'Contact Raptor',
    ['raiders', ...away],
    checked(on(7, [P, E], [lose('morale', 1), discard('current', 2)])),
  ),
  card(
    'prepare-the-civilians',
    'Prepare the Civilians',
    ['raiders', ...away],
    checked(on(9, [P, L], [lose('food', 1), placeToken(force, 'occupation-authority')])),
  ),
  card(
    'intra-atmos-entry',
    'Intra-Atmos Entry',
    ['heavy', ...away],
    checked(
      partly(
        on(
          15,
          [L, T, F, E],
          [lose('fuel', 1), when([inPhase('return')], damage('galactica', 1))],
          [prepareOrEvacuate('current'), moveFleet(1)],
        ),
        9,
        [],
      ),
    ),
  ),
  card(
    'resistance-bombings',
    'Resistance Bombings',
    ['basestars', 'occupation'],
    checked(
      partly(
        on(
          12,
          [L, T, E],
          [lose('morale', 1), lose('population', 1)],
          [
            may(
              'admiral',
              lose('morale', 1),
              choice(
                'admiral',
                [pickPlayer('admiral', 'cylon', [execute('picked', { evenCylons: true })])], // P-CLAR-1
                [destroyTokens('admiral', force, 2)],
              ),
            ),
          ],
        ),
        7,
        [],
      ),
    ),
  ),
  card(
    'betrayed-from-within',
    'Betrayed From Within',
    ['raiders', ...away],
    checked(partly(on(9, [P, L], [execute('current')]), 6, currentSwaps)),
  ),
  card(
    'dissent-among-cylons',
    'Dissent Among Cylons',
    ['launch', ...away],
    checked(
      partly(
        on(12, [P, L], [lose('morale', 1)], [eachPlayer('human', may('user', draw('user', 2, 'own')))]),
        7,
        [],
      ),
    ),
  ),
  card(
    'labor-union-strike',
    'Labor Union Strike',
    ['raiders', 'occupation', ...away],
    checked(partly(on(13, [P, T], [lose('food', 1), currentTo('detention')], [gain('morale', 1)]), 10, [])),
  ),
  card(
    'decode-cylon-maps',
    'Decode Cylon Maps',
    ['heavy', 'occupation'],
    checked(
      on(
        8,
        [T, E],
        [lose('morale', 1), placeToken(force, 'occupation-authority')],
        [prepareOrEvacuate('current')],
      ),
    ),
  ),
  card(
    'centurion-ambush',
    'Centurion Ambush',
    ['raiders', ...away],
    checked(on(7, [T, F], [lose('population', 1), currentTo('medical-center')])),
  ),
  card(
    'second-thoughts',
    'Second Thoughts',
    ['basestars', 'occupation', ...away],
    checked(on(9, [P, L], [lose('morale', 1)], [rescue])),
  ),
]

const events: readonly CrisisCard[] = [
  card('a-cylon-ally', 'A Cylon Ally', ['raiders', 'occupation', ...away], {
    kind: 'event',
    chooser: 'admiral',
    options: [
      [prepareOrEvacuate('admiral'), roll({ atMost: 5 }, [sendTo('current', 'detention')])],
      bothDiscard,
    ],
    firstNeeds: onPlanet,
  }),
  card(
    'marine-reinforcements',
    'Marine Reinforcements',
    ['raiders'],
    event('admiral', [destroyTokens('admiral', force, 1), ...bothDiscard], [arrest('admiral', 'detention')]),
  ),
  card(
    'ncp-graduation',
    'NCP Graduation',
    ['heavy', ...away],
    event('admiral', [lose('morale', 1)], [lose('population', 1)]),
  ),
  card(
    'attack-on-the-power-plant',
    'Attack on the Power Plant',
    ['launch', ...away],
    event(
      'president',
      [lose('morale', 1), eachPlayer('human', draw('user', 2, 'own'))],
      [lose('population', 1), gain('morale', 1)],
    ),
  ),
  card(
    'establish-sanitation',
    'Establish Sanitation',
    ['raiders', ...away],
    event('president', [forThisTurn(says.skipsStep('prepare-jump'))], [lose('morale', 1)]),
  ),
  card(
    'demanded-surrender',
    'Demanded Surrender',
    ['basestars', 'occupation'],
    event('president', [arrest('president', 'detention')], [lose('morale', 1)]),
  ),
  card(
    'keeping-hera-hidden',
    'Keeping Hera Hidden',
    ['raiders', 'occupation', ...away],
    event('president', [intoDestiny('treachery', 2)], [arrest('president', 'detention')]),
  ),
  card(
    'execution-list',
    'Execution List',
    ['heavy', 'occupation', ...away],
    event(
      'president',
      [roll({ atMost: 5 }, [execute('president')], [], 'president')],
      [lose('population', 1)],
    ),
  ),
]

/** P-SETUP-12: shuffled apart, out of reach until the phase begins. */
export const crises: readonly CrisisCard[] = [...withChoice, ...checks, ...events]
