import { describe, expect, test } from 'vitest'
import { discard } from '../../src/effects/cards.ts'
import { contentOf } from '../../src/index.ts'
import { type Position, withSets } from '../../src/testing/index.ts'
import {
  adama,
  athena,
  config,
  danna,
  doral,
  fresh,
  hidden,
  led,
  offers,
  roslin,
  simon,
  typesIn,
  tyrol,
} from './crew.ts'

// The four Cylon Leaders, ability by ability.

const content = contentOf(fresh(4).state.config)

test.each([
  [
    doral,
    [
      [['treachery'], 1],
      [['politics', 'tactics'], 1],
    ],
    'caprica',
    'leader',
  ],
  [
    simon,
    [
      [['engineering'], 1],
      [['treachery', 'tactics'], 1],
    ],
    'cylon-fleet',
    'leader',
  ],
  [
    danna,
    [
      [['politics', 'leadership'], 1],
      [['treachery', 'engineering'], 1],
    ],
    'human-fleet',
    'leader',
  ],
  [
    athena,
    [
      [['piloting'], 1],
      [['leadership', 'engineering'], 1],
    ],
    'hangar-deck',
    'infiltrating',
  ],
] as const)('DQ38 %s draws %j and begins at %s, %s', (id, skills, start, standing) => {
  const c = content.characters.get(id)
  expect(c).toMatchObject({ type: 'cylon-leader', standing, start, loyaltyExtra: 0 })
  expect(c?.skills.map((s) => [s.types, s.draw])).toEqual(skills)
  expect(c?.abilities).toHaveLength(3)
  expect(c?.abilities.filter((a) => a.limit === 'game')).toHaveLength(1)
  expect(c?.abilities.filter((a) => a.kind === 'weakness')).toHaveLength(1)
})

