import { describe, expect, test } from 'vitest'
import { checkedConfig } from '../../src/config.ts'
import { contentOf } from '../../src/index.ts'
import { type Position, playRandomly, scenario, type TestGame } from '../../src/testing/index.ts'
import { adama, config, kara, roslin, table, told, zarek } from './check-play.ts'

// The skill cards of Pegasus: how many there are, and those that are used at moments of their own.

const content = contentOf(checkedConfig({ ...config, players: 4 }))
const ofType = (type: string): readonly string[] => content.decks.get(type)?.cards ?? []
const typeOf = (card: string): string => content.skills.get(card)?.card.type ?? ''

describe('the box', () => {
  const box: readonly [string, string, Record<number, number>][] = [
    ['support-the-people', 'politics', { 1: 1, 2: 1 }],
    ['preventative-policy', 'politics', { 3: 1, 4: 1, 5: 1 }],
    ['investigative-committee-pegasus', 'politics', { 3: 4, 4: 2, 5: 1 }],
    ['major-victory', 'leadership', { 1: 1, 2: 1 }],
    ['at-any-cost', 'leadership', { 3: 1, 4: 1, 5: 1 }],
    ['guts-and-initiative', 'tactics', { 1: 1, 2: 1 }],
    ['critical-situation', 'tactics', { 3: 1, 4: 1, 5: 1 }],
    ['full-throttle', 'piloting', { 1: 1, 2: 1 }],
    ['run-interference', 'piloting', { 3: 1, 4: 1, 5: 1 }],
    ['jury-rigged', 'engineering', { 1: 1, 2: 1 }],
    ['calculations', 'engineering', { 3: 1, 4: 1, 5: 1 }],
    ['broadcast-location', 'treachery', { 1: 8 }],
    ['by-your-command', 'treachery', { 1: 4 }],
    ['special-destiny', 'treachery', { 2: 5 }],
    ['gods-plan', 'treachery', { 2: 3 }],
    ['human-weakness', 'treachery', { 3: 2 }],
    ['sabotage', 'treachery', { 3: 4 }],
  ]

  test.each(box)('has %s (%s) in these strengths', (id, type, strengths) => {
    expect(content.skillCards.get(id)).toMatchObject({ type, strengths })
    for (const [strength, n] of Object.entries(strengths))
      expect(ofType(type).filter((card) => card === `${id}-${strength}`)).toHaveLength(n)
  })

  test('P-SETUP-5, P-SETUP-6: the new cards are in their decks, and the old Investigative Committee is in none', () => {
    const before = contentOf(checkedConfig({ players: 4 }))
    const more = (type: string): number => ofType(type).length - (before.decks.get(type)?.cards.length ?? 0)
    expect(['leadership', 'tactics', 'piloting', 'engineering'].map(more)).toEqual([5, 5, 5, 5])
    expect(more('politics')).toBe(12 - 7)
    expect([...content.cards.keys()].filter((c) => /^investigative-committee-\d/.test(c))).toEqual([])
  })

  test('P-SETUP-7, P-TREACH-1: 26 Treachery cards of strengths 1 to 3 are a deck of their own', () => {
    expect(ofType('treachery')).toHaveLength(26)
    expect(new Set(ofType('treachery').map((c) => content.skills.get(c)?.strength))).toEqual(
      new Set([1, 2, 3]),
    )
    const { decks, destiny } = scenario(table).state
    expect(decks.treachery?.draw).toHaveLength(24)
    expect(destiny.filter((c) => typeOf(c) === 'treachery')).toHaveLength(2)
  })

  test('P-SETUP-8: whenever the Destiny deck is built, it has two cards of each of six types', () => {
    const two = Object.fromEntries(content.rules.skillTypes.map((type) => [type, 2]))
    let built = 0
    for (let i = 0; i < 4; i++) {
      let before = 0
      playRandomly({ ...config, players: 3 + i }, `destiny-${i}`, ({ destiny, decks }, events) => {
        const enough = content.rules.skillTypes.every(
          (type) => (decks[type]?.draw.length ?? 0) + (decks[type]?.discard.length ?? 0) > 0,
        )
        const put = events.some((e) => /-destiny$|destiny-renewed/.test(e.key))
        if (destiny.length > before && enough && !put) {
          built++
          expect(count(destiny.map(typeOf))).toEqual(two)
        }
        before = destiny.length
      })
    }
    expect(built).toBeGreaterThan(5)
  })
})

