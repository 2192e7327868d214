import { describe, expect, test } from 'vitest'
import type { Character, LoyaltyPlan } from '../../src/core/content.ts'
import type { Standing } from '../../src/core/standing.ts'
import { draw } from '../../src/effects/cards.ts'
import { when } from '../../src/effects/choices.ts'
import {
  becomeCylon,
  drawLoyalty,
  passThisOn,
  receivedFaceDown,
  turnThisUp,
} from '../../src/effects/loyalty.ts'
import { pickPlayer } from '../../src/effects/people.ts'
import { gain, lose } from '../../src/effects/resources.ts'
import { decide, type GameState, newGame, requests } from '../../src/index.ts'
import { type ContentSet, type Position, scenario, withSets } from '../../src/testing/index.ts'

// A box of the test's own: a rebel whose card is in the deck from the start and moves on when its owner is revealed,
// a convert who is revealed by his card, a leader who is given something else, and Cylons who pass their cards on.

const leader: Character = {
  id: 'leader',
  title: 'Leader',
  type: 'cylon-leader',
  skills: [{ types: ['politics', 'tactics'], draw: 2 }],
  start: 'caprica',
  standing: 'leader',
  loyaltyExtra: 0,
  abilities: [],
}

const boxOf = (id: string, passesOn?: Standing['passesOn']): ContentSet => ({
  id,
  characters: [leader],
  loyalty: [
    {
      id: 'cylon-greed',
      title: 'You Are a Cylon',
      copies: 1,
      team: 'cylon',
      power: [lose('morale', 1)],
      afterDiscard: [draw('user', 2, ['politics'])],
    },
    {
      id: 'rebel',
      title: 'Rebel',
      copies: 1,
      team: 'rebel',
      countsAs: 'human',
      power: [],
      received: [turnThisUp(), when([receivedFaceDown()], drawLoyalty('user', 1)), lose('morale', 1)],
      ownerRevealed: [passThisOn()],
      goesOnAlways: true,
    },
    {
      id: 'convert',
      title: 'Convert',
      copies: 1,
      team: 'convert',
      countsAs: 'human',
      power: [],
      received: [turnThisUp(), becomeCylon('revealed')],
    },
  ],
  ruleset: (before) => {
    const revealed = before?.standings.revealed
    if (!before || !revealed) throw new Error('It comes after the base set.')
    const plans: LoyaltyPlan[] = [
      { players: 4, leader: false, cylon: 1, notACylon: 5, named: ['rebel'], late: { named: ['convert'] } },
      { players: 4, leader: true, cylon: 1, notACylon: 4 },
    ]
    return {
      ...before,
      loyaltyDeck: plans,
      leaders: { none: [3], needed: [7] },
      afterSleeper: [pickPlayer('current', 'human', [gain('fuel', 1)])],
      standings: {
        ...before.standings,
        revealed: { ...revealed, whenRevealed: [lose('fuel', 1)], ...(passesOn ? { passesOn } : {}) },
        leader: {
          ...revealed,
          sheet: true,
          receives: { n: 2, from: 'sheet' },
          startingHand: 2,
          insteadOfLoyalty: { atSetup: [gain('food', 1)], atSleeper: [lose('morale', 1)] },
        },
      },
    }
  },
})

const plain = boxOf('loyalties')
const atReveal = boxOf('loyalties-reveal', { upTo: 6, at: 'reveal' })
const atTurnEnd = boxOf('loyalties-end', { upTo: 6, at: 'turn-end' })

const players = ['tom-zarek', 'saul-tigh', 'laura-roslin', 'kara-thrace']

const play = (box: ContentSet, position: Partial<Position> = {}) =>
  scenario({ players, config: withSets([box], {}), decks: { crisis: ['water-shortage-c'] }, ...position })

/** Everybody takes the first character offered, or these. */
function begun(seed: string, wanted: readonly string[]): GameState {
  let state = newGame({ players: 4, ...withSets([plain], {}), characters: wanted }, seed)
  while (state.turn.number === 0) {
    const [r] = requests(state)
    if (!r) throw new Error('Nobody is asked.')
    const options = r.options.slice(0, r.min).map((o) => o.id)
    state = decide(state, r.seat, { request: r.id, options }).state
  }
  return state
}

