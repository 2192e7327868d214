import { type Message, type View, view } from '@ragtag/engine'
import { scenario } from '@ragtag/engine/testing'
import type { LogEntry, TableInfo, ToClient } from '@ragtag/protocol'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { set } from '../src/comfort/settings.ts'
import { contentFor } from '../src/content.ts'
import { followed, goOn, heldForClick, moment, playing, reading, wanted } from '../src/playback.ts'
import { log, receive, request, view as shown } from '../src/state.ts'
import { cuesOf } from '../src/table/cues.ts'
import { thingsIn } from '../src/table/follow.ts'
import { meaning } from '../src/table/Loyalty.tsx'
import { drawn, finished } from '../src/table/moments.ts'
import { playGame } from './games.ts'
import { tableInfo } from './table-info.ts'
import { watch } from './watching.ts'

const [adama, roslin, tigh] = ['william-adama', 'laura-roslin', 'saul-tigh'] as const
const players = [adama, roslin, tigh]
const who = (seat: number): Message => ({ key: 'seat', params: { seat } })
const said = (key: string, params: Message['params'] = {}): Message => ({ key, params })

const moved = (seat: number, location: string): Message =>
  said('event.moved', { who: who(seat), location: { key: `location:${location}` } })
const lost = (resource: string, now: number): Message =>
  said('event.lost', { resource: { key: `resource:${resource}` }, n: 1, now })

let at = 0
/** Somebody sits on the first chair; the others are bots, or people. */
const table = (others: 'bot' | 'human'): TableInfo => tableInfo(['human', others, others])

const sitDown = (now: View, others: 'bot' | 'human' = 'bot', told: readonly LogEntry[] = []): void =>
  receive({
    type: 'welcome',
    you: 0,
    chair: 0,
    host: true,
    table: table(others),
    view: now,
    log: told,
    chat: [],
    notes: '',
    skips: {},
    deadline: null,
    missed: 0,
  })

const update = (now: View, ...messages: Message[]): Extract<ToClient, { type: 'update' }> => ({
  type: 'update',
  view: now,
  log: messages.map((message) => ({ at: at++, turn: 3, message })),
  deadline: null,
})

const before = scenario({ players, current: roslin, step: 'action', resources: { food: 5 } })
const first = view(before.state, 0)
/** The next position: it is the viewer's turn, he is asked, and there is less food. */
const own = view(scenario({ players, current: adama, step: 'movement', resources: { food: 3 } }).state, 0)

beforeEach(() => {
  vi.useFakeTimers()
  set({ moments: 'normal', bots: 'normal' })
  return () => {
    vi.runAllTimers()
    vi.useRealTimers()
  }
})
const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
})

