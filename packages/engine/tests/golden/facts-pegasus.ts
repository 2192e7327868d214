import type { GameEvent, GameState, View } from '../../src/index.ts'
import type { Facts } from './facts.ts'

// What is true of games with Pegasus besides what is true of every game (facts.ts), and kept the same way: named
// one by one, so that what later boxes bring is not a fact of these games either.

export const isWithPegasus = (sets: readonly string[] | undefined): boolean =>
  sets?.includes('pegasus') ?? false

const decks = ['treachery', 'sympathetic-agenda', 'hostile-agenda', 'new-caprica']
const hands = ['super-crisis', 'sympathetic-agenda', 'hostile-agenda']
const kinds = ['basestar', 'raider', 'heavy', 'viper', 'raptor', 'centurion', 'nuke']
const boards = ['galactica', 'colonial-one', 'cylon', 'pegasus', 'new-caprica']
const pile = 'locked-civilian-ships'
const token = 'occupation-force'

/** Windows that were announced when the games were recorded. */
const announced: ReadonlySet<string> = new Set(
  [
    'again',
    'card-used',
    'cards-discarded',
    'check-before-reveal',
    'check-begin',
    'check-contributed',
    'check-judged',
    'check-pre',
    'check-resolved',
    'check-revealed',
    'check-totalled',
    'crisis-choice-made',
    'crisis-revealed',
    'location-activated',
    'movement-end',
    'roll-after',
    'roll-before',
    'roll-due',
    'ship-destroyed',
    'ships-activation',
    'sympathizer',
    'turn-end',
    'turn-start',
    'viper-attacked',
    'viper-placed',
  ].map((window) => `window.${window}`),
)

export const isPegasusFact = (e: GameEvent): boolean => !e.key.startsWith('window.') || announced.has(e.key)

const stocks = (fleet: GameState['fleet']): unknown =>
  kinds.map((kind) => {
    const { reserve, damaged, destroyed, unused, removed } = fleet[kind] ?? {}
    return [reserve, damaged, destroyed, unused, removed]
  })

const lasting = (list: GameState['turn']['lasting']): unknown =>
  list.map(({ seat, passive }) => [seat, passive.is])

/** What a seat, or a spectator, sees. */
export const pegasusViewFacts = (v: View): Facts => ({
  lasting: lasting(v.turn.lasting ?? []),
  people: v.players.map((p) => [
    p.standing,
    hands.map((deck) => [p.held[deck] ?? 0, p.open[deck] ?? []]),
    (p.past ?? []).toSorted(),
    (p.lacks ?? []).toSorted(),
  ]),
  furtherDecks: decks.map((name) => [v.decks[name]?.cards, v.decks[name]?.top]),
  furtherHands: hands.map((deck) => (v.held[deck] ?? []).toSorted()),
  fleet: stocks(v.fleet),
  boards: boards.map((id) => {
    const board = v.boards.find((b) => b.id === id)
    return [board?.side, (board?.damaged ?? []).toSorted(), board?.tokens]
  }),
  onShips: v.ships.flatMap((s) => (s.tokens ?? []).map((t) => [s.id, t])),
  phase: v.phase,
  pile: v.piles?.[pile],
  onBoards: (v.tokensAt?.[token] ?? []).toSorted(),
  dead: (v.dead ?? []).toSorted(),
  reckless: v.check?.reckless,
})

/** The position. */
export const pegasusStateFacts = (s: GameState): Facts => ({
  furtherTurn: [s.turn.began, (s.turn.added ?? []).toSorted(), s.turn.drawnIn, lasting(s.turn.lasting)],
  people: s.players.map((p) => [
    p.standing,
    hands.map((deck) => (p.held[deck] ?? []).toSorted()),
    (p.past ?? []).toSorted(),
    (p.lacks ?? []).toSorted(),
  ]),
  furtherDecks: decks.map((name) => [s.decks[name]?.draw, s.decks[name]?.discard]),
  fleet: stocks(s.fleet),
  boards: boards.map((id) => [
    s.boards[id]?.side,
    s.boards[id]?.pool,
    (s.boards[id]?.damaged ?? []).toSorted(),
  ]),
  onShips: s.ships.flatMap((x) => x.tokens.map((t) => [x.id, t])),
  phase: s.phase,
  pile: s.piles[pile],
  onBoards: (s.tokensAt?.[token] ?? []).toSorted(),
  replaced: s.replaced?.crisis,
  dead: (s.dead ?? []).toSorted(),
})
