import type { PlayerView, View } from '@ragtag/engine'
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

/** How a person's mark looks: the viewer's own, a Cylon's, whose turn it is. */
export const markOf = (now: View, p: PlayerView): string =>
  [
    'person',
    p.seat === seat.value ? 'self' : '',
    p.revealed ? 'cylon' : '',
    p.seat === now.turn.seat ? 'current' : '',
  ]
    .filter((c) => c !== '')
    .join(' ')
