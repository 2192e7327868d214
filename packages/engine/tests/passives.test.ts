import { describe, expect, it } from 'vitest'
import type { ContentSet } from '../src/content/set.ts'
import type { Ability } from '../src/core/abilities.ts'
import {
  has,
  inForce,
  lastsThisTurn,
  passive,
  passives,
  tablePassives,
  usedThisTurn,
} from '../src/core/passives.ts'
import { gameOn } from '../src/decide.ts'
import { gain } from '../src/effects/resources.ts'
import { ownTurn } from '../src/effects/when.ts'
import * as says from '../src/rules/passives.ts'
import { scenario, withSets } from '../src/testing/index.ts'
import { msg } from '../src/text/message.ts'

const [adama, roslin, tyrol] = ['william-adama', 'laura-roslin', 'galen-tyrol']
const players = [adama, roslin, tyrol]

/** Roslin with abilities of a test's own. */
const withAbilities = (id: string, abilities: readonly Ability[], more: Partial<ContentSet> = {}) =>
  withSets(
    [
      {
        id,
        removes: { characters: [roslin] },
        characters: [
          {
            id: roslin,
            title: 'Laura Roslin',
            type: 'political-leader' as const,
            skills: [{ types: ['politics' as const], draw: 5 }],
            start: 'presidents-office',
            loyaltyExtra: 0,
            abilities,
          },
        ],
        ...more,
      },
    ],
    {},
  )

const action = (id: string, rest: Partial<Ability>): Ability => ({
  id,
  title: id,
  kind: 'passive',
  window: 'action',
  effect: [gain('fuel', 1)],
  ...rest,
})

describe('what always applies', () => {
  it('two of one name are refused', () => {
    expect(() => passive('hand-limit', () => ({}), { describe: () => msg('effect.none') })).toThrow(
      'Two passives are called "hand-limit"',
    )
  })

  it('lasts for a turn, for one player or for everybody, and is gone with the next turn', () => {
    const g = gameOn(scenario({ players }).state)
    lastsThisTurn(g, says.handLimit(3), 1)
    lastsThisTurn(g, says.launchMore(2), -1)
    expect(passives(g, says.handLimit, 1).map((p) => p.n)).toEqual([3])
    expect(has(g, says.handLimit, 0)).toBe(false)
    expect(tablePassives(g, says.launchMore)).toEqual([says.launchMore(2)])
    expect(inForce(g, says.noLoyaltyLooks)).toBe(false)
    const next = scenario({ players })
    lastsThisTurn(gameOn(next.state), says.handLimit(3), 0)
    next.until((x) => x.state.turn.seat === 1)
    expect(next.state.turn.lasting).toEqual([])
  })

  it('can be used up before the turn ends', () => {
    const g = gameOn(scenario({ players }).state)
    lastsThisTurn(g, says.launchMore(1), -1)
    lastsThisTurn(g, says.launchMore(2), -1)
    const [first] = tablePassives(g, says.launchMore)
    if (first) usedThisTurn(g, first)
    expect(tablePassives(g, says.launchMore)).toEqual([says.launchMore(2)])
  })

  it('may hold only under a condition', () => {
    const config = withAbilities('conditional', [
      { id: 'busy', title: 'busy', kind: 'passive', passives: [says.actions(2, ownTurn())] },
    ])
    const own = gameOn(scenario({ players, config, current: roslin }).state)
    expect(has(own, says.actions, 1)).toBe(true)
    const other = gameOn(scenario({ players, config }).state)
    expect(has(other, says.actions, 1)).toBe(false)
  })
})

describe('limits', () => {
  it('can be shared: one of several per turn', () => {
    const config = withAbilities('shared', [
      action('one', { limit: 'turn', counts: 'either' }),
      action('other', { limit: 'turn', counts: 'either' }),
      { id: 'busy', title: 'busy', kind: 'passive', passives: [says.actions(2)] },
    ])
    const game = scenario({ players, config, current: roslin })
    expect(game.options(roslin)).toEqual(expect.arrayContaining(['ability:one', 'ability:other']))
    game.answer(roslin, 'ability:one')
    expect(game.options(roslin)).not.toContain('ability:other')
    expect(game.options(roslin)).not.toContain('ability:one')
  })

  it('"once per game" is once, with whichever character', () => {
    const config = withAbilities('once', [action('great-deed', { limit: 'game' })])
    const game = scenario({ players, config, current: roslin, used: { [roslin]: ['of-another-character'] } })
    expect(game.options(roslin)).not.toContain('ability:great-deed')
  })

  it('a set can make it as often as one has tokens for it, and some cost more', () => {
    const abilities = [
      action('deed', { limit: 'game' }),
      action('dear', { limit: 'game', tokens: 2 }),
      { id: 'busy', title: 'busy', kind: 'passive' as const, passives: [says.actions(3)] },
    ]
    const config = withAbilities('tokens', abilities, {
      ruleset: (before) => {
        if (!before) throw new Error('after the base set')
        return { ...before, oncePerGame: { token: 'wonder' } }
      },
    })
    const game = scenario({ players, config, current: roslin, tokens: { [roslin]: { wonder: 2 } } })
    expect(game.options(roslin)).toEqual(expect.arrayContaining(['ability:deed', 'ability:dear']))
    game.answer(roslin, 'ability:deed')
    expect(game.player(roslin).tokens).toEqual({ wonder: 1 })
    expect(game.options(roslin)).toContain('ability:deed')
    expect(game.options(roslin)).not.toContain('ability:dear')
    game.answer(roslin, 'ability:deed')
    expect(game.options(roslin)).not.toContain('ability:deed')
  })
})
