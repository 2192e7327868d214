import { describe, expect, test } from 'vitest'
import {
  adama,
  authority,
  canyon,
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
import { botAnswer, having, told } from './asked.ts'

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
