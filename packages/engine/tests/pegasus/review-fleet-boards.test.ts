import { describe, expect, test } from 'vitest'
import type { Position, TestGame } from '../../src/testing/index.ts'
import { adama, kara, roslin, zarek } from './check-play.ts'
import { baltar, cavil, dee, play, tigh, tyrol } from './people.ts'
import { apollo, crisis, prompt } from './review-fleet-play.ts'

describe('the Pegasus', () => {
  const three = ['airlock', 'main-batteries', 'engine-room']

  test('P-PEG-4, P-PEG-11: of two damages the first destroys the Pegasus, the second has no choice', () => {
    const game = crisis('a-verdict-of-guilty', {
      players: [tyrol, adama, roslin],
      damaged: three,
      at: { [roslin]: 'airlock', [tyrol]: 'pegasus-cic' },
      nextTokens: ['pegasus-damage-cic', 'damage-armory'],
    }).answer(adama, 'option:1')
    game.answer(tyrol, 'board:pegasus')
    expect(game.happened('event.board-turned')).toBe(true)
    expect(game.player(roslin).at).toBe('sickbay')
    expect(game.player(tyrol).at).toBe('sickbay')
    expect(game.view(adama).damaged).toContain('armory')
    expect(game.asked.includes(tyrol) && prompt(game, tyrol) === 'prompt.damage-board').toBe(false)
  })

  test('P-PEG-13, P-PEG-8: a 3 at Pegasus CIC destroys the ship under the one who fires', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: 'pegasus-cic', [roslin]: 'engine-room' },
      damaged: three,
      ships: { bow: { basestar: 1 } },
      dice: [3],
      decks: { crisis: ['food-hoarding-in-the-fleet'] },
    }).answer(tyrol, 'location:pegasus-cic')
    expect(game.player(tyrol).at).toBe('sickbay')
    expect(game.player(roslin).at).toBe('sickbay')
    expect(game.asked).toEqual([roslin])
    expect(game.state.ships.filter((s) => s.kind === 'basestar')).toHaveLength(1)
  })

  test('PT26, PT27, P-PEG-13: an 8 at Pegasus CIC on a basestar with two damages: Guardians and Major Victory, and no second hit', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: 'pegasus-cic' },
      ships: { bow: { basestar: 1 } },
      basestarDamage: { bow: ['disabled-hangar', 'disabled-weapons'] },
      inPlay: [{ card: 'the-guardians', deck: 'crisis' }],
      hands: { [tyrol]: ['major-victory-1'], [adama]: ['major-victory-2'] },
      resources: { morale: 8 },
      dice: [8, 5],
    }).answer(tyrol, 'location:pegasus-cic')
    expect(game.state.ships.filter((s) => s.kind === 'basestar')).toEqual([])
    game.until((g) => g.asked.includes(tyrol))
    game.answer(tyrol, 'major-victory-1')
    game.until((g) => g.state.turn.step !== 'action')
    expect(game.state.resources.morale).toBe(8)
    expect(game.state.fleet.raptor?.reserve).toBe(3)
  })

  test('P-PEG-10: nothing repairs what is left of a destroyed Pegasus', () => {
    const game = play({
      players: [roslin, adama, tyrol],
      damaged: ['pegasus-cic', ...three, 'armory'],
      sides: { pegasus: 'destroyed' },
      quorum: ['resources-for-galactica'],
    }).answer(roslin, 'quorum:resources-for-galactica')
    expect(game.options(roslin)).toEqual(['location:armory'])
  })

  test('P-PEG-7: Repair works where one is on the Pegasus, and the token can be drawn again', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      damaged: ['airlock'],
      at: { [tyrol]: 'airlock' },
      hands: { [tyrol]: ['repair-1'] },
    })
    expect(game.options(tyrol)).not.toContain('location:airlock')
    game.answer(tyrol, 'repair-1')
    expect(game.view(tyrol).damaged).toEqual([])
  })

  test("P-PEG-4: in a Cylon player's turn it is he who says which ship takes the damage", () => {
    const game = play({
      players: [baltar, adama, roslin],
      revealed: [baltar],
      at: { [baltar]: 'cylon-fleet' },
      ships: { bow: { basestar: 1 } },
      dice: [8],
    }).answer(baltar, 'location:cylon-fleet')
    game.until((g) => g.asked.includes(baltar) && g.options(baltar).some((o) => o.includes('basestars')))
    game.answer(baltar, game.options(baltar).find((o) => o.includes('basestars')) ?? '')
    expect(prompt(game, baltar)).toBe('prompt.damage-board')
  })

  test('P-PEG-15, PT13: Jury Rigged on the Airlock against somebody in the Brig: 12 - 4 - 4', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: 'airlock', [roslin]: 'brig' },
      hands: { [adama]: ['jury-rigged-1'] },
    })
      .answer(tyrol, 'location:airlock')
      .answer(tyrol, 'seat:2')
    game.answer(adama, 'jury-rigged-1')
    expect(game.view(adama).check?.difficulty).toBe(4)
  })

  test('P-PEG-5, P-RECK-9: By Your Command destroys the Pegasus in the Airlock check; it is finished all the same', () => {
    const game = play({
      players: [tyrol, adama, roslin, tigh],
      at: { [tyrol]: 'airlock' },
      damaged: ['pegasus-cic', 'main-batteries', 'engine-room'],
      hands: {
        [adama]: ['strategic-planning-5', 'strategic-planning-4', 'at-any-cost-3', 'by-your-command-1'],
      },
      ships: { bow: { raider: 1 } },
      dice: [8],
      nextTokens: ['pegasus-damage-airlock'],
      destiny: ['launch-scout-2', 'launch-scout-1'],
    })
      .answer(tyrol, 'location:airlock')
      .answer(tyrol, 'seat:2')
    game.until((g) => g.asked.includes(adama)).answer(adama, 'at-any-cost-3')
    game.untilAsked(adama, 'prompt.contribute').answer(adama, ...game.options(adama))
    game.untilAsked(tyrol, 'prompt.damage-board').answer(tyrol, 'board:pegasus')
    expect(game.player(tyrol).at).toBe('sickbay')
    game.until((g) => g.happened('event.check-pass') || g.happened('event.check-fail'))
    expect(game.happened('event.check-pass')).toBe(true)
    expect(game.happened('event.executed')).toBe(true)
  })

  test('P-PEG-16: Main Batteries with nothing to hit there; a 2 on a piloted viper sends its pilot to Sickbay', () => {
    const game = play({
      players: [tyrol, kara, roslin],
      at: { [tyrol]: 'main-batteries' },
      piloting: { [kara]: 'bow-port' },
      dice: [2],
    }).answer(tyrol, 'location:main-batteries')
    game.answer(tyrol, 'area:bow-port')
    expect(game.player(kara).at).toBe('sickbay')
  })

  test('P-PEG-18, PT37: Engine Room used, then the current player is executed as a human: the jump is still prepared (PQ3)', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: 'engine-room' },
      hands: { [tyrol]: ['repair-1', 'repair-1'] },
      decks: { crisis: ['defending-a-prisoner'] },
      dice: [1],
      destiny: ['repair-1', 'repair-1'],
    }).answer(tyrol, 'location:engine-room')
    game.until((g) => g.happened('event.executed'))
    game.answer('', 'character:tom-zarek')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.jumpTrack).toBe(1)
  })
})

