import { describe, expect, test } from 'vitest'
import type { Position, TestGame } from '../../src/testing/index.ts'
import {
  adama,
  authority,
  boomer,
  canyon,
  detention,
  force,
  hq,
  locked,
  medical,
  occupied,
  prepared,
  returned,
  roslin,
  shipyard,
  starbuck,
  tigh,
  tyrol,
} from './new-caprica-play.ts'
import { cain, cavil, dee } from './people.ts'

import { among, asking, contribute, nextTurn, noDestiny, replaced, take } from './review-play.ts'

// Executions on New Caprica and of the people of the box.

describe('executions', () => {
  /** Resistance HQ or the Airlock executes whoever sits there. */
  const sentenced = (game: TestGame, place: string, seat: number): TestGame => {
    const [who = ''] = game.asked
    return contribute(game.answer(who, `location:${place}`).answer(who, `seat:${seat}`), roslin)
  }
  const guilty = {
    hands: { [roslin]: ['strategic-planning-5', 'strategic-planning-4', 'strategic-planning-4'] },
    destiny: ['launch-scout-1', 'launch-scout-1'],
  }

  test('P-EXEC-22, P-EXEC-23, P-SUCC-8, PQ34: Boomer in the place of an Admiral keeps the title in Detention, not in the Brig', () => {
    const admiral = (at: string) => {
      const game = returned({
        players: [tyrol, adama, roslin, tigh],
        at: { [tyrol]: 'airlock', [adama]: at, [tigh]: at === hq ? 'brig' : 'command' },
        ...guilty,
      })
      return replaced(sentenced(game, 'airlock', 1), boomer)
    }
    expect(admiral('command').player(boomer).at).toBe('brig')
    expect(admiral('command').state.titles.admiral).toBe(3)
    expect(admiral(hq).player(boomer).at).toBe(detention)
    expect(admiral(hq).state.titles.admiral).toBe(1)
  })

  test('P-EXEC-12, P-EXEC-31: Cain chooses where she begins, unless the Pegasus is gone', () => {
    const cainComes = (p: Partial<Position>) =>
      replaced(
        returned({
          players: [tyrol, adama, roslin],
          step: 'crisis',
          decks: { crisis: ['betrayed-from-within'] },
          destiny: noDestiny,
          ...p,
        }),
        cain,
      )
    expect(cainComes({}).options(cain)).toEqual(['location:pegasus-cic', 'location:command'])
    const gone = cainComes({
      damaged: ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'],
      sides: { 'new-caprica': 'front', pegasus: 'destroyed' },
    })
    expect(gone.player(cain).at).toBe('command')
  })

  test('PQ22: the icons of the card go on unless it executed a Cylon whose turn it is', () => {
    const list = (players: readonly string[], loyalty: readonly string[]) =>
      nextTurn(
        occupied({
          players,
          titles: { president: tyrol },
          step: 'crisis',
          decks: { crisis: ['execution-list'] },
          dice: [1],
          loyalty: { [tyrol]: loyalty },
        }).answer(tyrol, 'option:0'),
      )
    const own = list([tyrol, adama, tigh], ['cylon-morale', 'not-a-cylon'])
    expect(own.player(tyrol)).toMatchObject({ at: medical, loyalty: ['not-a-cylon'], superCrises: [] })
    expect([own.state.tokensAt?.[force] ?? [], own.state.jumpTrack]).toEqual([[], 0])
    const anothers = list([adama, tyrol, tigh], ['cylon-morale', 'not-a-cylon'])
    expect([anothers.state.tokensAt?.[force], anothers.state.jumpTrack]).toEqual([[authority], 1])
    const human = list([tyrol, adama, tigh], ['not-a-cylon'])
    expect([human.state.tokensAt?.[force], human.state.jumpTrack]).toEqual([[authority], 1])
  })

  test("P-CLAR-1, P-NC-43: a Cylon at Breeder's Canyon draws Resistance Bombings and is executed by it", () => {
    const game = occupied({
      players: [tigh, roslin, adama, tyrol],
      revealed: [tigh],
      at: { [tigh]: canyon },
      decks: { crisis: ['resistance-bombings'] },
      hands: {
        [tigh]: ['broadcast-location-1'],
        [adama]: ['strategic-planning-5', 'strategic-planning-4', 'declare-emergency-5'],
      },
      destiny: noDestiny,
    }).answer(tigh, `location:${canyon}:cylon`)
    contribute(game, adama).untilAsked(adama, 'prompt.may').answer(adama, 'yes').answer(adama, 'option:0')
    nextTurn(game)
    expect(game.player(tigh)).toMatchObject({ at: medical, hand: [] })
    expect(game.state.resources.morale).toBe(9)
    expect(game.state.tokensAt?.[force] ?? []).toEqual([])
  })

  test('P-TERM-6, P-NC-29, P-NC-43: Brutal Treatment and A Cylon Ally leave the Cylon who drew them where he is; no jump is prepared', () => {
    const drawn = (card: string, who: string) =>
      nextTurn(
        occupied({
          players: [tigh, roslin, adama, tyrol],
          revealed: [tigh],
          at: { [tigh]: canyon },
          decks: { crisis: [card] },
          destiny: noDestiny,
          dice: [1],
        })
          .answer(tigh, `location:${canyon}:cylon`)
          .answer(who, 'option:0'),
      )
    const brutal = drawn('brutal-treatment', tigh)
    expect(brutal.player(tigh).at).toBe(canyon)
    expect([brutal.state.resources.morale, brutal.state.jumpTrack]).toEqual([9, 0])
    expect(brutal.state.tokensAt?.[force]).toEqual([authority])
    const ally = drawn('a-cylon-ally', adama)
    expect(ally.player(tigh).at).toBe(canyon)
    expect(ally.state.piles[prepared]).toHaveLength(1)
  })

  test('PT19, P-EXEC-7, P-NC-22 Intolerant: a Leader on the planet, accused on Galactica, is executed or goes to Detention', () => {
    const accused = () =>
      contribute(
        returned({
          players: [tyrol, cain, roslin, cavil, adama],
          ...among(cavil),
          at: { [tyrol]: 'admirals-quarters', [cain]: 'command' },
          hands: { [adama]: ['declare-emergency-5', 'declare-emergency-4', 'strategic-planning-5'] },
          destiny: ['launch-scout-1', 'launch-scout-1'],
        })
          .answer(tyrol, 'location:admirals-quarters')
          .answer(tyrol, 'seat:3'),
        adama,
      ).until((g) => asking(g, cain, 'check-judged'))
    const executed = take(accused(), cain, 'intolerant').until((g) => g.happened('event.crisis'))
    expect(executed.player(cavil)).toMatchObject({ at: 'resurrection-ship', standing: 'leader' })
    expect(executed.state.resources.morale).toBe(10)
    const jailed = accused()
      .pass(cain)
      .until((g) => g.happened('event.crisis'))
    expect(jailed.player(cavil)).toMatchObject({ at: detention, standing: 'infiltrating' })
  })

  test('PT5, PQ3 Aggressive Tactics: executed by the first of his two actions, he has neither the second nor an Action step', () => {
    const game = returned({
      players: [cavil, adama, roslin, tyrol],
      ...among(cavil),
      step: 'movement',
      ...guilty,
    })
    take(game, cavil, 'aggressive-tactics')
    nextTurn(sentenced(game, hq, 0))
    expect(game.player(cavil)).toMatchObject({ at: 'resurrection-ship', standing: 'leader' })
    expect(game.happened('event.crisis')).toBe(false)
  })

  test('PT5, PQ41 Aggressive Tactics: he infiltrates, acts as a human, returns, and has his Action step as a Cylon without a Crisis', () => {
    const game = returned({
      players: [cavil, adama, roslin, tyrol],
      loyalty: { [cavil]: [] },
      at: { [cavil]: 'human-fleet' },
      step: 'movement',
      hands: { [cavil]: ['launch-scout-1'] },
    })
    take(take(game, cavil, 'aggressive-tactics'), cavil, 'infiltrate').answer(cavil, 'armory')
    expect(game.options(cavil)).toContain('play:launch-scout-1')
    game.answer(cavil, 'ability:end-infiltration')
    expect(game.request(cavil).prompt.key).toBe('prompt.action')
    expect(game.options(cavil)).toContain('location:resurrection-ship')
    expect(nextTurn(game.pass(cavil)).happened('event.crisis')).toBe(false)
  })

  test("PT30, PQ22 Emotionally Fragile: at Breeder's Canyon Dee's own action executes her; the marker advances all the same", () => {
    const atCanyon = (loyalty: readonly string[]) =>
      occupied({
        players: [dee, adama, roslin, tyrol],
        at: { [dee]: canyon },
        loyalty: { [dee]: loyalty },
        resources: { fuel: 1, food: 1, morale: 3, population: 1 },
        jumpTrack: 1,
      }).answer(dee, `location:${canyon}`)
    const human = replaced(atCanyon(['not-a-cylon']), tigh).until((g) => g.happened('event.crisis'))
    expect([human.state.resources.morale, human.state.jumpTrack, human.player(tigh).at]).toEqual([2, 2, hq])
    const cylon = nextTurn(atCanyon(['cylon-morale', 'not-a-cylon']))
    expect([cylon.state.jumpTrack, cylon.happened('event.crisis')]).toEqual([2, false])
    expect(cylon.player(dee)).toMatchObject({ at: medical, revealed: true })
  })

  test('PT29, PT30: a Preventative Policy that takes the loss away saves Dee', () => {
    const game = occupied({
      players: [adama, roslin, dee],
      step: 'movement',
      hands: { [adama]: ['preventative-policy-3'] },
      resources: { morale: 3 },
      decks: { crisis: ['ncp-graduation'] },
    })
    take(game, adama, 'preventative-policy').answer(adama, 'option:2')
    game.untilAsked(adama, 'prompt.crisis-choice').answer(adama, 'option:0')
    expect(nextTurn(game).happened('event.executed')).toBe(false)
    expect(game.state.resources.morale).toBe(3)
  })

  test('P-CIV-3, PT30: the morale of a ship that a force destroys executes Dee, and the rest of the card goes on', () => {
    const game = occupied({
      players: [tyrol, adama, roslin, dee],
      step: 'crisis',
      decks: { crisis: ['execution-list'] },
      tokensAt: { [force]: [shipyard] },
      piles: { [locked]: ['population-morale'], [prepared]: [] },
      resources: { morale: 3 },
    }).answer(roslin, 'option:1')
    expect(replaced(game, starbuck).player(starbuck).at).toBe(hq)
    expect(nextTurn(game).state.jumpTrack).toBe(1)
    expect(game.state.resources.morale).toBe(2)
  })
})
