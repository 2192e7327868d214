// Runs a TypeScript command: installs what the server needs where it is missing, bundles the command once with esbuild
// (types are checked by `npm test`) and starts it.
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setUp } from './setup.mjs'

setUp('start')
const { build } = await import('esbuild')

const [, , entry, ...args] = process.argv
if (!entry) throw new Error('Say which command to run.')
const outfile = join('node_modules/.cache/ragtag', `${basename(entry, '.ts')}.mjs`)

/** Our own packages are bundled; everything from the registry is loaded as it is. */
const registry = {
  name: 'registry',
  setup: (b) =>
    b.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@ragtag/') ? undefined : { path, external: true },
    ),
}

await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  plugins: [registry],
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  logLevel: 'warning',
})
process.argv = [process.argv[0] ?? 'node', outfile, ...args]
await import(pathToFileURL(outfile).href)
