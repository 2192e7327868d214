import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// The table of timing windows, up to skill checks: who may (or must) use what, when, and how often.

const kara = 'kara-thrace'
const helo = 'karl-agathon'
const boomer = 'sharon-valerii'
const adama = 'william-adama'
const tigh = 'saul-tigh'
const roslin = 'laura-roslin'
const baltar = 'gaius-baltar'
const zarek = 'tom-zarek'
const tyrol = 'galen-tyrol'

const times = (n: number, card: string): string[] => Array.from({ length: n }, () => card)
const seatOption = (game: TestGame, who: string): string => `seat:${game.seat(who)}`
const window = (game: TestGame, who: string): string => game.request(who).window
const prompt = (game: TestGame, who: string): string => game.request(who).prompt.key
const difficulty = (game: TestGame): number | undefined => game.view('spectator').check?.difficulty
const keys = (game: TestGame): string[] => game.events.map((e) => e.key)
const drawnBy = (who: string, card: string, rest: Partial<Position> & Pick<Position, 'players'>): TestGame =>
  scenario({ current: who, step: 'crisis', ...rest, decks: { ...rest.decks, crisis: [card] } })

/** Chief Tyrol activates the location he is on, against somebody; Boomer has a card to add, so the check waits for her. */
function activates(
  location: string,
  target: string,
  rest: Partial<Position> & Pick<Position, 'players'>,
): TestGame {
  const game = scenario({
    hands: { [boomer]: ['repair-1'] },
    ...rest,
    at: { [tyrol]: location, ...rest.at },
  }).answer(tyrol, location)
  return game.asked[0] === tyrol ? game.answer(tyrol, seatOption(game, target)) : game
}

/** A revealed Cylon plays his Super Crisis card from Caprica. */
const superCrisis = (rest: Partial<Position> & Pick<Position, 'players'>): TestGame =>
  scenario({
    loyalty: { [zarek]: ['cylon-morale'] },
    revealed: [zarek],
    current: zarek,
    superCrises: { [zarek]: ['inbound-nukes'] },
    ...rest,
    at: { [zarek]: 'caprica', ...rest.at },
  })
    .answer(zarek, 'caprica')
    .answer(zarek, 'inbound-nukes')

