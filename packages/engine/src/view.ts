import { printed } from './core/content.ts'
import { heldOf } from './core/decks.ts'
import { describe, wordOf } from './core/effect.ts'
import { type Game, player } from './core/game.ts'
import type {
  Area,
  BoardId,
  CardId,
  CharacterId,
  CommonDeck,
  DeckName,
  LocationId,
  Place,
  Resource,
  Seat,
  ShipClass,
  ShipKind,
  StandingId,
  Title,
} from './core/names.ts'
import { underWay } from './core/procedure.ts'
import { isHuman } from './core/standing.ts'
import type { Deck, Deed, Difficulty, GameState, InPlay, Outcome, Player, Ship, Step } from './core/state.ts'
import { gameOn, type Request, requestOf, standingRequests } from './decide.ts'
import { attack } from './rules/attack.ts'
import { crisisUnderWay, drawCrisis } from './rules/crisis.ts'
import { rollUnderWay } from './rules/dice.ts'
import { inPile } from './rules/fleet.ts'
import { distance } from './rules/objective.ts'
import { piloted } from './rules/places.ts'
import { type Counting, checkUnderWay, countingOf, difficultyOf, type Result } from './rules/skill-check.ts'
import type { Message } from './text/message.ts'

// What a seat may know, put together from nothing: a field that is not named here is not seen.

export type PlayerView = {
  readonly seat: Seat
  readonly character: CharacterId | ''
  readonly at: Place
  /** The area of the ship he pilots. */
  readonly area: Area | ''
  readonly cards: number
  readonly standing: StandingId
  readonly revealed: boolean
  readonly sympathizer: boolean
  /** Face-down Loyalty cards, and those turned up. */
  readonly loyaltyCards: number
  readonly shown: readonly CardId[]
  readonly superCrises: number
  /** Cards of other decks in hands apart: how many, by deck. */
  readonly held: Readonly<Record<DeckName, number>>
  /** And those of decks whose cards are held face up, or are shown when the game is over and it is. */
  readonly open: Readonly<Record<DeckName, readonly CardId[]>>
  readonly tokens: Readonly<Record<string, number>>
  readonly used: readonly string[]
  /** Turns begun with his character, the present one included. */
  readonly turns: number
  /** What is remembered of him, and the abilities he came too late for; if there is anything. */
  readonly past?: readonly Deed[]
  readonly lacks?: readonly string[]
  /** Known to the player himself, and to all when the game is over. */
  readonly loyalty?: readonly CardId[]
}

export type ShipView = {
  readonly id: number
  readonly kind: ShipKind
  readonly class: ShipClass
  readonly area: Area
  readonly pilot: Seat
  readonly damage: readonly CardId[]
  /** Other tokens that lie on it, if any do. */
  readonly tokens?: readonly CardId[]
  readonly seenBy: readonly Seat[]
  /** What a civilian ship carries, for those who have looked. */
  readonly face?: CardId
}

export type BoardView = {
  readonly id: BoardId
  /** The side that is up. */
  readonly side: string
  readonly damaged: readonly LocationId[]
  /** Damage tokens left to draw for it. */
  readonly tokens: number
}

export type CheckView = Counting & {
  readonly title: Message
  readonly difficulty: number
  readonly partial: number | null
  readonly counts: readonly number[]
  /** The player it is about, where one was chosen for it, or -1. */
  readonly picked: Seat
  readonly total: number
  /** Whether its cards are added face up. */
  readonly faceUp: boolean
  /** Whether it has become reckless. */
  readonly reckless?: true
  /** Whether nothing can be used on it and no card in it takes effect. */
  readonly sealed?: true
  /** Whether no card in it takes effect. */
  readonly silenced?: true
  /** The cards that lie face up. */
  readonly cards: readonly CardId[]
  readonly strength: number | null
  readonly result: Result | ''
}

export type RollView = {
  readonly by: Seat
  readonly why: Message
  readonly value: number | null
  /** What is added to the die. */
  readonly bonus: number
  /** The ship that is attacked, or -1. */
  readonly ship: number
  /** What a card says that the result does. */
  readonly stakes?: Message
}

export type DeckView = { readonly cards: number; readonly top: CardId | '' }

