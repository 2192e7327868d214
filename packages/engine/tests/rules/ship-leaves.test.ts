import { describe, expect, test } from 'vitest'
import type { ContentSet } from '../../src/content/set.ts'
import type { Ability } from '../../src/core/abilities.ts'
import type { CrisisCard } from '../../src/core/content.ts'
import type { Effect } from '../../src/core/effect.ts'
import type { WindowName } from '../../src/core/windows.ts'
import {
  destroyThis,
  ignoreIcons,
  launchRaiders,
  markShip,
  missFirst,
  withdrawShip,
} from '../../src/effects/fleet.ts'
import { keepInPlay } from '../../src/effects/lasting.ts'
import { gain, lose } from '../../src/effects/resources.ts'
import { activate, destroyCivilians, destroyCylons, destroyRaptors } from '../../src/effects/ships.ts'
import {
  aboutShip,
  activatedBy,
  byUser,
  destroyed,
  noneLeft,
  ownShip,
  tokenDestroyed,
} from '../../src/effects/when.ts'
import { cylonsHold } from '../../src/rules/passives.ts'
import { invariants, type Position, scenario, type TestGame, withSets } from '../../src/testing/index.ts'
import { testCrisis } from './test-crisis.ts'

// What may come before and after ships are damaged, destroyed and activated, and tokens that lie on ships.

const players = ['william-adama', 'lee-adama', 'galen-tyrol']
const [adama, lee] = ['william-adama', 'lee-adama']

/** Lee's sheet with one ability of a test's own. */
function withAbility(id: string, window: WindowName, rest: Partial<Ability>, more: Partial<ContentSet> = {}) {
  const set: ContentSet = {
    id,
    characters: [
      {
        id: lee,
        title: 'Lee',
        type: 'pilot',
        skills: [{ types: ['piloting'], draw: 5 }],
        start: 'hangar-deck',
        loyaltyExtra: 0,
        abilities: [{ id, title: id, kind: 'passive', window, ...rest }],
      },
    ],
    removes: { characters: [lee] },
    crises: [
      testCrisis('raiders-act', [activate('raiders')], { icons: ['raiders'] }),
      testCrisis('civilian-drawn', [destroyCivilians(1)]),
      testCrisis('destroy-cylons', [destroyCylons('current', 2, 1, 1)]),
    ],
    ...more,
  }
  return withSets([set], {})
}

const crisis = (card: string, rest: Partial<Position>): TestGame =>
  scenario({ players, step: 'crisis', decks: { crisis: [card] }, ...rest }).answer(adama, 'option:0')
/** What is drawn next does nothing by itself. */
const quiet = { decks: { crisis: ['raiders-act'] } }
const sound = (game: TestGame): void => expect(invariants(game.state)).toEqual([])
const count = (game: TestGame, kind: string): number => game.state.ships.filter((s) => s.kind === kind).length

describe('a ship is about to be destroyed', () => {
  const config = withAbility('escort', 'ship-destruction', {
    limit: 'game',
    when: [aboutShip('civilian')],
    effect: [withdrawShip()],
  })
  const ships = { bow: { raider: 1, civilian: 1 } }
  const civilians = ['population-1']

  test('somebody saves it: it is shuffled among those not placed and nothing is lost', () => {
    const game = crisis('raiders-act', { config, ships, civilians })
    expect(game.request(lee).window).toBe('ship-destruction')
    expect(count(game, 'civilian')).toBe(1)
    game.answer(lee, 'escort')
    expect(count(game, 'civilian')).toBe(0)
    expect(game.state.civilians).toHaveLength(12)
    expect(game.state.resources.population).toBe(12)
    expect(game.happened('event.civilian')).toBe(false)
    sound(game)
  })

  test('nobody does: it is turned up and lost, once', () => {
    const game = crisis('raiders-act', { config, ships, civilians }).pass(lee)
    expect(game.state.resources.population).toBe(11)
    expect(game.state.lostCivilians).toEqual(['population-1'])
    expect(game.happened('event.civilian')).toBe(true)
    sound(game)
  })

  test('one that was not on the board cannot be saved like that', () => {
    const game = crisis('civilian-drawn', { config })
    expect(game.state.asks.map((a) => a.window)).toEqual([''])
    expect(game.state.lostCivilians).toHaveLength(1)
  })
})

