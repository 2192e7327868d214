import { describe, expect, test } from 'vitest'
import { superCrises } from '../../src/content/pegasus/super-crises.ts'
import { deckOf } from '../../src/core/content.ts'
import { gameOn } from '../../src/decide.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import { cardsWorth } from '../cards/crisis-play.ts'

// The Super Crisis cards of the box, played at Caprica by a revealed Cylon.

const config = { sets: ['base', 'pegasus'] }
const [boomer, kara, roslin, adama] = [
  'sharon-valerii',
  'kara-thrace',
  'laura-roslin',
  'william-adama',
] as const

const at = (p: Partial<Position> = {}): Position => ({
  players: [boomer, kara, roslin, adama],
  config,
  revealed: [boomer],
  ...p,
  at: { [boomer]: 'caprica', ...p.at },
})

const played = (card: string, p: Partial<Position> = {}): TestGame =>
  scenario(at({ superCrises: { [boomer]: [card] }, ...p }))
    .answer(boomer, 'location:caprica')
    .answer(boomer, `card:${card}`)

/** The check is made, with exactly this strength. */
const checked = (card: string, strength: number, p: Partial<Position> = {}): TestGame => {
  const body = superCrises.find((c) => c.id === card)?.body
  const skills = body?.kind === 'check' ? body.check.skills : []
  const [first = '', second = '', ...cards] = cardsWorth(strength, skills)
  const game = played(card, { ...p, hands: { [kara]: cards }, destiny: [first, second] })
  game.untilAsked(kara, 'prompt.contribute').answer(kara, ...game.options(kara))
  return game.until((g) => g.state.turn.seat !== 0 || g.asked.some((w) => !isContribution(g, w)))
}

const isContribution = (game: TestGame, who: string): boolean =>
  game.request(who).prompt.key === 'prompt.contribute'

const treachery = (game: TestGame, who: string): number =>
  game.player(who).hand.filter((c) => deckOf(gameOn(game.state).content, c) === 'treachery').length

test('P-SETUP-9: there are five of them, each once', () => {
  expect(superCrises.map((c) => [c.id, c.copies, c.icons])).toEqual([
    ['demand-peace-manifesto', 1, []],
    ['footage-transmitted', 1, []],
    ['lured-into-a-trap', 1, []],
    ['psychological-warfare', 1, []],
    ['the-farm', 1, []],
  ])
})

describe('"Demand Peace" Manifesto', () => {
  test('costs morale and two damage tokens', () => {
    const game = played('demand-peace-manifesto', { nextTokens: ['damage-armory', 'pegasus-damage-cic'] })
      .answer(adama, 'option:0')
      .answer(boomer, 'board:galactica')
      .answer(boomer, 'board:pegasus')
    expect(game.state.resources.morale).toBe(9)
    expect(game.state.boards.galactica?.damaged).toEqual(['armory'])
    expect(game.state.boards.pegasus?.damaged).toEqual(['pegasus-cic'])
  })

  test('or both titles their hands', () => {
    const hands = { [roslin]: ['repair-1'], [adama]: ['repair-2', 'executive-order-1'], [kara]: ['repair-1'] }
    const game = played('demand-peace-manifesto', { hands }).answer(adama, 'option:1')
    expect([roslin, adama, kara].map((who) => game.player(who).hand.length)).toEqual([0, 0, 1])
    expect(game.state.resources.morale).toBe(10)
  })
})

describe('Footage Transmitted', () => {
  test('is printed so', () => {
    expect(superCrises[1]?.body).toMatchObject({
      check: { difficulty: 17, skills: ['politics', 'leadership', 'tactics'], partial: { at: 12 } },
    })
  })

  test('P-TERM-9: where it passes, every player draws a Treachery card, Cylon players too', () => {
    const game = checked('footage-transmitted', 17)
    expect([boomer, kara, roslin, adama].map((who) => treachery(game, who))).toEqual([1, 1, 1, 1])
    expect(game.player(boomer).superCrises).toEqual([])
  })

  test('partly: each Cylon player draws two', () => {
    const game = checked('footage-transmitted', 12)
    expect([boomer, kara, roslin, adama].map((who) => treachery(game, who))).toEqual([2, 0, 0, 0])
    expect(game.player(boomer).superCrises).toEqual([])
  })

  test('P-TERM-2: where it fails, each Cylon player draws two and a Super Crisis card, a hidden one nothing', () => {
    const game = checked('footage-transmitted', 11, { loyalty: { [kara]: ['cylon-morale'] } })
    expect([boomer, kara, roslin, adama].map((who) => treachery(game, who))).toEqual([2, 0, 0, 0])
    expect([boomer, kara].map((who) => game.player(who).superCrises.length)).toEqual([1, 0])
  })
})

