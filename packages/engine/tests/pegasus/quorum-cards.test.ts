import { describe, expect, test } from 'vitest'
import { quorum } from '../../src/content/pegasus/quorum.ts'
import { deckOf } from '../../src/core/content.ts'
import { eventsFor } from '../../src/core/events.ts'
import { gameOn } from '../../src/decide.ts'
import { learn, unknowing } from '../../src/imagine/knowledge.ts'
import { imagine } from '../../src/imagine.ts'
import { chance } from '../../src/random-player.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// The Quorum cards of the box. Laura Roslin is President and about to act.

const config = { sets: ['base', 'pegasus'] }
const [roslin, tigh, lee, tyrol] = ['laura-roslin', 'saul-tigh', 'lee-adama', 'galen-tyrol'] as const

const inOffice = (card: string, p: Partial<Position> = {}): TestGame =>
  scenario({ players: [roslin, tigh, lee, tyrol], config, quorum: [card], ...p })
const play = (card: string, p: Partial<Position> = {}): TestGame => inOffice(card, p).answer(roslin, card)
const playable = (card: string, p: Partial<Position> = {}): boolean =>
  inOffice(card, p).options(roslin).includes(`quorum:${card}`)
const seatsOffered = (game: TestGame): string[] =>
  game.request(roslin).options.map((o) => game.state.players[o.seat ?? -1]?.character ?? '')
const knowledgeOf = (game: TestGame, who: string) =>
  learn(unknowing, eventsFor(game.events, game.seat(who)), game.seat(who), gameOn(game.state).content)

test('P-SETUP-9: there are nine of them, each once', () => {
  expect(quorum.map((c) => c.id)).toEqual([
    'assign-chief-of-staff',
    'civilian-self-defense',
    'consult-the-oracle',
    'enact-production-quotas',
    'eulogy',
    'execute-prisoner',
    'probation',
    'resources-for-galactica',
    'unsavory-connections',
  ])
  for (const { copies } of quorum) expect(copies).toBe(1)
})

/** A check in Saul Tigh's Crisis step, about to take cards. */
const inCheck = (p: Partial<Position>): TestGame =>
  scenario({
    players: [roslin, tigh, lee, tyrol],
    current: tigh,
    config,
    step: 'crisis',
    decks: { crisis: ['sabotage-investigated'] },
    ...p,
  })

describe('Assign Chief of Staff', () => {
  const held = [{ card: 'assign-chief-of-staff', deck: 'quorum', holder: lee }]

  test('P-TERM-11: the President draws two politics cards and gives it to another human player', () => {
    const game = play('assign-chief-of-staff', { revealed: [tyrol] })
    expect(game.player(roslin).hand).toHaveLength(2)
    expect(seatsOffered(game)).toEqual([tigh, lee])
    game.answer(roslin, `seat:${game.seat(lee)}`)
    expect(game.state.inPlay).toEqual([{ card: 'assign-chief-of-staff', deck: 'quorum', holder: 2 }])
  })

  test('PT14: before cards are added he may discard it, and politics counts for the check', () => {
    const game = inCheck({ inPlay: held, hands: { [lee]: ['consolidate-power-1'] } })
    expect(game.asked).toEqual([lee])
    expect(game.request(lee).window).toBe('check-pre')
    game.answer(lee, 'assign-chief-of-staff')
    expect(game.state.inPlay).toEqual([])
    expect(game.state.decks.quorum.discard).toEqual(['assign-chief-of-staff'])
    expect(game.view('spectator').check?.positive).toEqual(['politics'])
  })

  test('or keep it', () => {
    const game = inCheck({ inPlay: held }).pass(lee)
    expect(game.state.inPlay).toHaveLength(1)
  })
})

