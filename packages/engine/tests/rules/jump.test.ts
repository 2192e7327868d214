import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// Saul Tigh is Admiral and stands on FTL Control; Laura Roslin is President.
const crew = ['saul-tigh', 'laura-roslin', 'lee-adama', 'tom-zarek'] as const

/** A Crisis card on which the President is asked before anything happens. */
const quiet = 'rescue-caprica-survivors'

const before = (p: Partial<Position> = {}): TestGame =>
  scenario({
    players: crew,
    at: { 'saul-tigh': 'ftl-control' },
    jumpTrack: 4,
    dice: [8],
    ...p,
    decks: { crisis: [quiet], destination: ['barren-planet', 'deep-space'], ...p.decks },
  })

/** The fleet jumps by FTL Control; the Admiral is about to choose. */
const jumping = (p: Partial<Position> = {}): TestGame => before(p).answer('saul-tigh', 'ftl-control')

/** A Crisis card is carried out with the smallest answers; the game stops when the next turn begins. */
const afterCrisis = (crisis: string, p: Partial<Position> = {}): TestGame =>
  scenario({ players: crew, step: 'crisis', ...p, decks: { crisis: [crisis], ...p.decks } }).until(
    (g) => g.state.turn.seat === 1 || g.happened('event.jump'),
  )

const count = (game: TestGame, key: string): number => game.events.filter((e) => e.key === key).length

describe('the Jump Preparation track', () => {
  test('B-JUMP-1 Start and two red spaces bar the jump, then follow "-3", "-1" and Auto Jump', () => {
    for (const red of [0, 1, 2])
      expect(before({ jumpTrack: red }).options('saul-tigh')).not.toContain('location:ftl-control')
    expect(jumping({ jumpTrack: 3, dice: [1] }).state.resources.population).toBe(9)
    expect(jumping({ jumpTrack: 4, dice: [1] }).state.resources.population).toBe(11)
    expect(afterCrisis(quiet, { jumpTrack: 3 }).happened('event.jump')).toBe(false)
    expect(afterCrisis(quiet, { jumpTrack: 4 }).happened('event.jump')).toBe(true)
  })

  test('B-JUMP-2 the marker moves one space only if the Crisis card shows the jump icon', () => {
    expect(afterCrisis(quiet, { jumpTrack: 1 }).state.jumpTrack).toBe(2)
    expect(afterCrisis('riots-b', { jumpTrack: 1 }).state.jumpTrack).toBe(1)
  })

  test('B-JUMP-3 the fleet jumps when the marker reaches Auto Jump, and not before', () => {
    const game = afterCrisis(quiet, { jumpTrack: 4, decks: { destination: ['barren-planet', 'deep-space'] } })
    expect(game.state.turn.step).toBe('prepare-jump')
    expect(game.request('saul-tigh').prompt.key).toBe('prompt.destination')
    expect(afterCrisis('riots-b', { jumpTrack: 4 }).happened('event.jump')).toBe(false)
  })

  test('B-JUMP-4 a card that moves the marker to Auto Jump makes the fleet jump at once, then the turn goes on', () => {
    const game = scenario({
      players: crew,
      step: 'crisis',
      jumpTrack: 4,
      destiny: ['strategic-planning-5', 'scientific-research-5'],
      decks: { crisis: ['crippled-raider'], destination: ['barren-planet', 'deep-space'] },
    }).answer('saul-tigh', 'option:0')
    expect(game.state.turn.step).toBe('crisis')
    game.answer('saul-tigh', 'barren-planet')
    // The jump icon of the same card then moves the marker off Start.
    expect(game.state.jumpTrack).toBe(1)
    expect(count(game, 'event.jump')).toBe(1)
    expect(game.happened('event.activate')).toBe(true)
    expect(game.state.turn.seat).toBe(1)
  })

  test('B-JUMP-5 Auto Jump costs no population and needs no die', () => {
    const game = afterCrisis(quiet, { jumpTrack: 4, dice: [1] })
    expect(game.state.resources.population).toBe(13) // the Crisis card gave one
    expect(game.happened('event.rolled')).toBe(false)
  })

  test('B-JUMP-6 damage to FTL Control stops neither the marker nor Auto Jump', () => {
    const damaged = ['ftl-control']
    expect(before({ damaged, at: { 'saul-tigh': 'ftl-control' } }).options('saul-tigh')).not.toContain(
      'location:ftl-control',
    )
    expect(afterCrisis(quiet, { damaged, jumpTrack: 2 }).state.jumpTrack).toBe(3)
    expect(afterCrisis(quiet, { damaged, jumpTrack: 4 }).happened('event.jump')).toBe(true)
  })

  test('B-JUMP-7 an effect moves the marker back at most to Start', () => {
    const failed = (jumpTrack: number): number =>
      afterCrisis('jump-computer-failure', {
        jumpTrack,
        destiny: ['declare-emergency-3', 'declare-emergency-3'],
      }).state.jumpTrack
    expect(failed(2)).toBe(1)
    expect(failed(1)).toBe(0)
    expect(failed(0)).toBe(0)
    const moved = (jumpTrack: number) =>
      afterCrisis('jump-computer-failure', {
        jumpTrack,
        destiny: ['declare-emergency-3', 'declare-emergency-3'],
      }).happened('event.jump-track')
    expect([moved(2), moved(0)]).toEqual([true, false])
  })
})

