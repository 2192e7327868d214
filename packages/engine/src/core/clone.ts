import type { Deck, GameState, Player, Ship } from './state.ts'

// A private copy to work on. Written out by hand because it runs once per decision; what a frame, an ask
// or a ship holds is never changed in place (see state.ts), so one level is deep enough there.

const deck = (d: Deck): Deck => ({ draw: d.draw.slice(), discard: d.discard.slice() })

const player = (p: Player): Player => ({
  character: p.character,
  hand: p.hand.slice(),
  loyalty: p.loyalty.slice(),
  shown: p.shown.slice(),
  revealed: p.revealed,
  sympathizer: p.sympathizer,
  superCrises: p.superCrises.slice(),
  at: p.at,
  used: p.used.slice(),
  turns: p.turns,
  answers: p.answers,
})

const ship = (s: Ship): Ship => ({
  id: s.id,
  kind: s.kind,
  area: s.area,
  acted: s.acted,
  pilot: s.pilot,
  damage: s.damage,
  face: s.face,
  seenBy: s.seenBy,
})

export function clone(s: GameState): GameState {
  const d = s.decks
  return {
    format: s.format,
    config: s.config,
    random: [s.random[0], s.random[1], s.random[2], s.random[3]],
    dice: s.dice.slice(),
    decision: s.decision,
    turn: {
      number: s.turn.number,
      seat: s.turn.seat,
      step: s.turn.step,
      beganPiloting: s.turn.beganPiloting,
      once: s.turn.once.slice(),
      crises: s.turn.crises.slice(),
      icons: s.turn.icons,
      again: s.turn.again,
    },
    players: s.players.map(player),
    resources: { ...s.resources },
    jumpTrack: s.jumpTrack,
    travelled: s.travelled.slice(),
    milestones: s.milestones.slice(),
    titles: { president: s.titles.president, admiral: s.titles.admiral },
    quorum: s.quorum.slice(),
    decks: {
      crisis: deck(d.crisis),
      'super-crisis': deck(d['super-crisis']),
      quorum: deck(d.quorum),
      destination: deck(d.destination),
      politics: deck(d.politics),
      leadership: deck(d.leadership),
      tactics: deck(d.tactics),
      piloting: deck(d.piloting),
      engineering: deck(d.engineering),
      treachery: deck(d.treachery),
    },
    destiny: s.destiny.slice(),
    loyaltyDeck: s.loyaltyDeck.slice(),
    ships: s.ships.map(ship),
    nextShip: s.nextShip,
    reserve: { viper: s.reserve.viper, raptor: s.reserve.raptor },
    damagedVipers: s.damagedVipers,
    destroyed: { viper: s.destroyed.viper, raptor: s.destroyed.raptor },
    civilians: s.civilians.slice(),
    lostCivilians: s.lostCivilians.slice(),
    damage: {
      pool: s.damage.pool.slice(),
      galactica: s.damage.galactica.slice(),
      basestars: s.damage.basestars.slice(),
    },
    centurions: s.centurions.slice(),
    nukes: s.nukes,
    inPlay: s.inPlay.slice(),
    removed: s.removed.slice(),
    stack: s.stack.map((f) => ({ ...f })),
    asks: s.asks.slice(),
    outcome: s.outcome,
  }
}