describe('a ship is about to be damaged', () => {
  test('that of a certain pilot is destroyed instead; he goes to Sickbay all the same', () => {
    const config = withAbility('eject', 'ship-damage', {
      must: true,
      when: [ownShip()],
      effect: [destroyThis()],
    })
    const position = { config, ships: { bow: { raider: 1 } }, piloting: { [lee]: 'bow' as const }, dice: [5] }
    const game = crisis('raiders-act', position)
    game.until((g) => g.happened('event.destroyed') || g.happened('event.viper-damaged'))
    expect(game.view(lee)).toMatchObject({ damagedVipers: 0, destroyed: { viper: 1 } })
    expect(game.player(lee).at).toBe('sickbay')
    const other = crisis('raiders-act', { config, ships: { bow: { raider: 1, viper: 1 } }, dice: [5] })
    expect(other.view(lee)).toMatchObject({ damagedVipers: 1, destroyed: { viper: 0 } })
    sound(game)
  })
})

describe('a ship was destroyed', () => {
  const victory = (id: string, rest: Partial<Ability> = {}) =>
    withAbility(id, 'ship-destroyed', { effect: [gain('morale', 1)], ...rest })
  const weapons = { at: { [lee]: 'weapons-control' }, current: lee }

  test('whoever destroyed it is known', () => {
    const config = victory('victory', { when: [byUser()] })
    const ships = { bow: { raider: 1, basestar: 1 } }
    const game = scenario({ players, config, ...weapons, ships, dice: [8] }).answer(lee, 'weapons-control')
    game.answer(lee, 'ship:1').answer(lee, 'victory')
    expect(game.state.resources.morale).toBe(11)
    const others = scenario({
      players,
      config,
      at: { [adama]: 'weapons-control' },
      ships,
      dice: [8],
    }).answer(adama, 'weapons-control')
    expect(others.answer(adama, 'ship:1').asked).not.toContain(lee)
  })

  test('a raider that shoots a viper down does so in nobody’s name', () => {
    const config = victory('nobody', { when: [byUser()] })
    const ships = { bow: { raider: 1, viper: 1 } }
    const game = scenario({
      players,
      config,
      current: lee,
      step: 'crisis',
      decks: { crisis: ['raiders-act'] },
      ships,
      dice: [8],
    })
    game.answer(lee, 'option:0')
    expect(game.view(lee).destroyed.viper).toBe(1)
    expect(game.happened('event.used')).toBe(false)
    expect(game.asked).not.toContain(lee)
  })

  test('centurions and civilian ships that were drawn count too', () => {
    const centurion = victory('centurion', { when: [aboutShip('centurion')] })
    const game = crisis('destroy-cylons', { config: centurion, centurions: [1] })
    expect(game.answer(lee, 'centurion').state.resources.morale).toBe(11)
    const civilian = victory('civilian', { when: [aboutShip('civilian')] })
    expect(
      crisis('civilian-drawn', { config: civilian }).answer(lee, 'civilian').state.resources.morale,
    ).toBeGreaterThan(9)
  })

  test('three raiders beside a nuked basestar: after each ship there is time for it, and all four are gone', () => {
    const config = victory('each')
    const game = scenario({
      players,
      config,
      ...quiet,
      ships: { bow: { basestar: 1, raider: 4 } },
      dice: [7],
    }).answer(adama, 'launch-nuke')
    for (let i = 0; i < 4; i++) game.answer(lee, 'each').pass(lee)
    expect(game.state.resources.morale).toBe(14)
    expect(game.state.ships).toHaveLength(1)
    sound(game)
  })

  test('a basestar damaged twice by a nuke is destroyed by the second hit; a third finds nothing', () => {
    const config = victory('twice')
    const game = scenario({
      players,
      config,
      ships: { bow: { basestar: 1 } },
      basestarDamage: { bow: ['critical-hit'] },
      dice: [1],
    }).answer(adama, 'launch-nuke')
    game.answer(lee, 'twice')
    expect(game.state.ships).toEqual([])
    expect(game.events.filter((e) => e.key === 'event.destroyed')).toHaveLength(1)
    sound(game)
  })
})

