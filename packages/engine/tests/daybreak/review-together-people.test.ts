import { describe, expect, test } from 'vitest'
import { newGame } from '../../src/index.ts'
import { invariants, testGame } from '../../src/testing/index.ts'
import {
  adama,
  adds,
  athena,
  baltar,
  boomer,
  cain,
  cavil,
  config,
  crisis,
  dee,
  ellen,
  fair,
  helo,
  hoshi,
  hotdog,
  lee,
  leoben,
  mutinies,
  order,
  play,
  prompt,
  romo,
  roslin,
  six,
  step,
  strong,
  tyrol,
  zarek,
} from './review-together-play.ts'

// Executions, titles and people of both boxes.

const verdict = 'a-verdict-of-guilty'

describe('Executions', () => {
  test('D-MIX-20, D-MIX-22, D-MUT-18: the executed Mutineer comes back as Zarek, decides both his draws and gives up the title', () => {
    const game = crisis(verdict, {
      players: [adama, roslin, tyrol, ellen],
      shown: { [adama]: ['mutineer'] },
      held: { [adama]: { mutiny: ['panic', 'selfish-act'] } },
      titles: { admiral: adama, president: roslin },
      decks: { mutiny: ['assume-command', 'impeachment', 'blackmail', 'make-a-deal'] },
    })
    game.answer(adama, 'option:0').answer('', zarek)
    game.answer(zarek, 'impeachment').answer(zarek, 'make-a-deal')
    expect(mutinies(game, zarek)).toEqual(['impeachment', 'make-a-deal'])
    expect(game.player(zarek)).toMatchObject({ at: 'weapons-control', tokens: { miracle: 0 } })
    expect(game.state.titles.admiral).toBe(game.seat(tyrol)) // he ranks above Ellen
  })

  test('D-MIX-21, DQ1: an executed Cylon passes the Mutineer card on, not to an infiltrating Leader', () => {
    const game = crisis(verdict, {
      players: [adama, roslin, tyrol, six, ellen],
      standing: { [six]: 'infiltrating' },
      at: { [six]: 'command' },
      loyalty: { [adama]: ['cylon-treachery', 'not-a-cylon'] },
      shown: { [adama]: ['mutineer'] },
      titles: { admiral: adama, president: roslin },
    })
    game.answer(adama, 'option:0').answer(adama, 'cylon-treachery')
    expect([prompt(game, adama), game.options(adama)]).toEqual([
      'prompt.pass-open-loyalty',
      ['seat:1', 'seat:2', 'seat:4'],
    ])
    game.answer(adama, 'seat:1')
    expect(mutinies(game, roslin)).toHaveLength(1)
    expect(game.state.titles.president).toBe(game.seat(ellen)) // D-MTR-15
    expect(game.player(roslin).loyalty).toHaveLength(1)
  })

  test('P-EXEC-10, D-MTR-4: Boomer, executed, is dealt the Mutineer card, and her new character has what it brings', () => {
    const game = crisis(verdict, {
      players: [boomer, adama, roslin, tyrol],
      titles: { admiral: boomer },
      loyaltyDeck: ['mutineer', 'not-a-cylon', 'not-a-cylon'],
    })
    game
      .answer(boomer, 'option:0')
      .answer('', cain)
      .until((g) => mutinies(g, cain).length > 0)
    expect(game.player(cain)).toMatchObject({ loyalty: ['not-a-cylon'], shown: ['not-a-cylon', 'mutineer'] })
    game.until(step('crisis'))
    expect(game.state.titles.admiral).toBe(game.seat(adama))
  })

  test('P-EXEC-26, D-MIX-20: Baltar as the new character of a Mutineer is dealt a card besides', () => {
    const game = crisis(verdict, {
      players: [tyrol, adama, roslin, ellen],
      shown: { [tyrol]: ['mutineer'] },
      loyaltyDeck: ['cylon-treachery'],
      seed: 'baltar',
    })
    game.answer(adama, 'option:0').answer('', baltar).until(step('crisis'))
    expect(game.player(baltar).loyalty).toHaveLength(1)
    expect(game.player(baltar).shown).toContain('mutineer')
    expect(mutinies(game, baltar).length).toBeGreaterThan(0)
  })

  test('D-MIX-18, D-TREACH-7: Dee, executed for morale, loses all and draws nothing for the Bait she had', () => {
    const game = crisis('question-procedure', {
      players: [tyrol, adama, dee, roslin],
      resources: { morale: 3 },
      held: { [dee]: { mutiny: ['panic'] } },
      hands: { [dee]: ['bait-0', 'bait-0'] },
    })
    game.answer(roslin, 'option:0').answer('', hoshi)
    expect(game.player(hoshi)).toMatchObject({ hand: [], tokens: { miracle: 0 } })
    expect(mutinies(game, hoshi)).toEqual([])
    expect(game.state.resources.morale).toBe(2)
  })

  test('P-EXEC-32, D-MIX-22: Zarek, come for an executed one, has drawn before Dee dies, and decides what her successor draws', () => {
    const game = crisis(verdict, {
      players: [tyrol, dee, adama, roslin],
      resources: { morale: 3 },
      shown: { [dee]: ['mutineer'] },
    })
    game.answer(adama, 'option:0').answer('', zarek)
    expect(prompt(game, zarek)).toBe('prompt.choose-draw')
    expect(order(game, 'event.executed')).toHaveLength(1)
    game.answer(zarek, game.options(zarek)[0] ?? '').answer('', hoshi)
    expect([game.asked, prompt(game, zarek)]).toEqual([[zarek], 'prompt.choose-draw'])
  })

  test('D-REVEAL-2: a revealed Zarek decides nothing', () => {
    const game = play({
      players: [adama, zarek, roslin, tyrol],
      revealed: [zarek],
      at: { [adama]: 'administration' },
      decks: { mutiny: ['blackmail', 'panic'] },
    })
    game.answer(adama, 'location:administration')
    expect(mutinies(game, adama)).toEqual(['blackmail'])
  })

  test('D-ABIL-11, PQ3: what Install Upgrades brings goes to the new character of the current player', () => {
    const game = crisis('domestic-dispute', {
      players: [dee, adama, roslin, tyrol],
      resources: { morale: 3 },
      destiny: ['install-upgrades-0', 'install-upgrades-0'],
    })
    game
      .until((g) => g.happened('event.executed'))
      .answer('', helo)
      .until(step('crisis'))
    expect(game.player(helo)).toMatchObject({ at: 'off-board' }) // and is not sent to Sickbay
    expect(game.player(helo).hand).toHaveLength(1)
  })

  test('P-EXEC-31, D-OVER-18: Romo cannot begin on a destroyed Colonial One', () => {
    const game = crisis(verdict, { players: [adama, roslin, tyrol], sides: { 'colonial-one': 'destroyed' } })
    game.answer(adama, 'option:0').answer('', romo)
    expect(game.player(romo).at).toBe('hangar-deck')
  })

  test('D-GEN-22: Lee spares the accused, and Helo has him executed after all', () => {
    const game = crisis(verdict, {
      players: [tyrol, lee, roslin, helo],
      titles: { admiral: lee },
      hands: { [tyrol]: ['repair-1', 'repair-2'] },
    })
    game.answer(lee, 'choose-a-different-path').answer(helo, 'moral-compass')
    game.untilAsked(helo).answer(helo, 'option:0')
    expect(game.happened('event.executed')).toBe(true)
  })
})

