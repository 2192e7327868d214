import { describe, expect, test } from 'vitest'
import type { ContentSet } from '../../src/content/set.ts'
import { attackRows } from '../../src/core/content.ts'
import { activate, destroyCivilians } from '../../src/effects/ships.ts'
import { checkedConfig, contentOf } from '../../src/index.ts'
import { type Position, scenario, type TestGame, withSets } from '../../src/testing/index.ts'
import { adama, afterCheck, cardsWorth, hands, kara, roslin, table, zarek } from '../cards/crisis-play.ts'
import { testCrisis } from '../rules/test-crisis.ts'

// GEN: general rules of the box; OVER: the bomb that turns Colonial One.

const losses: ContentSet = {
  id: 'test-losses',
  crises: [
    testCrisis('lose-one', [destroyCivilians(1)]),
    testCrisis('raiders-act', [activate('raiders')]),
    testCrisis('basestars-act', [activate('basestars')]),
  ],
}
const config = withSets([losses], { sets: ['base', 'daybreak'] })
const content = contentOf(checkedConfig({ players: 3, sets: ['base', 'daybreak'] }))

const crisis = (card: string, p: Partial<Position> = {}): TestGame =>
  scenario({ ...table, config, decks: { crisis: [card] }, ...p }).answer(zarek, 'option:0')

describe('Civilian ships', () => {
  const faces = [
    ...Array.from({ length: 6 }, () => 'population-1'),
    'population-2',
    'population-2',
    'population-fuel',
    'population-morale',
    'empty',
    'empty',
  ]

  test('D-GEN-3: one that is not on the board is drawn and destroyed', () => {
    const game = crisis('lose-one', {
      ships: { bow: { civilian: 1 } },
      civilians: ['population-2'],
      nextTokens: ['population-fuel'],
    })
    expect(game.state.lostCivilians).toEqual(['population-fuel'])
    expect(game.state.ships).toHaveLength(1)
  })

  test('D-GEN-4: if all that are left are on the board, the current player chooses one of them', () => {
    const game = crisis('lose-one', {
      ships: { bow: { civilian: 1 }, stern: { civilian: 1 } },
      civilians: ['empty', 'empty'],
      missingCivilians: faces.slice(0, 10),
    })
    expect([game.asked, game.request(zarek).prompt.key]).toEqual([[zarek], 'prompt.lose-civilian'])
    game.answer(zarek, game.options(zarek)[1] ?? '')
    expect(game.state.ships.map((s) => s.area)).toEqual(['bow'])
  })

  test('D-GEN-20: a raider destroys one without a roll', () => {
    const game = crisis('raiders-act', { ships: { bow: { raider: 1, civilian: 1 } }, civilians: ['empty'] })
    expect(game.state.lostCivilians).toEqual(['empty'])
    expect(game.happened('event.rolled')).toBe(false)
  })
})

describe('The attack table', () => {
  const rows = (attacker: string, target: string) => attackRows(content, attacker, target)

  test('D-GEN-15: raiders on 3, heavy raiders and centurions on 7', () => {
    for (const by of ['viper', 'assault-raptor', 'galactica'])
      expect(rows(by, 'raider')).toEqual([[3, 'destroyed']])
    for (const by of ['viper', 'assault-raptor', 'galactica'])
      expect(rows(by, 'heavy')).toEqual([[7, 'destroyed']])
    expect(rows('galactica', 'centurion')).toEqual([[7, 'destroyed']])
  })

  test('D-GEN-16, D-GEN-17: a basestar by viper, assault raptor, Galactica and nuke', () => {
    expect(rows('viper', 'basestar')).toEqual([[8, 'damaged']])
    expect(rows('assault-raptor', 'basestar')).toEqual([[7, 'damaged']])
    expect(rows('galactica', 'basestar')).toEqual([[5, 'damaged']])
    expect(rows('nuke', 'basestar')).toEqual([
      [1, 'damaged-twice'],
      [3, 'destroyed'],
      [7, 'destroyed-with-raiders'],
    ])
  })

  test.each([
    [2, 1, 4],
    [3, 0, 4],
    [7, 0, 1],
  ])('D-GEN-17: a nuke with a %i; it is gone whatever the roll', (die, basestars, raiders) => {
    const game = scenario({
      players: [adama, kara, roslin],
      config,
      ships: { bow: { basestar: 1, raider: 4 } },
      damageTokens: { basestar: ['disabled-weapons', 'disabled-hangar', 'structural-damage'] },
      dice: [die],
      decks: { crisis: ['water-sabotaged'] },
    }).answer(adama, 'ability:launch-nuke')
    const left = (kind: string) => game.state.ships.filter((s) => s.kind === kind).length
    expect([left('basestar'), left('raider'), game.view('spectator').nukes]).toEqual([basestars, raiders, 1])
  })

  test('D-GEN-18: a viper is damaged on 5-7 and destroyed on 8', () => {
    expect(rows('raider', 'viper')).toEqual([
      [5, 'damaged'],
      [8, 'destroyed'],
    ])
  })

  test.each([
    ['raiders-act', 'raider', 7, 0],
    ['raiders-act', 'raider', 8, 1],
    ['basestars-act', 'basestar', 3, 0],
    ['basestars-act', 'basestar', 4, 1],
    ['basestars-act', 'basestar', 8, 1],
  ] as const)('D-GEN-19, DQ35: %s: a %s with a %i damages Galactica %i times', (card, kind, die, hits) => {
    const game = crisis(card, { ships: { bow: { [kind]: 1 } }, dice: [die] })
    expect(8 - (game.state.boards.galactica?.pool.length ?? 0)).toBe(hits)
  })
})

