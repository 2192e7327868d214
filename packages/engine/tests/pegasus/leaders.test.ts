import { describe, expect, test } from 'vitest'
import { contentOf, decide, requests } from '../../src/index.ts'
import { type Position, withSets } from '../../src/testing/index.ts'
import {
  adama,
  baltar,
  cavil,
  config,
  dealt,
  fresh,
  hidden,
  kat,
  leoben,
  play,
  roslin,
  six,
  tigh,
  typesIn,
  tyrol,
  zarek,
} from './people.ts'

// LEAD and INFIL: Cylon Leaders, from the choice of characters to the end of an infiltration.

const content = contentOf({ ...fresh(4).state.config })
const leaders = [cavil, leoben, six]
const crew = [adama, roslin, tyrol, tigh, zarek, 'kara-thrace'] as const
const withLeader = (n: number): string[] => [cavil, ...crew.slice(0, n - 1)]

describe('who may be a Leader', () => {
  /** What the next player can choose from, when those before him have chosen these. */
  function offered(players: number, ...before: readonly string[]): string[] {
    let { state } = fresh(players)
    for (const character of before) {
      const [request] = requests(state)
      if (!request) throw new Error('Nobody is asked.')
      state = decide(state, request.seat, { request: request.id, options: [`character:${character}`] }).state
    }
    return requests(state)[0]?.options.flatMap((o) => o.character ?? []) ?? []
  }

  test('P-SETUP-1 the four humans and the three Leaders are offered with those of the base box', () => {
    const all = offered(5)
    for (const id of ['helena-cain', 'ellen-tigh', 'anastasia-dualla', kat, ...leaders]) {
      expect(content.characters.has(id)).toBe(true)
      if (content.characters.get(id)?.type !== 'support') continue
      expect(all).toContain(id)
    }
    expect(all).toEqual(expect.arrayContaining(leaders))
    expect(content.characters.size).toBe(17)
  })

  test('P-LEAD-3, P-LEAD-4 at most one; whoever chooses earlier has precedence', () => {
    expect(offered(5, leoben)).not.toEqual(expect.arrayContaining([cavil]))
    for (const id of leaders) expect(offered(5, leoben)).not.toContain(id)
  })

  test('P-LEAD-5, P-SETUP-16 none with three players, and nobody has an Agenda', () => {
    for (const id of leaders) expect(offered(3)).not.toContain(id)
    const game = dealt([adama, roslin, tyrol])
    expect(game.state.players.every((p) => Object.values(p.held).flat().length === 0)).toBe(true)
    expect(() => fresh(3, { characters: [cavil, adama, roslin] })).toThrow()
  })

  test('P-VAR-14 with seven players the last one to choose has to be one', () => {
    const six = crew.slice(0, 6)
    const game = fresh(7, { characters: [...six, cavil] })
    expect(game.state.players[6]?.character).toBe(cavil)
    expect(() => fresh(7, { characters: [...six, 'sharon-valerii'] })).toThrow()
  })

  test('P-VAR-4 none in the variant without them, nor an Agenda', () => {
    const game = fresh(5, { variants: ['no-leaders'] })
    const all = game.state.asks[0]?.options.flatMap((o) => o.character ?? []) ?? []
    for (const id of leaders) expect(all).not.toContain(id)
    expect(() => fresh(7, { variants: ['no-leaders'] })).toThrow()
  })
})

