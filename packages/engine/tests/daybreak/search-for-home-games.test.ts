import { expect, test } from 'vitest'
import {
  chance,
  contentOf,
  decide,
  eventsFor,
  imagine,
  learn,
  randomAnswer,
  requests,
  unknowing,
  view,
} from '../../src/index.ts'
import { invariants, type Position } from '../../src/testing/index.ts'
import { adama, home, roslin, tigh, tyrol } from './home-play.ts'

// Random play aboard the Demetrius and the Rebel Basestar, with all invariants and what a seat imagines after every
// decision.

const cards = ['repair-1', 'executive-order-1', 'launch-scout-1', 'consolidate-power-1']

function positionOf(i: number): Partial<Position> {
  const cylon = i % 2 === 1
  const onDemetrius = ['bridge', 'captains-cabin', 'tactical-plot']
  const rooms = cylon ? onDemetrius : ['hybrid-tank', 'datastream', 'raider-bay', ...onDemetrius]
  const room = (k: number): string => rooms[(i + k) % rooms.length] ?? ''
  return {
    seed: `home-${i}`,
    sides: { 'rebel-basestar': cylon ? 'cylon' : 'human' },
    revealed: cylon ? [tigh] : [],
    superCrises: cylon ? { [tigh]: ['massive-assault', 'cylon-intruders'] } : {},
    at: { [tyrol]: room(0), [adama]: room(1), [roslin]: room(2), [tigh]: cylon ? 'raider-bay' : room(3) },
    hands: Object.fromEntries([tyrol, adama, roslin, tigh].map((who) => [who, cards])),
    jumpTrack: 3,
    distance: i % 4,
    ships: { bow: { raider: 1 }, stern: { viper: 1 } },
    inPlay: i % 3 === 0 ? [] : [{ card: 'rescue-hera', deck: 'mission' }],
  }
}

test('D-HOME-22 to D-HOME-44: nothing is lost, doubled or told that a seat could not know', () => {
  const met = new Set<string>()
  for (let i = 0; i < 24; i++) {
    let { state } = home(positionOf(i))
    const seat = i % 4
    const random = chance(i + 1)
    let knows = unknowing
    for (let n = 0; n < 60 && !state.outcome; n++) {
      const [request] = requests(state)
      if (!request) break
      const room = request.options.find((o) => o.id.startsWith('location:'))
      const answer =
        room && request.prompt.key === 'prompt.action'
          ? { request: request.id, options: [room.id] }
          : randomAnswer(request, random)
      const next = decide(state, request.seat, answer)
      state = next.state
      for (const e of next.events) met.add(e.key)
      knows = learn(knows, eventsFor(next.events, seat), seat, contentOf(state.config))
      expect(invariants(state)).toEqual([])
      if (n % 3 > 0 || state.outcome) continue
      const other = imagine(state, seat, knows, random)
      expect(JSON.stringify(view(other, seat))).toBe(JSON.stringify(view(state, seat)))
      expect(invariants(other)).toEqual([])
    }
  }
  for (const key of ['mission', 'turned-down', 'named-type', 'searched', 'arranged', 'left-play'])
    expect([...met], key).toContain(`event.${key}`)
})
