import { describe, expect, test } from 'vitest'
import { newGame } from '../../src/index.ts'
import { invariants, type Position, scenario, testGame } from '../../src/testing/index.ts'
import {
  adama,
  apollo,
  authority,
  baltar,
  boomer,
  canyon,
  config,
  detention,
  helo,
  hq,
  locked,
  occupied,
  prepared,
  returned,
  roslin,
  ships,
  shipyard,
  tigh,
  tyrol,
} from './new-caprica-play.ts'
import { cavil, dee, kat, leoben, six } from './people.ts'
import { among, asking, contribute, nextTurn, noDestiny, take } from './review-play.ts'

// Galactica in orbit, treachery around New Caprica, Agendas at the end, and seven players.

const aboard = (...who: readonly string[]) => Object.fromEntries(who.map((w) => [w, 'command']))
const leave = 'ability:leave-new-caprica'

describe('evacuation', () => {
  const oneShip = { piles: { [locked]: [], [prepared]: ['empty'] } }

  test('P-NC-66, P-OVER-3, P-OVER-4: a Cylon who resolves a card at Caprica evacuates the ship, and no centurion moves', () => {
    const game = returned({
      players: [tigh, adama, roslin, tyrol],
      revealed: [tigh],
      at: { [tigh]: 'caprica' },
      decks: { crisis: ['ncp-graduation', 'contact-raptor'] },
      centurions: [0],
      ...oneShip,
    })
      .answer(tigh, 'location:caprica')
      .answer(tigh, 'ncp-graduation')
      .answer(adama, 'option:1')
    expect(game.request(tigh).prompt.key).toBe('prompt.evacuate')
    game.answer(tigh, 'stern-port')
    expect(game.state.centurions).toEqual([0])
    expect(game.state.piles[prepared]).toEqual([])
  })

  test('P-NC-44, P-NC-68: by an Executive Order the current player picks the area, and who acts goes aboard', () => {
    const game = returned({
      hands: { [adama]: ['executive-order-1'] },
      at: { [tyrol]: shipyard },
      ...oneShip,
    })
      .answer(adama, 'executive-order-1')
      .answer(adama, 'seat:2')
      .answer(tyrol, 'actions')
      .answer(tyrol, `location:${shipyard}`)
      .answer(adama, 'bow-port')
    expect(game.request(tyrol).prompt.key).toBe('prompt.go-aboard')
    expect(game.options(tyrol)).not.toContain('location:brig')
  })

  test('P-NC-68: with A Cylon Ally the Admiral chooses to evacuate and the current player picks the area', () => {
    const game = returned({
      players: [tyrol, adama, roslin],
      step: 'crisis',
      decks: { crisis: ['a-cylon-ally'] },
      piles: { [locked]: ['empty'], [prepared]: ['empty'] },
      dice: [5],
    })
      .answer(adama, 'option:0')
      .answer(adama, 'option:1')
      .answer(tyrol, 'bow-port')
    expect(game.player(tyrol).at).toBe(detention)
  })

  test('P-NC-63: with nothing locked the Shipyard is of no use before the return', () => {
    expect(occupied({ at: { [adama]: shipyard }, ...oneShip }).options(adama)).not.toContain(
      `location:${shipyard}`,
    )
  })

  test("PQ15, PQ32: Galactica comes back by Breeder's Canyon, so the card drawn afterwards evacuates a ship", () => {
    const game = occupied({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: canyon },
      jumpTrack: 4,
      resources: { fuel: 3, food: 3, morale: 3, population: 3 },
      decks: { crisis: ['attack-on-the-power-plant'] },
      ...oneShip,
    })
      .answer(tyrol, `location:${canyon}`)
      .answer(tyrol, 'resource:food')
    expect(game.state.phase).toBe('return')
    game.untilAsked(roslin, 'prompt.crisis-choice').answer(roslin, 'option:1')
    game.untilAsked(tyrol, 'prompt.evacuate')
  })
})

