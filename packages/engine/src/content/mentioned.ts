// What is named anywhere in the content of a game, so that the rules need not look for what nobody has.

export type Mentioned = {
  /** The moments at which anything can be used, and those at which something must be. */
  readonly windows: ReadonlySet<string>
  readonly compelling: ReadonlySet<string>
  /** The kinds of passives there are. */
  readonly passives: ReadonlySet<string>
}

export function mentioned(...content: readonly unknown[]): Mentioned {
  const windows = new Set<string>()
  const compelling = new Set<string>()
  const passives = new Set<string>()
  const look = (x: unknown): void => {
    if (typeof x !== 'object' || x === null) return
    if ('window' in x && typeof x.window === 'string') {
      windows.add(x.window)
      if ('must' in x && x.must === true) compelling.add(x.window)
    }
    if ('is' in x && typeof x.is === 'string') passives.add(x.is)
    for (const inside of Object.values(x)) look(inside)
  }
  look(content)
  return { windows, compelling, passives }
}
