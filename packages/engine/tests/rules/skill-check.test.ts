import { describe, expect, test } from 'vitest'
import { eventsFor } from '../../src/core/events.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

const three = ['saul-tigh', 'tom-zarek', 'gaius-baltar'] as const

/** Saul Tigh draws this Crisis card; Tom Zarek sits to his left. */
const crisis = (card: string, more: Partial<Position> = {}): TestGame =>
  scenario({ players: three, step: 'crisis', ...more, decks: { crisis: [card], ...more.decks } })

const all = [...three, 'spectator'] as const

const log = (game: TestGame): string[] => game.events.map((e) => JSON.stringify([e.key, e.params ?? {}]))

/** All that somebody was told. */
const told = (game: TestGame, who: string): string =>
  JSON.stringify(eventsFor(game.events, who === 'spectator' ? who : game.seat(who)))

const at = (game: TestGame, key: string): number => game.events.findIndex((e) => e.key === key)

const strength = (game: TestGame): unknown =>
  game.events.find((e) => e.key === 'event.check-revealed')?.params?.strength

/** Who was asked to contribute, in order; everybody adds nothing. */
function contributors(game: TestGame): string[] {
  const asked: string[] = []
  game.until((g) => {
    const [who] = g.asked
    if (who && g.request(who).window === 'check-contribute') asked.push(who)
    return g.happened('event.check-revealed')
  })
  return asked
}

