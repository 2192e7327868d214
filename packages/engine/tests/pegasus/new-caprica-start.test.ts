import { describe, expect, test } from 'vitest'
import { checkedConfig, contentOf, eventsFor, type GameState, learn, unknowing } from '../../src/index.ts'
import { invariants, type Position, playRandomly, scenario, type TestGame } from '../../src/testing/index.ts'
import {
  adama,
  apollo,
  authority,
  config,
  force,
  helo,
  hq,
  locked,
  occupied,
  roslin,
  ships,
  starbuck,
  tigh,
  tyrol,
} from './new-caprica-play.ts'

// The start of the New Caprica phase.

const content = contentOf(checkedConfig({ players: 4, ...config }))

describe('the game with the New Caprica objective', () => {
  test('P-SETUP-3, P-SETUP-12, P-SETUP-18: board, Crisis cards and occupation forces are out of reach before the phase', () => {
    const early: GameState[] = []
    const { state } = playRandomly({ players: 3, ...config }, 'early', (now) => {
      if (now.turn.number > 0 && now.phase === '') early.push(now)
    })
    expect(state.outcome).not.toBeNull()
    for (const now of early) {
      expect(now.boards['new-caprica']?.side).toBe('')
      expect(now.decks['new-caprica']?.draw).toHaveLength(30)
      expect(now.tokensAt).toBeUndefined()
    }
    expect(content.placeTokens.get(force)?.count).toBe(4)
    const moving = scenario({
      players: [adama, roslin, tyrol],
      config,
      hands: { [adama]: ['repair-1'] },
      step: 'movement',
    })
    expect(moving.options(adama).some((id) => id.includes(hq))).toBe(false)
  })

  test('P-SETUP-13: Sleeper Agent phase at distance 4, New Caprica phase at 7, and no jump is the last', () => {
    const { objective } = content.rules
    expect(objective.milestones.map((m) => m.at)).toEqual([4, 7])
    expect(objective.lastJump).toBeUndefined()
  })

  test('P-SETUP-14: the title cards have what those of the base box have, and more', () => {
    expect(content.titleAbilities.president.map((a) => a.id)).toEqual(['draw-quorum', 'risks-detention'])
    expect(content.titleAbilities.admiral.map((a) => a.id)).toEqual(['launch-nuke', 'leave-new-caprica'])
  })

  test('P-VAR-2, P-VAR-3: without it the objective is Kobol, and nothing of New Caprica is used', () => {
    const without = contentOf(checkedConfig({ players: 4, sets: config.sets }))
    expect(without.rules.objective.id).toBe('kobol')
    expect(without.boards.has('new-caprica')).toBe(false)
    expect(without.decks.has('new-caprica')).toBe(false)
    expect(without.placeTokens.size).toBe(0)
    expect(without.icons.has('occupation')).toBe(false)
    expect(without.titleAbilities.admiral.map((a) => a.id)).toEqual(['launch-nuke'])
  })
})

/** The fleet is about to jump from distance 5 to a destination of the Admiral's choice. */
function arriving(p: Partial<Position> = {}): TestGame {
  return scenario({
    players: [tyrol, adama, roslin, tigh],
    config,
    step: 'prepareJump',
    distance: 5,
    milestones: [4],
    jumpTrack: 4,
    decks: { crisis: ['water-sabotaged'], destination: ['deep-space', 'barren-planet'] },
    ...p,
  })
}

/** The card in the Crisis step brings the fleet marker to its end; the Admiral picks the destination. */
function landed(p: Partial<Position> = {}, destination = 'barren-planet'): TestGame {
  const game = arriving({ step: 'crisis', ...p })
  return game
    .untilAsked(adama, 'prompt.destination')
    .answer(adama, destination)
    .until((g) => g.state.phase !== '')
}

