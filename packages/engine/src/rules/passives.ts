import type { Condition } from '../core/conditions.ts'
import { describeConditions } from '../core/conditions.ts'
import { describe, type Effect } from '../core/effect.ts'
import type {
  BoardId,
  CardId,
  CharacterId,
  DeckName,
  Icon,
  LocationId,
  Resource,
  Seat,
  SkillType,
  Title,
} from '../core/names.ts'
import { type Passive, passive } from '../core/passives.ts'
import type { Step } from '../core/state.ts'
import { type Message, msg } from '../text/message.ts'
import { cardNames, nameOf } from '../text/names.ts'

// What sheets, locations and cards can say about the questions the rules ask.

const nothing = () => ({})
const number = (n: number) => ({ n })
const numberWhen = (
  n: number,
  ...when: readonly Condition[]
): { readonly n: number; readonly when?: readonly Condition[] } => (when.length > 0 ? { n, when } : { n })

const conditional = ({ when }: Passive, what: Message): Message =>
  when ? msg('passive.conditional', { conditions: describeConditions(when), what }) : what

// Turns and hands

export const handLimit = passive('hand-limit', number, {
  describe: ({ n }) => msg('passive.hand-limit', { n }),
})

export const actions = passive('actions', (n: number, ...when: readonly Condition[]) => ({ n, when }), {
  describe: ({ n, when }) => msg('passive.actions', { n, conditions: describeConditions(when) }),
})

/** So many cards in the Receive Skills step, of the types on the sheet. */
export const receives = passive('receives', numberWhen, {
  describe: (p) => conditional(p, msg(p.n === 0 ? 'passive.receives-none' : 'passive.receives', { n: p.n })),
})

/** All he holds of a deck is discarded when he is to draw there. */
export const losesHeld = passive('loses-held', (deck: DeckName) => ({ deck }), {
  describe: ({ deck }) => msg('passive.loses-held', { deck: nameOf('deck', deck) }),
})

/** So many more than his standing lets him draw there, in any split. */
export const receivesMore = passive('receives-more', numberWhen, {
  describe: (p) => conditional(p, msg('passive.receives-more', { n: p.n })),
})

/** So many fewer, of those his sheet has him draw there. */
export const receivesFewer = passive(
  'receives-fewer',
  (n: number, ...when: readonly Condition[]) => ({ n, when }),
  { describe: ({ n, when }) => msg('passive.receives-fewer', { n, conditions: describeConditions(when) }) },
)

/** So many cards of a deck are held by its player, in place of the limit of the deck. */
export const holds = passive('holds', (deck: DeckName, n: number) => ({ deck, n }), {
  describe: ({ deck, n }) => msg('passive.holds', { n, deck: nameOf('deck', deck) }),
})

/** So many tokens can lie with its player. */
export const tokenLimit = passive('token-limit', (token: string, n: number) => ({ token, n }), {
  describe: ({ token, n }) => msg('passive.token-limit', { n, token: nameOf('token', token) }),
})

export const randomDiscards = passive('random-discards', nothing, {
  describe: () => msg('passive.random-discards'),
})

/** The next loss of a resource is smaller by so much. */
export const losesLess = passive('loses-less', (resource: Resource, n: number) => ({ resource, n }), {
  describe: ({ resource, n }) => msg('passive.loses-less', { resource: nameOf('resource', resource), n }),
})

/** Nobody uses skill cards of a type as an action. */
export const noActionsOn = passive('no-actions-on', (type: SkillType) => ({ type }), {
  describe: ({ type }) => msg('passive.no-actions-on', { type: nameOf('type', type) }),
})

/** He does not use skill cards of a type as an action. */
export const noOwnActionsOn = passive('no-own-actions-on', (type: SkillType) => ({ type }), {
  describe: ({ type }) => msg('passive.no-own-actions-on', { type: nameOf('type', type) }),
})

/** What it costs him to use a skill card as an action, or in place of moving: so many others. */
export const skillActionCost = passive('skill-action-cost', (cards: number) => ({ cards }), {
  describe: ({ cards }) => msg('passive.skill-action-cost', { n: cards }),
})

