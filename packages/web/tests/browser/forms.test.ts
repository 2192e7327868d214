import { expect } from 'vitest'
import { answersIn } from './ears.ts'
import { asked } from './hands.ts'
import { scene } from './scene.ts'
import { faults, phone, sit } from './staged.ts'
import type { Visitor } from './visitor.ts'
import { until } from './wait.ts'

// Answers of another form than a list of buttons.

const crew = ['lee-adama', 'laura-roslin', 'saul-tigh'] as const

const next = (v: Visitor, before: string): Promise<void> =>
  until('the answer to be taken', () => v.ears.view?.request?.id !== before)

const held = (v: Visitor, card: string): number => v.ears.view?.hand.filter((c) => c === card).length ?? 0

/** How many are taken of what a stepper is about. */
const taken = (v: Visitor, name: string): Promise<string | null> =>
  v.page.getByRole('group', { name }).locator('output').textContent()

scene('cards of several types are drawn by steppers, as many of each as one likes', async (s) => {
  const v = await sit(s, {
    players: crew,
    step: 'receiveSkills',
    decks: { leadership: ['declare-emergency-3', 'executive-order-1'] },
  })
  const { page } = v
  const request = await asked(v)
  expect(request.prompt.key).toBe('prompt.multi-skill')
  expect(await page.locator('.stepper').count()).toBe(2)
  const confirm = page.locator('[data-confirm]')
  expect(await confirm.isDisabled()).toBe(true)
  const more = page.getByRole('button', { name: 'One more: Leadership' })
  await more.click()
  await more.click()
  expect(await taken(v, 'Leadership')).toBe('2')
  // No more of anything, until one is given back.
  expect(await more.isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'One more: Politics' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'One less: Leadership' }).click()
  expect(await taken(v, 'Leadership')).toBe('1')
  await page.getByRole('button', { name: 'One more: Politics' }).click()
  expect(await confirm.textContent()).toBe('Draw 2 of 2')
  await page.getByRole('button', { name: 'One less: Politics' }).click()
  await more.click()
  await confirm.click()
  await next(v, request.id)
  expect(held(v, 'declare-emergency-3')).toBe(1)
  expect(held(v, 'executive-order-1')).toBe(1)
})

