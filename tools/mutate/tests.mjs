// What the tests know as `vitest` while mutants are tried: it collects them, and whoever wants runs one.
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect'

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)

const expect = (value, message) => chai.expect(value, message)
Object.assign(expect, chai.expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT])
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, configurable: true })
setState({ assertionCalls: 0 }, expect)

/** One call per row. */
const eachOf = (make) => (rows) => (name, body) => {
  for (const [i, row] of rows.entries())
    make(`${name} (${i})`, () => (Array.isArray(row) ? body(...row) : body(row)))
}

/** A `vitest` of its own, and what collects by their names the tests that are written with it. */
export function collector() {
  let tests = new Map()
  let within = ''
  const test = (name, body) => {
    const whole = `${within}${name}`
    if (tests.has(whole)) throw new Error(`Two tests are called "${whole}".`)
    tests.set(whole, body)
  }
  const describe = (name, body) => {
    const outer = within
    within = `${outer}${name} › `
    body()
    within = outer
  }
  test.each = eachOf(test)
  describe.each = eachOf(describe)
  const collect = (load) => {
    tests = new Map()
    load()
    return tests
  }
  return { vitest: { describe, test, it: test, expect }, collect }
}
