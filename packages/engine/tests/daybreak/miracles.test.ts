import { describe, expect, test } from 'vitest'
import type { ContentSet } from '../../src/content/set.ts'
import { execute, pickPlayer } from '../../src/effects/people.ts'
import { gainToken } from '../../src/effects/tokens.ts'
import { contentOf } from '../../src/index.ts'
import { type Position, scenario, type TestGame, withSets } from '../../src/testing/index.ts'
import { testCrisis } from '../rules/test-crisis.ts'
import { adama, both, config, danna, dealt, fresh, offers, roslin, tigh, tyrol, zarek } from './crew.ts'

// Miracle tokens: what they are for, who can have them, and what became of "once per game".

const [baltar, cain, boomer] = ['gaius-baltar-alternate', 'helena-cain', 'sharon-valerii'] as const
const wonders: ContentSet = {
  id: 'wonders',
  crises: [
    testCrisis('wonder', [pickPlayer('current', { gains: 'miracle' }, [gainToken('picked', 'miracle')])]),
    testCrisis('wonder-for-all', [gainToken('current', 'miracle')]),
    testCrisis('death', [execute('current')]),
  ],
}
const odd = (sets: readonly string[]) => withSets([wonders], { sets })
/** The next Crisis card waits for the President, so that nothing else happens on the way. */
const scene = (p: Position): TestGame =>
  scenario({ ...p, decks: { crisis: ['water-shortage-b'], ...p.decks } })
const play = (p: Partial<Position> = {}): TestGame =>
  scene({ players: [tyrol, adama, roslin, tigh], config, ...p })
const miracles = (game: TestGame): number[] => game.state.players.map((p) => p.tokens.miracle ?? 0)
const wonder = (p: Partial<Position> = {}, card = 'wonder'): TestGame =>
  play({ config: odd(config.sets), step: 'crisis', decks: { crisis: [card] }, ...p }).answer(
    p.players?.[0] ?? tyrol,
    'option:0',
  )
const none = (...who: readonly string[]) => Object.fromEntries(who.map((x) => [x, { miracle: 0 }]))

describe('what they are for', () => {
  test('D-SETUP-5: everybody starts with one, a Leader and the other Baltar, too', () => {
    expect(miracles(dealt([tyrol, baltar, roslin, danna]))).toEqual([1, 1, 1, 1])
    expect(miracles(dealt([tyrol, adama, roslin], { sets: ['base'] }))).toEqual([0, 0, 0])
  })

  test.each([
    [roslin, 'skilled-politician', {}],
    [tigh, 'declare-martial-law', { titles: { president: 'karl-agathon' } }],
    [zarek, 'unconventional-tactics', {}],
    ['gaius-baltar', 'cylon-detector', {}],
    ['lee-adama', 'cag', {}],
    [cain, 'blind-jump', {}],
  ] as const)('D-MIR-1, D-MIR-2: %s pays one for %s, and cannot use it without', (who, ability, p) => {
    const with_ = (miracle: number): TestGame =>
      play({
        players: [who, adama, 'karl-agathon', 'kara-thrace'],
        config: both,
        tokens: { [who]: { miracle } },
        ...p,
      })
    expect(offers(with_(0), who, ability)).toBe(false)
    const game = with_(1).answer(who, `ability:${ability}`)
    expect(miracles(game)[0]).toBe(0)
  })

  test('D-MIR-1 at moments of their own, too: "Boomer" before a check, Tyrol before the reveal', () => {
    const check = (miracle: number): TestGame =>
      play({
        players: [boomer, tyrol, roslin, adama],
        tokens: { [boomer]: { miracle } },
        step: 'crisis',
        decks: { crisis: ['prison-labor'] },
      })
    const game = check(1)
    expect(game.request(boomer).prompt.key).toBe('prompt.window.check-begin')
    expect(miracles(game.answer(boomer, 'mysterious-intuition'))[0]).toBe(0)
    expect(check(0).saw(boomer)).not.toContain('window.check-begin')
  })

  test('D-MIR-4, D-MIX-24: with another token it can be used again, whatever was used before', () => {
    const used = { [roslin]: ['skilled-politician'] }
    const game = (miracle: number) =>
      play({ players: [roslin, adama, tyrol, tigh], used, tokens: { [roslin]: { miracle } } })
    expect(offers(game(1), roslin, 'skilled-politician')).toBe(true)
    expect(offers(game(0), roslin, 'skilled-politician')).toBe(false)
  })
})

