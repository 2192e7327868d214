import { boardOf, enteredBy } from '../core/boards.ts'
import { condition, holds } from '../core/conditions.ts'
import { heldOf } from '../core/decks.ts'
import { type Ctx, type Source, seatOf, type Who } from '../core/effect.ts'
import { current, type Game, player } from '../core/game.ts'
import type {
  BoardId,
  CardId,
  DeckName,
  Icon,
  LocationId,
  Resource,
  ShipClass,
  SkillType,
  Team,
  Title,
} from '../core/names.ts'
import { has } from '../core/passives.ts'
import { humans, isHuman, standingOf } from '../core/standing.ts'
import type { Deed } from '../core/state.ts'
import { actionUnderWay } from '../rules/actions.ts'
import { crisisUnderWay } from '../rules/crisis.ts'
import { classOf, inPile } from '../rules/fleet.ts'
import * as says from '../rules/passives.ts'
import { piloted, placeFor, seatsAt, whereabouts } from '../rules/places.ts'
import { shipsOf, unmanned } from '../rules/ships.ts'
import { checkUnderWay } from '../rules/skill-check.ts'
import { mayHold } from '../rules/titles.ts'
import { jumpIcons } from '../rules/turn.ts'
import { endUnderWay } from '../rules/victory.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, notHolder, seatName } from '../text/names.ts'

// The conditions cards and sheets name.

export const ownTurn = condition('own-turn', () => ({}), {
  test: (g, _c, ctx) => ctx.user === current(g),
  because: (g) => msg('why-not.not-your-turn', { who: seatName(current(g)) }),
  describe: () => msg('when.own-turn'),
})

export const turnOfGame = condition('turn-of-game', (n: number) => ({ n }), {
  test: (g, { n }, ctx) => player(g, ctx.user).turns === n,
  because: (g, { n }, ctx) => msg('why-not.turn-of-game', { n, now: player(g, ctx.user).turns }),
  describe: ({ n }) => msg('when.turn-of-game', { n }),
})

export const handIs = condition('hand-is', (n: number) => ({ n }), {
  test: (g, { n }, ctx) => player(g, ctx.user).hand.length === n,
  because: (g, { n }, ctx) => msg('why-not.hand-is', { n, held: player(g, ctx.user).hand.length }),
  describe: ({ n }) => msg('when.hand-is', { n }),
})

export const handAtLeast = condition('hand-at-least', (n: number) => ({ n }), {
  test: (g, { n }, ctx) => player(g, ctx.user).hand.length >= n,
  describe: ({ n }) => msg('when.hand-at-least', { n }),
})

/** Somebody has so many skill cards. */
export const hasSkills = condition('has-skills', (who: Who, n: number) => ({ who, n }), {
  open: true,
  test: (g, { who, n }, ctx) => player(g, seatOf(g, who, ctx)).hand.length >= n,
  describe: ({ who, n }) => msg('when.has-skills', { who: nameOf('who', who), n }),
})

export const handAtMost = condition('hand-at-most', (n: number) => ({ n }), {
  open: true,
  test: (g, { n }, ctx) => player(g, ctx.user).hand.length <= n,
  describe: ({ n }) => msg('when.hand-at-most', { n }),
})

/** The user pilots a ship in space. */
export const isPiloting = condition('is-piloting', () => ({}), {
  open: true,
  test: (g, _c, ctx) => piloted(g, ctx.user) !== undefined,
  because: () => msg('why-not.not-piloting'),
  describe: () => msg('when.piloting'),
})

/** Some human player is locked in. */
export const humanLockedIn = condition('human-locked-in', () => ({}), {
  open: true,
  test: (g) => humans(g).some((seat) => has(g, says.lockedIn, seat)),
  because: () => msg('why-not.nobody-locked-in'),
  describe: () => msg('when.human-locked-in'),
})

/** A human player has discarded a skill card of this type: everybody sees the top of each discard pile. */
export const humanDiscarded = condition('human-discarded', (type: SkillType) => ({ type }), {
  open: true,
  test: (g, { type }, { picked, cards = [] }) =>
    picked !== undefined &&
    isHuman(g, picked) &&
    cards.some((card) => g.content.skills.get(card)?.card.type === type),
  describe: ({ type }) => msg('when.human-discarded', { type: nameOf('type', type) }),
})

