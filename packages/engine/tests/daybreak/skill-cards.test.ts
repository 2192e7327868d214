import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import {
  adama,
  allIn,
  areasOf,
  config,
  contentWith,
  kara,
  labor,
  roslin,
  told,
  withPegasus,
  zarek,
} from './check-play.ts'

// The skill cards of the box: how many there are, and what those do that are used as an action.

const apollo = 'lee-adama'

/** The Crisis card that follows brings no ships. */
const quiet = { crisis: ['prison-labor'] }

const play = (hand: readonly string[], p: Partial<Position> = {}): TestGame =>
  scenario({
    players: [zarek, kara, roslin, adama],
    config,
    used: { [kara]: ['secret-destiny'], [adama]: ['command-authority'] },
    hands: { [zarek]: hand },
    decks: quiet,
    destiny: ['repair-1', 'repair-1'],
    ...p,
  })

const canPlay = (card: string, p: Partial<Position> = {}): boolean =>
  play([card], p).options(zarek).includes(`play:${card}`)

describe('The cards', () => {
  const none = { 0: 2 }
  const middle = { 3: 1, 4: 1 }
  const high = { 5: 1 }
  test.each([
    ['force-their-hand', 'politics', none, undefined],
    ['popular-influence', 'politics', middle, 'action'],
    ['negotiation', 'politics', high, 'action'],
    ['all-hands-on-deck', 'leadership', none, undefined],
    ['restore-order', 'leadership', middle, 'check-pre'],
    ['change-of-plans', 'leadership', high, 'check-judged'],
    ['quick-thinking', 'tactics', none, undefined],
    ['unorthodox-plan', 'tactics', middle, 'action'],
    ['a-second-chance', 'tactics', high, 'check-pre'],
    ['dogfight', 'piloting', none, undefined],
    ['combat-veteran', 'piloting', middle, 'action'],
    ['launch-reserves', 'piloting', high, 'action'],
    ['install-upgrades', 'engineering', none, undefined],
    ['raptor-specialist', 'engineering', middle, 'action'],
    ['test-the-limits', 'engineering', high, 'action'],
  ])('%s is a card of %s', (id, type, strengths, window) => {
    const card = contentWith().skillCards.get(id)
    expect(card).toMatchObject({ type, strengths })
    expect(card?.abilities.map((a) => a.window)).toEqual(window === undefined ? [] : [window])
    expect(card?.inCheck === undefined).toBe(window !== undefined)
  })

  test('D-SETUP-7: five more in each of the five decks', () => {
    const [base, more] = [contentWith({ sets: ['base'] }), contentWith()]
    for (const type of base.rules.skillTypes)
      expect(more.decks.get(type)?.cards).toHaveLength((base.decks.get(type)?.cards.length ?? 0) + 5)
  })

  test('Dogfight is a skill card, and with Pegasus a Crisis card, too; neither is taken for the other', () => {
    const { cards, crises, skillCards } = contentWith(withPegasus)
    expect(cards.get('dogfight')).toMatchObject({ kind: 'crisis', deck: 'crisis' })
    expect(cards.get('dogfight-0')).toMatchObject({ kind: 'skill', deck: 'piloting' })
    expect(crises.has('dogfight') && skillCards.has('dogfight')).toBe(true)
    const hands = { [kara]: ['dogfight-0', 'bait-0'] }
    const game = allIn(labor({ config: withPegasus, hands })).answer(zarek, 'bait-0')
    expect(told(game, 'event.takes-effect')).toMatchObject([
      { card: { key: 'card:bait' } },
      { card: { key: 'skill-card:dogfight-0' } },
    ])
  })
})

