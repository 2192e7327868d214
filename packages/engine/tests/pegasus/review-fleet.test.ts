import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import { adama, allIn, kara, labor, roslin, strength, told, zarek } from './check-play.ts'
import { baltar, cain, cavil, config, dee, kat, play, tigh, tyrol } from './people.ts'

// Rules and cards of the box meeting each other, with the Kobol objective.

const boomer = 'sharon-valerii'
const apollo = 'lee-adama'
const helo = 'karl-agathon'

const at = (game: TestGame, seat: number) => game.state.players[seat]
/** How many cards were discarded each time. */
const discards = (game: TestGame) =>
  told(game, 'event.discarded-cards').map((e) =>
    'cards' in e && Array.isArray(e.cards) ? e.cards.length : 0,
  )
const prompt = (game: TestGame, who: string) => game.request(who).prompt.key

const crisis = (card: string, p: Partial<Position> & Pick<Position, 'players'>): TestGame =>
  play({ step: 'crisis', ...p, decks: { crisis: [card], ...p.decks } })

describe('executions and what they interrupt', () => {
  test('P-EXEC-1, P-TREACH-8: Sabotage answers the hand of who is executed, who is a human player until his card is up', () => {
    const game = crisis('a-verdict-of-guilty', {
      players: [tyrol, adama, roslin, baltar],
      revealed: [baltar],
      loyalty: { [tyrol]: ['cylon-morale'] },
      at: { [tyrol]: 'armory' },
      hands: { [tyrol]: ['special-destiny-2'], [baltar]: ['sabotage-3'] },
      nextTokens: ['damage-armory'],
    }).answer(adama, 'option:0')
    expect(game.asked).toEqual([baltar])
    game.answer(baltar, 'sabotage-3').answer(tyrol, 'board:galactica')
    expect(game.view(adama).damaged).toEqual(['armory'])
    game.until((g) => g.happened('event.revealed'))
    expect(game.player(tyrol)).toMatchObject({ at: 'resurrection-ship', revealed: true })
  })

  test('A Verdict of Guilty: the Admiral executed as current player: the next Admiral discards', () => {
    const three = ['repair-1', 'repair-1', 'repair-1', 'repair-1']
    const game = crisis('a-verdict-of-guilty', {
      players: [adama, tigh, roslin],
      titles: { admiral: adama },
      hands: { [adama]: ['executive-order-1'], [tigh]: three },
    }).answer(adama, 'option:0')
    expect(game.state.titles.admiral).toBe(0)
    game.answer('', 'character:louanne-katraine')
    expect(game.state.titles.admiral).toBe(1)
    game.answer(tigh, 'repair-1', 'repair-1', 'repair-1')
    expect(discards(game).slice(0, 2)).toEqual([1, 3])
  })

  test('PQ22, PQ3: a hidden Cylon executed in his own Crisis step: the text ends, no icon, no jump', () => {
    const game = crisis('a-verdict-of-guilty', {
      players: [tyrol, adama, roslin],
      loyalty: { [tyrol]: ['cylon-morale'] },
      hands: { [adama]: ['executive-order-1'] },
      ships: { bow: { basestar: 1 } },
    }).answer(adama, 'option:0')
    game.until((g) => g.state.turn.seat !== 0)
    expect(discards(game)).toEqual([1])
    expect(game.state.jumpTrack).toBe(0)
    expect(game.happened('event.activate')).toBe(false)
    expect(game.state.titles.admiral).toBe(1)
  })

  test('P-TERM-7: Verdict at Caprica: the Cylon ignores his execution, the Admiral still discards', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      revealed: [tyrol],
      at: { [tyrol]: 'caprica' },
      hands: { [adama]: ['executive-order-1', 'executive-order-1'], [tyrol]: ['gods-plan-2'] },
      decks: { crisis: ['a-verdict-of-guilty', 'food-hoarding-in-the-fleet'] },
      ships: { bow: { basestar: 1 } },
    }).answer(tyrol, 'location:caprica')
    game.until((g) => g.asked.includes(tyrol) && g.options(tyrol).some((o) => o.includes('verdict')))
    game.answer(tyrol, 'a-verdict-of-guilty').answer(adama, 'option:0')
    expect(prompt(game, tyrol)).toBe('prompt.consent')
    game.answer(tyrol, 'no')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.player(tyrol).hand).toContain('gods-plan-2')
    expect(discards(game)).toEqual([2])
    expect(game.state.jumpTrack).toBe(1)
    expect(game.happened('event.activate')).toBe(false)
  })

  test('Assassination Plot: the Admiral whose turn it is does it once', () => {
    const game = crisis('assassination-plot', {
      players: [adama, tigh, roslin],
      titles: { admiral: adama },
      hands: { [adama]: Array(7).fill('executive-order-1') },
      used: { [adama]: ['command-authority'] },
    }).answer(roslin, 'option:0')
    game.answer(adama, ...game.options(adama).slice(0, 3))
    expect(game.player(adama).hand).toHaveLength(7)
    expect(game.player(adama).hand.filter((c) => c === 'executive-order-1')).toHaveLength(4)
  })

  test('PT29, Eulogy: an execution whose morale Preventative Policy saved has cost none', () => {
    const game = crisisAfterPolicy()
    game.answer(adama, 'option:0').answer('', 'character:louanne-katraine')
    expect(game.state.resources.morale).toBe(10)
    expect(at(game, 0)?.past).toEqual(['executed'])
  })

  function crisisAfterPolicy(): TestGame {
    const game = play({
      players: [tyrol, adama, roslin],
      step: 'movement',
      hands: { [tyrol]: ['preventative-policy-3'] },
      decks: { crisis: ['a-verdict-of-guilty'] },
    }).answer(tyrol, 'preventative-policy-3')
    game.answer(tyrol, 'option:2')
    return game.until((g) => g.asked.includes(adama))
  }

  test('P-EXEC-32, PT30: Dee follows an execution that brought morale to 2, at no further cost, once both are done', () => {
    const game = crisis('a-verdict-of-guilty', {
      players: [tyrol, adama, dee],
      resources: { morale: 3 },
      hands: { [dee]: ['repair-1'], [adama]: ['repair-1'] },
    }).answer(adama, 'option:0')
    expect(game.state.resources.morale).toBe(2)
    expect(game.player(dee).hand).toEqual(['repair-1'])
    game.answer('', 'character:louanne-katraine')
    expect(game.events.filter((e) => e.key === 'event.executed')).toHaveLength(2)
    game.answer('', 'character:helena-cain')
    expect(game.request(cain).prompt.key).toBe('prompt.start')
    game.answer(cain, 'location:command')
    expect(game.state.resources.morale).toBe(2)
    expect(game.state.titles.admiral).toBe(1)
    expect(discards(game)).toEqual([1, 1])
  })

  test('PT30: morale already at 2 and lost again: Dee chosen later is executed at the next loss only', () => {
    const game = crisis('a-verdict-of-guilty', {
      players: [tyrol, adama, roslin],
      resources: { morale: 3 },
    }).answer(adama, 'option:0')
    game.answer('', 'character:anastasia-dualla')
    expect(game.player(dee).at).toBe('communications')
    expect(game.events.filter((e) => e.key === 'event.executed')).toHaveLength(1)
  })

  test('P-EXEC-20, P-SUCC-8: a President executed by his own Quorum card; the hand follows the title', () => {
    const game = play({
      players: [roslin, adama, tyrol],
      at: { [roslin]: 'brig' },
      quorum: ['execute-prisoner', 'food-rationing'],
    }).answer(roslin, 'quorum:execute-prisoner')
    game.answer('', 'character:gaius-baltar')
    expect(game.state.titles.president).toBe(0)
    expect(game.state.quorum).toEqual(['food-rationing'])
    expect(game.state.decks.quorum.discard).toEqual(['execute-prisoner'])
  })

  test('P-SUCC-10: an Admiral in the Brig with all others there, executed: the new character is out of it and Admiral', () => {
    const game = play({
      players: [roslin, adama, tyrol],
      at: { [roslin]: 'brig', [adama]: 'brig', [tyrol]: 'brig' },
      titles: { admiral: adama },
      quorum: ['execute-prisoner'],
    })
      .answer(roslin, 'quorum:execute-prisoner')
      .answer(roslin, 'seat:1')
    game.answer('', 'character:tom-zarek')
    expect(game.state.titles.admiral).toBe(1)
    const other = play({
      players: [roslin, adama, tyrol],
      at: { [roslin]: 'brig', [adama]: 'brig', [tyrol]: 'brig' },
      titles: { admiral: adama },
      quorum: ['execute-prisoner'],
    })
      .answer(roslin, 'quorum:execute-prisoner')
      .answer(roslin, 'seat:2')
    other.answer('', 'character:tom-zarek')
    expect(other.state.titles.admiral).toBe(2)
  })

  test('P-REVEAL-17: a hidden Cylon executed by the first action of an Executive Order has no second', () => {
    const game = play({
      players: [adama, tyrol, roslin, tigh],
      loyalty: { [tyrol]: ['cylon-morale'] },
      at: { [tyrol]: 'airlock' },
      hands: {
        [adama]: [
          'executive-order-1',
          'strategic-planning-5',
          'strategic-planning-4',
          'strategic-planning-4',
        ],
      },
      destiny: ['launch-scout-2', 'launch-scout-1'],
      used: { [adama]: ['command-authority'] },
    })
      .answer(adama, 'executive-order-1')
      .answer(adama, 'seat:1')
    game.answer(tyrol, 'actions').answer(tyrol, 'location:airlock').answer(tyrol, 'seat:1')
    game.untilAsked(adama, 'prompt.contribute').answer(adama, ...game.options(adama))
    game.until((g) => g.happened('event.revealed'))
    expect(game.player(tyrol).revealed).toBe(true)
    expect(game.player(tyrol).superCrises).toEqual([])
    game.until((g) => !g.asked.includes(tyrol) || g.state.turn.seat !== 0)
    expect(game.state.turn.seat).toBe(0)
  })

  test('P-EXEC-22, P-EXEC-11: replacement Boomer after the phase, who held both titles, keeps the presidency if first in line', () => {
    const game = crisis('a-verdict-of-guilty', {
      players: [tyrol, kara, tigh],
      titles: { admiral: tyrol, president: tyrol },
      used: { [kara]: ['secret-destiny'] },
      distance: 4,
      milestones: [4],
    }).answer(tyrol, 'option:0')
    game.answer('', `character:${boomer}`)
    expect(game.player(boomer).at).toBe('brig')
    expect(game.state.titles).toMatchObject({ president: 0, admiral: 2 })
  })

  test('P-EXEC-31, P-PEG-10: replacement Cain with the Pegasus lost begins in Command', () => {
    const game = crisis('a-verdict-of-guilty', {
      players: [tyrol, adama, roslin],
      damaged: ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'],
      sides: { pegasus: 'destroyed' },
    }).answer(adama, 'option:0')
    game.answer('', `character:${cain}`)
    expect(game.player(cain).at).toBe('command')
    expect(game.state.titles.admiral).toBe(1)
  })

  test('P-EXEC-25: replacement Apollo in his Action step launches and goes on with his turn (PQ3)', () => {
    const game = play({
      players: [roslin, adama, tyrol],
      at: { [roslin]: 'brig' },
      quorum: ['execute-prisoner'],
    }).answer(roslin, 'quorum:execute-prisoner')
    game.answer('', `character:${apollo}`)
    game.until((g) => g.player(apollo).at === 'piloting')
    expect(game.player(apollo).at).toBe('piloting')
    expect(game.state.turn.seat).toBe(0)
  })

  test('P-EXEC-24: replacement Helo in his own turn is Stranded in the next one', () => {
    const game = play({
      players: [roslin, adama, tyrol],
      at: { [roslin]: 'brig' },
      quorum: ['execute-prisoner'],
    }).answer(roslin, 'quorum:execute-prisoner')
    game.answer('', `character:${helo}`)
    expect(game.player(helo).at).toBe('off-board')
    game.until((g) => g.state.turn.seat === 1)
    expect(game.player(helo).at).toBe('off-board')
    game.until((g) => g.state.turn.seat === 0)
    expect(game.player(helo).at).toBe('off-board')
    game.until((g) => g.state.turn.seat === 1)
    game.until((g) => g.state.turn.seat === 0)
    expect(game.player(helo).at).toBe('hangar-deck')
  })

  test('P-EXEC-29: a Sympathizer who became a Cylon is executed as one', () => {
    const game = play({
      players: [tyrol, adama, roslin, tigh],
      sympathizer: roslin,
      shown: { [roslin]: ['sympathizer'] },
      loyalty: { [roslin]: ['cylon-morale'] },
      at: { [tyrol]: 'airlock', [roslin]: 'caprica' },
      hands: {
        [adama]: ['strategic-planning-5', 'strategic-planning-4', 'strategic-planning-4'],
        [roslin]: ['repair-1'],
      },
      destiny: ['launch-scout-2', 'launch-scout-1'],
    })
      .answer(tyrol, 'location:airlock')
      .answer(tyrol, 'seat:2')
    game.untilAsked(adama, 'prompt.contribute').answer(adama, ...game.options(adama))
    game.until((g) => g.happened('event.executed'))
    expect(game.player(roslin)).toMatchObject({
      at: 'resurrection-ship',
      hand: [],
      loyalty: ['cylon-morale'],
    })
    expect(game.state.resources.morale).toBe(10)
    expect(game.happened('event.revealed')).toBe(false)
  })
})

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

