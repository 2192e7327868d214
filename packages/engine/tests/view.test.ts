import { describe, expect, test } from 'vitest'
import { scenario } from '../src/testing/index.ts'

const adama = 'william-adama'
const tigh = 'saul-tigh'
const roslin = 'laura-roslin'
const kara = 'kara-thrace'
const zarek = 'tom-zarek'

describe('Everybody sees', () => {
  test('which viper a die is thrown for, and what is added to it', () => {
    const game = scenario({
      players: [tigh, kara, roslin],
      step: 'crisis',
      decks: { crisis: ['water-shortage-b'] },
      hands: { [tigh]: ['evasive-maneuvers-1'] },
      piloting: { [kara]: 'bow' },
      ships: { bow: { raider: 1 }, stern: { viper: 1 } },
      dice: [7, 7],
    }).untilAsked(tigh, 'prompt.window.viper-attacked')
    const viper = game.state.ships.find((s) => s.pilot === game.seat(kara))
    expect(game.view('spectator').roll).toMatchObject({ value: 7, ship: viper?.id, bonus: 0 })
    game.answer(tigh, 'evasive-maneuvers-1')
    expect(game.events.filter((e) => e.key === 'event.rolled').at(-1)?.params).toMatchObject({ result: 5 })
  })

  test('which basestar the guns aim at, its damage counted', () => {
    const game = scenario({
      players: [tigh, zarek, roslin],
      at: { [tigh]: 'weapons-control' },
      hands: { [zarek]: ['strategic-planning-3'] },
      ships: { bow: { basestar: 1 }, stern: { basestar: 1 } },
      basestarDamage: { stern: ['structural-damage'] },
    }).answer(tigh, 'weapons-control')
    const target = game.state.ships.find((s) => s.area === 'stern')
    game.answer(tigh, `ship:${target?.id}`)
    expect(game.view(roslin).roll).toMatchObject({ value: null, ship: target?.id, bonus: 2 })
  })

  test('no ship where a centurion is attacked', () => {
    const game = scenario({
      players: [tigh, zarek, roslin],
      at: { [tigh]: 'armory' },
      hands: { [zarek]: ['strategic-planning-3'] },
      ships: { bow: { raider: 3 } },
      centurions: [1],
    }).answer(tigh, 'armory')
    expect(game.view('spectator').roll).toMatchObject({ ship: -1 })
  })

  test('that cards of strength 1 count for a check on a Crisis card Adama drew, and only there', () => {
    const check = (current: string) =>
      scenario({
        players: [adama, zarek, roslin],
        current,
        step: 'crisis',
        hands: { [zarek]: ['repair-1'] },
        decks: { crisis: ['elections-loom', 'cylon-virus'] },
      }).untilAsked(zarek, 'prompt.contribute')
    expect(check(adama).view('spectator').check?.alwaysFor).toEqual([1])
    expect(check(roslin).view('spectator').check?.alwaysFor).toEqual([])
  })

  test('that a check is made with open cards, before the first one lies there', () => {
    const game = scenario({
      players: [tigh, zarek, roslin],
      step: 'crisis',
      hands: { [zarek]: ['investigative-committee-3', 'investigative-committee-4'] },
      decks: { crisis: ['elections-loom'] },
    }).untilAsked(zarek, 'prompt.window.check-pre')
    expect(game.view('spectator').check).toMatchObject({ faceUp: false, total: 0 })
    game.answer(zarek, 'investigative-committee-3')
    expect(game.view('spectator').check).toMatchObject({ faceUp: true, total: 0 })
  })

  test('whom a check is about', () => {
    const game = scenario({
      players: [tigh, zarek, roslin],
      at: { [tigh]: 'admirals-quarters' },
      hands: { [zarek]: ['repair-1'] },
    })
      .answer(tigh, 'admirals-quarters')
      .answer(tigh, 'seat:2')
      .untilAsked(zarek, 'prompt.contribute')
    expect(game.view('spectator').check?.picked).toBe(2)
  })
})
