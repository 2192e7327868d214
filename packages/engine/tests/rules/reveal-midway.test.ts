import { describe, expect, test } from 'vitest'
import { skillTypes } from '../../src/core/names.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// A Cylon who reveals himself in the middle of something: nothing may get lost on the way.

/** How many cards and ships there are of each kind, wherever they lie. */
const everything = (game: TestGame) => {
  const { decks, destiny, players, turn, inPlay, travelled, quorum, removed, ships } = game.state
  const held = (deck: string) => inPlay.filter((c) => c.deck === deck).length
  const { civilians, lostCivilians } = game.state
  const { reserve, damagedVipers, destroyed, damageTokens, damaged } = game.view('spectator')
  return {
    crisis:
      decks.crisis.draw.length +
      decks.crisis.discard.length +
      turn.crises.length +
      held('crisis') +
      travelled.length,
    superCrisis:
      decks['super-crisis'].draw.length +
      decks['super-crisis'].discard.length +
      players.reduce((n, p) => n + (p.held['super-crisis'] ?? []).length, 0) +
      held('super-crisis'),
    quorum: decks.quorum.draw.length + decks.quorum.discard.length + quorum.length + held('quorum'),
    skill:
      destiny.length +
      players.reduce((n, p) => n + p.hand.length, 0) +
      skillTypes
        .flatMap((type) => decks[type] ?? [])
        .reduce((n, { draw, discard }) => n + draw.length + discard.length, 0),
    loyalty:
      players.reduce((n, p) => n + p.loyalty.length + p.shown.length, 0) + game.state.loyaltyDeck.length,
    vipers: ships.filter((s) => s.kind === 'viper').length + reserve.viper + damagedVipers + destroyed.viper,
    civilians: ships.filter((s) => s.kind === 'civilian').length + civilians.length + lostCivilians.length,
    damage: damageTokens + damaged.length + removed.filter((t) => t.startsWith('lose-')).length,
  }
}

const complete = { crisis: 70, superCrisis: 5, quorum: 17, skill: 105, vipers: 8, civilians: 12, damage: 8 }

const apollo = (position: Partial<Position>) =>
  scenario({
    players: ['lee-adama', 'saul-tigh', 'laura-roslin', 'galen-tyrol'],
    at: { 'lee-adama': 'command' },
    loyalty: { 'lee-adama': ['cylon-morale'] },
    hands: { 'lee-adama': ['repair-1', 'repair-1', 'repair-2', 'repair-2'] },
    ...position,
  })

const alertAndReveal = (game: TestGame) => {
  game.answer('lee-adama', 'alert-viper-pilot')
  if (game.request('lee-adama').prompt.key === 'prompt.take-over')
    game.answer('lee-adama', game.options('lee-adama')[0] ?? '')
  return game.answer('lee-adama', 'cylon-morale').answer('lee-adama', 'yes').answer('lee-adama', 'repair-1')
}

const attacks = [
  'ambush',
  'besieged',
  'cylon-swarm',
  'heavy-assault',
  'jammed-assault',
  'raiding-party',
  'surrounded',
  'tactical-strike',
  'thirty-three',
] as const

describe('Apollo, with Alert Viper Pilot', () => {
  test.each(attacks)('B-REVEAL-10 his own turn ends in the middle of a Cylon attack: %s', (card) => {
    const game = apollo({ step: 'crisis', decks: { crisis: [card] } })
    const loyalty = everything(game).loyalty
    alertAndReveal(game)
    expect(game.state.turn.seat).toBe(1)
    expect(game.player('lee-adama')).toMatchObject({ revealed: true, at: 'resurrection-ship' })
    expect(game.player('lee-adama').superCrises).toHaveLength(1)
    expect(game.state.decks.crisis.discard).toEqual([card])
    expect(game.state.ships.every((s) => s.pilot < 0)).toBe(true)
    expect(everything(game)).toEqual({ ...complete, loyalty })
    // The special rule was not reached any more, the ships are there.
    expect(game.state.inPlay).toEqual([])
    expect(game.state.ships.some((s) => s.kind === 'basestar')).toBe(true)
  })

  test.each(attacks)("B-REVEAL-11 another player's Cylon attack goes on: %s", (card) => {
    const game = apollo({ current: 'saul-tigh', step: 'crisis', decks: { crisis: [card] } })
    const loyalty = everything(game).loyalty
    alertAndReveal(game)
    expect(game.player('lee-adama')).toMatchObject({ revealed: true, at: 'resurrection-ship' })
    game.until(() => game.state.turn.seat === 2)
    expect(everything(game)).toEqual({ ...complete, loyalty })
    const kept = game.state.inPlay.map((c) => c.card)
    const stays = ['ambush', 'cylon-swarm', 'jammed-assault', 'thirty-three'].includes(card)
    expect(kept).toEqual(stays ? [card] : [])
    expect(game.state.decks.crisis.discard).toEqual(stays ? [] : [card])
  })

  test('B-REVEAL-10 in his own turn, while he commands vipers, the rest of the command is lost', () => {
    const game = apollo({}).answer('lee-adama', 'command').answer('lee-adama', 'launch:bow-port')
    const loyalty = everything(game).loyalty
    alertAndReveal(game)
    expect(game.state.turn.seat).toBe(1)
    expect(game.happened('event.crisis')).toBe(false)
    expect(game.view('spectator').reserve.viper).toBe(8)
    expect(everything(game)).toEqual({ ...complete, loyalty })
  })

  test('B-REVEAL-10 in his own turn, while somebody acts on his Executive Order, that action is lost too', () => {
    const game = apollo({
      at: { 'lee-adama': 'armory' },
      hands: { 'lee-adama': ['executive-order-1', 'repair-1', 'repair-1', 'repair-2', 'repair-2'] },
    })
    const loyalty = everything(game).loyalty
    game.answer('lee-adama', 'executive-order-1').answer('lee-adama', 'seat:1').answer('saul-tigh', 'actions')
    game.answer('saul-tigh', 'command').answer('saul-tigh', 'launch:bow-port')
    alertAndReveal(game)
    expect(game.state.turn.seat).toBe(1)
    expect(game.happened('event.crisis')).toBe(false)
    expect(game.state.turn.number).toBe(5)
    expect(everything(game)).toEqual({ ...complete, loyalty })
  })

  test('B-REVEAL-11 while somebody else commands vipers, the second activation remains', () => {
    const game = apollo({ current: 'saul-tigh', at: { 'lee-adama': 'armory' } })
    game.answer('saul-tigh', 'command').answer('saul-tigh', 'launch:bow-port')
    alertAndReveal(game)
    expect(game.request('saul-tigh').prompt.key).toBe('prompt.viper')
    expect(game.options('saul-tigh')).toEqual(['launch:bow-port', 'launch:stern-port'])
    game.answer('saul-tigh', 'launch:stern-port')
    expect(game.state.ships.filter((s) => s.kind === 'viper').map((s) => s.area)).toEqual(['stern-port'])
  })

  test('B-REVEAL-11 in the middle of a Cylon attack played at Caprica that attack goes on', () => {
    const game = apollo({
      current: 'galen-tyrol',
      revealed: ['galen-tyrol'],
      at: { 'galen-tyrol': 'caprica', 'lee-adama': 'command' },
      decks: { crisis: ['tactical-strike', 'riots-a'] },
    })
    const loyalty = everything(game).loyalty
    game.answer('galen-tyrol', 'location:caprica').answer('galen-tyrol', 'tactical-strike')
    alertAndReveal(game)
    expect(game.view('spectator').damagedVipers).toBe(2)
    game.until(() => game.state.turn.seat === 0)
    expect([...game.state.decks.crisis.discard].sort()).toEqual(['riots-a', 'tactical-strike'])
    expect(everything(game)).toEqual({ ...complete, loyalty })
  })
})

