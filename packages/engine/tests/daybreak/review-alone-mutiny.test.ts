import { describe, expect, test } from 'vitest'
import { attempt } from './home-play.ts'
import {
  adama,
  apollo,
  baltar,
  baltar2,
  crisis,
  danna,
  lee,
  mutinies,
  play,
  prompt,
  roslin,
  tigh,
  tokens,
  tyrol,
  zarek2,
} from './review-alone-play.ts'

const four = [tyrol, adama, roslin, tigh]

describe('Mutiny cards and treachery', () => {
  test('D-TREACH-3, DQ23: Roslin pays for a location with Bait, goes to the Brig and finishes what she began', () => {
    const game = play({
      players: [roslin, adama, tyrol, tigh],
      at: { [roslin]: 'presidents-office' },
      hands: { [roslin]: ['bait-0', 'repair-1', 'repair-1'] },
      held: { [roslin]: { mutiny: ['panic'] } },
    })
    game.answer(roslin, 'location:presidents-office').answer(roslin, 'bait-0', 'repair-1')
    expect(game.player(roslin).at).toBe('brig')
    game.answer(roslin, 'panic')
    expect(mutinies(game, roslin)).toHaveLength(1)
    expect(game.player(roslin).hand).toHaveLength(3)
  })

  test('D-TREACH-4: Apollo discards by chance, so that Bait gives him no Mutiny card', () => {
    const game = crisis('hybrid-in-panic', {
      players: [apollo, adama, roslin, tyrol],
      at: { [apollo]: 'armory' },
      hands: {
        [apollo]: ['bait-0', 'dradis-contact-0'],
        [adama]: ['strategic-planning-4', 'strategic-planning-4'],
      },
      destiny: ['repair-1', 'consolidate-power-1'],
    })
    game.untilAsked(adama, 'prompt.contribute').answer(adama, ...game.options(adama))
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.player(apollo).hand).toEqual([])
    expect(mutinies(game, apollo)).toEqual([])
  })

  test('DT24, D-TREACH-3, D-TREACH-6: Lee discards Bait for a Mutiny card: another one, two more cards, then the Brig', () => {
    const game = crisis('rallying-support', {
      players: [lee, adama, roslin, tyrol],
      hands: { [lee]: ['bait-0', 'bait-0', 'dradis-contact-0', 'repair-1', 'repair-1'] },
      destiny: ['repair-1', 'repair-1'],
    })
    game.untilAsked(lee, 'prompt.discard').answer(lee, 'bait-0', 'dradis-contact-0')
    expect(mutinies(game, lee)).toHaveLength(2)
    game.answer(lee, 'bait-0', 'repair-1')
    expect(mutinies(game, lee)).toHaveLength(2)
    expect(game.player(lee).at).toBe('brig')
    expect(prompt(game, lee)).toBe('prompt.discard-held')
  })

  test('Dangerous Plots: an Admiral who is President draws twice, goes to the Brig and loses one title', () => {
    const game = crisis('dangerous-plots', { players: four, titles: { president: adama, admiral: adama } })
    game.answer(adama, 'option:0')
    expect(game.player(adama).at).toBe('brig')
    expect(game.state.titles).toEqual({ president: 1, admiral: 3 })
  })

  test('Dangerous Plots: who follows the Admiral on his way to the Brig draws nothing', () => {
    const game = crisis('dangerous-plots', { players: four, held: { [adama]: { mutiny: ['panic'] } } })
    game.answer(roslin, 'option:0').answer(adama, 'panic')
    expect(game.state.titles.admiral).toBe(3)
    expect([roslin, tigh].map((who) => mutinies(game, who).length)).toEqual([1, 0])
  })

  test('D-TREACH-3, D-MUT-9: A Desperate Pact caused by a Cylon: the President draws for Bait, the Cylon not', () => {
    const game = play({
      players: [tigh, adama, roslin, tyrol],
      revealed: [tigh],
      at: { [tigh]: 'caprica' },
      hands: { [roslin]: ['repair-1', 'bait-0', 'repair-1', 'repair-1'] },
      decks: { crisis: ['a-desperate-pact', 'riots-a'] },
    })
    game.answer(tigh, 'location:caprica').answer(tigh, 'a-desperate-pact').answer(tigh, 'option:1')
    game.answer(roslin, 'bait-0', 'repair-1', 'repair-1')
    expect([roslin, tigh].map((who) => mutinies(game, who).length)).toEqual([1, 0])
  })

  test('DT23, D-MUT-4: Zarek chooses what the Press Room makes somebody draw, who keeps one', () => {
    const game = play({
      players: [tyrol, zarek2, roslin, adama],
      at: { [tyrol]: 'press-room' },
      held: { [adama]: { mutiny: ['panic'] }, [tyrol]: { mutiny: ['blackmail'] } },
      decks: { mutiny: ['selfish-act', 'bait-and-switch'] },
    })
    game.answer(tyrol, 'location:press-room').answer(tyrol, 'seat:3')
    game.answer(zarek2, 'selfish-act')
    expect(game.player(adama).at).toBe('admirals-quarters')
    game.answer(adama, 'panic')
    expect(mutinies(game, adama)).toEqual(['selfish-act'])
    expect(game.state.decks.mutiny?.draw[0]).toBe('bait-and-switch')
    expect(game.request(tyrol).min).toBeLessThan(2)
  })

  test('DT23, D-MUT-7, D-MUT-15: Zarek in the Brig chooses for himself what Selfish Act draws', () => {
    const game = play({
      players: [zarek2, adama, roslin, tyrol],
      at: { [zarek2]: 'brig' },
      held: { [zarek2]: { mutiny: ['selfish-act'] } },
      decks: { mutiny: ['bait-and-switch', 'panic'] },
    })
    game.answer(zarek2, 'held:selfish-act')
    game.until((g) => g.options(zarek2).some((o) => o.includes('panic'))).answer(zarek2, 'panic')
    expect(mutinies(game, zarek2)).toEqual(['panic'])
    expect(game.state.decks.mutiny?.discard).toEqual(['selfish-act'])
  })

  test('D-MUT-15, D-MTR-12: the Mutineer with three cards in prospect: what he plays does not count', () => {
    const game = play({
      players: four,
      shown: { [tyrol]: ['mutineer'] },
      held: { [tyrol]: { mutiny: ['selfish-act', 'panic'] } },
    })
    game.answer(tyrol, 'held:selfish-act')
    game.until((g) => mutinies(g, tyrol).length === 2)
    expect(game.player(tyrol).at).toBe('hangar-deck')
  })

  test('D-MTR-12, D-MUT-17: the Mutineer at Administration with two goes to the Brig, keeps two, then names the President', () => {
    const game = play({
      players: four,
      at: { [tyrol]: 'administration' },
      shown: { [tyrol]: ['mutineer'] },
      held: { [tyrol]: { mutiny: ['panic', 'blackmail'] }, [roslin]: { mutiny: ['selfish-act'] } },
    })
    game.answer(tyrol, 'location:administration')
    expect(game.player(tyrol).at).toBe('brig')
    game.answer(tyrol, 'panic')
    expect(mutinies(game, tyrol)).toHaveLength(2)
    expect(game.options(tyrol)).toContain('seat:0')
    game.answer(tyrol, 'seat:0')
    expect(game.state.titles.president).toBe(0)
  })

  test('D-MTR-14, D-MTR-15, D-MTR-12: the next Mutineer, Admiral with a Mutiny card, stays with two and gives up the title', () => {
    const game = play({
      players: four,
      loyalty: { [tyrol]: ['cylon-morale'] },
      shown: { [tyrol]: ['mutineer'] },
      held: { [tyrol]: { mutiny: ['panic'] }, [adama]: { mutiny: ['blackmail'] } },
    })
    game.answer(tyrol, game.options(tyrol).find((o) => o.includes('reveal')) ?? 'none')
    game.until((g) => g.asked.includes(tyrol) && g.options(tyrol).includes('seat:1')).answer(tyrol, 'seat:1')
    game.until((g) => mutinies(g, adama).length === 2)
    expect(game.player(adama)).toMatchObject({ at: 'admirals-quarters', shown: ['mutineer'] })
    expect(game.state.titles.admiral).toBe(3)
  })

  test('D-MUT-9, D-TREACH-9: Insubordinate Crew: neither a Cylon player nor a Leader among the Cylons draws', () => {
    const game = crisis('insubordinate-crew', {
      players: [tyrol, adama, roslin, tigh, danna],
      revealed: [tigh],
      held: { [adama]: { mutiny: ['panic'] } },
      destiny: ['repair-1', 'repair-1'],
    })
    game.until(
      (g) => g.happened('event.drew-held-cards') && !g.happened('event.nothing') && g.asked.length > 0,
    )
    game.until((g) => g.state.turn.seat !== 0 || mutinies(g, roslin).length > 0)
    expect([tyrol, adama, roslin, tigh, danna].map((who) => mutinies(game, who).length)).toEqual([
      1, 1, 1, 0, 0,
    ])
    expect(game.player(adama).at).toBe('admirals-quarters')
  })
})