describe('the Loyalty deck', () => {
  const count = (characters: readonly string[]) => {
    const { state } = dealt(characters)
    const cards = [...state.loyaltyDeck, ...state.players.flatMap((p) => p.loyalty)]
    const cylon = cards.filter((card) => content.loyalty.get(card)?.team === 'cylon').length
    return [cylon, cards.length - cylon, cards.includes('sympathizer')]
  }

  test.each([
    ['P-LEAD-15', 4, 1, 5],
    ['P-LEAD-16', 5, 1, 7],
    ['P-LEAD-17', 6, 2, 8],
    ['P-VAR-15', 7, 2, 10],
  ] as const)(
    'P-LEAD-15, P-LEAD-16, P-LEAD-17, P-LEAD-19, P-VAR-15 (%s): with %i players and a Leader %i Cylon cards and %i others, no Sympathizer',
    (_rule, players, cylon, human) => {
      expect(count(withLeader(players))).toEqual([cylon, human, false])
    },
  )

  test('P-LEAD-18 has one card more for Baltar and one for Boomer', () => {
    expect(count([cavil, adama, baltar, tyrol])).toEqual([1, 6, false])
    expect(count([cavil, adama, baltar, 'sharon-valerii'])).toEqual([1, 7, false])
  })

  test('P-VAR-5 is that of the base box where nobody is one', () => {
    expect(count([adama, roslin, tyrol, tigh])).toEqual([1, 7, true])
    expect(count([adama, roslin, tyrol, tigh, zarek])).toEqual([2, 8, false])
  })
})

describe('how a Leader begins', () => {
  test('P-LEAD-1, P-LEAD-6 as a revealed Cylon, without Loyalty cards and with one Agenda', () => {
    const game = dealt(withLeader(4))
    const p = game.player(cavil)
    expect(p).toMatchObject({ revealed: true, at: 'cylon-fleet', loyalty: [], standing: 'leader' })
    expect(Object.values(p.held).flat()).toHaveLength(1)
    for (const who of [adama, roslin, tyrol]) expect(game.player(who).loyalty).toHaveLength(1)
  })

  test.each([
    ['P-LEAD-7', 4, 'sympathetic-agenda'],
    ['P-LEAD-7', 6, 'sympathetic-agenda'],
    ['P-LEAD-8', 5, 'hostile-agenda'],
    ['P-LEAD-8', 7, 'hostile-agenda'],
  ] as const)('P-LEAD-7, P-LEAD-8 (%s): with %i players from the %s deck', (_rule, players, deck) => {
    const { held } = dealt(withLeader(players)).player(cavil)
    expect(Object.keys(held)).toEqual([deck])
    expect(held[deck]).toHaveLength(1)
  })

  test('P-LEAD-12, PQ33 with two cards of different types of his sheet', () => {
    const game = fresh(4, { characters: [adama, cavil, roslin, tyrol] })
    game.until((g) => g.state.asks[0]?.prompt.key === 'prompt.split' && g.asked.includes(cavil))
    expect(game.request(cavil)).toMatchObject({ min: 2, max: 2 })
    expect(game.options(cavil).sort()).toEqual(['type:engineering#1', 'type:tactics#1', 'type:treachery#1'])
  })

  test('P-SUCC-12, PQ13 without a title, which go by the lines of this box', () => {
    const game = dealt([cavil, 'helena-cain', 'ellen-tigh', 'kara-thrace'])
    expect(game.state.titles).toEqual({ admiral: 1, president: 2 })
  })

  test('P-LOY-12 is dealt nothing in the Sleeper Agent phase', () => {
    const game = play({
      players: [cavil, adama, roslin, tyrol],
      current: adama,
      step: 'prepareJump',
      jumpTrack: 4,
      distance: 3,
      decks: { destination: ['remote-planet', 'remote-planet'] },
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'not-a-cylon'],
    })
    expect(game.player(cavil).loyalty).toEqual([])
  })
})

