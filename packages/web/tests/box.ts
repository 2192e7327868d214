import type { ContentSet } from '@ragtag/engine/testing'
import type { Location, SkillCard } from '../../engine/src/core/content.ts'
import type { Effect } from '../../engine/src/core/effect.ts'
import type { Standing } from '../../engine/src/core/standing.ts'
import { turnBoard } from '../../engine/src/effects/boards.ts'
import { draw } from '../../engine/src/effects/cards.ts'
import { layOpen } from '../../engine/src/effects/lasting.ts'
import { enterPhase, finalJump, sleeperPhase } from '../../engine/src/effects/objective.ts'
import { gain } from '../../engine/src/effects/resources.ts'
import { moveFleet } from '../../engine/src/effects/ships.ts'

// A box that nobody is offered, with something of each kind that the page has never heard of.

const room = (
  ship: string,
  id: string,
  title: string,
  effect: Effect,
  more: Partial<Location> = {},
): Location => ({
  id,
  title,
  ship,
  hazardous: false,
  damageable: ship === 'liner',
  actions: effect.length > 0 ? [{ id: '', requires: [], effect }] : [],
  passives: [],
  ...more,
})

const plot = (id: string, title: string, strengths: SkillCard['strengths'], effect: Effect): SkillCard => ({
  id,
  title,
  type: 'treachery',
  strengths,
  abilities: [{ id, title, kind: 'card', window: 'action', effect }],
})

export const box: ContentSet = {
  id: 'strange-box',
  title: 'A strange box',
  boards: [
    {
      id: 'liner',
      title: 'the Liner',
      sides: [
        { id: 'front', enter: 'humans' },
        { id: 'wreck', title: 'the Liner (destroyed)', enter: 'humans' },
      ],
      wrecked: { at: 2, effect: [turnBoard('liner', 'wreck')] },
    },
    { id: 'colony', title: 'the Colony', aside: true, sides: [{ id: 'front', enter: 'all' }] },
    { id: 'nest', title: 'the Nest', aside: true, sides: [{ id: 'front', enter: 'cylons' }] },
  ],
  locations: [
    room('liner', 'promenade', 'Promenade', [gain('morale', 1)]),
    room('liner', 'engine-hall', 'Engine Hall', [moveFleet(1)]),
    room('colony', 'market', 'Market Square', [gain('food', 1)]),
    room('colony', 'shipyard', 'Shipyard', [gain('fuel', 1)]),
    room('colony', 'council', 'Council Chamber', [draw('user', 1, ['politics'])]),
    room('colony', 'clinic', 'Field Hospital', [], { hazardous: true }),
    room('colony', 'cell', 'Holding Cell', [], { hazardous: true }),
    room('colony', 'tunnels', 'Resistance Tunnels', [draw('user', 1, ['tactics'])]),
    room('nest', 'brood', 'Brood Chamber', [draw('user', 1, ['treachery'])]),
    room('nest', 'lookout', 'Lookout', []),
    room('galactica', 'gunnery', 'Gunnery Deck', [gain('fuel', 1)]),
    room('galactica', 'workshop', 'Workshop', [draw('user', 1, ['engineering'])], { place: 'research-lab' }),
  ],
  damageTokens: [
    { id: 'promenade-hit', title: 'Promenade hit', board: 'liner', location: 'promenade', loss: {} },
    { id: 'hall-hit', title: 'Engine Hall hit', board: 'liner', location: 'engine-hall', loss: {} },
  ],
  characters: [
    {
      id: 'hermit',
      title: 'The Hermit',
      type: 'support',
      skills: [{ types: ['politics', 'treachery'], draw: 2 }],
      start: 'human-fleet',
      standing: 'leader',
      abilities: [
        { id: 'patience', title: 'Patience', kind: 'passive', window: 'action', effect: [gain('food', 1)] },
      ],
      loyaltyExtra: 0,
    },
  ],
  decks: [
    { id: 'treachery', title: 'Treachery deck' },
    { id: 'rumour', title: 'Rumours', hand: { others: 'count' } },
    { id: 'oath', title: 'Oaths', hand: { others: 'faces' } },
  ],
  cards: [
    {
      id: 'whisper',
      title: 'A Whisper',
      deck: 'rumour',
      copies: 4,
      abilities: [
        { id: 'whisper', title: 'A Whisper', kind: 'card', window: 'any-moment', effect: [layOpen()] },
      ],
    },
    { id: 'slander', title: 'Slander', deck: 'rumour', copies: 4, effect: [gain('morale', 1)] },
    { id: 'vow', title: 'A Vow', deck: 'oath', copies: 4, effect: [gain('fuel', 1)] },
  ],
  skillCards: [
    plot('broken-trust', 'Broken Trust', { 1: 6, 2: 4 }, [gain('fuel', 1)]),
    plot('dark-bargain', 'Dark Bargain', { 3: 3, 4: 2, 5: 1 }, [gain('food', 1)]),
  ],
  shipKinds: [
    {
      id: 'gunship',
      title: 'gunship',
      plural: 'gunships',
      class: 'fighter',
      side: 'human',
      count: 4,
      atStart: 2,
      notInSetup: true,
      destroyedByDamage: true,
    },
  ],
  shipTokens: [{ id: 'ace', title: 'the Ace', acts: 2, destroyedFrom: 7 }],
  icons: [{ id: 'settle', title: 'The settlers go ashore', step: 'prepare-jump', effect: [gain('food', 1)] }],
  crises: [
    {
      id: 'landing-party',
      title: 'Landing Party',
      copies: 1,
      icons: ['raiders', 'settle'],
      body: { kind: 'event', chooser: 'current', options: [[gain('food', 1)], [gain('fuel', 1)]] },
    },
  ],
  objectives: [
    {
      id: 'shore',
      title: 'The Shore',
      milestones: [
        { at: 3, effect: [sleeperPhase()] },
        { at: 5, effect: [turnBoard('colony', 'front'), enterPhase('ashore')] },
      ],
      goal: 6,
      lastJump: [finalJump()],
      piles: { barges: 'the barges' },
      phases: { ashore: { title: 'Ashore' } },
    },
  ],
  variants: [{ id: 'foggy', title: 'Fog' }],
  ruleset: (before) => {
    const { human, revealed } = before?.standings ?? {}
    if (!before || !human || !revealed) throw new Error('It comes after the base set.')
    const leader: Standing = { ...revealed, title: 'Cylon leader', sheet: true, startingHand: 2, wins: [] }
    return {
      ...before,
      players: [3, 7],
      skillTypes: [...before.skillTypes, 'treachery'],
      loyaltyDeck: [
        ...before.loyaltyDeck,
        { players: 7, leader: false, cylon: 3, notACylon: 10 },
        ...[3, 4, 5, 6, 7].map((players) => ({ players, leader: true, cylon: 1, notACylon: 2 * players })),
      ],
      standings: { ...before.standings, leader },
    }
  },
}

/** Seven who play with it. */
export const seven = [
  'william-adama',
  'laura-roslin',
  'lee-adama',
  'galen-tyrol',
  'hermit',
  'sharon-valerii',
  'gaius-baltar',
]