const count = (list: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {}
  for (const x of list) found[x] = (found[x] ?? 0) + 1
  return found
}

describe('the sixth type', () => {
  test('is among those a human player can draw of any type, and a Cylon takes one of each', () => {
    const human = scenario({ ...table, hands: { [zarek]: ['consolidate-power-1'] } }).answer(
      zarek,
      'consolidate-power-1',
    )
    expect(human.options(zarek)).toEqual(expect.arrayContaining(['type:treachery#1', 'type:treachery#2']))
    human.answer(zarek, 'type:treachery#1', 'type:treachery#2')
    expect(human.player(zarek).hand.map(typeOf)).toEqual(['treachery', 'treachery'])
    const cylon = scenario({ ...table, revealed: [zarek], at: { [zarek]: 'caprica' }, step: 'receiveSkills' })
    expect(cylon.options(zarek).filter((o) => o.includes('treachery'))).toEqual(['type:treachery#1'])
  })

  test('can be named for Blind Devotion', () => {
    const game = scenario({
      ...table,
      players: ['galen-tyrol', zarek, roslin],
      used: {},
      step: 'crisis',
      decks: { crisis: ['prison-labor'] },
    }).untilAsked('galen-tyrol', 'prompt.window.check-before-reveal')
    game.answer('galen-tyrol', 'blind-devotion')
    expect(game.options('galen-tyrol')).toContain('type:treachery')
  })
})

describe('Major Victory', () => {
  const aboard = (p: Partial<Position> = {}): TestGame =>
    scenario({
      ...table,
      at: { [zarek]: 'armory' },
      centurions: [0],
      hands: { [zarek]: ['major-victory-1', 'major-victory-2'], [kara]: ['repair-1'] },
      dice: [8, 5],
      ...p,
    }).answer(zarek, 'armory')

  test.each([
    [5, 1],
    [4, 0],
  ])('PT26: after he destroyed a centurion he rolls: %i brings %i morale', (roll, more) => {
    const game = aboard({ dice: [8, roll] })
    const { morale } = game.state.resources
    expect(game.request(zarek)).toMatchObject({ window: 'ship-destroyed', secret: true })
    game.answer(zarek, 'major-victory-1')
    expect(game.state.resources.morale).toBe(morale + more)
    expect(game.player(zarek).hand).toEqual(['major-victory-2'])
  })

  test('PT26: not for another player, and not for one that got away', () => {
    const other = aboard({ hands: { [kara]: ['major-victory-1'] } })
    expect(other.asked).not.toContain(kara)
    const missed = aboard({ dice: [1] })
    expect(missed.happened('window.ship-destroyed')).toBe(false)
  })

  test('PT26: once in a turn', () => {
    const game = scenario({
      ...table,
      step: 'movement',
      at: { [zarek]: 'armory' },
      centurions: [0, 1],
      hands: { [zarek]: ['major-victory-1', 'major-victory-2', 'critical-situation-3'] },
      dice: [8, 5, 8, 5],
    })
    game
      .answer(zarek, 'critical-situation-3')
      .answer(zarek, 'armory')
      .answer(zarek, game.options(zarek)[0] ?? '')
    game.answer(zarek, 'major-victory-1')
    game.untilAsked(zarek, 'prompt.action').answer(zarek, 'armory')
    expect(game.state.centurions).toEqual([])
    expect(game.request(zarek).window).not.toBe('ship-destroyed')
  })

  test('PT26: after a basestar, by whoever had Galactica fire at it; not after a raider', () => {
    const guns = (kind: string, p: Partial<Position>) =>
      scenario({
        ...table,
        at: { [zarek]: 'weapons-control' },
        hands: { [zarek]: ['major-victory-1'] },
        ships: { bow: { [kind]: 1 } },
        ...p,
      }).answer(zarek, 'weapons-control')
    const basestar = guns('basestar', {
      basestarDamage: { bow: ['critical-hit'] },
      dice: [8],
      nextTokens: ['critical-hit'],
    })
    expect(basestar.state.ships.filter((s) => s.kind === 'basestar')).toHaveLength(0)
    expect(basestar.request(zarek).window).toBe('ship-destroyed')
    const raider = guns('raider', { dice: [8] })
    expect(raider.state.ships).toEqual([])
    expect(raider.happened('window.ship-destroyed')).toBe(false)
  })
})

