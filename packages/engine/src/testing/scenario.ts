import { checkedConfig, type GameConfig } from '../config.ts'
import { contentOf } from '../content/index.ts'
import { boardState, changeBoard } from '../core/boards.ts'
import { copies, deckOf, printed } from '../core/content.ts'
import { deck, heldOf, hold, takeUp } from '../core/decks.ts'
import type { GameEvent } from '../core/events.ts'
import { eventsFor } from '../core/events.ts'
import { type Game, without } from '../core/game.ts'
import type {
  Area,
  BoardId,
  CardId,
  CharacterId,
  DeckName,
  LocationId,
  Resource,
  Seat,
  ShipKind,
  StandingId,
  Title,
} from '../core/names.ts'
import { changePile } from '../core/piles.ts'
import { run } from '../core/procedure.ts'
import { isHuman } from '../core/standing.ts'
import type { Deed, Frame, GameState, Outcome, Player, Stock } from '../core/state.ts'
import { isUsed } from '../core/windows.ts'
import {
  type Answer,
  decide,
  gameOn,
  type Request,
  requestOf,
  requests,
  standingRequests,
} from '../decide.ts'
import { buildDestiny } from '../rules/decks.ts'
import { distance, distanceOf } from '../rules/objective.ts'
import { whereabouts } from '../rules/places.ts'
import { dealTokens } from '../rules/player-tokens.ts'
import { unopened } from '../rules/setup.ts'
import { mayHold } from '../rules/titles.ts'
import { type View, view } from '../view.ts'
import { placeFleet } from './fleet.ts'