describe('Miracles', () => {
  test('D-MIR-11, DT22: A Second Chance gives Baltar a second token', () => {
    const game = crisis('domestic-dispute', {
      players: [baltar2, adama, roslin, tyrol],
      hands: {
        [adama]: ['a-second-chance-5'],
        [roslin]: ['strategic-planning-5', 'strategic-planning-4', 'strategic-planning-4'],
      },
      destiny: ['consolidate-power-1', 'consolidate-power-1'],
    })
    game.untilAsked(adama, 'prompt.window.check-pre').answer(adama, 'a-second-chance-5')
    game.untilAsked(roslin, 'prompt.contribute').answer(roslin, ...game.options(roslin))
    game.until((g) => g.state.turn.step !== 'crisis' || g.happened('event.token-gained'))
    expect(tokens(game, baltar2)).toBe(2)
  })

  test('D-MIR-3, D-HOME-16: Rescue Hera is for human players who have none, not for the second token of Baltar', () => {
    const game = attempt('rescue-hera', 'pass', {
      players: [tyrol, adama, roslin, baltar2],
      tokens: { [tyrol]: { miracle: 0 }, [baltar2]: { miracle: 1 } },
    })
    expect([tyrol, baltar2].map((who) => tokens(game, who))).toEqual([1, 1])
  })

  test('D-MIR-3: Cult Leader takes from somebody in the Brig with him, and does not go above three', () => {
    const game = play({
      players: [baltar2, adama, roslin, tyrol],
      at: { [baltar2]: 'brig', [tyrol]: 'brig' },
      tokens: { [baltar2]: { miracle: 2 } },
    })
    game.answer(baltar2, 'cult-leader')
    expect([baltar2, tyrol].map((who) => tokens(game, who))).toEqual([3, 0])
    const full = play({
      players: [baltar2, adama, roslin, tyrol],
      at: { [baltar2]: 'brig', [tyrol]: 'brig' },
      tokens: { [baltar2]: { miracle: 3 } },
    })
    expect(full.options(baltar2)).not.toContain('ability:cult-leader')
    expect(full.options(baltar2)).toContain('ability:broadcast')
  })

  test('D-MIR-14, D-MIR-6: not from a Leader among the Cylons, who is elsewhere', () => {
    const game = play({ players: [baltar2, adama, roslin, danna], at: { [adama]: 'command' } })
    expect(game.options(baltar2)).not.toContain('ability:cult-leader')
  })

  test('D-MIR-1: the Cylon Detector costs one, and no Leader can be examined, who has no Loyalty card', () => {
    const game = play({
      players: [baltar, adama, roslin, danna],
      at: { [danna]: 'command' },
      standing: { [danna]: 'infiltrating' },
    })
    game.answer(baltar, 'cylon-detector')
    expect(game.options(baltar)).toEqual(['seat:1', 'seat:2'])
    game.answer(baltar, 'seat:1')
    expect(tokens(game, baltar)).toBe(0)
  })
})
