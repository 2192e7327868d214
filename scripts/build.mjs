// Builds the page when it is missing or older than what it is made of; does nothing otherwise.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const built = 'packages/web/dist/index.html'
const sources = [
  'packages/web',
  'packages/engine/src',
  'packages/protocol/src',
  'docs/rules',
  'package-lock.json',
]

function newest(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path)
    .filter((name) => name !== 'dist' && name !== 'node_modules')
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0)
}

if (!existsSync(built) || statSync(built).mtimeMs < Math.max(...sources.map(newest))) {
  console.log('Building the page…')
  const { build } = await import('vite')
  await build({ root: 'packages/web', logLevel: 'warn' })
}
