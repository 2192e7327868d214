import { describe, expect, test } from 'vitest'
import { invariants, type Position, scenario } from '../../src/testing/index.ts'
import {
  adama,
  authority,
  baltar,
  canyon,
  config,
  detention,
  force,
  helo,
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
  zarek,
} from './new-caprica-play.ts'
import { cain, cavil, ellen, kat, leoben } from './people.ts'

import { among, arriving, asking, contribute, nextTurn, noDestiny, replaced, take } from './review-play.ts'

// Where New Caprica and the people of the box meet.

describe('Clouded', () => {
  test('P-NC-44: from the Shipyard he goes aboard only where nobody is', () => {
    const game = returned({
      players: [leoben, adama, roslin, tyrol],
      ...among(leoben),
      at: { [leoben]: shipyard, [adama]: 'command' },
      piles: { [locked]: [], [prepared]: ['empty'] },
    })
      .answer(leoben, `location:${shipyard}`)
      .answer(leoben, 'bow-port')
    expect(game.request(leoben).prompt.key).toBe('prompt.go-aboard')
    expect(game.options(leoben)).not.toContain('location:command')
    expect(game.options(leoben)).toContain('location:armory')
  })

  test('P-NC-33: out of Detention he goes only where nobody is, unless another chooses the place', () => {
    const there = (p: Partial<Position>) =>
      returned({ ...among(leoben), at: { [leoben]: detention }, destiny: noDestiny, ...p })
    const own = there({
      players: [leoben, adama, roslin, tyrol],
      hands: { [adama]: ['strategic-planning-5', 'strategic-planning-4', 'strategic-planning-4'] },
    }).answer(leoben, `location:${detention}`)
    contribute(own, adama).untilAsked(leoben, 'prompt.free')
    expect(own.options(leoben)).not.toContain(`location:${hq}`)
    expect(own.options(leoben)).toContain(`location:${canyon}`)
    const rescued = there({
      players: [adama, leoben, roslin, tyrol],
      hands: { [adama]: ['declare-emergency-5', 'declare-emergency-4', 'executive-order-2'] },
      step: 'crisis',
      decks: { crisis: ['second-thoughts'] },
    })
    contribute(rescued, adama).untilAsked(adama, 'prompt.pick').answer(adama, 'seat:1')
    expect(rescued.options(adama)).toContain(`location:${hq}`)
  })
})

describe('before the return', () => {
  test('P-NC-70 Primacy: no basestar comes or goes, so it is no action', () => {
    const offered = (make: typeof occupied, p: Partial<Position> = {}) =>
      make({
        players: [cavil, adama, roslin, tyrol],
        loyalty: { [cavil]: [] },
        at: { [cavil]: authority },
        ...p,
      })
        .options(cavil)
        .includes('ability:primacy')
    expect(offered(occupied)).toBe(false)
    expect(offered(occupied, { ships: { bow: { basestar: 2 } } })).toBe(false)
    expect(offered(returned)).toBe(true)
  })

  test('P-NC-73, P-NC-74: the raptor of Meet Liason Officer is in the Reserves, not around Galactica: it is lost', () => {
    const game = occupied({ step: 'crisis', decks: { crisis: ['meet-liason-officer'] }, destiny: noDestiny })
    expect(nextTurn(game).state.fleet.raptor?.reserve).toBe(3)
  })

  test('P-TREACH-12 By Your Command moves the occupation forces alone; after the return raiders and heavy raiders too, never centurions', () => {
    const commanded = (make: typeof occupied) => {
      const game = make({
        players: [tyrol, adama, roslin],
        step: 'crisis',
        decks: { crisis: ['contact-raptor'] },
        hands: { [tyrol]: ['jury-rigged-1'] },
        destiny: ['by-your-command-1', 'by-your-command-1'],
        ships: { bow: { heavy: 1 } },
        centurions: [0],
        tokensAt: { [force]: [authority] },
      }).until((g) => asking(g, tyrol, 'check-pre'))
      const { state } = nextTurn(take(game, tyrol, 'jury-rigged'))
      return [state.tokensAt?.[force], state.centurions, state.ships.map((s) => s.area)]
    }
    expect(commanded(occupied)).toEqual([[canyon], [0], ['bow']])
    expect(commanded(returned)).toEqual([[canyon], [0], ['bow-port']])
  })
})

