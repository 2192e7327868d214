import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { asked } from './hands.ts'
import { scene } from './scene.ts'
import { begin } from './start.ts'
import type { Visitor } from './visitor.ts'
import { until } from './wait.ts'

/** Whether what is in focus looks different from when it is not. */
async function focusShows(page: Page): Promise<boolean> {
  const box = await page.evaluate(() => {
    const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
    return { x: Math.max(0, x - 12), y: Math.max(0, y - 12), width: width + 24, height: height + 24 }
  })
  const focused = await page.screenshot({ clip: box })
  const on = await page.evaluateHandle(() => document.activeElement)
  await on.evaluate((e) => (e instanceof HTMLElement || e instanceof SVGElement ? e.blur() : undefined))
  const blurred = await page.screenshot({ clip: box })
  await on.evaluate((e) => (e instanceof HTMLElement || e instanceof SVGElement ? e.focus() : undefined))
  return !focused.equals(blurred)
}

/** Forth, and where that leads nowhere back. */
const presses = [...Array<'Tab'>(60).fill('Tab'), ...Array<'Shift+Tab'>(90).fill('Shift+Tab')]

/** Goes from one thing to the next until one of that kind is in focus, which must show. */
async function tabTo({ page }: Visitor, what: string): Promise<void> {
  for (const key of presses) {
    await page.keyboard.press(key)
    if (!(await page.evaluate((wanted) => document.activeElement?.matches(wanted), what))) continue
    expect(await focusShows(page), `the focus on ${what} shows`).toBe(true)
    return
  }
  throw new Error(`No tabs lead to ${what}.`)
}

/** Answers by Tab and Enter; where it can, on the board. */
async function answerByKeys(v: Visitor): Promise<'board' | 'list'> {
  const request = await asked(v)
  const { page } = v
  let way: 'board' | 'list' = 'list'
  const enter = (): Promise<void> => page.keyboard.press('Enter')
  if (request.prompt.key === 'prompt.character') {
    await tabTo(v, '.chooser-go')
    await enter()
  } else if (request.max > 1) {
    for (let n = 0; n < request.min; n++) {
      await tabTo(v, '.answers [data-option]:enabled:not([aria-pressed="true"])')
      await enter()
    }
    await tabTo(v, '[data-confirm]')
    await enter()
  } else {
    if ((await page.locator('.middle .lit').count()) > 0) {
      await tabTo(v, '.middle .lit')
      way = 'board'
    } else await tabTo(v, '.answers [data-option]')
    await enter()
    // A thing with several answers leaves a shorter list; what cannot be taken back asks once.
    for (let i = 0; i < 2; i++) {
      await page.waitForTimeout(150)
      if (v.ears.view?.request?.id !== request.id) break
      if ((await page.locator('.answers .back, .answers .grave').count()) === 0) break
      await tabTo(v, '.answers [data-option]')
      await enter()
    }
  }
  await until('the answer to be taken', () => v.ears.view?.request?.id !== request.id)
  return way
}

scene('a game is set up and played with Tab and Enter alone, and the focus always shows', async (s) => {
  const v = await s.visit(await s.house(), '/')
  await v.page.locator('.lobby-play').waitFor()
  await tabTo(v, '.lobby-play')
  await v.page.keyboard.press('Enter')
  const ways: string[] = []
  for (let i = 0; i < 12 && v.ears.view?.outcome == null; i++) ways.push(await answerByKeys(v))
  expect(ways).toContain('board')
  expect(ways).toContain('list')
})

scene('the log is one stop of the Tab key, and the arrows walk in it', async (s) => {
  const v = await s.visit(await s.house(), '/')
  await begin(v, 3)
  const { page } = v
  await page.locator('.log a').nth(4).waitFor()
  expect(await page.locator('.log [tabindex="0"]').count()).toBe(1)
  await tabTo(v, '.log a')
  const at = (): Promise<number> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.log a')].indexOf(document.activeElement ?? document.body),
    )
  const first = await at()
  await page.keyboard.press('ArrowUp')
  expect(await at()).toBe(first - 1)
  await page.keyboard.press('Home')
  expect(await at()).toBe(0)
  await page.keyboard.press('Tab')
  expect(await at()).toBe(-1)
})
