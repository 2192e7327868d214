import type { Content } from '../core/content.ts'
import type { CardId, DeckName, Seat } from '../core/names.ts'
import type { Message, Param } from '../text/message.ts'

// What a seat has been told and its view no longer shows, as a plain value: folded from the messages it was
// sent. Where a message leaves open what became of a card, what was known of it is forgotten.

export type Knowledge = {
  readonly decks: Readonly<Record<DeckName, DeckKnowledge>>
  /** Cards known to be in somebody's hand, and face-down Loyalty cards of others. */
  readonly hands: Readonly<Record<Seat, readonly CardId[]>>
  readonly loyalty: Readonly<Record<Seat, readonly CardId[]>>
  /** Cards known to be in somebody's hands apart. */
  readonly held: Readonly<Record<Seat, readonly CardId[]>>
  /** Cards known to be in the Quorum hand. */
  readonly quorum: readonly CardId[]
  /** Cards known to lie on the Destiny deck, from the top down, and somewhere in it. */
  readonly destiny: readonly CardId[]
  readonly amongDestiny: readonly CardId[]
  /** Cards known to be in the check under way: his own, and what was known of the Destiny deck. */
  readonly added: readonly CardId[]
  /** Cards that were turned face down in play. */
  readonly faceDown?: readonly CardId[]
  /** Civilian ships known to be in a pile: from the top down, and from the bottom up; '' where one is not known. */
  readonly piles: Readonly<Record<string, PileKnowledge>>
  /** Cards everybody saw that will be discarded before the next step of the turn. */
  readonly seen: readonly CardId[]
}

export type DeckKnowledge = {
  /** From the top down, and from the bottom up. */
  readonly top: readonly CardId[]
  readonly bottom: readonly CardId[]
  /** Somewhere in the draw pile, and somewhere in the discard pile. */
  readonly pile: readonly CardId[]
  readonly discard: readonly CardId[]
}

export type PileKnowledge = { readonly top: readonly CardId[]; readonly bottom: readonly CardId[] }

export const unknowing: Knowledge = {
  decks: {},
  hands: {},
  loyalty: {},
  held: {},
  quorum: [],
  destiny: [],
  amongDestiny: [],
  added: [],
  piles: {},
  seen: [],
}

const nothing: DeckKnowledge = { top: [], bottom: [], pile: [], discard: [] }

export const knownOf = (k: Knowledge, deck: DeckName): DeckKnowledge => k.decks[deck] ?? nothing

const unseen: PileKnowledge = { top: [], bottom: [] }

export const knownOfPile = (k: Knowledge, pile: string): PileKnowledge => k.piles[pile] ?? unseen

/** What a seat of a game with this content knows after it was told this. */
export const learn = (before: Knowledge, told: readonly Message[], seat: Seat, content: Content): Knowledge =>
  told.reduce((k, m) => lessons[m.key]?.(k, m.params ?? {}, seat, content) ?? k, before)

type Params = Readonly<Record<string, Param>>
type Lesson = (k: Knowledge, p: Params, me: Seat, content: Content) => Knowledge

