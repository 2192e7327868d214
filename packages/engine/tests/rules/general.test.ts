import { describe, expect, test } from 'vitest'
import { begin, ConfigRefused, decide, newGame, requests } from '../../src/index.ts'
import { scenario, type TestGame } from '../../src/testing/index.ts'

const kara = 'kara-thrace'
const apollo = 'lee-adama'
const boomer = 'sharon-valerii'
const adama = 'william-adama'
const tigh = 'saul-tigh'
const roslin = 'laura-roslin'
const baltar = 'gaius-baltar'
const zarek = 'tom-zarek'
const tyrol = 'galen-tyrol'

const times = (n: number, card: string): string[] => Array.from({ length: n }, () => card)
const seatOption = (game: TestGame, who: string): string => `seat:${game.seat(who)}`
const heavies = (game: TestGame): number => game.state.ships.filter((s) => s.kind === 'heavy').length
const rolls = (game: TestGame): number => game.events.filter((e) => e.key === 'event.rolled').length
const prompt = (game: TestGame, who: string): string => game.request(who).prompt.key

describe('teams and players', () => {
  test('B-GEN-1 a game has 3, 4, 5 or 6 players, not 2 and not 7', () => {
    for (const n of [3, 4, 5, 6]) expect(newGame({ players: n }, 'seats').players).toHaveLength(n)
    for (const n of [2, 7]) expect(() => newGame({ players: n }, 'seats')).toThrow(ConfigRefused)
  })

  test('B-GEN-2 all humans win together and lose together, and so do all Cylons', () => {
    const cast = {
      players: [kara, adama, roslin, zarek],
      loyalty: { [adama]: ['cylon-morale'], [zarek]: ['cylon-brig'] },
      revealed: [zarek],
    }
    const jumped = scenario({
      ...cast,
      at: { [kara]: 'ftl-control' },
      jumpTrack: 4,
      travelled: ['asteroid-field', 'asteroid-field', 'barren-planet'],
      dice: [8],
    }).answer(kara, 'ftl-control')
    expect(jumped.outcome).toMatchObject({ winner: 'humans', winners: [0, 2] })
    const starved = scenario({ ...cast, step: 'end', resources: { food: 0 } })
    expect(starved.outcome).toMatchObject({ winner: 'cylons', winners: [1, 3] })
  })

  test('B-GEN-3 "human player" leaves out revealed Cylons only, "player" leaves out nobody', () => {
    const order = scenario({
      players: [tigh, kara, zarek, boomer],
      hands: { [tigh]: ['executive-order-1'] },
      loyalty: { [kara]: ['cylon-morale'], [zarek]: ['cylon-brig'] },
      revealed: [zarek],
    }).answer(tigh, 'executive-order-1')
    expect(order.options(tigh)).toEqual([seatOption(order, kara), seatOption(order, boomer)])
    const spy = scenario({
      players: [tigh, kara, zarek, boomer],
      hands: { [kara]: ['repair-1'], [zarek]: ['repair-1'], [boomer]: ['repair-1'] },
      loyalty: { [tigh]: ['cylon-morale'], [zarek]: ['cylon-brig'] },
      revealed: [tigh, zarek],
      at: { [tigh]: 'human-fleet' },
    }).answer(tigh, 'human-fleet')
    expect(spy.options(tigh)).toEqual([kara, zarek, boomer].map((who) => seatOption(spy, who)))
  })

  test('B-GEN-4 a hidden Cylon plays by the rules for humans until he has revealed himself', () => {
    const hidden = scenario({
      players: [kara, adama, roslin],
      loyalty: { [kara]: ['cylon-morale'] },
      hands: { [kara]: times(4, 'repair-1') },
      step: 'movement',
      decks: { crisis: ['prison-labor'] },
    })
    expect(hidden.options(kara)).toContain('location:command')
    expect(hidden.options(kara)).not.toContain('location:caprica')
    hidden.pass(kara).pass(kara).pass(kara) // no move, no action, no Secret Destiny: he has drawn a Crisis card
    expect(hidden.happened('event.crisis')).toBe(true)
    hidden.untilAsked(kara, 'prompt.contribute')
    expect(hidden.request(kara).max).toBe(4)
    const revealed = scenario({
      players: [kara, adama, roslin],
      loyalty: { [kara]: ['cylon-morale'] },
      revealed: [kara],
      step: 'movement',
    })
    expect(revealed.options(kara)).toContain('location:caprica')
    expect(revealed.options(kara)).not.toContain('location:command')
  })

  test('B-GEN-5 the current player stays current while another carries out an action granted to him', () => {
    const game = scenario({
      players: [tigh, kara, roslin],
      hands: { [tigh]: ['executive-order-1', 'strategic-planning-3'], [roslin]: ['strategic-planning-4'] },
      at: { [kara]: 'weapons-control' },
      ships: { bow: { heavy: 1 } },
      decks: { crisis: ['riots-b'] },
      dice: [4],
    })
    game.answer(tigh, 'executive-order-1').answer(tigh, seatOption(game, kara)).answer(kara, 'actions')
    game.answer(kara, 'weapons-control')
    game.answer(tigh, 'strategic-planning-3').answer(roslin, 'strategic-planning-4')
    expect(game.asked).toEqual([tigh]) // not Starbuck, whose action it is
    expect(prompt(game, tigh)).toBe('prompt.order')
    expect(game.state.turn.seat).toBe(game.seat(tigh))
    game.answer(tigh, 'strategic-planning-4').until((g) => g.happened('event.crisis'))
    expect(game.events.find((e) => e.key === 'event.crisis')?.params?.who).toMatchObject({
      params: { seat: game.seat(tigh) },
    })
  })
})

