import { usual } from './config.ts'
import { contentOf, sets, setsIn } from './content/index.ts'
import { type Components, type ContentSet, componentsOf, gather, partsUsed } from './content/set.ts'
import type { CheckData, CrisisCard, SkillCard } from './core/content.ts'
import type { Title } from './core/names.ts'
import type { Config } from './core/state.ts'
import {
  describeAbility,
  describeAction,
  describeBasestarToken,
  describeCharacter,
  describeCrisis,
  describeDamageToken,
  describeDestination,
  describeLocation,
  describeLoss,
  describeLoyalty,
  describeObjective,
  describeOther,
  describePlaceToken,
  describeQuorum,
  describeShipToken,
  describeSkillCard,
  describeStanding,
  type Icons,
} from './text/describe.ts'
import { english } from './text/en.ts'
import type { Message } from './text/message.ts'
import { type Catalogue, render } from './text/render.ts'

/** A component of the boxes: what is printed on it, and what a player reads. */
export type Component = {
  readonly set: string
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly copies: number
  readonly text: string
  readonly difficulty?: number
  readonly skills?: unknown
  readonly partial?: number
  readonly cylons?: string | readonly string[]
  readonly jump?: boolean
  /** Further symbols of the Prepare for Jump step. */
  readonly icons?: readonly string[]
  readonly type?: string
  readonly strengths?: SkillCard['strengths']
  readonly distance?: number
}

type Named = { readonly id: string; readonly title: string; readonly copies?: number }

/** Everything in the boxes that players are offered; a card that is only printed anew is listed once. */
export function componentList(catalogue: Catalogue = english): Component[] {
  const seen = new Set<string>()
  return sets
    .flatMap((set) => [
      ...listOf(componentsOf(set), () => set.id, catalogue),
      ...(set.parts ?? []).flatMap((part) => titlesOf(set, part.only.objectives?.[0], catalogue)),
      ...areasOf(set, catalogue),
      ...standingsOf(set, catalogue),
      ...playerTokensOf(set, catalogue),
    ])
    .filter(({ kind, id }) => {
      const key = `${kind} ${id}`
      return !seen.has(key) && seen.add(key)
    })
}

/** The titles as an objective has them, where a box prints them anew for it. */
function titlesOf(set: ContentSet, objective: string | undefined, catalogue: Catalogue): Component[] {
  const part = set.parts?.find((p) => p.titleAbilities && p.only.objectives?.[0] === objective)
  if (objective === undefined || !part) return []
  const parts = gather(
    partsUsed({ ...usual, players: 0, sets: [usual.sets[0] ?? '', set.id], objective }, sets),
  )
  return (['president', 'admiral'] as const).flatMap((title) =>
    titleOf(title, parts, () => set.id, catalogue).map((c) => ({ ...c, id: `${title}-${objective}` })),
  )
}

/** Boards on which something can be done anywhere, and where piles of tokens lie. */
function areasOf(set: ContentSet, catalogue: Catalogue): Component[] {
  const { boards, objectives, locations } = componentsOf(set)
  const isBare = (board: string, side: string): boolean =>
    locations.some((l) => l.ship === board) &&
    !locations.some((l) => l.ship === board && (l.sides ?? ['front']).includes(side))
  const area = (id: string, title: string, text: readonly Message[]): Component => ({
    set: set.id,
    kind: 'location',
    id,
    title,
    copies: 1,
    text: sentences(text.map((m) => render(m, { catalogue })).join('\n')),
  })
  return [
    ...boards.flatMap(({ id, title, actions }) =>
      actions ? [area(`${id}-board`, title, actions.map(describeAction))] : [],
    ),
    // A side with a name of its own and nothing on it.
    ...boards.flatMap(({ id, sides }) =>
      sides.flatMap((side) =>
        side.title?.match(/^[A-Z]/) && isBare(id, side.id)
          ? [area(`${id}-${side.id}`, side.title, [{ key: 'text.bare-side' }])]
          : [],
      ),
    ),
    ...boards.flatMap(({ spaces = [] }) =>
      spaces.map(({ id, title, deck }) =>
        area(id, title, [{ key: 'text.card-space', params: { deck: { key: `deck:${deck}` } } }]),
      ),
    ),
    ...objectives.flatMap(({ piles }) =>
      Object.keys(piles ?? {}).map((id) => {
        const name = render({ key: `pile:${id}` }, { catalogue })
        return area(id, name, [{ key: 'text.pile' }])
      }),
    ),
  ]
}

/** Tokens that lie with players. */
function playerTokensOf(set: ContentSet, catalogue: Catalogue): Component[] {
  const [first] = usual.sets
  if (!set.ruleset || set.id === first) return []
  const { playerTokens = {} } = contentOf({ ...usual, players: 0, sets: [first ?? '', set.id] }).rules
  return Object.entries(playerTokens).map(([id, { title, atStart, limit, copies }]) => ({
    set: set.id,
    kind: 'token',
    id,
    title,
    copies,
    text: sentences(render({ key: 'text.player-token', params: { start: atStart, limit } }, { catalogue })),
  }))
}

/** Cards that tell what somebody is for a while. */
function standingsOf(set: ContentSet, catalogue: Catalogue): Component[] {
  const [first] = usual.sets
  if (!set.ruleset || set.id === first) return []
  const { standings } = contentOf({ ...usual, players: 0, sets: [first ?? '', set.id] }).rules
  return Object.values(standings).flatMap((s) =>
    s.card === undefined
      ? []
      : [
          {
            set: set.id,
            kind: 'title',
            id: s.card.id,
            title: s.card.title,
            copies: 1,
            text: sentences(render(describeStanding(s), { catalogue })),
          },
        ],
  )
}

