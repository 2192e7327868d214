import { describe, expect, test } from 'vitest'
import type { Area, ShipKind } from '../../src/core/names.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

/** Saul Tigh is about to draw this Crisis card; none of the three can meddle with it. */
const crisis = (card: string, more: Partial<Position> = {}): TestGame =>
  scenario({
    players: ['saul-tigh', 'tom-zarek', 'gaius-baltar'],
    titles: { president: 'tom-zarek', admiral: 'gaius-baltar' },
    step: 'crisis',
    ...more,
    decks: { crisis: [card], ...more.decks },
  })

/** A revealed Cylon at Caprica has just played this Super Crisis card. */
const superCrisis = (card: string, more: Partial<Position> = {}): TestGame =>
  scenario({
    players: ['tom-zarek', 'saul-tigh', 'gaius-baltar'],
    revealed: ['tom-zarek'],
    at: { 'tom-zarek': 'caprica' },
    superCrises: { 'tom-zarek': [card] },
    ...more,
  })
    .answer('tom-zarek', 'caprica')
    .answer('tom-zarek', card)

const endOfTurn = (game: TestGame): TestGame => game.until((g) => g.happened('event.turn'))

/** What happened, as text to search in, in order. */
const log = (game: TestGame): string[] => game.events.map((e) => JSON.stringify([e.key, e.params ?? {}]))

/** Whether these things happened in this order. */
const inOrder = (game: TestGame, ...parts: string[]): boolean => {
  let from = 0
  for (const part of parts) {
    const at = log(game).findIndex((line, i) => i >= from && line.includes(part))
    if (at < 0) return false
    from = at + 1
  }
  return true
}

const ships = (game: TestGame, kind: ShipKind, area?: Area): number =>
  game.state.ships.filter((s) => s.kind === kind && (area === undefined || s.area === area)).length

const doomed = ['repair-1', 'repair-1']

describe('drawing and reading', () => {
  test('B-CRISIS-1 the current player draws the top Crisis card, all read it, and it is carried out', () => {
    const game = crisis('riots-a', { decks: { crisis: ['riots-a', 'riots-b'] } })
    expect(game.state.decks.crisis.draw.at(-1)).toBe('riots-b')
    for (const who of ['saul-tigh', 'tom-zarek', 'gaius-baltar', 'spectator']) {
      expect(game.saw(who)).toContain('event.crisis')
      expect(game.view(who).crisis).toEqual({ card: 'riots-a', deck: 'crisis' })
    }
    expect(game.events.find((e) => e.key === 'event.crisis')?.params?.who).toEqual({
      key: 'seat',
      params: { seat: 0 },
    })
    game.answer('gaius-baltar', 'option:0')
    expect(game.state.resources).toMatchObject({ food: 7, morale: 9 })
  })

  test('B-CRISIS-2 a card that shows ships is a Cylon attack, one with a difficulty a check, all others events', () => {
    const attack = endOfTurn(crisis('thirty-three'))
    expect(attack.happened('event.placed')).toBe(true)
    expect(attack.happened('event.check')).toBe(false)
    expect(attack.happened('event.crisis-choice')).toBe(false)
    const check = endOfTurn(crisis('prison-labor'))
    expect(check.happened('event.check')).toBe(true)
    expect(check.happened('event.placed')).toBe(false)
    const event = endOfTurn(crisis('riots-a'))
    expect(event.happened('event.crisis-choice')).toBe(true)
    expect(event.happened('event.check')).toBe(false)
    expect(event.happened('event.placed')).toBe(false)
  })
})

