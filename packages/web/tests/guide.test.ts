import { requests, view } from '@ragtag/engine'
import { type Position, scenario } from '@ragtag/engine/testing'
import { describe, expect, it } from 'vitest'
import { adviceFor } from '../src/screens/guide-advice.ts'
import { hint, hintsHere, marks, wordsOf } from '../src/screens/guide-marks.ts'
import { hasWords, say } from '../src/words/index.ts'
import { playGame } from './games.ts'
import '../src/screens/words.ts'

const sources = Object.values(
  import.meta.glob<string>('../src/table/*.tsx', { query: '?raw', import: 'default', eager: true }),
).join('\n')

/** Every other game is played with more than the base box. */
const setsFor = (seed: string): string[] =>
  /[24]$/.test(seed) ? ['base', 'pegasus'] : /5$/.test(seed) ? ['base', 'daybreak'] : ['base']

describe('The hints of a first turn', () => {
  it('speak of parts the table has', () => {
    for (const selector of marks.flatMap((m) => m.about))
      for (const [, name = ''] of selector.matchAll(/\.([a-z-]+)/g))
        expect(sources, selector).toMatch(new RegExp(`class=[^\\n]*\\b${name}\\b`))
  })

  it('all come up in the course of a game, each once, and have something to say', () => {
    const played = ['guide', 'guide2', 'guide3', 'guide5'].map((seed) =>
      playGame({ players: 4, sets: setsFor(seed) }, seed),
    )
    for (const game of played) {
      const done: string[] = []
      for (const { state } of game.decisions) {
        const now = view(state, 1)
        for (let mark = hint(now, 1, done); mark; mark = hint(now, 1, done)) {
          expect(done).not.toContain(mark.id)
          done.push(mark.id)
          const words = wordsOf(mark, now, 1)
          expect(hasWords(words.key), words.key).toBe(true)
          expect(hasWords(`guide.${mark.id}.title`)).toBe(true)
          expect(say(words).length).toBeLessThan(200)
        }
      }
      // Not everybody comes by a card of a hand apart.
      const missing = hintsHere(game.over).flatMap((m) =>
        done.includes(m.id) || m.id === 'held' ? [] : m.id,
      )
      // A player who reveals himself early is left alone.
      if (game.end.players[1]?.standing === 'human') expect(missing).toEqual([])
    }
  })

  it('say what a miracle and a Mutiny card are, to whoever has one', () => {
    const players = ['saul-tigh', 'laura-roslin', 'kara-thrace']
    const config = { sets: ['base', 'daybreak'] }
    const game = scenario({
      players,
      config,
      step: 'action',
      held: { 'saul-tigh': { mutiny: ['feed-the-people'] } },
    })
    const now = game.view('saul-tigh')
    const read = marks.map((m) => m.id).filter((id) => id !== 'token' && id !== 'held')
    expect(hint(now, 0, read)?.id).toBe('token')
    const held = hint(now, 0, [...read, 'token'])
    expect(held && say(wordsOf(held, now, 0))).toMatch(/Mutiny card.*Brig/)
    expect(hint(scenario({ players, step: 'action' }).view('saul-tigh'), 0, read)).toBeUndefined()
  })

  it('begin with which side one is on, and end when told so', () => {
    const human = scenario({ players: ['saul-tigh', 'laura-roslin', 'kara-thrace'], step: 'movement' })
    const cylon = scenario({
      players: ['saul-tigh', 'laura-roslin', 'kara-thrace'],
      step: 'movement',
      loyalty: { 'saul-tigh': ['cylon-morale'] },
    })
    const first = (game: typeof human) => {
      const now = game.view('saul-tigh')
      const mark = hint(now, 0, [])
      return mark && wordsOf(mark, now, 0).key
    }
    expect(first(human)).toBe('guide.welcome.human')
    expect(first(cylon)).toBe('guide.welcome.cylon')
    expect(hint(human.view('saul-tigh'), 0, ['all'])).toBeUndefined()
    expect(hint(human.view('saul-tigh'), 0, ['welcome', 'question', 'dials'])?.id).toBe('move')
  })

  it('do not change under the reader’s eyes while they fit', () => {
    const game = scenario({ players: ['saul-tigh', 'laura-roslin', 'kara-thrace'], step: 'movement' })
    const now = game.view('saul-tigh')
    expect(hint(now, 0, [], 'dials')?.id).toBe('dials')
    expect(hint(now, 0, ['dials'], 'dials')?.id).toBe('welcome')
    expect(hint(now, 0, [], 'check')?.id).toBe('welcome')
  })

  it('give way to help with a new question, but for which side one is on', () => {
    const game = scenario({ players: ['saul-tigh', 'laura-roslin', 'kara-thrace'], step: 'movement' })
    const now = game.view('saul-tigh')
    expect(hint(now, 0, [], 'dials', true)?.id).toBe('move')
    expect(hint(now, 0, [], 'welcome', true)?.id).toBe('welcome')
  })

  it('tell someone who stands in a good place to stay, and show it', () => {
    const game = scenario({
      players: ['kara-thrace', 'saul-tigh', 'laura-roslin'],
      step: 'movement',
      ships: { bow: { raider: 2 } },
      at: { 'kara-thrace': 'hangar-deck' },
    })
    const now = game.view('kara-thrace')
    const move = marks.find((m) => m.id === 'move')
    expect(move && wordsOf(move, now, 0).key).toBe('guide.move.stay')
    expect(move?.at?.(now, 0)).toBe('[data-thing="location:hangar-deck"]')
  })

  it('send nobody where he cannot go', () => {
    let advised = 0
    for (const seed of ['advice', 'advice2', 'advice3', 'advice4'])
      for (const { state } of playGame({ players: 5, sets: setsFor(seed) }, seed).decisions)
        for (const { seat, prompt } of requests(state)) {
          if (prompt.key !== 'prompt.move') continue
          const now = view(state, seat)
          const advice = adviceFor(now, seat)
          if (!advice) continue
          const { room, does } = advice
          advised++
          expect(now.damaged).not.toContain(room)
          expect(hasWords(`guide.move.${does}`), does).toBe(true)
          const open = now.request?.options.map((o) => o.location) ?? []
          expect([...open, now.players[seat]?.at]).toContain(room)
        }
    expect(advised).toBeGreaterThan(30)
  })

  it('know what presses', () => {
    const at = (more: Partial<Parameters<typeof scenario>[0]>): string | undefined =>
      adviceFor(
        scenario({
          players: ['kara-thrace', 'saul-tigh', 'laura-roslin'],
          step: 'movement',
          at: { 'kara-thrace': 'armory' },
          ...more,
        }).view('kara-thrace'),
        0,
      )?.room
    expect(at({})).toBe('research-lab')
    expect(at({ ships: { bow: { raider: 2 } } })).toBe('hangar-deck')
    expect(at({ ships: { bow: { raider: 2, viper: 1 } }, reserve: { viper: 0 } })).toBe('command')
    expect(at({ ships: { bow: { raider: 2 } }, reserve: { viper: 0 } })).toBe('weapons-control')
    expect(at({ ships: { bow: { raider: 2 } }, jumpTrack: 3 })).toBe('ftl-control')
    expect(at({ jumpTrack: 3, damaged: ['ftl-control'] })).toBe('research-lab')
    expect(at({ centurions: [1], jumpTrack: 4 })).toBe('armory')
    expect(at({ at: { 'kara-thrace': 'administration' } })).toBe('press-room')
  })

  it('know other ships, and what lies over a room, by what one does there', () => {
    const config = { sets: ['base', 'pegasus'] }
    const game = (ships: Position['ships']) =>
      scenario({
        players: ['helena-cain', 'saul-tigh', 'laura-roslin', 'cavil'],
        config,
        step: 'movement',
        ships,
        reserve: { viper: 0 },
        hands: { 'helena-cain': ['executive-order-1'] },
      })
    expect(adviceFor(game({ bow: { raider: 2 } }).view('helena-cain'), 0)).toEqual({
      room: 'main-batteries',
      does: 'pick-area',
    })
    const ours = game({ bow: { raider: 2, civilian: 1 } })
    expect(adviceFor(ours.view('helena-cain'), 0)?.room).toBe('weapons-control')
    expect(adviceFor(game({}).view('helena-cain'), 0)).toBeUndefined()
    // A Leader is told who he is, though everybody sees him as a Cylon.
    const now = game({}).view('cavil')
    const mark = hint(now, 3, [])
    expect(mark && wordsOf(mark, now, 3).key).toBe('guide.welcome.leader')
  })
})
