import { expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// Decisions that belong to a certain player although it may not be his turn.

const apollo = 'lee-adama'
const tigh = 'saul-tigh'
const roslin = 'laura-roslin'
const baltar = 'gaius-baltar'
const zarek = 'tom-zarek'
const tyrol = 'galen-tyrol'

const prompt = (game: TestGame, who: string): string => game.request(who).prompt.key
const places = (game: TestGame, kind: string) =>
  game.state.ships.filter((s) => s.kind === kind).map((s) => s.area)

/** Zarek draws a Crisis card; Tigh is Admiral and Baltar President. */
const drawn = (card: string, rest: Partial<Position> = {}): TestGame =>
  scenario({
    players: [zarek, tigh, baltar],
    titles: { admiral: tigh, president: baltar },
    step: 'crisis',
    destiny: ['evasive-maneuvers-1', 'evasive-maneuvers-1'],
    decks: { crisis: [card] },
    ...rest,
  })

test('D1 the option of a Crisis card headed with a title is chosen by the holder of that title', () => {
  for (const [card, chooser] of [
    ['riots-a', tigh],
    ['rescue-caprica-survivors', baltar],
    ['water-sabotaged', zarek],
  ] as const) {
    const game = drawn(card)
    expect(game.asked).toEqual([chooser])
    expect(prompt(game, chooser)).toBe('prompt.crisis-choice')
  }
  const passed = drawn('riots-a', { titles: { admiral: baltar, president: tigh } })
  expect(passed.asked).toEqual([baltar])
})

test('D2 a decision inside an option or result belongs to the player named there, otherwise to the current player', () => {
  const resigned = drawn('prisoner-revolt')
  expect(resigned.asked).toEqual([baltar]) // the President names his successor
  resigned.answer(baltar, `seat:${resigned.seat(tigh)}`)
  expect(resigned.state.titles.president).toBe(resigned.seat(tigh))
  const landing = drawn('crash-landing', { destiny: ['repair-1', 'repair-1'] })
  expect(landing.asked).toEqual([tigh]) // the Admiral spends fuel or not
  landing.answer(tigh, 'option:0')
  expect(landing.state.resources).toMatchObject({ fuel: 7, morale: 10 })
  const accused = drawn('a-traitor-accused').answer(zarek, 'option:0')
  expect(accused.asked).toEqual([zarek])
  accused.answer(zarek, `seat:${accused.seat(baltar)}`)
  expect(accused.player(baltar).at).toBe('brig')
})

test('D3 which of his own cards a player discards is his decision, unless it is at random', () => {
  const hands = {
    [baltar]: ['repair-1', 'repair-2', 'launch-scout-1'],
    [zarek]: ['repair-1', 'repair-2', 'launch-scout-1', 'launch-scout-2'],
  }
  const game = drawn('food-shortage', { hands }).answer(baltar, 'option:1')
  expect(game.asked).toEqual([baltar])
  game.answer(baltar, 'repair-1', 'launch-scout-1')
  expect(game.player(baltar).hand).toEqual(['repair-2'])
  expect(game.asked).toEqual([zarek])
  game.answer(zarek, 'repair-1', 'repair-2', 'launch-scout-1')
  expect(game.player(zarek).hand).toContain('launch-scout-2')
  const random = drawn('forced-water-mining', {
    hands,
    decks: { crisis: ['forced-water-mining', 'riots-a'] },
  })
  random.answer(zarek, 'option:1')
  expect(random.player(baltar).hand).toHaveLength(2) // nobody was asked
  expect(random.player(zarek).hand).toHaveLength(3)
})

test('D4 the current player decides the order of areas, the target among equal ones and what is not placed', () => {
  const raid = drawn('thirty-three', {
    players: [zarek, tigh, baltar, apollo],
    piloting: { [apollo]: 'stern' },
    ships: { bow: { raider: 1, civilian: 2 }, stern: { raider: 1 } },
    civilians: ['population-1', 'empty'],
    dice: [1],
  })
  expect(raid.asked).toEqual([zarek])
  expect(raid.options(zarek)).toEqual(['area:bow', 'area:stern'])
  raid.answer(zarek, 'bow')
  expect(raid.asked).toEqual([zarek]) // which of two civilian ships
  expect(raid.options(zarek)).toHaveLength(2)
  raid.answer(zarek, raid.options(zarek)[1] ?? '')
  expect(raid.state.lostCivilians).toEqual(['empty'])
  const scarce = drawn('thirty-three', { reserve: { viper: 1 } })
  expect(scarce.asked).toEqual([zarek])
  expect(scarce.options(zarek)).toEqual(['viper:stern-port#1', 'viper:bow-port#1'])
  scarce.answer(zarek, 'viper:bow-port#1')
  expect(places(scarce, 'viper')).toEqual(['bow-port'])
})

test('D5 every civilian ship of this box is placed in an area named on its card, so that nobody has to decide it', () => {
  const game = drawn('thirty-three')
  expect([...places(game, 'civilian')].sort()).toEqual(['bow-port', 'stern', 'stern-port', 'stern-starboard'])
  const tracked = drawn('cylon-tracking-device', { destiny: ['executive-order-1', 'executive-order-2'] })
  expect(places(tracked, 'civilian')).toEqual(['stern', 'stern'])
  const rescue = drawn('rescue-the-fleet').answer(tigh, 'option:1')
  expect(places(rescue, 'civilian')).toEqual(['stern', 'stern', 'stern'])
  for (const placed of [game, tracked, rescue])
    for (const who of placed.asked) expect(prompt(placed, who)).not.toBe('prompt.place')
})

test('D6 the current player decides the order of abilities in one window, also when neither is his', () => {
  const game = scenario({
    players: [zarek, tyrol, roslin],
    at: { [zarek]: 'weapons-control' },
    hands: { [tyrol]: ['strategic-planning-3'], [roslin]: ['strategic-planning-4'] },
    ships: { bow: { heavy: 1 } },
    dice: [1],
  }).answer(zarek, 'weapons-control')
  game.answer(roslin, 'strategic-planning-4').answer(tyrol, 'strategic-planning-3')
  expect(game.asked).toEqual([zarek])
  expect(prompt(game, zarek)).toBe('prompt.order')
  expect(() => game.pass(zarek)).toThrow('exactly 1') // he orders; he cannot forbid
  game.answer(zarek, 'strategic-planning-4')
  expect(game.player(roslin).hand).toEqual([])
  expect(game.player(tyrol).hand).toEqual(['strategic-planning-3'])
})
