import { ConfigRefused, checkedConfig, type GameConfig } from '../config.ts'
import { contentOf, sets, setsIn } from '../content/index.ts'
import { componentsOf, variantsOf } from '../content/set.ts'
import type { Config } from '../core/state.ts'

// Every game the boxes allow: sets, objectives, numbers of players, a Cylon Leader or none, variants.

/** What of it is wanted; what is not said is left open. */
export type Wanted = {
  readonly sets?: readonly string[]
  readonly objective?: string
  readonly players?: number
  /** "none", "any" of them, or one by his id; players choose freely unless said. */
  readonly leader?: string
  readonly variants?: readonly string[]
}

/** One of them, with what makes its games differ from each other. */
export type Kind = GameConfig & { readonly leader?: string }

/** Every choice of boxes; the first is in all of them. */
function boxes(): string[][] {
  const [first, ...others] = sets.map((s) => s.id)
  const all: string[][] = first === undefined ? [] : [[first]]
  for (const id of others) all.push(...all.map((list) => [...list, id]))
  return all
}

const isPlayable = (config: GameConfig): boolean => {
  try {
    return checkedConfig(config) !== undefined
  } catch (error) {
    if (error instanceof ConfigRefused) return false
    throw error
  }
}

const noSympathizer = 'no-sympathizer'

const withVariants = (config: GameConfig, chosen: readonly string[]): GameConfig => {
  const variants = chosen.filter((v) => v !== noSympathizer)
  return {
    ...config,
    ...(chosen.includes(noSympathizer) ? { noSympathizer: true } : {}),
    ...(variants.length > 0 ? { variants } : {}),
  }
}

/** All kinds of games that fit what is wanted. */
export function configurations(wanted: Wanted = {}): Kind[] {
  const found: Kind[] = []
  for (const box of wanted.sets ? [[...wanted.sets]] : boxes()) {
    const used = setsIn({ sets: box })
    const objectives = used.flatMap((s) => componentsOf(s).objectives.map((o) => o.id))
    const variants = [noSympathizer, ...variantsOf(used).map((v) => v.id)]
    const choices = wanted.variants ? [wanted.variants] : [[], ...variants.map((v) => [v])]
    for (const objective of wanted.objective ? [wanted.objective] : objectives)
      for (const players of wanted.players ? [wanted.players] : [3, 4, 5, 6, 7])
        for (const chosen of choices) {
          const config = withVariants({ sets: box, objective, players }, chosen)
          if (isPlayable(config)) found.push(...led(config, wanted.leader))
        }
  }
  return found
}

/** Whether a Leader may, must or cannot be in such a game, as far as that is wanted. */
function led(config: GameConfig, wanted: string | undefined): Kind[] {
  const content = contentOf(checkedConfig(config))
  const leaders = [...content.characters.values()].filter((c) => c.type === 'cylon-leader')
  if (leaders.length === 0) return wanted === undefined || wanted === 'none' ? [config] : []
  const { none = [], needed = [] } = content.rules.leaders ?? {}
  const can = leaders.length > 0 && !none.includes(config.players)
  const without = needed.includes(config.players) ? [] : [{ ...config, leader: 'none' }]
  if (wanted === 'none') return without
  if (wanted !== undefined && wanted !== 'any') return can ? [{ ...config, leader: wanted }] : []
  const among = can ? [{ ...config, leader: 'any' }] : []
  return wanted === 'any' ? among : [...without, ...among]
}

/** The i-th game of a kind: who is who is agreed on where a Leader is wanted, or none. */
export function gameOfKind({ leader, ...config }: Kind, i: number): GameConfig {
  if (leader === undefined) return config
  const all = [...contentOf(checkedConfig(config)).characters.values()]
  const leaders = all.filter((c) => c.type === 'cylon-leader').map((c) => c.id)
  const others = all.filter((c) => c.type !== 'cylon-leader').map((c) => c.id)
  const characters = Array.from(
    { length: config.players },
    (_, n) => others[(i * 5 + n * 3) % others.length] ?? '',
  )
  const crew = [...new Set([...characters, ...others])].slice(0, config.players)
  const lead = leader === 'none' ? undefined : leader === 'any' ? leaders[i % leaders.length] : leader
  if (lead !== undefined) crew[i % config.players] = lead
  const agreed = { ...config, characters: crew }
  return isPlayable(agreed) ? agreed : config
}

/** In a few words, for a command's output. */
export const kindName = ({
  sets: box = ['base'],
  objective,
  players,
  leader,
  variants = [],
  noSympathizer: no,
}: Kind | (Config & { leader?: string })): string =>
  [
    box.join('+'),
    objective,
    `${players} players`,
    leader === undefined ? '' : leader === 'none' ? 'no Leader' : `Leader: ${leader}`,
    ...variants,
    no ? noSympathizer : '',
  ]
    .filter((x) => x !== '' && x !== undefined)
    .join(', ')
