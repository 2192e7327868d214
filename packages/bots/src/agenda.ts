import type { PlayerView, View } from '@ragtag/engine'
import { chanceThat } from './conditions.ts'
import type { Mind } from './mind.ts'
import { enmity, type Wanted, wantedOf } from './open-cards.ts'
import type { CardId, Condition, Content, KnownCondition, Seat } from './printed.ts'
import { lowest } from './resources.ts'

// Whoever wins by conditions of his own wants one side to win, and other things besides: he helps the fleet or hinders
// it as these need it, and has wishes about himself.

/** What he does about the fleet just now, and what he wishes for himself. */
export type Aims = {
  readonly fleet: 'help' | 'hinder'
  /** To be among the humans: he must; it serves him; it does not. */
  readonly infiltrating: 'needed' | 'useful' | 'useless'
  /** To be locked up, or executed. */
  readonly caught: boolean
  /** To play a Super Crisis card. */
  readonly superCrisis: boolean
  /** What he wants to hold for cards he means to lay open. */
  readonly conditions: readonly Condition[]
}

type Name = KnownCondition['if']

/** The conditions printed on a card somebody wins by. */
function winsOf(content: Content, card: CardId): readonly Condition[] {
  const found = content.cards.get(card)
  return found?.kind === 'other' ? (found.print.wins ?? []) : []
}

/** The side that must win for it. */
function sideIn(wins: readonly Condition[]): 'humans' | 'cylons' | undefined {
  const found = wins.find((c) => is(c, 'side-wins'))
  return found && 'team' in found ? (found.team === 'humans' ? 'humans' : 'cylons') : undefined
}

const is = (c: Condition, name: Name): boolean => c.if === name

/** It, and those it is made of. */
function parts(c: Condition): readonly Condition[] {
  const of = 'of' in c ? [c.of].flat() : []
  return [c, ...of.filter(isCondition).flatMap(parts)]
}

const isCondition = (x: unknown): x is Condition =>
  typeof x === 'object' && x !== null && 'if' in x && typeof x.if === 'string'

const asksFor = (list: readonly Condition[], name: Name): boolean =>
  list.flatMap(parts).some((c) => is(c, name))

/** What comes about by harm to the fleet. */
const byHarm: readonly Name[] = ['below', 'in-red', 'lost-ships', 'damaged-at-least', 'damaged-place']

/** What a player who wins by conditions of his own is after; nothing for all others, and where he has no such card. */
export function aimsOf(mind: Mind): Aims | undefined {
  const { content, view, me, seat } = mind
  const standing = content.rules.standings[me.standing]
  if (!standing || typeof standing.wins === 'string') return undefined
  const wanted = wantedOf(mind)
  if (wanted) return aimsFor(mind, wanted)
  const cards = Object.values(view.held).flat()
  const wins = cards.map((card) => winsOf(content, card)).find((list) => list.length > 0)
  if (!wins) return undefined
  const side = sideIn(wins)
  const rest = wins.filter((c) => !is(c, 'side-wins'))
  const open = rest.filter((c) => chanceThat(mind, c, { user: seat }) < 1)
  // Where he is locked up now he must stay; what has been done once need not be done again.
  const caught = rest.some(
    (c) =>
      !is(c, 'not') &&
      asksFor([c], 'is-locked-in') &&
      !parts(c).some((x) => is(x, 'has-done') && chanceThat(mind, x, { user: seat }) === 1),
  )
  const superCrisis = open.some((c) => is(c, 'has-done'))
  return {
    fleet: fleetAim(mind, side, open),
    infiltrating:
      asksFor(rest, 'is-infiltrating') || caught
        ? 'needed'
        : side === 'humans' && !superCrisis
          ? 'useful'
          : 'useless',
    caught,
    superCrisis,
    conditions: [],
  }
}

/** What follows from the cards he means to lay open. */
function aimsFor(mind: Mind, { side, conditions, unmet }: Wanted): Aims {
  // Some can be met only by who holds what human players hold.
  const held = asksFor(unmet, 'has-held')
  return {
    fleet: fleetAim(mind, side, unmet),
    infiltrating: side === 'humans' ? (held ? 'needed' : 'useful') : held ? 'useful' : 'useless',
    caught: false,
    superCrisis: false,
    conditions,
  }
}

function fleetAim(
  { view }: Mind,
  side: 'humans' | 'cylons' | undefined,
  open: readonly Condition[],
): Aims['fleet'] {
  // The fleet must come so far before it may fall.
  if (side === 'cylons') return asksFor(open, 'distance-at-least') ? 'help' : 'hinder'
  // What must have been lost when the humans win is lost as long as they can afford it.
  return byHarm.some((name) => asksFor(open, name)) && lowest(view) > 2 ? 'hinder' : 'help'
}

/** How likely somebody else who wins by such a card is against the fleet: by the cards of the decks he holds one of. */
export function hostility(view: View, content: Content, p: PlayerView, me: Seat): number | undefined {
  const standing = content.rules.standings[p.standing]
  if (!standing || typeof standing.wins === 'string' || p.seat === me) return undefined
  const shown = enmity(view, content, p)
  if (shown !== undefined) return shown
  const cards = Object.keys(p.held).flatMap((deck) =>
    (p.held[deck] ?? 0) > 0 ? (content.decks.get(deck)?.cards ?? []) : [],
  )
  const sides = cards.map((card) => sideIn(winsOf(content, card))).filter((side) => side !== undefined)
  return sides.length === 0 ? undefined : sides.filter((side) => side === 'cylons').length / sides.length
}
