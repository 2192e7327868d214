import type { Mentioned, UsedAs } from '../content/mentioned.ts'
import type { Ability } from './abilities.ts'
import type { Condition } from './conditions.ts'
import type { Effect, Who } from './effect.ts'
import type {
  Area,
  BoardId,
  CardId,
  CharacterId,
  DeckName,
  Icon,
  LocationId,
  Resource,
  Role,
  ShipClass,
  ShipKind,
  SkillType,
  StandingId,
  Team,
  Title,
} from './names.ts'
import type { Passive } from './passives.ts'
import type { Standing } from './standing.ts'

// What is printed on the components, as data.

export type Layout = Partial<Record<Area, Partial<Record<ShipKind, number>>>>

/** What a card does while it lies in play. */
export type Lasting = {
  readonly passives?: readonly Passive[]
  readonly abilities?: readonly Ability[]
  /** Leaves play when the fleet jumps, or as soon as one of these holds when a ship has left the board. */
  readonly until: readonly ('jump' | Condition)[]
  /** What becomes of it at the jump; what lies face down is shuffled into its deck. */
  readonly atJump?: 'discard' | 'shuffle-in' | 'beside-objective'
}

export type CheckData = {
  readonly difficulty: number
  readonly skills: readonly SkillType[]
  readonly pass: Effect
  readonly fail: Effect
  /** B-CHECK-22 */
  readonly partial?: { readonly at: number; readonly effect: Effect }
}

export type CrisisCard = {
  readonly id: CardId
  readonly title: string
  readonly copies: number
  /** Where it is not shuffled into the Crisis deck, or the Super Crisis deck. */
  readonly deck?: DeckName
  readonly icons: readonly Icon[]
  readonly body:
    | { readonly kind: 'check'; readonly check: CheckData; readonly chooser?: Who; readonly or?: Effect }
    | {
        readonly kind: 'event'
        readonly chooser: Who
        readonly options: readonly [Effect, Effect]
        /** What must hold for the first option to be chosen (B-CRISIS-5). */
        readonly firstNeeds?: readonly Condition[]
      }
    | {
        readonly kind: 'attack'
        readonly activate: readonly Icon[]
        readonly setup: Layout
        readonly specialTitle: string
        readonly special: Effect
      }
  readonly lasting?: Lasting
  /** Counts as distance while it lies beside the objective. */
  readonly distance?: number
}

export type SkillCard = {
  readonly id: CardId
  readonly title: string
  readonly type: SkillType
  readonly strengths: Readonly<Record<number, number>>
  /** What it is used for, at most one thing for a moment. */
  readonly abilities: readonly Ability[]
  /** What it does while it lies in a skill check. */
  readonly inCheck?: { readonly effect: Effect; readonly when?: readonly Condition[] }
  /** What happens to whoever chose to discard it; to one player only once in a turn, whatever the cards. */
  readonly whenDiscarded?: Effect
}

export type QuorumCard = {
  readonly id: CardId
  readonly title: string
  readonly copies: number
  readonly effect: Effect
  readonly lasting?: Lasting
}

export type SkillDraw = { readonly types: readonly SkillType[]; readonly draw: number }

export type CharacterType = 'political-leader' | 'military-leader' | 'pilot' | 'support' | 'cylon-leader'

export type Character = {
  readonly id: CharacterId
  readonly title: string
  readonly type: CharacterType
  readonly skills: readonly SkillDraw[]
  /** Where the figure starts; "launch": in a viper; "off-board": not on the board. */
  readonly start: LocationId | 'launch' | 'off-board'
  readonly abilities: readonly Ability[]
  /** Or there, as its player likes. */
  readonly alsoAt?: LocationId
  /** The character this is another version of: only one of them can be in a game. */
  readonly alternateOf?: CharacterId
  /** What its player is from the start; a human player unless said otherwise. */
  readonly standing?: StandingId
  /** What is otherwise when it comes into a game in which the Sleeper Agent phase is over. */
  readonly late?: { readonly at?: Role; readonly without?: string }
  /** Not-Cylon cards added to the Loyalty deck for this character (B-LOY-7). */
  readonly loyaltyExtra: number
}

/** One of the things that can be done at a location, or anywhere on a board. */
export type LocationAction = {
  /** Tells several of one location apart; '' for the only or first one. */
  readonly id: string
  readonly requires: readonly Condition[]
  /** What is paid first; all of it must be possible. */
  readonly cost?: Effect
  readonly effect: Effect
}

