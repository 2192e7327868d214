import { clone } from '../core/clone.ts'
import { printed } from '../core/content.ts'
import { heldOf } from '../core/decks.ts'
import { type CardId, type DeckName, type Seat, skillTypes } from '../core/names.ts'
import type { Deck, Frame, GameState, Player } from '../core/state.ts'
import { gameOn } from '../decide.ts'
import type { Chance } from '../random-player.ts'

// Another game that looks the same to one seat: everything that its player cannot know is dealt anew.

/** A place that holds a card, to be read and changed. */
type Slot = { readonly card: CardId; put(card: CardId): void }

/** The places of a list, which is replaced as a whole when one of them changes. */
function slots(list: readonly CardId[], replace: (list: CardId[]) => void): Slot[] {
  const now = [...list]
  return list.map((card, i) => ({
    card,
    put: (other) => {
      now[i] = other
      replace([...now])
    },
  }))
}

function deal(places: readonly Slot[], random: Chance): void {
  const cards = places.map((p) => p.card)
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random(i + 1)
    const a = cards[i]
    const b = cards[j]
    if (a === undefined || b === undefined) continue
    cards[i] = b
    cards[j] = a
  }
  places.forEach((p, i) => {
    const card = cards[i]
    if (card !== undefined) p.put(card)
  })
}

const ofPlayer = (p: Player, what: 'hand' | 'loyalty'): Slot[] =>
  slots(p[what], (list) => {
    p[what] = list
  })

const heldSuperCrises = (p: Player): Slot[] =>
  slots(heldOf(p, 'super-crisis'), (list) => {
    p.held = { ...p.held, 'super-crisis': list }
  })

function pile(s: GameState, name: DeckName, which: keyof Deck): Slot[] {
  const { draw, discard } = s.decks[name] ?? { draw: [], discard: [] }
  return slots(which === 'draw' ? draw : discard, (list) => {
    const now = s.decks[name] ?? { draw, discard }
    s.decks[name] = { ...now, [which]: list }
  })
}

/** The draw pile, and the discard pile below its top card. */
const hiddenIn = (s: GameState, name: DeckName): Slot[] => [
  ...pile(s, name, 'draw'),
  ...pile(s, name, 'discard').slice(0, -1),
]

/** Everything hidden from the viewer is mixed. */
export function scramble(state: GameState, viewer: Seat | 'spectator', random: Chance): GameState {
  const s = clone(state)
  const { content } = gameOn(s)
  const others = s.players.filter((_, seat) => seat !== viewer)
  const loose = (): Slot[] => [
    ...others.flatMap((p) => ofPlayer(p, 'hand')),
    ...slots(s.destiny, (list) => {
      s.destiny = list
    }),
    ...hiddenCheckCards(s),
  ]
  deal(loose(), random)
  for (const type of skillTypes) {
    const ofType = loose().filter((p) => printed(content.skills, p.card).card.type === type)
    deal([...hiddenIn(s, type), ...ofType], random)
  }
  const unused = slots(s.removed, (list) => {
    s.removed = list
  }).filter((slot) => content.loyalty.has(slot.card))
  const loyaltyDeck = slots(s.loyaltyDeck, (list) => {
    s.loyaltyDeck = list
  })
  deal([...others.flatMap((p) => ofPlayer(p, 'loyalty')), ...loyaltyDeck, ...unused], random)
  deal([...hiddenIn(s, 'crisis'), ...heldSlots(s, 'draw-crisis')], random)
  deal([...hiddenIn(s, 'destination'), ...heldSlots(s, 'jump')], random)
  deal([...hiddenIn(s, 'super-crisis'), ...others.flatMap((p) => heldSuperCrises(p))], random)
  const quorum = slots(viewer === s.titles.president ? [] : s.quorum, (list) => {
    s.quorum = list
  })
  deal([...hiddenIn(s, 'quorum'), ...quorum], random)
  const ships = s.ships.flatMap((ship, i): Slot[] =>
    ship.kind !== 'civilian' || (viewer !== 'spectator' && ship.seenBy.includes(viewer))
      ? []
      : [
          {
            card: ship.face,
            put: (face) => {
              s.ships[i] = { ...ship, face }
            },
          },
        ],
  )
  const supply = slots(s.civilians, (list) => {
    s.civilians = list
  })
  deal([...supply, ...ships], random)
  s.random = [random(2 ** 31), random(2 ** 31), random(2 ** 31), random(2 ** 31)]
  return s
}

/** Only the hands of all but these are changed, for cards deep in the decks: what comes next stays the same. */
export function otherHands(state: GameState, kept: readonly Seat[], random: Chance): GameState {
  const s = clone(state)
  const { content } = gameOn(s)
  const others = s.players.filter((_, seat) => !kept.includes(seat))
  for (const type of skillTypes) {
    const deep = pile(s, type, 'draw').slice(0, -10)
    const held = others.flatMap((p) => ofPlayer(p, 'hand'))
    deal([...deep, ...held.filter((p) => printed(content.skills, p.card).card.type === type)], random)
  }
  return s
}

type Holding = Frame & { cards?: unknown; revealed?: unknown; faceUp?: unknown }

/** Cards of a check that do not lie face up. */
const hiddenCheckCards = (s: GameState): Slot[] =>
  heldSlots(s, 'skill-check', (f) => f.revealed !== true && f.faceUp === 'nobody')

function heldSlots(s: GameState, proc: string, hidden: (f: Holding) => boolean = () => true): Slot[] {
  return s.stack.flatMap((frame): Slot[] => {
    const f: Holding = frame
    if (f.proc !== proc || !hidden(f)) return []
    const cards = Array.isArray(f.cards) ? f.cards.filter((c): c is CardId => typeof c === 'string') : []
    return slots(cards, (list) => {
      f.cards = list
    })
  })
}
