import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tempFolder } from './client.ts'

type Locked = Record<string, { version: string; dev?: boolean; optional?: boolean }>

const served: Locked = { 'node_modules/fastify': { version: '5.0.0' } }
const worked: Locked = { 'node_modules/vitest': { version: '4.0.0', dev: true } }
const binary: Locked = { 'node_modules/for-another-machine': { version: '1.0.0', optional: true } }

/** A clone with a lockfile and what is installed of it, and an `npm` that only notes what it is told. */
function clone(locked: Locked, installed: Locked) {
  const folder = tempFolder()
  const bin = join(folder, 'bin')
  const told = join(folder, 'told')
  for (const path of ['bin', 'tools/bench/node_modules', ...Object.keys(installed)])
    mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho "$(basename "$PWD")" "$@" >> "${told}"\n`)
  chmodSync(join(bin, 'npm'), 0o755)
  const lockfile = (name: string, packages: Locked): void =>
    writeFileSync(join(folder, name), JSON.stringify({ packages: { '': {}, ...packages } }))
  lockfile('package-lock.json', locked)
  if (Object.keys(installed).length > 0) lockfile('node_modules/.package-lock.json', installed)
  lockfile('tools/bench/package-lock.json', { 'node_modules/rival': { version: '1.0.0' } })
  return {
    setUp: (...what: string[]): string => {
      execFileSync(process.execPath, [resolve('scripts/setup.mjs'), ...what], {
        cwd: folder,
        env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
      })
      return existsSync(told) ? readFileSync(told, 'utf8') : ''
    },
  }
}

describe('setting up', () => {
  test('installs for the server what it needs, and for the tests the rest', () => {
    const fresh = { ...served, ...worked, ...binary }
    expect(clone(fresh, {}).setUp('start')).toContain('install --no-save --omit=dev')
    expect(clone(fresh, served).setUp('start')).toBe('')
    expect(clone(fresh, served).setUp('test')).toContain('install --no-save --include=dev')
    expect(clone(fresh, { ...served, ...worked }).setUp('start', 'test')).toBe('')
  })

  test('notices another version, and takes nothing away that other commands need', () => {
    const newer = { 'node_modules/fastify': { version: '5.0.1' }, ...worked }
    expect(clone(newer, served).setUp('start')).toContain('--omit=dev')
    expect(clone(newer, { ...served, ...worked }).setUp('start')).toContain('--include=dev')
  })

  test('installs what only one command needs in its own folder', () => {
    expect(clone(served, served).setUp('bench')).toBe('bench install --no-save --omit=dev\n')
    expect(() => clone(served, served).setUp('nothing')).toThrow('nothing to set up for "nothing"')
  })

  test('the server comes without what is only worked with', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    const names = Object.entries<{ dev?: boolean }>(packages).flatMap(([path, p]) => (p.dev ? [] : [path]))
    expect(names).toContain('node_modules/fastify')
    for (const tool of ['@biomejs', '@stryker-mutator', '@babel', 'boardgame.io', 'vitest', 'typescript'])
      expect(names.filter((name) => name.startsWith(`node_modules/${tool}`))).toEqual([])
  })
})
