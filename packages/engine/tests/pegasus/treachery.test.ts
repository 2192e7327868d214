import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import { adama, allIn, config, kara, labor, roslin, strength, table, told, zarek } from './check-play.ts'

// TREACH: who uses Treachery cards and how they count, and what each of them does.

const baltar = 'gaius-baltar'

/** Baltar is a Cylon player; it is Zarek's turn. */
const watched = (p: Partial<Position> = {}): TestGame =>
  scenario({
    ...table,
    players: [zarek, kara, roslin, adama, baltar],
    revealed: [baltar],
    hands: { [zarek]: ['special-destiny-2'], [baltar]: ['sabotage-3'] },
    ...p,
  })

describe('TREACH', () => {
  test('P-TREACH-2: they count against a check that does not ask for them', () => {
    const game = allIn(
      labor({ hands: { [kara]: ['sabotage-3'] }, destiny: ['executive-order-2', 'executive-order-2'] }),
    )
    expect(strength(game)).toBe(4 - 3)
  })

  test('P-TREACH-3: they count for the check of the Airlock', () => {
    const game = scenario({
      ...table,
      at: { [zarek]: 'airlock' },
      hands: { [kara]: ['sabotage-3', 'human-weakness-3'] },
      destiny: ['executive-order-1', 'executive-order-1'],
    })
    game.answer(zarek, 'airlock').answer(zarek, 'seat:2')
    expect(strength(allIn(game))).toBe(6 - 2)
  })

  test('P-TREACH-4, P-INFIL-6: no human player uses their text, nor a Leader who infiltrates', () => {
    const cards = ['gods-plan-2', 'human-weakness-3', 'sabotage-3']
    const human = watched({
      step: 'movement',
      at: { [kara]: 'brig' },
      hands: { [zarek]: cards, [roslin]: cards.slice(2) },
    })
    expect(human.options(zarek).filter((o) => !o.startsWith('location:'))).toEqual([])
    human.answer(zarek, 'hangar-deck').answer(zarek, 'sabotage-3')
    expect(human.options(zarek).filter((o) => o.startsWith('play:'))).toEqual([])
    expect(human.happened('event.galactica-damaged')).toBe(false)
    const leader = scenario({
      players: ['cavil', zarek, roslin, adama],
      config,
      used: { [adama]: ['command-authority'] },
      standing: { cavil: 'infiltrating' },
      at: { cavil: 'armory', [zarek]: 'brig' },
      step: 'movement',
      hands: { cavil: [...cards, 'critical-situation-3'] },
    })
    const options = leader.options('cavil').filter((o) => !o.startsWith('location:'))
    expect(options.filter((o) => o.includes('gods-plan'))).toEqual([])
    expect(options).toContain('0:critical-situation-3')
  })

  test('P-TREACH-5, PT4: a Cylon player uses their text and no other', () => {
    const hand = [
      'gods-plan-2',
      'human-weakness-3',
      'critical-situation-3',
      'consolidate-power-1',
      'executive-order-1',
    ]
    const cylon = (step: Position['step']) =>
      watched({
        current: baltar,
        at: { [zarek]: 'brig', [baltar]: 'caprica' },
        step,
        hands: { [baltar]: hand },
      }).options(baltar)
    expect(cylon('movement').filter((o) => !o.startsWith('location:'))).toEqual(['4:gods-plan-2'])
    expect(cylon('action').filter((o) => o.startsWith('play:'))).toEqual(['play:human-weakness-3'])
  })

  test('P-TREACH-7: who has to discard may discard them', () => {
    const game = watched({ step: 'movement', hands: { [zarek]: ['special-destiny-2', 'repair-1'] } })
    game.answer(zarek, 'hangar-deck').answer(zarek, 'special-destiny-2')
    expect(game.player(zarek)).toMatchObject({ hand: ['repair-1'], at: 'hangar-deck' })
  })
})

