import { describe, expect, test } from 'vitest'
import { why } from './asking.ts'

const config = { sets: ['base', 'daybreak'] }

describe("Why can't I, on the search for home?", () => {
  const players = ['saul-tigh', 'william-adama', 'laura-roslin']
  const home = { players, config: { ...config, objective: 'earth' } }

  test('D-HOME-11: a mission lies there until the fleet jumps', () => {
    const aboard = { ...home, at: { 'saul-tigh': 'bridge' } }
    expect(why('location:bridge', aboard)).toEqual(['can'])
    const active = { inPlay: [{ card: 'rescue-hera', deck: 'mission' }] }
    expect(why('location:bridge', { ...aboard, ...active })).toEqual(['in-play-already'])
  })

  test('D-HOME-2, D-HOME-33, D-HOME-35: the Rebel Basestar is not there, or on the other side', () => {
    const there = { ...home, hands: { 'saul-tigh': ['repair-1'] }, step: 'movement' as const }
    expect(why('location:raider-bay', there)).toEqual(['not-in-play'])
    expect(why('location:raider-bay', { ...there, sides: { 'rebel-basestar': 'cylon' } })).toContain(
      'only-cylons',
    )
  })

  test('D-HOME-40: there is no ship left to put into space', () => {
    const bay = {
      ...home,
      at: { 'saul-tigh': 'raider-bay' },
      sides: { 'rebel-basestar': 'human' },
      fleet: { viper: { reserve: 0, destroyed: 8 }, 'assault-raptor': { reserve: 0, unused: 4 } },
    }
    expect(why('location:raider-bay', bay)).toEqual(['can'])
    const none = { ...bay.fleet, raider: { reserve: 0, removed: 16 } }
    expect(why('location:raider-bay', { ...bay, fleet: none })).toEqual(['no-target'])
  })
})
