import { both, type Gain, nothing } from './gain.ts'
import { score } from './locations.ts'
import type { Mind } from './mind.ts'
import { type Effect, type LocationId, wordsDone } from './printed.ts'
import { worthOf } from './worth.ts'

// Cards in play that wait for the fleet to jump.

const waiting = ({ view, content }: Mind): readonly Effect[] =>
  view.inPlay.flatMap(({ card }) =>
    (content.cards.get(card)?.lasting?.abilities ?? []).flatMap((a) =>
      a.window === 'fleet-jumps' && a.effect ? [a.effect] : [],
    ),
  )

/** What they do if it jumps now. */
export const sprung = (mind: Mind): Gain =>
  waiting(mind)
    .map((effect) => worthOf(mind, effect, { user: mind.seat }))
    .reduce(both, nothing)

/** How likely the next jump comes before somebody who stands somewhere is gone from there: by the jump track. */
const soon = ({ view }: Mind): number => Math.min(1, 0.25 + 0.2 * view.jumpTrack)

/** What they cost who stands there when it jumps. */
export function snare(mind: Mind, place: LocationId): number {
  if (mind.side === 'revealed') return 0
  const caught = waiting(mind)
    .flatMap((effect) => wordsDone(effect, 'after-jump'))
    .filter(({ places }) => places.includes(place))
  return caught.reduce(
    (sum, { effect }) =>
      sum - soon(mind) * score(mind, worthOf(mind, effect, { user: mind.seat, picked: mind.seat })),
    0,
  )
}
