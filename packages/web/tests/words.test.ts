import { english } from '@ragtag/engine'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../src/words/index.ts'
import '../src/reference/words.ts'
import '../src/screens/words.ts'
import '../src/words/bots.ts'
import '../src/words/days.ts'
import '../src/words/how.ts'

const sources = Object.entries(
  import.meta.glob<string>(['../src/**/*.ts', '../src/**/*.tsx', '!../src/**/dev/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const isCatalogue = (path: string): boolean =>
  /\/words(\/(en|bots|boxes|plays|days|how|moments))?\.ts$/.test(path)
const code = sources.filter(([path]) => !isCatalogue(path))
/** A seat is said by whoever asks, not by the catalogue. */
const known = [...Object.keys(catalogue.messages), 'seat']
const own = Object.keys(catalogue.messages).filter((key) => english.messages[key] === undefined)

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Keys as they stand in the code; those put together from pieces become patterns. */
const literal = /\bt\(\s*'([^']+)'/g
const pieced = /`([a-z][\w-]*[.:][^`]*\$\{[^`]*)`|\bt\(`(\$\{[^`]*\}\.[a-z]+)`/g

describe('Everything the page says', () => {
  it('is in the catalogue', () => {
    let used = 0
    for (const [path, text] of code)
      for (const [, key = ''] of text.matchAll(literal)) {
        used++
        expect(known, `${key} in ${path}`).toContain(key)
      }
    expect(used).toBeGreaterThan(200)
  })

  it('is said somewhere: no word of our own is left over', () => {
    const all = code.map(([, text]) => text).join('\n')
    const patterns = [...all.matchAll(pieced)].map(
      ([, begun, ended]) =>
        new RegExp(
          `^${(begun ?? ended ?? '')
            .split(/\$\{[^}]*\}/)
            .map(escaped)
            .join('[^ ]*')}$`,
        ),
    )
    const left = own.filter(
      (key) => !all.includes(`'${key}'`) && !patterns.some((p) => p.test(key)) && !indirect.test(key),
    )
    expect(left).toEqual([])
  })

  it('stands in no component: neither between tags nor in what screen readers read', () => {
    const found = code
      .filter(([path]) => path.endsWith('.tsx'))
      .flatMap(([path, text]) => [
        ...[...text.matchAll(/[\w"'}]>\s*([A-Za-z][A-Za-z ,.!?’']{2,}?)\s*<\/?[a-z]/g)].map(
          (m) => `${path}: ${m[1]}`,
        ),
        ...[...text.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*[A-Za-z][^"]*)"/g)].map(
          (m) => `${path}: ${m[1]}`,
        ),
      ])
    expect(found).toEqual([])
  })

  it('has its holes filled: what a text asks for is named the way the code gives it', () => {
    for (const key of own) {
      const text = catalogue.messages[key] ?? ''
      expect(text.trim(), key).not.toBe('')
      expect(text.replaceAll(/\{[a-z]\w*([;/|]|[#*][^{}|]*\|[^{}]*)?\}/gi, ''), key).not.toMatch(/[{}]/)
    }
  })
})

/** Said under a key that the engine makes: its prompts in our words, its moments, its reasons. */
const indirect = /^(ask\.prompt\.|pass\.|confirm\.|moment\.|why-not\.)/
