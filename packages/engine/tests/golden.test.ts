import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { format } from '../src/core/state.ts'
import { explained, type Mend, mendsSince } from './golden/explained.ts'
import { type Golden, type Recorded, read, type Stretch } from './golden/games.ts'
import { positionsOf } from './golden/positions.ts'
import { renewed } from './golden/record.ts'
import { replay } from './golden/replay.ts'

const folder = new URL('./golden/', import.meta.url)
const load = (file: string): Golden[] => read(readFileSync(new URL(file, folder)))
const base = 'games.txt.gz'
const pegasus = 'games-pegasus.txt.gz'
const games = load(base)
const positions = readdirSync(folder).filter((name) => name.startsWith('positions-'))

describe('recorded games', () => {
  const used = new Set<Mend>()
  let left = 0

  /** Where they differ, up to the first five of them. */
  function differences(file: string, list: readonly Golden[]): string[] {
    const wrong: string[] = []
    for (const game of list) {
      const replayed = replay(game, mendsSince(file))
      for (const mend of replayed.mends) used.add(mend)
      if (replayed.left && file === base) left++
      if (replayed.difference) wrong.push(`game ${game.seed}: ${replayed.difference}`)
    }
    return wrong.slice(0, 5)
  }

  test.each([3, 4, 5, 6])('of %i players go as they went when they were recorded', (players) => {
    const some = games.filter((g) => g.config.players === players)
    expect(differences(base, some)).toEqual([])
  })

  test.each(['kobol', 'new-caprica'])('with Pegasus on the way to %s go as they went, too', (objective) => {
    const some = load(pegasus).filter((g) => g.config.objective === objective)
    expect(differences(pegasus, some)).toEqual([])
    expect(new Set(some.map((g) => g.config.players))).toEqual(new Set([3, 4, 5, 6, 7]))
  })

  test.each(positions)('go on from %s as they did in the version that saved them', (file) => {
    const saved = load(file)
    expect(differences(file, saved)).toEqual([])
    expect(saved.length).toBeGreaterThan(40)
  })

  test('are kept from positions of every format before this one', () => {
    for (let past = 1; past < format; past++) expect(positions).toContain(`positions-${past}.txt.gz`)
  })

  test('differ by no mend that explains nothing, and few become other games', () => {
    expect(explained.filter((m) => !used.has(m)).map((m) => m.name)).toEqual([])
    expect(left).toBeLessThan(games.length / 4)
  })
})

describe('a recorded game', () => {
  // One that no mend concerns, so that only what a test changes differs.
  const game = games.find((g) => replay(g).difference === undefined)
  if (!game) throw new Error('Every recorded game is concerned by a mend: record them anew.')
  const [first, second, ...rest] = game.stretches
  if (!first || !second) throw new Error('The first recorded game is too short.')
  const [late] = second.answers
  if (!late) throw new Error('The first recorded game has no answers.')
  const again = (stretches: readonly Stretch[], end = game.end): Golden => ({ ...game, stretches, end })
  const extra: Recorded = { seat: late.seat, prompt: 'prompt.gone', options: ['yes'] }
  const withExtra = again([first, { ...second, answers: [extra, ...second.answers.slice(0, -1)] }])

  test('is compared fact by fact: where one differs, it says where and of which kind', () => {
    for (const aspect of ['state', 'views', 'questions', 'events'] as const) {
      const other = { ...second, hashes: { ...second.hashes, [aspect]: '------' } }
      expect(replay(again([first, other, ...rest])).difference).toContain(
        `${aspect} differ at decisions 8 to 14`,
      )
    }
    expect(replay(again(game.stretches, '------')).difference).toBe('the last position differs')
  })

  test('says which answer finds no question, which one is refused, and that the game should be over', () => {
    expect(replay(withExtra).difference).toMatch(/^at decision 8 .*prompt\.gone.* finds no such question/)
    const bad = { ...late, options: ['nothing-of-the-kind'] }
    const refused = again([first, { ...second, answers: [bad, ...second.answers.slice(1)] }])
    expect(replay(refused).difference).toMatch(/^at decision 8 .*"nothing-of-the-kind".* is refused/)
    expect(replay({ ...game, saved: { format } }).difference).toContain('the saved position is refused')
    expect(replay(again([first])).difference).toContain('goes on after its last recorded answer')
  })

  test('goes on past a question that a mend has done away with; only what the mend names may differ', () => {
    const gone: Mend = {
      name: 'It is no longer asked.',
      differs: ['questions', 'events'],
      concerns: (recorded) => recorded.prompt === 'prompt.gone',
      instead: () => [],
    }
    const before = { ...first, hashes: { ...first.hashes, events: '------' } }
    const middle = {
      answers: [extra, ...second.answers],
      hashes: { ...second.hashes, questions: '------' },
    }
    const recorded = again([before, middle, ...rest])
    expect(replay(recorded, [gone])).toEqual({ mends: new Set([gone]), left: false })
    expect(replay(recorded, [{ ...gone, differs: ['questions'] }]).difference).toContain('events differ')
    const later = rest.map((s, i) => (i === 3 ? { ...s, hashes: { ...s.hashes, events: '------' } } : s))
    expect(replay(again([before, middle, ...later]), [gone]).difference).toContain('events differ')
  })

  test('is recorded anew along its own answers, and gives positions from which it goes on the same', () => {
    expect(renewed(game, explained)).toEqual(game)
    const [short = game] = games.toSorted((a, b) => a.stretches.length - b.stretches.length)
    const positions = positionsOf([short])
    expect(positions.length).toBeGreaterThan(10)
    for (const position of positions) {
      expect(position.saved).toMatchObject({ format })
      expect(position.end).toBe(short.end)
      expect(replay(position, explained).difference).toBeUndefined()
    }
  })

  test('is given the answers of today where a mend has them, or is left where it becomes another game', () => {
    const renamed = { ...late, options: late.options.map((id) => `old-${id}`) }
    const recorded = again([first, { ...second, answers: [renamed, ...second.answers.slice(1)] }, ...rest])
    const mend: Mend = {
      name: 'Its options have other names.',
      differs: [],
      concerns: ({ options }) => options.some((id) => id.startsWith('old-')),
      instead: ({ seat, options }) => [{ seat, options: options.map((id) => id.slice(4)) }],
    }
    expect(late.options.length).toBeGreaterThan(0)
    expect(replay(recorded, [mend])).toEqual({ mends: new Set([mend]), left: false })
    const leaving: Mend = { ...mend, instead: () => 'another game' }
    expect(replay(recorded, [leaving])).toEqual({ mends: new Set([leaving]), left: true })
  })
})
