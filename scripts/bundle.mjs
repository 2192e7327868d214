// Puts a TypeScript file and all of ours it needs into one piece of JavaScript.
import { rename } from 'node:fs/promises'
import { build } from 'esbuild'

/** Our own packages are bundled; everything from the registry is loaded as it is. */
const registry = {
  name: 'registry',
  setup: (b) =>
    b.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@ragtag/') ? undefined : { path, external: true },
    ),
}

/** @type {import('esbuild').BuildOptions} */
const options = {
  bundle: true,
  plugins: [registry],
  platform: 'node',
  target: 'node20',
  sourcemap: 'inline',
  logLevel: 'warning',
}

/**
 * As a file that can be started: it is whole at every moment, also when the same command is started twice at once.
 * @param {string} entry
 * @param {string} outfile
 */
export async function bundle(entry, outfile) {
  const unfinished = `${outfile}.${process.pid}`
  await build({ ...options, entryPoints: [entry], outfile: unfinished, format: 'esm' })
  await rename(unfinished, outfile)
}

/**
 * As text, for a thread of its own.
 * @param {string} entry
 * @returns {Promise<string>}
 */
export async function bundledText(entry) {
  const { outputFiles } = await build({ ...options, entryPoints: [entry], format: 'cjs', write: false })
  return outputFiles?.[0]?.text ?? ''
}
