import type { Board, Location } from '../../../core/content.ts'
import type { Effect } from '../../../core/effect.ts'
import { discardFrom, eachDrawsNamed } from '../../../effects/cards.ts'
import { possibleChoice } from '../../../effects/choices.ts'
import { arrangeTop, searchDeck } from '../../../effects/decks.ts'
import { forThisTurn } from '../../../effects/lasting.ts'
import { attemptMission } from '../../../effects/missions.ts'
import { scout } from '../../../effects/skill-cards.ts'
import { pickArea, sendOut } from '../../../effects/targets.ts'
import { payTokens } from '../../../effects/tokens.ts'
import { admittedTo, noneInPlay } from '../../../effects/when.ts'
import * as says from '../../../rules/passives.ts'
import { location } from '../../print.ts'
import { miracle } from '../names.ts'
import { demetrius, mission, rebelBasestar } from './names.ts'

export const boards: readonly Board[] = [
  // D-HOME-1
  {
    id: demetrius,
    title: 'the Demetrius',
    sides: [{ id: 'front', enter: 'humans' }],
    spaces: [{ id: 'active-mission', title: 'Active Mission', deck: mission }],
  },
  // D-HOME-2; the side that is up is its allegiance (D-HOME-32 to D-HOME-35)
  {
    id: rebelBasestar,
    title: 'the Rebel Basestar',
    aside: true,
    sides: [
      { id: 'human', title: 'the side of the humans', enter: 'humans' },
      { id: 'cylon', title: 'the side of the Cylons', enter: 'cylons' },
    ],
  },
]

const onDemetrius: readonly Location[] = [
  // D-HOME-10 to D-HOME-12
  location(demetrius, 'bridge', 'Bridge', [attemptMission(mission), forThisTurn(says.skipsStep('crisis'))], {
    requires: [noneInPlay(mission)],
  }),
  location(demetrius, 'tactical-plot', 'Tactical Plot', [scout(mission)]), // D-HOME-13
  location(demetrius, 'captains-cabin', "Captain's Cabin", [eachDrawsNamed(1)]), // D-HOME-14
]

/** D-HOME-37 */
const price: Effect = [
  possibleChoice('user', [payTokens(miracle, 1)], [discardFrom('user', 'super-crisis', 1)]),
]

const room = (id: string, title: string, effect: Effect): Location => ({
  ...location(rebelBasestar, id, title, [], { sides: ['human', 'cylon'] }),
  actions: [{ id: '', requires: [admittedTo(rebelBasestar)], cost: price, effect }],
})

const onRebelBasestar: readonly Location[] = [
  room('hybrid-tank', 'Hybrid Tank', [arrangeTop('user', 'crisis', 5, 'top')]), // D-HOME-38
  room('datastream', 'Datastream', [searchDeck(3)]), // D-HOME-39
  // D-HOME-40, D-HOME-41
  room('raider-bay', 'Raider Bay', [
    pickArea('user', possibleChoice('user', [sendOut('raider', 2)], [sendOut('fighter', 4)])),
  ]),
]

export const locations: readonly Location[] = [...onDemetrius, ...onRebelBasestar]