describe('the phase begins', () => {
  test('P-WIN-12, P-EXEC-13: Lured into a Trap executes whoever was in FTL Control or the Engine Room, after the phase is set up', () => {
    const game = arriving([tyrol, adama, roslin, tigh], {
      at: { [tigh]: 'engine-room' },
      loyalty: { [tigh]: ['cylon-morale', 'not-a-cylon'] },
      inPlay: [{ card: 'lured-into-a-trap', deck: 'super-crisis' }],
    })
    expect(replaced(game, helo).player(helo).at).toBe(hq)
    game.until((g) => g.happened('event.crisis'))
    expect(game.player(tigh)).toMatchObject({ revealed: true, at: medical, loyalty: ['not-a-cylon'] })
    expect(game.events.filter((e) => e.key === 'event.executed')).toHaveLength(2)
  })

  test('P-NC-6, P-NC-8: an infiltrating Leader goes with the humans, out of the Brig too; otherwise with the Cylons', () => {
    const leader = (standing: string, at: string) =>
      arriving([tyrol, adama, roslin, cavil], {
        loyalty: { [cavil]: [] },
        standing: { [cavil]: standing },
        at: { [cavil]: at },
      }).player(cavil)
    expect(leader('infiltrating', 'brig')).toMatchObject({ at: hq, standing: 'infiltrating' })
    expect(leader('leader', 'caprica')).toMatchObject({ at: authority, standing: 'leader' })
  })

  test('P-NC-11: the Crisis card whose symbol brought the fleet there does not come among the new ones', () => {
    const game = scenario({
      config,
      players: [tyrol, adama, roslin],
      step: 'crisis',
      distance: 6,
      milestones: [4],
      jumpTrack: 4,
      decks: { crisis: ['admiral-grilled'], destination: ['deep-space', 'icy-moon'] },
    })
    nextTurn(game)
    expect(game.state.phase).toBe('occupation')
    expect(game.state.decks.crisis?.discard).toEqual([])
    expect(game.state.decks.crisis?.draw).toHaveLength(30)
    expect(invariants(game.state)).toEqual([])
  })

  test('P-CLAR-11, P-NC-13 Blind Jump from the Brig: two ships less on the planet, and Cain draws a New Caprica Crisis', () => {
    const game = scenario({
      config,
      players: [cain, adama, roslin],
      at: { [cain]: 'brig' },
      distance: 6,
      milestones: [4],
      decks: { destination: ['deep-space', 'icy-moon'] },
      inPlay: [{ card: 'assign-mission-specialist', deck: 'quorum', holder: roslin }],
    }).answer(cain, 'ability:blind-jump')
    game.until((g) => g.happened('event.crisis'))
    expect(game.state.piles[locked]).toHaveLength(10)
    expect(game.player(cain).at).toBe(hq)
    expect(game.state.inPlay).toHaveLength(1)
    expect(game.state.travelled).toContain('deep-space')
  })

  test('PT8 Stim Junkie: Kat jumps from FTL Control, so she is not where her turn began', () => {
    const game = arriving([kat, adama, roslin]).until((g) => g.happened('event.crisis'))
    expect(game.player(kat).at).toBe(hq)
  })
})

describe('Kat on New Caprica', () => {
  test('P-NC-25 Stim Junkie sends her to the Medical Center, but not out of Detention (P-NC-36)', () => {
    const stays = (at: string) =>
      occupied({ players: [kat, adama, roslin], at: { [kat]: at } }).until((g) => g.happened('event.crisis'))
    expect(stays(shipyard).player(kat).at).toBe(medical)
    expect(stays(detention).player(kat).at).toBe(detention)
  })

  const attack = (hand: readonly string[], dice: readonly number[] = []) =>
    take(
      occupied({
        players: [kat, adama, roslin],
        at: { [kat]: shipyard },
        tokensAt: { [force]: [shipyard] },
        hands: { [kat]: hand },
        dice,
      }),
      kat,
      'attack-forces',
    )

  test('P-CLAR-9, P-NC-46, P-NC-47 Hotshot: a card decides the attack, and no Maximum Firepower is thrown after it', () => {
    const game = take(attack(['evasive-maneuvers-1', 'maximum-firepower-3']), kat, 'hotshot')
    take(game, kat, 'evasive-maneuvers')
    expect(game.happened('event.rolled')).toBe(false)
    expect(game.state.tokensAt?.[force]).toEqual([shipyard])
    expect(game.player(kat).hand).toEqual(['maximum-firepower-3'])
    const hit = take(
      take(attack(['strategic-planning-3', 'repair-1']), kat, 'hotshot'),
      kat,
      'strategic-planning-3',
    )
    expect(hit.state.tokensAt?.[force] ?? []).toEqual([])
  })

  test('PT20, P-NC-47 Hotshot: when Maximum Firepower lets her roll again, a card can stand for the new roll', () => {
    const game = attack(['evasive-maneuvers-1', 'maximum-firepower-3', 'launch-scout-2'], [1])
    game.pass(kat).until((g) => g.options(kat).some((id) => id.includes('maximum')))
    take(game, kat, 'maximum')
    expect(asking(game, kat, 'roll-due')).toBe(true)
    take(take(game, kat, 'hotshot'), kat, 'launch-scout-2')
    expect(game.events.filter((e) => e.key === 'event.rolled')).toHaveLength(1)
    expect(game.player(kat).hand).toEqual(['evasive-maneuvers-1'])
    expect(game.state.tokensAt?.[force]).toEqual([shipyard])
  })

  test('P-NC-27 Hotshot: it can decide whether she is detained as President', () => {
    const game = occupied({
      players: [kat, adama, tyrol],
      titles: { president: kat },
      quorum: ['food-rationing'],
      hands: { [kat]: ['launch-scout-2', 'repair-1'] },
      dice: [6],
      began: shipyard,
    }).answer(kat, 'quorum:food-rationing')
    game.pass(kat)
    expect(asking(game, kat, 'roll-due')).toBe(true)
    take(take(game, kat, 'hotshot'), kat, 'launch-scout-2')
    expect(game.player(kat).at).toBe(hq)
  })
})

