import { componentsIn, usual, view } from '@ragtag/engine'
import { type Position, scenario } from '@ragtag/engine/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import base from '../../../docs/rules/base.md?raw'
import pegasus from '../../../docs/rules/pegasus.md?raw'
import { type Entry, entries, entryOf, lookUp, search, setOf } from '../src/reference/entries.ts'
import { pieces } from '../src/reference/names-in-text.ts'
import { chapters, readRules } from '../src/reference/rule-book.ts'
import { receive } from '../src/state.ts'
import { catalogue } from '../src/words/index.ts'
import '../src/reference/words.ts'

const components = componentsIn({ ...usual, players: 3 }, catalogue)
const players = ['william-adama', 'laura-roslin', 'saul-tigh']
/** At a table with these boxes. */
const on = (config?: Position['config']): void =>
  receive({
    type: 'update',
    view: view(scenario({ players, ...(config ? { config } : {}) }).state, 0),
    log: [],
    deadline: null,
  })
on()
beforeEach(() => on())
const numbers = [...base.matchAll(/^- \*\*(B-[A-Z]+-\d+)\*\*/gm)].map((m) => m[1] ?? '')
const rulesOf = (set: string) => chapters.filter((c) => c.set === set)
const printed = [
  ...rulesOf('base').flatMap((c) =>
    c.blocks.flatMap((b) => (b.kind === 'table' ? [...b.head, ...b.rows.flat()] : [b.text])),
  ),
  ...entries().flatMap((e) => e.lines),
]

const noEntry: Entry = { key: '', group: '', title: '', lines: [], about: '', searched: '' }

/** Names by which the game speaks of things, and under which nothing can be looked up. */
function unknownNames(): string[] {
  const kinds =
    /^(character|location|card|skill-card|ability|title|type|resource|ship|area|icon|step|deck|board):/
  const names = Object.keys(catalogue.messages).filter((key) => kinds.test(key))
  expect(names.length).toBeGreaterThan(150)
  return names.filter((key) => lookUp(key).kind === 'unknown')
}