describe('Great moments', () => {
  it('that are about oneself wait until one goes on, and the question with them', () => {
    sitDown(first)
    receive(update(own, moved(0, 'brig')))
    expect(moment.value).toMatchObject({ kind: 'brig', own: true })
    expect(heldForClick.value).toBe(true)
    expect(own.request).not.toBeNull()
    expect(request.value).toBeNull()
    // The tab calls all the same.
    expect(wanted.value).toBe(own.request?.id)
    vi.advanceTimersByTime(600_000)
    expect(moment.value?.kind).toBe('brig')
    goOn()
    expect(moment.value).toBeNull()
    expect(request.value?.id).toBe(own.request?.id)
  })

  it('are not pushed away by a key that was meant for what was there before', () => {
    sitDown(first)
    receive(update(own, moved(0, 'brig')))
    goOn()
    expect(moment.value?.kind).toBe('brig')
  })

  it('that are about others hold for a time that can be set, or until one goes on', () => {
    const heldFor = (moments: 'short' | 'normal' | 'long'): number => {
      set({ moments })
      sitDown(first)
      receive(update(own, said('event.revealed', { who: who(1), card: { key: 'card:can-damage' } })))
      expect(moment.value).toMatchObject({ kind: 'reveal', own: false })
      let ms = 0
      for (; playing.value && ms < 60_000; ms += 100) vi.advanceTimersByTime(100)
      return ms
    }
    const times = [heldFor('short'), heldFor('normal'), heldFor('long')]
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times[0]).toBeGreaterThan(1000)
    expect(times[2]).toBeLessThan(10_000)
    set({ moments: 'click' })
    sitDown(first)
    receive(update(own, said('event.revealed', { who: who(1), card: { key: 'card:can-damage' } })))
    vi.advanceTimersByTime(60_000)
    expect(heldForClick.value).toBe(true)
  })

  it('are shown one after the other, and what comes meanwhile waits', () => {
    sitDown(first)
    receive(
      update(first, moved(1, 'brig'), said('event.title', { who: who(2), title: { key: 'title:admiral' } })),
    )
    receive(update(own, moved(2, 'sickbay')))
    expect(log.value).toHaveLength(1)
    expect(watch().map((m) => m.kind)).toEqual(['brig', 'title', 'sickbay'])
    expect(log.value).toHaveLength(3)
    expect(request.value?.id).toBe(own.request?.id)
  })

  it('show new Loyalty cards to their owner with the Sleeper Agent phase', () => {
    sitDown(first)
    const dealt = said('event.dealt-loyalty-cards', { who: who(0), cards: [{ key: 'card:not-a-cylon' }] })
    receive(update(own, said('event.sleeper'), said('event.dealt-loyalty', { who: who(1), n: 1 }), dealt))
    expect(moment.value).toMatchObject({ kind: 'sleeper', own: true, cards: ['not-a-cylon'] })
    expect(watch()).toHaveLength(1)
  })

  it('are about nobody who has lost nothing by them, and about whoever loses a title', () => {
    const title = said('event.title', { who: who(2), title: { key: 'title:admiral' } })
    sitDown({ ...first, titles: { ...first.titles, admiral: 0 } })
    receive(update(own, title))
    expect(moment.value).toMatchObject({ kind: 'title', own: true })
    sitDown({ ...first, titles: { ...first.titles, admiral: 1 } })
    receive(update(own, title))
    expect(moment.value).toMatchObject({ kind: 'title', own: false })
  })

  it('hold nothing where somebody wishes that, and the newest one alone is shown', () => {
    set({ moments: 'off' })
    sitDown(first)
    receive(update(first, moved(1, 'brig')))
    expect(moment.value?.kind).toBe('brig')
    receive(update(own, lost('food', 3)))
    expect(moment.value).toBeNull()
    expect(request.value?.id).toBe(own.request?.id)
  })

  it('of before are over for whoever comes back', () => {
    sitDown(first)
    receive(update(own, moved(0, 'brig')))
    sitDown(own)
    expect(moment.value).toBeNull()
    expect(request.value?.id).toBe(own.request?.id)
  })

  it('for the eyes of whoever was away are shown when he comes back, once', () => {
    const dealt = said('event.dealt-loyalty-cards', { who: who(0), cards: [{ key: 'card:not-a-cylon' }] })
    const { log: before } = update(first, moved(1, 'command'))
    const { log: away } = update(own, dealt, moved(0, 'brig'))
    const now: View = {
      ...own,
      players: own.players.map((p) => (p.seat === 0 ? { ...p, loyalty: ['not-a-cylon'] } : p)),
    }
    sitDown(first, 'bot', before)
    sitDown(now, 'bot', [...before, ...away])
    expect(moment.value).toMatchObject({ kind: 'loyalty', cards: ['not-a-cylon'] })
    expect(request.value).toBeNull()
    expect(watch()).toHaveLength(1)
    expect(request.value?.id).toBe(own.request?.id)
    sitDown(now, 'bot', [...before, ...away])
    expect(moment.value).toBeNull()
  })

  it('let the last blow be seen before the result', () => {
    const end = view(scenario({ players, current: roslin, step: 'action', resources: { food: 5 } }).state, 0)
    const over: View = { ...end, outcome: { winner: 'cylons', reason: 'food', winners: [] } }
    sitDown(first)
    receive(
      update(
        over,
        lost('food', 0),
        said('event.over', { winner: { key: 'team.cylons' }, reason: { key: 'reason.food' } }),
      ),
    )
    expect(watch().map((m) => m.kind)).toEqual(['end'])
    expect(shown.value?.outcome).not.toBeNull()
    sitDown(first)
    receive(
      update(over, said('event.over', { winner: { key: 'team.cylons' }, reason: { key: 'reason.food' } })),
    )
    vi.advanceTimersByTime(60_000)
    expect(moment.value?.kind).toBe('end')
    expect(shown.value?.outcome).toBeNull()
  })
})

