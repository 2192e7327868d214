import { expect } from 'vitest'
import { hands, play } from './hands.ts'
import { scene } from './scene.ts'

scene(
  'a whole game with bots is played by clicking what lights up, to the aftermath with its chart',
  async ({ house, visit }) => {
    const home = await house()
    const v = await visit(home, '/')
    await v.page.getByRole('button', { name: 'Play now with bots' }).click()
    const h = hands(7)
    await play(v, h, () => false, 110_000)
    console.log(h.count, v.ears.view?.turn.number)
    await v.page.locator('.aftermath svg').first().waitFor()
    expect(h.count.pointed).toBeGreaterThan(h.count.listed)
  },
  150_000,
)
