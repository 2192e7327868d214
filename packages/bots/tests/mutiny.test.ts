import { type Position, scenario, type TestGame } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { takeRandomSkills } from '../../engine/src/effects/hands.ts'
import { burden } from '../src/held.ts'
import { worthOf } from '../src/worth.ts'
import { botAnswer, having, many, mindIn, told } from './asked.ts'

// Cards of which one too many costs one's freedom.

const config = { sets: ['base', 'daybreak'] }
const [tyrol, adama, roslin, tigh] = ['galen-tyrol', 'william-adama', 'laura-roslin', 'saul-tigh'] as const
const crew = [tyrol, adama, roslin, tigh]
const play = (p: Partial<Position>): TestGame => scenario({ players: crew, config, ...p })
const holding = (cards: readonly string[], p: Partial<Position> = {}): TestGame =>
  play({ at: { [tyrol]: 'hangar-deck' }, ...p, held: { ...p.held, [tyrol]: { mutiny: cards } } })
const weapons = { ships: { bow: { basestar: 1 }, stern: { basestar: 1 } }, reserve: { raptor: 1 } }
const cylon = { loyalty: { [tyrol]: ['cylon-morale'] } }

describe('one too many', () => {
  test('a card that has its player draw another one is not played by who would go to the Brig for it', () => {
    expect(botAnswer(holding(['selfish-act']), tyrol)).toEqual(['held:selfish-act'])
    expect(botAnswer(holding(['selfish-act', 'weapons-armed']), tyrol)).not.toContain('held:selfish-act')
  })

  test('the Mutineer can afford two', () => {
    const shown = { [tyrol]: ['mutineer'] }
    const cards = ['selfish-act', 'weapons-armed']
    expect(botAnswer(holding(cards, { ...weapons, shown }), tyrol)).toEqual(['held:selfish-act'])
  })

  test('who is made to draw one: somebody trusted who has none, or a Cylon who has one', () => {
    const deal = (held: Position['held']): TestGame =>
      holding(['make-a-deal'], { at: { [adama]: 'brig' }, held }).answer(tyrol, 'held:make-a-deal')
    const harmless = deal({ [roslin]: { mutiny: ['panic'] }, [adama]: { mutiny: ['blackmail'] } })
    harmless.answer(tyrol, 'location:command')
    expect(botAnswer(harmless, tyrol)).not.toContain(`seat:${harmless.seat(roslin)}`)
    const traitor = deal({ [tigh]: { mutiny: ['panic'] } }).answer(tyrol, 'location:command')
    const seat = traitor.seat(tigh)
    expect(botAnswer(traitor, tyrol, having(told(traitor, tyrol), { [seat]: 'cylon' }))).toEqual([
      `seat:${seat}`,
    ])
  })

  test('what does little harm is played before another one comes, by who cannot afford another', () => {
    const idle = { at: { [tyrol]: 'sickbay' }, hands: { [tyrol]: [] }, ships: {} }
    expect(botAnswer(holding(['panic'], idle), tyrol)).toEqual(['held:panic'])
    const shown = { [tyrol]: ['mutineer'] }
    expect(botAnswer(holding(['panic'], { ...idle, shown }), tyrol)).not.toContain('held:panic')
  })

  test('a full hand of them is no burden to who is in the Brig already', () => {
    const weighs = (at: string) => {
      const mind = mindIn(holding(['panic'], { at: { [tyrol]: at } }), tyrol)
      return burden(mind, mind.seat, 'mutiny', 1)
    }
    expect(weighs('command')).toBeGreaterThan(0)
    expect(weighs('brig')).toBe(0)
  })

  test('cards that are taken to a full hand are worth little', () => {
    const own = (hand: readonly string[]) => {
      const position = { hands: { [tyrol]: hand, [roslin]: many('consolidate-power-1', 4) } }
      const mind = mindIn(holding(['blackmail'], position), tyrol)
      return worthOf(mind, [takeRandomSkills('president', 3)], { user: mind.seat }).own
    }
    expect(own([])).toBeGreaterThan(2 * own(many('launch-scout-1', 8).concat(many('launch-scout-2', 2))))
  })

  test('who has his hand full is spared where others can draw one', () => {
    const game = holding(['make-a-deal', 'panic'], { at: { [adama]: 'brig' } })
    game.answer(tyrol, 'held:make-a-deal').answer(tyrol, 'location:command')
    expect(botAnswer(game, tyrol)).not.toContain(`seat:${game.seat(tyrol)}`)
  })

  test('the less useful one is discarded', () => {
    const game = play({
      at: { [tyrol]: 'administration' },
      resources: { food: 2 },
      held: { [tyrol]: { mutiny: ['feed-the-people'] } },
      decks: { mutiny: ['clipped-wings'] },
    }).answer(tyrol, 'location:administration')
    expect(botAnswer(game, tyrol)[0]).toContain('clipped-wings')
  })
})

test('a Mutineer who shows himself gives his card to somebody with a title', () => {
  const game = play({ loyalty: { [tyrol]: ['cylon-morale'] }, shown: { [tyrol]: ['mutineer'] } })
  game.answer(tyrol, 'reveal:cylon-morale').untilAsked(tyrol, 'prompt.pass-open-loyalty')
  expect([`seat:${game.seat(adama)}`, `seat:${game.seat(roslin)}`]).toContain(botAnswer(game, tyrol)[0])
})

describe('what a card does', () => {
  test('a human player uses what helps and leaves what harms', () => {
    expect(botAnswer(holding(['feed-the-people'], { resources: { food: 1 } }), tyrol)).toEqual([
      'held:feed-the-people',
    ])
    const fight = { ships: { bow: { raider: 6 }, stern: { viper: 4 } } }
    expect(botAnswer(holding(['clipped-wings'], fight), tyrol)).not.toContain('held:clipped-wings')
  })

  test('a hidden Cylon finds a use for what harms', () => {
    const human = botAnswer(holding(['weapons-armed'], weapons), tyrol)
    expect(human).not.toContain('held:weapons-armed')
    expect(botAnswer(holding(['weapons-armed'], { ...weapons, ...cylon }), tyrol)).toEqual([
      'held:weapons-armed',
    ])
  })

  test('Cylon ships come far from civilian ones, unless a Cylon says where', () => {
    const risk = (p: Partial<Position> = {}): readonly string[] => {
      const game = holding(['necessary-risk'], { ships: { stern: { civilian: 3 } }, ...p })
      return botAnswer(game.answer(tyrol, 'held:necessary-risk'), tyrol)
    }
    expect(risk()).not.toEqual(['area:stern'])
    expect(risk(cylon)).toEqual(['area:stern'])
  })

  test('of the Quorum hand the least useful cards are buried', () => {
    const game = holding(['set-the-agenda'], {
      quorum: ['inspirational-speech'],
      resources: { morale: 3 },
      decks: { quorum: ['encourage-mutiny', 'release-cylon-mugshots'] },
    }).answer(tyrol, 'held:set-the-agenda')
    expect(botAnswer(game, tyrol).some((o) => o.includes('inspirational-speech'))).toBe(false)
  })
})
