import { isObject, type Saved } from '../shape.ts'

// Who somebody is is one standing; before, two yes-or-no fields said it. What a Loyalty card does when it is received and
// passing cards on are procedures of their own; before, only the Sympathizer and one location knew of them.

type Json = Readonly<Record<string, unknown>>

const list = (x: unknown, what: string): readonly Json[] => {
  if (!Array.isArray(x) || !x.every(isObject)) throw new Error(`the ${what} are missing`)
  return x
}

export function standings(saved: Saved): Saved {
  const stack = list(saved.stack, 'frames')
  const revealing = stack.flatMap((f) => (f.proc === 'reveal' && f.step === 'discard' ? [f.seat] : []))
  const players = list(saved.players, 'players').map(({ revealed, sympathizer, ...p }, seat) => ({
    ...p,
    standing: sympathizer
      ? 'sympathizer'
      : revealed
        ? 'revealed'
        : revealing.includes(seat)
          ? 'revealing'
          : 'human',
  }))
  return { ...saved, players, stack: stack.flatMap(asToday) }
}

function asToday(f: Json): readonly Json[] {
  const { proc, step } = f
  if (proc === 'reveal') {
    const { sympathizer, ...rest } = f
    return [{ ...rest, as: sympathizer ? 'sympathizer' : 'revealed', himself: !sympathizer }]
  }
  if (proc === 'sleeper-phase' && step === 'sympathizer') return [{ ...f, step: 'received' }]
  if (proc === 'sympathizer') return [receiving(f)]
  if (proc === 'do pass-on-loyalty' && step === 'give') return passingOn(f)
  return [f]
}

/** It waits for an answer at "hand"; later it only lies under what it started. */
function receiving({ step, seat, card, ...rest }: Json): Json {
  const cards = step === 'hand' ? [{ seat, card }] : []
  return { ...rest, proc: 'receive-loyalty', step: step === 'hand' ? 'hand' : '', cards, how: 'dealt' }
}

function passingOn(f: Json): readonly Json[] {
  const { ctx, w } = f
  const from = isObject(ctx) ? ctx.user : undefined
  const upTo = isObject(w) ? w.upTo : undefined
  return [
    { ...f, step: '' },
    { proc: 'pass-on', step: 'give', from, to: 'anyone', upTo },
  ]
}