describe('the last order', () => {
  const empty = { piles: { [locked]: [], [prepared]: [] } }

  test('P-NC-81: an Admiral in Detention gives it by an Executive Order in the turn of another, and all three stay behind', () => {
    const game = returned({
      players: [roslin, adama, tyrol],
      at: { [adama]: detention },
      hands: { [roslin]: ['executive-order-1'] },
      ...empty,
    })
      .answer(roslin, 'executive-order-1')
      .answer(roslin, 'seat:1')
      .answer(adama, leave)
    expect(game.outcome).toMatchObject({ winner: 'humans' })
    expect(game.state.resources.morale).toBe(7)
  })

  test('P-WIN-2: who flies or is stranded is not left behind', () => {
    const game = returned({
      players: [adama, apollo, helo],
      at: { [adama]: 'command', [helo]: 'off-board' },
      piloting: { [apollo]: 'bow' },
      ...empty,
    }).answer(adama, leave)
    expect(game.happened('event.executed')).toBe(false)
  })

  test('PT28, P-WIN-5: Sabotage answers the treachery of who is left behind; the sixth damage loses the game', () => {
    const game = returned({
      players: [adama, roslin, tyrol, tigh],
      revealed: [tigh],
      at: { ...aboard(adama, tyrol), [tigh]: 'caprica' },
      hands: { [roslin]: ['broadcast-location-1'], [tigh]: ['sabotage-3'] },
      damaged: ['hangar-deck', 'armory', 'ftl-control', 'weapons-control', 'admirals-quarters'],
      nextTokens: ['damage-command'],
      ...empty,
    }).answer(adama, leave)
    take(game, tigh, 'sabotage').answer(adama, 'board:galactica')
    expect(game.outcome).toMatchObject({ winner: 'cylons', reason: 'damage' })
  })

  test('P-WIN-7, P-WIN-9 Show Their True Nature: being left behind is an execution, also when the ships have lost the game', () => {
    const game = returned({
      players: [adama, roslin, tyrol, tigh, cavil],
      ...among(cavil),
      held: { [cavil]: { 'hostile-agenda': ['show-their-true-nature'] } },
      at: aboard(adama, roslin, tyrol, tigh),
      resources: { population: 1 },
      piles: { [locked]: ['population-1'], [prepared]: [] },
    }).answer(adama, leave)
    expect(game.outcome).toMatchObject({ winner: 'cylons', reason: 'population', winners: [4] })
  })

  test('P-LEAD-10, P-WIN-7 Join the Colonials: aboard and not in the Brig; nobody sees it before', () => {
    const game = (at: string) =>
      returned({
        players: [adama, roslin, tyrol, six],
        ...among(six),
        held: { [six]: { 'sympathetic-agenda': ['join-the-colonials'] } },
        at: { ...aboard(adama, roslin, tyrol), [six]: at },
        ...empty,
      })
    const won = (at: string) => game(at).answer(adama, leave).outcome?.winners
    expect(won('sickbay')).toEqual([0, 1, 2, 3])
    expect(won('brig')).toEqual([0, 1, 2])
    expect(won(hq)).toEqual([0, 1, 2])
    const seen = game('armory')
    expect(JSON.stringify([seen.view(adama), seen.view('spectator')])).not.toContain('join-the-colonials')
    expect(JSON.stringify(seen.answer(adama, leave).view(adama))).toContain('join-the-colonials')
  })
})

