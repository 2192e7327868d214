import { isObject, type Saved } from './shape.ts'

/** The same value with every object in it, innermost first, replaced by what this makes of it. */
export function everywhere(x: unknown, change: (o: Saved) => Saved): unknown {
  if (Array.isArray(x)) return x.map((y) => everywhere(y, change))
  if (!isObject(x)) return x
  return change(Object.fromEntries(Object.entries(x).map(([key, value]) => [key, everywhere(value, change)])))
}