describe('the start of a turn and locations', () => {
  test('T1 Saul Tigh must discard his only card at the start of any turn, before skills are received', () => {
    const begins = (current: string, cards: number) =>
      scenario({
        players: [zarek, tigh, tyrol],
        current,
        step: 'begin',
        hands: { [tigh]: times(cards, 'repair-1'), [tyrol]: ['repair-2'] },
      })
    const other = begins(zarek, 1)
    expect(other.player(tigh).hand).toEqual([])
    expect(other.player(tyrol).hand).toEqual(['repair-2'])
    expect(keys(other).indexOf('event.discarded')).toBeLessThan(keys(other).indexOf('event.step'))
    expect(begins(tigh, 1).player(tigh).hand).not.toContain('repair-1')
    expect(begins(zarek, 2).player(tigh).hand).toHaveLength(2)
    expect(keys(begins(zarek, 0))).not.toContain('event.used')
  })

  test('T2 Helo must be placed on the Hangar Deck at the start of his second turn, and only then', () => {
    const begins = (current: string, turns: number, at: string) =>
      scenario({
        players: [helo, zarek, tyrol],
        current,
        step: 'begin',
        turns: { [helo]: turns },
        at: { [helo]: at },
      }).player(helo).at
    expect(begins(helo, 0, 'off-board')).toBe('off-board')
    expect(begins(helo, 1, 'off-board')).toBe('hangar-deck')
    expect(begins(helo, 2, 'command')).toBe('command')
    expect(begins(zarek, 1, 'off-board')).toBe('off-board')
  })

  test('T3 Saul Tigh may lower the difficulty of Admiral’s Quarters by 3, once per activation', () => {
    const players = [tyrol, tigh, boomer]
    const used = activates('admirals-quarters', boomer, { players })
    expect(used.asked).toEqual([tigh])
    expect(window(used, tigh)).toBe('location-activated')
    used.answer(tigh, 'cylon-hatred')
    expect(used.asked).toEqual([boomer])
    expect(difficulty(used)).toBe(4)
    const declined = activates('admirals-quarters', boomer, { players }).pass(tigh)
    expect(difficulty(declined)).toBe(7)
    expect(activates('administration', boomer, { players }).asked).toEqual([boomer])
    const twice = scenario({
      players,
      hands: { [tyrol]: ['executive-order-1'] },
      at: { [tigh]: 'admirals-quarters' },
      destiny: times(4, 'evasive-maneuvers-1'),
      used: { [tyrol]: ['blind-devotion'] },
    }).answer(tyrol, 'executive-order-1')
    twice.answer(tyrol, seatOption(twice, tigh)).answer(tigh, 'actions')
    for (const _ of [1, 2]) {
      twice.answer(tigh, 'admirals-quarters').answer(tigh, seatOption(twice, boomer))
      twice.answer(tigh, 'cylon-hatred') // offered at each activation, also at his own
    }
    expect(keys(twice).filter((key) => key === 'event.check-fail')).toHaveLength(2)
  })

  test('T4 Tom Zarek may change the difficulty of Administration or the Brig by 2, once per activation', () => {
    const players = [tyrol, zarek, boomer]
    for (const [location, normal] of [
      ['administration', 5],
      ['brig', 7],
    ] as const)
      for (const [option, change] of [
        ['option:0', -2],
        ['option:1', 2],
      ] as const) {
        const game = activates(location, boomer, { players, at: { [zarek]: 'command' } })
        expect(game.asked).toEqual([zarek])
        game.answer(zarek, 'friends-in-low-places').answer(zarek, option)
        expect(game.asked).toEqual([boomer])
        expect(difficulty(game)).toBe(normal + change)
      }
    const declined = activates('brig', boomer, { players, at: { [zarek]: 'command' } }).pass(zarek)
    expect(difficulty(declined)).toBe(7)
    expect(activates('admirals-quarters', boomer, { players }).asked).toEqual([boomer])
  })

  test('T5 Admiral’s Quarters against Starbuck must be 3 easier, against others not', () => {
    const players = [tyrol, kara, boomer]
    const against = (target: string) => activates('admirals-quarters', target, { players })
    expect(against(kara).asked).toEqual([boomer]) // nobody is asked whether
    expect(difficulty(against(kara))).toBe(4)
    expect(difficulty(against(boomer))).toBe(7)
    expect(difficulty(activates('administration', kara, { players }))).toBe(5)
  })

  test('T6 Accept Prophecy must add 2 to Administration or to Admiral’s Quarters against the President, then goes', () => {
    const against = (location: string, target: string) =>
      activates(location, target, {
        players: [tyrol, roslin, boomer],
        inPlay: [{ card: 'accept-prophecy', deck: 'quorum' }],
      })
    for (const [game, now] of [
      [against('administration', boomer), 7],
      [against('admirals-quarters', roslin), 9],
    ] as const) {
      expect(game.asked).toEqual([boomer])
      expect(difficulty(game)).toBe(now)
      expect(game.state.inPlay).toEqual([])
      expect(game.state.decks.quorum.discard).toEqual(['accept-prophecy'])
    }
    const other = against('admirals-quarters', boomer)
    expect(difficulty(other)).toBe(7)
    expect(other.state.inPlay).toHaveLength(1)
  })

  test('T7 the Arbitrator may change the difficulty of Admiral’s Quarters by 3 by discarding the card', () => {
    const against = (location: string) =>
      activates(location, roslin, {
        players: [tyrol, roslin, boomer],
        inPlay: [{ card: 'assign-arbitrator', deck: 'quorum', holder: roslin }],
      })
    for (const [option, now] of [
      ['option:0', 4],
      ['option:1', 10],
    ] as const) {
      const game = against('admirals-quarters')
      expect(game.asked).toEqual([roslin])
      game.answer(roslin, 'assign-arbitrator').answer(roslin, option)
      expect(difficulty(game)).toBe(now)
      expect(game.state.inPlay).toEqual([])
      expect(game.state.decks.quorum.discard).toEqual(['assign-arbitrator'])
      expect(game.asked).toEqual([boomer])
    }
    const declined = against('admirals-quarters').pass(roslin)
    expect(difficulty(declined)).toBe(7)
    expect(declined.state.inPlay).toHaveLength(1)
    expect(against('brig').asked).toEqual([boomer])
  })

  test('T8 Laura Roslin must discard 2 cards before she activates any location, or cannot', () => {
    const at = (location: string, cards: number) =>
      scenario({
        players: [roslin, zarek, tyrol],
        at: { [roslin]: location },
        hands: { [roslin]: times(cards, 'repair-1') },
      })
    for (const location of ['presidents-office', 'press-room', 'research-lab']) {
      expect(at(location, 1).options(roslin)).not.toContain(`location:${location}`)
      const game = at(location, 3).answer(roslin, location)
      expect(game.request(roslin)).toMatchObject({ min: 2, max: 2 })
      expect(prompt(game, roslin)).toBe('prompt.pay')
    }
    const free = scenario({ players: [zarek, roslin, tyrol], at: { [zarek]: 'press-room' } })
    expect(free.answer(zarek, 'press-room').player(zarek).hand).toHaveLength(2)
  })

  test('T9 while somebody not President is Vice President, only he can be chosen with Administration', () => {
    const administration = (holder: string) =>
      scenario({
        players: [tyrol, roslin, boomer],
        at: { [tyrol]: 'administration' },
        hands: { [boomer]: ['repair-1'] },
        inPlay: [{ card: 'assign-vice-president', deck: 'quorum', holder }],
      }).answer(tyrol, 'administration')
    const vice = administration(boomer)
    expect(vice.asked).toEqual([boomer]) // no choice was left: the check is under way
    expect(vice.events.find((e) => e.key === 'event.picked')?.params?.target).toMatchObject({
      params: { seat: vice.seat(boomer) },
    })
    const president = administration(roslin)
    expect([...president.options(tyrol)].sort()).toEqual(['seat:0', 'seat:1', 'seat:2'])
  })
})