describe('Sabotage', () => {
  const paid = (p: Partial<Position> = {}): TestGame =>
    watched({ step: 'movement', at: { [zarek]: 'armory' }, nextTokens: ['damage-command'], ...p }).answer(
      zarek,
      'press-room',
    )

  test('P-TREACH-8, PT28: when a human player discards treachery a Cylon player may damage Galactica', () => {
    const game = paid()
    expect(game.request(baltar)).toMatchObject({ window: 'cards-discarded', secret: true })
    game.answer(baltar, 'sabotage-3').answer(zarek, 'galactica')
    expect(game.view(zarek).damaged).toEqual(['command'])
    expect(paid().pass(baltar).view(zarek).damaged).toEqual([])
  })

  test('P-PEG-4, P-TREACH-8: the current player may have the Pegasus take it', () => {
    const game = paid({ nextTokens: ['pegasus-damage-airlock'] })
      .answer(baltar, 'sabotage-3')
      .answer(zarek, 'pegasus')
    expect(game.view(zarek).damaged).toEqual(['airlock'])
  })

  test('P-TREACH-8: not for other cards, and not when a Cylon player discards', () => {
    const other = paid({ hands: { [zarek]: ['repair-1'], [baltar]: ['sabotage-3'] } })
    expect(other.asked).not.toContain(baltar)
    expect(other.happened('window.cards-discarded')).toBe(false)
    const cylon = watched({
      current: roslin,
      revealed: [baltar, roslin],
      step: 'end',
      at: { [roslin]: 'caprica', [baltar]: 'caprica' },
      hands: {
        [roslin]: Array.from({ length: 5 }, () => 'special-destiny-2').concat(
          Array.from({ length: 6 }, () => 'broadcast-location-1'),
        ),
        [baltar]: ['sabotage-3'],
      },
    })
    cylon.untilAsked(roslin, 'prompt.discard').answer(roslin, 'special-destiny-2')
    expect(cylon.asked).not.toContain(baltar)
  })

  test.each([
    ['has no Cylon player', { revealed: [] }],
    ['discards nothing of that kind', { hands: { [zarek]: ['repair-1'], [baltar]: ['sabotage-3'] } }],
  ])('nobody is told of the moment in a game that %s, and everybody in any other', (_what, p) => {
    expect(paid(p).happened('window.cards-discarded')).toBe(false)
    const nothing = paid({ hands: { [zarek]: ['special-destiny-2'], [baltar]: ['repair-1'] } })
    expect(nothing.happened('window.cards-discarded')).toBe(true)
  })

  test('P-TREACH-8: once in a turn, whoever has it', () => {
    const game = watched({
      players: [zarek, kara, roslin, adama, baltar],
      revealed: [baltar, roslin],
      step: 'movement',
      at: { [zarek]: 'armory' },
      nextTokens: ['damage-command'],
      hands: {
        [zarek]: ['special-destiny-2', 'special-destiny-2', 'executive-order-1'],
        [kara]: ['special-destiny-2'],
        [roslin]: ['sabotage-3'],
        [baltar]: ['sabotage-3'],
      },
    })
    game.answer(zarek, 'press-room').answer(zarek, 'special-destiny-2')
    game.answer(roslin, 'sabotage-3').pass(baltar)
    game.answer(zarek, 'galactica')
    game.answer(zarek, 'executive-order-1').answer(zarek, 'seat:1').answer(kara, 'move')
    game.answer(kara, 'press-room')
    expect(game.asked).not.toContain(baltar)
    expect(game.player(kara).at).toBe('press-room')
  })

  test('P-TREACH-9: the mover is still where he set out; if that is hit he goes to Sickbay and does not move', () => {
    const game = paid({ nextTokens: ['damage-armory'] })
    expect(game.player(zarek).at).toBe('armory')
    game.answer(baltar, 'sabotage-3').answer(zarek, 'galactica')
    expect(game.player(zarek).at).toBe('sickbay')
    expect(game.request(zarek).prompt.key).toBe('prompt.action')
  })

  test('P-TREACH-10: if where he goes is hit he goes there all the same', () => {
    const game = watched({ step: 'movement', nextTokens: ['damage-command'] }).answer(zarek, 'command')
    game.answer(baltar, 'sabotage-3').answer(zarek, 'galactica')
    expect(game.view(zarek).damaged).toEqual(['command'])
    expect(game.player(zarek).at).toBe('command')
  })

  test('P-TREACH-11: if the Pegasus is destroyed to which he was going he stays where he is', () => {
    const game = watched({
      step: 'movement',
      damaged: ['pegasus-cic', 'main-batteries', 'engine-room'],
      at: { [zarek]: 'command' },
    }).answer(zarek, 'airlock')
    game.answer(baltar, 'sabotage-3').answer(zarek, 'pegasus')
    expect(game.player(zarek).at).toBe('command')
    expect(game.request(zarek).prompt.key).toBe('prompt.action')
  })

  test('PQ8: cards of a check are discarded by nobody', () => {
    const game = labor({
      players: [zarek, kara, roslin, adama, baltar],
      revealed: [baltar],
      hands: { [kara]: ['special-destiny-2'], [baltar]: ['sabotage-3'] },
    })
    game.answer(kara, 'special-destiny-2')
    game.until((g) => g.state.turn.step === 'end')
    expect(game.state.decks.treachery?.discard).toContain('special-destiny-2')
    expect(game.happened('window.cards-discarded')).toBe(false)
  })

  test('PQ37, P-CLAR-16: nor are those that Consult the Oracle discards', () => {
    const game = watched({
      current: roslin,
      quorum: ['consult-the-oracle'],
      hands: { [baltar]: ['sabotage-3'] },
      destiny: ['special-destiny-2', 'special-destiny-2'],
    })
    game.answer(roslin, 'quorum:consult-the-oracle')
    expect(game.options(roslin).every((o) => !o.includes('loyalty') && !o.includes('agenda'))).toBe(true)
    expect(game.options(roslin).some((o) => o.includes('treachery'))).toBe(true)
    game.untilAsked(roslin, 'prompt.cull-destiny').answer(roslin, 'special-destiny-2', 'special-destiny-2')
    expect(game.state.decks.treachery?.discard.slice(-2)).toEqual(['special-destiny-2', 'special-destiny-2'])
    expect(game.happened('window.cards-discarded')).toBe(false)
  })

  test('P-TREACH-8: also at the end of a turn, for what is too much in a hand', () => {
    const full = Array.from({ length: 10 }, () => 'repair-1')
    const game = watched({
      step: 'end',
      hands: {
        [zarek]: ['special-destiny-2', ...full.slice(0, 8), 'consolidate-power-1', 'executive-order-1'],
        [baltar]: ['sabotage-3'],
      },
    })
    game.answer(zarek, 'special-destiny-2')
    expect(game.request(baltar).window).toBe('cards-discarded')
  })
})

