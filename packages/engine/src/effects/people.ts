import { boardOf, locationOf } from '../core/boards.ts'
import {
  type Ctx,
  describe,
  describeTogether,
  type Effect,
  perform,
  possible,
  seatOf,
  type Who,
  withPicked,
  word,
} from '../core/effect.ts'
import { say, sayTo } from '../core/events.ts'
import { clockwiseFrom, current, type Game, player } from '../core/game.ts'
import type { BoardId, DeckName, LocationId, Role, Seat, Title } from '../core/names.ts'
import { has, inForce, lastsThisTurn, passives } from '../core/passives.ts'
import { ask, call, end, goTo, pick as picked } from '../core/procedure.ts'
import { below } from '../core/random.ts'
import { isHuman, standingOf } from '../core/standing.ts'
import { isOpen } from '../rules/arrival.ts'
import { execute as executeNow } from '../rules/execution.ts'
import { mayHoldCards } from '../rules/held.ts'
import {
  elsewhere,
  returnElsewhere as goElsewhere,
  openTo,
  returning,
  safeOn,
} from '../rules/infiltration.ts'
import { holdsLoyalty } from '../rules/loyalty.ts'
import { locationOptions, seatOptions } from '../rules/options.ts'
import * as says from '../rules/passives.ts'
import { canBeSent, placeFor, putOn, seatsAt, sendTo as send } from '../rules/places.ts'
import { canGainToken, canPass } from '../rules/player-tokens.ts'
import { giveTitle, mayHold, nextInLine } from '../rules/titles.ts'
import { type Message, msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'
import { consent, consented } from './cards.ts'

export const sendTo = word('send-to', (who: Who, location: LocationId) => ({ who, location }), {
  run: (g, { who, location }, ctx) => send(g, seatOf(g, who, ctx), location),
  possible: (g, { who, location }, ctx) => canBeSent(g, seatOf(g, who, ctx), location),
  describe: ({ who, location }) =>
    msg('effect.send', { who: nameOf('who', who), location: nameOf('location', location) }),
})

/** Somebody is executed; a Cylon player need not obey a Crisis card that says so, unless it means Cylon players (P-TERM-7). */
export const execute = word(
  'execute',
  (who: Who, how: { readonly noMorale?: boolean; readonly evenCylons?: boolean } = {}) => ({ who, ...how }),
  {
    steps: {
      consent: (g, f) => {
        if (!f.w.evenCylons) consent(g, [seatOf(g, f.w.who, f.ctx)], f.ctx, 'harm')
      },
      carryOut: (g, f) => {
        const seat = seatOf(g, f.w.who, f.ctx)
        if (consented(f, seat)) executeNow(g, { seat, noMorale: f.w.noMorale })
      },
    },
    describe: ({ who, noMorale }) =>
      msg(noMorale ? 'effect.execute-free' : 'effect.execute', { who: nameOf('who', who) }),
  },
)

/** The fleet leaves for good: all human players still on a board are executed, one after the other (P-WIN-2). */
export const leaveBehind = word('leave-behind', (board: BoardId) => ({ board }), {
  steps: {
    next: (g, f) => {
      const seat = clockwiseFrom(g, current(g)).find((s) => isHuman(g, s) && boardOf(g, s) === f.w.board)
      if (seat === undefined) return end(f)
      goTo(f, 'next')
      executeNow(g, { seat })
    },
  },
  describe: ({ board }) => msg('effect.leave-behind', { board: nameOf('board', board) }),
})

/** Everyone on a location, or on a board, is sent somewhere. */
export const sendAll = word(
  'send-all',
  (from: LocationId | { readonly board: BoardId }, to: LocationId) => ({ from, to }),
  {
    run: (g, { from, to }) => {
      const seats =
        typeof from === 'string'
          ? seatsAt(g, from)
          : clockwiseFrom(g, current(g)).filter((seat) => boardOf(g, seat) === from.board)
      for (const seat of seats) send(g, seat, to)
    },
    describe: ({ from, to }) =>
      msg('effect.send-all', {
        from: typeof from === 'string' ? nameOf('location', from) : nameOf('board', from.board),
        to: nameOf('location', to),
      }),
  },
)

/** Put on a location from wherever somebody is: off the board (B-CHAR-12), or where he is locked in. */
export const enterAt = word('enter-at', (location: LocationId, who: Who = 'user') => ({ location, who }), {
  run: (g, { location, who }, ctx) => putOn(g, seatOf(g, who, ctx), location),
  describe: ({ location, who }) =>
    msg(who === 'user' ? 'effect.enter' : 'effect.send', {
      who: nameOf('who', who),
      location: nameOf('location', location),
    }),
})

/**
 * Somebody who is locked in goes to a location of the board he is on, of someone's choice (B-LOC-14, B-LOC-15), or of
 * any board that is open to him; never to a hazardous one (P-HAZ-4).
 */
export const freeTo = word(
  'free-to',
  (
    who: Who,
    chooser: Who,
    optional: boolean,
    where: 'aboard' | 'anywhere' = 'aboard',
  ): { readonly who: Who; readonly chooser: Who; readonly optional: boolean; readonly anywhere?: true } =>
    where === 'aboard' ? { who, chooser, optional } : { who, chooser, optional, anywhere: true },
  {
    steps: {
      choose: (g, f) => {
        const seat = seatOf(g, f.w.who, f.ctx)
        const chooser = seatOf(g, f.w.chooser, f.ctx)
        // A location lets people go on its own board, wherever it was activated from.
        const aboard = locationOf(g, f.ctx.location ?? '')?.ship ?? boardOf(g, seat) ?? ''
        const boards = f.w.anywhere ? [...g.content.boards.keys()] : [aboard]
        const places = boards.flatMap((board) =>
          seat === chooser ? openTo(g, seat, board) : safeOn(g, board),
        )
        ask(g, {
          seat: chooser,
          prompt: msg('prompt.free', { who: seatName(seat) }),
          options: locationOptions(
            g,
            places.filter((p) => isOpen(g, seat, p)),
          ),
          min: f.w.optional ? 0 : 1,
        })
      },
      go: (g, f) => {
        const to = picked(f)?.location
        if (to) putOn(g, seatOf(g, f.w.who, f.ctx), to)
      },
    },
    describe: ({ who, chooser, optional, anywhere }) =>
      msg(anywhere ? 'effect.free-anywhere' : optional ? 'effect.free-may' : 'effect.free', {
        who: nameOf('who', who),
        chooser: nameOf('who', chooser),
      }),
  },
)

/** Somebody may go to a location of a board, at no price (PQ17). */
export const goAboard = word('go-aboard', (who: Who, board: BoardId) => ({ who, board }), {
  steps: {
    choose: (g, f) => {
      const seat = seatOf(g, f.w.who, f.ctx)
      ask(g, {
        seat,
        prompt: msg('prompt.go-aboard', { board: nameOf('board', f.w.board) }),
        options: locationOptions(g, aboardFor(g, seat, f.w.board)),
        min: 0,
      })
    },
    go: (g, f) => {
      const to = picked(f)?.location
      if (to) putOn(g, seatOf(g, f.w.who, f.ctx), to)
    },
  },
  possible: (g, { who, board }, ctx) => aboardFor(g, seatOf(g, who, ctx), board).length > 0,
  describe: ({ who, board }) =>
    msg('effect.go-aboard', { who: nameOf('who', who), board: nameOf('board', board) }),
})

/** Where on a board he could go: nowhere if it is closed, or not for his side. */
const aboardFor = (g: Game, seat: Seat, board: BoardId): LocationId[] =>
  openTo(g, seat, board).filter((place) => isOpen(g, seat, place))

// Whom one may pick.

const filters = {
  anyone: (g: Game, seat: Seat) => player(g, seat).at !== 'off-board',
  'to-brig': (g: Game, seat: Seat) => canBeSent(g, seat, 'brig'), // B-CRISIS-24
  'to-sickbay': (g: Game, seat: Seat) => canBeSent(g, seat, 'sickbay'),
  human: (g: Game, seat: Seat) => isHuman(g, seat),
  cylon: (g: Game, seat: Seat) => !isHuman(g, seat),
  'human-here': (g: Game, seat: Seat, by: Seat) =>
    isHuman(g, seat) && player(g, seat).at === player(g, by).at,
  'other-human': (g: Game, seat: Seat, by: Seat) => seat !== by && isHuman(g, seat),
  'other-player': (_g: Game, seat: Seat, by: Seat) => seat !== by,
  'in-brig': (g: Game, seat: Seat) => isHuman(g, seat) && has(g, says.lockedIn, seat),
  'in-own-brig': (g: Game, seat: Seat, by: Seat) =>
    isHuman(g, seat) && player(g, seat).at === placeFor(g, 'brig', by), // P-NC-24
  'other-in-brig': (g: Game, seat: Seat, by: Seat) =>
    seat !== by && isHuman(g, seat) && has(g, says.lockedIn, seat),
  'to-be-dealt': (g: Game, seat: Seat) => isHuman(g, seat) && holdsLoyalty(g, seat), // DQ1
  'other-to-act': (g: Game, seat: Seat, by: Seat) =>
    seat !== by && isHuman(g, seat) && player(g, seat).at !== 'off-board',
  'possible-president': (g: Game, seat: Seat, by: Seat) => seat !== by && mayHold(g, 'president', seat), // P-INFIL-17
  'to-president': (g: Game, seat: Seat) => mayHold(g, 'president', seat), // P-INFIL-9
  'other-human-here': (g: Game, seat: Seat, by: Seat) =>
    seat !== by && isHuman(g, seat) && player(g, seat).at === player(g, by).at,
  'possible-admiral': (g: Game, seat: Seat, by: Seat) =>
    seat !== by && seat !== g.s.titles.admiral && mayHold(g, 'admiral', seat), // Q7
  'loyalty-to-see': (g: Game, seat: Seat, by: Seat) => mayLookAt(g, seat, by), // B-SECRET-3
  'human-loyalty-to-see': (g: Game, seat: Seat, by: Seat) => isHuman(g, seat) && mayLookAt(g, seat, by),
  'titled-loyalty-to-see': (g: Game, seat: Seat, by: Seat) =>
    (seat === g.s.titles.president || seat === g.s.titles.admiral) && mayLookAt(g, seat, by),
} as const
/**
 * Somebody of a kind; or who can draw cards of a deck, or gain a token, only others if that is said; or another one at
 * the same place to whom a token can be given, or from whom it can be taken; or somebody aboard, or at a place of a board, who can be sent somewhere, if that is said.
 */
export type Filter =
  | keyof typeof filters
  | { readonly draws: DeckName; readonly other?: boolean }
  | { readonly gains: string; readonly other?: boolean }
  | { readonly trades: string }
  | { readonly aboard: BoardId; readonly at?: LocationId; readonly to?: Role | LocationId }

const fits = (g: Game, filter: Filter, seat: Seat, by: Seat): boolean => {
  if (typeof filter === 'string') return filters[filter](g, seat, by)
  if ('draws' in filter) return mayHoldCards(g, seat, filter.draws) && !(filter.other && seat === by) // D-MUT-10
  if ('gains' in filter) return canGainToken(g, seat, filter.gains) && !(filter.other && seat === by) // D-MIR-8
  if ('trades' in filter)
    return (
      seat !== by &&
      player(g, seat).at === player(g, by).at &&
      (canPass(g, by, seat, filter.trades) || canPass(g, seat, by, filter.trades))
    )
  return (
    boardOf(g, seat) === filter.aboard &&
    (filter.at === undefined || player(g, seat).at === filter.at) &&
    (filter.to === undefined || canBeSent(g, seat, filter.to))
  )
}

const filterWords = (filter: Filter): Message => {
  if (typeof filter === 'string') return msg(`filter.${filter}`)
  if ('draws' in filter)
    return msg(filter.other ? 'filter.other-draws' : 'filter.draws', { deck: nameOf('deck', filter.draws) })
  if ('gains' in filter)
    return msg(filter.other ? 'filter.other-gains' : 'filter.gains', { token: nameOf('token', filter.gains) })
  if ('trades' in filter) return msg('filter.trades', { token: nameOf('token', filter.trades) })
  const { aboard, at, to } = filter
  const key = at !== undefined ? 'filter.at' : to !== undefined ? 'filter.aboard-to' : 'filter.aboard'
  return msg(key, {
    board: nameOf('board', aboard),
    location: nameOf('location', at ?? to ?? ''),
  })
}

const mayLookAt = (g: Game, seat: Seat, by: Seat): boolean =>
  seat !== by && player(g, seat).loyalty.length > 0 && !inForce(g, says.noLoyaltyLooks)

function candidates(g: Game, filter: Filter, by: Seat, ctx: Ctx): Seat[] {
  const all = clockwiseFrom(g, by).filter((seat) => fits(g, filter, seat, by))
  const only = all.filter(
    (seat) =>
      seat !== g.s.titles.president &&
      passives(g, says.onlyTarget, seat).some((p) => p.location === ctx.location), // T9
  )
  return only.length > 0 ? only : all
}

/** Somebody picks a player, and something happens to him; with nobody to pick, nothing does (B-CRISIS-25). */
export const pickPlayer = word(
  'pick-player',
  (by: Who, filter: Filter, effect: Effect, optional = false) => ({ by, filter, effect, optional }),
  {
    steps: {
      choose: (g, f) => {
        const seat = seatOf(g, f.w.by, f.ctx)
        ask(g, {
          seat,
          prompt: msg('prompt.pick', { effect: describe(f.w.effect) }),
          options: seatOptions(candidates(g, f.w.filter, seat, f.ctx)),
          min: f.w.optional ? 0 : 1,
        })
      },
      carryOut: (g, f) => {
        const target = picked(f)?.seat
        if (target === undefined) return
        say(g, 'event.picked', { who: seatName(f.got?.[0]?.seat ?? f.ctx.user), target: seatName(target) })
        perform(g, f.w.effect, withPicked(f.ctx, target))
      },
    },
    possible: (g, { by, filter, effect }, ctx) =>
      candidates(g, filter, seatOf(g, by, ctx), ctx).some((seat) =>
        possible(g, effect, withPicked(ctx, seat)),
      ),
    because: (_g, { filter }) => [msg('why-not.nobody', { whom: filterWords(filter) })],
    describe: ({ by, filter, effect, optional }) =>
      msg(optional ? 'effect.pick-may' : 'effect.pick', {
        by: nameOf('who', by),
        whom: filterWords(filter),
        effect: describeTogether(effect),
      }),
  },
)

/** Looks at one Loyalty card of a player at random (B-SECRET-2), or at all of them. */
export const lookAtLoyalty = word(
  'look-at-loyalty',
  (by: Who, whose: Who, all = false) => ({ by, whose, all }),
  {
    steps: {
      // B-REVEAL-19: a revealed Cylon named by an instruction need not show his card; whom a player may pick, the filter says.
      consent: (g, f) => {
        const owner = seatOf(g, f.w.whose, f.ctx)
        const named = f.w.whose !== 'picked' && mayLookAt(g, owner, seatOf(g, f.w.by, f.ctx))
        consent(g, named ? [owner] : [], f.ctx, 'harm')
      },
      look: (g, f) => {
        const looker = seatOf(g, f.w.by, f.ctx)
        const owner = seatOf(g, f.w.whose, f.ctx)
        if (!mayLookAt(g, owner, looker) || !consented(f, owner)) return
        const { loyalty } = player(g, owner)
        const cards = f.w.all ? loyalty : loyalty.slice(below(g.s, loyalty.length)).slice(0, 1)
        sayTo(
          g,
          [looker, owner],
          'event.saw-loyalty',
          { who: seatName(looker), whose: seatName(owner), cards: cardNames('card', cards) },
          msg('event.looked-at-loyalty', { who: seatName(looker), whose: seatName(owner), n: cards.length }),
        )
      },
    },
    possible: (g, { by, whose }, ctx) => mayLookAt(g, seatOf(g, whose, ctx), seatOf(g, by, ctx)),
    describe: ({ by, whose, all }) =>
      msg(all ? 'effect.look-all' : 'effect.look', { by: nameOf('who', by), whose: nameOf('who', whose) }),
  },
)

/** Goes aboard a ship and counts as a human player from then on. */
export const infiltrate = word('infiltrate', (board: BoardId) => ({ board }), {
  steps: {
    choose: (g, f) => {
      if (standingOf(g, f.ctx.user).infiltrates === undefined) return
      const options = locationOptions(g, openTo(g, f.ctx.user, f.w.board))
      ask(g, { seat: f.ctx.user, prompt: msg('prompt.infiltrate'), options })
    },
    go: (g, f) => {
      const to = picked(f)?.location
      const { infiltrates } = standingOf(g, f.ctx.user)
      if (!to || infiltrates === undefined) return
      player(g, f.ctx.user).standing = infiltrates
      say(g, 'event.infiltrates', { who: seatName(f.ctx.user) })
      putOn(g, f.ctx.user, to)
    },
  },
  possible: (g, { board }, ctx) =>
    standingOf(g, ctx.user).infiltrates !== undefined && openTo(g, ctx.user, board).length > 0,
  describe: ({ board }) => msg('effect.infiltrate', { board: nameOf('board', board) }),
})

/** Leaves the humans for the place where Cylons wake up, with all his cards where that is said (P-INFIL-12, D-INFIL-20). */
export const returnToCylons = word(
  'return-to-cylons',
  (cards: 'few' | 'all' = 'few'): { readonly keepsAll?: true } => (cards === 'all' ? { keepsAll: true } : {}),
  {
    run: (g, { keepsAll }, { user: seat }) => call(g, returning, { seat, keepsAll }),
    possible: (g, _w, ctx) => standingOf(g, ctx.user).returns !== undefined,
    describe: ({ keepsAll }) => msg(keepsAll ? 'effect.return-freely' : 'effect.return-to-cylons'),
  },
)

/** Whoever is about to end his infiltration goes to another Cylon location, and something follows. */
export const returnElsewhere = word('return-elsewhere', (...after: Effect) => ({ after }), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.return-elsewhere'),
        options: locationOptions(g, elsewhere(g, f.ctx.user)),
      }),
    go: (g, f) => {
      const to = picked(f)?.location
      if (to) goElsewhere(g, to, f.w.after)
    },
  },
  possible: (g, _w, ctx) => elsewhere(g, ctx.user).length > 0,
  describe: ({ after }) => msg('effect.return-elsewhere', { effect: describe(after) }),
})