export const beganPiloting = condition('began-piloting', () => ({}), {
  test: (g) => g.s.turn.beganPiloting,
  because: () => msg('why-not.began-piloting'),
  describe: () => msg('when.began-piloting'),
})

export const activated = condition('activated', (...locations: readonly LocationId[]) => ({ locations }), {
  test: (g, { locations }, ctx) => locations.some((l) => placeFor(g, l, ctx.user) === ctx.location),
  describe: ({ locations }) =>
    msg('when.activated', { locations: locations.map((l) => nameOf('location', l)) }),
})

/** Another player, or only a human one, is where the owner is. */
export const inCompany = condition('in-company', (of: 'human' | 'anyone') => ({ of }), {
  test: (g, { of }, ctx) =>
    seatsAt(g, player(g, ctx.user).at).some((s) => s !== ctx.user && (of === 'anyone' || isHuman(g, s))),
  describe: ({ of }) => msg(`when.in-company-${of}`),
})

/** The Action step of his own turn, and nobody else acts in it (P-CLAR-10). */
export const ownActionStep = condition('own-action-step', () => ({}), {
  test: (g, _c, ctx) =>
    g.s.turn.step === 'action' &&
    current(g) === ctx.user &&
    (actionUnderWay(g)?.seat ?? ctx.user) === ctx.user,
  describe: () => msg('when.own-action-step'),
})

/** He is where his turn began, and it was his turn. */
export const stayedPut = condition('stayed-put', () => ({}), {
  test: (g, _c, ctx) =>
    current(g) === ctx.user && player(g, ctx.user).turns > 0 && whereabouts(g, ctx.user) === g.s.turn.began,
  describe: () => msg('when.stayed-put'),
})

/** The resource a moment is about. */
export const aboutResource = condition('about-resource', (resource: Resource) => ({ resource }), {
  test: (_g, { resource }, ctx) => ctx.resource === resource,
  describe: ({ resource }) => msg('when.about-resource', { resource: nameOf('resource', resource) }),
})

/** All ships of a class that there are, are on the board. */
export const allPlaced = condition('all-placed', (of: ShipClass) => ({ of }), {
  test: (g, { of }) => inPile(g, of, 'reserve') === 0,
  describe: ({ of }) => msg('when.all-placed', { ship: nameOf('ship', of) }),
})

/** It concerns the owner of the ability: he was chosen, he drew the card, he used it. */
export const concernsOwner = condition(
  'concerns-owner',
  (how: 'chosen' | 'drew' | 'used' | 'rolls' | 'discards' | 'comes') => ({ how }),
  {
    test: (_g, _c, ctx) => ctx.picked === ctx.user,
    describe: ({ how }) => msg(`when.owner-${how}`),
  },
)

/** The player chosen is at this very location. */
export const pickedAt = condition('picked-at', (location: LocationId) => ({ location }), {
  test: (g, { location }, ctx) => ctx.picked !== undefined && player(g, ctx.picked).at === location,
  describe: ({ location }) => msg('when.picked-at', { location: nameOf('location', location) }),
})

/** The skill card just used is one of that title. */
export const cardUsed = condition('card-used', (title: CardId) => ({ title }), {
  test: (g, { title }, ctx) => ctx.cards?.some((c) => g.content.skills.get(c)?.card.id === title) ?? false,
  describe: ({ title }) => msg('when.card-used', { card: nameOf('card', title) }),
})

/** Administration, or Admiral's Quarters aimed at the President. */
export const presidentThreatened = condition(
  'president-threatened',
  (any: LocationId, aimed: LocationId) => ({ any, aimed }),
  {
    test: (g, { any, aimed }, ctx) =>
      ctx.location === any || (ctx.location === aimed && ctx.picked === g.s.titles.president),
    describe: ({ any, aimed }) =>
      msg('when.president-threatened', { any: nameOf('location', any), aimed: nameOf('location', aimed) }),
  },
)

/** Somebody activates a location, and it is about the President. */
export const aimedAtPresident = condition('aimed-at-president', (location: LocationId) => ({ location }), {
  test: (g, { location }, ctx) => ctx.location === location && ctx.picked === g.s.titles.president,
  describe: ({ location }) => msg('when.aimed-at-president', { location: nameOf('location', location) }),
})

