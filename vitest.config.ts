import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const browser = 'packages/web/tests/browser'
const cores = availableParallelism()

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'code',
          include: ['packages/*/tests/**/*.test.ts'],
          exclude: [`${browser}/**`],
          // Left to itself it would keep one of two cores free.
          maxWorkers: cores,
          testTimeout: 120_000,
        },
      },
      {
        // After all others, and two at a time: a browser waits as often as it works.
        test: {
          name: 'browser',
          include: [`${browser}/*.test.ts`],
          globalSetup: [`${browser}/setup.ts`],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // Every run plays other games on a machine that may be busy: what fails is tried once more, and said.
          retry: 1,
          testTimeout: 60_000,
        },
      },
    ],
  },
})
