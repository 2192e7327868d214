import { scenario, type TestGame } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import {
  adama,
  authority,
  canyon,
  config,
  force,
  hq,
  locked,
  occupied,
  prepared,
  returned,
  roslin,
  shipyard,
  starbuck,
  tyrol,
} from '../../engine/tests/pegasus/new-caprica-play.ts'
import { bot, playGame } from '../src/index.ts'
import { mindOf } from '../src/mind.ts'
import { worth } from '../src/worth.ts'
import { botAnswer, having, many, told } from './asked.ts'

// A fleet that has settled and leaves again, as bots see it.

const leave = 'ability:leave-new-caprica'
const aboard = { [adama]: 'command', [roslin]: 'command', [tyrol]: 'command' }
const quiet = { ships: {} }

describe('the Admiral', () => {
  test('leaves when nobody and nothing is left behind', () => {
    const game = returned({ ...quiet, at: aboard, piles: { [locked]: [], [prepared]: [] } })
    expect(botAnswer(game, adama)).toEqual([leave])
  })

  test('leaves when what is left behind does not decide the game and there is no time', () => {
    const game = returned({
      at: aboard,
      piles: { [locked]: ['empty'], [prepared]: [] },
      resources: { fuel: 2 },
    })
    expect(botAnswer(game, adama)).toEqual([leave])
  })

  test('waits while leaving would lose the game', () => {
    const poor = returned({ ...quiet, at: aboard, resources: { population: 4 } })
    expect(botAnswer(poor, adama)).not.toEqual([leave])
    const people = returned({
      ...quiet,
      at: { [adama]: 'command', [roslin]: hq, [tyrol]: hq },
      piles: { [locked]: [], [prepared]: [] },
      resources: { morale: 2 },
    })
    const known = having(told(people, adama), { 1: 'human', 2: 'human' })
    expect(botAnswer(people, adama, known)).not.toEqual([leave])
  })

  test('does not wait for a ship to be brought away while raiders shoot at those that are', () => {
    const position = {
      at: aboard,
      piles: { [locked]: ['empty'], [prepared]: ['population-1'] },
      resources: { population: 3 },
    } as const
    const safe = { 'bow-port': { civilian: 5, viper: 4 } }
    const shotAt = { 'bow-port': { civilian: 5, raider: 8 } }
    expect(botAnswer(returned({ ...position, ships: safe }), adama)).not.toEqual([leave])
    expect(botAnswer(returned({ ...position, ships: shotAt }), adama)).toEqual([leave])
  })

  test('does not wait for who is locked in where waiting does not get him out', () => {
    const position = {
      at: { [adama]: 'command', [roslin]: 'detention', [tyrol]: 'command' },
      piles: { [locked]: [], [prepared]: [] },
      resources: { morale: 2 },
    } as const
    const known = (game: TestGame) => having(told(game, adama), { 1: 'human', 2: 'human' })
    const calm = returned({ ...quiet, ...position })
    expect(botAnswer(calm, adama, known(calm))).toEqual([leave])
    const last = returned({ ...quiet, ...position, resources: { morale: 1 } })
    expect(botAnswer(last, adama, known(last))).not.toEqual([leave])
  })

  test('takes a victory with a dial at one, for nothing more is lost by leaving', () => {
    const game = returned({
      ...quiet,
      at: aboard,
      piles: { [locked]: [], [prepared]: [] },
      resources: { fuel: 1, food: 1, morale: 1, population: 1 },
    })
    expect(botAnswer(game, adama)).toEqual([leave])
  })

  test('is given the order by whoever can, when it is time', () => {
    const hands = { [roslin]: ['executive-order-1'] }
    const empty = { [locked]: [], [prepared]: [] }
    const game = returned({ ...quiet, players: [roslin, adama, tyrol], at: aboard, piles: empty, hands })
    expect(botAnswer(game, roslin)).toEqual(['play:executive-order-1'])
    game.answer(roslin, 'play:executive-order-1')
    expect(botAnswer(game, roslin)).toEqual([`seat:${game.seat(adama)}`])
  })

  test('is given it rather than vipers are launched, when the victory is certain', () => {
    const game = returned({
      players: [roslin, adama, tyrol],
      at: { ...aboard, [adama]: 'admirals-quarters', [tyrol]: 'research-lab' },
      piles: { [locked]: [], [prepared]: [] },
      hands: { [roslin]: ['executive-order-1', 'repair-1', 'repair-2', 'repair-1'] },
      resources: { fuel: 2, food: 2, morale: 3, population: 7 },
      ships: { 'bow-port': { raider: 2, civilian: 6 }, 'stern-port': { raider: 2, civilian: 6 } },
    })
    const known = having(told(game, roslin), { 1: 'human', 2: 'human' })
    expect(botAnswer(game, roslin, known)).toEqual(['play:executive-order-1'])
  })

  test('who is a Cylon in secret leaves when it loses the game, and not when it wins it', () => {
    const secret = { ...quiet, at: aboard, loyalty: { [adama]: ['cylon-morale'] } }
    expect(botAnswer(returned({ ...secret, resources: { population: 4 } }), adama)).toEqual([leave])
    expect(botAnswer(returned({ ...secret, piles: { [locked]: [], [prepared]: [] } }), adama)).not.toEqual([
      leave,
    ])
  })
})