describe('treachery', () => {
  const cylonWaits = { revealed: [tigh], at: { [tigh]: 'caprica' } }

  test('P-TREACH-10: Sabotage damages where he is going from the planet; he goes there all the same', () => {
    const game = returned({
      players: [adama, roslin, tyrol, tigh],
      ...cylonWaits,
      step: 'movement',
      hands: { [adama]: ['broadcast-location-1'], [tigh]: ['sabotage-3'] },
      nextTokens: ['damage-command'],
    }).answer(adama, 'location:command')
    take(game, tigh, 'sabotage').answer(adama, 'board:galactica')
    expect(game.state.boards.galactica?.damaged).toEqual(['command'])
    expect(game.player(adama).at).toBe('command')
  })

  test('P-INFIL-6, P-TERM-4: a Leader plays Sabotage, but not while he infiltrates', () => {
    const asked = (standing: string, at: string) =>
      returned({
        players: [adama, roslin, cavil, tyrol],
        loyalty: { [cavil]: [] },
        standing: { [cavil]: standing },
        at: { [cavil]: at },
        step: 'movement',
        hands: { [adama]: ['broadcast-location-1'], [cavil]: ['sabotage-3'] },
      }).answer(adama, 'location:command').asked
    expect(asked('leader', 'caprica')).toContain(cavil)
    expect(asked('infiltrating', 'armory')).not.toContain(cavil)
  })

  test('P-INFIL-13, PT28: what a Leader discards on his return from the Brig is discarded by a Cylon', () => {
    const game = returned({
      players: [cavil, adama, roslin, tigh, tyrol],
      ...among(cavil),
      revealed: [tigh],
      at: { [cavil]: 'brig', [tigh]: 'caprica' },
      hands: { [cavil]: Array.from({ length: 4 }, () => 'broadcast-location-1'), [tigh]: ['sabotage-3'] },
    }).answer(cavil, 'ability:end-infiltration')
    game.answer(cavil, game.options(cavil)[0] ?? '')
    expect(game.player(cavil).hand).toHaveLength(3)
    expect(game.asked).not.toContain(tigh)
  })

  test('PQ38: NCP Recruitment gives Sabotage its chance after the return, not before', () => {
    const recruited = (make: typeof occupied) =>
      make({
        players: [tyrol, adama, roslin, tigh],
        revealed: [tigh],
        at: { [tigh]: authority },
        step: 'crisis',
        decks: { crisis: ['ncp-recruitment'] },
        hands: { [tyrol]: ['broadcast-location-1', 'broadcast-location-1'], [tigh]: ['sabotage-3'] },
      }).answer(tyrol, 'option:1')
    expect(asking(recruited(returned), tigh, 'cards-discarded')).toBe(true)
    expect(asking(recruited(occupied), tigh, 'cards-discarded')).toBe(false)
  })

  test('PT17, PT18 Human Delusion: treachery she adds takes effect in a reckless check, once for two copies', () => {
    const game = returned({
      players: [tyrol, six, adama, roslin],
      loyalty: { [six]: [] },
      at: { [six]: 'caprica' },
      step: 'crisis',
      decks: { crisis: ['meet-liason-officer'] },
      hands: { [tyrol]: ['jury-rigged-1'], [six]: ['special-destiny-2', 'special-destiny-2'] },
      destiny: noDestiny,
    }).until((g) => asking(g, tyrol, 'check-pre'))
    take(game, tyrol, 'jury-rigged').until((g) => asking(g, six, 'check-revealed'))
    take(game, six, 'human-delusion')
    nextTurn(game.answer(six, ...game.options(six)))
    expect(game.player(tyrol).hand).toHaveLength(1)
    expect(game.player(six).hand).toHaveLength(1)
  })

  test('PT40 The Farm: what is once per game is barred to a Leader while he infiltrates', () => {
    const offered = (standing: string, at: string) =>
      returned({
        players: [cavil, adama, roslin, tyrol],
        loyalty: { [cavil]: [] },
        standing: { [cavil]: standing },
        at: { [cavil]: at },
        step: 'movement',
        inPlay: [{ card: 'the-farm', deck: 'super-crisis' }],
      })
        .options(cavil)
        .some((id) => id.includes('aggressive'))
    expect(offered('leader', 'caprica')).toBe(true)
    expect(offered('infiltrating', 'armory')).toBe(false)
  })

  test('PT15 Fast Learner: from Detention three cards go into the check, of a deck that has to be shuffled for it', () => {
    const game = occupied({
      players: [tyrol, dee, adama, roslin],
      step: 'crisis',
      decks: { crisis: ['contact-raptor'] },
      at: { [dee]: detention },
      exactly: { politics: ['investigative-committee-pegasus-5'] },
      discards: { politics: ['consolidate-power-1', 'consolidate-power-1'] },
    }).until((g) => asking(g, dee, 'check-pre'))
    take(game, dee, 'fast-learner').answer(dee, 'politics')
    expect(game.saw(adama)).not.toContain('event.drew-to-see-cards')
    nextTurn(game.answer(dee, 'check'))
    const shown = JSON.stringify(game.events.find((e) => e.key === 'event.check-revealed')?.params)
    expect(shown.match(/consolidate-power-1/g)).toHaveLength(2)
    expect(invariants(game.state)).toEqual([])
  })

  test('P-MOVE-5, PT6 Glimpse the Face of God: also from the Brig, and with no other cards the order is still his', () => {
    const game = returned({
      players: [leoben, adama, roslin, tyrol],
      ...among(leoben),
      at: { [leoben]: 'brig' },
      step: 'movement',
      destiny: ['sabotage-3', 'repair-2'],
    })
    take(game, leoben, 'glimpse')
    expect(game.player(leoben).hand).toEqual(['sabotage-3', 'repair-2'])
    game.answer(leoben, 'repair-2', 'sabotage-3')
    expect(game.state.destiny.slice(-2)).toEqual(['sabotage-3', 'repair-2'])
  })
})