/** A check on a Crisis card: not of a location, not on a Super Crisis card. */
export const crisisCheck = condition('crisis-check', () => ({}), {
  test: (g) => checkUnderWay(g)?.source === 'crisis',
  describe: () => msg('when.crisis-check'),
})

/** B-CRISIS-21 */
export const notSuperCrisisCheck = condition('not-super-crisis-check', () => ({}), {
  test: (g) => checkUnderWay(g)?.source !== 'super-crisis',
  describe: () => msg('when.not-super-crisis'),
})

export const notSuperCrisis = condition('not-super-crisis', () => ({}), {
  test: (g) => crisisUnderWay(g)?.deck !== 'super-crisis',
  describe: () => msg('when.not-super-crisis'),
})

export const aboard = condition('aboard', (board: BoardId, not: LocationId) => ({ board, not }), {
  test: (g, { board, not }, ctx) => boardOf(g, ctx.user) === board && player(g, ctx.user).at !== not,
  describe: ({ board, not }) =>
    msg('when.aboard', { board: nameOf('board', board), not: nameOf('location', not) }),
})

/** Somebody is on a board. */
export const isAboard = condition('is-aboard', (who: Who, board: BoardId) => ({ who, board }), {
  test: (g, { who, board }, ctx) => boardOf(g, seatOf(g, who, ctx)) === board,
  describe: ({ who, board }) =>
    msg('when.is-aboard', { who: nameOf('who', who), board: nameOf('board', board) }),
})

/** The user is a human player, or a Cylon player (P-NC-37, P-NC-38). */
export const onSide = condition('on-side', (side: Team) => ({ side }), {
  test: (g, { side }, ctx) => ctx.anySide === true || standingOf(g, ctx.user).side === side,
  because: (_g, { side }) => msg(`why-not.side-${side}`),
  describe: ({ side }) => msg(`when.side-${side}`),
})

/** A board shows a side that is open to players of his side. */
export const admittedTo = condition('admitted-to', (board: BoardId) => ({ board }), {
  test: (g, { board }, { user }) => {
    const enter = enteredBy(g, board)
    return enter === 'all' || enter === standingOf(g, user).side
  },
  because: (g, { board }) => {
    const enter = enteredBy(g, board)
    return msg(enter === undefined ? 'why-not.not-in-play' : `why-not.only-${enter}`)
  },
  describe: ({ board }) => msg('when.admitted-to', { board: nameOf('board', board) }),
})

/** No card of a deck lies in play. */
export const noneInPlay = condition('none-in-play', (deck: DeckName) => ({ deck }), {
  test: (g, { deck }) => g.s.inPlay.every((c) => c.deck !== deck),
  because: (_g, { deck }) => msg('why-not.in-play-already', { deck: nameOf('deck', deck) }),
  describe: ({ deck }) => msg('when.none-in-play', { deck: nameOf('deck', deck) }),
})

export const offBoard = condition('off-board', () => ({}), {
  test: (g, _c, ctx) => player(g, ctx.user).at === 'off-board',
  describe: () => msg('when.off-board'),
})

/** One of the vipers just put into space has no pilot yet (B-VIPER-18). */
export const viperUnmanned = condition('viper-unmanned', () => ({}), {
  test: (g, _c, ctx) => unmanned(g).some((s) => ctx.ships?.includes(s.id)),
  describe: () => msg('when.viper-unmanned'),
})

/** The player a moment is about has been given this card. */
export const concernsHolder = condition('concerns-holder', () => ({}), {
  test: (g, _c, ctx) => g.s.inPlay.some((c) => c.card === ctx.card && c.holder === ctx.picked),
  describe: () => msg('when.holder'),
})

/** The player a moment is about has added cards to the check under way. */
export const hasAdded = condition('has-added', () => ({}), {
  test: (g, _c, ctx) => (checkUnderWay(g)?.counts[ctx.picked ?? -1] ?? 0) > 0,
  describe: () => msg('when.has-added'),
})

/** It has happened to somebody in this game, or somebody has done it. */
export const hasHappened = condition('has-happened', (deed: Deed) => ({ deed }), {
  test: (g, { deed }) => g.s.players.some((p) => p.past?.includes(deed)),
  describe: ({ deed }) => msg(`when.has-happened-${deed}`),
})

