import { contentOf } from './content/index.ts'
import type { GameEvent } from './core/events.ts'
import type { Seat } from './core/names.ts'
import type { GameState, Player } from './core/state.ts'
import { type Request, requestOf, type StepTaken } from './decide.ts'
import type { Message, Param } from './text/message.ts'
import { seatName } from './text/names.ts'
import { sight, view } from './view.ts'

// Whether an answer can be taken back as if it had never been given: it has turned nothing up for anybody. Whether it
// can is the same whatever others hold: it is judged by what was rolled, shuffled, drawn and announced, all of which
// everybody sees, and never by who could respond to it.

/** Told to everybody when somebody takes his last answer back. */
export const takenBack = (seat: Seat): GameEvent => ({
  key: 'event.took-back',
  params: { who: seatName(seat) },
})

/** Whether the answer that led from `before` to `after` could be taken back at once. */
export function mayTakeBack(before: GameState, seat: Seat, { state: after, events }: StepTaken): boolean {
  const asked = requestOf(before, seat)
  // What is asked in secret is asked of several at once; whether others were must not show.
  if (!asked || asked.secret || after.outcome) return false
  // Where several choose at once, the last one's answer shows what the others chose.
  const beside = before.asks.filter((a) => a.seat !== seat)
  if (beside.length > 0 && beside.every((a) => a.chosen !== null)) return false
  if (events.some((e) => e.key.startsWith('window.')) || after.asks.some((a) => a.secret)) return false
  return (
    isUntouched(before, after) &&
    before.players.every((p, i) => keepsHisOwn(p, after.players[i], i === seat)) &&
    (same(before.quorum, after.quorum) || before.titles.president === seat) &&
    // Whoever becomes President sees the cards that go with it.
    (before.titles.president === after.titles.president || after.quorum.length === 0) &&
    nothingLearned(before, after, seat, events, asked)
  )
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** No die, no shuffle, nothing taken from a pile that lies face down, nothing turned up. */
function isUntouched(a: GameState, b: GameState): boolean {
  const piles = hiddenPiles(b)
  return (
    same(a.random, b.random) &&
    a.dice.length === b.dice.length &&
    same(a.nextTokens, b.nextTokens) &&
    hiddenPiles(a).every((pile, i) => same(pile, piles[i])) &&
    same(a.lostCivilians, b.lostCivilians) &&
    same(a.travelled, b.travelled) &&
    b.ships.every((ship) => {
      const then = a.ships.find((s) => s.id === ship.id)
      return then ? same(then.seenBy, ship.seenBy) : ship.face === ''
    })
  )
}

const hiddenPiles = ({ decks, boards, ...s }: GameState): readonly unknown[] => [
  ...Object.keys(decks).map((name) => decks[name]?.draw),
  ...Object.keys(boards).map((id) => boards[id]?.pool),
  s.destiny,
  s.loyaltyDeck,
  s.civilians,
  s.basestarTokens,
  s.piles,
]

/** Nobody shows what he is; only he who answered may have laid down cards of his hands. */
function keepsHisOwn(then: Player, now: Player | undefined, answered: boolean): boolean {
  if (!now || now.standing !== then.standing) return false
  if (!same(now.loyalty, then.loyalty) || !same(now.shown, then.shown)) return false
  const hands = handsOf(then)
  if (!answered) return same(handsOf(now), hands)
  return handsOf(now).every((cards, i) => without(cards, hands[i] ?? []).length === 0)
}

const handsOf = (p: Player | undefined): (readonly string[])[] =>
  p ? [p.hand, ...Object.values(p.held)] : []

/** What is left of the one list when the cards of the other are taken out, copy by copy. */
function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all]
  for (const card of some) {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
  }
  return left
}

/**
 * Nobody is told of a card he did not know. Whoever must lay down some of his cards may show others which (B-SECRET-15):
 * so much was due. Whoever plays a card of his own accord has shown it for good (B-SECRET-5).
 */
function nothingLearned(
  before: GameState,
  after: GameState,
  seat: Seat,
  events: readonly GameEvent[],
  asked: Request,
): boolean {
  const his = ownCards(before, seat)
  const hands = new Set(handsOf(before.players[seat]).flat())
  const open = inSight(before)
  // What becomes of a card that only he has seen would show in whether it can be taken back.
  const about = [...cardsIn([asked.prompt]), ...asked.options.flatMap((o) => o.card ?? [])]
  if (!about.every((card) => open.has(card) || his.includes(card))) return false
  const due = asked.min > 0 && asked.options.every((o) => o.card !== undefined && hands.has(o.card))
  const laid = without(his, ownCards(after, seat))
  if (without(lyingOpen(after), [...lyingOpen(before), ...laid]).length > 0) return false
  const known = ({ only, ...event }: GameEvent): boolean =>
    cardsIn([event]).every((card) =>
      only ? only.every((s) => s === seat) && his.includes(card) : laid.includes(card) ? due : open.has(card),
    )
  return (
    events.every(known) &&
    after.players.every((_, i) =>
      (requestOf(after, i)?.options ?? []).every(
        ({ card }) => card === undefined || open.has(card) || ownCards(after, i).includes(card),
      ),
    )
  )
}

function ownCards({ players, quorum, titles }: GameState, seat: Seat): string[] {
  return [
    ...handsOf(players[seat]).flat(),
    ...(players[seat]?.loyalty ?? []),
    ...(titles.president === seat ? quorum : []),
  ]
}

/** The cards that lie open to everybody, copy by copy: also those that no message has named yet. */
function lyingOpen(state: GameState): string[] {
  const { cards } = contentOf(state.config)
  const read = (x: unknown): string[] =>
    typeof x === 'string'
      ? cards.has(x)
        ? [x]
        : []
      : typeof x === 'object' && x !== null
        ? Object.values(x).flatMap(read)
        : []
  return read(sight(state).open)
}

/** Every word in what everybody sees of a position, and so every card he knows by it. */
function inSight(state: GameState): ReadonlySet<string> {
  const words = new Set<string>()
  const read = (x: unknown): void => {
    if (typeof x === 'string') words.add(x.slice(x.indexOf(':') + 1))
    else if (typeof x === 'object' && x !== null)
      for (const [name, inside] of Object.entries(x)) {
        words.add(name)
        read(inside)
      }
  }
  read(view(state, 'spectator'))
  return words
}

const isName = /^(card|skill-card|token):(.*)/

function cardsIn(messages: readonly Message[]): string[] {
  const inParam = (p: Param): string[] =>
    typeof p !== 'object' ? [] : 'key' in p ? cardsIn([p]) : cardsIn([...p])
  return messages.flatMap(({ key, params }) => {
    const [, , card] = isName.exec(key) ?? []
    return [...(card === undefined ? [] : [card]), ...Object.values(params ?? {}).flatMap(inParam)]
  })
}
