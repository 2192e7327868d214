import { describe, expect, it } from 'vitest'
import { missions } from '../../src/content/daybreak/home/missions.ts'
import { contentOf } from '../../src/content/index.ts'
import { adama, attempt, home, roslin, tigh, tyrol } from './home-play.ts'

// The eight missions: what is printed on them, and what becomes of them.

const [P, L, T, F, E] = ['politics', 'leadership', 'tactics', 'piloting', 'engineering']

describe('the Mission cards', () => {
  it('D-HOME-3: eight of them, one of each', () => {
    const printed = missions.map(({ id, copies, check, distance }) => [
      id,
      copies,
      check?.difficulty,
      check?.skills,
      distance,
    ])
    expect(printed).toEqual([
      ['attack-on-the-colony', 1, 14, [T, F], undefined],
      ['cylon-civil-war', 1, 21, [P, L, T], undefined],
      ['destroy-the-hub', 1, 14, [L, T, F], undefined],
      ['digging-up-the-past', 1, 14, [P, L], 1],
      ['needs-of-the-people', 1, 18, [P, L, E], undefined],
      ['rescue-hera', 1, 20, [P, T, F], undefined],
      ['the-red-stripes', 1, 16, [T, F, E], undefined],
      ['the-search-for-home', 1, 25, [P, L, T, E], 2],
    ])
  })

  it('the text tells the check with what comes of it', () => {
    const { cards } = contentOf(home().state.config)
    for (const { id } of missions) expect(cards.get(id)).toMatchObject({ kind: 'other', deck: 'mission' })
  })
})

describe('Attack on the Colony', () => {
  const ships = { bow: { basestar: 1, raider: 2 }, stern: { basestar: 1 } }

  it('passed: all basestars leave the board, and one of them the game', () => {
    const { state } = attempt('attack-on-the-colony', 'pass', {
      ships,
      basestarDamage: { stern: ['disabled-hangar'] },
    })
    expect(state.ships.map((s) => s.kind)).toEqual(['raider', 'raider'])
    expect(state.fleet.basestar).toMatchObject({ reserve: 1, removed: 1, destroyed: 0 })
    expect(state.basestarTokens).toHaveLength(4)
  })

  it('failed: a basestar comes to the bow, and Galactica is damaged', () => {
    const { state } = attempt('attack-on-the-colony', 'fail', { nextTokens: ['damage-armory'] })
    expect(state.ships).toMatchObject([{ kind: 'basestar', area: 'bow' }])
    expect(state.boards.galactica?.damaged).toEqual(['armory'])
  })
})

describe('Cylon Civil War', () => {
  it('D-HOME-2, D-HOME-30: passed: the Rebel Basestar comes into play on the side of the humans', () => {
    expect(home().state.boards['rebel-basestar']?.side).toBe('')
    const { state } = attempt('cylon-civil-war', 'pass')
    expect(state.boards['rebel-basestar']?.side).toBe('human')
  })

  it('D-HOME-31: failed: on the side of the Cylons', () => {
    const { state } = attempt('cylon-civil-war', 'fail')
    expect(state.boards['rebel-basestar']?.side).toBe('cylon')
  })

  it('D-HOME-31, D-HOME-35: fought once more, it may change sides, and who is aboard has to leave', () => {
    const lost = attempt('cylon-civil-war', 'fail', {
      sides: { 'rebel-basestar': 'human' },
      at: { [tigh]: 'datastream' },
    })
    expect(lost.state.boards['rebel-basestar']?.side).toBe('cylon')
    expect(lost.player(tigh).at).toBe('sickbay')
    const won = attempt('cylon-civil-war', 'pass', {
      sides: { 'rebel-basestar': 'cylon' },
      revealed: [tigh],
      at: { [tigh]: 'datastream' },
    })
    expect(won.player(tigh).at).toBe('resurrection-ship')
  })
})

