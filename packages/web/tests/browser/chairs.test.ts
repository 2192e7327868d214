import { expect } from 'vitest'
import { guestsOf, setUp } from './guests.ts'
import { hands, play } from './hands.ts'
import { type Scene, scene } from './scene.ts'
import type { Visitor } from './visitor.ts'
import { until } from './wait.ts'

/** The host Ada and her guest Boris in the middle of a game with a bot; a bot that Ada wants waits for Boris. */
async function inPlay(s: Scene, botWait: number): Promise<{ host: Visitor; guest: Visitor }> {
  const { host, invite } = await guestsOf(s, { botWait })
  await setUp(host, 'Ada', 'By invitation')
  const { guest } = await invite()
  await guest.page.getByRole('textbox', { name: 'Your name at this table' }).fill('Boris')
  await guest.page.getByRole('button', { name: 'Change' }).click()
  await host.page.locator('.waiting-chair', { hasText: 'Boris' }).waitFor()
  await host.page.getByRole('button', { name: 'Bots in all free chairs' }).click()
  await host.page.getByRole('button', { name: 'Start the game' }).click()
  const begun = (v: Visitor) => (): boolean => (v.ears.view?.turn.number ?? 0) >= 1
  await Promise.all([play(host, hands(3), begun(host)), play(guest, hands(4), begun(guest))])
  return { host, guest }
}

const openMenu = (v: Visitor): Promise<void> =>
  v.page.getByRole('button', { name: 'Table', exact: true }).click()

scene('a bot that the host wants in a chair is announced, and its player keeps it', async (s) => {
  const { host, guest } = await inPlay(s, 60_000)
  await openMenu(host)
  await host.page.getByRole('button', { name: 'Give the chair to a bot: Boris' }).click()
  const notice = guest.page.getByText('The host wants a bot to play for you.')
  await notice.waitFor()
  expect(await notice.evaluate((e) => e.getBoundingClientRect().top)).toBeLessThan(100)
  await host.page.getByText('a bot comes soon').waitFor()
  await guest.page.getByRole('button', { name: 'Keep my chair' }).click()
  await notice.waitFor({ state: 'detached' })
  expect(guest.ears.you).toBe(1)
  await guest.page.getByRole('tab', { name: 'Chat' }).click()
  await guest.page.getByText('You stay; no bot takes the chair').waitFor()
})

scene('whoever lets a bot play for him sees what all see until he takes his chair back', async (s) => {
  const { guest } = await inPlay(s, 60_000)
  expect(await guest.page.locator('.hand').count()).toBe(1)
  await openMenu(guest)
  await guest.page.getByRole('button', { name: 'Let a bot play for me' }).click()
  await until('to look on', () => guest.ears.you === 'spectator')
  await guest.page.keyboard.press('Escape')
  await guest.page.getByText('A bot plays your chair.').waitFor()
  expect(await guest.page.locator('.hand').count()).toBe(0)
  await guest.page.getByRole('button', { name: 'Take it back' }).click()
  await until('his chair again', () => guest.ears.you === 1)
  await guest.page.locator('.hand').first().waitFor()
})