describe('the start of the phase', () => {
  test('P-NC-1, P-NC-2: it begins at distance 7, when the destination has been resolved', () => {
    const game = landed({ resources: { fuel: 8 } })
    expect(game.state.phase).toBe('occupation')
    expect(game.state.resources.fuel).toBe(6)
    const keys = game.events.map((e) => e.key)
    expect(keys.lastIndexOf('event.lost')).toBeLessThan(keys.indexOf('event.board-turned'))
    const near = arriving({
      step: 'crisis',
      distance: 4,
      decks: { crisis: ['water-sabotaged'], destination: ['barren-planet', 'deep-space'] },
    })
      .untilAsked(adama, 'prompt.destination')
      .answer(adama, 'barren-planet')
    expect(near.state.phase).toBe('')
  })

  test('P-NC-3, P-NC-4, P-NC-5: centurions and the Cylon ships of the destination stay where they are, and nothing moves them', () => {
    const decks = { crisis: ['water-sabotaged'], destination: ['cylon-ambush', 'barren-planet'] }
    const game = landed({ centurions: [1], decks }, 'cylon-ambush')
    const standing = game.state.ships.map((s) => `${s.kind} ${s.area}`)
    expect(standing.sort()).toEqual(['basestar bow', 'raider bow', 'raider bow', 'raider bow'])
    expect(game.state.piles[locked]).toHaveLength(12)
    game.until((g) => g.state.turn.number > 7)
    expect(game.state.phase).toBe('occupation')
    expect(game.state.centurions).toEqual([1])
    expect(game.state.ships.map((s) => `${s.kind} ${s.area}`).sort()).toEqual(standing)
  })

  test('P-NC-6, P-NC-7, P-NC-8: humans go to the Resistance HQ from wherever they are, Cylons to the Occupation Authority', () => {
    const game = landed({
      players: [tyrol, adama, roslin, tigh, starbuck],
      at: { [tyrol]: 'brig', [roslin]: 'sickbay' },
      piloting: { [starbuck]: 'bow' },
      revealed: [tigh],
      reserve: { viper: 5 },
    })
    for (const who of [tyrol, adama, roslin, starbuck]) expect(game.player(who).at).toBe(hq)
    expect(game.player(tigh).at).toBe(authority)
    expect(game.state.ships.filter((s) => s.kind === 'viper')).toEqual([])
    expect(game.state.fleet.viper?.reserve).toBe(6)
    expect(invariants(game.state)).toEqual([])
  })

  test('P-NC-9, P-NC-10: all civilian ships left, those in space included, lie face down and shuffled', () => {
    const stacks = ['a', 'b', 'c', 'd'].map((seed) => {
      const game = landed({ seed, lostCivilians: ['population-2'] })
      const pile = game.state.piles[locked] ?? []
      expect([...pile].sort()).toEqual(
        [...ships].sort().filter((s, i, all) => s !== 'population-2' || all.indexOf(s) !== i),
      )
      expect(game.state.civilians).toEqual([])
      expect(game.state.ships.some((s) => s.kind === 'civilian')).toBe(false)
      expect(game.view(adama).piles).toEqual({ [locked]: 11 })
      return pile.join()
    })
    expect(new Set(stacks).size).toBeGreaterThan(1)
  })

  test('P-NC-11, P-NC-56, P-NC-57: the New Caprica cards are the Crisis deck; the old cards leave the game', () => {
    const game = landed({ discards: { crisis: ['ambush'] } })
    expect(game.state.decks.crisis.draw).toHaveLength(30)
    expect(game.state.decks.crisis.discard).toEqual([])
    expect(game.state.removed).toContain('ambush')
    game.until((g) => g.state.turn.seat !== 0)
    // The card of this turn belonged to the old deck.
    expect(game.state.decks.crisis.discard).toEqual([])
    expect(game.state.removed).toContain('water-sabotaged')
    game.until((g) => g.happened('event.crisis') && g.state.turn.crises.length > 0)
    expect(content.cards.get(game.state.turn.crises[0] ?? '')?.deck).toBe('new-caprica')
    expect(invariants(game.state)).toEqual([])
    const scouting = occupied({
      hands: { [adama]: ['launch-scout-1'] },
      decks: { crisis: ['ncp-graduation'] },
    })
      .answer(adama, 'launch-scout-1')
      .untilAsked(adama)
      .answer(adama, 'crisis')
    expect(scouting.request(adama).options[0]?.card).toBe('ncp-graduation')
  })

  test('P-NC-12: the fleet marker goes to the start of the track, also where no jump brought the fleet there', () => {
    expect(landed().state.jumpTrack).toBe(0)
    const walked = withoutJump()
    expect(walked.state.phase).toBe('occupation')
    expect(walked.state.jumpTrack).toBe(0)
  })

  test('P-NC-13: then the turn goes on where it was', () => {
    const game = landed()
    const keys = game.events.map((e) => e.key)
    expect(keys.slice(keys.indexOf('event.phase'))).toContain('event.turn')
    expect([game.state.turn.number, game.state.turn.seat]).toEqual([5, 1])
  })

  test('what was known of the Crisis deck is forgotten (PQ14)', () => {
    const seen = learn(
      unknowing,
      [{ key: 'event.saw-top', params: { deck: { key: 'deck:crisis' }, card: { key: 'card:ambush' } } }],
      1,
      content,
    )
    expect(seen.decks.crisis?.top).toEqual(['ambush'])
    const after = learn(seen, eventsFor(landed().events, 1), 1, content)
    expect(after.decks.crisis).toEqual({ top: [], bottom: [], pile: [], discard: [] })
  })

  test('P-CLAR-2: with Gas Cloud the Admiral looks at the New Caprica cards', () => {
    const game = arriving({
      step: 'crisis',
      distance: 6,
      decks: { crisis: ['water-sabotaged'], destination: ['gas-cloud', 'barren-planet'] },
    })
      .untilAsked(adama, 'prompt.destination')
      .answer(adama, 'gas-cloud')
      .untilAsked(adama, 'prompt.may')
    expect(game.state.phase).toBe('occupation')
    game.answer(adama, 'yes')
    const shown = game.request(adama).options.flatMap((o) => o.card ?? [])
    expect(new Set(shown).size).toBe(3)
    for (const card of shown) expect(content.cards.get(card)?.deck).toBe('new-caprica')
  })

  test('whoever is stranded comes to the Resistance HQ with the others and stays there', () => {
    const game = landed({ players: [tyrol, adama, roslin, helo], turns: { [helo]: 1 } })
    expect(game.player(helo).at).toBe(hq)
    game.until((g) => g.state.turn.seat === 3 && g.state.turn.step === 'action')
    expect(game.player(helo).at).toBe(hq)
  })

  test('unmanned vipers and Cylon ships stay, frozen, where no jump brings the phase about (PQ16)', () => {
    const game = withoutJump({ ships: { bow: { raider: 2, basestar: 1 }, 'stern-port': { viper: 1 } } })
    expect(game.state.ships.map((s) => s.kind).sort()).toEqual(['basestar', 'raider', 'raider', 'viper'])
  })
})

/** A Crisis card that counts as distance has taken the fleet to 7. */
function withoutJump(p: Partial<Position> = {}): TestGame {
  const game = scenario({
    players: [tyrol, apollo, roslin],
    config,
    step: 'crisis',
    distance: 6,
    milestones: [4],
    jumpTrack: 2,
    at: { [apollo]: 'command' },
    decks: { crisis: ['legendary-discovery'] },
    hands: {
      [apollo]: ['evasive-maneuvers-2', 'maximum-firepower-5', 'maximum-firepower-4', 'strategic-planning-5'],
    },
    destiny: ['launch-scout-2', 'evasive-maneuvers-2'],
    ...p,
  })
  while (game.state.phase === '' && game.state.turn.step === 'crisis') {
    const [who = ''] = game.asked
    const { prompt, options, min } = game.request(who)
    const all = prompt.key === 'prompt.contribute' && who === apollo
    game.answer(who, ...options.slice(0, all ? options.length : min).map((o) => o.id))
  }
  return game
}
