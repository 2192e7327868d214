import { begin, chance, decide, type Foresight, randomAnswer, requests, view } from '@ragtag/engine'
import type { FromClient } from '@ragtag/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { carryBy } from '../src/actions.ts'
import { type Settings, settings } from '../src/comfort/settings.ts'
import { choose, give, lit, looked, narrowed, point, settle, thingOf, unsure } from '../src/lit.ts'
import { routeOf } from '../src/router.ts'
import { partsOf } from '../src/shared/names-in-messages.ts'
import { forget, log, pending, receive, selection } from '../src/state.ts'

const said: FromClient[] = []
/** What the server tells of an answer that is thought about. */
let foreseen: (options: readonly string[]) => Foresight | null
beforeEach(() => {
  forget()
  said.length = 0
  foreseen = () => null
  carryBy((message) => {
    if (message.type !== 'foresee') said.push(message)
    else
      receive({ type: 'foresight', nonce: message.nonce, answers: message.answers.map((a) => foreseen(a)) })
  })
})

const confirm = (wish: Settings['confirm']): void => {
  settings.value = { ...settings.value, confirm: wish }
}

/** Plays by chance until a seat is asked something that fits, and lets the page see it. */
function until(fits: (r: ReturnType<typeof requests>[number]) => boolean, seed = 'pointing') {
  const random = chance(3)
  for (let game = 0; game < 30; game++) {
    let { state } = begin({ players: 5 }, `${seed} ${game}`)
    for (let open = requests(state); open.length > 0; open = requests(state)) {
      const found = open.find(fits)
      if (found) {
        receive({ type: 'update', view: view(state, found.seat), log: [], deadline: null })
        return { request: found, now: view(state, found.seat) }
      }
      const [first] = open
      if (first) state = decide(state, first.seat, randomAnswer(first, random)).state
    }
  }
  throw new Error('Nobody was asked that in thirty games.')
}