describe('choices', () => {
  test('B-CRISIS-3 an event is carried out at once, as the player it names chooses', () => {
    const admiral = crisis('riots-a')
    expect(admiral.asked).toEqual(['gaius-baltar'])
    expect(admiral.options('gaius-baltar')).toEqual(['option:0', 'option:1'])
    admiral.answer('gaius-baltar', 'option:1')
    expect(admiral.state.resources).toMatchObject({ fuel: 7, food: 8, morale: 10, population: 11 })
    const president = crisis('rescue-caprica-survivors')
    expect(president.asked).toEqual(['tom-zarek'])
    president.answer('tom-zarek', 'option:0')
    expect(president.state.resources).toMatchObject({ fuel: 7, food: 7, morale: 10, population: 13 })
  })

  test('B-CRISIS-4 the player a check names may choose its other option instead of the check', () => {
    const check = crisis('water-sabotaged', { destiny: doomed })
    expect(check.asked).toEqual(['saul-tigh'])
    expect(check.options('saul-tigh')).toEqual(['option:0', 'option:1'])
    check.answer('saul-tigh', 'option:0')
    expect(check.happened('event.check-fail')).toBe(true)
    expect(check.state.resources.food).toBe(6)
    const other = crisis('water-sabotaged', { destiny: doomed }).answer('saul-tigh', 'option:1')
    expect(other.happened('event.check')).toBe(false)
    expect(other.state.resources.food).toBe(7)
  })

  test('B-CRISIS-5 an option that can do nothing may be chosen, one the card forbids may not', () => {
    // Discarding five cards, with none in hand.
    const empty = crisis('a-traitor-accused').answer('saul-tigh', 'option:1')
    expect(empty.happened('event.check')).toBe(false)
    expect(empty.state.turn.crises.concat(empty.state.decks.crisis.discard)).toContain('a-traitor-accused')
    // "Discard 1 nuke token. If you do not have any, you may not choose this option."
    const armed = crisis('build-cylon-detector', { nukes: 1 })
    expect(armed.options('gaius-baltar')).toEqual(['option:0', 'option:1'])
    const unarmed = endOfTurn(crisis('build-cylon-detector', { nukes: 0 }))
    expect(unarmed.state.resources.morale).toBe(9)
  })

  test('B-CRISIS-6 a decision inside the chosen option belongs to the player the option names', () => {
    const game = crisis('requested-resignation').answer('gaius-baltar', 'option:1')
    expect(game.asked).toEqual(['tom-zarek'])
    game.answer('tom-zarek', 'option:1')
    expect(game.player('tom-zarek').at).toBe('brig')
    const crash = crisis('crash-landing', { destiny: doomed })
    expect(crash.asked).toEqual(['gaius-baltar'])
  })

  test('B-CRISIS-18 Food Shortage: the President discards 2, then the current player 3, one who is both 5', () => {
    const six = [
      'executive-order-1',
      'executive-order-1',
      'executive-order-1',
      'launch-scout-1',
      'launch-scout-1',
      'launch-scout-1',
    ]
    const hands = {
      'gaius-baltar': six.map((c) => c.replace('-1', '-2')),
      'saul-tigh': [...six, 'launch-scout-1'],
    }
    const game = crisis('food-shortage', { hands, titles: { president: 'gaius-baltar' } })
    game.answer('gaius-baltar', 'option:1')
    expect(game.state.resources.food).toBe(7)
    expect(game.asked).toEqual(['gaius-baltar'])
    expect(game.request('gaius-baltar')).toMatchObject({ min: 2, max: 2 })
    game.answer('gaius-baltar', 'executive-order-2', 'executive-order-2')
    expect(game.asked).toEqual(['saul-tigh'])
    expect(game.request('saul-tigh')).toMatchObject({ min: 3, max: 3 })
    game.answer('saul-tigh', 'executive-order-1', 'executive-order-1', 'executive-order-1')
    expect(game.player('gaius-baltar').hand).toHaveLength(4)
    expect(game.player('saul-tigh').hand).toHaveLength(4)

    const both = crisis('food-shortage', { hands, titles: { president: 'saul-tigh' } }).answer(
      'saul-tigh',
      'option:1',
    )
    endOfTurn(both)
    expect(both.player('saul-tigh').hand).toHaveLength(2)
    expect(both.player('gaius-baltar').hand).toHaveLength(6)
  })
})

