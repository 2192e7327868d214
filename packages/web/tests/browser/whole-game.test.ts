import { expect } from 'vitest'
import { hands, lights, play } from './hands.ts'
import { scene } from './scene.ts'

scene(
  'a whole game with bots is played by clicking what lights up, to the aftermath with its chart',
  async ({ house, visit }) => {
    const v = await visit(await house(), '/')
    const { page, ears } = v
    await page.getByRole('button', { name: 'Play now with bots' }).click()
    const unreachable = new Set<string>()
    const look = async (): Promise<void> => {
      const reached = new Set((await lights(v)).map((l) => l.thing))
      const lit = page.locator('[data-thing].lit')
      for (const thing of await lit.evaluateAll((all) => all.map((e) => e.getAttribute('data-thing') ?? '')))
        if (!reached.has(thing)) unreachable.add(`${thing} of ${ears.view?.request?.prompt.key}`)
    }
    const h = hands(7, { look })
    await play(v, h, () => false, 300_000)
    expect(h.count.pointed).toBeGreaterThan(h.count.listed)
    expect([...unreachable]).toEqual([])

    await page.getByRole('heading', { name: /win/ }).waitFor()
    expect(await page.locator('.aftermath-crew > li').count()).toBe(4)
    await page.getByRole('img', { name: /Fuel, food, morale, population and distance/ }).waitFor()
    await page.getByText('They belong together').waitFor()
    await page.getByRole('button', { name: 'Step through the game' }).click()
    await page.getByRole('button', { name: 'One decision on' }).click()
    await page.locator('.board [data-thing^="location:"]').first().waitFor()
  },
  360_000,
)