describe('treachery and reckless checks', () => {
  test('P-CLAR-4, P-RECK-12: what Dee adds is added by a player: with Investigative Committee it lies face up', () => {
    const game = crisis('prison-labor', {
      players: [zarek, dee, roslin, adama],
      used: { [adama]: ['command-authority'] },
      hands: { [roslin]: ['investigative-committee-pegasus-3'], [adama]: ['repair-1'] },
      decks: { piloting: ['evasive-maneuvers-1', 'evasive-maneuvers-2', 'maximum-firepower-3'] },
      destiny: ['repair-1', 'consolidate-power-1'],
    })
    game.answer(dee, 'fast-learner')
    game.until((g) => g.asked.includes(dee) && g.options(dee).some((o) => o.includes('piloting')))
    game.answer(dee, 'piloting')
    game.answer(dee, 'check')
    game.until((g) => g.asked.includes(roslin)).answer(roslin, 'investigative-committee-pegasus-3')
    game.untilAsked(adama, 'prompt.contribute')
    const seen = game.view(zarek).check?.cards ?? []
    expect(seen.filter((c) => c !== null).sort()).toEqual([
      'evasive-maneuvers-1',
      'evasive-maneuvers-2',
      'maximum-firepower-3',
    ])
  })

  test('PT13: Guts and Initiative keeps the Destiny deck out, not what Dee adds', () => {
    const game = crisis('prison-labor', {
      players: [zarek, dee, roslin, adama],
      used: { [adama]: ['command-authority'] },
      hands: { [roslin]: ['guts-and-initiative-1'] },
      decks: { piloting: ['evasive-maneuvers-1', 'evasive-maneuvers-2', 'maximum-firepower-3'] },
    })
    game.answer(dee, 'fast-learner')
    game.until((g) => g.asked.includes(dee) && g.options(dee).some((o) => o.includes('piloting')))
    game.answer(dee, 'piloting').answer(dee, 'check')
    game.until((g) => g.asked.includes(roslin)).answer(roslin, 'guts-and-initiative-1')
    expect(strength(allIn(game))).toBe(-6)
  })

  test('P-TREACH-8, P-TIME-2: two Cylons with Sabotage for the same discard: one is used', () => {
    const game = play({
      players: [zarek, kara, roslin, adama, baltar],
      revealed: [baltar, roslin],
      step: 'movement',
      at: { [zarek]: 'armory' },
      hands: { [zarek]: ['special-destiny-2'], [roslin]: ['sabotage-3'], [baltar]: ['sabotage-3'] },
      nextTokens: ['damage-command'],
    }).answer(zarek, 'press-room')
    game.answer(roslin, 'sabotage-3').answer(baltar, 'sabotage-3')
    expect(prompt(game, zarek)).toBe('prompt.order')
    game.answer(zarek, game.options(zarek)[0] ?? '').answer(zarek, 'board:galactica')
    const left = game.player(roslin).hand.length + game.player(baltar).hand.length
    expect(left).toBe(1)
    expect(game.player(zarek).at).toBe('press-room')
    expect(game.view(zarek).damaged).toEqual(['command'])
  })

  test('P-TREACH-8, P-TIME-7: Sabotage in the middle of an exchange: the damage comes before the card is drawn', () => {
    const game = crisis('civilian-ship-nuked', {
      players: [tyrol, adama, roslin, baltar],
      revealed: [baltar],
      at: { [tyrol]: 'armory' },
      hands: {
        [tyrol]: ['special-destiny-2'],
        [baltar]: ['sabotage-3', 'gods-plan-2'],
        [adama]: ['gods-plan-2'],
      },
      nextTokens: ['damage-armory'],
    }).answer(roslin, 'option:0')
    game.until((g) => g.asked.includes(baltar))
    game.answer(baltar, 'sabotage-3').answer(tyrol, 'board:galactica')
    expect(game.player(tyrol).hand).toHaveLength(1)
    // Adama discards a Treachery card, too: a second one cannot be answered.
    expect(game.player(adama).hand).toHaveLength(1)
    expect(prompt(game, baltar)).toBe('prompt.consent')
    game.answer(baltar, 'no')
    expect(game.player(baltar).hand).toContain('gods-plan-2')
    expect(game.player(baltar).hand).toHaveLength(2)
  })

  test('P-TERM-8: Reunite the Fleet at Caprica: the Cylon takes the exchange, keeps his cards and draws two', () => {
    const game = play({
      players: [baltar, adama, roslin],
      revealed: [baltar],
      at: { [baltar]: 'caprica' },
      hands: { [baltar]: ['gods-plan-2', 'repair-1'] },
      decks: { crisis: ['reunite-the-fleet', 'scar'] },
    }).answer(baltar, 'location:caprica')
    game.until((g) => g.asked.includes(baltar) && g.options(baltar).some((o) => o.includes('reunite')))
    game.answer(baltar, 'reunite-the-fleet')
    game.until((g) => g.asked.includes(baltar))
    game.answer(baltar, game.options(baltar)[1] ?? '')
    expect(prompt(game, baltar)).toBe('prompt.consent')
    game.answer(baltar, 'no')
    expect(game.player(baltar).hand).toHaveLength(4)
    expect(game.state.decks.crisis?.draw[0]).toBe('scar')
  })

  test('P-RECK-2, P-RECK-13: At Any Cost drawn by Support the People cannot be a second reckless card', () => {
    const game = labor({
      hands: { [roslin]: ['support-the-people-1'] },
      decks: { crisis: ['prison-labor'], leadership: ['at-any-cost-3', 'at-any-cost-4'] },
    }).answer(roslin, 'support-the-people-1')
    game.until((g) => g.asked.length > 0 && prompt(g, g.asked[0] ?? '') === 'prompt.contribute')
    expect(told(game, 'event.played')).toHaveLength(1)
  })

  test('PT14, PT13: Chief of Staff: politics counts for a check without it, with At Any Cost treachery too', () => {
    const game = crisis('training-snafu', {
      players: [zarek, kara, roslin, adama],
      used: { [adama]: ['command-authority'], [kara]: ['secret-destiny'] },
      inPlay: [{ card: 'assign-chief-of-staff', deck: 'quorum', holder: kara }],
      hands: { [adama]: ['at-any-cost-3', 'sabotage-3', 'consolidate-power-2', 'repair-1'] },
      destiny: ['executive-order-1', 'executive-order-1'],
    })
    game.answer(kara, 'assign-chief-of-staff')
    game.until((g) => g.asked.includes(adama)).answer(adama, 'at-any-cost-3')
    game.answer(zarek, 'at-any-cost-3').answer(kara, 'assign-chief-of-staff')
    expect(strength(allIn(game))).toBe(3 + 2 - 1 + 2)
    expect(game.state.inPlay).toEqual([])
    expect(game.state.decks.quorum.discard).toContain('assign-chief-of-staff')
  })

  test('PT16, P-REVEAL-4: who is on Probation and reveals himself loses it; nobody is asked at the next check', () => {
    const game = play({
      players: [zarek, kara, roslin, adama],
      loyalty: { [zarek]: ['cylon-morale'] },
      used: { [adama]: ['command-authority'], [kara]: ['secret-destiny'] },
      inPlay: [{ card: 'probation', deck: 'quorum', holder: zarek }],
    }).answer(zarek, 'reveal:cylon-morale')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.inPlay).toEqual([])
  })

  test('P-RECK-6, P-TREACH-12: two By Your Command and Special Destiny with an exhausted Treachery deck', () => {
    const game = labor({
      hands: {
        [adama]: ['jury-rigged-1'],
        [kara]: ['special-destiny-2', 'by-your-command-1', 'by-your-command-1'],
      },
      exactly: { treachery: ['gods-plan-2', 'gods-plan-2'] },
    }).answer(adama, 'jury-rigged-1')
    allIn(game)
    game.until((g) => g.happened('event.check-revealed'))
    expect(told(game, 'event.takes-effect')).toHaveLength(2)
    const held = game.state.players.flatMap((p) => p.hand).filter((c) => c === 'gods-plan-2')
    expect(held).toHaveLength(2)
  })

  test('Psychological Warfare: fewer than six Treachery cards are left; those discarded from the Destiny deck come back', () => {
    const game = play({
      players: [baltar, adama, roslin],
      revealed: [baltar],
      at: { [baltar]: 'caprica' },
      superCrises: { [baltar]: ['psychological-warfare'] },
      exactly: { treachery: ['gods-plan-2', 'gods-plan-2', 'gods-plan-2', 'human-weakness-3'] },
      destiny: ['human-weakness-3', 'repair-1'],
    }).answer(baltar, 'location:caprica')
    game.until((g) => g.asked.includes(roslin)).answer(roslin, 'option:1')
    expect(game.player(baltar).hand).toHaveLength(2)
    expect(game.state.destiny.length).toBeGreaterThanOrEqual(3)
    expect(game.state.destiny.length).toBeLessThanOrEqual(6)
  })

  test('PT21, PT26: Calculations turns the 4 of Major Victory into a 5, once', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: 'armory' },
      centurions: [1],
      hands: { [tyrol]: ['major-victory-1'], [adama]: ['calculations-3', 'calculations-4'] },
      resources: { morale: 5 },
      dice: [8, 4],
    }).answer(tyrol, 'location:armory')
    game.until((g) => g.asked.includes(tyrol) && g.options(tyrol).some((o) => o.includes('major-victory')))
    game.answer(tyrol, 'major-victory-1')
    game.until((g) => g.asked.includes(adama) && g.options(adama).some((o) => o.includes('calculations')))
    game.answer(adama, 'calculations-3')
    game.answer(adama, game.options(adama)[0] ?? '')
    expect(game.state.resources.morale).toBe(6)
    expect(game.player(adama).hand).toEqual(['calculations-4'])
  })
})

