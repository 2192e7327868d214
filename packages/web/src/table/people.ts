import type { PlayerView, View } from '@ragtag/engine'
import { contentFor } from '../content.ts'
import { seat } from '../state.ts'
import { nameOfSeat } from '../words/index.ts'

/** First letters of the first and the last name. */
export function initials(who: number): string {
  const names = nameOfSeat(who)
    .replaceAll(/["“”].*?["“”]/g, '')
    .split(/\s+/)
    .filter((n) => n !== '')
  const first = names[0]?.charAt(0) ?? ''
  const last = names.length > 1 ? (names[names.length - 1]?.charAt(0) ?? '') : (names[0]?.charAt(1) ?? '')
  return `${first}${last}`.toUpperCase()
}

/** What everybody knows of somebody's side: an open Cylon, one among humans, or one with a sheet and aims of his own. */
export function sideOf(now: View, p: PlayerView): 'cylon' | 'leader' | 'infiltrating' | '' {
  const is = contentFor(now).rules.standings[p.standing]
  if (is?.returns !== undefined) return 'infiltrating'
  if (!p.revealed) return is?.wins === 'cylons' ? 'cylon' : ''
  return is?.sheet ? 'leader' : 'cylon'
}

/** How a person's mark looks: the viewer's own, a Cylon's, whose turn it is. */
export function markOf(now: View, p: PlayerView): string {
  const side = sideOf(now, p)
  const self = p.seat === seat.value ? ' self' : ''
  const cylon =
    side === 'leader' ? ' cylon leader' : side === '' || (side === 'cylon' && !p.revealed) ? '' : ` ${side}`
  return `person${self}${cylon}${p.seat === now.turn.seat ? ' current' : ''}`
}
