import { describe, expect, test } from 'vitest'
import { type GameConfig, type GameState, newGame } from '../../src/index.ts'
import { scenario, type TestGame, testGame } from '../../src/testing/index.ts'

const seeds = Array.from({ length: 20 }, (_, i) => `loyalty ${i}`)
const plain = ['laura-roslin', 'william-adama', 'kara-thrace', 'galen-tyrol', 'tom-zarek', 'saul-tigh']

/** A game whose Loyalty cards have been dealt. */
const dealt = (config: GameConfig, seed: string): TestGame =>
  testGame(newGame(config, seed)).until((g) => g.state.players.every((p) => p.loyalty.length > 0))

const of = (...characters: string[]): GameConfig => ({ players: characters.length, characters })
const kind = (card: string): string => (card.startsWith('cylon-') ? 'cylon' : card)

function count(cards: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const card of cards) found[kind(card)] = (found[kind(card)] ?? 0) + 1
  return found
}

const inHands = (s: GameState): string[] => s.players.flatMap((p) => p.loyalty)
const inUse = (s: GameState): string[] => [...inHands(s), ...s.loyaltyDeck]

test('B-LOY-1 of 16 Loyalty cards 4 are Cylons, all different, 11 are not, and 1 is the Sympathizer', () => {
  const { state } = dealt(of(...plain), 'all')
  const all = [...inUse(state), ...state.removed]
  expect(count(all)).toEqual({ cylon: 4, 'not-a-cylon': 11, sympathizer: 1 })
  expect(all.filter((card) => kind(card) === 'cylon').sort()).toEqual([
    'cylon-brig',
    'cylon-damage-galactica',
    'cylon-morale',
    'cylon-sickbay',
  ])
})

test('B-LOY-2 the Sympathizer is set aside before the deal, and which Cylon cards are used is left to chance', () => {
  const used = new Set<string>()
  for (const seed of seeds) {
    const { state } = dealt(of(...plain.slice(0, 4)), seed)
    expect(inHands(state)).not.toContain('sympathizer')
    for (const card of inUse(state)) if (kind(card) === 'cylon') used.add(card)
  }
  expect([...used].sort()).toEqual(['cylon-brig', 'cylon-damage-galactica', 'cylon-morale', 'cylon-sickbay'])
})

describe('how many cards of each kind', () => {
  const built = (n: number) =>
    count(inUse(dealt(of(...plain.slice(0, n)), 'built').state).filter((card) => card !== 'sympathizer'))

  test('B-LOY-3 3 players: 1 Cylon card and 5 others', () => {
    expect(built(3)).toEqual({ cylon: 1, 'not-a-cylon': 5 })
  })

  test('B-LOY-4 4 players: 1 Cylon card and 6 others', () => {
    expect(built(4)).toEqual({ cylon: 1, 'not-a-cylon': 6 })
  })

  test('B-LOY-5 5 players: 2 Cylon cards and 8 others', () => {
    expect(built(5)).toEqual({ cylon: 2, 'not-a-cylon': 8 })
  })

  test('B-LOY-6 6 players: 2 Cylon cards and 9 others', () => {
    expect(built(6)).toEqual({ cylon: 2, 'not-a-cylon': 9 })
  })

  test('B-LOY-7 Gaius Baltar and Boomer each add one not-Cylon card', () => {
    const with3 = (...two: string[]) => count(inUse(dealt(of('william-adama', ...two), 'more').state))
    expect(with3('gaius-baltar', 'kara-thrace')).toEqual({ cylon: 1, 'not-a-cylon': 6 })
    expect(with3('laura-roslin', 'sharon-valerii')).toEqual({ cylon: 1, 'not-a-cylon': 6 })
    expect(with3('gaius-baltar', 'sharon-valerii')).toEqual({ cylon: 1, 'not-a-cylon': 7 })
    const six = dealt(of('gaius-baltar', 'sharon-valerii', ...plain.slice(0, 4)), 'six').state
    expect(count(inUse(six))).toEqual({ cylon: 2, 'not-a-cylon': 11, sympathizer: 1 })
  })
})

describe('the first deal', () => {
  test('B-LOY-8 every player is dealt 1 card of the shuffled deck, face down', () => {
    const cylons = new Set<number>()
    for (const seed of seeds) {
      const game = dealt(of(...plain.slice(0, 5)), seed)
      expect(game.state.players.map((p) => p.loyalty.length)).toEqual([1, 1, 1, 1, 1])
      game.state.players.forEach((p, seat) => {
        if (p.loyalty.some((card) => kind(card) === 'cylon')) cylons.add(seat)
        expect(p.shown).toEqual([])
      })
      for (const viewer of ['laura-roslin', 'spectator'])
        for (const seen of game.view(viewer).players) {
          expect(seen.loyaltyCards).toBe(1)
          if (seen.character !== viewer) expect(seen).not.toHaveProperty('loyalty')
        }
    }
    expect(cylons).toEqual(new Set([0, 1, 2, 3, 4]))
  })

  test('B-LOY-9 Gaius Baltar is dealt 2 cards', () => {
    const game = dealt(of('william-adama', 'gaius-baltar', 'kara-thrace', 'laura-roslin'), 'two')
    expect(game.state.players.map((p) => p.loyalty.length)).toEqual([1, 2, 1, 1])
  })
})

