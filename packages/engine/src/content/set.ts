import type { Ability } from '../core/abilities.ts'
import type {
  BasestarToken,
  Board,
  Character,
  CivilianToken,
  CrisisCard,
  DamageToken,
  DeckPrint,
  Destination,
  IconPrint,
  KindOfShip,
  Location,
  Loyalty,
  Objective,
  OtherCard,
  PlaceToken,
  QuorumCard,
  Ruleset,
  ShipToken,
  SkillCard,
} from '../core/content.ts'
import type { Title } from '../core/names.ts'
import type { Config } from '../core/state.ts'

/** What the holder of a title can do by it. */
export type TitleAbility = Ability & { readonly of: Title }

/** Everything that comes in boxes, by kind. In one game no two of a kind have the same id. */
export type Components = {
  readonly characters: readonly Character[]
  readonly crises: readonly CrisisCard[]
  readonly superCrises: readonly CrisisCard[]
  readonly quorum: readonly QuorumCard[]
  readonly destinations: readonly Destination[]
  readonly loyalty: readonly Loyalty[]
  readonly icons: readonly IconPrint[]
  readonly boards: readonly Board[]
  /** One that lies on the place of an earlier one covers it. */
  readonly locations: readonly Location[]
  readonly decks: readonly DeckPrint[]
  readonly cards: readonly OtherCard[]
  readonly skillCards: readonly SkillCard[]
  readonly shipKinds: readonly KindOfShip[]
  readonly shipTokens: readonly ShipToken[]
  readonly placeTokens: readonly PlaceToken[]
  readonly civilians: readonly CivilianToken[]
  readonly damageTokens: readonly DamageToken[]
  readonly basestarTokens: readonly BasestarToken[]
  readonly titleAbilities: readonly TitleAbility[]
  readonly objectives: readonly Objective[]
}

export type ComponentKind = keyof Components

/** Components that come into a game together. What they replace they remove, and bring their own. */
export type Part = Partial<Components> & {
  /** Components of earlier sets and parts that are not used; those that are not in the game anyway are no matter. */
  readonly removes?: Partial<Readonly<Record<ComponentKind, readonly string[]>>>
  /** How the rules of what came before change. */
  readonly ruleset?: (before: Ruleset | undefined) => Ruleset
  /** How the objective of the game changes. */
  readonly objective?: (before: Objective) => Objective
}

/** In which games a part is used: all that is said must hold. */
export type Only = {
  readonly objectives?: readonly string[]
  /** Sets that are all in the game, and sets that are not. */
  readonly with?: readonly string[]
  readonly without?: readonly string[]
  /** Variants agreed on; the game without the Sympathizer is one of them. */
  readonly variants?: readonly string[]
}

/** Something players can agree on. */
export type Variant = {
  readonly id: string
  readonly title: string
  /** What it is about, in a line or two. */
  readonly about?: string
  /** For how many players it is; for any number unless said. */
  readonly players?: readonly number[]
  /** Other variants it cannot be combined with; the game without the Sympathizer is `no-sympathizer`. */
  readonly excludes?: readonly string[]
}

/** A box: what every game with it uses, what only some do, and the variants it knows. */
export type ContentSet = Part & {
  readonly id: string
  /** As players choose it; what they are not offered needs none. */
  readonly title?: string
  /** What it brings, in a line or two. */
  readonly about?: string
  readonly parts?: readonly (Part & { readonly only: Only })[]
  readonly variants?: readonly Variant[]
  /** Variants of other sets that are not played with it. */
  readonly withdraws?: readonly string[]
  /** Variants of other sets of which its rulebook says nothing. */
  readonly silentOn?: readonly string[]
}

/** Variants of these sets that one of the others does not allow, each with that set. */
export const withdrawnIn = (
  used: readonly ContentSet[],
): { readonly variant: Variant; readonly by: ContentSet }[] =>
  used
    .flatMap((set) => set.variants ?? [])
    .flatMap((variant) => {
      const by = used.find((set) => set.withdraws?.includes(variant.id))
      return by ? [{ variant, by }] : []
    })

/** What players can agree on with these sets. */
export const variantsOf = (used: readonly ContentSet[]): Variant[] =>
  used.flatMap((set) => set.variants ?? []).filter((v) => !used.some((set) => set.withdraws?.includes(v.id)))

const isUsed = ({ objectives, with: also, without, variants }: Only, config: Config): boolean =>
  (objectives?.includes(config.objective) ?? true) &&
  (also?.every((id) => config.sets.includes(id)) ?? true) &&
  !(without?.some((id) => config.sets.includes(id)) ?? false) &&
  (variants?.every((id) => agreedOn(config, id)) ?? true)

const agreedOn = (config: Config, variant: string): boolean =>
  variant === 'no-sympathizer' ? config.noSympathizer : (config.variants?.includes(variant) ?? false)

/** What of these sets is used in a game. */
export const partsUsed = (config: Config, sets: readonly ContentSet[]): Part[] =>
  sets.flatMap((set): Part[] => [set, ...(set.parts ?? []).filter((part) => isUsed(part.only, config))])

/** What is left in a game with these parts, in their order. */
export function gather(parts: readonly Part[]): Components {
  const all = <T extends { readonly id: string }>(
    kind: ComponentKind,
    of: (part: Part) => readonly T[] | undefined,
  ): readonly T[] =>
    parts.reduce<readonly T[]>((before, part) => {
      const gone = part.removes?.[kind]
      return [...(gone ? before.filter((x) => !gone.includes(x.id)) : before), ...(of(part) ?? [])]
    }, [])
  return {
    characters: all('characters', (p) => p.characters),
    crises: all('crises', (p) => p.crises),
    superCrises: all('superCrises', (p) => p.superCrises),
    quorum: all('quorum', (p) => p.quorum),
    destinations: all('destinations', (p) => p.destinations),
    loyalty: all('loyalty', (p) => p.loyalty),
    icons: all('icons', (p) => p.icons),
    boards: all('boards', (p) => p.boards),
    locations: all('locations', (p) => p.locations),
    decks: all('decks', (p) => p.decks),
    cards: all('cards', (p) => p.cards),
    skillCards: all('skillCards', (p) => p.skillCards),
    shipTokens: all('shipTokens', (p) => p.shipTokens),
    placeTokens: all('placeTokens', (p) => p.placeTokens),
    shipKinds: all('shipKinds', (p) => p.shipKinds),
    civilians: all('civilians', (p) => p.civilians),
    damageTokens: all('damageTokens', (p) => p.damageTokens),
    basestarTokens: all('basestarTokens', (p) => p.basestarTokens),
    titleAbilities: all('titleAbilities', (p) => p.titleAbilities),
    objectives: all('objectives', (p) => p.objectives),
  }
}

const gathered = new WeakMap<ContentSet, Components>()

/** All a set brings, whatever the game: for lists and texts. */
export function componentsOf(set: ContentSet): Components {
  const known = gathered.get(set)
  if (known) return known
  const all = gather([set, ...(set.parts ?? [])].map(({ removes: _removes, ...part }) => part))
  gathered.set(set, all)
  return all
}
