import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

const admirals = [
  'william-adama',
  'saul-tigh',
  'karl-agathon',
  'lee-adama',
  'kara-thrace',
  'sharon-valerii',
  'galen-tyrol',
  'tom-zarek',
  'gaius-baltar',
  'laura-roslin',
]

const presidents = [
  'laura-roslin',
  'gaius-baltar',
  'tom-zarek',
  'lee-adama',
  'william-adama',
  'karl-agathon',
  'galen-tyrol',
  'sharon-valerii',
  'saul-tigh',
  'kara-thrace',
]

type Title = 'president' | 'admiral'

const holder = (game: TestGame, title: Title): string =>
  game.state.players[game.state.titles[title]]?.character ?? ''

/** The first of these players has the title and reveals himself as a Cylon. */
const afterReveal = (title: Title, players: readonly string[], p: Partial<Position> = {}): string => {
  const [who = ''] = players
  const game = scenario({ players, titles: { [title]: who }, loyalty: { [who]: ['cylon-morale'] }, ...p })
  game.answer(who, 'reveal:cylon-morale')
  if (game.player(who).at !== 'brig' && !game.player(who).revealed) game.answer(who, 'no')
  expect(game.player(who).revealed).toBe(true)
  return holder(game, title)
}

/** Each character of a line with the next one in it, and a third who is neither. */
const neighbours = (line: readonly string[]): [string, string, string][] =>
  line.slice(1).map((lower, i) => {
    const higher = line[i] ?? ''
    const third = ['saul-tigh', 'laura-roslin', 'tom-zarek', 'galen-tyrol'].find(
      (c) => c !== lower && c !== higher,
    )
    return [higher, lower, third ?? '']
  })

describe('the line of succession', () => {
  test('B-SUCC-1 the titles of a revealed Cylon pass to the highest available, also one above him', () => {
    expect(afterReveal('president', ['tom-zarek', 'kara-thrace', 'lee-adama'])).toBe('lee-adama')
    expect(afterReveal('president', ['tom-zarek', 'kara-thrace', 'lee-adama', 'laura-roslin'])).toBe(
      'laura-roslin',
    )
    expect(afterReveal('admiral', ['kara-thrace', 'laura-roslin', 'galen-tyrol'])).toBe('galen-tyrol')
    expect(afterReveal('admiral', ['kara-thrace', 'laura-roslin', 'saul-tigh'])).toBe('saul-tigh')
  })

  test.each(neighbours(admirals))(
    'B-SUCC-2 %s comes before %s in the line of the Admiral',
    (higher, lower, third) => {
      expect(afterReveal('admiral', [third, lower, higher])).toBe(higher)
    },
  )

  test.each(neighbours(presidents))(
    'B-SUCC-3 %s comes before %s in the line of the President',
    (higher, lower, third) => {
      expect(afterReveal('president', [third, lower, higher])).toBe(higher)
    },
  )

  test('B-SUCC-4 characters not in the game and revealed Cylons are skipped', () => {
    const players = ['kara-thrace', 'saul-tigh', 'galen-tyrol', 'gaius-baltar']
    expect(afterReveal('admiral', players)).toBe('saul-tigh')
    expect(afterReveal('admiral', players, { revealed: ['saul-tigh'] })).toBe('galen-tyrol')
    expect(afterReveal('president', players)).toBe('gaius-baltar')
    expect(afterReveal('president', players, { revealed: ['gaius-baltar'] })).toBe('galen-tyrol')
  })

  test('B-SUCC-5 characters in the Brig are skipped in the line of the Admiral', () => {
    const players = ['kara-thrace', 'saul-tigh', 'galen-tyrol', 'gaius-baltar']
    expect(afterReveal('admiral', players, { at: { 'saul-tigh': 'brig' } })).toBe('galen-tyrol')
  })

  test('B-SUCC-6 characters in the Brig are not skipped in the line of the President', () => {
    const players = ['kara-thrace', 'laura-roslin', 'tom-zarek']
    expect(afterReveal('president', players, { at: { 'laura-roslin': 'brig' } })).toBe('laura-roslin')
  })
})

describe('when everyone is in the Brig', () => {
  test('B-SUCC-7 the highest in the line is Admiral', () => {
    const players = ['kara-thrace', 'gaius-baltar', 'galen-tyrol', 'laura-roslin']
    const at = { 'gaius-baltar': 'brig', 'galen-tyrol': 'brig', 'laura-roslin': 'brig' }
    expect(afterReveal('admiral', players, { at })).toBe('galen-tyrol')
  })

  test('B-SUCC-7 the last Admiral to go there keeps the title only if he is the highest', () => {
    const arrested = (admiral: string): string => {
      const game = scenario({
        players: ['laura-roslin', 'kara-thrace', 'sharon-valerii'],
        titles: { president: 'laura-roslin', admiral },
        at: { 'laura-roslin': 'brig', 'kara-thrace': 'brig', 'sharon-valerii': 'brig', [admiral]: 'command' },
        quorum: ['arrest-order'],
      }).answer('laura-roslin', 'arrest-order')
      expect(game.player(admiral).at).toBe('brig')
      return holder(game, 'admiral')
    }
    expect(arrested('kara-thrace')).toBe('kara-thrace')
    expect(arrested('sharon-valerii')).toBe('kara-thrace')
  })

  test('B-SUCC-8 the first of them to leave the Brig becomes Admiral', () => {
    const game = scenario({
      players: ['tom-zarek', 'kara-thrace', 'sharon-valerii'],
      titles: { admiral: 'kara-thrace' },
      at: { 'tom-zarek': 'brig', 'kara-thrace': 'brig', 'sharon-valerii': 'brig' },
      destiny: ['strategic-planning-5', 'investigative-committee-5'],
    }).answer('tom-zarek', 'brig')
    game.untilAsked('tom-zarek', 'prompt.free')
    expect(holder(game, 'admiral')).toBe('kara-thrace')
    game.answer('tom-zarek', 'command')
    expect(holder(game, 'admiral')).toBe('tom-zarek')
  })

  test('B-SUCC-8 nothing changes when one leaves it while somebody outside is Admiral', () => {
    const game = scenario({
      players: ['tom-zarek', 'kara-thrace', 'laura-roslin'],
      titles: { admiral: 'laura-roslin' },
      at: { 'tom-zarek': 'brig', 'kara-thrace': 'brig' },
      destiny: ['strategic-planning-5', 'investigative-committee-5'],
    }).answer('tom-zarek', 'brig')
    game.untilAsked('tom-zarek', 'prompt.free').answer('tom-zarek', 'command')
    expect(holder(game, 'admiral')).toBe('laura-roslin')
  })

  test('B-SUCC-9 a character in the Brig cannot be made Admiral', () => {
    const mutiny = (at: Record<string, string>): string[] =>
      scenario({
        players: ['laura-roslin', 'saul-tigh', 'lee-adama', 'tom-zarek', 'galen-tyrol'],
        at,
        quorum: ['encourage-mutiny'],
      })
        .answer('laura-roslin', 'encourage-mutiny')
        .options('laura-roslin')
    expect(mutiny({})).toEqual(['seat:2', 'seat:3', 'seat:4'])
    expect(mutiny({ 'lee-adama': 'brig' })).toEqual(['seat:3', 'seat:4'])
  })
})
