import { copyOf } from './game.ts'
import type { GameState, Player } from './state.ts'

// Written out by hand because it runs once per decision.

/** A copy that nothing done to it shows in the original. */
export function clone(s: GameState): GameState {
  const copy = draft(s)
  copy.stack = s.stack.map(copyOf)
  copy.decks = { ...s.decks }
  return copy
}

const player = (p: Player): Player => ({
  character: p.character,
  hand: p.hand,
  loyalty: p.loyalty,
  shown: p.shown,
  standing: p.standing,
  held: p.held,
  tokens: p.tokens,
  at: p.at,
  used: p.used,
  turns: p.turns,
  past: p.past,
  lacks: p.lacks,
  answers: p.answers,
})

/**
 * A private copy to work on: new where things change in place, shared where they are only replaced (see
 * state.ts). Its frames are still those of the original: `own` (procedure.ts) copies one before it is changed.
 */
export function draft(s: GameState): GameState {
  const { turn, resources } = s
  return {
    format: s.format,
    config: s.config,
    random: [s.random[0], s.random[1], s.random[2], s.random[3]],
    dice: s.dice.slice(),
    nextTokens: s.nextTokens,
    decision: s.decision,
    turn: {
      number: turn.number,
      seat: turn.seat,
      step: turn.step,
      beganPiloting: turn.beganPiloting,
      began: turn.began,
      once: turn.once,
      crises: turn.crises,
      icons: turn.icons,
      added: turn.added,
      drawnIn: turn.drawnIn,
      lasting: turn.lasting,
      again: turn.again,
    },
    players: s.players.map(player),
    resources: {
      fuel: resources.fuel,
      food: resources.food,
      morale: resources.morale,
      population: resources.population,
    },
    jumpTrack: s.jumpTrack,
    travelled: s.travelled,
    milestones: s.milestones,
    phase: s.phase,
    piles: s.piles,
    tokensAt: s.tokensAt,
    replaced: s.replaced,
    titles: { president: s.titles.president, admiral: s.titles.admiral },
    quorum: s.quorum,
    decks: s.decks,
    destiny: s.destiny,
    loyaltyDeck: s.loyaltyDeck,
    ships: s.ships.slice(),
    nextShip: s.nextShip,
    fleet: s.fleet,
    civilians: s.civilians,
    lostCivilians: s.lostCivilians,
    boards: s.boards,
    basestarTokens: s.basestarTokens,
    centurions: s.centurions,
    inPlay: s.inPlay,
    removed: s.removed,
    dead: s.dead,
    stack: s.stack.slice(),
    asks: s.asks.slice(),
    outcome: s.outcome,
  }
}
