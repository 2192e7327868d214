import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// A Crisis card that asks the President and does nothing before that.
const quiet = { crisis: ['water-shortage-c'] } as const

const handOf = (game: TestGame, who: string) => [...game.player(who).hand].sort()

/** Zarek is a Cylon whose turn it is. */
const zarek = (position: Partial<Position> = {}) =>
  scenario({
    players: ['tom-zarek', 'saul-tigh', 'laura-roslin', 'galen-tyrol'],
    loyalty: { 'tom-zarek': ['cylon-morale'] },
    decks: quiet,
    ...position,
  })

/** Zarek is a revealed Cylon whose turn it is. */
const cylon = (position: Partial<Position> = {}) =>
  scenario({
    players: ['tom-zarek', 'saul-tigh', 'laura-roslin', 'galen-tyrol'],
    revealed: ['tom-zarek'],
    used: { 'galen-tyrol': ['blind-devotion'] },
    decks: quiet,
    ...position,
  })

/** Zarek has picked this Crisis card at Caprica. */
const caprica = (card: string, position: Partial<Position> = {}) => {
  const game = cylon({ at: { 'tom-zarek': 'caprica' }, ...position, decks: { crisis: [card, 'riots-b'] } })
  return game.answer('tom-zarek', 'location:caprica').answer('tom-zarek', card)
}

const contribute = (game: TestGame, cards: Readonly<Record<string, readonly string[]>> = {}) => {
  for (let who = game.asked[0]; who && game.request(who).window === 'check-contribute'; who = game.asked[0])
    game.answer(who, ...(cards[who] ?? []))
  return game
}

/** Where in the course of events each of these first happened. */
const order = (game: TestGame, ...keys: readonly string[]) => {
  const seen = game.saw('spectator')
  return keys.map((key) => seen.indexOf(key))
}

