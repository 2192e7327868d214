// How mutants are tried: the tests of rules and cards in one bundle that is loaded afresh for every mutant, and of them
// those that come by it: first those that found the last ones, then the quickest. Under Vitest the same takes many times
// as long, most of it before the first test begins.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { build } from 'esbuild'
import { collector } from './tests.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = 'packages/engine/tests'

/** Random games come by nearly every mutant and take seconds: they are for `npm test`. */
const elsewhere = /(^|\/)(golden|imagine|migrations|odd-box|properties|text|why-not|[\w-]+-games)\.test\.ts$/
const random = /random games|whatever hidden cards/

/** So many tests decide about a mutant: of those found by any, not one in two hundred was found by a later one. */
const most = 500

const testFiles = () => [
  'why-not/base.ts',
  ...readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && !elsewhere.test(file))
    .sort(),
]

/** A test that reads sources reads those of the repository, not those with the mutants. */
const whereItWas = {
  name: 'where it was',
  setup: (b) =>
    b.onLoad({ filter: /\.test\.ts$/ }, ({ path }) => {
      const there = JSON.stringify(dirname(join(root, relative('.', path))))
      return { contents: readFileSync(path, 'utf8').replaceAll('import.meta.dirname', there), loader: 'ts' }
    }),
}

async function bundled(files) {
  const entries = files.map(
    (file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)})`,
  )
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = {${entries}}`, resolveDir: resolve(folder) },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['vitest'],
    plugins: [whereItWas],
  })
  return new Script(`(function (module, require) {${outputFiles[0].text}\n})`, {
    filename: join(root, 'tests.js'),
  })
}

const nodes = createRequire(import.meta.url)

/** What gives the tests of a file by their names, with modules that were loaded afresh. */
function freshly(script) {
  const bundle = { exports: {} }
  const loaded = new Map()
  const { vitest, collect } = collector()
  script.runInThisContext()(bundle, (name) => (name === 'vitest' ? vitest : nodes(name)))
  return (file) => {
    const known = loaded.get(file)
    if (known) return known
    const tests = collect(bundle.exports[file])
    for (const name of tests.keys()) if (random.test(name)) tests.delete(name)
    loaded.set(file, tests)
    return tests
  }
}

const parts = (id) => ({ file: id.slice(0, id.indexOf('#')), name: id.slice(id.indexOf('#') + 1) })

async function run(file, name, body) {
  const since = performance.now()
  const about = { id: `${file}#${name}`, name, fileName: join(folder, file) }
  try {
    await body()
    return { ...about, status: TestStatus.Success, timeSpentMs: performance.now() - since }
  } catch (e) {
    const failureMessage = String(e?.message ?? e)
    return { ...about, status: TestStatus.Failed, failureMessage, timeSpentMs: performance.now() - since }
  }
}

class TestRunner {
  static inject = []
  #files = testFiles()
  #script
  /** How long tests took, and when they last found a mutant: what found the last one often finds the next. */
  #took = new Map()
  #found = new Map()

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    this.#script = await bundled(this.#files)
  }

  async dryRun() {
    const space = namespace()
    const tests = []
    for (const file of this.#files)
      for (const [name, body] of freshly(this.#script)(file)) {
        space.currentTestId = `${file}#${name}`
        tests.push(await run(file, name, body))
        space.currentTestId = undefined
      }
    for (const { id, timeSpentMs } of tests) this.#took.set(id, timeSpentMs)
    const { mutantCoverage } = space
    space.mutantCoverage = undefined
    // Once more as they will be run, all with the same modules: what fails then would find mutants by chance.
    const testsOf = freshly(this.#script)
    for (const id of this.#inOrder([...this.#took.keys()])) {
      const { file, name } = parts(id)
      const again = await run(file, name, testsOf(file).get(name))
      if (again.status === TestStatus.Failed)
        return {
          status: DryRunStatus.Error,
          errorMessage: `Beside the others "${id}" fails: ${again.failureMessage}`,
        }
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage }
  }

  async mutantRun({ testFilter = [], hitLimit, activeMutant, mutantActivation }) {
    const space = namespace()
    const atLoading = mutantActivation === 'static' ? activeMutant.id : undefined
    Object.assign(space, { hitLimit, hitCount: 0, activeMutant: atLoading })
    const testsOf = freshly(this.#script)
    const tests = []
    for (const id of this.#inOrder(testFilter).slice(0, most)) {
      const { file, name } = parts(id)
      const body = testsOf(file).get(name)
      if (!body) throw new Error(`There is no test "${name}" in ${file}.`)
      space.activeMutant = activeMutant.id
      const result = await run(file, name, body)
      space.activeMutant = atLoading
      tests.push(result)
      if (result.status === TestStatus.Failed) {
        this.#found.set(id, performance.now())
        break
      }
      this.#took.set(id, result.timeSpentMs)
    }
    space.activeMutant = undefined
    const unending = determineHitLimitReached(space.hitCount, hitLimit)
    return toMutantRunResult(unending ?? { status: DryRunStatus.Complete, tests })
  }

  #inOrder(ids) {
    const found = (id) => this.#found.get(id) ?? 0
    const took = (id) => this.#took.get(id) ?? 0
    return ids.toSorted((a, b) => found(b) - found(a) || took(a) - took(b))
  }
}

const namespace = () => (globalThis.__stryker__ ??= {})

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', TestRunner)]
