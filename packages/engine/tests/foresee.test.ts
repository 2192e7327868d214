import { describe, expect, test } from 'vitest'
import { type Change, english, type Foresight, foresee, type Message, render } from '../src/index.ts'
import { type Position, scenario, type TestGame } from '../src/testing/index.ts'

const words = (message: Message): string => render(message, { catalogue: english })

const [tigh, roslin, boomer] = ['saul-tigh', 'laura-roslin', 'sharon-valerii'] as const

const table = (position: Partial<Position>): TestGame =>
  scenario({ players: [tigh, roslin, boomer], titles: { president: roslin, admiral: tigh }, ...position })

/** What somebody foresees of the answer whose id has this in it, or of giving none. */
function foreseen(game: TestGame, who: string, wanted?: string): Foresight {
  const { id, options } = game.request(who)
  const chosen = wanted === undefined ? [] : options.filter((o) => o.id.includes(wanted)).map((o) => o.id)
  const found = foresee(game.state, game.seat(who))({ request: id, options: chosen })
  if (!found) throw new Error(`${wanted} cannot be answered.`)
  return found
}

const told = (changes: readonly Change[]): string[] => changes.map((c) => words(c.text))

describe('what an answer certainly does is foreseen', () => {
  test('the choice of a crisis tells what it costs, before and after', () => {
    const game = table({ step: 'crisis', decks: { crisis: ['riots-a'] } })
    const { changes, ending } = foreseen(game, tigh, 'option:0')
    expect(changes.map(({ what, id, from, to, sure }) => [what, id, from, to, sure])).toEqual([
      ['resource', 'food', 8, 7, true],
      ['resource', 'morale', 10, 9, true],
    ])
    expect(told(changes)).toEqual(['food 8 → 7', 'morale 10 → 9'])
    expect(ending).toBeUndefined()
  })

  test('B-WIN-7 the last food is the end, when the turn ends or at once where nothing comes before that', () => {
    const riots = (position: Partial<Position>): TestGame =>
      table({ step: 'crisis', decks: { crisis: ['riots-a'] }, resources: { food: 1 }, ...position })
    const atOnce = riots({})
    const end = { winner: 'cylons', reason: 'food' }
    expect(foreseen(atOnce, tigh, 'option:0').ending).toEqual({ ...end, at: 'now' })
    expect(foreseen(atOnce, tigh, 'option:1').ending).toBeUndefined()
    // The basestar of the card's symbol attacks before the turn is over.
    const later = riots({ ships: { bow: { basestar: 1 } } })
    expect(foreseen(later, tigh, 'option:0').ending).toEqual({ ...end, at: 'turn-end' })
  })

  test('centurions that take the last step end the game at once', () => {
    const game = table({
      players: ['galen-tyrol', tigh, roslin],
      revealed: ['galen-tyrol'],
      at: { 'galen-tyrol': 'cylon-fleet' },
      step: 'action',
      centurions: [4],
      ships: { bow: { basestar: 1 } },
    })
    const before = foreseen(game, 'galen-tyrol', 'cylon-fleet')
    expect(before.ending).toBeUndefined()
    game.answer('galen-tyrol', 'cylon-fleet')
    expect(foreseen(game, 'galen-tyrol', 'heavy').ending).toEqual({
      winner: 'cylons',
      reason: 'boarding',
      at: 'now',
    })
    expect(foreseen(game, 'galen-tyrol', 'launch').ending).toBeUndefined()
  })

  test('a move tells where one goes, to oneself and of others by name', () => {
    const game = table({ step: 'movement' })
    expect(told(foreseen(game, tigh, 'armory').changes)).toEqual(['you go to Armory'])
    const jailed = table({ step: 'action', at: { [tigh]: 'admirals-quarters' } })
    jailed.answer(tigh, 'admirals-quarters')
    // Whether the check is passed nobody knows.
    expect(foreseen(jailed, tigh, 'seat:1').changes).toEqual([])
  })

  test('cards that are drawn are counted, not named', () => {
    const game = table({ step: 'action', at: { [tigh]: 'press-room' } })
    const { changes } = foreseen(game, tigh, 'press-room')
    expect(told(changes)).toEqual(['you draw 2 skill cards'])
    expect(JSON.stringify(changes)).not.toContain('skill-card:')
  })

  test('of what a card yet to be drawn brings nothing is told', () => {
    const game = table({ step: 'action', decks: { crisis: ['water-shortage-a'] }, resources: { food: 1 } })
    const pass = foreseen(game, tigh)
    expect(pass.changes).toEqual([])
    expect(pass.ending).toBeUndefined()
  })

  test('P-LOY-7 who was dealt the Sympathizer is not told to whom passes on a card before it is shown', () => {
    // What is imagined differs by how much of it there is.
    const hand = (card: string, n: number): string[] => Array.from({ length: n % 4 }, () => card)
    const told = Array.from({ length: 64 }, (_, i) => {
      const game = table({
        config: { sets: ['base', 'pegasus'] },
        players: ['galen-tyrol', roslin, tigh, 'tom-zarek'],
        revealed: ['galen-tyrol'],
        step: 'action',
        current: tigh,
        at: { [tigh]: 'ftl-control' },
        jumpTrack: 4,
        travelled: ['barren-planet'],
        decks: { destination: ['deep-space', 'icy-moon'] },
        hands: {
          'galen-tyrol': hand('repair-1', i),
          [roslin]: hand('consolidate-power-1', Math.floor(i / 4)),
          'tom-zarek': hand('executive-order-1', Math.floor(i / 16)),
        },
        loyaltyDeck: ['not-a-cylon', 'sympathizer', 'not-a-cylon', 'not-a-cylon'],
        dice: [8],
      })
      game.answer(tigh, 'ftl-control').answer(tigh, 'deep-space')
      game.untilAsked('galen-tyrol', 'prompt.pass-loyalty')
      return foreseen(game, 'galen-tyrol', 'seat:1').changes.map(({ what }) => what)
    }).flat()
    expect(told).not.toContain('shown')
    expect(told).not.toContain('place')
  })

  test('where somebody may step in it is not sure', () => {
    const game = table({
      players: [tigh, 'karl-agathon', roslin],
      step: 'crisis',
      decks: { crisis: ['riots-a'] },
      resources: { morale: 2 },
    })
    const { changes } = foreseen(game, tigh, 'option:0')
    expect(changes.find((c) => c.id === 'morale')).toMatchObject({ from: 2, to: 1, sure: false })
  })

  test('what cannot be answered is not foreseen', () => {
    const game = table({ step: 'movement' })
    const { id } = game.request(tigh)
    const ahead = foresee(game.state, 0)
    expect(ahead({ request: id, options: ['nowhere'] })).toBeUndefined()
    expect(ahead({ request: 'another', options: [] })).toBeUndefined()
  })
})