export type Location = {
  readonly id: LocationId
  readonly title: string
  readonly ship: BoardId
  /** The place it lies on, where that is called otherwise: what an overlay puts over it. */
  readonly place?: LocationId
  /** The sides of its board it is printed on; the first one unless said. */
  readonly sides?: readonly string[]
  readonly hazardous: boolean
  readonly damageable: boolean
  readonly actions: readonly LocationAction[]
  readonly passives: readonly Passive[]
}

export type BoardSide = {
  readonly id: string
  /** What it is called when the board is turned to it. */
  readonly title?: string
  /** Who may go there by choice; nobody goes to a side without locations. */
  readonly enter: Team | 'all'
}

/** A ship, or another group of locations, in play with one of its sides up. */
export type Board = {
  readonly id: BoardId
  readonly title: string
  /** The first one is up when the game begins. */
  readonly sides: readonly BoardSide[]
  /** Not in play until an effect brings it. */
  readonly aside?: boolean
  /** The board whose damage it can take instead, as long as it has damage tokens left. */
  readonly takesDamageOf?: BoardId
  /** What happens as soon as so many of its locations are damaged at once. */
  readonly wrecked?: { readonly at: number; readonly effect: Effect }
  /** Where whoever is on this board goes instead of these places. */
  readonly instead?: Readonly<Record<LocationId, LocationId>>
  /** What can be done anywhere on it; that activates no location. */
  readonly actions?: readonly LocationAction[]
  /** Where cards of a deck lie that are in play. */
  readonly spaces?: readonly { readonly id: string; readonly title: string; readonly deck: DeckName }[]
}

/** A place, and what is printed there on each side of its board. */
export type Laid = { readonly board: BoardId; readonly on: Readonly<Record<string, Location>> }

export type Destination = {
  readonly id: CardId
  readonly title: string
  readonly copies: number
  readonly distance: number
  readonly effect: Effect
}

export type Loyalty = {
  readonly id: CardId
  readonly title: string
  readonly copies: number
  /** The two piles the deck is built from are "human" and "cylon"; a card of any other team is named by the plan. */
  readonly team: string
  /** Whose side it puts its owner on; its team's unless said otherwise. */
  readonly countsAs?: 'human' | 'cylon'
  readonly power: Effect
  /** The part of its power that comes after its owner has discarded. */
  readonly afterDiscard?: Effect
  /** What happens when a human player receives it. */
  readonly received?: Effect
  /** What a Cylon player who is dealt it is asked: whether he hands it to a human player. Without it he keeps it. */
  readonly handOn?: string
  /** What happens when its owner is revealed. */
  readonly ownerRevealed?: Effect
  /** Cylon players pass it on at any distance. */
  readonly goesOnAlways?: boolean
  /** What it does while it lies open with its owner. */
  readonly lasting?: Pick<Lasting, 'passives' | 'abilities'>
  /** Its owner's new character receives it once more, lying open. */
  readonly receivedAnew?: boolean
}

/** Resources a token costs (B-RES-2). */
export type Loss = Partial<Record<Resource, number>>

/** A damage token of a board: it hits a location, or costs resources. */
export type DamageToken = {
  readonly id: CardId
  readonly title: string
  readonly board: BoardId
  readonly location?: LocationId
  readonly loss: Loss
}

export type BasestarToken = {
  readonly id: CardId
  readonly title: string
  readonly hits: number
  readonly launches: boolean
  readonly attacks: boolean
  readonly bonus: number
}

/** A token that lies on a ship. */
export type ShipToken = {
  readonly id: CardId
  readonly title: string
  /** How often the ship acts when it is activated; once unless said otherwise. */
  readonly acts?: number
  /** The ship is destroyed only by a roll of at least so much. */
  readonly destroyedFrom?: number
}

/** A token that stands at a location of a board. */
export type PlaceToken = {
  readonly id: CardId
  readonly title: string
  readonly plural: string
  /** How many there are; never more stand on the boards. */
  readonly count: number
  /** The places they go along when they are activated, from the first one on, where one is put if there is none. */
  readonly track: readonly LocationId[]
  /** What one does that goes on from the last place; it is taken off the board. */
  readonly end: Effect
}

export type CivilianToken = {
  readonly id: CardId
  readonly title: string
  readonly copies: number
  readonly loss: Loss
}

/** What a symbol of a Crisis card does, and in which step of the turn. */
export type IconPrint = {
  readonly id: Icon
  readonly title: string
  readonly step: 'activate-cylons' | 'prepare-jump'
  readonly effect: Effect
}

