import type { Character } from '../../core/content.ts'
import { activateAnywhere } from '../../effects/activation.ts'
import { discardFewer, discardFrom, draw, drawFrom } from '../../effects/cards.ts'
import { takeAction } from '../../effects/characters.ts'
import { choice } from '../../effects/choices.ts'
import { ignoreIcons } from '../../effects/fleet.ts'
import {
  anotherDiscards,
  anothersActionStep,
  inHazard,
  isInfiltrating,
  not,
  sideUp,
} from '../../effects/judged.ts'
import { lookAtLoyalty, pickPlayer, returnElsewhere, returnToCylons } from '../../effects/people.ts'
import { resolveIcon } from '../../effects/ships.ts'
import * as says from '../../rules/passives.ts'
import { ability, once } from '../print.ts'
import { treachery } from './names.ts'

/** Cylon Leaders: revealed from the start (D-LEAD-1), with motives of their own. */
const leader = { type: 'cylon-leader', standing: 'leader', loyaltyExtra: 0 } as const

export const leaders: readonly Character[] = [
  {
    ...leader,
    id: 'aaron-doral',
    title: 'Aaron Doral',
    skills: [
      { types: [treachery], draw: 1 },
      { types: ['politics', 'tactics'], draw: 1 },
    ],
    start: 'caprica',
    abilities: [
      // DT3: one more than anybody who infiltrates; where a location has him draw fewer, that counts.
      ability('passive', 'industrious', 'Industrious', {
        passives: [says.receivesMore(1, isInfiltrating())],
      }),
      // DT32
      once('meticulous', 'Meticulous', {
        window: 'infiltration-end',
        effect: [returnElsewhere(takeAction())],
      }),
      // DT17
      ability('weakness', 'vanity', 'Vanity', { passives: [says.contributes(0, anothersActionStep())] }),
    ],
  },
  {
    ...leader,
    id: 'simon-oneill',
    title: "Simon O'Neill",
    skills: [
      { types: ['engineering'], draw: 1 },
      { types: [treachery, 'tactics'], draw: 1 },
    ],
    start: 'cylon-fleet',
    abilities: [
      // DT16: whatever limits him where he is locked in counts all the same.
      ability('passive', 'calculating', 'Calculating', { passives: [says.contributesMore(1)] }),
      // DT33
      once('modifications', 'Modifications', {
        window: 'activation-step',
        effect: [
          ignoreIcons(),
          choice(
            'user',
            [resolveIcon('raiders')],
            [resolveIcon('heavy')],
            [resolveIcon('basestars')],
            [resolveIcon('launch')],
          ),
        ],
      }),
      ability('weakness', 'logic-bound', 'Logic-Bound', { passives: [says.addsOpen(1)] }),
    ],
  },
  {
    ...leader,
    id: 'danna-biers',
    title: "D'Anna Biers",
    skills: [
      { types: ['politics', 'leadership'], draw: 1 },
      { types: [treachery, 'engineering'], draw: 1 },
    ],
    start: 'human-fleet', // DQ38
    abilities: [
      ability('passive', 'visions', 'Visions', {
        window: 'action',
        when: [isInfiltrating()],
        effect: [
          pickPlayer('user', 'human-loyalty-to-see', [lookAtLoyalty('user', 'picked')]),
          returnToCylons('all'), // D-INFIL-20
        ],
      }),
      once('dont-trust-anyone', "Don't Trust Anyone", {
        window: 'action',
        effect: [drawFrom('user', 'super-crisis', 2)],
      }),
      // DT5
      ability('weakness', 'heretic', 'Heretic', {
        passives: [
          says.paysToLeave(
            'resurrection-ship',
            [discardFrom('user', 'super-crisis', 1)],
            not(sideUp('cylon', 'back')),
          ),
        ],
      }),
    ],
  },
  {
    ...leader,
    standing: 'infiltrating', // D-LEAD-5
    id: 'sharon-agathon',
    title: 'Sharon "Athena" Agathon',
    skills: [
      { types: ['piloting'], draw: 1 },
      { types: ['leadership', 'engineering'], draw: 1 },
    ],
    start: 'hangar-deck',
    abilities: [
      // DT12, D-INFIL-24 to D-INFIL-27: what pays for something is no discard that is due.
      ability('passive', 'for-love', 'For Love', {
        window: 'discard-due',
        limit: 'turn',
        when: [anotherDiscards('hand-limit', 'super-crisis')],
        effect: [draw('user', 1, [treachery]), discardFewer('picked', 1)],
      }),
      once('resolute', 'Resolute', { window: 'action', effect: [activateAnywhere(1, { anySide: true })] }), // D-MIX-31
      ability('weakness', 'grieving', 'Grieving', { passives: [says.receives(0, inHazard())] }),
    ],
  },
]