describe('Popular Influence', () => {
  const influence = (p: Partial<Position> = {}): TestGame =>
    play(['popular-influence-3'], {
      decks: { quorum: ['food-rationing', 'inspirational-speech'] },
      titles: { president: roslin },
      resources: { morale: 5, food: 5 },
      ...p,
    }).answer(zarek, 'play:popular-influence-3')

  test('of two Quorum cards one goes to the President, and whoever plays it plays the other himself', () => {
    const game = influence({ dice: [6] })
    expect(game.options(zarek)).toEqual(['card:food-rationing#1', 'card:inspirational-speech#2'])
    game.answer(zarek, 'food-rationing')
    expect(game.view(roslin).quorum).toEqual(['food-rationing'])
    game.answer(zarek, 'play')
    expect(game.state.resources.morale).toBe(6)
    expect(told(game, 'event.quorum')).toHaveLength(1)
  })

  test('or discards it', () => {
    const game = influence().answer(zarek, 'food-rationing').answer(zarek, 'discard')
    expect(game.state.decks.quorum?.discard).toEqual(['inspirational-speech'])
    expect(game.state.resources.morale).toBe(5)
  })

  test('what the President got only he and the giver see; what was drawn only the giver', () => {
    const game = influence().answer(zarek, 'food-rationing')
    expect(game.saw(zarek)).toContain('event.drew-to-see-cards')
    expect(game.saw(roslin)).toContain('event.gave-quorum-card')
    for (const who of [kara, adama, 'spectator']) {
      expect(game.saw(who)).not.toContain('event.drew-to-see-cards')
      expect(game.saw(who)).not.toContain('event.gave-quorum-card')
      expect(game.saw(who)).toContain('event.gave-quorum')
    }
    expect(JSON.stringify(game.view(kara))).not.toContain('inspirational-speech')
  })

  test('a single card that is left goes to the President', () => {
    const game = influence({ decks: {}, exactly: { quorum: ['food-rationing'] } })
    expect(game.view(roslin).quorum).toEqual(['food-rationing'])
    expect(canPlay('popular-influence-3', { exactly: { quorum: [] } })).toBe(false)
  })

  test('one that could do nothing is discarded', () => {
    const game = influence({ decks: { quorum: ['food-rationing', 'presidential-pardon'] } })
    game.answer(zarek, 'food-rationing')
    expect(game.state.decks.quorum?.discard).toEqual(['presidential-pardon'])
  })
})

describe('Negotiation', () => {
  const negotiated = (p: Partial<Position> = {}): TestGame =>
    play(['negotiation-5'], {
      decks: { crisis: ['prison-labor'] },
      destiny: ['repair-1', 'repair-1'],
      ...p,
    }).answer(zarek, 'play:negotiation-5')

  test('a basestar comes, a Politics card is drawn, and for this turn no Cylon ship acts or is launched', () => {
    const game = negotiated({ ships: { stern: { raider: 2, civilian: 1 } } })
    expect(areasOf(game, 'basestar')).toEqual(['bow'])
    expect(game.player(zarek).hand).toHaveLength(1)
    game.until((g) => g.state.turn.seat === 1)
    expect(areasOf(game, 'raider')).toEqual(['stern', 'stern'])
    expect(areasOf(game, 'civilian')).toEqual(['stern'])
    expect(game.happened('event.activate')).toBe(false)
  })

  test('without it they do, and in the next turn they do again', () => {
    const game = negotiated({
      ships: { stern: { raider: 2 } },
      decks: { crisis: ['prison-labor', 'cylon-accusation'] },
      destiny: Array.from({ length: 4 }, () => 'repair-1'),
    })
    game.until((g) => g.state.turn.seat === 2)
    expect(told(game, 'event.activate')).toHaveLength(1)
  })

  test('DT34: nor are raiders launched', () => {
    const launch = negotiated({ decks: { crisis: ['cylon-virus'] } }).until((g) => g.state.turn.seat === 1)
    expect(areasOf(launch, 'raider')).toEqual([])
  })
})

describe('Unorthodox Plan', () => {
  test('one of four locations is activated from anywhere, even damaged', () => {
    const game = play(['unorthodox-plan-3'], {
      at: { [zarek]: 'brig' },
      ships: { bow: { raider: 1, civilian: 1 } },
      centurions: [1],
      damaged: ['armory'],
    }).answer(zarek, 'play:unorthodox-plan-3')
    expect(game.options(zarek).toSorted()).toEqual([
      'location:armory',
      'location:command',
      'location:communications',
      'location:weapons-control',
    ])
    game.answer(zarek, 'location:armory')
    expect(game.happened('event.activates')).toBe(true)
    expect(game.player(zarek).at).toBe('brig')
  })

  test('DQ36: a damaged location it has activated is activated again by Dutiful', () => {
    const hoshi = 'louis-hoshi'
    const game = scenario({
      players: [hoshi, kara, roslin, adama],
      config,
      used: { [kara]: ['secret-destiny'], [adama]: ['command-authority'] },
      hands: { [hoshi]: ['unorthodox-plan-3', 'repair-1', 'repair-1'] },
      ships: { bow: { raider: 3 } },
      damaged: ['weapons-control'],
      decks: quiet,
      destiny: ['repair-1', 'repair-1'],
      dice: [8, 8],
    })
    game.answer(hoshi, 'play:unorthodox-plan-3')
    game.untilAsked(hoshi, 'prompt.activate-anywhere').answer(hoshi, 'weapons-control')
    game.untilAsked(hoshi, 'prompt.window.location-done').answer(hoshi, 'dutiful')
    game.until((g) => g.state.turn.step !== 'action')
    expect(areasOf(game, 'raider')).toHaveLength(1)
  })

  test('not one where nothing can be done', () => {
    expect(
      canPlay('unorthodox-plan-3', { reserve: { viper: 0 }, fleet: { 'assault-raptor': { reserve: 0 } } }),
    ).toBe(false)
  })
})