describe('in a reckless check', () => {
  const reckless = (card: string, p: Partial<Position> = {}): TestGame =>
    allIn(
      labor({
        ...p,
        hands: { [adama]: ['jury-rigged-1'], [kara]: [card], ...p.hands },
      }).answer(adama, 'jury-rigged-1'),
    )

  test('Special Destiny: every player draws a Treachery card, Cylon players too, one after the other', () => {
    const game = reckless('special-destiny-2', {
      players: [zarek, kara, roslin, adama, baltar],
      revealed: [baltar],
      decks: { crisis: ['prison-labor'], treachery: ['sabotage-3', 'gods-plan-2'] },
    })
    const drew = told(game, 'event.drew-cards')
    expect(drew.map((e) => ('who' in e ? JSON.stringify(e.who) : ''))).toHaveLength(5)
    expect(game.player(zarek).hand).toEqual(['sabotage-3'])
    expect(game.player(kara).hand).toEqual(['gods-plan-2'])
    expect(game.player(baltar).hand).toHaveLength(1)
  })

  test('P-TREACH-12: By Your Command activates raiders and heavy raiders; centurions aboard stay where they are', () => {
    const game = reckless('by-your-command-1', {
      centurions: [1],
      ships: { bow: { heavy: 1, raider: 1 }, stern: { civilian: 1 } },
    })
    expect(game.state.centurions).toEqual([1])
    const heavy = game.state.ships.find((s) => s.kind === 'heavy')
    expect(['bow-port', 'bow-starboard']).toContain(heavy?.area)
    expect(game.state.ships.find((s) => s.kind === 'raider')?.area).not.toBe('bow')
  })

  test('P-TREACH-12: where there are none, basestars launch them; one that gets through boards Galactica', () => {
    const launched = reckless('by-your-command-1', {
      ships: { bow: { basestar: 1, raider: 1, viper: 1 } },
      dice: [1],
    })
    expect(launched.state.ships.filter((s) => s.kind === 'heavy')).toHaveLength(1)
    const boarding = reckless('by-your-command-1', { ships: { 'bow-port': { heavy: 1 } }, centurions: [2] })
    expect([...boarding.state.centurions].sort()).toEqual([0, 2])
  })

  test('Broadcast Location: no third basestar', () => {
    const game = reckless('broadcast-location-1', { ships: { stern: { basestar: 2 } } })
    expect(game.state.ships.filter((s) => s.kind === 'basestar').map((s) => s.area)).toEqual([
      'stern',
      'stern',
    ])
    expect(game.state.ships.filter((s) => s.kind === 'civilian').map((s) => s.area)).toEqual(['stern'])
  })
})