export const notPresident = condition('not-president', () => ({}), {
  test: (g, _c, ctx) => g.s.titles.president !== ctx.user,
  describe: () => msg('when.not-president'),
})

export const isPresident = condition('is-president', () => ({}), {
  test: (g, _c, ctx) => g.s.titles.president === ctx.user,
  because: (g) => notHolder('president', g.s.titles.president),
  describe: () => msg('when.president'),
})

/** The user has not the title and could have it. */
export const mayReceive = condition('may-receive', (title: Title) => ({ title }), {
  open: true,
  test: (g, { title }, { user }) => g.s.titles[title] !== user && mayHold(g, title, user),
  because: (g, { title }, { user }) =>
    msg(g.s.titles[title] === user ? 'why-not.has-title' : 'why-not.may-not-hold', {
      who: seatName(user),
      title: nameOf('title', title),
    }),
  describe: ({ title }) => msg('when.may-receive', { title: nameOf('title', title) }),
})

export const hasNuke = condition('has-nuke', () => ({}), {
  test: (g) => inPile(g, 'nuke', 'reserve') > 0,
  because: () => msg('why-not.no-nuke'),
  describe: () => msg('when.nuke'),
})

export const below = condition('below', (resource: Resource, n: number) => ({ resource, n }), {
  test: (g, { resource, n }) => g.s.resources[resource] < n,
  because: (g, { resource, n }) =>
    msg('why-not.not-below', { resource: nameOf('resource', resource), n, now: g.s.resources[resource] }),
  describe: ({ resource, n }) => msg('when.below', { resource: nameOf('resource', resource), n }),
})

/** When the game is over: this side has won it. */
export const sideWins = condition('side-wins', (team: Team) => ({ team }), {
  test: (g, { team }) => endUnderWay(g)?.winner === team,
  describe: ({ team }) => msg(`when.side-wins-${team}`),
})

/** When the game is over: what is printed on a card of these decks he has, held or laid open, holds. */
export const winsByCard = condition('wins-by-card', (...decks: readonly DeckName[]) => ({ decks }), {
  test: (g, { decks }, ctx) =>
    [
      ...decks.flatMap((deck) => heldOf(player(g, ctx.user), deck)),
      ...g.s.inPlay.filter((c) => decks.includes(c.deck) && c.holder === ctx.user).map((c) => c.card),
    ].some((card) => {
      const found = g.content.cards.get(card)
      return found?.kind === 'other' && found.print.wins !== undefined && holds(g, found.print.wins, ctx)
    }),
  describe: ({ decks }) => msg('when.wins-by-card', { decks: cardNames('deck', decks) }),
})

export const playersAre = condition('players-are', (...n: readonly number[]) => ({ n }), {
  test: (g, { n }) => n.includes(g.s.players.length),
  describe: ({ n }) => msg('when.players-are', { list: n.map((x) => msg('number', { n: x })) }),
})

/** The check under way is a reckless one. */
export const isReckless = condition('reckless', () => ({}), {
  test: (g) => checkUnderWay(g)?.reckless ?? false,
  describe: () => msg('when.reckless'),
})

export const mayInfiltrate = condition('may-infiltrate', () => ({}), {
  test: (g, _c, ctx) => standingOf(g, ctx.user).infiltrates !== undefined,
  describe: () => msg('when.may-infiltrate'),
})

export const notSympathizer = condition('not-sympathizer', () => ({}), {
  test: (g, _c, ctx) => standingOf(g, ctx.user).trusted,
  because: () => msg('why-not.not-trusted'),
  describe: () => msg('when.not-sympathizer'),
})

const isAbout = (g: Game, of: ShipClass, { kind }: Ctx): boolean =>
  kind !== undefined && classOf(g, kind) === of

/** What has just been destroyed is of this class. */
export const destroyed = condition('destroyed', (of: ShipClass) => ({ of }), {
  test: (g, { of }, ctx) => isAbout(g, of, ctx),
  describe: ({ of }) => msg('when.destroyed', { ship: nameOf('ship', of) }),
})

/** The ship with this token has just been destroyed. */
export const tokenDestroyed = condition('token-destroyed', (token: CardId) => ({ token }), {
  test: (_g, { token }, ctx) => ctx.tokens?.includes(token) ?? false,
  describe: ({ token }) => msg('when.token-destroyed', { token: nameOf('token', token) }),
})

