import { contentOf, eventsFor, type Message, offer, skillTypes, usual, type View, view } from '@ragtag/engine'
import { type Position, scenario, type TestGame } from '@ragtag/engine/testing'
import type { LogEntry } from '@ragtag/protocol'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { moment } from '../src/playback.ts'
import { chapters } from '../src/reference/rule-book.ts'
import { loyaltyWords } from '../src/screens/agreed.ts'
import { fates, moments, voyage } from '../src/screens/story.ts'
import { forget, receive } from '../src/state.ts'
import { isFull, laidOpen, mayHold, sideFor } from '../src/table/apart.ts'
import { boardsUp, boardTitle, holderOf, isLost } from '../src/table/boards.ts'
import { attemptOf, deckAt, hasSpace } from '../src/table/missions.ts'
import { turning } from '../src/table/moments.ts'
import { plan } from '../src/table/plan.ts'
import { hasOwnShape } from '../src/table/shapes.tsx'
import { changeOf, changesOf } from '../src/words/changes.ts'
import { say } from '../src/words/index.ts'
import '../src/screens/words.ts'
import { watch } from './watching.ts'

const config = { sets: ['base', 'daybreak'] }
const earth = { ...config, objective: 'earth' }
const [adama, roslin, tyrol, tigh] = ['william-adama', 'laura-roslin', 'galen-tyrol', 'saul-tigh'] as const
const four = [adama, roslin, tyrol, tigh]

let at = 0
const entries = (messages: readonly Message[]): LogEntry[] =>
  messages.map((message) => ({ at: at++, turn: 1, message }))

const seen = (game: TestGame, from = 0): View => {
  const now = view(game.state, 0)
  const log = entries(eventsFor(game.events, 0).slice(from))
  receive({ type: 'update', view: now, log, deadline: null })
  return now
}

const staged = (p: Partial<Position> = {}): TestGame => scenario({ players: four, config, ...p })
const viewOf = (p: Partial<Position> = {}): View => {
  const now = view(staged(p).state, 0)
  receive({ type: 'update', view: now, log: [], deadline: null })
  return now
}

beforeEach(() => {
  forget()
  vi.useFakeTimers()
  return () => {
    vi.runAllTimers()
    vi.useRealTimers()
  }
})

type Shown = { readonly kind: string; readonly text: string }

/** What is shown one after the other. */
async function shown(game: TestGame, from = 0): Promise<Shown[]> {
  seen(game, from)
  await Promise.resolve()
  const all: Shown[] = []
  for (const { kind, message } of watch())
    if (all.at(-1)?.kind !== kind) all.push({ kind, text: say(message) })
  return all
}

describe('Hands apart', () => {
  it('D-MUT-5, D-MTR-12 say when the next card is one too many', () => {
    const now = viewOf({
      held: { [adama]: { mutiny: ['feed-the-people'] }, [tigh]: { mutiny: ['selfish-act'] } },
      shown: { [tigh]: ['mutineer'] },
    })
    const limits = now.players.map((p) => [mayHold(now, p, 'mutiny'), isFull(now, p, 'mutiny')])
    expect(limits).toEqual([
      [1, true],
      [1, false],
      [1, false],
      [2, false],
    ])
  })

  it('D-LEAD-14 lie open beside their player once they are, with the side they speak for', () => {
    const now = viewOf({
      players: [adama, roslin, tyrol, 'danna-biers'],
      inPlay: [{ card: 'end-the-chase', deck: 'motive', holder: 'danna-biers' }],
    })
    expect(now.players.map((p) => laidOpen(now, p.seat))).toEqual([[], [], [], ['end-the-chase']])
    expect(sideFor(now, 'end-the-chase')).toBe('humans')
    expect(sideFor(now, 'feed-the-people')).toBeUndefined()
  })

  it('D-LEAD-17 say at the end which were laid open and which stayed hidden', () => {
    const game = staged({
      players: [adama, roslin, tyrol, 'danna-biers'],
      inPlay: [{ card: 'end-the-chase', deck: 'motive', holder: 'danna-biers' }],
      held: { 'danna-biers': { motive: ['keep-them-docile'] } },
    })
    const over = view(
      { ...game.state, outcome: { winner: 'humans', reason: 'final-jump', winners: [0] } },
      'spectator',
    )
    expect(fates([], over)[3]?.aims).toEqual([
      { card: 'end-the-chase', laid: true },
      { card: 'keep-them-docile', laid: false },
    ])
  })
})

