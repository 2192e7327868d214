import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// The table of timing windows, from die rolls on: who may (or must) use what, when, and how often.

const kara = 'kara-thrace'
const helo = 'karl-agathon'
const apollo = 'lee-adama'
const boomer = 'sharon-valerii'
const adama = 'william-adama'
const tigh = 'saul-tigh'
const roslin = 'laura-roslin'
const baltar = 'gaius-baltar'
const zarek = 'tom-zarek'
const tyrol = 'galen-tyrol'

type Rest = Partial<Position>

const times = (n: number, card: string): string[] => Array.from({ length: n }, () => card)
const seatOption = (game: TestGame, who: string): string => `seat:${game.seat(who)}`
const window = (game: TestGame, who: string): string => game.request(who).window
const prompt = (game: TestGame, who: string): string => game.request(who).prompt.key
const results = (game: TestGame) =>
  game.events.filter((e) => e.key === 'event.rolled').map((e) => e.params?.result)

/** In Tigh's Crisis step the raiders on the board are activated. */
const raid = (rest: Rest): TestGame =>
  scenario({ players: [tigh, tyrol, baltar], step: 'crisis', decks: { crisis: ['thirty-three'] }, ...rest })

/** The current player jumps the fleet from FTL Control. */
const jump = (rest: Rest & Pick<Position, 'players'>): TestGame => {
  const who = rest.current ?? rest.players[0] ?? ''
  return scenario({ at: { [who]: 'ftl-control' }, jumpTrack: 4, dice: [8], ...rest }).answer(
    who,
    'ftl-control',
  )
}

describe('die rolls', () => {
  test('T22 any human player may play Strategic Planning before any die is thrown, one per roll', () => {
    const hands = {
      [tigh]: ['strategic-planning-3'],
      [tyrol]: ['strategic-planning-4', 'strategic-planning-5'],
      [zarek]: ['strategic-planning-3'],
    }
    const cylon = { loyalty: { [zarek]: ['cylon-morale'] }, revealed: [zarek] }
    const players = [tigh, tyrol, baltar, zarek]
    const shot = scenario({
      players,
      hands,
      ...cylon,
      at: { [tigh]: 'weapons-control' },
      ships: { bow: { heavy: 1 } },
      dice: [5],
    }).answer(tigh, 'weapons-control')
    expect(shot.asked).toEqual([tigh, tyrol]) // not the revealed Cylon
    expect(window(shot, tyrol)).toBe('roll-before')
    shot.pass(tigh).answer(tyrol, 'strategic-planning-4')
    expect(results(shot)).toEqual([7]) // thrown at once: no second card for this roll
    expect(shot.player(tyrol).hand).toEqual(['strategic-planning-5'])
    const cylons = raid({ players, hands, ...cylon, ships: { bow: { raider: 2 } }, dice: [1, 1] })
    expect(cylons.asked).toEqual([tigh, tyrol]) // a raider's roll
    cylons.pass(tyrol).pass(tigh)
    expect(results(cylons)).toEqual([1])
    expect(cylons.asked).toEqual([tigh, tyrol]) // and the next one is another roll
  })

  test('T23 Helo may have a die of his own turn rolled again, once per turn', () => {
    const game = raid({
      players: [helo, tyrol, baltar],
      at: { [helo]: 'command' },
      ships: { bow: { raider: 2 } },
      dice: [8, 2, 3],
    })
    expect(game.asked).toEqual([helo])
    expect(window(game, helo)).toBe('roll-after')
    game.answer(helo, 'eco-officer')
    expect(results(game)).toEqual([8, 2, 3]) // not offered again for the second raider
    expect(game.state.boards.galactica?.damaged).toEqual([])
    const declined = raid({
      players: [helo, tyrol, baltar],
      at: { [helo]: 'command' },
      ships: { bow: { raider: 2 } },
      dice: [1, 2],
    }).pass(helo)
    expect(results(declined)).toEqual([1, 2])
    expect(declined.asked).toEqual([helo]) // he may still use it in this turn
    const others = raid({
      players: [helo, tyrol, baltar],
      current: tyrol,
      ships: { bow: { raider: 1 } },
      dice: [1],
    })
    expect(others.state.turn.seat).toBe(2) // nobody was asked in Tyrol's turn
  })

  test('T24 any human player may answer each roll against a viper with Evasive Maneuvers; 2 less if piloted', () => {
    const attacked = (rest: Rest) =>
      raid({
        players: [tigh, kara, baltar, zarek],
        loyalty: { [zarek]: ['cylon-morale'] },
        revealed: [zarek],
        used: { [kara]: ['secret-destiny'] },
        hands: { [baltar]: ['evasive-maneuvers-1', 'evasive-maneuvers-2'], [zarek]: ['evasive-maneuvers-1'] },
        ...rest,
      })
    const unmanned = attacked({ ships: { bow: { raider: 1, viper: 1 } }, dice: [8, 7] })
    expect(unmanned.asked).toEqual([baltar])
    expect(window(unmanned, baltar)).toBe('viper-attacked')
    expect(unmanned.view('spectator').destroyed.viper).toBe(0) // before the result takes effect
    unmanned.answer(baltar, 'evasive-maneuvers-1').pass(baltar)
    expect(results(unmanned)).toEqual([8, 7])
    expect(unmanned.view('spectator').damagedVipers).toBe(1)
    const piloted = attacked({ ships: { bow: { raider: 1 } }, piloting: { [kara]: 'bow' }, dice: [8, 8, 8] })
    piloted.answer(baltar, 'evasive-maneuvers-1').answer(baltar, 'evasive-maneuvers-2')
    expect(results(piloted)).toEqual([8, 6, 6]) // each card answers the latest roll, its 2 count for that one only
    expect(piloted.player(kara).at).toBe('sickbay')
    const declined = attacked({ ships: { bow: { raider: 1, viper: 1 } }, dice: [8] }).pass(baltar)
    expect(declined.view('spectator').destroyed.viper).toBe(1)
  })
})

