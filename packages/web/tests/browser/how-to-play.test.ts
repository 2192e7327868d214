import { expect } from 'vitest'
import { scene } from './scene.ts'
import { phone, sit } from './staged.ts'
import type { Visitor } from './visitor.ts'

const dialog = ({ page }: Visitor) => page.getByRole('dialog', { name: 'How to play' })

/** It opens, is as wide as the screen at most, and Escape leads back. */
async function readAndClose(v: Visitor): Promise<void> {
  await dialog(v).getByRole('heading', { name: 'A turn in five pictures' }).waitFor()
  expect(await dialog(v).locator('svg.how-art').count()).toBeGreaterThanOrEqual(11)
  const wide = await dialog(v).evaluate((e) => e.scrollWidth - e.clientWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await v.page.keyboard.press('Escape')
  await dialog(v).waitFor({ state: 'detached' })
}

scene('how to play is found in the lobby, beside the form and before the rules', async ({ house, visit }) => {
  const v = await visit(await house(), '/')
  const { page } = v
  const links = page.getByRole('button', { name: 'How to play' })
  await links.first().waitFor()
  expect(await links.count()).toBe(2)
  for (const link of await links.all()) {
    await link.click()
    await readAndClose(v)
  }
  // Before a table is set up it speaks of every other box.
  await links.first().click()
  await dialog(v).getByText('Pegasus').waitFor()
  await dialog(v).getByRole('button', { name: 'Read the rules' }).click()
  await dialog(v).waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: 'Reference' }).waitFor()
  await page.getByRole('button', { name: 'Close the reference' }).click()
  await page.getByRole('button', { name: 'Create the table' }).click()
  await page.getByRole('heading', { name: 'The table is being set' }).waitFor()
  await page.getByRole('button', { name: 'How to play' }).click()
  await readAndClose(v)
})

scene('at the table and on a phone it speaks of what is played, and fits on one page of paper', async (s) => {
  const v = await sit(
    s,
    { players: ['saul-tigh', 'laura-roslin', 'kara-thrace'], config: { sets: ['base', 'daybreak'] } },
    phone,
  )
  const { page } = v
  await page.locator('.question').waitFor()
  await page.keyboard.press('/')
  await page.getByRole('button', { name: /^How to play/ }).click()
  await dialog(v).getByText('Daybreak').first().waitFor()
  expect(await dialog(v).getByText('Pegasus').count()).toBe(0)
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
  await readAndClose(v)
})
