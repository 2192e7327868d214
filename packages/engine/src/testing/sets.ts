import type { GameConfig } from '../config.ts'
import { addSet, sets } from '../content/index.ts'
import type { ContentSet } from '../content/set.ts'
import { englishFor } from '../text/en.ts'
import type { Catalogue } from '../text/render.ts'

/** A configuration with sets of a test's own besides the base set; players are never offered them. */
export function withSets<C extends Partial<GameConfig>>(own: readonly ContentSet[], config: C) {
  for (const set of own) addSet(set)
  return { ...config, sets: [...(config.sets ?? ['base']), ...own.map((set) => set.id)] }
}

/** English that knows the names in those sets. */
export const englishWith = (own: readonly ContentSet[]): Catalogue => englishFor([...sets, ...own])
