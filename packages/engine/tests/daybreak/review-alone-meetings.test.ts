import { describe, expect, test } from 'vitest'
import { eventsFor } from '../../src/core/events.ts'
import {
  adama,
  apollo,
  athena,
  baltar2,
  boomer,
  cottle,
  crisis,
  danna,
  hoshi,
  kara,
  kinds,
  mutinies,
  play,
  romo,
  roslin,
  tigh,
  tyrol,
} from './review-alone-play.ts'

const four = [tyrol, adama, roslin, tigh]
const playing = (card: string, p: Partial<Parameters<typeof play>[0]> = {}) => {
  const { players = four, held, ...rest } = p
  return play({ players, ...rest, held: { ...held, [players[0] ?? '']: { mutiny: [card] } } }).answer(
    players[0] ?? '',
    `held:${card}`,
  )
}

describe('Mutiny cards and where people are', () => {
  test('Armed Resistance takes an Admiral out of his viper to Sickbay; he keeps the title', () => {
    const game = playing('armed-resistance', {
      players: [tyrol, apollo, roslin, boomer],
      titles: { admiral: apollo },
      piloting: { [apollo]: 'bow' },
    })
    expect(game.player(apollo).at).toBe('sickbay')
    expect(game.state.titles.admiral).toBe(1)
    expect(game.state.fleet.viper?.reserve).toBe(8)
  })

  test('B-LOC-17, D-MUT-8: Peaceful Resistance played in the Brig leaves its player there; the Admiral joins him', () => {
    const game = playing('peaceful-resistance', { at: { [tyrol]: 'brig' }, dice: [4] })
    expect([tyrol, adama].map((who) => game.player(who).at)).toEqual(['brig', 'brig'])
    expect(game.state.titles.admiral).toBe(3)
  })

  test('D-MUT-8: Make a Deal for oneself, and the Mutiny card, too', () => {
    const game = playing('make-a-deal', { at: { [tyrol]: 'brig' } })
    game.answer(tyrol, 'location:armory')
    expect(game.options(tyrol)).toEqual(['seat:0', 'seat:1', 'seat:2', 'seat:3'])
    game.answer(tyrol, 'seat:0')
    expect(game.player(tyrol).at).toBe('armory')
    expect(mutinies(game, tyrol)).toHaveLength(1)
  })

  test('Ruined Reputation on a prisoner: he draws, and stays where he is', () => {
    const game = playing('ruined-reputation', { at: { [tigh]: 'brig' }, dice: [1] }).answer(tyrol, 'seat:3')
    game.until((g) => g.player(tigh).hand.length === 2)
    expect(game.player(tigh).at).toBe('brig')
  })

  test('D-TREACH-3, D-MUT-15: Impeachment paid with Bait, from the Brig: a Mutiny card and the title', () => {
    const game = playing('impeachment', {
      at: { [tyrol]: 'brig' },
      hands: { [tyrol]: ['bait-0', 'repair-1', 'repair-1', 'repair-1', 'repair-2', 'repair-2'] },
    }).answer(tyrol, 'bait-0', 'repair-1', 'repair-1', 'repair-1', 'repair-2')
    expect(game.state.titles.president).toBe(0)
    expect(mutinies(game, tyrol)).toHaveLength(1)
  })

  test('Violent Protest by the President: he draws and goes to Sickbay himself', () => {
    const game = playing('violent-protest', { players: [roslin, adama, tyrol, tigh] })
    expect(game.player(roslin)).toMatchObject({ at: 'sickbay' })
    expect(game.player(roslin).hand).toHaveLength(2)
    expect(game.state.titles.president).toBe(0)
  })

  test('The Strong Survive at the end of the track: the fleet jumps in the middle of the turn', () => {
    const game = playing('the-strong-survive', { jumpTrack: 5, decks: { destination: ['deep-space'] } })
    game.until((g) => g.state.jumpTrack === 0)
    expect(game.state.turn.seat).toBe(0)
    game.until((g) => g.happened('event.crisis'))
    expect(game.state.turn.seat).toBe(0)
  })

  test('Feed the People does not take the marker below the start', () => {
    const game = playing('feed-the-people', { jumpTrack: 1 })
    expect(game.state.jumpTrack).toBe(0)
    expect(game.state.resources.food).toBe(9)
  })

  test('Blackmail: only the two see which cards, also from a President in the Brig', () => {
    const game = playing('blackmail', {
      at: { [roslin]: 'brig' },
      hands: { [roslin]: ['consolidate-power-1', 'consolidate-power-2', 'bait-0'] },
    })
    expect(game.player(tyrol).hand).toHaveLength(3)
    const seen = (who: string) => JSON.stringify(eventsFor(game.events, game.seat(who)))
    for (const who of [adama, tigh]) expect(seen(who)).not.toContain('bait-0')
    expect(seen(tyrol)).toContain('bait-0')
    expect(mutinies(game, roslin)).toEqual([])
  })

  test('D-MIR-5, D-REVEAL-1: Baltar who reveals himself in the Brig loses all three tokens and his Mutiny card', () => {
    const game = play({
      players: [baltar2, adama, roslin, tyrol],
      at: { [baltar2]: 'brig' },
      loyalty: { [baltar2]: ['cylon-morale'] },
      tokens: { [baltar2]: { miracle: 3 } },
      held: { [baltar2]: { mutiny: ['panic'] } },
    })
    game.answer(baltar2, game.options(baltar2).find((o) => o.includes('reveal')) ?? 'none')
    game.until((g) => g.player(baltar2).revealed)
    expect(game.player(baltar2).tokens.miracle ?? 0).toBe(0)
    expect(mutinies(game, baltar2)).toEqual([])
    expect(game.state.resources.morale).toBe(10)
  })
})

