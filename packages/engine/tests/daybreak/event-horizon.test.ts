import { describe, expect, test } from 'vitest'
import { invariants, type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// Cards that stay in play after an attack: a price for activating vipers, no Piloting actions, no Armory.

const [adama, kara, tyrol, roslin] = ['william-adama', 'kara-thrace', 'galen-tyrol', 'laura-roslin'] as const
const raptor = 'assault-raptor'
const horizon = { inPlay: [{ card: 'event-horizon', deck: 'crisis' }] }

/** The next Crisis card asks something and puts nothing on the board. */
const quiet = { crisis: ['water-sabotaged'] }

const play = (p: Partial<Position> = {}): TestGame =>
  scenario({
    players: [adama, kara, tyrol, roslin],
    config: { sets: ['base', 'daybreak'] },
    used: { [kara]: ['secret-destiny'], [adama]: ['command-authority'] },
    ...horizon,
    ...p,
    decks: { ...quiet, ...p.decks },
  })

const prompt = (game: TestGame, who: string): string => game.request(who).prompt.key
const inSpace = (game: TestGame): string[] => game.state.ships.map((s) => `${s.kind} ${s.area}`)

describe('Event Horizon', () => {
  const commanding = (...hand: readonly string[]) =>
    play({ at: { [adama]: 'command' }, hands: { [adama]: hand } })

  test('D-GEN-24: each of the two activations at Command costs a card', () => {
    const game = commanding('repair-1', 'repair-2', 'executive-order-1').answer(adama, 'command')
    game.answer(adama, 'launch:bow-port')
    expect(prompt(game, adama)).toBe('prompt.pay')
    expect(inSpace(game)).toEqual([])
    game.answer(adama, 'repair-1')
    expect(inSpace(game)).toEqual(['viper bow-port'])
    expect(prompt(game, adama)).toBe('prompt.viper')
    game.answer(adama, 'move:1:bow').answer(adama, 'repair-2')
    expect(inSpace(game).slice(0, 1)).toEqual(['viper bow'])
    expect(game.player(adama).hand).toEqual(['executive-order-1'])
    expect(invariants(game.state)).toEqual([])
  })

  test('D-GEN-24: nobody has to pay for a second one, and who cannot is not asked', () => {
    const two = commanding('repair-1', 'repair-2').answer(adama, 'command').answer(adama, 'launch:bow-port')
    two.answer(adama, 'repair-1').pass(adama)
    expect(two.player(adama).hand).toEqual(['repair-2'])
    const one = commanding('repair-1').answer(adama, 'command').answer(adama, 'launch:bow-port')
    expect(one.player(adama).hand).toEqual([])
    expect(one.state.turn.step).toBe('crisis')
    expect(commanding().options(adama)).not.toContain('location:command')
  })

  test('D-GEN-24: an assault raptor costs it, too', () => {
    const game = commanding('repair-1', 'repair-2').answer(adama, 'command')
    game.answer(adama, 'launch:assault-raptor:bow-port')
    expect(prompt(game, adama)).toBe('prompt.pay')
  })

  const flying = (p: Partial<Position>) =>
    play({
      current: kara,
      piloting: { [kara]: 'bow' },
      ships: { bow: { raider: 3 } },
      dice: [3, 3, 3],
      ...p,
    })

  test('D-GEN-24: so does what a pilot does with his own ship as an action', () => {
    const game = flying({ hands: { [kara]: ['repair-1'] } }).answer(kara, 'viper')
    game.answer(kara, 'move:4:bow-port')
    expect(game.player(kara).hand).toEqual([])
    expect(flying({}).options(kara)).not.toContain('viper')
  })

  test('D-GEN-25: several attacks of one card cost one card in all', () => {
    const game = flying({ hands: { [kara]: ['maximum-firepower-3', 'repair-1', 'repair-2'] } })
    game.answer(kara, 'play:maximum-firepower-3')
    expect(prompt(game, kara)).toBe('prompt.pay')
    game.answer(kara, 'repair-1')
    for (let i = 0; i < 2; i++) game.answer(kara, game.options(kara)[0] ?? '')
    expect(game.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(0)
    expect(game.player(kara).hand).toEqual(['repair-2'])
  })

  test('P-TIME-5, D-GEN-31: the card that is played is none to pay with', () => {
    expect(flying({ hands: { [kara]: ['maximum-firepower-3'] } }).options(kara)).not.toContain(
      'play:maximum-firepower-3',
    )
  })

  test('D-GEN-25: a card that flies and shoots costs one, too', () => {
    const game = scenario({
      players: [kara, adama, tyrol, roslin],
      config: { sets: ['base', 'pegasus', 'daybreak'] },
      used: { [kara]: ['secret-destiny'] },
      ...horizon,
      piloting: { [kara]: 'bow' },
      ships: { stern: { raider: 1 } },
      dice: [3],
      hands: { [kara]: ['full-throttle-1', 'repair-1', 'repair-2'] },
      decks: quiet,
    })
    game
      .answer(kara, 'play:full-throttle-1')
      .answer(kara, 'repair-1')
      .answer(kara, 'stern')
      .answer(kara, 'yes')
    expect(game.state.ships.filter((s) => s.kind === 'raider')).toEqual([])
    expect(game.player(kara).hand).toEqual(['repair-2'])
  })

  test('DQ21: each activation of Combat Veteran costs a card', () => {
    const game = play({ hands: { [adama]: ['combat-veteran-3', 'repair-1', 'repair-2', 'repair-2'] } })
    game.answer(adama, 'play:combat-veteran-3').answer(adama, 'launch:bow-port').answer(adama, 'repair-1')
    game.answer(adama, 'move:1:bow').answer(adama, 'card:repair-2#1')
    game.answer(adama, 'move:1:bow-starboard')
    expect(game.player(adama).hand).toEqual([])
  })

  test('D-GEN-26: a move in the Movement step, or by an Executive Order, is free', () => {
    const moving = flying({ step: 'movement' }).answer(kara, 'area:bow-port')
    expect(inSpace(moving)).toContain('viper bow-port')
    const ordered = play({
      piloting: { [kara]: 'bow' },
      hands: { [adama]: ['executive-order-1'] },
    })
    ordered.answer(adama, 'play:executive-order-1').answer(adama, 'seat:1')
    ordered.answer(kara, 'area:bow-port')
    expect(inSpace(ordered)).toContain('viper bow-port')
  })

  test('whoever is sent away by what he discards does not act any more', () => {
    const game = flying({
      hands: { [kara]: ['bait-0', 'repair-1'] },
      held: { [kara]: { mutiny: ['selfish-act'] } },
    }).answer(kara, 'viper')
    game
      .answer(kara, 'attack:4:1')
      .answer(kara, 'bait-0')
      .until((g) => g.player(kara).at === 'brig')
    game.until((g) => g.state.turn.step !== 'action')
    expect(game.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(3)
    expect(game.happened('event.rolled')).toBe(false)
  })

  test('DT45: until the fleet jumps', () => {
    const jumping = (card: string) => {
      const game = play({
        inPlay: [{ card, deck: 'crisis' }],
        at: { [adama]: 'ftl-control' },
        jumpTrack: 4,
        dice: [8],
        decks: { destination: ['icy-moon', 'deep-space'] },
      }).answer(adama, 'ftl-control')
      return game.until((g) => g.happened('event.destination')).state.inPlay
    }
    for (const card of ['event-horizon', 'hornets-nest', 'lockdown']) expect(jumping(card)).toEqual([])
  })
})

describe("Hornet's Nest and Lockdown", () => {
  const nest = { inPlay: [{ card: 'hornets-nest', deck: 'crisis' }] }
  const firing = { hands: { [kara]: ['maximum-firepower-3'] }, piloting: { [kara]: 'bow' } } as const
  const near = { current: kara, ships: { bow: { raider: 1 } }, ...firing }

  test('DT45: no Piloting card is used as an action; others and reactions are', () => {
    const game = play({ ...nest, ...near, hands: { [kara]: ['maximum-firepower-3', 'launch-scout-1'] } })
    expect(game.options(kara)).not.toContain('play:maximum-firepower-3')
    expect(game.options(kara)).toContain('play:launch-scout-1')
    expect(game.options(kara)).toContain('viper')
    expect(play({ ...near, inPlay: [] }).options(kara)).toContain('play:maximum-firepower-3')
  })

  test('D-MIX-9: nor is a Movement ability of a Piloting card', () => {
    const throttle = (p: Partial<Position>) =>
      scenario({
        players: [kara, adama, tyrol, roslin],
        config: { sets: ['base', 'pegasus', 'daybreak'] },
        used: { [kara]: ['secret-destiny'] },
        step: 'movement',
        piloting: { [kara]: 'bow' },
        hands: { [kara]: ['full-throttle-1'] },
        ...p,
      }).options(kara)
    expect(throttle({}).some((id) => id.includes('full-throttle'))).toBe(true)
    expect(throttle(nest).some((id) => id.includes('full-throttle'))).toBe(false)
  })

  test('DT45: with Lockdown nobody activates the Armory', () => {
    const armed = (p: Partial<Position>) =>
      play({ inPlay: [], at: { [adama]: 'armory' }, centurions: [0], ...p }).options(adama)
    expect(armed({})).toContain('location:armory')
    expect(armed({ inPlay: [{ card: 'lockdown', deck: 'crisis' }] })).not.toContain('location:armory')
  })

  test.each(['hornets-nest', 'lockdown', 'event-horizon'])(
    'DT45: %s, when a basestar is destroyed; Event Horizon stays',
    (card) => {
      const game = play({
        inPlay: [{ card, deck: 'crisis' }],
        ships: { bow: { basestar: 1 } },
        titles: { admiral: adama },
        dice: [3],
      }).answer(adama, 'ability:launch-nuke')
      expect(game.state.ships.filter((s) => s.kind === 'basestar')).toEqual([])
      expect(game.state.inPlay.map((c) => c.card)).toEqual(card === 'event-horizon' ? [card] : [])
    },
  )

  test('an assault raptor gained near an event horizon is activated for a card', () => {
    const game = play({
      step: 'crisis',
      hands: { [adama]: ['repair-1'] },
      fleet: { [raptor]: { reserve: 0 } },
      decks: { crisis: ['trial-by-fire'] },
    })
    game.untilAsked(adama, 'prompt.reinforce').answer(adama, 'bow-port').answer(adama, 'bow')
    expect(game.player(adama).hand).toEqual([])
    expect(inSpace(game)).toContain('assault-raptor bow')
  })
})