describe('The story of a game', () => {
  it('D-MTR-2 does not take the Mutineer for a Cylon who revealed himself', () => {
    const who = { key: 'seat', params: { seat: 3 } }
    const mutineer = { key: 'event.sympathizer', params: { who, card: { key: 'card:mutineer' } } }
    const found = {
      key: 'event.counts',
      params: { card: { key: 'card:digging-up-the-past' }, n: 1, distance: 7 },
    }
    const now = viewOf({
      config: earth,
      distance: 7,
      shown: { [tigh]: ['mutineer'] },
      loyalty: { [tigh]: ['cylon-morale'] },
    })
    const over: View = {
      ...now,
      players: now.players.map((p) => (p.seat === 3 ? { ...p, loyalty: ['cylon-morale'] } : p)),
    }
    const log = entries([mutineer, found])
    expect(fates(log, over)[3]).toMatchObject({ team: 'cylon', revealed: null })
    expect(moments(log, over).map((m) => m.kind)).toEqual(['title', 'jump'])
    expect(voyage(log.slice(1), over)[1]?.values.distance).toBe(7)
  })
})

describe('What happens is shown', () => {
  it('D-MUT-5 a card too many, and who goes to the Brig for it', async () => {
    const game = staged({
      step: 'action',
      at: { [adama]: 'administration' },
      held: { [adama]: { mutiny: ['selfish-act'] } },
    }).answer(adama, 'location:administration')
    const [first] = await shown(game)
    expect(first).toMatchObject({ kind: 'over' })
    expect(first?.text).toMatch(/William Adama.*Mutiny deck.*Brig/)
  })

  it('D-MUT-8 whoever is sent there otherwise is locked up as ever', async () => {
    const game = staged({ step: 'action', at: { [adama]: 'administration' } })
    const before = game.events.length
    game.answer(adama, 'location:administration')
    expect((await shown(game, before)).map((m) => m.kind)).not.toContain('over')
  })

  it('D-MTR-4 who is the Mutineer', async () => {
    const card = { key: 'card:mutineer' }
    const who = { key: 'seat', params: { seat: 3 } }
    const now = viewOf({ shown: { [tigh]: ['mutineer'] } })
    const told = entries([{ key: 'event.sympathizer', params: { who, card } }])
    receive({ type: 'update', view: now, log: told, deadline: null })
    await Promise.resolve()
    expect(moment.value?.kind).toBe('shown')
    expect(moment.value && say(moment.value.message)).toMatch(/Saul Tigh.*You Are The Mutineer/)
  })

  it('D-LEAD-12 a Motive laid open, and for whom it speaks', async () => {
    const game = staged({
      players: [adama, roslin, tyrol, 'danna-biers'],
      step: 'action',
      held: { 'danna-biers': { motive: ['end-the-chase'] } },
      damaged: ['ftl-control', 'admirals-quarters'],
    })
    seen(game)
    const from = game.events.length
    game.aside('danna-biers', 'end-the-chase')
    expect(await shown(game, from)).toEqual([
      { kind: 'laid', text: `D'Anna Biers lays it open: it speaks for the humans.` },
    ])
  })

  it('D-HOME-30 a board that sides with somebody; a board of which nothing is left', async () => {
    const told = (board: string, side: string): Message => ({
      key: 'event.board-turned',
      params: { board: { key: `board:${board}` }, side: { key: `side:${board}-${side}` } },
    })
    const tell = async (p: Partial<Position>, message: Message): Promise<string | undefined> => {
      const now = viewOf(p)
      receive({ type: 'update', view: now, log: entries([message]), deadline: null })
      await Promise.resolve()
      const kind = moment.value ? `${moment.value.kind} ${say(moment.value.message)}` : undefined
      vi.runAllTimers()
      return kind
    }
    expect(
      await tell({ config: earth, sides: { 'rebel-basestar': 'cylon' } }, told('rebel-basestar', 'cylon')),
    ).toBe('turned Rebel Basestar sides with the Cylons.')
    expect(await tell({ sides: { cylon: 'back' } }, told('cylon', 'back'))).toMatch(/^turned .*Hub Destroyed/)
    expect(await tell({ sides: { 'colonial-one': 'destroyed' } }, told('colonial-one', 'destroyed'))).toMatch(
      /^wreck Colonial One destroyed/,
    )
    expect(turning.value).toBe('')
  })
})