describe('Leaders after the return', () => {
  test('P-NC-69 Primacy: its civilian ship does not come out of the stacks on the planet', () => {
    const game = returned({
      players: [cavil, adama, roslin, tyrol],
      loyalty: { [cavil]: [] },
      at: { [cavil]: authority },
      ships: {},
      piles: { [locked]: ships.slice(0, 6), [prepared]: ships.slice(6) },
    })
      .answer(cavil, 'ability:primacy')
      .answer(cavil, 'yes')
    expect(game.state.ships.map((s) => s.kind).sort()).toEqual(['basestar', 'raider', 'raider', 'raider'])
    expect([game.state.piles[locked], game.state.piles[prepared]].map((p) => p?.length)).toEqual([6, 6])
  })

  test('P-INFIL-4, P-NC-16, P-NC-17: from the planet one who infiltrates goes to the ships, otherwise to the Cylon locations', () => {
    const ways = (standing: string) =>
      returned({
        players: [cavil, adama, roslin, tyrol],
        loyalty: { [cavil]: [] },
        standing: { [cavil]: standing },
        at: { [cavil]: shipyard },
        step: 'movement',
        hands: { [cavil]: ['repair-1'] },
      }).options(cavil)
    expect(ways('infiltrating')).toEqual(expect.arrayContaining(['location:command', 'location:airlock']))
    expect(ways('infiltrating')).not.toContain('location:caprica')
    expect(ways('leader')).toContain('location:caprica')
    expect(ways('leader')).not.toContain('location:command')
  })

  test('P-INFIL-12, P-INFIL-18 Clouded keeps Leoben from no Resurrection Ship; an execution takes what was given to a Leader', () => {
    const back = returned({
      players: [leoben, adama, roslin, tigh],
      ...among(leoben),
      revealed: [tigh],
      at: { [leoben]: 'brig', [tigh]: 'resurrection-ship' },
    }).answer(leoben, 'ability:end-infiltration')
    expect(back.player(leoben).at).toBe('resurrection-ship')
    const executed = contribute(
      returned({
        players: [tyrol, adama, roslin, cavil],
        ...among(cavil),
        inPlay: [{ card: 'assign-arbitrator', deck: 'quorum', holder: cavil }],
        hands: { [roslin]: ['strategic-planning-5', 'strategic-planning-4'] },
        destiny: ['launch-scout-1', 'launch-scout-1'],
      })
        .answer(tyrol, `location:${hq}`)
        .answer(tyrol, 'seat:3'),
      roslin,
    ).until((g) => g.player(cavil).standing === 'leader')
    expect(executed.state.decks.quorum?.discard).toContain('assign-arbitrator')
  })
})

describe('seven players', () => {
  test('P-VAR-14, P-VAR-15, P-LEAD-18, P-SUCC-12: six have Loyalty cards, the Leader a Hostile Agenda and no title', () => {
    const characters = [cavil, adama, roslin, baltar, boomer, helo, kat]
    const game = testGame(newGame({ players: 7, firstPlayer: 0, ...config, characters }, 'seven'))
    game.until((g) => g.state.turn.number > 0)
    expect(game.state.players.map((p) => p.loyalty.length)).toEqual([0, 1, 1, 2, 1, 1, 1])
    expect(game.state.loyaltyDeck).toHaveLength(7)
    expect(game.state.titles).toEqual({ president: 2, admiral: 1 })
    expect(Object.keys(game.player(cavil).held ?? {})).toEqual(['hostile-agenda'])
  })

  test('P-LOY-12, P-INFIL-19: in the Sleeper Agent phase the whole deck is dealt, nothing of it to an infiltrating Leader', () => {
    const p: Position = {
      config,
      players: [tyrol, adama, roslin, baltar, boomer, helo, cavil],
      ...among(cavil),
      at: { [tyrol]: 'ftl-control', [cavil]: 'armory' },
      loyaltyDeck: ['cylon-morale', ...Array.from({ length: 6 }, () => 'not-a-cylon')],
      loyalty: { [cavil]: [], [tyrol]: ['not-a-cylon-pegasus'] },
      distance: 3,
      jumpTrack: 4,
      decks: { destination: ['deep-space', 'icy-moon'] },
      dice: [8],
    }
    const game = scenario(p).answer(tyrol, 'location:ftl-control')
    game.until((g) => g.happened('event.crisis'))
    expect(game.state.players.map((x) => x.loyalty.length)).toEqual([2, 2, 2, 2, 3, 2, 0])
    expect(game.state.loyaltyDeck).toEqual([])
    expect(game.player(boomer).at).toBe('brig')
  })
})