describe('abilities', () => {
  test('B-GEN-6 an "Action:" can be used only in an Action step of its own or with an action granted', () => {
    const position = {
      players: [tigh, tyrol, zarek],
      hands: { [tigh]: ['executive-order-1'], [tyrol]: ['repair-1'] },
      damaged: ['hangar-deck'],
      decks: { crisis: ['riots-b', 'riots-a'] },
    } as const
    const offered: string[] = []
    const game = scenario(position).until((g) => {
      if (g.state.turn.seat === 1) return true
      if (g.asked.includes(tyrol)) offered.push(...g.options(tyrol))
      return false
    })
    expect(offered).toEqual([]) // in the other player's turn he is not even asked
    game.untilAsked(tyrol, 'prompt.move')
    expect(game.options(tyrol).filter((id) => id.startsWith('play:'))).toEqual([])
    game.pass(tyrol)
    expect(prompt(game, tyrol)).toBe('prompt.action')
    expect(game.options(tyrol)).toContain('play:repair-1')
    const granted = scenario(position).answer(tigh, 'executive-order-1')
    granted.answer(tigh, seatOption(granted, tyrol)).answer(tyrol, 'actions')
    expect(granted.options(tyrol)).toContain('play:repair-1')
  })

  test('B-GEN-7 an ability without "Action:" costs no action and works in another player’s turn', () => {
    const own = scenario({
      players: [kara, adama, roslin],
      piloting: { [kara]: 'bow' },
      hands: { [kara]: ['strategic-planning-3'] },
      ships: { bow: { raider: 2 } },
      step: 'begin',
      dice: [1],
    }).untilAsked(kara, 'prompt.action')
    own.answer(kara, 'viper').answer(kara, own.options(kara).find((id) => id.startsWith('attack:')) ?? '')
    own.answer(kara, 'strategic-planning-3')
    expect(own.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(1)
    expect(prompt(own, kara)).toBe('prompt.action') // the second action she has is still hers
    const others = scenario({
      players: [kara, adama, roslin],
      at: { [kara]: 'weapons-control' },
      hands: { [roslin]: ['strategic-planning-3'] },
      ships: { bow: { heavy: 1 } },
      dice: [5],
    }).answer(kara, 'weapons-control')
    expect(others.asked).toEqual([roslin])
    others.answer(roslin, 'strategic-planning-3')
    expect(heavies(others)).toBe(0)
  })

  test('B-GEN-8 the current player decides whose ability takes effect first', () => {
    const shot = () =>
      scenario({
        players: [kara, adama, roslin],
        at: { [kara]: 'weapons-control' },
        hands: { [adama]: ['strategic-planning-3'], [roslin]: ['strategic-planning-3'] },
        ships: { bow: { heavy: 1 } },
        dice: [5],
      })
        .answer(kara, 'weapons-control')
        .answer(roslin, 'strategic-planning-3')
        .answer(adama, 'strategic-planning-3')
    for (const [first, second] of [
      [adama, roslin],
      [roslin, adama],
    ] as const) {
      const game = shot()
      expect(game.asked).toEqual([kara])
      expect(prompt(game, kara)).toBe('prompt.order')
      game.answer(kara, `${game.seat(first)}:strategic-planning-3`)
      expect(game.player(first).hand).toEqual([])
      expect(game.player(second).hand).toEqual(['strategic-planning-3']) // one per roll: the second has no effect
    }
  })

  test('B-GEN-9 who was put behind another may withdraw, and keeps his card', () => {
    const game = scenario({
      players: [kara, adama, roslin],
      hands: { [adama]: ['scientific-research-3'], [roslin]: ['investigative-committee-3'] },
      step: 'crisis',
      decks: { crisis: ['prison-labor'] },
    })
    game.pass(kara).answer(adama, 'scientific-research-3').answer(roslin, 'investigative-committee-3')
    game.answer(kara, 'investigative-committee-3')
    expect(game.view(kara).check).toMatchObject({ positive: [] })
    expect(game.asked).toEqual([adama])
    expect(game.request(adama).window).toBe('check-pre') // the window is still open for him
    game.pass(adama)
    expect(game.player(adama).hand).toEqual(['scientific-research-3'])
    expect(game.player(roslin).hand).toEqual([])
    expect(game.view(kara).check).toMatchObject({ positive: [], total: 2 }) // his card was not used, the check goes on
    const kept = scenario({
      players: [kara, adama, roslin],
      hands: { [adama]: ['evasive-maneuvers-1'], [roslin]: ['evasive-maneuvers-1'] },
      ships: { bow: { raider: 1, viper: 1 } },
      step: 'crisis',
      decks: { crisis: ['thirty-three'] },
      dice: [8, 1],
    })
    kept.pass(kara).answer(adama, 'evasive-maneuvers-1').answer(roslin, 'evasive-maneuvers-1')
    kept.answer(kara, `${kept.seat(roslin)}:evasive-maneuvers-1`).pass(adama)
    expect(kept.player(adama).hand).toContain('evasive-maneuvers-1')
    expect(kept.player(roslin).hand).not.toContain('evasive-maneuvers-1')
    expect(kept.happened('event.missed')).toBe(true)
  })

  test('B-GEN-14 the game waits in a window until everybody who could use something has used or declined it', () => {
    const shot = () =>
      scenario({
        players: [kara, adama, roslin],
        at: { [kara]: 'weapons-control' },
        hands: { [adama]: ['strategic-planning-3'], [roslin]: ['strategic-planning-4'] },
        ships: { bow: { heavy: 1 } },
        dice: [5],
      }).answer(kara, 'weapons-control')
    const declined = shot()
    expect(declined.asked).toEqual([adama, roslin])
    declined.pass(roslin)
    expect(rolls(declined)).toBe(0)
    expect(declined.asked).toEqual([adama])
    declined.pass(adama)
    expect(rolls(declined)).toBe(1)
    const check = scenario({
      players: [kara, adama, roslin],
      hands: { [adama]: ['scientific-research-3'], [roslin]: ['investigative-committee-3'] },
      step: 'crisis',
      decks: { crisis: ['prison-labor'] },
    }).pass(kara)
    check.pass(adama).answer(roslin, 'investigative-committee-3')
    expect(check.asked).toEqual([adama]) // something happened in the window: he may think again
    expect(check.view(kara).check?.total).toBe(0)
    check.pass(adama)
    expect(check.view(kara).check?.total).toBe(2)
  })

  test('B-GEN-10 a passive ability cannot be left out, unless its text says "may"', () => {
    const baltarDraws = scenario({
      players: [baltar, kara, adama],
      step: 'crisis',
      decks: { crisis: ['riots-a'] },
    })
    baltarDraws.pass(kara)
    expect(() => baltarDraws.pass(baltar)).toThrow('exactly 1')
    const visions = scenario({ players: [roslin, kara, adama], step: 'crisis' })
    expect(visions.options(roslin)).toHaveLength(2)
    expect(() => visions.pass(roslin)).toThrow('exactly 1')
    const hatred = scenario({
      players: [zarek, tigh, kara],
      at: { [zarek]: 'admirals-quarters' },
      hands: { [kara]: ['repair-1'] },
    })
    hatred.answer(zarek, 'admirals-quarters').answer(zarek, seatOption(hatred, tigh)).pass(tigh)
    expect(hatred.view(zarek).check?.difficulty).toBe(7)
  })

  test('B-GEN-11 what is printed on a sheet prevails over a general rule', () => {
    const draw = scenario({ players: [baltar, kara, adama], step: 'crisis', decks: { crisis: ['riots-a'] } })
    draw.pass(kara).answer(baltar, 'piloting') // not a type of his sheet
    expect(draw.state.decks.piloting.draw).toHaveLength(21 - 2 - 1)
    expect(draw.player(baltar).hand).toHaveLength(1)
    const pilot = scenario({ players: [kara, adama, roslin], piloting: { [kara]: 'bow' }, step: 'begin' })
    pilot.untilAsked(kara, 'prompt.action').answer(kara, 'viper')
    pilot.answer(kara, pilot.options(kara)[0] ?? '')
    expect(prompt(pilot, kara)).toBe('prompt.action') // two actions, not one
  })

  test('B-GEN-22 an ability marked once per game is used at most once in a game', () => {
    const game = scenario({
      players: [kara, adama, tigh],
      step: 'crisis',
      decks: { crisis: ['riots-a', 'riots-b', 'rescue-mission-a'] },
    })
    expect(game.options(kara)).toEqual([`${game.seat(kara)}:secret-destiny`])
    game.answer(kara, 'secret-destiny')
    expect(game.asked).toEqual([adama]) // the new card is carried out; she is not asked again
    const offered: string[] = []
    game.until((g) => {
      if (g.asked.includes(kara)) offered.push(...g.options(kara))
      return g.state.turn.number === 5
    })
    expect(game.events.filter((e) => e.key === 'event.crisis')).toHaveLength(3)
    expect(offered.filter((id) => id.endsWith('secret-destiny'))).toEqual([])
  })
})

describe('carrying out instructions', () => {
  test('B-GEN-12 what can be carried out only in part is carried out as far as possible', () => {
    const rescue = scenario({
      players: [kara, adama, roslin],
      step: 'crisis',
      decks: { crisis: ['rescue-mission-a'] },
      reserve: { raptor: 0 },
    })
    rescue.pass(kara).answer(adama, 'option:1')
    expect(rescue.state.resources).toMatchObject({ fuel: 7, morale: 10, food: 8, population: 12 })
    expect(rescue.view('spectator').destroyed.raptor).toBe(4)
    const force = scenario({
      players: [roslin, kara, adama],
      quorum: ['authorization-of-brutal-force'],
      ships: { bow: { raider: 1, heavy: 2 } },
      dice: [8],
    })
    force.answer(roslin, 'authorization-of-brutal-force').answer(roslin, 'raider')
    expect(force.state.ships.map((s) => s.kind)).toEqual(['heavy', 'heavy'])
  })

  test('B-GEN-13 a choice nothing assigns to anyone is made by the current player', () => {
    const game = scenario({
      players: [apollo, tigh, baltar],
      step: 'crisis',
      ships: { bow: { viper: 1 }, stern: { viper: 2 } },
      at: { [apollo]: 'command' },
      decks: { crisis: ['weapon-malfunction'] },
    })
    expect(game.asked).toEqual([apollo])
    expect(prompt(game, apollo)).toBe('prompt.damage-viper')
    game.answer(apollo, game.request(apollo).options.find((o) => o.area === 'stern')?.id ?? '')
    expect(game.asked).toEqual([apollo])
    game.answer(apollo, game.request(apollo).options.find((o) => o.area === 'stern')?.id ?? '')
    expect(game.state.ships.map((s) => s.area)).toEqual(['bow'])
  })

  test('B-GEN-15 a player told to discard chooses the cards himself, unless at random', () => {
    const hand = [
      'repair-1',
      'repair-2',
      'launch-scout-1',
      'launch-scout-2',
      'evasive-maneuvers-1',
      'executive-order-1',
    ]
    const chosen = scenario({
      players: [tyrol, zarek, tigh],
      step: 'crisis',
      hands: { [tyrol]: hand },
      decks: { crisis: ['a-traitor-accused'] },
    }).answer(tyrol, 'option:1')
    expect(chosen.asked).toEqual([tyrol])
    expect(chosen.request(tyrol)).toMatchObject({ min: 5, max: 5 })
    chosen.answer(tyrol, ...hand.filter((card) => card !== 'launch-scout-2'))
    expect(chosen.player(tyrol).hand).toEqual(['launch-scout-2'])
    const random = scenario({
      players: [tyrol, zarek, tigh],
      step: 'crisis',
      hands: { [tyrol]: hand },
      decks: { crisis: ['keep-tabs-on-visitor'] },
    }).answer(tyrol, 'option:1')
    expect(random.player(tyrol).hand).toHaveLength(2) // nobody was asked
  })

  test('B-GEN-16 who must discard more than he holds discards all and owes nothing further', () => {
    const game = scenario({
      players: [tigh, zarek, tyrol],
      step: 'crisis',
      hands: { [tigh]: ['repair-1', 'repair-2', 'launch-scout-1'], [zarek]: ['repair-1'] },
      decks: { crisis: ['a-traitor-accused'] },
    }).answer(tigh, 'option:1')
    expect(game.player(tigh).hand).toEqual([])
    game.until((g) => g.state.turn.seat === 0 && g.state.turn.number > 3 && g.state.turn.step === 'movement')
    expect(game.player(tigh).hand).toHaveLength(5) // all he drew later is his
  })

  test('B-GEN-17 a price is paid in full and first; who cannot pay may not do it', () => {
    const poor = scenario({ players: [tigh, zarek, tyrol], step: 'movement' })
    expect(poor.options(tigh)).not.toContain('location:press-room')
    const rich = scenario({
      players: [tigh, zarek, tyrol],
      step: 'movement',
      hands: { [tigh]: ['repair-1', 'repair-2'] },
    }).answer(tigh, 'press-room')
    expect(prompt(rich, tigh)).toBe('prompt.pay')
    expect(() => rich.pass(tigh)).toThrow('exactly 1')
    expect(rich.player(tigh).at).toBe('command')
    rich.answer(tigh, 'repair-2')
    expect(rich.player(tigh)).toMatchObject({ at: 'press-room', hand: ['repair-1'] })
    const ill = (cards: number) =>
      scenario({ players: [roslin, kara, adama], hands: { [roslin]: times(cards, 'repair-1') } })
    expect(ill(1).options(roslin)).not.toContain('location:presidents-office')
    const paying = ill(3).answer(roslin, 'presidents-office')
    expect(paying.request(roslin)).toMatchObject({ min: 2, max: 2 })
    expect(paying.state.quorum).toEqual([])
    paying.answer(roslin, 'card:repair-1#1', 'card:repair-1#2')
    expect(paying.player(roslin).hand).toHaveLength(1)
    expect(paying.state.quorum).toHaveLength(1)
  })

  test('B-GEN-18 players told to draw do it one after another, clockwise, each completing it first', () => {
    const characters = [kara, tigh, roslin, baltar]
    let { state } = begin({ players: 4, characters, firstPlayer: 2 }, 'starting hands')
    const drawn: number[] = []
    for (let r = requests(state); r[0]?.prompt.key === 'prompt.split'; r = requests(state)) {
      expect(r).toHaveLength(1)
      const [{ seat, id, options, min }] = r
      drawn.push(seat)
      expect(state.players.map((p) => p.hand.length)).toEqual(
        [0, 1, 2, 3].map((s) => (drawn.slice(0, -1).includes(s) ? 3 : 0)),
      )
      state = decide(state, seat, { request: id, options: options.slice(0, min).map((o) => o.id) }).state
    }
    expect(drawn).toEqual([3, 0, 1])
  })

  test('B-GEN-19 players told only to discard choose at the same time, unseen by each other', () => {
    const pair = ['repair-1', 'repair-2', 'launch-scout-1']
    const game = scenario({
      players: [adama, zarek, tyrol],
      step: 'crisis',
      hands: { [adama]: pair, [zarek]: pair, [tyrol]: pair },
      decks: { crisis: ['cylon-screenings'] },
    }).answer(adama, 'option:1')
    expect(game.asked).toEqual([adama, zarek, tyrol])
    const before = game.view(adama)
    game.answer(zarek, 'repair-1', 'repair-2')
    const after = game.view(adama)
    expect(after.players).toEqual(before.players)
    expect(after.decks).toEqual(before.decks)
    expect(game.saw(adama).filter((key) => key.startsWith('event.discarded'))).toEqual([])
    game.answer(adama, 'repair-1', 'launch-scout-1').answer(tyrol, 'repair-1', 'repair-2')
    expect(game.saw(adama).filter((key) => key.startsWith('event.discarded'))).toHaveLength(3)
    expect(game.player(zarek).hand[0]).toBe('launch-scout-1')
    expect(game.player(zarek).hand).not.toContain('repair-2')
    expect(game.player(tyrol).hand).toEqual(['launch-scout-1'])
  })
})

describe('cards and components', () => {
  test('B-GEN-20 a card no longer counts as part of the hand while its text is carried out', () => {
    const game = scenario({ players: [tigh, zarek, tyrol], hands: { [tigh]: ['consolidate-power-1'] } })
    game.answer(tigh, 'consolidate-power-1')
    expect(prompt(game, tigh)).toBe('prompt.split')
    expect(game.player(tigh).hand).toEqual([])
    expect(game.view(zarek).players[0]?.cards).toBe(0)
    const quorum = scenario({ players: [roslin, zarek, tyrol], quorum: ['arrest-order'] })
    quorum.answer(roslin, 'arrest-order')
    expect(quorum.asked).toEqual([roslin])
    expect(quorum.state.quorum).toEqual([])
  })

  test('B-GEN-21 a played skill card is shuffled in when its discard pile is reshuffled meanwhile', () => {
    // All other Politics cards are in hands or in the Destiny deck: the card played is the only one left to draw.
    const others = [
      ...times(7, 'consolidate-power-1'),
      ...times(5, 'consolidate-power-2'),
      ...times(4, 'investigative-committee-3'),
      ...times(2, 'investigative-committee-4'),
    ]
    const game = scenario({
      players: [tigh, zarek, tyrol],
      hands: { [tigh]: ['consolidate-power-1'], [zarek]: others },
    })
    expect(game.state.decks.politics).toEqual({ draw: [], discard: [] })
    game.answer(tigh, 'consolidate-power-1')
    expect(game.state.decks.politics.discard).toEqual(['consolidate-power-1'])
    game.answer(tigh, 'type:politics#1', 'type:politics#2')
    expect(game.player(tigh).hand).toEqual(['consolidate-power-1'])
    expect(game.state.decks.politics).toEqual({ draw: [], discard: [] })
  })

  test('B-GEN-23 what was removed from the game comes back only where an effect expressly says so', () => {
    const hangar = (vipers: { damagedVipers: number; reserve: { viper: number } }) =>
      scenario({
        players: [tyrol, adama, roslin],
        hands: { [tyrol]: ['repair-1', 'consolidate-power-1'] },
        ...vipers,
      })
    const destroyed = hangar({ damagedVipers: 0, reserve: { viper: 5 } })
    expect(destroyed.view('spectator').destroyed.viper).toBe(3)
    expect(destroyed.options(tyrol)).not.toContain('play:repair-1')
    expect(hangar({ damagedVipers: 1, reserve: { viper: 5 } }).options(tyrol)).toContain('play:repair-1')
    const nuke = scenario({
      players: [adama, kara, roslin],
      nukes: 1,
      ships: { bow: { basestar: 2 } },
      dice: [3],
    })
    nuke.answer(adama, 'launch-nuke').answer(adama, nuke.options(adama)[0] ?? '')
    expect(nuke.view('spectator').nukes).toBe(0)
    nuke.until(
      (g) => g.state.turn.number === 6 && g.asked.includes(adama) && prompt(g, adama) === 'prompt.action',
    )
    expect(nuke.options(adama)).not.toContain('ability:launch-nuke')
    const ragnar = scenario({
      players: [adama, kara, roslin],
      at: { [adama]: 'ftl-control' },
      jumpTrack: 3,
      dice: [8],
      reserve: { viper: 5 },
      decks: { destination: ['ragnar-anchorage'] },
    })
    ragnar.answer(adama, 'ftl-control').answer(adama, 'ragnar-anchorage')
    ragnar.answer(adama, 'destroyed-viper#1', 'destroyed-viper#2', 'destroyed-viper#3')
    expect(ragnar.view('spectator')).toMatchObject({ reserve: { viper: 8 }, destroyed: { viper: 0 } })
  })

  test('B-GEN-24 distance gained without a jump: the card is finished, then the threshold, then the turn goes on', () => {
    const game = scenario({
      players: [boomer, kara, adama],
      at: { [kara]: 'brig' },
      step: 'crisis',
      travelled: ['asteroid-field'],
      decks: { crisis: ['legendary-discovery'] },
      loyaltyDeck: times(4, 'not-a-cylon'),
      ships: { stern: { basestar: 1 } },
    })
    game.pass(kara).answer(boomer, 'mysterious-intuition').answer(boomer, 'option:0')
    expect(game.state.travelled).toEqual(['asteroid-field', 'legendary-discovery'])
    expect(game.player(boomer)).toMatchObject({ at: 'brig' })
    expect(game.state.players.map((p) => p.loyalty.length)).toEqual([3, 2, 2])
    const order = game.events.map((e) => e.key)
    expect(order.indexOf('event.sleeper')).toBeGreaterThan(order.indexOf('event.check-pass'))
    expect(order.indexOf('event.sleeper')).toBeLessThan(order.indexOf('event.activate'))
    const far = scenario({
      players: [boomer, kara, adama],
      step: 'crisis',
      travelled: ['asteroid-field', 'ragnar-anchorage'],
      milestones: [4],
      decks: { crisis: ['legendary-discovery'] },
    })
    far.pass(kara).answer(boomer, 'mysterious-intuition').answer(boomer, 'option:0')
    expect(far.happened('event.sleeper')).toBe(false) // it had been reached before
  })
})
