import type { Content } from '../core/content.ts'
import type { Config } from '../core/state.ts'
import { base } from './base/index.ts'
import { compose } from './compose.ts'
import { daybreak } from './daybreak/index.ts'
import { pegasus } from './pegasus/index.ts'
import type { ContentSet } from './set.ts'

/** The boxes players can choose, in the order in which later ones overrule earlier ones. */
export const sets: readonly ContentSet[] = [base, pegasus, daybreak]

const known: ContentSet[] = [...sets]

/** The set of that id, if there is one; those made for tests are found here, too. */
export const setCalled = (id: string): ContentSet | undefined => known.find((s) => s.id === id)

/** A set that no player is offered, for tests: from now on a configuration may name it. */
export function addSet(set: ContentSet): void {
  const before = setCalled(set.id)
  if (before && before !== set) throw new Error(`There is a set called "${set.id}" already.`)
  if (!before) known.push(set)
}

/** The sets of a game, in the order in which later ones overrule earlier ones. */
export const setsIn = ({ sets: names }: Pick<Config, 'sets'>): ContentSet[] =>
  known.filter((s) => names.includes(s.id))

const composed = new Map<string, Content>()
const remembered = new WeakMap<Config, Content>()
/** The one asked for last is asked for next, as a rule. */
let last: { readonly config: Config; readonly content: Content } | undefined

/** Everything a game with this configuration is played with; put together once and kept. */
export function contentOf(config: Config): Content {
  if (last?.config === config) return last.content
  const content = remembered.get(config) ?? put(config)
  last = { config, content }
  return content
}

function put(config: Config): Content {
  const { sets: names, objective, difficulty, noSympathizer, variants = [] } = config
  const key = `${names.join('+')} ${objective} ${difficulty} ${noSympathizer} ${variants.join('+')}`
  const content = composed.get(key) ?? compose(config, setsIn(config))
  composed.set(key, content)
  remembered.set(config, content)
  return content
}
