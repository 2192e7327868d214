import type { Ability } from './abilities.ts'
import type { Condition } from './conditions.ts'
import type { Effect } from './effect.ts'
import { clockwiseFrom, current, type Game, player } from './game.ts'
import type { Seat, SkillType, StandingId, Team } from './names.ts'
import type { Step } from './state.ts'

// Who somebody is at the table: a human player, a revealed Cylon, what else a box brings. What that means is a
// row of the ruleset's table; the rules ask the questions below and never for the name of a standing.

/** Skill cards of any type, in a split of his own choice. */
export type SkillSplit = {
  readonly n: number
  /** Most cards of one type. */
  readonly perType?: number
}

export type Standing = {
  /** The card that tells what it means, where there is one. */
  readonly card?: { readonly id: string; readonly title: string }
  /** What everybody calls him by it; nothing where there is nothing to say. */
  readonly title?: string
  /** Human players and Cylon players (B-GEN-3): where he may go, what may be done to him. */
  readonly side: Team
  /** Whether what is printed on his character sheet applies, good and bad. */
  readonly sheet: boolean
  /** The types of skill cards whose text he may use. */
  readonly texts: readonly SkillType[]
  /** Whether a title can go to him; one who is about to lose his keeps it until the rules take it. */
  readonly titles: 'can-hold' | 'keeps' | 'never'
  /** What of the instructions of Crisis cards he may leave undone where they concern him. */
  readonly declines: readonly ('harm' | 'gain')[]
  /** The most cards he may add to a skill check. */
  readonly contributes: number
  readonly startingHand: number
  /** What he draws in his Receive Skills step: what his sheet says, or so many. */
  readonly receives: 'sheet' | SkillSplit
  /** Drawn there after the others, of the types on his sheet, in any split. */
  readonly receivesMore?: number
  /** Where he picks the types of the cards he draws otherwise: only those of his sheet, and so many of one at most. */
  readonly picksTypes?: { readonly onlyOwn?: boolean; readonly perType?: number }
  /** Tokens of players do not lie with him and he gains none. */
  readonly noTokens?: boolean
  /** Skill cards he keeps when he becomes this by being revealed. */
  readonly keeps: number
  /** What else happens when he becomes this by being revealed, after he has discarded. */
  readonly whenRevealed?: Effect
  /** The steps of his turn that take place besides those everyone has. */
  readonly steps: readonly Step[]
  /** Whether he can turn up a Cylon card as an action. */
  readonly reveals: boolean
  /** Whether the Cylon fleet obeys him and he may play Super Crisis cards. */
  readonly trusted: boolean
  /** Abilities that come with the standing, wherever he is. */
  readonly abilities: readonly Ability[]
  /** What he becomes where he may infiltrate, and when he is put among the Cylons again. */
  readonly infiltrates?: StandingId
  readonly returns?: StandingId
  /** How he wins: by the Loyalty cards he has, with one side, or if all this holds when the game is over. */
  readonly wins: 'by-loyalty' | Team | readonly Condition[]
  /** He passes his face-down Loyalty cards on up to that distance: when he is revealed, or at the end of the turn. */
  readonly passesOn?: { readonly upTo: number; readonly at: 'reveal' | 'turn-end' }
  /** What he is given where others are dealt Loyalty cards. */
  readonly insteadOfLoyalty?: { readonly atSetup: Effect; readonly atSleeper: Effect }
}

export function standingOf(g: Game, seat: Seat): Standing {
  const { standing } = player(g, seat)
  const found = g.content.rules.standings[standing]
  if (!found) throw new Error(`There is no standing called "${standing}" in this game.`)
  return found
}

export const isHuman = (g: Game, seat: Seat): boolean => standingOf(g, seat).side === 'humans'

export const humans = (g: Game): Seat[] => clockwiseFrom(g, current(g)).filter((seat) => isHuman(g, seat))

/** Whether he may use what is printed on a skill card. */
export function mayUseText(g: Game, seat: Seat, card: string): boolean {
  const face = g.content.skills.get(card)
  return face !== undefined && standingOf(g, seat).texts.includes(face.card.type)
}
