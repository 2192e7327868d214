import { describe, expect, test } from 'vitest'
import { checkedConfig } from '../../src/config.ts'
import { contentOf } from '../../src/content/index.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

const content = contentOf(checkedConfig({ players: 3 }))
const low = { 1: 8, 2: 6 }
const high = { 3: 4, 4: 2, 5: 1 }

test.each([
  ['consolidate-power', 'Consolidate Power', 'politics', low],
  ['investigative-committee', 'Investigative Committee', 'politics', high],
  ['executive-order', 'Executive Order', 'leadership', low],
  ['declare-emergency', 'Declare Emergency', 'leadership', high],
  ['launch-scout', 'Launch Scout', 'tactics', low],
  ['strategic-planning', 'Strategic Planning', 'tactics', high],
  ['evasive-maneuvers', 'Evasive Maneuvers', 'piloting', low],
  ['maximum-firepower', 'Maximum Firepower', 'piloting', high],
  ['repair', 'Repair', 'engineering', low],
  ['scientific-research', 'Scientific Research', 'engineering', high],
] as const)('%s is printed as it should be', (id, title, type, strengths) => {
  expect(content.skillCards.get(id)).toMatchObject({ id, title, type, strengths })
  const deck = content.decks.get(type)?.cards ?? []
  for (const [strength, copies] of Object.entries(strengths))
    expect(deck.filter((card) => card === `${id}-${strength}`)).toHaveLength(copies)
})

test('B-LIMIT-1 there are ten skill cards, and 21 cards of each of the five types', () => {
  expect(content.skillCards.size).toBe(10)
  for (const type of ['politics', 'leadership', 'tactics', 'piloting', 'engineering'] as const)
    expect(content.decks.get(type)?.cards).toHaveLength(21)
  expect(content.decks.has('treachery')).toBe(false)
})

const crew = ['laura-roslin', 'saul-tigh', 'lee-adama']

const ships = (game: TestGame, kind: string) => game.state.ships.filter((s) => s.kind === kind)

const results = (game: TestGame): unknown[] =>
  game.events.flatMap((e) => (e.key === 'event.rolled' ? [e.params?.result] : []))

describe('Consolidate Power', () => {
  const playing = () =>
    scenario({
      players: crew,
      hands: { 'laura-roslin': ['consolidate-power-2'] },
      decks: { piloting: ['maximum-firepower-3', 'evasive-maneuvers-1'], engineering: ['repair-2'] },
    }).answer('laura-roslin', 'consolidate-power-2')

  test('its user draws 2 cards of any types, also outside her skill set', () => {
    const game = playing()
    expect(game.request('laura-roslin')).toMatchObject({ min: 2, max: 2 })
    expect(new Set(game.request('laura-roslin').options.map((o) => o.type)).size).toBe(5)
    game.answer('laura-roslin', 'piloting', 'engineering')
    expect(game.player('laura-roslin').hand).toEqual(['maximum-firepower-3', 'repair-2'])
  })

  test('both cards may be of one type', () => {
    const game = playing().answer('laura-roslin', 'piloting', 'piloting')
    expect(game.player('laura-roslin').hand).toEqual(['maximum-firepower-3', 'evasive-maneuvers-1'])
  })

  test('it lies on its discard pile while its text is carried out', () => {
    expect(playing().state.decks.politics.discard).toEqual(['consolidate-power-2'])
  })
})

