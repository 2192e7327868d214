import type { Message, View } from '@ragtag/engine'
import type { LogEntry, Replay } from '@ragtag/protocol'
import { type MomentKind, moments } from './story.ts'

// Where in a replay something great happened, so that one can go there.

export type MarkKind = Exclude<MomentKind, 'title'> | 'fail' | 'loss'
export type ReplayMark = { readonly step: number; readonly kind: MarkKind; readonly message: Message }

/** Of what happens at once, the greatest is marked. */
const greatest: readonly MarkKind[] = [
  'final',
  'reveal',
  'executed',
  'jump',
  'sleeper',
  'phase',
  'fail',
  'damage',
  'loss',
]

const plain: Readonly<Record<string, MarkKind>> = { 'event.check-fail': 'fail', 'event.lost': 'loss' }

function inLog(log: readonly LogEntry[], now: View): readonly Omit<ReplayMark, 'step'>[] {
  const turning = moments(log, now).flatMap(({ kind, message }) =>
    kind === 'title' ? [] : [{ kind, message }],
  )
  const small = log.flatMap(({ message }) => {
    const kind = plain[message.key]
    return kind ? [{ kind, message }] : []
  })
  return [...turning, ...small]
}

export const marksIn = ({ steps }: Replay): ReplayMark[] =>
  steps.flatMap(({ log, view }, step) => {
    const here = inLog(log, view)
    const kind = greatest.find((k) => here.some((m) => m.kind === k))
    const found = here.find((m) => m.kind === kind)
    return found ? [{ step, ...found }] : []
  })

/** Losses are many; one goes from one greater thing to the next. */
export const isGreat = ({ kind }: ReplayMark): boolean => kind !== 'loss' && kind !== 'damage'

/** The next great thing that way, if there is one. */
export function greatFrom(marks: readonly ReplayMark[], step: number, direction: 1 | -1): number | undefined {
  const great = marks.filter(isGreat).map((m) => m.step)
  return direction > 0 ? great.find((s) => s > step) : great.findLast((s) => s < step)
}
