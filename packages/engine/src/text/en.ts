import { sets, setsIn } from '../content/index.ts'
import {
  type Components,
  type ContentSet,
  componentsOf,
  gather,
  type Part,
  partsUsed,
} from '../content/set.ts'
import type { Ruleset } from '../core/content.ts'
import type { Config } from '../core/state.ts'
import { cards } from './en/cards.ts'
import { changes } from './en/changes.ts'
import { conditions } from './en/conditions.ts'
import { effects } from './en/effects.ts'
import { events } from './en/events.ts'
import { names } from './en/names.ts'
import { passives } from './en/passives.ts'
import { prompts } from './en/prompts.ts'
import { windows } from './en/windows.ts'
import type { Catalogue } from './render.ts'
import { reasons } from './why-not.ts'

// English. Names of components are the titles printed on them; every sentence is ours.

const words: Readonly<Record<string, string>> = {
  ...names,
  ...effects,
  ...conditions,
  ...passives,
  ...cards,
  ...windows,
  ...prompts,
  ...events,
  ...changes,
}

/** Names of components: their printed titles. */
function titlesOf(parts: Components): Record<string, string> {
  const named: Record<string, string> = {}
  const add = (kind: string, list: readonly { readonly id: string; readonly title: string }[]): void => {
    for (const { id, title } of list) named[`${kind}:${id}`] = title
  }
  add('card', parts.crises)
  add('card', parts.superCrises)
  add('card', parts.quorum)
  add('card', parts.destinations)
  add('card', parts.objectives)
  add('card', parts.skillCards)
  add('character', parts.characters)
  add('location', parts.locations)
  add('ship', parts.shipKinds)
  add('token', parts.shipTokens)
  add('token', parts.placeTokens)
  for (const { id, title, plural } of parts.placeTokens) named[`count.${id}`] = `{n} {n#${title}|${plural}}`
  for (const { id, title, plural } of parts.shipKinds) named[`count.${id}`] = `{n} {n#${title}|${plural}}`
  add('icon', parts.icons)
  add('board', parts.boards)
  for (const { id, title, sides } of parts.boards) {
    named[`effect.damage-${id}`] = `${title} is damaged ({n}×)`
    named[`event.${id}-damaged`] = `${title} is hit: {token}.`
    for (const side of sides) named[`side:${id}-${side.id}`] = side.title ?? title
  }
  for (const { phases, piles } of parts.objectives) {
    for (const [id, { title }] of Object.entries(phases ?? {})) named[`phase:${id}`] = title
    for (const [id, title] of Object.entries(piles ?? {})) named[`pile:${id}`] = title
  }
  add('card', parts.loyalty)
  for (const c of parts.loyalty) add('ability', c.lasting?.abilities ?? [])
  add('token', parts.civilians)
  add('token', parts.damageTokens)
  add('token', parts.basestarTokens)
  add('card', parts.cards)
  add('deck', parts.decks)
  add('ability', parts.titleAbilities)
  for (const c of parts.characters) add('ability', c.abilities)
  for (const c of parts.cards) add('ability', c.abilities ?? [])
  for (const card of parts.skillCards)
    for (const strength of Object.keys(card.strengths))
      named[`skill-card:${card.id}-${strength}`] = `${card.title} ${strength}`
  return named
}

const rulesOf = (parts: readonly Part[]): Ruleset | undefined =>
  parts.reduce<Ruleset | undefined>((before, p) => p.ruleset?.(before) ?? before, undefined)

/** Names of what comes with the rules: abilities of standings, tokens of players. */
function standingTitles(parts: readonly Part[]): Record<string, string> {
  const rules = rulesOf(parts)
  const abilities = Object.values(rules?.standings ?? {}).flatMap((s) => s.abilities)
  const tokens = Object.entries(rules?.playerTokens ?? {})
  return Object.fromEntries([
    ...abilities.map(({ id, title }) => [`ability:${id}`, title]),
    ...tokens.map(([id, { title }]) => [`token:${id}`, title]),
  ])
}

/** Components that have no title of their own to tell them apart. */
const described: Readonly<Record<string, string>> = {
  'card:not-a-cylon': 'You Are Not a Cylon',
  'card:cylon-brig': 'You Are a Cylon (send someone to the Brig)',
  'card:cylon-damage-galactica': 'You Are a Cylon (damage Galactica)',
  'card:cylon-morale': 'You Are a Cylon (break morale)',
  'card:cylon-sickbay': 'You Are a Cylon (send someone to Sickbay)',
  'card:sympathizer': 'You Are a Sympathizer',
  'token:empty': 'nothing',
  'token:population-1': '1 population',
  'token:population-2': '2 population',
  'token:population-fuel': '1 population and 1 fuel',
  'token:population-morale': '1 population and 1 morale',
}

/** English for games with these sets. */
export const englishFor = (used: readonly ContentSet[]): Catalogue => ({
  locale: 'en',
  and: ' and ',
  or: ' or ',
  messages: {
    ...words,
    ...reasons,
    ...Object.assign({}, ...used.map((set) => titlesOf(componentsOf(set)))),
    ...standingTitles(used),
    ...described,
  },
})

export const english: Catalogue = englishFor(sets)

/** English at one table: what its sets print, as this game uses them, is what a thing is called. */
export function englishIn(config: Config): Catalogue {
  const here = setsIn(config)
  const used = partsUsed(config, here)
  // Things may speak of what another game with these boxes would have.
  const known = Object.assign({}, ...here.map((set) => titlesOf(componentsOf(set))))
  const named = { ...known, ...titlesOf(gather(used)), ...standingTitles(used) }
  return { ...english, messages: { ...words, ...reasons, ...named, ...described, ...limits(used) } }
}

/** "Once per game" is a token, where the rules of the table say so. */
function limits(parts: readonly Part[]): Record<string, string> {
  const rules = rulesOf(parts)
  const paid = rules?.oncePerGame
  const token = typeof paid === 'object' ? rules?.playerTokens?.[paid.token] : undefined
  return token ? { 'limit.game': ` (for {n} {n#${token.title}|${token.plural}})` } : {}
}