describe('The Mutineer', () => {
  test('D-MTR-10: in the Brig he draws no Crisis card, and so no Mutiny card', () => {
    const game = play({
      players: four,
      step: 'crisis',
      at: { [tyrol]: 'brig' },
      shown: { [tyrol]: ['mutineer'] },
    })
    game.until((g) => g.state.turn.seat === 1)
    expect(mutinies(game, tyrol)).toEqual([])
  })

  test('D-MTR-10: he draws before the fleet jumps, and only for the card that is resolved', () => {
    const game = crisis('domestic-dispute', {
      players: [tyrol, kara, adama, roslin],
      shown: { [tyrol]: ['mutineer'] },
      decks: { crisis: ['domestic-dispute', 'starvation-in-dogsville'] },
      dice: [8],
      jumpTrack: 0,
    })
    game.untilAsked(kara, 'prompt.window.crisis-revealed').answer(kara, 'secret-destiny')
    game.until((g) => g.state.turn.seat === 1)
    expect(mutinies(game, tyrol)).toHaveLength(1)
  })

  test('D-MTR-6, D-SUCC-2: an Admiral in the Brig is passed over when the Mutineer gives up the title', () => {
    const game = play({
      players: four,
      loyalty: { [tyrol]: ['cylon-morale'] },
      shown: { [tyrol]: ['mutineer'] },
      at: { [tigh]: 'brig' },
    })
    game.answer(tyrol, game.options(tyrol).find((o) => o.includes('reveal')) ?? 'none')
    game.until((g) => g.asked.includes(tyrol) && g.options(tyrol).includes('seat:1')).answer(tyrol, 'seat:1')
    game.until((g) => mutinies(g, adama).length === 1)
    expect(game.state.titles.admiral).toBe(2)
  })
})

describe('Cards that stay, and what they stop', () => {
  test('DT34: Negotiation, then an attack: its ships come, and none of them acts', () => {
    const game = play({
      players: [roslin, adama, tyrol, tigh],
      hands: { [roslin]: ['negotiation-5'] },
      decks: { crisis: ['reprisal'] },
      ships: { stern: { civilian: 1 } },
    })
    game.answer(roslin, 'negotiation-5')
    game.until((g) => g.state.turn.seat === 1)
    expect(kinds(game, 'raider').sort()).toEqual(['bow', 'bow', 'stern', 'stern', 'stern'])
    expect(kinds(game, 'civilian')).toHaveLength(3)
  })

  test('DT34: Negotiation with both basestars on the board brings none, but the rest holds', () => {
    const game = play({
      players: [roslin, adama, tyrol, tigh],
      hands: { [roslin]: ['negotiation-5'] },
      decks: { crisis: ['quorum-in-uproar'] },
      destiny: ['consolidate-power-1', 'consolidate-power-1'],
      ships: { stern: { basestar: 2 } },
    })
    game.answer(roslin, 'negotiation-5')
    game.until((g) => g.state.turn.seat === 1)
    expect(kinds(game, 'basestar')).toEqual(['stern', 'stern'])
    expect(kinds(game, 'raider')).toEqual([])
  })

  test('DT45: with Lockdown neither Organized nor Unorthodox Plan reaches the Armory', () => {
    const shut = { inPlay: [{ card: 'lockdown', deck: 'crisis' }], centurions: [1] }
    const game = play({
      players: [hoshi, adama, roslin, tyrol],
      ...shut,
      hands: { [hoshi]: ['unorthodox-plan-3', 'repair-1'] },
    })
    const plan = play({
      players: [hoshi, adama, roslin, tyrol],
      ...shut,
      hands: { [hoshi]: ['unorthodox-plan-3', 'repair-1'] },
    })
    game.answer(hoshi, 'organized')
    expect(game.options(hoshi)).not.toContain('location:armory')
    plan.answer(hoshi, 'unorthodox-plan-3')
    expect(plan.options(hoshi).some((o) => o.includes('armory'))).toBe(false)
  })

  test('D-GEN-24: near an Event Horizon Panic activates its viper for a card, or not at all', () => {
    const game = playing('panic', {
      inPlay: [{ card: 'event-horizon', deck: 'crisis' }],
      ships: { bow: { viper: 1, raider: 1 } },
      hands: { [tyrol]: [] },
    })
    expect(game.state.turn.step).not.toBe('action')
    expect(kinds(game, 'raider')).toContain('bow')
    const paid = playing('panic', {
      inPlay: [{ card: 'event-horizon', deck: 'crisis' }],
      ships: { bow: { viper: 1, raider: 1 } },
      hands: { [tyrol]: ['repair-1'] },
      dice: [8],
    })
    paid.answer(tyrol, paid.options(tyrol).find((o) => o.startsWith('attack')) ?? 'none')
    expect(paid.player(tyrol).hand).toEqual([])
    expect(kinds(paid, 'raider')).toEqual([])
  })
})

