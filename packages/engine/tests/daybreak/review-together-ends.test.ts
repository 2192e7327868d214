import { describe, expect, test } from 'vitest'
import { locked, prepared, ships } from '../pegasus/new-caprica-play.ts'
import {
  adama,
  athena,
  boomer,
  cain,
  cavil,
  crisis,
  dee,
  earth,
  ellen,
  hotdog,
  mutinies,
  occupied,
  order,
  play,
  prompt,
  returned,
  roslin,
  six,
  step,
  strong,
  tigh,
  tyrol,
} from './review-together-play.ts'

// Last jumps, titles and what a check leaves behind, with both boxes.

describe('The end of the game', () => {
  test('P-WIN-12, D-HOME-5, D-LEAD-16: Lured into a Trap kills at the jump to Earth, too, before Motives are laid open', () => {
    const game = play({
      players: [adama, roslin, tyrol, six],
      config: earth,
      at: { [tyrol]: 'engine-room', [adama]: 'ftl-control' },
      distance: 10,
      milestones: [4, 10],
      jumpTrack: 3,
      resources: { morale: 1 },
      inPlay: [{ card: 'lured-into-a-trap', deck: 'super-crisis' }],
      held: { [six]: { motive: ['pressure-their-leaders', 'keep-them-docile'] } },
      dice: [7],
    })
    game.answer(adama, 'location:ftl-control')
    expect(game.options(six)).toEqual(['3:pressure-their-leaders'])
    game.pass(six)
    expect(game.outcome).toMatchObject({ winner: 'cylons', reason: 'morale', winners: [] })
  })

  test('P-WIN-11: Preventative Policy keeps the last morale when Galactica leaves', () => {
    const game = returned({
      players: [adama, roslin, tyrol],
      step: 'movement',
      at: { [adama]: 'command', [roslin]: 'command', [tyrol]: 'shipyard' },
      resources: { morale: 1 },
      piles: { [locked]: ['empty'], [prepared]: [] },
      hands: { [adama]: ['preventative-policy-3'] },
    })
    game.answer(adama, 'preventative-policy-3').answer(adama, 'option:2').answer(adama, 'leave-new-caprica')
    expect(game.outcome).toMatchObject({ winner: 'humans' })
  })

  test('P-WIN-8, D-MIX-21: a Cylon Mutineer left behind still gives his card to a human player, not to a Leader', () => {
    const game = returned({
      players: [adama, roslin, tyrol, athena],
      at: { [adama]: 'command', [roslin]: 'command', [tyrol]: 'shipyard', [athena]: 'command' },
      loyalty: { [tyrol]: ['cylon-treachery'] },
      shown: { [tyrol]: ['mutineer'] },
      piles: { [locked]: ['empty'], [prepared]: [] },
    })
    game.answer(adama, 'leave-new-caprica')
    expect(game.options(tyrol)).toEqual(['seat:0', 'seat:1'])
    game.answer(tyrol, 'seat:0').until(() => false)
    expect(game.outcome?.winners).toEqual([0, 1])
  })

  test('D-HOME-28, D-RAPTOR-14, P-CLAR-11: a Blind Jump clears the Mission away and leaves an assault raptor where it is told to stay', () => {
    const game = play({
      players: [cain, adama, roslin, tyrol],
      config: earth,
      distance: 6,
      milestones: [4],
      ships: { bow: { 'assault-raptor': 1, raider: 2 } },
      inPlay: [{ card: 'needs-of-the-people', deck: 'mission' }],
      decks: { destination: ['deep-space'], crisis: ['prison-labor'] },
    })
    game.answer(cain, 'blind-jump').untilAsked(cain, 'prompt.stay').answer(cain, 'yes').until(step('action'))
    expect(game.state.decks.mission?.discard).toEqual(['needs-of-the-people'])
    expect(game.state.ships.filter((s) => s.area === 'bow').map((s) => s.kind)).toEqual(['assault-raptor'])
  })
})