describe('the Loyalty deck', () => {
  const everything = (s: GameState) => [
    ...s.loyaltyDeck,
    ...s.players.flatMap((p) => [...p.loyalty, ...p.shown]),
  ]

  test('has what the plan for so many players names, from the start or added after the deal', () => {
    for (let i = 0; i < 12; i++) {
      const s = begun(`deck ${i}`, players)
      const all = everything(s)
      expect(all.filter((c) => c === 'rebel')).toHaveLength(1)
      expect(all.filter((c) => c.startsWith('cylon-'))).toHaveLength(1)
      expect(all.filter((c) => c === 'convert')).toHaveLength(1)
      expect(s.removed).toContain('sympathizer')
      expect([...all, ...s.removed].length).toBe(19)
    }
  })

  test('is another one with a leader, who is given something else', () => {
    const s = begun('led', ['leader', 'saul-tigh', 'laura-roslin', 'kara-thrace'])
    expect(everything(s)).not.toContain('rebel')
    expect(everything(s)).toHaveLength(5)
    expect(s.players[0]).toMatchObject({ loyalty: [], shown: [], standing: 'leader' })
    expect(s.resources.food).toBe(9)
  })

  test('a card that does something when it is received does so at setup, too', () => {
    const dealt = Array.from({ length: 30 }, (_, i) => begun(`early ${i}`, players)).find((s) =>
      s.players.some((p) => p.shown.includes('rebel')),
    )
    const owner = dealt?.players.find((p) => p.shown.includes('rebel'))
    expect(owner?.loyalty).toHaveLength(1)
    expect(dealt?.resources.morale).toBe(9)
  })
})

describe('receiving a card', () => {
  /** FTL Control brings the fleet to distance 4: the Sleeper Agent phase, the first card for Zarek. */
  const sleeper = (box: ContentSet, deck: readonly string[], position: Partial<Position> = {}) => {
    const game = play(box, {
      at: { 'tom-zarek': 'ftl-control' },
      travelled: ['deep-space', 'barren-planet'],
      decks: { destination: ['icy-moon', 'icy-moon'], crisis: ['water-shortage-c'] },
      jumpTrack: 4,
      dice: [8],
      loyaltyDeck: deck,
      ...position,
    })
    game.answer('tom-zarek', 'ftl-control')
    return game.until((g) => g.happened('event.sleeper') || g.outcome !== null)
  }
  const four = (...first: string[]) => [
    ...first,
    ...Array.from({ length: 6 - first.length }, () => 'not-a-cylon'),
  ]

  test('does what is printed on it, in the order of the deal', () => {
    const game = sleeper(plain, four('not-a-cylon', 'rebel'))
    expect(game.player('saul-tigh')).toMatchObject({ shown: ['rebel'] })
    expect(game.player('saul-tigh').loyalty).toHaveLength(2)
    expect(game.state.resources.morale).toBe(9)
    expect(game.state.loyaltyDeck).toHaveLength(1)
  })

  test('can make a revealed Cylon of its owner: he draws no Super Crisis card and the turn goes on', () => {
    const game = sleeper(plain, four('convert'))
    expect(game.player('tom-zarek')).toMatchObject({
      standing: 'revealed',
      shown: ['convert'],
      superCrises: [],
    })
    expect(game.state.turn.seat).toBe(0)
  })

  test('a Cylon player who is dealt it does not turn it up', () => {
    const game = sleeper(plain, four('not-a-cylon', 'rebel'), { revealed: ['saul-tigh'] })
    expect(game.player('saul-tigh')).toMatchObject({ shown: [] })
    expect(game.player('saul-tigh').loyalty).toContain('rebel')
    expect(game.state.resources.morale).toBe(10)
  })

  test('P-LOY-5 where he has to, he passes on what he was dealt, and its receiver turns it up', () => {
    const game = sleeper(atReveal, four('not-a-cylon', 'rebel'), {
      revealed: ['saul-tigh'],
      loyalty: { 'saul-tigh': [] },
    })
    expect(game.request('saul-tigh').prompt.key).toBe('prompt.pass-loyalty')
    expect(game.options('saul-tigh')).toEqual(['seat:0', 'seat:2', 'seat:3'])
    game.answer('saul-tigh', 'seat:2')
    expect(game.player('saul-tigh').loyalty).toEqual([])
    expect(game.player('laura-roslin')).toMatchObject({ shown: ['rebel'] })
    expect(game.player('laura-roslin').loyalty).toHaveLength(3)
  })

  test('a leader is given something else', () => {
    const game = sleeper(plain, four(), {
      players: ['tom-zarek', 'leader', 'laura-roslin', 'kara-thrace'],
      loyalty: { leader: [] },
    })
    expect(game.player('leader').loyalty).toEqual([])
    expect(game.state.resources.morale).toBe(9)
    expect(game.state.loyaltyDeck).toHaveLength(3)
  })

  test('what follows when all have their cards comes last', () => {
    const game = sleeper(plain, four())
    expect(game.request('tom-zarek').prompt.key).toBe('prompt.pick')
    game.answer('tom-zarek', 'seat:1')
    expect(game.happened('event.picked')).toBe(true)
  })
})

