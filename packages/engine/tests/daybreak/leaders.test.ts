import { describe, expect, test } from 'vitest'
import { pickPlayer } from '../../src/effects/people.ts'
import { gainToken } from '../../src/effects/tokens.ts'
import { contentOf, decide, type GameConfig, requests } from '../../src/index.ts'
import { type Position, withSets } from '../../src/testing/index.ts'
import {
  adama,
  athena,
  boomer,
  both,
  danna,
  dealt,
  doral,
  fresh,
  led,
  motivesOf,
  offers,
  roslin,
  simon,
  tigh,
  typesIn,
  tyrol,
  zarek,
} from './crew.ts'

// Who may be a Cylon Leader, and how he begins and plays.

const content = contentOf(fresh(4).state.config)
const leaders = [doral, simon, danna, athena]
const crew = [adama, roslin, tyrol, tigh, zarek, 'kara-thrace'] as const

/** What the next player can choose from, when those before him have chosen these. */
function offered(
  players: number,
  before: readonly string[],
  more: Omit<GameConfig, 'players'> = {},
): string[] {
  let { state } = fresh(players, more)
  for (const character of before) {
    const [request] = requests(state)
    if (!request) throw new Error('Nobody is asked.')
    state = decide(state, request.seat, { request: request.id, options: [`character:${character}`] }).state
  }
  return requests(state)[0]?.options.flatMap((o) => o.character ?? []) ?? []
}

describe('who may be a Leader', () => {
  test('D-CHAR-4 everybody may choose one, whatever type there is most of', () => {
    for (const before of [[], [adama], [adama, roslin]])
      expect(offered(5, before)).toEqual(expect.arrayContaining(leaders))
    for (const id of leaders) expect(content.characters.get(id)?.type).toBe('cylon-leader')
  })

  test('D-CHAR-5 at most one: nobody can after the first has', () => {
    for (const first of leaders) for (const id of leaders) expect(offered(5, [first])).not.toContain(id)
    expect(() => fresh(4, { characters: [simon, danna, adama, roslin] })).toThrow()
  })

  test('D-CHAR-6 none with three players', () => {
    for (const id of leaders) expect(offered(3, [])).not.toContain(id)
    expect(() => fresh(3, { characters: [danna, adama, roslin] })).toThrow()
  })

  test('D-CHAR-7 Boomer and Athena are two characters, who may be in one game', () => {
    expect(offered(4, [athena, adama, roslin])).toContain(boomer)
    expect(dealt([athena, boomer, adama, roslin]).player(boomer).at).toBe('armory')
  })

  test('D-SETUP-15, D-SETUP-16, D-MIX-6 seven can play, and then one of them is a Leader; eight cannot', () => {
    for (const sets of [['base', 'daybreak'], both.sets]) {
      const six = crew.slice(0, 6)
      expect(fresh(7, { sets, characters: [...six, danna] }).state.players).toHaveLength(7)
      expect(() => fresh(7, { sets, characters: [...six, boomer] })).toThrow()
      expect(() => fresh(8, { sets })).toThrow()
    }
    const last = offered(7, ['saul-tigh', roslin, 'kara-thrace', tyrol, zarek, adama])
    expect(last.length).toBeGreaterThan(0)
    expect(last.every((id) => content.characters.get(id)?.type === 'cylon-leader')).toBe(true)
  })
})

describe('how he begins', () => {
  test('D-LEAD-1, D-LEAD-8, D-LEAD-9, D-SETUP-12 revealed, without Loyalty cards and with two Motives', () => {
    for (const leader of [doral, simon, danna]) {
      const game = dealt([adama, leader, roslin, tyrol])
      expect(game.player(leader)).toMatchObject({ revealed: true, standing: 'leader', loyalty: [] })
      expect(motivesOf(game, leader)).toHaveLength(2)
      expect(game.state.decks.motive?.draw).toHaveLength(12)
      for (const who of [adama, roslin, tyrol]) {
        expect(game.player(who).loyalty).toHaveLength(1)
        expect(motivesOf(game, who)).toEqual([])
      }
    }
  })

  test('D-SETUP-12 where nobody is one, the Motives are not used', () => {
    const game = dealt([adama, tigh, roslin, tyrol])
    expect(game.state.players.every((p) => p.held.motive === undefined)).toBe(true)
    expect(game.state.decks.motive?.draw).toHaveLength(14)
  })

  test('D-LEAD-4 with two Skill cards', () => {
    const game = fresh(4, { characters: [adama, danna, roslin, tyrol] })
    game.until((g) => g.state.asks[0]?.prompt.key === 'prompt.split' && g.asked.includes(danna))
    expect(game.request(danna)).toMatchObject({ min: 2, max: 2 })
    game.until((g) => g.state.turn.number > 0)
    expect(game.player(danna).hand).toHaveLength(2)
    expect(game.player(roslin).hand).toHaveLength(3)
  })

  test('D-LEAD-5 Athena among the humans, with three', () => {
    const game = dealt([adama, athena, roslin, tyrol])
    expect(game.player(athena)).toMatchObject({
      at: 'hangar-deck',
      standing: 'infiltrating',
      revealed: false,
      loyalty: [],
      tokens: { miracle: 1 },
    })
    expect(game.player(athena).hand).toHaveLength(3)
    expect(motivesOf(game, athena)).toHaveLength(2)
    const own = new Set(['piloting', 'leadership', 'engineering'])
    expect(typesIn(game, athena).every((t) => own.has(t))).toBe(true)
  })

  test('D-LEAD-10, DT30, DT29, DQ1 in the Sleeper Agent phase he is dealt two more Motives, and no Loyalty card', () => {
    const game = (leader: string) =>
      led(leader, {
        current: tyrol,
        at: { [tyrol]: 'ftl-control' },
        jumpTrack: 4,
        distance: 3,
        dice: [8],
        decks: { destination: ['remote-planet', 'remote-planet'] },
        held: { [leader]: { motive: ['savor-their-demise', 'fight-with-honor'] } },
        loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'not-a-cylon'],
      })
        .answer(tyrol, 'location:ftl-control')
        .until((g) => g.happened('event.sleeper'))
    for (const leader of [danna, athena]) {
      const after = game(leader).until((g) => g.state.turn.step !== 'action')
      expect(motivesOf(after, leader)).toHaveLength(4)
      expect(after.player(leader).loyalty).toEqual([])
      for (const who of [adama, roslin, tyrol]) expect(after.player(who).loyalty).toHaveLength(2)
    }
  })
})

