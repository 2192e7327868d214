// Installs the dependencies when they are missing or older than the lockfile; does nothing otherwise.
// `npm install --no-save` takes the versions the lockfile pins and leaves it as it is; `npm ci` would insist on
// entries for the binaries of platforms that are not ours.
import { execSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const fresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
if (!fresh) {
  console.log('Installing dependencies (once)…')
  execSync('npm install --no-save', { stdio: 'inherit' })
}