describe('Executive Order', () => {
  const ordered = (position: Partial<Position> = {}) =>
    scenario({
      players: crew,
      ...position,
      hands: { 'laura-roslin': ['executive-order-1'], ...position.hands },
    }).answer('laura-roslin', 'executive-order-1')

  test('cannot be aimed at oneself, a revealed Cylon or Helo off the board', () => {
    const game = ordered({
      players: ['laura-roslin', 'saul-tigh', 'karl-agathon', 'lee-adama', 'tom-zarek'],
      revealed: ['saul-tigh'],
    })
    expect(game.options('laura-roslin')).toEqual(['seat:3', 'seat:4'])
    const arrived = ordered({
      players: ['laura-roslin', 'saul-tigh', 'karl-agathon'],
      at: { 'karl-agathon': 'hangar-deck' },
    })
    expect(arrived.options('laura-roslin')).toEqual(['seat:1', 'seat:2'])
  })

  test('the chosen player decides between a move with an action and two actions, and may use less', () => {
    const game = ordered().answer('laura-roslin', 'seat:1')
    expect(game.asked).toEqual(['saul-tigh'])
    expect(game.options('saul-tigh')).toEqual(['move', 'actions'])
    game.answer('saul-tigh', 'move').pass('saul-tigh')
    expect(game.request('saul-tigh').prompt.key).toBe('prompt.action')
    game.pass('saul-tigh')
    expect(game.asked).toEqual(['laura-roslin'])
    const twice = ordered({ at: { 'saul-tigh': 'press-room' } }).answer('laura-roslin', 'seat:1')
    twice.answer('saul-tigh', 'actions').answer('saul-tigh', 'press-room').answer('saul-tigh', 'press-room')
    expect(twice.player('saul-tigh').hand).toHaveLength(4)
  })

  test('its move bars Sickbay and the Brig, and lets a pilot shift his viper by 1 area', () => {
    const game = ordered({ piloting: { 'lee-adama': 'stern' }, hands: { 'lee-adama': ['repair-1'] } })
    game.answer('laura-roslin', 'seat:2').answer('lee-adama', 'move')
    const options = game.options('lee-adama')
    expect(options).not.toContain('location:sickbay')
    expect(options).not.toContain('location:brig')
    expect(options.filter((id) => id.startsWith('area:'))).toHaveLength(2)
    game.answer('lee-adama', 'area:stern-port').answer('lee-adama', 'viper')
    expect(game.request('lee-adama').prompt.key).toBe('prompt.viper')
  })

  test("who reveals himself with the first action forfeits the second, and the current player's turn goes on", () => {
    const game = ordered({ loyalty: { 'saul-tigh': ['cylon-morale'] } }).answer('laura-roslin', 'seat:1')
    game.answer('saul-tigh', 'actions').answer('saul-tigh', 'cylon-morale').answer('saul-tigh', 'no')
    expect(game.state.turn).toMatchObject({ seat: 0, step: 'crisis' })
    expect(game.request('laura-roslin').prompt.key).toBe('prompt.crisis-draw')
  })

  test("abilities for one's own turn do not work: it is still the current player's", () => {
    const tyrol = ordered({
      players: ['laura-roslin', 'saul-tigh', 'galen-tyrol'],
      damagedVipers: 1,
      hands: { 'galen-tyrol': ['repair-1'] },
    }).answer('laura-roslin', 'seat:2')
    tyrol.answer('galen-tyrol', 'actions').answer('galen-tyrol', 'repair-1')
    expect(tyrol.view('spectator').damagedVipers).toBe(0)
    // The second of his two actions, and no further one for the repair.
    expect(tyrol.request('galen-tyrol')).toMatchObject({ prompt: { key: 'prompt.action' }, options: [] })
    tyrol.pass('galen-tyrol')
    expect(tyrol.asked).not.toContain('galen-tyrol')
    expect(tyrol.state.turn).toMatchObject({ seat: 0, step: 'crisis' })
    const helo = ordered({
      players: ['laura-roslin', 'saul-tigh', 'karl-agathon'],
      at: { 'karl-agathon': 'weapons-control' },
      ships: { bow: { heavy: 1 } },
      dice: [1],
    }).answer('laura-roslin', 'seat:2')
    helo.answer('karl-agathon', 'actions').answer('karl-agathon', 'weapons-control')
    expect(results(helo)).toEqual([1])
    expect(helo.request('karl-agathon').prompt.key).toBe('prompt.action')
  })

  test('a second one cannot be used in the same turn, by anybody', () => {
    const game = ordered({ hands: { 'saul-tigh': ['executive-order-2'] } }).answer('laura-roslin', 'seat:1')
    game.answer('saul-tigh', 'actions')
    expect(game.options('saul-tigh')).not.toContain('play:executive-order-2')
  })
})