describe('Cylon attacks', () => {
  test('B-CRISIS-7 B-CRISIS-13 a Cylon attack is carried out in three steps: activate, set up, special rule', () => {
    // Tactical Strike: raiders; ships; Hangar Assault damages 2 vipers in the Reserves.
    const game = endOfTurn(crisis('tactical-strike', { ships: { bow: { raider: 1 } } }))
    expect(inOrder(game, 'event.activate', 'event.placed', 'event.reserve-damaged')).toBe(true)
    expect(game.view('spectator').damagedVipers).toBe(2)
    // A special rule that comes into force: Communications Jamming.
    const jammed = crisis('jammed-assault', { current: 'tom-zarek', at: { 'saul-tigh': 'communications' } })
    const freely = crisis('heavy-assault', {
      current: 'tom-zarek',
      at: { 'saul-tigh': 'communications' },
      dice: [1, 1],
    })
    for (const g of [jammed, freely])
      g.until((x) => x.state.turn.seat === 0 && x.state.turn.step === 'action')
    expect(freely.options('saul-tigh')).toContain('location:communications')
    expect(jammed.options('saul-tigh')).not.toContain('location:communications')
  })

  test('B-CRISIS-8 step 1 activates the ships already there as the symbols say, from left to right', () => {
    // Massive Assault shows heavy raiders, then basestars.
    const position = { ships: { bow: { heavy: 1, basestar: 1, raider: 1 } }, dice: [1] }
    const game = superCrisis('massive-assault', position).answer('tom-zarek', 'bow-starboard')
    expect(inOrder(game, 'icon:heavy', 'ship:heavy', 'icon:basestars', 'event.rolled', 'event.placed')).toBe(
      true,
    )
    expect(log(game).some((line) => line.includes('icon:raiders'))).toBe(false)
    expect(ships(game, 'heavy', 'bow')).toBe(0)
  })

  test('B-CRISIS-9 step 2 adds the ships shown to those already there', () => {
    const game = endOfTurn(
      crisis('surrounded', { ships: { bow: { raider: 2, viper: 1 }, stern: { civilian: 1 } } }),
    )
    expect(ships(game, 'raider', 'bow')).toBe(6)
    expect(ships(game, 'raider', 'stern-starboard')).toBe(3)
    expect(ships(game, 'heavy', 'stern-starboard')).toBe(1)
    expect(ships(game, 'basestar', 'bow-starboard')).toBe(1)
    expect(ships(game, 'viper', 'bow')).toBe(1)
    expect(ships(game, 'viper', 'stern-port')).toBe(1)
    expect(ships(game, 'viper', 'bow-port')).toBe(1)
    expect(ships(game, 'civilian', 'stern')).toBe(2)
    expect(ships(game, 'civilian')).toBe(4)
  })

  test('B-CRISIS-10 vipers of step 2 come from the Reserves only', () => {
    const full = endOfTurn(crisis('surrounded', { ships: { bow: { viper: 1 } } }))
    expect(full.view('spectator').reserve.viper).toBe(5)
    const none = endOfTurn(
      crisis('surrounded', { ships: { bow: { viper: 1 } }, reserve: { viper: 0 }, damagedVipers: 3 }),
    )
    expect(ships(none, 'viper')).toBe(1)
    expect(ships(none, 'viper', 'bow')).toBe(1)
    expect(none.view('spectator').damagedVipers).toBe(3)
  })

  test('B-CRISIS-11 civilian ships of step 2 are drawn at random and nobody sees them', () => {
    const drawn = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const game = crisis('thirty-three', { seed })
      endOfTurn(game)
      const placed = game.state.ships.filter((s) => s.kind === 'civilian')
      expect(placed).toHaveLength(4)
      drawn.add(placed.map((s) => s.face).join())
      for (const who of ['saul-tigh', 'tom-zarek', 'gaius-baltar', 'spectator'])
        for (const ship of game.view(who).ships) expect(ship.face).toBeUndefined()
    }
    expect(drawn.size).toBeGreaterThan(1)
  })

  test('B-CRISIS-12 with too few ships of a kind the current player decides which places stay empty', () => {
    // Heavy Assault shows basestars in bow and bow-starboard; one of the two is on the board.
    const game = crisis('heavy-assault', { ships: { stern: { basestar: 1 } }, dice: [1, 1, 1] })
    game.untilAsked('saul-tigh', 'prompt.place')
    expect(game.request('saul-tigh')).toMatchObject({ min: 1, max: 1 })
    expect(game.options('saul-tigh')).toEqual(['basestar:bow#1', 'basestar:bow-starboard#1'])
    game.answer('saul-tigh', 'bow-starboard')
    expect(ships(game, 'basestar', 'bow')).toBe(0)
    expect(ships(game, 'basestar', 'bow-starboard')).toBe(1)
    expect(ships(game, 'basestar', 'stern')).toBe(1)
  })

  test('B-CRISIS-14 ships placed in step 2 are not activated by step 1', () => {
    // Tactical Strike activates raiders and shows five of them in bow-port, none near a civilian ship.
    const game = endOfTurn(
      crisis('tactical-strike', { ships: { bow: { raider: 1 }, 'bow-starboard': { civilian: 1 } } }),
    )
    expect(ships(game, 'raider', 'bow-starboard')).toBe(1)
    expect(ships(game, 'raider', 'bow-port')).toBe(5)
    // Nor is "no raider on the board" judged with them: nothing is launched.
    const empty = endOfTurn(crisis('tactical-strike'))
    expect(ships(empty, 'raider')).toBe(5)
  })

  test('B-CRISIS-15 a Cylon attack has no further activation in the Activate Cylon Ships step', () => {
    const game = endOfTurn(crisis('tactical-strike', { ships: { bow: { raider: 1 } } }))
    expect(game.events.filter((e) => e.key === 'event.activate')).toHaveLength(1)
    expect(inOrder(game, 'event.activate', 'step:activate-cylons')).toBe(true)
    const icon = endOfTurn(crisis('terrorist-bomber'))
    expect(inOrder(icon, 'step:activate-cylons', 'icon:heavy')).toBe(true)
  })
})

