import { describe, expect, test } from 'vitest'
import {
  chance,
  contentOf,
  eventsFor,
  type GameState,
  imagine,
  type Knowledge,
  learn,
  unknowing,
  view,
} from '../../src/index.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import { adama, kara, labor, roslin, table, zarek } from './check-play.ts'

// TIME: who goes first and who is asked again, and what everybody knows of the Destiny deck.

const helo = 'karl-agathon'
const baltar = 'gaius-baltar'

/** Helo, who may have a die thrown again, misses a centurion; Roslin has Calculations. */
const missed = (): TestGame =>
  scenario({
    players: [helo, zarek, roslin, kara],
    config: table.config,
    used: { [kara]: ['secret-destiny'] },
    at: { [helo]: 'armory' },
    centurions: [0],
    hands: { [roslin]: ['calculations-3'] },
    dice: [6, 2],
  }).answer(helo, 'armory')

describe('TIME', () => {
  test('P-TIME-1, P-TIME-3: the current player says whether the ability or the card goes first; the other may still act or not', () => {
    const game = missed().answer(helo, 'eco-officer').answer(roslin, 'calculations-3')
    expect(game.request(helo).prompt.key).toBe('prompt.order')
    game.answer(helo, 'calculations-3').answer(roslin, 'more')
    expect(game.request(helo).window).toBe('roll-after')
    game.pass(helo)
    expect(game.state.centurions).toEqual([])
    const again = missed()
      .answer(helo, 'eco-officer')
      .answer(roslin, 'calculations-3')
      .answer(helo, 'eco-officer')
    expect(again.player(roslin).hand).toEqual(['calculations-3'])
    expect(again.request(roslin).window).toBe('roll-after')
  })

  test('P-TIME-2: a card that cannot be used any more stays in its hand', () => {
    const hands = { [roslin]: ['support-the-people-1'], [adama]: ['at-any-cost-3'] }
    const game = labor({ hands }).answer(roslin, 'support-the-people-1').answer(adama, 'at-any-cost-3')
    game
      .answer(zarek, 'support-the-people-1')
      .answer(roslin, 'no')
      .answer(adama, 'no')
      .answer(zarek, 'no')
      .answer(kara, 'no')
    expect(game.player(adama).hand).toEqual(['at-any-cost-3'])
    expect(game.state.decks.leadership.discard).toEqual([])
  })

  test('P-TIME-4: whoever passed is asked again after something was used', () => {
    const hands = { [roslin]: ['jury-rigged-1'], [adama]: ['scientific-research-3'] }
    const game = labor({ hands }).pass(adama).answer(roslin, 'jury-rigged-1')
    expect(game.request(adama).window).toBe('check-pre')
    expect(game.view(roslin).check?.total).toBe(0)
  })

  test('P-TIME-8: who must only discard chooses at the same time as the others, and sees nothing of theirs', () => {
    const two = ['repair-1', 'repair-2', 'executive-order-1']
    const game = scenario({
      ...table,
      step: 'crisis',
      decks: { crisis: ['cylon-screenings'] },
      hands: { [zarek]: two, [kara]: two, [roslin]: two, [adama]: two },
    }).answer(zarek, 'option:1')
    expect([...game.asked].sort()).toEqual([adama, kara, roslin, zarek].sort())
    const before = view(game.state, game.seat(zarek))
    game.answer(kara, 'repair-1', 'repair-2')
    expect({ ...view(game.state, game.seat(zarek)), waitingFor: [] }).toEqual({ ...before, waitingFor: [] })
    expect(game.saw(zarek)).not.toContain('event.discarded')
  })
})

describe("the Destiny deck after God's Plan", () => {
  const planned = (p: Partial<Position> = {}): TestGame =>
    scenario({
      ...table,
      players: [baltar, zarek, kara, roslin],
      used: { [kara]: ['secret-destiny'] },
      revealed: [baltar],
      at: { [baltar]: 'caprica' },
      step: 'movement',
      hands: { [baltar]: ['gods-plan-2'] },
      destiny: ['declare-emergency-5', 'repair-1'],
      ...p,
    }).answer(baltar, 'gods-plan-2')

  const known = (game: TestGame, who: string): Knowledge =>
    learn(unknowing, eventsFor(game.events, game.seat(who)), game.seat(who), contentOf(game.state.config))

  const imagined = (game: TestGame, who: string): GameState[] =>
    Array.from({ length: 12 }, (_, i) => imagine(game.state, game.seat(who), known(game, who), chance(i + 1)))

  test('everybody knows what lies on top; what was taken only who took it', () => {
    const game = planned()
    for (const who of [baltar, zarek])
      for (const other of imagined(game, who)) expect(other.destiny.at(-1)).toBe('gods-plan-2')
    const hands = imagined(game, zarek).map((other) => other.players[0]?.hand.join())
    expect(new Set(hands).size).toBeGreaterThan(5)
    for (const other of imagined(game, zarek)) expect(view(other, 1)).toEqual(view(game.state, 1))
    expect(known(game, zarek).decks.treachery?.discard).toEqual([])
  })

  test('it is in the next check, unseen, and everybody knows it', () => {
    const game = planned({ decks: { crisis: ['prison-labor'] } })
    game.untilAsked(zarek, 'prompt.contribute')
    expect(game.view(kara).check).toMatchObject({ total: 2, cards: [] })
    for (const other of imagined(game, zarek)) {
      const [check] = other.stack.filter((f) => f.proc === 'skill-check')
      expect(check).toMatchObject({ cards: expect.arrayContaining(['gods-plan-2']) })
    }
    expect(known(game, zarek).destiny).toEqual([])
  })

  test('who swaps next takes what everybody knew', () => {
    const game = planned({
      players: [baltar, roslin, zarek, kara],
      revealed: [baltar, roslin],
      at: { [baltar]: 'caprica', [roslin]: 'caprica' },
      hands: { [baltar]: ['gods-plan-2'], [roslin]: ['gods-plan-2', 'sabotage-3'] },
    })
    game.untilAsked(roslin, 'prompt.move').answer(roslin, 'gods-plan-2')
    expect(game.player(roslin).hand).toContain('gods-plan-2')
    expect(known(game, kara)).toMatchObject({ destiny: ['gods-plan-2'], hands: { 1: ['gods-plan-2'] } })
    for (const other of imagined(game, kara)) expect(other.players[1]?.hand).toContain('gods-plan-2')
  })
})

describe('discards at one time', () => {
  test('P-TIME-8: what somebody discards with the others is gone before he could use it on their cards', () => {
    const [tyrol, zarek] = ['galen-tyrol', 'tom-zarek']
    const five = Array(5).fill('executive-order-1')
    const game = scenario({
      players: [tyrol, 'william-adama', zarek],
      config: { sets: ['base', 'pegasus'] },
      step: 'end',
      revealed: [zarek],
      hands: {
        [tyrol]: [...five, 'repair-1', 'repair-1', 'repair-2', 'broadcast-location-1'],
        [zarek]: [...Array(8).fill('launch-scout-1'), 'strategic-planning-3', 'launch-scout-2', 'sabotage-3'],
      },
    })
    game.answer(tyrol, 'broadcast-location-1').answer(zarek, 'sabotage-3')
    expect(game.player(zarek).hand).toHaveLength(10)
    expect(game.state.decks.treachery?.discard).toEqual(['broadcast-location-1', 'sabotage-3'])
    expect(game.state.boards.galactica?.damaged).toEqual([])
    expect(game.happened('event.galactica-damaged')).toBe(false)
  })
})