describe('revealing', () => {
  test('B-REVEAL-1 a Cylon reveals himself only as an action', () => {
    const moving = zarek({ step: 'movement' })
    expect(moving.options('tom-zarek').every((o) => o.startsWith('location:'))).toBe(true)
    expect(moving.pass('tom-zarek').options('tom-zarek')).toContain('reveal:cylon-morale')
    expect(zarek({ current: 'saul-tigh' }).asked).toEqual(['saul-tigh'])

    const helo = scenario({
      players: ['karl-agathon', 'saul-tigh', 'laura-roslin'],
      loyalty: { 'karl-agathon': ['cylon-morale'] },
      decks: quiet,
    })
    expect(helo.asked).toEqual(['laura-roslin'])
  })

  test('B-REVEAL-2 he turns up one Cylon card and carries out that one', () => {
    const game = zarek({ loyalty: { 'tom-zarek': ['cylon-morale', 'cylon-brig', 'not-a-cylon'] } })
    expect(game.options('tom-zarek').filter((o) => o.startsWith('reveal'))).toEqual([
      'reveal:cylon-morale',
      'reveal:cylon-brig',
    ])
    game.answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'yes')
    expect(game.player('tom-zarek').shown).toEqual(['cylon-morale'])
    expect([...game.player('tom-zarek').loyalty].sort()).toEqual(['cylon-brig', 'not-a-cylon'])
    expect(game.state.resources.morale).toBe(9)
    expect(game.state.players.some((p) => p.at === 'brig')).toBe(false)
  })

  test('B-REVEAL-3 he may leave the text of the card undone and is revealed all the same', () => {
    const game = zarek().answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'no')
    expect(game.player('tom-zarek').revealed).toBe(true)
    expect(game.state.resources.morale).toBe(10)

    const brig = zarek({ loyalty: { 'tom-zarek': ['cylon-brig'] } }).answer('tom-zarek', 'cylon-brig')
    expect(brig.pass('tom-zarek').player('tom-zarek').revealed).toBe(true)
    expect(brig.state.players.some((p) => p.at === 'brig')).toBe(false)
  })

  test('B-REVEAL-4 the text comes first, then discard, titles, resurrection, Super Crisis card and end of turn', () => {
    const game = zarek({
      titles: { president: 'tom-zarek' },
      hands: { 'tom-zarek': ['repair-1', 'repair-1', 'repair-2', 'repair-2'] },
    })
    game.answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'yes')
    expect(game.state.resources.morale).toBe(9)
    expect(game.state.titles.president).toBe(0)
    game.answer('tom-zarek', 'repair-1')
    const when = order(
      game,
      'event.revealed',
      'event.lost',
      'event.discarded',
      'event.title',
      'event.moved',
      'event.drew-super-crisis',
      'event.turn',
    )
    expect(when).not.toContain(-1)
    expect(when).toEqual([...when].sort((a, b) => a - b))
  })

  test('B-REVEAL-5 he discards skill cards of his choice down to three', () => {
    const hand = ['repair-1', 'repair-2', 'executive-order-1', 'launch-scout-1', 'launch-scout-2']
    const five = zarek({ hands: { 'tom-zarek': hand } })
      .answer('tom-zarek', 'cylon-morale')
      .answer('tom-zarek', 'no')
    expect(five.request('tom-zarek')).toMatchObject({ min: 2, max: 2 })
    five.answer('tom-zarek', 'repair-1', 'launch-scout-1')
    expect(handOf(five, 'tom-zarek')).toEqual(['executive-order-1', 'launch-scout-2', 'repair-2'])

    const three = zarek({ hands: { 'tom-zarek': hand.slice(0, 3) } })
    three.answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'no')
    expect(handOf(three, 'tom-zarek')).toEqual(hand.slice(0, 3).sort())
  })

  test('B-REVEAL-6 Quorum cards given to him are discarded, those in play for all and for others stay', () => {
    const game = zarek({
      inPlay: [
        { card: 'assign-arbitrator', deck: 'quorum', holder: 'tom-zarek' },
        { card: 'assign-mission-specialist', deck: 'quorum', holder: 'tom-zarek' },
        { card: 'assign-vice-president', deck: 'quorum', holder: 'saul-tigh' },
        { card: 'accept-prophecy', deck: 'quorum' },
      ],
    })
    game.answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'no')
    expect(game.state.inPlay.map((c) => c.card)).toEqual(['assign-vice-president', 'accept-prophecy'])
    expect([...game.state.decks.quorum.discard].sort()).toEqual([
      'assign-arbitrator',
      'assign-mission-specialist',
    ])
  })

  test('B-REVEAL-7 each title he holds passes on by its line, both at once if he holds both', () => {
    const game = zarek({
      titles: { president: 'tom-zarek', admiral: 'tom-zarek' },
      quorum: ['arrest-order'],
    })
    game.answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'no')
    expect(game.state.titles).toEqual({ president: 2, admiral: 1 })
    expect(game.view('laura-roslin').quorum).toEqual(['arrest-order'])
    expect(game.view('tom-zarek').quorum).toEqual([])
  })

  test('B-REVEAL-8 his character is placed on the Resurrection Ship, from a location, the Brig or a viper', () => {
    for (const at of ['administration', 'command', 'brig']) {
      const game = zarek({ at: { 'tom-zarek': at } }).answer('tom-zarek', 'cylon-morale')
      if (game.asked.includes('tom-zarek')) game.answer('tom-zarek', 'no')
      expect(game.player('tom-zarek').at).toBe('resurrection-ship')
    }
    const pilot = scenario({
      players: ['kara-thrace', 'saul-tigh', 'laura-roslin'],
      piloting: { 'kara-thrace': 'bow' },
      loyalty: { 'kara-thrace': ['cylon-morale'] },
    })
    pilot.answer('kara-thrace', 'cylon-morale').answer('kara-thrace', 'no')
    expect(pilot.player('kara-thrace').at).toBe('resurrection-ship')
    expect(pilot.state.ships).toEqual([])
  })

  test('B-REVEAL-9 he draws one Super Crisis card', () => {
    const game = zarek({ decks: { ...quiet, 'super-crisis': ['massive-assault'] } })
    expect(game.state.decks['super-crisis'].draw).toHaveLength(5)
    game.answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'no')
    expect(game.player('tom-zarek').superCrises).toEqual(['massive-assault'])
    expect(game.state.decks['super-crisis'].draw).toHaveLength(4)
  })

  test('B-REVEAL-10 his turn ends without a Crisis card, and so does every later one', () => {
    const game = zarek().answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'no')
    expect(game.state.turn.seat).toBe(1)
    expect(game.happened('event.crisis')).toBe(false)
    expect(game.state.decks.crisis.draw.at(-1)).toBe('water-shortage-c')

    const later = cylon({ loyalty: { 'tom-zarek': ['not-a-cylon'] } }).pass('tom-zarek')
    expect(later.state.turn.seat).toBe(1)
    expect(later.happened('event.crisis')).toBe(false)
    expect(later.state.decks.crisis.draw.at(-1)).toBe('water-shortage-c')
  })

  test('B-REVEAL-10 Starbuck loses her second action with the first one', () => {
    const game = scenario({
      players: ['kara-thrace', 'saul-tigh', 'laura-roslin'],
      step: 'begin',
      piloting: { 'kara-thrace': 'bow' },
      loyalty: { 'kara-thrace': ['cylon-morale'] },
    }).untilAsked('kara-thrace', 'prompt.action')
    game
      .answer('kara-thrace', 'cylon-morale')
      .answer('kara-thrace', 'no')
      .until(() => game.state.turn.seat === 1)
    expect(game.happened('event.crisis')).toBe(false)
    expect(game.happened('event.no-action')).toBe(false)
  })

  test("B-REVEAL-11 revealed by Executive Order, he loses the rest of it and the other player's turn goes on", () => {
    const game = zarek({
      current: 'saul-tigh',
      hands: { 'saul-tigh': ['executive-order-1', 'executive-order-2'] },
    })
    game.answer('saul-tigh', 'executive-order-1').answer('saul-tigh', 'seat:0').answer('tom-zarek', 'actions')
    game.answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'no')
    expect(game.player('tom-zarek').at).toBe('resurrection-ship')
    expect(game.player('tom-zarek').superCrises).toHaveLength(1)
    expect(game.state.turn.seat).toBe(1)
    expect(game.view('saul-tigh').crisis?.card).toBe('water-shortage-c')
    expect(game.asked).toEqual(['laura-roslin'])
  })

  test("B-REVEAL-11 his titles pass on in the middle of the other player's turn", () => {
    const game = zarek({
      current: 'saul-tigh',
      titles: { admiral: 'tom-zarek', president: 'tom-zarek' },
      hands: { 'saul-tigh': ['executive-order-1', 'executive-order-2'] },
    })
    game.answer('saul-tigh', 'executive-order-1').answer('saul-tigh', 'seat:0').answer('tom-zarek', 'actions')
    game.answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'no')
    expect(game.state.titles).toEqual({ president: 2, admiral: 1 })
    expect(game.asked).toEqual(['laura-roslin'])
  })
})

