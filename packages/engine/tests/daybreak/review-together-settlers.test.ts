import { describe, expect, test } from 'vitest'

import { locked, prepared } from '../pegasus/new-caprica-play.ts'
import {
  adama,
  adds,
  athena,
  danna,
  doral,
  fair,
  hoshi,
  hotdog,
  mutinies,
  occupied,
  order,
  play,
  prompt,
  returned,
  romo,
  roslin,
  simon,
  six,
  step,
  strong,
  tigh,
  tyrol,
} from './review-together-play.ts'

// The people of Daybreak on New Caprica.

const force = { 'occupation-force': ['occupation-authority'] }
const nextTurn = (game: { readonly state: { readonly turn: { readonly seat: number } } }): boolean =>
  game.state.turn.seat !== 0

describe('People on New Caprica', () => {
  test('DQ27, P-NC-32, D-INFIL-11: how many cards Simon adds where', () => {
    const most = (where: string, standing: string): number => {
      const game = occupied({
        players: [adama, simon, roslin, tyrol],
        step: 'crisis',
        standing: { [simon]: standing },
        at: { [simon]: where },
        hands: { [simon]: ['repair-1', 'repair-2', 'launch-scout-1', 'launch-scout-2'] },
        decks: { crisis: ['contact-raptor'] },
      })
      return game.untilAsked(simon, 'prompt.contribute').request(simon).max
    }
    expect(most('resistance-hq', 'infiltrating')).toBe(3)
    expect(most('detention', 'infiltrating')).toBe(2)
    expect(most('medical-center', 'leader')).toBe(2)
  })

  test('DT33: Modifications take the place of the occupation symbol, too', () => {
    const game = returned({
      players: [adama, simon, roslin, tyrol],
      step: 'crisis',
      at: { [simon]: 'occupation-authority' },
      decks: { crisis: ['demanded-surrender'] },
      tokensAt: force,
    })
    game.answer(roslin, 'option:1').answer(simon, 'modifications').answer(simon, 'option:1').until(nextTurn)
    expect(game.state.tokensAt).toEqual(force)
  })

  test('DT34: Negotiation holds ships and not occupation forces', () => {
    const game = returned({
      players: [adama, roslin, tyrol],
      hands: { [adama]: ['negotiation-5'] },
      tokensAt: force,
      destiny: ['repair-1', 'repair-1'],
      decks: { crisis: ['contact-informant'] },
    })
    game.answer(adama, 'negotiation-5').until(nextTurn)
    expect(game.state.tokensAt).toEqual({ 'occupation-force': ['breeders-canyon'] })
    expect(order(game, 'event.rolled')).toEqual([])
  })

  test.each([
    [athena, 'infiltrating', 'detention', 0],
    [athena, 'leader', 'medical-center', 0],
    [doral, 'infiltrating', 'medical-center', 1],
    [doral, 'infiltrating', 'detention', 4],
  ])('DT3, P-NC-30: %s, %s, draws at %s: %i', (who, standing, where, n) => {
    const game = occupied({
      players: [who, adama, roslin, tyrol],
      step: 'receiveSkills',
      standing: { [who]: standing },
      at: { [who]: where },
    })
    expect(game.until(step('receive-skills')).player(who).hand).toHaveLength(n)
  })

  test("DT5, P-NC-18: D'Anna leaves the Resurrection Ship for the planet with a Super Crisis card and a skill card", () => {
    const position = {
      players: [danna, adama, roslin, tyrol],
      step: 'movement',
      at: { [danna]: 'resurrection-ship' },
    } as const
    const game = returned({
      ...position,
      superCrises: { [danna]: ['the-farm'] },
      hands: { [danna]: ['bait-0'] },
    })
    game.answer(danna, 'location:shipyard')
    expect(game.player(danna)).toMatchObject({ at: 'shipyard', hand: [], superCrises: [] })
    expect(returned({ ...position, hands: { [danna]: ['bait-0'] } }).options(danna)).toEqual([])
  })

  test('D-INFIL-20, P-INFIL-20: Visions in Detention leads to the Medical Center with the whole hand, without the Mutiny card', () => {
    const game = occupied({
      players: [danna, adama, roslin, tyrol],
      standing: { [danna]: 'infiltrating' },
      at: { [danna]: 'detention' },
      hands: { [danna]: ['repair-1', 'repair-1', 'repair-1', 'repair-2', 'repair-2'] },
      held: { [danna]: { mutiny: ['panic'] } },
    })
    game.answer(danna, 'visions').answer(danna, 'seat:1')
    expect(game.player(danna)).toMatchObject({ at: 'medical-center', standing: 'leader' })
    expect([game.player(danna).hand.length, mutinies(game, danna).length]).toEqual([5, 0])
  })

  test('P-NC-49: an infiltrating Leader can be detained', () => {
    const game = occupied({
      players: [tigh, adama, roslin, six],
      revealed: [tigh],
      standing: { [six]: 'infiltrating' },
      at: { [six]: 'occupation-authority' },
      tokensAt: force,
      dice: [2],
    })
    game.answer(tigh, 'board:new-caprica:detain').until(step('action'))
    expect(game.player(six).at).toBe('detention')
  })

  test('P-NC-24, DT4: Kleptomania with one card ends in Detention', () => {
    const game = occupied({
      players: [romo, adama, roslin],
      step: 'movement',
      hands: { [romo]: ['bait-0'] },
      decks: { crisis: ['establish-sanitation'] },
    })
    game.pass(romo).until(nextTurn)
    expect(game.player(romo)).toMatchObject({ at: 'detention', hand: ['bait-0'] })
  })

  test('P-NC-15, P-NC-24: Organized reaches locations of the planet only, and is not used in Detention', () => {
    const players = [hoshi, adama, roslin]
    const game = occupied({ players }).answer(hoshi, 'organized')
    expect(game.options(hoshi)).toContain('location:shipyard')
    expect(game.options(hoshi).some((o) => o.includes('command') || o.includes('pegasus'))).toBe(false)
    expect(occupied({ players, at: { [hoshi]: 'detention' } }).options(hoshi)).not.toContain(
      'ability:organized',
    )
  })

  test('P-NC-28: a card that Popular Influence plays calls for no roll of the President', () => {
    const game = occupied({
      players: [roslin, adama, tyrol],
      hands: { [roslin]: ['popular-influence-3'] },
      decks: { quorum: ['inspirational-speech', 'food-rationing'] },
      dice: [3, 3],
    })
    game.answer(roslin, 'popular-influence-3').answer(roslin, 'inspirational-speech').until(step('action'))
    expect(order(game, 'event.rolled').length).toBeLessThan(2)
    expect(game.player(roslin).at).toBe('resistance-hq')
  })

  test('DT36: Escort saves no ship of the Locked stack', () => {
    const game = returned({
      players: [adama, hotdog, roslin, tyrol],
      step: 'crisis',
      tokensAt: { 'occupation-force': ['shipyard'] },
      decks: { crisis: ['demanded-surrender'] },
    })
    game.answer(roslin, 'option:1').until(nextTurn)
    expect(game.state.piles[locked]).toHaveLength(11)
    expect(game.happened('window.ship-destruction')).toBe(false)
  })

  test('D-MIX-28: Panic takes no ship of the stacks', () => {
    const game = returned({ players: [tyrol, adama, roslin], held: { [tyrol]: { mutiny: ['panic'] } } })
    game.answer(tyrol, 'held:panic').until(step('action'))
    expect(game.state.piles[locked]).toHaveLength(12)
    expect(game.state.ships.some((s) => s.kind === 'civilian')).toBe(false)
  })

  test('P-WIN-9, D-MIX-29: an infiltrating Leader left behind has no hand for a Motive that asks for one', () => {
    const game = returned({
      players: [adama, athena, roslin, tyrol],
      at: { [adama]: 'command', [athena]: 'shipyard', [roslin]: 'command', [tyrol]: 'command' },
      piles: { [locked]: ['empty'], [prepared]: [] },
      hands: { [athena]: ['bait-0', 'bait-0', 'dradis-contact-0'] },
      held: { [athena]: { motive: ['fight-with-honor', 'subjects-for-study'], mutiny: ['panic'] } },
    })
    game.answer(adama, 'leave-new-caprica')
    expect(game.options(athena)).toEqual(['1:subjects-for-study'])
    expect(game.player(athena)).toMatchObject({ standing: 'leader', hand: [], at: 'resurrection-ship' })
    expect(mutinies(game, athena)).toEqual([])
  })
})

