import { describe, expect, it } from 'vitest'
import { contentOf } from '../../src/content/index.ts'
import { chance, checkedConfig, imagine, newGame, unknowing } from '../../src/index.ts'
import { type Position, scenario, type TestGame, testGame } from '../../src/testing/index.ts'
import { adama, danna, play, roslin, tigh, tyrol } from './mutiny-play.ts'

// LOY: what the Loyalty deck is made of, and the limit of the Quorum hand.

const [zarek, boomer, baltar, other, helo, apollo] = [
  'tom-zarek',
  'sharon-valerii',
  'gaius-baltar',
  'gaius-baltar-alternate',
  'karl-agathon',
  'lee-adama',
] as const

const sets = { daybreak: ['base', 'daybreak'], all: ['base', 'pegasus', 'daybreak'] }

/** A game whose setup is done. */
const dealt = (characters: readonly string[], used = sets.daybreak, seed = 'loyalty'): TestGame =>
  testGame(newGame({ players: characters.length, sets: used, characters, firstPlayer: 0 }, seed)).until(
    (g) => g.state.turn.number > 0,
  )

/** All Loyalty cards in the game, by what they make of their owner. */
function inGame(game: TestGame) {
  const { loyalty } = contentOf(game.state.config)
  const cards = [...game.state.loyaltyDeck, ...game.state.players.flatMap((p) => [...p.loyalty, ...p.shown])]
  const of = (team: string): number => cards.filter((c) => loyalty.get(c)?.team === team).length
  return { cards, cylon: of('cylon'), human: of('human'), mutineer: of('mutineer') }
}

const crew = [adama, roslin, tyrol, tigh, zarek, helo]

describe('The deck', () => {
  const made = (players: number, leader: boolean, used: (typeof sets)[keyof typeof sets]) => {
    const characters = leader ? [...crew.slice(0, players - 1), danna] : crew.slice(0, players)
    const { cylon, human, mutineer } = inGame(dealt(characters, used))
    return [cylon, human, mutineer]
  }

  it.each([[sets.daybreak], [sets.all]])(
    'D-LOY-3, D-LOY-4, D-LOY-6, D-LOY-8, D-MIX-2: without a Leader, with %j',
    (used) => {
      expect(made(3, false, used)).toEqual([1, 5, 0])
      expect(made(4, false, used)).toEqual([1, 7, 1])
      expect(made(5, false, used)).toEqual([2, 8, 0])
      expect(made(6, false, used)).toEqual([2, 10, 1])
    },
  )

  it.each([[sets.daybreak], [sets.all]])(
    'D-LOY-5, D-LOY-7, D-LOY-9, D-LOY-10, D-MIX-2: with a Leader, with %j',
    (used) => {
      expect(made(4, true, used)).toEqual([1, 5, 0])
      expect(made(5, true, used)).toEqual([1, 7, 1])
      expect(made(6, true, used)).toEqual([2, 8, 0])
      expect(made(7, true, used)).toEqual([2, 10, 1])
    },
  )

  it('D-LOY-11, D-LOY-12: one card more for "Boomer" and the original Baltar each, none for the other Baltar', () => {
    expect(inGame(dealt([adama, roslin, boomer])).human).toBe(6)
    expect(inGame(dealt([adama, roslin, baltar])).human).toBe(6)
    expect(inGame(dealt([adama, boomer, baltar])).human).toBe(7)
    expect(inGame(dealt([adama, roslin, other])).human).toBe(5)
    expect(inGame(dealt([adama, boomer, baltar, tigh, tyrol, roslin])).human).toBe(12)
  })

  it('D-LOY-1, D-MTR-1: no Sympathizer is in the game', () => {
    for (const used of [sets.daybreak, sets.all])
      for (const players of [4, 6])
        expect([...contentOf(checkedConfig({ players, sets: used })).loyalty.keys()]).not.toContain(
          'sympathizer',
        )
    expect(() => checkedConfig({ players: 4, sets: sets.daybreak, noSympathizer: true })).toThrow()
  })

  it('D-LOY-2, D-LOY-13: the cards are taken unseen from both piles; what is left is out of the game', () => {
    const found = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const game = dealt([adama, roslin, tyrol], sets.daybreak, `unseen ${i}`)
      for (const card of inGame(game).cards) found.add(card)
      const all = contentOf(game.state.config).loyalty
      const out = game.state.removed.filter((c) => all.has(c)).length
      const printed = [...all.values()].reduce((sum, c) => sum + c.copies, 0)
      expect(out + inGame(game).cards.length).toBe(printed)
    }
    expect([...found].filter((c) => c.startsWith('cylon')).length).toBeGreaterThan(1)
    expect(found).not.toContain('mutineer')
  })

  it('D-SETUP-10, D-MIX-2: the cards of all boxes in the game are among those to take from', () => {
    const human = (used: readonly string[]): number =>
      [...contentOf(checkedConfig({ players: 4, sets: used })).loyalty.values()]
        .filter((c) => c.team === 'human')
        .reduce((sum, c) => sum + c.copies, 0)
    expect(human(sets.daybreak)).toBe(human(['base']) + 1)
    expect(human(sets.all)).toBe(human(['base', 'pegasus']) + 1)
    const cards = [...contentOf(checkedConfig({ players: 4, sets: sets.all })).loyalty.keys()]
    const pegasus = contentOf(checkedConfig({ players: 4, sets: ['base', 'pegasus'] })).loyalty
    for (const [id, { team }] of pegasus) if (team === 'cylon') expect(cards).toContain(id)
  })

  it('D-LOY-14, D-LOY-15: everybody is dealt a card but a Leader, the original Baltar two', () => {
    const game = dealt([adama, roslin, baltar, danna])
    const hidden = (who: string): number => game.player(who).loyalty.length
    expect([adama, roslin, baltar, danna].map(hidden)).toEqual([1, 1, 2, 0])
  })

  it('D-LOY-12: the other Baltar is dealt one', () => {
    expect(dealt([adama, roslin, other]).player(other).loyalty).toHaveLength(1)
  })
})

