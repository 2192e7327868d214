import { describe, expect, test } from 'vitest'
import type { ContentSet } from '../src/content/set.ts'
import { clone } from '../src/core/clone.ts'
import { word } from '../src/core/effect.ts'
import { heldBy, unwindTo } from '../src/core/procedure.ts'
import { gameOn } from '../src/decide.ts'
import { discard } from '../src/effects/cards.ts'
import { giveCard, keepInPlay } from '../src/effects/lasting.ts'
import { chance, imagine, unknowing, view } from '../src/index.ts'
import { takeTops } from '../src/rules/decks.ts'
import { checkUnderWay } from '../src/rules/skill-check.ts'
import { invariants, scenario, type TestGame, withSets } from '../src/testing/index.ts'
import { msg } from '../src/text/message.ts'
import { testCrisis } from './rules/test-crisis.ts'

// Cards that lie nowhere but in the hands of something under way: none is lost, none is seen by whom it does not concern.

const [adama, roslin, tigh, baltar] = ['william-adama', 'laura-roslin', 'saul-tigh', 'gaius-baltar']
const starbuck = 'kara-thrace'
const players = [adama, roslin, tigh, baltar]

const held = (game: { readonly state: TestGame['state'] }): string[] =>
  game.state.stack.flatMap((f) => [...heldBy(f)])

/** What two cards of the Politics deck are put into a check unseen. */
const addUnseen = word('test-add-unseen', () => ({}), {
  run: (g) => {
    const f = checkUnderWay(g)
    if (f) f.besides = takeTops(g, 'politics', 2)
  },
  describe: () => msg('effect.none'),
})

const set: ContentSet = {
  id: 'under-way',
  skillCards: [
    {
      id: 'unseen',
      title: 'unseen',
      type: 'engineering',
      strengths: { 0: 2 },
      abilities: [
        { id: 'unseen', title: 'unseen', kind: 'card', window: 'check-pre', effect: [addUnseen()] },
      ],
    },
  ],
  quorum: [{ id: 'office', title: 'office', copies: 1, effect: [giveCard('user'), discard('user', 1)] }],
  crises: [testCrisis('stays', [keepInPlay(), discard('current', 1)])],
}
const config = withSets([set], {})

/** The moments, how many cards are held in them, and who sees these. */
const moments: Record<
  string,
  { game: () => TestGame; cards: number; seenBy: readonly string[]; whole?: true }
