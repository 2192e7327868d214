import { describe, expect, it } from 'vitest'
import type { ContentSet } from '../src/content/set.ts'
import { condition } from '../src/core/conditions.ts'
import type { SkillCard } from '../src/core/content.ts'
import { word } from '../src/core/effect.ts'
import type { Game } from '../src/core/game.ts'
import { gameOn } from '../src/decide.ts'
import { draw } from '../src/effects/cards.ts'
import { cardsFaceUp } from '../src/effects/checks.ts'
import { gain, lose } from '../src/effects/resources.ts'
import { takeTops } from '../src/rules/decks.ts'
import * as says from '../src/rules/passives.ts'
import { checkUnderWay } from '../src/rules/skill-check.ts'
import { scenario, type TestGame, withSets } from '../src/testing/index.ts'
import { msg } from '../src/text/message.ts'

// The steps of a check that only other boxes use, with cards of a test's own.

const [adama, roslin, tigh] = ['william-adama', 'laura-roslin', 'saul-tigh']
const players = [adama, roslin, tigh]

const none = () => msg('effect.none')
const change = (name: string, run: (f: NonNullable<ReturnType<typeof checkUnderWay>>, g: Game) => void) =>
  word(name, () => ({}), {
    run: (g) => {
      const f = checkUnderWay(g)
      if (f) run(f, g)
    },
    describe: none,
  })
const makeReckless = change('test-reckless', (f) => {
  f.reckless = true
})
const silence = change('test-silence', (f) => {
  f.silenced = true
})
const noDestiny = change('test-no-destiny', (f) => {
  f.destiny = 0
})
const perNothing = change('test-per-nothing', (f) => {
  f.bonuses = [...f.bonuses, { strength: 0, add: 3 }]
})
const fuelInstead = change('test-fuel-instead', (f) => {
  f.instead = [gain('fuel', 2)]
})
const addTops = change('test-add-tops', (f, g) => {
  f.besides = takeTops(g, 'politics', 2)
})
const inReckless = condition('test-in-reckless', () => ({}), {
  test: (g) => checkUnderWay(g)?.reckless ?? false,
  describe: none,
})

const card = (id: string, rest: Partial<SkillCard>): SkillCard => ({
  id,
  title: id,
  type: 'engineering',
  strengths: { 0: 4 },
  abilities: [],
  ...rest,
})

const use = (
  id: string,
  window: 'check-pre' | 'check-judged',
  effect: SkillCard['abilities'][number]['effect'],
) => card(id, { abilities: [{ id, title: id, kind: 'card', window, effect }] })

const set: ContentSet = {
  id: 'check-steps',
  skillCards: [
    card('leak', { inCheck: { effect: [lose('fuel', 1)] } }),
    card('riot', { inCheck: { effect: [lose('food', 1)], when: [inReckless()] } }),
    card('crowd', { inCheck: { effect: [perNothing()] } }),
    use('haste', 'check-pre', [makeReckless()]),
    use('order', 'check-pre', [silence()]),
    use('stack', 'check-pre', [addTops()]),
    card('lesson', { inCheck: { effect: [draw('user', 1, ['politics'])] } }),
    use('alone', 'check-pre', [noDestiny()]),
    use('openly', 'check-pre', [cardsFaceUp('players')]),
    use('plans', 'check-judged', [fuelInstead()]),
  ],
  ruleset: (before) => {
    if (!before) throw new Error('after the base set')
    return { ...before, reckless: [lose('morale', 1)] }
  },
}
const config = withSets([set], {})

/** A check of difficulty 10 whose failure costs morale and food; Tigh uses something before it. */
const riots = (
  hands: Record<string, readonly string[]>,
  uses: readonly string[] = [],
  decks: Record<string, readonly string[]> = {},
): TestGame => {
  const game = scenario({
    players,
    config,
    step: 'crisis',
    decks: { crisis: ['prison-labor'], ...decks },
    destiny: ['repair-1', 'repair-1'],
    hands,
  })
  for (const what of uses) game.answer(tigh, what)
  return game
}

