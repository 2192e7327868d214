import { expect } from 'vitest'
import { hands, play } from './hands.ts'
import { scene } from './scene.ts'
import { begin } from './start.ts'
import type { Visitor } from './visitor.ts'
import { until } from './wait.ts'

const turnOf = (v: Visitor): number => v.ears.view?.turn.number ?? 0

scene('spectators see the table, and nothing that somebody keeps to himself', async ({ house, visit }) => {
  const home = await house()
  const player = await visit(home, '/')
  await begin(player, 2)
  const spectator = await visit(home, `/t/${player.ears.table?.table}`)
  await spectator.page.locator('.board [data-thing^="location:"]').first().waitFor()
  await play(player, hands(6), () => turnOf(player) >= 5)
  await until('the spectator to see as much', () => turnOf(spectator) === turnOf(player))

  const crew = (v: Visitor): Promise<string[]> => v.page.locator('.crew .at').allInnerTexts()
  await until(
    'as many people at both tables',
    async () => (await crew(spectator)).length === (await crew(player)).length,
  )
  for (const nothing of ['.hand', '.hand .card', '[data-option]', '[data-pass]', '.answers button', '.lit'])
    expect(await spectator.page.locator(nothing).count(), nothing).toBe(0)
  expect(await spectator.page.getByRole('tab', { name: 'Notes' }).count()).toBe(0)

  const views = spectator.ears.heard.flatMap((m) => ('view' in m && m.view ? [m.view] : []))
  expect(views.length).toBeGreaterThan(3)
  for (const seen of views) {
    expect(seen.request).toBeNull()
    expect([...seen.hand, ...seen.quorum, ...seen.superCrises]).toEqual([])
    expect(seen.players.flatMap((p) => p.loyalty ?? [])).toEqual([])
  }
  // What the player was told alone, the spectator was not.
  const told = (v: Visitor): string => JSON.stringify(v.ears.log.map((e) => e.message))
  expect(told(player)).toContain('event.drew-cards')
  expect(told(spectator)).not.toContain('event.drew-cards')
})
