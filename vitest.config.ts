import { defineConfig } from 'vitest/config'

const browser = 'packages/web/tests/browser'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'code',
          include: ['packages/*/tests/**/*.test.ts'],
          exclude: [`${browser}/**`],
          testTimeout: 60_000,
        },
      },
      {
        // A browser needs a core for itself: after all others, and one after the other.
        test: {
          name: 'browser',
          include: [`${browser}/*.test.ts`],
          globalSetup: [`${browser}/setup.ts`],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          // Every run plays other games on a machine that may be busy: what fails is tried once more, and said.
          retry: 1,
          testTimeout: 60_000,
        },
      },
    ],
  },
})
