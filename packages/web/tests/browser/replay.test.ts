import { expect } from 'vitest'
import { type Prepared, prepareTable } from '../../../server/src/testing/prepared.ts'
import { type Scene, scene } from './scene.ts'
import { phone } from './staged.ts'
import type { VisitOptions, Visitor } from './visitor.ts'
import { until } from './wait.ts'

/** Somebody looks at a game that is over, step by step: one that came far enough to have something to show. */
async function lookBack({ house, visit }: Scene, options: VisitOptions = {}): Promise<Visitor> {
  let made: Prepared | undefined
  const home = await house({
    before: async (data) => {
      made = await prepareTable(data, {
        config: { players: 4 },
        people: [0],
        seed: 'replay',
        until: (state) => state.outcome !== null && state.travelled.length > 3,
      })
    },
  })
  const v = await visit(home, `/t/${made?.table}#${made?.secrets[0]}`, options)
  await v.page.getByRole('button', { name: 'Step through the game' }).click()
  await v.page.locator('.replay-slider').waitFor()
  return v
}

const stepOf = async ({ page }: Visitor): Promise<number> =>
  Number(await page.locator('.replay-slider').inputValue())

scene('a finished game plays by itself, faster if one likes, and stops where one says so', async (s) => {
  const v = await lookBack(s)
  const { page } = v
  expect(await stepOf(v)).toBe(0)
  await page.getByLabel('How fast').selectOption('8')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await until('some steps', async () => (await stepOf(v)) > 4)
  await page.getByRole('button', { name: 'Stop here' }).click()
  const at = await stepOf(v)
  await page.waitForTimeout(700)
  expect(await stepOf(v)).toBe(at)
  // By keyboard alone: on, one by one, from one great event to the next, and to either end.
  await page.locator('.replay-slider').focus()
  await page.keyboard.press('Space')
  await until('more steps', async () => (await stepOf(v)) > at + 1)
  await page.keyboard.press('Space')
  const then = await stepOf(v)
  await page.keyboard.press('ArrowLeft')
  expect(await stepOf(v)).toBe(then - 1)
  await page.keyboard.press('Home')
  expect(await stepOf(v)).toBe(0)
  await page.keyboard.press('PageDown')
  const first = await stepOf(v)
  expect(first).toBeGreaterThan(0)
  expect(await page.locator('.replay-about').textContent()).not.toBe('')
  await page.keyboard.press('PageDown')
  expect(await stepOf(v)).toBeGreaterThan(first)
  await page.keyboard.press('PageUp')
  expect(await stepOf(v)).toBe(first)
  await page.keyboard.press('End')
  expect(await page.getByRole('button', { name: 'One decision on' }).isDisabled()).toBe(true)
})

scene('the marks of great events lie where the slider is when it is there, also on a phone', async (s) => {
  for (const options of [{}, phone]) {
    const v = await lookBack(s, options)
    const { page } = v
    const marks = page.locator('.replay-marks .great')
    expect(await marks.count()).toBeGreaterThan(1)
    const mark = marks.nth(Math.floor((await marks.count()) / 2))
    const box = await mark.boundingBox()
    // Another may lie over it.
    await mark.dispatchEvent('click')
    const step = await stepOf(v)
    expect(step).toBeGreaterThan(0)
    // A tap on the line just below leads to the same place, give or take what a pixel stands for.
    const line = await page.locator('.replay-slider').boundingBox()
    if (!box || !line) throw new Error('nothing to be seen')
    const last = Number(await page.locator('.replay-slider').getAttribute('max'))
    await page.keyboard.press('Home')
    await page.mouse.click(box.x + box.width / 2, line.y + line.height / 2)
    expect(Math.abs((await stepOf(v)) - step)).toBeLessThan((last / line.width) * 8 + 1)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  }
})
