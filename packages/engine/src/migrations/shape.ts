// What a value read from a file must look like. A shape says what is wrong, and where, into a list.

export type Shape<T> = (x: unknown, at: string, wrong: string[]) => x is T

const check = (ok: boolean, wrong: string[], what: () => string): boolean => {
  if (!ok) wrong.push(what())
  return ok
}

/** A value read from a file, of which only so much is known. */
export type Saved = Readonly<Record<string, unknown>>

export const isObject = (x: unknown): x is Saved => typeof x === 'object' && x !== null && !Array.isArray(x)

/** For steps between formats: a list, or an object, that must be there. */
export function listIn(x: unknown): readonly unknown[] {
  if (!Array.isArray(x)) throw new Error('there is no list where one belongs')
  return x
}

export function objectIn(x: unknown): Saved {
  if (!isObject(x)) throw new Error('there is no object where one belongs')
  return x
}

export const text: Shape<string> = (x, at, wrong): x is string =>
  check(typeof x === 'string', wrong, () => `${at} is no text`)

export const whole: Shape<number> = (x, at, wrong): x is number =>
  check(Number.isInteger(x), wrong, () => `${at} is no whole number`)

export const truth: Shape<boolean> = (x, at, wrong): x is boolean =>
  check(typeof x === 'boolean', wrong, () => `${at} is neither true nor false`)

/** One of the names of a type, all of which have to be given: `oneOf<Team>({ humans: 1, cylons: 1 })`. */
export const oneOf =
  <T extends string>(names: Readonly<Record<T, 1>>): Shape<T> =>
  (x, at, wrong): x is T =>
    check(
      typeof x === 'string' && Object.hasOwn(names, x),
      wrong,
      () => `${at} is none of ${Object.keys(names).join(', ')}`,
    )

export const exactly =
  <T extends number>(value: T): Shape<T> =>
  (x, at, wrong): x is T =>
    check(x === value, wrong, () => `${at} is not ${value}`)

export const list =
  <T>(of: Shape<T>): Shape<T[]> =>
  (x, at, wrong): x is T[] =>
    Array.isArray(x)
      ? x.reduce<boolean>((ok, element, i) => of(element, `${at}[${i}]`, wrong) && ok, true)
      : check(false, wrong, () => `${at} is no list`)

/** Any number of fields, all of one shape. */
export const record =
  <T>(of: Shape<T>): Shape<Record<string, T>> =>
  (x, at, wrong): x is Record<string, T> =>
    isObject(x)
      ? Object.entries(x).reduce<boolean>((ok, [name, y]) => of(y, `${at}.${name}`, wrong) && ok, true)
      : check(false, wrong, () => `${at} is no object`)

export const orNull =
  <T>(of: Shape<T>): Shape<T | null> =>
  (x, at, wrong): x is T | null =>
    x === null || of(x, at, wrong)

export const optional =
  <T>(of: Shape<T>): Shape<T | undefined> =>
  (x, at, wrong): x is T | undefined =>
    x === undefined || of(x, at, wrong)

/** An object with at least these fields; whoever adds one to the type has to say its shape, too. */
export const object =
  <T>(fields: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> =>
  (x, at, wrong): x is T => {
    if (!isObject(x)) return check(false, wrong, () => `${at} is no object`)
    let ok = true
    for (const name in fields) ok = fields[name](x[name], at === '' ? name : `${at}.${name}`, wrong) && ok
    return ok
  }

/** The first shape, and something else that must be true of it. */
export const where =
  <T>(of: Shape<T>, also: (x: T) => string | undefined): Shape<T> =>
  (x, at, wrong): x is T => {
    if (!of(x, at, wrong)) return false
    const fault = also(x)
    return check(fault === undefined, wrong, () => `${at === '' ? 'it' : at} ${fault}`)
  }
