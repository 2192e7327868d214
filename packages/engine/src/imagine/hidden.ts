import type { Content } from '../core/content.ts'
import { layDeck } from '../core/decks.ts'
import { frameOf, type Game } from '../core/game.ts'
import { isApart } from '../core/loyalty.ts'
import type { CardId, DeckName, Seat } from '../core/names.ts'
import { holdings } from '../core/procedure.ts'
import { isHuman } from '../core/standing.ts'
import type { Chance } from '../random-player.ts'
import { dealLoyalty, receiveLoyalty } from '../rules/loyalty.ts'
import { sleeperAhead, sleeperPhase } from '../rules/sleeper.ts'
import { type Knowledge, knownOf, knownOfPile } from './knowledge.ts'

// Every place where cards lie that somebody does not see. What a set brings is found by what it declares: its decks
// and their hands, and what its procedures hold.

export type Viewer = Seat | 'spectator'

/** Cards in a place, those of them that are hidden, and what is known of these. */
export type Place = {
  readonly cards: readonly CardId[]
  readonly hidden: readonly number[]
  /** Cards with the same back come from one pool; in a pile everybody knows which that is. */
  readonly pile: boolean
  /** Cards known to be at a certain position, and cards known to be somewhere here. */
  readonly at: readonly (readonly [position: number, card: CardId])[]
  readonly among: readonly CardId[]
  put(cards: readonly CardId[]): void
}

/** Nobody sits at the seat of a spectator. */
export const seatOf = (viewer: Viewer): Seat => (viewer === 'spectator' ? -1 : viewer)

type Known = Partial<Pick<Place, 'pile' | 'at' | 'among'>>

const place = (
  cards: readonly CardId[],
  put: Place['put'],
  { pile = false, at = [], among = [] }: Known = {},
  hidden: readonly number[] = indices(cards.length),
): Place => ({ cards, put, pile, at, among, hidden })

function indices(n: number): number[] {
  const list: number[] = []
  for (let i = 0; i < n; i++) list.push(i)
  return list
}

/** All that is hidden from a viewer. */
export function hiddenFrom(g: Game, viewer: Viewer, known: Knowledge, random: Chance): Place[] {
  const { s, content } = g
  const places: Place[] = []
  const late = lateCards(g, viewer, known, random)
  for (const name in s.decks) places.push(...inDeck(g, name, known, drawnFrom(g, name)))
  s.players.forEach((p, seat) => {
    if (seat === viewer) return
    places.push(place(p.hand, (cards) => (p.hand = [...cards]), { among: known.hands[seat] }))
    const among = [...(known.loyalty[seat] ?? []), ...(late.get(seat) ?? [])]
    places.push(place(p.loyalty, (cards) => (p.loyalty = cards), { among }))
    for (const name in p.held)
      if (content.decks.get(name)?.hand?.others !== 'faces')
        places.push(
          place(p.held[name] ?? [], (cards) => (p.held = { ...p.held, [name]: cards }), {
            among: known.held[seat]?.filter((card) => content.cards.get(card)?.deck === name),
          }),
        )
  })
  const top = s.destiny.length - 1
  const laid = known.destiny.map((card, i) => [top - i, card] as const)
  places.push(place(s.destiny, (cards) => (s.destiny = cards), { at: laid, among: known.amongDestiny }))
  places.push(place(s.loyaltyDeck, (cards) => (s.loyaltyDeck = cards), { among: late.get('deck') }))
  const unused = indices(s.removed.length).filter((i) => {
    const card = s.removed[i] ?? ''
    return content.loyalty.has(card) && !isLate(g, card)
  })
  places.push(place(s.removed, (cards) => (s.removed = cards), { pile: true }, unused))
  if (viewer !== s.titles.president)
    places.push(place(s.quorum, (cards) => (s.quorum = cards), { among: known.quorum }))
  for (const f of s.stack)
    for (const { cards, hidden } of holdings(f)) {
      if (!hidden) continue
      const list = cards(f)
      const unseen = indices(list.length).filter((i) => !hidden.seenBy(f, seatOf(viewer), i))
      const from = drawnAs(g, list[0])
      const at = knownOf(known, from).top.slice(0, list.length)
      places.push(
        place(
          list,
          (others) => hidden.put(f, others),
          { among: stillHidden(known.added, list, unseen), at: at.map((card, i) => [i, card] as const) },
          unseen,
        ),
      )
    }
  s.inPlay.forEach(({ card, faceDown }, i) => {
    if (!faceDown) return
    const put: Place['put'] = ([other = '']) => {
      s.inPlay = s.inPlay.map((c, j) => (j === i ? { ...c, card: other } : c))
    }
    places.push(place([card], put, { pile: true, among: known.faceDown }))
  })
  places.push(place(s.civilians, (faces) => (s.civilians = faces)))
  for (const name of Object.keys(s.piles))
    places.push(
      place(s.piles[name] ?? [], (tokens) => (s.piles = { ...s.piles, [name]: tokens }), {
        at: inPile(known, name, s.piles[name]?.length ?? 0),
      }),
    )
  s.ships.forEach((ship, i) => {
    if (ship.face === '' || (viewer !== 'spectator' && ship.seenBy.includes(viewer))) return
    places.push(place([ship.face], ([face = '']) => (s.ships[i] = { ...ship, face })))
  })
  return places
}

/** Of his own cards in a check, those that do not lie open in it. */
const stillHidden = (
  added: readonly CardId[],
  list: readonly CardId[],
  unseen: readonly number[],
): readonly CardId[] =>
  list.reduce(
    (left, card, i) => (unseen.includes(i) || !left.includes(card) ? left : withoutOne(left, card)),
    added,
  )

