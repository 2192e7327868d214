import { eventsFor } from '@ragtag/engine'
import { scenario } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { unasked } from '../src/beliefs.ts'
import { type Claim, type Memory, newMemory, remember } from '../src/index.ts'
import { mindOf } from '../src/mind.ts'
import { guilty } from '../src/suspicion.ts'
import { having, told } from './asked.ts'

// Whom a bot takes for a Cylon, from what it has seen and nothing else.

const players = ['saul-tigh', 'laura-roslin', 'kara-thrace', 'galen-tyrol'] as const

/** How likely each seat is a Cylon to the first player. */
function suspicion(
  memory: Memory,
  position: Partial<Parameters<typeof scenario>[0]> = {},
): readonly number[] {
  const game = scenario({
    players,
    loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'not-a-cylon'],
    ...position,
  })
  return mindOf(game.view('saul-tigh'), game.request('saul-tigh'), memory, () => 0).suspicion
}

const checked = (minus: readonly string[], counts: Record<number, number>) => ({
  title: 'low-supplies',
  minus,
  counts,
  own: [],
  types: 2,
})

const start = newMemory(0)
const of = (list: readonly number[], seat: number): number => list[seat] ?? -1

describe('suspicion', () => {
  test('is the same for all at the start, and small', () => {
    const all = suspicion(start)
    expect(of(all, 1)).toBe(of(all, 2))
    expect(of(all, 1)).toBeLessThan(0.5)
  })

  test('falls on the one who could have put the wrong cards in', () => {
    const minus = ['repair-2', 'repair-1', 'scientific-research-3', 'repair-1']
    const all = suspicion({ ...start, checks: [checked(minus, { 1: 2, 2: 1, 3: 2 })] })
    expect(of(all, 3)).toBeGreaterThan(of(all, 1))
    expect(of(all, 3)).toBeGreaterThan(of(suspicion(start), 3) + 0.08)
  })

  test('does not follow from what Destiny explains', () => {
    const all = suspicion({ ...start, checks: [checked(['repair-2'], { 1: 2, 2: 2, 3: 2 })] })
    expect(of(all, 3)).toBeLessThan(of(suspicion(start), 3) + 0.1)
  })

  test('grows with every turn somebody does nothing with', () => {
    const once = of(suspicion({ ...start, idle: { 1: 1 } }), 1)
    expect(once).toBeGreaterThan(of(suspicion(start), 1))
    expect(once).toBeLessThan(guilty)
    expect(of(suspicion({ ...start, idle: { 1: 4 } }), 1)).toBeGreaterThan(guilty)
  })

  test('remembers who took no action in his own turn', () => {
    const game = scenario({ players })
    game.answer('saul-tigh')
    expect(told(game, 'laura-roslin').idle).toEqual({ [game.seat('saul-tigh')]: 1 })
    const seat = (n: number) => ({ key: 'seat', params: { seat: n } })
    const ordered = [
      { key: 'event.turn', params: { who: seat(1) } },
      { key: 'event.no-action', params: { who: seat(2) } },
    ]
    expect(remember(start, ordered).idle).toEqual({})
  })

  test('does not follow from adding nothing where one draws nothing that counts, nor from one good card', () => {
    const by = (skills: readonly string[], n: number, claim?: Claim) => {
      const seen = {
        ...checked([], { 1: n, 2: 2, 3: 2 }),
        skills,
        ...(claim ? { claims: { 1: claim } } : {}),
      }
      return of(suspicion({ ...start, checks: [seen, seen, seen] }), 1)
    }
    // Laura Roslin draws Politics and Leadership.
    expect(by(['tactics', 'piloting'], 0)).toBeLessThan(by(['politics', 'tactics'], 0))
    expect(by(['politics', 'tactics'], 1, 'some')).toBeLessThan(by(['politics', 'tactics'], 1, 'a-bit'))
  })

  test('falls on the only one who could have put a card against a check', () => {
    const minus = ['maximum-firepower-4', 'maximum-firepower-3', 'evasive-maneuvers-2', 'evasive-maneuvers-1']
    const seen = checked(minus, { 1: 2, 2: 2, 3: 2 })
    const all = suspicion({ ...start, checks: [seen] })
    expect(of(all, 2)).toBeGreaterThan(of(all, 1) + 0.2)
    expect(of(all, 2)).toBeGreaterThan(of(all, 3) + 0.2)
  })

  test('fades where one adds many cards and nothing goes wrong', () => {
    const clean = Array.from({ length: 4 }, () => checked([], { 1: 3, 2: 0, 3: 0 }))
    const all = suspicion({ ...start, checks: clean })
    expect(of(all, 1)).toBeLessThan(of(suspicion(start), 1))
    expect(of(all, 1)).toBeLessThan(of(all, 2))
  })

  test('grows on who takes what is clearly worse for the fleet', () => {
    const choice = { seat: 1, card: 'food-shortage', option: 0, levels: { food: 3 } }
    const all = suspicion({ ...start, choices: [choice, choice, choice] })
    expect(of(all, 1)).toBeGreaterThan(of(all, 2) + 0.15)
  })

  test('is certain about Loyalty one has seen, and about who is revealed', () => {
    const all = suspicion(having(start, { 1: 'cylon', 3: 'human' }), { revealed: ['kara-thrace'] })
    expect(of(all, 1)).toBe(1)
    expect(of(all, 2)).toBe(1)
    expect(of(all, 3)).toBeLessThan(0.1)
    expect(of(all, 1)).toBeGreaterThanOrEqual(guilty)
  })

  test('ends where every Cylon is known; a Leader is none of those the Loyalty deck makes', () => {
    const minus = ['repair-2', 'repair-1', 'scientific-research-3', 'repair-1']
    const memory = { ...start, checks: [checked(minus, { 1: 2, 2: 1, 3: 2 })] }
    expect(of(suspicion(memory), 3)).toBeGreaterThan(0.1)
    expect(of(suspicion(memory, { revealed: ['kara-thrace'] }), 3)).toBeLessThan(0.05)
    const led = { config: { sets: ['base', 'daybreak'] }, loyaltyDeck: [] }
    const withLeader = (leader: string) =>
      of(suspicion(memory, { ...led, players: ['saul-tigh', 'laura-roslin', leader, 'galen-tyrol'] }), 3)
    expect(withLeader('aaron-doral')).toBeGreaterThan(0.1)
  })

  test('falls on whoever added cards where what lies against a check is drawn by nobody', () => {
    const daybreak = { config: { sets: ['base', 'daybreak'] } }
    const bad = checked(['exploit-a-weakness-5', 'a-better-machine-3', 'bait-0', 'bait-0'], {
      1: 2,
      2: 0,
      3: 0,
    })
    const all = suspicion({ ...start, checks: [bad] }, daybreak)
    expect(of(all, 1)).toBeGreaterThan(of(all, 2))
  })

  test('does not depend on what the players really are', () => {
    const memory = { ...start, checks: [checked(['repair-2', 'repair-1', 'repair-1'], { 1: 1, 2: 1, 3: 2 })] }
    expect(suspicion(memory, { loyalty: { 'galen-tyrol': ['cylon-brig'] } })).toEqual(suspicion(memory))
  })

  test('grows on who left a bad Crisis card on top of its deck that he had looked at', () => {
    const left = (card: string) => {
      const game = scenario({
        players,
        hands: { 'saul-tigh': ['launch-scout-1'] },
        decks: { crisis: [card, 'riots-a'] },
        dice: [8],
      })
      const request = game.request('saul-tigh')
      game.answer('saul-tigh', 'launch-scout-1').answer('saul-tigh', 'deck:crisis').answer('saul-tigh', 'top')
      const mind = mindOf(
        game.view('kara-thrace'),
        { ...request, seat: 2 },
        told(game, 'kara-thrace'),
        () => 0,
      )
      expect(mind.memory.choices.map((c) => [c.seat, c.card, c.option])).toContainEqual([0, card, 'left'])
      return of(mind.suspicion, 0) - of(mind.suspicion, 1)
    }
    expect(left('tactical-strike')).toBeGreaterThan(0.08)
    expect(left('water-sabotaged')).toBeCloseTo(0)
  })

  describe('where Loyalty cards lie face down before a Cylon who has shown himself', () => {
    const five = ['laura-roslin', 'saul-tigh', 'kara-thrace', 'galen-tyrol', 'tom-zarek'] as const
    const shows = (cards: readonly string[], more: object = {}) =>
      scenario({
        players: five,
        loyaltyDeck: [],
        revealed: ['laura-roslin'],
        loyalty: { 'laura-roslin': cards },
        ...more,
      })
    const doubts = (game: ReturnType<typeof shows>, memory: Memory = told(game, 'saul-tigh')) =>
      mindOf(game.view('saul-tigh'), unasked(1), memory, () => 0).suspicion
    const handing = (more: object = {}) =>
      shows(['cylon-brig', 'not-a-cylon'], {
        at: { 'laura-roslin': 'resurrection-ship' },
        ...more,
      })
    const hand = (game: ReturnType<typeof shows>, to = 'seat:2') =>
      game.answer('laura-roslin', 'location:resurrection-ship').answer('laura-roslin', to)

    test('the last Cylon card may be there: nobody else need hold it', () => {
      const sum = (cards: readonly string[]) =>
        doubts(shows(cards))
          .slice(2)
          .reduce((a, b) => a + b)
      expect(sum([])).toBeGreaterThan(0.9)
      expect(sum(['cylon-brig', 'not-a-cylon'])).toBeLessThan(0.75)
    })

    test('who holds two cards is a Cylon rather than who holds one', () => {
      const all = doubts(shows([], { loyalty: { 'kara-thrace': ['not-a-cylon', 'not-a-cylon'] } }))
      expect(of(all, 2)).toBeGreaterThan(1.5 * of(all, 3))
    })

    test('he who is given them is doubted, whatever was seen of him before', () => {
      const clean = Array.from({ length: 6 }, () => checked([], { 2: 2, 3: 0, 4: 0 }))
      const game = handing()
      const before = told(game, 'saul-tigh')
      expect(of(doubts(game, { ...before, checks: clean }), 2)).toBeLessThan(0.2)
      hand(game)
      const after = told(game, 'saul-tigh')
      const events = eventsFor(game.events, 1)
      const all = doubts(game, remember({ ...newMemory(1), checks: clean }, events))
      expect(of(all, 2)).toBeGreaterThan(0.7)
      expect(of(all, 2)).toBeLessThan(0.95)
      // What is seen of him afterwards speaks for all his cards.
      expect(of(doubts(game, { ...after, checks: clean }), 2)).toBeLessThan(of(all, 2))
      // He knows what he was given.
      const his = mindOf(game.view('kara-thrace'), unasked(2), told(game, 'kara-thrace'), () => 0)
      expect(his.side).toBe('hidden')
    })

    test('he is doubted less where the other had to give them away, and not at all where every Cylon is known', () => {
      const pegasus = { config: { sets: ['base', 'pegasus'] } }
      const given = (more: object) => {
        const game = shows([], { loyalty: { 'kara-thrace': ['not-a-cylon', 'not-a-cylon'] }, ...more })
        const name = (seat: number) => ({ key: 'seat', params: { seat } })
        const passed = { key: 'event.loyalty-passed', params: { from: name(0), to: name(2), n: 1 } }
        return of(doubts(game, remember(newMemory(1), [passed])), 2)
      }
      expect(given({})).toBeGreaterThan(0.75)
      expect(given(pegasus)).toBeLessThan(0.65)
      expect(given(pegasus)).toBeGreaterThan(0.4)
      expect(given({ revealed: ['laura-roslin', 'tom-zarek'] })).toBeLessThan(0.05)
    })

    test('what is turned up of them at once is hidden no longer', () => {
      const name = (seat: number) => ({ key: 'seat', params: { seat } })
      const passed = { key: 'event.loyalty-passed', params: { from: name(1), to: name(2), n: 2 } }
      const turnedUp = { key: 'event.sympathizer', params: { who: name(2) } }
      expect(remember(start, [passed, turnedUp]).handed?.[2]?.n).toBe(1)
      expect(remember(start, [passed, turnedUp, turnedUp]).handed).toEqual({})
    })

    test('who gave them knows what he gave', () => {
      const game = hand(handing())
      const mind = mindOf(game.view('laura-roslin'), unasked(0), told(game, 'laura-roslin'), () => 0)
      expect(mind.seen[2]).toBe('cylon')
    })
  })
})
