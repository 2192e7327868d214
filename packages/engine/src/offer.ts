import { difficulties, usual } from './config.ts'
import { contentOf, setCalled, sets, setsIn } from './content/index.ts'
import { componentsOf, type Variant, variantsOf, withdrawnIn } from './content/set.ts'
import type { LoyaltyPlan } from './core/content.ts'
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
  /** Variants that one of the boxes does not allow beside it, and those its rulebook knows nothing of: by their titles. */
  readonly withdrawn: readonly Between[]
  readonly unsaid: readonly (Between & { readonly id: string })[]
  readonly difficulties: readonly Difficulty[]
  /** How many can play, with how many Cylons, and whether a Sympathizer joins the Loyalty deck. */
  readonly players: readonly Seats[]
}

/** A variant, and the box that has something against it or nothing to say about it. */
type Between = { readonly variant: string; readonly box: string }

type Seats = {
  readonly n: number
  readonly cylon: number
  readonly sympathizer: boolean
  /** Loyalty cards that are in the deck besides, if any are. */
  readonly named?: readonly string[]
  /** How many Cylons there are besides a Cylon Leader, and whether there has to be one; where there can be. */
  readonly leader?: { readonly cylon: number; readonly needed: boolean; readonly named?: readonly string[] }
}

const titled = (
  list: readonly { readonly id: string; readonly title?: string; readonly about?: string }[],
): Choice[] => list.map(({ id, title, about }) => ({ id, title: title ?? id, ...(about ? { about } : {}) }))

const namedIn = (plan: LoyaltyPlan | undefined): { readonly named?: readonly string[] } =>
  plan?.named && plan.named.length > 0 ? { named: plan.named } : {}

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
    withdrawn: withdrawnIn(used).map(({ variant, by }) => ({
      variant: variant.title,
      box: by.title ?? by.id,
    })),
    unsaid: used.flatMap((by) =>
      variants
        .filter((v) => by.silentOn?.includes(v.id))
        .map(({ id, title }) => ({ id, variant: title, box: by.title ?? by.id })),
    ),
    difficulties,
    players: Array.from({ length: most - fewest + 1 }, (_, i) => {
      const n = fewest + i
      const plan = loyaltyPlan(rules, n, false) ?? loyaltyPlan(rules, n, true)
      const beside = rules.leaders && !none.includes(n) ? loyaltyPlan(rules, n, true) : undefined
      return {
        n,
        cylon: plan?.cylon ?? 0,
        sympathizer: plan?.late !== undefined,
        ...namedIn(plan),
        ...(beside ? { leader: { cylon: beside.cylon, needed: led.includes(n), ...namedIn(beside) } } : {}),
      }
    }),
  }
}
