import { expect, test } from 'vitest'
import { scenario, type TestGame } from '../../src/testing/index.ts'

const kara = 'kara-thrace'
const helo = 'karl-agathon'
const boomer = 'sharon-valerii'
const adama = 'william-adama'
const tigh = 'saul-tigh'
const roslin = 'laura-roslin'
const baltar = 'gaius-baltar'
const zarek = 'tom-zarek'
const tyrol = 'galen-tyrol'

const seatOption = (game: TestGame, who: string): string => `seat:${game.seat(who)}`
const keys = (game: TestGame): string[] => game.events.map((e) => e.key)
const window = (game: TestGame, who: string): string => game.request(who).window
const prompt = (game: TestGame, who: string): string => game.request(who).prompt.key
const rolls = (game: TestGame): number => keys(game).filter((key) => key === 'event.rolled').length

test('B-TIME-1 a Crisis step: draw, read, after the draw, choice, carrying out, Cylon ships, jump, discard', () => {
  const game = scenario({
    players: [baltar, kara, helo],
    at: { [helo]: 'command' },
    step: 'crisis',
    ships: { stern: { basestar: 1 } },
    decks: { crisis: ['riots-a'] },
    hands: { [kara]: ['strategic-planning-3'] },
    dice: [1],
  })
  expect(window(game, kara)).toBe('crisis-revealed')
  expect(keys(game)).toContain('event.crisis')
  expect(game.view(helo).crisis?.card).toBe('riots-a') // read to all
  game.pass(kara)
  expect(game.asked).toEqual([baltar]) // he has drawn it
  expect(prompt(game, baltar)).toBe('prompt.split')
  game.answer(baltar, 'politics')
  expect(prompt(game, helo)).toBe('prompt.crisis-choice')
  game.answer(helo, 'option:0')
  expect(window(game, helo)).toBe('crisis-choice-made')
  expect(game.state.resources).toMatchObject({ food: 8, morale: 10 })
  game.pass(helo)
  expect(game.state.resources).toMatchObject({ food: 7, morale: 9 })
  expect(window(game, kara)).toBe('roll-before') // the basestar is about to fire
  expect(game.state.turn.step).toBe('activate-cylons')
  expect(game.state.jumpTrack).toBe(0)
  game.pass(kara)
  const order = ['event.activate', 'event.rolled', 'event.jump-track'].map((key) => keys(game).indexOf(key))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order).not.toContain(-1)
  expect(game.state.jumpTrack).toBe(1)
  expect(game.state.turn.seat).toBe(1)
  expect(game.state.decks.crisis.discard).toEqual(['riots-a'])
})

test('B-TIME-1 the Crisis card is discarded after the Prepare for Jump step, not before', () => {
  const game = scenario({
    players: [zarek, tigh, tyrol],
    step: 'crisis',
    jumpTrack: 4,
    decks: { crisis: ['riots-a'] },
  }).answer(tigh, 'option:0')
  expect(game.state.turn.step).toBe('prepare-jump')
  expect(prompt(game, tigh)).toBe('prompt.destination')
  expect(game.state.decks.crisis.discard).toEqual([])
  game.until((g) => g.state.turn.seat === 1)
  expect(game.state.decks.crisis.discard).toEqual(['riots-a'])
})

test('B-TIME-2 a skill check goes from the begin window to the discard of its cards in one fixed order', () => {
  const game = scenario({
    players: [zarek, boomer, adama, tyrol],
    step: 'crisis',
    hands: {
      [zarek]: ['investigative-committee-3', 'declare-emergency-3'],
      [adama]: ['declare-emergency-4'],
    },
    decks: { crisis: ['prison-labor'] },
    destiny: ['repair-1', 'repair-2'],
  })
  const cards = (): number | undefined => game.view(zarek).check?.total
  expect(window(game, boomer)).toBe('check-begin')
  game.pass(boomer)
  expect(window(game, zarek)).toBe('check-pre')
  expect(cards()).toBe(0)
  game.pass(zarek)
  expect(cards()).toBe(2) // the Destiny cards come before any contribution
  expect(window(game, adama)).toBe('check-contribute')
  game.answer(adama, 'declare-emergency-4')
  expect(window(game, zarek)).toBe('check-contribute')
  game.answer(zarek, 'investigative-committee-3')
  expect(window(game, tyrol)).toBe('check-before-reveal')
  expect(game.view(zarek).check).toMatchObject({ strength: null, cards: [], total: 4 })
  game.pass(tyrol)
  expect(window(game, zarek)).toBe('check-totalled')
  expect(game.view(zarek).check).toMatchObject({ strength: 4, result: '', difficulty: 10 })
  expect(game.state.resources.morale).toBe(10)
  game.pass(zarek)
  expect(window(game, adama)).toBe('check-resolved')
  expect(game.state.resources.morale).toBe(9)
  expect(game.state.decks.engineering.discard).toEqual([])
  game.pass(adama)
  expect(game.state.decks.engineering.discard).toEqual(['repair-1', 'repair-2'])
  expect(game.state.decks.leadership.discard).toEqual(['declare-emergency-4'])
})