scene('by keyboard a digit takes one more and Backspace gives the last one back', async (s) => {
  const v = await sit(s, { players: crew, step: 'receiveSkills' })
  const { page } = v
  const request = await asked(v)
  await page.keyboard.press('2')
  await page.keyboard.press('2')
  const [, second] = await page.locator('.stepper').all()
  expect(await second?.locator('output').textContent()).toBe('2')
  await page.keyboard.press('Backspace')
  expect(await second?.locator('output').textContent()).toBe('1')
  await page.keyboard.press('1')
  await until('the last word to be in focus', () =>
    page.evaluate(() => document.activeElement?.matches('[data-confirm]') === true),
  )
  await page.keyboard.press('Enter')
  await next(v, request.id)
  const [answer] = answersIn(v.ears)
  expect(new Set(answer?.options.map((id) => id.replace(/#\d+$/, ''))).size).toBe(2)
})

for (const device of ['desk', 'phone'] as const)
  scene(`copies of a card are one card with a number (${device})`, async (s) => {
    const hand = [...Array<string>(4).fill('repair-1'), ...Array<string>(4).fill('launch-scout-1')]
    const v = await sit(
      s,
      {
        players: ['galen-tyrol', 'laura-roslin', 'saul-tigh'],
        step: 'end',
        hands: { 'galen-tyrol': [...hand, 'executive-order-1', 'executive-order-2'] },
      },
      device === 'phone' ? phone : {},
    )
    const { page } = v
    const request = await asked(v)
    expect(request).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 2, max: 2 })
    if (device === 'phone') await page.getByRole('button', { name: /^Hand/ }).tap()
    const card = page.locator('[data-thing="hand:repair-1"]')
    expect(await page.locator('.cards > .slot').count()).toBe(4)
    expect(await card.locator('.copies').textContent()).toBe('×4')
    const point = (): Promise<void> => (device === 'phone' ? card.tap() : card.click())
    await point()
    expect(await card.locator('.copies').textContent()).toBe('1 of 4')
    await point()
    expect(await card.locator('.copies').textContent()).toBe('2 of 4')
    // Enough is enough: pointing again begins anew.
    await point()
    expect(await card.locator('.copies').textContent()).toBe('×4')
    await point()
    await page.locator('.answers [data-option="card:executive-order-1#1"]').click()
    await page.locator('[data-confirm="2"]').click()
    await next(v, request.id)
    expect(held(v, 'repair-1')).toBe(3)
    expect(held(v, 'executive-order-1')).toBe(0)
    expect(await faults(v)).toEqual([])
  })

const gunner = {
  players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
  step: 'action',
  at: { 'saul-tigh': 'weapons-control' },
  ships: { bow: { basestar: 1 } },
  hands: { 'saul-tigh': ['strategic-planning-3', 'strategic-planning-4'] },
} as const

scene('what is put away is not asked about, after a reload neither, until it is armed again', async (s) => {
  const v = await sit(s, gunner)
  const { page, ears } = v
  const plan = page.locator('[data-arm="strategic-planning"]')
  await asked(v)
  expect(await plan.getAttribute('aria-checked')).toBe('true')
  await page.locator('[data-option="location:weapons-control"]').click()
  await page.getByText('A die is about to be rolled.').waitFor()
  await page.getByRole('button', { name: 'Put it away' }).click()
  await until('the die to be thrown', () => ears.log.some((e) => e.message.key === 'event.rolled'))
  await until('it to be put away', async () => (await plan.getAttribute('aria-checked')) === 'false')
  expect(held(v, 'strategic-planning-3')).toBe(1)
  await page.reload()
  await until('the switch', async () => (await plan.getAttribute('aria-checked')) === 'false')
  expect(await page.locator('.skipped').count()).toBe(0)
  await plan.click()
  await until('it to be armed', async () => (await plan.getAttribute('aria-checked')) === 'true')
})

scene('what was put away before is let pass when its moment comes', async (s) => {
  const v = await sit(s, gunner)
  const { page, ears } = v
  await asked(v)
  await page.locator('[data-arm="strategic-planning"]').click()
  await until('it to be put away', () => 'use:strategic-planning' in ears.skips)
  await page.locator('[data-option="location:weapons-control"]').click()
  await until('the die to be thrown', () => ears.log.some((e) => e.message.key === 'event.rolled'))
  const windows = ears.heard.flatMap((m) => ('view' in m && m.view?.request ? [m.view.request.window] : []))
  expect(windows).not.toContain('roll-before')
})

scene('whoever scouts reads the card first, and then puts it on top or underneath', async (s) => {
  const v = await sit(s, {
    players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
    step: 'action',
    hands: { 'saul-tigh': ['launch-scout-1'] },
    decks: { crisis: ['water-sabotaged'] },
    dice: [8],
  })
  const { page } = v
  await asked(v)
  await page.locator('.answers [data-option="play:launch-scout-1"]').click()
  await page.locator('.answers button', { hasText: 'Crisis' }).click()
  const card = page.locator('.answers .laid')
  await card.waitFor()
  expect(await card.textContent()).toContain('Water Sabotaged')
  expect(await card.textContent()).toContain('food')
  const [first] = await page.locator('.answers > *').all()
  expect(await first?.getAttribute('class')).toContain('laid')
  await page.getByRole('button', { name: 'Underneath' }).click()
  await until('the card to be put back', () =>
    v.ears.log.some((e) => /bottom|buried|under/.test(JSON.stringify(e))),
  )
})

scene(
  'a destination drawn twice is one answer with a number, and the page says why it is asked',
  async (s) => {
    const v = await sit(
      s,
      {
        players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
        step: 'crisis',
        jumpTrack: 4,
        decks: { crisis: ['riots-a'], destination: ['barren-planet', 'barren-planet'] },
      },
      {},
      [0, 1],
    )
    const { page } = v
    const crisis = await asked(v)
    await page.locator('.answers [data-option="option:0"]').click()
    await next(v, crisis.id)
    await asked(v)
    const answers = page.locator('.answers [data-option]')
    expect(await answers.count()).toBe(1)
    expect(await answers.locator('.copies').textContent()).toBe('×2')
    await page.locator('.why', { hasText: 'These are alike.' }).waitFor()
    await answers.click()
    await until('to be there', () => v.ears.view?.travelled.includes('barren-planet') ?? false)
  },
)
