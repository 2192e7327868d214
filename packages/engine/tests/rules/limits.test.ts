import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/content/index.ts'
import type { Area, DeckName, ShipKind } from '../../src/core/names.ts'
import { newGame } from '../../src/decide.ts'
import { type Position, scenario, type TestGame, testGame } from '../../src/testing/index.ts'

const three = ['saul-tigh', 'tom-zarek', 'gaius-baltar'] as const

const ships = (game: TestGame, kind: ShipKind, area?: Area): number =>
  game.state.ships.filter((s) => s.kind === kind && (area === undefined || s.area === area)).length

const reshuffled = (game: TestGame): unknown[] =>
  game.events.filter((e) => e.key === 'event.reshuffled').map((e) => JSON.stringify(e.params?.deck))

const repeat = (card: string, n: number): string[] => Array.from({ length: n }, () => card)

/** All 21 Engineering cards. */
const engineering = [
  ...repeat('repair-1', 8),
  ...repeat('repair-2', 6),
  ...repeat('scientific-research-3', 4),
  ...repeat('scientific-research-4', 2),
  'scientific-research-5',
]

describe('what is in the box', () => {
  const { state } = testGame(newGame({ players: 4, characters: ['lee-adama', ...three] }, 'box')).until(
    (g) => g.state.turn.number === 1,
  )

  test('B-LIMIT-1 70 Crisis, 5 Super Crisis, 17 Quorum, 16 Loyalty, 22 Destination, 21 skill cards of each type', () => {
    const lying = (deck: DeckName): number => {
      const { draw, discard } = state.decks[deck] ?? { draw: [], discard: [] }
      return draw.length + discard.length
    }
    expect(lying('crisis')).toBe(70)
    expect(lying('super-crisis')).toBe(5)
    expect(lying('quorum') + state.quorum.length).toBe(17)
    expect(lying('destination')).toBe(22)
    const loyalty = contentOf(state.config).loyalty
    const dealt = [...state.loyaltyDeck, ...state.players.flatMap((p) => p.loyalty), ...state.removed]
    expect(dealt.filter((card) => loyalty.has(card))).toHaveLength(16)
    const { skills } = contentOf(state.config)
    for (const type of ['politics', 'leadership', 'tactics', 'piloting', 'engineering'] as const) {
      const elsewhere = [...state.destiny, ...state.players.flatMap((p) => p.hand)]
      expect(lying(type) + elsewhere.filter((card) => skills.get(card)?.card.type === type).length).toBe(21)
    }
    expect(lying('treachery')).toBe(0)
  })

  test('B-LIMIT-2 8 vipers, 4 raptors, 16 raiders, 4 heavy raiders, 2 basestars, 12 civilian ships', () => {
    const inSpace = (kind: ShipKind): number => state.ships.filter((s) => s.kind === kind).length
    expect(state.fleet.viper).toMatchObject({ reserve: 8 - inSpace('viper'), damaged: 0, destroyed: 0 })
    expect(state.fleet.raptor).toMatchObject({ reserve: 4 })
    expect(state.civilians.length + inSpace('civilian')).toBe(12)
    // Cylon ships come back from the supply without end, but never more of them at a time.
    const crowd: Partial<Position> = {
      ships: { bow: { basestar: 1, raider: 15, heavy: 4 }, stern: { basestar: 1 } },
    }
    const game = scenario({
      players: three,
      step: 'crisis',
      decks: { crisis: ['boarding-parties'] },
      ...crowd,
    })
    game.until((g) => g.happened('event.turn'))
    expect(ships(game, 'raider')).toBe(16)
    expect(ships(game, 'heavy')).toBe(4)
    expect(ships(game, 'basestar')).toBe(2)
  })

  test('B-LIMIT-3 4 centurions, 2 nukes, 8 Galactica damage tokens, 4 basestar damage tokens', () => {
    expect(state.fleet.nuke).toMatchObject({ reserve: 2 })
    expect(state.boards.galactica?.pool).toHaveLength(8)
    expect(state.basestarTokens).toHaveLength(4)
    const boarded = (centurions: number[]): number =>
      scenario({
        players: three,
        step: 'crisis',
        decks: { crisis: ['cylon-virus'] },
        destiny: ['executive-order-1', 'executive-order-1'],
        centurions,
      }).until((g) => g.happened('event.turn')).state.centurions.length
    expect(boarded([0, 0, 0])).toBe(4)
    expect(boarded([0, 0, 0, 0])).toBe(4)
  })
})

