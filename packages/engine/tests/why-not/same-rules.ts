import { describe, expect, test } from 'vitest'
import { fromView } from '../../src/from-view.ts'
import {
  chance,
  contentOf,
  englishIn,
  type GameConfig,
  type GameState,
  imagine,
  unknowing,
  view,
  whyNot,
} from '../../src/index.ts'
import { actionOptions } from '../../src/rules/actions.ts'
import { moveOptions } from '../../src/rules/movement.ts'
import { oddBox, playRandomly, withSets } from '../../src/testing/index.ts'
import { reasons } from './asking.ts'

const crew = ['nine', 'laura-roslin', 'saul-tigh', 'lee-adama', 'galen-tyrol', 'gaius-baltar', 'kara-thrace']

/** The base box by itself, and with one of odd components. */
const configOf = (i: number): GameConfig => {
  const players = 3 + (i % 4)
  const odd = withSets([oddBox], { objective: i % 4 === 1 ? 'haven' : 'kobol' })
  return i % 2 === 0 ? { players } : { players, characters: crew.slice(0, players), ...odd }
}

/** Everything one can ask about. */
function everything({ config }: GameState): string[] {
  const { locations, skills, cards, characters, titleAbilities } = contentOf(config)
  const sheets = [...characters.values()].flatMap((c) => c.abilities)
  return [
    ...[...locations.keys()].map((id) => `location:${id}`),
    ...[...skills.keys()].map((id) => `skill-card:${id}`),
    ...[...cards.keys()].map((id) => `card:${id}`),
    ...[...characters.keys()].map((id) => `character:${id}`),
    ...[...sheets, ...titleAbilities.president, ...titleAbilities.admiral].map((a) => `ability:${a.id}`),
    'title:president',
    'title:admiral',
  ]
}

describe('The rules that explain are those that decide', () => {
  const ids = (options: readonly { readonly id: string }[]) => options.map((o) => o.id)

  test('what can be done is the same in the game a view tells of, question by question', () => {
    let asked = 0
    for (let i = 0; i < 12; i++)
      playRandomly(configOf(i), `from-view-${i}`, (state) => {
        for (const { seat, prompt, options, chosen } of state.asks) {
          if (chosen !== null || (prompt.key !== 'prompt.action' && prompt.key !== 'prompt.move')) continue
          const g = fromView(view(state, seat))
          const again = prompt.key === 'prompt.action' ? actionOptions(g, seat) : moveOptions(g, seat)
          expect(ids(again)).toEqual(ids(options))
          asked++
        }
      })
    expect(asked).toBeGreaterThan(400)
  })

  test('"you can" is said of what is lit and of nothing else, and there always is a reason', () => {
    let asked = 0
    for (let i = 0; i < 4; i++)
      playRandomly(configOf(i), `lit-${i}`, (state) => {
        for (const { seat, prompt, options, chosen } of state.asks) {
          if (chosen !== null || (prompt.key !== 'prompt.action' && prompt.key !== 'prompt.move')) continue
          const now = view(state, seat)
          const words = englishIn(state.config)
          const { locations } = contentOf(state.config)
          for (const id of locations.keys()) {
            const told = reasons(now, `location:${id}`, words)
            expect(told.length, id).toBeGreaterThan(0)
            expect(told.includes('can'), id).toBe(options.some((o) => o.location === id))
            asked++
          }
          for (const card of [...now.hand, ...now.quorum]) {
            const told = reasons(now, `card:${card}`, words)
            expect(told.length, card).toBeGreaterThan(0)
            if (options.some((o) => o.card === card)) expect(told).toEqual(['can'])
          }
        }
      })
    expect(asked).toBeGreaterThan(1000)
  })
})

describe('non-interference', () => {
  test('a seat is given the same reasons whatever it cannot know is', () => {
    const random = chance(31)
    let compared = 0
    for (let i = 0; i < 4; i++)
      playRandomly(configOf(i), `why-${i}`, (state) => {
        if (state.turn.number === 0 || state.outcome || random(20) > 0) return
        const seat = random(state.players.length)
        const now = view(state, seat)
        const other = view(imagine(state, seat, unknowing, random), seat)
        for (const key of everything(state)) {
          expect(JSON.stringify(whyNot(other, key)), key).toBe(JSON.stringify(whyNot(now, key)))
          compared++
        }
      })
    expect(compared).toBeGreaterThan(2000)
  })
})
