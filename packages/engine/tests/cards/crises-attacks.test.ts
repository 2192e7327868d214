import { describe, expect, test } from 'vitest'
import { crises } from '../../src/content/base/crises.ts'
import type { Layout } from '../../src/core/content.ts'
import type { ShipIcon } from '../../src/core/names.ts'
import { type Position, scenario } from '../../src/testing/index.ts'
import {
  adama,
  type Changes,
  kara,
  type Play,
  playCard,
  playCheck,
  playOption,
  roslin,
  sum,
  table,
  zarek,
} from './crisis-play.ts'

type AttackCard = {
  readonly id: string
  readonly title: string
  readonly activate: ShipIcon
  readonly setup: Layout
  readonly specialTitle: string
  /** What its special rule changes, and the last event of it. */
  readonly special: Changes
  readonly event?: string
  readonly dice?: readonly number[]
  readonly answers?: Play['answers']
}

const cards: readonly AttackCard[] = [
  {
    id: 'ambush',
    title: 'Ambush',
    activate: 'basestars',
    setup: {
      bow: { raider: 4 },
      'stern-starboard': { civilian: 1 },
      stern: { basestar: 1, raider: 4 },
      'stern-port': { viper: 2, civilian: 1 },
      'bow-port': { civilian: 1 },
    },
    specialTitle: 'Training New Pilots',
    special: { card: 'in play' },
  },
  {
    id: 'besieged',
    title: 'Besieged',
    activate: 'raiders',
    setup: {
      bow: { civilian: 1 },
      'bow-starboard': { civilian: 1 },
      stern: { heavy: 1 },
      'stern-port': { basestar: 1 },
      'bow-port': { raider: 4, viper: 2, civilian: 1 },
    },
    specialTitle: 'Heavy Casualties',
    dice: [4, 4, 4, 4],
    special: { rolls: 4, activated: 'raiders' },
    event: 'event.rolled',
  },
  {
    id: 'boarding-parties',
    title: 'Boarding Parties',
    activate: 'heavy',
    setup: {
      bow: { heavy: 2 },
      'bow-starboard': { basestar: 1, raider: 4 },
      'stern-starboard': { heavy: 2 },
      stern: { civilian: 1 },
      'stern-port': { civilian: 2 },
    },
    specialTitle: 'Surprise Assault',
    special: {},
  },
  {
    id: 'cylon-swarm',
    title: 'Cylon Swarm',
    activate: 'basestars',
    setup: {
      bow: { basestar: 1, raider: 5 },
      'bow-starboard': { heavy: 1 },
      stern: { civilian: 1 },
      'stern-port': { viper: 1, civilian: 1 },
      'bow-port': { viper: 1, civilian: 1 },
    },
    specialTitle: 'Massive Deployment',
    special: { card: 'in play' },
  },
  {
    id: 'heavy-assault',
    title: 'Heavy Assault',
    activate: 'raiders',
    setup: {
      bow: { basestar: 1 },
      'bow-starboard': { basestar: 1 },
      stern: { civilian: 1 },
      'stern-port': { civilian: 1 },
      'bow-port': { viper: 1, civilian: 1 },
    },
    specialTitle: 'Heavy Bombardment',
    dice: [3, 3],
    answers: [[zarek, 'area:bow']],
    special: { rolls: 2, activated: 'basestars' },
    event: 'event.rolled',
  },
  {
    id: 'jammed-assault',
    title: 'Jammed Assault',
    activate: 'raiders',
    setup: {
      bow: { civilian: 1 },
      'bow-starboard': { raider: 4 },
      'stern-starboard': { basestar: 1, heavy: 2 },
      stern: { civilian: 1 },
      'stern-port': { viper: 1, civilian: 1 },
      'bow-port': { viper: 1, civilian: 1 },
    },
    specialTitle: 'Communications Jamming',
    special: { card: 'in play' },
  },
  {
    id: 'raiding-party',
    title: 'Raiding Party',
    activate: 'raiders',
    setup: {
      'stern-starboard': { basestar: 1, raider: 3 },
      stern: { heavy: 2, raider: 2 },
      'stern-port': { civilian: 1 },
      'bow-port': { viper: 2, civilian: 2 },
    },
    specialTitle: 'FTL Failure',
    special: { track: -1 },
    event: 'event.jump-track',
  },
  {
    id: 'surrounded',
    title: 'Surrounded',
    activate: 'basestars',
    setup: {
      bow: { raider: 4 },
      'bow-starboard': { basestar: 1 },
      'stern-starboard': { raider: 3, heavy: 1 },
      stern: { civilian: 1 },
      'stern-port': { viper: 1, civilian: 1 },
      'bow-port': { viper: 1, civilian: 1 },
    },
    specialTitle: 'Panic',
    special: { 'tom-zarek cards': -3 },
    event: 'event.discarded-cards',
  },
  {
    id: 'tactical-strike',
    title: 'Tactical Strike',
    activate: 'raiders',
    setup: {
      bow: { heavy: 1 },
      'stern-starboard': { civilian: 1 },
      stern: { civilian: 1 },
      'stern-port': { viper: 2, civilian: 1 },
      'bow-port': { basestar: 1, raider: 5 },
    },
    specialTitle: 'Hangar Assault',
    special: { vipers: -2, 'damaged vipers': 2 },
    event: 'event.reserve-damaged',
  },
  {
    id: 'thirty-three',
    title: 'Thirty-Three',
    activate: 'raiders',
    setup: {
      bow: { basestar: 1 },
      'stern-starboard': { civilian: 1 },
      stern: { civilian: 1 },
      'stern-port': { viper: 1, civilian: 1 },
      'bow-port': { viper: 1, civilian: 1 },
    },
    specialTitle: 'Relentless Pursuit',
    special: { card: 'in play' },
  },
]