describe('Combat Veteran', () => {
  const veteran = (p: Partial<Position> = {}): TestGame =>
    play(['combat-veteran-3'], p).answer(zarek, 'play:combat-veteran-3')

  test('one viper nobody pilots acts up to three times; to launch it is the first', () => {
    const game = veteran({ ships: { bow: { viper: 1 }, 'stern-port': { raider: 1 } }, dice: [8] })
    game.answer(zarek, 'launch:stern-port')
    // Now only that one.
    expect(game.options(zarek).every((o) => !o.startsWith('launch:'))).toBe(true)
    const [ship] = game.state.ships.filter((s) => s.area === 'stern-port' && s.kind === 'viper')
    expect(game.request(zarek).options.every((o) => o.ship === ship?.id)).toBe(true)
    expect(game.request(zarek).min).toBe(0)
    game.answer(zarek, game.options(zarek).find((o) => o.startsWith('attack:')) ?? '')
    expect(areasOf(game, 'raider')).toEqual([])
    game.answer(zarek, `move:${ship?.id}:stern`)
    expect(game.asked.map((who) => game.request(who).prompt.key)).not.toContain('prompt.viper')
    expect(areasOf(game, 'viper').toSorted()).toEqual(['bow', 'stern'])
  })

  test('none that somebody pilots', () => {
    const game = play(['combat-veteran-3'], {
      piloting: { [kara]: 'bow' },
      reserve: { viper: 0 },
      fleet: { 'assault-raptor': { reserve: 0 } },
    })
    expect(game.options(zarek)).not.toContain('play:combat-veteran-3')
  })

  test('whom somebody takes over is piloted from then on', () => {
    const game = veteran({
      players: [zarek, apollo, roslin, adama],
      used: { [adama]: ['command-authority'] },
      at: { [apollo]: 'command' },
    })
    game.answer(zarek, 'launch:stern-port')
    game.untilAsked(apollo).answer(apollo, 'alert-viper-pilot')
    game.until((g) => g.player(apollo).at === 'piloting' && !g.asked.includes(apollo))
    expect(game.asked.filter((w) => w === zarek && game.request(w).prompt.key === 'prompt.viper')).toEqual([])
  })
})

describe('Launch Reserves', () => {
  const reserves = (p: Partial<Position> = {}): TestGame =>
    play(['launch-reserves-5'], { piloting: { [kara]: 'bow' }, ...p }).answer(zarek, 'play:launch-reserves-5')

  test('up to two vipers go to where somebody pilots one, and each of them acts', () => {
    const game = reserves({ ships: { bow: { raider: 2 } }, dice: [8, 8] })
    game.answer(zarek, 'kind:viper', 'kind:viper')
    expect(areasOf(game, 'viper')).toEqual(['bow', 'bow', 'bow'])
    expect(game.request(zarek)).toMatchObject({ min: 1, prompt: { key: 'prompt.viper' } })
    game.answer(zarek, game.options(zarek).find((o) => o.startsWith('attack:')) ?? '')
    game.answer(zarek, game.options(zarek).find((o) => o.startsWith('attack:')) ?? '')
    expect(areasOf(game, 'raider')).toEqual([])
    expect(game.state.turn.step).not.toBe('action')
  })

  test('each acts once, and none but those', () => {
    const game = reserves({ ships: { stern: { viper: 1 } } }).answer(zarek, 'kind:viper', 'kind:viper')
    const ids = new Set(game.request(zarek).options.map((o) => o.ship))
    const first = game.options(zarek)[0] ?? ''
    game.answer(zarek, first)
    const left = new Set(game.request(zarek).options.map((o) => o.ship))
    expect(left.size).toBe(1)
    expect([...left].some((id) => ids.has(id))).toBe(false)
    game.answer(zarek, game.options(zarek)[0] ?? '')
    expect(game.state.turn.step).not.toBe('action')
  })

  test('D-RAPTOR-7: an assault raptor may be one of them, or only one ship be sent', () => {
    const game = reserves()
    expect(new Set(game.request(zarek).options.map((o) => o.kind))).toEqual(
      new Set(['viper', 'assault-raptor']),
    )
    game.answer(zarek, 'kind:assault-raptor')
    expect(areasOf(game, 'assault-raptor')).toEqual(['bow'])
    expect(areasOf(game, 'viper')).toEqual(['bow'])
  })

  test('the area is chosen among those with a pilot; without one it cannot be used', () => {
    const game = reserves({
      players: [zarek, kara, apollo, adama],
      used: { [kara]: ['secret-destiny'], [adama]: ['command-authority'] },
      piloting: { [kara]: 'bow', [apollo]: 'stern' },
      ships: { 'bow-port': { viper: 1 } },
    })
    expect(game.options(zarek)).toEqual(['area:bow', 'area:stern'])
    expect(canPlay('launch-reserves-5')).toBe(false)
  })
})