describe('Aaron Doral', () => {
  const receiving = (at: string) => hidden(doral, at, { step: 'receiveSkills', hands: { [doral]: [] } })

  test('DT3 Industrious: among the humans he draws two more cards, in Sickbay only one in all', () => {
    const game = receiving('command').untilAsked(doral, 'prompt.split')
    expect(game.request(doral)).toMatchObject({ min: 2, max: 2 })
    game.answer(doral, 'type:tactics#1', 'type:treachery#1')
    expect(typesIn(game, doral)).toHaveLength(4)
    const sick = receiving('sickbay').untilAsked(doral, 'prompt.split')
    expect(sick.request(doral)).toMatchObject({ min: 1, max: 1 })
    sick.answer(doral, 'type:tactics#1')
    expect(typesIn(sick, doral)).toHaveLength(1)
  })

  test('DT3 Industrious: not among the Cylons', () => {
    const game = led(doral, { step: 'receiveSkills', at: { [doral]: 'caprica' } })
    game.until((g) => g.state.turn.step === 'movement')
    expect(typesIn(game, doral)).toHaveLength(2)
  })

  test('DT32 Meticulous: he returns to another Cylon location and takes an action there', () => {
    const game = hidden(doral, 'command').answer(doral, 'end-infiltration')
    expect(game.request(doral).window).toBe('infiltration-end')
    game.answer(doral, 'meticulous')
    expect(game.options(doral).sort()).toEqual([
      'location:caprica',
      'location:cylon-fleet',
      'location:human-fleet',
    ])
    game.answer(doral, 'caprica')
    expect(game.player(doral)).toMatchObject({
      at: 'caprica',
      standing: 'leader',
      tokens: { miracle: 0 },
    })
    expect(game.request(doral).prompt.key).toBe('prompt.action')
    expect(offers(game, doral, 'caprica')).toBe(true)
  })

  test('DT32, D-INFIL-13 Meticulous: he need not, and cannot without a miracle', () => {
    const declined = hidden(doral, 'command').answer(doral, 'end-infiltration').pass(doral)
    expect(declined.player(doral)).toMatchObject({ at: 'resurrection-ship', tokens: { miracle: 1 } })
    const spent = hidden(doral, 'command', { tokens: { [doral]: { miracle: 0 } } })
    spent.answer(doral, 'end-infiltration')
    expect(spent.player(doral).at).toBe('resurrection-ship')
  })

  test('D-INFIL-21 Meticulous: never to the Resurrection Ship, nor to Hub Destroyed', () => {
    for (const side of ['front', 'back']) {
      const game = hidden(doral, 'command', { sides: { cylon: side } }).answer(doral, 'end-infiltration')
      game.answer(doral, 'meticulous')
      expect(game.options(doral)).not.toContain('location:resurrection-ship')
      expect(game.options(doral)).toHaveLength(3)
    }
  })

  test('DQ22 Meticulous: from the Brig he discards down to three cards before he acts', () => {
    const hand = ['repair-1', 'repair-2', 'consolidate-power-1', 'consolidate-power-2', 'launch-scout-1']
    const game = hidden(doral, 'brig', { hands: { [doral]: hand } })
    game.answer(doral, 'end-infiltration').answer(doral, 'meticulous').answer(doral, 'cylon-fleet')
    expect(game.request(doral)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 2, max: 2 })
    game.answer(doral, 'repair-1', 'repair-2')
    expect(game.player(doral).hand).toHaveLength(3)
    expect(game.request(doral).prompt.key).toBe('prompt.action')
  })

  test('DT17 Vanity: he adds nothing in the Action step of another player', () => {
    const check = (p: Partial<Position>) =>
      led(doral, {
        current: tyrol,
        at: { [tyrol]: 'admirals-quarters' },
        hands: { [doral]: ['repair-1'], [adama]: [], [roslin]: [], [tyrol]: [] },
        ...p,
      })
    const game = check({}).answer(tyrol, 'location:admirals-quarters')
    game.answer(tyrol, `seat:${game.seat(roslin)}`)
    game.until((g) => g.happened('event.check-revealed') || g.asked.includes(doral))
    expect(game.asked).not.toContain(doral)
    expect(game.events.filter((e) => e.key === 'event.contributed')).toHaveLength(4)
    // In the Crisis step he may.
    const crisis = check({ step: 'crisis', decks: { crisis: ['prison-labor'] } })
    crisis.untilAsked(doral, 'prompt.contribute')
    expect(crisis.request(doral).max).toBe(1)
  })

  test('DT17 Vanity: in his own Action step he may add cards', () => {
    const game = hidden(doral, 'admirals-quarters', { hands: { [doral]: ['repair-1'] } })
    game.answer(doral, 'admirals-quarters').answer(doral, `seat:${game.seat(roslin)}`)
    game.untilAsked(doral, 'prompt.contribute')
    expect(game.request(doral).max).toBe(1)
  })
})

