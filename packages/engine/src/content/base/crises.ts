import type { CheckData, CrisisCard, Layout } from '../../core/content.ts'
import type { Effect, Who } from '../../core/effect.ts'
import type { ShipIcon, SkillType } from '../../core/names.ts'
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

const P = 'politics'
const L = 'leadership'
const T = 'tactics'
const F = 'piloting'
const E = 'engineering'

type Icons = { readonly cylons: ShipIcon | 'none'; readonly jump: boolean }
type Extra = Partial<Pick<CrisisCard, 'copies' | 'lasting' | 'distance'>>

const card = (
  id: string,
  title: string,
  icons: Icons,
  body: CrisisCard['body'],
  extra: Extra = {},
): CrisisCard => ({
  id,
  title,
  copies: 1,
  icons: [...(icons.cylons === 'none' ? [] : [icons.cylons]), ...(icons.jump ? ['jump'] : [])],
  body,
  ...extra,
})

const on = (
  difficulty: number,
  skills: readonly SkillType[],
  fail: Effect,
  pass: Effect = [],
): CheckData => ({
  difficulty,
  skills,
  pass,
  fail,
})

const partly = (check: CheckData, at: number, effect: Effect): CheckData => ({
  ...check,
  partial: { at, effect },
})

const checked = (check: CheckData): CrisisCard['body'] => ({ kind: 'check', check })
const checkOr = (check: CheckData, or: Effect): CrisisCard['body'] => ({
  kind: 'check',
  check,
  chooser: 'current',
  or,
})
const event = (chooser: Who, a: Effect, b: Effect): CrisisCard['body'] => ({
  kind: 'event',
  chooser,
  options: [a, b],
})
const attack = (
  activated: ShipIcon,
  setup: Layout,
  specialTitle: string,
  special: Effect,
): CrisisCard['body'] => ({
  kind: 'attack',
  activate: [activated],
  setup,
  specialTitle,
  special,
})