/** Ships on the board before the attack, and what the card's symbol makes of them if it comes first. */
const onBoard: Readonly<Record<ShipIcon, { position: Partial<Position>; changes: Changes }>> = {
  // The raider leaves an area in which it would find a target, or start out the other way, after the set up.
  raiders: {
    position: { ships: { 'stern-port': { raider: 1 }, stern: { civilian: 1 } } },
    changes: { 'stern-port raider': -1, 'stern raider': 1 },
  },
  // The basestar that is there attacks, a new one does not.
  basestars: {
    position: { ships: { 'stern-starboard': { basestar: 1 } }, dice: [3] },
    changes: { rolls: 1 },
  },
  // The heavy raider that boards can be placed again.
  heavy: {
    position: { ships: { 'bow-port': { heavy: 1 } }, centurions: [1] },
    changes: { 'bow-port heavy': -1, centurions: '2,0' },
  },
  launch: { position: {}, changes: {} },
}

function placed(setup: Layout): Changes {
  const ships: Record<string, number> = {}
  for (const [area, here] of Object.entries(setup))
    for (const [kind, n = 0] of Object.entries(here)) {
      ships[`${area} ${kind}`] = n
      if (kind === 'viper') ships.vipers = (ships.vipers ?? 0) - n
    }
  return ships
}

describe('Cylon attack cards', () => {
  test('there are no others', () => {
    const found = crises.filter((c) => c.body.kind === 'attack').map((c) => c.id)
    expect(found.sort()).toEqual(cards.map((c) => c.id).sort())
  })

  for (const card of cards) {
    const { id, title, activate, setup, specialTitle } = card
    test(`${title}: what is printed on it`, () => {
      const found = crises.filter((c) => c.id === id)
      expect(found).toHaveLength(1)
      expect(found[0]).toMatchObject({ title, copies: 1, icons: [] })
      expect(found[0]?.body).toMatchObject({ kind: 'attack', activate: [activate], specialTitle })
      expect(found[0]?.body).toHaveProperty('setup', setup)
    })

    test(`${title}: first the ships on the board are activated, then others placed, then "${specialTitle}"`, () => {
      const before = onBoard[activate]
      const position = { ...before.position, dice: [...(before.position.dice ?? []), ...(card.dice ?? [])] }
      const { game, changes } = playCard(id, { position, answers: card.answers ?? [] })
      expect(changes).toEqual(sum({ activated: activate }, before.changes, placed(setup), card.special))
      const keys = game.events.map((e) => e.key)
      expect(keys.indexOf('event.activate')).toBeLessThan(keys.indexOf('event.placed'))
      if (card.event) expect(keys.lastIndexOf(card.event)).toBeGreaterThan(keys.lastIndexOf('event.placed'))
    })
  }
})

const inPlay = (card: string) => [{ card, deck: 'crisis' }] as const

