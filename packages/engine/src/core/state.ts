import type { Message } from '../text/message.ts'
import type {
  Area,
  BoardId,
  CardId,
  CharacterId,
  CommonDeck,
  DeckName,
  Icon,
  LocationId,
  Place,
  Resource,
  Seat,
  ShipKind,
  StandingId,
  Team,
  Title,
} from './names.ts'
import type { Passive } from './passives.ts'

// A GameState is JSON, all of it: also what the game is in the middle of (the stack of frames) and what
// it waits for (the asks). A decision is carried out on a private copy. What changes all the time (frames,
// the list of ships) is changed in place there; everything marked readonly is only ever replaced, so that
// copies share it.

export type Difficulty = 'standard' | 'easier-for-humans' | 'easier-for-cylons'

export type Config = {
  readonly players: number
  readonly sets: readonly string[]
  readonly objective: string
  readonly difficulty: Difficulty
  readonly noSympathizer: boolean
  /** Other variants agreed on, by the names the sets give them. */
  readonly variants?: readonly string[]
  /** Characters agreed on beforehand, one per seat; without it they are chosen during setup. */
  readonly characters?: readonly CharacterId[]
  /** Who takes the first turn; without it the seed decides. */
  readonly firstPlayer?: Seat
}

/** What is remembered of a player: he was executed, that cost morale, he played a Super Crisis card. */
export type Deed = 'executed' | 'execution-cost-morale' | 'played-super-crisis'

export type Player = {
  character: CharacterId | ''
  hand: readonly CardId[]
  /** Face-down Loyalty cards. */
  loyalty: readonly CardId[]
  /** Loyalty cards turned up. */
  shown: readonly CardId[]
  standing: StandingId
  /** Cards of other decks in a hand apart (Super Crisis cards are one): by deck. */
  held: Readonly<Record<DeckName, readonly CardId[]>>
  /** Tokens lying with him: so many of each kind. */
  tokens: Readonly<Record<string, number>>
  at: Place
  /** Once-per-game abilities used up. */
  used: readonly string[]
  /** Turns begun with his character, the present one included. */
  turns: number
  /** What has happened to him, or what he has done, that cards ask for later. */
  past?: readonly Deed[]
  /** Abilities of his sheet that he does not have: he came into the game too late for them. */
  lacks?: readonly string[]
  /** Answers he has given; names his requests. Nobody can tell from it how often others were asked in secret. */
  answers: number
}

export type Ship = {
  readonly id: number
  readonly kind: ShipKind
  readonly area: Area
  /** Activated in this turn already (B-CYL-6). */
  readonly acted: boolean
  /** The seat whose character pilots it, or -1. */
  readonly pilot: Seat
  /** Damage tokens on a basestar. */
  readonly damage: readonly CardId[]
  /** Other tokens that lie on it. */
  readonly tokens: readonly CardId[]
  /** What a civilian ship carries, and which seats have seen it. */
  readonly face: CardId
  readonly seenBy: readonly Seat[]
}

/** Where the ships of one kind are that are not on the board. */
export type Stock = {
  /** In the Reserves; of Cylon ships and centurions: at hand; of nukes: with the Admiral. */
  readonly reserve: number
  readonly damaged: number
  readonly destroyed: number
  /** Beside the board until they are gained. */
  readonly unused: number
  /** Out of the game without having been destroyed. */
  readonly removed: number
}

export type InPlay = {
  readonly card: CardId
  readonly deck: DeckName
  /** The player it was given to, or -1. */
  readonly holder: Seat
  /** It lies face down; everybody at the table saw which it is. */
  readonly faceDown?: true
  /** Its distance counts although it does not lie beside the objective yet. */
  readonly counts?: true
}

export type BoardState = {
  /** Which side is up; '' while it is not in play. */
  readonly side: string
  /** Damage tokens left to draw for it. */
  readonly pool: readonly CardId[]
  readonly damaged: readonly LocationId[]
}

/** The top of both piles is the end of the list. */
export type Deck = { readonly draw: readonly CardId[]; readonly discard: readonly CardId[] }

/** Exactly the decks in play. */
export type Decks = Record<CommonDeck, Deck> & { [name: DeckName]: Deck }

export type Step =
  | 'receive-skills'
  | 'movement'
  | 'action'
  | 'crisis'
  | 'activate-cylons'
  | 'prepare-jump'
  | 'end'