describe('Super Crisis cards', () => {
  const intruders = (p: Partial<Position> = {}) =>
    scenario({
      players: [zarek, kara, roslin, adama],
      config,
      revealed: [zarek],
      loyalty: { [zarek]: [] },
      at: { [zarek]: 'caprica' },
      superCrises: { [zarek]: ['cylon-intruders'] },
      ...p,
    })
      .answer(zarek, 'caprica')
      .answer(zarek, 'cylon-intruders')

  test('D-GEN-5: cards that can be used on a Crisis card can be used on them', () => {
    const game = intruders({ hands: { [roslin]: ['investigative-committee-3'] } })
    expect(game.request(roslin).window).toBe('check-pre')
  })

  test('D-GEN-6: abilities of characters cannot', () => {
    const all = (game: TestGame) =>
      game.until((g) => g.asked.includes(adama) || g.happened('event.check-failed'))
    const usual = all(afterCheck('domestic-dispute', ['politics', 'tactics'], 8, { config, used: {} }))
    expect(usual.asked).toContain(adama) // Command Authority
    const asked: string[] = []
    intruders().until((g) => {
      if (g.asked.includes(adama)) asked.push(g.request(adama).window ?? '')
      return g.state.centurions.length > 0
    })
    expect(asked.filter((window) => window !== '')).toEqual([])
  })
})

describe('Bomb on Colonial 1', () => {
  const skills = ['tactics', 'piloting', 'engineering'] as const
  const bomb = (strength: number, p: Partial<Position> = {}) => {
    const [first = '', second = '', ...rest] = cardsWorth(strength, skills)
    const game = scenario({
      players: [zarek, kara, roslin, adama],
      config,
      revealed: [zarek],
      loyalty: { [zarek]: [] },
      at: { [zarek]: 'caprica', [roslin]: 'quorum-chamber', [adama]: 'administration' },
      superCrises: { [zarek]: ['bomb-on-colonial-1'] },
      used: { [kara]: ['secret-destiny'] },
      destiny: [first, second],
      hands: { [kara]: rest },
      ...p,
    })
      .answer(zarek, 'caprica')
      .answer(zarek, 'bomb-on-colonial-1')
    game.untilAsked(kara, 'prompt.contribute').answer(kara, ...game.options(kara))
    return game.until((g) => (g.state.decks['super-crisis']?.discard ?? []).includes('bomb-on-colonial-1'))
  }

  test('D-OVER-16, D-OVER-17: failed, the overlay is turned and everybody aboard goes to Sickbay', () => {
    const game = bomb(14)
    expect(game.state.resources.morale).toBe(8)
    expect(game.state.boards['colonial-one']?.side).toBe('destroyed')
    for (const who of [roslin, adama]) expect(game.player(who).at).toBe('sickbay')
    expect(game.state.inPlay).toEqual([]) // nothing has to stay in play for it
  })

  test('passed, nothing happens', () => {
    const game = bomb(15)
    expect(game.state.boards['colonial-one']?.side).toBe('front')
    expect(game.player(roslin).at).toBe('quorum-chamber')
  })

  test('D-OVER-18: nobody can go there any more', () => {
    const moves = (p: Partial<Position>) =>
      scenario({
        players: [adama, kara, roslin],
        config,
        step: 'movement',
        hands: { [adama]: ['repair-1'] },
        ...p,
      }).options(adama)
    expect(moves({})).toContain('location:administration')
    const after = moves({ sides: { 'colonial-one': 'destroyed' } })
    for (const place of ['administration', 'press-room', 'presidents-office', 'quorum-chamber'])
      expect(after).not.toContain(`location:${place}`)
  })
})