describe('decks that run out', () => {
  /** The game just before the current player receives skills, with one skill deck as given. */
  const receiving = (deck: { draw: string[]; discard: string[] }): TestGame => {
    const before = scenario({
      players: ['kara-thrace', 'tom-zarek', 'gaius-baltar'],
      used: { 'kara-thrace': ['secret-destiny'] },
      step: 'receiveSkills',
    })
    // Starbuck is asked about her multi-skill before anything is drawn.
    return testGame({ ...before.state, decks: { ...before.state.decks, piloting: deck } }).answer(
      'kara-thrace',
      'leadership',
    )
  }

  test('B-LIMIT-4 a deck that is used up is made anew by shuffling its discard pile', () => {
    const low = repeat('evasive-maneuvers-1', 6)
    const high = repeat('maximum-firepower-3', 4)
    const orders = ['a', 'b', 'c', 'd'].map((seed) => {
      const game = scenario({ players: three, step: 'crisis', emptied: ['crisis'], seed })
      expect(reshuffled(game)).toEqual(['{"key":"deck:crisis"}'])
      expect(game.state.decks.crisis.draw).toHaveLength(69)
      expect(game.state.decks.crisis.discard.length).toBeLessThan(2)
      return game.state.decks.crisis.draw.join()
    })
    expect(new Set(orders).size).toBe(4)
    const skill = receiving({ draw: [], discard: [...low, ...high] })
    expect(skill.state.decks.piloting).toMatchObject({ discard: [] })
    expect(skill.state.decks.piloting.draw).toHaveLength(8)
    // Not before it is used up.
    const left = receiving({ draw: repeat('maximum-firepower-4', 2), discard: low })
    expect(left.state.decks.piloting).toEqual({ draw: [], discard: low })
    expect(left.happened('event.reshuffled')).toBe(false)
  })

  test('B-LIMIT-5 this holds for Quorum, Super Crisis and Destination cards, not for Loyalty cards', () => {
    const quorum = scenario({ players: three, emptied: ['quorum'], current: 'gaius-baltar' })
    quorum.answer('gaius-baltar', 'draw-quorum')
    expect(quorum.state.quorum).toHaveLength(1)
    expect(reshuffled(quorum)).toEqual(['{"key":"deck:quorum"}'])

    const reveal = scenario({
      players: three,
      emptied: ['super-crisis'],
      loyalty: { 'saul-tigh': ['cylon-morale'] },
    })
    reveal.answer('saul-tigh', 'cylon-morale').answer('saul-tigh', 'no')
    expect(reveal.player('saul-tigh').superCrises).toHaveLength(1)
    expect(reshuffled(reveal)).toEqual(['{"key":"deck:super-crisis"}'])

    // The second jump brings the distance to 4 or more; one Loyalty card is left for three players.
    const jump = scenario({
      players: three,
      step: 'crisis',
      decks: { crisis: ['riots-a'] },
      emptied: ['destination'],
      travelled: ['asteroid-field'],
      jumpTrack: 4,
      loyaltyDeck: ['not-a-cylon'],
    })
    jump.answer('saul-tigh', 'option:0')
    expect(jump.request('saul-tigh').prompt.key).toBe('prompt.destination')
    expect(jump.options('saul-tigh')).toHaveLength(2)
    expect(reshuffled(jump)).toEqual(['{"key":"deck:destination"}'])
    jump.until((g) => g.happened('event.turn'))
    expect(jump.happened('event.sleeper')).toBe(true)
    expect(jump.state.loyaltyDeck).toEqual([])
    expect(jump.state.players.map((p) => p.loyalty.length)).toEqual([2, 1, 1])
    expect(jump.state.removed.length).toBeGreaterThan(0)
  })

  test('B-LIMIT-6 a deck that runs out during a draw is reshuffled at once and the draw continues', () => {
    const game = receiving({
      draw: ['maximum-firepower-5'],
      discard: ['evasive-maneuvers-1', 'evasive-maneuvers-2'],
    })
    const drawn = game.player('kara-thrace').hand.filter((card) => /evasive|firepower/.test(card))
    expect(drawn).toHaveLength(2)
    expect(drawn).toContain('maximum-firepower-5')
    expect(game.state.decks.piloting.draw).toHaveLength(1)
    expect(game.state.decks.piloting.discard).toEqual([])
    // Also in the middle of looking at two Crisis cards.
    const visions = scenario({
      players: ['laura-roslin', 'saul-tigh', 'tom-zarek'],
      step: 'crisis',
      decks: { crisis: ['riots-a'] },
      emptied: ['crisis'],
    })
    expect(visions.options('laura-roslin')).toHaveLength(2)
    expect(visions.options('laura-roslin')[0]).toBe('card:riots-a#1')
  })

  test('B-LIMIT-7 B-LIMIT-8 a type whose cards are all in play gives none, and nothing comes in its place', () => {
    const all = scenario({
      players: ['gaius-baltar', 'saul-tigh', 'tom-zarek'],
      hands: { 'saul-tigh': engineering },
      step: 'receiveSkills',
    })
    expect(reshuffled(all)).toEqual([]) // there is nothing to make it of
    const types = (game: TestGame): string[] =>
      game.player('gaius-baltar').hand.map((c) => c.replace(/-\d$/, ''))
    // Politics 2, Leadership 1, Engineering 1.
    expect(types(all)).toHaveLength(3)
    expect(types(all).every((c) => /power|committee|order|emergency/.test(c))).toBe(true)
    // The Engineering card another player discards can be drawn again.
    const some = scenario({
      players: ['tom-zarek', 'saul-tigh', 'gaius-baltar'],
      current: 'saul-tigh',
      hands: { 'saul-tigh': engineering },
      at: { 'saul-tigh': 'sickbay' },
      step: 'end',
    })
    some.answer('saul-tigh', ...some.options('saul-tigh').slice(0, 11))
    some.until((g) => g.state.turn.step === 'movement')
    expect(some.player('gaius-baltar').hand).toHaveLength(4)
    expect(types(some).filter((c) => /repair|research/.test(c))).toHaveLength(1)
  })

  test('B-LIMIT-11 with the Quorum or Super Crisis deck and its discard pile empty no such card is drawn', () => {
    const quorum = [...contentOf(scenario({ players: three }).state.config).quorum.values()].flatMap((c) =>
      repeat(c.id, c.copies),
    )
    const president = scenario({ players: ['gaius-baltar', 'saul-tigh', 'tom-zarek'], quorum })
    expect(president.options('gaius-baltar')).not.toContain('ability:draw-quorum')
    const one = scenario({ players: ['gaius-baltar', 'saul-tigh', 'tom-zarek'], quorum: quorum.slice(1) })
    expect(one.options('gaius-baltar')).toContain('ability:draw-quorum')
    const superCrises = [
      'bomb-on-colonial-1',
      'cylon-intruders',
      'fleet-mobilization',
      'inbound-nukes',
      'massive-assault',
    ]
    const reveal = scenario({
      players: three,
      loyalty: { 'saul-tigh': ['cylon-morale'] },
      revealed: ['tom-zarek'],
      superCrises: { 'tom-zarek': superCrises },
    })
    reveal.answer('saul-tigh', 'cylon-morale').answer('saul-tigh', 'no')
    expect(reveal.player('saul-tigh').revealed).toBe(true)
    expect(reveal.player('saul-tigh').superCrises).toEqual([])
    expect(reveal.state.turn.seat).toBe(1)
  })

  test('B-LIMIT-12 looking at the top of an empty deck has its discard pile reshuffled first', () => {
    const game = scenario({
      players: three,
      emptied: ['crisis'],
      hands: { 'saul-tigh': ['launch-scout-1'] },
      dice: [3],
    })
    game.answer('saul-tigh', 'launch-scout-1').answer('saul-tigh', 'deck:crisis')
    expect(reshuffled(game)).toEqual(['{"key":"deck:crisis"}'])
    expect(game.state.decks.crisis.draw).toHaveLength(70)
    const seen = game.request('saul-tigh').options[0]?.card
    expect(seen).toBe(game.state.decks.crisis.draw.at(-1))
  })
})