/** What a game is played with, and nothing else. */
export function componentsIn(config: Config, catalogue: Catalogue): Component[] {
  const used = setsIn(config).map((set) => ({
    id: set.id,
    has: new Set<object>(everything(componentsOf(set))),
  }))
  const from = (x: object): string => used.find((set) => set.has.has(x))?.id ?? ''
  return listOf(gather(partsUsed(config, setsIn(config))), from, catalogue)
}

const everything = (parts: Components): object[] => Object.values(parts).flat()

function listOf(parts: Components, from: (x: object) => string, catalogue: Catalogue): Component[] {
  const icons: Icons = new Map([...offeredIcons, ...parts.icons.map((icon) => [icon.id, icon] as const)])
  const kindOf = (deck: string): string => parts.decks.find((d) => d.id === deck)?.kind ?? deck
  const crisisText = (card: CrisisCard): Message => describeCrisis(card, icons)
  const all = <T extends Named>(
    kind: string,
    list: readonly T[],
    text: (x: T) => Message,
    more: (x: T) => Partial<Component> = () => ({}),
  ): Component[] =>
    list.map((x) => ({
      set: from(x),
      kind,
      id: x.id,
      title: x.title,
      copies: x.copies ?? 1,
      ...more(x),
      text: sentences(render(text(x), { catalogue })),
    }))
  return [
    ...all('character', parts.characters, describeCharacter, (c) => ({
      type: c.type,
      skills: c.skills.map((d) => (d.types.length === 1 ? { type: d.types[0], draw: d.draw } : d)),
    })),
    ...all('skill', parts.skillCards, describeSkillCard, (c) => ({
      type: c.type,
      strengths: c.strengths,
      copies: Object.values(c.strengths).reduce((sum, n) => sum + n, 0),
    })),
    ...all('crisis', parts.crises, crisisText, (c) => ({
      ...(c.deck === undefined ? {} : { kind: kindOf(c.deck) }),
      ...crisisData(c, icons),
    })),
    ...all('super-crisis', parts.superCrises, crisisText, (c) => crisisData(c, icons)),
    ...all('quorum', parts.quorum, describeQuorum),
    ...all('destination', parts.destinations, describeDestination, (d) => ({ distance: d.distance })),
    ...all('loyalty', parts.loyalty, describeLoyalty),
    ...all('location', parts.locations, describeLocation, (l) =>
      checkOfLocation(l.actions.flatMap((a) => a.effect)),
    ),
    ...all('civilian', parts.civilians, (t) => describeLoss(t.loss)),
    ...parts.boards.flatMap(({ id }) =>
      all(
        `${id}-damage`,
        parts.damageTokens.filter((t) => t.board === id),
        describeDamageToken,
      ),
    ),
    ...all('basestar-damage', parts.basestarTokens, describeBasestarToken),
    ...all('token', parts.shipTokens, describeShipToken),
    ...all('token', parts.placeTokens, describePlaceToken, (t) => ({ copies: t.count })),
    ...parts.decks.flatMap(({ id }) =>
      all(
        kindOf(id),
        parts.cards.filter((card) => card.deck === id),
        describeOther,
        ({ check, distance }) => ({
          ...(check ? checkData(check) : {}),
          ...(distance === undefined ? {} : { distance }),
        }),
      ),
    ),
    ...(['president', 'admiral'] as const).flatMap((title) => titleOf(title, parts, from, catalogue)),
    ...all('objective', parts.objectives, describeObjective),
  ]
}

/** What the holder of a title can do by it. */
function titleOf(
  title: Title,
  { titleAbilities }: Components,
  from: (x: object) => string,
  catalogue: Catalogue,
): Component[] {
  const own = titleAbilities.filter((a) => a.of === title)
  const [first] = own
  if (!first) return []
  return [
    {
      set: from(first),
      kind: 'title',
      id: title,
      title: render({ key: `title:${title}` }, { catalogue }),
      copies: 1,
      text: own.map((a) => sentences(render(describeAbility(a), { catalogue }))).join(' '),
    },
  ]
}

/** The symbols of all sets. */
const offeredIcons: Icons = new Map(
  sets.flatMap((set) => componentsOf(set).icons.map((icon) => [icon.id, icon])),
)

const checkData = (check: CheckData): Partial<Component> => ({
  difficulty: check.difficulty,
  skills: check.skills,
  ...(check.partial ? { partial: check.partial.at } : {}),
})

function crisisData(card: CrisisCard, icons: Icons): Partial<Component> {
  const of = (step: string): string[] => card.icons.filter((icon) => icons.get(icon)?.step === step)
  const cylons = of('activate-cylons')
  const others = of('prepare-jump').filter((icon) => icon !== 'jump')
  return {
    ...(card.body.kind === 'check' ? checkData(card.body.check) : {}),
    cylons: cylons.length > 1 ? cylons : (cylons[0] ?? 'none'),
    jump: card.icons.includes('jump'),
    ...(others.length > 0 ? { icons: others } : {}),
    ...(card.distance === undefined ? {} : { distance: card.distance }),
  }
}

/** The check inside a location's action, if it has one. */
function checkOfLocation(action: readonly object[]): Partial<Component> {
  for (const word of action) {
    if ('check' in word && isCheck(word.check)) return checkData(word.check)
    if ('effect' in word && Array.isArray(word.effect)) return checkOfLocation(word.effect)
  }
  return {}
}

const isCheck = (x: unknown): x is CheckData => typeof x === 'object' && x !== null && 'difficulty' in x

/** Each line as a sentence. */
const sentences = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1))
    .map((line) => (/[.!?]$/.test(line) || line === '' ? line : `${line}.`))
    .join('\n')
