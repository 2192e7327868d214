import type { Position } from '@ragtag/engine/testing'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { answersIn } from './ears.ts'
import { asked } from './hands.ts'
import { scene } from './scene.ts'
import { phone, sit } from './staged.ts'
import type { Visitor } from './visitor.ts'
import { until } from './wait.ts'

// An answer explains itself before it is given.

const [tigh, roslin, boomer] = ['saul-tigh', 'laura-roslin', 'sharon-valerii'] as const

/** The Admiral chooses between the last food and something that hurts less. */
const riots: Position = {
  players: [tigh, roslin, boomer],
  titles: { admiral: tigh, president: roslin },
  step: 'crisis',
  decks: { crisis: ['riots-a'] },
  resources: { food: 1 },
}

/** Where the fleet can jump early, at the price of the last people. */
const ftl: Position = {
  players: [tigh, roslin, boomer],
  step: 'action',
  at: { [tigh]: 'ftl-control' },
  jumpTrack: 4,
  resources: { population: 1 },
  hands: { [tigh]: ['executive-order-2', 'executive-order-2', 'repair-1'] },
}

const option = ({ page }: Visitor, part: string): Locator =>
  page.locator(`.answers [data-option*="${part}"]`).first()
const told = ({ page }: Visitor): Locator => page.locator('.told-of')

scene('one click never ends the game: it tells what it would do, and asks', async (s) => {
  const v = await sit(s, riots)
  const { page, ears } = v
  await asked(v)
  await option(v, 'option:0').hover()
  await told(v).getByText('Food 1 → 0: the humans lose.').waitFor()
  // Its dial shows what would come, too, and no longer when it is not thought about.
  const dial = page.locator('.dial.food')
  expect(await dial.locator('text').textContent()).toBe('1 → 0')
  expect(await dial.getAttribute('class')).toContain('would-fall')
  await page.mouse.move(700, 300)
  await told(v).waitFor({ state: 'detached' })
  expect(await dial.locator('text').textContent()).toBe('1')

  await option(v, 'option:0').click()
  await page.getByText('This ends the game. Do it all the same?').waitFor()
  await page.getByText('Food 1 → 0: the humans lose.').waitFor()
  // The harmless way out is in focus.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('No, go back')
  await page.keyboard.press('Enter')
  await asked(v)
  // Where it stands on the card, it asks as well.
  await page
    .locator('.crisis .option')
    .first()
    .click({ position: { x: 12, y: 8 } })
  await page.locator('[data-sure="end"]').waitFor()
  expect(answersIn(ears)).toEqual([])
  await page.keyboard.press('Escape')
  await option(v, 'option:1').click()
  await until('the milder answer', () => answersIn(ears).length === 1)
  expect(answersIn(ears)[0]?.options).toEqual(['option:1'])
})

scene('whoever means it ends the game', async (s) => {
  const v = await sit(s, riots)
  await asked(v)
  await option(v, 'option:0').click()
  await v.page.locator('[data-sure="end"]').click()
  await until('the end', () => v.ears.view?.outcome != null)
  expect(v.ears.view?.outcome).toMatchObject({ winner: 'cylons', reason: 'food' })
})

scene('where a die decides, its odds are told, and what it may end is asked about', async (s) => {
  const v = await sit(s, ftl)
  const { page, ears } = v
  await asked(v)
  await option(v, 'ftl-control').hover()
  await told(v).getByText('On 1–6 (75 %):').waitFor()
  expect(await told(v).locator('.odds > ul > li').first().textContent()).toContain(
    'Population 1 → 0: the humans lose',
  )
  expect(await told(v).getByText('On 7–8 (25 %):').count()).toBe(1)
  expect(await page.locator('.dial.population text').textContent()).toBe('1 → 0?')
  await option(v, 'ftl-control').click()
  await page.getByText('This may end the game. Risk it?').waitFor()
  await page.getByRole('button', { name: 'No, go back' }).click()
  expect(answersIn(ears)).toEqual([])
})

