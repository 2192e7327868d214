import type { Position } from '@ragtag/engine/testing'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { asked } from './hands.ts'
import { type Scene, scene } from './scene.ts'
import { sit } from './staged.ts'
import type { Visitor } from './visitor.ts'
import { until } from './wait.ts'

// What ends the game is told in the tone of the side that wins by it, before it is done and when it is.

const players = ['saul-tigh', 'laura-roslin', 'kara-thrace'] as const

/** The fleet is one jump from its goal. */
const lastJump: Position = {
  players,
  step: 'action',
  at: { 'saul-tigh': 'ftl-control' },
  jumpTrack: 4,
  dice: [8],
  milestones: [4],
  travelled: ['desolate-moon', 'asteroid-field', 'barren-planet'],
}

/** The Admiral may give up the last food. */
const lastFood: Position = {
  players,
  titles: { admiral: 'saul-tigh' },
  step: 'crisis',
  decks: { crisis: ['riots-a'] },
  resources: { food: 1 },
  // She would have another Crisis card in its place.
  used: { 'kara-thrace': ['secret-destiny'] },
}

const colour = (what: Locator): Promise<string> => what.evaluate((e) => getComputedStyle(e).color)

/** The tones of the two sides as this page has them. */
async function tones({ page }: Visitor): Promise<{ readonly humans: string; readonly cylons: string }> {
  const of = (name: string): Promise<string> =>
    page.evaluate((token) => {
      const e = document.body.appendChild(document.createElement('i'))
      e.style.color = `var(--${token})`
      const { color } = getComputedStyle(e)
      e.remove()
      return color
    }, name)
  return { humans: await of('cyan'), cylons: await of('red') }
}

async function endWith(s: Scene, position: Position, answer: string): Promise<Record<string, string>> {
  const v = await sit(s, position, { moments: 'click' })
  const { page } = v
  await asked(v)
  const option = page.locator(`.answers [data-option*="${answer}"]`).first()
  await option.hover()
  await page.locator('.told-of .ending').first().waitFor()
  const told = await colour(page.locator('.told-of .ending').first())
  await option.click()
  await page.locator('[data-sure]').waitFor()
  const prompt = await colour(page.locator('.prompt'))
  await page.locator('[data-sure]').click()
  const last = page.locator('.moment.end b')
  await until('the end', async () => {
    if (await page.locator('.moment.held:not(.end)').isVisible()) await page.keyboard.press('Enter')
    return last.isVisible()
  })
  return { told, prompt, end: await colour(last), ...(await tones(v)) }
}

scene('a victory of the humans is told in their tone', async (s) => {
  const { told, prompt, end, humans, cylons } = await endWith(s, lastJump, 'ftl-control')
  expect(humans).not.toBe(cylons)
  expect({ told, prompt, end }).toEqual({ told: humans, prompt: humans, end: humans })
})

scene('a victory of the Cylons is told in theirs', async (s) => {
  const { told, prompt, end, cylons } = await endWith(s, lastFood, 'option:0')
  expect({ told, prompt, end }).toEqual({ told: cylons, prompt: cylons, end: cylons })
})