const lessons: Readonly<Record<string, Lesson>> = {
  'event.saw-top': (k, p) => inDeck(k, one(p.deck), (d) => ({ ...d, top: [one(p.card), ...d.top.slice(1)] })),
  'event.put-under': (k, p) =>
    inDeck(k, one(p.deck), ({ top: [first, ...top], bottom, ...d }) =>
      first === undefined
        ? { ...d, top, bottom: [], pile: [...d.pile, ...bottom] }
        : { ...d, top, bottom: [first, ...bottom] },
    ),
  'event.crisis': (k, p) => inDeck(k, 'crisis', (d) => turnedUp(d, one(p.card))),
  'event.destination': (k, p) => inDeck(k, 'destination', (d) => turnedUp(d, one(p.card))),
  'event.destination-buried': (k, p) =>
    inDeck(k, 'destination', (d) => ({ ...d, pile: [...d.pile, ...all(p.cards)] })),
  'event.reshuffled': (k, p, _me, content) => ({
    ...inDeck(k, one(p.deck), () => nothing),
    seen: k.seen.filter((card) => content.cards.get(card)?.deck !== one(p.deck)),
  }),
  // Another deck, shuffled: nothing is known of it (PQ14).
  'event.deck-replaced': (k, p) => inDeck(k, one(p.deck), () => nothing),
  'event.gathered': (k, p) => inPile(k, one(p.pile), () => unseen),
  'event.saw-pile-top': (k, p) =>
    inPile(k, one(p.pile), ({ top, bottom }) => ({ top: [one(p.ship), ...top.slice(1)], bottom })),
  'event.pile-put-under': (k, p) =>
    inPile(k, one(p.pile), ({ top: [first = '', ...top], bottom }) => ({ top, bottom: [first, ...bottom] })),
  'event.pile-lost': (k, p) => inPile(k, one(p.pile), withoutTop),
  'event.evacuated': (k, p) => inPile(k, one(p.pile), withoutTop),
  'event.pile-shifted': (k, p) => {
    const [first = ''] = knownOfPile(k, one(p.from)).top
    return inPile(inPile(k, one(p.from), withoutTop), one(p.to), ({ top, bottom }) => ({
      top,
      bottom: [first, ...bottom],
    }))
  },
  'event.step': (k, _p, _me, content) => discarded({ ...k, seen: [] }, k.seen, content),
  'event.shuffled-in': (k, p) =>
    inDeck(turnedBack(k, one(p.card)), one(p.deck), (d) => {
      const { pile, ...rest } = mixed(d)
      return { ...rest, pile: [...pile, one(p.card)] }
    }),
  'event.mission': (k, p) => inDeck(k, one(p.deck), (d) => turnedUp(d, one(p.card))),
  'event.turned-down': (k, p) => ({ ...k, faceDown: [...(k.faceDown ?? []), one(p.card)] }),
  'event.left-play': (k, p, _me, content) => discarded(k, [one(p.card)], content),
  'event.searches': (k, p) =>
    inDeck(k, one(p.deck), (d) => {
      const { pile, discard } = mixed(d)
      return { ...nothing, pile: [...pile, ...discard] }
    }),
  'event.saw-deck': (k, p) => inDeck(k, one(p.deck), () => ({ ...nothing, pile: all(p.cards) })),
  // Which of its cards are gone nobody says.
  'event.searched': (k, p) => inDeck(k, one(p.deck), () => nothing),
  'event.searched-cards': (k, p) =>
    inDeck(k, one(p.deck), ({ pile }) => ({ ...nothing, pile: all(p.cards).reduce(without, pile) })),
  'event.saw-bottom': (k, p) =>
    inDeck(k, one(p.deck), (d) => ({ ...d, bottom: [one(p.card), ...d.bottom.slice(1)] })),
  'event.saw-tops': (k, p) =>
    inDeck(k, one(p.deck), (d) => ({ ...d, top: [...all(p.cards), ...d.top.slice(all(p.cards).length)] })),
  'event.arranged': (k, p) => inDeck(k, one(p.deck), mixed),
  'event.arranged-cards': (k, p) =>
    inDeck(k, one(p.deck), ({ top, bottom, ...d }) => {
      const [above, below] = [all(p.top), all(p.bottom)]
      return {
        ...d,
        top: [...above, ...top.slice(above.length + below.length)],
        bottom: [...below, ...bottom],
      }
    }),
  'event.crisis-found': (k, p) =>
    inDeck(k, 'crisis', (d) => {
      const { pile, discard, ...rest } = mixed(d)
      return { ...rest, pile: without(pile, one(p.card)), discard: without(discard, one(p.card)) }
    }),
  'event.deck-shuffled': (k, p) => inDeck(k, one(p.deck), mixed),
  'event.saw-destiny': (k, p) => ({ ...k, destiny: [], amongDestiny: all(p.cards) }),
  'event.destiny-culled-cards': (k, p, _me, content) =>
    discarded({ ...k, amongDestiny: all(p.cards).reduce(without, k.amongDestiny) }, all(p.cards), content),
  // Which of its cards are gone nobody says.
  'event.destiny-culled': (k, p, _me, content) =>
    discarded({ ...k, destiny: [], amongDestiny: [] }, all(p.tops), content),
  'event.destiny-renewed': (k) => ({ ...k, destiny: [], amongDestiny: [] }),
  'event.into-destiny': (k) => ({ ...k, destiny: [], amongDestiny: [...k.amongDestiny, ...k.destiny] }),
  'event.saw-hand': (k, p, me) => (who(p.whose) === me ? k : hand(k, who(p.whose), () => all(p.cards))),
  'event.stole-card': (k, p, me) => {
    const [to, from, card] = [who(p.who), who(p.whose), one(p.card)]
    const left = hand(k, from, (cards) => without(cards, card))
    return to === me ? left : hand(left, to, (cards) => [...cards, card])
  },
  'event.stole': (k, p) => hand(k, who(p.whose), () => []),
  'event.drew-cards': (k, p, _me, content) =>
    all(p.cards).reduce((before, card) => offTop(before, content.cards.get(card)?.deck ?? '', 1), k),
  'event.drew-types': (k, p) =>
    all(p.types).reduce((before, type) => {
      const [first] = knownOf(before, type).top
      const left = offTop(before, type, 1)
      return first === undefined ? left : hand(left, who(p.who), (cards) => [...cards, first])
    }, k),
  'event.drew-to-see': (k, p) => offTop(k, one(p.deck), Number(p.n)),
  'event.drew-to-see-cards': (k, p) => offTop(k, one(p.deck), Number(p.n)),
  'event.gave-cards': (k, p, me) => {
    const [from, to, cards] = [who(p.who), who(p.whom), all(p.cards)]
    const left = hand(k, from, (had) => cards.reduce(without, had))
    return to === me ? left : hand(left, to, (had) => [...had, ...cards])
  },
  'event.gave': (k, p) => hand(k, who(p.who), () => []),
  'event.swapped-hands-cards': (k, p, me) =>
    who(p.who) === me ? hand(k, who(p.whom), () => all(p.gave)) : hand(k, who(p.who), () => all(p.got)),
  'event.swapped-hands': (k, p) => {
    const [one, other] = [k.hands[who(p.who)] ?? [], k.hands[who(p.whom)] ?? []]
    return hand(
      hand(k, who(p.who), () => other),
      who(p.whom),
      () => one,
    )
  },
  'event.took-destiny-cards': (k, p) => ({
    ...k,
    destiny: k.destiny.slice(Number(p.n)),
    amongDestiny: all(p.cards).reduce(without, k.amongDestiny),
  }),
  // Who knew what lay there knows what he has now.
  'event.took-destiny': (k, p) =>
    hand({ ...k, destiny: k.destiny.slice(Number(p.n)), amongDestiny: [] }, who(p.who), (cards) => [
      ...cards,
      ...k.destiny.slice(0, Number(p.n)),
    ]),
  'event.put-on-destiny-cards': (k, p) => ({ ...k, destiny: [...all(p.cards), ...k.destiny] }),
  // What was known of his hand may be there now, above what was known of the deck.
  'event.put-on-destiny': (k, p) =>
    hand({ ...k, destiny: [], amongDestiny: [...k.amongDestiny, ...k.destiny] }, who(p.who), () => []),
  'event.learned-cards': (k, p) => ({ ...k, added: [...k.added, ...all(p.cards)] }),
  'event.added-revealed': (k, p) => hand(k, who(p.who), (cards) => all(p.cards).reduce(without, cards)),
  'event.played': (k, p, _me, content) =>
    discarded(
      hand(
        held(k, who(p.who), (cards) => without(cards, one(p.card))),
        who(p.who),
        (cards) => without(cards, one(p.card)),
      ),
      [one(p.card)],
      content,
    ),
  'event.drew-held-cards': (k, p) => offTop(k, one(p.deck), all(p.cards).length),
  // Who knew what lay on top knows what he has now.
  'event.drew-held': (k, p) => {
    const drawn = knownOf(k, one(p.deck)).top.slice(0, Number(p.n))
    return held(offTop(k, one(p.deck), Number(p.n)), who(p.who), (cards) => [...cards, ...drawn])
  },
  'event.put-under-cards': (k, p) =>
    inDeck(k, one(p.deck), ({ top, bottom, ...d }) => ({
      ...d,
      top: top.slice(Number(p.n)),
      bottom: [...all(p.cards), ...bottom],
    })),
  // One of those drawn may have been played, and nobody said in which order the others lie.
  'event.put-several-under': (k, p) =>
    inDeck(k, one(p.deck), ({ discard }) => ({ top: [], bottom: [], pile: [], discard })),
  'event.took-hand-cards': (k, p, me) => {
    const left = hand(k, who(p.whose), () => [])
    return who(p.who) === me ? left : hand(left, who(p.who), (cards) => [...cards, ...all(p.cards)])
  },
  'event.took-hand': (k, p) => {
    const moved = k.hands[who(p.whose)] ?? []
    const left = hand(k, who(p.whose), () => [])
    return hand(left, who(p.who), (cards) => [...cards, ...moved])
  },
  'event.sifted-cards': (k, p, _me, content) => discarded(k, all(p.gone), content),
  'event.sifted': (k, p, _me, content) => discarded(k, all(p.gone), content),
  'event.discarded-cards': (k, p, _me, content) => discarded(k, all(p.cards), content),
  // Where not every card is shown, nobody knows which of them are left.
  'event.discarded': (k, p, _me, content) => {
    const tops = all(p.tops)
    const left = hand(k, who(p.who), (cards) => (tops.length === p.n ? tops.reduce(without, cards) : []))
    return discarded(left, tops, content)
  },
  'event.contributed': (k, p) => (p.n === 0 ? k : hand(k, who(p.who), () => [])),
  'event.contributed-cards': (k, p, me) =>
    who(p.who) === me
      ? { ...k, added: [...k.added, ...all(p.cards)] }
      : hand(k, who(p.who), (cards) => all(p.cards).reduce(without, cards)),
  'event.check': (k) => ({ ...k, added: [] }),
  'event.destiny-added': (k, p) => ({
    ...k,
    destiny: k.destiny.slice(Number(p.n)),
    amongDestiny: [],
    added: [...k.added, ...k.destiny.slice(0, Number(p.n))],
  }),
  'event.destiny-added-cards': (k, p) => ({
    ...k,
    destiny: k.destiny.slice(Number(p.n)),
    amongDestiny: all(p.cards).reduce(without, k.amongDestiny),
  }),
  'event.destiny-swapped': (k, p, _me, content) => swapped(k, p, content),
  'event.destiny-swapped-card': (k, p, _me, content) => ({ ...swapped(k, p, content), hands: k.hands }),
  'event.check-revealed': (k, p) => ({
    ...k,
    added: [],
    seen: [...k.seen, ...all(p.plus), ...all(p.minus)],
  }),
  'event.took-check-cards': (k, p, me) => {
    const rest = { ...k, seen: [] }
    return who(p.who) === me ? rest : hand(rest, who(p.who), (cards) => [...cards, ...k.seen])
  },
  // It lay open in the check; whoever added it knows that it is there no longer.
  'event.took-from-check': (k, p, me) => {
    const left = { ...k, added: without(k.added, one(p.card)) }
    return who(p.who) === me ? left : hand(left, who(p.who), (cards) => [...cards, one(p.card)])
  },
  'event.removed-from-check': (k, p, _me, content) =>
    discarded({ ...k, added: without(k.added, one(p.card)) }, [one(p.card)], content),
  'event.saw-loyalty': (k, p, me) =>
    who(p.whose) === me ? k : loyalty(k, who(p.whose), (cards) => union(cards, all(p.cards))),
  'event.loyalty-passed-cards': (k, p, me) => passed(k, who(p.from), who(p.to), all(p.cards), me),
  'event.loyalty-passed': (k, p, me) => passed(k, who(p.from), who(p.to), [], me),
  'event.revealed': (k, p) => loyalty(k, who(p.who), (cards) => without(cards, one(p.card))),
  'event.sympathizer': (k, p) => loyalty(k, who(p.who), (cards) => without(cards, one(p.card))),
  'event.drew-quorum-cards': (k, p) => ({ ...k, quorum: [...k.quorum, ...all(p.cards)] }),
  'event.saw-quorum-hand': (k, p) => ({ ...k, quorum: all(p.cards) }),
  'event.buried-quorum-cards': (k, p) =>
    inDeck({ ...k, quorum: all(p.cards).reduce(without, k.quorum) }, 'quorum', ({ bottom, ...d }) => ({
      ...d,
      bottom: [...all(p.cards).toReversed(), ...bottom],
    })),
  // Which of the cards known to be in the hand are gone nobody says, and what was lowest is no longer.
  'event.buried-quorum': (k) =>
    inDeck({ ...k, quorum: [] }, 'quorum', ({ bottom, pile, ...d }) => ({
      ...d,
      bottom: [],
      pile: [...pile, ...bottom],
    })),
  'event.gave-quorum-card': (k, p) => ({ ...k, quorum: [...k.quorum, one(p.card)] }),
  'event.quorum': (k, p) => ({ ...k, quorum: without(k.quorum, one(p.card)) }),
  'event.discarded-held': (k, p, _me, content) =>
    discarded(
      held({ ...k, quorum: without(k.quorum, one(p.card)) }, who(p.who), (cards) =>
        without(cards, one(p.card)),
      ),
      [one(p.card)],
      content,
    ),
}

