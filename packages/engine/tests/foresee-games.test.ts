import { describe, expect, test } from 'vitest'
import { gameOn } from '../src/decide.ts'
import { type Facts, factsOf, type Value } from '../src/foresee/facts.ts'
import { seenBy, walk } from '../src/foresee/walk.ts'
import {
  type Answer,
  type Change,
  chance,
  foresee,
  type GameState,
  imagine,
  type Request,
  randomAnswer,
  requests,
  unknowing,
  view,
} from '../src/index.ts'
import { configurations, gameOfKind, playRandomly } from '../src/testing/index.ts'

// What holds for what is foreseen in games of every box: it hangs on nothing the seat cannot know, and it comes true.

const random = chance(23)

/** Every single answer and none, or two of several. */
const answersTo = (asked: Request): Answer[] =>
  asked.max === 1
    ? [
        ...asked.options.slice(0, 12).map((o) => ({ request: asked.id, options: [o.id] })),
        ...(asked.min === 0 ? [{ request: asked.id, options: [] }] : []),
      ]
    : [randomAnswer(asked, random), randomAnswer(asked, random)]

function questions(
  sets: readonly string[],
  games: number,
  every: number,
  look: (state: GameState, asked: Request) => void,
): void {
  const kinds = configurations({ sets })
  for (let i = 0; i < games; i++) {
    const config = gameOfKind(kinds[(i * 7) % kinds.length] ?? { players: 5 }, i)
    playRandomly(config, `foresee-${sets.join('-')}-${i}`, (state) => {
      for (const asked of state.outcome ? [] : requests(state)) if (random(every) === 0) look(state, asked)
    })
  }
}

const valueIn = (facts: Facts, { what, id, to }: Change): Value =>
  facts.get(`${what} ${id}`.trim()) ?? (typeof to === 'number' ? 0 : '')

describe.each([
  ['the base box', ['base']],
  ['Pegasus', ['base', 'pegasus']],
  ['Daybreak', ['base', 'daybreak']],
  ['all boxes', ['base', 'pegasus', 'daybreak']],
])('with %s', (_name, sets) => {
  test('a seat foresees the same whatever the truth is that it cannot know', () => {
    let compared = 0
    questions(sets, 3, 20, (state, asked) => {
      const answers = answersTo(asked)
      const other = imagine(state, asked.seat, unknowing, random)
      expect(view(other, asked.seat)).toEqual(view(state, asked.seat))
      expect(factsOf(gameOn(other))).toEqual(factsOf(gameOn(state)))
      expect(JSON.stringify(answers.map(foresee(other, asked.seat)))).toBe(
        JSON.stringify(answers.map(foresee(state, asked.seat))),
      )
      compared++
    })
    expect(compared).toBeGreaterThan(15)
  })

  test('what is foreseen comes true', () => {
    let [changes, faces] = [0, 0]
    questions(sets, 3, 15, (state, asked) => {
      const { seat } = asked
      const start = { state, seat, seen: seenBy(state, seat) }
      // What others have already announced in secret is a stepping in nobody can foresee.
      const steppedIn = state.asks.some((a) => a.seat !== seat && (a.chosen?.length ?? 0) > 0)
      const ahead = foresee(state, seat)
      for (const answer of answersTo(asked)) {
        const foreseen = ahead(answer)
        if (!foreseen) throw new Error(`What may be answered is not foreseen: ${asked.prompt.key}.`)
        const truth = walk(start, answer, [])
        for (const change of foreseen.changes) {
          if (steppedIn && !change.sure) continue
          expect([asked.prompt.key, change.what, change.id, valueIn(truth.facts, change)]).toEqual([
            asked.prompt.key,
            change.what,
            change.id,
            change.to,
          ])
          expect(valueIn(factsOf(gameOn(state)), change)).toBe(change.from)
          changes++
        }
        if (steppedIn) continue
        if (foreseen.ending) expect(truth.ending).toEqual(foreseen.ending)
        for (const { from, to, changes: then, ending } of foreseen.roll?.faces ?? []) {
          expect(truth.die).toBeDefined()
          for (let face = from; face <= to; face++) {
            const thrown = walk(start, answer, [face])
            for (const change of then)
              expect([asked.prompt.key, change.text, valueIn(thrown.facts, change)]).toEqual([
                asked.prompt.key,
                change.text,
                change.to,
              ])
            if (ending) expect(thrown.ending).toEqual(ending)
            faces++
          }
        }
      }
    })
    expect(changes).toBeGreaterThan(50)
    expect(faces).toBeGreaterThan(20)
  })
})
