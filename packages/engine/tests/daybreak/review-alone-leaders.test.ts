import { describe, expect, test } from 'vitest'
import { hidden, led, openOf } from './crew.ts'
import {
  adama,
  athena,
  baltar2,
  config,
  cottle,
  crisis,
  danna,
  doral,
  kara,
  mutinies,
  play,
  romo,
  roslin,
  simon,
  tigh,
  tokens,
  tyrol,
  zarek2,
} from './review-alone-play.ts'

describe('Leaders', () => {
  test('DT32, D-INFIL-4: Doral ends it with Meticulous at Human Fleet and infiltrates again: he draws a Crisis card', () => {
    const game = hidden(doral, 'command', { decks: { crisis: ['riots-a'] } })
    game.answer(doral, 'end-infiltration').answer(doral, 'meticulous')
    game.answer(doral, 'location:human-fleet')
    expect(game.player(doral).standing).toBe('leader')
    game.answer(doral, 'infiltrate').answer(doral, 'location:armory')
    expect(game.player(doral)).toMatchObject({ standing: 'infiltrating', at: 'armory' })
    expect(game.happened('event.crisis')).toBe(true)
  })

  test('DT32, D-INFIL-2: Doral does something else there: he is a Cylon player, and his turn has no Crisis step', () => {
    const game = hidden(doral, 'command', { decks: { crisis: ['riots-a'] }, ships: { bow: { basestar: 1 } } })
    game.answer(doral, 'end-infiltration').answer(doral, 'meticulous').answer(doral, 'location:cylon-fleet')
    game.until((g) => g.asked.includes(doral) && g.options(doral).includes('location:cylon-fleet'))
    game.answer(doral, 'location:cylon-fleet')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.happened('event.crisis')).toBe(false)
  })

  test('D-INFIL-13, D-MUT-14, B-VIPER-15: Athena returns out of a viper, which goes to the Reserves', () => {
    const game = play({
      players: [athena, adama, roslin, tyrol],
      piloting: { [athena]: 'bow' },
      held: { [athena]: { mutiny: ['panic'] } },
      hands: { [athena]: ['repair-1', 'repair-1', 'repair-1', 'repair-1'] },
    })
    game.answer(athena, 'end-infiltration')
    expect(game.player(athena)).toMatchObject({ standing: 'leader', at: 'resurrection-ship' })
    expect(game.player(athena).hand).toHaveLength(4)
    expect(mutinies(game, athena)).toEqual([])
    expect(game.state.ships).toEqual([])
    expect(game.state.fleet.viper?.reserve).toBe(8)
  })

  test('D-RAPTOR-13: Athena may stay with her assault raptor when the fleet jumps', () => {
    const game = play({
      players: [tyrol, athena, adama, roslin],
      at: { [tyrol]: 'ftl-control' },
      piloting: { [athena]: { area: 'stern', kind: 'assault-raptor' } },
      jumpTrack: 4,
      dice: [8],
    }).answer(tyrol, 'location:ftl-control')
    game.until((g) => g.asked.includes(athena))
    expect(game.request(athena).prompt.key).toBe('prompt.stay')
  })

  test('D-INFIL-7: the Admiral goes to the Brig and only a Leader is free: he does not become Admiral', () => {
    const game = crisis('dangerous-plots', {
      players: [tyrol, adama, danna, tigh],
      standing: { [danna]: 'infiltrating' },
      at: { [danna]: 'command', [tyrol]: 'brig', [tigh]: 'brig' },
      current: danna,
      titles: { president: tyrol, admiral: adama },
      held: { [adama]: { mutiny: ['panic'] } },
    })
    game.answer(tyrol, 'option:0').answer(adama, 'panic')
    expect(game.state.titles.admiral).not.toBe(2)
  })

  test('DT1: Make an Ally: a Leader in the Brig himself is no ally', () => {
    const motive = { motive: ['make-an-ally', 'subjects-for-study'], mutiny: ['panic'] }
    const alone = hidden(danna, 'brig', { held: { [danna]: motive } })
    expect(alone.standing(danna)).toEqual([])
    const both = hidden(danna, 'brig', { held: { [danna]: motive }, at: { [tyrol]: 'brig' } })
    both.aside(danna, 'make-an-ally')
    expect(openOf(both, danna)).toEqual(['make-an-ally'])
  })

  test('DT1, D-MUT-15: not with the Mutiny card he is playing, but with the one it brings', () => {
    const game = hidden(danna, 'command', {
      at: { [tyrol]: 'brig' },
      held: { [danna]: { motive: ['make-an-ally', 'subjects-for-study'], mutiny: ['bait-and-switch'] } },
    })
    expect(game.standing(danna)).toHaveLength(1)
    game.answer(danna, 'held:bait-and-switch')
    expect(game.standing(danna)).toEqual([])
  })

  test('D-GEN-12, DT21: Change of Plans gives a Leader cards of his types only while he infiltrates', () => {
    const planned = (standing: string) => {
      const game = crisis('domestic-dispute', {
        players: [tyrol, simon, adama, roslin],
        standing: { [simon]: standing },
        hands: { [adama]: ['change-of-plans-5', 'strategic-planning-5', 'strategic-planning-4'] },
        destiny: ['consolidate-power-1', 'consolidate-power-1'],
      })
      game
        .untilAsked(adama, 'prompt.contribute')
        .answer(adama, 'strategic-planning-5', 'strategic-planning-4')
      game.untilAsked(adama, 'prompt.window.check-judged').answer(adama, 'change-of-plans-5')
      return game.until((g) => g.state.turn.step !== 'crisis').player(simon).hand.length
    }
    expect(planned('infiltrating')).toBe(2)
    expect(planned('leader')).toBe(0)
  })

  test('D-LEAD-3, D-GEN-9: Controversial Speech gives a Leader among the Cylons a Treachery card, whatever his types', () => {
    const game = play({
      players: [tyrol, adama, roslin, athena],
      standing: { [athena]: 'leader' },
      at: { [athena]: 'caprica' },
      held: { [tyrol]: { mutiny: ['controversial-speech'] } },
      dice: [5],
    })
    game.answer(tyrol, 'held:controversial-speech')
    expect(game.player(athena).hand).toHaveLength(1)
  })

  test('D-OVER-20, D-OVER-22, DT5: D’Anna returns to Hub Destroyed, loses her Super Crisis cards and leaves it for nothing', () => {
    const game = led(danna, {
      sides: { cylon: 'back' },
      standing: { [danna]: 'infiltrating' },
      at: { [danna]: 'armory' },
      superCrises: { [danna]: ['massive-assault'] },
    })
    game.answer(danna, 'end-infiltration')
    expect(game.player(danna).at).toBe('resurrection-ship')
    const next = led(danna, {
      sides: { cylon: 'back' },
      step: 'receiveSkills',
      at: { [danna]: 'resurrection-ship' },
      superCrises: { [danna]: ['massive-assault'] },
    })
    expect(next.player(danna).superCrises).toEqual([])
    expect(next.player(danna).hand).toEqual([])
    expect(next.options(danna)).toContain('location:caprica')
  })

  test('D-OVER-23, DQ12: at Hub Destroyed two cards are not enough', () => {
    const game = led(simon, {
      sides: { cylon: 'back' },
      at: { [simon]: 'resurrection-ship' },
      hands: { [simon]: ['repair-1', 'repair-1'] },
    })
    expect(game.options(simon).some((o) => o.startsWith('location:'))).toBe(false)
  })

  test('DT33, D-OVER-8: Simon has no moment for Modifications in a Crisis of Caprica; nor with Negotiation anything to do', () => {
    const game = led(simon, {
      at: { [simon]: 'caprica' },
      decks: { crisis: ['starvation-in-dogsville', 'riots-a'] },
      dice: [8],
      ships: { stern: { raider: 1 } },
    })
    game.answer(simon, 'location:caprica').answer(simon, 'starvation-in-dogsville')
    game.answer(roslin, 'option:0')
    game.until((g) => g.state.turn.seat !== 0)
    expect(tokens(game, simon)).toBe(1)
    expect(game.happened('window.activation-step')).toBe(false)
    expect(game.state.jumpTrack).toBe(1)
  })

  test('DT33: Simon moves raiders where the card says heavy raiders, in the turn of another', () => {
    const game = play({
      players: [tyrol, simon, adama, roslin],
      step: 'crisis',
      decks: { crisis: ['consult-the-hybrid'] },
      destiny: ['repair-1', 'repair-1'],
      ships: { bow: { heavy: 1, civilian: 1 }, stern: { raider: 1 } },
    })
    game.untilAsked(simon, 'prompt.window.activation-step').answer(simon, 'modifications')
    game.answer(simon, 'option:0')
    game.until((g) => g.state.turn.seat !== 0 || g.state.turn.step === 'end')
    expect(game.state.ships.find((s) => s.kind === 'heavy')?.area).toBe('bow')
    expect(game.state.ships.find((s) => s.kind === 'raider')?.area).not.toBe('stern')
  })

  test('Attorney: Romo frees a Leader who infiltrates, takes all her cards, and she stays among the humans', () => {
    const game = play({
      players: [romo, danna, adama, roslin],
      standing: { [danna]: 'infiltrating' },
      at: { [danna]: 'brig' },
      hands: { [danna]: ['repair-1', 'bait-0'] },
    })
    game.answer(romo, 'attorney')
    game.until((g) => g.options(romo).includes('location:command')).answer(romo, 'location:command')
    expect(game.player(danna)).toMatchObject({ at: 'command', standing: 'infiltrating', hand: [] })
    expect([...game.player(romo).hand].sort()).toEqual(['bait-0', 'repair-1'])
    expect(mutinies(game, danna)).toEqual([])
  })

  test('D-GEN-29, DQ18: Treatment of a Leader: Cottle draws of her types, treachery among them', () => {
    const game = play({
      players: [cottle, danna, adama, roslin],
      standing: { [danna]: 'infiltrating' },
      at: { [danna]: 'command' },
      hands: { [cottle]: ['repair-1', 'repair-1'] },
    })
    game.answer(cottle, 'treatment').answer(cottle, 'seat:1')
    expect(game.options(cottle).some((o) => o.includes('treachery'))).toBe(true)
    expect(game.options(cottle).some((o) => o.includes('piloting'))).toBe(false)
  })

  test('D-MIR-10, D-MIR-14: Cult Leader gives a token to a Leader who infiltrates', () => {
    const game = play({
      players: [baltar2, athena, adama, roslin],
      at: { [baltar2]: 'hangar-deck' },
      tokens: { [athena]: { miracle: 0 } },
    })
    game.answer(baltar2, 'cult-leader')
    expect([baltar2, athena].map((who) => tokens(game, who))).toEqual([0, 1])
  })

  test('D-MUT-18, D-MUT-12: Zarek chooses for a Leader who infiltrates, and she goes to the Brig', () => {
    const game = play({
      players: [danna, zarek2, adama, roslin],
      standing: { [danna]: 'infiltrating' },
      at: { [danna]: 'administration' },
      held: { [danna]: { mutiny: ['panic'] } },
      decks: { mutiny: ['blackmail', 'selfish-act'] },
    })
    game.answer(danna, 'location:administration').answer(zarek2, 'blackmail')
    expect(game.player(danna).at).toBe('brig')
    expect(game.options(danna)).toHaveLength(2)
  })

  test('D-INFIL-10, D-INFIL-5: a Leader who infiltrates uses Skill cards on checks; a revealed Cylon not', () => {
    const game = crisis('domestic-dispute', {
      players: [tyrol, simon, adama, kara],
      standing: { [simon]: 'infiltrating' },
      at: { [simon]: 'command' },
      hands: { [simon]: ['scientific-research-3'] },
      config,
    })
    game.untilAsked(simon, 'prompt.window.check-pre')
    const cylon = crisis('domestic-dispute', {
      players: [tyrol, simon, adama, kara],
      hands: { [simon]: ['scientific-research-3'] },
    })
    expect(cylon.asked).not.toContain(simon)
  })
})
