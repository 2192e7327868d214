import { describe, expect, test } from 'vitest'
import { contentOf, eventsFor } from '../../src/index.ts'
import type { Position, TestGame } from '../../src/testing/index.ts'
import { adama, danna, fresh, hidden, led, motivesOf, openOf, roslin, tyrol } from './crew.ts'

// The fourteen Motives: when each can be revealed, and who wins by them.

const content = contentOf(fresh(4).state.config)
const motives = [...content.cards].flatMap(([id, c]) =>
  c.kind === 'other' && c.deck === 'motive' ? [{ ...c.print, id }] : [],
)

/** A Leader with these Motives in a game in which the fleet has not lost anything. */
const holding = (held: readonly string[], p: Partial<Position> = {}): TestGame =>
  led(danna, { held: { [danna]: { motive: held } }, ...p })

const standing = (game: TestGame): string[] =>
  game.standing(danna).flatMap((r) => r.options.map((o) => o.card ?? ''))

test('D-SETUP-12 there are fourteen, seven for each side, and each is laid open', () => {
  expect(motives).toHaveLength(14)
  for (const side of ['humans', 'cylons'] as const)
    expect(motives.filter((m) => m.side === side)).toHaveLength(7)
  expect(motives.every((m) => m.copies === 1 && m.abilities?.length === 1)).toBe(true)
})

describe('at any moment', () => {
  const any: readonly (readonly [string, string, Partial<Position>, Partial<Position>])[] = [
    ['end-the-chase', 'humans', { damaged: ['ftl-control'] }, { damaged: ['command'] }],
    ['end-the-chase', 'humans', { damaged: ['admirals-quarters'] }, {}],
    ['a-justified-response', 'cylons', { jumpTrack: 3 }, { jumpTrack: 3, ships: { bow: { raider: 1 } } }],
    ['a-justified-response', 'cylons', { jumpTrack: 4 }, { jumpTrack: 2 }],
    ['a-justified-response', 'cylons', { jumpTrack: 4 }, { jumpTrack: 4, ships: { bow: { heavy: 1 } } }],
    ['a-justified-response', 'cylons', { jumpTrack: 4 }, { jumpTrack: 4, ships: { bow: { basestar: 1 } } }],
    ['no-unnecessary-force', 'cylons', { distance: 5 }, { distance: 4 }],
    ['no-unnecessary-force', 'cylons', { distance: 6 }, { distance: 6, centurions: [1] }],
  ]

  test.each(any)('DT1, D-LEAD-12, D-LEAD-13 %s (%s) while %j, not while %j', (card, side, met, unmet) => {
    expect(motives.find((m) => m.id === card)).toMatchObject({ side })
    expect(standing(holding([card], met))).toEqual([card])
    expect(standing(holding([card], unmet))).toEqual([])
  })

  test('DT1 make-an-ally: another player is in the Brig and the Leader holds a Mutiny card', () => {
    const ally = (at: Record<string, string>, mutiny: readonly string[]) =>
      standing(hidden(danna, 'command', { held: { [danna]: { motive: ['make-an-ally'], mutiny } }, at }))
    expect(ally({ [adama]: 'brig' }, ['selfish-act'])).toEqual(['make-an-ally'])
    expect(ally({ [adama]: 'brig' }, [])).toEqual([])
    expect(ally({}, ['selfish-act'])).toEqual([])
    const alone = hidden(danna, 'brig', {
      held: { [danna]: { motive: ['make-an-ally'], mutiny: ['selfish-act'] } },
    })
    expect(standing(alone)).toEqual([])
    expect(motives.find((m) => m.id === 'make-an-ally')?.side).toBe('humans')
  })

  test('D-LEAD-12 in the middle of an action, a check and a crisis, whoever is asked', () => {
    const damaged = { held: { [danna]: { motive: ['end-the-chase'] } }, damaged: ['ftl-control'] }
    const moving = led(danna, { current: tyrol, step: 'movement', ...damaged })
    expect(moving.asked).toEqual([tyrol])
    expect(standing(moving)).toEqual(['end-the-chase'])
    const acting = led(danna, { current: tyrol, at: { [tyrol]: 'admirals-quarters' }, ...damaged })
    acting.answer(tyrol, 'location:admirals-quarters')
    expect(acting.request(tyrol).prompt.key).toBe('prompt.pick')
    const request = acting.request(tyrol)
    acting.aside(danna, 'end-the-chase')
    expect(openOf(acting, danna)).toEqual(['end-the-chase'])
    expect(acting.request(tyrol)).toEqual(request)
    const check = led(danna, {
      current: tyrol,
      step: 'crisis',
      decks: { crisis: ['prison-labor'] },
      hands: { [roslin]: ['consolidate-power-1'] },
      ...damaged,
    }).untilAsked(roslin, 'prompt.contribute')
    check.aside(danna, 'end-the-chase')
    expect(openOf(check, danna)).toEqual(['end-the-chase'])
    expect(check.request(roslin).prompt.key).toBe('prompt.contribute')
  })

  test('D-LEAD-11 nobody else can tell that he could, nor which Motives he has', () => {
    const game = (motive: string) =>
      led(danna, {
        current: tyrol,
        step: 'movement',
        held: { [danna]: { motive: [motive] } },
        damaged: ['ftl-control'],
      })
    const [can, cannot] = [game('end-the-chase'), game('savor-their-demise')]
    for (const who of [adama, 'spectator'])
      expect(JSON.stringify(can.view(who))).toBe(JSON.stringify(cannot.view(who)))
    can.pass(tyrol)
    cannot.pass(tyrol)
    expect(eventsFor(can.events, can.seat(adama))).toEqual(eventsFor(cannot.events, cannot.seat(adama)))
    expect(can.view(adama).players[0]).toMatchObject({ held: { motive: 1 } })
  })

  test('D-LEAD-14 once revealed, it stays, whatever becomes of its condition', () => {
    const game = holding(['end-the-chase'], {
      current: tyrol,
      damaged: ['ftl-control'],
      at: { [tyrol]: 'ftl-control' },
      hands: { [tyrol]: ['repair-1'] },
    }).aside(danna, 'end-the-chase')
    game.answer(tyrol, 'repair-1').until((g) => g.state.turn.step !== 'action')
    expect(game.state.boards.galactica?.damaged).toEqual([])
    expect(openOf(game, danna)).toEqual(['end-the-chase'])
    expect(game.view(adama).inPlay).toContainEqual({ card: 'end-the-chase', deck: 'motive', holder: 0 })
  })
})

/** The humans lose when this turn ends. */
const lost: Partial<Position> = { current: tyrol, step: 'end', resources: { fuel: 0 } }
/** They win with the jump that Tyrol makes. */
const won: Partial<Position> = {
  current: tyrol,
  at: { [tyrol]: 'ftl-control' },
  jumpTrack: 4,
  distance: 8,
  dice: [8],
}

describe('when the game is over', () => {
  const atEnd: readonly (readonly [string, string, Partial<Position>, Partial<Position>])[] = [
    [
      'improve-efficiency',
      'humans',
      { hands: { [danna]: ['consolidate-power-1', 'launch-scout-1', 'repair-1'] } },
      { hands: { [danna]: ['consolidate-power-1', 'launch-scout-1', 'launch-scout-2'] } },
    ],
    ['keep-them-docile', 'humans', { resources: { fuel: 0, food: 4 } }, { resources: { fuel: 0, food: 5 } }],
    [
      'learn-to-cherish',
      'humans',
      { resources: { fuel: 0, population: 6 } },
      { resources: { fuel: 0, population: 7 } },
    ],
    [
      'pressure-their-leaders',
      'humans',
      { resources: { fuel: 0, morale: 5 } },
      { resources: { fuel: 0, morale: 6 } },
    ],
    [
      'remove-the-threat',
      'humans',
      { fleet: { viper: { damaged: 2, destroyed: 1 }, 'assault-raptor': { destroyed: 1, reserve: 0 } } },
      { fleet: { viper: { damaged: 2, destroyed: 1 } } },
    ],
    [
      'a-false-sense-of-security',
      'cylons',
      { resources: { fuel: 0, morale: 3 } },
      { resources: { fuel: 0, morale: 2 } },
    ],
    [
      'fight-with-honor',
      'cylons',
      { hands: { [danna]: ['bait-0', 'bait-0', 'dradis-contact-0'] } },
      { hands: { [danna]: ['bait-0', 'bait-0', 'repair-1'] } },
    ],
    [
      'harvest-their-resources',
      'cylons',
      { resources: { fuel: 0, food: 2 } },
      { resources: { fuel: 0, food: 1 } },
    ],
    ['savor-their-demise', 'cylons', { distance: 7 }, { distance: 6 }],
    [
      'subjects-for-study',
      'cylons',
      { resources: { fuel: 0, population: 4 } },
      { resources: { fuel: 0, population: 3 } },
    ],
  ]

  test.each(atEnd)('DT2, D-LEAD-15, D-LEAD-16 %s (%s) if %j, not if %j', (card, side, met, unmet) => {
    expect(motives.find((m) => m.id === card)).toMatchObject({ side })
    const before = holding([card], { ...met, current: tyrol, step: 'movement' })
    expect(standing(before)).toEqual([])
    const game = holding([card], { ...lost, ...met }).untilAsked(danna, 'prompt.window.game-over')
    expect(game.request(danna)).toMatchObject({ secret: true, min: 0 })
    game.answer(danna, card)
    expect(openOf(game, danna)).toEqual([card])
    const not = holding([card], { ...lost, ...unmet }).until(
      (g) => g.outcome !== null || g.state.asks.some((a) => a.seat === 0 && a.window === 'game-over'),
    )
    expect(not.outcome).not.toBeNull()
    expect(openOf(not, danna)).toEqual([])
  })

  test('D-LEAD-15 those for any moment can still be revealed then, by the final state; each is asked for once', () => {
    const game = holding(['end-the-chase', 'keep-them-docile'], {
      ...lost,
      resources: { fuel: 0, food: 4 },
      damaged: ['ftl-control'],
    }).untilAsked(danna, 'prompt.window.game-over')
    expect(game.standing(danna)).toEqual([])
    expect(game.options(danna)).toHaveLength(2)
    game.answer(danna, 'keep-them-docile')
    expect(game.options(danna)).toHaveLength(1)
    game.pass(danna)
    expect(game.outcome).not.toBeNull()
    expect(openOf(game, danna)).toEqual(['keep-them-docile'])
  })

  test('DT2, D-LEAD-11 that somebody could reveal one is told to nobody', () => {
    const end = (motive: string, resources: Position['resources']) => {
      const game = holding([motive], { ...lost, resources })
      game.until((g) => g.outcome !== null || g.state.asks.some((a) => a.window === 'game-over'))
      return game
    }
    const can = end('keep-them-docile', { fuel: 0, food: 4 })
    const cannot = end('keep-them-docile', { fuel: 0, food: 5 })
    const told = (game: TestGame) => game.saw(adama).filter((k) => k.startsWith('window.'))
    expect(can.outcome).toBeNull()
    expect(cannot.outcome).not.toBeNull()
    expect(told(can)).toEqual(told(cannot))
    expect(can.view(adama).waitingFor).toEqual([])
  })

  test('DT2 what it costs to jump last is lost before: the final state decides', () => {
    // FTL Control costs population with the last jump, too.
    const game = holding(['learn-to-cherish'], {
      current: tyrol,
      at: { [tyrol]: 'ftl-control' },
      jumpTrack: 4,
      distance: 8,
      resources: { population: 7 },
      dice: [1],
    }).answer(tyrol, 'location:ftl-control')
    game.untilAsked(danna, 'prompt.window.game-over')
    expect(game.state.resources.population).toBe(6)
  })
})

describe('who wins', () => {
  const humanTwo = ['keep-them-docile', 'learn-to-cherish']
  const cylonTwo = ['harvest-their-resources', 'subjects-for-study']
  const all = { food: 4, population: 6, morale: 4 }

  /** Reveals all of these when the game is over; whether he wins. */
  function wins(held: readonly string[], revealed: readonly string[], how: Partial<Position>): boolean {
    const game = holding(held, { ...how, resources: { ...all, ...how.resources } })
    if (how === won) game.answer(tyrol, 'location:ftl-control')
    for (const card of revealed) game.untilAsked(danna, 'prompt.window.game-over').answer(danna, card)
    game.until(() => false)
    expect(openOf(game, danna)).toEqual(revealed)
    return game.outcome?.winners.includes(game.seat(danna)) ?? false
  }

  test('D-LEAD-17 two revealed for the winning side, and at most one not revealed', () => {
    const held = [...humanTwo, 'fight-with-honor', 'savor-their-demise']
    expect(wins([...humanTwo, 'fight-with-honor'], humanTwo, won)).toBe(true)
    expect(wins([...humanTwo, 'fight-with-honor'], humanTwo, lost)).toBe(false)
    expect(wins(held, humanTwo, won)).toBe(false)
    expect(wins([...humanTwo, 'fight-with-honor'], humanTwo.slice(0, 1), won)).toBe(false)
  })

  test('D-LEAD-18 with two of each he wins with either side', () => {
    const held = [...humanTwo, ...cylonTwo]
    expect(wins(held, held, won)).toBe(true)
    expect(wins(held, held, lost)).toBe(true)
  })

  test('D-LEAD-19 with two human and one Cylon Motive revealed and one not he loses with the Cylons', () => {
    const held = [...humanTwo, 'harvest-their-resources', 'fight-with-honor']
    const revealed = [...humanTwo, 'harvest-their-resources']
    expect(wins(held, revealed, lost)).toBe(false)
    expect(wins(held, revealed, won)).toBe(true)
  })

  test('DQ3 before the Sleeper Agent phase both of his two are enough, if they are of the winning side', () => {
    expect(wins(cylonTwo, cylonTwo, lost)).toBe(true)
    expect(wins(cylonTwo, cylonTwo, won)).toBe(false)
    const mixed = [humanTwo[0] ?? '', cylonTwo[0] ?? '']
    expect(wins(mixed, mixed, lost)).toBe(false)
  })

  test('D-INFIL-12 among the humans he still wins by his Motives', () => {
    const game = hidden(danna, 'command', {
      ...lost,
      resources: { fuel: 0, ...all },
      held: { [danna]: { motive: cylonTwo } },
    })
    for (const card of cylonTwo) game.untilAsked(danna, 'prompt.window.game-over').answer(danna, card)
    game.until(() => false)
    expect(game.outcome?.winners).toContain(game.seat(danna))
  })

  test('D-LEAD-11 what is left unrevealed everybody sees when the game is over', () => {
    const game = holding(['fight-with-honor'], lost).until(() => false)
    expect(game.saw(adama)).toContain('event.shows-held')
    expect(motivesOf(game, danna)).toEqual(['fight-with-honor'])
  })
})
