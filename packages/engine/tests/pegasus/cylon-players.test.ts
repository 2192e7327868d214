import { describe, expect, it } from 'vitest'
import { contentOf } from '../../src/content/index.ts'
import { deckOf } from '../../src/core/content.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// TERM and SUCC: who is a human player and who a Cylon player, what cards make them do, and who is next in line.

const config = { sets: ['base', 'pegasus'] }
const [adama, roslin, tyrol, tigh] = ['william-adama', 'laura-roslin', 'galen-tyrol', 'saul-tigh'] as const
const players = [tyrol, adama, roslin, tigh]

const treachery = (game: TestGame, who: string): number =>
  game.player(who).hand.filter((c) => deckOf(contentOf(game.state.config), c) === 'treachery').length

/** Everybody is to exchange two cards: instead of the check of Code Blue, in Adama's turn. */
const swapping = (p: Partial<Position> = {}): TestGame =>
  scenario({
    players,
    current: adama,
    config,
    step: 'crisis',
    hands: { [tyrol]: ['repair-1', 'repair-1'], [roslin]: ['repair-1', 'repair-1'] },
    ...p,
    decks: { crisis: ['code-blue'] },
  }).answer(adama, 'option:1')

describe('TERM', () => {
  it('P-TERM-1, P-TERM-5, P-TERM-8, P-TERM-9: "each player" means Cylon players, too; they may skip the discard and still draw', () => {
    const game = swapping({ revealed: [tyrol] })
    game.untilAsked(tyrol, 'prompt.consent').answer(tyrol, 'no')
    expect(game.player(tyrol).hand).toHaveLength(4)
    expect(treachery(game, tyrol)).toBe(2)
    const obeyed = swapping({ revealed: [tyrol] })
    obeyed.untilAsked(tyrol, 'prompt.consent').answer(tyrol, 'yes')
    expect(obeyed.player(tyrol).hand).toHaveLength(2)
  })

  it('P-TERM-2, P-TERM-3: whoever has not shown his Cylon card is a human player and is not asked', () => {
    const game = swapping({ loyalty: { [tyrol]: ['cylon-morale'] } })
    game.until((g) => g.state.turn.seat !== 1)
    expect(game.player(tyrol).hand).toHaveLength(2)
    expect(treachery(game, tyrol)).toBe(2)
  })

  it('P-TERM-4: a Leader is a human player only while he infiltrates', () => {
    const led = (standing: string) =>
      scenario({
        players: ['cavil', adama, roslin, tigh],
        current: roslin,
        config,
        loyalty: { cavil: [] },
        standing: { cavil: standing },
        at: { cavil: standing === 'leader' ? 'caprica' : 'command' },
        quorum: ['assign-arbitrator'],
      })
        .answer(roslin, 'assign-arbitrator')
        .options(roslin)
    expect(led('leader')).toEqual(['seat:3', 'seat:1'])
    expect(led('infiltrating')).toEqual(['seat:3', 'seat:0', 'seat:1'])
  })

  it('P-TERM-6, P-TERM-10, PQ21: nothing sends a Cylon player to the Brig or Sickbay, and nobody can choose him for it', () => {
    const game = scenario({
      players,
      config,
      revealed: [tyrol],
      at: { [tyrol]: 'caprica' },
      decks: { crisis: ['code-blue', 'riots-a'] },
    })
      .answer(tyrol, 'location:caprica')
      .answer(tyrol, 'code-blue')
      .answer(tyrol, 'option:0')
    game.until((g) => g.happened('event.check-fail'))
    expect(game.player(tyrol).at).toBe('caprica')
    const arrest = scenario({ players, current: roslin, config, revealed: [tyrol], quorum: ['arrest-order'] })
    expect(arrest.answer(roslin, 'arrest-order').options(roslin)).not.toContain('seat:0')
  })

  it('P-TERM-7: he may ignore a Crisis card that executes him', () => {
    const verdict = (answer: string) =>
      scenario({
        players,
        config,
        revealed: [tyrol],
        at: { [tyrol]: 'caprica' },
        decks: { crisis: ['a-verdict-of-guilty', 'riots-a'] },
      })
        .answer(tyrol, 'location:caprica')
        .answer(tyrol, 'a-verdict-of-guilty')
        .answer(adama, 'option:0')
        .answer(tyrol, answer)
    expect(verdict('no').happened('event.executed')).toBe(false)
    expect(verdict('yes').happened('event.executed')).toBe(true)
    expect(verdict('yes').player(tyrol).at).toBe('resurrection-ship')
  })

  it('P-TERM-11: he is no target of Executive Order or of a Quorum card', () => {
    const order = scenario({
      players,
      current: adama,
      config,
      revealed: [tyrol],
      hands: { [adama]: ['executive-order-1'] },
    })
    expect(order.answer(adama, 'executive-order-1').options(adama)).toEqual(['seat:2', 'seat:3'])
    const quorum = scenario({ players, current: roslin, config, revealed: [tyrol], quorum: ['probation'] })
    expect(quorum.answer(roslin, 'probation').options(roslin)).not.toContain('seat:0')
  })

  it('P-TIME-7: one after the other from the current player, each finishing both', () => {
    const game = swapping({
      hands: Object.fromEntries(players.map((who) => [who, ['repair-1', 'repair-2', 'evasive-maneuvers-1']])),
    })
    const order: string[] = []
    while (game.asked.length === 1 && game.request(game.asked[0] ?? '').prompt.key === 'prompt.discard') {
      const [who = ''] = game.asked
      order.push(who)
      game.answer(who, ...game.options(who).slice(0, 2))
      expect(treachery(game, who)).toBe(2)
    }
    expect(order).toEqual([adama, roslin, tigh, tyrol])
  })
})

describe('SUCC', () => {
  const { titles } = contentOf(scenario({ players, config }).state.config).rules

  it('P-SUCC-1, P-SUCC-2: the lines', () => {
    expect(titles.admiral).toHaveLength(14)
    expect(titles.admiral.slice(0, 3)).toEqual(['helena-cain', 'william-adama', 'saul-tigh'])
    expect(titles.admiral.slice(5, 8)).toEqual(['anastasia-dualla', 'kara-thrace', 'louanne-katraine'])
    expect(titles.admiral.slice(-3)).toEqual(['ellen-tigh', 'gaius-baltar', 'laura-roslin'])
    expect(titles.president).toHaveLength(14)
    expect(titles.president.slice(0, 5)).toEqual([
      'laura-roslin',
      'gaius-baltar',
      'tom-zarek',
      'ellen-tigh',
      'lee-adama',
    ])
    expect(titles.president.slice(7, 10)).toEqual(['galen-tyrol', 'helena-cain', 'anastasia-dualla'])
    expect([...titles.admiral].sort()).toEqual([...titles.president].sort())
  })

  /** Roslin sends somebody to the Brig. */
  const arrested = (who: string, p: Partial<Position> = {}): TestGame => {
    const game = scenario({ players, current: roslin, config, quorum: ['arrest-order'], ...p })
    game.answer(roslin, 'arrest-order')
    return game.answer(roslin, `seat:${game.seat(who)}`)
  }

  it('P-SUCC-4, PQ42: an Admiral sent to the Brig loses the title to the highest available', () => {
    expect(arrested(adama).state.titles.admiral).toBe(3)
    expect(arrested(tigh, { titles: { admiral: tigh } }).state.titles.admiral).toBe(1)
  })

  it('P-SUCC-5: he does not get it back when he leaves', () => {
    const game = scenario({
      players,
      current: roslin,
      config,
      at: { [adama]: 'brig' },
      titles: { admiral: tigh },
      quorum: ['presidential-pardon'],
    }).answer(roslin, 'presidential-pardon')
    game.answer(roslin, 'location:command')
    expect(game.player(adama).at).toBe('command')
    expect(game.state.titles.admiral).toBe(3)
  })

  it('P-SUCC-7: a President in the Brig stays President, with all that belongs to it', () => {
    const game = scenario({
      players,
      current: roslin,
      config,
      at: { [roslin]: 'brig' },
      quorum: ['food-rationing'],
    })
    expect(game.state.titles.president).toBe(2)
    expect(game.options(roslin)).toContain('quorum:food-rationing')
  })

  it('P-SUCC-10: with all of them in the Brig the highest is Admiral, until the first leaves it', () => {
    const at = { [tyrol]: 'brig', [tigh]: 'brig', [roslin]: 'brig' }
    const game = scenario({ players, current: roslin, config, at, quorum: ['arrest-order'] })
    game.answer(roslin, 'arrest-order')
    expect(game.player(adama).at).toBe('brig')
    expect(game.state.titles.admiral).toBe(1)
    const out = scenario({
      players,
      current: roslin,
      config,
      at: { ...at, [adama]: 'brig' },
      titles: { admiral: adama },
      quorum: ['presidential-pardon'],
    }).answer(roslin, 'presidential-pardon')
    out.answer(roslin, 'seat:0').answer(roslin, 'location:command')
    expect(out.state.titles.admiral).toBe(0)
  })

  it('P-SUCC-11, P-SUCC-12: nukes and the Quorum hand go with the title, which no Cylon player or Leader gets', () => {
    const game = arrested(adama, {
      players: ['cavil', adama, roslin, tigh],
      loyalty: { cavil: [] },
      standing: { cavil: 'infiltrating' },
      at: { cavil: 'command' },
      quorum: ['arrest-order', 'food-rationing'],
      nukes: 1,
    })
    expect(game.state.titles.admiral).toBe(3)
    expect(game.state.fleet.nuke?.reserve).toBe(1)
    expect(game.state.quorum).toEqual(['food-rationing'])
    const only = arrested(adama, {
      players: [tyrol, adama, roslin, tigh],
      revealed: [tigh],
    })
    expect(only.state.titles.admiral).toBe(0)
  })
})