describe('the rest of a reveal', () => {
  const greedy = (position: Partial<Position> = {}) => {
    const hands = { 'tom-zarek': ['repair-1', 'repair-1', 'repair-2', 'repair-2'] }
    return play(plain, { loyalty: { 'tom-zarek': ['cylon-greed'] }, hands, ...position }).answer(
      'tom-zarek',
      'cylon-greed',
    )
  }

  test('P-REVEAL-3 a part of the power comes after the discard, and so does what his standing brings', () => {
    const game = greedy()
    expect(game.state.resources).toMatchObject({ morale: 9, fuel: 8 })
    game.answer('tom-zarek', 'repair-1')
    expect(game.player('tom-zarek').hand).toHaveLength(5)
    expect(game.state.resources.fuel).toBe(7)
  })

  test('P-REVEAL-11 in the Brig no part of the power is carried out', () => {
    const game = greedy({ at: { 'tom-zarek': 'brig' } }).answer('tom-zarek', 'repair-1')
    expect(game.player('tom-zarek').hand).toHaveLength(3)
    expect(game.state.resources).toMatchObject({ morale: 10, fuel: 7 })
  })
})

describe('passing cards on', () => {
  const cylon = { 'tom-zarek': ['cylon-morale', 'not-a-cylon'] }
  const far = ['deep-space', 'deep-space', 'barren-planet', 'icy-moon'] as const

  test('P-LOY-4 when he is revealed: directly before the turn ends, to a human player', () => {
    const game = play(atReveal, { loyalty: cylon, revealed: ['kara-thrace'] })
    game.answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'no')
    expect(game.happened('event.drew-super-crisis')).toBe(true)
    expect(game.request('tom-zarek').prompt.key).toBe('prompt.pass-loyalty')
    expect(game.options('tom-zarek')).toEqual(['seat:1', 'seat:2'])
    expect(game.state.turn.step).toBe('action')
    game.answer('tom-zarek', 'seat:1')
    expect(game.player('saul-tigh').loyalty).toHaveLength(2)
    expect(game.player('tom-zarek').loyalty).toEqual([])
    expect(game.state.turn.seat).toBe(1)
    expect(game.saw('laura-roslin')).not.toContain('event.loyalty-passed-cards')
    expect(game.saw('saul-tigh')).toContain('event.loyalty-passed-cards')
  })

  test('P-LOY-2 beyond that distance he keeps them', () => {
    const game = play(atReveal, { loyalty: cylon, travelled: far })
    expect(game.view('tom-zarek').distance).toBeGreaterThan(6)
    game.answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'no')
    expect(game.player('tom-zarek').loyalty).toEqual(['not-a-cylon'])
    expect(game.state.turn.seat).toBe(1)
  })

  test('D-REVEAL-4 or at the end of the turn in which he was revealed', () => {
    const game = play(atTurnEnd, { loyalty: cylon })
    game.answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'no')
    expect(game.state.turn.step).toBe('end')
    expect(game.request('tom-zarek').prompt.key).toBe('prompt.pass-loyalty')
    game.answer('tom-zarek', 'seat:3')
    expect(game.player('kara-thrace').loyalty).toHaveLength(2)
    expect(game.state.turn.seat).toBe(1)
  })

  test('D-MTR-14 a card that moves on when its owner is revealed goes openly, at any distance', () => {
    const game = play(plain, {
      loyalty: { 'tom-zarek': ['cylon-morale'] },
      shown: { 'tom-zarek': ['rebel'] },
      travelled: far,
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon'],
    })
    game.answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'no')
    expect(game.request('tom-zarek').prompt.key).toBe('prompt.pass-open-loyalty')
    game.answer('tom-zarek', 'seat:2')
    expect(game.player('tom-zarek').shown).toEqual(['cylon-morale'])
    // It came openly: no further card.
    expect(game.player('laura-roslin')).toMatchObject({ shown: ['rebel'], loyalty: ['not-a-cylon'] })
    expect(game.state.resources.morale).toBe(9)
  })

  test('D-REVEAL-6 of cards that lie face down only such a card goes on beyond the distance', () => {
    const game = play(atReveal, {
      loyalty: { 'tom-zarek': ['cylon-morale', 'not-a-cylon', 'rebel'] },
      travelled: far,
    })
    game.answer('tom-zarek', 'cylon-morale').answer('tom-zarek', 'no').answer('tom-zarek', 'seat:2')
    expect(game.player('tom-zarek').loyalty).toEqual(['not-a-cylon'])
    expect(game.player('laura-roslin').shown).toEqual(['rebel'])
  })
})

describe('choosing a leader', () => {
  const offered = (players: number, taken: readonly string[]) => {
    let state = newGame({ players, ...withSets([plain], {}), firstPlayer: 0 }, 'leaders')
    for (const character of taken) {
      const [r] = requests(state)
      if (!r) throw new Error('Nobody is asked.')
      state = decide(state, r.seat, { request: r.id, options: [`character:${character}`] }).state
    }
    return requests(state)[0]?.options.map((o) => o.character) ?? []
  }

  test('everybody may be one, once, but not with so few players', () => {
    expect(offered(4, [])).toContain('leader')
    expect(offered(4, ['leader'])).not.toContain('leader')
    expect(offered(3, [])).not.toContain('leader')
  })
})