describe('Acting is pointing', () => {
  it('a room that can be moved to is lit, and pointing at it answers', () => {
    const { request } = until((r) => r.prompt.key === 'prompt.move' && r.options.some((o) => o.location))
    const to = request.options.find((o) => o.location)
    expect(lit.value.has(`location:${to?.location}`)).toBe(true)
    expect(point(`location:${to?.location}`)).toBe(true)
    expect(said).toMatchObject([{ type: 'answer', request: request.id, options: [to?.id] }])
  })

  it('what is not lit answers nothing', () => {
    until((r) => r.prompt.key === 'prompt.move')
    expect(point('location:brig')).toBe(false)
    expect(said).toEqual([])
  })

  it('cards for a check are gathered, copy by copy, and put back by pointing again', () => {
    const { request } = until((r) => r.prompt.key === 'prompt.contribute' && r.max > 1)
    const [first, second] = request.options
    choose(first?.id ?? '')
    choose(second?.id ?? '')
    expect(selection.value).toEqual([first?.id, second?.id])
    choose(first?.id ?? '')
    expect(selection.value).toEqual([second?.id])
    expect(said).toEqual([])
  })

  it('revealing oneself asks once', () => {
    const { request } = until((r) => r.options.some((o) => o.id.startsWith('reveal:')))
    const option = request.options.find((o) => o.id.startsWith('reveal:'))?.id ?? ''
    choose(option)
    expect(said).toEqual([])
    expect(unsure.value).toEqual({ options: [option], why: 'reveal' })
    give([option])
    expect(said).toMatchObject([{ options: [option] }])
  })

  it('what ends the game, or may, asks once; what cannot be taken back too, unless one does not want it', () => {
    const change = { id: '0 cag', from: 0, to: 1, text: { key: 'change.dead' }, sure: true }
    const outlooks: Readonly<Record<string, Foresight>> = {
      end: { changes: [], ending: { winner: 'cylons', reason: 'food', at: 'now' } },
      risk: {
        changes: [],
        roll: {
          why: { key: 'why.ftl' },
          faces: [
            { from: 1, to: 6, changes: [], ending: { winner: 'cylons', reason: 'food', at: 'now' } },
            { from: 7, to: 8, changes: [] },
          ],
        },
      },
      weighty: { changes: [{ what: 'used', ...change }] },
    }
    for (const [why, outlook] of Object.entries(outlooks)) {
      forget()
      said.length = 0
      foreseen = () => outlook
      const { request } = until((r) => r.prompt.key === 'prompt.move')
      const id = request.options[0]?.id ?? ''
      choose(id)
      expect(said, why).toEqual([])
      expect(unsure.value, why).toEqual({ options: [id], why })
      give([id])
      expect(said, why).toMatchObject([{ options: [id] }])
    }
    forget()
    said.length = 0
    confirm('fatal')
    const { request } = until((r) => r.prompt.key === 'prompt.move')
    choose(request.options[0]?.id ?? '')
    expect(said).toHaveLength(1)
    confirm('weighty')
  })

  it('an answer waits until it is known what it does, and passing does, too', () => {
    const asked: string[] = []
    carryBy((message) => (message.type === 'foresee' ? asked.push(message.nonce) : said.push(message)))
    const { request } = until((r) => r.prompt.key === 'prompt.move' && r.min === 0)
    settle([])
    expect(said).toEqual([])
    receive({ type: 'foresight', nonce: asked[0] ?? '', answers: [null, ...request.options.map(() => null)] })
    expect(said).toMatchObject([{ options: [] }])
  })

  it('whoever wants to be asked about every answer sees it first', () => {
    confirm('always')
    const { request } = until((r) => r.prompt.key === 'prompt.move')
    const id = request.options[0]?.id ?? ''
    choose(id)
    expect(said).toEqual([])
    expect(looked.value).toBe(id)
    choose(id)
    expect(said).toMatchObject([{ options: [id] }])
    confirm('weighty')
  })

  it('of a thing with several answers the list shows those', () => {
    const { request, now } = until((r) => {
      const areas = r.options.flatMap((o) => (o.id.startsWith('move:') ? [o.area] : []))
      return r.max === 1 && new Set(areas).size < areas.length
    })
    const things = request.options.map((o) => thingOf(o, now))
    const twice = things.find((t, i) => t !== undefined && things.indexOf(t) !== i) ?? ''
    point(twice)
    expect(said).toEqual([])
    expect(narrowed.value).toBe(twice)
  })

  it('nothing is lit while an answer is on its way', () => {
    until((r) => r.prompt.key === 'prompt.move')
    pending.value = 'x'
    expect(lit.value.size).toBe(0)
  })
})

describe('The page', () => {
  it('finds tables and chairs in the address', () => {
    expect(routeOf('/', '')).toEqual({ at: 'lobby' })
    expect(routeOf('/t/abc', '')).toEqual({ at: 'table', table: 'abc', secret: undefined })
    expect(routeOf('/t/abc', '#s3cret')).toEqual({ at: 'table', table: 'abc', secret: 's3cret' })
    expect(routeOf('/t/abc/', '#join.inv-1')).toEqual({
      at: 'table',
      table: 'abc',
      secret: undefined,
      invitation: 'inv-1',
    })
    expect(routeOf('/t/abc', '#no%secret')).toEqual({ at: 'table', table: 'abc', secret: undefined })
  })

  it('links every name in a sentence', () => {
    const message = {
      key: 'event.activates',
      params: { who: { key: 'seat', params: { seat: 1 } }, location: { key: 'location:command' } },
    }
    expect(partsOf(message)).toEqual([
      { key: 'seat:1', text: 'Player 2' },
      { key: '', text: ' activates ' },
      { key: 'location:command', text: 'Command' },
      { key: '', text: '.' },
    ])
  })

  it('takes a log entry once, however often it comes', () => {
    const { now } = until((r) => r.prompt.key === 'prompt.move')
    const entry = { at: 1, turn: 1, message: { key: 'event.jump' } }
    receive({ type: 'update', view: now, log: [entry], deadline: null })
    receive({ type: 'update', view: now, log: [entry], deadline: null })
    expect(log.value).toEqual([entry])
  })
})
