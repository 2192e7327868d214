import type { CrisisCard } from '../../core/content.ts'
import type { Effect } from '../../core/effect.ts'
import { discard, draw, eachDiscards } from '../../effects/cards.ts'
import { choice, roll, when } from '../../effects/choices.ts'
import { anotherCrisis, keepInPlay, putBesideObjective } from '../../effects/lasting.ts'
import { lookAtLoyalty, pickPlayer, sendAll, sendTo, titleTo } from '../../effects/people.ts'
import { gain, lose } from '../../effects/resources.ts'
import {
  activate,
  activatePlacedRaiders,
  damageVipers,
  destroyCivilians,
  destroyRaptors,
  moveFleet,
  place,
  placeCenturions,
  recallVipers,
  restoreRaptors,
  spendNuke,
} from '../../effects/ships.ts'
import { below, destroyed, hasNuke } from '../../effects/when.ts'
import * as says from '../../rules/passives.ts'
import { attack, checked, checkOr, crisis, E, event, F, L, on, P, partly, T } from '../print.ts'

const bombThreat: Effect = [lose('morale', 1), destroyCivilians(1)]
const seeSomeone = pickPlayer('current', 'loyalty-to-see', [lookAtLoyalty('current', 'picked')])
const waterShortage = event('president', [lose('food', 1)], [discard('president', 2), discard('current', 3)])
const rescueMission = event(
  'admiral',
  [lose('morale', 1), sendTo('current', 'sickbay')],
  [lose('fuel', 1), destroyRaptors(1)],
)
const riots = event('admiral', [lose('food', 1), lose('morale', 1)], [lose('population', 1), lose('fuel', 1)])