describe('before the cards', () => {
  test('B-CHECK-1 a check is read, gets Destiny cards, contributions, is sorted and totalled, and has its result', () => {
    const game = crisis('low-supplies', {
      destiny: ['repair-1', 'repair-1'],
      hands: { 'saul-tigh': ['executive-order-1'] },
    }).pass('saul-tigh')
    const order = [
      'event.check',
      'event.destiny-added',
      'event.contributed',
      'event.check-revealed',
      'event.check-fail',
      'event.lost',
    ]
    const places = order.map((key) => at(game, key))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  test('B-CHECK-2 the check is read to all before anything happens', () => {
    const card = crisis('low-supplies', { hands: { 'tom-zarek': ['investigative-committee-3'] } })
    const location = scenario({
      players: three,
      at: { 'saul-tigh': 'administration' },
      hands: { 'tom-zarek': ['investigative-committee-3'] },
    })
      .answer('saul-tigh', 'administration')
      .answer('saul-tigh', 'seat:2')
    for (const game of [card, location])
      for (const who of all) {
        expect(game.saw(who).at(-1)).not.toBe('event.destiny-added')
        expect(game.saw(who)).toContain('event.check')
        expect(game.view(who).check).toMatchObject({ total: 0, counts: [0, 0, 0], strength: null })
      }
    expect(card.view('spectator').check).toMatchObject({ difficulty: 7, skills: ['politics', 'leadership'] })
    expect(location.view('spectator').check).toMatchObject({
      difficulty: 5,
      skills: ['politics', 'leadership'],
    })
  })

  test('B-CHECK-3 the choice a card gives is made before any card is added', () => {
    const game = crisis('water-sabotaged', { hands: { 'tom-zarek': ['executive-order-1'] } })
    expect(game.request('saul-tigh').prompt.key).toBe('prompt.crisis-choice')
    expect(game.happened('event.destiny-added')).toBe(false)
    expect(game.state.destiny).toHaveLength(10)
    game.answer('saul-tigh', 'option:0')
    expect(game.request('tom-zarek').window).toBe('check-contribute')
  })

  test('B-CHECK-4 an option without pass and fail results is carried out instead of the check', () => {
    const game = crisis('water-sabotaged', { hands: { 'tom-zarek': ['executive-order-1'] } }).answer(
      'saul-tigh',
      'option:1',
    )
    expect(game.state.resources.food).toBe(7)
    expect(game.state.destiny).toHaveLength(10)
    expect(game.happened('event.check')).toBe(false)
    expect(game.player('tom-zarek').hand).toContain('executive-order-1')
  })

  test('B-CHECK-5 Mysterious Intuition comes first: its result is carried out and no cards are added', () => {
    const position: Partial<Position> = {
      players: ['saul-tigh', 'sharon-valerii', 'gaius-baltar'],
      hands: { 'gaius-baltar': ['investigative-committee-3', 'repair-1'] },
      destiny: ['executive-order-2', 'executive-order-2'],
    }
    const game = crisis('low-supplies', position)
    expect(game.asked).toEqual(['sharon-valerii'])
    game.answer('sharon-valerii', 'mysterious-intuition').answer('sharon-valerii', 'option:1')
    expect(game.happened('event.check-fail')).toBe(true)
    expect(game.state.resources.morale).toBe(9)
    expect(game.happened('event.destiny-added')).toBe(false)
    expect(game.state.destiny).toHaveLength(12)
    expect(game.player('gaius-baltar').hand.slice(0, 2)).toEqual(['investigative-committee-3', 'repair-1'])
    const passed = crisis('low-supplies', position)
    passed.answer('sharon-valerii', 'mysterious-intuition').answer('sharon-valerii', 'option:0')
    expect(passed.happened('event.check-pass')).toBe(true)
    expect(passed.state.resources.morale).toBe(10)
  })

  test('B-CHECK-6 abilities before cards are added and abilities of the location share one moment, ordered by the current player', () => {
    const game = scenario({
      players: ['gaius-baltar', 'saul-tigh', 'tom-zarek'],
      at: { 'gaius-baltar': 'admirals-quarters' },
      hands: { 'tom-zarek': ['scientific-research-3'] },
    })
      .answer('gaius-baltar', 'admirals-quarters')
      .answer('gaius-baltar', 'seat:2')
    expect(game.asked).toEqual(['saul-tigh', 'tom-zarek'])
    game.answer('saul-tigh', 'cylon-hatred').answer('tom-zarek', 'scientific-research-3')
    expect(game.request('gaius-baltar').prompt.key).toBe('prompt.order')
    expect(game.options('gaius-baltar')).toEqual(['1:cylon-hatred', '2:scientific-research-3'])
    game.answer('gaius-baltar', '2:scientific-research-3')
    expect(game.view('spectator').check).toMatchObject({ difficulty: 7, positive: ['engineering'] })
    expect(game.asked).toEqual(['saul-tigh'])
    expect(game.happened('event.destiny-added')).toBe(false)
    game.answer('saul-tigh', 'cylon-hatred')
    const [hatred, destiny] = [at(game, 'event.difficulty'), at(game, 'event.destiny-added')]
    expect(hatred).toBeGreaterThan(0)
    expect(destiny).toBeGreaterThan(hatred)
  })
})

describe('Destiny cards and contributions', () => {
  test('B-CHECK-7 two cards from the top of the Destiny deck are added face down', () => {
    const game = crisis('low-supplies', {
      destiny: ['scientific-research-5', 'maximum-firepower-5', 'repair-1'],
      hands: { 'tom-zarek': ['executive-order-1'] },
    })
    expect(game.state.destiny.at(-1)).toBe('repair-1')
    for (const who of all) {
      expect(game.view(who).check).toMatchObject({ total: 2, cards: [] })
      expect(JSON.stringify(game.view(who))).not.toMatch(/scientific-research-5|maximum-firepower-5/)
    }
    expect(log(game).join()).not.toMatch(/scientific-research-5|maximum-firepower-5/)
    game.pass('tom-zarek')
    expect(log(game).join()).toMatch(/scientific-research-5/)
    expect(strength(game)).toBe(-10)
  })

  test('B-CHECK-8 B-CHECK-10 each player contributes once, from the left of the current player round to him', () => {
    const hands = Object.fromEntries(three.map((who) => [who, ['launch-scout-1', 'launch-scout-2']]))
    expect(contributors(crisis('low-supplies', { hands }))).toEqual([
      'tom-zarek',
      'gaius-baltar',
      'saul-tigh',
    ])
    const later = crisis('low-supplies', { hands, current: 'gaius-baltar' }).answer(
      'gaius-baltar',
      'type:tactics#1',
    )
    expect(contributors(later)).toEqual(['saul-tigh', 'tom-zarek', 'gaius-baltar'])
  })

  test('B-CHECK-9 the order starts from the current player although another activated the location', () => {
    const hands = Object.fromEntries(three.map((who) => [who, ['executive-order-1', 'launch-scout-2']]))
    const game = scenario({ players: three, at: { 'gaius-baltar': 'administration' }, hands })
    game.answer('saul-tigh', 'executive-order-1').answer('saul-tigh', 'seat:2')
    game
      .answer('gaius-baltar', 'actions')
      .answer('gaius-baltar', 'administration')
      .answer('gaius-baltar', 'seat:0')
    game.pass('tom-zarek')
    expect(contributors(game)).toEqual(['tom-zarek', 'gaius-baltar', 'saul-tigh'])
  })

  test('B-CHECK-11 a human player may contribute any number of cards, or none', () => {
    const five = [
      'executive-order-1',
      'executive-order-1',
      'executive-order-2',
      'declare-emergency-3',
      'repair-1',
    ]
    const game = crisis('low-supplies', {
      hands: { 'tom-zarek': five, 'gaius-baltar': ['repair-1'], 'saul-tigh': ['repair-2'] },
    })
    expect(game.request('tom-zarek')).toMatchObject({ min: 0, max: 5 })
    game.answer('tom-zarek', ...game.options('tom-zarek')).pass('gaius-baltar')
    expect(game.view('spectator').check?.counts).toEqual([0, 5, 0])
    expect(game.player('tom-zarek').hand).toEqual([])
    expect(game.player('gaius-baltar').hand).toEqual(['repair-1'])
  })

  test('B-CHECK-12 a character in the Brig contributes at most 1 card', () => {
    const cards = ['executive-order-1', 'executive-order-2']
    const free = crisis('low-supplies', { hands: { 'tom-zarek': cards } })
    expect(free.request('tom-zarek').max).toBe(2)
    const game = crisis('low-supplies', { hands: { 'tom-zarek': cards }, at: { 'tom-zarek': 'brig' } })
    expect(game.request('tom-zarek')).toMatchObject({ min: 0, max: 1 })
    expect(() => game.answer('tom-zarek', ...game.options('tom-zarek'))).toThrow('2 chosen')
  })

  test('B-CHECK-13 a revealed Cylon contributes at most 1 card', () => {
    const game = crisis('low-supplies', {
      hands: { 'tom-zarek': ['executive-order-1', 'executive-order-2'] },
      revealed: ['tom-zarek'],
    })
    expect(game.request('tom-zarek')).toMatchObject({ min: 0, max: 1 })
    expect(() => game.answer('tom-zarek', ...game.options('tom-zarek'))).toThrow('2 chosen')
  })

  test('B-CHECK-14 B-CHECK-15 contributions lie face down, and how many each player added is public', () => {
    const game = crisis('low-supplies', {
      hands: {
        'tom-zarek': ['maximum-firepower-4', 'maximum-firepower-5', 'repair-1'],
        'saul-tigh': ['launch-scout-2'],
      },
    }).answer('tom-zarek', 'maximum-firepower-4', 'maximum-firepower-5')
    for (const who of ['saul-tigh', 'gaius-baltar', 'spectator'] as const) {
      expect(game.view(who).check).toMatchObject({ counts: [0, 2, 0], total: 4, cards: [] })
      expect(JSON.stringify(game.view(who))).not.toContain('maximum-firepower')
      expect(told(game, who)).toContain(
        '"event.contributed","params":{"who":{"key":"seat","params":{"seat":1}},"n":2}',
      )
      expect(told(game, who)).not.toContain('maximum-firepower')
    }
    expect(game.view('tom-zarek').check?.cards).toEqual([])
  })

  test('B-CHECK-16 the text of contributed cards is ignored', () => {
    const game = crisis('low-supplies', {
      destiny: ['executive-order-1', 'executive-order-1'],
      hands: { 'tom-zarek': ['investigative-committee-3', 'scientific-research-3', 'declare-emergency-3'] },
    })
    game.pass('tom-zarek') // the window before cards are added
    game.answer('tom-zarek', 'investigative-committee-3', 'scientific-research-3', 'declare-emergency-3')
    // 1 + 1 + 3 + 3 - 3 against 7: Engineering stays negative and the difficulty stays 7.
    expect(strength(game)).toBe(5)
    expect(game.happened('event.difficulty')).toBe(false)
    expect(game.happened('event.played')).toBe(false)
    expect(game.happened('event.check-fail')).toBe(true)
  })

  test('B-CHECK-17 the cards are mixed before they are turned up: who added which cannot be seen', () => {
    const swapped = (a: string, b: string): TestGame =>
      crisis('low-supplies', {
        destiny: ['executive-order-1', 'consolidate-power-1'],
        hands: { 'tom-zarek': [a], 'gaius-baltar': [b] },
      })
        .answer('tom-zarek', a)
        .answer('gaius-baltar', b)
    const one = swapped('executive-order-2', 'consolidate-power-2')
    const other = swapped('consolidate-power-2', 'executive-order-2')
    const shown = (game: TestGame) => game.events.find((e) => e.key === 'event.check-revealed')
    expect(shown(one)).toBeDefined()
    expect(shown(one)).toEqual(shown(other))
  })
})

describe('total and result', () => {
  /** Prison Labor: Politics, Leadership, Tactics, 10. */
  const prison = (
    more: readonly string[],
    destiny: readonly string[] = ['consolidate-power-1', 'executive-order-1'],
  ): TestGame =>
    crisis('prison-labor', { destiny, hands: { 'saul-tigh': more } }).answer('saul-tigh', ...more)

  test('B-CHECK-18 cards of the types of the check count positive, all others negative', () => {
    expect(strength(prison(['strategic-planning-3', 'declare-emergency-4', 'launch-scout-2']))).toBe(11)
    expect(strength(prison(['maximum-firepower-3', 'repair-2', 'launch-scout-1']))).toBe(-2)
  })

  test('B-CHECK-19 the strength is the positive minus the negative cards and may be below 0', () => {
    expect(strength(prison(['declare-emergency-5', 'repair-2']))).toBe(5)
    expect(strength(prison(['repair-2'], ['repair-1', 'maximum-firepower-5']))).toBe(-8)
  })

  test('B-CHECK-20 B-CHECK-21 a strength of the difficulty or more passes, a lower one fails', () => {
    const ten = prison(['strategic-planning-3', 'strategic-planning-5'])
    expect(strength(ten)).toBe(10)
    expect(ten.happened('event.check-pass')).toBe(true)
    expect(ten.happened('event.check-fail')).toBe(false)
    expect(ten.state.resources).toMatchObject({ food: 8, morale: 10 })
    const nine = prison(['strategic-planning-3', 'strategic-planning-4'])
    expect(strength(nine)).toBe(9)
    expect(nine.happened('event.check-pass')).toBe(false)
    expect(nine.state.resources).toMatchObject({ food: 7, morale: 9 })
    // And a pass result that does something: Scouting for Fuel, 12.
    const fuel = crisis('scouting-for-fuel', {
      destiny: ['launch-scout-2', 'launch-scout-2'],
      hands: { 'tom-zarek': ['maximum-firepower-3', 'maximum-firepower-5'] },
    })
    fuel.answer('saul-tigh', 'option:0').answer('tom-zarek', 'maximum-firepower-3', 'maximum-firepower-5')
    expect(fuel.state.resources.fuel).toBe(9)
  })

  test('B-CHECK-22 a strength between the partial number and the difficulty brings the partial result', () => {
    // Elections Loom: 8; 5: morale -1; fail: morale -1 and the President discards 4.
    const loom = (...cards: string[]): TestGame =>
      crisis('elections-loom', {
        titles: { president: 'gaius-baltar' },
        destiny: ['executive-order-1', 'executive-order-1'],
        hands: {
          'saul-tigh': cards,
          'gaius-baltar': ['repair-1', 'repair-1', 'repair-1', 'repair-1', 'repair-1'],
        },
      })
        .pass('gaius-baltar')
        .answer('saul-tigh', ...cards)
    const four = loom('executive-order-2')
    expect(four.happened('event.check-fail')).toBe(true)
    expect(four.request('gaius-baltar').prompt.key).toBe('prompt.discard')
    for (const card of ['declare-emergency-3', 'declare-emergency-5']) {
      const partial = loom(card)
      expect(partial.happened('event.check-partial')).toBe(true)
      expect(partial.happened('event.check-fail')).toBe(false)
      expect(partial.happened('event.check-pass')).toBe(false)
      expect(partial.state.resources.morale).toBe(9)
      expect(partial.player('gaius-baltar').hand).toHaveLength(5)
    }
    const eight = loom('declare-emergency-5', 'executive-order-1')
    expect(eight.happened('event.check-pass')).toBe(true)
    expect(eight.state.resources.morale).toBe(10)
  })

  test('B-CHECK-23 Declare Emergency is played after the total, lowers the difficulty by 2, once per check', () => {
    const emergency = (card: string): TestGame =>
      crisis('prison-labor', {
        destiny: ['consolidate-power-1', 'executive-order-1'],
        hands: {
          'tom-zarek': ['declare-emergency-3'],
          'gaius-baltar': ['declare-emergency-3'],
          'saul-tigh': [card, 'launch-scout-2'],
        },
      })
        .pass('tom-zarek')
        .pass('gaius-baltar')
        .answer('saul-tigh', card, 'launch-scout-2')
    const eight = emergency('strategic-planning-4')
    expect(strength(eight)).toBe(8)
    expect(eight.asked).toEqual(['tom-zarek', 'gaius-baltar'])
    eight.answer('tom-zarek', 'declare-emergency-3').pass('gaius-baltar')
    expect(eight.happened('event.check-pass')).toBe(true)
    const seven = emergency('strategic-planning-3')
    seven.answer('tom-zarek', 'declare-emergency-3').answer('gaius-baltar', 'declare-emergency-3')
    seven.answer('saul-tigh', '1:declare-emergency-3')
    expect(seven.events.filter((e) => e.key === 'event.difficulty')).toHaveLength(1)
    expect(seven.happened('event.check-fail')).toBe(true)
    expect(seven.player('gaius-baltar').hand).toContain('declare-emergency-3')
  })

  test('B-CHECK-24 all changes of the difficulty add up', () => {
    // Admiral's Quarters, 7: Cylon Hatred -3, Insubordinate -3, Arbitrator +3, Declare Emergency -2.
    const game = scenario({
      players: ['tom-zarek', 'saul-tigh', 'kara-thrace'],
      at: { 'tom-zarek': 'admirals-quarters', 'kara-thrace': 'armory' },
      inPlay: [{ card: 'assign-arbitrator', deck: 'quorum', holder: 'kara-thrace' }],
      destiny: ['executive-order-1', 'executive-order-1'],
      hands: { 'saul-tigh': ['declare-emergency-3', 'launch-scout-1'] },
    })
      .answer('tom-zarek', 'admirals-quarters')
      .answer('tom-zarek', 'seat:2')
    expect(game.view('spectator').check?.difficulty).toBe(4)
    game
      .answer('saul-tigh', 'cylon-hatred')
      .answer('kara-thrace', 'assign-arbitrator')
      .answer('tom-zarek', '1:cylon-hatred')
    expect(game.view('spectator').check?.difficulty).toBe(1)
    game.answer('kara-thrace', 'assign-arbitrator').answer('kara-thrace', 'option:1')
    expect(game.view('spectator').check?.difficulty).toBe(4)
    game.pass('saul-tigh')
    expect(strength(game)).toBe(2)
    game.answer('saul-tigh', 'declare-emergency-3')
    expect(game.happened('event.check-pass')).toBe(true)
    expect(game.player('kara-thrace').at).toBe('brig')
  })

  test('B-CHECK-25 a change of the difficulty leaves the number of the partial result alone', () => {
    // Elections Loom 8, partial 5: strength 4 stays a failure after Declare Emergency, 5 stays partial, 6 passes.
    const loom = (card: string): TestGame =>
      crisis('elections-loom', {
        destiny: ['executive-order-1', 'executive-order-1'],
        hands: { 'saul-tigh': [card, 'declare-emergency-5'] },
      })
        .answer('saul-tigh', card)
        .answer('saul-tigh', 'declare-emergency-5')
    expect(loom('executive-order-2').happened('event.check-fail')).toBe(true)
    expect(loom('declare-emergency-3').happened('event.check-partial')).toBe(true)
    expect(loom('declare-emergency-4').happened('event.check-pass')).toBe(true)
  })
})

describe('cards and abilities used on a check', () => {
  const withTyrol = ['saul-tigh', 'galen-tyrol', 'gaius-baltar'] as const

  test('B-CHECK-26 Blind Devotion comes after the last contribution and before the cards are turned up', () => {
    const hidden = crisis('low-supplies', {
      players: withTyrol,
      destiny: ['executive-order-1', 'executive-order-1'],
      hands: { 'saul-tigh': ['declare-emergency-5', 'repair-2'] },
    })
    expect(hidden.asked).toEqual(['saul-tigh'])
    hidden.answer('saul-tigh', 'declare-emergency-5', 'repair-2')
    expect(hidden.asked).toEqual(['galen-tyrol'])
    expect(hidden.happened('event.check-revealed')).toBe(false)
    expect(hidden.view('galen-tyrol').check?.cards).toEqual([])
    hidden.answer('galen-tyrol', 'blind-devotion').answer('galen-tyrol', 'leadership')
    expect(strength(hidden)).toBe(-2)
    // Also when the cards were added face up, and he has seen them all.
    const open = crisis('low-supplies', {
      players: withTyrol,
      destiny: ['executive-order-1', 'executive-order-1'],
      hands: { 'saul-tigh': ['repair-2', 'investigative-committee-3'] },
    })
    open.answer('saul-tigh', 'investigative-committee-3').answer('saul-tigh', 'repair-2')
    expect(open.asked).toEqual(['galen-tyrol'])
    expect(open.view('galen-tyrol').check?.cards).toEqual([
      'executive-order-1',
      'executive-order-1',
      'repair-2',
    ])
    open.answer('galen-tyrol', 'blind-devotion').answer('galen-tyrol', 'engineering')
    expect(strength(open)).toBe(2)
  })

  test('B-CHECK-27 Investigative Committee: all cards of the check are added face up, Destiny cards too', () => {
    const position: Partial<Position> = {
      destiny: ['maximum-firepower-5', 'scientific-research-5'],
      hands: {
        'tom-zarek': ['investigative-committee-3', 'launch-scout-1'],
        'gaius-baltar': ['declare-emergency-3'],
        'saul-tigh': ['launch-scout-2'],
      },
    }
    const open = crisis('low-supplies', position).answer('tom-zarek', 'investigative-committee-3')
    for (const who of all)
      expect(open.view(who).check?.cards).toEqual(['maximum-firepower-5', 'scientific-research-5'])
    expect(told(open, 'spectator')).toMatch(/event.destiny-added.*maximum-firepower-5.*scientific-research-5/)
    open.pass('tom-zarek').answer('gaius-baltar', 'declare-emergency-3')
    for (const who of all) {
      expect(open.view(who).check?.cards).toContain('declare-emergency-3')
      expect(told(open, who)).toMatch(/event.contributed-cards.*declare-emergency-3/)
    }
    const closed = crisis('low-supplies', position)
      .pass('tom-zarek')
      .pass('tom-zarek')
      .answer('gaius-baltar', 'declare-emergency-3')
    expect(closed.view('tom-zarek').check?.cards).toEqual([])
    expect(told(closed, 'tom-zarek')).not.toMatch(/declare-emergency-3|maximum-firepower-5/)
  })

  test('B-CHECK-28 Scientific Research: all Engineering cards of the check count positive', () => {
    const research = (play: boolean): TestGame => {
      const game = crisis('low-supplies', {
        destiny: ['repair-1', 'evasive-maneuvers-1'],
        hands: { 'saul-tigh': ['scientific-research-3', 'repair-2'] },
      })
      return (play ? game.answer('saul-tigh', 'scientific-research-3') : game.pass('saul-tigh')).answer(
        'saul-tigh',
        'repair-2',
      )
    }
    expect(strength(research(true))).toBe(2)
    expect(strength(research(false))).toBe(-4)
  })

  test('B-CHECK-29 B-CHECK-30 the cards of the check are discarded to their piles only after the result', () => {
    const game = crisis('a-traitor-accused', {
      destiny: ['repair-1', 'evasive-maneuvers-1'],
      hands: { 'tom-zarek': ['launch-scout-2'] },
    })
    game.answer('saul-tigh', 'option:0').answer('tom-zarek', 'launch-scout-2')
    // The result is being carried out.
    expect(game.request('saul-tigh').prompt.key).toBe('prompt.pick')
    expect(game.view('spectator').check?.cards).toHaveLength(3)
    for (const type of ['engineering', 'piloting', 'tactics'] as const)
      expect(game.state.decks[type].discard).toEqual([])
    game.answer('saul-tigh', 'seat:2')
    expect(game.state.decks.engineering.discard).toEqual(['repair-1'])
    expect(game.state.decks.piloting.discard).toEqual(['evasive-maneuvers-1'])
    expect(game.state.decks.tactics.discard).toEqual(['launch-scout-2'])
    expect(game.player('gaius-baltar').at).toBe('brig')
  })

  test('B-CHECK-31 Command Authority: William Adama takes the cards once the result was carried out', () => {
    const game = crisis('a-traitor-accused', {
      players: ['saul-tigh', 'william-adama', 'gaius-baltar'],
      destiny: ['repair-1', 'evasive-maneuvers-1'],
      hands: { 'saul-tigh': ['launch-scout-2'] },
    })
    game.answer('saul-tigh', 'option:0').answer('saul-tigh', 'launch-scout-2').answer('saul-tigh', 'seat:2')
    expect(game.player('gaius-baltar').at).toBe('brig')
    expect(game.asked).toEqual(['william-adama'])
    expect(game.player('william-adama').hand).toEqual([])
    game.answer('william-adama', 'command-authority')
    expect(game.player('william-adama').hand.slice(0, 3).sort()).toEqual([
      'evasive-maneuvers-1',
      'launch-scout-2',
      'repair-1',
    ])
    for (const type of ['engineering', 'piloting', 'tactics'] as const)
      expect(game.state.decks[type].discard).toEqual([])
  })
})

test('B-CHECK-18 everyone is told which cards counted for the check, which against it, and the total', () => {
  const game = scenario({
    players: ['tom-zarek', 'saul-tigh', 'laura-roslin'],
    step: 'crisis',
    decks: { crisis: ['prison-labor'] },
    destiny: ['repair-2', 'evasive-maneuvers-1'],
    hands: { 'saul-tigh': ['launch-scout-2'] },
  })
  game.answer('saul-tigh', 'launch-scout-2')
  const told = game.events.find((e) => e.key === 'event.check-revealed')
  expect(told?.params).toMatchObject({
    plus: [{ key: 'skill-card:launch-scout-2' }],
    minus: [{ key: 'skill-card:evasive-maneuvers-1' }, { key: 'skill-card:repair-2' }],
    strength: -1,
    difficulty: 10,
  })
})