describe('the turn of a Leader', () => {
  const turn = (p: Partial<Position> = {}) => play({ players: [cavil, adama, roslin, tyrol], ...p })

  test('P-LEAD-11 he draws what his sheet says: a card of one type, and one of two others', () => {
    const game = turn({ step: 'receiveSkills' })
    expect(game.options(cavil).sort()).toEqual(['type:engineering#1', 'type:treachery#1'])
    game.answer(cavil, 'treachery')
    expect(typesIn(game, cavil).sort()).toEqual(['tactics', 'treachery'])
  })

  test('P-REVEAL-13, PQ2 what else he draws is of his types, one of each', () => {
    const game = turn({ at: { [cavil]: 'human-fleet' } }).answer(cavil, 'location:human-fleet')
    game.answer(cavil, 'deck:crisis').answer(cavil, 'top')
    expect(game.options(cavil).sort()).toEqual(['type:engineering#1', 'type:tactics#1', 'type:treachery#1'])
    expect(game.request(cavil)).toMatchObject({ min: 2, max: 2 })
  })

  test('P-OVER-11 on the Resurrection Ship he draws only 1', () => {
    const game = turn({ step: 'receiveSkills', at: { [cavil]: 'resurrection-ship' } })
    expect(game.request(cavil)).toMatchObject({ min: 1, max: 1 })
    game.answer(cavil, 'tactics')
    expect(game.player(cavil).hand).toHaveLength(1)
  })

  test('P-LEAD-2 he moves among the Cylon locations, and there is no Crisis step', () => {
    const game = turn({ step: 'movement' })
    expect(
      game
        .options(cavil)
        .filter((o) => o.startsWith('location:'))
        .sort(),
    ).toEqual(['location:caprica', 'location:human-fleet'])
    game.pass(cavil).pass(cavil)
    expect(game.happened('event.crisis')).toBe(false)
    expect(game.state.turn.seat).toBe(1)
  })

  test('P-LEAD-13, P-LEAD-14 what is on his sheet can be done instead of what his location says', () => {
    const game = turn({ ships: { bow: { raider: 1 } } })
    expect(game.options(cavil)).toEqual(expect.arrayContaining(['location:cylon-fleet', 'ability:primacy']))
    expect(hidden(cavil, 'command').options(cavil)).toContain('ability:primacy')
  })

  test('P-EXEC-7, P-EXEC-29, PQ35 executed, he loses his cards, and keeps his Super Crisis and his Agenda unseen', () => {
    const hand = [
      'strategic-planning-5',
      'strategic-planning-4',
      'strategic-planning-4',
      'strategic-planning-3',
    ]
    const game = play({
      players: [adama, cavil, roslin, tyrol],
      at: { [adama]: 'airlock', [cavil]: 'caprica' },
      hands: { [adama]: hand, [cavil]: ['repair-1'] },
      superCrises: { [cavil]: ['massive-assault'] },
      held: { [cavil]: { 'sympathetic-agenda': ['join-the-colonials'] } },
      destiny: ['repair-1', 'repair-1'],
    })
      .answer(adama, 'location:airlock')
      .answer(adama, 'seat:1')
      .untilAsked(adama, 'prompt.contribute')
    game.answer(adama, ...game.options(adama)).until((g) => g.happened('event.executed'))
    expect(game.player(cavil)).toMatchObject({
      at: 'resurrection-ship',
      standing: 'leader',
      hand: [],
      superCrises: ['massive-assault'],
      past: ['executed'],
    })
    expect(game.player(cavil).held['sympathetic-agenda']).toEqual(['join-the-colonials'])
    expect(game.state.resources.morale).toBe(10)
    expect(game.view(roslin).players[1]?.open).toEqual({})
  })
})

