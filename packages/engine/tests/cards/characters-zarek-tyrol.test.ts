import { describe, expect, test } from 'vitest'
import { scenario, type TestGame } from '../../src/testing/index.ts'

const difficulty = (game: TestGame): number | undefined => game.view('spectator').check?.difficulty
const windows = (game: TestGame): string[] => game.state.asks.map((a) => a.window)
const strengths = (game: TestGame): unknown[] =>
  game.events.filter((e) => e.key === 'event.check-revealed').map((e) => e.params?.strength)

describe('Tom Zarek', () => {
  const crew = ['saul-tigh', 'tom-zarek', 'laura-roslin']
  const hands = { 'laura-roslin': ['repair-1'] }
  const administration = (more: object = {}): TestGame =>
    scenario({ players: crew, at: { 'saul-tigh': 'administration' }, hands, ...more })
      .answer('saul-tigh', 'administration')
      .answer('saul-tigh', 'seat:0')

  test('Friends in Low Places: at Administration he may lower or raise the difficulty by 2, once per activation', () => {
    const lower = administration()
    expect([lower.asked, lower.options('tom-zarek'), difficulty(lower)]).toEqual([
      ['tom-zarek'],
      ['1:friends-in-low-places'],
      5,
    ])
    lower.answer('tom-zarek', 'friends-in-low-places').answer('tom-zarek', 'option:0')
    expect(difficulty(lower)).toBe(3)
    expect(lower.request('laura-roslin').prompt.key).toBe('prompt.contribute')
    const raise = administration()
      .answer('tom-zarek', 'friends-in-low-places')
      .answer('tom-zarek', 'option:1')
    expect(difficulty(raise)).toBe(7)
    expect(difficulty(administration().pass('tom-zarek'))).toBe(5)
  })

  test('Friends in Low Places: at the Brig as well, also when he sits in it himself', () => {
    const other = scenario({ players: crew, at: { 'saul-tigh': 'brig' }, hands }).answer('saul-tigh', 'brig')
    expect(difficulty(other)).toBe(7)
    other.answer('tom-zarek', 'friends-in-low-places').answer('tom-zarek', 'option:1')
    expect(difficulty(other)).toBe(9)
    const own = scenario({ players: crew, current: 'tom-zarek', at: { 'tom-zarek': 'brig' }, hands })
    own
      .answer('tom-zarek', 'brig')
      .answer('tom-zarek', 'friends-in-low-places')
      .answer('tom-zarek', 'option:0')
    expect(difficulty(own)).toBe(5)
  })

  test('Friends in Low Places: again at the next activation', () => {
    const game = scenario({
      players: crew,
      at: { 'laura-roslin': 'brig' },
      hands: {
        'saul-tigh': ['executive-order-1'],
        'laura-roslin': ['repair-1', 'repair-1', 'repair-1', 'repair-1'],
      },
      destiny: ['evasive-maneuvers-1', 'evasive-maneuvers-1', 'evasive-maneuvers-1', 'evasive-maneuvers-1'],
    })
    game.answer('saul-tigh', 'executive-order-1').answer('saul-tigh', 'seat:2')
    for (let activation = 0; activation < 2; activation++) {
      game.answer('laura-roslin', 'brig').untilAsked('tom-zarek', 'prompt.window.location-activated')
      game.answer('tom-zarek', 'friends-in-low-places').answer('tom-zarek', 'option:1')
      game.until((g) => g.state.asks.every((a) => a.prompt.key !== 'prompt.contribute'))
    }
    const changes = game.events.filter((e) => e.key === 'event.difficulty').map((e) => e.params?.now)
    expect(changes).toEqual([9, 9])
  })

  test("Friends in Low Places: not at the Admiral's Quarters, not on Crisis cards, not as a revealed Cylon", () => {
    const quarters = scenario({ players: crew, at: { 'saul-tigh': 'admirals-quarters' }, hands })
    quarters.answer('saul-tigh', 'admirals-quarters').answer('saul-tigh', 'seat:2').pass('saul-tigh')
    expect(quarters.request('laura-roslin').prompt.key).toBe('prompt.contribute')
    const crisis = scenario({ players: crew, step: 'crisis', decks: { crisis: ['prison-labor'] }, hands })
    expect(crisis.request('laura-roslin').prompt.key).toBe('prompt.contribute')
    const revealed = administration({ revealed: ['tom-zarek'] })
    expect([revealed.request('laura-roslin').prompt.key, difficulty(revealed)]).toEqual([
      'prompt.contribute',
      5,
    ])
  })

  const tactics = (more: object = {}): TestGame => scenario({ players: crew, current: 'tom-zarek', ...more })

  test('Unconventional Tactics: as an action 1 population is lost for 1 fuel, food or morale', () => {
    const before = { fuel: 8, food: 8, morale: 10, population: 12 }
    for (const [option, gained] of [
      ['option:0', { fuel: 9 }],
      ['option:1', { food: 9 }],
      ['option:2', { morale: 11 }],
    ] as const) {
      const game = tactics().answer('tom-zarek', 'unconventional-tactics').answer('tom-zarek', option)
      expect(game.state.resources).toEqual({ ...before, population: 11, ...gained })
    }
  })

  test('Unconventional Tactics: once per game, and not once he is a revealed Cylon', () => {
    const game = tactics().answer('tom-zarek', 'unconventional-tactics')
    expect(game.player('tom-zarek').used).toEqual(['unconventional-tactics'])
    expect(game.options('tom-zarek')).toHaveLength(3)
    const used = tactics({ used: { 'tom-zarek': ['unconventional-tactics'] } })
    expect(used.options('tom-zarek')).not.toContain('ability:unconventional-tactics')
    const revealed = tactics({ revealed: ['tom-zarek'], at: { 'tom-zarek': 'caprica' } })
    expect(revealed.options('tom-zarek')).toEqual(['location:caprica'])
  })

  test('Convicted Criminal: he cannot activate a location where another character is', () => {
    const options = (at: object, more: object = {}) => tactics({ at, ...more }).options('tom-zarek')
    expect(options({})).toContain('location:administration')
    expect(options({ 'laura-roslin': 'administration' })).not.toContain('location:administration')
    expect(options({ 'tom-zarek': 'research-lab' })).toContain('location:research-lab')
    expect(options({ 'tom-zarek': 'research-lab', 'saul-tigh': 'research-lab' })).not.toContain(
      'location:research-lab',
    )
  })

  test('Convicted Criminal: the Brig is exempt, and others may activate a location he is at', () => {
    const brig = tactics({ at: { 'tom-zarek': 'brig', 'saul-tigh': 'brig' } })
    expect(brig.options('tom-zarek')).toContain('location:brig')
    const tigh = scenario({ players: crew, at: { 'saul-tigh': 'research-lab', 'tom-zarek': 'research-lab' } })
    expect(tigh.options('saul-tigh')).toContain('location:research-lab')
  })

  test('Convicted Criminal: not once he is a revealed Cylon', () => {
    const at = { 'tom-zarek': 'caprica', 'saul-tigh': 'caprica' }
    const game = tactics({ revealed: ['tom-zarek', 'saul-tigh'], at })
    expect(game.options('tom-zarek')).toEqual(['location:caprica'])
  })
})