describe('ships and tokens that run out', () => {
  test('B-LIMIT-9 with too few ships the current player decides what is not placed', () => {
    // Ambush shows 4 raiders in the bow and 4 in the stern; 5 are left.
    const game = scenario({
      players: three,
      current: 'tom-zarek',
      step: 'crisis',
      decks: { crisis: ['ambush'] },
      ships: { 'bow-port': { raider: 11, viper: 1 } },
    })
    game.untilAsked('tom-zarek', 'prompt.place')
    expect(game.request('tom-zarek')).toMatchObject({ min: 5, max: 5 })
    expect(game.options('tom-zarek')).toHaveLength(8)
    game.answer(
      'tom-zarek',
      ...game.options('tom-zarek').filter((id) => id.includes('stern')),
      'raider:bow#3',
    )
    expect(ships(game, 'raider', 'stern')).toBe(4)
    expect(ships(game, 'raider', 'bow')).toBe(1)
    // Launching: 4 raiders are left for two basestars that launch 3 each.
    const launch = scenario({
      players: three,
      step: 'crisis',
      decks: { crisis: ['unidentified-ship'] },
      ships: { bow: { basestar: 1 }, stern: { basestar: 1, raider: 12 } },
    })
    launch.untilAsked('saul-tigh', 'prompt.launch')
    expect(launch.options('saul-tigh')).toEqual(['n:1', 'n:2', 'n:3'])
    launch.answer('saul-tigh', 'n:1').until((g) => g.happened('event.turn'))
    expect(ships(launch, 'raider', 'bow')).toBe(1)
    expect(ships(launch, 'raider', 'stern')).toBe(15)
    // Tokens: two centurions are to be placed, one is left.
    const board = scenario({
      players: three,
      revealed: ['saul-tigh'],
      at: { 'saul-tigh': 'caprica' },
      superCrises: { 'saul-tigh': ['cylon-intruders'] },
      destiny: ['repair-1', 'repair-1'],
      centurions: [2, 2, 1],
    })
      .answer('saul-tigh', 'caprica')
      .answer('saul-tigh', 'cylon-intruders')
    expect([...board.state.centurions].sort()).toEqual([0, 1, 2, 2])
  })

  test('B-LIMIT-10 ships on the board are not moved to make up for missing ones, except for a pilot who launches', () => {
    const game = scenario({
      players: three,
      step: 'crisis',
      decks: { crisis: ['heavy-assault'] },
      ships: { stern: { basestar: 1 }, 'stern-starboard': { basestar: 1, viper: 3 } },
      reserve: { viper: 0 },
      dice: [1, 1],
    })
    game.until((g) => g.happened('event.turn'))
    expect(ships(game, 'basestar', 'stern')).toBe(1)
    expect(ships(game, 'basestar', 'stern-starboard')).toBe(1)
    expect(ships(game, 'viper', 'stern-starboard')).toBe(3)
    expect(ships(game, 'viper')).toBe(3)
    const pilot = scenario({
      players: ['kara-thrace', 'saul-tigh', 'tom-zarek'],
      ships: { 'stern-starboard': { viper: 3 } },
      reserve: { viper: 0 },
    })
    pilot.answer('kara-thrace', 'hangar-deck').answer('kara-thrace', 'bow-port')
    expect(ships(pilot, 'viper', 'stern-starboard')).toBe(2)
    expect(ships(pilot, 'viper', 'bow-port')).toBe(1)
  })
})