describe('jumps and lasting cards', () => {
  const jumping = (p: Partial<Position> & Pick<Position, 'players'>): TestGame =>
    play({ jumpTrack: 4, dice: [8], ...p }).answer(p.players[0] ?? '', 'location:ftl-control')

  test('Misjump: a civilian ship, then a card of the deck, which counts alone', () => {
    const game = jumping({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: 'ftl-control' },
      decks: { destination: ['misjump', 'gas-cloud', 'binary-star'] },
    }).answer(adama, 'misjump')
    game.until((g) => g.state.travelled.length > 0)
    expect(game.state.travelled).toEqual(['binary-star'])
    expect(game.state.decks.destination?.discard).toEqual(['misjump'])
    expect(game.state.decks.destination?.draw[0]).toBe('gas-cloud')
  })

  test('Mining Asteroid finds Scar on the discard pile, with no icons and no second Crisis step', () => {
    const game = jumping({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: 'ftl-control' },
      decks: { destination: ['mining-asteroid', 'gas-cloud'], crisis: ['food-hoarding-in-the-fleet'] },
      discards: { crisis: ['scar'] },
    }).answer(adama, 'mining-asteroid')
    expect(game.state.inPlay.map((c) => c.card)).toContain('scar')
    expect(game.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(1)
  })

  test('Mining Asteroid with Scar in play before the jump: the jump discards it, and it is found again', () => {
    const game = jumping({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: 'ftl-control' },
      inPlay: [{ card: 'scar', deck: 'crisis' }],
      ships: { bow: { raider: 1 } },
      marked: [{ token: 'scar', kind: 'raider', area: 'bow' }],
      decks: { destination: ['mining-asteroid', 'gas-cloud'], crisis: ['food-hoarding-in-the-fleet'] },
    }).answer(adama, 'mining-asteroid')
    expect(game.state.inPlay.map((c) => c.card)).toEqual(['scar'])
    expect(game.state.ships.filter((s) => s.kind === 'raider').map((s) => s.area)).toHaveLength(1)
  })

  test('PT39, PQ3, P-EXEC-32: a hidden Cylon jumps from FTL Control; he and a human in the Engine Room are executed, Dee follows', () => {
    const game = jumping({
      players: [tyrol, adama, dee],
      at: { [tyrol]: 'ftl-control', [adama]: 'engine-room' },
      loyalty: { [tyrol]: ['cylon-morale', 'not-a-cylon'] },
      inPlay: [{ card: 'lured-into-a-trap', deck: 'super-crisis' }],
      resources: { morale: 3 },
      decks: { destination: ['gas-cloud', 'binary-star'] },
    }).answer(adama, 'binary-star')
    game.untilAsked(tyrol, 'prompt.pass-loyalty')
    expect(game.options(tyrol)).toEqual(['seat:1', 'seat:2'])
    game.answer(tyrol, 'seat:2')
    game.answer('', 'character:tom-zarek')
    expect(game.events.filter((e) => e.key === 'event.executed')).toHaveLength(3)
    game.answer('', `character:${apollo}`)
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.resources.morale).toBe(2)
    expect(game.happened('event.crisis')).toBe(false)
    expect(game.state.turn.seat).toBe(1)
  })

  test('The Farm: a new character cannot use his ability either; a Cylon Leader can', () => {
    const game = play({
      players: [roslin, adama, tyrol],
      at: { [roslin]: 'brig' },
      quorum: ['execute-prisoner'],
      inPlay: [{ card: 'the-farm', deck: 'super-crisis' }],
    }).answer(roslin, 'quorum:execute-prisoner')
    game.answer('', `character:${tigh}`)
    game.until((g) => g.state.turn.seat === 1)
    game.until(
      (g) => g.state.turn.seat === 0 && g.asked.includes(tigh) && prompt(g, tigh) === 'prompt.action',
    )
    expect(game.options(tigh)).not.toContain('ability:declare-martial-law')
    const leader = play({
      players: [cavil, adama, tyrol, roslin],
      step: 'movement',
      at: { [cavil]: 'caprica' },
      inPlay: [{ card: 'the-farm', deck: 'super-crisis' }],
    })
    expect(leader.options(cavil).some((o) => o.includes('aggressive-tactics'))).toBe(true)
  })

  test('PT29, A Civilian Convoy: morale given for fuel that Preventative Policy saves still brings the fuel', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      step: 'movement',
      at: { [tyrol]: 'ftl-control' },
      jumpTrack: 4,
      dice: [8],
      hands: { [tyrol]: ['preventative-policy-3'] },
      decks: { destination: ['a-civilian-convoy', 'gas-cloud'] },
    }).answer(tyrol, 'preventative-policy-3')
    game.answer(tyrol, 'option:2').answer(tyrol, 'location:ftl-control')
    game.answer(adama, 'a-civilian-convoy').answer(adama, 'yes')
    expect(game.state.resources).toMatchObject({ fuel: 6, morale: 10 })
  })

  test('PT24, PT25: Dogfight and Scar together: both lie there, and Scar acts twice', () => {
    const game = crisis('food-hoarding-in-the-fleet', {
      players: [tyrol, adama, roslin],
      inPlay: [
        { card: 'scar', deck: 'crisis' },
        { card: 'dogfight', deck: 'crisis' },
      ],
      ships: { bow: { raider: 1, basestar: 1 }, stern: { viper: 1 } },
      marked: [{ token: 'scar', kind: 'raider', area: 'bow' }],
      dice: [1, 1, 1],
    }).answer(roslin, 'option:1')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(3)
  })

  test('Demand Peace: President and Admiral lose their whole hands; one person twice is once', () => {
    const game = play({
      players: [baltar, zarek, roslin],
      revealed: [baltar],
      at: { [baltar]: 'caprica' },
      titles: { president: roslin, admiral: roslin },
      superCrises: { [baltar]: ['demand-peace-manifesto'] },
      hands: { [roslin]: ['repair-1', 'sabotage-3'], [baltar]: ['sabotage-3'] },
      nextTokens: ['damage-armory'],
    }).answer(baltar, 'location:caprica')
    game.until((g) => g.asked.includes(roslin)).answer(roslin, 'option:1')
    expect(game.player(roslin).hand).toEqual([])
    expect(game.request(baltar).window).toBe('cards-discarded')
  })
})
