import type { Request, View } from '@ragtag/engine'
import { luck } from './chance.ts'
import type { Memory } from './memory.ts'
import { mindOf } from './mind.ts'

/** Nothing is asked of this seat: for thoughts of its own. */
export const unasked = (seat: number): Request => ({
  id: '',
  seat,
  prompt: { key: '' },
  options: [],
  min: 0,
  max: 0,
  secret: false,
  window: '',
})

/** How likely the owner of a memory thinks each seat is a Cylon; of himself he knows. */
export function beliefs(view: View, memory: Memory): readonly number[] {
  const request = unasked(memory.seat)
  const mind = mindOf(view, request, memory, luck('', request))
  return mind.suspicion.map((doubt, seat) => (seat === memory.seat ? (mind.side === 'human' ? 0 : 1) : doubt))
}