/** Each title somebody has goes to the highest other player in its line. */
export const giveUpTitles = word('give-up-titles', (who: Who) => ({ who }), {
  run: (g, { who }, ctx) => {
    const seat = seatOf(g, who, ctx)
    for (const title of ['president', 'admiral'] as const) {
      const heir = g.s.titles[title] === seat ? nextInLine(g, title) : undefined
      if (heir !== undefined) giveTitle(g, title, heir)
    }
  },
  possible: (g, { who }, ctx) => Object.values(g.s.titles).includes(seatOf(g, who, ctx)),
  describe: ({ who }) => msg('effect.give-up-titles', { who: nameOf('who', who) }),
})

/** Takes a title of his choice until the end of the turn. */
export const borrowTitle = word('borrow-title', () => ({}), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.borrow-title'),
        options: toBorrow(g, f.ctx.user).map((title) => ({
          id: `title:${title}`,
          text: nameOf('title', title),
          seat: g.s.titles[title],
        })),
      }),
    take: (g, f) => {
      const title = titles.find((t) => picked(f)?.id === `title:${t}`)
      const { user } = f.ctx
      if (!title) return
      const from = g.s.titles[title]
      const { character: by } = player(g, user)
      lastsThisTurn(g, says.borrowedTitle(title, from, player(g, from).character, by), user)
      giveTitle(g, title, user)
    },
  },
  possible: (g, _w, ctx) => toBorrow(g, ctx.user).length > 0,
  describe: () => msg('effect.borrow-title'),
})