test('B-LOY-10 with 4 or 6 players the Sympathizer joins the remaining deck, which is shuffled again', () => {
  for (const n of [4, 6]) {
    const places = new Set<number>()
    for (const seed of seeds) {
      const { state } = dealt(of(...plain.slice(0, n)), seed)
      expect(state.loyaltyDeck.filter((card) => card === 'sympathizer')).toHaveLength(1)
      expect(inHands(state)).not.toContain('sympathizer')
      places.add(state.loyaltyDeck.indexOf('sympathizer'))
    }
    expect(places.size).toBe(n)
  }
})

test('B-LOY-11 with 3 or 5 players the Sympathizer is not used', () => {
  for (const n of [3, 5])
    for (const seed of seeds) {
      const { state } = dealt(of(...plain.slice(0, n)), seed)
      expect(inUse(state)).not.toContain('sympathizer')
      expect(state.removed).toContain('sympathizer')
    }
})

test('B-LOY-12 Loyalty cards that are not used go out of the game without anybody seeing which', () => {
  const game = dealt(of(...plain.slice(0, 3)), 'unseen').until((g) => g.state.turn.number > 0)
  expect(count(game.state.removed)).toEqual({ cylon: 3, 'not-a-cylon': 6, sympathizer: 1 })
  for (const viewer of [...plain.slice(0, 3), 'spectator']) {
    const view = game.view(viewer)
    expect(view).not.toHaveProperty('removed')
    const own = viewer === 'spectator' ? [] : game.player(viewer).loyalty
    for (const card of ['cylon-brig', 'cylon-damage-galactica', 'cylon-morale', 'cylon-sickbay'])
      if (!own.includes(card)) expect(JSON.stringify(view)).not.toContain(`"${card}"`)
  }
})

test('B-LOY-13 after the deal the deck holds one card per player, and one more with Boomer', () => {
  for (const n of [3, 4, 5, 6]) {
    const others = plain.slice(0, n - 2)
    const left = (...two: string[]) => dealt(of(...others, ...two), 'left').state.loyaltyDeck.length
    expect(left('karl-agathon', 'lee-adama')).toBe(n)
    expect(left('gaius-baltar', 'lee-adama')).toBe(n)
    expect(left('sharon-valerii', 'lee-adama')).toBe(n + 1)
    expect(left('gaius-baltar', 'sharon-valerii')).toBe(n + 1)
  }
})

describe('a Loyalty card in the hand', () => {
  test('B-LOY-14 one Cylon card makes a Cylon, whatever else he holds', () => {
    const game = scenario({
      players: ['gaius-baltar', 'laura-roslin', 'william-adama'],
      loyalty: {
        'gaius-baltar': ['not-a-cylon', 'cylon-morale'],
        'laura-roslin': ['not-a-cylon', 'not-a-cylon'],
      },
      resources: { food: 0 },
    })
    expect(game.options('gaius-baltar')).toContain('reveal:cylon-morale')
    game.until((g) => g.outcome !== null)
    expect(game.outcome).toMatchObject({ winner: 'cylons', winners: [game.seat('gaius-baltar')] })
  })

  test('B-LOY-14 a player without a Cylon card is human, however many cards he holds', () => {
    const game = scenario({
      players: ['laura-roslin', 'gaius-baltar', 'william-adama'],
      loyalty: { 'laura-roslin': ['not-a-cylon', 'not-a-cylon'] },
    })
    expect(game.options('laura-roslin').filter((id) => id.startsWith('reveal:'))).toEqual([])
  })

  test('B-LOY-15 a player may look at his own Loyalty cards at any time, and only he', () => {
    const game = dealt(of('gaius-baltar', 'william-adama', 'kara-thrace'), 'look')
    const looks = (who: string, whose: string) =>
      game.view(who).players.find((p) => p.character === whose)?.loyalty
    for (let decisions = 0; decisions < 25 && !game.outcome; decisions++) {
      for (const who of ['gaius-baltar', 'william-adama', 'kara-thrace'])
        for (const whose of ['gaius-baltar', 'william-adama', 'kara-thrace'])
          expect(looks(who, whose)).toEqual(who === whose ? game.player(who).loyalty : undefined)
      const { decision } = game.state
      game.until((g) => g.state.decision > decision)
    }
    expect(game.state.turn.number).toBeGreaterThan(1)
  })

  test('B-LOY-16 the Loyalty deck is dealt out and not made anew', () => {
    const game = scenario({
      players: ['william-adama', 'laura-roslin', 'kara-thrace'],
      at: { 'william-adama': 'ftl-control' },
      jumpTrack: 4,
      travelled: ['desolate-moon'],
      loyaltyDeck: ['cylon-morale', 'not-a-cylon'],
      dice: [8],
    })
    const removed = [...game.state.removed]
    game
      .answer('william-adama', 'ftl-control')
      .until((g) => g.happened('event.sleeper') && g.state.jumpTrack === 0)
    expect(game.player('william-adama').loyalty).toEqual(['not-a-cylon', 'cylon-morale'])
    expect(game.player('laura-roslin').loyalty).toEqual(['not-a-cylon', 'not-a-cylon'])
    expect(game.player('kara-thrace').loyalty).toEqual(['not-a-cylon'])
    expect(game.state.loyaltyDeck).toEqual([])
    expect(game.state.removed).toEqual(removed)
  })
})
