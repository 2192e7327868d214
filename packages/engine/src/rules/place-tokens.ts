import { locationOf, printAt } from '../core/boards.ts'
import { printed } from '../core/content.ts'
import { perform } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { current, type Game } from '../core/game.ts'
import type { CardId, LocationId } from '../core/names.ts'
import { call, end, goTo, procedure } from '../core/procedure.ts'
import { nameOf } from '../text/names.ts'

// Tokens that stand at locations and go on along a track when they are activated.

const none: readonly LocationId[] = []

/** Where those of a kind stand, one place for each. */
export const tokensAt = (g: Game, token: CardId): readonly LocationId[] => g.s.tokensAt?.[token] ?? none

const stand = (g: Game, token: CardId, places: readonly LocationId[]): void => {
  g.s.tokensAt = { ...g.s.tokensAt, [token]: places }
}

/** Whether there is one left to put on the board, where that is in play. */
export const tokenLeft = (g: Game, token: CardId): boolean => {
  const { count, track } = printed(g.content.placeTokens, token)
  return tokensAt(g, token).length < count && track.every((place) => locationOf(g, place) !== undefined)
}

export function putToken(g: Game, token: CardId, at: LocationId): void {
  if (!tokenLeft(g, token)) return
  stand(g, token, [...tokensAt(g, token), at])
  sayOf(g, 'event.token-placed', token, at)
}

/** One that stands there is taken off the board. */
export function takeToken(g: Game, token: CardId, at: LocationId): boolean {
  const places = tokensAt(g, token)
  const i = places.indexOf(at)
  if (i < 0) return false
  stand(g, token, [...places.slice(0, i), ...places.slice(i + 1)])
  return true
}

export function destroyToken(g: Game, token: CardId, at: LocationId): void {
  if (takeToken(g, token, at)) sayOf(g, 'event.token-destroyed', token, at)
}

const sayOf = (g: Game, event: string, token: CardId, at: LocationId): void =>
  say(g, event, { token: nameOf('token', token), location: nameOf('location', printAt(g, at)) })

/**
 * Those of a kind that stand at these places go on by one. The ones farthest on go first, so that none goes twice;
 * what leaves the end of the track does what it does there, one after the other.
 */
export const advanceTokens = procedure<{
  readonly token: CardId
  readonly from: readonly LocationId[]
  i: number
}>('advance-tokens', {
  begin: (g, f) => {
    const { track } = printed(g.content.placeTokens, f.token)
    const [start] = track
    if (tokensAt(g, f.token).length > 0 || start === undefined) return
    putToken(g, f.token, start) // P-NC-54
    end(f)
  },
  next: (g, f) => {
    const { track, end: leaves } = printed(g.content.placeTokens, f.token)
    const from = [...f.from].sort((a, b) => track.indexOf(b) - track.indexOf(a))[f.i++]
    if (from === undefined) return end(f)
    goTo(f, 'next')
    if (!takeToken(g, f.token, from)) return
    const to = track[track.indexOf(from) + 1]
    if (to !== undefined) {
      stand(g, f.token, [...tokensAt(g, f.token), to])
      return sayOf(g, 'event.token-moved', f.token, to)
    }
    sayOf(g, 'event.token-left', f.token, from)
    perform(g, leaves, { user: current(g), source: 'rule' })
  },
})

export const activateTokens = (g: Game, token: CardId, from: readonly LocationId[]): void =>
  call(g, advanceTokens, { token, from, i: 0 })