describe('FTL Control', () => {
  test.each([0, 1, 2])('B-JUMP-8 FTL Control cannot be activated from the red space %i', (jumpTrack) => {
    expect(before({ jumpTrack }).options('saul-tigh')).not.toContain('location:ftl-control')
  })

  test.each([3, 4])('B-JUMP-8 FTL Control makes the fleet jump from the blue space %i', (jumpTrack) => {
    const game = jumping({ jumpTrack })
    expect(game.happened('event.jump')).toBe(true)
    expect(game.request('saul-tigh').prompt.key).toBe('prompt.destination')
  })

  test.each([
    [3, 1, 9],
    [3, 6, 9],
    [4, 1, 11],
    [4, 6, 11],
  ])('B-JUMP-9 from space %i a roll of %i leaves a population of %i', (jumpTrack, die, population) => {
    const game = jumping({ jumpTrack, dice: [die] })
    expect(game.state.resources.population).toBe(population)
    expect(game.happened('event.jump')).toBe(true)
  })

  test.each([
    [3, 7],
    [3, 8],
    [4, 7],
    [4, 8],
  ])('B-JUMP-10 from space %i a roll of %i costs nothing, and the fleet jumps', (jumpTrack, die) => {
    const game = jumping({ jumpTrack, dice: [die] })
    expect(game.state.resources.population).toBe(12)
    expect(game.happened('event.jump')).toBe(true)
  })

  test('B-JUMP-11 the die is rolled by whoever activated FTL Control, not by the current player', () => {
    const game = scenario({
      players: crew,
      hands: { 'saul-tigh': ['executive-order-1'] },
      at: { 'tom-zarek': 'ftl-control' },
      jumpTrack: 4,
      dice: [8],
    })
    game.answer('saul-tigh', 'executive-order-1').answer('saul-tigh', `seat:${game.seat('tom-zarek')}`)
    game.answer('tom-zarek', 'actions').answer('tom-zarek', 'ftl-control')
    const roll = game.events.find((e) => e.key === 'event.rolled')
    expect(roll?.params?.who).toEqual({ key: 'seat', params: { seat: game.seat('tom-zarek') } })
    expect(game.asked).toEqual(['saul-tigh'])
  })
})

