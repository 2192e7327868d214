import { describe, expect, test } from 'vitest'
import { resources } from '../../src/core/names.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

const crew = ['saul-tigh', 'laura-roslin', 'lee-adama', 'tom-zarek'] as const

const seven = ['desolate-moon', 'asteroid-field', 'icy-moon']
const eight = ['desolate-moon', 'asteroid-field', 'barren-planet']
const nine = ['desolate-moon', 'asteroid-field', 'asteroid-field']

/** Saul Tigh, Admiral, makes the fleet jump with FTL Control. */
const jump = (p: Partial<Position> = {}): TestGame =>
  scenario({
    players: crew,
    at: { 'saul-tigh': 'ftl-control' },
    jumpTrack: 4,
    dice: [8],
    milestones: [4],
    ...p,
    decks: { crisis: ['rescue-caprica-survivors'], destination: ['barren-planet', 'deep-space'], ...p.decks },
  }).answer('saul-tigh', 'ftl-control')

/** A Crisis card with the jump icon, carried out with the smallest answers. */
const autoJump = (p: Partial<Position> = {}): TestGame =>
  scenario({
    players: crew,
    step: 'crisis',
    jumpTrack: 4,
    milestones: [4],
    decks: { crisis: ['colonial-day'] },
    ...p,
  }).answer('saul-tigh', 'option:1')

const seats = (game: TestGame, ...who: string[]): number[] => who.map((c) => game.seat(c))

describe('the final jump', () => {
  test.each([
    [8, eight],
    [9, nine],
  ])('B-WIN-1 a jump from distance %i wins the game for the humans', (_distance, travelled) => {
    expect(jump({ travelled }).outcome).toMatchObject({ winner: 'humans', reason: 'final-jump' })
  })

  test('B-WIN-1 a jump from distance 7 does not', () => {
    expect(jump({ travelled: seven }).outcome).toBeNull()
  })

  test('B-WIN-2 the jump that brings the distance to 8 or more does not win by itself', () => {
    const game = jump({ travelled: seven }).answer('saul-tigh', 'barren-planet')
    expect(game.view('spectator').distance).toBe(9)
    expect(game.outcome).toBeNull()
    expect(game.asked).toEqual(['laura-roslin'])
  })

  test('B-WIN-3 no ships are removed, no destination is drawn, and no other step takes place', () => {
    const game = jump({
      travelled: eight,
      ships: { bow: { basestar: 1, raider: 2 }, stern: { civilian: 1 } },
      piloting: { 'lee-adama': 'bow-port' },
      inPlay: [
        { card: 'jammed-assault', deck: 'crisis' },
        { card: 'assign-mission-specialist', deck: 'quorum', holder: 'tom-zarek' },
      ],
    })
    expect(game.outcome?.winner).toBe('humans')
    expect(game.state.ships).toHaveLength(5)
    expect(game.player('lee-adama').at).toBe('piloting')
    expect(game.state.travelled).toEqual(eight)
    expect(game.state.decks.destination.draw).toHaveLength(19)
    expect(game.state.inPlay).toHaveLength(2)
    expect(game.state.jumpTrack).toBe(4)
    expect(game.asked).toEqual([])
  })

  test('B-WIN-4 the die roll of FTL Control and its loss come first', () => {
    const last = (die: number) => jump({ travelled: eight, resources: { population: 1 }, dice: [die] })
    expect(last(6).outcome).toMatchObject({ winner: 'cylons', reason: 'population' })
    expect(last(7).outcome).toMatchObject({ winner: 'humans', reason: 'final-jump' })
    expect(
      jump({ travelled: eight, resources: { population: 2 }, dice: [1] }).state.resources.population,
    ).toBe(1)
  })

  test.each(resources)('B-WIN-5 with %s at 0 the final jump loses the game', (resource) => {
    const game = jump({ travelled: eight, resources: { [resource]: 0 } })
    expect(game.outcome).toMatchObject({ winner: 'cylons', reason: resource })
    expect(jump({ travelled: eight, resources: { [resource]: 1 } }).outcome?.winner).toBe('humans')
  })

  test('B-WIN-6 the final jump may be made by FTL Control or by Auto Jump', () => {
    expect(jump({ travelled: eight }).outcome?.winner).toBe('humans')
    expect(autoJump({ travelled: eight }).outcome).toMatchObject({ winner: 'humans', reason: 'final-jump' })
    expect(autoJump({ travelled: eight, jumpTrack: 3 }).outcome).toBeNull()
    expect(autoJump({ travelled: seven }).outcome).toBeNull()
  })
})