describe('elsewhere', () => {
  test('B-REVEAL-10 with the action after launching himself, a pilot is out of his new viper at once', () => {
    const game = scenario({
      players: ['kara-thrace', 'saul-tigh', 'laura-roslin'],
      loyalty: { 'kara-thrace': ['cylon-morale'] },
    })
    game.answer('kara-thrace', 'hangar-deck').answer('kara-thrace', 'bow-port')
    game.answer('kara-thrace', 'cylon-morale').answer('kara-thrace', 'no')
    expect(game.state.ships).toEqual([])
    expect(game.view('spectator').reserve.viper).toBe(8)
    expect(game.state.turn.seat).toBe(1)
  })

  test('B-REVEAL-10 with the further action of Maintenance Engineer', () => {
    const game = scenario({
      players: ['galen-tyrol', 'saul-tigh', 'laura-roslin'],
      loyalty: { 'galen-tyrol': ['cylon-morale'] },
      at: { 'galen-tyrol': 'armory' },
      damaged: ['armory'],
      hands: { 'galen-tyrol': ['repair-1'] },
    })
    game.answer('galen-tyrol', 'repair-1').answer('galen-tyrol', 'maintenance-engineer')
    game.answer('galen-tyrol', 'cylon-morale').answer('galen-tyrol', 'no')
    expect(game.state.turn.seat).toBe(1)
    expect(game.happened('event.crisis')).toBe(false)
    expect(game.state.decks.engineering.discard).toEqual(['repair-1'])
  })

  test('B-REVEAL-7 an Admiral and President who reveals himself in a viper by Executive Order', () => {
    const game = scenario({
      players: ['saul-tigh', 'kara-thrace', 'laura-roslin'],
      loyalty: { 'kara-thrace': ['cylon-brig'] },
      titles: { president: 'kara-thrace', admiral: 'kara-thrace' },
      piloting: { 'kara-thrace': 'stern' },
      hands: { 'saul-tigh': ['executive-order-1', 'executive-order-2'] },
    })
    game
      .answer('saul-tigh', 'executive-order-1')
      .answer('saul-tigh', 'seat:1')
      .answer('kara-thrace', 'actions')
    // She sends the heir of the Admiral title to the Brig first, so it passes him by.
    game.answer('kara-thrace', 'cylon-brig').answer('kara-thrace', 'seat:0')
    expect(game.player('saul-tigh').at).toBe('brig')
    expect(game.state.titles).toEqual({ president: 2, admiral: 2 })
    expect(game.state.ships).toEqual([])
    // Tigh, in the Brig now, has no Crisis step; the next turn is hers, as a Cylon.
    expect(game.happened('event.crisis')).toBe(false)
    expect(game.asked).toEqual(['kara-thrace'])
    expect(game.request('kara-thrace')).toMatchObject({ min: 2, max: 2, prompt: { key: 'prompt.split' } })
  })

  test('B-REVEAL-10 the end of the turn is checked: morale fallen to 0 loses the game', () => {
    const game = scenario({
      players: ['tom-zarek', 'saul-tigh', 'laura-roslin'],
      loyalty: { 'tom-zarek': ['cylon-morale'] },
      resources: { morale: 1 },
    })
    game.answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'yes')
    expect(game.outcome).toEqual({ winner: 'cylons', reason: 'morale', winners: [0] })
  })
})
