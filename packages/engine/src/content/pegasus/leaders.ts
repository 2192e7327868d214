import type { Character, SkillDraw } from '../../core/content.ts'
import type { SkillType } from '../../core/names.ts'
import { discard } from '../../effects/cards.ts'
import { takeAction } from '../../effects/characters.ts'
import { addRevealed } from '../../effects/checks.ts'
import { ifElse, may } from '../../effects/choices.ts'
import { withdrawShip } from '../../effects/fleet.ts'
import { drawNamed, glimpseDestiny, swapHands, takeRandomSkill } from '../../effects/hands.ts'
import { pickPlayer } from '../../effects/people.ts'
import { place } from '../../effects/ships.ts'
import { pickShip } from '../../effects/targets.ts'
import { allPlaced, notSuperCrisisCheck } from '../../effects/when.ts'
import * as says from '../../rules/passives.ts'
import { ability, once } from '../print.ts'

/** One of his own type, and treachery or engineering. */
const skills = (own: SkillType): readonly SkillDraw[] => [
  { types: [own], draw: 1 },
  { types: ['treachery', 'engineering'], draw: 1 },
]

/** Cylon Leaders: revealed from the start (P-LEAD-1), with an agenda of their own. */
const leader = { type: 'cylon-leader', standing: 'leader', loyaltyExtra: 0 } as const

export const leaders: readonly Character[] = [
  {
    ...leader,
    id: 'cavil',
    title: 'Cavil',
    skills: skills('tactics'),
    start: 'cylon-fleet',
    abilities: [
      ability('passive', 'primacy', 'Primacy', {
        window: 'action',
        effect: [
          ifElse(
            [allPlaced('basestar')],
            [may('user', pickShip('user', 'basestar', withdrawShip()))],
            [place({ bow: { basestar: 1 } })],
          ),
          may('user', place({ bow: { raider: 3 }, stern: { civilian: 1 } })),
        ],
      }),
      once('aggressive-tactics', 'Aggressive Tactics', {
        window: 'movement',
        effect: [takeAction(), takeAction()],
      }),
      ability('weakness', 'lies-and-secrets', 'Lies and Secrets', {
        window: 'loyalty-revealed',
        must: true,
        effect: [discard('user', 'all')], // PQ26
      }),
    ],
  },
  {
    ...leader,
    id: 'leoben-conoy',
    title: 'Leoben Conoy',
    skills: skills('politics'),
    start: 'human-fleet',
    abilities: [
      ability('passive', 'glimpse-the-face-of-god', 'Glimpse the Face of God', {
        window: 'movement',
        effect: [glimpseDestiny(2)],
      }),
      once('cryptic-message', 'Cryptic Message', {
        window: 'action',
        effect: [pickPlayer('user', 'other-player', [swapHands()])],
      }),
      ability('weakness', 'clouded', 'Clouded', { passives: [says.movesAlone()] }),
    ],
  },
  {
    ...leader,
    id: 'caprica-six',
    title: '"Caprica" Six',
    skills: skills('leadership'),
    start: 'caprica',
    abilities: [
      ability('passive', 'intimate', 'Intimate', {
        window: 'movement',
        effect: [pickPlayer('user', 'other-player', [takeRandomSkill(), drawNamed('picked', 1)])], // P-CLAR-18
      }),
      once('human-delusion', 'Human Delusion', {
        window: 'check-revealed',
        when: [notSuperCrisisCheck()],
        effect: [addRevealed()],
      }),
      ability('weakness', 'conflicted-loyalties', 'Conflicted Loyalties', {
        passives: [says.activationCost(1, 'cylon-fleet')],
      }),
    ],
  },
]