describe('vipers, repairs, discards and granted actions', () => {
  test('T25 Apollo on Galactica, not in the Brig, may take over each viper put into space and then act', () => {
    const launched = (rest: Rest) =>
      scenario({ players: [tigh, apollo, baltar], ...rest })
        .answer(tigh, 'command')
        .answer(tigh, 'launch:bow-port')
    const game = launched({ at: { [apollo]: 'armory' } })
    expect(game.asked).toEqual([apollo])
    expect(window(game, apollo)).toBe('viper-placed')
    game.answer(apollo, 'alert-viper-pilot')
    expect(game.state.ships.map((s) => s.pilot)).toEqual([game.seat(apollo)])
    expect(prompt(game, apollo)).toBe('prompt.action')
    game.pass(apollo)
    expect(game.asked).toEqual([tigh]) // the second activation of Command
    const declined = launched({ at: { [apollo]: 'armory' } }).pass(apollo)
    expect(declined.state.ships.map((s) => s.pilot)).toEqual([-1])
    declined.answer(tigh, 'launch:stern-port')
    expect(declined.asked).toEqual([apollo]) // each time
    for (const at of ['brig', 'press-room']) expect(launched({ at: { [apollo]: at } }).asked).toEqual([tigh])
    const manned = scenario({ players: [kara, apollo, baltar], at: { [apollo]: 'armory' } })
    manned.answer(kara, 'hangar-deck').answer(kara, 'bow-port')
    expect(manned.asked).toEqual([kara]) // someone else pilots that viper
  })

  test('T26 Chief Tyrol may take 1 more action after a Repair card in his own turn, once per turn', () => {
    const position: Position = {
      players: [tyrol, tigh, baltar],
      hands: { [tyrol]: ['repair-1', 'repair-2'] },
      damagedVipers: 4,
      damaged: ['hangar-deck'],
      decks: { crisis: ['riots-a'] },
    }
    const game = scenario(position).answer(tyrol, 'repair-1').answer(tyrol, 'vipers:2')
    expect(window(game, tyrol)).toBe('card-used')
    game.answer(tyrol, 'maintenance-engineer').answer(tyrol, 'repair-2').answer(tyrol, 'vipers:2')
    expect(game.asked).toEqual([tigh]) // the Crisis card: no third action
    const declined = scenario(position).answer(tyrol, 'repair-1').answer(tyrol, 'vipers:2').pass(tyrol)
    expect(declined.asked).toEqual([tigh])
    const granted = scenario({
      ...position,
      current: baltar,
      hands: { [baltar]: ['executive-order-1'], [tyrol]: ['repair-1', 'repair-2'] },
    }).answer(baltar, 'executive-order-1')
    granted.answer(baltar, seatOption(granted, tyrol)).answer(tyrol, 'actions')
    granted.answer(tyrol, 'repair-1').answer(tyrol, 'vipers:2')
    expect(prompt(granted, tyrol)).toBe('prompt.action') // his second action, not a third: it is not his turn
    const other = scenario({
      ...position,
      current: tigh,
      hands: { [tigh]: ['repair-1'] },
      at: { [tigh]: 'hangar-deck' },
    })
    other.answer(tigh, 'repair-1').answer(tigh, 'vipers:2')
    expect(prompt(other, tigh)).toBe('prompt.crisis-choice')
  })

  test('T27 cards Apollo must discard are always chosen at random; what he pays he chooses', () => {
    const hand = [...times(6, 'launch-scout-1'), ...times(6, 'evasive-maneuvers-1')]
    const kept = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const game = scenario({ players: [tigh, apollo, baltar], step: 'end', hands: { [apollo]: hand }, seed })
      expect(game.player(apollo).hand).toHaveLength(10)
      expect(game.state.turn.seat).toBe(1) // he was not asked
      kept.add([...game.player(apollo).hand].sort().join())
    }
    expect(kept.size).toBeGreaterThan(1)
    const paying = scenario({ players: [apollo, tigh, baltar], step: 'movement', hands: { [apollo]: hand } })
    paying.answer(apollo, 'press-room')
    expect(prompt(paying, apollo)).toBe('prompt.pay')
  })

  test('T28 who is chosen with Executive Order may move and act or act twice, or do less; 1 Executive Order per turn', () => {
    const position: Position = {
      players: [tigh, kara, baltar],
      hands: { [tigh]: ['executive-order-1'], [kara]: ['executive-order-2', 'repair-1'] },
      at: { [kara]: 'weapons-control' },
      ships: { bow: { raider: 2 } },
      dice: [3, 3],
    }
    const ordered = (): TestGame => {
      const game = scenario(position).answer(tigh, 'executive-order-1')
      return game.answer(tigh, seatOption(game, kara))
    }
    const twice = ordered().answer(kara, 'actions')
    expect(twice.options(kara)).not.toContain('play:executive-order-2')
    twice.answer(kara, 'weapons-control').answer(kara, 'weapons-control')
    expect(twice.state.ships).toEqual([])
    expect(window(twice, kara)).toBe('crisis-revealed') // no third action
    const moving = ordered().answer(kara, 'move').answer(kara, 'hangar-deck').answer(kara, 'hangar-deck')
    expect(prompt(moving, kara)).toBe('prompt.launch-self')
    const less = ordered().answer(kara, 'move').pass(kara).pass(kara)
    expect(less.player(kara).at).toBe('weapons-control')
    expect(window(less, kara)).toBe('crisis-revealed')
  })
})

