import type { Ruleset } from '../core/content.ts'
import type { Components } from './set.ts'

// What is named anywhere in the content of a game, so that the rules need not look for what nobody has.

/** Where passives of one kind are printed. */
export type PrintedOn = {
  sheets: boolean
  standings: boolean
  locations: boolean
  titles: boolean
  loyalty: boolean
  /** Cards, boards and phases. */
  elsewhere: boolean
}

export type Mentioned = {
  /** The moments at which anything can be used, and those at which something must be. */
  readonly windows: ReadonlySet<string>
  readonly compelling: ReadonlySet<string>
  /** Those at which what comes with a standing is used, or what is on a Loyalty card. */
  readonly ofStandings: ReadonlySet<string>
  readonly ofLoyalty: ReadonlySet<string>
  readonly passives: ReadonlyMap<string, Readonly<PrintedOn>>
}

export function mentioned(
  { characters, locations, titleAbilities, loyalty, ...others }: Components,
  rules: Ruleset,
): Mentioned {
  const { standings, ...rest } = rules
  const windows = new Set<string>()
  const compelling = new Set<string>()
  const ofStandings = new Set<string>()
  const ofLoyalty = new Set<string>()
  const passives = new Map<string, PrintedOn>()
  const look = (x: unknown, on: keyof PrintedOn): void => {
    if (typeof x !== 'object' || x === null) return
    if ('window' in x && typeof x.window === 'string') {
      windows.add(x.window)
      if ('must' in x && x.must === true) compelling.add(x.window)
      if (on === 'standings') ofStandings.add(x.window)
      if (on === 'loyalty') ofLoyalty.add(x.window)
    }
    if ('is' in x && typeof x.is === 'string') {
      const places = passives.get(x.is) ?? nowhere()
      places[on] = true
      passives.set(x.is, places)
    }
    for (const inside of Object.values(x)) look(inside, on)
  }
  look(characters, 'sheets')
  look(standings, 'standings')
  look(locations, 'locations')
  look(titleAbilities, 'titles')
  look(loyalty, 'loyalty')
  look([others, rest], 'elsewhere')
  return { windows, compelling, ofStandings, ofLoyalty, passives }
}

const nowhere = (): PrintedOn => ({
  sheets: false,
  standings: false,
  locations: false,
  titles: false,
  loyalty: false,
  elsewhere: false,
})