describe('What a seat can imagine', () => {
  it('that the Mutineer is in the deck everybody knows, not where', () => {
    const deck = ['not-a-cylon', 'not-a-cylon', 'mutineer', 'cylon-morale', 'not-a-cylon']
    const game = play({ loyaltyDeck: deck })
    const places = new Set<number>()
    for (let i = 0; i < 30; i++) {
      const { loyaltyDeck } = imagine(game.state, game.seat(adama), unknowing, chance(i))
      expect(loyaltyDeck).toHaveLength(deck.length)
      places.add(loyaltyDeck.indexOf('mutineer'))
    }
    expect(places).toEqual(new Set([0, 1, 2, 3, 4]))
  })
})

describe('The Quorum hand', () => {
  const cards = [...contentOf(checkedConfig({ players: 4, sets: sets.daybreak })).quorum.values()]
    .flatMap((c) => Array.from({ length: c.copies }, () => c.id))
    .slice(0, 11)

  it('D-GEN-8, D-SETUP-17: at the end of any turn the President keeps 10 of his choice', () => {
    const position: Partial<Position> = { step: 'end', quorum: cards }
    const game = play(position)
    expect(game.request(roslin)).toMatchObject({ min: 1, max: 1 })
    expect(game.options(roslin)).toHaveLength(11)
    game.answer(roslin, game.options(roslin)[3] ?? '')
    expect(game.state.quorum).toHaveLength(10)
    expect(play({ step: 'end', quorum: cards.slice(1) }).asked).not.toContain(roslin)
  })

  it('D-SETUP-17: the base game alone has no such limit', () => {
    const game = scenario({ players: [tyrol, adama, roslin, apollo], step: 'end', quorum: cards })
    expect(game.state.quorum).toHaveLength(11)
  })
})
