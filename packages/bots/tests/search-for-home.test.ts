import { type Position, scenario, type TestGame } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { attemptMission } from '../../engine/src/effects/missions.ts'
import { scout } from '../../engine/src/effects/skill-cards.ts'
import { remember } from '../src/index.ts'
import { worth } from '../src/worth.ts'
import { botAnswer, many, mindIn, told } from './asked.ts'

// What bots do aboard the ship that goes with the search for home, and in the Brig.

const [tyrol, adama, roslin, tigh] = ['galen-tyrol', 'william-adama', 'laura-roslin', 'saul-tigh'] as const
const crew = [tyrol, adama, roslin, tigh]
const config = { sets: ['base', 'daybreak'], objective: 'earth' }
const play = (p: Partial<Position>): TestGame => scenario({ players: crew, config, ...p })

describe('a card for everybody', () => {
  const cabin = (hands: Position['hands']): readonly string[] =>
    botAnswer(play({ at: { [tyrol]: 'captains-cabin' }, hands }), tyrol)
  const ten = (card: string): readonly string[] =>
    Array.from({ length: 10 }, (_, i) => `${card}-${i < 5 ? 1 : 2}`)

  test('is fetched where hands are empty', () => {
    expect(cabin({})).toEqual(['location:captains-cabin'])
  })

  test('is not where they are full', () => {
    const full = {
      [tyrol]: ten('evasive-maneuvers'),
      [adama]: ten('launch-scout'),
      [roslin]: ten('consolidate-power'),
      [tigh]: ten('executive-order'),
    }
    expect(cabin(full)).not.toContain('location:captains-cabin')
  })
})

describe('out of the Brig', () => {
  const caught = (): TestGame => play({ at: { [tyrol]: 'brig' }, hands: { [tyrol]: ['repair-1'] } })

  test('who is trusted asks the others to let him go', () => {
    expect(botAnswer(caught(), tyrol)).toEqual(['location:brig'])
  })

  test('who is taken for a Cylon does not: nobody would help him', () => {
    const game = caught()
    const minus = ['repair-2', 'repair-1', 'scientific-research-3', 'repair-1']
    const check = { title: 'low-supplies', minus, counts: { [game.seat(tyrol)]: 3 }, own: [], types: 2 }
    const memory = { ...told(game, tyrol), checks: Array.from({ length: 8 }, () => check) }
    expect(botAnswer(game, tyrol, memory)).not.toContain('location:brig')
  })
})

test('a mission somebody has looked at and left on top is rather attempted than one nobody knows', () => {
  const game = play({
    hands: { [adama]: many('launch-scout-1', 4), [roslin]: many('consolidate-power-1', 4) },
  })
  const attempt = (left: Readonly<Record<string, number>>): number =>
    worth(mindIn(game, tyrol, { ...told(game, tyrol), left }), [attemptMission('mission')])
  expect(attempt({ mission: game.seat(tyrol) })).toBeGreaterThan(attempt({}) + 0.2)
})

test('a mission that was drawn lies on top no longer', () => {
  const game = play({})
  const drawn = { key: 'event.mission', params: { deck: { key: 'deck:mission' } } }
  expect(remember({ ...told(game, tyrol), left: { mission: 1, crisis: 2 } }, [drawn]).left).toEqual({
    crisis: 2,
  })
})

test('where nobody would attempt a mission, hardly anybody looks at them', () => {
  const about = (hands: Position['hands']): number =>
    worth(mindIn(play({ hands }), tyrol), [scout('mission')])
  expect(about({})).toBeLessThan(0.1)
})