describe('infiltration', () => {
  const begin = (leader: string = cavil, p: Partial<Position> = {}) =>
    play({ players: [leader, adama, roslin, tyrol], at: { [leader]: 'human-fleet' }, ...p }).answer(
      leader,
      'location:human-fleet:infiltrate',
    )

  test('P-INFIL-1, PQ5 from Human Fleet to a safe location of Galactica, for nothing', () => {
    const game = begin(cavil, { hands: { [cavil]: ['repair-1'] } })
    const places = game.options(cavil)
    expect(places).toContain('location:command')
    for (const not of ['brig', 'sickbay', 'press-room', 'pegasus-cic', 'caprica'])
      expect(places).not.toContain(`location:${not}`)
    game.answer(cavil, 'command')
    expect(game.player(cavil)).toMatchObject({ at: 'command', hand: ['repair-1'], revealed: false })
  })

  test('P-INFIL-2 not a revealed Cylon who is no Leader', () => {
    const game = play({
      players: [tyrol, adama, roslin, tigh],
      revealed: [tyrol],
      at: { [tyrol]: 'human-fleet' },
    })
    expect(game.options(tyrol)).toContain('location:human-fleet')
    expect(game.options(tyrol)).not.toContain('location:human-fleet:infiltrate')
  })

  test('P-INFIL-3, P-INFIL-4, P-TERM-4 he counts as a human player, and goes where they may', () => {
    const game = hidden(cavil, 'command', { step: 'movement', hands: { [cavil]: ['repair-1'] } })
    const places = game.options(cavil)
    expect(places).toEqual(
      expect.arrayContaining(['location:armory', 'location:press-room', 'location:pegasus-cic']),
    )
    for (const not of ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship', 'brig'])
      expect(places).not.toContain(`location:${not}`)
  })

  test('P-INFIL-5, PQ41 there is a Crisis step if he infiltrates when it begins', () => {
    const game = hidden(cavil, 'command')
    game.pass(cavil)
    expect(game.happened('event.crisis')).toBe(true)
    const just = begin().answer(cavil, 'command')
    expect(just.happened('event.crisis')).toBe(true)
    const over = hidden(cavil, 'command').answer(cavil, 'end-infiltration')
    expect(over.happened('event.crisis')).toBe(false)
    expect(over.state.turn.seat).toBe(1)
  })

  test('P-INFIL-6, P-INFIL-7 he uses the text of skill cards, but of no treachery', () => {
    const { standings } = content.rules
    expect(standings.infiltrating?.texts).toEqual(standings.human?.texts)
    expect(standings.infiltrating?.texts).not.toContain('treachery')
    const game = hidden(leoben, 'command', { hands: { [leoben]: ['consolidate-power-1'] } })
    expect(game.options(leoben)).toContain('play:consolidate-power-1')
    const revealed = play({
      players: [leoben, adama, roslin, tyrol],
      hands: { [leoben]: ['consolidate-power-1'] },
    })
    expect(revealed.options(leoben)).not.toContain('play:consolidate-power-1')
  })

  test('P-INFIL-8 he draws one card more of his types, of one he has just drawn or not', () => {
    const game = hidden(cavil, 'command', { step: 'receiveSkills' }).answer(cavil, 'engineering')
    expect(game.player(cavil).hand).toHaveLength(2)
    expect(game.options(cavil).sort()).toEqual(['type:engineering#1', 'type:tactics#1', 'type:treachery#1'])
    game.answer(cavil, 'tactics')
    expect(typesIn(game, cavil).sort()).toEqual(['engineering', 'tactics', 'tactics'])
    const sick = hidden(cavil, 'sickbay', { step: 'receiveSkills' }).answer(cavil, 'tactics')
    expect(sick.player(cavil).hand).toHaveLength(1)
  })

  test('P-INFIL-9 he never has a title', () => {
    const game = hidden(cavil, 'command', {
      players: [cavil, adama, roslin, tyrol],
      revealed: [adama, roslin],
    })
    expect(game.state.titles).toEqual({ president: 3, admiral: 3 })
  })

  test('P-INFIL-10, P-INFIL-11 he adds two cards to a check, one in the Brig', () => {
    const asked = (at: string) => {
      const game = hidden(cavil, at, {
        current: adama,
        step: 'crisis',
        hands: { [cavil]: ['repair-1', 'repair-1', 'repair-2'] },
        decks: { crisis: ['water-sabotaged'] },
      })
      return game.untilAsked(cavil, 'prompt.contribute').request(cavil).max
    }
    expect(asked('command')).toBe(2)
    expect(asked('brig')).toBe(1)
  })

  test('P-INFIL-12, P-INFIL-14, P-INFIL-16 he returns from anywhere as an action, and may come again', () => {
    const game = hidden(cavil, 'sickbay', {
      hands: { [cavil]: ['repair-1', 'repair-1', 'repair-1', 'repair-2'] },
    })
    game.answer(cavil, 'end-infiltration')
    expect(game.player(cavil)).toMatchObject({ at: 'resurrection-ship', standing: 'leader', revealed: true })
    expect(game.player(cavil).hand).toHaveLength(4)
    expect(game.state.turn.seat).toBe(1)
    const again = play({ players: [cavil, adama, roslin, tyrol], at: { [cavil]: 'human-fleet' } })
    expect(again.options(cavil)).toContain('location:human-fleet:infiltrate')
  })

  test('P-INFIL-13 from the Brig he keeps three cards of his choice', () => {
    const hand = ['repair-1', 'repair-2', 'strategic-planning-3', 'strategic-planning-4', 'launch-scout-1']
    const game = hidden(cavil, 'brig', { hands: { [cavil]: hand } }).answer(cavil, 'end-infiltration')
    expect(game.request(cavil)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 2, max: 2 })
    game.answer(cavil, 'repair-1', 'launch-scout-1')
    expect(game.player(cavil).hand.toSorted()).toEqual([
      'repair-2',
      'strategic-planning-3',
      'strategic-planning-4',
    ])
  })

  test('P-INFIL-14, P-EXEC-7 an execution ends it, without a new character or a loss of morale', () => {
    const game = hidden(cavil, 'command', {
      step: 'crisis',
      decks: { crisis: ['a-verdict-of-guilty'] },
      hands: { [cavil]: ['repair-1'] },
      held: { [cavil]: { 'sympathetic-agenda': ['convert-the-infidels'] } },
    }).answer(adama, 'option:0')
    expect(game.player(cavil)).toMatchObject({ at: 'resurrection-ship', standing: 'leader', hand: [] })
    expect(game.player(cavil).past).toEqual(['executed'])
    expect(game.state.resources.morale).toBe(10)
    expect(game.saw(adama)).not.toContain('event.shows-held')
  })

  test('P-INFIL-17 he may be given Quorum cards, but not that of the Vice President', () => {
    const given = (card: string) => {
      const game = hidden(cavil, 'command', { current: roslin, quorum: [card] })
      game.answer(roslin, `quorum:${card}`)
      return game.options(roslin)
    }
    expect(given('assign-arbitrator')).toContain('seat:0')
    expect(given('assign-mission-specialist')).toContain('seat:0')
    expect(given('assign-vice-president')).not.toContain('seat:0')
    expect(given('assign-vice-president')).toContain('seat:1')
  })

  test('P-INFIL-18 what he was given goes when it ends', () => {
    const inPlay = [{ card: 'assign-arbitrator', deck: 'quorum', holder: cavil }] as const
    const game = hidden(cavil, 'command', { inPlay }).answer(cavil, 'end-infiltration')
    expect(game.state.inPlay).toEqual([])
    expect(game.state.decks.quorum.discard).toEqual(['assign-arbitrator'])
  })

  test('P-INFIL-19, PQ1 he is neither dealt Loyalty cards nor handed any', () => {
    const game = hidden(cavil, 'command', {
      current: tyrol,
      loyalty: { [tyrol]: ['cylon-morale', 'not-a-cylon'] },
    })
    game.answer(tyrol, 'reveal:cylon-morale')
    game.untilAsked(tyrol, 'prompt.pass-loyalty')
    expect(game.options(tyrol)).toEqual(['seat:1', 'seat:2'])
  })

  test('P-INFIL-20 where another place serves for the Resurrection Ship, it ends there', () => {
    const elsewhere = withSets(
      [
        {
          id: 'elsewhere',
          objectives: [
            {
              ...content.rules.objective,
              id: 'elsewhere',
              phases: { '': { title: 'Elsewhere', instead: { 'resurrection-ship': 'sickbay' } } },
            },
          ],
        },
      ],
      { ...config, objective: 'elsewhere' },
    )
    const game = hidden(cavil, 'command', { config: elsewhere }).answer(cavil, 'end-infiltration')
    expect(game.player(cavil)).toMatchObject({ at: 'sickbay', standing: 'leader', revealed: true })
  })
})

test('everybody sees that he is a Leader, and what he is while he infiltrates', () => {
  const { standings } = contentOf({ ...fresh(4, config).state.config }).rules
  expect(standings.leader?.title).toBe('Cylon Leader')
  expect(standings.infiltrating?.title).toBe('Infiltrating')
})
