import { describe, expect, test } from 'vitest'
import { begin, eventsFor, type GameConfig, type GameState, newGame, view } from '../../src/index.ts'
import { type TestGame, testGame } from '../../src/testing/index.ts'

const seeds = Array.from({ length: 12 }, (_, i) => `setup ${i}`)

/** A game before its first question. */
function opened(config: GameConfig, seed: string): TestGame {
  const { state, events } = begin(config, seed)
  return testGame(state, events)
}

/** A game set up with the smallest answers: the first turn has begun. */
const ready = (config: GameConfig, seed = 'setup'): TestGame =>
  opened(config, seed).until((game) => game.state.turn.number > 0)

const agreed = (...characters: string[]): GameConfig => ({ players: characters.length, characters })
const crew = agreed('william-adama', 'laura-roslin', 'kara-thrace', 'galen-tyrol')

const byType = {
  politics: ['consolidate-power', 'investigative-committee'],
  leadership: ['executive-order', 'declare-emergency'],
  tactics: ['launch-scout', 'strategic-planning'],
  piloting: ['evasive-maneuvers', 'maximum-firepower'],
  engineering: ['repair', 'scientific-research'],
} as const
const types = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'] as const

const typeOf = (card: string): string =>
  types.find((type) => byType[type].some((name) => card.startsWith(`${name}-`))) ?? 'none'

const sorted = (cards: readonly string[]): string[] => [...cards].sort()
const count = (cards: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {}
  for (const card of cards) found[card] = (found[card] ?? 0) + 1
  return found
}

const shipsIn = (state: GameState, area: string): Record<string, number> =>
  count(state.ships.filter((s) => s.area === area && s.pilot < 0).map((s) => s.kind))

test('B-SETUP-1 setup follows its order, and every step can be seen before the next one begins', () => {
  const game = opened({ players: 3, firstPlayer: 1 }, 'order')
  // The dials, the ships and the first player are settled before the first character is chosen.
  expect(game.state.asks.map((a) => a.prompt.key)).toEqual(['prompt.character'])
  expect(game.state.resources).toEqual({ fuel: 8, food: 8, morale: 10, population: 12 })
  expect(game.view('spectator').reserve).toEqual({ viper: 8, raptor: 4 })
  expect(game.happened('event.first-player')).toBe(true)
  expect(game.happened('event.title')).toBe(false)
  game.until((g) => g.state.players.every((p) => p.character !== ''))
  // The next questions are the starting hands: titles, Loyalty cards and decks have come first.
  game.until((g) => g.state.asks.some((a) => a.prompt.key === 'prompt.split'))
  expect(game.happened('event.title')).toBe(true)
  expect(game.state.players.every((p) => p.loyalty.length > 0)).toBe(true)
  expect(game.state.decks.crisis.draw).toHaveLength(70)
  expect(game.state.destiny).toEqual([])
  expect(game.state.ships).toEqual([])
  game.until((g) => g.state.turn.number > 0)
  const keys = game.events.map((e) => e.key)
  const order = [
    'event.first-player',
    'event.character',
    'event.title',
    'event.dealt-loyalty-cards',
    'event.drew-quorum-cards',
    'event.drew-cards',
    'event.placed',
    'event.turn',
  ].map((key) => keys.indexOf(key))
  expect(order).not.toContain(-1)
  expect(order).toEqual([...order].sort((a, b) => a - b))
  for (const [earlier, later] of [
    ['event.character', 'event.title'],
    ['event.title', 'event.dealt-loyalty-cards'],
    ['event.dealt-loyalty-cards', 'event.drew-quorum-cards'],
  ] as const)
    expect(keys.lastIndexOf(earlier)).toBeLessThan(keys.indexOf(later))
})

test('B-SETUP-2 food and fuel start at 8, morale at 10, population at 12', () => {
  expect(ready(crew).state.resources).toEqual({ food: 8, fuel: 8, morale: 10, population: 12 })
})

test('B-SETUP-3 8 vipers and 4 raptors lie in the Reserves before any viper is used', () => {
  const game = opened({ ...agreed('lee-adama', 'laura-roslin', 'saul-tigh'), firstPlayer: 0 }, 'reserve')
  expect(game.request('lee-adama').prompt.key).toBe('prompt.launch-self')
  expect(game.view('spectator').reserve).toEqual({ viper: 8, raptor: 4 })
  game.until((g) => g.state.turn.number > 0)
  // One for Apollo and two of the starting ships were taken from there.
  expect(game.view('spectator').reserve).toEqual({ viper: 5, raptor: 4 })
  expect(game.view('spectator').damagedVipers).toBe(0)
  expect(game.view('spectator').destroyed).toEqual({ viper: 0, raptor: 0 })
})