/** What is known of a pile of so many, by position; what was known of more than there are has gone. */
function inPile(known: Knowledge, name: string, n: number): [position: number, card: CardId][] {
  const { top, bottom } = knownOfPile(known, name)
  const at = new Map<number, CardId>()
  bottom.slice(0, n).forEach((card, i) => {
    if (card !== '') at.set(i, card)
  })
  top.slice(0, n).forEach((card, i) => {
    if (card !== '') at.set(n - 1 - i, card)
  })
  return [...at]
}

/** Cards that were on top of a deck and that somebody has just drawn to choose from. */
const drawnFrom = (g: Game, name: DeckName): number =>
  g.s.stack.reduce(
    (sum, f) =>
      holdings(f).reduce((n, { cards, hidden }) => {
        const list = hidden ? cards(f) : []
        return drawnAs(g, list[0]) === name ? n + list.length : n
      }, sum),
    0,
  )

/** The deck a card was drawn from: its own, or the one whose place that has taken. Skill cards in a check are from any. */
function drawnAs({ s, content }: Game, card: CardId | undefined): DeckName {
  if (content.skills.has(card ?? '')) return ''
  const own = content.cards.get(card ?? '')?.deck ?? ''
  const [place = own] = Object.entries(s.replaced ?? {}).find(([, by]) => by === own) ?? []
  return place
}

/** The draw pile, and the discard pile below its top card. */
function inDeck(g: Game, name: DeckName, known: Knowledge, drawn: number): Place[] {
  const { draw, discard } = g.s.decks[name] ?? { draw: [], discard: [] }
  const { top, bottom, pile, discard: seen } = knownOf(known, name)
  const put = (which: 'draw' | 'discard') => (cards: readonly CardId[]) => {
    const now = g.s.decks[name] ?? { draw, discard }
    layDeck(
      g,
      name,
      which === 'draw' ? { draw: cards, discard: now.discard } : { draw: now.draw, discard: cards },
    )
  }
  const at = [
    ...top.slice(drawn).map((card, i) => [draw.length - 1 - i, card] as const),
    ...bottom.map((card, i) => [i, card] as const),
  ]
  const shown = discard.at(-1)
  const among = shown !== undefined && seen.includes(shown) ? withoutOne(seen, shown) : seen
  return [
    place(draw, put('draw'), { pile: true, at, among: pile }),
    place(discard, put('discard'), { pile: true, among }, indices(discard.length - 1)),
  ]
}

function withoutOne(list: readonly CardId[], card: CardId): CardId[] {
  const i = list.indexOf(card)
  return [...list.slice(0, i), ...list.slice(i + 1)]
}

/** Where the Loyalty cards could be that everybody knows to be in play face down, and nobody where. */
function lateCards(
  g: Game,
  viewer: Viewer,
  known: Knowledge,
  random: Chance,
): ReadonlyMap<Seat | 'deck', CardId[]> {
  const { players, loyaltyDeck } = g.s
  const told = Object.values(known.loyalty).flat()
  const face = [...loyaltyDeck, ...players.flatMap((p, seat) => (seat === viewer ? [] : p.loyalty))]
  const at = new Map<Seat | 'deck', CardId[]>()
  for (const card of face.filter((c) => isLate(g, c) && !told.includes(c)).sort()) {
    const unknown = ({ loyalty }: (typeof players)[number], seat: Seat): number =>
      loyalty.length - (known.loyalty[seat]?.length ?? 0) - (at.get(seat)?.length ?? 0)
    const from = players.flatMap((p, seat) =>
      seat !== viewer && mayKeep(g, seat) ? Array.from({ length: unknown(p, seat) }, () => seat) : [],
    )
    const places = [...loyaltyDeck.slice(at.get('deck')?.length ?? 0).map(() => 'deck' as const), ...from]
    const found = places[places.length < 2 ? 0 : random(places.length)]
    if (found !== undefined) at.set(found, [...(at.get(found) ?? []), card])
  }
  return at
}

/** Whether somebody could have such a card face down: a human player turns it up as soon as all have been dealt theirs. */
const mayKeep = (g: Game, seat: Seat): boolean =>
  beingDealt.some((p) => frameOf(g, p) !== undefined) || (!isHuman(g, seat) && !sleeperAhead(g))

const beingDealt = [sleeperPhase.name, dealLoyalty.name, receiveLoyalty.name]

/** Loyalty cards of a kind of their own: everybody knows whether they are in play. */
const isLate = (g: Game, card: CardId): boolean => {
  const found = g.content.loyalty.get(card)
  return found !== undefined && isApart(found)
}

/**
 * What a card looks like from outside. In a pile: the deck it belongs to; of Loyalty cards everybody knows how many of a
 * team are out of play. In a hand: all skill cards have one back, and so have all Loyalty cards.
 */
export type Back = { readonly pile: string; readonly hand: string }

const backs = new WeakMap<Content, ReadonlyMap<CardId, Back>>()

/** Of all cards, sorted by their names. */
export function backsIn(content: Content): ReadonlyMap<CardId, Back> {
  const known = backs.get(content)
  if (known) return known
  const found = new Map<CardId, Back>()
  for (const id of content.civilians.keys()) found.set(id, { pile: 'civilian', hand: 'civilian' })
  for (const [id, { deck, kind, print }] of content.cards)
    found.set(id, {
      pile: kind === 'loyalty' ? `loyalty ${print.team}` : deck,
      hand: kind === 'skill' ? 'skill' : deck,
    })
  const made = new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
  backs.set(content, made)
  return made
}
