import { describe, expect, test } from 'vitest'
import { invariants } from '../../src/testing/index.ts'
import { locked } from '../pegasus/new-caprica-play.ts'
import {
  adama,
  athena,
  cain,
  config,
  mutinies,
  occupied,
  play,
  prompt,
  returned,
  roslin,
  six,
  step,
  tigh,
  tyrol,
} from './review-together-play.ts'

// Mutiny cards on New Caprica.

const four = [tyrol, adama, roslin, tigh]
const nextTurn = (game: { readonly state: { readonly turn: { readonly seat: number } } }): boolean =>
  game.state.turn.seat !== 0

describe('Mutiny cards on New Caprica', () => {
  const plays = (card: string, jumpTrack = 2) =>
    occupied({ players: four, jumpTrack, held: { [tyrol]: { mutiny: [card] } }, dice: [2] }).answer(
      tyrol,
      `held:${card}`,
    )

  test('P-NC-70, D-RAPTOR-2: Weapons Armed brings an assault raptor to the Reserves, and launches nothing', () => {
    const game = plays('weapons-armed')
    expect(game.state.fleet['assault-raptor']).toMatchObject({ reserve: 2 })
    expect(game.state.ships).toEqual([])
  })

  test('P-NC-70: Necessary Risk brings food and no ships', () => {
    const game = plays('necessary-risk').until(step('action'))
    expect(game.state.resources.food).toBe(9)
    expect(game.state.ships).toEqual([])
  })

  test('P-CIV-7, P-NC-75, D-RAPTOR-8: The Strong Survive takes a locked ship and can bring Galactica back; the current player says which fighters come', () => {
    const game = plays('the-strong-survive', 4)
    expect(game.state.piles[locked]).toHaveLength(11)
    expect(game.state.phase).toBe('return')
    expect([game.asked, prompt(game, tyrol)]).toEqual([[tyrol], 'prompt.place-kind'])
    game.answer(tyrol, 'assault-raptor').until(step('action'))
    expect(game.state.ships.filter((s) => s.kind === 'assault-raptor')).toHaveLength(1)
    expect(game.state.ships.filter((s) => s.kind === 'viper')).toHaveLength(3)
  })

  test('P-NC-22, P-NC-23, P-SUCC-6: Peaceful Resistance leads to the Medical Center, and the Admiral to Detention with his title', () => {
    const game = plays('peaceful-resistance').until(step('action'))
    expect([game.player(tyrol).at, game.player(adama).at]).toEqual(['medical-center', 'detention'])
    expect(game.state.titles.admiral).toBe(game.seat(adama))
  })

  test('PQ34: Assume Command can be played in Detention', () => {
    const hand = ['repair-1', 'repair-1', 'repair-1', 'repair-2', 'repair-2']
    const at = (where: string) => ({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: where },
      hands: { [tyrol]: hand },
      held: { [tyrol]: { mutiny: ['assume-command'] } },
    })
    expect(occupied(at('detention')).options(tyrol)).toContain('held:assume-command')
    expect(play(at('brig')).options(tyrol)).not.toContain('held:assume-command')
  })

  test('P-NC-22: Make a Deal frees whom it frees on the ship or planet where he is held', () => {
    const game = returned({
      players: [athena, adama, roslin, tyrol],
      at: { [adama]: 'detention', [roslin]: 'brig', [athena]: 'command' },
      held: { [athena]: { mutiny: ['make-a-deal'] } },
    })
    game.answer(athena, 'held:make-a-deal').answer(athena, 'seat:1')
    expect(game.options(athena)).toContain('location:shipyard')
    expect(game.options(athena).some((o) => o.includes('command') || o.includes('medical'))).toBe(false)
  })

  test('D-MTR-10: the Mutineer draws nothing if Establish Sanitation skips the step', () => {
    const drawn = (option: string): number => {
      const game = occupied({
        players: four,
        step: 'crisis',
        shown: { [tyrol]: ['mutineer'] },
        decks: { crisis: ['establish-sanitation'] },
      })
      return mutinies(game.answer(roslin, option).until(nextTurn), tyrol).length
    }
    expect([drawn('option:0'), drawn('option:1')]).toEqual([0, 1])
  })

  test('P-REVEAL-11, D-MTR-14, D-REVEAL-6: revealed in Detention at distance 7 he passes on the Mutineer card alone', () => {
    const game = occupied({
      players: four,
      at: { [tyrol]: 'detention' },
      loyalty: { [tyrol]: ['cylon-treachery', 'not-a-cylon'] },
      shown: { [tyrol]: ['mutineer'] },
      held: { [tyrol]: { mutiny: ['panic', 'selfish-act'] } },
      hands: { [adama]: ['repair-1'] },
    })
    game.answer(tyrol, 'reveal:cylon-treachery').answer(tyrol, 'seat:1')
    expect(game.player(tyrol)).toMatchObject({ at: 'medical-center', loyalty: ['not-a-cylon'] })
    expect(game.player(adama).shown).toContain('mutineer')
    expect(mutinies(game, adama)).toHaveLength(1)
    expect(game.state.titles.admiral).toBe(game.seat(tigh))
  })

  test('P-NC-7: Mutiny cards come along out of the Brig', () => {
    const game = play({
      players: [tyrol, adama, roslin, six, cain],
      config: { ...config, objective: 'new-caprica' },
      step: 'crisis',
      distance: 5,
      milestones: [4],
      jumpTrack: 4,
      standing: { [six]: 'infiltrating' },
      at: { [six]: 'brig', [adama]: 'brig', [roslin]: 'press-room' },
      titles: { admiral: cain },
      held: { [six]: { mutiny: ['panic'] }, [adama]: { mutiny: ['selfish-act'] } },
      decks: { crisis: ['water-sabotaged'], destination: ['barren-planet', 'deep-space'] },
    })
    game.untilAsked(cain, 'prompt.destination').answer(cain, 'barren-planet')
    game.until((g) => g.state.phase !== '')
    expect(game.state.players.map((p) => p.at)).toEqual(Array(5).fill('resistance-hq'))
    expect([mutinies(game, six), mutinies(game, adama)]).toEqual([['panic'], ['selfish-act']])
    expect(invariants(game.state)).toEqual([])
  })
})
