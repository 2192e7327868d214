import { discardTo, heldOf } from '../core/decks.ts'
import { type Ctx, seatOf, type Who, word } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { clockwiseFrom, current, type Game, player } from '../core/game.ts'
import type { DeckName, Seat, SkillType } from '../core/names.ts'
import { ask, askAll, call, chosen } from '../core/procedure.ts'
import { takeRandom } from '../core/random.ts'
import { standingOf } from '../core/standing.ts'
import type { Frame } from '../core/state.ts'
import { isUsed } from '../core/windows.ts'
import { available, discardSkills, drawQuorum as drawQuorumCards, drawSkills } from '../rules/decks.ts'
import { discardDue, discardFewer as fewer, forcedDiscard } from '../rules/discard.ts'
import { drawHeld } from '../rules/draw-held.ts'
import { discardFromHeld, mayHoldCards } from '../rules/held.ts'
import { skillTypesOf, typeOptions, yesNo } from '../rules/options.ts'
import { drawSplit, typesOf } from '../rules/receive-skills.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'

/**
 * B-REVEAL-19 to B-REVEAL-21: whoever need not follow the instructions of Crisis cards lets one apply to him only if
 * he wants to. What else concerns him, a location he uses or a card he plays, is carried out without asking.
 */
export function consent(g: Game, seats: readonly Seat[], { source }: Ctx, what: 'harm' | 'gain'): void {
  const ofCrisis = source === 'crisis' || source === 'super-crisis'
  askAll(
    g,
    seats
      .filter((seat) => ofCrisis && standingOf(g, seat).declines.includes(what))
      .map((seat) => ({
        seat,
        prompt: msg('prompt.consent'),
        options: yesNo(msg('option.consent'), msg('option.ignore')),
      })),
  )
}

/** Whether it applies to him: he was not asked, or wanted it. */
export const consented = ({ got }: Frame, seat: Seat): boolean =>
  got?.some((x) => x.seat === seat && x.options[0]?.id === 'no') !== true

/** A player discards skill cards: so many, or all. */
export const discard = word(
  'discard',
  (who: Who, n: number | 'all', how: 'chosen' | 'random' = 'chosen') => ({ who, n, how }),
  {
    steps: {
      consent: (g, f) => {
        const seat = seatOf(g, f.w.who, f.ctx)
        consent(g, player(g, seat).hand.length > 0 ? [seat] : [], f.ctx, 'harm')
      },
      discard: (g, f) => {
        const seat = seatOf(g, f.w.who, f.ctx)
        if (!consented(f, seat)) return
        const { n, how } = f.w
        const source = f.ctx.source ?? 'rule'
        const { hand } = player(g, seat)
        if (n === 'all' && (hand.length === 0 || !isUsed(g, 'discard-due')))
          return discardSkills(g, seat, 'all', source)
        const owed = n === 'all' ? { seat, n: hand.length, all: true } : { seat, n }
        call(g, forcedDiscard, { from: [owed], random: how === 'random', source })
      },
    },
    describe: ({ who, n, how }) =>
      n === 'all'
        ? msg('effect.discard-all', { who: nameOf('who', who) })
        : msg(how === 'random' ? 'effect.discard-random' : 'effect.discard', { who: nameOf('who', who), n }),
  },
)

/** Somebody who has to discard discards fewer cards. */
export const discardFewer = word('discard-fewer', (who: Who, n: number) => ({ who, n }), {
  run: (g, { who, n }, ctx) => fewer(g, seatOf(g, who, ctx), n),
  possible: (g, { who }, ctx) => discardDue(g, seatOf(g, who, ctx)) > 0,
  describe: ({ who, n }) => msg('effect.discard-fewer', { who: nameOf('who', who), n }),
})

/** Every player discards, all at the same time (B-GEN-19, B-REVEAL-21). */
export const eachDiscards = word(
  'each-discards',
  (n: number, how: 'chosen' | 'random' = 'chosen') => ({ n, how }),
  {
    steps: {
      consent: (g, f) => {
        const holding = clockwiseFrom(g, current(g)).filter((seat) => player(g, seat).hand.length > 0)
        consent(g, holding, f.ctx, 'harm')
      },
      discard: (g, f) => {
        const seats = clockwiseFrom(g, current(g)).filter((seat) => consented(f, seat))
        call(g, forcedDiscard, {
          from: seats.map((seat) => ({ seat, n: f.w.n })),
          random: f.w.how === 'random',
          source: f.ctx.source ?? 'rule',
        })
      },
    },
    describe: ({ n, how }) =>
      msg(how === 'random' ? 'effect.each-discards-random' : 'effect.each-discards', { n }),
  },
)