describe('"Chief" Galen Tyrol', () => {
  const crew = ['galen-tyrol', 'laura-roslin', 'saul-tigh']
  const repairing = (more: object = {}): TestGame =>
    scenario({ players: crew, damagedVipers: 4, hands: { 'galen-tyrol': ['repair-1', 'repair-2'] }, ...more })

  test('Maintenance Engineer: after using a Repair card in his turn he may take 1 more action, once per turn', () => {
    const game = repairing().answer('galen-tyrol', 'repair-1').answer('galen-tyrol', 'vipers:2')
    expect(game.view('spectator').damagedVipers).toBe(2)
    expect(game.options('galen-tyrol')).toEqual(['0:maintenance-engineer'])
    game.answer('galen-tyrol', 'maintenance-engineer')
    expect(game.request('galen-tyrol').prompt.key).toBe('prompt.action')
    game.answer('galen-tyrol', 'repair-2').answer('galen-tyrol', 'vipers:2')
    expect(game.view('spectator').damagedVipers).toBe(0)
    expect(windows(game)).not.toContain('card-used')
    expect(game.state.turn.step).not.toBe('action')
  })

  test('Maintenance Engineer: he may leave that action', () => {
    const game = repairing()
      .answer('galen-tyrol', 'repair-1')
      .answer('galen-tyrol', 'vipers:1')
      .pass('galen-tyrol')
    expect(game.state.turn.step).not.toBe('action')
    expect(game.player('galen-tyrol').hand).toContain('repair-2')
  })

  test('Maintenance Engineer: not for other actions of his', () => {
    const game = repairing({ hands: { 'galen-tyrol': ['consolidate-power-1', 'repair-1'] } })
    game.answer('galen-tyrol', 'consolidate-power-1').answer('galen-tyrol', 'politics', 'politics')
    expect(windows(game)).not.toContain('card-used')
    expect(game.state.turn.step).not.toBe('action')
  })

  test("Maintenance Engineer: not in another player's turn, and not when another player repairs, in whoever's turn", () => {
    const order = repairing({
      current: 'saul-tigh',
      hands: { 'galen-tyrol': ['repair-1'], 'saul-tigh': ['executive-order-1'] },
    })
    order
      .answer('saul-tigh', 'executive-order-1')
      .answer('saul-tigh', 'seat:0')
      .answer('galen-tyrol', 'actions')
    order.answer('galen-tyrol', 'repair-1').answer('galen-tyrol', 'vipers:2')
    expect(windows(order)).not.toContain('card-used')
    const other = repairing({
      current: 'saul-tigh',
      at: { 'saul-tigh': 'hangar-deck' },
      hands: { 'saul-tigh': ['repair-1'] },
    })
    other.answer('saul-tigh', 'repair-1').answer('saul-tigh', 'vipers:2')
    expect(windows(other)).not.toContain('card-used')
    const ordered = repairing({
      at: { 'saul-tigh': 'hangar-deck' },
      hands: { 'saul-tigh': ['repair-1'], 'galen-tyrol': ['executive-order-1'] },
    })
    ordered.answer('galen-tyrol', 'executive-order-1').answer('galen-tyrol', 'seat:2')
    ordered.answer('saul-tigh', 'actions').answer('saul-tigh', 'repair-1').answer('saul-tigh', 'vipers:2')
    expect(ordered.view('spectator').damagedVipers).toBe(2)
    expect(windows(ordered)).not.toContain('card-used')
  })

  test('Maintenance Engineer: not once he is a revealed Cylon, who can use no Repair card', () => {
    const game = repairing({ revealed: ['galen-tyrol'], at: { 'galen-tyrol': 'caprica' } })
    expect(game.options('galen-tyrol')).toEqual(['location:caprica'])
  })

  // Politics, Leadership and Tactics count positive; the Destiny cards give +2 and -2.
  const labor = {
    players: crew,
    current: 'saul-tigh',
    step: 'crisis',
    decks: { crisis: ['prison-labor'] },
    destiny: ['consolidate-power-2', 'repair-2'],
    hands: { 'laura-roslin': ['consolidate-power-1'] },
  } as const

  test('B-CHECK-26 Blind Devotion: after the last contribution he names a type whose cards count 0', () => {
    for (const [type, strength] of [
      ['politics', -2],
      ['engineering', 3],
      ['tactics', 1],
    ] as const) {
      const game = scenario(labor).answer('laura-roslin', 'consolidate-power-1')
      expect([game.asked, game.options('galen-tyrol')]).toEqual([['galen-tyrol'], ['0:blind-devotion']])
      expect(game.view('galen-tyrol').check?.cards).toEqual([])
      game.answer('galen-tyrol', 'blind-devotion')
      expect(game.request('galen-tyrol').options).toHaveLength(5)
      game.answer('galen-tyrol', type)
      expect(strengths(game)).toEqual([strength])
      expect(game.player('galen-tyrol').used).toEqual(['blind-devotion'])
    }
    expect(
      strengths(scenario(labor).answer('laura-roslin', 'consolidate-power-1').pass('galen-tyrol')),
    ).toEqual([1])
  })

  test('B-CHECK-26 Blind Devotion: also on a check whose cards lie face up', () => {
    const hands = { 'laura-roslin': ['consolidate-power-1', 'investigative-committee-3'] }
    const game = scenario({ ...labor, hands }).answer('laura-roslin', 'investigative-committee-3')
    game.answer('laura-roslin', 'consolidate-power-1')
    expect(game.view('galen-tyrol').check?.cards).toHaveLength(3)
    game.answer('galen-tyrol', 'blind-devotion').answer('galen-tyrol', 'engineering')
    expect(strengths(game)).toEqual([3])
  })

  test('Blind Devotion: on the check of a location too', () => {
    const game = scenario({
      players: crew,
      current: 'saul-tigh',
      at: { 'saul-tigh': 'brig' },
      destiny: labor.destiny,
    })
    game
      .answer('saul-tigh', 'brig')
      .answer('galen-tyrol', 'blind-devotion')
      .answer('galen-tyrol', 'engineering')
    expect(strengths(game)).toEqual([2])
  })

  test('Blind Devotion: once per game, not on a Super Crisis card, not as a revealed Cylon', () => {
    for (const more of [{ used: { 'galen-tyrol': ['blind-devotion'] } }, { revealed: ['galen-tyrol'] }])
      expect(strengths(scenario({ ...labor, ...more }).pass('laura-roslin'))).toEqual([0])
    const nukes = scenario({
      ...labor,
      step: 'action',
      hands: {},
      revealed: ['saul-tigh'],
      at: { 'saul-tigh': 'caprica' },
      superCrises: { 'saul-tigh': ['inbound-nukes'] },
    })
    nukes.answer('saul-tigh', 'caprica').answer('saul-tigh', 'inbound-nukes')
    expect(strengths(nukes)).toEqual([-4])
  })

  const nine = [
    ...['consolidate-power-1', 'consolidate-power-2', 'investigative-committee-3', 'executive-order-1'],
    ...['executive-order-2', 'declare-emergency-3', 'repair-1', 'repair-2', 'scientific-research-3'],
  ]
  const eleven = [...nine, 'launch-scout-1', 'launch-scout-2']

  test('B-TURN-10 Reckless: his hand limit is 8', () => {
    const over = scenario({ players: crew, step: 'end', hands: { 'galen-tyrol': nine } })
    expect(over.request('galen-tyrol')).toMatchObject({ min: 1, max: 1 })
    over.answer('galen-tyrol', 'repair-1')
    expect(over.player('galen-tyrol').hand).toHaveLength(8)
    const within = scenario({ players: crew, step: 'end', hands: { 'galen-tyrol': nine.slice(1) } })
    expect(within.asked).not.toContain('galen-tyrol')
    const others = scenario({ players: crew, step: 'end', hands: { 'saul-tigh': nine } })
    expect(others.asked).not.toContain('saul-tigh')
  })

  test('Reckless: as a revealed Cylon he may keep 10 cards like everybody', () => {
    const revealed = { players: crew, step: 'end', revealed: ['galen-tyrol'] } as const
    const within = scenario({ ...revealed, hands: { 'galen-tyrol': eleven.slice(1) } })
    expect(within.asked).not.toContain('galen-tyrol')
    const over = scenario({ ...revealed, hands: { 'galen-tyrol': eleven } })
    expect(over.request('galen-tyrol')).toMatchObject({ min: 1, max: 1 })
  })
})