describe('Titles and tokens', () => {
  test('P-CLAR-12, D-OVER-5: a presidency Ellen borrowed and gave away at Administration is not handed back', () => {
    const game = play({
      players: [ellen, adama, roslin, tyrol],
      step: 'begin',
      at: { [ellen]: 'administration' },
      titles: { president: roslin, admiral: adama },
    })
    game.answer(ellen, 'manipulative').answer(ellen, 'title:president').untilAsked(ellen, 'prompt.action')
    expect(game.player(ellen).tokens).toEqual({ miracle: 0 }) // D-MIR-1
    game.answer(ellen, 'location:administration').answer(ellen, 'seat:3')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.titles.president).toBe(game.seat(tyrol))
  })

  test('P-EXEC-23, D-MIX-20: Boomer, come late for an executed Mutineer on New Caprica, draws in Detention', () => {
    const game = occupied({
      players: [tyrol, adama, roslin, cain],
      step: 'crisis',
      shown: { [roslin]: ['mutineer'] },
      titles: { president: roslin, admiral: adama },
      decks: { crisis: ['execution-list'] },
      dice: [2],
    })
    game.answer(roslin, 'option:0').until((g) => g.asked.includes(''))
    game.answer('', boomer).until(step('crisis'))
    expect(game.player(boomer).at).toBe('detention')
    expect(mutinies(game, boomer)).toHaveLength(1)
    expect(game.state.titles.president).toBe(game.seat(adama))
  })

  test('D-MIR-6, D-MIR-8, D-MIR-10: a Leader of Pegasus among the Cylons can be given a miracle, a revealed Cylon cannot', () => {
    const game = crisis('an-ambitious-operation', {
      players: [tyrol, adama, cavil, roslin, tigh],
      revealed: [tigh],
      tokens: { [cavil]: { miracle: 0 }, [tyrol]: { miracle: 0 }, [tigh]: { miracle: 0 } },
    })
    game.answer(adama, 'option:0')
    expect(game.options(adama).sort()).toEqual(['seat:0', 'seat:2'])
  })

  test('PT26, PT27: who destroys a basestar by Unauthorized Usage may claim a Major Victory; The Guardians take their toll', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      nukes: 2,
      ships: { bow: { basestar: 1 } },
      inPlay: [{ card: 'the-guardians', deck: 'crisis' }],
      held: { [tyrol]: { mutiny: ['unauthorized-usage'] } },
      hands: { [tyrol]: ['major-victory-1'], [adama]: ['major-victory-2'] },
      dice: [4, 4],
    })
    game.answer(tyrol, 'held:unauthorized-usage')
    expect(game.asked).toEqual([tyrol])
    game.answer(tyrol, 'major-victory-1').until(step('action'))
    expect(game.state.resources.morale).toBe(9)
    expect(game.state.fleet).toMatchObject({ nuke: { reserve: 0 }, raptor: { destroyed: 1 } })
  })
})

describe('What a check leaves behind', () => {
  test('DQ28, D-ABIL-11: Change of Plans at the Airlock spares the accused and leaves Install Upgrades its two cards', () => {
    const game = play({
      players: [tyrol, adama, roslin, cain],
      at: { [tyrol]: 'airlock' },
      tokens: { [tyrol]: { miracle: 0 } },
      hands: { [tyrol]: strong, [adama]: ['change-of-plans-5'] },
      destiny: ['strategic-planning-3', 'install-upgrades-0'],
    })
    game.answer(tyrol, 'location:airlock').answer(tyrol, 'seat:0')
    game.untilAsked(tyrol, 'prompt.contribute').answer(tyrol, ...game.options(tyrol))
    game.answer(adama, 'change-of-plans-5').until(step('action'))
    expect(game.happened('event.executed')).toBe(false)
    expect(game.player(tyrol).hand).toHaveLength(4)
  })

  test('P-RECK-12, D-MIX-12: treachery by Fast Learner in a check made reckless takes effect once each; the card turned up does not', () => {
    const game = crisis('prison-labor', {
      players: [adama, dee, roslin, tyrol],
      hands: { [adama]: ['guts-and-initiative-1'] },
      decks: { treachery: ['bait-0', 'violent-outbursts-4', 'bait-0', 'personal-vices-3'] },
    })
    game.answer(dee, 'fast-learner').pass(adama).answer(dee, 'treachery').answer(dee, 'check')
    game.answer(adama, 'guts-and-initiative-1').untilAsked(adama, 'prompt.check-ability')
    expect(game.options(adama)).toEqual(['card:bait-0', 'card:violent-outbursts-4'])
    game.answer(adama, 'bait-0').until(step('crisis'))
    expect(order(game, 'event.takes-effect')).toHaveLength(2)
    expect(order(game, 'event.turned-up')).toHaveLength(1)
    expect(mutinies(game, adama)).toEqual([])
  })

  test('D-GEN-14, D-GEN-12: Violent Outbursts send an infiltrating Leader to Sickbay, and no Cylon player', () => {
    const destiny = ['violent-outbursts-4', 'repair-1']
    const among = crisis('prison-labor', {
      players: [six, adama, roslin, tyrol],
      standing: { [six]: 'infiltrating' },
      at: { [six]: 'command' },
      destiny,
    })
    expect(among.until(step('crisis')).player(six).at).toBe('sickbay')
    const apart = play({
      players: [six, adama, roslin, tyrol],
      at: { [six]: 'caprica' },
      destiny,
      decks: { crisis: ['prison-labor', 'riots-a'] },
    })
    apart
      .answer(six, 'location:caprica')
      .answer(six, 'prison-labor')
      .until((g) => g.state.turn.seat !== 0)
    expect(apart.happened('event.takes-effect')).toBe(true)
    expect(apart.player(six).at).toBe('caprica')
  })

  test('PQ37, D-TREACH-3: Bait that Consult the Oracle takes out of the Destiny deck brings no Mutiny card', () => {
    const game = play({
      players: [roslin, adama, tyrol],
      quorum: ['consult-the-oracle'],
      destiny: ['bait-0', 'bait-0'],
    })
    game.answer(roslin, 'quorum:consult-the-oracle').answer(roslin, 'deck:crisis')
    expect(prompt(game, roslin)).toBe('prompt.cull-destiny')
    const baits = game.options(roslin).filter((o) => o.includes('bait-0'))
    game.answer(roslin, ...baits.slice(0, 2)).until(step('action'))
    expect(mutinies(game, roslin)).toEqual([])
  })
})

