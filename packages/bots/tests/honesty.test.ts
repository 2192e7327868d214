import { readdirSync, readFileSync } from 'node:fs'
import {
  begin,
  type Chance,
  chance,
  decide,
  eventsFor,
  type GameEvent,
  type GameState,
  imagine,
  type Message,
  requests,
  unknowing,
  view,
} from '@ragtag/engine'
import { describe, expect, test } from 'vitest'
import { bot, choose, luck, newMemory, playGame, remember, think } from '../src/index.ts'
import { plain } from './asked.ts'

// A bot knows what its seat knows, and nothing else.

const source = new URL('../src/', import.meta.url)
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'))
const text = (file: string): string => readFileSync(new URL(file, source), 'utf8')

/** Files that play whole games, and so hold the state; no bot thinks in them. */
const drivers = ['table.ts', 'index.ts']
/** Files that play on games they are given to imagine. */
const dreamers = ['search.ts', 'value.ts', 'start.ts']

// That those who look ahead are as honest is seen to with the levels.
describe('a bot', () => {
  test('answers the same whatever the cards it cannot see are', () => {
    let looks = 0
    for (const players of [3, 4, 5, 6]) {
      let met = 0
      playGame({ players }, `honest-${players}`, (seat) => plain(`h-${seat}`), {
        watch: (state, request, memory, answer) => {
          if (met++ % 7 > 0) return
          looks++
          for (const turn of [1, 2]) {
            const other: GameState = imagine(
              state,
              request.seat,
              unknowing,
              chance(1000 * turn + state.decision),
            )
            const asked = requests(other).find((r) => r.seat === request.seat)
            if (!asked) throw new Error('The other game asks something else.')
            const random = luck(`h-${request.seat}`, asked)
            const again = think('normal', view(other, request.seat), asked, memory, random, undefined)
            expect(again).toEqual(answer)
          }
        },
      })
    }
    expect(looks).toBeGreaterThan(150)
  })

  test('answers the same question with the same chance the same way every time', () => {
    playGame({ players: 4 }, 'again', (seat) => plain(`a-${seat}`), {
      watch: (state, request, memory, answer) => {
        const random: Chance = luck(`a-${request.seat}`, request)
        const again = think('normal', view(state, request.seat), request, memory, random, undefined)
        expect(again).toEqual(answer)
      },
    })
  })

  test('changes nothing of what it is shown', () => {
    playGame({ players: 3 }, 'untouched', (seat) => bot(`u-${seat}`), {
      watch: (state, request, memory) => {
        const seen = view(state, request.seat)
        const before = JSON.stringify([seen, request, memory])
        choose(seen, request, memory, luck('u', request))
        expect(JSON.stringify([seen, request, memory])).toBe(before)
      },
    })
  })

  test('is written without a game state: no file that thinks can get hold of one', () => {
    for (const file of files.filter((f) => ![...drivers, ...dreamers].includes(f)))
      expect(text(file), file).not.toMatch(/\b(GameState|decide|newGame|begin|requestOf|requests)\b(?!-)/)
  })

  test('looks past the front door of the engine in one place only, for what is printed', () => {
    const deep = files.filter((f) => text(f).includes('engine/src/'))
    expect(deep).toEqual(['printed.ts'])
    const lines = text('printed.ts')
      .split('\n')
      .filter((line) => line.includes('engine/src/'))
    for (const line of lines)
      expect(line).toMatch(
        /^(import|export) type .*'|\/(content\/index|core\/(content|effect|names|loyalty))\.ts'$/,
      )
  })
})

describe('memory', () => {
  /** What each seat is told in a whole game of bots. */
  function story(players: number, seed: string): Message[][] {
    const told: Message[][] = Array.from({ length: players }, () => [])
    const tell = (events: readonly GameEvent[]): void =>
      told.forEach((list, seat) => void list.push(...eventsFor(events, seat)))
    let step = begin({ players }, seed)
    tell(step.events)
    for (let [request] = requests(step.state); request; [request] = requests(step.state)) {
      const memory = remember(newMemory(request.seat), told[request.seat] ?? [])
      const answer = choose(view(step.state, request.seat), request, memory, luck(seed, request))
      step = decide(step.state, request.seat, answer)
      tell(step.events)
    }
    return told
  }

  test('is the same whether the events come one by one or all at once', () => {
    for (const [seat, told] of story(4, 'portions').entries()) {
      const atOnce = remember(newMemory(seat), told)
      const oneByOne = told.reduce((m, e) => remember(m, [e]), newMemory(seat))
      expect(oneByOne).toEqual(atOnce)
      expect(atOnce.checks.length).toBeGreaterThan(0)
    }
  })

  test('is plain data', () => {
    for (const [seat, told] of story(3, 'plain').entries()) {
      const memory = remember(newMemory(seat), told)
      expect(JSON.parse(JSON.stringify(memory))).toEqual(memory)
    }
  })
})