const titles: readonly Title[] = ['admiral', 'president']

/** P-CLAR-15 */
const toBorrow = (g: Game, seat: Seat): Title[] =>
  titles.filter((title) => g.s.titles[title] !== seat && mayHold(g, title, seat))

export const titleTo = word('title-to', (title: Title, who: Who) => ({ title, who }), {
  run: (g, { title, who }, ctx) => {
    const seat = seatOf(g, who, ctx)
    if (mayHold(g, title, seat)) giveTitle(g, title, seat)
  },
  possible: (g, { title, who }, ctx) => {
    const seat = seatOf(g, who, ctx)
    return g.s.titles[title] !== seat && mayHold(g, title, seat)
  },
  because: (g, { title, who }, ctx) => {
    const seat = seatOf(g, who, ctx)
    const has = g.s.titles[title] === seat
    return [
      msg(has ? 'why-not.has-title' : 'why-not.may-not-hold', {
        who: seatName(seat),
        title: nameOf('title', title),
      }),
    ]
  },
  describe: ({ title, who }) =>
    msg('effect.title', { title: nameOf('title', title), who: nameOf('who', who) }),
})

/** A title goes to the highest in its line of succession but the one who has it. */
export const titleOn = word('title-on', (title: Title) => ({ title }), {
  run: (g, { title }) => {
    const heir = nextInLine(g, title)
    if (heir !== undefined) giveTitle(g, title, heir)
  },
  possible: (g, { title }) => nextInLine(g, title) !== undefined,
  describe: ({ title }) => msg('effect.title-on', { title: nameOf('title', title) }),
})