test('B-SETUP-4 the fleet marker starts on Start', () => {
  const game = ready({ ...crew, firstPlayer: 0 })
  expect(game.state.jumpTrack).toBe(0)
  expect(game.view('spectator').jumpTrack).toBe(0)
  // Start is a red space: FTL Control does not work there (B-JUMP-8).
  game.untilAsked('william-adama', 'prompt.move').answer('william-adama', 'ftl-control')
  expect(game.options('william-adama')).not.toContain('location:ftl-control')
})

test('B-SETUP-5 all other ships and tokens lie in the supply, and nobody sees a token from its face', () => {
  const { state } = ready(crew)
  expect(state.civilians).toHaveLength(10)
  expect(state.boards.galactica?.pool).toHaveLength(8)
  expect(state.boards.galactica?.damaged).toEqual([])
  expect(state.basestarTokens).toHaveLength(4)
  expect(state.centurions).toEqual([])
  expect(state.ships.filter((s) => s.kind === 'heavy')).toEqual([])
  expect(state.lostCivilians).toEqual([])
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
    const seen = view(state, viewer)
    expect([seen.civilians, seen.damageTokens, seen.basestarTokens]).toEqual([10, 8, 4])
    const said = JSON.stringify(seen)
    for (const token of [
      ...(state.boards.galactica?.pool ?? []),
      ...state.basestarTokens,
      ...state.civilians,
    ])
      expect(said).not.toContain(`"${token}"`)
  }
})

describe('the first player', () => {
  test('B-SETUP-6 is whoever the players say: he chooses his character first and takes the first turn', () => {
    for (const firstPlayer of [0, 1, 2, 3]) {
      const game = opened({ players: 4, firstPlayer }, 'first')
      expect(game.state.asks.map((a) => a.seat)).toEqual([firstPlayer])
      expect(game.state.asks[0]?.prompt.key).toBe('prompt.character')
      game.until((g) => g.state.turn.number > 0)
      expect(game.state.turn).toMatchObject({ number: 1, seat: firstPlayer })
      expect(game.state.players.map((p) => p.turns)).toEqual(
        [0, 1, 2, 3].map((s) => (s === firstPlayer ? 1 : 0)),
      )
    }
  })

  test('B-SETUP-6 is drawn by lot where nobody says who it is', () => {
    const drawn = Array.from({ length: 40 }, (_, i) => newGame({ players: 4 }, i).turn.seat)
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3]))
    for (let i = 0; i < 5; i++) expect(newGame({ players: 4 }, i).asks[0]?.seat).toBe(drawn[i])
  })
})

test('B-SETUP-7 each figure starts on the location its sheet names', () => {
  const starts: Record<string, string> = {
    'william-adama': 'admirals-quarters',
    'saul-tigh': 'command',
    'kara-thrace': 'hangar-deck',
    'sharon-valerii': 'armory',
    'laura-roslin': 'presidents-office',
    'gaius-baltar': 'research-lab',
    'tom-zarek': 'administration',
    'galen-tyrol': 'hangar-deck',
  }
  const all = Object.keys(starts)
  for (const characters of [all.slice(0, 4), all.slice(4)]) {
    const game = ready(agreed(...characters))
    for (const who of characters) expect(game.player(who).at).toBe(starts[who])
  }
})

describe('the pilot token', () => {
  test('B-SETUP-8 a player with Piloting on his sheet can put his token under a viper', () => {
    const game = ready({ ...agreed('kara-thrace', 'laura-roslin', 'saul-tigh'), firstPlayer: 0 })
    game.untilAsked('kara-thrace', 'prompt.action').answer('kara-thrace', 'hangar-deck')
    game.answer('kara-thrace', 'bow-port')
    expect(game.state.ships.filter((s) => s.pilot === 0)).toMatchObject([{ kind: 'viper', area: 'bow-port' }])
  })

  test('B-SETUP-8 a player without Piloting has no token to put under one', () => {
    const game = ready({ ...agreed('galen-tyrol', 'laura-roslin', 'saul-tigh'), firstPlayer: 0 })
    game.untilAsked('galen-tyrol', 'prompt.action')
    expect(game.player('galen-tyrol').at).toBe('hangar-deck')
    expect(game.options('galen-tyrol')).not.toContain('location:hangar-deck')
  })
})

