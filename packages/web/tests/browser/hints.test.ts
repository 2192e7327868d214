import { expect } from 'vitest'
import { asked } from './hands.ts'
import { scene } from './scene.ts'
import { phone, sit } from './staged.ts'

const locked = {
  players: ['saul-tigh', 'laura-roslin', 'kara-thrace'],
  step: 'action',
  at: { 'saul-tigh': 'brig' },
} as const

scene(
  'who is locked up in his first turn is told so, in order, and may have the hints put away',
  async (s) => {
    for (const options of [{ first: true }, { ...phone, first: true }]) {
      const v = await sit(s, locked, options)
      const { page } = v
      await asked(v)
      const heading = page.locator('.guide-bubble h2')
      const read = async (): Promise<string> => {
        await heading.waitFor()
        const title = (await heading.textContent()) ?? ''
        await page.getByRole('button', { name: 'Got it' }).click()
        return title
      }
      expect([await read(), await read(), await read()]).toEqual([
        'Welcome aboard',
        'You are asked here',
        'You are in the Brig',
      ])
      await heading.waitFor()
      expect(await heading.textContent()).not.toContain('Then')
      // Put away under the settings, and away after a reload.
      await page.getByRole('button', { name: 'No more hints' }).click()
      await heading.waitFor({ state: 'detached' })
      await page.reload()
      await asked(v)
      expect(await heading.count()).toBe(0)
    }
  },
)