describe('Run Interference', () => {
  const raid = (p: Partial<Position> = {}): TestGame =>
    scenario({
      ...table,
      step: 'crisis',
      decks: { crisis: ['prison-labor'] },
      piloting: { [kara]: 'bow' },
      hands: { [kara]: ['run-interference-3'] },
      ships: { bow: { raider: 5 }, stern: { raider: 1, viper: 1 } },
      dice: [1, 1, 1, 1, 1, 1],
      ...p,
    })

  test('PT23: the first four raiders activated where he flies miss without a roll, others shoot', () => {
    const game = raid().untilAsked(kara, 'prompt.window.ships-activation')
    expect(game.request(kara).secret).toBe(true)
    game.answer(kara, 'run-interference-3').until((g) => g.state.turn.step !== 'activate-cylons')
    expect(told(game, 'event.rolled')).toHaveLength(2)
    expect(game.player(kara).at).toBe('piloting')
  })

  test('PT23: only when raiders are about to act', () => {
    const game = raid({ decks: { crisis: ['prisoner-revolt'] }, ships: { bow: { heavy: 1 } } })
    game.until((g) => g.state.turn.seat !== 0)
    const keys = told(game, 'event.activate', 'window.ships-activation', 'event.turn').map((e) => e.key)
    expect(keys.slice(0, 2)).toEqual(['event.activate', 'event.turn'])
  })

  test('PT23: without it all of them roll; on foot nobody is asked, and nobody is told of the moment', () => {
    const game = raid().untilAsked(kara, 'prompt.window.ships-activation').pass(kara)
    game.until((g) => g.state.turn.step !== 'activate-cylons')
    expect(told(game, 'event.rolled')).toHaveLength(6)
    const walking = raid({ piloting: {}, at: { [kara]: 'command' } })
    walking.until((g) => g.state.turn.step === 'prepare-jump' || g.state.turn.seat !== 0)
    expect(walking.happened('window.ships-activation')).toBe(false)
  })
})

describe('Calculations', () => {
  const attack = (dice: readonly number[], hands: Position['hands']): TestGame =>
    scenario({
      ...table,
      at: { [zarek]: 'armory' },
      centurions: [0],
      hands,
      dice,
    }).answer(zarek, 'armory')

  test('PT21: any roll counts as one more or one less', () => {
    const game = attack([6], { [roslin]: ['calculations-3'] })
    expect(game.request(roslin)).toMatchObject({ window: 'roll-after', secret: true })
    game.answer(roslin, 'calculations-3')
    expect(game.options(roslin)).toEqual(['more', 'less'])
    game.answer(roslin, 'more')
    expect(game.state.centurions).toEqual([])
    const spoiled = attack([7], { [roslin]: ['calculations-3'] }).answer(roslin, 'calculations-3')
    expect(spoiled.answer(roslin, 'less').state.centurions).toEqual([0])
  })

  test('PT21: once for a roll, whoever uses it', () => {
    const hands = { [roslin]: ['calculations-3'], [adama]: ['calculations-4'] }
    const game = attack([5], hands).answer(roslin, 'calculations-3').answer(adama, 'calculations-4')
    game.answer(zarek, 'calculations-3').answer(roslin, 'more')
    expect(game.state.centurions).toEqual([0])
    expect(game.player(adama).hand).toEqual(['calculations-4'])
    expect(game.asked).not.toContain(adama)
  })

  test('P-CLAR-5: a result never counts as more than 8 or less than 1, and what is above it has to be taken away first', () => {
    // Where only one way makes a difference nobody is asked which.
    const most = attack([8], { [roslin]: ['calculations-3'] }).answer(roslin, 'calculations-3')
    expect(told(most, 'event.roll-adjusted')).toEqual([{ key: 'event.roll-adjusted', now: 7 }])
    const least = attack([1], { [roslin]: ['calculations-3'] }).answer(roslin, 'calculations-3')
    expect(told(least, 'event.roll-adjusted')).toEqual([{ key: 'event.roll-adjusted', now: 2 }])
    const planned = attack([7], { [roslin]: ['calculations-3'], [adama]: ['strategic-planning-3'] })
    planned.answer(adama, 'strategic-planning-3')
    expect(planned.asked).not.toContain(roslin)
  })

  test('PT21: a revealed Cylon does not use it', () => {
    const game = scenario({
      ...table,
      at: { [zarek]: 'armory' },
      centurions: [0],
      revealed: [roslin],
      hands: { [roslin]: ['calculations-3'] },
      dice: [6],
    }).answer(zarek, 'armory')
    expect(game.asked).not.toContain(roslin)
  })
})