describe('the others', () => {
  test('prepare ships, and evacuate them once they can', () => {
    const game = occupied({ at: { [adama]: shipyard } })
    expect(botAnswer(game, adama)).toEqual([`location:${shipyard}`])
    const late = returned({
      ...quiet,
      at: { [adama]: shipyard },
      piles: { [locked]: ['empty'], [prepared]: ['population-1'] },
    }).answer(adama, `location:${shipyard}`)
    expect(botAnswer(late, adama)).toEqual(['option:1'])
    late.answer(adama, 'option:1').answer(adama, 'area:bow-port')
    expect(botAnswer(late, adama)).toHaveLength(1)
  })

  test('go to where ships are prepared', () => {
    const game = occupied({ step: 'movement' })
    expect(botAnswer(game, adama)).toEqual([`location:${shipyard}`])
  })

  test('go aboard when there is nothing more to bring away', () => {
    const empty = { [locked]: [], [prepared]: [] }
    const late = returned({
      ...quiet,
      step: 'movement',
      players: [roslin, adama, tyrol],
      piles: empty,
      hands: { [roslin]: ['repair-1'] },
    })
    const [to = ''] = botAnswer(late, roslin)
    expect(to).toMatch(/^location:/)
    expect([hq, authority, canyon, shipyard].map((l) => `location:${l}`)).not.toContain(to)
  })

  test('get out of where they are locked in before the fleet leaves without them', () => {
    const game = returned({
      ...quiet,
      players: [roslin, adama, tyrol],
      at: { ...aboard, [roslin]: 'detention' },
      piles: { [locked]: [], [prepared]: [] },
      resources: { morale: 1 },
      hands: {
        [roslin]: ['consolidate-power-2', 'consolidate-power-2', 'launch-scout-2', 'launch-scout-2'],
        [adama]: many('launch-scout-1', 8),
        [tyrol]: [...many('consolidate-power-1', 6), 'repair-2', 'repair-1'],
      },
    })
    const trusting = having(told(game, roslin), { 1: 'human', 2: 'human' })
    expect(botAnswer(game, roslin, trusting)).toEqual(['location:detention'])
  })

  test('do nothing for a jump that will not come', () => {
    const hands = { [tyrol]: ['repair-1', 'repair-1'] }
    const room = 'location:engine-room'
    const sailing = { players: [tyrol, adama, roslin], at: { [tyrol]: 'engine-room' }, hands }
    expect(botAnswer(scenario({ ...sailing, config, jumpTrack: 3 }), tyrol)).toEqual([room])
    expect(botAnswer(returned({ ...quiet, ...sailing }), tyrol)).not.toEqual([room])
  })

  test('do not add twice to the next Crisis card what it needs once', () => {
    const hands = { [tyrol]: ['repair-1', 'repair-1', 'repair-1', 'repair-1'] }
    const game = scenario({
      players: [adama, tyrol, roslin],
      at: { [tyrol]: 'engine-room' },
      hands: { ...hands, [adama]: ['executive-order-1'] },
      config,
      jumpTrack: 3,
    }).answer(adama, 'play:executive-order-1')
    game.answer(adama, `seat:${game.seat(tyrol)}`).answer(tyrol, 'actions')
    expect(botAnswer(game, tyrol)).toEqual(['location:engine-room'])
    game.answer(tyrol, 'location:engine-room').answer(tyrol, 'repair-1', 'repair-1')
    expect(botAnswer(game, tyrol)).not.toEqual(['location:engine-room'])
  })

  test('count it as a loss that the fleet comes no nearer to its jump, as long as one is to come', () => {
    const skipped = (game: TestGame): number => {
      const mind = mindOf(game.view(adama), game.request(adama), told(game, adama), () => 0)
      const { body } = mind.content.crises.get('establish-sanitation') ?? {}
      return body?.kind === 'event' ? worth(mind, body.options[0]) : 0
    }
    expect(skipped(occupied())).toBeLessThan(-0.2)
    expect(Math.abs(skipped(returned()))).toBe(0)
  })

  test('keep no nuke beyond the last battle', () => {
    const nukes = 2
    const position = {
      turn: adama,
      at: aboard,
      nukes,
      ships: { 'bow-starboard': { basestar: 1, raider: 4 } },
    }
    expect(botAnswer(returned({ ...position, resources: { population: 3 } }), adama)).toEqual([
      'ability:launch-nuke',
    ])
  })

  test('put a ship where there are no raiders', () => {
    const game = returned({
      at: { [adama]: shipyard },
      piles: { [locked]: [], [prepared]: ['population-1'] },
      ships: { 'bow-port': { raider: 4 }, 'stern-port': { viper: 2 } },
    }).answer(adama, `location:${shipyard}`)
    expect(botAnswer(game, adama)).toEqual(['area:stern-port'])
  })

  test('as Cylons send on the force that is nearest, as humans destroy it', () => {
    const cylon = occupied({
      players: [starbuck, adama, roslin, tyrol],
      revealed: [starbuck],
      tokensAt: { [force]: [canyon, shipyard] },
    }).answer(starbuck, `location:${authority}:cylon`)
    expect(botAnswer(cylon, starbuck)).toEqual([`location:${shipyard}`])
    const human = occupied({
      step: 'crisis',
      decks: { crisis: ['marine-reinforcements'] },
      tokensAt: { [force]: [canyon, shipyard] },
    }).answer(adama, 'option:0')
    expect(botAnswer(human, adama)).toEqual([`location:${shipyard}`])
  })

  test('as Cylons keep what is dear at the bottom, or on top where a force comes for it', () => {
    const look = (tokensAt: Readonly<Record<string, readonly string[]>>) =>
      botAnswer(
        occupied({
          players: [starbuck, adama, roslin, tyrol],
          revealed: [starbuck],
          at: { [starbuck]: shipyard },
          piles: { [locked]: ['empty', 'population-2'], [prepared]: [] },
          tokensAt,
        }).answer(starbuck, `location:${shipyard}:cylon`),
        starbuck,
      )
    expect(look({})).toEqual(['bottom'])
    expect(look({ [force]: [shipyard] })).toEqual(['top'])
  })
})

test('games of bots with the objective come to their end, and some of them to the return', () => {
  let back = 0
  for (let i = 0; i < 6; i++) {
    const { state } = playGame(
      { players: 3 + (i % 3), sets: ['base', 'pegasus'], objective: 'new-caprica', variants: ['no-leaders'] },
      `new-caprica-${i}`,
      (seat) => bot(`new-caprica-${i}-${seat}`),
    )
    expect(state.outcome).not.toBeNull()
    if (state.phase === 'return') back++
  }
  expect(back).toBeGreaterThan(0)
})

test('where the fleet has settled nobody asks where the next jump would lead', () => {
  const look = [{ do: 'scout', decks: ['destination'] }] as const
  const mind = (game: TestGame) => mindOf(game.view(adama), game.request(adama), told(game, adama), () => 0)
  expect(worth(mind(occupied({})), look)).toBe(0)
  expect(worth(mind(scenario({ players: [adama, roslin, tyrol], config })), look)).toBeGreaterThan(0)
})
