import { condition } from '../core/conditions.ts'
import { deck, layDeck } from '../core/decks.ts'
import { word } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { clockwiseFrom, current } from '../core/game.ts'
import type { DeckName, LocationId, Team } from '../core/names.ts'
import { changePile } from '../core/piles.ts'
import { call } from '../core/procedure.ts'
import { shuffle, shuffled } from '../core/random.ts'
import { standingOf } from '../core/standing.ts'
import { journeyEnd } from '../rules/jump.ts'
import { enterPhase as enter } from '../rules/objective.ts'
import { putOn } from '../rules/places.ts'
import { sleeperPhase as phase } from '../rules/sleeper.ts'
import { msg } from '../text/message.ts'
import { nameOf } from '../text/names.ts'

export const sleeperPhase = word('sleeper-phase', () => ({}), {
  run: (g) => call(g, phase, {}),
  describe: () => msg('effect.sleeper-phase'),
})

/** The journey is over. */
export const finalJump = word('final-jump', () => ({}), {
  run: (g) => call(g, journeyEnd, {}),
  describe: () => msg('effect.final-jump'),
})

export const enterPhase = word('enter-phase', (phase: string) => ({ phase }), {
  run: (g, w) => enter(g, w.phase),
  possible: (g, w) => g.s.phase !== w.phase,
  describe: (w) => msg('effect.enter-phase', { phase: nameOf('phase', w.phase) }),
})

export const inPhase = condition('in-phase', (...phases: readonly string[]) => ({ phases }), {
  test: (g, { phases }) => phases.includes(g.s.phase),
  describe: ({ phases }) => msg('when.in-phase', { phases: phases.map((p) => nameOf('phase', p)) }),
})

/** The cards of another deck, shuffled, take the place of a deck, whose cards leave the game. */
export const replaceDeck = word('replace-deck', (name: DeckName, by: DeckName) => ({ name, by }), {
  run: (g, { name, by }) => {
    const old = deck(g, name)
    const fresh = deck(g, by)
    g.s.removed = [...g.s.removed, ...[...old.draw, ...old.discard].sort()] // in which order they lay, nobody knows
    layDeck(g, name, { draw: shuffled(g.s, [...fresh.draw, ...fresh.discard]), discard: [] })
    layDeck(g, by, { draw: [], discard: [] })
    g.s.replaced = { ...g.s.replaced, [name]: by }
    say(g, 'event.deck-replaced', { deck: nameOf('deck', name), by: nameOf('deck', by) })
  },
  describe: ({ name, by }) =>
    msg('effect.replace-deck', { deck: nameOf('deck', name), by: nameOf('deck', by) }),
})

/** All civilian ships not lost, those in space included, form a shuffled face-down pile. */
export const gatherCivilians = word('gather-civilians', (pile: string) => ({ pile }), {
  run: (g, { pile }) => {
    const inSpace = g.s.ships.filter((s) => s.face !== '')
    g.s.ships = g.s.ships.filter((s) => s.face === '')
    changePile(g, pile, shuffle(g.s, [...g.s.civilians, ...inSpace.map((s) => s.face)]))
    g.s.civilians = []
    say(g, 'event.gathered', { pile: nameOf('pile', pile) })
  },
  describe: ({ pile }) => msg('effect.gather-civilians', { pile: nameOf('pile', pile) }),
})

/** The fleet marker goes to the start of the Jump Preparation track. */
export const resetFleet = word('reset-fleet', () => ({}), {
  run: (g) => {
    if (g.s.jumpTrack === 0) return
    g.s.jumpTrack = 0
    say(g, 'event.jump-track', { space: 0 })
  },
  describe: () => msg('effect.reset-fleet'),
})

/** Everybody of a side, wherever he is, goes to a place: also out of ships, Brig and Sickbay. */
export const gatherPeople = word(
  'gather-people',
  (side: Team, location: LocationId) => ({ side, location }),
  {
    run: (g, { side, location }) => {
      for (const seat of clockwiseFrom(g, current(g)))
        if (standingOf(g, seat).side === side) putOn(g, seat, location)
    },
    describe: ({ side, location }) =>
      msg(`effect.gather-${side}`, { location: nameOf('location', location) }),
  },
)