describe('Destroy the Hub', () => {
  it('D-OVER-19, D-OVER-20: passed: the Cylon locations show Hub Destroyed', () => {
    const game = attempt('destroy-the-hub', 'pass', { revealed: [tigh] })
    expect(game.state.boards.cylon?.side).toBe('back')
    expect(game.player(tigh).at).toBe('resurrection-ship')
  })

  it('DQ31: failed: population is lost, all vipers come back, their pilots to the Hangar Deck, and two are damaged', () => {
    const game = attempt('destroy-the-hub', 'fail', {
      players: [tyrol, adama, 'kara-thrace', tigh],
      piloting: { 'kara-thrace': 'bow' },
      ships: { stern: { viper: 2, raider: 1 } },
      fleet: { 'assault-raptor': { reserve: 0, unused: 4 } },
    })
    expect(game.state.resources.population).toBe(11)
    expect(game.player('kara-thrace').at).toBe('hangar-deck')
    expect(game.state.ships.map((s) => s.kind)).toEqual(['raider'])
    expect(game.state.fleet.viper).toMatchObject({ reserve: 6, damaged: 2 })
  })
})

describe('Digging Up the Past', () => {
  it('failed: two treachery cards are shuffled into the Destiny deck', () => {
    const { state } = attempt('digging-up-the-past', 'fail')
    const treachery = state.destiny.filter((c) => contentOf(state.config).cards.get(c)?.deck === 'treachery')
    expect(state.destiny).toHaveLength(14)
    expect(treachery).toHaveLength(4)
  })
})

describe('Needs of the People', () => {
  it('passed: two food, and a damaged location is repaired', () => {
    const game = attempt('needs-of-the-people', 'pass', { damaged: ['armory', 'command'] })
    expect(game.state.resources.food).toBe(10)
    expect(game.request(tyrol)).toMatchObject({ min: 1, max: 1 })
    game.answer(tyrol, 'armory')
    expect(game.state.boards.galactica?.damaged).toEqual(['command'])
  })

  it('failed: a food is lost, and each human player draws a treachery card', () => {
    const game = attempt('needs-of-the-people', 'fail', { revealed: [tigh] })
    expect(game.state.resources.food).toBe(7)
    const of = (who: string) =>
      game.player(who).hand.filter((c) => contentOf(game.state.config).cards.get(c)?.deck === 'treachery')
    expect([tyrol, adama, roslin, tigh].map((who) => of(who).length)).toEqual([1, 1, 1, 0])
  })
})

describe('Rescue Hera', () => {
  it('passed: each human player without a miracle token gains one', () => {
    const game = attempt('rescue-hera', 'pass', {
      tokens: { [tyrol]: { miracle: 0 }, [roslin]: { miracle: 1 }, [tigh]: { miracle: 0 } },
      revealed: [tigh],
    })
    expect([tyrol, roslin, tigh].map((who) => game.player(who).tokens.miracle)).toEqual([1, 1, 0])
  })

  it('failed: a morale is lost and a raptor destroyed', () => {
    const { state } = attempt('rescue-hera', 'fail')
    expect(state.resources.morale).toBe(9)
    expect(state.fleet.raptor).toMatchObject({ destroyed: 1 })
  })
})

describe('The Red Stripes', () => {
  it('passed: heavy raiders and centurions leave the board, and two of each the game', () => {
    const { state } = attempt('the-red-stripes', 'pass', {
      ships: { bow: { heavy: 3, raider: 1 } },
      centurions: [1, 2, 2],
    })
    expect(state.ships.map((s) => s.kind)).toEqual(['raider'])
    expect(state.centurions).toEqual([])
    expect(state.fleet.heavy).toMatchObject({ reserve: 2, removed: 2 })
    expect(state.fleet.centurion).toMatchObject({ reserve: 2, removed: 2 })
  })

  it('failed: a heavy raider comes to the bow, and a centurion aboard', () => {
    const { state } = attempt('the-red-stripes', 'fail')
    expect(state.ships).toMatchObject([{ kind: 'heavy', area: 'bow' }])
    expect(state.centurions).toEqual([0])
  })
})

describe('The Search For Home', () => {
  it('failed: a fuel is lost', () => {
    expect(attempt('the-search-for-home', 'fail').state.resources.fuel).toBe(7)
  })
})
