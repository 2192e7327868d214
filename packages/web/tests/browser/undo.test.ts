import { expect } from 'vitest'
import { asked } from './hands.ts'
import { scene } from './scene.ts'
import { phone, sit } from './staged.ts'
import type { Visitor } from './visitor.ts'
import { until } from './wait.ts'

const position = {
  players: ['kara-thrace', 'saul-tigh', 'laura-roslin'],
  step: 'movement',
  at: { 'kara-thrace': 'hangar-deck' },
  hands: { 'kara-thrace': ['evasive-maneuvers-1', 'repair-1'] },
} as const

const moves = (v: Visitor): boolean => v.ears.view?.request?.prompt.key === 'prompt.move'
const standsIn = (v: Visitor): string | undefined => v.ears.view?.players[0]?.at

async function goTo(v: Visitor, room: string): Promise<void> {
  await asked(v)
  await v.page.locator(`.answers [data-option="location:${room}"]`).first().click()
  await until('to be there', () => standsIn(v) === room)
}

scene('a move is taken back by a button, by a letter and by Ctrl + Z, and everybody is told', async (s) => {
  const v = await sit(s, position)
  const { page } = v
  const undo = page.getByRole('button', { name: 'Take it back' })
  await asked(v)
  expect(await undo.count()).toBe(0)
  const ways = [() => undo.click(), () => page.keyboard.press('u'), () => page.keyboard.press('Control+z')]
  for (const [n, back] of ways.entries()) {
    await goTo(v, 'command')
    await undo.waitFor()
    await back()
    await until('to stand where one stood', () => standsIn(v) === 'hangar-deck' && moves(v))
    await undo.waitFor({ state: 'detached' })
    const told = v.ears.log.filter((e) => e.message.key === 'event.took-back')
    expect(told).toHaveLength(n + 1)
  }
  expect(await page.locator('.talk').getByText('You take back the last choice').count()).toBeGreaterThan(0)
  // Several in a row, and none once cards were drawn.
  await goTo(v, 'command')
  await page.locator('[data-pass]').first().click()
  await until('what follows', () => v.ears.view?.request?.prompt.key !== 'prompt.action')
  await until('nothing to take back', async () => (await undo.count()) === 0)
})

scene('a finger takes back, too, and after a reload what was taken back still is', async (s) => {
  const v = await sit(s, position, phone)
  const { page } = v
  await asked(v)
  const room = page.locator('.answers [data-option="location:armory"]').first()
  await room.tap()
  await room.tap({ timeout: 2000 }).catch(() => undefined)
  await until('to be there', () => standsIn(v) === 'armory')
  const undo = page.getByRole('button', { name: 'Take it back' })
  await undo.waitFor()
  const box = await undo.boundingBox()
  expect(box && box.y + box.height <= 844 && box.height >= 36).toBe(true)
  await undo.tap()
  await until('to stand where one stood', () => standsIn(v) === 'hangar-deck' && moves(v))
  await page.reload()
  await asked(v)
  expect(standsIn(v)).toBe('hangar-deck')
})