describe('the special rules of the attack cards', () => {
  test('Besieged: the four new raiders act one after another, and only they', () => {
    const { game, changes } = playCard('besieged', {
      position: { ships: { 'stern-starboard': { basestar: 1 } }, dice: [5, 8] },
    })
    // Without raiders on the board the basestar first launches two; they stay where they are. Of the four new
    // ones two shoot at the vipers, one destroys the civilian ship, the last sets out for the next one.
    expect(changes).toMatchObject({
      'stern-starboard raider': 2,
      'bow-port raider': 3,
      'bow raider': 1,
      'bow civilian': 1,
      'bow-starboard civilian': 1,
      vipers: -2,
      'damaged vipers': 1,
      rolls: 2,
    })
    expect(changes).not.toHaveProperty('bow-port civilian')
    expect(changes).not.toHaveProperty('bow-port viper')
    expect(game.state.lostCivilians).toHaveLength(1)
    expect(game.view('spectator').destroyed.viper).toBe(1)
  })

  test('Heavy Assault: each basestar damages Galactica on a 4, not on a 3', () => {
    const hit = (dice: readonly number[]) =>
      playCard('heavy-assault', { position: { dice }, answers: [[zarek, 'area:bow']] }).changes[
        'damage tokens'
      ]
    expect(hit([3, 3])).toBeUndefined()
    expect(hit([4, 3])).toBe(-1)
    expect(hit([4, 4])).toBe(-2)
  })

  test('Heavy Assault: with one basestar on the board one is placed, where the current player says, and both attack', () => {
    const { changes } = playCard('heavy-assault', {
      position: { ships: { stern: { basestar: 1, raider: 1 } }, dice: [1, 3, 3] },
      answers: [
        [zarek, 'basestar:bow-starboard'],
        [zarek, 'area:stern'],
      ],
    })
    expect(changes).toMatchObject({ 'bow-starboard basestar': 1, rolls: 3 })
    expect(changes).not.toHaveProperty('bow basestar')
  })

  test('Ambush: unmanned vipers attack with 2 less, piloted ones do not', () => {
    const raiders = (die: number, position: Partial<Position>) => {
      const game = scenario({ players: [zarek, kara, adama], dice: [die], ...position })
      const [who = ''] = game.asked
      game.answer(who, who === zarek ? 'command' : 'viper')
      game.answer(who, game.options(who).find((o) => o.startsWith('attack:')) ?? '')
      return game.state.ships.filter((s) => s.kind === 'raider').length
    }
    const unmanned = { at: { [zarek]: 'command' }, ships: { bow: { viper: 1, raider: 1 } } }
    expect(raiders(3, unmanned)).toBe(0)
    expect(raiders(4, { ...unmanned, inPlay: inPlay('ambush') })).toBe(1)
    expect(raiders(5, { ...unmanned, inPlay: inPlay('ambush') })).toBe(0)
    const piloted = { current: kara, piloting: { [kara]: 'bow' }, ships: { bow: { raider: 1 } } } as const
    expect(raiders(3, { ...piloted, inPlay: inPlay('ambush') })).toBe(0)
  })

  test('Cylon Swarm: whatever a basestar launches, it launches one more of that', () => {
    const position = { ships: { bow: { basestar: 1 } }, inPlay: inPlay('cylon-swarm') } as const
    const twoBasestars = { ...position, ships: { bow: { basestar: 1 }, stern: { basestar: 1 } } } as const
    expect(playOption('riots-b', adama, 0, { position }).changes).toMatchObject({ 'bow raider': 4 })
    expect(playOption('water-shortage-b', roslin, 0, { position }).changes).toMatchObject({ 'bow raider': 3 })
    expect(playOption('build-cylon-detector', adama, 0, { position }).changes).toMatchObject({
      'bow heavy': 2,
    })
    expect(playOption('riots-b', adama, 0, { position: twoBasestars }).changes).toMatchObject({
      'bow raider': 4,
      'stern raider': 4,
    })
    const game = scenario({
      ...table,
      ...position,
      step: 'action',
      revealed: [zarek],
      at: { [zarek]: 'cylon-fleet' },
    })
    game.answer(zarek, 'cylon-fleet').answer(zarek, 'launch')
    const kinds = game.state.ships.map((s) => s.kind)
    expect(kinds.filter((k) => k === 'raider')).toHaveLength(3)
    expect(kinds.filter((k) => k === 'heavy')).toHaveLength(2)
  })

  test('Jammed Assault: Communications cannot be activated, other locations can', () => {
    const actions = (at: string, position: Partial<Position>) =>
      scenario({
        players: [zarek, kara, adama],
        at: { [zarek]: at },
        ships: { bow: { civilian: 2 } },
        ...position,
      }).options(zarek)
    expect(actions('communications', {})).toContain('location:communications')
    expect(actions('communications', { inPlay: inPlay('jammed-assault') })).not.toContain(
      'location:communications',
    )
    expect(actions('command', { inPlay: inPlay('jammed-assault') })).toContain('location:command')
  })

  test('Raiding Party: on Start the marker stays where it is', () => {
    expect(playCard('raiding-party', { position: { jumpTrack: 0 } }).changes).not.toHaveProperty('track')
  })

  test('Surrounded: the current player chooses his 3 cards, or discards what he has', () => {
    expect(playCard('surrounded').discarding).toEqual([zarek])
    const position = { hands: { [zarek]: ['repair-1', 'repair-2'] } }
    expect(playCard('surrounded', { position }).changes['tom-zarek cards']).toBe(-2)
  })

  test('Tactical Strike: only vipers left in the Reserves after the set up are damaged', () => {
    const { changes } = playCard('tactical-strike', { position: { reserve: { viper: 3 } } })
    expect(changes).toMatchObject({ 'stern-port viper': 2, vipers: -3, 'damaged vipers': 1 })
  })

  test.each([
    ['Ambush', 'ambush'],
    ['Cylon Swarm', 'cylon-swarm'],
    ['Jammed Assault', 'jammed-assault'],
  ])('%s: a jump ends it', (_title, card) => {
    const game = jumpWith(card)
    expect(game.state.inPlay).toEqual([])
    expect(game.state.decks.crisis.discard).toContain(card)
  })

  test('Thirty-Three: a jump shuffles it back into the deck', () => {
    const game = jumpWith('thirty-three')
    expect(game.state.inPlay).toEqual([])
    expect(game.state.decks.crisis.discard).not.toContain('thirty-three')
    expect(game.state.decks.crisis.draw).toContain('thirty-three')
  })

  test('Thirty-Three: a civilian ship destroyed on the board, or drawn and destroyed, ends it', () => {
    const onTheBoard = playOption('water-shortage-b', roslin, 0, {
      position: { inPlay: inPlay('thirty-three'), ships: { bow: { raider: 1, civilian: 1 } } },
    })
    const drawn = playCheck('bomb-threat', ['politics', 'leadership', 'tactics'], 12, {
      position: { inPlay: inPlay('thirty-three') },
    })
    for (const { game } of [onTheBoard, drawn]) {
      expect(game.state.lostCivilians).toHaveLength(1)
      expect(game.state.inPlay).toEqual([])
      expect(game.state.decks.crisis.discard).toContain('thirty-three')
    }
  })

  test('Thirty-Three: a destroyed basestar ends it, a destroyed raider does not', () => {
    const position = {
      players: [adama, kara, roslin],
      at: { [adama]: 'weapons-control' },
      inPlay: inPlay('thirty-three'),
      ships: { bow: { basestar: 1, raider: 1 } },
      dice: [3],
    } as const
    const nuke = scenario(position).answer(adama, 'launch-nuke')
    expect(nuke.state.ships.map((s) => s.kind)).toEqual(['raider'])
    expect(nuke.state.inPlay).toEqual([])
    expect(nuke.state.decks.crisis.discard).toContain('thirty-three')
    const shot = scenario(position).answer(adama, 'weapons-control')
    const raider = shot.request(adama).options.find((o) => o.kind === 'raider')
    shot.answer(adama, raider?.id ?? '')
    expect(shot.state.ships.map((s) => s.kind)).toEqual(['basestar'])
    expect(shot.state.inPlay).toHaveLength(1)
  })

  test('Thirty-Three: a civilian ship destroyed by its own activation, before it is in play, does not count', () => {
    const { game, changes } = playCard('thirty-three', {
      position: { ships: { bow: { raider: 1, civilian: 1 } } },
    })
    expect(game.state.lostCivilians).toHaveLength(1)
    expect(changes.card).toBe('in play')
  })
})

/** The fleet jumps at the end of a turn while the card is in play. */
function jumpWith(card: string) {
  const game = scenario({ ...table, inPlay: inPlay(card), jumpTrack: 4, decks: { crisis: ['riots-a'] } })
  game.answer(adama, 'option:0').untilAsked(kara, 'prompt.multi-skill')
  expect(game.happened('event.jump')).toBe(true)
  return game
}
