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
})
