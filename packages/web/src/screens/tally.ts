import type { OwnSummary, Result } from '@ragtag/protocol'

// What one's own games add up to.

export type Finished = OwnSummary & { readonly result: Result }

export type Tally = { readonly of: string; readonly played: number; readonly won: number }

export const isFinished = (game: OwnSummary): game is Finished => game.result !== null

export const hasWon = ({ seat, result }: Finished): boolean => result.outcome.winners.includes(seat)
export const sideIn = ({ seat, result }: Finished): string => result.seats[seat]?.side ?? ''
export const characterIn = ({ seat, result }: Finished): string => result.seats[seat]?.character ?? ''
export const endingOf = ({ result }: Finished): string => result.outcome.reason

/** How many of each kind there were, and how many of them were won; most played first. */
export function tally(games: readonly Finished[], by: (game: Finished) => string): Tally[] {
  const kinds = [...new Set(games.map(by))].filter((of) => of !== '')
  return kinds
    .map((of) => {
      const these = games.filter((g) => by(g) === of)
      return { of, played: these.length, won: these.filter(hasWon).length }
    })
    .toSorted((a, b) => b.played - a.played || b.won - a.won)
}

export const latestFirst = (games: readonly Finished[]): Finished[] =>
  games.toSorted((a, b) => b.result.ended - a.result.ended)
