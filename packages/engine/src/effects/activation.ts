import { boardState, locationOf, placesOn } from '../core/boards.ts'
import { type Ctx, describeTogether, type Effect, word } from '../core/effect.ts'
import { type Game, player } from '../core/game.ts'
import type { BoardId, LocationId } from '../core/names.ts'
import { ask, call, end, goTo, pick, underWay } from '../core/procedure.ts'
import type { Option } from '../core/state.ts'
import { closeWindow } from '../core/windows.ts'
import { type Activated, activateLocation, activations } from '../rules/activation.ts'
import { canPay, payCards } from '../rules/discard.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf } from '../text/names.ts'

// Activating locations otherwise than by standing there.

export type Among = Activated & {
  /** These; without it all of the boards in play. */
  readonly places?: readonly LocationId[]
  /** The one where he is. */
  readonly here?: boolean
  /** Not those of these boards. */
  readonly not?: readonly BoardId[]
}

/** The user activates so many of these locations one after another, each at most once, wherever he is. */
export const activateAnywhere = word(
  'activate-anywhere',
  (times: number, among: Among = {}) => ({ times, among }),
  {
    steps: {
      choose: (g, f) => {
        const done = f.names ?? []
        if (done.length >= f.w.times) return end(f)
        const options = candidates(g, f.w.among, f.ctx).filter((o) => !done.includes(o.location ?? ''))
        ask(g, {
          seat: f.ctx.user,
          prompt: msg('prompt.activate-anywhere', { n: f.w.times - done.length }),
          options,
        })
      },
      activate: (g, f) => {
        const o = pick(f)
        if (!o?.location) return end(f)
        f.names = [...(f.names ?? []), o.location]
        goTo(f, 'choose')
        call(g, activateLocation, { seat: f.ctx.user, location: o.location, n: o.n })
      },
    },
    possible: (g, { among }, ctx) => candidates(g, among, ctx).length > 0,
    describe: ({ times, among }) =>
      msg(among.here ? 'effect.activate-here' : 'effect.activate-anywhere', {
        n: times,
        among: among.places
          ? msg('among.places', { places: cardNames('location', among.places) })
          : msg(among.not ? 'among.not' : 'among.all', {
              boards: (among.not ?? []).map((board) => nameOf('board', board)),
            }),
        even: msg(
          among.evenDamaged ? 'among.even-damaged' : among.anySide ? 'among.any-side' : 'text.nothing',
        ),
      }),
  },
)

function candidates(g: Game, { places, here, not, ...how }: Among, ctx: Ctx): Option[] {
  const boards = [...g.content.boards.keys()].filter((id) => boardState(g, id).side !== '')
  const all = here ? [player(g, ctx.user).at] : (places ?? boards.flatMap((id) => placesOn(g, id)))
  return all
    .filter((place) => !not?.includes(locationOf(g, place)?.ship ?? ''))
    .flatMap((place) => activations(g, ctx.user, place, how))
}

/** The price of an action: so many skill cards. */
export const price = word('price', (n: number) => ({ n }), {
  run: (g, { n }, ctx) => call(g, payCards, { seat: ctx.user, n }),
  possible: (g, { n }, ctx) => canPay(g, ctx.user, n),
  because: (g, { n }, ctx) => [msg('why-not.price', { n, held: player(g, ctx.user).hand.length })],
  describe: ({ n }) => msg('effect.price', { n }),
})

/** The location just activated is activated once more. */
export const activateAgain = word('activate-again', () => ({}), {
  run: (g, _w, ctx) => {
    const f = underWay(g, activateLocation)
    if (f) call(g, activateLocation, { seat: ctx.user, location: f.location, n: f.n })
  },
  possible: (g, _w, ctx) =>
    ctx.location !== undefined && activations(g, ctx.user, ctx.location, { evenDamaged: true }).length > 0,
  describe: () => msg('effect.activate-again'),
})

/** Something else is carried out in place of what the location says. */
export const activationBecomes = word('activation-becomes', (...effect: Effect) => ({ effect }), {
  run: (g, { effect }) => {
    const f = underWay(g, activateLocation)
    if (!f) return
    f.instead = effect
    closeWindow(g)
  },
  describe: ({ effect }) => msg('effect.activation-becomes', { effect: describeTogether(effect) }),
})
