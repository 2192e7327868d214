import type { Message, PlayerView, View } from '@ragtag/engine'
import { boardHit } from '../content.ts'
import { nameIn, numberIn, seatIn } from './in-messages.ts'

// A position is sent with everything that led to it. While that is told piece by piece, what is still to be told has
// not happened yet: the dial has not fallen, nobody has moved, it is still the last one's turn.

const about =
  (...keys: readonly string[]) =>
  (m: Message): boolean =>
    keys.includes(m.key)

const ofPeople = about(
  ...[
    'event.moved',
    'event.pilots',
    'event.revealed',
    'event.executed',
    'event.replaced',
    'event.sympathizer',
  ],
  ...['event.dealt-loyalty-cards', 'event.infiltrates', 'event.infiltration-over'],
)
const ofJumps = about('event.jump')
const ofTheTrack = about('event.jump', 'event.jump-track')
const ofTheWay = about('event.destination')
const ofShips = about('event.jump', 'event.placed', 'event.launched')
const ofChecks = about('event.check', 'event.check-revealed')
const ofCrises = about('event.crisis', 'event.super-crisis')
const ofBoarding = about('event.boarded', 'event.centurions-advance', 'event.centurion-destroyed')
const ofBoards = (m: Message): boolean =>
  boardHit(m) !== undefined || about('event.repaired', 'event.board-turned', 'event.phase')(m)

/** Somebody in a cockpit is drawn with the ship, which may be gone. */
const person = (before: PlayerView | undefined, after: PlayerView): PlayerView =>
  before === undefined || before.at === 'piloting' || after.at === 'piloting' ? after : before

/** Nobody is in a cockpit before his ship is there. */
const flies = (p: PlayerView, ships: View['ships']): boolean =>
  p.at !== 'piloting' || ships.some((s) => s.pilot === p.seat)

function resourcesAsOf(before: View, after: View, told: readonly Message[], rest: readonly Message[]) {
  const changes = about('event.lost', 'event.gained')
  const now = { ...after.resources }
  for (const [resource, was] of Object.entries(before.resources)) {
    const names = (m: Message): boolean => changes(m) && nameIn(m, 'resource') === resource
    if (!rest.some(names)) continue
    const last = told.findLast(names)
    Object.assign(now, { [resource]: last ? numberIn(last, 'now') : was })
  }
  return now
}

/** The position when so much of what led to it has been told. Nothing is asked in it. */
export function asOf(
  before: View | null,
  { standing: _, ...after }: View,
  told: readonly Message[],
  rest: readonly Message[],
): View {
  const quiet = { request: null, waitingFor: [], outcome: null }
  if (!before) return { ...after, ...quiet }
  const yet = <T>(toCome: (m: Message) => boolean, was: T, becomes: T): T =>
    rest.some(toCome) ? was : becomes
  // Ships have no names in what is told: as soon as the first ones come, all do.
  const ships =
    told.some(ofShips) && !rest.some(ofJumps) ? after.ships : yet(ofShips, before.ships, after.ships)
  const people = after.players.map((p) =>
    rest.some((m) => ofPeople(m) && seatIn(m, 'who') === p.seat) ? person(before.players[p.seat], p) : p,
  )
  return {
    ...after,
    ...quiet,
    turn: yet(about('event.turn'), before.turn, after.turn),
    titles: yet(about('event.title'), before.titles, after.titles),
    resources: resourcesAsOf(before, after, told, rest),
    players: people.map((p) => (flies(p, ships) ? p : (before.players[p.seat] ?? p))),
    jumpTrack: yet(ofTheTrack, before.jumpTrack, after.jumpTrack),
    distance: yet(ofTheWay, before.distance, after.distance),
    travelled: yet(ofJumps, before.travelled, after.travelled),
    ships,
    crisis: yet(ofCrises, before.crisis, after.crisis),
    check: yet(ofChecks, before.check, after.check),
    centurions: yet(ofBoarding, before.centurions, after.centurions),
    damaged: yet(ofBoards, before.damaged, after.damaged),
    boards: yet(ofBoards, before.boards, after.boards),
  }
}