describe('Ellen', () => {
  const manipulative = (p: Partial<Position>, title: string, make: typeof occupied = returned) => {
    const game = make({ players: [ellen, tyrol, adama, roslin], step: 'begin', ...p })
    return take(game, ellen, 'manipulative').answer(ellen, `title:${title}`)
  }

  test('P-NC-81 Manipulative: the Admiral of this turn may leave New Caprica, also from Detention (P-SUCC-6)', () => {
    const game = manipulative({ at: { [ellen]: detention } }, 'admiral').untilAsked(ellen, 'prompt.action')
    expect(game.options(ellen)).toContain('ability:leave-new-caprica')
  })

  test('P-CLAR-12, P-SUCC-8: executed with the title, she loses it for good; her new character may inherit it', () => {
    const executed = (players: readonly string[], by: string) => {
      const game = manipulative(
        { players, decks: { crisis: ['execution-list'] }, dice: [1] },
        'president',
        occupied,
      )
      game.untilAsked(ellen, 'prompt.crisis-choice').answer(ellen, 'option:0')
      return nextTurn(replaced(game, by)).state.titles.president
    }
    expect(executed([ellen, tyrol, adama, roslin], baltar)).toBe(3)
    expect(executed([ellen, tyrol, adama, zarek], roslin)).toBe(0)
  })

  test('P-INFIL-3 Politically Adroit: an infiltrating Leader is company, in the Brig too, and treachery among her draws', () => {
    const game = returned({
      players: [ellen, cavil, adama, roslin],
      ...among(cavil),
      at: { [ellen]: 'brig', [cavil]: 'brig', [adama]: 'command', [roslin]: 'command' },
      step: 'movement',
      hands: { [ellen]: ['repair-1'] },
    }).pass(ellen)
    take(game, ellen, 'adroit')
    expect(game.player(cavil).hand).toEqual(['repair-1'])
    expect(game.options(ellen).some((id) => id.includes('treachery'))).toBe(true)
  })
})

