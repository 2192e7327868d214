import base from '../../../../docs/rules/base.md?raw'
import daybreak from '../../../../docs/rules/daybreak.md?raw'
import pegasus from '../../../../docs/rules/pegasus.md?raw'
import { changesOf } from '../words/changes.ts'

// The rules digest as it is read here: chapters of numbered rules, with the sources left out.

export type Block =
  | { readonly kind: 'rule'; readonly id: string; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** What is not as it was without the box, and where. */
  | { readonly kind: 'change'; readonly about: string; readonly text: string }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

export type Chapter = {
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** The box whose rules these are. */
  readonly set: string
  /** What the numbers of its rules begin with: `B-CHECK-`. */
  readonly numbers: string
}

const heading = /^## ([A-Z]+) — (.+)$/
const rule = /^- \*\*([A-Z]-[A-Z]+-\d+)\*\* (.+)$/

/** Where a rule comes from and how sure it is: of use to those who check the digest, not to players. */
const sources =
  /\s*(\((clarification|proposal|older)\b[^)]*\)|\[(?=[^\]]*\b(de|es|pl|FAQ|clar|board|card|sheet|token|no source|p\d+|back|implied|quick ref)\b)[^\]]*\])/g

const plain = (text: string): string =>
  text
    .replaceAll(sources, '')
    .replaceAll(/\*\*?([^*]+)\*\*?/g, '$1')
    .replaceAll(/`([^`]+)`/g, (_, name: string) => name.replaceAll('-', ' '))
    .trim()

const cells = (line: string): string[] => line.split('|').slice(1, -1).map(plain)
const isRuler = (line: string): boolean => /^\|[\s|:-]+\|$/.test(line)

/** The chapters of a box; those of the first keep their short names. */
export function readRules(markdown: string, set = 'base', letter = 'B'): Chapter[] {
  const chapters: { id: string; title: string; lines: string[] }[] = []
  let open = false
  for (const line of markdown.split('\n')) {
    const found = heading.exec(line)
    if (found) chapters.push({ id: found[1] ?? '', title: found[2] ?? '', lines: [] })
    if (line.startsWith('## ')) open = found !== null
    else if (open) chapters[chapters.length - 1]?.lines.push(line)
  }
  return (
    chapters
      .map(({ id, title, lines }) => ({
        id: letter === 'B' ? id : `${letter}-${id}`,
        title,
        blocks: blocksOf(lines),
        set,
        numbers: `${letter}-${id}-`,
      }))
      // What is not played here has no rules.
      .filter(({ blocks }) => blocks.some((b) => b.kind !== 'text'))
  )
}

/** What a box changes in the game without it, before its own rules. */
const changed = (set: string, letter: string, title: string): Chapter => ({
  id: `${letter}-NEW`,
  title: `What ${title} changes`,
  blocks: Object.entries(changesOf(set)).map(([about, text]) => ({ kind: 'change', about, text })),
  set,
  numbers: `${letter}-NEW-`,
})

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let text: string[] = []
  let table: string[][] = []
  const flush = (): void => {
    if (text.length > 0) blocks.push({ kind: 'text', text: plain(text.join(' ')) })
    const [head, ...rows] = table
    if (head) blocks.push({ kind: 'table', head, rows })
    text = []
    table = []
  }
  for (const line of lines) {
    const found = rule.exec(line)
    if (line.startsWith('|')) {
      if (!isRuler(line)) table.push(cells(line))
      continue
    }
    const under = /^#+ (.+)$/.exec(line)?.[1]
    if (found || under !== undefined || line === '') flush()
    if (found) blocks.push({ kind: 'rule', id: found[1] ?? '', text: plain(found[2] ?? '') })
    else if (line !== '') text.push(under ?? line)
  }
  flush()
  return blocks
}

export const chapters: readonly Chapter[] = [
  ...readRules(base),
  changed('pegasus', 'P', 'Pegasus'),
  ...readRules(pegasus, 'pegasus', 'P'),
  changed('daybreak', 'D', 'Daybreak'),
  ...readRules(daybreak, 'daybreak', 'D'),
]

export const chapterOf = (id: string): Chapter | undefined =>
  chapters.find((c) => c.id === id || id.startsWith(c.numbers))
