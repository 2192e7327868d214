import type { Game } from './game.ts'
import { call, end, type Procedure, procedure, started, underWay } from './procedure.ts'
import { isUsed, type Moment, openWindow, type WindowName } from './windows.ts'

// The smallest things that happen to a fleet or a player: a resource is lost, cards are discarded, somebody comes to
// a place. Cards and abilities may come before such a thing ("instead", "one less") or after it. Where nothing in the
// boxes in play does, it happens at once and no frame is made for it. So whoever makes it happen must not rely on
// it in the same step: what follows belongs into the next one.

type Definition<L> = {
  /** The moment before it: what is used there can make it smaller, or prevent it. */
  readonly before?: WindowName
  /** The moment after it, if anything has changed. */
  readonly after?: WindowName
  readonly moment: (happening: L) => Moment
  /** Says whether anything has changed. */
  readonly carryOut: (g: Game, happening: L) => boolean
}

export type Leaf<L> = Procedure<L> & Definition<L>

export function leaf<L extends object>(name: string, definition: Definition<L>): Leaf<L> {
  const { before, carryOut, moment } = definition
  const steps = procedure<L>(name, {
    before: (g, f) => {
      if (before) openWindow(g, [before], moment(f))
    },
    carryOut: (g, f) => done(g, definition, f, carryOut(g, f)),
  })
  return { ...steps, ...definition }
}

function done<L>(g: Game, { after, moment }: Definition<L>, happening: L, changed: boolean): void {
  if (changed && after && isUsed(g, after)) openWindow(g, [after], moment(happening))
}

export function happen<L extends object>(g: Game, what: Leaf<L>, happening: L): void {
  const interrupted = what.before !== undefined && isUsed(g, what.before)
  if (interrupted || started(g)) call(g, what, happening)
  else done(g, what, happening, what.carryOut(g, happening))
}

/** It does not happen after all. */
export function prevent<L>(g: Game, what: Leaf<L>): void {
  const f = underWay(g, what)
  if (f) end(f)
}
