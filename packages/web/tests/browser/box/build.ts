import { resolve } from 'node:path'
import { build } from 'vite'

// The page and the server with a box of the tests' own. What players are served knows nothing of it.

const here = 'packages/web/tests/browser/box'
const outDir = resolve('node_modules/.cache/ragtag/page-with-box')

export const serverWithBox = `${here}/serve-with-box.ts`

let built: Promise<string> | undefined

/** The folder of the page; built once. */
export function pageWithBox(): Promise<string> {
  built ??= build({
    configFile: 'packages/web/vite.config.ts',
    root: here,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  }).then(() => outDir)
  return built
}