describe('Among people', () => {
  it('a question does not wait long for what is about others', () => {
    sitDown(first, 'human')
    for (let i = 0; i < 20; i++)
      receive(update(first, said('event.revealed', { who: who(1), card: { key: 'card:can-damage' } })))
    receive(update(own, moved(1, 'brig')))
    vi.advanceTimersByTime(12_000)
    expect(request.value?.id).toBe(own.request?.id)
  })

  it('a clock that is about to run out is not held up by anything', () => {
    sitDown(first, 'human')
    receive({ ...update(own, moved(0, 'brig')), deadline: 20_000 })
    expect(heldForClick.value).toBe(false)
    vi.advanceTimersByTime(5000)
    expect(request.value?.id).toBe(own.request?.id)
  })
})

describe('What is done', () => {
  it('is followed line by line, with what it is about, and the board goes with it', () => {
    sitDown(first)
    const here = first.players[1]?.at
    receive(
      update(
        own,
        moved(2, 'command'),
        lost('food', 4),
        lost('food', 3),
        said('event.turn', { n: 4, who: who(0) }),
      ),
    )
    expect(followed.value).toMatchObject({ things: ['seat:2', 'location:command'] })
    expect(shown.value?.resources.food).toBe(5)
    expect(shown.value?.turn.seat).toBe(1)
    expect(shown.value?.players[1]?.at).toBe(here)
    const food: number[] = []
    for (let i = 0; i < 10 && playing.value; i++) {
      food.push(shown.value?.resources.food ?? -1)
      vi.advanceTimersToNextTimer()
    }
    expect(food).toEqual([5, 4, 3])
    expect(shown.value?.turn.seat).toBe(0)
    expect(followed.value).toBeNull()
  })

  it('goes faster with fast bots', () => {
    const took = (bots: 'relaxed' | 'fast'): number => {
      set({ bots })
      sitDown(first)
      receive(update(own, moved(2, 'command')))
      let ms = 0
      for (; playing.value && ms < 60_000; ms += 50) vi.advanceTimersByTime(50)
      return ms
    }
    expect(took('fast') * 4).toBeLessThan(took('relaxed'))
  })

  it('by oneself is not told to oneself', () => {
    sitDown(first)
    receive(update(own, moved(0, 'command')))
    expect(playing.value).toBe(false)
    expect(request.value?.id).toBe(own.request?.id)
  })

  it('names places and people on the board, wherever in the message', () => {
    const m = said('event.flew', {
      ship: { key: 'ship:raider' },
      from: { key: 'area:bow' },
      to: { key: 'area:stern' },
    })
    expect(thingsIn(m, first)).toEqual(['area:bow', 'area:stern'])
  })
})

describe('New Loyalty cards', () => {
  const [human, cylon] = ['not-a-cylon', 'cylon-morale']
  const means = (held: readonly string[], ...cards: readonly string[]): string => dealt(held, cards, false)
  const dealt = (held: readonly string[], cards: readonly string[], revealed: boolean): string => {
    const [me, ...others] = first.players
    if (!me) throw new Error('Nobody is there.')
    const now = { ...me, loyalty: [...held, ...cards], revealed }
    return meaning({ kind: 'loyalty', after: { ...first, players: [now, ...others] }, cards })
  }

  it('say which side somebody is on, and whether that is new', () => {
    expect(means([], human)).toBe('human')
    expect(means([human], human)).toBe('still-human')
    expect(means([human], cylon)).toBe('now-cylon')
    expect(means([cylon], human)).toBe('still-cylon')
  })

  it('make no human of a Cylon whom all know', () => {
    expect(dealt([], [human], true)).toBe('still-cylon')
  })

  it('that are of neither side speak for themselves', () => {
    expect(means([human], 'sympathizer')).toBe('')
    expect(means([cylon], 'sympathizer')).toBe('still-cylon')
  })
})