/** Everybody adds his whole hand. */
function allIn(game: TestGame): TestGame {
  for (const who of [roslin, tigh, adama]) {
    if (game.asked.includes(who) && game.request(who).window === 'check-pre') game.pass(who)
  }
  for (const who of [roslin, tigh, adama])
    if (game.asked.includes(who) && game.request(who).window === 'check-contribute')
      game.answer(who, ...game.options(who))
  return game
}

describe('cards that do something while they lie in a check', () => {
  it('take effect once each, whoever added them, in the order the current player says, before the total', () => {
    const game = allIn(riots({ [roslin]: ['leak-0', 'crowd-0'], [tigh]: ['leak-0'] }))
    expect(game.request(adama).prompt.key).toBe('prompt.check-ability')
    expect(game.options(adama)).toEqual(['card:crowd-0', 'card:leak-0'])
    expect(game.view(adama).check).toMatchObject({ strength: null })
    expect(game.view(adama).check?.cards).toHaveLength(5)
    game.answer(adama, 'crowd-0')
    expect(game.state.resources.fuel).toBe(7)
    // three cards of strength 0 add 3 each, and in Adama's crises two Repair cards of strength 1 count for it
    expect(game.events.find((e) => e.key === 'event.check-revealed')?.params).toMatchObject({ strength: 11 })
  })

  it('some take effect only in a reckless check, and a reckless check has a step of its own', () => {
    const calm = allIn(riots({ [roslin]: ['riot-0'] }))
    expect(calm.state.resources).toMatchObject({ food: 7, morale: 9 }) // by the failed check
    const reckless = allIn(riots({ [roslin]: ['riot-0'], [tigh]: ['haste-0'] }, ['haste-0']))
    expect(reckless.state.resources).toMatchObject({ food: 6, morale: 8 })
  })

  it('take effect for the current player', () => {
    const game = allIn(riots({ [roslin]: ['lesson-0'] }, [], { politics: ['investigative-committee-4'] }))
    expect(game.player(adama).hand).toEqual(['investigative-committee-4'])
  })

  it('take no effect in a check that was silenced', () => {
    const game = allIn(riots({ [roslin]: ['leak-0'], [tigh]: ['order-0'] }, ['order-0']))
    expect(game.state.resources.fuel).toBe(8)
  })
})

