import { computed } from '@preact/signals'
import { type Component, contentOf, offer, skillTypes, usual } from '@ragtag/engine'
import { components, nameOf } from '../content.ts'
import { game } from '../state.ts'
import { type Change, changeOf } from '../words/changes.ts'
import { catalogue, sentence } from '../words/index.ts'
import { type Chapter, chapterOf, chapters } from './rule-book.ts'

// Everything that can be looked up, by the keys under which the game names things.

/** How it differs from the game without the boxes on the table. */
export const changeIn = (key: string): Change | undefined => changeOf(setsHere(), key)

/** What everybody knows of; the cards of other decks have a group each, called as the deck. */
const usualGroups = [
  'rules',
  'character',
  'location',
  'type',
  'skill',
  'crisis',
  'super-crisis',
  'quorum',
  'destination',
  'loyalty',
  'token',
  'title',
]
export type Group = string

export type Entry = {
  readonly key: string
  readonly group: Group
  readonly title: string
  /** What it says, line by line; a chapter's rules are in `chapter`. */
  readonly lines: readonly string[]
  readonly component?: Component
  readonly chapter?: Chapter
  /** A rule chapter that explains this kind of thing. */
  readonly about: string
  /** Title and text in small letters. */
  readonly searched: string
}

type Shelf = { readonly group: Group; readonly about: string }

const shelf: Readonly<Record<string, Shelf>> = {
  character: { group: 'character', about: 'CHAR' },
  skill: { group: 'skill', about: 'SKILL' },
  crisis: { group: 'crisis', about: 'CRISIS' },
  'super-crisis': { group: 'super-crisis', about: 'CRISIS' },
  quorum: { group: 'quorum', about: 'TITLE' },
  destination: { group: 'destination', about: 'JUMP' },
  loyalty: { group: 'loyalty', about: 'LOY' },
  location: { group: 'location', about: 'LOC' },
  title: { group: 'title', about: 'TITLE' },
  objective: { group: 'title', about: 'JUMP' },
}

const shelfOf = (kind: string, key: string): Shelf =>
  shelf[kind] ?? (key.startsWith('token:') ? { group: 'token', about: 'ATK' } : { group: kind, about: '' })

const word = (key: string): string | undefined => catalogue.messages[key]
const searchable = (...parts: readonly string[]): string => parts.join('\n').toLowerCase()

function componentEntry(component: Component): Entry {
  const key = nameOf(component)
  const place = shelfOf(component.kind, key)
  // Some components are told apart only by the catalogue: four cards say "You Are a Cylon".
  const named = component.kind === 'civilian' ? undefined : word(key)
  const title = named ?? component.title
  return {
    key,
    group: place.group,
    title,
    lines: component.text.split('\n').filter((line) => line !== ''),
    component,
    about: place.about,
    searched: searchable(title, component.text),
  }
}

const chapterEntry = (chapter: Chapter): Entry => ({
  key: `rule:${chapter.id}`,
  group: 'rules',
  title: chapter.title,
  lines: [],
  chapter,
  about: '',
  searched: searchable(
    chapter.title,
    ...chapter.blocks.map((b) =>
      b.kind === 'rule' ? `${b.id} ${b.text}` : b.kind === 'table' ? b.rows.flat().join(' ') : b.text,
    ),
  ),
})

const typeEntry = (type: string): Entry => ({
  key: `type:${type}`,
  group: 'type',
  title: word(`type:${type}`) ?? type,
  lines: [],
  about: 'SKILL',
  searched: searchable(word(`type:${type}`) ?? type),
})

/** The boxes on the table, or in the lobby all that are offered. */
export const setsHere = (): readonly string[] => game.value?.sets ?? offer().sets.map((s) => s.id)

/** What a box is called. */
export const setName = (id: string): string => offer().sets.find((s) => s.id === id)?.title ?? sentence(id)

/** The box that something belongs to, '' where it belongs to none. */
export const setOf = ({ component, chapter }: Entry): string => component?.set ?? chapter?.set ?? ''

/** All that is on the table, or in the lobby all that there is. */
const book = computed(() => {
  const printed = components.value
  const inUse = skillTypes.filter((type) => printed.some((c) => c.kind === 'skill' && c.type === type))
  const entries: readonly Entry[] = [
    ...chapters.filter((c) => setsHere().includes(c.set)).map(chapterEntry),
    ...inUse.map(typeEntry),
    ...printed.map(componentEntry),
  ]
  const found = new Set(entries.map((e) => e.group))
  return {
    entries,
    byKey: new Map(entries.map((e) => [e.key, e])),
    groups: [...usualGroups, ...[...found].filter((g) => !usualGroups.includes(g))],
  }
})

export const entries = (): readonly Entry[] => book.value.entries
export const groups = (): readonly Group[] => book.value.groups
export const entryOf = (key: string): Entry | undefined => book.value.byKey.get(key)
export const entriesIn = (group: Group): Entry[] => entries().filter((e) => e.group === group)
const isGroup = (name: string): boolean => groups().includes(name)