describe('Raptor Specialist', () => {
  test('a raptor for an assault raptor', () => {
    const game = play(['raptor-specialist-3'], { reserve: { raptor: 4 } }).answer(
      zarek,
      'play:raptor-specialist-3',
    )
    expect(game.state.fleet['assault-raptor']).toMatchObject({ reserve: 2, unused: 2 })
    expect(game.state.fleet.raptor).toMatchObject({ reserve: 3, destroyed: 1 })
  })

  test('D-RAPTOR-3: without a raptor in the Reserves one that was lost comes back instead', () => {
    const game = play(['raptor-specialist-3'], { reserve: { raptor: 0 } })
    game.answer(zarek, 'play:raptor-specialist-3')
    expect(game.state.fleet['assault-raptor']).toMatchObject({ reserve: 1, unused: 3 })
    expect(game.state.fleet.raptor).toMatchObject({ reserve: 1, destroyed: 3 })
  })

  test('where both could be done its user chooses', () => {
    const game = play(['raptor-specialist-3'], { reserve: { raptor: 3 } })
    expect(game.answer(zarek, 'play:raptor-specialist-3').options(zarek)).toEqual(['option:0', 'option:1'])
  })
})

describe('Test the Limits', () => {
  test('the fleet marker advances, and on 5 or less Galactica is damaged', () => {
    const limits = (die: number): TestGame =>
      play(['test-the-limits-5'], { jumpTrack: 1, dice: [die], nextTokens: ['damage-command'] })
        .answer(zarek, 'play:test-the-limits-5')
        .until((g) => g.state.turn.step !== 'action')
    const hit = limits(5)
    expect(hit.state.jumpTrack).toBe(2)
    expect(hit.view(zarek).damaged).toEqual(['command'])
    expect(limits(6).view(zarek).damaged).toEqual([])
  })

  test('not from a space from which the fleet could jump', () => {
    expect([0, 1, 2, 3, 4].filter((jumpTrack) => canPlay('test-the-limits-5', { jumpTrack }))).toEqual([
      0, 1, 2,
    ])
  })
})

describe("Hornet's Nest and cards used in place of moving", () => {
  const nest = [{ card: 'hornets-nest', deck: 'crisis' }]
  const pilot = (step: Position['step'], p: Partial<Position> = {}): readonly string[] =>
    scenario({
      players: [kara, zarek, roslin, adama],
      config: withPegasus,
      piloting: { [kara]: 'bow' },
      ships: { stern: { basestar: 1 } },
      hands: { [kara]: ['full-throttle-1', 'combat-veteran-3', 'critical-situation-3', 'unorthodox-plan-3'] },
      step,
      ...p,
    })
      .options(kara)
      .filter((o) => /throttle|veteran|situation|plan/.test(o))

  test('D-MIX-9: neither actions nor Movement abilities of Piloting cards, and all of the others', () => {
    expect(pilot('movement')).toEqual(['0:full-throttle-1', '0:critical-situation-3'])
    expect(pilot('movement', { inPlay: nest })).toEqual(['0:critical-situation-3'])
    expect(pilot('action')).toEqual([
      'play:full-throttle-1',
      'play:combat-veteran-3',
      'play:unorthodox-plan-3',
    ])
    expect(pilot('action', { inPlay: nest })).toEqual(['play:unorthodox-plan-3'])
  })
})
