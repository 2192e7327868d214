import { requests, view } from '@ragtag/engine'
import { type Position, scenario } from '@ragtag/engine/testing'
import { describe, expect, it } from 'vitest'
import { adviceFor } from '../src/screens/guide-advice.ts'
import { hint, marks, placeInCourse } from '../src/screens/guide-marks.ts'
import { situations } from '../src/screens/guide-situations.ts'
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
    const now = scenario({
      players: ['kara-thrace', 'saul-tigh', 'laura-roslin'],
      step: 'movement',
      piloting: { 'kara-thrace': 'bow' },
      titles: { president: 'kara-thrace', admiral: 'kara-thrace' },
    }).view('kara-thrace')
    for (const selector of [...marks, ...situations(now, 0)].flatMap((m) => m.about))
      for (const [, name = ''] of selector.matchAll(/\.([a-z-]+)/g))
        expect(sources, selector).toMatch(new RegExp(`class=[^\\n]*\\b${name}\\b`))
  })

  it('all come up in the course of a game, each once, and have something to say', () => {
    const played = ['guide', 'guide2', 'guide3', 'guide5'].map((seed) =>
      playGame({ players: 4, sets: setsFor(seed) }, seed),
    )
    const all = new Set<string>()
    for (const game of played)
      game.end.players.forEach((player, seat) => {
        const done: string[] = []
        for (const { state } of game.decisions) {
          const now = view(state, seat)
          for (let mark = hint(now, seat, done); mark; mark = hint(now, seat, done)) {
            expect(done).not.toContain(mark.id)
            done.push(mark.id)
            for (const words of [mark.title, mark.text]) expect(hasWords(words.key), words.key).toBe(true)
            expect(say(mark.text), mark.id).not.toBe('')
            expect(say(mark.text).length, mark.id).toBeLessThan(/^(held|reveal)/.test(mark.id) ? 400 : 260)
          }
        }
        for (const id of done) all.add(id)
        const missing = marks.flatMap((m) => (done.includes(m.id) ? [] : m.id))
        // A player who reveals himself early is left alone.
        if (player.standing === 'human') expect(missing).toEqual([])
      })
    for (const id of [
      'brig',
      'sickbay',
      'open-cylon',
      'title-president',
      'title-admiral',
      'held-quorum',
      'ships',
    ])
      expect([...all]).toContain(id)
    expect([...all]).toContain('held-mutiny')
  })

  it('say what a miracle and a Mutiny card are, to whoever has one', () => {
    const players = ['saul-tigh', 'laura-roslin', 'kara-thrace']
    const config = { sets: ['base', 'daybreak'] }
    const position = { players, step: 'action', titles: { admiral: 'kara-thrace' } } as const
    const game = scenario({ ...position, config, held: { 'saul-tigh': { mutiny: ['feed-the-people'] } } })
    const now = game.view('saul-tigh')
    const read = marks.map((m) => m.id)
    const held = hint(now, 0, read)
    expect(held && say(held.text)).toMatch(/Mutiny card.*Brig/)
    expect(hint(now, 0, [...read, 'held-mutiny'])?.id).toBe('token-miracle')
    expect(hint(scenario(position).view('saul-tigh'), 0, read)).toBeUndefined()
  })

  it('tell somebody who is locked up in his first turn about that, and nothing of moving first', () => {
    const game = scenario({
      players: ['saul-tigh', 'laura-roslin', 'kara-thrace'],
      step: 'movement',
      at: { 'saul-tigh': 'brig' },
    })
    const seen: string[] = []
    const titles: string[] = []
    const turn = game.state.turn.number
    while (!game.outcome && game.state.turn.number < turn + 3) {
      const now = game.view('saul-tigh')
      for (let mark = hint(now, 0, seen); mark; mark = hint(now, 0, seen)) {
        seen.push(mark.id)
        titles.push(say(mark.title))
      }
      const { decision } = game.state
      game.until((g) => g.state.decision > decision)
    }
    expect(seen.slice(0, 3)).toEqual(['welcome', 'question', 'brig'])
    expect(titles).not.toContain('Then trouble')
    expect(titles).not.toContain('Then one action')
  })

  it('teach a Cylon to be one, hidden and open', () => {
    const players = ['saul-tigh', 'laura-roslin', 'kara-thrace']
    const hidden = scenario({ players, step: 'action', loyalty: { 'saul-tigh': ['cylon-morale'] } })
    const read = ['welcome', 'question', 'dials', 'skills', 'title-admiral', 'action']
    const reveal = hint(hidden.view('saul-tigh'), 0, read)
    expect(reveal?.id).toBe('reveal')
    expect(reveal && say(reveal.text)).toMatch(/morale/i)
    const open = scenario({ players, step: 'movement', revealed: ['saul-tigh'] })
    const now = open.view('saul-tigh')
    const turn = hint(now, 0, [])
    expect(turn?.id).toBe('open-cylon')
    // It names the places one can go to.
    for (const room of now.request?.options.flatMap((o) => o.location ?? []) ?? [])
      expect(turn && say(turn.text)).toContain(say({ key: `location:${room}` }))
    expect(hint(now, 0, ['open-cylon'])).toBeUndefined()
  })

  it('teach a title with what it can do when one gets it, whenever that is', () => {
    const game = scenario({
      players: ['saul-tigh', 'laura-roslin', 'kara-thrace'],
      step: 'action',
      titles: { president: 'saul-tigh' },
    })
    const read = marks.map((m) => m.id)
    const first = hint(game.view('saul-tigh'), 0, [...read, 'title-admiral'])
    expect(first && say(first.title)).toBe('You are President')
    expect(placeInCourse(first?.id ?? '', read)).toBeUndefined()
    expect(hint(game.view('saul-tigh'), 0, [...read, 'title-admiral', 'title-president'])?.id).not.toBe(
      'title-president',
    )
  })

  it('begin with which side one is on', () => {
    const human = scenario({ players: ['saul-tigh', 'laura-roslin', 'kara-thrace'], step: 'movement' })
    const cylon = scenario({
      players: ['saul-tigh', 'laura-roslin', 'kara-thrace'],
      step: 'movement',
      loyalty: { 'saul-tigh': ['cylon-morale'] },
    })
    const first = (game: typeof human) => {
      const now = game.view('saul-tigh')
      const mark = hint(now, 0, [])
      return mark?.text.key
    }
    expect(first(human)).toBe('guide.welcome.human')
    expect(first(cylon)).toBe('guide.welcome.cylon')
    expect(
      hint(human.view('saul-tigh'), 0, ['welcome', 'question', 'dials', 'skills', 'title-admiral'])?.id,
    ).toBe('move')
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
    expect(move?.says?.(now, 0).key).toBe('guide.move.stay')
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
    expect(mark?.text.key).toBe('guide.welcome.leader')
  })
})