describe('Psychological Warfare', () => {
  test('costs morale, and everybody exchanges two cards for Treachery', () => {
    const hands = { [kara]: ['repair-1', 'repair-1'], [roslin]: ['executive-order-1'], [adama]: [] }
    const game = played('psychological-warfare', { hands }).answer(roslin, 'option:0')
    expect(game.state.resources.morale).toBe(9)
    expect([boomer, kara, roslin, adama].map((who) => treachery(game, who))).toEqual([2, 2, 2, 2])
    expect([boomer, kara, roslin, adama].map((who) => game.player(who).hand.length)).toEqual([2, 2, 2, 2])
  })

  test('or the Destiny deck becomes six Treachery cards, and Cylons draw two', () => {
    const game = played('psychological-warfare').answer(roslin, 'option:1')
    const { content } = gameOn(game.state)
    expect(game.state.destiny.map((c) => deckOf(content, c))).toEqual(Array(6).fill('treachery'))
    expect([boomer, kara, roslin, adama].map((who) => treachery(game, who))).toEqual([2, 0, 0, 0])
    const gone = Object.values(game.state.decks).reduce((sum, d) => sum + d.discard.length, 0)
    expect(gone).toBeGreaterThanOrEqual(12)
  })
})

describe('The Farm', () => {
  test('is printed so', () => {
    expect(superCrises[4]?.body).toMatchObject({
      check: { difficulty: 15, skills: ['tactics', 'engineering'], partial: { at: 8 } },
    })
  })

  test('passes without harm, or costs a food', () => {
    const passed = checked('the-farm', 15)
    expect([passed.state.resources.food, passed.state.resources.population]).toEqual([8, 12])
    const partly = checked('the-farm', 8)
    expect([partly.state.resources.food, partly.state.resources.population]).toEqual([7, 12])
  })

  test('fails: food and population, and it stays in play', () => {
    const game = checked('the-farm', 7)
    expect([game.state.resources.food, game.state.resources.population]).toEqual([7, 11])
    expect(game.state.inPlay).toEqual([{ card: 'the-farm', deck: 'super-crisis', holder: -1 }])
  })

  test('PT40: while it lies there no human player uses what can be used once per game; a jump does not end it', () => {
    const inPlay = [{ card: 'the-farm', deck: 'super-crisis' }]
    const turn = (p: Partial<Position>) =>
      scenario({ players: ['saul-tigh', roslin, kara], config, step: 'action', ...p })
    expect(turn({}).options('saul-tigh')).toContain('ability:declare-martial-law')
    const barred = turn({ inPlay, jumpTrack: 4, at: { 'saul-tigh': 'ftl-control' } })
    expect(barred.options('saul-tigh')).not.toContain('ability:declare-martial-law')
    barred.answer('saul-tigh', 'location:ftl-control').until((g) => g.happened('event.destination'))
    expect(barred.state.inPlay.map((c) => c.card)).toEqual(['the-farm'])
  })
})

describe('Lured into a Trap', () => {
  const trap = [{ card: 'lured-into-a-trap', deck: 'super-crisis' }]
  const jumping = (p: Partial<Position>): TestGame =>
    scenario({
      players: [kara, roslin, adama],
      config,
      inPlay: trap,
      jumpTrack: 4,
      dice: [8],
      decks: { destination: ['barren-planet', 'deep-space'] },
      ...p,
      at: { [kara]: 'ftl-control', ...p.at },
    }).answer(kara, 'location:ftl-control')

  test('what it puts on the board', () => {
    const game = played('lured-into-a-trap').until((g) => g.state.turn.seat !== 0)
    const ships = (kind: string, area: string) =>
      game.state.ships.filter((s) => s.kind === kind && s.area === area).length
    expect(
      ['bow-starboard', 'stern-starboard'].map((a) => [ships('basestar', a), ships('raider', a)]),
    ).toEqual([
      [1, 3],
      [1, 3],
    ])
    expect(ships('heavy', 'stern')).toBe(1)
    expect(['stern-port', 'bow-port'].map((a) => [ships('viper', a), ships('civilian', a)])).toEqual([
      [1, 1],
      [1, 1],
    ])
    expect(game.state.inPlay.map((c) => c.card)).toEqual(['lured-into-a-trap'])
  })

  test('PT39: whoever is in the Engine Room or FTL Control at the jump is executed when it is resolved', () => {
    const game = jumping({ at: { [roslin]: 'engine-room', [adama]: 'command' } })
    expect(game.happened('event.executed')).toBe(false)
    game.answer(adama, 'barren-planet')
    expect(game.state.travelled).toEqual(['barren-planet'])
    expect(game.state.inPlay).toEqual([])
    const keys = game.events.map((e) => e.key)
    expect(keys.indexOf('event.executed')).toBeGreaterThan(keys.indexOf('event.destination'))
    game.answer('', 'character:saul-tigh').answer('', 'character:tom-zarek')
    expect(game.state.players.map((p) => p.character)).toEqual(['saul-tigh', 'tom-zarek', adama])
    expect(game.state.resources.morale).toBe(8)
    expect(game.state.jumpTrack).toBe(0)
  })

  test('P-WIN-12: also on the last jump, and that can lose the game', () => {
    const last = (morale: number) => jumping({ distance: 8, milestones: [4, 8], resources: { morale } })
    const won = last(2)
    expect(won.outcome).toMatchObject({ winner: 'humans', reason: 'final-jump' })
    const lost = last(1)
    expect(lost.outcome).toMatchObject({ winner: 'cylons', reason: 'morale' })
  })
})