describe('Leaders of Pegasus', () => {
  test('D-MUT-12, D-MUT-5: infiltrating, one can be picked for a Mutiny card, and goes to the Brig for a second', () => {
    const game = crisis('prison-labor', {
      players: [adama, tyrol, cavil, roslin],
      standing: { [cavil]: 'infiltrating' },
      at: { [cavil]: 'command' },
      destiny: ['exploit-a-weakness-5', 'repair-1'],
      held: { [cavil]: { mutiny: ['panic'] } },
    })
    game.untilAsked(adama, 'prompt.pick').answer(adama, 'seat:2')
    expect(game.player(cavil).at).toBe('brig')
    expect(game.request(cavil)).toMatchObject({ prompt: { key: 'prompt.discard-held' }, min: 1 })
  })

  test('D-INFIL-1: Leoben infiltrates only where nobody is', () => {
    const game = play({
      players: [leoben, adama, roslin, tyrol],
      at: { [adama]: 'command', [roslin]: 'brig', [tyrol]: 'hangar-deck' },
    })
    game.answer(leoben, 'infiltrate')
    const places = game.options(leoben)
    expect(places).toContain('location:armory')
    for (const taken of ['command', 'hangar-deck', 'brig']) expect(places).not.toContain(`location:${taken}`)
  })

  test('D-HOME-34, P-MOVE-2: on the side of the Cylons Leoben goes to the Rebel Basestar for a card and pays there with his miracle', () => {
    const game = play({
      players: [leoben, adama, roslin, tyrol],
      config: { ...config, objective: 'earth' },
      sides: { 'rebel-basestar': 'cylon' },
      step: 'movement',
      at: { [leoben]: 'cylon-fleet' },
      hands: { [leoben]: ['bait-0'] },
    })
    game.answer(leoben, 'hybrid-tank').answer(leoben, 'location:hybrid-tank')
    expect(game.player(leoben)).toMatchObject({ hand: [], tokens: { miracle: 0 } })
    expect(prompt(game, leoben)).toBe('prompt.arrange-on-top')
  })

  test('D-MIX-6, D-LOY-10, D-LOY-11: seven, with one of them: 15 Loyalty cards with Baltar and Boomer', () => {
    const characters = [adama, roslin, tyrol, baltar, boomer, cavil, zarek]
    const game = testGame(newGame({ ...config, players: 7, firstPlayer: 0, characters }, 'seven'))
    game.until((g) => g.state.turn.number > 0)
    const dealt = game.state.players.reduce((n, p) => n + p.loyalty.length + p.shown.length, 0)
    expect(dealt + game.state.loyaltyDeck.length).toBe(15)
    expect(game.player(cavil)).toMatchObject({ loyalty: [], tokens: { miracle: 1 } })
    expect(game.player(cavil).held.motive).toHaveLength(2)
    expect(mutinies(game, zarek).length).toBeGreaterThan(0)
    expect(invariants(game.state)).toEqual([])
  })
})

