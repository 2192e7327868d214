import { difficulties, usual } from './config.ts'
import { contentOf, setCalled, sets, setsIn } from './content/index.ts'
import { componentsOf, type Variant, variantsOf } from './content/set.ts'
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
  readonly players: readonly Seats[]
}

type Seats = {
  readonly n: number
  readonly cylon: number
  readonly sympathizer: boolean
  /** How many Cylons there are besides a Cylon Leader, and whether there has to be one; where there can be. */
  readonly leader?: { readonly cylon: number; readonly needed: boolean }
}

const titled = (
  list: readonly { readonly id: string; readonly title?: string; readonly about?: string }[],
): Choice[] => list.map(({ id, title, about }) => ({ id, title: title ?? id, ...(about ? { about } : {}) }))

/** What there is to choose with these boxes on the table. Without an objective of theirs the first one is taken. */
export function offer({
  sets: wanted = [],
  objective = '',
  variants: agreed = [],
}: Partial<Pick<Config, 'sets' | 'objective' | 'variants'>> = {}): Offer {
  const [needed] = sets
  const chosen = [...new Set([...(needed ? [needed.id] : []), ...wanted])].filter((id) => setCalled(id))
  const used = setsIn({ sets: chosen })
  const objectives = titled(used.flatMap((s) => componentsOf(s).objectives))
  const goal = objectives.some((o) => o.id === objective) ? objective : (objectives[0]?.id ?? '')
  const variants = variantsOf(used)
  const with_ = agreed.filter((id) => variants.some((v) => v.id === id))
  const more = with_.length > 0 ? { variants: with_ } : {}
  const { rules } = contentOf({ ...usual, players: 0, sets: chosen, objective: goal, ...more })
  const [fewest, most] = rules.players
  const { none = [], needed: led = [] } = rules.leaders ?? {}
  return {
    sets: titled(sets),
    objectives,
    variants,
    difficulties,
    players: Array.from({ length: most - fewest + 1 }, (_, i) => {
      const n = fewest + i
      const plan = loyaltyPlan(rules, n, false) ?? loyaltyPlan(rules, n, true)
      const beside = rules.leaders && !none.includes(n) ? loyaltyPlan(rules, n, true) : undefined
      return {
        n,
        cylon: plan?.cylon ?? 0,
        sympathizer: plan?.late !== undefined,
        ...(beside ? { leader: { cylon: beside.cylon, needed: led.includes(n) } } : {}),
      }
    }),
  }
}
