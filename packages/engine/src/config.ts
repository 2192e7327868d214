import { contentOf, setCalled, sets } from './content/index.ts'
import { componentsOf, type Variant, variantsOf } from './content/set.ts'
import type { Content } from './core/content.ts'
import { loyaltyPlan } from './core/loyalty.ts'
import type { Config, Difficulty } from './core/state.ts'
import { areVersions, barredWithoutSympathizer, isLeader } from './rules/setup.ts'

/** What a table agrees on; everything but the number of players has a default. */
export type GameConfig = {
  readonly players: number
  readonly sets?: readonly string[]
  readonly objective?: string
  readonly difficulty?: Difficulty
  readonly noSympathizer?: boolean
  readonly variants?: readonly string[]
  readonly characters?: readonly string[]
  readonly firstPlayer?: number
}

/** What is played where nothing else was agreed on. */
export const usual = {
  sets: ['base'],
  objective: 'kobol',
  difficulty: 'standard',
  noSympathizer: false,
} satisfies Omit<Config, 'players'>

/** A configuration that cannot be played, with the reason. */
export class ConfigRefused extends Error {
  override readonly name = 'ConfigRefused'
}

export const difficulties: readonly Difficulty[] = ['standard', 'easier-for-humans', 'easier-for-cylons']

function need(ok: boolean, otherwise: () => string): void {
  if (!ok) throw new ConfigRefused(otherwise())
}

/** Refuses variants that are not for so many players, or not for each other. */
function checkVariants(known: readonly Variant[], agreed: readonly string[], players: number): void {
  const titleOf = (id: string): string => known.find((v) => v.id === id)?.title ?? 'Without the Sympathizer'
  for (const { id, title, players: numbers, excludes = [] } of known) {
    if (!agreed.includes(id)) continue
    need(
      numbers?.includes(players) ?? true,
      () => `The variant "${title}" is for ${numbers?.join(', ')} players, not for ${players}.`,
    )
    for (const other of excludes)
      need(
        !agreed.includes(other),
        () => `The variants "${title}" and "${titleOf(other)}" cannot be combined; choose one of them.`,
      )
  }
}

/** Refuses two versions of one character. */
function checkVersions({ characters }: Content, agreed: readonly string[]): void {
  const chosen = agreed.flatMap((id) => characters.get(id) ?? [])
  const twice = chosen.find((a) => chosen.some((b) => areVersions(a, b)))
  need(twice === undefined, () => `Only one version of ${twice?.title} can be in a game.`)
}

/** Refuses Cylon Leaders where there is none, more than one, and games without the one they need. */
function checkLeaders({ rules, characters }: Content, agreed: readonly string[]): void {
  const leaders = agreed.flatMap((id) => characters.get(id) ?? []).filter(isLeader)
  const { none = [], needed = [] } = rules.leaders ?? {}
  const [first, second] = leaders.map((c) => c.title)
  const n = agreed.length
  need(
    first === undefined || !none.includes(n),
    () => `${first} is a Cylon Leader; there is none in a game of ${n} players with these variants.`,
  )
  need(second === undefined, () => `Only one player can be a Cylon Leader, not both ${first} and ${second}.`)
  need(
    first !== undefined || !needed.includes(n),
    () => `With ${n} players one of the characters has to be a Cylon Leader.`,
  )
}

/** Fills in the defaults and refuses what cannot be played. */
export function checkedConfig(config: GameConfig): Config {
  const wanted = config.sets ?? usual.sets
  need(Array.isArray(wanted), () => 'The sets are a list, such as ["base"].')
  const used = wanted.flatMap((id) => setCalled(id) ?? [])
  for (const id of wanted)
    need(
      setCalled(id) !== undefined,
      () => `There is no set called "${id}"; the sets are: ${sets.map((s) => s.id).join(', ')}.`,
    )
  need(wanted.includes('base'), () => 'Every game needs the base set.')
  need(new Set(wanted).size === wanted.length, () => 'A set is named twice.')
  const objective = config.objective ?? usual.objective
  const objectives = used.flatMap((s) => componentsOf(s).objectives.map((o) => o.id))
  need(
    objectives.includes(objective),
    () =>
      `There is no objective called "${objective}" in these sets; choose one of: ${objectives.join(', ')}.`,
  )
  const difficulty = config.difficulty ?? usual.difficulty
  need(
    difficulties.includes(difficulty),
    () => `There is no difficulty called "${difficulty}"; choose one of: ${difficulties.join(', ')}.`,
  )
  const { players, characters, firstPlayer } = config
  const noSympathizer = config.noSympathizer ?? usual.noSympathizer
  need(typeof noSympathizer === 'boolean', () => `"noSympathizer" is true or false, not ${noSympathizer}.`)
  const variants = config.variants ?? []
  need(Array.isArray(variants), () => 'The variants are a list.')
  const agreeable = variantsOf(used)
  const names = agreeable.map((v) => v.id)
  for (const id of variants)
    need(
      names.includes(id),
      () => `There is no variant called "${id}" in these sets; there are: ${names.join(', ') || 'none'}.`,
    )
  need(new Set(variants).size === variants.length, () => 'A variant is named twice.')
  checkVariants(agreeable, noSympathizer ? [...variants, 'no-sympathizer'] : variants, players)
  const draft: Config = {
    players,
    sets: wanted,
    objective,
    difficulty,
    noSympathizer,
    ...(variants.length > 0 ? { variants: [...variants] } : {}),
  }
  const content = contentOf(draft)
  const [fewest, most] = content.rules.players
  need(
    Number.isInteger(players) && players >= fewest && players <= most,
    () => `A game with these sets takes ${fewest} to ${most} players, not ${players}.`,
  )
  need(
    !noSympathizer || content.rules.loyaltyDeck.some((plan) => plan.late !== undefined),
    () => 'With these sets there is no Sympathizer to leave out.',
  )
  need(
    !noSympathizer || loyaltyPlan(content.rules, players, false)?.late !== undefined,
    () =>
      `The game without the Sympathizer is for 4 or 6 players; with ${players} there is none to leave out.`,
  )
  if (firstPlayer !== undefined)
    need(
      Number.isInteger(firstPlayer) && firstPlayer >= 0 && firstPlayer < players,
      () => `The first player must be a seat from 0 to ${players - 1}, not ${firstPlayer}.`,
    )
  if (characters !== undefined) {
    need(Array.isArray(characters), () => 'The characters are a list, one for each seat.')
    need(
      characters.length === players,
      () => `Name ${players} characters, one for each seat, not ${characters.length}.`,
    )
    characters.forEach((id, i) => {
      const character = content.characters.get(id)
      need(character !== undefined, () => `There is no character called "${id}" in these sets.`)
      need(characters.indexOf(id) === i, () => `Two players cannot both be ${character?.title ?? id}.`)
      need(
        !(noSympathizer && character && barredWithoutSympathizer(character)),
        () => `${character?.title ?? id} cannot be chosen in the game without the Sympathizer.`,
      )
    })
    checkVersions(content, characters)
    checkLeaders(content, characters)
  }
  return {
    ...draft,
    ...(characters ? { characters: [...characters] } : {}),
    ...(firstPlayer === undefined ? {} : { firstPlayer }),
  }
}
