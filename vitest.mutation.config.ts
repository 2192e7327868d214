import { defineConfig } from 'vitest/config'

// What `npm run mutate` tests mutants with: the tests of single rules and cards, without whole random games.
export default defineConfig({
  test: {
    include: [
      'packages/engine/tests/{rules,cards}/**/*.test.ts',
      'packages/engine/tests/{answers,config}.test.ts',
    ],
    testTimeout: 20_000,
  },
})