describe('who is where', () => {
  test('P-PEG-15: the Airlock is easier on somebody in the Brig, not on somebody in Detention, and says so', () => {
    const difficulties = (at: string) =>
      returned({ players: [tyrol, adama, roslin], at: { [tyrol]: 'airlock', [adama]: at } })
        .answer(tyrol, 'location:airlock')
        .answer(tyrol, 'seat:1')
        .until((g) => g.happened('event.check-revealed'))
        .events.filter((e) => e.key === 'event.check' || e.key === 'event.check-revealed')
        .map((e) => e.params?.difficulty)
    expect(difficulties('brig')).toEqual([8, 8])
    expect(difficulties(detention)).toEqual([12, 12])
    expect(difficulties('command')).toEqual([12, 12])
  })

  test('P-INFIL-9: nobody can try to make an infiltrating Leader President', () => {
    const game = scenario({
      config,
      players: [adama, roslin, cavil, tyrol],
      ...among(cavil),
      at: { [cavil]: 'armory', [adama]: 'administration' },
    }).answer(adama, 'location:administration')
    expect(game.options(adama)).toEqual(['seat:0', 'seat:1', 'seat:3'])
    const revolt = scenario({
      config,
      players: [tyrol, roslin, cavil, adama],
      ...among(cavil),
      at: { [cavil]: 'armory' },
      step: 'crisis',
      decks: { crisis: ['prisoner-revolt'] },
      destiny: noDestiny,
    }).untilAsked(roslin, 'prompt.pick')
    expect(revolt.options(roslin)).toEqual(['seat:3', 'seat:0'])
  })

  test('P-TERM-4, P-TERM-11: an Executive Order goes to a Leader only while he infiltrates', () => {
    const ordered = (standing: string, at: string) =>
      returned({
        players: [adama, roslin, cavil, tyrol],
        loyalty: { [cavil]: [] },
        standing: { [cavil]: standing },
        at: { [cavil]: at },
        hands: { [adama]: ['executive-order-1'] },
      })
        .answer(adama, 'executive-order-1')
        .options(adama)
    expect(ordered('infiltrating', 'armory')).toContain('seat:2')
    expect(ordered('leader', 'caprica')).not.toContain('seat:2')
  })

  test('P-OVER-11, P-NC-30: in Sickbay, Medical Center and on the Resurrection Ship a Leader draws one card, infiltrating or not', () => {
    const drawn = (standing: string, at: string) =>
      returned({
        players: [cavil, adama, roslin, tyrol],
        loyalty: { [cavil]: [] },
        standing: { [cavil]: standing },
        at: { [cavil]: at },
        step: 'receiveSkills',
      })
        .untilAsked(cavil, 'prompt.move')
        .player(cavil).hand.length
    expect(drawn('infiltrating', medical)).toBe(1)
    expect(drawn('infiltrating', 'sickbay')).toBe(1)
    expect(drawn('leader', medical)).toBe(1)
    expect(drawn('leader', 'resurrection-ship')).toBe(1)
  })

  test('P-NC-36: Centurion Ambush does not take the current player out of Detention', () => {
    const game = occupied({
      step: 'crisis',
      at: { [adama]: detention },
      decks: { crisis: ['centurion-ambush'] },
      destiny: noDestiny,
    })
    expect(nextTurn(game).player(adama).at).toBe(detention)
  })

  test('P-NC-16, P-NC-18, P-NC-19: from a viper one goes down to New Caprica for a card, never to Colonial One', () => {
    const pilot = (hand: readonly string[]) =>
      returned({
        players: [starbuck, adama, roslin],
        piloting: { [starbuck]: 'bow' },
        step: 'movement',
        hands: { [starbuck]: hand },
      }).options(starbuck)
    expect(pilot(['repair-1'])).toContain(`location:${shipyard}`)
    expect(pilot(['repair-1'])).not.toContain('location:press-room')
    expect(pilot([])).not.toContain(`location:${shipyard}`)
  })

  test('P-NC-14, P-NC-49: a Cylon leaves the Medical Center by an ordinary move and detains nobody with an 8', () => {
    const game = occupied({
      players: [tigh, adama, roslin, tyrol],
      revealed: [tigh],
      at: { [tigh]: medical, [adama]: canyon },
      tokensAt: { [force]: [canyon] },
      step: 'movement',
      dice: [8],
    })
    expect(game.options(tigh).sort()).toEqual(
      [canyon, authority, hq, shipyard].map((id) => `location:${id}`).sort(),
    )
    take(game.answer(tigh, `location:${canyon}`), tigh, 'detain')
    expect(nextTurn(game).player(adama).at).toBe(canyon)
  })

  test('P-NC-37, P-NC-46, P-NC-49: an infiltrating Leader attacks forces, takes no Cylon Action, and can be detained', () => {
    const game = occupied({
      players: [cavil, adama, roslin, tyrol],
      ...among(cavil),
      at: { [cavil]: authority },
      tokensAt: { [force]: [authority] },
      dice: [5],
    })
    expect(game.options(cavil).filter((id) => id.startsWith('location:occupation'))).toEqual([])
    take(game, cavil, 'attack-forces').until((g) => g.happened('event.crisis'))
    expect(game.state.tokensAt?.[force] ?? []).toEqual([])
    const caught = occupied({
      players: [tigh, roslin, adama, cavil],
      revealed: [tigh],
      ...among(cavil),
      at: { [tigh]: canyon, [cavil]: canyon },
      tokensAt: { [force]: [canyon] },
      dice: [3],
    })
    expect(nextTurn(take(caught, tigh, 'detain')).player(cavil).at).toBe(detention)
  })

  test('P-MOVE-5, P-MOVE-4: in Detention a Movement ability can be used, and an Executive Order gives actions alone', () => {
    const own = occupied({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: detention },
      step: 'movement',
      hands: { [tyrol]: ['critical-situation-3'] },
    })
    expect(take(own, tyrol, 'critical-situation').options(tyrol)).toContain(`location:${detention}`)
    const order = occupied({ at: { [tyrol]: detention }, hands: { [adama]: ['executive-order-1'] } })
      .answer(adama, 'executive-order-1')
      .answer(adama, 'seat:2')
    expect(order.options(tyrol)).toEqual([`location:${detention}`])
  })
})