describe('where a die decides, its faces are counted', () => {
  const faces = ({ roll }: Foresight) =>
    roll?.faces.map((f) => [f.from, f.to, told(f.changes).join('; '), f.ending?.reason ?? ''])

  test('B-JUMP-9 a jump from a blue space costs population on 6 or less', () => {
    const game = table({ step: 'action', at: { [boomer]: 'ftl-control' }, current: boomer, jumpTrack: 3 })
    const ftl = foreseen(game, boomer, 'ftl-control')
    expect(ftl.changes).toEqual([])
    expect(faces(ftl)?.map(([from, to]) => [from, to])).toEqual([
      [1, 6],
      [7, 8],
    ])
    expect(faces(ftl)?.[0]?.[2]).toContain('population 12 → 9')
    expect(faces(ftl)?.[1]?.[2]).not.toContain('population')
  })

  test('and so does a game that may end with it', () => {
    const game = table({
      step: 'action',
      at: { [boomer]: 'ftl-control' },
      current: boomer,
      jumpTrack: 4,
      resources: { population: 1 },
    })
    expect(faces(foreseen(game, boomer, 'ftl-control'))?.map((f) => f[3])).toEqual(['population', ''])
  })

  test('an attack hits from the number on that the table says', () => {
    const game = table({
      step: 'action',
      at: { [boomer]: 'weapons-control' },
      current: boomer,
      ships: { bow: { raider: 3 } },
    })
    const attack = foreseen(game, boomer, 'weapons-control')
    expect(attack.roll?.why.key).toBe('why.attack')
    expect(faces(attack)).toEqual([
      [1, 2, '', ''],
      [3, 8, '1 raider fewer in the bow', ''],
    ])
  })

  test('B-ATK-33 what is added to a throw is counted in', () => {
    const game = table({
      step: 'action',
      at: { [boomer]: 'weapons-control' },
      current: boomer,
      ships: { bow: { basestar: 1 } },
    })
    const plain = foreseen(game, boomer, 'weapons-control')
    expect(faces(plain)?.map(([from, to]) => [from, to])).toEqual([
      [1, 4],
      [5, 8],
    ])
    expect(faces(plain)?.[1]?.[2]).toBe('The basestar in the bow is damaged')
    const hit = table({
      step: 'action',
      at: { [boomer]: 'weapons-control' },
      current: boomer,
      ships: { bow: { basestar: 1 } },
      basestarDamage: { bow: ['structural-damage'] },
    })
    expect(faces(foreseen(hit, boomer, 'weapons-control'))?.[0]?.[1]).toBe(2)
  })

  test('where Galactica is hit, where is not told', () => {
    const game = table({
      players: ['galen-tyrol', tigh, roslin],
      revealed: ['galen-tyrol'],
      at: { 'galen-tyrol': 'cylon-fleet' },
      step: 'action',
      ships: { bow: { basestar: 1 } },
    }).answer('galen-tyrol', 'cylon-fleet')
    const { roll } = foreseen(game, 'galen-tyrol', 'basestars')
    expect(roll?.faces.map((f) => [f.from, f.to, f.then && words(f.then)])).toEqual([
      [1, 3, undefined],
      [4, 8, 'Galactica is hit; chance decides where'],
    ])
  })
})