describe('his turn', () => {
  test('D-LEAD-2, D-GEN-12 he is a Cylon player: he moves among the Cylon locations, without a Crisis step', () => {
    const game = led(simon, { step: 'movement', hands: { [simon]: ['repair-1'] } })
    expect(game.options(simon).sort()).toEqual(['location:caprica', 'location:human-fleet'])
    game.pass(simon)
    expect(offers(game, simon, 'play:repair-1')).toBe(false)
    game.pass(simon)
    expect(game.happened('event.crisis')).toBe(false)
    expect(game.state.turn.seat).toBe(1)
  })

  test('D-LEAD-3, DQ18 he draws only his types, unless a type is named', () => {
    const own = led(danna, { step: 'receiveSkills' })
    expect(own.options(danna).sort()).toEqual(['type:leadership#1', 'type:politics#1'])
    own.answer(danna, 'politics').answer(danna, 'treachery')
    expect(typesIn(own, danna).sort()).toEqual(['politics', 'treachery'])
    const named = led(danna, {
      standing: { [danna]: 'infiltrating' },
      at: { [danna]: 'research-lab' },
      hands: { [danna]: [] },
    }).answer(danna, 'location:research-lab')
    named.answer(danna, 'tactics')
    expect(typesIn(named, danna)).toEqual(['tactics'])
  })

  test('DQ12 at Human Fleet two cards of two different types of his', () => {
    const game = led(simon, { at: { [simon]: 'human-fleet' } }).answer(simon, 'location:human-fleet')
    game.answer(simon, 'deck:crisis').answer(simon, 'top')
    expect(game.request(simon)).toMatchObject({ min: 2, max: 2 })
    expect(game.options(simon).sort()).toEqual(['type:engineering#1', 'type:tactics#1', 'type:treachery#1'])
    const revealed = led(simon, {
      current: tyrol,
      revealed: [tyrol],
      at: { [tyrol]: 'human-fleet' },
    }).answer(tyrol, 'location:human-fleet')
    revealed.answer(tyrol, 'deck:crisis').answer(tyrol, 'top')
    expect(revealed.options(tyrol)).toHaveLength(6)
    expect(revealed.request(tyrol)).toMatchObject({ min: 2, max: 2 })
  })

  test('D-LEAD-6, D-LEAD-7 what is on his sheet applies, and its actions can be used in place of his location', () => {
    const game = led(danna, { at: { [danna]: 'caprica' } })
    expect(offers(game, danna, 'dont-trust-anyone') && offers(game, danna, 'caprica')).toBe(true)
    const heretic = led(danna, { step: 'movement', at: { [danna]: 'resurrection-ship' } })
    heretic.until((g) => g.state.turn.step === 'action' || g.asked.includes(danna))
    expect(offers(heretic, danna, 'caprica')).toBe(false)
  })

  test('D-MIR-10 he may be chosen to gain a miracle, infiltrating or not; a revealed Cylon may not', () => {
    const blessing = {
      id: 'blessing',
      title: 'Blessing',
      copies: 1,
      effect: [pickPlayer('user', { gains: 'miracle' }, [gainToken('picked', 'miracle')])],
    }
    const config = withSets([{ id: 'blessings', quorum: [blessing] }], { sets: ['base', 'daybreak'] })
    const tokens = Object.fromEntries([danna, adama, tyrol].map((who) => [who, { miracle: 0 }]))
    for (const standing of ['leader', 'infiltrating']) {
      const p: Partial<Position> = { standing: { [danna]: standing }, current: roslin, revealed: [tyrol] }
      const game = led(danna, { config, ...p, tokens, quorum: ['blessing'] }).answer(roslin, 'blessing')
      expect(game.options(roslin).sort()).toEqual(['seat:0', 'seat:1'])
      game.answer(roslin, 'seat:0')
      expect(game.player(danna).tokens).toEqual({ miracle: 1 })
    }
  })
})