describe('loyalty, standing and titles', () => {
  const variant = { ...config, variants: ['sympathetic-cylon'] }
  const four = [tyrol, adama, roslin, tigh]
  const sleeper = (p: Partial<Position> = {}): TestGame =>
    scenario({
      players: four,
      config,
      at: { [tyrol]: 'ftl-control' },
      jumpTrack: 4,
      distance: 3,
      dice: [8],
      decks: { destination: ['binary-star', 'desolate-moon'] },
      ...p,
    }).answer(p.current ?? tyrol, 'location:ftl-control')

  test('P-LOY-5, P-VAR-7, PQ36: a Cylon hands on the Sympathetic Cylon with another card; the receiver turns and hands the rest on', () => {
    const game = sleeper({
      players: [tyrol, adama, boomer, tigh],
      config: variant,
      revealed: [boomer],
      loyalty: { [boomer]: [] },
      shown: { [boomer]: ['cylon-brig'] },
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'sympathetic-cylon', 'cylon-morale', 'not-a-cylon'],
    })
    game.untilAsked(boomer, 'prompt.pass-loyalty').answer(boomer, 'seat:1')
    expect(game.player(adama)).toMatchObject({ standing: 'sympathetic', at: 'resurrection-ship' })
    expect(game.state.titles.admiral).toBe(3)
    expect(game.request(adama).prompt.key).toBe('prompt.pass-loyalty')
    expect(game.options(adama)).toEqual(['seat:0', 'seat:3'])
    game.answer(adama, 'seat:0')
    expect(game.player(tyrol).loyalty).toContain('cylon-morale')
    expect(game.player(tyrol).loyalty).toHaveLength(5)
    expect(game.player(adama).superCrises).toEqual([])
    expect(game.saw(tigh)).not.toContain('event.loyalty-passed-cards')
  })

  test('P-VAR-7: Boomer dealt the Sympathetic Cylon ends on the Resurrection Ship, not in the Brig (P-TERM-10)', () => {
    const game = sleeper({
      players: [tyrol, adama, boomer, tigh],
      config: variant,
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'sympathetic-cylon', 'not-a-cylon', 'not-a-cylon'],
      hands: { [boomer]: ['repair-1', 'repair-1', 'repair-1', 'repair-1', 'repair-1'] },
    })
    game.untilAsked(boomer, 'prompt.discard')
    expect(game.request(boomer).min).toBe(2)
    game.answer(boomer, 'repair-1', 'repair-1')
    game.untilAsked(boomer, 'prompt.pass-loyalty').answer(boomer, 'seat:0')
    expect(game.player(boomer)).toMatchObject({ standing: 'sympathetic', at: 'resurrection-ship' })
  })

  test('P-LOY-7, B-SLEEP-9: the Sympathizer handed on with a resource in the red sends its receiver to the Brig, and the Admiral title goes', () => {
    const game = sleeper({
      players: [tyrol, adama, baltar, tigh],
      revealed: [baltar],
      resources: { fuel: 2 },
      decks: { destination: ['desolate-moon', 'binary-star'] },
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'sympathizer', 'not-a-cylon'],
    })
    game.untilAsked(baltar, 'prompt.pass-loyalty').answer(baltar, 'seat:1')
    expect(game.player(adama).at).toBe('brig')
    expect(game.state.titles.admiral).toBe(3)
    expect(game.player(adama).revealed).toBe(false)
  })

  test('P-LOY-1, P-REVEAL-11: revealed in the Brig: no action, a Super Crisis card, his cards are passed on', () => {
    const game = play({
      players: four,
      loyalty: { [tyrol]: ['cylon-treachery', 'not-a-cylon'] },
      at: { [tyrol]: 'brig' },
      hands: { [tyrol]: ['repair-1'], [adama]: ['repair-1'] },
    }).answer(tyrol, 'reveal:cylon-treachery')
    expect(game.player(adama).hand).toEqual(['repair-1'])
    expect(game.player(tyrol).hand).toEqual(['repair-1'])
    expect(game.player(tyrol).superCrises).toHaveLength(1)
    expect(prompt(game, tyrol)).toBe('prompt.pass-loyalty')
  })

  test('P-TREACH-8, P-REVEAL-1: the treachery a reveal makes others discard can be answered by another Cylon', () => {
    const game = play({
      players: [tyrol, adama, roslin, baltar],
      loyalty: { [tyrol]: ['cylon-treachery'] },
      revealed: [baltar],
      hands: { [adama]: ['special-destiny-2'], [baltar]: ['sabotage-3'] },
      nextTokens: ['damage-armory'],
    }).answer(tyrol, 'reveal:cylon-treachery')
    expect(game.asked).toContain(baltar)
    game.answer(baltar, 'sabotage-3')
    game.untilAsked(tyrol, 'prompt.damage-board').answer(tyrol, 'board:galactica')
    expect(game.view(roslin).damaged).toEqual(['armory'])
  })

  test("P-LOY-1: revealed in another player's turn by Executive Order: passes on at once, that turn goes on", () => {
    const game = play({
      players: [adama, tyrol, roslin],
      loyalty: { [tyrol]: ['cylon-morale', 'cylon-brig'] },
      hands: { [adama]: ['executive-order-1'] },
    })
      .answer(adama, 'executive-order-1')
      .answer(adama, 'seat:1')
      .pass(tyrol)
      .answer(tyrol, 'reveal:cylon-morale')
    game.untilAsked(tyrol, 'prompt.pass-loyalty').answer(tyrol, 'seat:2')
    expect(game.player(roslin).loyalty).toEqual(['not-a-cylon', 'cylon-brig'])
    expect(game.state.turn).toMatchObject({ seat: 0 })
    expect(game.saw(adama)).not.toContain('event.loyalty-passed-cards')
  })

  test('P-MOVE-1, P-REVEAL-9: revealing with the action of Critical Situation ends the turn: no Action step', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      step: 'movement',
      loyalty: { [tyrol]: ['cylon-morale'] },
      hands: { [tyrol]: ['critical-situation-3'] },
    }).answer(tyrol, 'critical-situation-3')
    game.answer(tyrol, 'reveal:cylon-morale')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.player(tyrol).at).toBe('resurrection-ship')
    expect(game.happened('event.crisis')).toBe(false)
  })

  test("P-CLAR-10: Kat's Hotshot is not for the action of Critical Situation in her Movement step", () => {
    const game = play({
      players: [kat, adama, roslin],
      step: 'movement',
      at: { [kat]: 'main-batteries' },
      ships: { bow: { raider: 4 } },
      hands: { [kat]: ['critical-situation-3', 'repair-1'] },
      dice: [4],
    })
      .answer(kat, 'critical-situation-3')
      .answer(kat, 'location:main-batteries')
    game.answer(kat, 'area:bow')
    expect(prompt(game, kat)).toBe('prompt.destroy-here')
    game.answer(kat, 'ship:1', 'ship:2')
    expect(game.happened('event.used')).toBe(false)
    expect(game.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(2)
    // In the Action step she may.
    game.answer(kat, 'location:main-batteries').answer(kat, 'area:bow')
    expect(game.asked).toEqual([kat])
  })

  test("P-QUORUM-1: at the end of a Cylon's turn, too, and for whoever is President by then", () => {
    const twelve = [
      'arrest-order',
      'food-rationing',
      'inspirational-speech',
      'presidential-pardon',
      'eulogy',
      'probation',
    ]
    const more = [
      'execute-prisoner',
      'unsavory-connections',
      'consult-the-oracle',
      'resources-for-galactica',
      'civilian-self-defense',
      'enact-production-quotas',
    ]
    const game = play({
      players: [roslin, adama, zarek],
      loyalty: { [roslin]: ['cylon-morale'] },
      quorum: [...twelve, ...more],
    }).answer(roslin, 'reveal:cylon-morale')
    game.until((g) => g.asked.includes(zarek))
    expect(game.request(zarek)).toMatchObject({ min: 2, max: 2 })
    expect(game.options(zarek)).toHaveLength(12)
    expect(game.state.titles.president).toBe(2)
    expect(game.state.turn.seat).toBe(0)
  })

  test('P-SUCC-3, P-SUCC-10: the Admiral reveals himself while all others are in the Brig', () => {
    const game = play({
      players: [adama, tigh, zarek],
      loyalty: { [adama]: ['cylon-morale'] },
      at: { [tigh]: 'brig', [zarek]: 'brig' },
    }).answer(adama, 'reveal:cylon-morale')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.titles.admiral).toBe(1)
  })

  test('P-INFIL-11, P-VAR-9: the Sympathetic Cylon in the Brig adds one card, and draws three there (P-VAR-11)', () => {
    const game = scenario({
      players: [tyrol, adama, roslin, tigh],
      config: variant,
      standing: { [adama]: 'sympathetic-infiltrating' },
      shown: { [adama]: ['sympathetic-cylon'] },
      loyalty: { [adama]: [] },
      held: { [adama]: { 'sympathetic-agenda': ['convert-the-infidels'] } },
      at: { [adama]: 'brig' },
      hands: { [adama]: ['repair-1', 'repair-1', 'repair-1'] },
      step: 'crisis',
      decks: { crisis: ['prison-labor'] },
    })
    game.untilAsked(adama, 'prompt.contribute')
    expect(game.request(adama).max).toBe(1)
  })

  test('P-VAR-9, P-SUCC-12: Suspicious Election Results passes over the infiltrating Sympathetic Cylon', () => {
    const game = scenario({
      players: [tyrol, zarek, roslin, tigh],
      config: variant,
      standing: { [zarek]: 'sympathetic-infiltrating' },
      shown: { [zarek]: ['sympathetic-cylon'] },
      loyalty: { [zarek]: [] },
      held: { [zarek]: { 'sympathetic-agenda': ['convert-the-infidels'] } },
      at: { [zarek]: 'armory' },
      step: 'crisis',
      decks: { crisis: ['suspicious-election-results'] },
    }).answer(tigh, 'option:0')
    expect(game.state.titles.president).toBe(0)
  })

  test('P-HAZ-4: Standoff with Pegasus frees to any ship, not to a hazardous place, nor to a lost Pegasus', () => {
    const freed = (sides: Position['sides']) => {
      const game = crisis('standoff-with-pegasus', {
        players: [tyrol, adama, roslin, tigh],
        at: { [roslin]: 'brig' },
        sides,
        hands: {
          [adama]: [
            'declare-emergency-5',
            'declare-emergency-4',
            'declare-emergency-4',
            'strategic-planning-5',
            'strategic-planning-4',
            'strategic-planning-4',
          ],
        },
        used: { [adama]: ['command-authority'], [tyrol]: ['blind-devotion'] },
        destiny: ['executive-order-2', 'executive-order-2'],
      })
      allIn(game)
      game.untilAsked(tyrol)
      game.answer(tyrol, 'seat:2')
      return game.options(tyrol)
    }
    const open = freed({})
    expect(open).toContain('location:airlock')
    expect(open).toContain('location:press-room')
    for (const place of ['brig', 'sickbay', 'caprica', 'resurrection-ship'])
      expect(open).not.toContain(`location:${place}`)
    expect(freed({ pegasus: 'destroyed' })).not.toContain('location:airlock')
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

describe('further meetings', () => {
  test('P-OVER-4, PT5: three Crisis cards at Caprica in one turn each prepare the jump', () => {
    const game = play({
      players: [cavil, adama, roslin, tyrol],
      step: 'movement',
      at: { [cavil]: 'caprica' },
      decks: {
        crisis: [
          'food-hoarding-in-the-fleet',
          'scar',
          'the-black-market',
          'dogfight',
          'pressure-the-supply-ships',
          'the-guardians',
        ],
      },
    })
    game.answer(cavil, game.options(cavil).find((o) => o.includes('aggressive')) ?? '')
    game.answer(cavil, 'location:caprica').answer(cavil, 'food-hoarding-in-the-fleet')
    game.answer(roslin, 'option:1')
    game.answer(cavil, 'location:caprica')
    game.answer(cavil, 'the-black-market')
    game.untilAsked(cavil, 'prompt.action').answer(cavil, 'location:caprica')
    game.answer(cavil, 'pressure-the-supply-ships')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.jumpTrack).toBe(3)
    expect(game.happened('event.activate')).toBe(false)
  })

  test('P-EXEC-8, B-WIN-7: the last morale: the game is over at the end of the turn', () => {
    const game = crisis('a-verdict-of-guilty', { players: [tyrol, adama, roslin], resources: { morale: 1 } })
    game.answer(adama, 'option:0').answer('', 'character:tom-zarek')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.outcome).toMatchObject({ winner: 'cylons', reason: 'morale' })
  })

  test('P-EXEC-10, P-EXEC-26: Boomer executed and followed by Baltar: one card for each, and one joins the deck', () => {
    const game = crisis('a-verdict-of-guilty', {
      players: [boomer, adama, roslin],
      loyaltyDeck: ['cylon-morale', 'not-a-cylon', 'not-a-cylon'],
    }).answer(adama, 'option:0')
    expect(at(game, 0)?.loyalty).toEqual(['cylon-morale'])
    game.answer('', `character:${baltar}`)
    expect(at(game, 0)?.loyalty).toHaveLength(2)
    expect(game.state.loyaltyDeck).toHaveLength(2)
    expect(at(game, 0)?.shown).toEqual(['not-a-cylon'])
  })

  test('PT30: a check costs morale: Dee is executed before the rest of the text, her successor does the exchange', () => {
    const game = crisis('medical-breakthrough', {
      players: [dee, adama, roslin],
      resources: { morale: 3 },
      hands: { [dee]: ['repair-1', 'repair-1'] },
      used: { [dee]: ['fast-learner'] },
      destiny: ['strategic-planning-3', 'strategic-planning-3'],
    })
    allIn(game.pass(dee))
    game.until((g) => g.happened('event.executed'))
    expect(game.happened('event.drew-types')).toBe(false)
    game.answer('', 'character:tom-zarek')
    game.until((g) => g.happened('event.activate') || g.state.turn.seat !== 0)
    expect(game.player(zarek).hand).toHaveLength(1)
  })

  test('PQ22, PT30: Dee, a hidden Cylon in her turn: the exchange takes place, she may keep her cards, no icons', () => {
    const game = crisis('medical-breakthrough', {
      players: [dee, adama, roslin],
      resources: { morale: 3 },
      loyalty: { [dee]: ['cylon-morale'] },
      used: { [dee]: ['fast-learner'] },
      hands: { [adama]: ['repair-1'] },
      destiny: ['strategic-planning-3', 'strategic-planning-3'],
      ships: { bow: { heavy: 1 } },
    })
    allIn(game.pass(adama))
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.player(dee)).toMatchObject({ revealed: true, at: 'resurrection-ship' })
    expect(game.player(dee).hand).toHaveLength(1)
    expect(game.happened('event.activate')).toBe(false)
    expect(game.state.ships.find((s) => s.kind === 'heavy')?.area).toBe('bow')
  })

  test('PQ3: the current player, a hidden Cylon, is executed by the first of two actions he ordered: his turn ends', () => {
    const game = play({
      players: [adama, tyrol, roslin, tigh],
      loyalty: { [adama]: ['cylon-morale'] },
      at: { [tyrol]: 'airlock' },
      hands: {
        [adama]: ['executive-order-1'],
        [roslin]: ['strategic-planning-5', 'strategic-planning-4', 'strategic-planning-4'],
      },
      destiny: ['launch-scout-2', 'launch-scout-1'],
      used: { [adama]: ['command-authority'] },
    })
      .answer(adama, 'executive-order-1')
      .answer(adama, 'seat:1')
      .answer(tyrol, 'actions')
      .answer(tyrol, 'location:airlock')
      .answer(tyrol, 'seat:0')
    game.untilAsked(roslin, 'prompt.contribute').answer(roslin, ...game.options(roslin))
    game.until((g) => g.happened('event.revealed'))
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.turn.seat).toBe(1)
    expect(game.state.decks.tactics?.discard).toContain('strategic-planning-5')
    expect(game.happened('event.crisis')).toBe(false)
  })

  test('PQ3, P-MOVE-1: executed by the action of Critical Situation in the Movement step', () => {
    const airlocked = (loyalty: string) => {
      const game = play({
        players: [tyrol, adama, roslin],
        step: 'movement',
        loyalty: { [tyrol]: [loyalty] },
        at: { [tyrol]: 'airlock' },
        hands: {
          [tyrol]: ['critical-situation-3'],
          [roslin]: ['strategic-planning-5', 'strategic-planning-4', 'strategic-planning-4'],
        },
        used: { [tyrol]: ['blind-devotion'], [adama]: ['command-authority'] },
        destiny: ['launch-scout-2', 'launch-scout-1'],
      })
        .answer(tyrol, 'critical-situation-3')
        .answer(tyrol, 'location:airlock')
        .answer(tyrol, 'seat:0')
      game.untilAsked(roslin, 'prompt.contribute').answer(roslin, ...game.options(roslin))
      return game.until((g) => g.happened('event.executed'))
    }
    const cylon = airlocked('cylon-morale')
    cylon.until((g) => g.state.turn.seat !== 0)
    expect(cylon.events.filter((e) => e.key === 'event.step').map((e) => e.params?.step)).not.toContain(
      'action',
    )
    expect(cylon.happened('event.crisis')).toBe(false)
    const human = airlocked('not-a-cylon')
    human.answer('', `character:${tigh}`)
    expect(prompt(human, tigh)).toBe('prompt.action')
    expect(human.player(tigh).at).toBe('command')
  })

  test('B-SLEEP-12: a Sympathizer may draw a Super Crisis card on the Resurrection Ship, never play one', () => {
    const game = play({
      players: [baltar, adama, roslin, tigh],
      sympathizer: baltar,
      shown: { [baltar]: ['sympathizer'] },
      loyalty: { [baltar]: [] },
      at: { [baltar]: 'caprica' },
      superCrises: { [baltar]: ['the-farm'] },
      decks: { crisis: ['scar', 'dogfight'] },
    }).answer(baltar, 'location:caprica')
    expect(game.options(baltar).some((o) => o.includes('the-farm') || o.includes('super'))).toBe(false)
    const fleet = play({
      players: [baltar, adama, roslin, tigh],
      sympathizer: baltar,
      shown: { [baltar]: ['sympathizer'] },
      loyalty: { [baltar]: [] },
      at: { [baltar]: 'cylon-fleet' },
      ships: { bow: { basestar: 1 } },
    })
    expect(fleet.asked.includes(baltar) && fleet.options(baltar).includes('location:cylon-fleet')).toBe(false)
  })

  test('PT39, PT30, P-EXEC-33: Dee in FTL Control dies of the destination; the trap does not take her successor', () => {
    const game = play({
      players: [tyrol, adama, dee],
      jumpTrack: 4,
      dice: [8],
      at: { [tyrol]: 'ftl-control', [dee]: 'engine-room' },
      inPlay: [{ card: 'lured-into-a-trap', deck: 'super-crisis' }],
      resources: { morale: 3 },
      decks: { destination: ['a-civilian-convoy', 'gas-cloud'] },
    }).answer(tyrol, 'location:ftl-control')
    game.answer(adama, 'a-civilian-convoy').answer(adama, 'yes')
    game.answer('', 'character:tom-zarek')
    expect(game.player(zarek).at).not.toBe('')
    game.until((g) => g.state.players[0]?.character === '')
    game.answer('', 'character:kara-thrace')
    expect(game.events.filter((e) => e.key === 'event.executed')).toHaveLength(2)
    expect(game.player(zarek).character).toBe(zarek)
    expect(game.state.resources.morale).toBe(1)
  })

  test('P-TERM-2, P-TREACH-5: who has turned up his card may answer with Sabotage what it makes others discard', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      loyalty: { [tyrol]: ['cylon-treachery'] },
      hands: { [tyrol]: ['sabotage-3'], [adama]: ['special-destiny-2'] },
      nextTokens: ['damage-armory'],
    }).answer(tyrol, 'reveal:cylon-treachery')
    expect(game.asked).toEqual([tyrol])
    expect(game.request(tyrol).window).toBe('cards-discarded')
  })

  test('P-VAR-11, P-VAR-12: the infiltrating Sympathetic Cylon has no types: what others draw of their own he draws of any', () => {
    const game = scenario({
      players: [tyrol, adama, roslin, tigh],
      config: { ...config, variants: ['sympathetic-cylon'] },
      standing: { [adama]: 'sympathetic-infiltrating' },
      shown: { [adama]: ['sympathetic-cylon'] },
      loyalty: { [adama]: [] },
      held: { [adama]: { 'sympathetic-agenda': ['convert-the-infidels'] } },
      at: { [adama]: 'armory' },
      hands: { [roslin]: ['support-the-people-1'] },
      step: 'crisis',
      decks: { crisis: ['prison-labor'] },
    })
    game.until((g) => g.asked.includes(roslin)).answer(roslin, 'support-the-people-1')
    game.until((g) => g.asked.includes(adama))
    game.answer(adama, 'yes')
    expect(new Set(game.request(adama).options.map((o) => o.type)).size).toBe(6)
    expect(game.request(adama)).toMatchObject({ min: 2, max: 2 })
  })

  test('P-OVER-12: with no Super Crisis card left there is nothing to draw', () => {
    const game = play({
      players: [baltar, adama, roslin],
      revealed: [baltar],
      exactly: { 'super-crisis': [] },
    })
    expect(game.asked.includes(baltar) && game.options(baltar).includes('location:resurrection-ship')).toBe(
      false,
    )
  })

  test('P-PEG-2, P-PEG-3: between the Pegasus and Colonial One, and from a viper, one card; not without one', () => {
    const options = (p: Partial<Position>) =>
      play({ players: [kara, adama, roslin], step: 'movement', ...p }).options(kara)
    expect(options({ at: { [kara]: 'airlock' } })).toContain('location:engine-room')
    expect(options({ at: { [kara]: 'airlock' } })).not.toContain('location:press-room')
    expect(options({ at: { [kara]: 'airlock' }, hands: { [kara]: ['repair-1'] } })).toContain(
      'location:press-room',
    )
    expect(options({ piloting: { [kara]: 'bow' } })).not.toContain('location:airlock')
    expect(options({ piloting: { [kara]: 'bow' }, hands: { [kara]: ['repair-1'] } })).toContain(
      'location:airlock',
    )
  })

  test('PT23: Run Interference of two pilots in one area: the first eight miss', () => {
    const game = crisis('food-hoarding-in-the-fleet', {
      players: [kara, apollo, roslin],
      used: { [kara]: ['secret-destiny'] },
      piloting: { [kara]: 'bow', [apollo]: 'bow' },
      hands: { [kara]: ['run-interference-3'], [apollo]: ['run-interference-4'] },
      ships: { bow: { raider: 9 } },
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    })
    game.until((g) => g.asked.includes(roslin)).answer(roslin, 'option:1')
    game.until((g) => g.asked.includes(kara)).answer(kara, 'run-interference-3')
    game.until((g) => g.asked.includes(apollo)).answer(apollo, 'run-interference-4')
    game.answer(kara, 'run-interference-3').answer(apollo, 'run-interference-4')
    game.until((g) => g.state.turn.seat !== 0)
    expect(told(game, 'event.rolled')).toHaveLength(1)
  })
})
