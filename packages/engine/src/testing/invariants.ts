import { boardOf, boardState } from '../core/boards.ts'
import { copies } from '../core/content.ts'
import { heldOf } from '../core/decks.ts'
import type { Game } from '../core/game.ts'
import { type CardId, resources } from '../core/names.ts'
import { has } from '../core/passives.ts'
import { heldBy } from '../core/procedure.ts'
import { isHuman, standingOf } from '../core/standing.ts'
import type { GameState } from '../core/state.ts'
import { gameOn } from '../decide.ts'
import { stock } from '../rules/fleet.ts'
import { heldLimit, mayHoldCards } from '../rules/held.ts'
import * as says from '../rules/passives.ts'
import { tokenLimit } from '../rules/player-tokens.ts'
import { mayHold } from '../rules/titles.ts'

// What must hold in every position, whatever was played: nothing is lost or doubled, everybody is somewhere,
// every question can be answered. Returns what is wrong, in words.

export function invariants(state: GameState): string[] {
  const g = gameOn(state)
  const wrong: string[] = []
  const check = (ok: boolean, what: string): void => {
    if (!ok) wrong.push(what)
  }
  cards(g, check)
  ships(g, check)
  people(g, check)
  questions(state, check)
  placeTokens(g, check)
  for (const r of resources)
    check(
      state.resources[r] >= 0 && state.resources[r] <= g.content.rules.maximum,
      `${r} is ${state.resources[r]}`,
    )
  check(
    state.jumpTrack >= 0 && state.jumpTrack <= g.content.rules.jumpTrack.length,
    `the fleet marker is on ${state.jumpTrack}`,
  )
  check(state.stack.length < 60, `${state.stack.length} procedures are under way`)
  return wrong
}

type Check = (ok: boolean, what: string) => void

type Tally = ReadonlyMap<CardId, number>