describe('Cylon ships are activated', () => {
  test('somebody keeps the first raiders of his area off: they miss without a roll', () => {
    const config = withAbility('busy', 'ships-activation', {
      limit: 'turn',
      when: [activatedBy('raiders')],
      effect: [missFirst(2)],
    })
    const position = { config, ships: { bow: { raider: 3 } }, piloting: { [lee]: 'bow' as const }, dice: [1] }
    const game = crisis('raiders-act', position).answer(lee, 'busy')
    game.until((g) => g.happened('event.rolled'))
    expect(game.events.filter((e) => e.key === 'event.missed')).toHaveLength(3)
    expect(game.events.filter((e) => e.key === 'event.rolled')).toHaveLength(1)
  })

  test('something else is done than the symbols of the card say', () => {
    const config = withAbility('instead', 'activation-step', {
      limit: 'game',
      effect: [ignoreIcons(), launchRaiders(1)],
    })
    const game = scenario({
      players,
      config,
      step: 'crisis',
      decks: { crisis: ['raiders-act'] },
      ships: { bow: { basestar: 1, raider: 1 } },
      dice: [1, 1],
    }).answer(adama, 'option:1')
    game.answer(lee, 'instead')
    game.until((g) => g.happened('event.launched'))
    expect(count(game, 'raider')).toBe(2)
    expect(game.happened('event.rolled')).toBe(false)
  })
})

const attack = (
  id: string,
  lasting: CrisisCard['lasting'],
  special: Effect = [keepInPlay()],
): CrisisCard => ({
  id,
  title: id,
  copies: 1,
  icons: [],
  body: {
    kind: 'attack',
    activate: [],
    setup: { bow: { raider: 1 } },
    specialTitle: id,
    special,
  },
  lasting,
})

const more: Partial<ContentSet> = {
  shipTokens: [{ id: 'ace', title: 'Ace', acts: 2, destroyedFrom: 7 }],
  crises: [
    testCrisis('raiders-act', [activate('raiders')]),
    testCrisis('destroy-cylons', [destroyCylons('current', 2, 1, 1)]),
    attack('ace-appears', { until: ['jump', tokenDestroyed('ace')] }, [
      keepInPlay(),
      markShip('ace', 'raider'),
    ]),
    attack('dogfight', {
      until: ['jump', noneLeft('raider')],
      abilities: [
        {
          id: 'more-raiders',
          title: 'More raiders',
          kind: 'card',
          window: 'ships-activated',
          must: true,
          when: [activatedBy('raiders')],
          effect: [launchRaiders(2)],
        },
      ],
    }),
    attack('guarded', {
      until: ['jump'],
      abilities: [
        {
          id: 'crew-captured',
          title: 'Crew captured',
          kind: 'card',
          window: 'ship-destroyed',
          must: true,
          when: [destroyed('basestar')],
          effect: [lose('morale', 1), destroyRaptors(1)],
        },
      ],
    }),
  ],
}