describe('Fighters and civilian ships', () => {
  test('DT36: Escort saves a civilian ship from Main Batteries', () => {
    const game = play({
      players: [adama, hotdog, roslin, tyrol],
      at: { [adama]: 'main-batteries' },
      ships: { bow: { civilian: 1, viper: 1 } },
      dice: [1],
    })
    game.answer(adama, 'location:main-batteries').answer(adama, 'bow').answer(hotdog, 'escort')
    game.until(step('action'))
    expect(game.happened('event.ship-withdrawn')).toBe(true)
    expect(game.state.resources.population).toBe(12)
  })

  test('D-RAPTOR-7, D-RAPTOR-11: who fires Main Batteries may let them hit an assault raptor, which is destroyed', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: 'main-batteries' },
      ships: { bow: { 'assault-raptor': 1, viper: 1 } },
      dice: [2],
    })
    game.answer(tyrol, 'location:main-batteries').answer(tyrol, 'bow')
    const raptor = game.state.ships.find((s) => s.kind === 'assault-raptor')
    game.answer(tyrol, `ship:${raptor?.id}`)
    expect(game.state.fleet['assault-raptor']).toMatchObject({ destroyed: 1 })
  })

  test('PQ40, D-RAPTOR-6: Standoff with Pegasus finds an assault raptor in space', () => {
    const game = crisis('standoff-with-pegasus', {
      players: [roslin, adama, tyrol],
      ships: { bow: { 'assault-raptor': 1 } },
      destiny: ['repair-1', 'repair-1'],
    })
    game.until(step('crisis'))
    expect(game.state.fleet['assault-raptor']).toMatchObject({ destroyed: 1 })
  })

  test('PT30, D-MIR-1: The Farm stops a miracle of an infiltrating Leader, and none of one among the Cylons', () => {
    const farm = [{ card: 'the-farm', deck: 'super-crisis' }]
    const among = play({ players: [athena, adama, roslin, tyrol], inPlay: farm })
    expect(among.options(athena)).not.toContain('ability:resolute')
    const apart = play({ players: [cavil, adama, roslin, tyrol], inPlay: farm, step: 'movement' })
    expect(apart.options(cavil)).toContain('0:aggressive-tactics')
  })

  test('P-EXEC-7, PQ35, DQ19: at the Airlock a Leader loses his hand and his miracle, not what he plans', () => {
    const game = play({
      players: [adama, six, roslin, tyrol],
      at: { [adama]: 'airlock', [six]: 'caprica' },
      superCrises: { [six]: ['the-farm'] },
      hands: { [adama]: strong, [six]: ['bait-0'] },
      destiny: fair,
      held: { [six]: { motive: ['make-an-ally'] } },
    })
    game.answer(adama, 'location:airlock').answer(adama, 'seat:1').untilAsked(six).pass(six)
    adds(game, adama).until(step('action'))
    expect(game.player(six)).toMatchObject({ at: 'resurrection-ship', hand: [], tokens: { miracle: 0 } })
    expect(game.player(six).superCrises).toEqual(['the-farm'])
    expect(game.player(six).held.motive).toEqual(['make-an-ally'])
  })
})