describe('A crisis', () => {
  const drawnNow = said('event.crisis', { who: who(1), card: { key: 'card:food-shortage' } })

  it('is read before it goes on, and is finished with when it has been', async () => {
    sitDown(first)
    receive(update(own, drawnNow, lost('food', 3)))
    await Promise.resolve()
    expect(reading.value).toBe(true)
    expect(drawn.value?.card).toBe('food-shortage')
    expect(finished.value).toBe(false)
    watch()
    expect(finished.value).toBe(true)
    expect(drawn.value?.card).toBe('food-shortage')
    vi.advanceTimersByTime(10_000)
    expect(drawn.value).toBeNull()
  })

  it('does not lie beside a check that is not its own', async () => {
    sitDown(first)
    receive(update(first, drawnNow))
    await Promise.resolve()
    watch()
    receive(
      update(
        own,
        said('event.check', { title: { key: 'location:administration' }, difficulty: 5, types: [] }),
      ),
    )
    await Promise.resolve()
    expect(drawn.value).toBeNull()
  })
})

describe('On the way to a position', () => {
  const boxes = [['base'], ['base', 'pegasus'], ['base', 'daybreak'], ['base', 'pegasus', 'daybreak']]

  /** How often somebody is shown in a ship. */
  function fliesIn(sets: readonly string[], seed: string): number {
    const { decisions } = playGame({ players: 5, sets }, seed)
    const [begun] = decisions
    // Things are called as the boxes on the table print them.
    if (begun) sitDown(view(begun.state, 0))
    let flown = 0
    // Sometimes much is told at once.
    for (let from = 0, step = 1; from + step < decisions.length; from += step, step = 1 + (from % 4)) {
      const told = decisions.slice(from + 1, from + 1 + step)
      const [a, b] = [decisions[from]?.state, told.at(-1)?.state]
      if (!a || !b) continue
      const whole = { view: view(b, 0), log: told.flatMap((d) => d.log), deadline: null, undo: '' }
      for (const { told: at } of cuesOf(view(a, 0), whole, 0))
        for (const p of at.view.players) {
          const ship = at.view.ships.find((s) => s.pilot === p.seat)
          if (p.at === 'piloting') expect(ship, `the ship of ${p.character}`).toBeDefined()
          else if (p.character !== '' && p.at !== 'off-board')
            expect(contentFor(at.view).locations.has(p.at), p.at).toBe(true)
          if (ship) flown++
        }
    }
    return flown
  }

  it('nobody is in a cockpit before his ship is there', () => {
    const pilots = ['william-adama', 'kara-thrace', 'saul-tigh'] as const
    const deck = scenario({ players: pilots, current: 'kara-thrace', at: { 'kara-thrace': 'research-lab' } })
    const space = scenario({ players: pilots, piloting: { 'kara-thrace': 'bow-port' } })
    sitDown(view(deck.state, 0))
    const bow = { key: 'area:bow-port' }
    receive(
      update(
        view(space.state, 0),
        moved(1, 'hangar-deck'),
        said('event.launched', { ships: { key: 'ship:viper' }, area: bow }),
        said('event.pilots', { who: who(1), area: bow }),
      ),
    )
    const where: string[] = []
    for (let i = 0; i < 10 && playing.value; i++) {
      const flies = shown.value?.ships.some((s) => s.pilot === 1)
      where.push(`${shown.value?.players[1]?.at}${flies ? ' in a ship' : ''}`)
      vi.advanceTimersToNextTimer()
    }
    expect(where).toEqual(['research-lab', 'piloting in a ship', 'piloting in a ship'])
  })

  it('everybody is somewhere: in a room, or in a ship that is there', () => {
    let flown = 0
    for (const [i, sets] of boxes.entries())
      for (const seed of ['a', 'c']) flown += fliesIn(sets, `${seed}${i}`)
    expect(flown).toBeGreaterThan(10)
  })
})
