import { contentOf, type GameState, type Message, resources } from '@ragtag/engine'
import type { LogEntry } from '@ragtag/protocol'
import { describe, expect, it } from 'vitest'
import { checks, fates, moments, voyage } from '../src/screens/story.ts'
import { openLog, type Played, playGame } from './games.ts'

const games: Played[] = [3, 4, 5, 6, 5, 4].map((players, i) =>
  playGame({ players, ...(i === 4 ? { difficulty: 'easier-for-humans' } : {}) }, `story${i}`),
)
const keyOf = (p: unknown): string =>
  typeof p === 'object' && p !== null && 'key' in p && typeof p.key === 'string' ? p.key : ''
const seatIn = (m: Message, param: string): unknown => {
  const who = m.params?.[param]
  return typeof who === 'object' && 'params' in who ? who.params?.seat : undefined
}

describe('What is told when the game is over', () => {
  it('the four resources and the distance are those of the game at the end of every turn', () => {
    let compared = 0
    for (const game of games) {
      const points = voyage(openLog(game), game.over)
      const at = (turn: number) => points.filter((p) => p.turn <= turn).at(-1)?.values
      game.decisions.forEach((d, i) => {
        const before = game.decisions[i - 1]
        const ended = before?.state.turn.number ?? 0
        if (!before || d.state.turn.number === ended || ended === 0) return
        // What happens in the same breath after the next turn has begun belongs to that turn.
        const begun = d.events.findIndex((e) => e.key === 'event.turn')
        if (d.events.slice(begun).some((e) => e.key === 'event.lost' || e.key === 'event.gained')) return
        const values = at(ended)
        for (const r of resources) expect(values?.[r], `${r}, turn ${ended}`).toBe(d.state.resources[r])
        expect(values?.distance, `distance, turn ${ended}`).toBe(distanceOf(d.state))
        compared++
      })
      expect(points[0]?.values).toMatchObject(game.decisions[0]?.state.resources ?? {})
      expect(points.at(-1)?.values).toEqual({ ...game.over.resources, distance: game.over.distance })
    }
    expect(compared).toBeGreaterThan(40)
  })

  it('a crisis that counts as distance once it is overcome shows as distance from then on', () => {
    const [game] = games
    if (!game) throw new Error('no game')
    const pass = (at: number, turn: number, card: string): LogEntry => ({
      at,
      turn,
      message: { key: 'event.check-pass', params: { title: { key: `card:${card}` } } },
    })
    const points = voyage(
      [pass(0, 1, 'riots'), pass(1, 2, 'legendary-discovery'), pass(2, 3, 'riots')],
      game.over,
    )
    expect(points.map((p) => p.values.distance).slice(0, 3)).toEqual([0, 0, 1])
  })

  it('whoever was executed is told of with those he played before; a Leader wins by his aims', () => {
    let [executed, led] = [0, 0]
    for (const [seed, players] of [
      ['doom', 5],
      ['doom2', 6],
      ['doom3', 7],
    ] as const) {
      const { decisions, over, end } = playGame({ players, sets: ['base', 'pegasus'] }, seed)
      const log = decisions.flatMap((d) => d.log)
      const told = fates(log, over)
      const dead = told.flatMap((f) => f.before.map((b) => b.character))
      // Who was executed and not replaced is the last one of his player.
      for (const character of dead) expect(end.dead ?? []).toContain(character)
      expect(moments(log, over).filter((m) => m.kind === 'executed').length).toBeGreaterThanOrEqual(
        dead.length,
      )
      executed += dead.length
      const leader = over.players.find((p) => contentOf(over.config).characters.get(p.character)?.standing)
      if (!leader) continue
      led++
      expect(told[leader.seat]?.team).toBe('own')
      expect(told[leader.seat]?.aims.map((aim) => aim.card)).toEqual(Object.values(leader.open).flat())
    }
    expect(executed).toBeGreaterThan(0)
    expect(led).toBeGreaterThan(0)
  })

  it('everybody is what his cards say, and won or lost with his side', () => {
    for (const { end, over, decisions } of games) {
      const told = fates(
        decisions.flatMap((d) => d.log),
        over,
      )
      for (const { seat, team } of told) {
        const won = end.outcome?.winners.includes(seat)
        expect((team === 'human') === (end.outcome?.winner === 'humans'), `seat ${seat}, ${team}`).toBe(won)
      }
    }
  })

  it('a Cylon is one since he was dealt his card, and revealed when he revealed himself', () => {
    const ways = new Set<string>()
    for (const game of games) {
      const { loyalty } = contentOf(game.end.config)
      const cylonAt = (seat: number): number =>
        game.decisions.findIndex((d) => {
          const p = d.state.players[seat]
          return [...(p?.loyalty ?? []), ...(p?.shown ?? [])].some((c) => loyalty.get(c)?.team === 'cylon')
        })
      for (const { seat, team, became, revealed } of fates(openLog(game), game.over)) {
        if (team !== 'cylon') continue
        ways.add(became.how)
        const when = game.decisions[cylonAt(seat)]
        expect(when, `seat ${seat}`).toBeDefined()
        if (became.how === 'start') expect(when?.state.turn.number).toBe(0)
        else if (became.how !== 'unknown') expect(turnsAt(game, cylonAt(seat))).toContain(became.turn)
        const showed = game.decisions.findIndex((d) => d.state.players[seat]?.standing !== 'human')
        if (revealed === null) expect(showed).toBe(-1)
        else expect(turnsAt(game, showed)).toContain(revealed)
      }
    }
    expect([...ways]).toEqual(expect.arrayContaining(['start', 'sleeper']))
    expect(ways.has('unknown')).toBe(false)
  })

  it('each check counts what everybody added, for and against', () => {
    let cards = 0
    for (const game of games) {
      const told = checks(openLog(game), game.end.players.length)
      const begun = openLog(game).filter((e) => e.message.key === 'event.check')
      expect(told.map((c) => c.title)).toEqual(begun.map((e) => e.message.params?.title))
      const added = game.end.players.map((_, seat) =>
        game.decisions
          .filter((d) => d.request?.prompt.key === 'prompt.contribute' && d.request.seat === seat)
          .reduce((n, d) => n + d.chosen.length, 0),
      )
      expect(game.end.players.map((_, s) => told.reduce((n, c) => n + (c.by[s]?.cards ?? 0), 0))).toEqual(
        added,
      )
      for (const c of told)
        for (const b of c.by) {
          cards += b.cards
          if (b.helping !== null) expect((b.harming ?? 0) + b.helping).toBe(b.cards)
        }
      const results = openLog(game).flatMap(
        (e) => /^event\.check-(pass|partial|fail)$/.exec(e.message.key)?.[1] ?? [],
      )
      expect(told.map((c) => c.result).filter((r) => r !== '')).toEqual(results)
    }
    expect(cards).toBeGreaterThan(100)
  })

  it('a card is for a check if it was revealed on that side', () => {
    const who = { key: 'seat', params: { seat: 1 } }
    const card = (id: string): Message => ({ key: `skill-card:${id}` })
    const say = (key: string, params: Message['params']) => ({
      at: 0,
      turn: 4,
      message: params ? { key, params } : { key },
    })
    const [told] = checks(
      [
        say('event.check', { title: { key: 'card:riots' }, difficulty: 9 }),
        say('event.destiny-added', { n: 2 }),
        say('event.contributed-cards', { who, n: 3, cards: [card('a-1'), card('b-2'), card('b-2')] }),
        say('event.check-revealed', {
          plus: [card('b-2'), card('b-2'), card('c-1')],
          minus: [card('a-1'), card('d-5')],
          strength: 1,
          difficulty: 7,
        }),
        say('event.check-fail', { title: { key: 'card:riots' } }),
      ],
      3,
    )
    expect(told).toMatchObject({ turn: 4, difficulty: 7, strength: 1, result: 'fail', destiny: 2 })
    expect(told?.by).toEqual([
      { cards: 0, helping: 0, harming: 0 },
      { cards: 3, helping: 2, harming: 1 },
      { cards: 0, helping: 0, harming: 0 },
    ])
  })

  it('every jump, every Cylon who shows himself and the Sleeper Agent phase are turning points', () => {
    const kinds = new Set<string>()
    for (const game of games) {
      const told = moments(openLog(game), game.over)
      for (const m of told) kinds.add(m.kind)
      const jumps = game.end.travelled.filter((c) => contentOf(game.end.config).destinations.has(c))
      expect(told.filter((m) => m.kind === 'jump')).toHaveLength(jumps.length)
      game.end.players.forEach((p, seat) => {
        const shown = told.some((m) => m.kind === 'reveal' && seatIn(m.message, 'who') === seat)
        if (p.standing !== 'human') expect(shown).toBe(true)
      })
      expect(told.filter((m) => m.kind === 'title').every((m) => m.turn > 0)).toBe(true)
      expect(told.map((m) => m.turn)).toEqual(told.map((m) => m.turn).sort((a, b) => a - b))
      expect(told.every((m) => keyOf(m.message) !== '')).toBe(true)
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['jump', 'reveal', 'sleeper', 'damage']))
  })
})

/** The turns that were going on while a decision took effect. */
const turnsAt = ({ decisions }: Played, i: number): number[] => [
  decisions
    .slice(0, i)
    .flatMap((d) => d.log.map((e) => e.turn))
    .at(-1) ?? 0,
  ...(decisions[i]?.log ?? []).map((e) => e.turn),
]

/** The sum of what is printed on the cards beside the objective. */
function distanceOf({ config, travelled }: GameState): number {
  const { destinations, crises } = contentOf(config)
  return travelled.reduce(
    (n, card) => n + (destinations.get(card)?.distance ?? crises.get(card)?.distance ?? 0),
    0,
  )
}