describe("God's Plan", () => {
  test('PT4: takes the place of the top card of the Destiny deck, which goes into the hand', () => {
    const game = watched({
      current: baltar,
      step: 'movement',
      at: { [baltar]: 'caprica' },
      hands: { [baltar]: ['gods-plan-2', 'gods-plan-2'] },
      destiny: ['declare-emergency-5', 'repair-1'],
    })
    const { length } = game.state.destiny
    game.answer(baltar, 'gods-plan-2')
    expect(game.player(baltar).hand).toEqual(['gods-plan-2', 'declare-emergency-5'])
    expect(game.state.destiny).toHaveLength(length)
    expect(game.state.destiny.slice(-2)).toEqual(['repair-1', 'gods-plan-2'])
    expect(game.state.decks.treachery?.discard).toEqual([])
    expect(game.player(baltar).at).toBe('caprica')
    expect(game.saw(zarek)).not.toContain('event.destiny-swapped-card')
    expect(game.saw(zarek)).toContain('event.destiny-swapped')
    expect(game.request(baltar).prompt.key).toBe('prompt.action')
  })
})

describe('Human Weakness', () => {
  const weak = (p: Partial<Position> = {}): TestGame =>
    watched({
      current: baltar,
      at: { [zarek]: 'brig', [baltar]: 'caprica' },
      hands: { [baltar]: ['human-weakness-3'] },
      ...p,
    })

  test('costs 1 of the highest resource while a human player is in the Brig', () => {
    const game = weak({ resources: { fuel: 4, food: 9, morale: 3, population: 5 } }).answer(
      baltar,
      'human-weakness-3',
    )
    expect(game.state.resources).toEqual({ fuel: 4, food: 8, morale: 3, population: 5 })
    expect(weak({ at: { [baltar]: 'caprica' } }).options(baltar)).not.toContain('play:human-weakness-3')
  })

  test('PQ32: who plays it chooses among the highest', () => {
    const game = weak({ resources: { fuel: 8, food: 3, morale: 8, population: 5 } }).answer(
      baltar,
      'human-weakness-3',
    )
    expect(game.options(baltar)).toEqual(['resource:fuel', 'resource:morale'])
    expect(game.answer(baltar, 'morale').state.resources).toMatchObject({ fuel: 8, morale: 7 })
  })
})
