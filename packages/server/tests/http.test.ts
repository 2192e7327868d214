import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { playedOut, tempFolder, testServer } from './client.ts'

describe('over HTTP', () => {
  test('the server says that it is well, and how it is doing', async () => {
    const { address } = await testServer()
    const made = await playedOut(address, 1)
    const health = await fetch(`${address}/health`)
    expect(health.status).toBe(200)
    expect(await health.json()).toEqual({ ok: true })
    const metrics = await (await fetch(`${address}/metrics`)).text()
    expect(metrics).toMatch(/ragtag_tables_in_memory 1\b/)
    expect(metrics).toMatch(/ragtag_connections 1\b/)
    expect(metrics).toMatch(/ragtag_decisions_total\{by="human"\} [1-9]/)
    expect(metrics).toMatch(/ragtag_decision_seconds_count [1-9]/)
    expect(metrics).not.toContain(made.table)
  })

  test('metrics are not for players: they would tell when somebody answers in secret', async () => {
    const { address } = await testServer({ metricsToken: 'for-the-admiral' })
    const through = (headers: Record<string, string>) => fetch(`${address}/metrics`, { headers })
    expect((await through({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(403)
    const shown = { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer for-the-admiral' }
    expect((await through(shown)).status).toBe(200)
  })

  test('everything carries the headers that keep a page safe', async () => {
    const { address } = await testServer()
    for (const path of ['/', '/health', '/api/tables', '/t/abc', '/nothing-here']) {
      const { headers } = await fetch(address + path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  test('the page is served where it was built, for every table, and otherwise says what is missing', async () => {
    const unbuilt = await testServer()
    const missing = await fetch(`${unbuilt.address}/t/abc`)
    expect(missing.status).toBe(503)
    expect(await missing.text()).toContain('npm run build')

    const web = tempFolder()
    mkdirSync(join(web, 'assets'))
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Ragtag</title>')
    writeFileSync(join(web, 'assets', 'page-1234.js'), 'export {}')
    const { address } = await testServer({ web })
    for (const path of ['/', '/t/abc']) {
      const page = await fetch(address + path)
      expect(page.status).toBe(200)
      expect(page.headers.get('content-type')).toContain('text/html')
      expect(page.headers.get('cache-control')).toBe('no-cache')
      expect(await page.text()).toContain('Ragtag')
    }
    const script = await fetch(`${address}/assets/page-1234.js`)
    expect(script.headers.get('content-type')).toContain('javascript')
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect(script.headers.get('content-encoding')).toMatch(/^(br|gzip)$/)
    expect(await script.text()).toBe('export {}')
    const plain = await fetch(`${address}/assets/page-1234.js`, {
      headers: { 'accept-encoding': 'identity' },
    })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('cache-control')).toContain('immutable')
    expect(await plain.text()).toBe('export {}')
    expect((await fetch(`${address}/assets/nothing.js`)).status).toBe(404)
    expect((await fetch(`${address}/assets/..%2findex.html`)).status).toBe(404)
    expect((await fetch(`${address}/..%2f..%2fpackage.json`)).status).toBeGreaterThanOrEqual(400)
  })

  test('a body that is no JSON, or too long, is refused', async () => {
    const { address } = await testServer()
    const send = (body: string) =>
      fetch(`${address}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    expect((await send('{')).status).toBe(400)
    expect((await send(JSON.stringify({ players: 3, name: 'x'.repeat(20_000) }))).status).toBe(413)
  })
})