describe('what is put into a check, and who sees it', () => {
  /** Roslin shows one of the cards she adds. */
  const frank: ContentSet = {
    id: 'adds-open',
    removes: { characters: [roslin] },
    characters: [
      {
        id: roslin,
        title: 'Laura Roslin',
        type: 'political-leader',
        skills: [{ types: ['politics'], draw: 5 }],
        start: 'presidents-office',
        loyaltyExtra: 0,
        abilities: [{ id: 'frank', title: 'Frank', kind: 'weakness', passives: [says.addsOpen(1)] }],
      },
    ],
  }
  const frankly = withSets([frank], {})

  it('no Destiny cards where a card says so', () => {
    const game = riots({ [tigh]: ['alone-0'], [roslin]: ['consolidate-power-1'] }, ['alone-0'])
    expect(game.view(adama).check?.total).toBe(0)
  })

  it('the cards of players open, the Destiny cards not', () => {
    const game = riots({ [tigh]: ['openly-0'], [roslin]: ['consolidate-power-1'], [adama]: ['repair-1'] }, [
      'openly-0',
    ])
    expect(game.view(adama).check).toMatchObject({ faceUp: true, total: 2, cards: [] })
    game.answer(roslin, 'consolidate-power-1')
    expect(game.view('spectator').check).toMatchObject({ total: 3, cards: ['consolidate-power-1'] })
  })

  it('whoever has to shows one of the cards he adds; the others stay hidden', () => {
    const game = scenario({
      players,
      config: frankly,
      step: 'crisis',
      decks: { crisis: ['prison-labor'] },
      hands: { [roslin]: ['consolidate-power-1', 'consolidate-power-2'], [adama]: ['repair-1'] },
    })
    game.answer(roslin, 'consolidate-power-1', 'consolidate-power-2')
    expect(game.view('spectator').check?.cards).toEqual([])
    expect(game.request(roslin)).toMatchObject({ min: 1, max: 1 })
    game.answer(roslin, 'open-card:consolidate-power-2')
    expect(game.view('spectator').check).toMatchObject({ total: 4, cards: ['consolidate-power-2'] })
    expect(game.saw(adama)).toContain('event.added-open')
    game.answer(adama, 'repair-1')
    expect(game.events.filter((e) => e.key === 'event.added-open')).toHaveLength(1)
  })

  it('it is his own card that lies open, where Destiny has added the same', () => {
    const game = scenario({
      players,
      config: frankly,
      step: 'crisis',
      decks: { crisis: ['prison-labor'] },
      destiny: ['consolidate-power-1', 'consolidate-power-1'],
      hands: { [roslin]: ['consolidate-power-1', 'consolidate-power-1'], [adama]: ['repair-1'] },
    })
    game.answer(roslin, 'card:consolidate-power-1#1', 'card:consolidate-power-1#2')
    game.answer(roslin, 'open-card:consolidate-power-1#2')
    expect(checkUnderWay(gameOn(game.state))?.open).toEqual([2])
  })

  it('whoever adds nothing is not asked to show anything', () => {
    const game = scenario({
      players,
      config: frankly,
      step: 'crisis',
      decks: { crisis: ['prison-labor'] },
      hands: { [roslin]: ['consolidate-power-1'], [adama]: ['repair-1'] },
    }).pass(roslin)
    expect(game.asked).toEqual([adama])
    expect(game.happened('event.added-open')).toBe(false)
    expect(game.saw(roslin)).toContain('event.contributed')
    expect(game.saw(roslin)).not.toContain('event.contributed-cards')
  })

  it('all cards that a player adds openly lie open, one after another', () => {
    const hands = { [tigh]: ['openly-0'], [roslin]: ['consolidate-power-1', 'consolidate-power-2'] }
    const game = riots({ ...hands, [adama]: ['repair-1'] }, ['openly-0'])
    game.answer(roslin, 'consolidate-power-1', 'consolidate-power-2')
    expect(game.view('spectator').check?.cards).toEqual(['consolidate-power-1', 'consolidate-power-2'])
  })

  it('cards that are added unseen are turned up and count with the others', () => {
    const politics = ['investigative-committee-4', 'investigative-committee-5']
    const game = riots({ [tigh]: ['stack-0'], [roslin]: ['consolidate-power-1'] }, ['stack-0'], { politics })
    expect(game.view('spectator').check).toMatchObject({ total: 4, cards: [] })
    expect(game.events.find((e) => e.key === 'event.besides-added')?.params).toEqual({ n: 2 })
    game.pass(roslin).until(() => game.state.turn.seat !== 0)
    expect(game.state.decks.politics.discard.toSorted()).toEqual(politics)
    const plain = riots({ [roslin]: ['consolidate-power-1'] })
    expect(plain.happened('event.besides-added')).toBe(false)
  })
})

describe('the result of a check', () => {
  it('is known before it is carried out, and something else can be carried out in its place', () => {
    const game = allIn(riots({ [tigh]: ['plans-0'] }))
    expect(game.view(adama).check?.result).toBe('fail')
  })

  it('something else is carried out in its place where a card says so', () => {
    const game = riots({ [tigh]: ['plans-0'] })
    for (const who of [roslin, tigh, adama])
      if (game.asked.includes(who) && game.request(who).window === 'check-contribute') game.pass(who)
    expect(game.request(tigh).window).toBe('check-judged')
    game.answer(tigh, 'plans-0')
    expect(game.state.resources).toMatchObject({ fuel: 10, morale: 10, food: 8 })
  })

  it('a check that is passed already is not made easier any more', () => {
    const hands = {
      [adama]: ['declare-emergency-3'],
      [roslin]: [
        'consolidate-power-2',
        'consolidate-power-2',
        'investigative-committee-5',
        'investigative-committee-4',
      ],
    }
    const game = riots(hands)
    if (game.request(roslin).window === 'check-pre') game.pass(roslin)
    game.answer(
      roslin,
      'consolidate-power-2',
      'card:consolidate-power-2#2',
      'investigative-committee-5',
      'investigative-committee-4',
    )
    game.pass(adama)
    expect(game.happened('event.check-pass')).toBe(true)
  })
})