describe('Crisis cards', () => {
  test('T10 Laura Roslin must draw 2 Crisis cards, carry out 1 and put the other under the deck', () => {
    const players = [roslin, tigh, tyrol]
    const position = { players, step: 'crisis', decks: { crisis: ['riots-a', 'riots-b'] } } as const
    const game = scenario(position)
    expect(game.options(roslin)).toEqual(['card:riots-a#1', 'card:riots-b#2'])
    expect(game.saw(tigh)).not.toContain('event.crisis')
    game.answer(roslin, 'riots-b')
    expect(game.view(tigh).crisis?.card).toBe('riots-b')
    expect(game.state.decks.crisis.draw[0]).toBe('riots-a')
    const other = scenario({ ...position, current: tyrol })
    expect(other.view(roslin).crisis?.card).toBe('riots-a')
    expect(other.state.decks.crisis.draw.at(-1)).toBe('riots-b')
  })

  test('T11 Starbuck may have any Crisis card replaced, in any turn, once per game, but no Super Crisis card', () => {
    const players = [tigh, kara, tyrol, zarek]
    const decks = { crisis: ['riots-a', 'riots-b', 'rescue-mission-a'] }
    for (const current of [tigh, kara]) {
      const game = scenario({ players, current, step: 'crisis', decks })
      expect(game.asked).toEqual([kara])
      expect(window(game, kara)).toBe('crisis-revealed')
      game.answer(kara, 'secret-destiny')
      expect(game.state.decks.crisis.discard).toEqual(['riots-a'])
      expect(game.view(tigh).crisis?.card).toBe('riots-b')
      expect(game.asked).toEqual([tigh]) // his choice as Admiral; she is not asked a second time
    }
    const declined = scenario({ players, step: 'crisis', decks }).pass(kara)
    expect(declined.view(tigh).crisis?.card).toBe('riots-a')
    const cylon = { players, loyalty: { [zarek]: ['cylon-morale'] }, revealed: [zarek] }
    const caprica = scenario({ ...cylon, current: zarek, at: { [zarek]: 'caprica' }, decks })
    caprica.answer(zarek, 'caprica').answer(zarek, 'riots-a')
    expect(caprica.asked).toEqual([kara])
    expect(superCrisis({ players, hands: { [tigh]: ['repair-1'] } }).asked).toEqual([tigh]) // the check is under way
  })

  test('T12 Gaius Baltar must draw 1 card of any type when he drew a Crisis card himself', () => {
    const players = [baltar, tigh, tyrol]
    const own = drawnBy(baltar, 'riots-a', { players })
    expect(own.request(baltar)).toMatchObject({ min: 1, max: 1 })
    expect(own.options(baltar)).toHaveLength(5)
    own.answer(baltar, 'piloting')
    expect(own.player(baltar).hand).toHaveLength(1)
    expect(own.asked).toEqual([tigh])
    expect(drawnBy(tyrol, 'riots-a', { players }).asked).toEqual([tigh])
  })

  test('T13 Helo may change the option chosen on a Crisis card, but not decisions inside it, once per game', () => {
    const players = [tyrol, helo, baltar]
    const titles = { admiral: tyrol, president: baltar } as const
    const chosen = (option: string) =>
      drawnBy(tyrol, 'requested-resignation', {
        players,
        titles,
        at: { [helo]: 'command' },
        hands: { [baltar]: times(3, 'repair-1') },
      }).answer(tyrol, option)
    const game = chosen('option:0')
    expect(game.asked).toEqual([helo])
    expect(window(game, helo)).toBe('crisis-choice-made')
    game.answer(helo, 'moral-compass')
    expect(game.asked).toEqual([baltar]) // the President decides what is inside the other option
    expect(prompt(game, baltar)).toBe('prompt.choice')
    game.answer(baltar, 'option:1')
    expect(game.player(baltar).at).toBe('brig')
    expect(game.player(helo).used).toEqual(['moral-compass'])
    const declined = chosen('option:0').pass(helo)
    expect(prompt(declined, baltar)).toBe('prompt.discard')
    const spent = drawnBy(tyrol, 'riots-a', { players, titles, used: { [helo]: ['moral-compass'] } })
    spent.answer(tyrol, 'option:0')
    expect(spent.state.turn.seat).toBe(1)
  })
})

