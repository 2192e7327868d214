import { isObject, type Saved } from './shape.ts'

// How a step gets at the parts of a saved position it changes.

/** A part that is an object; nothing where there is none. */
export function field(saved: Saved, name: string): Saved {
  const found = saved[name]
  return isObject(found) ? found : {}
}

/** A list of objects, each changed. */
export const each = (list: unknown, change: (x: Saved) => Saved): unknown =>
  Array.isArray(list) ? list.map((x: unknown) => (isObject(x) ? change(x) : x)) : list

/** The procedures of that name under way, each changed. */
export const frames = (saved: Saved, proc: string, change: (f: Saved) => Saved): Saved => ({
  ...saved,
  stack: each(saved.stack, (f) => (f.proc === proc ? change(f) : f)),
})

/** The same value with every object in it, innermost first, replaced by what this makes of it. */
export function everywhere(x: unknown, change: (o: Saved) => Saved): unknown {
  if (Array.isArray(x)) return x.map((y) => everywhere(y, change))
  if (!isObject(x)) return x
  return change(Object.fromEntries(Object.entries(x).map(([key, value]) => [key, everywhere(value, change)])))
}
