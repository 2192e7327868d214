import { describe, expect, test } from 'vitest'
import { ConfigRefused, checkedConfig, type GameConfig, newGame } from '../src/index.ts'

/** A configuration as it comes from outside, where nobody has checked its types. */
const fromOutside = (json: string): GameConfig => JSON.parse(json)

const cast = ['laura-roslin', 'william-adama', 'kara-thrace', 'galen-tyrol'] as const

describe('a configuration that cannot be played is refused with the reason', () => {
  test.each([2, 7, 0, -3, 3.5, Number.NaN])('B-GEN-1 a game of %s players', (players) => {
    expect(() => newGame({ players }, 1)).toThrow(ConfigRefused)
    expect(() => newGame({ players }, 1)).toThrow(`takes 3 to 6 players, not ${players}`)
  })

  test.each([3, 4, 5, 6])('B-GEN-1 a game of %s players is played', (players) => {
    expect(newGame({ players }, 1).players).toHaveLength(players)
  })

  test('a number of players that is no number', () => {
    expect(() => checkedConfig(fromOutside('{"players": "4"}'))).toThrow(/takes 3 to 6 players/)
    expect(() => checkedConfig(fromOutside('{}'))).toThrow(/takes 3 to 6 players, not undefined/)
  })

  test('lists and switches that are something else', () => {
    const refused = (json: string) => expect(() => checkedConfig(fromOutside(json)))
    refused('{"players": 4, "sets": "base"}').toThrow(/The sets are a list/)
    refused('{"players": 4, "characters": null}').toThrow(/The characters are a list/)
    refused('{"players": 4, "noSympathizer": "no"}').toThrow(/"noSympathizer" is true or false, not no/)
  })

  test('a set nobody knows', () => {
    expect(() => newGame({ players: 4, sets: ['base', 'razor'] }, 1)).toThrow(ConfigRefused)
    expect(() => newGame({ players: 4, sets: ['base', 'razor'] }, 1)).toThrow(
      /no set called "razor"; the sets are: base/,
    )
  })

  test('a game without the base set, or with it twice', () => {
    expect(() => newGame({ players: 4, sets: [] }, 1)).toThrow(/needs the base set/)
    expect(() => newGame({ players: 4, sets: ['base', 'base'] }, 1)).toThrow(/named twice/)
  })

  test('two players with one character', () => {
    const characters = ['laura-roslin', 'william-adama', 'laura-roslin']
    expect(() => newGame({ players: 3, characters }, 1)).toThrow(ConfigRefused)
    expect(() => newGame({ players: 3, characters }, 1)).toThrow(/Two players cannot both be Laura Roslin/)
  })

  test('too few or too many characters for the players', () => {
    expect(() => newGame({ players: 5, characters: cast }, 1)).toThrow(/Name 5 characters.*not 4/)
    expect(() => newGame({ players: 3, characters: cast }, 1)).toThrow(/Name 3 characters.*not 4/)
    expect(newGame({ players: 4, characters: cast }, 1).config.characters).toEqual(cast)
  })

  test('a character nobody knows', () => {
    const characters = ['laura-roslin', 'william-adama', 'helena-cain']
    expect(() => newGame({ players: 3, characters }, 1)).toThrow(/no character called "helena-cain"/)
  })

  test('a difficulty nobody knows', () => {
    const config = fromOutside('{"players": 4, "difficulty": "brutal"}')
    expect(() => newGame(config, 1)).toThrow(ConfigRefused)
    expect(() => newGame(config, 1)).toThrow(
      /no difficulty called "brutal"; choose one of: standard, easier-for-humans, easier-for-cylons/,
    )
  })

  test('an objective nobody knows', () => {
    expect(() => newGame({ players: 4, objective: 'earth' }, 1)).toThrow(/no objective called "earth".*kobol/)
  })

  test.each([-1, 4, 1.5])('a first player on seat %s of four', (firstPlayer) => {
    expect(() => newGame({ players: 4, firstPlayer }, 1)).toThrow(ConfigRefused)
    expect(() => newGame({ players: 4, firstPlayer }, 1)).toThrow(
      `The first player must be a seat from 0 to 3, not ${firstPlayer}`,
    )
  })

  test.each([3, 5])('B-VAR-5 the game without the Sympathizer for %s players', (players) => {
    expect(() => newGame({ players, noSympathizer: true }, 1)).toThrow(ConfigRefused)
    expect(() => newGame({ players, noSympathizer: true }, 1)).toThrow(
      `without the Sympathizer is for 4 or 6 players; with ${players} there is none`,
    )
  })

  test('B-VAR-8 Boomer in the game without the Sympathizer', () => {
    const characters = ['laura-roslin', 'william-adama', 'kara-thrace', 'sharon-valerii']
    expect(() => newGame({ players: 4, characters, noSympathizer: true }, 1)).toThrow(ConfigRefused)
    expect(() => newGame({ players: 4, characters, noSympathizer: true }, 1)).toThrow(
      /Sharon "Boomer" Valerii cannot be chosen in the game without the Sympathizer/,
    )
    expect(() => newGame({ players: 4, characters }, 1)).not.toThrow()
  })
})

test('what is not said has its default', () => {
  expect(checkedConfig({ players: 5 })).toEqual({
    players: 5,
    sets: ['base'],
    objective: 'kobol',
    difficulty: 'standard',
    noSympathizer: false,
  })
})

test('a configuration that was checked is accepted as it is', () => {
  const config = checkedConfig({
    players: 4,
    characters: cast,
    firstPlayer: 2,
    difficulty: 'easier-for-cylons',
    noSympathizer: true,
  })
  expect(checkedConfig(config)).toEqual(config)
})
