import { type Component, componentList, contentOf, skillTypes } from '@ragtag/engine'
import { catalogue } from '../words/index.ts'
import { type Chapter, chapterOf, chapters } from './rule-book.ts'

// Everything that can be looked up, by the keys under which the game names things.

export const groups = [
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
] as const
export type Group = (typeof groups)[number]

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

const shelf: Readonly<Record<string, { group: Group; kind: string; about: string }>> = {
  character: { group: 'character', kind: 'character', about: 'CHAR' },
  skill: { group: 'skill', kind: 'skill-card', about: 'SKILL' },
  crisis: { group: 'crisis', kind: 'card', about: 'CRISIS' },
  'super-crisis': { group: 'super-crisis', kind: 'card', about: 'CRISIS' },
  quorum: { group: 'quorum', kind: 'card', about: 'TITLE' },
  destination: { group: 'destination', kind: 'card', about: 'JUMP' },
  loyalty: { group: 'loyalty', kind: 'card', about: 'LOY' },
  location: { group: 'location', kind: 'location', about: 'LOC' },
  civilian: { group: 'token', kind: 'token', about: 'ATK' },
  'galactica-damage': { group: 'token', kind: 'token', about: 'ATK' },
  'basestar-damage': { group: 'token', kind: 'token', about: 'ATK' },
  title: { group: 'title', kind: 'title', about: 'TITLE' },
  objective: { group: 'title', kind: 'card', about: 'JUMP' },
}

const word = (key: string): string | undefined => catalogue.messages[key]
const searchable = (...parts: readonly string[]): string => parts.join('\n').toLowerCase()

function componentEntry(component: Component): Entry | undefined {
  const place = shelf[component.kind]
  if (!place) return undefined
  const key = `${place.kind}:${component.id}`
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
      b.kind === 'rule' ? `${b.id} ${b.text}` : b.kind === 'text' ? b.text : b.rows.flat().join(' '),
    ),
  ),
})

const components = componentList(catalogue)
const inUse = skillTypes.filter((type) => components.some((c) => c.kind === 'skill' && c.type === type))

const typeEntry = (type: string): Entry => ({
  key: `type:${type}`,
  group: 'type',
  title: word(`type:${type}`) ?? type,
  lines: [],
  about: 'SKILL',
  searched: searchable(word(`type:${type}`) ?? type),
})

export const entries: readonly Entry[] = [
  ...chapters.map(chapterEntry),
  ...inUse.map(typeEntry),
  ...components.flatMap((c) => componentEntry(c) ?? []),
]

const byKey = new Map(entries.map((e) => [e.key, e]))
export const entryOf = (key: string): Entry | undefined => byKey.get(key)
export const entriesIn = (group: Group): Entry[] => entries.filter((e) => e.group === group)
export const isGroup = (name: string): name is Group => groups.some((g) => g === name)

/** The characters and titles that have an ability. */
const abilityOwner = new Map<string, string>()
for (const set of ['base']) {
  const content = contentOf({
    players: 3,
    sets: [set],
    objective: 'kobol',
    difficulty: 'standard',
    noSympathizer: false,
  })
  for (const c of content.characters.values())
    for (const a of c.abilities) abilityOwner.set(a.id, `character:${c.id}`)
  for (const a of content.titleAbilities.president) abilityOwner.set(a.id, 'title:president')
  for (const a of content.titleAbilities.admiral) abilityOwner.set(a.id, 'title:admiral')
}
export const ownerOf = (ability: string): string | undefined => abilityOwner.get(ability)

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
}
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
  const found = entries.filter((e) => parts.every((w) => e.searched.includes(w)))
  return [...found.filter(inTitle), ...found.filter((e) => !inTitle(e))]
}