export type View = {
  readonly viewer: Seat | 'spectator'
  readonly config: {
    readonly players: number
    readonly sets: readonly string[]
    readonly objective: string
    readonly difficulty: Difficulty
    readonly noSympathizer: boolean
    readonly variants?: readonly string[]
  }
  readonly turn: {
    readonly number: number
    readonly seat: Seat
    readonly step: Step
    readonly once: readonly string[]
    /** The current player was piloting when the turn began. */
    readonly beganPiloting: boolean
    /** What applies until the end of the turn, if anything does. */
    readonly lasting?: GameState['turn']['lasting']
  }
  readonly players: readonly PlayerView[]
  readonly resources: Readonly<Record<Resource, number>>
  readonly jumpTrack: number
  readonly distance: number
  readonly travelled: readonly CardId[]
  readonly titles: Readonly<Record<Title, Seat>>
  readonly nukes: number
  readonly quorumCards: number
  readonly decks: Record<CommonDeck, DeckView> & { [name: DeckName]: DeckView }
  readonly destiny: number
  readonly loyaltyDeck: number
  readonly ships: readonly ShipView[]
  /** Ships that are not on the board, kind by kind. */
  readonly fleet: GameState['fleet']
  /** The same for the classes of the base box: fighters of every kind count as vipers. */
  readonly reserve: { readonly viper: number; readonly raptor: number }
  readonly damagedVipers: number
  readonly destroyed: { readonly viper: number; readonly raptor: number }
  readonly civilians: number
  readonly lostCivilians: readonly CardId[]
  readonly damaged: readonly LocationId[]
  readonly damageTokens: number
  /** The boards in play. */
  readonly boards: readonly BoardView[]
  readonly basestarTokens: number
  readonly centurions: readonly number[]
  /** The phase of the objective, and how many tokens lie in each face-down pile, where there are any. */
  readonly phase?: string
  readonly piles?: Readonly<Record<string, number>>
  /** Where tokens stand at locations, by token, where there are any. */
  readonly tokensAt?: NonNullable<GameState['tokensAt']>
  /** Cards that lie in play; of one that lies face down only its deck is seen. */
  readonly inPlay: readonly InPlay[]
  /** Characters that were executed, if any were. */
  readonly dead?: readonly CharacterId[]
  readonly crisis: { readonly card: CardId; readonly deck: 'crisis' | 'super-crisis' } | null
  readonly check: CheckView | null
  readonly roll: RollView | null
  /** Seats everyone can see are being waited for. */
  readonly waitingFor: readonly Seat[]
  /** What the viewer alone knows. */
  readonly hand: readonly CardId[]
  readonly superCrises: readonly CardId[]
  /** His hands of other decks, by deck. */
  readonly held: Readonly<Record<DeckName, readonly CardId[]>>
  readonly quorum: readonly CardId[]
  readonly request: Request | null
  /** What the viewer may do at any moment, if there is anything. */
  readonly standing?: readonly Request[]
  readonly outcome: Outcome | null
}

/** What only one seat knows, or knows more of than the others. */
type OwnView = Pick<
  View,
  'viewer' | 'players' | 'ships' | 'hand' | 'superCrises' | 'held' | 'quorum' | 'request' | 'standing'
>

/** A position as it is seen: what lies open for everybody is put together once for all who look. */
export type Sight = {
  readonly open: Omit<View, Exclude<keyof OwnView, 'players' | 'ships'>>
  /** Players and ships of whom he knows no more than everybody are the same objects. */
  own(viewer: Seat | 'spectator'): OwnView
}

export function view(state: GameState, viewer: Seat | 'spectator'): View {
  const g = gameOn(state)
  const open = openView(g)
  return Object.assign(open, ownView(g, open, viewer))
}

export function sight(state: GameState): Sight {
  const g = gameOn(state)
  const open = openView(g)
  return { open, own: (viewer) => ownView(g, open, viewer) }
}

// What is not always there is added last, and only where it is: with spreads in them these objects take ten times
// as long to make.

type Writable<T> = { -readonly [K in keyof T]: T[K] }

