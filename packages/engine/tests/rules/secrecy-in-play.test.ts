import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../src/core/events.ts'
import type { Seat } from '../../src/core/names.ts'
import type { GameState } from '../../src/core/state.ts'
import { begin, decide, requests } from '../../src/decide.ts'
import { unknowing } from '../../src/imagine/knowledge.ts'
import { imagine } from '../../src/imagine.ts'
import { chance, randomAnswer } from '../../src/random-player.ts'
import { view } from '../../src/view.ts'

// Whole games played by chance, searched for anything somebody was sent and may not know.

type Moment = { readonly state: GameState; readonly events: readonly GameEvent[] }

function* playOut(players: number, seed: number): Generator<Moment> {
  const random = chance(seed)
  let moment: Moment = begin({ players }, seed)
  yield moment
  for (let [request] = requests(moment.state); request; [request] = requests(moment.state)) {
    moment = decide(moment.state, request.seat, randomAnswer(request, random))
    yield moment
  }
}

/** A game that this viewer cannot tell from the given one: all that is hidden from him is different. */
function otherwise(state: GameState, viewer: Seat | 'spectator'): GameState {
  const s = imagine(state, viewer, unknowing, chance(state.decision))
  return {
    ...s,
    decision: s.decision + 3,
    players: s.players.map((p, seat) => (seat === viewer ? p : { ...p, answers: p.answers + 2 })),
    // Who else is asked in secret, and what anybody else is asked.
    asks: s.asks
      .filter((a) => a.seat === viewer || !a.secret)
      .map((a) => (a.seat === viewer ? a : { ...a, options: [], prompt: { key: 'prompt.hidden' } })),
  }
}

describe('views', () => {
  test('B-SECRET-1 B-SECRET-8 B-SECRET-9 B-SECRET-10 B-SECRET-15 a view is the same whatever hidden cards and faces are', () => {
    let looks = 0
    for (const players of [3, 4, 5, 6])
      for (const { state } of playOut(players, players)) {
        if (state.decision % 20 > 0 || state.outcome) continue
        for (const viewer of [...state.players.keys(), 'spectator' as const]) {
          looks++
          expect(JSON.stringify(view(otherwise(state, viewer), viewer))).toBe(
            JSON.stringify(view(state, viewer)),
          )
        }
      }
    expect(looks).toBeGreaterThan(50)
  })
})

describe('events', () => {
  /** What everybody is told about cards by name, and what by then lies open for all. */
  const open: Readonly<Record<string, RegExp>> = {
    'skill-card:': /^event\.(played|check-revealed|discarded|contributed-cards|destiny-added-cards)$/,
    'card:':
      /^event\.(check|check-pass|check-partial|check-fail|crisis|super-crisis|quorum|given|left-play|shuffled-in|takes-effect|revealed|sympathizer|destination)$/,
    'token:': /^event\.(civilian|galactica-damaged|basestar-damaged)$/,
  }
  const naming = (e: GameEvent, what: string): boolean => JSON.stringify(e.params ?? {}).includes(`"${what}`)
  const seatIn = (e: GameEvent, name: string): Seat | undefined => {
    const who = e.params?.[name]
    const seat = typeof who === 'object' && 'params' in who ? who.params?.seat : undefined
    return typeof seat === 'number' ? seat : undefined
  }

  test('B-SECRET-5 B-SECRET-6 nothing but what lies open is told to all by name', () => {
    const told = new Set<string>()
    for (const players of [3, 4, 5, 6]) {
      let faceUp = false
      for (const { events } of playOut(players, 10 + players))
        for (const e of events) {
          if (e.key === 'event.check') faceUp = false
          if (e.key === 'event.played' && naming(e, 'skill-card:investigative-committee')) faceUp = true
          if (e.only) continue
          for (const [what, keys] of Object.entries(open)) {
            if (!naming(e, what)) continue
            told.add(e.key)
            expect(e.key).toMatch(keys)
            if (/contributed-cards|destiny-added-cards/.test(e.key)) expect(faceUp).toBe(true)
          }
        }
    }
    // The search found what it was looking for.
    for (const key of ['event.check-revealed', 'event.discarded', 'event.crisis', 'event.civilian'])
      expect(told).toContain(key)
  })

  test('no question is put in secret that was not announced to all', () => {
    let put = 0
    for (const players of [3, 4, 5, 6]) {
      let open = 0
      for (const { state, events } of playOut(players, 50 + players)) {
        const secret = requests(state).filter((r) => r.secret).length
        // Those who are asked together answer one after the other.
        if (secret > 0 && secret !== open - 1) {
          put++
          expect(events.some((e) => e.key.startsWith('window.') && !e.only)).toBe(true)
        }
        open = secret
      }
    }
    expect(put).toBeGreaterThan(100)
  })

  test('B-SECRET-1 B-SECRET-9 what is told to some is told only to those it belongs to', () => {
    const told = new Set<string>()
    for (const players of [3, 4, 5, 6])
      for (const { events } of playOut(players, 30 + players))
        for (const e of events) {
          if (!e.only) continue
          told.add(e.key)
          const entitled = [seatIn(e, 'who'), seatIn(e, 'whose'), seatIn(e, 'from'), seatIn(e, 'to')].filter(
            (s) => s !== undefined,
          )
          if (entitled.length > 0) expect([...e.only].sort()).toEqual([...new Set(entitled)].sort())
          else expect(e.only).toHaveLength(1)
        }
    for (const key of [
      'event.drew-cards',
      'event.dealt-loyalty-cards',
      'event.contributed-cards',
      'event.drew-quorum-cards',
    ])
      expect(told).toContain(key)
  })
})
