import { describe, expect, test } from 'vitest'
import { componentList } from '../../src/components.ts'
import { scenario, type TestGame } from '../../src/testing/index.ts'

const ships = (game: TestGame, kind: string): string[] =>
  game.state.ships.filter((s) => s.kind === kind).map((s) => s.area)

const acting = (who: string) => (game: TestGame) =>
  game.asked.includes(who) && game.request(who).prompt.key === 'prompt.action'

describe('cards in the middle of other cards', () => {
  test('Besieged activates only the raiders it placed itself, not those of a jump made on the way', () => {
    const game = scenario({
      players: ['william-adama', 'lee-adama', 'galen-tyrol'],
      step: 'crisis',
      at: { 'lee-adama': 'armory', 'galen-tyrol': 'ftl-control' },
      hands: { 'lee-adama': ['executive-order-1'] },
      decks: { crisis: ['besieged'], destination: ['cylon-ambush', 'deep-space'] },
      jumpTrack: 4,
      dice: [8],
    })
    game.answer('lee-adama', 'alert-viper-pilot').until(acting('lee-adama'))
    game.answer('lee-adama', 'executive-order-1').answer('lee-adama', 'seat:2')
    game.answer('galen-tyrol', 'actions').answer('galen-tyrol', 'ftl-control')
    game.answer('william-adama', 'cylon-ambush').pass('galen-tyrol')
    expect(ships(game, 'raider')).toEqual(['bow', 'bow', 'bow'])
  })

  test('B-VIPER-4 B-CYL-6 a raider that has not acted yet can be told from one that has, and be shot first', () => {
    const game = scenario({
      players: ['william-adama', 'lee-adama', 'galen-tyrol'],
      step: 'crisis',
      at: { 'lee-adama': 'armory' },
      ships: { 'bow-port': { raider: 2 } },
      decks: { crisis: ['besieged'] },
      dice: [1, 1, 8],
    })
    const fresh = () => game.state.ships.filter((s) => s.kind === 'raider' && !s.acted)
    // Two vipers were placed side by side: which of them he takes is no question.
    game.answer('lee-adama', 'alert-viper-pilot').answer('lee-adama', 'viper')
    expect(fresh()).toHaveLength(4)
    const attacks = game.request('lee-adama').options.filter((o) => o.target !== undefined)
    expect(attacks.map((o) => o.text.key).sort()).toEqual([
      'option.viper-attack',
      'option.viper-attack-acted',
    ])
    const ids = fresh().map((s) => s.id)
    const shot = attacks.find((o) => o.target !== undefined && ids.includes(o.target))
    game.answer('lee-adama', shot?.id ?? '')
    expect(game.state.ships.filter((s) => ids.includes(s.id))).toHaveLength(3)
  })
})

describe('a deck that has just been used up', () => {
  test('B-LIMIT-4 the card Laura Roslin puts under the Crisis deck lies under the new deck, not on top', () => {
    const game = scenario({
      players: ['laura-roslin', 'lee-adama', 'galen-tyrol'],
      step: 'crisis',
      emptied: ['crisis'],
      decks: { crisis: ['prison-labor', 'unidentified-ship'] },
    })
    game.answer('laura-roslin', 'prison-labor')
    const { draw, discard } = game.state.decks.crisis
    expect([draw.length, discard.length]).toEqual([69, 0])
    expect(draw[0]).toBe('unidentified-ship')
  })

  test('B-LIMIT-4 the Quorum cards Skilled Politician puts back lie under the new deck', () => {
    const game = scenario({
      players: ['laura-roslin', 'lee-adama', 'galen-tyrol'],
      emptied: ['quorum'],
      decks: { quorum: ['arrest-order', 'food-rationing', 'presidential-pardon', 'inspirational-speech'] },
    })
    game.answer('laura-roslin', 'skilled-politician').answer('laura-roslin', 'food-rationing')
    const { draw } = game.state.decks.quorum
    expect(draw).toHaveLength(16)
    expect(draw.slice(0, 3).sort()).toEqual(['arrest-order', 'inspirational-speech', 'presidential-pardon'])
  })

  test('Thirty-Three is shuffled into the Crisis deck, not laid alone in the place of an empty one', () => {
    const game = scenario({
      players: ['galen-tyrol', 'lee-adama', 'tom-zarek'],
      at: { 'galen-tyrol': 'ftl-control' },
      jumpTrack: 3,
      emptied: ['crisis'],
      inPlay: [{ card: 'thirty-three', deck: 'crisis' }],
    })
    game.answer('galen-tyrol', 'ftl-control')
    expect(game.state.decks.crisis.draw).toHaveLength(70)
  })
})

describe('the words of a card say what it does', () => {
  const text = (kind: string, id: string): string =>
    componentList().find((c) => c.kind === kind && c.id === id)?.text ?? ''

  test('where one of several is meant they say "or": Launch Scout, Research Lab, Thirty-Three, Friends in Low Places', () => {
    expect(text('skill', 'launch-scout')).toContain('the Crisis deck or Destination deck')
    expect(text('location', 'research-lab')).toContain('Engineering or Tactics')
    expect(text('crisis', 'thirty-three')).toContain(
      'a civilian ship is destroyed or a basestar is destroyed',
    )
    expect(text('character', 'tom-zarek')).toContain('at Administration or Brig')
    expect(text('location', 'administration')).toContain('Politics and Leadership')
  })

  test('what belongs to one option or one result of a die stays together: Crash Landing, Food Rationing', () => {
    expect(text('crisis', 'crash-landing')).toContain(
      'one of: lose 1 fuel; lose 1 morale and the current player goes to Sickbay.',
    )
    expect(text('quorum', 'food-rationing')).toContain(
      'on 6 or more, gain 1 food and this card leaves the game',
    )
  })
})