/** Skill cards of the types named, in a split he chooses; "own" means the types of his sheet (B-CHAR-6, B-CHAR-7). */
export const draw = word(
  'draw',
  (who: Who, n: number, types: 'any' | 'own' | 'picked' | readonly SkillType[]) => ({ who, n, types }),
  {
    steps: {
      consent: (g, f) => consent(g, [seatOf(g, f.w.who, f.ctx)], f.ctx, 'gain'),
      draw: (g, f) => {
        const seat = seatOf(g, f.w.who, f.ctx)
        if (!consented(f, seat)) return
        const types = typesFor(g, seat, f.w.types, f.ctx)
        const [only] = types
        if (types.length === 1 && only)
          drawSkills(
            g,
            seat,
            Array.from({ length: f.w.n }, () => only),
          )
        else {
          const perType = standingOf(g, seat).picksTypes?.perType // P-REVEAL-13
          call(g, drawSplit, { seat, n: f.w.n, types, perType })
        }
      },
    },
    possible: (g, { who, types }, ctx) =>
      typesFor(g, seatOf(g, who, ctx), types, ctx).some((type) => available(g, type) > 0),
    because: (g, { who, types }, ctx) => [
      msg('why-not.no-cards', { decks: cardNames('deck', typesFor(g, seatOf(g, who, ctx), types, ctx)) }),
    ],
    describe: ({ who, n, types }) =>
      typeof types === 'string'
        ? msg(`effect.draw-${types}`, { who: nameOf('who', who), n })
        : msg('effect.draw', { who: nameOf('who', who), n, types: cardNames('type', types) }),
  },
)

/** The user names a type, and every player draws so many cards of it. */
export const eachDrawsNamed = word('each-draws-named', (n: number) => ({ n }), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.name-type', { n: f.w.n }),
        options: typeOptions(g.content.rules.skillTypes.filter((type) => available(g, type) > 0)),
      }),
    draw: (g, f) => {
      const [type] = typesOf(chosen(f))
      if (!type) return
      say(g, 'event.named-type', { who: seatName(f.ctx.user), type: nameOf('type', type) })
      const types = Array.from({ length: f.w.n }, () => type)
      for (const seat of clockwiseFrom(g, f.ctx.user)) drawSkills(g, seat, types)
    },
  },
  possible: (g) => g.content.rules.skillTypes.some((type) => available(g, type) > 0),
  describe: ({ n }) => msg('effect.each-draws-named', { n }),
})

/** "Any" are the types on his sheet for whoever draws only those by his standing; "picked" those of the player picked. */
function typesFor(
  g: Game,
  seat: Seat,
  types: 'any' | 'own' | 'picked' | readonly SkillType[],
  ctx: Ctx,
): readonly SkillType[] {
  if (typeof types !== 'string') return types
  if (types === 'picked') return skillTypesOf(g, ctx.picked ?? seat)
  const { sheet, side, picksTypes } = standingOf(g, seat)
  const none = side === 'humans' && !sheet // P-VAR-11: he has no types of his own
  const own = !none && (types === 'own' || picksTypes?.onlyOwn)
  return own ? skillTypesOf(g, seat) : g.content.rules.skillTypes
}

export const drawQuorum = word('draw-quorum', (n: number) => ({ n }), {
  run: (g, { n }) => void drawQuorumCards(g, g.s.titles.president, n),
  possible: (g) => available(g, 'quorum') > 0,
  because: () => [msg('why-not.no-cards', { decks: [nameOf('deck', 'quorum')] })],
  describe: ({ n }) => msg('effect.draw-quorum', { n }),
})

/** So many Quorum cards are discarded, at random. */
export const discardQuorum = word('discard-quorum', (n: number) => ({ n }), {
  run: (g, { n }) => {
    for (let i = 0; i < n; i++) {
      const left = [...g.s.quorum]
      const card = takeRandom(g.s, left)
      if (card === undefined) return
      g.s.quorum = left
      discardTo(g, 'quorum', card)
      say(g, 'event.discarded-held', { who: seatName(g.s.titles.president), card: nameOf('card', card) })
    }
  },
  possible: (g) => g.s.quorum.length > 0,
  describe: ({ n }) => msg('effect.discard-quorum', { n }),
})

/** Cards of a deck that players hold in a hand apart; whoever keeps so many of them is not sent away for too many. */
export const drawFrom = word(
  'draw-from',
  (who: Who, deck: DeckName, n: number, how: { readonly keeps?: number } = {}) => ({ who, deck, n, ...how }),
  {
    run: (g, { who, deck, n, keeps }, ctx) =>
      call(g, drawHeld, { seat: seatOf(g, who, ctx), name: deck, n, keeps }),
    possible: (g, { who, deck }, ctx) => mayHoldCards(g, seatOf(g, who, ctx), deck) && available(g, deck) > 0,
    describe: ({ who, deck, n, keeps }) =>
      msg(keeps === undefined ? 'effect.draw-held' : 'effect.draw-held-keep', {
        who: nameOf('who', who),
        n,
        deck: nameOf('deck', deck),
        keeps: keeps ?? 0,
      }),
  },
)

export const discardFrom = word('discard-from', (who: Who, deck: DeckName, n: number) => ({ who, deck, n }), {
  run: (g, { who, deck: name, n }, ctx) => call(g, discardFromHeld, { seat: seatOf(g, who, ctx), name, n }),
  possible: (g, { who, deck }, ctx) => heldOf(player(g, seatOf(g, who, ctx)), deck).length > 0,
  describe: ({ who, deck, n }) =>
    msg('effect.discard-held', { who: nameOf('who', who), n, deck: nameOf('deck', deck) }),
})