/** What a group is called, and one of it. */
export const groupName = (group: Group): string => word(`group.${group}`) ?? word(`deck:${group}`) ?? group
export const kindName = (group: Group): string => word(`kind.${group}`) ?? word(`deck:${group}`) ?? group

/** The characters and titles that have an ability. */
const owners = computed(() => {
  const everything = { ...usual, players: 0, sets: offer().sets.map((s) => s.id) }
  const content = contentOf(game.value ?? everything)
  return new Map([
    ...[...content.characters.values()].flatMap((c) =>
      c.abilities.map((a) => [a.id, `character:${c.id}`] as const),
    ),
    ...(['president', 'admiral'] as const).flatMap((title) =>
      content.titleAbilities[title].map((a) => [a.id, `title:${title}`] as const),
    ),
  ])
})
export const ownerOf = (ability: string): string | undefined => owners.value.get(ability)

/** Things the rules explain in a chapter rather than on a component. */
const explained: Readonly<Record<string, string>> = {
  'step:receive-skills': 'SKILL',
  'step:movement': 'MOVE',
  'step:action': 'ACT',
  'step:crisis': 'CRISIS',
  'step:activate-cylons': 'CYL',
  'step:prepare-jump': 'JUMP',
  'ship:viper': 'VIPER',
  'ship:raptor': 'RAPTOR',
  'ship:centurion': 'BOARD',
  'deck:crisis': 'CRISIS',
  'deck:super-crisis': 'REVEAL',
  'deck:quorum': 'TITLE',
  'deck:destination': 'JUMP',
  'deck:destiny': 'CHECK',
  'ability:end-infiltration': 'P-INFIL',
  'ship:assault-raptor': 'D-RAPTOR',
  'deck:mutiny': 'D-MUT',
  'deck:motive': 'D-LEAD',
  'deck:mission': 'D-HOME',
  'token:miracle': 'D-MIR',
  'board:demetrius': 'D-HOME',
  'board:rebel-basestar': 'D-HOME',
}
/** Where the newest box on the table has rules of its own about it. */
const explainedAnew: Readonly<Record<string, string>> = { 'ability:end-infiltration': 'D-INFIL' }
const explainedByKind: Readonly<Record<string, string>> = {
  resource: 'RES',
  area: 'MOVE',
  board: 'LOC',
  ship: 'CYL',
  icon: 'CYL',
  step: 'TURN',
  deck: 'SKILL',
  seat: 'TURN',
}

export type Found =
  | { readonly kind: 'contents' }
  /** How the table stands: what lies open, and what is left. */
  | { readonly kind: 'open' }
  | { readonly kind: 'group'; readonly group: Group }
  /** `mark` is the rule or the ability that was asked for within the entry. */
  | { readonly kind: 'entry'; readonly entry: Entry; readonly mark: string }
  | { readonly kind: 'unknown' }

/** What a key such as `location:command`, `skill-card:repair-2`, `rule:B-CHECK-7` or `rules` leads to. */
export function lookUp(key: string): Found {
  if (key === '') return { kind: 'contents' }
  if (key === 'open') return { kind: 'open' }
  if (isGroup(key)) return { kind: 'group', group: key }
  const [kind = '', id = ''] = key.split(/:(.*)/s)
  if (kind === 'group' && isGroup(id)) return { kind: 'group', group: id }
  const chapter = kind === 'rule' ? chapterOf(id) : undefined
  const reached =
    (chapter && entryOf(`rule:${chapter.id}`)) ??
    entryOf(key) ??
    (kind === 'skill-card' ? entryOf(key.replace(/-\d+$/, '')) : undefined) ??
    (kind === 'card' ? entryOf(`skill-card:${id.replace(/-\d+$/, '')}`) : undefined) ??
    (kind === 'deck' ? entryOf(`type:${id}`) : undefined) ??
    (kind === 'ability' ? entryOf(ownerOf(id) ?? '') : undefined) ??
    entryOf(`rule:${explainedAnew[key] ?? ''}`) ??
    entryOf(`rule:${explained[key] ?? explainedByKind[kind] ?? ''}`)
  if (!reached) return { kind: 'unknown' }
  return { kind: 'entry', entry: reached, mark: kind === 'rule' || kind === 'ability' ? id : '' }
}

/** Everything that has all the words asked for: titles first, then texts. */
export function search(wanted: string): Entry[] {
  const parts = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((w) => w !== '')
  if (parts.length === 0) return []
  const inTitle = (e: Entry): boolean => parts.every((w) => e.title.toLowerCase().includes(w))
  const found = entries().filter((e) => parts.every((w) => e.searched.includes(w)))
  return [...found.filter(inTitle), ...found.filter((e) => !inTitle(e))]
}