function tally(list: readonly CardId[]): Tally {
  const counts = new Map<CardId, number>()
  for (const card of list) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

/** A card more often there than printed, or (unless `atMost`) missing. */
function matches(lists: readonly (readonly CardId[])[], printed: Tally, atMost: boolean): CardId {
  const counts = new Map<CardId, number>()
  let total = 0
  for (const list of lists)
    for (const card of list) {
      const n = (counts.get(card) ?? 0) + 1
      if (n > (printed.get(card) ?? 0)) return card
      counts.set(card, n)
      total++
    }
  if (atMost) return ''
  let all = 0
  for (const n of printed.values()) all += n
  if (total === all) return ''
  for (const [card, n] of printed) if ((counts.get(card) ?? 0) < n) return card
  return ''
}

const boxes = new WeakMap<object, ReadonlyMap<string, Tally>>()

/** How often each card and each civilian ship is printed. */
function boxOf(g: Game): ReadonlyMap<string, Tally> {
  const known = boxes.get(g.content)
  if (known) return known
  const { decks, loyalty, civilians } = g.content
  const tallies = new Map<string, Tally>([
    ['card', tally([...[...decks.values()].flatMap((d) => d.cards), ...copies(loyalty.values())])],
    ['civilian', tally(copies(civilians.values()))],
  ])
  boxes.set(g.content, tallies)
  return tallies
}

/** Every place a card can be. */
function cards(g: Game, check: Check): void {
  const { s, content } = g
  if (s.decks.crisis.draw.length === 0 && s.decks.crisis.discard.length === 0 && s.turn.number === 0) return
  const box = boxOf(g)
  const conserved = (name: string, ...lists: readonly (readonly CardId[])[]): void => {
    const printed = box.get(name) ?? new Map()
    const wrong = matches(lists, printed, isEnding(s))
    check(wrong === '', `a ${name} is missing or doubled: ${wrong}`)
  }
  for (const name in s.decks) check(content.decks.has(name), `there is a deck called ${name}`)
  conserved(
    'card',
    ...Object.values(s.decks).flatMap(({ draw, discard }) => [draw, discard]),
    ...s.players.flatMap((p) => [p.hand, p.loyalty, p.shown, ...Object.values(p.held)]),
    ...s.stack.map(heldBy),
    s.destiny,
    s.loyaltyDeck,
    s.quorum,
    s.turn.crises,
    s.travelled,
    s.inPlay.map((c) => c.card),
    s.removed.filter((card) => content.cards.has(card)),
  )
  const onBoard = s.ships.filter((x) => x.face !== '').map((x) => x.face)
  const gone = s.removed.filter((face) => content.civilians.has(face))
  conserved('civilian', s.civilians, s.lostCivilians, onBoard, gone, ...Object.values(s.piles))
}

function ships(g: Game, check: Check): void {
  const { s, content } = g
  for (const { id, class: of, count } of content.shipKinds.values()) {
    if (of === 'civilian') continue
    const { reserve, damaged, destroyed, unused, removed } = stock(s, id)
    const out =
      of === 'centurion' ? s.centurions.length : s.ships.reduce((sum, x) => sum + (x.kind === id ? 1 : 0), 0)
    check(
      reserve + damaged + destroyed + unused + removed + out === count,
      `a ship is missing or doubled: ${id}`,
    )
    check(Math.min(reserve, damaged, destroyed, unused, removed) >= 0, `a count of ships is below 0: ${id}`)
  }
  check(
    s.ships.every((x) => content.shipKinds.has(x.kind)),
    'there is a ship of a kind that is not in the game',
  )
  check(new Set(s.ships.map((x) => x.id)).size === s.ships.length, 'two ships have one number')
  const onBasestars = s.ships.flatMap((x) => x.damage)
  check(
    onBasestars.length + s.basestarTokens.length === content.basestarTokens.size,
    'a basestar token is missing or doubled',
  )
  const gone = s.removed.filter((t) => content.damageTokens.has(t)).length
  const boards = Object.values(s.boards)
  const damaged = boards.flatMap((b) => b.damaged)
  check(
    boards.flatMap((b) => b.pool).length + damaged.length + gone === content.damageTokens.size,
    'a damage token is missing or doubled',
  )
  check(new Set(damaged).size === damaged.length, 'a location is damaged twice')
}

function placeTokens({ s, content }: Game, check: Check): void {
  for (const [token, places] of Object.entries(s.tokensAt ?? {})) {
    const { count = 0, track = [] } = content.placeTokens.get(token) ?? {}
    check(places.length <= count, `there are ${places.length} of ${token}`)
    check(
      places.every((place) => track.includes(place)),
      `a ${token} stands at ${places.join(', ')}`,
    )
  }
}

function people(g: Game, check: Check): void {
  const { s, content } = g
  if (s.turn.number === 0) return
  s.players.forEach((p, seat) => {
    const who = p.character
    const flying = s.ships.filter((x) => x.pilot === seat).length
    check(
      (p.at === 'piloting') === (flying === 1) && flying <= 1,
      `${who} is piloting ${flying} ships but is at ${p.at}`,
    )
    const board = boardOf(g, seat)
    const side = board === undefined ? undefined : boardState(g, board).side
    const enter = content.boards.get(board ?? '')?.sides.find((x) => x.id === side)?.enter
    check(enter !== undefined || p.at === 'piloting' || p.at === 'off-board', `${who} is nowhere: ${p.at}`)
    const human = isHuman(g, seat)
    if (!human && !underReveal(s))
      check(enter !== undefined && enter !== 'humans', `${who} is a revealed Cylon at ${p.at}`)
    if (human) check(enter !== 'cylons', `${who} is human at ${p.at}`)
    const infiltrates = standingOf(g, seat).returns !== undefined
    check(
      heldOf(p, 'super-crisis').length === 0 || !human || infiltrates,
      `${who} is human and holds a Super Crisis card`,
    )
    for (const [name, held] of Object.entries(p.held)) {
      const hand = content.decks.get(name)?.hand
      check(hand !== undefined || held.length === 0, `${who} holds cards of the ${name} deck`)
      if (held.length === 0) continue
      check(
        mayHoldCards(g, seat, name),
        `${who} holds cards of the ${name} deck, which only ${hand?.side} do`,
      )
      check(
        s.stack.some((f) => settlesHands.includes(f.proc)) || held.length <= heldLimit(g, seat, name),
        `${who} holds ${held.length} cards of the ${name} deck`,
      )
    }
    for (const [name, n] of Object.entries(p.tokens))
      check(
        n >= 0 && (underReveal(s) || !g.content.rules.playerTokens?.[name] || n <= tokenLimit(g, seat, name)),
        `${who} has ${n} tokens of ${name}`,
      )
  })
  if (underReveal(s) || isEnding(s)) return
  check(isHuman(g, s.titles.president), 'the President is a revealed Cylon')
  check(isHuman(g, s.titles.admiral), 'the Admiral is a revealed Cylon')
  const free = s.players.some((_, seat) => mayHold(g, 'admiral', seat))
  check(!free || !has(g, says.notAdmiral, s.titles.admiral), 'the Admiral is in the Brig and others are not')
}

/** While these are under way somebody may have too many cards of a hand apart. */
const settlesHands: readonly string[] = ['draw-held', 'discard-from-held']

/** Once the game is over, cards that were being carried out lie nowhere any more. */
const isEnding = (s: GameState): boolean => s.outcome !== null || s.stack.some((f) => f.proc === 'game-end')

const underReveal = (s: GameState): boolean => s.stack.some((f) => f.proc === 'reveal')

/** What is asked even if there is no choice, so that nobody can tell, or because of the order. */
const askedAnyway: readonly string[] = [
  'prompt.action',
  'prompt.move',
  'prompt.turn-up',
  'prompt.bury-quorum',
  'prompt.consult-deck',
]

function questions(s: GameState, check: Check): void {
  check(
    (s.outcome !== null) === (s.asks.length === 0),
    'nobody is asked anything, or the game is over and somebody is',
  )
  const seats = s.asks.map((a) => a.seat)
  check(new Set(seats).size === seats.length, 'a seat is asked twice at once')
  check(
    s.asks.length === 0 || s.asks.some((a) => a.chosen === null),
    'every question is answered and the game waits',
  )
  for (const a of s.asks) {
    if (a.chosen !== null) continue
    const ids = a.options.map((o) => o.id)
    const what = `the question ${a.prompt.key}`
    check(s.players[a.seat] !== undefined, `${what} goes to nobody`)
    check(new Set(ids).size === ids.length, `${what} has an option twice`)
    check(a.min >= 0 && a.min <= a.max && a.max <= ids.length, `${what} cannot be answered`)
    check(a.min < ids.length || askedAnyway.includes(a.prompt.key), `${what} leaves no choice`)
  }
}