/** Using this skill card he looks at so many cards where it speaks of one, and puts each where he likes. */
export const scoutsMore = passive('scouts-more', (card: CardId, n: number) => ({ card, n }), {
  describe: ({ card, n }) => msg('passive.scouts-more', { card: nameOf('card', card), n }),
})

/** What is carried out at the end of the turn, unless another character has taken his place by then. */
export const dueAtTurnEnd = passive(
  'due-at-turn-end',
  (of: CharacterId, ...effect: Effect) => ({ of, effect }),
  { describe: ({ effect }) => msg('passive.due-at-turn-end', { effect: describe(effect) }) },
)

/** His sheet has him draw cards of a type whose text he cannot use as a human player. */
export const drawsUseless = passive('draws-useless', (type: SkillType) => ({ type }), {
  describe: ({ type }) => msg('passive.draws-useless', { type: nameOf('type', type) }),
})

// Moving and locations

export const cannotMove = passive('cannot-move', nothing, { describe: () => msg('passive.cannot-move') })

/** He goes by choice only where nobody else is. */
export const movesAlone = passive('moves-alone', nothing, { describe: () => msg('passive.moves-alone') })

/** What it costs him to leave a location by choice; all of it must be possible. */
export const paysToLeave = passive(
  'pays-to-leave',
  (
    location: LocationId,
    effect: Effect,
    ...when: readonly Condition[]
  ): { readonly location: LocationId; readonly effect: Effect; readonly when?: readonly Condition[] } =>
    when.length > 0 ? { location, effect, when } : { location, effect },
  {
    describe: (p) =>
      conditional(
        p,
        msg('passive.pays-to-leave', {
          location: nameOf('location', p.location),
          effect: describe(p.effect),
        }),
      ),
  },
)

/** What it costs him to activate a location, or one of these. */
export const activationCost = passive(
  'activation-cost',
  (cards: number, ...locations: readonly LocationId[]) => ({ cards, locations }),
  {
    describe: ({ cards, locations }) =>
      locations.length === 0
        ? msg('passive.activation-cost', { n: cards })
        : msg('passive.activation-cost-at', { n: cards, locations: cardNames('location', locations) }),
  },
)

export const cannotActivate = passive(
  'cannot-activate',
  (...locations: readonly LocationId[]) => ({ locations }),
  {
    describe: ({ locations }) =>
      msg('passive.cannot-activate', { locations: cardNames('location', locations) }),
  },
)

/** Not where another character is. */
export const cannotActivateCrowded = passive(
  'cannot-activate-crowded',
  (...except: readonly LocationId[]) => ({ except }),
  { describe: ({ except }) => msg('passive.crowded', { except: cardNames('location', except) }) },
)

export const closed = passive('closed', (ship: BoardId) => ({ ship }), {
  describe: ({ ship }) => msg('passive.closed', { ship: nameOf('board', ship) }),
})

/** Nobody else can be chosen at that location. */
export const onlyTarget = passive('only-target', (location: LocationId) => ({ location }), {
  describe: ({ location }) => msg('passive.only-target', { location: nameOf('location', location) }),
})

/** Nothing sends him elsewhere. */
export const lockedIn = passive('locked-in', nothing, { describe: () => msg('passive.locked-in') })

export { noOncePerGame } from '../core/abilities.ts'

// Crises, checks, dice

export const noCrisis = passive('no-crisis', nothing, { describe: () => msg('passive.no-crisis') })

/** This step of the turn does not take place. */
export const skipsStep = passive('skips-step', (step: Step) => ({ step }), {
  describe: ({ step }) => msg('passive.skips-step', { step: nameOf('step', step) }),
})

/** What follows a Quorum card that he has played from the hand. */
export const afterQuorum = passive(
  'after-quorum',
  (when: readonly Condition[], ...effect: Effect) => ({ when, effect }),
  {
    describe: ({ when, effect }) =>
      msg('passive.after-quorum', { conditions: describeConditions(when), effect: describe(effect) }),
  },
)

