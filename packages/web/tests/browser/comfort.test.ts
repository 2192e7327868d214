import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answersIn } from './ears.ts'
import { asked, isShown } from './hands.ts'
import { scene } from './scene.ts'
import { sit } from './staged.ts'
import { begin } from './start.ts'
import type { Visitor } from './visitor.ts'
import { until } from './wait.ts'

/** Counts what a page lets sound and notes what it has the browser say; it is out of sight where that is wanted. */
const listenIn = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => document.documentElement.dataset.away === 'yes' })
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        document.documentElement.dataset.notes = `${title}: ${options?.body}`
      }
    }
    const start = AudioScheduledSourceNode.prototype.start
    AudioScheduledSourceNode.prototype.start = function (...when) {
      document.documentElement.dataset.sounded = `${Number(document.documentElement.dataset.sounded ?? 0) + 1}`
      return start.apply(this, when)
    }
  })

const sounded = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.sounded ?? 0))

/** What keys do about whatever the page shows: go on from a great moment, or answer. */
async function answerByKeys(v: Visitor): Promise<void> {
  const { page, ears } = v
  const request = ears.view?.request
  if ((await page.locator('.moment.held').count()) > 0) return page.keyboard.press('Enter')
  if (!request || !(await isShown(v))) return
  const press = (key: string): Promise<void> => page.keyboard.press(key)
  if (request.min === 0) await press('Escape')
  else if (request.max === 1) {
    await press('1')
    await press('Enter')
  } else {
    // Of things that are alike a digit takes one more; what there is no more of it leaves alone.
    const gathered = page.locator('[data-confirm]')
    const enough = async (): Promise<boolean> =>
      Number(await gathered.getAttribute('data-confirm')) >= request.min
    for (let n = 0; n < 40 && !(await enough()); n++) await press(`${(n % 9) + 1}`)
    await until('the last word to be in focus', () =>
      page.evaluate(() => document.activeElement?.matches('[data-confirm]') === true),
    )
    await press('Enter')
  }
  await until('the answer to be taken', async () => {
    if (ears.view?.request?.id !== request.id) return true
    // Some things are asked twice.
    if ((await page.locator('[data-sure]').count()) > 0) await press('1')
    return false
  })
}

scene('a whole turn is played by digits, Enter and Escape alone, great moments and all', async (s) => {
  const v = await sit(
    s,
    { players: ['lee-adama', 'laura-roslin', 'saul-tigh'], step: 'receiveSkills' },
    { moments: 'short' },
  )
  const { page, ears } = v
  await asked(v)
  const first = ears.view?.turn.number ?? 0
  await page.keyboard.press('Shift')
  await until(
    'the turn of somebody else',
    async () => {
      if ((ears.view?.turn.number ?? 0) === first) await answerByKeys(v)
      return (ears.view?.turn.number ?? 0) > first
    },
    45_000,
  )
  expect(answersIn(ears).length).toBeGreaterThan(2)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  await page.getByRole('dialog').waitFor()
})

scene('whoever looks elsewhere is called by the title, the icon, a sound and the browser', async (s) => {
  const v = await sit(
    s,
    { players: ['saul-tigh', 'laura-roslin', 'lee-adama'], step: 'movement' },
    { permissions: ['notifications'] },
  )
  const { page, ears } = v
  await listenIn(page)
  await page.evaluate(() =>
    localStorage.setItem('ragtag.settings', JSON.stringify({ moments: 'off', notify: true })),
  )
  await page.reload()
  await asked(v)
  const icon = (): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href')
  const calling = await icon()
  expect(calling).toMatch(/^data:/)
  await page.evaluate(() => {
    document.documentElement.dataset.away = 'yes'
    document.title = 'Something else'
  })
  expect(await sounded(page)).toBe(0)
  // Between this answer and the next question nothing happens that could be heard.
  await page.locator('[data-pass]').click()
  await until('the next question', () => ears.view?.request?.prompt.key === 'prompt.action')
  await until('the title to call', async () => (await page.title()) === '● Your move · Ragtag')
  expect(await icon()).toBe(calling)
  await until('something to be heard', async () => (await sounded(page)) > 0)
  const notes = await page.evaluate(() => document.documentElement.dataset.notes ?? '')
  expect(notes).toBe('Your table waits: Somebody is waiting for you at Ragtag.')
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
    await page.getByText('More contrast', { exact: true }).click()
    const ink = (): Promise<string> => page.locator('body').evaluate((e) => getComputedStyle(e).color)
    expect(await ink()).toBe('rgb(255, 255, 255)')
    await page.reload()
    await asked(v)
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    expect(await page.getByRole('switch', { name: 'Sounds' }).isChecked()).toBe(false)
    expect(await page.getByRole('radio', { name: 'More contrast' }).isChecked()).toBe(true)
    expect(await ink()).toBe('rgb(255, 255, 255)')
    expect(await sounded(page)).toBe(0)
  },
)
