import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/content/index.ts'
import { destinations } from '../../src/content/pegasus/destinations.ts'
import { eventsFor } from '../../src/core/events.ts'
import { gameOn } from '../../src/decide.ts'
import { learn, unknowing } from '../../src/imagine/knowledge.ts'
import { imagine } from '../../src/imagine.ts'
import { chance } from '../../src/random-player.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// The Destination cards of the box: the fleet jumps by FTL Control, and the Admiral chooses them.

const config = { sets: ['base', 'pegasus'] }
const [adama, roslin, tyrol] = ['william-adama', 'laura-roslin', 'galen-tyrol'] as const

const reached = (card: string, p: Partial<Position> = {}): TestGame =>
  scenario({
    players: [tyrol, adama, roslin],
    config,
    jumpTrack: 4,
    dice: [8],
    ...p,
    at: { [tyrol]: 'ftl-control', ...p.at },
    // The turn goes on with a Crisis card that waits for its choice.
    decks: {
      crisis: ['riots-a'],
      ...p.decks,
      destination: [card, 'barren-planet', ...(p.decks?.destination ?? [])],
    },
  })
    .answer(tyrol, 'location:ftl-control')
    .answer(adama, card)

test('P-SETUP-9: there are five of them, each once', () => {
  expect(destinations.map((d) => [d.id, d.distance, d.copies])).toEqual([
    ['binary-star', 2, 1],
    ['a-civilian-convoy', 3, 1],
    ['gas-cloud', 1, 1],
    ['mining-asteroid', 2, 1],
    ['misjump', 0, 1],
  ])
})

test('Binary Star: a fuel, and civilian ships before and behind Galactica', () => {
  const { state } = reached('binary-star')
  expect(state.resources.fuel).toBe(7)
  expect(state.ships.map((s) => [s.kind, s.area])).toEqual([
    ['civilian', 'bow'],
    ['civilian', 'stern'],
  ])
})

test('A Civilian Convoy: three fuel for a population; the Admiral may give morale for one of them', () => {
  const game = reached('a-civilian-convoy', { resources: { population: 8 } })
  expect(game.state.resources).toMatchObject({ fuel: 5, population: 9, morale: 10 })
  game.answer(adama, 'yes')
  expect(game.state.resources).toMatchObject({ fuel: 6, morale: 9 })
  expect(reached('a-civilian-convoy').answer(adama, 'no').state.resources).toMatchObject({
    fuel: 5,
    morale: 10,
  })
})

describe('Gas Cloud', () => {
  // The turn goes on with the uppermost of them, which waits for the Admiral's choice.
  const crisis = ['ambush', 'thirty-three', 'riots-a', 'bomb-threat']
  const cloud = () => reached('gas-cloud', { decks: { crisis } })

  test('the Admiral puts the top three Crisis cards back on top or underneath, in any order', () => {
    const game = cloud().answer(adama, 'yes')
    expect(game.asked).toEqual([adama])
    expect(game.options(adama)).toHaveLength(6)
    game.answer(adama, 'top:ambush#1').answer(adama, 'bottom:thirty-three#2').answer(adama, 'top:riots-a#3')
    expect(game.view('spectator').crisis?.card).toBe('riots-a')
    expect(game.state.decks.crisis.draw.slice(-2)).toEqual(['bomb-threat', 'ambush'])
    expect(game.state.decks.crisis.draw[0]).toBe('thirty-three')
    expect(game.saw(adama)).toContain('event.saw-tops')
    expect(game.saw(roslin)).not.toContain('event.saw-tops')
    expect(game.saw(roslin)).not.toContain('event.arranged-cards')
  })

  test('he knows them from then on, the others do not; or he leaves it', () => {
    const game = cloud().answer(adama, 'yes').answer(adama, 'bottom:ambush#1')
    const knows = (who: string) =>
      learn(unknowing, eventsFor(game.events, game.seat(who)), game.seat(who), gameOn(game.state).content)
    const held = (who: string) =>
      imagine(game.state, game.seat(who), knows(who), chance(3)).stack.find((f) => f.proc === 'arrange')
    expect(JSON.stringify(held(adama))).toContain('"cards":["ambush","thirty-three","riots-a"]')
    expect(JSON.stringify(held(roslin))).not.toContain('"cards":["ambush","thirty-three","riots-a"]')
    game.answer(adama, 'top:thirty-three#2').answer(adama, 'top:riots-a#3')
    const other = imagine(game.state, game.seat(adama), knows(adama), chance(3))
    expect(other.decks.crisis.draw.at(-1)).toBe('thirty-three')
    // Where a card was drawn, what lies underneath is known to be somewhere.
    expect(knows(adama).decks.crisis?.pile).toContain('ambush')
    const left = cloud().answer(adama, 'no')
    expect(left.happened('event.looked-at-tops')).toBe(false)
    expect(left.view('spectator').crisis?.card ?? left.happened('event.placed')).toBeTruthy()
  })
})