/** Any position in a few lines. Whoever is not mentioned stands where his sheet says, with an empty hand. */
export type Position = {
  /** The characters in seat order; the first one is the current player unless `current` says otherwise. */
  readonly players: readonly CharacterId[]
  readonly current?: CharacterId
  readonly config?: Omit<GameConfig, 'players' | 'characters'>
  /** The step of the current player's turn the game is about to begin. */
  readonly step?:
    | 'begin'
    | 'receiveSkills'
    | 'movement'
    | 'action'
    | 'crisis'
    | 'activateCylons'
    | 'prepareJump'
    | 'end'
  readonly hands?: Readonly<Record<CharacterId, readonly CardId[]>>
  /** Face-down Loyalty cards; unless said otherwise "You Are Not a Cylon", and none for whoever is dealt none. */
  readonly loyalty?: Readonly<Record<CharacterId, readonly CardId[]>>
  /** Loyalty cards turned up. */
  readonly shown?: Readonly<Record<CharacterId, readonly CardId[]>>
  readonly revealed?: readonly CharacterId[]
  readonly sympathizer?: CharacterId
  /** Who somebody is, where none of the above says it; what his sheet says unless said otherwise. */
  readonly standing?: Readonly<Record<CharacterId, StandingId>>
  readonly superCrises?: Readonly<Record<CharacterId, readonly CardId[]>>
  /** Cards of other decks in hands apart: by character, then by deck. */
  readonly held?: Readonly<Record<CharacterId, Readonly<Record<DeckName, readonly CardId[]>>>>
  /** Tokens lying with players; as at the start of a game unless said otherwise, less what `used` has cost. */
  readonly tokens?: Readonly<Record<CharacterId, Readonly<Record<string, number>>>>
  readonly at?: Readonly<Record<CharacterId, LocationId | 'off-board'>>
  /** In a viper in that area, or in another kind of fighter. */
  readonly piloting?: Readonly<Record<CharacterId, Area | { readonly area: Area; readonly kind: ShipKind }>>
  readonly used?: Readonly<Record<CharacterId, readonly string[]>>
  /** What is remembered of players, and abilities somebody came too late for. */
  readonly past?: Readonly<Record<CharacterId, readonly Deed[]>>
  readonly lacks?: Readonly<Record<CharacterId, readonly string[]>>
  /** Characters that were executed. */
  readonly dead?: readonly CharacterId[]
  /** Turns each has begun; 1 unless said otherwise. */
  readonly turns?: Readonly<Record<CharacterId, number>>
  readonly titles?: Partial<Record<Title, CharacterId>>
  readonly resources?: Partial<Record<Resource, number>>
  /** Ships on the board; none unless said otherwise. Piloted vipers come on top. */
  readonly ships?: Partial<Record<Area, Partial<Record<ShipKind, number>>>>
  /** Which civilian ships were placed, in the order of `ships` by area; at random unless said otherwise. */
  readonly civilians?: readonly CardId[]
  /** Civilian ships destroyed, and those out of the game for other reasons. */
  readonly lostCivilians?: readonly CardId[]
  readonly missingCivilians?: readonly CardId[]
  /** Damage tokens and civilian ships that are drawn next, in this order. */
  readonly nextTokens?: readonly CardId[]
  /** Damage tokens on the basestar of an area. */
  readonly basestarDamage?: Partial<Record<Area, readonly CardId[]>>
  /** Other tokens on a ship of that kind in an area. */
  readonly marked?: readonly { readonly token: CardId; readonly kind: ShipKind; readonly area: Area }[]
  readonly reserve?: { readonly viper?: number; readonly raptor?: number }
  readonly damagedVipers?: number
  /** The same for any kind of ship; what is at hand and not mentioned is what is left of it. */
  readonly fleet?: Readonly<Record<ShipKind, Partial<Stock>>>
  readonly damaged?: readonly LocationId[]
  /** Boards that show another side than at the start of a game, or came into play with it. */
  readonly sides?: Readonly<Record<BoardId, string>>
  /** The phase of the objective, and the piles of tokens that it has. */
  readonly phase?: string
  readonly piles?: Readonly<Record<string, readonly CardId[]>>
  /** Where tokens stand at locations, by token. */
  readonly tokensAt?: Readonly<Record<CardId, readonly LocationId[]>>
  /** Decks whose place the cards of another one have taken; `decks` names these cards for the first. */
  readonly replaced?: Readonly<Record<DeckName, DeckName>>
  /** The damage tokens left to draw; all that lie nowhere else unless said otherwise. */
  readonly damageTokens?: Readonly<Record<BoardId | 'basestar', readonly CardId[]>>
  readonly centurions?: readonly number[]
  readonly nukes?: number
  readonly jumpTrack?: number
  readonly travelled?: readonly CardId[]
  /** How far the fleet has come: destinations that make it up lie beside the objective besides `travelled`. */
  readonly distance?: number
  /** Whether the current player was piloting when the turn began; not unless said. */
  readonly beganPiloting?: boolean
  /** The location or space area where the current player's turn began; where he is unless said otherwise. */
  readonly began?: string
  readonly milestones?: readonly number[]
  readonly quorum?: readonly CardId[]
  readonly inPlay?: readonly {
    readonly card: CardId
    readonly deck: DeckName
    readonly holder?: CharacterId
  }[]
  /** The next cards of a deck, the first one on top. */
  readonly decks?: Partial<Record<DeckName, readonly CardId[]>>
  /** Decks that hold exactly these cards, the first one on top; what is left over is out of the game. */
  readonly exactly?: Readonly<Record<DeckName, readonly CardId[]>>
  /** Cards on a discard pile, the last one on top. */
  readonly discards?: Readonly<Record<DeckName, readonly CardId[]>>
  /** Decks whose remaining cards all lie on their discard pile, the last one on top. */
  readonly emptied?: readonly DeckName[]
  readonly destiny?: readonly CardId[]
  readonly loyaltyDeck?: readonly CardId[]
  /** The next die results. */
  readonly dice?: readonly number[]
  readonly seed?: string
}

/** A game under test, spoken to as its players would. */
export type TestGame = {
  readonly state: GameState
  /** Everything that happened since the position was set up. */
  readonly events: readonly GameEvent[]
  readonly outcome: Outcome | null
  seat(who: CharacterId): Seat
  player(who: CharacterId): Player & {
    readonly superCrises: readonly CardId[]
    readonly revealed: boolean
    readonly sympathizer: boolean
  }
  view(who: CharacterId | 'spectator'): View
  /** The characters who are asked something, in seat order. */
  readonly asked: readonly CharacterId[]
  request(who: CharacterId): Request
  /** What he may do although he is asked something else, or nothing. */
  standing(who: CharacterId): readonly Request[]
  /** Does it. */
  aside(who: CharacterId, option: string): TestGame
  /** The ids of what he can choose. */
  options(who: CharacterId): string[]
  /** Chooses options by id, or by a part of the id that only one of them has ("command", "repair-1"). */
  answer(who: CharacterId, ...options: string[]): TestGame
  /** Chooses nothing. */
  pass(who: CharacterId): TestGame
  /** Everybody takes the smallest answer until this returns true (or the game is over). */
  until(reached: (game: TestGame) => boolean): TestGame
  /** Everybody takes the smallest answer until this character is asked something with this prompt. */
  untilAsked(who: CharacterId, prompt?: string): TestGame
  /** Whether something with this key happened. */
  happened(key: string): boolean
  /** The keys of what somebody saw happen. */
  saw(who: CharacterId | 'spectator'): string[]
}

