import { describe, expect, test } from 'vitest'
import { scenario, type TestGame } from '../../src/testing/index.ts'

const rolls = (game: TestGame): unknown[] =>
  game.events.filter((e) => e.key === 'event.rolled').map((e) => e.params?.result)
const difficulty = (game: TestGame): number | undefined => game.view('spectator').check?.difficulty
const windows = (game: TestGame): string[] => game.state.asks.map((a) => a.window)

describe('Karl "Helo" Agathon', () => {
  const crew = ['karl-agathon', 'laura-roslin', 'saul-tigh']
  /** Helo, or another one, shoots at a raider with Weapons Control. */
  const shooting = (more: object = {}, who = 'karl-agathon'): TestGame =>
    scenario({
      players: crew,
      current: who,
      at: { 'karl-agathon': 'weapons-control', 'saul-tigh': 'weapons-control' },
      ships: { bow: { raider: 3 } },
      dice: [8, 1, 8, 8],
      ...more,
    }).answer(who, 'weapons-control')

  test('ECO Officer: in his own turn he may have a die rolled again; the new result counts even if it is worse', () => {
    const game = shooting()
    expect(game.options('karl-agathon')).toEqual(['0:eco-officer'])
    game.answer('karl-agathon', 'eco-officer')
    expect(rolls(game)).toEqual([8, 1])
    expect(game.happened('event.missed')).toBe(true)
    expect(game.state.ships).toHaveLength(3)
  })

  test('ECO Officer: he may leave the die as it is', () => {
    const game = shooting().pass('karl-agathon')
    expect(rolls(game)).toEqual([8])
    expect(game.state.ships).toHaveLength(2)
  })

  test('ECO Officer: once per turn', () => {
    const game = scenario({
      players: crew,
      at: { 'karl-agathon': 'command' },
      ships: { bow: { raider: 3, viper: 1 } },
      dice: [1, 2, 1, 8],
    })
    const attack = () => game.options('karl-agathon').find((id) => id.startsWith('attack:')) ?? ''
    game
      .answer('karl-agathon', 'command')
      .answer('karl-agathon', attack())
      .answer('karl-agathon', 'eco-officer')
    game.answer('karl-agathon', attack())
    expect(rolls(game)).toEqual([1, 2, 1])
    expect(windows(game)).not.toContain('roll-after')
  })

  test('ECO Officer: any die of his turn, also one the Cylons roll', () => {
    const game = scenario({
      players: crew,
      step: 'crisis',
      decks: { crisis: ['riots-a'] },
      ships: { bow: { basestar: 1 } },
      dice: [8, 1],
      used: { 'karl-agathon': ['moral-compass'] },
    })
    game.answer('saul-tigh', 'option:0').answer('karl-agathon', 'eco-officer')
    expect(rolls(game)).toEqual([8, 1])
    expect(game.state.boards.galactica?.damaged).toEqual([])
  })

  test('ECO Officer: a Strategic Planning played on the first roll counts for the second as well', () => {
    const game = shooting({ hands: { 'laura-roslin': ['strategic-planning-3'] }, dice: [1, 2] })
    game.answer('laura-roslin', 'strategic-planning-3').answer('karl-agathon', 'eco-officer')
    expect(rolls(game)).toEqual([3, 4])
  })

  test('ECO Officer: not in the turn of another player', () => {
    const game = shooting({}, 'saul-tigh')
    expect(rolls(game)).toEqual([8])
    expect(windows(game)).not.toContain('roll-after')
    expect(game.state.ships).toHaveLength(2)
  })

  test('ECO Officer: not once he is a revealed Cylon', () => {
    const game = scenario({
      players: crew,
      revealed: ['karl-agathon'],
      at: { 'karl-agathon': 'human-fleet' },
      hands: { 'laura-roslin': ['repair-1'] },
      dice: [1, 8],
    })
    game.answer('karl-agathon', 'human-fleet').answer('karl-agathon', 'seat:1')
    expect(rolls(game)).toEqual([1])
    expect(windows(game)).not.toContain('roll-after')
  })

  const riots = {
    players: crew,
    current: 'laura-roslin',
    step: 'crisis',
    decks: { crisis: ['riots-a', 'riots-b'] },
  } as const

  test('Moral Compass: after a choice on a Crisis card he may change it to the other option', () => {
    for (const [chosen, carriedOut] of [
      ['option:0', { food: 8, morale: 10, population: 11, fuel: 7 }],
      ['option:1', { food: 7, morale: 9, population: 12, fuel: 8 }],
    ] as const) {
      const game = scenario(riots).answer('laura-roslin', 'riots-a').answer('saul-tigh', chosen)
      expect(game.asked).toEqual(['karl-agathon'])
      game.answer('karl-agathon', 'moral-compass')
      expect(game.state.resources).toEqual(carriedOut)
      expect(game.player('karl-agathon').used).toEqual(['moral-compass'])
    }
  })

  test('Moral Compass: he may leave the choice as it is', () => {
    const game = scenario(riots)
      .answer('laura-roslin', 'riots-a')
      .answer('saul-tigh', 'option:0')
      .pass('karl-agathon')
    expect(game.state.resources).toEqual({ food: 7, morale: 9, population: 12, fuel: 8 })
    expect(game.player('karl-agathon').used).toEqual([])
  })

  test('Moral Compass: a check may take the place of the other option', () => {
    const sabotaged = {
      players: crew,
      current: 'saul-tigh',
      step: 'crisis',
      decks: { crisis: ['water-sabotaged'] },
    } as const
    const game = scenario(sabotaged).answer('saul-tigh', 'option:1').answer('karl-agathon', 'moral-compass')
    expect(game.happened('event.check')).toBe(true)
    const other = scenario(sabotaged).answer('saul-tigh', 'option:0').answer('karl-agathon', 'moral-compass')
    expect(other.happened('event.check')).toBe(false)
    expect(other.state.resources.food).toBe(7)
  })

  test('Moral Compass: decisions inside an option stay with whoever makes them', () => {
    const game = scenario({
      players: crew,
      current: 'saul-tigh',
      step: 'crisis',
      decks: { crisis: ['requested-resignation'] },
      used: { 'karl-agathon': [] },
    })
    game.answer('saul-tigh', 'option:0').answer('karl-agathon', 'moral-compass')
    expect(game.asked).toEqual(['laura-roslin'])
    game.answer('laura-roslin', 'option:1')
    expect(game.player('laura-roslin').at).toBe('brig')
    expect(game.state.titles.president).toBe(game.seat('laura-roslin'))
  })

  test('Moral Compass: it cannot bring about an option that the card forbids', () => {
    const detector = {
      players: crew,
      current: 'saul-tigh',
      step: 'crisis',
      decks: { crisis: ['build-cylon-detector'] },
    } as const
    const none = scenario({ ...detector, nukes: 0 })
    expect(windows(none)).not.toContain('crisis-choice-made')
    expect(none.state.resources.morale).toBe(9)
    const one = scenario({ ...detector, nukes: 1 }).answer('saul-tigh', 'option:1')
    expect(one.options('karl-agathon')).toEqual(['0:moral-compass'])
  })

  test('Moral Compass: not when there was no choice, not twice, and not once he is a revealed Cylon', () => {
    const plain = scenario({ ...riots, current: 'saul-tigh', decks: { crisis: ['prison-labor'] } })
    expect(windows(plain)).not.toContain('crisis-choice-made')
    for (const more of [{ used: { 'karl-agathon': ['moral-compass'] } }, { revealed: ['karl-agathon'] }]) {
      const game = scenario({ ...riots, ...more })
        .answer('laura-roslin', 'riots-a')
        .answer('saul-tigh', 'option:0')
      expect(windows(game)).not.toContain('crisis-choice-made')
      expect(game.state.resources.food).toBe(7)
    }
  })

  test('Stranded: he comes aboard on the Hangar Deck in his second turn, but not once he is a revealed Cylon', () => {
    const second = scenario({ players: crew, step: 'begin', turns: { 'karl-agathon': 1 } })
    expect(second.player('karl-agathon').at).toBe('hangar-deck')
    const first = scenario({ players: crew, step: 'begin', turns: { 'karl-agathon': 0 } })
    expect(first.player('karl-agathon').at).toBe('off-board')
    const revealed = scenario({
      players: crew,
      step: 'begin',
      turns: { 'karl-agathon': 1 },
      sympathizer: 'karl-agathon',
    })
    expect(revealed.player('karl-agathon').at).toBe('resurrection-ship')
  })
})