describe('Launch Scout', () => {
  const scouting = (dice: readonly number[], position: Partial<Position> = {}) =>
    scenario({
      players: crew,
      ...position,
      decks: { crisis: ['riots-a', 'riots-b'], destination: ['deep-space', 'icy-moon'] },
      hands: { 'laura-roslin': ['launch-scout-1'], ...position.hands },
      dice,
    }).answer('laura-roslin', 'launch-scout-1')

  test('with less than 3 the raptor is destroyed and nothing is seen', () => {
    const game = scouting([2])
    expect(game.view('spectator').reserve.raptor).toBe(3)
    expect(game.view('spectator').destroyed.raptor).toBe(1)
    expect(game.happened('event.saw-top')).toBe(false)
    expect(game.state.turn.step).toBe('crisis')
  })

  test('with 3 or more the raptor is kept and its user picks a deck to look at', () => {
    const game = scouting([3])
    expect(game.view('spectator').reserve.raptor).toBe(4)
    expect(game.options('laura-roslin')).toEqual(['deck:crisis', 'deck:destination'])
  })

  test.each([
    ['crisis', 'top', 'riots-a'],
    ['crisis', 'bottom', 'riots-b'],
    ['destination', 'top', 'deep-space'],
    ['destination', 'bottom', 'icy-moon'],
  ] as const)('the top card of the %s deck goes back on the %s', (deck, where, onTop) => {
    const game = scouting([8]).answer('laura-roslin', deck)
    const [seen] = game.request('laura-roslin').options.map((o) => o.card)
    expect(seen).toBe(deck === 'crisis' ? 'riots-a' : 'deep-space')
    game.answer('laura-roslin', where)
    if (deck === 'crisis') expect(game.request('laura-roslin').options[0]?.card).toBe(onTop)
    else expect(game.state.decks.destination.draw.at(-1)).toBe(onTop)
    if (where === 'bottom') expect(game.state.decks[deck].draw[0]).toBe(seen)
  })

  test('only its user sees the card', () => {
    const game = scouting([8]).answer('laura-roslin', 'destination')
    expect(game.saw('laura-roslin')).toContain('event.saw-top')
    for (const other of ['saul-tigh', 'lee-adama', 'spectator'] as const) {
      expect(game.saw(other)).toContain('event.looked-at-top')
      expect(game.saw(other)).not.toContain('event.saw-top')
      expect(JSON.stringify(game.view(other))).not.toContain('deep-space')
    }
    expect(JSON.stringify(game.view('laura-roslin'))).toContain('deep-space')
  })

  test('needs a raptor in the Reserves', () => {
    const at = (raptor: number) =>
      scenario({ players: crew, hands: { 'laura-roslin': ['launch-scout-1'] }, reserve: { raptor } })
    expect(at(0).options('laura-roslin')).not.toContain('play:launch-scout-1')
    expect(at(1).options('laura-roslin')).toContain('play:launch-scout-1')
  })
})