describe("Simon O'Neill", () => {
  const hand = ['repair-1', 'repair-2', 'launch-scout-1', 'launch-scout-2']
  const crisis: Partial<Position> = {
    current: adama,
    step: 'crisis',
    decks: { crisis: ['prison-labor'] },
    hands: { [simon]: hand, [adama]: [], [roslin]: [], [tyrol]: [] },
  }
  const asked = (game: ReturnType<typeof led>) => game.untilAsked(simon, 'prompt.contribute').request(simon)

  test('DT16 Calculating: two cards, three among the humans, one in the Brig', () => {
    expect(asked(led(simon, crisis)).max).toBe(2)
    expect(asked(hidden(simon, 'command', crisis)).max).toBe(3)
    expect(asked(hidden(simon, 'brig', crisis)).max).toBe(1)
  })

  test('DQ27, DT17 on a Mission he adds as many as otherwise, and Doral nothing in the Action step', () => {
    const mission = (leader: string, p: Partial<Position> = {}) =>
      led(leader, {
        ...p,
        config: { ...config, objective: 'earth' },
        current: tyrol,
        at: { [tyrol]: 'bridge', ...p.at },
        hands: { [leader]: hand, [adama]: [], [roslin]: [], [tyrol]: [] },
      }).answer(tyrol, 'location:bridge')
    expect(asked(mission(simon)).max).toBe(2)
    const among = { standing: { [simon]: 'infiltrating' }, at: { [simon]: 'command' } }
    expect(asked(mission(simon, among)).max).toBe(3)
    const adding = (g: ReturnType<typeof led>) =>
      g.state.asks.some((a) => a.seat === 0 && a.prompt.key === 'prompt.contribute')
    const vain = mission(doral).until((g) => g.happened('event.check-revealed') || adding(g))
    expect(adding(vain)).toBe(false)
  })

  test('DT16 Logic-Bound: one of them, of his choice, lies face up for everybody', () => {
    const game = led(simon, crisis)
    asked(game)
    game.answer(simon, 'repair-2', 'launch-scout-1')
    expect(game.request(simon)).toMatchObject({ prompt: { key: 'prompt.show-added' }, min: 1, max: 1 })
    game.answer(simon, 'open-card:launch-scout-1#1')
    expect(game.view(adama).check?.cards).toEqual(['launch-scout-1'])
    expect(game.view('spectator').check?.counts[game.seat(simon)]).toBe(2)
  })

  test('DT16 Logic-Bound: of a single card there is nothing to choose; who adds none shows none', () => {
    const one = led(simon, crisis)
    asked(one)
    one.answer(simon, 'repair-2')
    expect(one.view(adama).check?.cards).toEqual(['repair-2'])
    const none = led(simon, crisis)
    asked(none)
    none.pass(simon)
    expect(none.happened('event.added-open')).toBe(false)
  })

  const symbols = { crisis: ['water-shortage-b'] } // raiders
  const step: Partial<Position> = {
    current: adama,
    step: 'crisis',
    decks: symbols,
    ships: { bow: { basestar: 1, civilian: 1 }, stern: { raider: 1 } },
    hands: { [simon]: [], [adama]: [], [roslin]: [], [tyrol]: [] },
  }
  const raiders = (game: ReturnType<typeof led>, area: string) =>
    game.state.ships.filter((s) => s.kind === 'raider' && s.area === area).length

  test('DT33 Modifications: in the turn of anybody, what he picks is activated in place of the symbols', () => {
    const game = led(simon, step).untilAsked(simon, 'prompt.window.activation-step')
    game.answer(simon, 'modifications')
    expect(game.options(simon)).toHaveLength(4)
    game.answer(simon, 'option:3').until((g) => g.state.turn.step !== 'activate-cylons')
    expect([raiders(game, 'bow'), raiders(game, 'stern')]).toEqual([3, 1])
    expect(game.player(simon).tokens).toEqual({ miracle: 0 })
    const declined = led(simon, step).untilAsked(simon, 'prompt.window.activation-step').pass(simon)
    expect(raiders(declined, 'stern')).toBe(0)
  })

  test('DT33, D-MIR-2 Modifications: not without a miracle', () => {
    const none = led(simon, { ...step, tokens: { [simon]: { miracle: 0 } } })
    none.until(
      (g) => g.state.turn.step === 'prepare-jump' || g.state.turn.seat !== 1 || g.asked.includes(simon),
    )
    expect(none.state.asks.some((a) => a.window === 'activation-step')).toBe(false)
  })
})

describe("D'Anna Biers", () => {
  test('D-INFIL-20 Visions: she sees a Loyalty card and returns, from the Brig with all her cards', () => {
    const hand = ['repair-1', 'repair-2', 'consolidate-power-1', 'consolidate-power-2']
    const game = hidden(danna, 'brig', {
      hands: { [danna]: hand },
      loyalty: { [tyrol]: ['cylon-morale'] },
    }).answer(danna, 'visions')
    expect(game.options(danna)).toEqual([1, 2, 3].map((n) => `seat:${n}`))
    game.answer(danna, `seat:${game.seat(tyrol)}`)
    expect(game.saw(danna)).toContain('event.saw-loyalty')
    expect(game.saw(adama)).not.toContain('event.saw-loyalty')
    expect(game.player(danna)).toMatchObject({ at: 'resurrection-ship', standing: 'leader', hand })
    expect(game.asked).not.toContain(danna)
  })

  test('Visions: only while she infiltrates', () => {
    expect(offers(led(danna), danna, 'visions')).toBe(false)
    expect(offers(hidden(danna, 'command'), danna, 'visions')).toBe(true)
  })

  test("Don't Trust Anyone: two Super Crisis cards for a miracle", () => {
    const game = led(danna).answer(danna, 'dont-trust-anyone')
    expect(game.player(danna).superCrises).toHaveLength(2)
    expect(game.player(danna).tokens).toEqual({ miracle: 0 })
    const spent = led(danna, { tokens: { [danna]: { miracle: 0 } } })
    expect(offers(spent, danna, 'dont-trust-anyone')).toBe(false)
  })

  test('DT5 Heretic: to leave the Resurrection Ship she discards a Super Crisis card, or stays', () => {
    const at = { [danna]: 'resurrection-ship' }
    const stuck = led(danna, { step: 'movement', at })
    stuck.until((g) => g.state.turn.step === 'action' || g.asked.includes(danna))
    expect(stuck.asked.includes(danna) ? stuck.options(danna) : []).not.toContain('location:caprica')
    const superCrises = { [danna]: ['massive-assault', 'inbound-nukes'] }
    const game = led(danna, { step: 'movement', at, superCrises }).answer(danna, 'caprica')
    expect(game.request(danna).prompt.key).toBe('prompt.discard-held')
    game.answer(danna, 'massive-assault')
    expect(game.player(danna)).toMatchObject({ at: 'caprica', superCrises: ['inbound-nukes'] })
  })

  test('DT5 Heretic: not at Hub Destroyed, and nowhere else', () => {
    const free = (p: Partial<Position>) => led(danna, { step: 'movement', ...p }).answer(danna, 'caprica')
    const hub = free({ at: { [danna]: 'resurrection-ship' }, sides: { cylon: 'back' } })
    expect(hub.player(danna).at).toBe('caprica')
    expect(free({ at: { [danna]: 'human-fleet' } }).player(danna).at).toBe('caprica')
  })
})