/** What was known to lie at a place lies anywhere in the pile. */
const mixed = ({ top, bottom, pile, discard }: DeckKnowledge): DeckKnowledge => ({
  top: [],
  bottom: [],
  pile: [...pile, ...top, ...bottom],
  discard,
})

/** A card that lay face down does no longer. */
const turnedBack = (k: Knowledge, card: CardId): Knowledge =>
  k.faceDown ? { ...k, faceDown: without(k.faceDown, card) } : k

/** A card of the deck lies open; how many were drawn with it, and what became of them, nobody said. */
const turnedUp = ({ top, bottom, pile, discard }: DeckKnowledge, card: CardId): DeckKnowledge => ({
  top: top[0] === card ? top.slice(1) : [],
  bottom: [],
  pile: without([...pile, ...bottom], card),
  discard,
})

/** The card just played lies on the Destiny deck now; who played it has what lay there. */
function swapped(k: Knowledge, p: Params, content: Content): Knowledge {
  const [got, ...rest] = k.destiny
  const card = one(p.card)
  const left = inDeck(k, content.cards.get(card)?.deck ?? '', (d) => ({
    ...d,
    discard: without(d.discard, card),
  }))
  const taken = got === undefined ? left : hand(left, who(p.who), (cards) => [...cards, got])
  return { ...taken, destiny: [card, ...rest], amongDestiny: [] }
}