describe('Negotiation', () => {
  test('DT34: for the rest of the turn no Cylon ship is launched or activated', () => {
    const game = scenario({
      ...table,
      step: 'action',
      config,
      ships: { bow: { raider: 2, basestar: 1 }, stern: { civilian: 1 } },
      hands: { ...hands, [zarek]: ['negotiation-5'] },
      decks: { crisis: ['raiders-act'] },
    }).answer(zarek, 'play:negotiation-5')
    game.answer(zarek, 'option:0')
    expect(game.state.ships.filter((s) => s.kind === 'raider').map((s) => s.area)).toEqual(['bow', 'bow'])
    expect(game.happened('event.activate')).toBe(false)
  })
})

describe('D-GEN-31: what holds without Pegasus, too', () => {
  test('P-TIME-3, P-TIME-4: abilities and cards of one moment; the current player decides, the other is asked again', () => {
    const breakout = () =>
      scenario({
        players: [kara, zarek, roslin],
        config,
        used: { [kara]: ['secret-destiny'] },
        at: { [kara]: 'brig' },
        hands: { [roslin]: ['investigative-committee-3'] },
      }).answer(kara, 'location:brig')
    const game = breakout()
    expect([...game.asked].sort()).toEqual([roslin, zarek].sort())
    game.answer(zarek, game.options(zarek)[0] ?? '').answer(roslin, game.options(roslin)[0] ?? '')
    expect(game.request(kara).prompt.key).toBe('prompt.order')
    game.answer(kara, 'investigative-committee-3')
    expect(game.asked).toEqual([zarek]) // he may still use it, or not
    const passed = breakout().pass(zarek)
    passed.answer(roslin, passed.options(roslin)[0] ?? '')
    expect(passed.asked).toEqual([zarek])
  })

  test('P-TIME-5, P-TIME-6: the card being played is not in the hand, and is shuffled in if its deck is', () => {
    const game = scenario({
      players: [zarek, kara, roslin],
      config,
      hands: { [zarek]: ['consolidate-power-1'] },
      exactly: { politics: [] },
      decks: { crisis: ['water-sabotaged'] },
    }).answer(zarek, 'play:consolidate-power-1')
    game.answer(zarek, 'type:politics#1', 'type:tactics#1')
    expect(game.player(zarek).hand).toContain('consolidate-power-1')
    expect(game.state.decks.politics).toEqual({ draw: [], discard: [] })
  })

  test('P-TIME-7: who must draw does so one after the other, from the current player on', () => {
    const [first = '', second = '', ...rest] = cardsWorth(11, ['leadership', 'tactics'])
    const game = scenario({
      ...table,
      config,
      destiny: [first, second],
      hands: { [kara]: rest },
      decks: { crisis: ['insubordinate-crew'] },
    })
    game.untilAsked(kara, 'prompt.contribute').answer(kara, ...game.options(kara))
    game.until((g) => g.state.turn.step !== 'crisis')
    const drew = game.events.filter((e) => e.key === 'event.drew-held-cards').map((e) => e.only?.[0])
    expect(drew).toEqual([0, 1, 2, 3])
  })

  test('P-TIME-8: who must only discard does so at the same time as the others', () => {
    const game = afterCheck('religious-turmoil', ['politics', 'tactics'], 6, { config })
    expect([...game.asked].sort()).toEqual([adama, roslin, zarek].sort())
    game.answer(adama, game.options(adama)[0] ?? '')
    expect(game.saw(zarek)).not.toContain('event.discarded')
  })

  test('P-CLAR-5: a result above 8 counts as 8', () => {
    const game = scenario({
      players: [adama, kara, roslin],
      config,
      ships: { bow: { basestar: 1 } },
      at: { [adama]: 'weapons-control' },
      hands: { [roslin]: ['strategic-planning-3'] },
      dice: [8],
      decks: { crisis: ['water-sabotaged'] },
    }).answer(adama, 'weapons-control')
    game.answer(roslin, game.options(roslin)[0] ?? '')
    expect(game.events.find((e) => e.key === 'event.rolled')?.params?.result).toBe(8)
  })
})
