import { isObject, type Saved } from '../shape.ts'

// Who somebody is is one standing; before, two yes-or-no fields said it.

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
  return { ...saved, players, stack: stack.map(asToday) }
}

function asToday(f: Json): Json {
  if (f.proc !== 'reveal') return f
  const { sympathizer, ...rest } = f
  return { ...rest, as: sympathizer ? 'sympathizer' : 'revealed', himself: !sympathizer }
}
