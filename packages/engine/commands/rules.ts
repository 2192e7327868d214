import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { options } from '../../../scripts/options.ts'

const { quiet } = options(
  'rules',
  'Lists every rule number with the tests that cite it; fails if one has none or a test cites a number that does not exist.',
  { quiet: { type: 'boolean', default: false, help: 'print only what is wrong and the totals' } },
)

const root = process.cwd()
/** The digests whose rules the engine plays. */
const digests = ['base.md', 'pegasus.md', 'daybreak.md']
const number = /\b[BPD]-[A-Z]+-\d+\b/g

const rules = digests.flatMap((file) =>
  [...readFileSync(join(root, 'docs/rules', file), 'utf8').matchAll(/^- \*\*([BPD]-[A-Z]+-\d+)\*\*/gm)].map(
    (m) => m[1] ?? '',
  ),
)

const known = new Set(rules)

const citations = new Map<string, string[]>()
const tests = join(root, 'packages/engine/tests')
for (const entry of readdirSync(tests, { recursive: true, encoding: 'utf8' })) {
  if (!entry.endsWith('.test.ts')) continue
  // A citation is a number in the name of a test.
  const source = readFileSync(join(tests, entry), 'utf8')
  for (const title of source.matchAll(
    /\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g,
  ))
    for (const [cited] of (title[2] ?? '').matchAll(number))
      citations.set(cited, [...(citations.get(cited) ?? []), `${entry}: ${title[2] ?? ''}`])
}

const uncited = rules.filter((rule) => !citations.has(rule))
const unknown = [...citations.keys()].filter((cited) => !known.has(cited))
if (!quiet)
  for (const rule of rules)
    console.log(`${rule}\n${(citations.get(rule) ?? ['(no test)']).map((t) => `    ${t}`).join('\n')}`)
if (uncited.length > 0) console.log(`Rules without a test (${uncited.length}): ${uncited.join(' ')}`)
for (const cited of unknown)
  console.log(`No such rule: ${cited}, cited by ${citations.get(cited)?.join('; ')}`)
console.log(
  `${rules.length} rules, ${rules.length - uncited.length} cited by tests, ${unknown.length} unknown numbers cited.`,
)
process.exitCode = uncited.length + unknown.length > 0 ? 1 : 0