describe('Kara "Starbuck" Thrace', () => {
  const crew = ['kara-thrace', 'gaius-baltar', 'saul-tigh']
  const aloft = { players: crew, piloting: { 'kara-thrace': 'stern-port' }, step: 'begin' } as const

  test('Expert Pilot: both actions can be of any kind, and either can be left out', () => {
    const game = scenario({
      ...aloft,
      hands: { 'kara-thrace': ['consolidate-power-1', 'executive-order-1'] },
    })
    game.answer('kara-thrace', 'engineering').pass('kara-thrace')
    game.answer('kara-thrace', 'consolidate-power-1').answer('kara-thrace', 'politics', 'politics')
    expect(game.request('kara-thrace').prompt.key).toBe('prompt.action')
    game
      .answer('kara-thrace', 'executive-order-1')
      .answer('kara-thrace', 'seat:1')
      .answer('gaius-baltar', 'actions')
    game.pass('gaius-baltar').pass('gaius-baltar')
    expect(game.state.turn.step).not.toBe('action')
    const idle = scenario(aloft).answer('kara-thrace', 'engineering').pass('kara-thrace')
    idle.pass('kara-thrace')
    expect(idle.request('kara-thrace').prompt.key).toBe('prompt.action')
    idle.pass('kara-thrace')
    expect(idle.state.turn.step).not.toBe('action')
  })

  test('Expert Pilot: a second action is lost when she reveals herself with the first', () => {
    const game = scenario({ ...aloft, loyalty: { 'kara-thrace': ['cylon-morale', 'cylon-brig'] } })
    game.answer('kara-thrace', 'engineering').pass('kara-thrace').answer('kara-thrace', 'reveal:cylon-morale')
    game.until((g) => g.state.turn.seat === 1)
    expect(game.player('kara-thrace')).toMatchObject({ revealed: true, loyalty: ['cylon-brig'] })
  })

  const crisis = {
    players: crew,
    current: 'saul-tigh',
    step: 'crisis',
    decks: { crisis: ['prison-labor', 'riots-a', 'riots-b'] },
  } as const

  test('Secret Destiny: a Crisis card just revealed is discarded and a new one drawn in its place', () => {
    const game = scenario(crisis)
    expect([game.asked, game.options('kara-thrace')]).toEqual([['kara-thrace'], ['0:secret-destiny']])
    expect(game.view('saul-tigh').crisis?.card).toBe('prison-labor')
    game.answer('kara-thrace', 'secret-destiny')
    expect(game.state.decks.crisis.discard).toEqual(['prison-labor'])
    expect(game.view('saul-tigh').crisis?.card).toBe('riots-a')
    expect(game.request('saul-tigh').prompt.key).toBe('prompt.crisis-choice')
    expect(game.state.turn.icons).toBe('riots-a')
  })

  test('Secret Destiny: she may let the card be, and can use it only once per game', () => {
    const left = scenario(crisis).pass('kara-thrace')
    expect(left.happened('event.check')).toBe(true)
    expect(left.player('kara-thrace').used).toEqual([])
    const used = scenario({ ...crisis, used: { 'kara-thrace': ['secret-destiny'] } })
    expect(used.happened('event.check')).toBe(true)
    const own = scenario({ ...crisis, current: 'kara-thrace' }).answer('kara-thrace', 'secret-destiny')
    expect(own.player('kara-thrace').used).toEqual(['secret-destiny'])
    expect(own.view('saul-tigh').crisis?.card).toBe('riots-a')
  })

  test('B-TIME-5 Secret Destiny comes before Delusional Intuition: Gaius Baltar draws one card, not two', () => {
    const game = scenario({ ...crisis, current: 'gaius-baltar' })
    expect(game.asked).toEqual(['kara-thrace'])
    expect(game.player('gaius-baltar').hand).toEqual([])
    game.answer('kara-thrace', 'secret-destiny')
    expect(game.request('gaius-baltar').prompt.key).toBe('prompt.split')
    game.answer('gaius-baltar', 'piloting')
    expect(game.player('gaius-baltar').hand).toHaveLength(1)
    expect(game.request('saul-tigh').prompt.key).toBe('prompt.crisis-choice')
  })

  test('Secret Destiny: also on a card drawn with Caprica, but not on a Super Crisis card', () => {
    const caprica = {
      players: crew,
      current: 'saul-tigh',
      revealed: ['saul-tigh'],
      at: { 'saul-tigh': 'caprica' },
      superCrises: { 'saul-tigh': ['inbound-nukes'] },
      decks: { crisis: ['prison-labor', 'riots-a', 'riots-b'] },
    } as const
    const drawn = scenario(caprica).answer('saul-tigh', 'caprica').answer('saul-tigh', 'draw')
    drawn.answer('saul-tigh', 'prison-labor').answer('kara-thrace', 'secret-destiny')
    expect([...drawn.state.decks.crisis.discard].sort()).toEqual(['prison-labor', 'riots-a'])
    expect(drawn.view('saul-tigh').crisis?.card).toBe('riots-b')
    const nukes = scenario(caprica).answer('saul-tigh', 'caprica').answer('saul-tigh', 'inbound-nukes')
    expect(nukes.happened('event.check-fail') || nukes.happened('event.check-pass')).toBe(true)
  })

  test('Secret Destiny: not once she is a revealed Cylon', () => {
    const game = scenario({ ...crisis, revealed: ['kara-thrace'] })
    expect(game.happened('event.check')).toBe(true)
    expect(windows(game)).not.toContain('crisis-revealed')
  })

  const quarters = (target: string, more: object = {}): TestGame => {
    const game = scenario({
      players: ['gaius-baltar', 'kara-thrace', 'laura-roslin'],
      at: { 'gaius-baltar': 'admirals-quarters' },
      hands: { 'laura-roslin': ['repair-1'], 'kara-thrace': ['repair-1'] },
      ...more,
    })
    return game
      .answer('gaius-baltar', 'admirals-quarters')
      .answer('gaius-baltar', `seat:${game.seat(target)}`)
  }

  test("Insubordinate: the check of the Admiral's Quarters is easier by 3 when she is the one chosen", () => {
    expect(difficulty(quarters('kara-thrace'))).toBe(4)
    expect(difficulty(quarters('laura-roslin'))).toBe(7)
  })

  test("B-CHECK-24 Insubordinate: it adds up with Saul Tigh's Cylon Hatred", () => {
    const game = quarters('kara-thrace', {
      players: ['gaius-baltar', 'kara-thrace', 'laura-roslin', 'saul-tigh'],
    })
    expect(difficulty(game)).toBe(4)
    expect(difficulty(game.answer('saul-tigh', 'cylon-hatred'))).toBe(1)
  })

  test('Insubordinate: not at other locations; as a revealed Cylon she cannot be chosen at all', () => {
    const admin = scenario({
      players: ['gaius-baltar', 'kara-thrace', 'laura-roslin'],
      at: { 'gaius-baltar': 'administration' },
      hands: { 'laura-roslin': ['repair-1'], 'kara-thrace': ['repair-1'] },
    })
    admin.answer('gaius-baltar', 'administration').answer('gaius-baltar', 'seat:1')
    expect(difficulty(admin)).toBe(5)
    const position = {
      players: ['gaius-baltar', 'kara-thrace', 'laura-roslin'],
      at: { 'gaius-baltar': 'admirals-quarters' },
    }
    const revealed = scenario({ ...position, revealed: ['kara-thrace'] }).answer(
      'gaius-baltar',
      'admirals-quarters',
    )
    expect(revealed.options('gaius-baltar')).toEqual(['seat:0', 'seat:2'])
  })
})