describe('the five steps of a jump', () => {
  test('B-JUMP-12 ships go, the destination is chosen, then carried out, then Kobol, then the track is reset', () => {
    const game = jumping({
      players: ['saul-tigh', 'laura-roslin', 'gaius-baltar', 'tom-zarek'],
      revealed: ['gaius-baltar'],
      ships: { bow: { raider: 2 } },
      travelled: ['desolate-moon'],
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'sympathizer', 'not-a-cylon'],
      decks: { destination: ['tylium-planet', 'deep-space'] },
    })
    const done = () => ({
      ships: game.state.ships.length,
      travelled: game.state.travelled.length,
      fuel: game.state.resources.fuel,
      sleeper: game.happened('event.sleeper'),
      track: game.state.jumpTrack,
    })
    expect(game.request('saul-tigh').prompt.key).toBe('prompt.destination')
    expect(done()).toEqual({ ships: 0, travelled: 1, fuel: 8, sleeper: false, track: 4 })
    game.answer('saul-tigh', 'tylium-planet')
    expect(game.request('saul-tigh').prompt.key).toBe('prompt.risk')
    expect(done()).toEqual({ ships: 0, travelled: 2, fuel: 7, sleeper: false, track: 4 })
    game.answer('saul-tigh', 'no')
    expect(game.request('gaius-baltar').prompt.key).toBe('prompt.sympathizer')
    expect(done()).toEqual({ ships: 0, travelled: 2, fuel: 7, sleeper: true, track: 4 })
    game.pass('gaius-baltar')
    expect(done()).toEqual({ ships: 0, travelled: 2, fuel: 7, sleeper: true, track: 0 })
  })

  test('B-JUMP-13 all ships leave the areas: Cylon and civilian ships to the supply, vipers to the Reserves', () => {
    const game = before({
      ships: {
        bow: { basestar: 1, raider: 5, heavy: 2 },
        stern: { civilian: 3, basestar: 1 },
        'bow-port': { viper: 2 },
      },
      piloting: { 'lee-adama': 'stern-port' },
    })
    expect(game.view('spectator').reserve.viper).toBe(5)
    expect(game.state.civilians).toHaveLength(9)
    game.answer('saul-tigh', 'ftl-control')
    expect(game.state.ships).toEqual([])
    expect(game.view('spectator').reserve.viper).toBe(8)
    expect(game.state.civilians).toHaveLength(12)
    expect(game.view('spectator').destroyed.viper).toBe(0)
    expect(game.state.lostCivilians).toEqual([])
  })

  test('B-JUMP-14 removed civilian ships are shuffled into the supply, so nobody can say which is which', () => {
    const places = Array.from({ length: 12 }, (_, i) =>
      jumping({
        seed: `shuffle ${i}`,
        ships: { stern: { civilian: 1 } },
        civilians: ['population-fuel'],
      }).state.civilians.indexOf('population-fuel'),
    )
    expect(places).not.toContain(-1)
    expect(new Set(places).size).toBeGreaterThan(3)
  })

  test.each([[[]], [['hangar-deck']]])(
    'B-JUMP-15 pilots are put on the Hangar Deck (damaged: %j)',
    (damaged) => {
      const game = jumping({ piloting: { 'lee-adama': 'stern' }, damaged })
      expect(game.player('lee-adama').at).toBe('hangar-deck')
      expect(game.state.ships).toEqual([])
    },
  )

  test('B-JUMP-16 centurions stay where they are on the Boarding Party track', () => {
    const game = jumping({ centurions: [0, 2, 3] }).answer('saul-tigh', 'barren-planet')
    expect(game.state.centurions).toEqual([0, 2, 3])
  })

  test('B-JUMP-17 damage tokens of removed basestars go back to the pool', () => {
    const game = before({
      ships: { bow: { basestar: 1 }, stern: { basestar: 1 } },
      basestarDamage: { bow: ['disabled-hangar', 'structural-damage'], stern: ['disabled-weapons'] },
    })
    expect(game.state.basestarTokens).toEqual(['critical-hit'])
    game.answer('saul-tigh', 'ftl-control')
    expect([...game.state.basestarTokens].sort()).toEqual([
      'critical-hit',
      'disabled-hangar',
      'disabled-weapons',
      'structural-damage',
    ])
  })

  test('B-JUMP-18 the Admiral draws two Destination cards, keeps one in secret and puts the other under the deck', () => {
    const game = jumping()
    expect(game.asked).toEqual(['saul-tigh'])
    expect(game.options('saul-tigh')).toEqual(['card:barren-planet#1', 'card:deep-space#2'])
    expect(game.view('laura-roslin').request).toBeNull()
    expect(JSON.stringify(game.view('laura-roslin'))).not.toContain('deep-space')
    game.answer('saul-tigh', 'barren-planet')
    expect(game.state.decks.destination.draw[0]).toBe('deep-space')
    expect(game.state.decks.destination.draw).toHaveLength(21)
    expect(game.state.decks.destination.discard).toEqual([])
    expect(game.saw('saul-tigh')).toContain('event.destination-buried')
    expect(game.saw('laura-roslin')).not.toContain('event.destination-buried')
    expect(game.saw('spectator')).not.toContain('event.destination-buried')
  })

  test('B-JUMP-18 it is the Admiral who chooses, whoever made the fleet jump', () => {
    const game = jumping({ titles: { admiral: 'lee-adama' } })
    expect(game.asked).toEqual(['lee-adama'])
  })

  test('B-JUMP-19 the chosen card lies face up beside Kobol and is carried out at once', () => {
    const game = jumping().answer('saul-tigh', 'deep-space')
    expect(game.view('spectator').travelled).toEqual(['deep-space'])
    expect(game.state.resources).toMatchObject({ fuel: 7, morale: 9 })
    // Before the Crisis step of the same turn, in which the President is asked now.
    expect(game.request('laura-roslin').prompt.key).toBe('prompt.crisis-choice')
  })

  test('B-JUMP-20 what "the Admiral may" is decided by the Admiral, also if another chose the destination', () => {
    const game = jumping({
      titles: { admiral: 'lee-adama' },
      inPlay: [{ card: 'assign-mission-specialist', deck: 'quorum', holder: 'tom-zarek' }],
      decks: { destination: ['icy-moon', 'deep-space', 'barren-planet'] },
    }).answer('tom-zarek', 'icy-moon')
    expect(game.asked).toEqual(['lee-adama'])
    expect(game.request('lee-adama').prompt.key).toBe('prompt.risk')
  })

  test('B-JUMP-21 the distance is the sum of the numbers on the cards, not their number', () => {
    const game = jumping({ travelled: ['desolate-moon', 'icy-moon'], milestones: [4] })
    expect(game.view('spectator').distance).toBe(4)
    game.answer('saul-tigh', 'deep-space')
    expect(game.view('spectator').distance).toBe(6)
    expect(before({ travelled: ['legendary-discovery'] }).view('spectator').distance).toBe(1)
  })

  test('B-JUMP-22 a threshold is resolved by the jump that first reaches or passes it, and by no other', () => {
    const reached = (travelled: string[], milestones: number[], card: string): string[] => {
      const game = jumping({
        travelled,
        milestones,
        decks: { destination: [card, 'barren-planet'] },
      }).answer('saul-tigh', card)
      return ['event.sleeper', 'event.final-stretch'].filter((key) => game.happened(key))
    }
    expect(reached(['icy-moon'], [], 'deep-space')).toEqual([])
    expect(reached(['barren-planet'], [], 'deep-space')).toEqual(['event.sleeper'])
    expect(reached(['desolate-moon'], [], 'asteroid-field')).toEqual(['event.sleeper'])
    expect(reached(['desolate-moon', 'icy-moon'], [4], 'asteroid-field')).toEqual([])
    expect(reached(['desolate-moon', 'asteroid-field'], [4], 'deep-space')).toEqual(['event.final-stretch'])
    expect(reached(['desolate-moon', 'asteroid-field', 'icy-moon'], [4], 'asteroid-field')).toEqual([
      'event.final-stretch',
    ])
  })

  test('B-JUMP-23 the Sleeper Agent phase deals every player a Loyalty card, once per game', () => {
    const game = jumping({
      travelled: ['barren-planet'],
      loyaltyDeck: ['cylon-morale', 'not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'cylon-brig'],
    }).answer('saul-tigh', 'deep-space')
    for (const who of crew) expect(game.player(who).loyalty).toHaveLength(2)
    expect(game.state.milestones).toContain(4)
    const later = jumping({
      travelled: ['barren-planet', 'deep-space'],
      milestones: [4],
      loyaltyDeck: ['cylon-brig'],
    })
    later.answer('saul-tigh', 'deep-space')
    expect(later.happened('event.sleeper')).toBe(false)
    for (const who of crew) expect(later.player(who).loyalty).toHaveLength(1)
  })

  test.each([3, 4])(
    'B-JUMP-24 after a jump by FTL Control from space %i the marker is back on Start',
    (jumpTrack) => {
      expect(jumping({ jumpTrack }).answer('saul-tigh', 'deep-space').state.jumpTrack).toBe(0)
    },
  )

  test('B-JUMP-24 after Auto Jump the marker is back on Start', () => {
    const game = afterCrisis(quiet, { jumpTrack: 4, decks: { destination: ['barren-planet', 'deep-space'] } })
    expect(game.state.jumpTrack).toBe(5)
    expect(game.answer('saul-tigh', 'deep-space').state.jumpTrack).toBe(0)
  })

  test('B-JUMP-25 the Mission Specialist chooses among three; two go under the deck and his card is discarded', () => {
    const game = jumping({
      inPlay: [{ card: 'assign-mission-specialist', deck: 'quorum', holder: 'tom-zarek' }],
      decks: { destination: ['icy-moon', 'deep-space', 'barren-planet', 'remote-planet'] },
    })
    expect(game.asked).toEqual(['tom-zarek'])
    expect(game.options('tom-zarek')).toHaveLength(3)
    game.answer('tom-zarek', 'barren-planet')
    expect(game.state.travelled).toEqual(['barren-planet'])
    expect(game.state.decks.destination.draw.slice(0, 2).sort()).toEqual(['deep-space', 'icy-moon'])
    expect(game.state.decks.destination.draw.at(-1)).toBe('remote-planet')
    expect(game.state.inPlay).toEqual([])
    expect(game.state.decks.quorum.discard).toEqual(['assign-mission-specialist'])
  })

  test('B-JUMP-25 no other card that he or somebody else was given is discarded with it', () => {
    const others = [
      { card: 'assign-vice-president', deck: 'quorum', holder: 'tom-zarek' },
      { card: 'assign-arbitrator', deck: 'quorum', holder: 'lee-adama' },
    ]
    const game = jumping({
      inPlay: [{ card: 'assign-mission-specialist', deck: 'quorum', holder: 'tom-zarek' }, ...others],
    })
    game.answer('tom-zarek', game.options('tom-zarek')[0] ?? '')
    expect(game.state.inPlay.map((c) => c.card)).toEqual(others.map((c) => c.card))
  })

  test('B-JUMP-18 B-SECRET-13 only the Admiral is told what he put under the deck, if there was another card', () => {
    const two = jumping().answer('saul-tigh', 'deep-space')
    expect(two.saw('saul-tigh')).toContain('event.destination-buried')
    expect(two.saw('tom-zarek')).not.toContain('event.destination-buried')
    const last = before({ decks: {}, exactly: { destination: ['deep-space'] } }).answer(
      'saul-tigh',
      'ftl-control',
    )
    expect(last.state.travelled).toEqual(['deep-space'])
    expect(last.saw('saul-tigh')).not.toContain('event.destination-buried')
  })
})