> = {
  'B-SECRET-7 Roslin has drawn two Crisis cards': {
    game: () => scenario({ players, current: roslin, step: 'crisis' }),
    cards: 2,
    seenBy: [roslin],
  },
  'B-CRISIS-1 a Crisis card was turned up that Starbuck may replace': {
    game: () => scenario({ players: [starbuck, roslin, tigh], step: 'crisis' }),
    cards: 1,
    seenBy: [starbuck, roslin, tigh],
  },
  'B-JUMP-18 B-SECRET-12 the Admiral has drawn two destinations': {
    game: () =>
      scenario({
        players,
        current: tigh,
        at: { [tigh]: 'ftl-control' },
        jumpTrack: 4,
        dice: [8],
      }).answer(tigh, 'ftl-control'),
    cards: 2,
    seenBy: [adama],
  },
  'B-JUMP-25 a specialist has drawn three destinations': {
    game: () =>
      scenario({
        players,
        current: tigh,
        at: { [tigh]: 'ftl-control' },
        jumpTrack: 4,
        dice: [8],
        inPlay: [{ card: 'assign-mission-specialist', deck: 'quorum', holder: baltar }],
      }).answer(tigh, 'ftl-control'),
    cards: 3,
    seenBy: [baltar],
  },
  'B-TITLE-7 the President carries out a Quorum card': {
    game: () =>
      scenario({ players, current: roslin, quorum: ['arrest-order', 'release-cylon-mugshots'] }).answer(
        roslin,
        'arrest-order',
      ),
    cards: 1,
    seenBy: players,
  },
  'B-TITLE-7 a Quorum card stays in play while it is carried out': {
    game: () =>
      scenario({
        players,
        config,
        current: roslin,
        quorum: ['office'],
        hands: { [roslin]: ['repair-1', 'repair-2'] },
      }).answer(roslin, 'office'),
    cards: 0,
    seenBy: players,
  },
  'B-SECRET-9 Roslin has drawn four Quorum cards': {
    game: () => scenario({ players, current: roslin }).answer(roslin, 'skilled-politician'),
    cards: 4,
    seenBy: [roslin],
    // nothing else can happen before she has chosen
    whole: true,
  },
  'B-TITLE-7 Roslin carries out one of them': {
    game: () =>
      scenario({ players, current: roslin, decks: { quorum: ['arrest-order'] } })
        .answer(roslin, 'skilled-politician')
        .answer(roslin, 'arrest-order'),
    cards: 1,
    seenBy: players,
  },
  'B-CHECK-14 cards were added to a check': {
    game: () =>
      scenario({
        players,
        current: tigh,
        step: 'crisis',
        decks: { crisis: ['prison-labor'] },
        hands: { [adama]: ['repair-1'], [tigh]: ['repair-2'], [baltar]: ['repair-1', 'repair-1'] },
      })
        .answer(baltar, 'card:repair-1#1', 'card:repair-1#2')
        .answer(adama, 'repair-1'),
    // and Destiny's, and the Crisis card, which everybody sees
    cards: 6,
    seenBy: [],
  },
  'B-CHECK-17 the cards of a check are turned up': {
    game: () =>
      scenario({
        players,
        current: tigh,
        step: 'crisis',
        decks: { crisis: ['prison-labor'] },
        destiny: ['declare-emergency-3', 'declare-emergency-3'],
        hands: { [roslin]: ['declare-emergency-3'], [baltar]: ['consolidate-power-1'] },
      })
        .answer(baltar, 'consolidate-power-1')
        .pass(roslin),
    cards: 4,
    seenBy: players,
  },
  'cards are about to be added to a check unseen': {
    game: () =>
      scenario({
        players,
        config,
        current: tigh,
        step: 'crisis',
        decks: { crisis: ['prison-labor'] },
        hands: { [tigh]: ['unseen-0'], [roslin]: ['unseen-0'] },
      })
        .answer(tigh, 'unseen-0')
        .pass(roslin),
    cards: 3,
    seenBy: [],
  },
  'B-CRISIS-16 a Crisis card stays in play while it is carried out': {
    game: () =>
      scenario({
        players,
        config,
        current: tigh,
        step: 'crisis',
        decks: { crisis: ['stays'] },
        hands: { [tigh]: ['repair-1', 'repair-2'] },
      }).answer(tigh, 'option:0'),
    cards: 0,
    seenBy: players,
  },
}

/** What a seat thinks is held, in some games it imagines. */
const imagined = (game: TestGame, who: string): Set<string> =>
  new Set(
    Array.from({ length: 8 }, (_, i) => {
      const state = imagine(game.state, game.seat(who), unknowing, chance(i + 1))
      expect(invariants(state)).toEqual([])
      expect(view(state, game.seat(who))).toEqual(game.view(who))
      return held({ state }).join()
    }),
  )

describe.each(Object.entries(moments))('%s', (_, { game: begin, cards, seenBy, whole }) => {
  test('and all cards are there once', () => {
    const game = begin()
    expect(held(game)).toHaveLength(cards)
    expect(invariants(game.state)).toEqual([])
  })

  test('and only whom it concerns knows which', () => {
    const game = begin()
    for (const { character: who } of game.state.players)
      if (seenBy.includes(who)) expect(imagined(game, who)).toEqual(new Set([held(game).join()]))
      else expect(imagined(game, who).size).toBeGreaterThan(1)
  })

  test('B-REVEAL-10 and none is lost when the turn ends in the middle of it', () => {
    if (whole) return
    const g = gameOn(clone(begin().state))
    unwindTo(g, 'turn', 'end')
    expect(held({ state: g.s })).toEqual([])
    expect(invariants({ ...g.s, asks: [] }).filter((wrong) => wrong.startsWith('a card'))).toEqual([])
  })
})