export function scenario(position: Position): TestGame {
  const { state, events } = setUp(position)
  return testGame(state, events)
}

/** A test game from any state. */
export function testGame(first: GameState, before: readonly GameEvent[] = []): TestGame {
  let state = first
  const events: GameEvent[] = [...before]
  const seat = (who: CharacterId): Seat => {
    const found = state.players.findIndex((p) => p.character === who)
    if (found < 0) throw new Error(`${who} is not in this game.`)
    return found
  }
  const request = (who: CharacterId): Request => {
    const found = requestOf(state, seat(who))
    if (!found)
      throw new Error(`${who} is not asked anything; asked are: ${game.asked.join(', ') || 'nobody'}.`)
    return found
  }
  const waiting = (of = state): Request[] => requests(of).filter((r) => !r.standing)
  const take = (who: Seat, answer: Answer): void => {
    const step = decide(state, who, answer)
    state = step.state
    events.push(...step.events)
  }
  const game: TestGame = {
    get state() {
      return state
    },
    get events() {
      return events
    },
    get outcome() {
      return state.outcome
    },
    get asked() {
      return waiting().map((r) => state.players[r.seat]?.character ?? '')
    },
    seat,
    player: (who) => {
      const p = state.players[seat(who)]
      if (!p) throw new Error(`${who} is not in this game.`)
      return {
        ...p,
        superCrises: heldOf(p, 'super-crisis'),
        revealed: !isHuman(gameOn(state), seat(who)),
        sympathizer: p.standing === 'sympathizer',
      }
    },
    view: (who) => view(state, who === 'spectator' ? who : seat(who)),
    request,
    options: (who) => request(who).options.map((o) => o.id),
    answer: (who, ...wanted) => {
      const r = request(who)
      const options: string[] = []
      for (const w of wanted) options.push(match(r, w, options))
      take(r.seat, { request: r.id, options })
      return game
    },
    standing: (who) => standingRequests(state, seat(who)),
    aside: (who, wanted) => {
      const [r] = game.standing(who)
      if (!r) throw new Error(`${who} can do nothing of his own accord now.`)
      take(r.seat, { request: r.id, options: [match(r, wanted, [])] })
      return game
    },
    pass: (who) => game.answer(who),
    until: (reached) => {
      for (let i = 0; !state.outcome && !reached(game); i++) {
        if (i > 5000) throw new Error('This never happens.')
        const [r] = waiting()
        if (!r) throw new Error('Nobody is asked anything.')
        take(r.seat, { request: r.id, options: r.options.slice(0, r.min).map((o) => o.id) })
      }
      return game
    },
    untilAsked: (who, prompt) =>
      game.until((x) =>
        waiting(x.state).some(
          (r) => r.seat === seat(who) && (prompt === undefined || r.prompt.key === prompt),
        ),
      ),
    happened: (key) => events.some((e) => e.key === key),
    saw: (who) => eventsFor(events, who === 'spectator' ? who : seat(who)).map((e) => e.key),
  }
  return game
}

