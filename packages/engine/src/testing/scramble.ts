import { printed } from '../core/content.ts'
import { clone } from '../core/clone.ts'
import { type CardId, type Seat, skillTypes } from '../core/names.ts'
import type { Frame, GameState } from '../core/state.ts'
import { gameOn } from '../decide.ts'
import type { Chance } from '../random-player.ts'

// Another game that looks the same to one seat: everything that its player cannot know is dealt anew.

/** A place that holds a card, to be read and changed. */
type Slot = { readonly card: CardId; put(card: CardId): void }

const slots = (list: CardId[]): Slot[] =>
  list.map((card, i) => ({
    card,
    put: (other) => {
      list[i] = other
    },
  }))

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

const below = (list: CardId[]): Slot[] => slots(list).slice(0, -1)

/** Everything hidden from the viewer is mixed. */
export function scramble(state: GameState, viewer: Seat | 'spectator', random: Chance): GameState {
  const s = clone(state)
  const { content } = gameOn(s)
  const others = s.players.filter((_, seat) => seat !== viewer)
  const loose: Slot[] = [...others.flatMap((p) => slots(p.hand)), ...slots(s.destiny), ...hiddenCheckCards(s)]
  deal(loose, random)
  const again = [...others.flatMap((p) => slots(p.hand)), ...slots(s.destiny), ...hiddenCheckCards(s)]
  for (const type of skillTypes) {
    const { draw, discard } = s.decks[type]
    const ofType = again.filter((p) => printed(content.skills, p.card).card.type === type)
    deal([...slots(draw), ...below(discard), ...ofType], random)
  }
  deal([...others.flatMap((p) => slots(p.loyalty)), ...slots(s.loyaltyDeck), ...unseenLoyalty(s, content.loyalty)], random)
  deal([...slots(s.decks.crisis.draw), ...below(s.decks.crisis.discard), ...heldSlots(s, 'draw-crisis')], random)
  deal([...slots(s.decks.destination.draw), ...heldSlots(s, 'jump')], random)
  deal(
    [...slots(s.decks['super-crisis'].draw), ...below(s.decks['super-crisis'].discard), ...others.flatMap((p) => slots(p.superCrises))],
    random,
  )
  const quorum = viewer === s.titles.president ? [] : slots(s.quorum)
  deal([...slots(s.decks.quorum.draw), ...below(s.decks.quorum.discard), ...quorum], random)
  const hiddenShips = s.ships.flatMap((ship, i): Slot[] =>
    ship.kind !== 'civilian' || (viewer !== 'spectator' && ship.seenBy.includes(viewer))
      ? []
      : [{ card: ship.face, put: (face) => void (s.ships[i] = { ...ship, face }) }],
  )
  deal([...slots(s.civilians), ...hiddenShips], random)
  deal(slots(s.damage.pool), random)
  deal(slots(s.damage.basestars), random)
  s.random = [random(2 ** 31), random(2 ** 31), random(2 ** 31), random(2 ** 31)]
  return s
}

/** Only the hands of others are changed, for cards deep in the decks: what comes next stays the same. */
export function otherHands(state: GameState, viewer: Seat, random: Chance): GameState {
  const s = clone(state)
  const { content } = gameOn(s)
  const hands = s.players.flatMap((p, seat) => (seat === viewer ? [] : slots(p.hand)))
  for (const type of skillTypes) {
    const { draw } = s.decks[type]
    const deep = slots(draw).slice(0, Math.max(0, draw.length - 10))
    deal([...deep, ...hands.filter((p) => printed(content.skills, p.card).card.type === type)], random)
  }
  return s
}

/** Cards of a check that do not lie face up. */
function hiddenCheckCards(s: GameState): Slot[] {
  return s.stack.flatMap((f): Slot[] => {
    const x: Frame & { cards?: unknown; revealed?: unknown; faceUp?: unknown } = f
    if (f.proc !== 'skill-check' || x.revealed === true || x.faceUp === true) return []
    return listSlots(x)
  })
}

function listSlots(x: Frame & { cards?: unknown }): Slot[] {
  const list = Array.isArray(x.cards) ? x.cards.filter((c): c is CardId => typeof c === 'string') : []
  return list.map((card, i) => ({
    card,
    put: (other) => {
      list[i] = other
      x.cards = [...list]
    },
  }))
}

const heldSlots = (s: GameState, proc: string): Slot[] => s.stack.flatMap((f) => (f.proc === proc ? listSlots(f) : []))

function unseenLoyalty(s: GameState, loyalty: ReadonlyMap<string, unknown>): Slot[] {
  return slots(s.removed).filter((slot) => loyalty.has(slot.card))
}
