import type { Ability, Passive } from '../core/abilities.ts'
import type {
  BasestarToken,
  Character,
  CivilianToken,
  Content,
  CrisisCard,
  Destination,
  GalacticaToken,
  Location,
  Loyalty,
  Objective,
  QuorumCard,
  Ruleset,
  SkillCard,
  SkillFace,
} from '../core/content.ts'
import { copies } from '../core/content.ts'
import type { CardId, CharacterId, SkillType, Title } from '../core/names.ts'
import type { Config } from '../core/state.ts'
import { base } from './base/index.ts'

/** A box: its components, and how it changes the rules of the boxes before it. */
export type ContentSet = {
  readonly id: string
  readonly characters: readonly Character[]
  readonly crises: readonly CrisisCard[]
  readonly superCrises: readonly CrisisCard[]
  readonly quorum: readonly QuorumCard[]
  readonly destinations: readonly Destination[]
  readonly loyalty: readonly Loyalty[]
  readonly locations: readonly Location[]
  readonly skillCards: readonly SkillCard[]
  readonly civilians: readonly CivilianToken[]
  readonly galacticaTokens: readonly GalacticaToken[]
  readonly basestarTokens: readonly BasestarToken[]
  readonly titleAbilities: Readonly<Record<Title, readonly Ability[]>>
  readonly objectives: readonly Objective[]
  readonly ruleset: (before: Ruleset | undefined) => Ruleset
}

/** In the order in which later ones overrule earlier ones. */
export const sets: readonly ContentSet[] = [base]

const composed = new Map<string, Content>()
const remembered = new WeakMap<Config, Content>()

/** Everything a game with this configuration is played with; put together once and kept. */
export function contentOf(config: Config): Content {
  const seen = remembered.get(config)
  if (seen) return seen
  const { sets: names, objective, difficulty, noSympathizer } = config
  const key = `${names.join('+')} ${objective} ${difficulty} ${noSympathizer}`
  const content = composed.get(key) ?? compose(config)
  composed.set(key, content)
  remembered.set(config, content)
  return content
}

function compose(config: Config): Content {
  const used = sets.filter((s) => config.sets.includes(s.id))
  const all = <T>(of: (s: ContentSet) => readonly T[]): T[] => used.flatMap(of)
  const skillCards = all((s) => s.skillCards)
  const characters = all((s) => s.characters)
  return {
    rules: rulesFor(config, used),
    characters: byId(characters),
    crises: byId(all((s) => s.crises)),
    superCrises: byId(all((s) => s.superCrises)),
    quorum: byId(all((s) => s.quorum)),
    destinations: byId(all((s) => s.destinations)),
    loyalty: byId(all((s) => s.loyalty)),
    locations: byId(all((s) => s.locations)),
    civilians: byId(all((s) => s.civilians)),
    galacticaTokens: byId(all((s) => s.galacticaTokens)),
    basestarTokens: byId(all((s) => s.basestarTokens)),
    titleAbilities: {
      president: all((s) => s.titleAbilities.president),
      admiral: all((s) => s.titleAbilities.admiral),
    },
    box: {
      crisis: copies(all((s) => s.crises)),
      'super-crisis': copies(all((s) => s.superCrises)),
      quorum: copies(all((s) => s.quorum)),
      destination: copies(all((s) => s.destinations)),
      politics: skillDeck(skillCards, 'politics'),
      leadership: skillDeck(skillCards, 'leadership'),
      tactics: skillDeck(skillCards, 'tactics'),
      piloting: skillDeck(skillCards, 'piloting'),
      engineering: skillDeck(skillCards, 'engineering'),
      treachery: skillDeck(skillCards, 'treachery'),
    },
    skillCards: byId(skillCards),
    skills: new Map(skillCards.flatMap(faces)),
    responses: responses(skillCards),
    windowAbilities: windowAbilities(characters),
    sheetPassives: new Map(characters.map((c) => [c.id, passivesByKind(c)])),
  }
}

const byId = <T extends { readonly id: string }>(list: readonly T[]): Map<string, T> =>
  new Map(list.map((x) => [x.id, x]))

const skillDeck = (cards: readonly SkillCard[], type: SkillType): CardId[] =>
  cards
    .filter((card) => card.type === type)
    .flatMap((card) =>
      Object.entries(card.strengths).flatMap(([strength, n]) =>
        Array.from({ length: n }, () => `${card.id}-${strength}`),
      ),
    )

const faces = (card: SkillCard): [string, SkillFace][] =>
  Object.keys(card.strengths).map((strength) => [
    `${card.id}-${strength}`,
    { card, strength: Number(strength) },
  ])

function responses(cards: readonly SkillCard[]): Map<string, Map<CardId, SkillCard>> {
  const found = new Map<string, Map<CardId, SkillCard>>()
  for (const card of cards) {
    const { window } = card.ability
    if (window === undefined || window === 'action') continue
    const inWindow = found.get(window) ?? new Map<CardId, SkillCard>()
    for (const [face] of faces(card)) inWindow.set(face, card)
    found.set(window, inWindow)
  }
  return found
}

function windowAbilities(characters: readonly Character[]): Map<string, Map<CharacterId, Ability[]>> {
  const found = new Map<string, Map<CharacterId, Ability[]>>()
  for (const character of characters)
    for (const ability of character.abilities) {
      if (ability.window === undefined) continue
      const inWindow = found.get(ability.window) ?? new Map<CharacterId, Ability[]>()
      inWindow.set(character.id, [...(inWindow.get(character.id) ?? []), ability])
      found.set(ability.window, inWindow)
    }
  return found
}

function passivesByKind(character: Character): Map<Passive['is'], Passive[]> {
  const found = new Map<Passive['is'], Passive[]>()
  for (const p of character.abilities.flatMap((a) => a.passives ?? []))
    found.set(p.is, [...(found.get(p.is) ?? []), p])
  return found
}

/** The sets' rules one on the other, then the objective and the variants agreed on. */
function rulesFor(config: Config, used: readonly ContentSet[]): Ruleset {
  const printed = used.reduce<Ruleset | undefined>((before, s) => s.ruleset(before), undefined)
  const objective = used.flatMap((s) => s.objectives).find((o) => o.id === config.objective)
  if (!printed || !objective) throw new Error('A game needs the base set and an objective.')
  const start = startFor(config, printed)
  const revealedCylonDraw = config.noSympathizer ? 3 : printed.revealedCylonDraw // B-VAR-7
  return { ...printed, objective, start, revealedCylonDraw }
}

function startFor(config: Config, printed: Ruleset): Ruleset['start'] {
  const start = config.noSympathizer ? { fuel: 8, food: 7, morale: 9, population: 10 } : printed.start // B-VAR-6
  const by =
    config.difficulty === 'easier-for-humans' ? 2 : config.difficulty === 'easier-for-cylons' ? -2 : 0
  return {
    fuel: start.fuel + by,
    food: start.food + by,
    morale: start.morale + by,
    population: start.population + by,
  }
}