/** So many cards were taken from the top of a deck. */
const offTop = (k: Knowledge, deck: DeckName, n: number): Knowledge =>
  knownOf(k, deck).top.length === 0 ? k : inDeck(k, deck, (d) => ({ ...d, top: d.top.slice(n) }))

/** All face-down cards go from one to another. */
function passed(k: Knowledge, from: Seat, to: Seat, cards: readonly CardId[], me: Seat): Knowledge {
  const moved = union(k.loyalty[from] ?? [], cards)
  const left = loyalty(k, from, () => [])
  return to === me ? left : loyalty(left, to, (has) => [...has, ...moved])
}

const discarded = (k: Knowledge, cards: readonly CardId[], content: Content): Knowledge =>
  cards.reduce((before, card) => {
    const deck = content.cards.get(card)?.deck
    return deck === undefined
      ? before
      : inDeck(before, deck, (d) => ({ ...d, discard: [...d.discard, card] }))
  }, k)

const inDeck = (k: Knowledge, deck: DeckName, change: (d: DeckKnowledge) => DeckKnowledge): Knowledge => ({
  ...k,
  decks: { ...k.decks, [deck]: change(knownOf(k, deck)) },
})

const withoutTop = ({ top, bottom }: PileKnowledge): PileKnowledge => ({ top: top.slice(1), bottom })