describe('One after the other', () => {
  test('D-GEN-4, DT36: a ship to be drawn is one on the board if no other is left, and Escort saves it', () => {
    const game = crisis('civilian-ship-nuked', {
      players: [tyrol, hotdog, roslin, adama],
      ships: { stern: { civilian: 1 } },
      civilians: ['population-1'],
      lostCivilians: ships.slice(1),
    })
    game.answer(roslin, 'option:0').answer(hotdog, 'escort').until(step('crisis'))
    expect(game.state.civilians).toEqual(['population-1'])
    expect(game.state.resources.population).toBe(12)
  })

  test('PT29, DT35: a loss that Preventative Policy takes away is none for Memento', () => {
    const game = play({
      players: [hotdog, adama, roslin, tyrol],
      step: 'movement',
      hands: { [hotdog]: ['preventative-policy-3'] },
      decks: { crisis: ['rallying-support'] },
      destiny: ['repair-1', 'repair-1'],
    })
    game.answer(hotdog, 'preventative-policy-3').answer(hotdog, 'option:3')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.happened('event.check-fail')).toBe(true)
    expect(game.state.resources.population).toBe(12)
    expect(game.happened('window.resource-lost')).toBe(false)
  })

  test('P-INFIL-13, P-INFIL-20, D-MUT-14: ended in Detention, an infiltration leads to the Medical Center with three cards', () => {
    const game = occupied({
      players: [six, adama, roslin, tyrol],
      standing: { [six]: 'infiltrating' },
      at: { [six]: 'detention' },
      hands: { [six]: ['repair-1', 'repair-1', 'repair-1', 'repair-2', 'bait-0'] },
      held: { [six]: { mutiny: ['panic'] } },
    })
    game.answer(six, 'end-infiltration').answer(six, 'bait-0', 'repair-1')
    expect(game.player(six)).toMatchObject({
      at: 'medical-center',
      hand: ['repair-1', 'repair-1', 'repair-2'],
    })
    expect(mutinies(game, six)).toEqual([]) // D-TREACH-9
  })

  test('D-MUT-1, D-MUT-15: with Critical Situation one Mutiny card is played in the Movement step, and the one it brings in the Action step', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      step: 'movement',
      hands: { [tyrol]: ['critical-situation-3'] },
      held: { [tyrol]: { mutiny: ['selfish-act'] } },
      decks: { mutiny: ['controversial-speech'] },
      dice: [6],
    })
    game.answer(tyrol, 'critical-situation-3').answer(tyrol, 'held:selfish-act')
    game.untilAsked(tyrol, 'prompt.action')
    expect([game.state.turn.step, game.player(tyrol).at]).toEqual(['action', 'hangar-deck'])
    game.answer(tyrol, 'held:controversial-speech').until(step('action'))
    expect(mutinies(game, tyrol)).toEqual([])
    expect(game.state.resources.morale).toBe(11)
  })
})
