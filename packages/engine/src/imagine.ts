import { clone } from './core/clone.ts'
import type { Game } from './core/game.ts'
import type { CardId, Seat } from './core/names.ts'
import { askAgain, looks, stepBefore } from './core/procedure.ts'
import type { Ask, GameState, Got, Option } from './core/state.ts'
import { openNow } from './core/windows.ts'
import { gameOn } from './decide.ts'
import { deal } from './imagine/deal.ts'
import { hiddenFrom, seatOf, type Viewer } from './imagine/hidden.ts'
import type { Knowledge } from './imagine/knowledge.ts'
import type { Chance } from './random-player.ts'

/** A way to imagine the game one is in, without having it. */
export type Imagine = (random: Chance) => GameState

/** How often hands are dealt before somebody is given what the moment asks for. */
const patience = 24

/**
 * A game as it could be for all a seat knows: everything it sees and was told is as it is, everything else is drawn at
 * random. What it does not know has no part in it: two games that look the same to it give the same.
 */
export function imagine(state: GameState, viewer: Viewer, knowledge: Knowledge, random: Chance): GameState {
  const known = withAnnounced(state, viewer, knowledge)
  for (let tries = 0; ; tries++) {
    const s = clone(state)
    const g = gameOn(s)
    deal(
      g,
      hiddenFrom(g, viewer, tries < patience ? known : ableToRespond(g, viewer, known, random), random),
      random,
    )
    lookAnew(g, viewer, random)
    s.random = [random(2 ** 31), random(2 ** 31), random(2 ** 31), random(2 ** 31)]
    s.dice = []
    s.nextTokens = []
    s.decision = 0
    s.players.forEach((p, seat) => {
      if (seat !== viewer) p.answers = 0
    })
    if (askedAlike(g, state.asks, viewer, random)) return s
    if (tries > 20 * patience) throw new Error('Nobody could be in the middle of what is under way.')
  }
}

/** What somebody else has drawn, and not yet taken from where it lay, is drawn anew. */
function lookAnew(g: Game, viewer: Viewer, random: Chance): void {
  for (const f of g.s.stack)
    for (const look of looks(f)) {
      if (look.seenBy(f, seatOf(viewer))) continue
      const pile = [...look.among(g, f)].sort()
      look.put(
        f,
        look.at(f).map(() => pile.splice(random(pile.length), 1)[0] ?? ''),
      )
    }
}

/** What others announced to the viewer in the question he is asked, they have. */
function withAnnounced(state: GameState, viewer: Viewer, knowledge: Knowledge): Knowledge {
  const own = state.asks.find((a) => a.seat === viewer)
  const { skills } = gameOn(state).content
  const hands: Record<Seat, readonly CardId[]> = { ...knowledge.hands }
  for (const { seat, card } of own?.options ?? [])
    if (seat !== undefined && seat !== viewer && card !== undefined && skills.has(card))
      hands[seat] = [...(hands[seat] ?? []).filter((c) => c !== card), card]
  return { ...knowledge, hands }
}

/** Somebody thinks about using a card now: so somebody has one that can be used. */
function ableToRespond(g: Game, viewer: Viewer, known: Knowledge, random: Chance): Knowledge {
  const cards = openNow(g).flatMap((name) => [...(g.content.responses.get(name)?.keys() ?? [])])
  const others = g.s.players.flatMap((p, seat) => (seat === viewer || p.hand.length === 0 ? [] : [seat]))
  const seat = others[random(others.length)]
  const card = cards[random(cards.length)]
  if (seat === undefined || card === undefined) return known
  return { ...known, hands: { ...known.hands, [seat]: [card, ...(known.hands[seat] ?? [])] } }
}

/** Has everybody asked what he would be asked in this game; false where the viewer would see another moment. */
function askedAlike(g: Game, before: readonly Ask[], viewer: Viewer, random: Chance): boolean {
  const { s } = g
  if (before.length === 0) return true
  if (!announcedAlike(g, viewer, random)) return false
  askAgain(g)
  const asks = s.asks.map((a): Ask | undefined => {
    const was = before.find((b) => b.seat === a.seat)
    if (a.seat === viewer) return was
    if (a.secret) return a
    if (!was || was.secret) return undefined
    return { ...a, chosen: was.chosen === null ? null : (a.chosen ?? anyOf(a, random)) }
  })
  const alike = asks.filter((a) => a !== undefined)
  // He may have done something since he was asked that would leave him no choice now.
  const own = before.find((b) => b.seat === viewer)
  if (own && !s.asks.some((a) => a.seat === viewer)) alike.push(own)
  const seen = (list: readonly Ask[]): number => list.filter((a) => a.seat === viewer || !a.secret).length
  s.asks = alike
  return alike.length >= asks.length && seen(alike) === seen(before) && alike.some((a) => a.chosen === null)
}

/** Where several want to use something, and only the one who puts them in order was told what: imagines that. */
function announcedAlike(g: Game, viewer: Viewer, random: Chance): boolean {
  const { s } = g
  const f = s.stack.at(-1)
  const secret = (got: Got): boolean => got.seat !== viewer && got.options.some((o) => o.card !== undefined)
  if (!f?.got?.some(secret) || s.asks.some((a) => a.seat === viewer)) return true
  const { got, step } = f
  f.step = stepBefore(f)
  askAgain(g)
  f.step = step
  f.got = s.asks.map(
    (a) =>
      got.find((x) => x.seat === viewer && x.seat === a.seat) ?? { seat: a.seat, options: anyOf(a, random) },
  )
  return s.asks.length > 0
}

/** Any allowed choice. */
function anyOf(ask: Ask, random: Chance): Option[] {
  const left = [...ask.options]
  const n = ask.min + random(ask.max - ask.min + 1)
  return Array.from({ length: n }, () => left.splice(random(left.length), 1)[0]).filter(
    (o) => o !== undefined,
  )
}
