import { eventsFor, type Message, type View, view } from '@ragtag/engine'
import { type Position, scenario, type TestGame } from '@ragtag/engine/testing'
import type { LogEntry } from '@ragtag/protocol'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { shortNameAmong } from '../src/screens/parts/Octagon.tsx'
import { asThen } from '../src/shared/names-then.ts'
import { forget, log, receive } from '../src/state.ts'
import { aboutOf } from '../src/table/Answers.tsx'
import { markOf, sideOf } from '../src/table/people.ts'
import { say } from '../src/words/index.ts'
import { watch } from './watching.ts'

const config = { sets: ['base', 'pegasus'] }
const [adama, roslin, tyrol] = ['william-adama', 'laura-roslin', 'galen-tyrol'] as const

let at = 0
const entries = (messages: readonly Message[]): LogEntry[] =>
  messages.map((message) => ({ at: at++, turn: 1, message }))

/** Everything that the page of the first seat was told since the game began. */
const toldBy = (game: TestGame): readonly Message[] => eventsFor(game.events, 0)

const seen = (game: TestGame, messages: readonly Message[] = []): View => {
  const now = view(game.state, 0)
  receive({ type: 'update', view: now, log: entries(messages), deadline: null })
  return now
}

/** The Admiral lets the current player be executed. */
const condemned = (p: Partial<Position> = {}): TestGame =>
  scenario({
    players: [tyrol, adama, roslin],
    config,
    step: 'crisis',
    decks: { crisis: ['a-verdict-of-guilty'] },
    ...p,
  }).answer(adama, 'option:0')

beforeEach(() => {
  forget()
  vi.useFakeTimers()
  return () => {
    vi.runAllTimers()
    vi.useRealTimers()
  }
})

/** What is shown one after the other. */
const shown = (): string[] => watch().map((m) => m.kind)

describe('An execution', () => {
  it('is shown: who, that he was human, and who takes his place', async () => {
    const game = condemned()
    seen(game, toldBy(game))
    await Promise.resolve()
    expect(shown().slice(0, 2)).toEqual(['executed', 'human'])
    const before = toldBy(game).length
    game.answer('', 'character:saul-tigh')
    seen(game, toldBy(game).slice(before))
    await Promise.resolve()
    expect(shown()).toContain('replaced')
  })

  it('is told with the names people had then, also when another has taken his place', () => {
    const game = condemned()
    game.answer('', 'character:saul-tigh')
    const told = toldBy(game)
    seen(game, told)
    watch()
    const texts = log.value.map((e) => say(e.message))
    expect(texts).toContain('"Chief" Galen Tyrol was human: You Are Not a Cylon.')
    expect(texts).toContain('"Chief" Galen Tyrol goes on as Saul Tigh.')
    expect(texts.some((text) => text.startsWith('Saul Tigh was human'))).toBe(false)
    const after = entries([
      { key: 'event.turn', params: { n: 9, who: { key: 'seat', params: { seat: 0 } } } },
    ])
    seen(game, [])
    const [last] = asThen([...log.value, ...after]).slice(-1)
    expect(last?.message.params?.who).toEqual({ key: 'seat', params: { seat: 0 } })
  })

  it('leaves a log in which nobody was executed as it is', () => {
    const some = entries([{ key: 'event.turn', params: { n: 1, who: { key: 'seat', params: { seat: 0 } } } }])
    expect(asThen(some)).toBe(some)
  })
})

describe('What an answer is about', () => {
  it('is told for abilities of cards in play, too, which have no line on a sheet', () => {
    const now = seen(scenario({ players: [adama, roslin, tyrol], config }))
    const option = { id: 'x', text: { key: 'number', params: { n: 1 } }, ability: 'assign-chief-of-staff' }
    expect(aboutOf(now, option)).toMatch(/Politics/)
    expect(aboutOf(now, { ...option, ability: 'of-no-card' })).toBe('')
  })
})

describe('Short names', () => {
  it('tell two of a family apart', () => {
    const all = ['Saul Tigh', 'Ellen Tigh', 'William Adama', 'Lee "Apollo" Adama']
    expect(all.map((name) => shortNameAmong(name, all))).toEqual(['Saul', 'Ellen', 'Adama', 'Apollo'])
    expect(shortNameAmong('Saul Tigh', ['Saul Tigh', 'Gaius Baltar'])).toBe('Tigh')
  })
})

describe('What everybody knows of somebody', () => {
  const four = [adama, roslin, tyrol, 'cavil']
  it('shows at his figure: a Leader, one who infiltrates, an open Cylon', () => {
    const open = seen(scenario({ players: four, config, revealed: [tyrol] }))
    expect(open.players.map((p) => sideOf(open, p))).toEqual(['', '', 'cylon', 'leader'])
    const among = seen(
      scenario({ players: four, config, standing: { cavil: 'infiltrating' }, at: { cavil: 'command' } }),
    )
    expect(among.players.map((p) => sideOf(among, p))).toEqual(['', '', '', 'infiltrating'])
    expect(among.players.map((p) => markOf(among, p))[3]).toBe('person infiltrating')
    expect(open.players.map((p) => markOf(open, p))[3]).toBe('person cylon leader')
  })
})