test('P-CLAR-2: where Gas Cloud brings about New Caprica, the Admiral looks at the deck of that phase', () => {
  const game = reached('gas-cloud', {
    config: { ...config, objective: 'new-caprica' },
    distance: 6,
    milestones: [4],
  }).answer(adama, 'yes')
  expect(game.happened('event.deck-replaced')).toBe(true)
  expect(game.request(adama).prompt.key).toBe('prompt.arrange')
  const { cards } = contentOf(game.state.config)
  for (const { card } of game.request(adama).options) expect(cards.get(card ?? '')?.deck).toBe('new-caprica')
})

test('before the Sleeper Agent phase, which replaces nothing, Gas Cloud comes first', () => {
  const game = reached('gas-cloud', { distance: 3 })
  expect(game.request(adama).prompt.key).toBe('prompt.may')
  expect(game.happened('event.sleeper')).toBe(false)
})

describe('Mining Asteroid', () => {
  test('a fuel, two vipers repaired, and Scar is found in the deck and carried out at once', () => {
    const game = reached('mining-asteroid', { damagedVipers: 3 })
    expect(game.state.resources.fuel).toBe(7)
    expect(game.state.fleet.viper?.damaged).toBe(1)
    expect(game.state.ships.filter((s) => s.tokens.includes('scar'))).toHaveLength(1)
    expect(game.state.inPlay.map((c) => c.card)).toEqual(['scar'])
    expect(game.state.decks.crisis.draw).not.toContain('scar')
    const keys = game.events.map((e) => e.key)
    expect(keys.indexOf('event.deck-shuffled')).toBeGreaterThan(keys.indexOf('event.crisis-found'))
  })

  test('or on the discard pile, and the deck is shuffled all the same', () => {
    const game = reached('mining-asteroid', { discards: { crisis: ['scar'] } })
    expect(game.state.inPlay.map((c) => c.card)).toEqual(['scar'])
    expect(game.state.decks.crisis.discard).not.toContain('scar')
    expect(game.happened('event.deck-shuffled')).toBe(true)
  })

  test('is not to be found where it is out of the game', () => {
    const game = reached('mining-asteroid', { exactly: { crisis: ['riots-a', 'riots-b'] } })
    expect(game.state.ships).toEqual([])
    expect(game.happened('event.deck-shuffled')).toBe(true)
  })
})

describe('Misjump', () => {
  test('costs a civilian ship and is discarded; only the destination drawn then counts', () => {
    const game = reached('misjump', {
      nextTokens: ['population-1'],
      decks: { destination: ['desolate-moon'] },
    })
    expect(game.state.lostCivilians).toEqual(['population-1'])
    expect(game.state.travelled).toEqual(['desolate-moon'])
    expect(game.state.decks.destination.discard).toEqual(['misjump'])
    expect(game.state.resources.fuel).toBe(5)
    expect(game.view('spectator').distance).toBe(3)
  })

  test('the new destination can bring about what the distance does', () => {
    const game = reached('misjump', { distance: 3, decks: { destination: ['desolate-moon'] } })
    expect(game.happened('event.sleeper')).toBe(true)
  })
})