describe('Where Resolute and Organized let people go', () => {
  test('D-MIX-31, P-NC-44: as a Cylon player Athena evacuates a ship and does not board Galactica', () => {
    const game = (standing: string) =>
      returned({
        players: [athena, adama, roslin, tyrol],
        standing: { [athena]: standing },
        at: { [athena]: 'occupation-authority' },
        piles: { [locked]: ['population-1'], [prepared]: ['population-2'] },
      })
        .answer(athena, 'resolute')
        .answer(athena, 'location:shipyard')
        .answer(athena, 'option:1')
        .answer(athena, 'bow-port')
    const cylon = game('leader')
    expect(cylon.asked.includes(athena) && prompt(cylon, athena) === 'prompt.go-aboard').toBe(false)
    expect(cylon.player(athena).at).toBe('occupation-authority')
    expect(prompt(game('infiltrating'), athena)).toBe('prompt.go-aboard')
  })

  test.each([
    [hoshi, 'human', 'organized', 'airlock', 'location:command'],
    [athena, 'infiltrating', 'resolute', 'airlock', 'location:command'],
    [athena, 'leader', 'resolute', 'caprica', undefined],
  ])(
    'B-LOC-14: %s (%s) passes the check of the Brig by %s from %s, and goes on Galactica if anywhere',
    (who, standing, ability, from, to) => {
      const game = play({
        players: [who, adama, roslin, tyrol],
        standing: { [who]: standing },
        at: { [who]: from },
        hands: { [adama]: strong },
        destiny: fair,
        used: { [adama]: ['command-authority'] },
      })
      game.answer(who, ability).answer(who, 'location:brig')
      adds(game, adama).until((g) => g.happened('event.check-pass'))
      if (to === undefined)
        expect(game.asked.some((a) => a === who && prompt(game, a) === 'prompt.free')).toBe(false)
      else {
        expect(game.options(who)).toContain(to)
        expect(game.options(who)).not.toContain('location:engine-room')
      }
    },
  )
})
