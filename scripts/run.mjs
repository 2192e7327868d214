// Runs a TypeScript command: installs what the server needs where it is missing, bundles the command once with esbuild
// (types are checked by `npm test`) and starts it.
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setUp } from './setup.mjs'

setUp('start')
const { bundle } = await import('./bundle.mjs')

const [, , entry, ...args] = process.argv
if (!entry) throw new Error('Say which command to run.')
const outfile = join('node_modules/.cache/ragtag', `${basename(entry, '.ts')}.mjs`)
await bundle(entry, outfile)
process.argv = [process.argv[0] ?? 'node', outfile, ...args]
await import(pathToFileURL(outfile).href)
