import { describe, expect, test } from 'vitest'
import type { Position } from '../../src/testing/index.ts'
import { adama, danna, hidden, led, offers, roslin, simon, typesIn, tyrol } from './crew.ts'

// INFIL: a Leader among the humans.

describe('the infiltration', () => {
  test('D-INFIL-1, D-HAZ-4 from Human Fleet to a location of Galactica that is not hazardous', () => {
    const game = led(danna, { at: { [danna]: 'human-fleet' }, hands: { [danna]: ['repair-1'] } })
    game.answer(danna, 'location:human-fleet:infiltrate')
    const places = game.options(danna)
    expect(places).toEqual(expect.arrayContaining(['location:command', 'location:hangar-deck']))
    for (const not of ['brig', 'sickbay', 'press-room', 'caprica'])
      expect(places).not.toContain(`location:${not}`)
    game.answer(danna, 'command')
    expect(game.player(danna)).toMatchObject({
      at: 'command',
      standing: 'infiltrating',
      revealed: false,
      hand: ['repair-1'],
    })
  })

  test('D-INFIL-23 not a revealed Cylon who is no Leader', () => {
    const game = led(danna, { current: tyrol, revealed: [tyrol], at: { [tyrol]: 'human-fleet' } })
    expect(game.options(tyrol)).toContain('location:human-fleet')
    expect(game.options(tyrol)).not.toContain('location:human-fleet:infiltrate')
  })

  test('D-INFIL-2, D-INFIL-3 he goes where human players go, and to no Cylon location', () => {
    const places = hidden(danna, 'command', { step: 'movement', hands: { [danna]: ['repair-1'] } }).options(
      danna,
    )
    expect(places).toEqual(expect.arrayContaining(['location:armory', 'location:press-room']))
    for (const not of ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship', 'brig', 'sickbay'])
      expect(places).not.toContain(`location:${not}`)
    // He can be sent to the Brig, as human players can.
    const accused = hidden(danna, 'command', { current: tyrol, at: { [tyrol]: 'admirals-quarters' } })
    accused.answer(tyrol, 'location:admirals-quarters')
    expect(accused.options(tyrol)).toContain('seat:0')
  })

  test('D-INFIL-4 he draws a Crisis card in his turn', () => {
    const game = hidden(danna, 'command').pass(danna)
    expect(game.happened('event.crisis')).toBe(true)
  })

  test('D-INFIL-5 he uses the text of Skill cards, of treachery none', () => {
    const hands = { [danna]: ['consolidate-power-1', 'bait-0'] }
    expect(offers(hidden(danna, 'command', { hands }), danna, 'play:consolidate-power-1')).toBe(true)
    expect(offers(led(danna, { hands }), danna, 'play:consolidate-power-1')).toBe(false)
  })

  test('D-INFIL-6 he draws three cards of his types in place of two', () => {
    const game = hidden(danna, 'command', { step: 'receiveSkills', hands: { [danna]: [] } })
    game.until((g) => g.state.turn.step !== 'receive-skills')
    expect(typesIn(game, danna)).toHaveLength(3)
  })

  test('D-INFIL-7 he never has a title', () => {
    const game = hidden(danna, 'command', { revealed: [adama, roslin] })
    expect(game.state.titles).toEqual({ president: 3, admiral: 3 })
    const administration = hidden(danna, 'command', {
      current: tyrol,
      at: { [tyrol]: 'administration' },
      held: { [roslin]: { mutiny: ['selfish-act'] } },
      titles: { president: roslin },
    }).answer(tyrol, 'location:administration')
    administration.untilAsked(tyrol, 'prompt.pick')
    expect(administration.options(tyrol)).not.toContain('seat:0')
  })

  test('D-INFIL-8 he may be given Quorum cards, but not that of the Vice President', () => {
    const given = (card: string) =>
      hidden(danna, 'command', { current: roslin, quorum: [card] })
        .answer(roslin, `quorum:${card}`)
        .options(roslin)
    expect(given('assign-arbitrator')).toContain('seat:0')
    expect(given('assign-mission-specialist')).toContain('seat:0')
    expect(given('assign-vice-president')).not.toContain('seat:0')
  })

  test('D-INFIL-10, D-INFIL-11 he adds two cards to a check, one in the Brig', () => {
    const most = (at: string) =>
      hidden(danna, at, {
        current: adama,
        step: 'crisis',
        hands: { [danna]: ['repair-1', 'repair-1', 'repair-2'] },
        decks: { crisis: ['prison-labor'] },
      })
        .untilAsked(danna, 'prompt.contribute')
        .request(danna).max
    expect(most('command')).toBe(2)
    expect(most('brig')).toBe(1)
  })

  test('D-INFIL-22, DQ1 nobody gives him Loyalty cards, nor is he chosen for the Mutineer', () => {
    const game = hidden(danna, 'command', {
      current: tyrol,
      loyalty: { [tyrol]: ['cylon-morale', 'not-a-cylon'] },
      shown: { [tyrol]: ['mutineer'] },
    })
    game.answer(tyrol, 'reveal:cylon-morale')
    for (const prompt of ['prompt.pass-open-loyalty', 'prompt.pass-loyalty']) {
      game.untilAsked(tyrol, prompt)
      expect(game.options(tyrol).sort()).toEqual(['seat:1', 'seat:2'])
    }
  })

  test('D-MUT-12 he draws and plays Mutiny cards among the humans only', () => {
    const press = (standing: string, at: string) =>
      hidden(danna, at, { current: tyrol, standing: { [danna]: standing }, at: { [tyrol]: 'press-room' } })
        .answer(tyrol, 'location:press-room')
        .options(tyrol)
    expect(press('infiltrating', 'command')).toContain('seat:0')
    expect(press('leader', 'caprica')).not.toContain('seat:0')
    const held = { [danna]: { mutiny: ['selfish-act'] } }
    expect(offers(hidden(danna, 'command', { held }), danna, 'held:selfish-act')).toBe(true)
  })

  test('D-MUT-13 who plays a Mutiny card may choose him', () => {
    const chosen = (card: string, at: string, standing = 'infiltrating') => {
      const game = hidden(danna, at, {
        current: tyrol,
        standing: { [danna]: standing },
        held: { [tyrol]: { mutiny: [card] } },
        ...(at === 'brig' ? {} : { at: { [roslin]: 'brig' } }),
      })
      game.answer(tyrol, `held:${card}`).untilAsked(tyrol, 'prompt.pick')
      return game.options(tyrol)
    }
    expect(chosen('ruined-reputation', 'command')).toContain('seat:0')
    expect(chosen('make-a-deal', 'brig')).toContain('seat:0')
    expect(chosen('ruined-reputation', 'caprica', 'leader')).not.toContain('seat:0')
  })
})

describe('the end of the infiltration', () => {
  test('D-INFIL-13, D-INFIL-15 as an action, wherever he is, he returns with all his cards', () => {
    for (const at of ['command', 'sickbay', 'press-room']) {
      const hand = ['repair-1', 'repair-1', 'repair-2', 'executive-order-1']
      const game = hidden(danna, at, { hands: { [danna]: hand } }).answer(danna, 'end-infiltration')
      expect(game.player(danna)).toMatchObject({ at: 'resurrection-ship', standing: 'leader', hand })
      expect(game.asked).not.toContain(danna)
    }
  })

  test('D-INFIL-14 from the Brig he keeps three cards of his choice', () => {
    const hand = ['repair-1', 'repair-2', 'consolidate-power-1', 'consolidate-power-2', 'launch-scout-1']
    const game = hidden(danna, 'brig', { hands: { [danna]: hand } }).answer(danna, 'end-infiltration')
    expect(game.request(danna)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 2, max: 2 })
    game.answer(danna, 'repair-1', 'launch-scout-1')
    expect(game.player(danna).hand.toSorted()).toEqual([
      'consolidate-power-1',
      'consolidate-power-2',
      'repair-2',
    ])
  })

  test('D-INFIL-9, D-MUT-14, D-MIR-7 what he was given and his Mutiny cards go, his miracle stays', () => {
    const inPlay = [{ card: 'assign-arbitrator', deck: 'quorum', holder: danna }] as const
    const game = hidden(danna, 'command', {
      inPlay,
      held: { [danna]: { mutiny: ['selfish-act'], motive: ['savor-their-demise'] } },
    }).answer(danna, 'end-infiltration')
    expect(game.state.inPlay).toEqual([])
    expect(game.state.decks.quorum.discard).toEqual(['assign-arbitrator'])
    expect(game.state.decks.mutiny?.discard).toEqual(['selfish-act'])
    expect(game.player(danna).held).toMatchObject({ motive: ['savor-their-demise'] })
    expect(game.player(danna).tokens).toEqual({ miracle: 1 })
  })

  test('D-INFIL-15 returning for whatever reason ends it', () => {
    const visions = hidden(danna, 'command').answer(danna, 'visions').answer(danna, 'seat:1')
    expect(visions.player(danna).standing).toBe('leader')
    const resolute = hidden('sharon-agathon', 'command', {
      sides: { cylon: 'back' },
      hands: { 'sharon-agathon': ['repair-1', 'repair-2', 'executive-order-1'] },
    }).answer('sharon-agathon', 'resolute')
    resolute.answer('sharon-agathon', 'location:resurrection-ship').until((g) => g.state.turn.seat !== 0)
    expect(resolute.player('sharon-agathon').standing).toBe('leader')
  })

  test('D-INFIL-2, D-GEN-12 he is a human player at one moment and a Cylon player at the next', () => {
    const p: Partial<Position> = { hands: { [simon]: [] } }
    const game = hidden(simon, 'command', p)
    expect(game.player(simon).revealed).toBe(false)
    game.answer(simon, 'end-infiltration')
    expect(game.player(simon).revealed).toBe(true)
    expect(game.happened('event.crisis')).toBe(false)
  })
})