describe('titles', () => {
  const holders = (game: TestGame) => ({
    president: game.state.players[game.state.titles.president]?.character,
    admiral: game.state.players[game.state.titles.admiral]?.character,
  })

  test('B-SETUP-9 President is Laura Roslin, else Gaius Baltar, else Tom Zarek', () => {
    const others = ['william-adama', 'lee-adama'] as const
    expect(holders(ready(agreed('tom-zarek', 'gaius-baltar', 'laura-roslin', ...others))).president).toBe(
      'laura-roslin',
    )
    expect(holders(ready(agreed('tom-zarek', 'gaius-baltar', ...others))).president).toBe('gaius-baltar')
    expect(holders(ready(agreed('lee-adama', 'william-adama', 'tom-zarek'))).president).toBe('tom-zarek')
  })

  test('B-SETUP-10 Admiral is William Adama, else Saul Tigh, else Helo', () => {
    const others = ['laura-roslin', 'lee-adama'] as const
    expect(holders(ready(agreed('karl-agathon', 'saul-tigh', 'william-adama', ...others))).admiral).toBe(
      'william-adama',
    )
    expect(holders(ready(agreed('karl-agathon', 'saul-tigh', ...others))).admiral).toBe('saul-tigh')
    expect(holders(ready(agreed('lee-adama', 'laura-roslin', 'karl-agathon'))).admiral).toBe('karl-agathon')
  })

  test('B-SETUP-11 without any of the three a title goes to the highest in its line of succession', () => {
    const pilots = ready(agreed('sharon-valerii', 'kara-thrace', 'galen-tyrol'))
    expect(holders(pilots)).toEqual({ president: 'galen-tyrol', admiral: 'kara-thrace' })
    const civilians = ready(agreed('laura-roslin', 'gaius-baltar', 'tom-zarek'))
    expect(holders(civilians)).toEqual({ president: 'laura-roslin', admiral: 'tom-zarek' })
    const soldiers = ready(agreed('saul-tigh', 'karl-agathon', 'william-adama'))
    expect(holders(soldiers)).toEqual({ president: 'william-adama', admiral: 'william-adama' })
  })

  test('B-SETUP-12 one player may hold both titles', () => {
    const game = ready(agreed('sharon-valerii', 'kara-thrace', 'lee-adama'))
    expect(holders(game)).toEqual({ president: 'lee-adama', admiral: 'lee-adama' })
  })

  test('B-SETUP-13 the Admiral has 2 nuke tokens, and nobody else can launch them', () => {
    const admiral = ready({ ...crew, firstPlayer: 0 }).untilAsked('william-adama', 'prompt.action')
    expect(admiral.view('spectator').nukes).toBe(2)
    admiral.answer('william-adama', 'launch-nuke')
    expect(admiral.view('spectator').nukes).toBe(1)
    const starbuck = ready({ ...crew, firstPlayer: 2 }).untilAsked('kara-thrace', 'prompt.action')
    expect(starbuck.options('kara-thrace')).not.toContain('ability:launch-nuke')
  })

  test('B-SETUP-14 the Quorum deck is shuffled and the President draws its top card', () => {
    const first = seeds.map((seed) => {
      const game = ready(crew, seed)
      expect(game.state.quorum).toHaveLength(1)
      expect(game.state.decks.quorum.draw).toHaveLength(16)
      expect(game.view('laura-roslin').quorum).toEqual(game.state.quorum)
      expect(game.view('william-adama').quorum).toEqual([])
      return game.state.quorum[0]
    })
    expect(new Set(first).size).toBeGreaterThan(3)
  })
})