describe('the life of a revealed Cylon', () => {
  const twice = () => cylon({ loyalty: { 'tom-zarek': ['cylon-brig', 'not-a-cylon'] } })

  test('B-REVEAL-12 his other Loyalty cards stay hidden, and he reveals no other', () => {
    const game = zarek({ loyalty: { 'tom-zarek': ['cylon-morale', 'cylon-brig'] } })
    game.answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'no')
    const seen = game.view('saul-tigh').players[0]
    expect(seen).toMatchObject({ loyaltyCards: 1, shown: ['cylon-morale'] })
    expect(seen?.loyalty).toBeUndefined()
    game.untilAsked('tom-zarek', 'prompt.action')
    expect(game.options('tom-zarek')).toEqual(['location:resurrection-ship'])
  })

  test('B-REVEAL-13 he cannot use the actions of unrevealed Loyalty cards', () => {
    expect(
      twice()
        .options('tom-zarek')
        .filter((o) => o.includes('cylon-brig')),
    ).toEqual([])
    const hidden = zarek({ loyalty: { 'tom-zarek': ['cylon-brig', 'not-a-cylon'] } })
    expect(hidden.options('tom-zarek')).toContain('reveal:cylon-brig')
  })

  test.each(['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship'])(
    'B-REVEAL-14 he may use the action of the Cylon location he is on: %s',
    (at) => {
      const game = cylon({
        at: { 'tom-zarek': at },
        ships: { bow: { basestar: 1 } },
        hands: { 'tom-zarek': ['repair-1'] },
      })
      expect(game.options('tom-zarek')).toEqual([`location:${at}`])
    },
  )

  test('B-REVEAL-15 he has no actions from skill cards, Quorum cards, titles or his sheet', () => {
    const hands = { 'tom-zarek': ['executive-order-1', 'consolidate-power-1', 'launch-scout-1'] }
    const human = zarek({ hands, at: { 'tom-zarek': 'armory' }, loyalty: {} })
    expect(human.options('tom-zarek').sort()).toEqual([
      'ability:unconventional-tactics',
      'play:consolidate-power-1',
      'play:executive-order-1',
      'play:launch-scout-1',
    ])
    expect(cylon({ hands }).options('tom-zarek')).toEqual(['location:resurrection-ship'])
  })

  test('B-REVEAL-16 the good and the bad of his sheet no longer apply', () => {
    // Chief Tyrol's hand limit is 8 no longer.
    const nine = Array.from({ length: 9 }, (_, i) => (i < 5 ? 'repair-1' : 'repair-2'))
    const chief = (revealed: readonly string[]) =>
      scenario({
        players: ['galen-tyrol', 'saul-tigh', 'laura-roslin'],
        step: 'end',
        revealed,
        hands: { 'galen-tyrol': nine },
      })
    expect(chief(['galen-tyrol']).player('galen-tyrol').hand).toHaveLength(9)
    expect(chief([]).request('galen-tyrol')).toMatchObject({ min: 1, max: 1 })

    // Laura Roslin no longer pays for a location.
    const roslin = scenario({
      players: ['laura-roslin', 'saul-tigh', 'galen-tyrol'],
      revealed: ['laura-roslin'],
      at: { 'laura-roslin': 'caprica' },
    })
    expect(roslin.options('laura-roslin')).toEqual(['location:caprica'])

    // Zarek no longer has friends in low places.
    const trial = (revealed: readonly string[]) =>
      scenario({
        players: ['galen-tyrol', 'tom-zarek', 'laura-roslin'],
        revealed,
        at: { 'galen-tyrol': 'brig' },
        destiny: ['repair-1', 'repair-2'],
        hands: { 'laura-roslin': ['repair-1'] },
      }).answer('galen-tyrol', 'location:brig')
    expect(trial(['tom-zarek']).asked).toEqual(['laura-roslin'])
    expect(trial([]).asked).toEqual(['tom-zarek'])

    // Apollo chooses what he discards when he reveals himself.
    const apollo = scenario({
      players: ['lee-adama', 'saul-tigh', 'laura-roslin'],
      loyalty: { 'lee-adama': ['cylon-morale'] },
      hands: { 'lee-adama': ['repair-1', 'repair-2', 'launch-scout-1', 'launch-scout-2'] },
    })
    apollo.answer('lee-adama', 'cylon-morale').answer('lee-adama', 'no').answer('lee-adama', 'repair-1')
    expect(handOf(apollo, 'lee-adama')).toEqual(['launch-scout-1', 'launch-scout-2', 'repair-2'])
  })

  test('B-REVEAL-17 he never uses the text of a skill card', () => {
    const roll = (revealed: readonly string[]) =>
      scenario({
        players: ['saul-tigh', 'tom-zarek', 'laura-roslin'],
        revealed,
        at: { 'saul-tigh': 'armory' },
        hands: { 'tom-zarek': ['strategic-planning-4'] },
        centurions: [1],
        decks: quiet,
      }).answer('saul-tigh', 'armory')
    expect(roll([]).asked).toEqual(['tom-zarek'])
    const game = roll(['tom-zarek'])
    expect(game.asked).toEqual(['laura-roslin'])
    expect(game.player('tom-zarek').hand).toEqual(['strategic-planning-4'])
  })

  test('B-REVEAL-18 at Caprica he makes the choices of the current player', () => {
    const choice = caprica('analyze-enemy-fighter')
    expect(choice.asked).toEqual(['tom-zarek'])
    expect(choice.request('tom-zarek').prompt.key).toBe('prompt.crisis-choice')
    const admirals = caprica('riots-a')
    expect(admirals.asked).toEqual(['saul-tigh'])

    const accused = caprica('a-traitor-accused', { destiny: ['repair-1', 'repair-2'] })
    contribute(accused.answer('tom-zarek', 'option:0'))
    expect(accused.options('tom-zarek')).toEqual(['seat:1', 'seat:2', 'seat:3'])
    expect(accused.answer('tom-zarek', 'seat:3').player('galen-tyrol').at).toBe('brig')
  })

  test.each(['cylon-accusation', 'terrorist-bomber'])(
    'B-REVEAL-19 a failed check does not send him anywhere: %s',
    (card) => {
      const game = contribute(caprica(card, { destiny: ['repair-1', 'repair-2'] }))
      expect(game.player('tom-zarek').at).toBe('caprica')
      expect(game.happened('event.check-fail')).toBe(true)
    },
  )

  test('B-REVEAL-19 he does not discard skill cards for a Crisis card', () => {
    const hands = { 'tom-zarek': ['repair-1', 'repair-2'] }
    const reunion = caprica('unexpected-reunion', { destiny: ['executive-order-1', 'repair-1'], hands })
    contribute(reunion).answer('tom-zarek', 'no')
    expect(reunion.player('tom-zarek').hand).toEqual(['repair-1', 'repair-2'])
    expect(reunion.state.resources.morale).toBe(9)

    const shortage = caprica('water-shortage-a', { hands }).answer('laura-roslin', 'option:1')
    shortage.answer('tom-zarek', 'no')
    expect(shortage.player('tom-zarek').hand).toEqual(['repair-1', 'repair-2'])
  })

  test('B-REVEAL-19 a test that names him does not show his Loyalty card', () => {
    const testing = () =>
      contribute(
        caprica('mandatory-testing', {
          destiny: ['investigative-committee-5', 'declare-emergency-5'],
          hands: { 'laura-roslin': ['investigative-committee-4'], 'saul-tigh': ['repair-1'] },
        }).pass('laura-roslin'),
        { 'laura-roslin': ['investigative-committee-4'] },
      )
    const game = testing().answer('tom-zarek', 'no')
    expect(game.happened('event.check-pass')).toBe(true)
    expect(game.happened('event.saw-loyalty')).toBe(false)
    expect(testing().answer('tom-zarek', 'yes').saw('laura-roslin')).toContain('event.saw-loyalty')
  })

  test('B-REVEAL-20 he may let an instruction apply to him, for example to draw a card', () => {
    const prophecy = () => {
      const game = caprica('fulfiller-of-prophecy', {
        destiny: ['investigative-committee-4', 'declare-emergency-4'],
      })
      return contribute(game.answer('tom-zarek', 'option:0'))
    }
    const took = prophecy().answer('tom-zarek', 'yes')
    expect(took.player('tom-zarek').hand).toHaveLength(1)
    expect(prophecy().answer('tom-zarek', 'no').player('tom-zarek').hand).toEqual([])
  })

  test('B-REVEAL-21 "each player" skips him unless he wants otherwise', () => {
    const screenings = (consent: string) => {
      const game = caprica('cylon-screenings', {
        hands: {
          'tom-zarek': ['repair-1', 'repair-2'],
          'saul-tigh': ['launch-scout-1', 'launch-scout-2'],
          'laura-roslin': ['consolidate-power-1', 'consolidate-power-1'],
        },
      }).answer('tom-zarek', 'option:1')
      return game.answer('tom-zarek', consent)
    }
    const skipped = screenings('no')
    expect(skipped.player('tom-zarek').hand).toHaveLength(2)
    expect(skipped.player('laura-roslin').hand).toEqual([])
    expect(screenings('yes').player('tom-zarek').hand).toEqual([])
  })

  const handOver = (to: string) => {
    const game = cylon({
      at: { 'tom-zarek': 'resurrection-ship' },
      loyalty: { 'tom-zarek': ['cylon-brig', 'not-a-cylon'] },
    })
    return game.answer('tom-zarek', 'location:resurrection-ship').answer('tom-zarek', to)
  }

  test('B-REVEAL-22 Loyalty cards he gives away lie face down before the receiver, besides his own', () => {
    const game = handOver('seat:1')
    expect([...game.player('saul-tigh').loyalty].sort()).toEqual(['cylon-brig', 'not-a-cylon', 'not-a-cylon'])
    expect(game.player('saul-tigh')).toMatchObject({ revealed: false, shown: [] })
    expect(game.view('laura-roslin').players[1]).toMatchObject({ loyaltyCards: 3, shown: [] })
    expect(game.view('laura-roslin').players[1]?.loyalty).toBeUndefined()
    expect(game.saw('saul-tigh')).toContain('event.loyalty-passed-cards')
    expect(game.saw('laura-roslin')).not.toContain('event.loyalty-passed-cards')
    game.untilAsked('saul-tigh', 'prompt.action')
    expect(game.options('saul-tigh')).toContain('reveal:cylon-brig')
  })

  test('B-REVEAL-23 all of his unrevealed cards go to the same player', () => {
    const game = handOver('seat:3')
    expect(game.player('tom-zarek').loyalty).toEqual([])
    expect(game.state.players.map((p) => p.loyalty.length)).toEqual([0, 1, 1, 3])
    expect(game.asked).not.toContain('tom-zarek')
  })

  test('B-REVEAL-24 nobody but him knows his Super Crisis card', () => {
    const game = zarek({ decks: { ...quiet, 'super-crisis': ['massive-assault'] } })
    game.answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'no')
    expect(game.view('tom-zarek').superCrises).toEqual(['massive-assault'])
    expect(game.view('saul-tigh').superCrises).toEqual([])
    expect(game.view('saul-tigh').players[0]?.superCrises).toBe(1)
    expect(JSON.stringify(game.view('saul-tigh'))).not.toContain('massive-assault')
    expect(game.saw('tom-zarek')).toContain('event.drew-super-crisis-card')
    expect(game.saw('saul-tigh')).not.toContain('event.drew-super-crisis-card')
  })
})