/** What is otherwise while a phase of an objective lasts. */
export type Phase = {
  readonly title: string
  /** What applies to the whole table: closed boards, for example. */
  readonly passives?: readonly Passive[]
  /** Where everybody goes instead of these places, unless his board says otherwise. */
  readonly instead?: Readonly<Record<LocationId, LocationId>>
  /** Where new characters begin, whatever their sheets say. */
  readonly start?: LocationId
  /** Nothing places, moves, damages, repairs or destroys ships in space, centurions or locations that can be damaged. */
  readonly frozen?: boolean
  /** Symbols without effect. */
  readonly ignores?: readonly Icon[]
  /** What happens at the end of the Jump Preparation track; otherwise the fleet jumps. */
  readonly autoJump?: Effect
  /** Neither the Jump Preparation track nor anything else makes the fleet jump. */
  readonly noJumps?: boolean
  /** Piles that civilian ships are lost from, in this order, when none is left unused. */
  readonly civilians?: readonly string[]
}

export type Objective = {
  readonly id: string
  readonly title: string
  /** What it is about, in a line or two. */
  readonly about?: string
  /** Each is resolved once, as soon as the fleet has come so far. */
  readonly milestones: readonly { readonly at: number; readonly effect: Effect }[]
  /** As far as the fleet has to go. */
  readonly goal: number
  /** What the first jump from there on does instead of what a jump does. */
  readonly lastJump?: Effect
  /** Carried out at the end of the setup. */
  readonly setup?: Effect
  /** Names of the piles of tokens it has. */
  readonly piles?: Readonly<Record<string, string>>
  /** By name; '' is what a game begins with. */
  readonly phases?: Readonly<Record<string, Phase>>
}

/** What the Loyalty deck is made of: for so many players, with or without one who is dealt none. */
export type LoyaltyPlan = {
  readonly players: number
  readonly leader: boolean
  readonly cylon: number
  readonly notACylon: number
  /** Cards of no pile that are in it from the start. */
  readonly named?: readonly CardId[]
  /** What is added after the first cards have been dealt. */
  readonly late?: { readonly notACylon?: number; readonly named?: readonly CardId[] }
}

/** A token that lies with a player. */
export type PlayerToken = {
  readonly title: string
  /** How many there are in the box; they do not run out. */
  readonly copies: number
  readonly plural: string
  readonly atStart: number
  /** As many as one can have, unless his sheet says otherwise; who has so many gains none. */
  readonly limit: number
}

/** The numbers and lists in which sets differ; rules ask here, never which set is in play. */
export type Ruleset = {
  readonly players: readonly [number, number]
  readonly skillTypes: readonly SkillType[]
  readonly destinyPerType: number
  readonly handLimit: number
  /** Most Quorum cards the President keeps at the end of a turn. */
  readonly quorumLimit?: number
  /** What each standing means. */
  readonly standings: Readonly<Record<StandingId, Standing>>
  readonly start: Readonly<Record<Resource, number>>
  readonly maximum: number
  readonly redZone: Readonly<Record<Resource, number>>
  readonly startingShips: Layout
  readonly launchAreas: readonly Area[]
  /** Whoever draws cards of this type can pilot a fighter. */
  readonly pilotSkill: SkillType
  /** Population lost when FTL Control jumps from here; null where it cannot. */
  readonly jumpTrack: readonly (number | null)[]
  readonly boardingTrack: number
  /** The board that Cylon ships attack and whose guns answer. */
  readonly flagship: BoardId
  /** Which place serves for what. */
  readonly roles: Readonly<Record<Role, LocationId>>
  readonly attackTable: AttackTable
  readonly loyaltyDeck: readonly LoyaltyPlan[]
  /** What follows when all have been dealt their cards in the Sleeper Agent phase. */
  readonly afterSleeper?: Effect
  /** With how many players nobody, or somebody, has to be a Cylon Leader; otherwise somebody may. */
  readonly leaders?: { readonly none: readonly number[]; readonly needed: readonly number[] }
  readonly titles: { readonly president: readonly CharacterId[]; readonly admiral: readonly CharacterId[] }
  readonly objective: Objective
  readonly destinyInCheck: number
  /** Who says which of several resources is meant of which there is equally much; whoever acts unless said. */
  readonly ties?: 'current'
  /** What happens in a reckless check after the abilities of its cards. */
  readonly reckless: Effect
  /** Tokens that lie with players, by name. */
  readonly playerTokens?: Readonly<Record<string, PlayerToken>>
  /** What "once per game" means: once with whichever character, or as often as one has a token for it. */
  readonly oncePerGame: 'once' | { readonly token: string }
}