describe('decks', () => {
  test('B-SETUP-15 Crisis, Super Crisis and Destination cards are three shuffled decks lying face down', () => {
    const games = seeds.map((seed) => ready({ ...crew, firstPlayer: 0 }, seed))
    for (const [deck, size] of [
      ['crisis', 70],
      ['super-crisis', 5],
      ['destination', 22],
    ] as const) {
      const orders = games.map((game) => game.state.decks[deck].draw)
      expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(seeds.length / 2)
      for (const order of orders) expect(sorted(order)).toEqual(sorted(orders[0] ?? []))
      for (const game of games) {
        expect(game.state.decks[deck]).toMatchObject({ draw: { length: size }, discard: [] })
        expect(game.view('william-adama').decks[deck]).toEqual({ cards: size, top: '' })
      }
    }
    const [game] = games
    const said = JSON.stringify(game?.view('william-adama'))
    expect(said).not.toContain('"desolate-moon"')
    expect(said).not.toContain('"bomb-threat"')
  })

  test('B-SETUP-16 the skill cards are five decks by type, each of 21 cards, shuffled and face down', () => {
    const games = seeds.map((seed) =>
      opened({ ...crew, firstPlayer: 0 }, seed).until((g) =>
        g.state.asks.some((a) => a.prompt.key === 'prompt.split'),
      ),
    )
    for (const type of types) {
      const orders = games.map((game) => game.state.decks[type].draw)
      for (const order of orders) {
        expect(order).toHaveLength(21)
        expect(new Set(order.map(typeOf))).toEqual(new Set([type]))
        const [low, high] = byType[type]
        expect(count(order)).toEqual({
          [`${low}-1`]: 8,
          [`${low}-2`]: 6,
          [`${high}-3`]: 4,
          [`${high}-4`]: 2,
          [`${high}-5`]: 1,
        })
      }
      expect(new Set(orders.map((order) => order.join())).size).toBe(seeds.length)
      for (const game of games) expect(game.view('william-adama').decks[type]).toEqual({ cards: 21, top: '' })
    }
  })

  test('B-SETUP-17 everybody sees the Kobol card and that no card lies beside it yet', () => {
    const game = ready(crew)
    for (const who of ['william-adama', 'kara-thrace', 'spectator']) {
      expect(game.view(who).config.objective).toBe('kobol')
      expect(game.view(who)).toMatchObject({ travelled: [], distance: 0 })
    }
  })
})

describe('starting hands and the Destiny deck', () => {
  const first = { ...crew, firstPlayer: 0 }
  const splitting = (g: TestGame) => g.state.asks.some((a) => a.prompt.key === 'prompt.split')

  test('B-SETUP-18 every other player draws 3 cards in a split of his own among his types', () => {
    const game = opened(first, 'hands').until(splitting)
    expect(game.request('laura-roslin')).toMatchObject({ min: 3, max: 3 })
    const offered = (who: string) => new Set(game.request(who).options.map((o) => o.type))
    expect(offered('laura-roslin')).toEqual(new Set(['politics', 'leadership']))
    game.answer('laura-roslin', 'politics', 'politics', 'leadership')
    expect(game.player('laura-roslin').hand.map(typeOf)).toEqual(['politics', 'politics', 'leadership'])
    expect(offered('kara-thrace')).toEqual(new Set(['tactics', 'piloting', 'leadership', 'engineering']))
    game.answer('kara-thrace', 'tactics', 'piloting', 'engineering')
    game.answer('galen-tyrol', 'politics', 'leadership', 'engineering')
    for (const who of ['laura-roslin', 'kara-thrace', 'galen-tyrol'])
      expect(game.player(who).hand).toHaveLength(3)
  })

  test('B-SETUP-19 all 3 cards may be of one type, whatever number is printed beside it', () => {
    const game = opened(first, 'hands').until(splitting)
    game.answer('laura-roslin', 'leadership', 'leadership', 'leadership')
    game.answer('kara-thrace', 'engineering', 'engineering', 'engineering')
    game.answer('galen-tyrol', 'politics', 'politics', 'politics')
    const hand = (who: string) => count(game.player(who).hand.map(typeOf))
    expect(hand('laura-roslin')).toEqual({ leadership: 3 })
    expect(hand('kara-thrace')).toEqual({ engineering: 3 })
    expect(hand('galen-tyrol')).toEqual({ politics: 3 })
  })

  test('B-SETUP-20 the first player draws nothing during setup', () => {
    // Starbuck is asked about her multi-skill before she draws anything in her first turn.
    const starbuck = ready({ ...crew, firstPlayer: 2 })
    expect(starbuck.request('kara-thrace').prompt.key).toBe('prompt.multi-skill')
    expect(starbuck.state.players.map((p) => p.hand.length)).toEqual([3, 3, 0, 3])
    // William Adama has only what his Receive Skills step gave him.
    expect(count(ready(first).player('william-adama').hand.map(typeOf))).toEqual({
      leadership: 3,
      tactics: 2,
    })
  })

  test('B-SETUP-21 after the starting hands the Destiny deck is made of the top 2 cards of each skill deck', () => {
    const decks = (g: TestGame) => types.flatMap((type) => g.state.decks[type].draw.slice(-2))
    const deals = seeds.map((seed) => {
      const game = opened({ ...crew, firstPlayer: 2 }, seed).until((g) => g.asked.includes('laura-roslin'))
      expect(game.state.destiny).toEqual([])
      const politics = game.state.decks.politics.draw.toReversed()
      const others = decks(game).filter((card) => typeOf(card) !== 'politics')
      game.answer('laura-roslin', 'politics', 'politics', 'politics')
      expect(game.player('laura-roslin').hand).toEqual(politics.slice(0, 3))
      const { destiny } = game.state
      expect(sorted(destiny)).toEqual(sorted([...others, ...politics.slice(3, 5)]))
      return destiny.map(typeOf).join()
    })
    // Shuffled: the types lie in ever different orders, and nobody sees them.
    expect(new Set(deals).size).toBe(seeds.length)
    const game = ready(crew)
    expect(game.view('laura-roslin').destiny).toBe(10)
  })
})