describe('what becomes of the card', () => {
  test('B-CRISIS-16 a card that stays in play is kept, all others are discarded', () => {
    const kept = endOfTurn(crisis('cylon-swarm'))
    expect(kept.state.inPlay).toEqual([{ card: 'cylon-swarm', deck: 'crisis', holder: -1 }])
    expect(kept.state.decks.crisis.discard).toEqual([])
    const discarded = endOfTurn(crisis('surrounded'))
    expect(discarded.state.inPlay).toEqual([])
    expect(discarded.state.decks.crisis.discard).toEqual(['surrounded'])
  })

  test('B-CRISIS-17 a jump discards the cards in play until the fleet jumps, and only those', () => {
    const game = crisis('riots-a', {
      inPlay: [
        { card: 'cylon-swarm', deck: 'crisis' },
        { card: 'detector-sabotage', deck: 'crisis' },
      ],
      jumpTrack: 4,
    })
    expect(game.state.inPlay.map((c) => c.card)).toEqual(['cylon-swarm', 'detector-sabotage'])
    endOfTurn(game.answer('gaius-baltar', 'option:0'))
    expect(game.happened('event.jump')).toBe(true)
    expect(game.state.inPlay.map((c) => c.card)).toEqual(['detector-sabotage'])
    expect(game.state.decks.crisis.discard).toContain('cylon-swarm')
  })

  test('B-CRISIS-19 a new Crisis step follows the activation, with its own activation and jump icon', () => {
    const game = crisis('fulfiller-of-prophecy', {
      decks: { crisis: ['fulfiller-of-prophecy', 'water-shortage-b'] },
      hands: { 'saul-tigh': ['executive-order-1'] },
      ships: { bow: { basestar: 1 } },
      dice: [1],
    }).answer('saul-tigh', 'option:1')
    endOfTurn(game)
    expect(
      inOrder(
        game,
        'card:fulfiller-of-prophecy',
        'icon:basestars',
        'card:water-shortage-b',
        'icon:raiders',
        'event.jump-track',
      ),
    ).toBe(true)
    expect(game.events.filter((e) => e.key === 'event.crisis')).toHaveLength(2)
    expect(game.state.jumpTrack).toBe(1)
    // Making its check instead orders nothing.
    const check = crisis('fulfiller-of-prophecy', { destiny: doomed }).answer('saul-tigh', 'option:0')
    endOfTurn(check)
    expect(check.events.filter((e) => e.key === 'event.crisis')).toHaveLength(1)
  })
})