export const crises: readonly CrisisCard[] = [
  crisis(
    'a-traitor-accused',
    'A Traitor Accused',
    ['raiders', 'jump'],
    checkOr(on(8, [P, L], [pickPlayer('current', 'to-brig', [sendTo('picked', 'brig')])]), [
      discard('current', 5),
    ]),
  ),
  crisis(
    'admiral-grilled',
    'Admiral Grilled',
    ['raiders', 'jump'],
    checkOr(on(9, [P, L], [lose('morale', 1), discard('admiral', 2)]), [lose('morale', 1)]),
  ),
  crisis(
    'ambush',
    'Ambush',
    [],
    attack(
      'basestars',
      {
        bow: { raider: 4 },
        'stern-starboard': { civilian: 1 },
        stern: { basestar: 1, raider: 4 },
        'stern-port': { viper: 2, civilian: 1 },
        'bow-port': { civilian: 1 },
      },
      'Training New Pilots',
      [keepInPlay()],
    ),
    { lasting: { until: ['jump'], passives: [says.unmannedViperAttacks(-2)] } },
  ),
  crisis(
    'analyze-enemy-fighter',
    'Analyze Enemy Fighter',
    ['raiders', 'jump'],
    checkOr(on(7, [T, E], [lose('population', 1)], [restoreRaptors(1)]), [
      roll({ atMost: 4 }, [lose('population', 1), discard('current', 2)]),
    ]),
  ),
  crisis(
    'besieged',
    'Besieged',
    [],
    attack(
      'raiders',
      {
        bow: { civilian: 1 },
        'bow-starboard': { civilian: 1 },
        stern: { heavy: 1 },
        'stern-port': { basestar: 1 },
        'bow-port': { raider: 4, viper: 2, civilian: 1 },
      },
      'Heavy Casualties',
      [activatePlacedRaiders()],
    ),
  ),
  crisis(
    'boarding-parties',
    'Boarding Parties',
    [],
    attack(
      'heavy',
      {
        bow: { heavy: 2 },
        'bow-starboard': { basestar: 1, raider: 4 },
        'stern-starboard': { heavy: 2 },
        stern: { civilian: 1 },
        'stern-port': { civilian: 2 },
      },
      'Surprise Assault',
      [],
    ),
  ),
  crisis(
    'bomb-threat',
    'Bomb Threat',
    ['raiders', 'jump'],
    checkOr(on(13, [P, L, T], bombThreat), [roll({ atMost: 4 }, bombThreat)]),
  ),
  crisis('build-cylon-detector', 'Build Cylon Detector', ['heavy'], {
    kind: 'event',
    chooser: 'admiral',
    options: [[spendNuke()], [lose('morale', 1), discard('admiral', 2)]],
    firstNeeds: [hasNuke()],
  }),
  crisis(
    'colonial-day',
    'Colonial Day',
    ['basestars', 'jump'],
    checkOr(on(10, [P, T], [lose('morale', 2)], [gain('morale', 1)]), [lose('morale', 1)]),
  ),
  crisis(
    'crash-landing',
    'Crash Landing',
    ['heavy'],
    checked(
      on(
        6,
        [T, F],
        [choice('admiral', [lose('fuel', 1)], [lose('morale', 1), sendTo('current', 'sickbay')])],
      ),
    ),
  ),
  crisis(
    'crippled-raider',
    'Crippled Raider',
    ['raiders', 'jump'],
    checkOr(on(10, [T, E], [lose('population', 1)], [moveFleet(1)]), [
      roll({ atMost: 4 }, [place({ bow: { raider: 3 }, stern: { civilian: 1 } })]),
    ]),
  ),
  crisis(
    'cylon-accusation',
    'Cylon Accusation',
    ['raiders'],
    checked(on(10, [P, L, T], [sendTo('current', 'brig')])),
  ),
  crisis(
    'cylon-screenings',
    'Cylon Screenings',
    ['raiders'],
    checkOr(
      on(
        9,
        [P, L],
        [
          lose('morale', 1),
          pickPlayer('current', 'titled-loyalty-to-see', [lookAtLoyalty('current', 'picked')]),
        ],
      ),
      [eachDiscards(2)],
    ),
  ),
  crisis(
    'cylon-swarm',
    'Cylon Swarm',
    [],
    attack(
      'basestars',
      {
        bow: { basestar: 1, raider: 5 },
        'bow-starboard': { heavy: 1 },
        stern: { civilian: 1 },
        'stern-port': { viper: 1, civilian: 1 },
        'bow-port': { viper: 1, civilian: 1 },
      },
      'Massive Deployment',
      [keepInPlay()],
    ),
    { lasting: { until: ['jump'], passives: [says.launchMore(1)] } },
  ),
  crisis(
    'cylon-tracking-device',
    'Cylon Tracking Device',
    ['raiders'],
    checked(on(10, [T, F, E], [destroyRaptors(1), place({ bow: { basestar: 1 }, stern: { civilian: 2 } })])),
  ),
  crisis(
    'cylon-virus',
    'Cylon Virus',
    ['launch'],
    checked(on(13, [T, E], [sendAll('ftl-control', 'sickbay'), placeCenturions(1)])),
  ),
  crisis(
    'declare-martial-law',
    'Declare Martial Law',
    ['basestars'],
    event(
      'admiral',
      [lose('morale', 1), titleTo('president', 'admiral')],
      [lose('population', 1), discard('admiral', 2)],
    ),
  ),
  crisis(
    'detector-sabotage',
    'Detector Sabotage',
    ['heavy', 'jump'],
    checked(on(8, [L, T], [sendAll('research-lab', 'sickbay'), keepInPlay()])),
    { lasting: { until: [], passives: [says.noLoyaltyLooks()] } },
  ),
  crisis(
    'elections-loom',
    'Elections Loom',
    ['heavy', 'jump'],
    checked(partly(on(8, [P, L], [lose('morale', 1), discard('president', 4)]), 5, [lose('morale', 1)])),
  ),
  crisis(
    'food-shortage',
    'Food Shortage',
    ['raiders', 'jump'],
    event('president', [lose('food', 2)], [lose('food', 1), discard('president', 2), discard('current', 3)]),
    { copies: 4 },
  ),
  crisis(
    'forced-water-mining',
    'Forced Water Mining',
    ['raiders', 'jump'],
    checkOr(on(17, [P, L, T, E], [lose('population', 1), lose('morale', 1)], [gain('food', 1)]), [
      gain('food', 1),
      lose('morale', 1),
      eachDiscards(1, 'random'),
    ]),
  ),
  crisis(
    'fulfiller-of-prophecy',
    'Fulfiller of Prophecy',
    ['basestars'],
    checkOr(on(6, [P, L], [lose('population', 1)], [draw('current', 1, [P])]), [
      discard('current', 1),
      anotherCrisis(),
    ]),
  ),
  crisis(
    'guilt-by-collusion',
    'Guilt by Collusion',
    ['raiders', 'jump'],
    checked(
      on(
        9,
        [L, T],
        [lose('morale', 1)],
        [pickPlayer('current', 'to-brig', [sendTo('picked', 'brig')], true)],
      ),
    ),
  ),
  crisis(
    'hangar-accident',
    'Hangar Accident',
    ['heavy', 'jump'],
    checked(
      partly(on(10, [T, F, E], [lose('population', 1), damageVipers(2, 'reserve')]), 7, [
        lose('population', 1),
      ]),
    ),
  ),
  crisis(
    'heavy-assault',
    'Heavy Assault',
    [],
    attack(
      'raiders',
      {
        bow: { basestar: 1 },
        'bow-starboard': { basestar: 1 },
        stern: { civilian: 1 },
        'stern-port': { civilian: 1 },
        'bow-port': { viper: 1, civilian: 1 },
      },
      'Heavy Bombardment',
      [activate('basestars')],
    ),
  ),
  crisis(
    'informing-the-public',
    'Informing the Public',
    ['raiders', 'jump'],
    checkOr(on(7, [P, L], [lose('morale', 2)], [seeSomeone]), [
      roll({ atMost: 4 }, [lose('morale', 1), lose('population', 1)]),
    ]),
  ),
  crisis(
    'jammed-assault',
    'Jammed Assault',
    [],
    attack(
      'raiders',
      {
        bow: { civilian: 1 },
        'bow-starboard': { raider: 4 },
        'stern-starboard': { basestar: 1, heavy: 2 },
        stern: { civilian: 1 },
        'stern-port': { viper: 1, civilian: 1 },
        'bow-port': { viper: 1, civilian: 1 },
      },
      'Communications Jamming',
      [keepInPlay()],
    ),
    { lasting: { until: ['jump'], passives: [says.cannotActivate('communications')] } },
  ),
  crisis(
    'jump-computer-failure',
    'Jump Computer Failure',
    ['launch'],
    checked(on(7, [T, E], [lose('population', 1), moveFleet(-1)])),
  ),
  crisis(
    'keep-tabs-on-visitor',
    'Keep Tabs on Visitor',
    ['raiders', 'jump'],
    checkOr(on(12, [P, L, T], [roll({ atMost: 4 }, [lose('population', 2)])]), [
      discard('current', 4, 'random'),
    ]),
  ),
  crisis(
    'legendary-discovery',
    'Legendary Discovery',
    ['launch'],
    checked(on(14, [T, F], [lose('food', 1), destroyRaptors(1)], [putBesideObjective(1)])),
    { distance: 1 },
  ),
  crisis(
    'loss-of-a-friend',
    'Loss of a Friend',
    ['heavy', 'jump'],
    checked(partly(on(9, [P, L], [lose('morale', 1), discard('current', 2)]), 7, [discard('current', 2)])),
  ),
  crisis(
    'low-supplies',
    'Low Supplies',
    ['raiders'],
    checked(on(7, [P, L], [lose('morale', 1), when([below('food', 6)], lose('morale', 1))])),
  ),
  crisis(
    'mandatory-testing',
    'Mandatory Testing',
    ['heavy', 'jump'],
    checked(partly(on(13, [P, L], [lose('morale', 1)], [lookAtLoyalty('president', 'current')]), 9, [])),
  ),
  crisis(
    'missing-g4-explosives',
    'Missing G4 Explosives',
    ['raiders'],
    checked(on(7, [L, T], [lose('food', 1), sendAll('armory', 'brig')])),
  ),
  crisis(
    'network-computers',
    'Network Computers',
    ['raiders', 'jump'],
    checkOr(on(11, [P, T, E], [lose('population', 1), placeCenturions(1)], [moveFleet(1)]), [
      lose('population', 1),
      moveFleet(-1),
    ]),
  ),
  crisis(
    'prison-labor',
    'Prison Labor',
    ['raiders'],
    checked(on(10, [P, L, T], [lose('morale', 1), lose('food', 1)])),
  ),
  crisis(
    'prisoner-revolt',
    'Prisoner Revolt',
    ['heavy', 'jump'],
    checked(
      partly(
        on(
          11,
          [P, L, T],
          [
            lose('population', 1),
            pickPlayer('president', 'possible-president', [titleTo('president', 'picked')]),
          ],
        ),
        6,
        [lose('population', 1)],
      ),
    ),
  ),
  crisis(
    'raiding-party',
    'Raiding Party',
    [],
    attack(
      'raiders',
      {
        'stern-starboard': { basestar: 1, raider: 3 },
        stern: { heavy: 2, raider: 2 },
        'stern-port': { civilian: 1 },
        'bow-port': { viper: 2, civilian: 2 },
      },
      'FTL Failure',
      [moveFleet(-1)],
    ),
  ),
  crisis(
    'requested-resignation',
    'Requested Resignation',
    ['basestars'],
    event(
      'admiral',
      [discard('president', 2), discard('admiral', 2)],
      [choice('president', [titleTo('president', 'admiral')], [sendTo('president', 'brig')])],
    ),
  ),
  crisis(
    'rescue-caprica-survivors',
    'Rescue Caprica Survivors',
    ['raiders', 'jump'],
    event('president', [lose('fuel', 1), lose('food', 1), gain('population', 1)], [lose('morale', 1)]),
  ),
  crisis('rescue-mission-a', 'Rescue Mission', ['raiders', 'jump'], rescueMission),
  crisis('rescue-mission-b', 'Rescue Mission', ['basestars', 'jump'], rescueMission),
  crisis(
    'rescue-the-fleet',
    'Rescue the Fleet',
    ['raiders', 'jump'],
    event(
      'admiral',
      [lose('population', 2)],
      [lose('morale', 1), place({ bow: { basestar: 1, raider: 3 }, stern: { civilian: 3 } })],
    ),
  ),
  crisis(
    'resistance',
    'Resistance',
    ['heavy', 'jump'],
    checked(partly(on(12, [P, L, T], [lose('food', 1), lose('fuel', 1)]), 9, [lose('food', 1)])),
  ),
  crisis('riots-a', 'Riots', ['basestars', 'jump'], riots),
  crisis('riots-b', 'Riots', ['launch'], riots),
  crisis(
    'scouting-for-fuel',
    'Scouting for Fuel',
    ['raiders', 'jump'],
    checkOr(on(12, [T, F], [lose('fuel', 1), destroyRaptors(1)], [gain('fuel', 1)]), [
      roll({ atMost: 4 }, [lose('fuel', 1)]),
    ]),
  ),
  crisis(
    'scouting-for-water',
    'Scouting for Water',
    ['raiders', 'jump'],
    checkOr(on(9, [T, F], [lose('fuel', 1), destroyRaptors(1)], [gain('food', 1)]), [lose('food', 1)]),
  ),
  crisis(
    'security-breach',
    'Security Breach',
    ['launch'],
    checked(on(6, [L, T], [lose('morale', 1), sendAll('command', 'sickbay')])),
  ),
  crisis(
    'send-survey-team',
    'Send Survey Team',
    ['raiders', 'jump'],
    checkOr(on(15, [T, F, E], [sendTo('current', 'sickbay'), destroyRaptors(1)]), [
      roll({ atMost: 5 }, [lose('fuel', 1)]),
    ]),
  ),
  crisis(
    'sleep-deprivation',
    'Sleep Deprivation',
    ['basestars', 'jump'],
    event('admiral', [recallVipers(), sendTo('current', 'sickbay')], [lose('morale', 1)]),
  ),
  crisis(
    'surrounded',
    'Surrounded',
    [],
    attack(
      'basestars',
      {
        bow: { raider: 4 },
        'bow-starboard': { basestar: 1 },
        'stern-starboard': { raider: 3, heavy: 1 },
        stern: { civilian: 1 },
        'stern-port': { viper: 1, civilian: 1 },
        'bow-port': { viper: 1, civilian: 1 },
      },
      'Panic',
      [discard('current', 3)],
    ),
  ),
  crisis(
    'tactical-strike',
    'Tactical Strike',
    [],
    attack(
      'raiders',
      {
        bow: { heavy: 1 },
        'stern-starboard': { civilian: 1 },
        stern: { civilian: 1 },
        'stern-port': { viper: 2, civilian: 1 },
        'bow-port': { basestar: 1, raider: 5 },
      },
      'Hangar Assault',
      [damageVipers(2, 'reserve')],
    ),
  ),
  crisis(
    'terrorist-bomber',
    'Terrorist Bomber',
    ['heavy', 'jump'],
    checked(on(9, [L, T], [lose('morale', 1), sendTo('current', 'sickbay')])),
  ),
  crisis(
    'terrorist-investigations',
    'Terrorist Investigations',
    ['heavy', 'jump'],
    checked(partly(on(12, [P, L], [lose('morale', 1)], [seeSomeone]), 6, [])),
  ),
  crisis(
    'the-olympic-carrier',
    'The Olympic Carrier',
    ['heavy', 'jump'],
    checked(
      partly(on(11, [P, L, F], [lose('morale', 1), lose('population', 1)]), 8, [lose('population', 1)]),
    ),
  ),
  crisis(
    'thirty-three',
    'Thirty-Three',
    [],
    attack(
      'raiders',
      {
        bow: { basestar: 1 },
        'stern-starboard': { civilian: 1 },
        stern: { civilian: 1 },
        'stern-port': { viper: 1, civilian: 1 },
        'bow-port': { viper: 1, civilian: 1 },
      },
      'Relentless Pursuit',
      [keepInPlay()],
    ),
    { lasting: { until: ['jump', destroyed('civilian'), destroyed('basestar')], atJump: 'shuffle-in' } },
  ),
  crisis(
    'unexpected-reunion',
    'Unexpected Reunion',
    ['raiders'],
    checked(on(8, [P, L, T], [lose('morale', 1), discard('current', 'all')])),
  ),
  crisis(
    'unidentified-ship',
    'Unidentified Ship',
    ['launch'],
    checked(on(10, [T, F], [lose('population', 1)])),
  ),
  crisis(
    'water-sabotaged',
    'Water Sabotaged',
    ['raiders', 'jump'],
    checkOr(on(13, [P, L, T], [lose('food', 2)]), [lose('food', 1)]),
  ),
  crisis('water-shortage-a', 'Water Shortage', ['basestars', 'jump'], waterShortage, {
    copies: 3,
  }),
  crisis('water-shortage-b', 'Water Shortage', ['raiders', 'jump'], waterShortage),
  crisis('water-shortage-c', 'Water Shortage', ['basestars'], waterShortage),
  crisis(
    'weapon-malfunction',
    'Weapon Malfunction',
    ['launch'],
    checked(on(11, [T, F, E], [damageVipers(2, 'space'), sendAll('weapons-control', 'sickbay')])),
  ),
  crisis(
    'witch-hunt',
    'Witch Hunt',
    ['heavy', 'jump'],
    checked(
      partly(
        on(
          10,
          [P, L],
          [lose('morale', 1), pickPlayer('current', 'to-sickbay', [sendTo('picked', 'sickbay')])],
        ),
        6,
        [lose('morale', 1)],
      ),
    ),
  ),
]
