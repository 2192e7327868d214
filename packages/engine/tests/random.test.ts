import { describe, expect, test } from 'vitest'
import { below, randomOf, seeded, shuffled, takeRandom } from '../src/core/random.ts'

const from = (seed: string) => ({ random: seeded(seed) })
const many = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make)

// The figures are those of sfc32 as it is published; a game that was played is played again from its seed.
describe('chance', () => {
  test('is the same for the same seed in every version', () => {
    const s = from('ragtag')
    expect(many(8, () => below(s, 1000))).toEqual([816, 832, 214, 247, 759, 378, 977, 516])
    expect(shuffled(s, [1, 2, 3, 4, 5, 6, 7, 8])).toEqual([4, 2, 7, 5, 8, 1, 6, 3])
  })

  test('B-DICE-1 gives every number equally often, also where they do not divide what there is', () => {
    const s = from('even')
    const three = many(9000, () => below(s, 3))
    for (const n of [0, 1, 2]) expect(three.filter((x) => x === n).length).toBeGreaterThan(2800)
    // Of three quarters of all words the upper third would come twice as often as the others.
    const large = many(3000, () => below(s, 3 * 2 ** 30))
    expect(large.filter((x) => x < 2 ** 30).length).toBeLessThan(1150)
  })

  test('B-SETUP-21 takes and shuffles what is there, all of it and nothing else', () => {
    const s = from('all')
    const list = [1, 2, 3, 4, 5]
    expect(shuffled(s, list).toSorted()).toEqual(list)
    expect(list).toEqual([1, 2, 3, 4, 5])
    const firsts = many(200, () => shuffled(s, list)[0])
    expect(new Set(firsts).size).toBe(5)
    const rest = [...list]
    const taken = many(5, () => takeRandom(s, rest))
    expect([rest, taken.toSorted()]).toEqual([[], list])
    expect(takeRandom(s, rest)).toBeUndefined()
    expect(randomOf(s, rest)).toBeUndefined()
    expect(new Set(many(200, () => randomOf(s, list)))).toEqual(new Set(list))
  })
})
