import { expect, test } from 'vitest'
import { chance, contentOf, eventsFor, imagine, learn, unknowing, view } from '../../src/index.ts'
import { invariants, type Position } from '../../src/testing/index.ts'
import {
  adama,
  apollo,
  authority,
  baltar,
  boomer,
  canyon,
  force,
  helo,
  locked,
  occupied,
  playOn,
  prepared,
  returned,
  roslin,
  ships,
  shipyard,
  starbuck,
  tigh,
  tyrol,
  zarek,
} from './new-caprica-play.ts'

// Random games from the start of the phase and from the return on, with all invariants after every decision.

const crews = [
  [adama, roslin, tyrol],
  [tigh, baltar, starbuck, zarek],
  [helo, roslin, 'cavil', apollo, tyrol],
  [adama, zarek, boomer, starbuck, roslin, tigh],
  ['caprica-six', adama, baltar, apollo, tyrol, roslin, 'helena-cain'],
] as const

/** Somebody is a hidden Cylon, in every other game somebody else a revealed one. */
function positionOf(i: number): Partial<Position> {
  const players = crews[i % crews.length] ?? crews[0]
  const humans = players.filter((who) => who !== 'cavil' && who !== 'caprica-six')
  const [, hidden = '', open = ''] = humans
  const leader = players.find((who) => !humans.some((x) => x === who))
  const rich = i % 3 === 0
  return {
    players,
    seed: `position-${i}`,
    loyalty: {
      [hidden]: ['cylon-morale', 'not-a-cylon'],
      ...(leader ? { [leader]: [] } : {}),
    },
    revealed: i % 2 === 1 ? [open] : [],
    at: leader ? { [leader]: authority } : {},
    resources: rich ? { food: 14, fuel: 14, morale: 15, population: 15 } : {},
    tokensAt: { [force]: i % 4 === 0 ? [] : [authority, canyon, shipyard].slice(0, i % 4) },
    piles: { [locked]: ships.slice(0, 12 - (i % 5)), [prepared]: ships.slice(12 - (i % 5)) },
  }
}

test('games from the start of the phase and from the return end in every way', () => {
  const ends = new Map<string, number>()
  const seen = new Set<string>()
  for (let i = 0; i < 160; i++) {
    const make = i % 2 === 0 ? occupied : returned
    const { outcome } = playOn(make(positionOf(i >> 1)), `new-caprica-${i}`, (s) => {
      if (i % 2 === 0) seen.add(s.phase)
    })
    const how = `${outcome?.winner}: ${outcome?.reason}`
    ends.set(how, (ends.get(how) ?? 0) + 1)
  }
  expect([...seen].sort()).toEqual(['occupation', 'return'])
  for (const how of ['humans: final-jump', 'cylons: damage', 'cylons: population', 'cylons: morale'])
    expect(ends.get(how) ?? 0, how).toBeGreaterThan(0)
})

test('a seat, and a spectator, know nothing they could not; what they imagine is a whole game', () => {
  const random = chance(7)
  let compared = 0
  for (let i = 0; i < 24; i++) {
    const game = (i % 2 === 0 ? occupied : returned)(positionOf(i))
    const who = i % game.state.players.length
    let knows = unknowing
    playOn(game, `secret-${i}`, (state, events) => {
      knows = learn(knows, eventsFor(events, who), who, contentOf(state.config))
      if (state.outcome || random(12) > 0) return
      const other = imagine(state, who, knows, random)
      expect(JSON.stringify(view(other, who))).toBe(JSON.stringify(view(state, who)))
      expect(invariants(other)).toEqual([])
      const seed = random(2 ** 30)
      expect(imagine(other, who, knows, chance(seed))).toEqual(imagine(state, who, knows, chance(seed)))
      compared++
    })
  }
  expect(compared).toBeGreaterThan(100)
})
