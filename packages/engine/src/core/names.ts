// The names used everywhere: in state, content, options, events and text.

export const resources = ['fuel', 'food', 'morale', 'population'] as const
export type Resource = (typeof resources)[number]

export const skillTypes = [
  'politics',
  'leadership',
  'tactics',
  'piloting',
  'engineering',
  'treachery',
] as const
export type SkillType = (typeof skillTypes)[number]

/** Clockwise, as the board is drawn with the bow to the left. */
export const areas = ['bow', 'bow-starboard', 'stern-starboard', 'stern', 'stern-port', 'bow-port'] as const
export type Area = (typeof areas)[number]

/** A kind of what flies and fights, named in the content. */
export type ShipKind = string

/** What the rules mean when they speak of ships: all kinds of a class do the same. */
export type ShipClass =
  | 'basestar'
  | 'raider'
  | 'heavy'
  | 'fighter'
  | 'civilian'
  | 'raptor'
  | 'centurion'
  | 'nuke'

/** A symbol at the foot of a Crisis card; what it does is content. */
export type Icon = string
/** The symbols that activate Cylon ships. */
export type ShipIcon = 'raiders' | 'launch' | 'heavy' | 'basestars'
export type Title = 'president' | 'admiral'
export type Team = 'humans' | 'cylons'
export type Seat = number

/** A deck is known by its name; which ones are in play the content says. */
export type DeckName = string

/** The decks that every game has. */
export const commonDecks = [
  'crisis',
  'super-crisis',
  'quorum',
  'destination',
  'politics',
  'leadership',
  'tactics',
  'piloting',
  'engineering',
] as const
export type CommonDeck = (typeof commonDecks)[number]

/** A card is named by what is printed on it: two copies of one card are the same card. */
export type CardId = string
export type CharacterId = string
/** Who somebody is at the table; the ruleset says what it means. */
export type StandingId = string
export type LocationId = string
export type BoardId = string

/** Places that rules ask for by what they are for; which ones they are is content. */
export type Role = 'sickbay' | 'brig' | 'resurrection' | 'hangar'

/** Where a character's figure is: a location, in a ship he pilots, or not on the board. */
export type Place = LocationId | 'piloting' | 'off-board'

export const next = (area: Area): Area => areas[(areas.indexOf(area) + 1) % areas.length] ?? area
export const previous = (area: Area): Area => areas[(areas.indexOf(area) + 5) % areas.length] ?? area

/** How many steps clockwise from one area to another. */
export const clockwise = (from: Area, to: Area): number => (areas.indexOf(to) - areas.indexOf(from) + 6) % 6

/**
 * A name put together, as the one string that is used for it everywhere: two strings of the same letters are compared
 * letter by letter, one and the same at once, and as a key it need not be searched for.
 */
export const one = (name: string): string => Object.keys({ [name]: true })[0] ?? name
