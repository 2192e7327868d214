import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

const crew = ['galen-tyrol', 'saul-tigh', 'laura-roslin', 'tom-zarek'] as const

/** The jump that brings on the Sleeper Agent phase; the Admiral may choose between two Deep Spaces. */
const jump = (position: Partial<Position>): TestGame =>
  scenario({
    players: crew,
    step: 'action',
    at: { 'galen-tyrol': 'ftl-control' },
    jumpTrack: 4,
    travelled: ['barren-planet'],
    decks: { destination: ['deep-space', 'deep-space'], crisis: ['water-shortage-c'] },
    dice: [8],
    ...position,
  })

/** Chief Tyrol jumps the fleet; the phase takes place as far as nobody must be asked. */
const sleeper = (position: Partial<Position>): TestGame => {
  const game = jump(position).answer('galen-tyrol', 'ftl-control')
  const admiral = game.state.players[game.state.titles.admiral]?.character ?? ''
  return game.answer(admiral, 'deep-space')
}

const plain = ['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'not-a-cylon'] as const
/** The Sympathizer is the card of the nth player from the current one. */
const sympathizerFor = (n: number) => plain.map((card, i) => (i === n ? 'sympathizer' : card))

const loyalty = (game: TestGame, who: string) => [...game.player(who).loyalty].sort()

describe('dealing', () => {
  test('B-SLEEP-1 every player is dealt one Loyalty card, revealed Cylons too', () => {
    const game = sleeper({
      loyaltyDeck: ['cylon-brig', ...plain.slice(0, 3)],
      revealed: ['laura-roslin'],
    })
    expect(game.state.players.map((p) => p.loyalty.length)).toEqual([2, 2, 2, 2])
    expect(game.state.loyaltyDeck).toEqual([])
    expect(game.state.milestones).toEqual([4])
  })

  test('B-SLEEP-8 that somebody may give a card on is said where a Cylon is revealed, whatever was dealt', () => {
    const said = (loyaltyDeck: readonly string[], revealed: readonly string[]) =>
      sleeper({ loyaltyDeck, revealed }).happened('window.sympathizer')
    expect(said(plain, [])).toBe(false)
    expect(said(sympathizerFor(1), [])).toBe(false)
    expect(said(plain, ['laura-roslin'])).toBe(true)
    expect(said(sympathizerFor(2), ['laura-roslin'])).toBe(true)
  })

  test('B-SLEEP-2 the cards are dealt clockwise from the current player', () => {
    const game = sleeper({
      current: 'galen-tyrol',
      players: ['tom-zarek', 'galen-tyrol', 'saul-tigh', 'laura-roslin'],
      loyaltyDeck: ['cylon-brig', 'cylon-morale', 'cylon-sickbay', 'cylon-damage-galactica'],
    })
    expect(loyalty(game, 'galen-tyrol')).toEqual(['cylon-brig', 'not-a-cylon'])
    expect(loyalty(game, 'saul-tigh')).toEqual(['cylon-morale', 'not-a-cylon'])
    expect(loyalty(game, 'laura-roslin')).toEqual(['cylon-sickbay', 'not-a-cylon'])
    expect(loyalty(game, 'tom-zarek')).toEqual(['cylon-damage-galactica', 'not-a-cylon'])
  })

  const withBoomer = (position: Partial<Position> = {}) =>
    sleeper({
      players: ['galen-tyrol', 'sharon-valerii', 'laura-roslin'],
      titles: { admiral: 'sharon-valerii' },
      loyaltyDeck: ['not-a-cylon', 'cylon-brig', 'cylon-morale', 'not-a-cylon'],
      ...position,
    })

  test('B-SLEEP-3 Boomer is dealt two cards and is sent to the Brig', () => {
    const game = withBoomer()
    expect(loyalty(game, 'sharon-valerii')).toEqual(['cylon-brig', 'cylon-morale', 'not-a-cylon'])
    expect(loyalty(game, 'laura-roslin')).toEqual(['not-a-cylon', 'not-a-cylon'])
    expect(game.player('sharon-valerii').at).toBe('brig')
    expect(game.state.titles.admiral).toBe(0)
  })

  test('B-SLEEP-4 a revealed Boomer is dealt two cards too, but not sent to the Brig', () => {
    const game = withBoomer({ revealed: ['sharon-valerii'], titles: { admiral: 'galen-tyrol' } })
    expect(game.player('sharon-valerii').loyalty).toHaveLength(3)
    expect(game.state.loyaltyDeck).toEqual([])
    expect(game.player('sharon-valerii').at).toBe('resurrection-ship')
  })

  test('B-SLEEP-5 a new card is seen by its player only and stays face down', () => {
    const game = sleeper({ loyaltyDeck: ['cylon-brig', ...plain.slice(0, 3)] })
    expect(game.player('galen-tyrol')).toMatchObject({ shown: [], revealed: false })
    expect(game.view('galen-tyrol').players[0]?.loyalty).toContain('cylon-brig')
    expect(JSON.stringify(game.view('saul-tigh'))).not.toContain('cylon-brig')
    expect(game.view('saul-tigh').players[0]?.loyaltyCards).toBe(2)
    expect(game.saw('spectator').filter((key) => key === 'event.dealt-loyalty')).toHaveLength(4)
    expect(game.saw('spectator')).not.toContain('event.dealt-loyalty-cards')
  })

  test('B-SLEEP-6 a revealed Cylon keeps his new card hidden and can pass it on later', () => {
    const game = sleeper({
      loyaltyDeck: ['not-a-cylon', 'cylon-brig', ...plain.slice(0, 2)],
      revealed: ['saul-tigh'],
    })
    expect(game.player('saul-tigh').shown).toEqual([])
    expect(loyalty(game, 'saul-tigh')).toEqual(['cylon-brig', 'not-a-cylon'])
    expect(game.view('laura-roslin').players[1]?.loyalty).toBeUndefined()
    game.untilAsked('saul-tigh', 'prompt.action').answer('saul-tigh', 'resurrection-ship')
    game.answer('saul-tigh', 'seat:2')
    expect(game.player('laura-roslin').loyalty).toContain('cylon-brig')
  })
})

describe('the Sympathizer', () => {
  test('B-SLEEP-7 must be turned up and resolved at once', () => {
    const game = sleeper({ loyaltyDeck: sympathizerFor(2) })
    expect(game.player('laura-roslin').shown).toEqual(['sympathizer'])
    expect(loyalty(game, 'laura-roslin')).toEqual(['not-a-cylon'])
    expect(game.player('laura-roslin').revealed).toBe(true)
    expect(game.saw('saul-tigh')).toContain('event.sympathizer')
  })

  const dealtToCylon = (position: Partial<Position> = {}) =>
    sleeper({ loyaltyDeck: sympathizerFor(1), revealed: ['saul-tigh'], resources: { fuel: 4 }, ...position })

  test('B-SLEEP-8 a revealed Cylon may give it to another player first, who resolves it', () => {
    const game = dealtToCylon()
    expect(game.asked).toEqual(['saul-tigh'])
    expect(game.view('laura-roslin').waitingFor).toEqual([])
    game.answer('saul-tigh', 'seat:2')
    expect(game.player('laura-roslin')).toMatchObject({ shown: ['sympathizer'], at: 'brig', revealed: false })
    expect(loyalty(game, 'saul-tigh')).toEqual(['not-a-cylon'])

    const hidden = sleeper({ loyaltyDeck: sympathizerFor(1), loyalty: { 'saul-tigh': ['cylon-brig'] } })
    expect(hidden.player('saul-tigh').shown).toEqual(['sympathizer'])
  })

  test.each([
    ['fuel', 6, 5],
    ['food', 5, 4],
    ['morale', 7, 6],
    ['population', 7, 6],
  ] as const)(
    'B-SLEEP-9 B-SLEEP-10 the Brig with %s in the red zone, a revealed Cylon otherwise',
    (resource, well, red) => {
      // Deep Space costs 1 fuel and 1 morale on the way.
      const at = (n: number) => sleeper({ loyaltyDeck: sympathizerFor(2), resources: { [resource]: n } })
      expect(at(red).player('laura-roslin')).toMatchObject({
        at: 'brig',
        revealed: false,
        sympathizer: false,
      })
      expect(at(well).player('laura-roslin')).toMatchObject({ at: 'resurrection-ship', revealed: true })
    },
  )

  test('B-SLEEP-9 in the Brig the card counts as "You Are Not a Cylon"', () => {
    const game = sleeper({ loyaltyDeck: sympathizerFor(2), resources: { morale: 1 } })
    expect(game.player('laura-roslin')).toMatchObject({ shown: ['sympathizer'], superCrises: [] })
    game.until(() => game.outcome !== null)
    expect(game.outcome).toEqual({ winner: 'cylons', reason: 'morale', winners: [] })
  })

  test('B-SLEEP-11 he discards, loses cards and titles and resurrects, but draws no Super Crisis card', () => {
    const game = sleeper({
      loyaltyDeck: sympathizerFor(2),
      hands: { 'laura-roslin': ['repair-1', 'repair-1', 'repair-2', 'repair-2'] },
      titles: { president: 'laura-roslin' },
      inPlay: [{ card: 'assign-arbitrator', deck: 'quorum', holder: 'laura-roslin' }],
    })
    expect(game.request('laura-roslin')).toMatchObject({ min: 1, max: 1, prompt: { key: 'prompt.discard' } })
    game.answer('laura-roslin', 'repair-1')
    expect(game.player('laura-roslin')).toMatchObject({
      at: 'resurrection-ship',
      superCrises: [],
      sympathizer: true,
    })
    expect(game.player('laura-roslin').hand).toHaveLength(3)
    expect(game.state.titles.president).toBe(3)
    expect(game.state.inPlay).toEqual([])
    // The turn of the current player goes on.
    expect(game.state.turn.seat).toBe(0)
    expect(game.view('galen-tyrol').crisis?.card).toBe('water-shortage-c')
  })

  test('B-SLEEP-11 in his own turn he finishes the step he is in and has no Crisis step', () => {
    const game = sleeper({ loyaltyDeck: sympathizerFor(0) })
    expect(game.player('galen-tyrol')).toMatchObject({
      at: 'resurrection-ship',
      revealed: true,
      superCrises: [],
    })
    expect(game.state.turn.seat).toBe(1)
    expect(game.happened('event.crisis')).toBe(false)
    expect(game.state.jumpTrack).toBe(0)
  })

  test('B-SLEEP-11 in his own Crisis step he finishes the card, and the steps after it do not take place', () => {
    const game = jump({
      step: 'crisis',
      loyaltyDeck: sympathizerFor(0),
      // Passed with 11, this check moves the marker to Auto Jump.
      decks: { destination: ['deep-space', 'deep-space'], crisis: ['network-computers'] },
      destiny: ['scientific-research-5', 'investigative-committee-5'],
      used: { 'galen-tyrol': ['blind-devotion'] },
      hands: { 'tom-zarek': ['launch-scout-1'] },
    })
    game.answer('galen-tyrol', 'option:0').answer('tom-zarek', 'launch-scout-1')
    game.answer('saul-tigh', 'deep-space')
    expect(game.player('galen-tyrol')).toMatchObject({ at: 'resurrection-ship', revealed: true })
    expect(game.state.turn.seat).toBe(1)
    expect(game.state.decks.crisis.discard).toEqual(['network-computers'])
    expect(game.happened('event.activate')).toBe(false)
    expect(game.state.jumpTrack).toBe(0)
  })

  test('B-SLEEP-11 by Executive Order he has no second action, and the turn goes on', () => {
    const game = jump({
      current: 'saul-tigh',
      hands: { 'saul-tigh': ['executive-order-1', 'executive-order-2'] },
      loyaltyDeck: sympathizerFor(3),
    })
    game
      .answer('saul-tigh', 'executive-order-1')
      .answer('saul-tigh', 'seat:0')
      .answer('galen-tyrol', 'actions')
    game.answer('galen-tyrol', 'ftl-control').answer('saul-tigh', 'deep-space')
    expect(game.player('galen-tyrol')).toMatchObject({ at: 'resurrection-ship', revealed: true })
    expect(game.state.turn.seat).toBe(1)
    expect(game.view('saul-tigh').crisis?.card).toBe('water-shortage-c')
  })

  test('B-SLEEP-12 he never activates Cylon Fleet and never plays a Super Crisis card', () => {
    const at = (location: string, position: Partial<Position>) =>
      scenario({
        players: crew,
        at: { 'galen-tyrol': location },
        ships: { bow: { basestar: 1 } },
        decks: { crisis: ['riots-a', 'riots-b'] },
        superCrises: { 'galen-tyrol': ['inbound-nukes'] },
        ...position,
      })
    const sympathizer = { sympathizer: 'galen-tyrol' }
    const revealed = { revealed: ['galen-tyrol'] }
    expect(at('cylon-fleet', revealed).options('galen-tyrol')).toEqual(['location:cylon-fleet'])
    const fleet = at('cylon-fleet', sympathizer)
    expect(fleet.request('galen-tyrol')).toMatchObject({ prompt: { key: 'prompt.action' }, options: [] })
    expect(fleet.pass('galen-tyrol').asked).toEqual(['saul-tigh'])

    expect(at('caprica', revealed).answer('galen-tyrol', 'location:caprica').options('galen-tyrol')).toEqual([
      'card:inbound-nukes',
      'draw',
    ])
    const caprica = at('caprica', sympathizer).answer('galen-tyrol', 'location:caprica')
    expect(caprica.options('galen-tyrol')).toEqual(['card:riots-a#1', 'card:riots-b#2'])
  })

  test('B-SLEEP-13 the other Loyalty cards of a Sympathizer who became a Cylon stay hidden', () => {
    const game = sleeper({ loyaltyDeck: sympathizerFor(2), loyalty: { 'laura-roslin': ['cylon-brig'] } })
    expect(game.player('laura-roslin')).toMatchObject({ loyalty: ['cylon-brig'], shown: ['sympathizer'] })
    expect(JSON.stringify(game.view('saul-tigh'))).not.toContain('cylon-brig')
    game.untilAsked('laura-roslin', 'prompt.action')
    expect(game.options('laura-roslin')).toEqual(['location:resurrection-ship'])
  })

  test('B-SLEEP-14 a hidden Cylon sent to the Brig by it stays hidden and can reveal himself later', () => {
    const game = sleeper({
      loyaltyDeck: sympathizerFor(1),
      loyalty: { 'saul-tigh': ['cylon-brig'] },
      resources: { food: 4 },
    })
    expect(game.player('saul-tigh')).toMatchObject({ at: 'brig', revealed: false, loyalty: ['cylon-brig'] })
    expect(JSON.stringify(game.view('laura-roslin'))).not.toContain('cylon-brig')
    game.untilAsked('saul-tigh', 'prompt.action')
    expect(game.options('saul-tigh')).toContain('reveal:cylon-brig')
  })

  test('B-SLEEP-15 a revealed Cylon who keeps it is not affected and keeps it hidden', () => {
    for (const food of [4, 8]) {
      const game = dealtToCylon({ resources: { food } }).pass('saul-tigh')
      expect(game.player('saul-tigh')).toMatchObject({
        at: 'resurrection-ship',
        shown: [],
        sympathizer: false,
      })
      expect(loyalty(game, 'saul-tigh')).toEqual(['not-a-cylon', 'sympathizer'])
      expect(game.view('laura-roslin').players[1]).toMatchObject({ shown: [], loyaltyCards: 2 })
      expect(game.view('laura-roslin').players[1]?.loyalty).toBeUndefined()
      expect(game.saw('laura-roslin')).not.toContain('event.sympathizer')
    }
  })

  test('B-SLEEP-16 a revealed Cylon cannot give it to another revealed Cylon', () => {
    const game = dealtToCylon({ revealed: ['saul-tigh', 'laura-roslin'] })
    expect(game.options('saul-tigh')).toEqual(['seat:0', 'seat:3'])
  })

  test('B-SLEEP-10 Boomer, just sent to the Brig, becomes a revealed Cylon if nothing is in the red zone', () => {
    const game = sleeper({
      players: ['galen-tyrol', 'sharon-valerii', 'laura-roslin', 'tom-zarek'],
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'sympathizer', 'not-a-cylon', 'not-a-cylon'],
    })
    expect(game.player('sharon-valerii')).toMatchObject({ revealed: true, at: 'resurrection-ship' })
  })
})
