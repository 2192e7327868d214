import { describe, expect, test } from 'vitest'
import { clone } from '../src/core/clone.ts'
import { askAgain, heldBy } from '../src/core/procedure.ts'
import { gameOn } from '../src/decide.ts'
import {
  chance,
  contentOf,
  decide,
  eventsFor,
  type GameState,
  imagine,
  type Knowledge,
  learn,
  randomAnswer,
  requests,
  unknowing,
  view,
} from '../src/index.ts'
import { invariants, playRandomly, scenario, type TestGame } from '../src/testing/index.ts'

/** Plays random games and looks at them with what one seat knows. */
function games(
  n: number,
  name: string,
  look: (state: GameState, seat: number, knows: Knowledge) => void,
): void {
  for (let i = 0; i < n; i++) {
    const players = 3 + (i % 4)
    const seat = i % players
    let knows = unknowing
    playRandomly({ players }, `${name}-${i}`, (state, events) => {
      knows = learn(knows, eventsFor(events, seat), seat, contentOf(state.config))
      if (state.turn.number > 0 && !state.outcome) look(state, seat, knows)
    })
  }
}

describe('a question', () => {
  test('is put again as it was, wherever the game waits for an answer', () => {
    games(12, 'again', (state) => {
      const g = gameOn(clone(state))
      askAgain(g)
      expect(g.s.asks.map((a) => ({ ...a, chosen: null }))).toEqual(
        state.asks.map((a) => ({ ...a, chosen: null })),
      )
    })
  })
})

describe('a game imagined by a seat', () => {
  test('looks to it exactly as the real one, and nothing in it is lost or doubled', () => {
    const random = chance(3)
    games(8, 'same', (state, seat, knows) => {
      const other = imagine(state, seat, knows, random)
      expect(view(other, seat)).toEqual(view(state, seat))
      expect(invariants(other)).toEqual([])
    })
  })

  test('is the same whatever the truth is that it cannot know', () => {
    const random = chance(4)
    games(8, 'truth', (state, seat, knows) => {
      if (random(4) > 0) return
      const other = imagine(state, seat, knows, random)
      const again = random(2 ** 30)
      expect(imagine(other, seat, knows, chance(again))).toEqual(imagine(state, seat, knows, chance(again)))
    })
  })

  test('can be played to its end', () => {
    const random = chance(5)
    let played = 0
    games(12, 'onwards', (state, seat, knows) => {
      if (random(200) > 0) return
      let now = imagine(state, seat, knows, random)
      for (let n = 0; !now.outcome && n < 20_000; n++) {
        const open = requests(now)
        const request = open[random(open.length)]
        if (!request) throw new Error('nobody is asked')
        now = decide(now, request.seat, randomAnswer(request, random)).state
        expect(invariants(now)).toEqual([])
      }
      expect(now.outcome).not.toBeNull()
      played++
    })
    expect(played).toBeGreaterThan(5)
  })
})

