import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// The skill cards that are used at the moment they name, in any player's turn.

const crew = ['laura-roslin', 'saul-tigh', 'lee-adama']

const ships = (game: TestGame, kind: string) => game.state.ships.filter((s) => s.kind === kind)

const results = (game: TestGame): unknown[] =>
  game.events.flatMap((e) => (e.key === 'event.rolled' ? [e.params?.result] : []))

test.each([
  'investigative-committee-3',
  'declare-emergency-3',
  'strategic-planning-3',
  'evasive-maneuvers-1',
  'scientific-research-3',
])('%s is no action', (card) => {
  const game = scenario({
    players: crew,
    hands: { 'laura-roslin': [card] },
    ships: { bow: { viper: 1, raider: 1 } },
  })
  expect(game.options('laura-roslin')).not.toContain(`play:${card}`)
})

/** Elections Loom: Politics and Leadership 8, from 5 on partly; Saul Tigh draws it. */
const electionsLoom = (destiny: readonly string[], position: Partial<Position> = {}) =>
  scenario({
    players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
    step: 'crisis',
    decks: { crisis: ['elections-loom'] },
    destiny,
    ...position,
  })

const strength = (game: TestGame): unknown =>
  game.events.find((e) => e.key === 'event.check-revealed')?.params?.strength

describe('Investigative Committee', () => {
  const hands = {
    'laura-roslin': ['investigative-committee-3', 'declare-emergency-3'],
    'lee-adama': ['repair-1'],
  }
  const destiny = ['launch-scout-1', 'executive-order-2']

  test('all cards of the check are added face up, those of the Destiny deck included', () => {
    const game = electionsLoom(destiny, { hands })
    expect(game.asked).toEqual(['laura-roslin'])
    expect(game.request('laura-roslin').window).toBe('check-pre')
    expect(game.view('spectator').check?.total).toBe(0)
    game.answer('laura-roslin', 'investigative-committee-3')
    expect([...(game.view('spectator').check?.cards ?? [])].sort()).toEqual([...destiny].sort())
    game.answer('laura-roslin', 'declare-emergency-3')
    expect([...(game.view('lee-adama').check?.cards ?? [])].sort()).toEqual(
      [...destiny, 'declare-emergency-3'].sort(),
    )
  })

  test('without it the cards stay hidden until they are turned up', () => {
    const game = electionsLoom(destiny, { hands })
      .pass('laura-roslin')
      .answer('laura-roslin', 'declare-emergency-3')
    expect(game.view('lee-adama').check).toMatchObject({ total: 3, cards: [], strength: null })
    expect(game.saw('lee-adama')).not.toContain('event.contributed-cards')
  })

  test('once cards have been added it is too late', () => {
    const game = electionsLoom(destiny, { hands }).pass('laura-roslin')
    expect(game.request('laura-roslin').window).toBe('check-contribute')
    game.pass('laura-roslin').pass('lee-adama')
    expect(game.happened('event.played')).toBe(false)
    expect(game.request('laura-roslin').options.map((o) => o.card)).toEqual(['declare-emergency-3'])
  })

  test('Chief Tyrol may still use Blind Devotion when all cards lie face up', () => {
    const game = electionsLoom(destiny, {
      players: ['saul-tigh', 'laura-roslin', 'galen-tyrol'],
      hands: { 'laura-roslin': ['investigative-committee-3'] },
    }).answer('laura-roslin', 'investigative-committee-3')
    expect(game.request('galen-tyrol').window).toBe('check-before-reveal')
    expect(game.view('galen-tyrol').check?.cards).toHaveLength(2)
    game.answer('galen-tyrol', 'blind-devotion').answer('galen-tyrol', 'tactics')
    expect(strength(game)).toBe(2)
  })
})