describe('jumps, the Sleeper Agent phase and the end of a turn', () => {
  const destination = ['tylium-planet', 'icy-moon', 'deep-space']

  test('T29 the Admiral must choose 1 of 2 destinations; the Mission Specialist 1 of 3 instead, once', () => {
    const game = jump({ players: [baltar, tigh, tyrol], decks: { destination } })
    expect(game.asked).toEqual([tigh])
    expect(game.request(tigh)).toMatchObject({ min: 1, max: 1 })
    expect(game.options(tigh)).toEqual(['card:tylium-planet#1', 'card:icy-moon#2'])
    const special = jump({
      players: [baltar, tigh, tyrol],
      decks: { destination },
      inPlay: [{ card: 'assign-mission-specialist', deck: 'quorum', holder: tyrol }],
    })
    expect(special.asked).toEqual([tyrol])
    expect(special.options(tyrol)).toHaveLength(3)
    special.answer(tyrol, 'deep-space')
    expect(special.state.travelled).toEqual(['deep-space'])
    expect(new Set(special.state.decks.destination.draw.slice(0, 2))).toEqual(
      new Set(['tylium-planet', 'icy-moon']),
    )
    expect(special.state.inPlay).toEqual([])
    expect(special.state.decks.quorum.discard).toEqual(['assign-mission-specialist'])
  })

  test('T30 what "the Admiral may" do at a destination is the Admiral’s to decide, whoever chose it', () => {
    const arrived = jump({
      players: [baltar, tigh, tyrol],
      decks: { destination },
      dice: [8, 3],
      inPlay: [{ card: 'assign-mission-specialist', deck: 'quorum', holder: tyrol }],
    }).answer(tyrol, 'tylium-planet')
    expect(arrived.asked).toEqual([tigh])
    expect(prompt(arrived, tigh)).toBe('prompt.risk')
    arrived.answer(tigh, 'yes')
    expect(arrived.state.resources.fuel).toBe(9)
    const declined = jump({ players: [baltar, tigh, tyrol], decks: { destination } }).answer(
      tigh,
      'tylium-planet',
    )
    declined.answer(tigh, 'no')
    expect(declined.view('spectator')).toMatchObject({ resources: { fuel: 7 }, reserve: { raptor: 4 } })
    const refit = jump({
      players: [baltar, tigh, tyrol],
      decks: { destination: ['ragnar-anchorage'] },
      damagedVipers: 2,
    }).answer(tigh, 'ragnar-anchorage')
    expect(refit.asked).toEqual([tigh])
    expect(refit.pass(tigh).view('spectator').damagedVipers).toBe(2)
  })

  const sleeping = (rest: Rest & Pick<Position, 'players'>): TestGame =>
    jump({ travelled: ['asteroid-field'], decks: { destination: ['ragnar-anchorage'] }, ...rest }).answer(
      tigh,
      'ragnar-anchorage',
    )

  test('T31 Boomer must go to the Brig once the Loyalty cards of the Sleeper Agent phase are dealt, with 2 cards', () => {
    const players = [baltar, tigh, boomer]
    const loyaltyDeck = times(4, 'not-a-cylon')
    const game = sleeping({ players, loyaltyDeck })
    expect(game.state.players.map((p) => p.loyalty.length)).toEqual([2, 2, 3])
    expect(game.player(boomer).at).toBe('brig')
    expect(game.player(tigh).at).toBe('command')
    const revealed = sleeping({
      players,
      loyaltyDeck,
      loyalty: { [boomer]: ['cylon-morale'] },
      revealed: [boomer],
    })
    expect(revealed.player(boomer).loyalty).toHaveLength(3)
    expect(revealed.player(boomer).at).toBe('resurrection-ship')
  })

  test('T32 a revealed Cylon dealt the Sympathizer may pass it on to a human once, before it is resolved', () => {
    const dealt = () =>
      sleeping({
        players: [baltar, tigh, zarek, tyrol],
        loyalty: { [zarek]: ['cylon-morale'] },
        revealed: [zarek],
        loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'sympathizer', 'not-a-cylon'],
        resources: { fuel: 4 },
      })
    const passed = dealt()
    expect(passed.asked).toEqual([zarek])
    expect(passed.request(zarek).min).toBe(0)
    expect([...passed.options(zarek)].sort()).toEqual(['seat:0', 'seat:1', 'seat:3'])
    passed.answer(zarek, seatOption(passed, tyrol))
    expect(passed.player(tyrol)).toMatchObject({ at: 'brig', shown: ['sympathizer'] }) // he resolves it at once
    const kept = dealt().pass(zarek)
    expect(kept.player(zarek).loyalty).toContain('sympathizer')
    expect(kept.state.players.map((p) => p.at)).not.toContain('brig')
    const human = sleeping({
      players: [baltar, tigh, zarek, tyrol],
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'sympathizer', 'not-a-cylon'],
      resources: { fuel: 4 },
    })
    expect(human.player(zarek).at).toBe('brig') // a human has no choice
  })

  test('T33 Boomer may look at the top Crisis card at the end of her turn and put it on top or under the deck', () => {
    const ends = (current: string) =>
      scenario({
        players: [boomer, tigh, tyrol],
        current,
        step: 'end',
        decks: { crisis: ['riots-a', 'riots-b'] },
        hands: { [boomer]: times(11, 'launch-scout-1').fill('repair-1', 8) },
      })
    const under = ends(boomer)
    expect(under.asked).toEqual([boomer]) // before the hand limit
    expect(window(under, boomer)).toBe('turn-end')
    under.answer(boomer, 'recon')
    expect(under.saw(tigh)).not.toContain('event.saw-top')
    expect(under.saw(boomer)).toContain('event.saw-top')
    under.answer(boomer, 'bottom')
    expect(under.state.decks.crisis.draw.at(-1)).toBe('riots-b')
    expect(under.state.decks.crisis.draw[0]).toBe('riots-a')
    expect(prompt(under, boomer)).toBe('prompt.discard') // once per turn
    const top = ends(boomer).answer(boomer, 'recon').answer(boomer, 'top')
    expect(top.state.decks.crisis.draw.at(-1)).toBe('riots-a')
    expect(prompt(ends(boomer).pass(boomer), boomer)).toBe('prompt.discard')
    expect(prompt(ends(tigh), boomer)).toBe('prompt.discard') // not in another player's turn
  })

  test('T34 at the end of every turn every player must discard down to 10, Chief Tyrol to 8', () => {
    const cards = (n: number) => [
      ...times(Math.min(n, 8), 'launch-scout-1'),
      ...times(Math.max(0, n - 8), 'repair-1'),
    ]
    const game = scenario({
      players: [tigh, tyrol, zarek, adama, roslin],
      step: 'end',
      loyalty: { [zarek]: ['cylon-morale'] },
      revealed: [zarek],
      hands: {
        [tigh]: [...times(6, 'evasive-maneuvers-1'), ...times(5, 'evasive-maneuvers-2')],
        [tyrol]: ['maximum-firepower-3', ...times(8, 'consolidate-power-1')],
        [zarek]: [...times(7, 'executive-order-1'), ...times(4, 'executive-order-2')],
        [adama]: [...times(6, 'repair-2'), ...times(4, 'scientific-research-3')],
        [roslin]: cards(10),
      },
    })
    expect(game.asked).toEqual([tigh, tyrol, zarek]) // 11, 9 and 11; not those with 10
    for (const who of [tigh, tyrol, zarek]) {
      expect(game.request(who)).toMatchObject({ min: 1, max: 1 })
      game.answer(who, game.options(who)[0] ?? '')
    }
    expect(game.state.turn.seat).toBe(1)
    expect([tigh, zarek, adama, roslin].map((who) => game.player(who).hand.length)).toEqual([10, 10, 10, 10])
  })
})
