// Installs what a command needs where it is missing or of another version than the lockfile says; does nothing
// otherwise. `start` is what builds and serves the game and runs most commands, `test` everything it is worked on with;
// what only one command needs has a folder of its own in `tools`.
// `npm install --no-save` takes the versions the lockfile pins and leaves it as it is; `npm ci` would insist on
// entries for the binaries of platforms that are not ours.
import { execSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The packages a lockfile names, by their folders. */
function packagesIn(lockfile) {
  if (!existsSync(lockfile)) return []
  try {
    return Object.entries(JSON.parse(readFileSync(lockfile, 'utf8')).packages)
  } catch {
    return []
  }
}

/** What a folder's lockfile asks for and is not installed as it says; with `dev`, what is only worked with, too. */
function missing(folder, present, dev) {
  // Which binaries are needed depends on the machine: they come and go with the package they belong to.
  const needed = packagesIn(join(folder, 'package-lock.json')).filter(
    ([path, p]) => path.includes('node_modules/') && !p.optional && !p.devOptional && (dev || !p.dev),
  )
  return needed.filter(
    ([path, { version }]) => present.get(path)?.version !== version || !existsSync(join(folder, path)),
  )
}

function bringUp(folder, dev) {
  const present = new Map(packagesIn(join(folder, 'node_modules/.package-lock.json')))
  if (missing(folder, present, dev).length === 0) return
  // What was there for other commands stays there.
  const all = dev || [...present.values()].some((p) => p.dev)
  console.log('Installing what this needs (once)…')
  execSync(`npm install --no-save ${all ? '--include=dev' : '--omit=dev'}`, { cwd: folder, stdio: 'inherit' })
}

/** Brings up what a command needs: 'start', 'test', or the name of a folder in `tools`. */
export function setUp(what) {
  if (what === 'start' || what === 'test') bringUp('.', what === 'test')
  else if (existsSync(join('tools', what))) bringUp(join('tools', what), false)
  else throw new Error(`There is nothing to set up for "${what}": say start, test or a folder of tools.`)
}

const [, command = '', ...wanted] = process.argv
if (realpathSync(command) === fileURLToPath(import.meta.url)) for (const what of wanted) setUp(what)