describe('Maximum Firepower', () => {
  const strafing = (position: Partial<Position>) =>
    scenario({
      players: ['lee-adama', 'laura-roslin', 'saul-tigh'],
      piloting: { 'lee-adama': 'bow' },
      hands: { 'lee-adama': ['maximum-firepower-3'] },
      ...position,
    })
  const fire = (game: TestGame, kind: string) =>
    game.answer('lee-adama', game.request('lee-adama').options.find((o) => o.kind === kind)?.id ?? kind)

  test('up to four attacks, a roll for each, the target picked anew', () => {
    const game = strafing({
      ships: { bow: { raider: 3, heavy: 1 }, stern: { raider: 1 } },
      dice: [3, 6, 2, 8, 8],
    })
    game.answer('lee-adama', 'maximum-firepower-3')
    expect(game.request('lee-adama').options.map((o) => o.kind)).toEqual(['raider', 'heavy'])
    fire(fire(fire(fire(game, 'raider'), 'heavy'), 'raider'), 'heavy')
    expect(results(game)).toEqual([3, 6, 2, 8])
    expect(ships(game, 'heavy')).toEqual([])
    expect(ships(game, 'raider')).toHaveLength(3)
    expect(game.asked).not.toContain('lee-adama')
  })

  test('one may stop earlier', () => {
    const game = strafing({ ships: { bow: { raider: 3 } }, dice: [8] }).answer(
      'lee-adama',
      'maximum-firepower-3',
    )
    game.until((g) => results(g).length === 1)
    expect(game.request('lee-adama')).toMatchObject({ prompt: { key: 'prompt.viper' }, min: 0 })
    game.pass('lee-adama')
    expect(ships(game, 'raider')).toHaveLength(2)
    expect(game.state.turn.step).not.toBe('action')
  })

  test('only while piloting, and only with a Cylon ship in that area', () => {
    const offered = (position: Partial<Position>) =>
      strafing(position).options('lee-adama').includes('play:maximum-firepower-3')
    expect(offered({ ships: { bow: { heavy: 1 } } })).toBe(true)
    expect(offered({ ships: { stern: { raider: 1 } } })).toBe(false)
    expect(offered({ ships: { bow: { raider: 1 } }, piloting: {} })).toBe(false)
  })
})

describe('Repair', () => {
  const repairing = (position: Partial<Position>) =>
    scenario({
      players: ['laura-roslin', 'saul-tigh', 'lee-adama'],
      hands: { 'laura-roslin': ['repair-1'] },
      ...position,
    })
  const at = (location: string) => ({ at: { 'laura-roslin': location } })

  test("repairs its user's location, whose damage token goes back to the others", () => {
    const game = repairing({ ...at('armory'), damaged: ['armory', 'command'] })
    expect(game.state.boards.galactica?.pool).toHaveLength(6)
    game.answer('laura-roslin', 'repair-1')
    expect(game.state.boards.galactica?.damaged).toEqual(['command'])
    expect(game.state.boards.galactica?.pool).toHaveLength(7)
  })

  test.each([
    [1, ['vipers:1']],
    [3, ['vipers:2', 'vipers:1']],
  ])('on the Hangar Deck it repairs up to 2 of %i damaged vipers', (damagedVipers, offered) => {
    const game = repairing({ ...at('hangar-deck'), damagedVipers }).answer('laura-roslin', 'repair-1')
    if (offered.length > 1) {
      expect(game.options('laura-roslin')).toEqual(offered)
      game.answer('laura-roslin', 'vipers:2')
    }
    expect(game.view('spectator').damagedVipers).toBe(damagedVipers - offered.length)
    expect(game.view('spectator').reserve.viper).toBe(8 - damagedVipers + offered.length)
  })

  test('on a damaged Hangar Deck it offers either, not both', () => {
    const position = { ...at('hangar-deck'), damaged: ['hangar-deck'], damagedVipers: 2 }
    const deck = repairing(position).answer('laura-roslin', 'repair-1')
    expect(deck.options('laura-roslin')).toEqual(['location', 'vipers:2', 'vipers:1'])
    deck.answer('laura-roslin', 'location')
    expect(deck.view('spectator')).toMatchObject({ damagedVipers: 2, damaged: [] })
    const vipers = repairing(position).answer('laura-roslin', 'repair-1').answer('laura-roslin', 'vipers:2')
    expect(vipers.view('spectator')).toMatchObject({ damagedVipers: 0, damaged: ['hangar-deck'] })
  })

  test('repairs vipers nowhere else, and never destroyed ones', () => {
    const offered = (position: Partial<Position>) =>
      repairing(position).options('laura-roslin').includes('play:repair-1')
    expect(offered({ ...at('armory'), damagedVipers: 2 })).toBe(false)
    expect(offered({ ...at('hangar-deck'), damagedVipers: 2 })).toBe(true)
    expect(offered({ ...at('hangar-deck'), reserve: { viper: 5 } })).toBe(false)
  })
})