/** The next Crisis card that is resolved, and only that one, counts as having this symbol (PQ31). */
export const addsIcon = passive('adds-icon', (icon: Icon) => ({ icon }), {
  describe: ({ icon }) => msg('passive.adds-icon', { icon: nameOf('icon', icon) }),
})

/** Draws so many Crisis cards, and picks one. */
export const crisisDraw = passive('crisis-draw', number, {
  describe: ({ n }) => msg('passive.crisis-draw', { n }),
})

/** Adds at most so many cards to a check. */
export const contributes = passive(
  'contributes',
  (
    atMost: number,
    ...when: readonly Condition[]
  ): { readonly atMost: number; readonly when?: readonly Condition[] } =>
    when.length > 0 ? { atMost, when } : { atMost },
  {
    describe: (p) =>
      conditional(
        p,
        msg(p.atMost === 0 ? 'passive.contributes-none' : 'passive.contributes', { n: p.atMost }),
      ),
  },
)

/** So many more than his standing lets him add. */
export const contributesMore = passive('contributes-more', number, {
  describe: ({ n }) => msg('passive.contributes-more', { n }),
})

/** So many of the cards he adds to a check lie face up. */
export const addsOpen = passive('adds-open', number, { describe: ({ n }) => msg('passive.adds-open', { n }) })

/** Cards of a strength count for the checks of Crisis cards he draws. */
export const strengthPositive = passive('strength-positive', (strength: number) => ({ strength }), {
  describe: ({ strength }) => msg('passive.strength-positive', { n: strength }),
})

// Ships and jumps

/** No Cylon ship is launched or activated. */
export const cylonsHold = passive('cylons-hold', nothing, { describe: () => msg('passive.cylons-hold') })

export const launchMore = passive('launch-more', number, {
  describe: ({ n }) => msg('passive.launch-more', { n }),
})

export const unmannedViperAttacks = passive('unmanned-viper-attacks', (add: number) => ({ add }), {
  describe: ({ add }) => msg('passive.unmanned-vipers', { n: -add }),
})

/** Whoever activates a fighter first discards so many skill cards (D-GEN-24). */
export const fightersCost = passive('fighters-cost', number, {
  describe: ({ n }) => msg('passive.fighters-cost', { n }),
})

/** Draws so many Destination cards in the Admiral's place, and picks one. */
export const picksDestination = passive('picks-destination', (draw: number) => ({ draw }), {
  describe: ({ draw }) => msg('passive.picks-destination', { n: draw }),
})

// Loyalty and titles

export const loyaltyAtSetup = passive('loyalty-at-setup', number, {
  describe: ({ n }) => msg('passive.loyalty-at-setup', { n }),
})

export const loyaltyAtSleeper = passive('loyalty-at-sleeper', number, {
  describe: ({ n }) => msg('passive.loyalty-at-sleeper', { n }),
})

export const noLoyaltyLooks = passive('no-loyalty-looks', nothing, {
  describe: () => msg('passive.no-loyalty-looks'),
})

/** He turns up a Cylon card by an action only there. */
export const revealsOnlyAt = passive('reveals-only-at', (location: LocationId) => ({ location }), {
  describe: ({ location }) => msg('passive.reveals-only-at', { location: nameOf('location', location) }),
})

/** What his Loyalty card says is not carried out when he reveals himself. */
export const noPower = passive('no-power', nothing, { describe: () => msg('passive.no-power') })

/** He has taken a title for this turn; the seat and the character it comes from, and the character who did. */
export const borrowedTitle = passive(
  'borrowed-title',
  (title: Title, from: Seat, of: CharacterId, by: CharacterId) => ({ title, from, of, by }),
  { describe: ({ title }) => msg('passive.borrowed-title', { title: nameOf('title', title) }) },
)

export const notAdmiral = passive('not-admiral', nothing, { describe: () => msg('passive.not-admiral') })