describe('who can have them', () => {
  test('D-MIR-3, D-MIR-8: only who has none can be chosen to gain one', () => {
    const game = wonder({ tokens: none(adama, tigh) })
    expect(game.options(tyrol)).toEqual(['seat:1', 'seat:3'])
    game.answer(tyrol, 'seat:3')
    expect(miracles(game)).toEqual([1, 0, 1, 1])
    expect(miracles(wonder({}, 'wonder-for-all'))).toEqual([1, 1, 1, 1])
  })

  test('D-MIR-9: where everybody has one, nobody gains one', () => {
    const game = wonder()
    expect(miracles(game)).toEqual([1, 1, 1, 1])
    expect(game.happened('event.token-gained')).toBe(false)
  })

  test('D-MIR-6: Cylon players cannot be chosen', () => {
    const game = wonder({ revealed: [tigh], tokens: none(adama, roslin, tigh) })
    expect(game.options(tyrol)).toEqual(['seat:1', 'seat:2'])
  })

  test('D-MIR-5: who reveals himself as a Cylon loses his', () => {
    const game = play({ loyalty: { [tyrol]: ['cylon-morale'] } }).answer(tyrol, 'reveal:cylon-morale')
    game.until((g) => g.player(tyrol).revealed)
    expect(miracles(game)).toEqual([0, 1, 1, 1])
  })

  test('D-MIR-7, D-MIR-10: a Leader keeps his when he returns to the Cylons, and can gain one there', () => {
    const game = play({
      players: [danna, adama, roslin, tyrol],
      standing: { [danna]: 'infiltrating' },
      at: { [danna]: 'command' },
    })
    game.answer(danna, 'end-infiltration')
    expect(game.player(danna).standing).toBe('leader')
    expect(miracles(game)[0]).toBe(1)
    const gains = wonder({ players: [tyrol, danna, adama, roslin], tokens: none(danna, adama) })
    expect(gains.options(tyrol)).toEqual(['seat:1', 'seat:2'])
  })

  test('D-MIR-11, D-MIR-13: the other Baltar can be chosen up to three', () => {
    const has = (miracle: number): TestGame =>
      wonder({
        players: [tyrol, baltar, adama, roslin],
        tokens: { [baltar]: { miracle }, [adama]: { miracle: 0 } },
      })
    for (const n of [0, 1, 2]) expect(has(n).options(tyrol)).toEqual(['seat:1', 'seat:2'])
    const full = has(3)
    expect(miracles(full)).toEqual([1, 3, 1, 1])
  })

  test('D-MIR-14: nothing but Cult Leader hands one on', () => {
    const { characters } = contentOf(fresh(4, both).state.config)
    const passing = [...characters.values()].flatMap((c) =>
      c.abilities.filter((a) => JSON.stringify(a).includes('pass-token')).map((a) => a.id),
    )
    expect(passing).toEqual(['cult-leader'])
  })
})

describe('executions and The Farm', () => {
  const executed = (p: Partial<Position> = {}): TestGame =>
    play({ config: odd(both.sets), step: 'crisis', decks: { crisis: ['death'] }, ...p }).answer(
      tyrol,
      'option:0',
    )

  test('D-MIX-19, D-MIX-24: the new character has no token, and uses his ability when he has gained one', () => {
    const game = executed().answer('', 'character:helena-cain')
    expect(miracles(game)).toEqual([0, 1, 1, 1])
    const later = scene({
      players: [cain, adama, roslin, tigh],
      config: both,
      dead: [tyrol],
      used: { [cain]: ['blind-devotion'] },
      tokens: { [cain]: { miracle: 1 } },
    })
    expect(offers(later, cain, 'blind-jump')).toBe(true)
  })

  test('D-MIX-23: not the other version of a character in the game, or of one executed', () => {
    const game = executed({ players: [tyrol, 'lee-adama', roslin, baltar], dead: ['tom-zarek-alternate'] })
    const offered = game.options('')
    for (const id of ['lee-adama-alternate', 'gaius-baltar', 'tom-zarek', 'tom-zarek-alternate', tyrol])
      expect(offered).not.toContain(`character:${id}`)
    expect(offered).toContain('character:karl-agathon-alternate')
    expect(offered).toContain('character:karl-agathon')
  })

  test('D-MIX-34: The Farm stops the miracles of human players, not those of a Cylon player', () => {
    const farm = [{ card: 'the-farm', deck: 'super-crisis' }]
    const game = (inPlay: Position['inPlay']): TestGame =>
      play({ players: [roslin, adama, tyrol, tigh], config: both, inPlay })
    expect(offers(game([]), roslin, 'skilled-politician')).toBe(true)
    expect(offers(game(farm), roslin, 'skilled-politician')).toBe(false)
    const leader = play({ players: [danna, adama, roslin, tyrol], config: both, inPlay: farm })
    expect(leader.options(danna).some((id) => id.startsWith('ability:'))).toBe(true)
  })
})