describe('a token on a ship', () => {
  const config = withSets([{ id: 'test-ace', ...more }], {})
  const marked = [{ token: 'ace', kind: 'raider', area: 'bow' }] as const
  const at = { [adama]: 'weapons-control' }

  test('is put on the ship the card has placed, and everyone sees it', () => {
    const game = scenario({
      players,
      config,
      step: 'crisis',
      decks: { crisis: ['ace-appears'] },
      ships: { bow: { raider: 2 } },
    })
    const [, , placed] = game.view('spectator').ships
    expect(placed).toMatchObject({ kind: 'raider', tokens: ['ace'] })
    expect(game.view('spectator').ships.filter((s) => s.tokens)).toHaveLength(1)
  })

  test('has it act twice, and tells it from others', () => {
    const game = crisis('raiders-act', { config, marked, ships: { bow: { raider: 2 } }, dice: [1, 1, 1] })
    expect(game.events.filter((e) => e.key === 'event.rolled')).toHaveLength(3)
    const guns = scenario({ players, config, at, marked, ships: { bow: { raider: 3 } } }).answer(
      adama,
      'weapons-control',
    )
    expect(guns.options(adama)).toHaveLength(2)
  })

  test.each([
    [6, 1],
    [7, 0],
  ])('P-CLAR-6 has it destroyed only by a high roll: with a %i', (die, left) => {
    const game = scenario({
      players,
      config,
      at,
      marked,
      ...quiet,
      ships: { bow: { raider: 1 } },
      inPlay: [{ card: 'ace-appears', deck: 'crisis' }],
      dice: [die],
    }).answer(adama, 'weapons-control')
    game.until((g) => g.happened('event.rolled'))
    expect(count(game, 'raider')).toBe(left)
    expect(game.state.inPlay).toHaveLength(left) // the card leaves play with it
    expect(game.happened('event.missed')).toBe(left === 1)
  })

  test('P-CLAR-8 what needs no roll cannot destroy it', () => {
    const game = crisis('destroy-cylons', { config, marked, ships: { bow: { raider: 3 } } })
    game.until((g) => g.happened('event.destroyed'))
    expect(game.state.ships.map((s) => s.tokens)).toEqual([['ace']])
  })

  test('P-CLAR-7 a nuke may take it along: whoever launched it says which raiders', () => {
    const ships = { bow: { basestar: 1, raider: 4 } }
    const game = scenario({ players, config, marked, ships, ...quiet, dice: [7] }).answer(
      adama,
      'launch-nuke',
    )
    const { options } = game.request(adama)
    expect(game.request(adama)).toMatchObject({ prompt: { key: 'prompt.nuked-raiders' }, min: 3, max: 3 })
    const [ace, second, third] = options.map((o) => o.id)
    game.answer(adama, ace ?? '', second ?? '', third ?? '')
    expect(game.state.ships.map((s) => s.tokens)).toEqual([[]])
  })
})

test('while no Cylon ship may act or be launched, nothing happens', () => {
  const hold: ContentSet = {
    id: 'test-hold',
    crises: [
      testCrisis('raiders-act', [activate('raiders'), activate('launch')]),
      attack('truce', { until: ['jump'], passives: [cylonsHold()] }),
    ],
  }
  const position = { config: withSets([hold], {}), ships: { bow: { basestar: 1, raider: 1 } }, dice: [1] }
  const held = crisis('raiders-act', { ...position, inPlay: [{ card: 'truce', deck: 'crisis' }] })
  expect(held.happened('event.rolled')).toBe(false)
  expect(count(held, 'raider')).toBe(1)
  expect(count(crisis('raiders-act', position), 'raider')).toBe(4)
})

describe('a card in play', () => {
  const config = withSets([{ id: 'test-lasting', ...more }], {})

  test('adds something to every activation, and stays until no raider is left', () => {
    const game = crisis('raiders-act', {
      config,
      inPlay: [{ card: 'dogfight', deck: 'crisis' }],
      ships: { bow: { basestar: 1, raider: 1 } },
      dice: [1],
    })
    expect(count(game, 'raider')).toBe(3)
    expect(game.events.filter((e) => e.key === 'event.rolled')).toHaveLength(1) // the new ones do not act
    const last = scenario({
      players,
      config,
      at: { [adama]: 'weapons-control' },
      inPlay: [{ card: 'dogfight', deck: 'crisis' }],
      ...quiet,
      ships: { bow: { raider: 1 } },
      dice: [8],
    }).answer(adama, 'weapons-control')
    expect(last.state.inPlay).toEqual([])
    expect(last.happened('event.left-play')).toBe(true)
  })

  test('takes effect when a basestar is destroyed, not when a raider is', () => {
    const position = {
      players,
      config,
      inPlay: [{ card: 'guarded', deck: 'crisis' }],
      ships: { bow: { basestar: 1, raider: 1 } },
    } as const
    const nuked = scenario({ ...position, dice: [3] }).answer(adama, 'launch-nuke')
    expect(nuked.state.resources.morale).toBe(9)
    expect(nuked.view(lee).destroyed.raptor).toBe(1)
    const shot = scenario({ ...position, at: { [adama]: 'weapons-control' }, dice: [8] })
    shot.answer(adama, 'weapons-control').answer(adama, 'ship:2')
    expect(shot.state.resources.morale).toBe(10)
  })
})