function openView(g: Game): Sight['open'] {
  const state = g.s
  const { damaged, damageTokens, boards } = boardViews(state)
  const seen: Writable<Sight['open']> = {
    config: configView(state),
    turn: turnView(state),
    players: state.players.map((_, seat) => playerView(g, seat)),
    resources: state.resources,
    jumpTrack: state.jumpTrack,
    distance: distance(g),
    travelled: state.travelled,
    titles: state.titles,
    nukes: inPile(g, 'nuke', 'reserve'),
    quorumCards: state.quorum.length,
    decks: deckViews(state),
    destiny: state.destiny.length,
    loyaltyDeck: state.loyaltyDeck.length,
    ships: state.ships.map((s) => shipView(g, s)),
    fleet: state.fleet,
    reserve: { viper: inPile(g, 'fighter', 'reserve'), raptor: inPile(g, 'raptor', 'reserve') },
    damagedVipers: inPile(g, 'fighter', 'damaged'),
    destroyed: { viper: inPile(g, 'fighter', 'destroyed'), raptor: inPile(g, 'raptor', 'destroyed') },
    civilians: state.civilians.length,
    lostCivilians: state.lostCivilians,
    damaged,
    damageTokens,
    boards,
    basestarTokens: state.basestarTokens.length,
    centurions: state.centurions,
    inPlay: cardsInPlay(state),
    crisis: crisisView(g),
    check: checkView(g),
    roll: rollView(g),
    waitingFor: state.asks.filter((a) => !a.secret && a.chosen === null).map((a) => a.seat),
    outcome: state.outcome,
  }
  const piles = Object.keys(state.piles)
  if (state.phase !== '') seen.phase = state.phase
  if (piles.length > 0)
    seen.piles = Object.fromEntries(piles.map((name) => [name, state.piles[name]?.length ?? 0]))
  if (state.tokensAt) seen.tokensAt = state.tokensAt
  if (state.dead) seen.dead = state.dead
  return seen
}

function configView({ config }: GameState): View['config'] {
  const seen: Writable<View['config']> = {
    players: config.players,
    sets: config.sets,
    objective: config.objective,
    difficulty: config.difficulty,
    noSympathizer: config.noSympathizer,
  }
  if (config.variants) seen.variants = config.variants
  return seen
}

function turnView({ turn }: GameState): View['turn'] {
  const seen: Writable<View['turn']> = {
    number: turn.number,
    seat: turn.seat,
    step: turn.step,
    once: turn.once,
    beganPiloting: turn.beganPiloting,
  }
  if (turn.lasting.length > 0) seen.lasting = turn.lasting
  return seen
}

function shipView(g: Game, s: Ship): ShipView {
  const seen: Writable<ShipView> = {
    id: s.id,
    kind: s.kind,
    class: printed(g.content.shipKinds, s.kind).class,
    area: s.area,
    pilot: s.pilot,
    damage: s.damage,
    seenBy: s.seenBy,
  }
  if (s.tokens.length > 0) seen.tokens = s.tokens
  return seen
}

function ownView(g: Game, open: Sight['open'], viewer: Seat | 'spectator'): OwnView {
  const { players, ships } = open
  if (viewer === 'spectator')
    return {
      viewer,
      players,
      ships,
      hand: [],
      superCrises: [],
      held: {},
      quorum: [],
      request: null,
    }
  const { s } = g
  const own = s.players[viewer]
  if (!own) throw new Error(`There is no seat ${viewer}.`)
  const standing = standingRequests(s, viewer)
  const mine = playerView(g, viewer)
  mine.loyalty = own.loyalty
  const seen: Writable<OwnView> = {
    viewer,
    players: players.map((p) => (p.seat === viewer ? mine : p)),
    ships: s.ships.some((ship) => ship.seenBy.includes(viewer)) ? facesSeen(s, ships, viewer) : ships,
    hand: own.hand,
    superCrises: heldOf(own, 'super-crisis'),
    held: own.held,
    quorum: viewer === s.titles.president ? s.quorum : [],
    request: requestOf(s, viewer) ?? null,
  }
  if (standing.length > 0) seen.standing = standing
  return seen
}

/** Civilian ships with what they carry, where this seat has looked. */
const facesSeen = (state: GameState, ships: readonly ShipView[], viewer: Seat): readonly ShipView[] =>
  ships.map((seen, i) => {
    const ship = state.ships[i]
    return ship?.seenBy.includes(viewer) ? { ...seen, face: ship.face } : seen
  })

const cardsInPlay = ({ inPlay }: GameState): readonly InPlay[] =>
  inPlay.some((c) => c.faceDown) ? inPlay.map((c) => (c.faceDown ? { ...c, card: '' } : c)) : inPlay

type Boards = Pick<View, 'damaged' | 'damageTokens' | 'boards'>

