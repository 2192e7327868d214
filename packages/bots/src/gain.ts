import type { Area, LocationId, Resource, Seat, ShipClass } from './printed.ts'

/** What something does for the fleet, for the one who does it, and for the one who weighs it, whoever does it. */
export type Gain = { readonly fleet: number; readonly own: number; readonly mine?: number }

export const nothing: Gain = { fleet: 0, own: 0 }
export const forFleet = (fleet: number): Gain => ({ fleet, own: 0 })
export const forSelf = (own: number): Gain => ({ fleet: 0, own })
export const forMe = (mine: number): Gain => ({ fleet: 0, own: 0, mine })

/** What it does for who does it and weighs it. */
export const ownPart = ({ own, mine = 0 }: Gain): number => own + mine

/** What it is worth to the humans if a human does it. */
export const total = (gain: Gain): number => gain.fleet + ownPart(gain)

export const times = (n: number, { fleet, own, mine = 0 }: Gain): Gain => ({
  fleet: n * fleet,
  own: n * own,
  mine: n * mine,
})
export const both = (a: Gain, b: Gain): Gain => ({
  fleet: a.fleet + b.fleet,
  own: a.own + b.own,
  mine: (a.mine ?? 0) + (b.mine ?? 0),
})
export const less = (a: Gain, b: Gain): Gain => both(a, times(-1, b))

/** In what circumstances an effect is carried out. */
export type Scene = {
  readonly user: Seat
  readonly picked?: Seat
  /** The space area it is about. */
  readonly area?: Area
  /** The class of the ship that was picked. */
  readonly of?: ShipClass
  /** The resource that was lost. */
  readonly resource?: Resource
  /** The card whose text it is. */
  readonly card?: string
  /** Where the user would be then, if not where he is. */
  readonly at?: LocationId
  /** What it costs to activate the ship has been paid. */
  readonly paid?: boolean
  /** Part of what another effect sets off: not followed any further. */
  readonly inside?: boolean
}