const noIcons: Icons = { cylons: 'none', jump: false }
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
  card(
    'a-traitor-accused',
    'A Traitor Accused',
    { cylons: 'raiders', jump: true },
    checkOr(on(8, [P, L], [pickPlayer('current', 'to-brig', [sendTo('picked', 'brig')])]), [
      discard('current', 5),
    ]),
  ),
  card(
    'admiral-grilled',
    'Admiral Grilled',
    { cylons: 'raiders', jump: true },
    checkOr(on(9, [P, L], [lose('morale', 1), discard('admiral', 2)]), [lose('morale', 1)]),
  ),
  card(
    'ambush',
    'Ambush',
    noIcons,
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
  card(
    'analyze-enemy-fighter',
    'Analyze Enemy Fighter',
    { cylons: 'raiders', jump: true },
    checkOr(on(7, [T, E], [lose('population', 1)], [restoreRaptors(1)]), [
      roll({ atMost: 4 }, [lose('population', 1), discard('current', 2)]),
    ]),
  ),
  card(
    'besieged',
    'Besieged',
    noIcons,
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
  card(
    'boarding-parties',
    'Boarding Parties',
    noIcons,
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
  card(
    'bomb-threat',
    'Bomb Threat',
    { cylons: 'raiders', jump: true },
    checkOr(on(13, [P, L, T], bombThreat), [roll({ atMost: 4 }, bombThreat)]),
  ),
  card(
    'build-cylon-detector',
    'Build Cylon Detector',
    { cylons: 'heavy', jump: false },
    {
      kind: 'event',
      chooser: 'admiral',
      options: [[spendNuke()], [lose('morale', 1), discard('admiral', 2)]],
      firstNeeds: [hasNuke()],
    },
  ),
  card(
    'colonial-day',
    'Colonial Day',
    { cylons: 'basestars', jump: true },
    checkOr(on(10, [P, T], [lose('morale', 2)], [gain('morale', 1)]), [lose('morale', 1)]),
  ),
  card(
    'crash-landing',
    'Crash Landing',
    { cylons: 'heavy', jump: false },
    checked(
      on(
        6,
        [T, F],
        [choice('admiral', [lose('fuel', 1)], [lose('morale', 1), sendTo('current', 'sickbay')])],
      ),
    ),
  ),
  card(
    'crippled-raider',
    'Crippled Raider',
    { cylons: 'raiders', jump: true },
    checkOr(on(10, [T, E], [lose('population', 1)], [moveFleet(1)]), [
      roll({ atMost: 4 }, [place({ bow: { raider: 3 }, stern: { civilian: 1 } })]),
    ]),
  ),
  card(
    'cylon-accusation',
    'Cylon Accusation',
    { cylons: 'raiders', jump: false },
    checked(on(10, [P, L, T], [sendTo('current', 'brig')])),
  ),
  card(
    'cylon-screenings',
    'Cylon Screenings',
    { cylons: 'raiders', jump: false },
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
  card(
    'cylon-swarm',
    'Cylon Swarm',
    noIcons,
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
  card(
    'cylon-tracking-device',
    'Cylon Tracking Device',
    { cylons: 'raiders', jump: false },
    checked(on(10, [T, F, E], [destroyRaptors(1), place({ bow: { basestar: 1 }, stern: { civilian: 2 } })])),
  ),
  card(
    'cylon-virus',
    'Cylon Virus',
    { cylons: 'launch', jump: false },
    checked(on(13, [T, E], [sendAll('ftl-control', 'sickbay'), placeCenturions(1)])),
  ),
  card(
    'declare-martial-law',
    'Declare Martial Law',
    { cylons: 'basestars', jump: false },
    event(
      'admiral',
      [lose('morale', 1), titleTo('president', 'admiral')],
      [lose('population', 1), discard('admiral', 2)],
    ),
  ),
  card(
    'detector-sabotage',
    'Detector Sabotage',
    { cylons: 'heavy', jump: true },
    checked(on(8, [L, T], [sendAll('research-lab', 'sickbay'), keepInPlay()])),
    { lasting: { until: [], passives: [says.noLoyaltyLooks()] } },
  ),
  card(
    'elections-loom',
    'Elections Loom',
    { cylons: 'heavy', jump: true },
    checked(partly(on(8, [P, L], [lose('morale', 1), discard('president', 4)]), 5, [lose('morale', 1)])),
  ),
  card(
    'food-shortage',
    'Food Shortage',
    { cylons: 'raiders', jump: true },
    event('president', [lose('food', 2)], [lose('food', 1), discard('president', 2), discard('current', 3)]),
    { copies: 4 },
  ),
  card(
    'forced-water-mining',
    'Forced Water Mining',
    { cylons: 'raiders', jump: true },
    checkOr(on(17, [P, L, T, E], [lose('population', 1), lose('morale', 1)], [gain('food', 1)]), [
      gain('food', 1),
      lose('morale', 1),
      eachDiscards(1, 'random'),
    ]),
  ),
  card(
    'fulfiller-of-prophecy',
    'Fulfiller of Prophecy',
    { cylons: 'basestars', jump: false },
    checkOr(on(6, [P, L], [lose('population', 1)], [draw('current', 1, [P])]), [
      discard('current', 1),
      anotherCrisis(),
    ]),
  ),
  card(
    'guilt-by-collusion',
    'Guilt by Collusion',
    { cylons: 'raiders', jump: true },
    checked(
      on(
        9,
        [L, T],
        [lose('morale', 1)],
        [pickPlayer('current', 'to-brig', [sendTo('picked', 'brig')], true)],
      ),
    ),
  ),
  card(
    'hangar-accident',
    'Hangar Accident',
    { cylons: 'heavy', jump: true },
    checked(
      partly(on(10, [T, F, E], [lose('population', 1), damageVipers(2, 'reserve')]), 7, [
        lose('population', 1),
      ]),
    ),
  ),
  card(
    'heavy-assault',
    'Heavy Assault',
    noIcons,
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
  card(
    'informing-the-public',
    'Informing the Public',
    { cylons: 'raiders', jump: true },
    checkOr(on(7, [P, L], [lose('morale', 2)], [seeSomeone]), [
      roll({ atMost: 4 }, [lose('morale', 1), lose('population', 1)]),
    ]),
  ),
  card(
    'jammed-assault',
    'Jammed Assault',
    noIcons,
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
  card(
    'jump-computer-failure',
    'Jump Computer Failure',
    { cylons: 'launch', jump: false },
    checked(on(7, [T, E], [lose('population', 1), moveFleet(-1)])),
  ),
  card(
    'keep-tabs-on-visitor',
    'Keep Tabs on Visitor',
    { cylons: 'raiders', jump: true },
    checkOr(on(12, [P, L, T], [roll({ atMost: 4 }, [lose('population', 2)])]), [
      discard('current', 4, 'random'),
    ]),
  ),
  card(
    'legendary-discovery',
    'Legendary Discovery',
    { cylons: 'launch', jump: false },
    checked(on(14, [T, F], [lose('food', 1), destroyRaptors(1)], [putBesideObjective(1)])),
    { distance: 1 },
  ),
  card(
    'loss-of-a-friend',
    'Loss of a Friend',
    { cylons: 'heavy', jump: true },
    checked(partly(on(9, [P, L], [lose('morale', 1), discard('current', 2)]), 7, [discard('current', 2)])),
  ),
  card(
    'low-supplies',
    'Low Supplies',
    { cylons: 'raiders', jump: false },
    checked(on(7, [P, L], [lose('morale', 1), when([below('food', 6)], lose('morale', 1))])),
  ),
  card(
    'mandatory-testing',
    'Mandatory Testing',
    { cylons: 'heavy', jump: true },
    checked(partly(on(13, [P, L], [lose('morale', 1)], [lookAtLoyalty('president', 'current')]), 9, [])),
  ),
  card(
    'missing-g4-explosives',
    'Missing G4 Explosives',
    { cylons: 'raiders', jump: false },
    checked(on(7, [L, T], [lose('food', 1), sendAll('armory', 'brig')])),
  ),
  card(
    'network-computers',
    'Network Computers',
    { cylons: 'raiders', jump: true },
    checkOr(on(11, [P, T, E], [lose('population', 1), placeCenturions(1)], [moveFleet(1)]), [
      lose('population', 1),
      moveFleet(-1),
    ]),
  ),
  card(
    'prison-labor',
    'Prison Labor',
    { cylons: 'raiders', jump: false },
    checked(on(10, [P, L, T], [lose('morale', 1), lose('food', 1)])),
  ),
  card(
    'prisoner-revolt',
    'Prisoner Revolt',
    { cylons: 'heavy', jump: true },
    checked(
      partly(
        on(
          11,
          [P, L, T],
          [lose('population', 1), pickPlayer('president', 'other-human', [titleTo('president', 'picked')])],
        ),
        6,
        [lose('population', 1)],
      ),
    ),
  ),
  card(
    'raiding-party',
    'Raiding Party',
    noIcons,
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
  card(
    'requested-resignation',
    'Requested Resignation',
    { cylons: 'basestars', jump: false },
    event(
      'admiral',
      [discard('president', 2), discard('admiral', 2)],
      [choice('president', [titleTo('president', 'admiral')], [sendTo('president', 'brig')])],
    ),
  ),
  card(
    'rescue-caprica-survivors',
    'Rescue Caprica Survivors',
    { cylons: 'raiders', jump: true },
    event('president', [lose('fuel', 1), lose('food', 1), gain('population', 1)], [lose('morale', 1)]),
  ),
  card('rescue-mission-a', 'Rescue Mission', { cylons: 'raiders', jump: true }, rescueMission),
  card('rescue-mission-b', 'Rescue Mission', { cylons: 'basestars', jump: true }, rescueMission),
  card(
    'rescue-the-fleet',
    'Rescue the Fleet',
    { cylons: 'raiders', jump: true },
    event(
      'admiral',
      [lose('population', 2)],
      [lose('morale', 1), place({ bow: { basestar: 1, raider: 3 }, stern: { civilian: 3 } })],
    ),
  ),
  card(
    'resistance',
    'Resistance',
    { cylons: 'heavy', jump: true },
    checked(partly(on(12, [P, L, T], [lose('food', 1), lose('fuel', 1)]), 9, [lose('food', 1)])),
  ),
  card('riots-a', 'Riots', { cylons: 'basestars', jump: true }, riots),
  card('riots-b', 'Riots', { cylons: 'launch', jump: false }, riots),
  card(
    'scouting-for-fuel',
    'Scouting for Fuel',
    { cylons: 'raiders', jump: true },
    checkOr(on(12, [T, F], [lose('fuel', 1), destroyRaptors(1)], [gain('fuel', 1)]), [
      roll({ atMost: 4 }, [lose('fuel', 1)]),
    ]),
  ),
  card(
    'scouting-for-water',
    'Scouting for Water',
    { cylons: 'raiders', jump: true },
    checkOr(on(9, [T, F], [lose('fuel', 1), destroyRaptors(1)], [gain('food', 1)]), [lose('food', 1)]),
  ),
  card(
    'security-breach',
    'Security Breach',
    { cylons: 'launch', jump: false },
    checked(on(6, [L, T], [lose('morale', 1), sendAll('command', 'sickbay')])),
  ),
  card(
    'send-survey-team',
    'Send Survey Team',
    { cylons: 'raiders', jump: true },
    checkOr(on(15, [T, F, E], [sendTo('current', 'sickbay'), destroyRaptors(1)]), [
      roll({ atMost: 5 }, [lose('fuel', 1)]),
    ]),
  ),
  card(
    'sleep-deprivation',
    'Sleep Deprivation',
    { cylons: 'basestars', jump: true },
    event('admiral', [recallVipers(), sendTo('current', 'sickbay')], [lose('morale', 1)]),
  ),
  card(
    'surrounded',
    'Surrounded',
    noIcons,
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
  card(
    'tactical-strike',
    'Tactical Strike',
    noIcons,
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
  card(
    'terrorist-bomber',
    'Terrorist Bomber',
    { cylons: 'heavy', jump: true },
    checked(on(9, [L, T], [lose('morale', 1), sendTo('current', 'sickbay')])),
  ),
  card(
    'terrorist-investigations',
    'Terrorist Investigations',
    { cylons: 'heavy', jump: true },
    checked(partly(on(12, [P, L], [lose('morale', 1)], [seeSomeone]), 6, [])),
  ),
  card(
    'the-olympic-carrier',
    'The Olympic Carrier',
    { cylons: 'heavy', jump: true },
    checked(
      partly(on(11, [P, L, F], [lose('morale', 1), lose('population', 1)]), 8, [lose('population', 1)]),
    ),
  ),
  card(
    'thirty-three',
    'Thirty-Three',
    noIcons,
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
  card(
    'unexpected-reunion',
    'Unexpected Reunion',
    { cylons: 'raiders', jump: false },
    checked(on(8, [P, L, T], [lose('morale', 1), discard('current', 'all')])),
  ),
  card(
    'unidentified-ship',
    'Unidentified Ship',
    { cylons: 'launch', jump: false },
    checked(on(10, [T, F], [lose('population', 1)])),
  ),
  card(
    'water-sabotaged',
    'Water Sabotaged',
    { cylons: 'raiders', jump: true },
    checkOr(on(13, [P, L, T], [lose('food', 2)]), [lose('food', 1)]),
  ),
  card('water-shortage-a', 'Water Shortage', { cylons: 'basestars', jump: true }, waterShortage, {
    copies: 3,
  }),
  card('water-shortage-b', 'Water Shortage', { cylons: 'raiders', jump: true }, waterShortage),
  card('water-shortage-c', 'Water Shortage', { cylons: 'basestars', jump: false }, waterShortage),
  card(
    'weapon-malfunction',
    'Weapon Malfunction',
    { cylons: 'launch', jump: false },
    checked(on(11, [T, F, E], [damageVipers(2, 'space'), sendAll('weapons-control', 'sickbay')])),
  ),
  card(
    'witch-hunt',
    'Witch Hunt',
    { cylons: 'heavy', jump: true },
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
