import { expect } from 'vitest'
import { prepareTable } from '../../../server/src/testing/prepared.ts'
import { asked, hands, play } from './hands.ts'
import { scene } from './scene.ts'
import { phone } from './staged.ts'
import { until } from './wait.ts'

scene(
  'hard bots are chosen, a hint is asked for, and in a check everybody sees what the others say',
  async ({ house, visit }) => {
    const v = await visit(await house({ more: ['--think', '150'] }), '/')
    const { page, ears } = v
    const form = page.locator('.lobby-create')
    await form.getByText('3', { exact: true }).click()
    await form.getByText('Hard', { exact: true }).click()
    await form.getByText('take about a second').waitFor()
    await form.getByRole('button', { name: 'Create the table' }).click()
    await page.getByRole('button', { name: 'Bots in all free chairs' }).click()
    await page.getByText('Bot, Hard').nth(1).waitFor()
    await page.getByLabel('How well the bot in chair 3 plays').selectOption('easy')
    await page.getByText('Bot, Easy').waitFor()
    expect(ears.table?.seats.map((s) => s.level)).toEqual(['hard', 'hard', 'easy'])
    await page.getByRole('button', { name: 'Start the game' }).click()

    const h = hands(3)
    await play(v, h, () => ears.view?.request?.prompt.key === 'prompt.action', 120_000)
    const question = await asked(v)
    await page.getByRole('button', { name: 'What would you do?' }).click()
    await page.locator('.hint.told').waitFor()
    expect(await page.locator('.hint.told').textContent()).toMatch(/^A bot in your place: .*\.$/s)
    expect(await page.locator('.answer.advised').count()).toBeGreaterThan(0)
    // Nothing is answered by it.
    expect(ears.view?.request?.id).toBe(question.id)

    await play(v, h, () => ears.view?.request?.prompt.key === 'prompt.contribute', 120_000)
    await asked(v)
    await page.locator('.piles .said').first().waitFor()
    await page.locator('[data-word="some"]').click()
    await page.locator('[data-word="some"][aria-pressed="true"]').waitFor()
    await page.getByRole('tab', { name: /^Chat/ }).click()
    await page.locator('.chat .words').last().getByText('I can do my share.').waitFor()
    // Who does not want to hear bots does not.
    const lines = (): Promise<number> => page.locator('.chat .words li').count()
    const before = await lines()
    await page.evaluate(() =>
      localStorage.setItem('ragtag.settings', JSON.stringify({ moments: 'off', botTalk: false })),
    )
    await page.reload()
    await page.getByRole('tab', { name: /^Chat/ }).click()
    await page.locator('.chat .words').first().waitFor()
    expect(await lines()).toBeLessThan(before)
    expect(await lines()).toBe(1)
  },
  300_000,
)

for (const [where, options] of [
  ['on a desk', {}],
  ['on a phone', phone],
] as const)
  scene(`when the game is over the bots' doubts are drawn ${where}`, async ({ house, visit }) => {
    let path = ''
    const served = await house({
      before: async (data) => {
        const made = await prepareTable(data, {
          config: { players: 4 },
          seed: 'doubts',
          people: [0],
          until: (state) => state.outcome !== null,
        })
        path = `/t/${made.table}#${made.secrets[0]}`
      },
    })
    const { page } = await visit(served, path, options)
    const pictures = page.locator('.doubts-one svg')
    await until('three pictures', async () => (await pictures.count()) === 3)
    expect(await pictures.first().locator('path').count()).toBe(3)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })
