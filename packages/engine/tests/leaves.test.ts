import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ContentSet } from '../src/content/set.ts'
import type { Ability } from '../src/core/abilities.ts'
import { condition } from '../src/core/conditions.ts'
import { type Source, word } from '../src/core/effect.ts'
import { prevent } from '../src/core/leaf.ts'
import { underWay } from '../src/core/procedure.ts'
import { type WindowName, windows } from '../src/core/windows.ts'
import { draw } from '../src/effects/cards.ts'
import { gain } from '../src/effects/resources.ts'
import { resultInstead } from '../src/rules/dice.ts'
import { discardFewer } from '../src/rules/discard.ts'
import { loss } from '../src/rules/resources.ts'
import { scenario, withSets } from '../src/testing/index.ts'
import { msg } from '../src/text/message.ts'

// What may come before or after the smallest things that happen, with abilities of a test's own on a base sheet.

const from = condition('test-from', (source: Source) => ({ source }), {
  test: (_g, { source }, ctx) => ctx.source === source,
  describe: () => msg('effect.none'),
})
const mine = condition('test-mine', () => ({}), {
  test: (_g, _c, ctx) => ctx.picked === ctx.user,
  describe: () => msg('effect.none'),
})
const of = condition('test-of', (resource: string) => ({ resource }), {
  test: (_g, { resource }, ctx) => ctx.resource === resource,
  describe: () => msg('effect.none'),
})
const treacherous = condition('test-of-type', (type: string) => ({ type }), {
  test: (g, { type }, ctx) => ctx.cards?.some((c) => g.content.skills.get(c)?.card.type === type) ?? false,
  describe: () => msg('effect.none'),
})
const lessLoss = word('test-less-loss', () => ({}), {
  run: (g) => {
    const f = underWay(g, loss)
    if (f) f.n--
  },
  describe: () => msg('effect.none'),
})
const noLoss = word('test-no-loss', () => ({}), {
  run: (g) => prevent(g, loss),
  describe: () => msg('effect.none'),
})
const oneFewer = word('test-one-fewer', () => ({}), {
  run: (g, _w, ctx) => discardFewer(g, ctx.picked ?? -1, 1),
  describe: () => msg('effect.none'),
})
const eight = word('test-eight', () => ({}), {
  run: (g) => resultInstead(g, 8),
  describe: () => msg('effect.none'),
})

const players = ['william-adama', 'laura-roslin', 'galen-tyrol']
const [adama, roslin, tyrol] = ['william-adama', 'laura-roslin', 'galen-tyrol']

/** Roslin's sheet with one more ability. */
function withAbility(id: string, window: WindowName, rest: Partial<Ability>) {
  const set: ContentSet = {
    id,
    characters: [
      {
        id: roslin,
        title: 'Laura Roslin',
        type: 'political-leader',
        skills: [{ types: ['politics'], draw: 5 }],
        start: 'presidents-office',
        loyaltyExtra: 0,
        abilities: [{ id, title: id, kind: 'passive', window, limit: 'turn', ...rest }],
      },
    ],
    removes: { characters: [roslin] },
  }
  return withSets([set], {})
}

const crisis = { players, step: 'crisis', decks: { crisis: ['water-shortage-a'] } } as const
const politics = ['consolidate-power-1', 'consolidate-power-1', 'consolidate-power-2']

describe('a resource is lost', () => {
  it('less, because somebody uses something before it', () => {
    const config = withAbility('less', 'resource-loss', { effect: [lessLoss()], when: [of('food')] })
    const game = scenario({ ...crisis, config }).answer(roslin, 'option:0')
    expect(game.request(roslin).window).toBe('resource-loss')
    expect(game.state.resources.food).toBe(8)
    game.answer(roslin, 'less')
    expect(game.state.resources.food).toBe(8)
  })

  it('not at all, because it is prevented; afterwards nothing is said to have happened', () => {
    const config = withAbility('never', 'resource-loss', { effect: [noLoss()], when: [from('crisis')] })
    const game = scenario({ ...crisis, config })
      .answer(roslin, 'option:0')
      .answer(roslin, 'never')
    expect(game.state.resources.food).toBe(8)
    expect(game.happened('event.lost')).toBe(false)
  })

  it('and something follows it at once, before what the card says next', () => {
    const config = withAbility('after', 'resource-lost', { effect: [gain('fuel', 1)] })
    const game = scenario({ ...crisis, config }).answer(roslin, 'option:0')
    expect(game.state.resources).toMatchObject({ food: 7, fuel: 8 })
    game.answer(roslin, 'after')
    expect(game.state.resources.fuel).toBe(9)
  })

  it('nothing follows a loss that took nothing away', () => {
    const config = withAbility('after-nothing', 'resource-lost', { effect: [gain('fuel', 1)] })
    const game = scenario({ ...crisis, config, resources: { food: 0 } }).answer(roslin, 'option:0')
    expect(game.state.resources.fuel).toBe(8)
    expect(game.asked).not.toContain(roslin)
  })
})

describe('cards are discarded and drawn', () => {
  const told = { players, step: 'crisis', decks: { crisis: ['water-shortage-a'] } } as const

  it('fewer, because the one who has to may say so; the source of the discard is known', () => {
    const config = withAbility('fewer', 'discard-due', {
      effect: [oneFewer()],
      when: [mine(), from('crisis')],
    })
    const hands = {
      [roslin]: politics,
      [adama]: ['executive-order-1', 'executive-order-2', 'declare-emergency-3'],
    }
    const game = scenario({ ...told, config, hands }).answer(roslin, 'option:1')
    expect(game.request(roslin).window).toBe('discard-due')
    game.answer(roslin, 'fewer')
    expect(game.request(roslin)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 1, max: 1 })
  })

  it('something is done after a player has discarded cards of a type, while the price is not yet used', () => {
    const config = withAbility('upon-discard', 'cards-discarded', {
      effect: [gain('fuel', 1)],
      when: [treacherous('leadership'), from('price')],
    })
    const game = scenario({
      players,
      config,
      step: 'movement',
      hands: { [adama]: ['executive-order-1', 'strategic-planning-3'] },
    })
    game.answer(adama, 'location:press-room').answer(adama, 'executive-order-1')
    expect(game.player(adama).at).toBe('admirals-quarters')
    game.answer(roslin, 'upon-discard')
    expect(game.state.resources.fuel).toBe(9)
    expect(game.player(adama).at).toBe('press-room')
  })

  it('something is done after a draw', () => {
    const config = withAbility('upon-draw', 'cards-drawn', {
      effect: [draw('user', 1, ['politics'])],
    })
    const game = scenario({ players, config, at: { [adama]: 'research-lab' } })
    game.answer(adama, 'research-lab').answer(adama, 'type:tactics#1').answer(roslin, 'upon-draw')
    expect(game.player(roslin).hand).toHaveLength(1)
  })
})

describe('people and dice', () => {
  it('something is done after a character came to a place', () => {
    const config = withAbility('welcome', 'place-entered', { effect: [gain('fuel', 1)] })
    const game = scenario({ players, config, step: 'movement' }).answer(adama, 'location:command')
    expect(game.player(adama).at).toBe('command')
    game.answer(roslin, 'welcome')
    expect(game.state.resources.fuel).toBe(9)
  })

  it('a result takes the place of a die that would be rolled, and nothing changes it', () => {
    const config = withAbility('no-die', 'roll-due', { effect: [eight()] })
    const game = scenario({
      players,
      config,
      at: { [adama]: 'weapons-control' },
      ships: { bow: { basestar: 1 } },
      hands: { [tyrol]: ['strategic-planning-3'] },
      dice: [1],
    })
    game.answer(adama, 'weapons-control').answer(roslin, 'no-die')
    expect(game.happened('event.rolled')).toBe(false)
    expect(game.state.dice).toEqual([1])
    expect(game.state.ships.find((s) => s.kind === 'basestar')?.damage).toHaveLength(1)
    expect(game.saw(tyrol)).not.toContain('window.roll-before')
  })
})

describe('the moments there are', () => {
  const sources = ['rules', 'effects', 'core'].flatMap((folder) => {
    const path = join(import.meta.dirname, '../src', folder)
    return readdirSync(path).map((file) => readFileSync(join(path, file), 'utf8'))
  })

  it.each(windows)('%s is opened by a rule', (window) => {
    const opened = sources.some(
      (text) =>
        new RegExp(`(openWindow|offer|usablesOf)\\([^)]*'${window}'`).test(text) ||
        new RegExp(`(before|after): '${window}'`).test(text),
    )
    expect(opened).toBe(true)
  })
})