/** A kind of what flies and fights; where they are is in the state, kind by kind. */
export type KindOfShip = {
  readonly id: ShipKind
  /** As sentences name it. */
  readonly title: string
  readonly plural: string
  readonly class: ShipClass
  readonly side: 'human' | 'cylon'
  /** How many there are; civilian ships are counted by their tokens. */
  readonly count: number
  /** How many of them are in the Reserves (of Cylon ships: at hand) from the start; all unless said otherwise. */
  readonly atStart?: number
  /** Not put on the board during setup, whatever setup puts there. */
  readonly notInSetup?: boolean
  /** What would damage it destroys it. */
  readonly destroyedByDamage?: boolean
  /** Cannot be risked for something. */
  readonly notRisked?: boolean
  /** Need not come along when the fleet jumps: its pilot decides, without one the current player. */
  readonly mayStay?: boolean
}

export type Hit = 'damaged' | 'damaged-twice' | 'destroyed' | 'destroyed-with-raiders'
type Rows = readonly (readonly [from: number, hit: Hit])[]
/**
 * For each target and attacker (a kind, or a class for all kinds that have no row of their own): which results
 * from the first number on do what; the last that applies counts.
 */
export type AttackTable = Readonly<Record<string, Readonly<Record<string, Rows>>>>

/** A deck as it is printed; its cards say that they belong to it. */
export type DeckPrint = {
  readonly id: DeckName
  readonly title: string
  /** What lists call its cards, where they are not called after the deck. */
  readonly kind?: string
  /** When it is empty it is made anew from its discard pile, unless it says otherwise (B-LIMIT-4). */
  readonly reshuffled?: boolean
  /** Not meant where a card speaks of any deck. */
  readonly apart?: boolean
  /** Players hold cards of it in a hand apart from their skill cards. */
  readonly hand?: {
    /** What others see of it: how many, or the cards themselves. */
    readonly others: 'count' | 'faces'
    /** They are shown to everybody when the game is over. */
    readonly shownAtEnd?: boolean
    /** How many one can hold: whoever draws more discards down to it, and is sent there before that if it says so. */
    readonly limit?: number
    readonly over?: Role
    /** Only players of this side draw and hold them; who changes sides discards his. */
    readonly side?: Team
  }
}

export type DeckInfo = DeckPrint & {
  /** All its cards, as they come in the box. */
  readonly cards: readonly CardId[]
}

/** A card of a deck of another kind: carried out when it is turned up, or used while it is held. */
export type OtherCard = {
  readonly id: CardId
  readonly title: string
  readonly deck: DeckName
  readonly copies: number
  readonly effect?: Effect
  /** What is attempted when it is turned up. */
  readonly check?: CheckData
  /** How far it takes the fleet once its distance counts. */
  readonly distance?: number
  readonly abilities?: readonly Ability[]
  readonly lasting?: Lasting
  /** What must hold when the game is over for whoever wins by such a card. */
  readonly wins?: readonly Condition[]
  /** The side it stands for, where it counts laid open. */
  readonly side?: Team
}

/** What is printed on a card, and the deck it comes from. */
export type CardPrint = { readonly deck: DeckName; readonly lasting?: Lasting } & (
  | { readonly kind: 'skill'; readonly print: SkillFace }
  | { readonly kind: 'crisis'; readonly print: CrisisCard }
  | { readonly kind: 'quorum'; readonly print: QuorumCard }
  | { readonly kind: 'destination'; readonly print: Destination }
  | { readonly kind: 'loyalty'; readonly print: Loyalty }
  | { readonly kind: 'other'; readonly print: OtherCard }
)

export type SkillFace = { readonly card: SkillCard; readonly strength: number }

/** All that can be used at one moment, by where it is printed. */
export type AtMoment = Readonly<UsedAs> & {
  readonly name: string
  readonly onSheets: ReadonlyMap<CharacterId, readonly Ability[]> | undefined
  readonly onCards: ReadonlyMap<CardId, Ability> | undefined
  readonly onHeld: ReadonlyMap<CardId, Ability> | undefined
  /** On cards that lie in play. */
  readonly inPlay: boolean
  /** A skill card that can be used there on no condition. */
  readonly anyTime: boolean
}

