import { contentOf } from './content/index.ts'
import type { Content } from './core/content.ts'
import type { Game } from './core/game.ts'
import type { CardId, DeckName } from './core/names.ts'
import type { Config, Deck, Decks, GameState, Player } from './core/state.ts'
import { gameOn } from './decide.ts'
import { emptyDecks, unopened } from './rules/setup.ts'
import type { DeckView, PlayerView, View } from './view.ts'

/**
 * The game as far as a view tells, so that the rules can be asked about it: cards nobody has shown the viewer are
 * blank, nothing is under way. It is not played on.
 */
export function fromView(view: View): Game {
  const config: Config = view.config
  const content = contentOf(config)
  const first = unopened(config, content, '')
  return gameOn({
    ...first,
    turn: { ...first.turn, ...view.turn, lasting: view.turn.lasting ?? [] },
    players: view.players.map((p) => playerOf(view, p)),
    resources: { ...view.resources },
    jumpTrack: view.jumpTrack,
    travelled: view.travelled,
    milestones: content.rules.objective.milestones.map((m) => m.at).filter((at) => at <= view.distance),
    phase: view.phase ?? '',
    piles: mapped(view.piles ?? {}, blanks),
    tokensAt: view.tokensAt,
    titles: { ...view.titles },
    quorum: view.viewer === view.titles.president ? view.quorum : blanks(view.quorumCards),
    decks: decksOf(content, view.decks),
    destiny: blanks(view.destiny),
    loyaltyDeck: blanks(view.loyaltyDeck),
    ships: view.ships.map((s) => ({ ...s, acted: false, tokens: s.tokens ?? [], face: s.face ?? '' })),
    fleet: view.fleet,
    civilians: blanks(view.civilians),
    lostCivilians: view.lostCivilians,
    boards: boardsOf(first, view),
    basestarTokens: blanks(view.basestarTokens),
    centurions: view.centurions,
    inPlay: view.inPlay,
    dead: view.dead,
    outcome: view.outcome,
  })
}

const blanks = (n: number): CardId[] => Array.from({ length: n }, () => '')

const mapped = <A, B>(of: Readonly<Record<string, A>>, to: (a: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(of).map(([name, a]) => [name, to(a)]))

function playerOf({ viewer, hand, held }: View, p: PlayerView): Player {
  const own = p.seat === viewer
  return {
    character: p.character,
    hand: own ? [...hand] : blanks(p.cards),
    loyalty: p.loyalty ?? blanks(p.loyaltyCards),
    shown: p.shown,
    standing: p.standing,
    held: own ? held : { ...mapped(p.held, blanks), ...p.open },
    tokens: p.tokens,
    at: p.at,
    used: p.used,
    turns: p.turns,
    past: p.past,
    lacks: p.lacks,
    answers: 0,
  }
}

function decksOf(content: Content, seen: Readonly<Record<DeckName, DeckView>>): Decks {
  const decks = emptyDecks(content)
  for (const [name, deck] of Object.entries(seen)) decks[name] = deckOf(deck)
  return decks
}

/** Of a discard pile only its top card is known, if there is one. */
const deckOf = ({ cards, top }: DeckView): Deck => ({ draw: blanks(cards), discard: top === '' ? [] : [top] })

/** Boards that are not seen are not in play. */
function boardsOf(first: GameState, { boards }: View): GameState['boards'] {
  const out = mapped(first.boards, (b) => ({ ...b, side: '' }))
  return {
    ...out,
    ...Object.fromEntries(
      boards.map(({ id, side, damaged, tokens }) => [id, { side, damaged, pool: blanks(tokens) }]),
    ),
  }
}
