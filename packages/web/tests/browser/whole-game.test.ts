import { expect } from 'vitest'
import { answerOne, hands, isShown, lights, play } from './hands.ts'
import { scene } from './scene.ts'
import { until } from './wait.ts'

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

scene(
  'whoever watches what bots do, move by move, is where the game is, turn after turn',
  async ({ house, visit }) => {
    const v = await visit(await house(), '/', { moments: 'short' })
    const { page, ears } = v
    await page.evaluate(() =>
      localStorage.setItem('ragtag.settings', JSON.stringify({ moments: 'short', bots: 'fast' })),
    )
    await page.reload()
    await page.getByRole('button', { name: 'Play now with bots' }).click()
    const h = hands(9)
    const enough = (): boolean => (ears.view?.turn.number ?? 0) >= 6 || ears.view?.outcome != null
    await until(
      'six turns',
      async () => {
        if ((await page.locator('.moment.held').count()) > 0) await page.keyboard.press('Enter')
        else if (ears.view?.request && (await isShown(v))) await answerOne(v, h)
        return enough() || v.complaints.length > 0
      },
      120_000,
    )
    expect(v.complaints).toEqual([])
    await until('the page to be there, too', async () => {
      if ((await page.locator('.moment.held').count()) > 0) await page.keyboard.press('Enter')
      const turn = await page.locator('.head .turn span').textContent()
      return turn === `Turn ${ears.view?.turn.number}`
    })
  },
  180_000,
)
