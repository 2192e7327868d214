// Installs the dependencies when they are missing or older than the lockfile; does nothing otherwise.
import { execSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const fresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
if (!fresh) {
  console.log('Installing dependencies (once)…')
  execSync('npm ci', { stdio: 'inherit' })
}
