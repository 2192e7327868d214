// Where the browser is that the tests look through. Where there is none and we may, Debian's is installed; where that
// cannot be, `reason` says what to do.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const applications = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser that is here, or undefined. */
function found() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...applications.map((name) => join('/Applications', name)),
  ].find((path) => existsSync(path))
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function apt(...args) {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

const advice =
  'Install Chromium ("apt-get install chromium" on Debian) or Chrome, or say where it is with RAGTAG_CHROMIUM.'

/** @returns {{ path: string, reason: string }} one of the two is '' */
export function chromium() {
  const wished = process.env.RAGTAG_CHROMIUM ?? ''
  if (wished !== '')
    return existsSync(wished)
      ? { path: wished, reason: '' }
      : { path: '', reason: `RAGTAG_CHROMIUM says "${wished}", and there is nothing there.` }
  const here = found()
  if (here) return { path: here, reason: '' }
  if (!mayInstall()) return { path: '', reason: `There is no browser on this machine. ${advice}` }
  console.log('Installing Chromium for the tests in a browser (once)…')
  const installed = apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', 'chromium')
  const path = installed ? found() : undefined
  return path
    ? { path, reason: '' }
    : {
        path: '',
        reason: `There is no browser on this machine, and apt-get could not install one. ${advice}`,
      }
}