function match(request: Request, wanted: string, taken: readonly string[]): string {
  const ids = request.options.map((o) => o.id).filter((id) => !taken.includes(id))
  if (ids.includes(wanted)) return wanted
  const found = ids.filter((id) => `:${id.replace(/#\d+$/, '')}:`.includes(`:${wanted}:`))
  const kinds = new Set(found.map((id) => id.replace(/#\d+$/, '')))
  const [first] = found
  if (first !== undefined && kinds.size === 1) return first
  throw new Error(`"${wanted}" fits ${found.length === 0 ? 'none' : 'several'} of: ${ids.join(', ')}.`)
}

function setUp(p: Position): { state: GameState; events: readonly GameEvent[] } {
  const config = checkedConfig({ ...p.config, players: p.players.length, characters: p.players })
  const content = contentOf(config)
  const g = gameOn(unopened(config, content, p.seed ?? 'scenario'))
  const { s } = g
  const { roles } = content.rules
  const seat = (who: CharacterId): Seat => {
    const i = p.players.indexOf(who)
    if (i < 0) throw new Error(`${who} is not among the players of this position.`)
    return i
  }
  const seatsOf = <T>(of: Readonly<Record<CharacterId, T>> | undefined): [Seat, T][] =>
    Object.entries(of ?? {}).map(([who, x]) => [seat(who), x])
  const pile = boxOf(g)
  const take = (deck: string, cards: readonly CardId[]): CardId[] => {
    for (const card of cards) {
      const i = pile[deck]?.indexOf(card) ?? -1
      if (i < 0) throw new Error(`There is no (further) "${card}" among the ${deck} cards.`)
      pile[deck]?.splice(i, 1)
    }
    return [...cards]
  }

  s.turn.seat = seat(p.current ?? p.players[0] ?? '')
  s.turn.number = s.players.length
  s.players.forEach((player, i) => {
    const character = content.characters.get(p.players[i] ?? '')
    player.character = character?.id ?? ''
    player.standing = character?.standing ?? 'human'
    player.turns = 1
    player.at = character?.start === 'launch' ? roles.hangar : (character?.start ?? 'off-board')
    const none = content.rules.standings[player.standing]?.insteadOfLoyalty !== undefined
    player.loyalty = take('loyalty', p.loyalty?.[player.character] ?? (none ? [] : ['not-a-cylon']))
  })
  for (const [i, cards] of seatsOf(p.hands))
    for (const card of cards) takeUp(g, i, take(deckOf(content, card), [card]))
  for (const [i, cards] of seatsOf(p.superCrises)) hold(g, i, 'super-crisis', take('super-crisis', cards))
  for (const [i, hands] of seatsOf(p.held))
    for (const [name, cards] of Object.entries(hands)) hold(g, i, name, take(name, cards))
  for (const [i, n] of seatsOf(p.turns)) set(s.players[i], { turns: n })
  for (const [i, past] of seatsOf(p.past)) set(s.players[i], { past })
  for (const [i, lacks] of seatsOf(p.lacks)) set(s.players[i], { lacks })
  if (p.dead) s.dead = p.dead
  for (const [i, used] of seatsOf(p.used)) set(s.players[i], { used: [...used] })
  for (const [i, cards] of seatsOf(p.shown)) set(s.players[i], { shown: take('loyalty', cards) })
  const at = roles.resurrection
  for (const who of p.revealed ?? []) set(s.players[seat(who)], { standing: 'revealed', at })
  if (p.sympathizer) set(s.players[seat(p.sympathizer)], { standing: 'sympathizer', at })
  for (const [i, standing] of seatsOf(p.standing)) set(s.players[i], { standing })
  for (const [i, who] of p.players.entries()) if (!p.used?.[who]?.length) dealTokens(g, i)
  for (const [i, tokens] of seatsOf(p.tokens)) set(s.players[i], { tokens })
  for (const [i, at] of seatsOf(p.at)) set(s.players[i], { at })

  Object.assign(s.resources, p.resources)
  s.jumpTrack = p.jumpTrack ?? 0
  s.travelled = (p.travelled ?? []).flatMap((card) => take(deckOf(content, card), [card]))
  if (p.distance !== undefined) {
    const far = destinationsFor(g, pile.destination ?? [], p.distance - distance(g))
    s.travelled = [...s.travelled, ...take('destination', far)]
  }
  s.milestones = [...(p.milestones ?? [])]
  s.centurions = [...(p.centurions ?? [])]
  s.quorum = take('quorum', p.quorum ?? [])
  s.inPlay = (p.inPlay ?? []).map(({ card, deck, holder }) => {
    take(deck, [card])
    return { card, deck, holder: holder === undefined ? -1 : seat(holder) }
  })
  for (const [board, side] of Object.entries(p.sides ?? {})) changeBoard(g, board, { side })
  s.phase = p.phase ?? ''
  for (const [name, tokens] of Object.entries(p.piles ?? {})) {
    for (const token of tokens) s.civilians = without(s.civilians, token)
    changePile(g, name, tokens)
  }
  for (const location of p.damaged ?? []) {
    const { board } = printed(content.places, location)
    const { pool, damaged } = boardState(g, board)
    changeBoard(g, board, {
      pool: pool.filter((token) => content.damageTokens.get(token)?.location !== location),
      damaged: [...damaged, location],
    })
  }
  placeFleet(g, p, seat)
  for (const [board, pool] of Object.entries(p.damageTokens ?? {}))
    if (board !== 'basestar') changeBoard(g, board, { pool: [...pool] })
  s.basestarTokens = [...(p.damageTokens?.basestar ?? s.basestarTokens)]
  for (const title of ['president', 'admiral'] as const) {
    const line = content.rules.titles[title].filter((id) => p.players.includes(id))
    const free = line.filter((id) => mayHold(g, title, seat(id)))
    s.titles[title] = seat(p.titles?.[title] ?? free[0] ?? line[0] ?? '')
  }
  if (p.tokensAt) s.tokensAt = p.tokensAt
  for (const [name, by] of Object.entries(p.replaced ?? {})) {
    s.removed = [...s.removed, ...(pile[name] ?? [])]
    pile[name] = pile[by] ?? []
    pile[by] = []
    s.replaced = { ...s.replaced, [name]: by }
  }
  const names = [...content.decks.keys()]
  const tops = names.map((name) => take(name, p.exactly?.[name] ?? p.decks?.[name] ?? []))
  const discards = names.map((name) => take(name, p.discards?.[name] ?? []))
  for (const name of names) s.decks[name] = { draw: pile[name] ?? [], discard: [] }
  buildDestiny(g) // of the cards below those named
  names.forEach((name, i) => {
    const rest = deck(g, name).draw
    const top = (tops[i] ?? []).reverse()
    const discard = discards[i] ?? []
    if (p.exactly?.[name]) {
      s.decks[name] = { draw: top, discard }
      s.removed = [...s.removed, ...rest]
    } else if (p.emptied?.includes(name)) s.decks[name] = { draw: top, discard: [...rest, ...discard] }
    else s.decks[name] = { draw: [...rest, ...top], discard }
  })
  s.loyaltyDeck = take('loyalty', p.loyaltyDeck ?? []).reverse()
  s.removed = [...s.removed, ...(pile.loyalty ?? [])]
  for (const card of [...(p.destiny ?? [])].reverse()) putOnDestiny(g, card)
  s.dice = [...(p.dice ?? [])]
  s.nextTokens = [...(p.nextTokens ?? [])]
  s.turn.beganPiloting = p.beganPiloting ?? false
  if (isUsed(g, 'action-end')) s.turn.began = p.began ?? whereabouts(g, s.turn.seat)
  const frame: Frame & { acted: number } = { proc: 'turn', step: p.step ?? 'action', acted: 0 }
  s.stack.push(frame)
  run(g)
  return { state: s, events: g.events }
}

function set<T extends object>(target: T | undefined, change: Partial<T>): void {
  if (target) Object.assign(target, change)
}

/** All cards, sorted by deck, in an order that never changes. */
function boxOf(g: Game): Record<string, CardId[]> {
  const box: Record<string, CardId[]> = { loyalty: copies(g.content.loyalty.values()) }
  for (const { id, cards } of g.content.decks.values()) box[id] = [...cards]
  return box
}

/** Destinations of the pile that together lead that far. */
function destinationsFor(g: Game, pile: readonly CardId[], far: number): CardId[] {
  const search = (from: number, left: number): CardId[] | undefined => {
    if (left === 0) return []
    for (let i = from; i < pile.length; i++) {
      const card = pile[i] ?? ''
      const step = distanceOf(g.content, card)
      const rest = step > 0 && step <= left ? search(i + 1, left - step) : undefined
      if (rest) return [card, ...rest]
    }
    return undefined
  }
  const found = search(0, far)
  if (!found) throw new Error(`No destinations lead exactly ${far} further.`)
  return found
}

/** Puts a skill card on top of the Destiny deck, from wherever in the decks it lies. */
function putOnDestiny(g: Game, card: CardId): void {
  const { s } = g
  const name = deckOf(g.content, card)
  const { draw, discard } = deck(g, name)
  if (draw.includes(card)) s.decks[name] = { draw: without(draw, card), discard }
  else if (discard.includes(card)) s.decks[name] = { draw, discard: without(discard, card) }
  else if (s.destiny.includes(card)) s.destiny = without(s.destiny, card)
  else throw new Error(`There is no (further) "${card}" for the Destiny deck.`)
  s.destiny = [...s.destiny, card]
}
