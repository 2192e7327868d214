import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { GameState } from '../src/index.ts'

// A five-player card-playing loop on boardgame.io, as comparable as its means allow: the state is one of ours
// from the middle of a game; in each turn the current player draws five cards, then all five in order add a
// card to a check from their secret hands; the last card rolls a die, changes a resource and discards.

/** As much of boardgame.io as the loop uses: it is installed by `npm run bench` alone, and its types with it. */
type BoardgameClient = {
  readonly moves: Readonly<Record<string, (() => void) | undefined>>
  start(): void
  stop(): void
  updatePlayerID(id: string): void
  getState(): { readonly ctx: { readonly turn: number } } | null
}
type Played = {
  readonly game: ReturnType<typeof gameFrom>
  readonly numPlayers: number
  readonly debug: boolean
  readonly multiplayer?: unknown
  readonly playerID?: string
  readonly matchID?: string
}

// boardgame.io publishes folders that only `require` can resolve.
const require = createRequire(resolve('tools/bench/package.json'))
const { Client }: { Client: (played: Played) => BoardgameClient } = require('boardgame.io/client')
const { Local }: { Local: () => unknown } = require('boardgame.io/multiplayer')

const types = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'] as const
type Pile = { draw: string[]; discard: string[] }
type G = {
  decks: Record<(typeof types)[number], Pile>
  players: { hand: string[]; loyalty: string[] }[]
  resources: { morale: number }
  check: string[]
}
type Random = { Shuffle: (list: string[]) => string[]; Die: (sides: number) => number }
type Events = { endTurn: () => void; setActivePlayers: (to: { value: Record<string, string> }) => void }
type Move = { G: G; ctx: { currentPlayer: string }; playerID: string; random: Random; events: Events }

const seats = ['0', '1', '2', '3', '4']
const after = (playerID: string): string => String((Number(playerID) + 1) % 5)
const deckOf = (card: string): (typeof types)[number] => types[card.length % 5] ?? 'politics'

function drawOne({ G, playerID, random }: Move, type: (typeof types)[number]): void {
  const deck = G.decks[type]
  if (deck.draw.length === 0) {
    deck.draw = random.Shuffle(deck.discard)
    deck.discard = []
  }
  const card = deck.draw.pop()
  if (card !== undefined) G.players[Number(playerID)]?.hand.push(card)
}

const moves = {
  draw: (m: Move): void => {
    for (const type of types) drawOne(m, type)
    m.events.setActivePlayers({ value: { [after(m.playerID)]: 'contribute' } })
  },
}

function add({ G, ctx, playerID, random, events }: Move): void {
  const hand = G.players[Number(playerID)]?.hand ?? []
  G.check.push(...hand.splice(0, 1))
  if (playerID !== ctx.currentPlayer) {
    events.setActivePlayers({ value: { [after(playerID)]: 'contribute' } })
    return
  }
  if (G.check.length + random.Die(8) < 8) G.resources.morale = Math.max(1, G.resources.morale - 1)
  for (const card of [...G.check, ...hand.splice(10)]) G.decks[deckOf(card)].discard.push(card)
  G.check = []
  events.endTurn()
}

/** What a player may see: no draw piles, no hands but his own. */
function playerView({ G, playerID }: { G: G; playerID: string | null }) {
  const hidden = (list: readonly string[]): string[] => list.map(() => '')
  return {
    ...G,
    decks: Object.fromEntries(
      Object.entries(G.decks).map(([name, d]) => [name, { draw: hidden(d.draw), discard: d.discard }]),
    ),
    players: G.players.map((p, i) =>
      String(i) === playerID ? p : { ...p, hand: hidden(p.hand), loyalty: hidden(p.loyalty) },
    ),
    check: hidden(G.check),
  }
}

const gameFrom = (state: GameState, views: boolean) => ({
  setup: (): G => ({ ...JSON.parse(JSON.stringify(state)), check: [] }),
  ...(views ? { playerView } : {}),
  moves,
  turn: { stages: { contribute: { moves: { add } } } },
})

const turns = 35
const movesPerMatch = turns * 6

/** One client that knows everything: the bare reducer. Plays one match; returns its moves. */
export function bareLoop(state: GameState): () => number {
  const game = gameFrom(state, false)
  return () => {
    const client = Client({ game, numPlayers: 5, debug: false })
    client.start()
    for (let turn = 0; turn < turns; turn++) {
      client.updatePlayerID(String(turn % 5))
      client.moves.draw?.()
      for (let k = 1; k <= 5; k++) {
        client.updatePlayerID(String((turn + k) % 5))
        client.moves.add?.()
      }
    }
    if (client.getState()?.ctx.turn !== turns + 1) throw new Error('boardgame.io did not play all moves.')
    client.stop()
    return movesPerMatch
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Five clients, each with its own view, over boardgame.io's local master: how five people play on it. */
export function tableLoop(state: GameState): () => Promise<number> {
  let match = 0
  return async () => {
    const game = gameFrom(state, true)
    const multiplayer = Local()
    const matchID = `match-${match++}`
    const clients = seats.map((playerID) =>
      Client({ game, numPlayers: 5, debug: false, multiplayer, playerID, matchID }),
    )
    for (const client of clients) client.start()
    await settled()
    for (let turn = 0; turn < turns; turn++) {
      clients[turn % 5]?.moves.draw?.()
      await settled()
      for (let k = 1; k <= 5; k++) {
        clients[(turn + k) % 5]?.moves.add?.()
        await settled()
      }
    }
    if (clients[0]?.getState()?.ctx.turn !== turns + 1)
      throw new Error('boardgame.io did not play all moves.')
    for (const client of clients) client.stop()
    return movesPerMatch
  }
}