describe('Crises', () => {
  test('D-MUT-9, DQ12: Consult the Hybrid passed for a Cylon player at Caprica: two cards of two types, no Mutiny card', () => {
    const game = play({
      players: [tigh, adama, roslin, tyrol],
      revealed: [tigh],
      at: { [tigh]: 'caprica' },
      hands: { [adama]: ['declare-emergency-5', 'declare-emergency-4', 'declare-emergency-3'] },
      destiny: ['repair-1', 'consolidate-power-1'],
      decks: { crisis: ['consult-the-hybrid', 'riots-a'] },
    })
    game.answer(tigh, 'location:caprica').answer(tigh, 'consult-the-hybrid')
    game.untilAsked(adama, 'prompt.contribute').answer(adama, ...game.options(adama))
    game.until((g) => g.player(tigh).hand.length === 2)
    expect(mutinies(game, tigh)).toEqual([])
  })

  test('Dishonest Tactics: the President may free himself, or nobody', () => {
    const offered = () =>
      crisis('dishonest-tactics', { players: four, at: { [roslin]: 'brig' } }).answer(roslin, 'option:0')
    const freed = offered()
    freed.answer(roslin, 'seat:2')
    expect(freed.player(roslin).at).toBe('command')
    expect(offered().pass(roslin).player(roslin).at).toBe('brig')
  })

  test('One Last Cocktail: a President in the Brig does not go to Sickbay, the morale is lost', () => {
    const game = crisis('one-last-cocktail', { players: four, at: { [roslin]: 'brig' }, dice: [6] })
    game.answer(tyrol, 'option:1')
    expect(game.player(roslin).at).toBe('brig')
    expect(game.state.resources.morale).toBe(9)
  })

  test('Rebuild Trust: every prisoner, a Leader who infiltrates too, says for himself', () => {
    const game = crisis('rebuild-trust', {
      players: [tyrol, adama, danna, roslin],
      standing: { [danna]: 'infiltrating' },
      at: { [danna]: 'brig', [roslin]: 'brig' },
      hands: { [adama]: ['declare-emergency-5', 'declare-emergency-4', 'declare-emergency-3'] },
      destiny: ['consolidate-power-1', 'consolidate-power-1'],
    })
    game.untilAsked(adama, 'prompt.contribute').answer(adama, ...game.options(adama))
    game.until((g) => g.asked.includes(danna) && g.options(danna).includes('location:command'))
    game.answer(danna, 'location:command')
    game.until((g) => g.asked.includes(roslin)).pass(roslin)
    expect([danna, roslin].map((who) => game.player(who).at)).toEqual(['command', 'brig'])
  })

  test('DT4: Romo moved by an Executive Order steals nothing: it is not his Movement step', () => {
    const game = play({
      players: [adama, romo, roslin, tyrol],
      at: { [adama]: 'command' },
      hands: { [adama]: ['executive-order-1'], [romo]: ['repair-1', 'repair-1', 'repair-1'] },
    })
    game.answer(adama, 'executive-order-1').answer(adama, 'seat:1')
    game.answer(romo, game.options(romo).find((o) => o.includes('move')) ?? 'location:command')
    game.until((g) => g.state.turn.step !== 'action')
    expect(game.player(romo).hand.length).toBeGreaterThan(1)
  })

  test('Treatment: what Cottle gives others do not see', () => {
    const game = play({
      players: [cottle, athena, adama, roslin],
      hands: { [cottle]: ['bait-0', 'repair-2'] },
    })
    game.answer(cottle, 'treatment').answer(cottle, 'seat:2')
    game.untilAsked(cottle, 'prompt.give').answer(cottle, 'bait-0', 'repair-2')
    expect(game.player(adama).hand).toEqual(['bait-0', 'repair-2'])
    const seen = JSON.stringify(eventsFor(game.events, game.seat(roslin)))
    expect(seen).not.toContain('bait-0')
    expect(mutinies(game, cottle)).toEqual([])
  })
})