describe('Declare Emergency', () => {
  const hands = { 'laura-roslin': ['declare-emergency-5'], 'lee-adama': ['declare-emergency-4'] }
  /** Nobody contributes; the check stands at what Destiny gave. */
  const totalled = (destiny: readonly string[]) =>
    electionsLoom(destiny, { hands }).pass('laura-roslin').pass('lee-adama')

  test('lowers the difficulty by 2 once the check has been totalled', () => {
    const game = totalled(['declare-emergency-3', 'investigative-committee-3'])
    expect(game.asked).toEqual(['laura-roslin', 'lee-adama'])
    expect(game.request('lee-adama').window).toBe('check-totalled')
    expect(game.view('lee-adama').check).toMatchObject({ strength: 6, difficulty: 8 })
    game.answer('laura-roslin', 'declare-emergency-5').pass('lee-adama')
    expect(game.happened('event.check-pass')).toBe(true)
    expect(game.state.resources.morale).toBe(10)
  })

  test('one per check: whoever holds another is not asked again', () => {
    const game = totalled(['declare-emergency-3', 'executive-order-2'])
    game.answer('laura-roslin', 'declare-emergency-5').pass('lee-adama')
    expect(game.happened('event.check-partial')).toBe(true)
    expect(game.player('lee-adama').hand).toEqual(['declare-emergency-4'])
  })

  test('leaves the number for the partial result as it is', () => {
    const game = totalled(['declare-emergency-3', 'executive-order-1'])
    game.answer('laura-roslin', 'declare-emergency-5').pass('lee-adama')
    expect(strength(game)).toBe(4)
    expect(game.happened('event.check-fail')).toBe(true)
  })
})

describe('Strategic Planning', () => {
  /** Helo fires at a basestar in his own turn, where he may throw again. */
  const firing = (dice: readonly number[], hand: readonly string[]) =>
    scenario({
      players: ['karl-agathon', 'laura-roslin', 'saul-tigh'],
      at: { 'karl-agathon': 'weapons-control' },
      ships: { bow: { basestar: 1 } },
      hands: { 'laura-roslin': hand },
      dice,
    }).answer('karl-agathon', 'weapons-control')

  test("adds 2 to anybody's roll, played before it", () => {
    const game = firing([3], ['strategic-planning-3'])
    expect(game.asked).toEqual(['laura-roslin'])
    expect(game.request('laura-roslin').window).toBe('roll-before')
    expect(results(game)).toEqual([])
    game.answer('laura-roslin', 'strategic-planning-3')
    expect(results(game)).toEqual([5])
    expect(ships(game, 'basestar')[0]?.damage).toEqual([])
    game.pass('karl-agathon')
    expect(ships(game, 'basestar')[0]?.damage).toHaveLength(1)
  })

  test('works on attacks by Cylon ships too', () => {
    const game = scenario({
      players: crew,
      current: 'saul-tigh',
      step: 'crisis',
      decks: { crisis: ['riots-a'] },
      ships: { bow: { basestar: 1 } },
      hands: { 'laura-roslin': ['strategic-planning-3'] },
      dice: [2],
    }).answer('saul-tigh', 'option:0')
    game.answer('laura-roslin', 'strategic-planning-3')
    expect(results(game)).toEqual([4])
    expect(game.happened('event.galactica-damaged')).toBe(true)
  })

  test('a result never goes above 8', () => {
    expect(
      results(firing([7], ['strategic-planning-3']).answer('laura-roslin', 'strategic-planning-3')),
    ).toEqual([8])
  })

  test('counts for a reroll too, and no second one can be added there', () => {
    const game = firing([1, 4], ['strategic-planning-3', 'strategic-planning-4'])
    game.answer('laura-roslin', 'strategic-planning-3')
    expect(game.asked).toEqual(['karl-agathon'])
    game.answer('karl-agathon', 'eco-officer')
    expect(results(game)).toEqual([3, 6])
    expect(game.player('laura-roslin').hand).toEqual(['strategic-planning-4'])
  })

  test('may be played on the reroll if none was played on the first throw', () => {
    const game = firing([1, 4], ['strategic-planning-3'])
      .pass('laura-roslin')
      .answer('karl-agathon', 'eco-officer')
    expect(game.request('laura-roslin').window).toBe('roll-before')
    game.answer('laura-roslin', 'strategic-planning-3')
    expect(results(game)).toEqual([1, 6])
  })
})

