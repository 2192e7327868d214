import { expect } from 'vitest'
import { hands, play } from './hands.ts'
import { scene } from './scene.ts'
import type { Visitor } from './visitor.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

/** What is wider than the screen, and what is too small for a finger. */
const faults = (v: Visitor): Promise<string[]> =>
  v.page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`)
    // Names in a text are links; whoever does not hit them misses nothing.
    for (const button of document.querySelectorAll('button:not(.link, .who, .lobby-link)')) {
      const { width, height, left, right } = button.getBoundingClientRect()
      const what = `${button.className} "${button.textContent}"`
      if (width === 0) continue
      if (height < 40 || width < 40) found.push(`${what} is ${width} × ${height} px`)
      if (left < 0 || right > clientWidth) found.push(`${what} reaches from ${left} to ${right}`)
    }
    return found
  })

scene('on a phone, several turns are played by tapping', async ({ house, visit }) => {
  const v = await visit(await house(), '/', phone)
  const found = new Set<string>()
  const look = async (): Promise<void> => {
    for (const fault of await faults(v)) found.add(fault)
  }
  await look()
  await v.page.getByRole('button', { name: 'Play now with bots' }).tap()
  const h = hands(8, { touch: true, look })
  await play(v, h, () => (v.ears.view?.turn.number ?? 0) >= 9)
  for (const part of ['Board', 'Crew', 'Hand', 'Log']) {
    await v.page.locator('.parts button', { hasText: part }).tap()
    await look()
  }
  await v.page.getByRole('button', { name: 'Reference' }).tap()
  await v.page.getByRole('searchbox').waitFor()
  await look()
  expect([...found]).toEqual([])
  expect(h.count.pointed).toBeGreaterThan(3)
})
