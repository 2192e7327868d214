import { computed } from '@preact/signals'
import { catalogue } from '../words/index.ts'
import { entries, entryOf, lookUp, ownerOf } from './entries.ts'

// Finds the names of things in running text, so that each can be opened where it stands.

export type Piece = { readonly text: string; readonly key: string }

const nicknames = [
  ['Helo', 'karl-agathon'],
  ['Starbuck', 'kara-thrace'],
  ['Apollo', 'lee-adama'],
  ['Boomer', 'sharon-valerii'],
  ['Chief Tyrol', 'galen-tyrol'],
  ['Baltar', 'gaius-baltar'],
] as const

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What every name on the table leads to, and how to find them. */
const names = computed(() => {
  const named = new Map<string, string>()
  const add = (title: string, key: string): void => {
    if (title.length > 3 && !named.has(title)) named.set(title, key)
  }
  for (const { key, title, group } of entries()) if (group !== 'rules' && group !== 'token') add(title, key)
  for (const [key, title] of Object.entries(catalogue.messages))
    if (key.startsWith('ability:') && ownerOf(key.slice('ability:'.length))) add(title, key)
  for (const [nickname, id] of nicknames) if (entryOf(`character:${id}`)) add(nickname, `character:${id}`)
  const titles = [...named.keys()].sort((a, b) => b.length - a.length)
  const any = titles.map(escaped).join('|')
  return { named, pattern: new RegExp(`\\bB-[A-Z]+-\\d+\\b|(?<![\\w])(?:${any})(?![\\w])`, 'g') }
})

/** Areas are written as the board names them inside the rules. */
const areaName = (text: string): string =>
  text.replaceAll(/`([\w-]+)`/g, (_all, id: string) => catalogue.messages[`area:${id}`] ?? id)

/** The text in pieces: those with a key lead to an entry other than the one being read. */
export function pieces(text: string, reading = ''): Piece[] {
  const { named, pattern } = names.value
  const plain = areaName(text)
  const found: Piece[] = []
  let from = 0
  for (const match of plain.matchAll(pattern)) {
    const name = match[0]
    const key = named.get(name) ?? `rule:${name}`
    if (key === reading || lookUp(key).kind === 'unknown') continue
    if (match.index > from) found.push({ text: plain.slice(from, match.index), key: '' })
    found.push({ text: name, key })
    from = match.index + name.length
  }
  if (from < plain.length) found.push({ text: plain.slice(from), key: '' })
  return found
}