describe('starting ships', () => {
  test('B-SETUP-22 1 basestar and 3 raiders start in front of the bow', () => {
    expect(shipsIn(ready(crew).state, 'bow')).toEqual({ basestar: 1, raider: 3 })
  })

  test('B-SETUP-23 a viper from the Reserves starts in each launch area', () => {
    const { state } = ready(crew)
    expect(shipsIn(state, 'bow-port')).toEqual({ viper: 1 })
    expect(shipsIn(state, 'stern-port')).toEqual({ viper: 1 })
    expect(state.fleet.viper).toMatchObject({ reserve: 6 })
  })

  test('B-SETUP-24 2 civilian ships start behind the stern, drawn at random and seen by nobody', () => {
    const faces = seeds.map((seed) => {
      const game = ready(crew, seed)
      expect(shipsIn(game.state, 'stern')).toEqual({ civilian: 2 })
      const civilians = game.state.ships.filter((s) => s.kind === 'civilian')
      for (const ship of civilians) expect(ship.seenBy).toEqual([])
      for (const who of ['william-adama', 'laura-roslin', 'kara-thrace', 'galen-tyrol', 'spectator'])
        for (const ship of game.view(who).ships) expect(ship).not.toHaveProperty('face')
      expect(sorted([...game.state.civilians, ...civilians.map((s) => s.face)])).toHaveLength(12)
      return civilians.map((s) => s.face).join()
    })
    expect(new Set(faces).size).toBeGreaterThan(2)
  })

  test('B-SETUP-25 the two starboard areas start empty', () => {
    const { state } = ready(crew)
    expect(shipsIn(state, 'bow-starboard')).toEqual({})
    expect(shipsIn(state, 'stern-starboard')).toEqual({})
    expect(state.ships).toHaveLength(8)
  })
})

test('what happens during setup is told without giving anything away', () => {
  const { events } = ready(crew)
  const told = eventsFor(events, 'spectator')
  expect(told.map((e) => e.key)).toContain('event.dealt-loyalty')
  expect(told.map((e) => e.key)).not.toContain('event.dealt-loyalty-cards')
  const said = JSON.stringify(told)
  for (const secret of ['not-a-cylon', 'cylon-', 'card:', 'skill-card:']) expect(said).not.toContain(secret)
})

test('B-SETUP-1 before anybody has chosen nothing has been drawn, dealt, used or put anywhere', () => {
  const { state } = opened({ players: 4 }, 'setup')
  expect(state).toMatchObject({
    dice: [],
    nextTokens: [],
    turn: { number: 0, beganPiloting: false, once: [], crises: [], icons: '', lasting: [] },
    jumpTrack: 0,
    travelled: [],
    milestones: [],
    phase: '',
    loyaltyDeck: [],
    destiny: [],
    quorum: [],
    ships: [],
    centurions: [],
    inPlay: [],
    removed: [],
  })
  for (const p of state.players)
    expect(p).toMatchObject({ character: '', hand: [], loyalty: [], shown: [], at: 'off-board', used: [] })
})