describe('Evasive Maneuvers', () => {
  /** Raiders act in Saul Tigh's turn; Laura Roslin, no pilot, holds the cards. */
  const raid = (position: Partial<Position>) =>
    scenario({
      players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
      step: 'crisis',
      decks: { crisis: ['rescue-the-fleet'] },
      hands: { 'laura-roslin': ['evasive-maneuvers-1', 'evasive-maneuvers-2'] },
      ...position,
    }).answer('saul-tigh', 'option:0')

  test('rolls an attack on an unmanned viper again, and the new roll counts', () => {
    const game = raid({ ships: { bow: { raider: 1, viper: 1 } }, dice: [8, 6] })
    expect(game.asked).toEqual(['laura-roslin'])
    expect(ships(game, 'viper')).toHaveLength(1)
    game.answer('laura-roslin', 'evasive-maneuvers-1')
    expect(results(game)).toEqual([8, 6])
    game.pass('laura-roslin')
    expect(game.view('spectator')).toMatchObject({ damagedVipers: 1, destroyed: { viper: 0 } })
  })

  test('against a piloted viper the new roll gets -2', () => {
    const game = raid({ ships: { bow: { raider: 1 } }, piloting: { 'lee-adama': 'bow' }, dice: [8, 6] })
    game.answer('laura-roslin', 'evasive-maneuvers-1').pass('laura-roslin')
    expect(results(game)).toEqual([8, 4])
    expect(game.player('lee-adama').at).toBe('piloting')
  })

  test('each further card answers the latest roll, the -2 counting once', () => {
    const game = raid({ ships: { bow: { raider: 1 } }, piloting: { 'lee-adama': 'bow' }, dice: [8, 8, 7] })
    game.answer('laura-roslin', 'evasive-maneuvers-1').answer('laura-roslin', 'evasive-maneuvers-2')
    expect(results(game)).toEqual([8, 6, 5])
  })

  test('the new roll replaces a better one too', () => {
    const game = raid({ ships: { bow: { raider: 1, viper: 1 } }, dice: [1, 8] })
    game.answer('laura-roslin', 'evasive-maneuvers-1').pass('laura-roslin')
    expect(game.view('spectator').destroyed.viper).toBe(1)
  })

  test('is of no use against attacks on Galactica', () => {
    const game = raid({ ships: { bow: { raider: 1 } }, dice: [1] })
    expect(results(game)).toEqual([1])
    expect(game.happened('event.played')).toBe(false)
    expect(game.state.turn.seat).toBe(1)
  })

  test('is of no use when a viper is damaged without an attack', () => {
    const game = scenario({
      players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
      step: 'crisis',
      decks: { crisis: ['weapon-malfunction'] },
      ships: { bow: { viper: 2 } },
      destiny: ['consolidate-power-1', 'consolidate-power-1'],
      hands: { 'laura-roslin': ['evasive-maneuvers-1'] },
    }).pass('laura-roslin')
    const windows = new Set<string>()
    game.until((g) => {
      for (const who of g.asked) windows.add(g.request(who).window)
      return g.view('spectator').damagedVipers === 2
    })
    expect(windows).not.toContain('viper-attacked')
    expect(game.player('laura-roslin').hand).toContain('evasive-maneuvers-1')
  })

  test('cannot be used by a revealed Cylon', () => {
    const game = raid({ ships: { bow: { raider: 1, viper: 1 } }, revealed: ['laura-roslin'], dice: [8] })
    expect(game.view('spectator').destroyed.viper).toBe(1)
  })
})

describe('Scientific Research', () => {
  const hands = { 'laura-roslin': ['scientific-research-3'], 'lee-adama': ['repair-2'] }
  const destiny = ['repair-1', 'launch-scout-2']

  test('all Engineering cards of the check count positive', () => {
    const game = electionsLoom(destiny, { hands })
    expect(game.request('laura-roslin').window).toBe('check-pre')
    game.answer('laura-roslin', 'scientific-research-3').answer('lee-adama', 'repair-2')
    expect(strength(game)).toBe(1)
  })

  test('without it they count negative here', () => {
    const game = electionsLoom(destiny, { hands }).pass('laura-roslin')
    expect(game.request('laura-roslin').window).toBe('check-contribute')
    game.pass('laura-roslin').answer('lee-adama', 'repair-2')
    expect(strength(game)).toBe(-5)
  })
})