describe('Super Crisis cards', () => {
  test('B-CRISIS-20 a Super Crisis card is carried out like a Crisis card', () => {
    const game = superCrisis('inbound-nukes', { destiny: doomed })
    expect(game.happened('event.check-fail')).toBe(true)
    expect(game.state.resources).toMatchObject({ fuel: 7, food: 7, morale: 10, population: 11 })
    const attack = superCrisis('massive-assault', { jumpTrack: 3 })
    expect(ships(attack, 'raider', 'bow-starboard')).toBe(4)
    expect(ships(attack, 'civilian', 'bow-port')).toBe(2)
    expect(attack.state.jumpTrack).toBe(1)
  })

  test('B-CRISIS-21 abilities of characters do not work on Super Crisis cards', () => {
    const position: Partial<Position> = {
      players: ['tom-zarek', 'sharon-valerii', 'galen-tyrol', 'william-adama', 'kara-thrace'],
      destiny: ['repair-1', 'repair-1'],
    }
    const game = superCrisis('inbound-nukes', position)
    expect(game.state.resources.population).toBe(11)
    expect(game.happened('event.used')).toBe(false)
    // The same people are asked when an ordinary Crisis card brings a check: each declines in turn.
    const plain = scenario({
      ...position,
      players: ['tom-zarek', 'sharon-valerii', 'galen-tyrol', 'william-adama', 'kara-thrace'],
      step: 'crisis',
      decks: { crisis: ['prison-labor'] },
    })
    const asked: string[] = []
    plain.until((g) => {
      if (!g.happened('event.turn')) asked.push(...g.asked)
      return g.happened('event.turn')
    })
    expect(asked).toEqual(['kara-thrace', 'sharon-valerii', 'galen-tyrol', 'william-adama'])
  })

  test('B-CRISIS-22 skill cards work on the check of a Super Crisis card', () => {
    // Fleet Mobilization takes Engineering anyway; Inbound Nukes (15) takes Leadership and Tactics.
    const game = superCrisis('inbound-nukes', {
      destiny: ['executive-order-1', 'executive-order-1'],
      hands: {
        'saul-tigh': ['scientific-research-3', 'scientific-research-5', 'scientific-research-4'],
        'gaius-baltar': ['declare-emergency-3', 'executive-order-2'],
      },
    })
    game.answer('saul-tigh', 'scientific-research-3').pass('saul-tigh')
    game
      .answer('saul-tigh', 'scientific-research-5', 'scientific-research-4')
      .answer('gaius-baltar', 'executive-order-2')
    // 2 + 9 + 2 = 13
    expect(game.asked).toEqual(['gaius-baltar'])
    game.answer('gaius-baltar', 'declare-emergency-3')
    expect(game.happened('event.check-pass')).toBe(true)
  })

  test('B-CRISIS-23 a Super Crisis card goes to its own discard pile unless it stays in play', () => {
    const done = superCrisis('inbound-nukes', { destiny: doomed })
    expect(done.state.decks['super-crisis'].discard).toEqual(['inbound-nukes'])
    expect(done.state.decks.crisis.discard).toEqual([])
    const kept = superCrisis('bomb-on-colonial-1', { destiny: ['executive-order-1', 'executive-order-1'] })
    expect(kept.state.inPlay).toEqual([{ card: 'bomb-on-colonial-1', deck: 'super-crisis', holder: -1 }])
    expect(kept.state.decks['super-crisis'].discard).toEqual([])
  })
})