/** Boards change rarely: the same value as long as they have not. */
function boardViews({ boards }: GameState): Boards {
  const known = seenBoards.get(boards)
  if (known) return known
  const inPlay = Object.entries(boards)
    .filter(([, { side }]) => side !== '')
    .map(([id, { side, damaged, pool }]) => ({ id, side, damaged, tokens: pool.length }))
  const made: Boards = {
    damaged: inPlay.flatMap((b) => b.damaged),
    damageTokens: inPlay.reduce((sum, b) => sum + b.tokens, 0),
    boards: inPlay,
  }
  seenBoards.set(boards, made)
  return made
}

const seenBoards = new WeakMap<GameState['boards'], Boards>()

function playerView(g: Game, seat: Seat): Writable<PlayerView> {
  const p = player(g, seat)
  const seen: Writable<PlayerView> = {
    seat,
    character: p.character,
    at: p.at,
    area: piloted(g, seat)?.area ?? '',
    cards: p.hand.length,
    standing: p.standing,
    revealed: !isHuman(g, seat),
    sympathizer: p.standing === 'sympathizer',
    loyaltyCards: p.loyalty.length,
    shown: p.shown,
    superCrises: heldOf(p, 'super-crisis').length,
    held: counted(p),
    open: open(g, p),
    tokens: p.tokens,
    used: p.used,
    turns: p.turns,
  }
  if (p.past) seen.past = p.past
  if (p.lacks) seen.lacks = p.lacks
  if (g.s.outcome) seen.loyalty = p.loyalty
  return seen
}

function counted({ held }: Player): PlayerView['held'] {
  const counts: Record<DeckName, number> = {}
  for (const name in held) counts[name] = held[name]?.length ?? 0
  return counts
}

function open(g: Game, { held }: Player): PlayerView['open'] {
  const faces: Record<DeckName, readonly CardId[]> = {}
  for (const name in held) {
    const hand = g.content.decks.get(name)?.hand
    if (hand?.others === 'faces' || (hand?.shownAtEnd && g.s.outcome)) faces[name] = held[name] ?? []
  }
  return faces
}

/** B-SECRET-14, B-SECRET-15: how many cards are left, and the top of the discard pile. */
function deckView({ draw, discard }: Deck): DeckView {
  return { cards: draw.length, top: discard[discard.length - 1] ?? '' }
}

function deckViews({ decks }: GameState): View['decks'] {
  const seen: View['decks'] = {
    crisis: deckView(decks.crisis),
    'super-crisis': deckView(decks['super-crisis']),
    quorum: deckView(decks.quorum),
    destination: deckView(decks.destination),
    politics: deckView(decks.politics),
    leadership: deckView(decks.leadership),
    tactics: deckView(decks.tactics),
    piloting: deckView(decks.piloting),
    engineering: deckView(decks.engineering),
  }
  for (const name in decks) {
    const one = decks[name]
    if (one) seen[name] ??= deckView(one)
  }
  return seen
}

function crisisView(g: Game): View['crisis'] {
  const f = crisisUnderWay(g)
  if (f) return { card: f.card, deck: f.deck }
  const drawn = underWay(g, drawCrisis)?.card
  return drawn ? { card: drawn, deck: 'crisis' } : null
}

function checkView(g: Game): CheckView | null {
  const f = checkUnderWay(g)
  if (!f) return null
  return {
    title: f.title,
    difficulty: difficultyOf(f),
    ...countingOf(g, f),
    partial: f.check.partial?.at ?? null,
    counts: f.counts,
    picked: f.ctx.picked ?? -1,
    total: f.cards.length,
    faceUp: f.faceUp !== 'nobody',
    ...(f.reckless ? { reckless: true as const } : {}),
    ...(f.sealed ? { sealed: true as const } : {}),
    ...(f.silenced ? { silenced: true as const } : {}),
    cards: f.revealed ? f.cards : f.open.map((i) => f.cards[i] ?? ''),
    strength: f.strength,
    result: f.outcome ?? '',
  }
}

function rollView(g: Game): View['roll'] {
  const f = rollUnderWay(g)
  if (!f) return null
  const ship = f.why.key === 'why.attack' ? attacked(g) : -1
  const cause = wordOf(g.s.stack[g.s.stack.findLastIndex((x) => x.proc === f.proc) - 1])
  return {
    by: f.by,
    why: f.why,
    value: f.value ?? null,
    bonus: f.bonus + f.extra,
    ship,
    ...(cause ? { stakes: describe([cause]) } : {}),
  }
}

function attacked(g: Game): number {
  const f = underWay(g, attack)
  return f === undefined || f.kind === 'centurion' ? -1 : (f.target ?? -1)
}