describe('Boards', () => {
  it('D-HOME-32, D-HOME-34 the Rebel Basestar says whose it is; others belong to nobody in particular', () => {
    for (const [side, whose] of [
      ['human', 'humans'],
      ['cylon', 'cylons'],
    ] as const) {
      const now = viewOf({ config: earth, sides: { 'rebel-basestar': side } })
      expect(holderOf(now, 'rebel-basestar')).toBe(whose)
      expect(boardTitle(now, 'rebel-basestar')).toBe('Rebel Basestar')
      for (const board of ['galactica', 'colonial-one', 'cylon', 'demetrius'])
        expect(holderOf(now, board)).toBeUndefined()
    }
  })

  it('D-HOME-10 the Demetrius has a space for the mission, wherever she is drawn', () => {
    const now = viewOf({ config: earth, inPlay: [{ card: 'rescue-hera', deck: 'mission' }] })
    expect(hasSpace(now, 'mission')).toBe(true)
    expect(hasSpace(viewOf(), 'mission')).toBe(false)
    for (const [w, h] of [
      [820, 560],
      [384, 330],
    ] as const) {
      const rooms = Object.keys(plan(w, h, boardsUp(now), 5).rooms)
      expect(rooms.flatMap((room) => deckAt(room) ?? [])).toEqual(['mission'])
      expect(rooms).toEqual(expect.arrayContaining(['bridge', 'tactical-plot', 'captains-cabin']))
    }
  })

  it('D-HOME-16 what a mission brings is told with its check, that of a Crisis card is not', () => {
    const now = viewOf({ config: earth })
    expect(attemptOf(now, { key: 'card:rescue-hera' })).toMatchObject({
      card: 'rescue-hera',
      deck: 'mission',
    })
    expect(attemptOf(now, { key: 'card:water-sabotaged' })).toBeUndefined()
    expect(attemptOf(now, null)).toBeUndefined()
  })

  it('D-OVER-18 of Colonial One nothing is left', () => {
    expect(isLost(viewOf({ sides: { 'colonial-one': 'destroyed' } }), 'colonial-one')).toBe(true)
    expect(isLost(viewOf({ sides: { cylon: 'back' } }), 'cylon')).toBe(false)
  })

  it('D-RAPTOR-6 an assault raptor is no viper to look at', () => {
    expect(hasOwnShape('assault-raptor')).toBe(true)
    expect(hasOwnShape('viper')).toBe(false)
  })
})

/** What is printed at the places of the boards with a box, on either side. */
const printedWith = (set: string) =>
  [...contentOf({ ...usual, players: 4, sets: ['base', set] }).places].flatMap(([place, { on }]) =>
    Object.values(on).map(({ id }) => ({ id, place })),
  )

describe('What a box changes', () => {
  const boxes = ['pegasus', 'daybreak']

  it('is told of things that are there', () => {
    for (const set of boxes) {
      const ids = printedWith(set).map((l) => l.id)
      for (const key of Object.keys(changesOf(set))) {
        const [kind, id = ''] = key.split(':')
        if (kind === 'location') expect(ids, key).toContain(id)
        if (kind === 'type') expect(skillTypes, key).toContain(id)
        if (kind === 'rule')
          expect(
            chapters.map((c) => c.id),
            key,
          ).toContain(id)
      }
    }
    expect(changesOf('of-nobody')).toEqual({})
  })

  it('is said only where the box is on the table, the newest one first', () => {
    const key = 'type:treachery'
    expect(changeOf(['base'], key)).toBeUndefined()
    expect(changeOf(['base', 'pegasus'], key)?.set).toBe('pegasus')
    expect(changeOf(['base', 'pegasus', 'daybreak'], key)?.set).toBe('daybreak')
  })

  it('is marked at every room that lies over another', () => {
    const now = viewOf({ sides: { cylon: 'back' } })
    const over = printedWith('daybreak').filter(
      ({ id, place }) => id !== place && id !== 'cylon-fleet-daybreak',
    )
    expect(over.length).toBeGreaterThan(6)
    for (const { id } of over) expect(changeOf(now.config.sets, `location:${id}`), id).toBeDefined()
  })
})

describe('Before the game', () => {
  const agreed = { sets: ['base', 'daybreak'], objective: 'kobol', noSympathizer: false, variants: [] }
  it('D-LOY-4, D-LOY-5 it is said whether a Mutineer may be among the players', () => {
    expect(loyaltyWords({ ...agreed, players: 4 })).toBe(
      'One Cylon among four, and a Mutineer. With a Cylon Leader at the table: one, and no Mutineer.',
    )
    expect(loyaltyWords({ ...agreed, players: 5 })).toBe(
      'Two Cylons among five. With a Cylon Leader at the table: one, and a Mutineer.',
    )
    expect(loyaltyWords({ ...agreed, players: 7 })).toMatch(/must be a Cylon Leader.*Mutineer/)
    expect(loyaltyWords({ ...agreed, players: 4, sets: ['base'] })).toBe('One Cylon, and a Sympathizer later')
  })

  it('D-MIX-1 every objective of the boxes can be chosen with both', () => {
    const { objectives } = offer({ sets: ['base', 'pegasus', 'daybreak'] })
    expect(objectives.map((o) => o.id).sort()).toEqual(['earth', 'kobol', 'new-caprica'])
  })
})
