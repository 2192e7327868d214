import { type Gain, ownPart, type Scene } from '../gain.ts'
import { isCylon, type Mind } from '../mind.ts'
import type { Seat, Who } from '../printed.ts'
import { guilty } from '../suspicion.ts'

// Whom words are about, and for whom he would choose.

export function seatOf({ view }: Mind, who: Who, at: Scene): Seat {
  switch (who) {
    case 'current':
      return view.turn.seat
    case 'president':
    case 'admiral':
      return view.titles[who]
    case 'picked':
      return at.picked ?? at.user
    case 'user':
      return at.user
  }
}

/** How likely somebody is a Cylon; of himself everybody knows. */
export const doubt = (mind: Mind, seat: Seat): number =>
  seat === mind.seat ? (mind.side === 'human' ? 0 : (mind.suspicion[seat] ?? 0)) : (mind.suspicion[seat] ?? 0)

/** What somebody gains is to the fleet, of what it is to himself: a Cylon uses it against it. */
export const asFleet = (mind: Mind, seat: Seat): number =>
  mind.view.players[seat]?.revealed ? -0.5 : 1 - 1.5 * doubt(mind, seat)

/** The same gain as seen by who weighs it, where it is somebody else's than who does it. */
export const ofAnother = (mind: Mind, seat: Seat, { fleet, own, mine = 0 }: Gain): Gain =>
  seat === mind.seat
    ? { fleet, own: 0, mine: own + mine }
    : { fleet: fleet + asFleet(mind, seat) * own, own: 0, mine }

/** Whether somebody chooses what is good for the fleet. */
export const meansWell = (mind: Mind, seat: Seat): boolean =>
  seat === mind.seat ? !isCylon(mind) : (mind.suspicion[seat] ?? 0) < guilty

/** What a choice is worth to who makes it. */
export const toChooser = (mind: Mind, seat: Seat, gain: Gain): number =>
  ownPart(gain) + (meansWell(mind, seat) ? gain.fleet : -gain.fleet)

/** What somebody else would have in mind, as far as this seat can tell: he passes for what he says he is. */
export const mindFor = (mind: Mind, seat: Seat): Mind => {
  const me = mind.view.players[seat]
  return seat === mind.seat || !me || me.revealed
    ? mind
    : { ...mind, seat, me, side: 'human', aims: undefined }
}
