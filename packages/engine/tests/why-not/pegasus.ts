import { describe, expect, test } from 'vitest'
import { why } from './asking.ts'

const config = { sets: ['base', 'pegasus'] }
const baltar = 'gaius-baltar'

describe("Why can't I, with Pegasus?", () => {
  test('my character came into the game too late', () => {
    const players = [baltar, 'saul-tigh', 'laura-roslin']
    expect(
      why('ability:cylon-detector', { players, config, lacks: { [baltar]: ['cylon-detector'] } }, baltar),
    ).toEqual(['came-late'])
    expect(why('ability:cylon-detector', { players, config }, baltar)).toEqual(['can'])
  })

  test('nobody is locked in, or nobody flies', () => {
    const players = [baltar, 'saul-tigh', 'laura-roslin']
    const cylon = { players, config, revealed: [baltar], hands: { [baltar]: ['human-weakness-3'] } }
    expect(why('card:human-weakness-3', cylon, baltar)).toEqual(['nobody-locked-in'])
    expect(why('card:human-weakness-3', { ...cylon, at: { 'saul-tigh': 'brig' } }, baltar)).toEqual(['can'])
    const walking = { players, config, hands: { [baltar]: ['full-throttle-1'] } }
    expect(why('card:full-throttle-1', walking, baltar)).toEqual(['moment', 'not-piloting'])
  })
})