describe('skill checks', () => {
  const failing = ['evasive-maneuvers-1', 'evasive-maneuvers-2']

  test('T14 Boomer may name the result of a check on a Crisis card, once per game; no cards are added', () => {
    const players = [tyrol, boomer, zarek]
    for (const [option, morale] of [
      ['option:0', 10],
      ['option:1', 9],
    ] as const) {
      const game = drawnBy(tyrol, 'prison-labor', { players })
      expect(game.asked).toEqual([boomer])
      expect(window(game, boomer)).toBe('check-begin')
      game.answer(boomer, 'mysterious-intuition').answer(boomer, option)
      expect(game.state.resources.morale).toBe(morale)
      expect(game.state.destiny).toHaveLength(10)
    }
    const declined = drawnBy(tyrol, 'prison-labor', { players }).pass(boomer)
    expect(declined.state.destiny).toHaveLength(8)
    const used = { [boomer]: ['mysterious-intuition'] }
    expect(drawnBy(tyrol, 'prison-labor', { players, used }).state.destiny).toHaveLength(8)
    const hands = { [boomer]: ['repair-1'] }
    expect(window(activates('admirals-quarters', boomer, { players, hands }), boomer)).toBe(
      'check-contribute',
    )
    expect(window(superCrisis({ players, hands }), boomer)).toBe('check-contribute')
  })

  test('T15 any human player may play Investigative Committee before cards are added: all cards lie face up', () => {
    const game = drawnBy(tyrol, 'prison-labor', {
      players: [tyrol, tigh, zarek, baltar],
      loyalty: { [zarek]: ['cylon-morale'] },
      revealed: [zarek],
      used: { [tyrol]: ['blind-devotion'] },
      hands: {
        [tigh]: ['investigative-committee-3'],
        [zarek]: ['investigative-committee-3'],
        [baltar]: ['investigative-committee-4', 'repair-1'],
      },
      destiny: failing,
    })
    expect(game.asked).toEqual([tigh, baltar]) // not the revealed Cylon
    expect(window(game, tigh)).toBe('check-pre')
    expect(game.view(tigh).check?.total).toBe(0)
    game.pass(baltar).answer(tigh, 'investigative-committee-3')
    game.answer(baltar, 'investigative-committee-4') // a second one may be played and changes nothing
    expect(game.player(baltar).hand).toEqual(['repair-1'])
    expect(game.view(tigh).check?.cards).toEqual(failing)
    game.pass(zarek).answer(baltar, 'repair-1')
    expect(game.happened('event.contributed-cards')).toBe(true)
    expect(game.saw('spectator')).toContain('event.contributed-cards')
  })

  test('T16 any human player may play Scientific Research before cards are added: Engineering counts positive', () => {
    const check = () =>
      drawnBy(adama, 'guilt-by-collusion', {
        players: [adama, tigh, zarek],
        loyalty: { [zarek]: ['cylon-morale'] },
        revealed: [zarek],
        used: { [adama]: ['command-authority'] },
        hands: {
          [tigh]: ['scientific-research-3'],
          [zarek]: ['scientific-research-3'],
          [adama]: ['repair-2'],
        },
        destiny: ['scientific-research-4', 'scientific-research-5'],
      })
    const strength = (game: TestGame) =>
      game.events.find((e) => e.key === 'event.check-revealed')?.params?.strength
    const game = check()
    expect(game.asked).toEqual([tigh])
    expect(window(game, tigh)).toBe('check-pre')
    game.answer(tigh, 'scientific-research-3').pass(zarek).answer(adama, 'repair-2')
    expect(strength(game)).toBe(4 + 5 + 2)
    const declined = check().pass(tigh).pass(tigh).pass(zarek).answer(adama, 'repair-2')
    expect(strength(declined)).toBe(-4 - 5 - 2)
  })

  test('T17 each player may contribute once: any number, 1 from the Brig, 1 as a revealed Cylon', () => {
    const hand = ['repair-1', 'launch-scout-1', 'executive-order-1']
    const game = drawnBy(tyrol, 'prison-labor', {
      players: [tyrol, tigh, zarek, baltar],
      at: { [tigh]: 'brig' },
      loyalty: { [zarek]: ['cylon-morale'] },
      revealed: [zarek],
      used: { [tyrol]: ['blind-devotion'] },
      hands: { [tyrol]: hand, [tigh]: hand, [zarek]: hand, [baltar]: hand },
    })
    for (const [who, max] of [
      [tigh, 1],
      [zarek, 1],
      [baltar, 3],
      [tyrol, 3],
    ] as const) {
      expect(game.asked).toEqual([who])
      expect(game.request(who)).toMatchObject({ window: 'check-contribute', min: 0, max })
      if (who === baltar) game.answer(who, ...hand)
      else game.pass(who)
    }
    expect(game.view(tigh).check).toBeNull() // nobody was asked a second time
  })

  test('T18 Chief Tyrol may make one type worthless before the cards are turned up, once per game, not on Super Crisis', () => {
    const players = [tigh, tyrol, zarek]
    const position = { players, hands: { [tigh]: ['repair-1'] }, destiny: failing }
    const game = drawnBy(tigh, 'prison-labor', position)
    expect(game.asked).toEqual([tigh])
    game.pass(tigh)
    expect(window(game, tyrol)).toBe('check-before-reveal')
    expect(game.view(tyrol).check?.strength).toBeNull()
    game.answer(tyrol, 'blind-devotion').answer(tyrol, 'piloting')
    expect(game.events.find((e) => e.key === 'event.check-revealed')?.params?.strength).toBe(0)
    const declined = drawnBy(tigh, 'prison-labor', position).pass(tigh).pass(tyrol)
    expect(declined.events.find((e) => e.key === 'event.check-revealed')?.params?.strength).toBe(-3)
    const spent = drawnBy(tigh, 'prison-labor', { ...position, used: { [tyrol]: ['blind-devotion'] } }).pass(
      tigh,
    )
    expect(spent.happened('event.check-revealed')).toBe(true)
    expect(superCrisis(position).pass(tigh).happened('event.check-revealed')).toBe(true)
  })

  test('T19 on a Crisis card William Adama drew, cards of strength 1 must count positive; not on others', () => {
    const players = [adama, tyrol, zarek]
    const rest = {
      players,
      used: { [adama]: ['command-authority'], [tyrol]: ['blind-devotion'] },
      destiny: ['evasive-maneuvers-1', 'evasive-maneuvers-2'],
    }
    const strength = (game: TestGame) =>
      game.events.find((e) => e.key === 'event.check-revealed')?.params?.strength
    expect(strength(drawnBy(adama, 'prison-labor', rest))).toBe(1 - 2)
    expect(strength(drawnBy(tyrol, 'prison-labor', rest))).toBe(-1 - 2)
    expect(strength(superCrisis(rest))).toBe(-1 - 2)
    const brig = scenario({ ...rest, at: { [adama]: 'brig' } }).answer(adama, 'brig')
    brig.until((g) => g.happened('event.check-revealed'))
    expect(strength(brig)).toBe(-1 - 2)
  })

  test('T20 any human player may play Declare Emergency after totalling, one per check, without moving the partial result', () => {
    const elections = (destiny: readonly string[]) =>
      drawnBy(tyrol, 'elections-loom', {
        players: [tyrol, tigh, zarek, baltar],
        loyalty: { [zarek]: ['cylon-morale'] },
        revealed: [zarek],
        used: { [tyrol]: ['blind-devotion'] },
        hands: {
          [tigh]: ['declare-emergency-3', 'declare-emergency-4'],
          [zarek]: ['declare-emergency-3'],
          [baltar]: ['declare-emergency-3', ...times(4, 'repair-1')],
        },
        destiny,
      })
        .pass(tigh)
        .pass(zarek)
        .pass(baltar)
    const pass = elections(['declare-emergency-3', 'investigative-committee-3']) // 6 of 8
    expect(pass.asked).toEqual([tigh, baltar])
    expect(window(pass, tigh)).toBe('check-totalled')
    expect(pass.view(tigh).check?.strength).toBe(6)
    pass.pass(baltar).answer(tigh, 'declare-emergency-3')
    expect(pass.happened('event.check-pass')).toBe(true) // at once: no second one was possible
    expect(pass.player(baltar).hand).toContain('declare-emergency-3')
    const fail = elections(['consolidate-power-2', 'consolidate-power-2']) // 4: partial from 5
    fail.pass(baltar).answer(tigh, 'declare-emergency-3')
    expect(fail.happened('event.check-fail')).toBe(true)
    const declined = elections(['declare-emergency-3', 'investigative-committee-3']).pass(tigh).pass(baltar)
    expect(declined.happened('event.check-partial')).toBe(true)
  })

  test('T21 William Adama may take the cards of a check after its result, once per game, not on Super Crisis', () => {
    const players = [tigh, adama, zarek]
    const rest = { players, destiny: failing }
    const game = drawnBy(tigh, 'prison-labor', rest)
    expect(game.asked).toEqual([adama])
    expect(window(game, adama)).toBe('check-resolved')
    expect(game.state.resources.morale).toBe(9)
    game.answer(adama, 'command-authority')
    expect([...game.player(adama).hand].slice(0, 2).sort()).toEqual(failing)
    expect(game.state.decks.piloting.discard).toEqual([])
    const declined = drawnBy(tigh, 'prison-labor', rest).pass(adama)
    expect([...declined.state.decks.piloting.discard].sort()).toEqual(failing)
    const location = scenario({ ...rest, at: { [tigh]: 'brig' } })
      .answer(tigh, 'brig')
      .pass(zarek)
    expect(window(location, adama)).toBe('check-resolved')
    const spent = drawnBy(tigh, 'prison-labor', { ...rest, used: { [adama]: ['command-authority'] } })
    expect([...spent.state.decks.piloting.discard].sort()).toEqual(failing)
    expect([...superCrisis(rest).state.decks.piloting.discard].sort()).toEqual(failing)
  })
})