test('B-TIME-3 a location with a skill check opens its own window together with check-pre', () => {
  const game = scenario({
    players: [zarek, tigh, tyrol],
    at: { [zarek]: 'admirals-quarters' },
    hands: { [tyrol]: ['scientific-research-3'] },
  })
  game.answer(zarek, 'admirals-quarters').answer(zarek, seatOption(game, tigh))
  expect(new Set(game.asked)).toEqual(new Set([tigh, tyrol])) // Cylon Hatred and Scientific Research in one window
  game.answer(tigh, 'cylon-hatred').answer(tyrol, 'scientific-research-3')
  expect(prompt(game, zarek)).toBe('prompt.order')
  game.answer(zarek, 'scientific-research-3').answer(tigh, 'cylon-hatred')
  expect(game.events.find((e) => e.key === 'event.difficulty')?.params?.now).toBe(4)
  const crisis = scenario({
    players: [zarek, tigh, tyrol],
    step: 'crisis',
    hands: { [tyrol]: ['scientific-research-3'] },
    decks: { crisis: ['prison-labor'] },
  })
  expect(crisis.asked).toEqual([tyrol]) // no location, no such window
})

test('B-TIME-4 a roll: before it, throw, after it; a reroll starts again before it; then the result', () => {
  const game = scenario({
    players: [helo, tyrol, roslin],
    at: { [helo]: 'command' },
    step: 'crisis',
    ships: { bow: { raider: 1, viper: 1 } },
    hands: { [tyrol]: ['strategic-planning-3'], [roslin]: ['evasive-maneuvers-1'] },
    decks: { crisis: ['thirty-three'] },
    dice: [8, 8, 5],
  })
  expect(window(game, tyrol)).toBe('roll-before')
  expect(rolls(game)).toBe(0)
  game.pass(tyrol)
  expect(rolls(game)).toBe(1)
  expect(new Set(game.asked)).toEqual(new Set([helo, roslin])) // after the throw: ECO Officer and, on a viper, Evasive Maneuvers
  game.pass(roslin).answer(helo, 'eco-officer')
  expect(window(game, tyrol)).toBe('roll-before')
  game.pass(tyrol)
  expect(rolls(game)).toBe(2)
  expect(game.asked).toEqual([roslin])
  expect(game.view('spectator').destroyed.viper).toBe(0)
  game.answer(roslin, 'evasive-maneuvers-1')
  expect(window(game, tyrol)).toBe('roll-before')
  expect(game.view('spectator').damagedVipers + game.view('spectator').destroyed.viper).toBe(0)
  game.pass(tyrol)
  expect(game.view('spectator')).toMatchObject({ damagedVipers: 1, destroyed: { viper: 0 } })
})

test('B-TIME-5 Secret Destiny comes before Delusional Intuition: Gaius Baltar draws once', () => {
  const game = scenario({
    players: [baltar, kara, tigh],
    step: 'crisis',
    decks: { crisis: ['riots-a', 'rescue-mission-a'] },
  })
  expect(game.asked).toEqual([kara])
  game.answer(kara, 'secret-destiny')
  expect(game.player(baltar).hand).toHaveLength(0)
  expect(prompt(game, baltar)).toBe('prompt.split')
  game.answer(baltar, 'tactics')
  expect(game.player(baltar).hand).toHaveLength(1)
  expect(game.asked).toEqual([tigh])
  expect(game.view(tigh).crisis?.card).toBe('rescue-mission-a')
})

test('B-TIME-6 Moral Compass comes before Mysterious Intuition', () => {
  const position = {
    players: [tyrol, helo, boomer],
    at: { [helo]: 'command' },
    step: 'crisis',
    decks: { crisis: ['water-sabotaged'] },
  } as const
  const game = scenario(position).answer(tyrol, 'option:0')
  expect(game.asked).toEqual([helo]) // Boomer waits
  game.pass(helo)
  expect(game.asked).toEqual([boomer])
  expect(window(game, boomer)).toBe('check-begin')
  const switched = scenario(position).answer(tyrol, 'option:1').answer(helo, 'moral-compass')
  expect(window(switched, boomer)).toBe('check-begin') // the check he switched to is hers to decide
  switched.answer(boomer, 'mysterious-intuition').answer(boomer, 'option:0')
  expect(switched.state.resources.food).toBe(8)
})

test('B-TIME-7 within one window the current player decides the order, not the players who wait', () => {
  const shot = () =>
    scenario({
      players: [helo, tyrol, roslin],
      current: tyrol,
      at: { [helo]: 'admirals-quarters' },
      step: 'crisis',
      ships: { bow: { raider: 1, viper: 1 } },
      hands: { [roslin]: ['evasive-maneuvers-1'], [helo]: ['evasive-maneuvers-2'] },
      decks: { crisis: ['thirty-three'] },
      dice: [8, 1],
    })
      .answer(helo, 'evasive-maneuvers-2')
      .answer(roslin, 'evasive-maneuvers-1')
  for (const [first, kept] of [
    ['evasive-maneuvers-1', helo],
    ['evasive-maneuvers-2', roslin],
  ] as const) {
    const game = shot()
    expect(game.asked).toEqual([tyrol])
    game.answer(tyrol, first)
    expect(game.asked).toEqual([kept])
    expect(rolls(game)).toBe(2)
  }
})