export type Content = {
  readonly rules: Ruleset
  readonly crises: ReadonlyMap<CardId, CrisisCard>
  readonly superCrises: ReadonlyMap<CardId, CrisisCard>
  readonly quorum: ReadonlyMap<CardId, QuorumCard>
  readonly destinations: ReadonlyMap<CardId, Destination>
  readonly loyalty: ReadonlyMap<CardId, Loyalty>
  readonly characters: ReadonlyMap<CharacterId, Character>
  readonly icons: ReadonlyMap<Icon, IconPrint>
  readonly boards: ReadonlyMap<BoardId, Board>
  /** By place: what is printed there on the first side that has it. `locationOf` knows which side is up. */
  readonly locations: ReadonlyMap<LocationId, Location>
  readonly places: ReadonlyMap<LocationId, Laid>
  /** What is printed on each side of a board, in that order. */
  readonly laid: ReadonlyMap<BoardId, Readonly<Record<string, readonly Location[]>>>
  readonly civilians: ReadonlyMap<CardId, CivilianToken>
  readonly damageTokens: ReadonlyMap<CardId, DamageToken>
  readonly basestarTokens: ReadonlyMap<CardId, BasestarToken>
  readonly shipTokens: ReadonlyMap<CardId, ShipToken>
  readonly placeTokens: ReadonlyMap<CardId, PlaceToken>
  readonly shipKinds: ReadonlyMap<ShipKind, KindOfShip>
  /** The kinds that come to the board, in that order. */
  readonly placing: readonly ShipKind[]
  readonly kindsOf: Readonly<Record<ShipClass, readonly ShipKind[]>>
  readonly skillCards: ReadonlyMap<CardId, SkillCard>
  /** Every printed skill card: `repair-2` is the Repair of strength 2. */
  readonly skills: ReadonlyMap<CardId, SkillFace>
  /** Every card there is, with its deck. */
  readonly cards: ReadonlyMap<CardId, CardPrint>
  /** The decks in play, in the order in which they are shuffled at the start. */
  readonly decks: ReadonlyMap<DeckName, DeckInfo>
  /** Those of them that not every game has. */
  readonly furtherDecks: readonly DeckName[]
  /** What the holder of a title can do by it. */
  readonly titleAbilities: Readonly<Record<Title, readonly Ability[]>>
  readonly mentioned: Mentioned
  /** The moments at which anything can be used. */
  readonly moments: ReadonlyMap<string, AtMoment>
  /** Skill cards that can be used in a window: by window, then by printed card. */
  readonly responses: ReadonlyMap<string, ReadonlyMap<CardId, Ability>>
  /** Whether there are several versions of any character. */
  readonly versions: boolean
  /** Whether any skill card does something while it lies in a check. */
  readonly checkAbilities: boolean
  /** Whether any skill card does something to whoever chose to discard it. */
  readonly discardTexts: boolean
  /** Cards of hands apart that can be used in a window, or as an action: by window, then by card. */
  readonly heldAbilities: ReadonlyMap<string, ReadonlyMap<CardId, Ability>>
  /** Abilities of character sheets: by window, then by character. */
  readonly windowAbilities: ReadonlyMap<string, ReadonlyMap<CharacterId, readonly Ability[]>>
  /** What always applies on character sheets: by character, then by kind. */
  readonly sheetPassives: ReadonlyMap<CharacterId, ReadonlyMap<string, readonly Passive[]>>
}

/** What is printed on a component that must exist. */
export function printed<T>(of: ReadonlyMap<string, T>, id: string): T {
  const found = of.get(id)
  if (!found) throw new Error(`Nothing is called "${id}" in this game.`)
  return found
}

/** What the results of an attack do; a row of the kind itself goes before one of its class. */
export function attackRows({ rules, shipKinds }: Content, attacker: ShipKind, target: ShipKind): Rows {
  const { attackTable } = rules
  const as = shipKinds.get(attacker)?.class ?? attacker
  const on = shipKinds.get(target)?.class ?? target
  return (
    attackTable[target]?.[attacker] ??
    attackTable[target]?.[as] ??
    attackTable[on]?.[attacker] ??
    attackTable[on]?.[as] ??
    []
  )
}

/** As many of each as are in the box. */
export const copies = (of: Iterable<{ readonly id: CardId; readonly copies: number }>): CardId[] =>
  [...of].flatMap((c) => Array.from({ length: c.copies }, () => c.id))

/** The deck a card belongs to. */
export const deckOf = (content: Content, card: CardId): DeckName => printed(content.cards, card).deck

/** A Crisis or Super Crisis card, of whichever deck. */
export function crisisOf(content: Content, card: CardId): CrisisCard {
  const found = printed(content.cards, card)
  if (found.kind !== 'crisis') throw new Error(`"${card}" is no Crisis card.`)
  return found.print
}

/** Those of a card's symbols that are resolved in this step. */
export const iconsIn = (content: Content, icons: readonly Icon[], step: IconPrint['step']): Icon[] =>
  icons.filter((icon) => content.icons.get(icon)?.step === step)