describe('how the humans lose', () => {
  test.each(resources)('B-WIN-7 with %s at 0 at the end of a turn the Cylons win', (resource) => {
    const end = (n: number) => scenario({ players: crew, step: 'end', resources: { [resource]: n } })
    expect(end(0).outcome).toMatchObject({ winner: 'cylons', reason: resource })
    expect(end(1).outcome).toBeNull()
  })

  test("B-WIN-7 the end of a revealed Cylon's turn counts too, and the middle of a turn does not", () => {
    const game = scenario({ players: crew, revealed: ['saul-tigh'], resources: { food: 0 } })
    expect(game.outcome).toBeNull()
    game.pass('saul-tigh')
    expect(game.outcome).toMatchObject({ winner: 'cylons', reason: 'food' })
  })

  test('B-WIN-8 a centurion at the end of the Boarding Party track ends the game', () => {
    const heavy = (space: number) =>
      scenario({
        players: crew,
        step: 'crisis',
        centurions: [space],
        destiny: ['declare-emergency-3', 'declare-emergency-3'],
        decks: { crisis: ['resistance'] },
      })
    expect(heavy(3).outcome).toMatchObject({ winner: 'cylons', reason: 'boarding' })
    expect(heavy(2).outcome).toBeNull()
    expect(heavy(2).state.centurions).toEqual([3])
  })

  const five = ['admirals-quarters', 'armory', 'command', 'ftl-control', 'hangar-deck']

  /** Laura Roslin turns out to be a Cylon and picks two of the damage tokens she draws. */
  const sabotage = (damaged: readonly string[], ...tokens: string[]): TestGame =>
    scenario({
      players: crew,
      current: 'laura-roslin',
      loyalty: { 'laura-roslin': ['cylon-damage-galactica'] },
      damaged,
    })
      .answer('laura-roslin', 'reveal:cylon-damage-galactica')
      .answer('laura-roslin', 'yes')
      .answer('laura-roslin', ...tokens)

  test('B-WIN-9 six damaged locations at the same time end the game, five do not', () => {
    expect(sabotage(five, 'damage-weapons-control', 'lose-food').outcome).toMatchObject({
      winner: 'cylons',
      reason: 'damage',
    })
    expect(sabotage(five.slice(1), 'damage-weapons-control', 'lose-food').outcome).toBeNull()
    expect(sabotage(five, 'lose-fuel', 'lose-food').outcome).toBeNull()
  })

  test('B-WIN-10 nothing after the sixth damaged location is resolved', () => {
    const game = sabotage(five, 'damage-weapons-control', 'lose-food')
    expect(game.state.resources.food).toBe(8)
    expect(game.player('laura-roslin').revealed).toBe(false)
    expect(game.player('laura-roslin').superCrises).toEqual([])
    expect(game.asked).toEqual([])
  })

  test('B-WIN-10 nothing after the last step of a centurion is resolved', () => {
    const game = scenario({
      players: crew,
      step: 'crisis',
      jumpTrack: 1,
      centurions: [3],
      ships: { 'bow-port': { heavy: 1 }, bow: { basestar: 1 } },
      destiny: ['declare-emergency-3', 'declare-emergency-3'],
      decks: { crisis: ['resistance'] },
    })
    expect(game.outcome?.reason).toBe('boarding')
    expect(game.state.ships).toHaveLength(2)
    expect(game.state.centurions).toEqual([4])
    expect(game.state.jumpTrack).toBe(1)
    expect(game.state.turn.seat).toBe(0)
  })
})

describe('who wins', () => {
  test('B-WIN-11 hidden Cylons win and lose with the Cylons', () => {
    const loyalty = { 'lee-adama': ['cylon-morale'], 'tom-zarek': ['not-a-cylon', 'cylon-brig'] }
    const lost = scenario({ players: crew, step: 'end', loyalty, resources: { fuel: 0 } })
    expect(lost.outcome?.winners).toEqual(seats(lost, 'lee-adama', 'tom-zarek'))
    const won = jump({ travelled: eight, loyalty })
    expect(won.outcome?.winners).toEqual(seats(won, 'saul-tigh', 'laura-roslin'))
  })

  /** The jump to distance 5 deals the Sympathizer to Tom Zarek; then the turn ends with the humans' defeat. */
  const afterSleeper = (p: Partial<Position>): TestGame =>
    jump({
      travelled: ['desolate-moon'],
      milestones: [],
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'sympathizer'],
      ...p,
    })
      .answer('saul-tigh', 'barren-planet')
      .until((g) => g.outcome !== null)

  test('B-WIN-12 a Sympathizer sent to the Brig belongs to the team his other cards give him', () => {
    const human = afterSleeper({ resources: { food: 0 } })
    expect(human.player('tom-zarek').at).toBe('brig')
    expect(human.outcome).toMatchObject({ winner: 'cylons', winners: [] })
    const cylon = afterSleeper({ resources: { food: 0 }, loyalty: { 'tom-zarek': ['cylon-brig'] } })
    expect(cylon.player('tom-zarek').at).toBe('brig')
    expect(cylon.outcome?.winners).toEqual(seats(cylon, 'tom-zarek'))
  })

  test('B-WIN-12 a Sympathizer who became a revealed Cylon wins with the Cylons', () => {
    const game = afterSleeper({
      centurions: [3],
      destiny: ['declare-emergency-3', 'declare-emergency-3'],
      decks: { crisis: ['resistance'], destination: ['barren-planet', 'deep-space'] },
    })
    expect(game.player('tom-zarek').revealed).toBe(true)
    expect(game.outcome).toMatchObject({
      winner: 'cylons',
      reason: 'boarding',
      winners: seats(game, 'tom-zarek'),
    })
  })
})
