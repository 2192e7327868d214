import { difficulties, usual } from './config.ts'
import { contentOf, setCalled, sets, setsIn } from './content/index.ts'
import { componentsOf, type Variant } from './content/set.ts'
import { loyaltyPlan } from './core/loyalty.ts'
import type { Config, Difficulty } from './core/state.ts'

type Choice = { readonly id: string; readonly title: string; readonly about?: string }

/** What players can agree on before a game; what is here needs no list elsewhere. */
export type Offer = {
  /** The boxes; every game needs the first. */
  readonly sets: readonly Choice[]
  readonly objectives: readonly Choice[]
  /** With how many players and beside which others each is possible. */
  readonly variants: readonly Variant[]
  readonly difficulties: readonly Difficulty[]
  /** How many can play, with how many Cylons, and whether a Sympathizer joins the Loyalty deck. */
  readonly players: readonly { readonly n: number; readonly cylon: number; readonly sympathizer: boolean }[]
}

const titled = (
  list: readonly { readonly id: string; readonly title?: string; readonly about?: string }[],
): Choice[] => list.map(({ id, title, about }) => ({ id, title: title ?? id, ...(about ? { about } : {}) }))

/** What there is to choose with these boxes on the table. Without an objective of theirs the first one is taken. */
export function offer({
  sets: wanted = [],
  objective = '',
}: Partial<Pick<Config, 'sets' | 'objective'>> = {}): Offer {
  const [needed] = sets
  const chosen = [...new Set([...(needed ? [needed.id] : []), ...wanted])].filter((id) => setCalled(id))
  const used = setsIn({ sets: chosen })
  const objectives = titled(used.flatMap((s) => componentsOf(s).objectives))
  const goal = objectives.some((o) => o.id === objective) ? objective : (objectives[0]?.id ?? '')
  const { rules } = contentOf({ ...usual, players: 0, sets: chosen, objective: goal })
  const [fewest, most] = rules.players
  return {
    sets: titled(sets),
    objectives,
    variants: used.flatMap((s) => s.variants ?? []),
    difficulties,
    players: Array.from({ length: most - fewest + 1 }, (_, i) => {
      const n = fewest + i
      const plan = loyaltyPlan(rules, n, false) ?? loyaltyPlan(rules, n, true)
      return { n, cylon: plan?.cylon ?? 0, sympathizer: plan?.late !== undefined }
    }),
  }
}