describe('sending characters away', () => {
  const crowd = ['saul-tigh', 'tom-zarek', 'gaius-baltar', 'karl-agathon', 'galen-tyrol'] as const
  const scattered: Partial<Position> = {
    players: crowd,
    used: { 'galen-tyrol': ['blind-devotion'], 'karl-agathon': ['moral-compass'] },
    revealed: ['tom-zarek'],
    at: { 'gaius-baltar': 'brig', 'karl-agathon': 'off-board', 'galen-tyrol': 'sickbay' },
    titles: { president: 'saul-tigh', admiral: 'saul-tigh' },
    destiny: doomed,
  }

  test('B-CRISIS-24 only a character who can be moved there may be chosen for the Brig or Sickbay', () => {
    const brig = crisis('a-traitor-accused', scattered).answer('saul-tigh', 'option:0')
    expect(brig.options('saul-tigh')).toEqual(['seat:0', 'seat:4'])
    const both = { ...scattered, at: { ...scattered.at, 'karl-agathon': 'armory' } }
    const sickbay = crisis('witch-hunt', both)
    // Not the revealed Cylon, not the one in the Brig, not the one who is there already.
    expect(sickbay.options('saul-tigh')).toEqual(['seat:0', 'seat:3'])
  })

  test('B-CRISIS-25 with nobody to choose nothing happens, nor anything that depends on him', () => {
    // Helo draws while he is off the board and the others sit in the Brig.
    const game = crisis('witch-hunt', {
      ...scattered,
      current: 'karl-agathon',
      at: { 'saul-tigh': 'brig', 'gaius-baltar': 'brig', 'karl-agathon': 'off-board', 'galen-tyrol': 'brig' },
    })
    expect(game.state.resources.morale).toBe(9)
    expect(game.happened('event.picked')).toBe(false)
    expect(game.happened('event.moved')).toBe(false)
    // "Choose a character, who must discard 5 skill cards and is sent to Sickbay."
    const reveal = scenario({
      players: ['saul-tigh', 'tom-zarek', 'gaius-baltar'],
      loyalty: { 'saul-tigh': ['cylon-sickbay'] },
      at: { 'tom-zarek': 'brig', 'gaius-baltar': 'brig', 'saul-tigh': 'press-room' },
      hands: { 'tom-zarek': ['executive-order-1'], 'gaius-baltar': ['executive-order-1'] },
    }).answer('saul-tigh', 'cylon-sickbay')
    expect(reveal.player('saul-tigh').revealed).toBe(true)
    expect(reveal.happened('event.discarded')).toBe(false)
  })

  test('B-CRISIS-26 an option that sends a character somewhere may be chosen although he cannot be moved', () => {
    const president = crisis('requested-resignation', { at: { 'tom-zarek': 'brig' } }).answer(
      'gaius-baltar',
      'option:1',
    )
    expect(president.options('tom-zarek')).toEqual(['option:0', 'option:1'])
    president.answer('tom-zarek', 'option:1')
    expect(president.player('tom-zarek').at).toBe('brig')
    expect(president.state.titles.president).toBe(president.seat('tom-zarek'))
    const sick = crisis('rescue-mission-a', { at: { 'saul-tigh': 'sickbay' } })
    expect(sick.options('gaius-baltar')).toEqual(['option:0', 'option:1'])
    sick.answer('gaius-baltar', 'option:0')
    expect(sick.state.resources.morale).toBe(9)
  })
})