const inPile = (k: Knowledge, pile: string, change: (p: PileKnowledge) => PileKnowledge): Knowledge => ({
  ...k,
  piles: { ...k.piles, [pile]: change(knownOfPile(k, pile)) },
})

const hand = (
  k: Knowledge,
  seat: Seat,
  change: (cards: readonly CardId[]) => readonly CardId[],
): Knowledge => ({
  ...k,
  hands: { ...k.hands, [seat]: change(k.hands[seat] ?? []) },
})

const held = (
  k: Knowledge,
  seat: Seat,
  change: (cards: readonly CardId[]) => readonly CardId[],
): Knowledge => ({ ...k, held: { ...k.held, [seat]: change(k.held[seat] ?? []) } })

const loyalty = (
  k: Knowledge,
  seat: Seat,
  change: (cards: readonly CardId[]) => readonly CardId[],
): Knowledge => ({ ...k, loyalty: { ...k.loyalty, [seat]: change(k.loyalty[seat] ?? []) } })

function without(list: readonly CardId[], card: CardId): readonly CardId[] {
  const i = list.indexOf(card)
  return i < 0 ? list : [...list.slice(0, i), ...list.slice(i + 1)]
}

/** As often as in the one where it is more often. */
const union = (a: readonly CardId[], b: readonly CardId[]): readonly CardId[] => [
  ...a,
  ...a.reduce(without, b),
]

const isMessage = (p: Param | undefined): p is Message => typeof p === 'object' && 'key' in p

/** The id in a name such as `card:ambush`. */
const id = (m: Message): string => m.key.slice(m.key.indexOf(':') + 1)
const one = (p: Param | undefined): string => (isMessage(p) ? id(p) : '')
const all = (p: Param | undefined): string[] =>
  typeof p === 'object' && !isMessage(p) ? p.map((m) => id(m)) : []
const who = (p: Param | undefined): Seat => (isMessage(p) ? Number(p.params?.seat ?? -1) : -1)
