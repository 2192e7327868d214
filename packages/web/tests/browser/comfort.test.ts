import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { asked } from './hands.ts'
import { scene } from './scene.ts'
import { begin } from './start.ts'
import { until } from './wait.ts'

/** Counts what a page lets sound, and pretends to be out of sight where that is wanted. */
const listenIn = (page: Page) =>
  page.addInitScript(() => {
    const start = AudioScheduledSourceNode.prototype.start
    AudioScheduledSourceNode.prototype.start = function (...when) {
      document.documentElement.dataset.sounded = `${Number(document.documentElement.dataset.sounded ?? 0) + 1}`
      return start.apply(this, when)
    }
  })

const sounded = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.sounded ?? 0))

scene('a whole turn is played by digits, Enter and Escape', async (s) => {
  const v = await s.visit(await s.house(), '/')
  await begin(v, 3)
  const { page, ears } = v
  const first = ears.view?.turn.number ?? 0
  await page.keyboard.press('Shift')
  for (let i = 0; i < 60 && (ears.view?.turn.number ?? 0) === first; i++) {
    const request = await asked(v)
    const before = request.id
    if (request.max === 1) await page.keyboard.press(request.min === 0 ? 'Escape' : '1')
    else {
      // Of things that are alike a digit takes one more; what there is no more of it leaves alone.
      const gathered = page.locator('[data-confirm]')
      for (let n = 0; n < 40; n++) {
        if (Number(await gathered.getAttribute('data-confirm')) >= request.min) break
        await page.keyboard.press(`${(n % 9) + 1}`)
      }
      await gathered.focus()
      await page.keyboard.press('Enter')
    }
    await until('the answer to be taken', async () => {
      if (ears.view?.request?.id !== before) return true
      // A digit turns to an answer, Enter takes it; some things are asked twice.
      const turned = await page.evaluate(() => document.activeElement?.matches('.answers [data-option]'))
      if (turned) await page.keyboard.press('Enter')
      else if ((await page.locator('[data-sure]').count()) > 0) await page.keyboard.press('1')
      return false
    })
  }
  expect(ears.view?.turn.number).toBeGreaterThan(first)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  await page.getByRole('dialog').waitFor()
})

scene(
  'the table is heard once somebody has touched it, calls by the tab, and what he likes is kept',
  async (s) => {
    const v = await s.visit(await s.house(), '/')
    const { page } = v
    await listenIn(page)
    await page.reload()
    await begin(v, 3)
    await asked(v)
    expect(await page.title()).toBe('● Your move · Ragtag')
    await until('something to be heard', async () => (await sounded(page)) > 0)

    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('switch', { name: 'Sounds' }).setChecked(false)
    await page.reload()
    await asked(v)
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    expect(await page.getByRole('switch', { name: 'Sounds' }).isChecked()).toBe(false)
    expect(await sounded(page)).toBe(0)
  },
)
