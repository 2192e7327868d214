import { expect } from 'vitest'
import { asked, hands, play } from './hands.ts'
import { scene } from './scene.ts'
import { begin, whereIs } from './start.ts'
import type { Visitor } from './visitor.ts'
import { until } from './wait.ts'

/** As much as a page on a slow line may weigh, in bytes as they are sent. */
const most = 400_000

scene('the whole page weighs less than 400 kB', async ({ house, visit }) => {
  const v = await visit(await house(), '/')
  await v.page.getByRole('button', { name: 'Play now with bots' }).waitFor()
  await v.page.waitForLoadState('networkidle')
  const painted = await v.page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const first = await v.weight()
  expect(painted).toBeLessThan(5000)
  expect(first).toBeGreaterThan(20_000)
  // With everything a game needs on top.
  await begin(v, 2)
  await v.page.waitForLoadState('networkidle')
  const all = await v.weight()
  expect(all).toBeLessThan(most)
})

scene('a first visitor is guided through his first turn, and never again', async ({ house, visit }) => {
  const v = await visit(await house(), '/', { first: true })
  const { page } = v
  const bubble = page.locator('.guide-bubble')
  await page.getByRole('button', { name: 'Play now with bots' }).click()
  const titles = new Set<string>()
  // Reads each hint, and answers as it says.
  for (let i = 0; i < 40 && titles.size < 5; i++) {
    await until(
      'a hint or a question',
      async () => (await bubble.count()) > 0 || v.ears.view?.request != null,
    )
    if ((await bubble.count()) > 0) {
      // The game goes on meanwhile, and a hint may give way before it is read.
      const patience = { timeout: 1500 }
      const title = await bubble
        .locator('h2')
        .textContent(patience)
        .catch(() => null)
      const read = page.getByRole('button', { name: 'Got it' }).click(patience)
      if (
        await read.then(
          () => true,
          () => false,
        )
      )
        titles.add(title ?? '')
    } else {
      const open = await asked(v)
      await play(v, hands(9 + i), () => v.ears.view?.request?.id !== open.id)
    }
  }
  expect([...titles]).toContain('Welcome aboard')
  expect(titles.size).toBeGreaterThanOrEqual(5)

  const other = await visit(await house(), '/', { first: true })
  await begin(other, 1)
  await other.page.getByRole('button', { name: 'No more hints' }).click()
  await other.page.locator('.guide-bubble').waitFor({ state: 'detached' })
  await other.page.reload()
  await asked(other)
  expect(await other.page.locator('.guide-bubble').count()).toBe(0)
})

/** What moves on the page at present. */
const moving = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((a) => {
      const { duration } = a.effect?.getComputedTiming() ?? {}
      if (a.playState !== 'running' || typeof duration !== 'number' || duration < 20) return []
      const target = a.effect instanceof KeyframeEffect ? a.effect.target : null
      const how =
        a instanceof CSSAnimation ? a.animationName : a instanceof CSSTransition ? a.transitionProperty : ''
      return [`${target?.getAttribute('class')}: ${how}`]
    }),
  )

/** Turns motion on or off in the table's menu. */
async function setMotion({ page }: Visitor, to: 'on' | 'off'): Promise<void> {
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Things move' }).setChecked(to === 'on')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

scene('things move unless the system or the player says no', async ({ house, visit }) => {
  const home = await house()
  const v = await visit(home, '/', { reducedMotion: 'reduce' })
  await begin(v, 2)
  expect(await moving(v)).toEqual([])
  await setMotion(v, 'on')
  expect(await moving(v)).not.toEqual([])
  await v.page.reload()
  await asked(v)
  expect(await moving(v)).not.toEqual([])
  await setMotion(v, 'off')
  await until('everything to stand still', async () => (await moving(v)).length === 0)

  const lively = await visit(home, whereIs(v), { reducedMotion: 'no-preference' })
  await asked(lively)
  expect(await moving(lively)).not.toEqual([])
})
