import { say } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import type { Seat, Title } from '../core/names.ts'
import { has, those } from '../core/passives.ts'
import { standingOf } from '../core/standing.ts'
import { nameOf, seatName } from '../text/names.ts'
import * as says from './passives.ts'

/** Hands a title over; the Quorum hand and the nukes go with it by being the title's (B-TITLE-4, B-TITLE-10). */
export function giveTitle(g: Game, title: Title, seat: Seat): void {
  if (g.s.titles[title] === seat) return
  g.s.titles[title] = seat
  say(g, 'event.title', { who: seatName(seat), title: nameOf('title', title) })
}

/** Whether a title can go to him; B-SUCC-9: a character in the Brig cannot receive the Admiral title. */
export const mayHold = (g: Game, title: Title, seat: Seat): boolean =>
  standingOf(g, seat).titles === 'can-hold' && mayKeep(g, title, seat)

const mayKeep = (g: Game, title: Title, seat: Seat): boolean =>
  standingOf(g, seat).titles !== 'never' && !(title === 'admiral' && has(g, says.notAdmiral, seat))

const inLine = (g: Game, title: Title): Seat[] =>
  g.content.rules.titles[title].flatMap((id) => {
    const seat = g.s.players.findIndex((p) => p.character === id)
    return seat >= 0 && standingOf(g, seat).titles === 'can-hold' ? [seat] : []
  })

/** The highest available character in the line of succession (B-SUCC-1 to B-SUCC-7). */
export function successor(g: Game, title: Title): Seat | undefined {
  const line = inLine(g, title)
  return line.find((seat) => mayHold(g, title, seat)) ?? line[0]
}

/** Who would follow whoever holds a title now. */
export const nextInLine = (g: Game, title: Title): Seat | undefined =>
  inLine(g, title).find((seat) => seat !== g.s.titles[title] && mayHold(g, title, seat))

/** Titles somebody took for this turn go back (P-CLAR-12 to P-CLAR-14); what he lost in between stays where it is. */
export function returnTitles(g: Game): void {
  for (const { seat, passive } of g.s.turn.lasting)
    for (const { title, from, of, by } of those([passive], says.borrowedTitle)) {
      if (g.s.titles[title] !== seat || g.s.players[seat]?.character !== by) continue
      const isBack = g.s.players[from]?.character === of && mayHold(g, title, from)
      const heir = isBack ? from : successor(g, title)
      if (heir !== undefined) giveTitle(g, title, heir)
    }
}

/** Moves titles on whose holder can no longer have them; called whenever a holder was revealed or moved. */
export function settleTitles(g: Game): void {
  for (const title of ['president', 'admiral'] as const) {
    if (mayKeep(g, title, g.s.titles[title])) continue
    const heir = successor(g, title)
    if (heir !== undefined) giveTitle(g, title, heir)
  }
}