describe('The reference', () => {
  it('tells how the table stands', () => {
    expect(lookUp('open')).toEqual({ kind: 'open' })
  })

  it('has every rule of the base game under its number', () => {
    expect(numbers.length).toBeGreaterThan(400)
    for (const id of numbers) {
      const found = lookUp(`rule:${id}`)
      expect(found, id).toMatchObject({ kind: 'entry', mark: id })
      const rules = found.kind === 'entry' ? (found.entry.chapter?.blocks ?? []) : []
      expect(
        rules.some((b) => b.kind === 'rule' && b.id === id && b.text.length > 10),
        id,
      ).toBe(true)
      expect(search(id.toLowerCase()).length, id).toBeGreaterThan(0)
    }
    const told = rulesOf('base').flatMap((c) => c.blocks.flatMap((b) => (b.kind === 'rule' ? [b.id] : [])))
    expect(told).toEqual(numbers)
  })

  it('has the rules and components of every box on the table, each under its own', () => {
    on({ sets: ['base', 'pegasus'], objective: 'new-caprica' })
    const rules = [...pegasus.matchAll(/^- \*\*(P-[A-Z]+-\d+)\*\*/gm)].map((m) => m[1] ?? '')
    expect(rules.length).toBeGreaterThan(250)
    for (const id of rules) expect(lookUp(`rule:${id}`), id).toMatchObject({ kind: 'entry', mark: id })
    // A number says whose rule it is: both boxes have a chapter on movement.
    expect(lookUp('rule:B-MOVE-1')).toMatchObject({ entry: { chapter: { set: 'base' } } })
    expect(lookUp('rule:P-MOVE-1')).toMatchObject({ entry: { chapter: { set: 'pegasus' } } })
    for (const key of ['location:airlock', 'character:cavil', 'location:shipyard', 'card:genocide'])
      expect(setOf(entryOf(key) ?? { ...noEntry, key }), key).toBe('pegasus')
    expect(setOf(entryOf('location:command') ?? noEntry)).toBe('base')
    const texts = entries().flatMap((e) => (e.component && setOf(e) === 'pegasus' ? e.lines : []))
    expect(texts.join('\n')).not.toMatch(/undefined|\{|effect\.|when\./)
    expect(search('P-EXEC-8').map((e) => e.key)).toEqual(['rule:P-EXEC'])
    // What the box has put out of use, or another game with it would have, keeps its name.
    const unused =
      /^(card|skill-card):investigative-committee(-\d)?$|^card:sympathetic-cylon$|^location:(caprica|cylon-fleet|human-fleet|resurrection-ship)$/
    expect(unknownNames().filter((key) => !unused.test(key))).toEqual([])
    expect(lookUp('token:occupation-force').kind).toBe('entry')
    on()
    expect(lookUp('rule:P-EXEC-8').kind).toBe('unknown')
    expect(entryOf('location:airlock')).toBeUndefined()
  })

  it('has every component, with what is printed on it', () => {
    const shown = new Map(entries().flatMap((e) => (e.component ? [[e.component, e] as const] : [])))
    expect(entries().filter((e) => e.component)).toHaveLength(components.length)
    expect(new Set(entries().map((e) => e.key)).size).toBe(entries().length)
    for (const c of components) {
      const entry = entries().find((e) => e.component?.kind === c.kind && e.component.id === c.id)
      expect(entry, `${c.kind} ${c.id}`).toBeDefined()
      expect(entry?.lines.join('\n')).toBe(c.text.split('\n').filter(Boolean).join('\n'))
      if (entry) expect(search(entry.title), entry.title).toContain(entry)
    }
    expect(shown.size).toBe(components.length)
  })

  it('knows every name by which the game speaks of a thing', () => {
    // A type that comes with a later set has a name already, and nothing to tell.
    expect(unknownNames()).toEqual(['type:treachery'])
  })

  it('says nothing of other sets, of sources or of how sure a rule is', () => {
    for (const text of printed) {
      expect(text).not.toMatch(/pegasus|daybreak|exodus|treachery|cylon leader|new caprica/i)
      expect(text).not.toMatch(
        /\((clarification|proposal|older)|\[(de|es|pl|FAQ|clar|sheet|card)\b|\*\*|Q\d+\b/,
      )
    }
  })

  it('leads from names in running text to what they name, and changes no word', () => {
    let links = 0
    for (const text of printed) {
      const found = pieces(text)
      const plain = text.replaceAll(/`([\w-]+)`/g, (_, id: string) => catalogue.messages[`area:${id}`] ?? id)
      expect(found.map((p) => p.text).join('')).toBe(plain)
      for (const { key } of found.filter((p) => p.key !== '')) {
        links++
        expect(lookUp(key).kind, key).toBe('entry')
      }
    }
    expect(links).toBeGreaterThan(300)
    expect(pieces('Starbuck goes to the Brig (B-MOVE-3).').filter((p) => p.key !== '')).toEqual([
      { text: 'Starbuck', key: 'character:kara-thrace' },
      { text: 'Brig', key: 'location:brig' },
      { text: 'B-MOVE-3', key: 'rule:B-MOVE-3' },
    ])
    expect(pieces('To the Brig', 'location:brig')).toEqual([{ text: 'To the Brig', key: '' }])
  })

  it('puts what is called so before what only mentions it, and wants all words', () => {
    expect(search('ftl control')[0]?.key).toBe('location:ftl-control')
    expect(search('  FTL   control ')[0]?.key).toBe('location:ftl-control')
    expect(search('ftl zarek nothing')).toEqual([])
    expect(search(' ')).toEqual([])
  })

  it('opens the sheet an ability is on, and a card by any of its strengths', () => {
    expect(lookUp('ability:inspirational-leader')).toMatchObject({
      kind: 'entry',
      mark: 'inspirational-leader',
      entry: { key: 'character:william-adama' },
    })
    expect(lookUp('skill-card:repair-2')).toMatchObject({ entry: { key: 'skill-card:repair' } })
    expect(lookUp('')).toEqual({ kind: 'contents' })
    expect(lookUp('location:nowhere').kind).toBe('unknown')
    for (const e of entries()) if (e.about !== '') expect(entryOf(`rule:${e.about}`), e.key).toBeDefined()
  })

  it('reads chapters of numbered rules, tables and running text', () => {
    const text = [
      '# Digest',
      'Not a chapter.',
      '## ONE — First things',
      'Some *words* first,',
      'on two lines.',
      '',
      '- **B-ONE-1** A rule in `stern-port`. (clarification) [de 5; FAQ]',
      '- **B-ONE-2** Another one. (older editions: none) [sheet]',
      '',
      '| a | b |',
      '| --- | --- |',
      '| 1 | **2** |',
      '## Open questions',
      '- **B-ONE-9** Not a rule.',
    ].join('\n')
    expect(readRules(text)).toEqual([
      {
        id: 'ONE',
        set: 'base',
        numbers: 'B-ONE-',
        title: 'First things',
        blocks: [
          { kind: 'text', text: 'Some words first, on two lines.' },
          { kind: 'rule', id: 'B-ONE-1', text: 'A rule in stern port.' },
          { kind: 'rule', id: 'B-ONE-2', text: 'Another one.' },
          { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
        ],
      },
    ])
  })
})