describe('Sharon "Athena" Agathon', () => {
  const hand = [
    'executive-order-1',
    'executive-order-2',
    'repair-1',
    'repair-2',
    'launch-scout-1',
    'launch-scout-2',
  ]
  const hands = { [adama]: hand, [athena]: [], [roslin]: [], [tyrol]: [] }
  const told = (p: Partial<Position> = {}) =>
    hidden(athena, 'command', {
      current: adama,
      hands,
      step: 'crisis',
      decks: { crisis: ['a-traitor-accused'] },
      ...p,
    })
      .untilAsked(adama, 'prompt.crisis-choice')
      .answer(adama, 'option:1')

  test('DT12 For Love: another player discards one card fewer, and she draws treachery', () => {
    const game = told()
    expect(game.request(athena)).toMatchObject({ window: 'discard-due', secret: true })
    game.answer(athena, 'for-love')
    expect(typesIn(game, athena)).toEqual(['treachery'])
    expect(game.request(adama)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 4, max: 4 })
    const declined = told().pass(athena)
    expect(declined.request(adama)).toMatchObject({ min: 5, max: 5 })
  })

  test('DT12 For Love: also among the Cylons; once in a turn', () => {
    const game = told({ standing: { [athena]: 'leader' }, at: { [athena]: 'caprica' } })
    expect(game.request(athena).window).toBe('discard-due')
    const twice = hidden(athena, 'command', {
      current: adama,
      hands: { ...hands, [roslin]: ['repair-1', 'repair-2', 'repair-1'] },
      titles: { president: roslin },
      step: 'crisis',
      decks: { crisis: ['water-shortage-a'] },
    })
      .untilAsked(roslin, 'prompt.crisis-choice')
      .answer(roslin, 'option:1')
      .answer(athena, 'for-love')
    expect(twice.request(roslin)).toMatchObject({ min: 1, max: 1 })
    twice.answer(roslin, 'card:repair-2#1')
    expect(twice.asked).not.toContain(athena)
    expect(twice.request(adama)).toMatchObject({ min: 3, max: 3 })
  })

  test('DT12 For Love: not for her own discards', () => {
    const game = hidden(athena, 'command', {
      hands: { [athena]: hand },
      step: 'crisis',
      decks: { crisis: ['a-traitor-accused'] },
    })
      .untilAsked(athena, 'prompt.crisis-choice')
      .answer(athena, 'option:1')
    expect(game.request(athena)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 5 })
  })

  test('D-INFIL-24 For Love: not on the hand limit', () => {
    const many = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? 'repair-1' : 'executive-order-1'))
    const game = hidden(athena, 'command', {
      current: adama,
      step: 'end',
      hands: { ...hands, [adama]: many },
    })
    expect(game.request(adama)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 2 })
    expect(game.asked).toEqual([adama])
  })

  test('D-INFIL-25, D-INFIL-27 For Love: not on what is paid, for a move or for an ability', () => {
    const move = hidden(athena, 'command', { current: adama, step: 'movement', hands })
    move.answer(adama, 'press-room')
    expect(move.asked).toEqual([adama])
    expect(move.request(adama).prompt.key).toBe('prompt.pay')
    const hoshi = 'louis-hoshi'
    const again = hidden(athena, 'command', {
      players: [athena, hoshi, roslin, tyrol],
      current: hoshi,
      at: { [hoshi]: 'communications' },
      ships: { stern: { civilian: 2 } },
      hands: { [hoshi]: ['repair-1', 'repair-2'], [athena]: [], [roslin]: [], [tyrol]: [] },
    }).answer(hoshi, 'location:communications')
    again.untilAsked(hoshi, 'prompt.window.location-done').answer(hoshi, 'dutiful')
    expect(again.asked).toEqual([hoshi])
    expect(again.request(hoshi).prompt.key).toBe('prompt.pay')
    const poor = hidden(athena, 'command', {
      current: adama,
      step: 'movement',
      hands: { ...hands, [adama]: [] },
    })
    expect(poor.options(adama)).not.toContain('location:press-room')
  })

  test('D-INFIL-26 For Love: not on discards of a Super Crisis card', () => {
    const body = { kind: 'event', chooser: 'current', options: [[discard('admiral', 2)], []] } as const
    const odd = { id: 'toll-box', superCrises: [{ id: 'toll', title: 'Toll', copies: 1, icons: [], body }] }
    const game = hidden(athena, 'command', {
      current: tyrol,
      revealed: [tyrol],
      at: { [tyrol]: 'caprica' },
      hands,
      titles: { admiral: adama },
      superCrises: { [tyrol]: ['toll'] },
      config: withSets([odd], config),
    })
    game.answer(tyrol, 'location:caprica').answer(tyrol, 'toll').answer(tyrol, 'option:0')
    expect(game.asked).toEqual([adama])
    expect(game.request(adama)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 2 })
  })

  const elsewhere = (place: string, p: Partial<Position> = {}) =>
    hidden(athena, 'command', p).answer(athena, 'resolute').answer(athena, `location:${place}`)

  test('Resolute: any location that is not damaged, wherever she is, for a miracle', () => {
    const game = hidden(athena, 'command', {
      damaged: ['ftl-control'],
      jumpTrack: 3,
      ships: { bow: { basestar: 1 } },
    })
    game.answer(athena, 'resolute')
    expect(game.options(athena)).toEqual(
      expect.arrayContaining(['location:research-lab', 'location:cylon-fleet']),
    )
    expect(game.options(athena)).not.toContain('location:ftl-control')
    expect(elsewhere('research-lab').player(athena).tokens).toEqual({ miracle: 0 })
    const home = led(athena, { standing: { [athena]: 'leader' }, at: { [athena]: 'caprica' } })
    expect(home.answer(athena, 'resolute').options(athena)).toContain('location:research-lab')
  })

  test('D-INFIL-16 Resolute: on Human Fleet she cannot infiltrate, being among the humans already', () => {
    const game = hidden(athena, 'command').answer(athena, 'resolute')
    expect(game.options(athena)).toContain('location:human-fleet')
    expect(game.options(athena)).not.toContain('location:human-fleet:infiltrate')
    const home = led(athena, { standing: { [athena]: 'leader' }, at: { [athena]: 'caprica' } })
    expect(home.answer(athena, 'resolute').options(athena)).toContain('location:human-fleet:infiltrate')
  })

  test('D-INFIL-17, DQ5 Resolute: a Crisis card resolved at Caprica activates Cylon ships and prepares the jump', () => {
    const ships = { bow: { basestar: 1, civilian: 1 }, stern: { raider: 1 } }
    const crisis = ['admiral-grilled', 'a-traitor-accused', 'prison-labor']
    const game = elsewhere('caprica', { ships, decks: { crisis }, hands: { [athena]: [] } })
    game.answer(athena, 'admiral-grilled')
    game.until((g) => g.state.turn.step !== 'action')
    const raider = game.state.ships.find((s) => s.kind === 'raider')
    expect(raider?.area).toBeDefined()
    expect(raider?.area).not.toBe('stern')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.jumpTrack).toBe(1 + Number(content.crises.get('prison-labor')?.icons.includes('jump')))
    // A Cylon player's has no such step (D-OVER-8).
    const home = led(athena, {
      standing: { [athena]: 'leader' },
      at: { [athena]: 'caprica' },
      ships,
      decks: { crisis },
    }).answer(athena, 'location:caprica')
    home.answer(athena, 'admiral-grilled')
    home.until((g) => g.state.turn.seat !== 0)
    expect(home.state.ships.find((s) => s.kind === 'raider')?.area).toBe('stern')
    expect(home.state.jumpTrack).toBe(1)
  })

  test('D-INFIL-18 Resolute: Hub Destroyed takes her to Cylon Fleet and ends the infiltration', () => {
    const game = elsewhere('resurrection-ship', {
      sides: { cylon: 'back' },
      hands: { [athena]: ['repair-1', 'repair-2', 'executive-order-1'] },
    }).until((g) => g.player(athena).at === 'cylon-fleet')
    expect(game.player(athena)).toMatchObject({ at: 'cylon-fleet', standing: 'leader' })
    expect(game.player(athena).superCrises).toHaveLength(1)
  })

  test('D-INFIL-19 Resolute: not on the Hangar Deck out of the Brig, nor as a Cylon player', () => {
    const options = (at: string, standing = 'infiltrating') =>
      hidden(athena, at, { standing: { [athena]: standing } })
        .answer(athena, 'resolute')
        .options(athena)
    expect(options('command')).toContain('location:hangar-deck')
    expect(options('brig')).not.toContain('location:hangar-deck')
    expect(options('caprica', 'leader')).not.toContain('location:hangar-deck')
  })

  test('DT3 Grieving: in a hazardous location she receives no cards, elsewhere three', () => {
    const received = (at: string, p: Partial<Position> = {}) =>
      typesIn(
        hidden(athena, at, { step: 'receiveSkills', hands: { [athena]: [] }, ...p }).until(
          (g) => g.state.turn.step !== 'receive-skills',
        ),
        athena,
      ).length
    expect(received('command')).toBe(3)
    expect(received('sickbay')).toBe(0)
    expect(received('brig')).toBe(0)
    const home = (sides: Record<string, string>) =>
      received('resurrection-ship', { standing: { [athena]: 'leader' }, sides })
    expect(home({})).toBe(0)
    expect(home({ cylon: 'back' })).toBe(0)
    expect(received('caprica', { standing: { [athena]: 'leader' } })).toBe(2)
  })
})