scene('what is not an answer is explained in the same place, and a name never commits', async (s) => {
  const v = await sit(s, { ...ftl, at: { [tigh]: 'admirals-quarters' } })
  const { page, ears } = v
  await asked(v)
  await page.locator('.board [data-thing="location:press-room"]').hover({ position: { x: 20, y: 12 } })
  await told(v).getByText('Press Room').waitFor()
  await told(v).getByText('draw 2').waitFor()
  await page
    .locator('.member')
    .nth(1)
    .hover({ position: { x: 150, y: 30 } })
  await told(v).getByText('Laura Roslin').first().waitFor()
  // No copy of a card that can be played lies there unlit.
  const copies = page.locator('.hand .slot[data-thing^="hand:executive-order-2"]')
  expect(await copies.evaluateAll((all) => all.every((e) => e.classList.contains('lit')))).toBe(true)

  await option(v, 'admirals-quarters').click()
  await until('the question whom', () => ears.view?.request?.prompt.key === 'prompt.pick')
  await page.locator('.member.lit .who', { hasText: 'Laura Roslin' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(answersIn(ears)).toHaveLength(1)
})

scene('a finger sees first what its answer does, and takes it then', async (s) => {
  const v = await sit(s, riots, phone)
  const { page, ears } = v
  await asked(v)
  await option(v, 'option:1').tap()
  await told(v).getByText('Fuel 8 → 7').waitFor()
  await option(v, 'option:0').tap()
  await told(v).getByText('Food 1 → 0: the humans lose.').waitFor()
  expect(answersIn(ears)).toEqual([])
  await page.locator('.told-of .do').tap()
  await page.locator('[data-sure="end"]').waitFor()
  await page.getByRole('button', { name: 'No, go back' }).tap()
  await option(v, 'option:1').tap()
  await told(v).getByText('Fuel 8 → 7').waitFor()
  await option(v, 'option:1').tap()
  await until('the answer', () => answersIn(ears).length === 1)
})

scene('however much is told on a small phone, the answers below it are not covered', async (s) => {
  const v = await sit(s, ftl, { ...phone, viewport: { width: 360, height: 560 } })
  await asked(v)
  await option(v, 'ftl-control').tap()
  await told(v).locator('.do').waitFor()
  const lies = await v.page.locator('.told-of > .cut').boundingBox()
  const question = await v.page.locator('.question').boundingBox()
  if (!lies || !question) throw new Error('nothing to be seen')
  expect(lies.y).toBeGreaterThanOrEqual(0)
  expect(lies.y + lies.height).toBeLessThanOrEqual(question.y)
  // The same answer is taken where it was pointed at.
  await option(v, 'ftl-control').tap()
  await v.page.locator('[data-sure="risk"]').waitFor()
})

scene('a digit turns to an answer, which is told of; Enter takes it', async (s) => {
  const v = await sit(s, riots)
  const { page, ears } = v
  await asked(v)
  await page.keyboard.press('2')
  await told(v).getByText('Fuel 8 → 7').waitFor()
  await page.keyboard.press('1')
  await told(v).getByText('Food 1 → 0: the humans lose.').waitFor()
  expect(answersIn(ears)).toEqual([])
  await page.keyboard.press('Enter')
  await page.locator('[data-sure="end"]').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await until('the answer', () => answersIn(ears).length === 1)
})

scene('whoever wants to is asked about every answer, and it is kept', async (s) => {
  const v = await sit(s, { ...ftl, step: 'movement' })
  const { page, ears } = v
  await asked(v)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Every answer', { exact: true }).click()
  await page.reload()
  await asked(v)
  await option(v, 'location:command').click()
  await page.locator('.told-of .do').waitFor()
  expect(answersIn(ears)).toEqual([])
  await option(v, 'location:command').click()
  await until('the answer', () => answersIn(ears).length === 1)
})

scene('no line is left around what was pointed at', async (s) => {
  const v = await sit(s, {
    players: [tigh, roslin, boomer],
    step: 'action',
    at: { [tigh]: 'command' },
    ships: { bow: { viper: 1 }, stern: { raider: 1 } },
  })
  const { page, ears } = v
  await asked(v)
  await option(v, 'location:command').click()
  await until('the question about vipers', () => ears.view?.request?.prompt.key === 'prompt.viper')
  await asked(v)
  const area = page.locator('.area.lit').first()
  const box = await area.boundingBox()
  if (!box) throw new Error('No area is lit.')
  await area.click({ position: { x: 30, y: 20 }, force: true })
  expect(await page.evaluate(() => document.activeElement?.closest('.plan') ?? null)).toBeNull()
})