describe('Civilian Self Defense', () => {
  const ships = { bow: { civilian: 1, raider: 4, heavy: 1 }, stern: { civilian: 1 } }

  test('destroys three raiders, or a heavy raider, where a civilian ship of his choice is', () => {
    const game = play('civilian-self-defense', { ships, civilians: ['population-1', 'empty'], dice: [3] })
    game.answer(roslin, game.options(roslin)[0] ?? '').answer(roslin, 'option:0')
    game.answer(roslin, ...game.options(roslin).slice(0, 3))
    expect(game.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(1)
    expect(game.state.ships.filter((s) => s.kind === 'civilian')).toHaveLength(2)
    const other = play('civilian-self-defense', { ships, dice: [3] })
    other.answer(roslin, other.options(roslin)[0] ?? '').answer(roslin, 'option:1')
    expect(other.state.ships.filter((s) => s.kind === 'heavy')).toHaveLength(0)
    expect(other.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(4)
  })

  test('with a 2 or less that civilian ship is destroyed', () => {
    const game = play('civilian-self-defense', { ships, civilians: ['population-1', 'empty'], dice: [2] })
    game.answer(roslin, game.options(roslin)[0] ?? '').answer(roslin, 'option:1')
    expect(game.state.lostCivilians).toEqual(['population-1'])
    expect(game.state.resources.population).toBe(11)
  })

  test('P-CLAR-8: no die decides about the raiders, so Scar cannot be one of them', () => {
    const game = play('civilian-self-defense', {
      ships: { bow: { civilian: 1, raider: 2 } },
      marked: [{ token: 'scar', kind: 'raider', area: 'bow' }],
      dice: [8],
    })
    if (game.asked.includes(roslin) && game.request(roslin).prompt.key === 'prompt.pick-ship')
      game.answer(roslin, game.options(roslin)[0] ?? '')
    game.answer(roslin, 'option:0').until((g) => !g.asked.includes(roslin))
    expect(game.state.ships.filter((s) => s.kind === 'raider').map((s) => s.tokens)).toEqual([['scar']])
  })

  test('needs a civilian ship in space', () => {
    expect(playable('civilian-self-defense')).toBe(false)
    expect(playable('civilian-self-defense', { ships })).toBe(true)
  })
})

describe('Consult the Oracle', () => {
  test('P-CLAR-16: the bottom card of any deck but the Loyalty and Agenda decks', () => {
    const game = play('consult-the-oracle')
    const decks = game.request(roslin).options.map((o) => o.deck)
    expect(decks).toEqual(
      expect.arrayContaining(['crisis', 'super-crisis', 'quorum', 'destination', 'politics', 'treachery']),
    )
    for (const deck of decks) expect(deck).not.toMatch(/agenda|loyalty/)
    const far = play('consult-the-oracle', { config: { ...config, objective: 'new-caprica' } })
    expect(far.request(roslin).options.map((o) => o.deck)).not.toContain('new-caprica') // P-SETUP-12
  })

  test('she alone sees it and knows it from then on', () => {
    const game = play('consult-the-oracle')
    const bottom = game.state.decks.crisis.draw[0] ?? ''
    game.answer(roslin, 'deck:crisis')
    expect(game.saw(roslin)).toContain('event.saw-bottom')
    expect(game.saw(tigh)).not.toContain('event.saw-bottom')
    expect(game.saw(tigh)).toContain('event.looked-at-bottom')
    const other = imagine(game.state, 0, knowledgeOf(game, roslin), chance(4))
    expect(other.decks.crisis.draw[0]).toBe(bottom)
  })

  test('then all of the Destiny deck: two are discarded, the rest is shuffled; PQ37: nobody answers with Sabotage', () => {
    const game = play('consult-the-oracle', { revealed: [tyrol], hands: { [tyrol]: ['sabotage-3'] } })
    game.answer(roslin, 'deck:crisis')
    const before = [...game.state.destiny].sort()
    expect(game.request(roslin).options.map((o) => o.card)).toEqual(before)
    expect(game.saw(tigh)).not.toContain('event.saw-destiny')
    const treachery = game
      .request(roslin)
      .options.filter((o) => deckOf(gameOn(game.state).content, o.card ?? '') === 'treachery')
    game.answer(roslin, ...treachery.map((o) => o.id))
    expect(game.state.destiny).toHaveLength(10)
    expect(game.state.decks.treachery?.discard).toHaveLength(2)
    expect(game.asked).not.toContain(tyrol)
    expect(knowledgeOf(game, roslin).amongDestiny).toHaveLength(10)
    const other = imagine(game.state, 0, knowledgeOf(game, roslin), chance(4))
    expect([...other.destiny].sort()).toEqual([...game.state.destiny].sort())
    expect(knowledgeOf(game, tigh).amongDestiny).toEqual([])
    expect(game.saw(tigh)).not.toContain('event.destiny-culled-cards')
  })
})

describe('the simple ones', () => {
  test('Enact Production Quotas: a food for morale', () => {
    const { resources } = play('enact-production-quotas').state
    expect([resources.food, resources.morale]).toEqual([9, 9])
  })

  test('Eulogy: morale, once an execution has cost some, whoever it was', () => {
    expect(playable('eulogy')).toBe(false)
    expect(playable('eulogy', { past: { [lee]: ['executed'] } })).toBe(false)
    const game = play('eulogy', { past: { [lee]: ['execution-cost-morale'] }, resources: { morale: 5 } })
    expect(game.state.resources.morale).toBe(6)
    expect(game.state.decks.quorum.discard).toEqual(['eulogy'])
  })

  test('Execute Prisoner: somebody in the Brig', () => {
    expect(playable('execute-prisoner')).toBe(false)
    const game = play('execute-prisoner', { at: { [lee]: 'brig', [tyrol]: 'brig' } })
    expect(seatsOffered(game)).toEqual([lee, tyrol])
    game.answer(roslin, `seat:${game.seat(lee)}`)
    expect(game.state.players[2]?.character).toBe('')
    expect(game.state.resources.morale).toBe(9)
  })

  test('Resources for Galactica: up to one location of any ship, and up to two vipers', () => {
    expect(playable('resources-for-galactica')).toBe(false)
    const damaged = ['armory', 'pegasus-cic', 'airlock']
    const game = play('resources-for-galactica', { damaged, damagedVipers: 3 })
    expect(game.options(roslin)).toHaveLength(3)
    game.answer(roslin, 'airlock')
    expect(game.state.boards.pegasus?.damaged).toEqual(['pegasus-cic'])
    expect(game.state.boards.pegasus?.pool).toContain('pegasus-damage-airlock')
    expect(game.state.fleet.viper?.damaged).toBe(1)
    const none = play('resources-for-galactica', { damaged: ['armory'] }).pass(roslin)
    expect(none.state.boards.galactica?.damaged).toEqual(['armory'])
  })

  test('Unsavory Connections: two cards at random for Treachery, and a food or a fuel', () => {
    const hands = { [roslin]: ['repair-1', 'repair-1', 'repair-1'] }
    const game = play('unsavory-connections', { hands })
    expect(game.player(roslin).hand.filter((c) => c === 'repair-1')).toHaveLength(1)
    expect(game.player(roslin).hand).toHaveLength(3)
    game.answer(roslin, 'option:1')
    expect(game.state.resources.fuel).toBe(9)
  })
})

describe('Probation', () => {
  const held = [{ card: 'probation', deck: 'quorum', holder: lee }]
  const added = (p: Partial<Position> = {}, cards = ['repair-1']): TestGame => {
    const game = inCheck({
      inPlay: held,
      hands: { [lee]: ['repair-1', 'repair-2'], [tyrol]: ['repair-1'] },
      ...p,
    })
    return game.untilAsked(lee, 'prompt.contribute').answer(lee, ...cards)
  }

  test('goes to a human player and stays with him', () => {
    const game = play('probation', { revealed: [tyrol] })
    expect(seatsOffered(game)).toEqual([roslin, tigh, lee])
    game.answer(roslin, `seat:${game.seat(lee)}`)
    expect(game.state.inPlay).toEqual([{ card: 'probation', deck: 'quorum', holder: 2 }])
  })

  test('PT16: when he has added cards the President may discard it and see them, and only she', () => {
    const game = added({}, ['repair-1', 'repair-2'])
    expect(game.asked).toEqual([roslin])
    expect(game.request(roslin).window).toBe('check-contributed')
    game.answer(roslin, 'probation')
    const told = eventsFor(game.events, game.seat(roslin)).find((e) => e.key === 'event.saw-added')
    expect(JSON.stringify(told?.params?.cards)).toContain('repair-2')
    expect(game.saw(tigh)).not.toContain('event.saw-added')
    expect(game.saw(tigh)).toContain('event.looked-at-added')
    expect(game.state.inPlay).toEqual([])
    expect(game.state.decks.quorum.discard).toEqual(['probation'])
    for (const seed of [1, 2, 3]) {
      const other = imagine(game.state, 0, knowledgeOf(game, roslin), chance(seed))
      const check = other.stack.find((f) => f.proc === 'skill-check')
      expect(JSON.stringify(check)).toContain('"repair-1","repair-2"]')
    }
  })

  test('nobody is asked after others, or where he added nothing; she may wait for another check', () => {
    const nothing = added({}, [])
    expect(nothing.asked).not.toContain(roslin)
    const kept = added().pass(roslin)
    expect(kept.state.inPlay).toHaveLength(1)
    kept.untilAsked(tyrol, 'prompt.contribute').answer(tyrol, 'repair-1')
    expect(kept.asked).not.toContain(roslin)
  })

  test('PQ11: it is the President of the moment', () => {
    const game = added({ titles: { president: tyrol } })
    expect(game.asked).toEqual([tyrol])
  })
})
