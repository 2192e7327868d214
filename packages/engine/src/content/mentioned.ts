import type { Ruleset } from '../core/content.ts'
import type { CharacterId } from '../core/names.ts'
import { type Passive, passiveNumber } from '../core/passives.ts'
import type { Components } from './set.ts'

// What is named anywhere in the content of a game, so that the rules need not look for what nobody has.

/** Where passives of one kind are printed. */
export type PrintedOn = {
  /** Sheets, and what they say. */
  readonly sheets: Map<CharacterId, Passive[]>
  standings: boolean
  locations: boolean
  titles: boolean
  loyalty: boolean
  /** Cards, boards and phases. */
  elsewhere: boolean
}

/** How a moment is used: whether something must be, and whether it comes with a standing or is on a Loyalty card. */
export type UsedAs = { compelling: boolean; ofStandings: boolean; ofLoyalty: boolean }

export type Mentioned = {
  /** The moments at which anything can be used. */
  readonly windows: ReadonlyMap<string, Readonly<UsedAs>>
  /** By the numbers of their words. */
  readonly passives: readonly (Readonly<PrintedOn> | undefined)[]
}

export function mentioned(
  { characters, locations, titleAbilities, loyalty, ...others }: Components,
  rules: Ruleset,
): Mentioned {
  const { standings, ...rest } = rules
  const windows = new Map<string, UsedAs>()
  const passives = new Map<string, PrintedOn>()
  const look = (x: unknown, on: keyof PrintedOn): void => {
    if (typeof x !== 'object' || x === null) return
    if ('window' in x && typeof x.window === 'string') {
      const as = known(windows, x.window, unused)
      if ('must' in x && x.must === true) as.compelling = true
      if (on === 'standings') as.ofStandings = true
      if (on === 'loyalty') as.ofLoyalty = true
    }
    if ('is' in x && typeof x.is === 'string' && on !== 'sheets') known(passives, x.is, nowhere)[on] = true
    for (const inside of Object.values(x)) look(inside, on)
  }
  look(characters, 'sheets')
  look(standings, 'standings')
  look(locations, 'locations')
  look(titleAbilities, 'titles')
  look(loyalty, 'loyalty')
  look([others, rest], 'elsewhere')
  for (const { id, abilities } of characters)
    for (const p of abilities.flatMap((a) => a.passives ?? []))
      known(known(passives, p.is, nowhere).sheets, id, () => []).push(p)
  const numbered: PrintedOn[] = []
  for (const [is, on] of passives) {
    const n = passiveNumber(is)
    if (n !== undefined) numbered[n] = on
  }
  return { windows, passives: numbered }
}

/** What is kept under a name, new where there is nothing yet. */
function known<T>(of: Map<string, T>, name: string, make: () => T): T {
  const found = of.get(name) ?? make()
  of.set(name, found)
  return found
}

const unused = (): UsedAs => ({ compelling: false, ofStandings: false, ofLoyalty: false })

const nowhere = (): PrintedOn => ({
  sheets: new Map(),
  standings: false,
  locations: false,
  titles: false,
  loyalty: false,
  elsewhere: false,
})