export const noneLeft = condition('none-left', (of: ShipClass) => ({ of }), {
  test: (g, { of }) => shipsOf(g, of).length === 0,
  describe: ({ of }) => msg('when.none-left', { ship: nameOf('ship', of) }),
})

export const onBoard = condition('on-board', (of: ShipClass) => ({ of }), {
  test: (g, { of }) => shipsOf(g, of).length > 0,
  describe: ({ of }) => msg('when.on-board', { ship: nameOf('ship', of) }),
})

/** The ship a moment is about is of one of these classes. */
export const aboutShip = condition('about-ship', (...of: readonly ShipClass[]) => ({ of }), {
  open: true,
  test: (g, { of }, ctx) => of.some((x) => isAbout(g, x, ctx)),
  describe: ({ of }) => msg('when.about-ship', { ships: cardNames('ship', of) }),
})

export const byUser = condition('by-user', () => ({}), {
  open: true,
  test: (_g, _c, ctx) => ctx.by === ctx.user,
  describe: () => msg('when.by-you'),
})

/** The user pilots the ship a moment is about. */
export const ownShip = condition('own-ship', () => ({}), {
  test: (g, _c, ctx) => ctx.ships?.includes(piloted(g, ctx.user)?.id ?? -1) ?? false,
  describe: () => msg('when.own-ship'),
})

/** Ships are activated by this symbol. */
export const activatedBy = condition('activated-by', (icon: Icon) => ({ icon }), {
  open: true,
  test: (_g, { icon }, ctx) => ctx.icon === icon,
  describe: ({ icon }) => msg('when.icon', { icon: nameOf('icon', icon) }),
})

/** B-RAPTOR-2 */
export const raptorInReserve = condition('raptor-in-reserve', () => ({}), {
  test: (g) => inPile(g, 'raptor', 'reserve') > 0,
  because: () => msg('why-not.no-raptor'),
  describe: () => msg('when.raptor'),
})

/** Somebody has a card of this deck in hand. */
export const hasHeld = condition('has-held', (who: Who, deck: DeckName) => ({ who, deck }), {
  test: (g, { who, deck }, ctx) => heldOf(player(g, seatOf(g, who, ctx)), deck).length > 0,
  describe: ({ who, deck }) => msg('when.has-held', { who: nameOf('who', who), deck: nameOf('deck', deck) }),
})

/** The Crisis cards that count in this turn have the symbol, and it is not ignored. */
export const iconDue = condition('icon-due', (icon: Icon) => ({ icon }), {
  test: (g, { icon }) => jumpIcons(g).includes(icon),
  describe: ({ icon }) => msg('when.icon-due', { icon: nameOf('icon', icon) }),
})

/** What a moment comes from. */
export const comesFrom = condition('comes-from', (...sources: readonly Source[]) => ({ sources }), {
  open: true,
  test: (_g, { sources }, ctx) => ctx.source !== undefined && sources.includes(ctx.source),
  describe: ({ sources }) => msg('when.comes-from', { list: sources.map((s) => msg(`source.${s}`)) }),
})

/** The deck a moment is about. */
export const aboutDeck = condition('about-deck', (deck: DeckName) => ({ deck }), {
  test: (_g, { deck }, ctx) => ctx.deck === deck,
  describe: ({ deck }) => msg('when.about-deck', { deck: nameOf('deck', deck) }),
})

/** When the game is over: he has laid open so many cards of a deck for the side that won, and holds at most so many. */
export const winsByOpenCards = condition(
  'wins-by-open-cards',
  (deck: DeckName, open: number, held: number) => ({ deck, open, held }),
  {
    test: (g, { deck, open, held }, { user }) => {
      const winner = endUnderWay(g)?.winner
      const laid = g.s.inPlay.filter((c) => c.deck === deck && c.holder === user)
      const forWinner = laid.filter(({ card }) => {
        const found = g.content.cards.get(card)
        return found?.kind === 'other' && found.print.side === winner
      })
      return forWinner.length >= open && heldOf(player(g, user), deck).length <= held
    },
    describe: ({ deck, open, held }) =>
      msg('when.wins-by-open-cards', { deck: nameOf('deck', deck), open, held }),
  },
)