describe('what a seat was told holds in every game it imagines', () => {
  const crew = ['william-adama', 'laura-roslin', 'saul-tigh', 'gaius-baltar']
  const told = (game: TestGame, who: string): Knowledge =>
    learn(unknowing, eventsFor(game.events, game.seat(who)), game.seat(who), contentOf(game.state.config))

  function imagined(game: TestGame, who: string): GameState[] {
    const knows = told(game, who)
    return Array.from({ length: 20 }, (_, i) => imagine(game.state, game.seat(who), knows, chance(i + 1)))
  }

  test('a card seen on top of a deck is there, and after it was put under the deck it lies there', () => {
    const position = {
      players: ['saul-tigh', 'laura-roslin', 'gaius-baltar'],
      hands: { 'saul-tigh': ['launch-scout-1'] },
      decks: { destination: ['icy-moon'] },
      dice: [8],
    }
    const scouted = (where: string): TestGame =>
      scenario(position)
        .answer('saul-tigh', 'play:launch-scout-1')
        .untilAsked('saul-tigh', 'prompt.scout-deck')
        .answer('saul-tigh', 'deck:destination')
        .answer('saul-tigh', where)
    const top = scouted('top')
    for (const other of imagined(top, 'saul-tigh'))
      expect(other.decks.destination.draw.at(-1)).toBe('icy-moon')
    const tops = imagined(top, 'laura-roslin').map((other) => other.decks.destination.draw.at(-1))
    expect(new Set(tops).size).toBeGreaterThan(5)
    const known = told(scouted('bottom'), 'saul-tigh')
    expect(known.decks.destination).toMatchObject({ top: [], bottom: ['icy-moon'] })
  })

  test('a Loyalty card he looked at is with whom he saw it; others may think otherwise', () => {
    const game = scenario({
      players: crew,
      loyalty: { 'laura-roslin': ['cylon-brig'] },
      loyaltyDeck: ['not-a-cylon', 'cylon-morale'],
    })
    const knows = learn(
      unknowing,
      [
        {
          key: 'event.saw-loyalty',
          params: {
            who: { key: 'seat', params: { seat: 0 } },
            whose: { key: 'seat', params: { seat: 1 } },
            cards: [{ key: 'card:cylon-brig' }],
          },
        },
      ],
      0,
      contentOf(game.state.config),
    )
    const with1 = (k: Knowledge): Set<string | undefined> =>
      new Set(
        Array.from({ length: 40 }, (_, i) => imagine(game.state, 0, k, chance(i + 1)).players[1]?.loyalty[0]),
      )
    expect(with1(knows)).toEqual(new Set(['cylon-brig']))
    expect(with1(unknowing).size).toBeGreaterThan(1)
  })

  test('P-LOY-7 who was dealt the Sympathizer nobody knows before it is turned up', () => {
    const [tyrol, roslin, tigh, zarek] = ['galen-tyrol', 'laura-roslin', 'saul-tigh', 'tom-zarek']
    // From Tigh: he, Zarek, Tyrol and Roslin are dealt their cards.
    const holders = [0, 1].map((nth) => {
      const deck = Array.from({ length: 4 }, (_, i) => (i === nth ? 'sympathizer' : 'not-a-cylon'))
      const game = scenario({
        config: { sets: ['base', 'pegasus'] },
        players: [tyrol, roslin, tigh, zarek],
        revealed: [tyrol],
        current: tigh,
        titles: { president: roslin, admiral: tigh },
        at: { [tigh]: 'ftl-control' },
        jumpTrack: 4,
        travelled: ['barren-planet'],
        decks: { destination: ['deep-space', 'icy-moon'] },
        loyaltyDeck: deck,
        dice: [8],
      })
      game.answer(tigh, 'ftl-control').answer(tigh, 'deep-space')
      game.untilAsked(tyrol, 'prompt.pass-loyalty')
      return Array.from({ length: 30 }, (_, i) => {
        const { players } = imagine(game.state, game.seat(tyrol), unknowing, chance(i * 7919))
        return players.findIndex((p) => p.loyalty.includes('sympathizer'))
      })
    })
    expect(holders[0]).toEqual(holders[1])
    expect(new Set(holders[0])).toEqual(new Set([1, 2, 3]))
  })

  test('his own cards are in the check they were put in', () => {
    const game = scenario({
      players: ['laura-roslin', 'saul-tigh', 'gaius-baltar'],
      step: 'crisis',
      hands: { 'saul-tigh': ['repair-2', 'executive-order-1'], 'gaius-baltar': ['consolidate-power-1'] },
      decks: { crisis: ['bomb-threat', 'low-supplies'] },
    })
    game.answer('laura-roslin', 'low-supplies').untilAsked('saul-tigh', 'prompt.contribute')
    game.answer('saul-tigh', 'repair-2')
    for (const other of imagined(game, 'saul-tigh')) {
      const cards = other.stack.flatMap((f) => heldBy(f))
      expect(cards).toContain('repair-2')
      expect(other.players[1]?.hand).toEqual(['executive-order-1'])
    }
  })
})