export type Turn = {
  number: number
  seat: Seat
  step: Step
  /** The current player was piloting when the turn began (B-CHAR-15). */
  beganPiloting: boolean
  /** The location or space area where the current player's turn began, where anything asks for it. */
  began?: string
  /** Things that can be done once per turn and have been. */
  once: readonly string[]
  /** Crisis cards of this turn that go to the discard pile at its end (B-TURN-6). */
  crises: readonly CardId[]
  /** The Crisis card whose symbols steps 5 and 6 follow. */
  icons: CardId | ''
  /** Symbols that card counts as having besides those printed on it. */
  added?: readonly Icon[]
  /** The phase of the objective in which it was drawn, if one of its own had begun. */
  drawnIn?: string
  /** What applies until the end of this turn, to a player or (-1) to everybody. */
  lasting: readonly { readonly seat: Seat; readonly passive: Passive }[]
  /** A new Crisis step follows the Activate Cylon Ships step (B-CRISIS-19). */
  again: boolean
}

export type Reason = Resource | 'damage' | 'boarding' | 'nobody-left' | 'final-jump'
export type Outcome = { readonly winner: Team; readonly reason: Reason; readonly winners: readonly Seat[] }

export type Frame = {
  readonly proc: string
  step: string
  /** What the last question was answered. */
  got?: readonly Got[]
  /** What the last procedure called from here returned. */
  result?: number
  /** It is the result of a roll for which no die was thrown. */
  unthrown?: boolean
  /** Abilities that can be used once in this procedure (a roll, a check) and have been. */
  once?: readonly string[]
}

export type Got = { readonly seat: Seat; readonly options: readonly Option[] }

/** What an option is about, so that a table can light that thing up. */
export type Option = {
  readonly id: string
  readonly text: Message
  readonly seat?: Seat
  readonly card?: CardId
  readonly deck?: DeckName | 'destiny'
  readonly location?: LocationId
  readonly board?: BoardId
  readonly area?: Area
  readonly ship?: number
  /** The ship that is attacked. */
  readonly target?: number
  readonly kind?: ShipKind
  readonly type?: DeckName
  readonly character?: CharacterId
  readonly ability?: string
  readonly n?: number
}

export type Ask = {
  readonly seat: Seat
  readonly prompt: Message
  readonly options: readonly Option[]
  readonly min: number
  readonly max: number
  /** Nobody else may know that this seat is asked. */
  readonly secret: boolean
  readonly window: string
  readonly chosen: readonly Option[] | null
}

/** Counts the changes of what a saved GameState looks like (migrations/). */
export const format = 2

export type GameState = {
  readonly format: typeof format
  readonly config: Config
  /** The random generator. */
  random: [number, number, number, number]
  /** Die results laid out beforehand; used up before the generator is asked. */
  dice: number[]
  /** Tokens and civilian ships that are drawn first, laid out beforehand. */
  nextTokens: readonly CardId[]
  /** Accepted answers so far, of all seats. */
  decision: number
  turn: Turn
  players: Player[]
  resources: Record<Resource, number>
  jumpTrack: number
  /** Destination cards and others that lie beside the objective and give distance. */
  travelled: readonly CardId[]
  /** Thresholds of the objective that were resolved. */
  milestones: readonly number[]
  /** The phase of the objective; '' before any of its own. */
  phase: string
  /** Face-down stacks of tokens by name, the top at the end of the list. */
  piles: Readonly<Record<string, readonly CardId[]>>
  /** Where tokens stand at locations, by token: one place for each that is on a board. */
  tokensAt?: Readonly<Record<CardId, readonly LocationId[]>>
  /** Decks whose place the cards of another one have taken; their own cards leave the game. */
  replaced?: Readonly<Record<DeckName, DeckName>>
  titles: Record<Title, Seat>
  quorum: readonly CardId[]
  decks: Decks
  destiny: readonly CardId[]
  loyaltyDeck: readonly CardId[]
  ships: Ship[]
  nextShip: number
  /** Every kind of ship but the civilian ones. */
  fleet: Readonly<Record<ShipKind, Stock>>
  civilians: readonly CardId[]
  lostCivilians: readonly CardId[]
  boards: Readonly<Record<BoardId, BoardState>>
  /** Damage tokens left to draw for basestars. */
  basestarTokens: readonly CardId[]
  /** Where on the Boarding Party track each centurion stands. */
  centurions: readonly number[]
  inPlay: readonly InPlay[]
  /** Cards and tokens out of the game for good. */
  removed: readonly CardId[]
  /** Characters that were executed: nobody can choose them again. */
  dead?: readonly CharacterId[]
  stack: Frame[]
  asks: Ask[]
  outcome: Outcome | null
}
