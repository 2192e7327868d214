import { expect } from 'vitest'
import { guestsOf, setUp } from './guests.ts'
import { hands, play } from './hands.ts'
import { scene } from './scene.ts'
import { whereIs } from './start.ts'
import type { Visitor } from './visitor.ts'
import { until } from './wait.ts'

scene('friends meet by a link, choose their characters and play', async (s) => {
  const { host, invite } = await guestsOf(s)
  await setUp(host, 'Ada', 'By invitation')
  const { guest } = await invite()
  await guest.page.getByRole('textbox', { name: 'Your name at this table' }).fill('Boris')
  await guest.page.getByRole('button', { name: 'Change' }).click()
  await host.page.locator('.waiting-chair', { hasText: 'Boris' }).getByText('here', { exact: true }).waitFor()
  await guest.page.locator('.waiting-chair', { hasText: 'Ada' }).getByText('here', { exact: true }).waitFor()

  await host.page.getByRole('button', { name: 'Bots in all free chairs' }).click()
  await host.page.getByRole('button', { name: 'Start the game' }).click()
  const third = (v: Visitor) => (): boolean => (v.ears.view?.turn.number ?? 0) >= 3
  await Promise.all([play(host, hands(1), third(host)), play(guest, hands(2), third(guest))])
  const crew = (v: Visitor): Promise<string[]> => v.page.locator('.crew .who').allInnerTexts()
  expect(await crew(host)).toEqual(await crew(guest))
  expect(host.ears.you).toBe(0)
  expect(guest.ears.you).toBe(1)
})

scene('an invitation works once: not even the host can look into the chair', async (s) => {
  const { host, invite, open } = await guestsOf(s)
  await setUp(host, 'Ada', 'By invitation')
  const { guest, link } = await invite()
  await until('the chair to be the guest’s own', () => !guest.page.url().includes('join'))
  const late = await open(link)
  await late.page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor()
  expect(late.ears.you).toBe('spectator')
  // The host has no link to this chair any more.
  const copy = host.page.getByRole('button', { name: /^Copy link: Chair/ })
  await until('one link less', async () => (await copy.count()) === 1)
  // The guest comes back by his own link, in this window and in others; the invitation leads him there, too.
  const own = whereIs(guest)
  await guest.page.reload()
  await until('the guest again', () => guest.ears.you === 1)
  await guest.page.goto(new URL(link, guest.page.url()).href)
  await until('his own link again', () => whereIs(guest) === own)
  const phone = await open(own)
  await until('his phone', () => phone.ears.you === 1)
})

scene('a seat at an open table is taken from the lobby', async ({ house, visit }) => {
  const home = await house()
  const host = await visit(home, '/')
  await setUp(host, 'Ada', 'Anyone')
  const guest = await visit(home, '/')
  await guest.page.locator('#lobby-name').fill('Cy')
  await guest.page.getByRole('button', { name: 'Take a seat' }).click()
  await guest.page.getByRole('heading', { name: 'The table is being set' }).waitFor()
  await host.page.locator('.waiting-chair', { hasText: 'Cy' }).getByText('here', { exact: true }).waitFor()
  // The way back leads through the lobby, too.
  await guest.page.getByRole('button', { name: 'Back to the lobby' }).click()
  await guest.page.getByRole('button', { name: 'Return' }).click()
  await until('the seat again', () => guest.ears.you === 1)
})

scene('chat is for all, notes are for one', async (s) => {
  const { host, invite } = await guestsOf(s)
  await setUp(host, 'Ada', 'By invitation')
  const { guest } = await invite()
  await host.page.getByRole('button', { name: 'Bots in all free chairs' }).click()
  await host.page.getByRole('button', { name: 'Start the game' }).click()
  const begun = (v: Visitor) => (): boolean => (v.ears.view?.turn.number ?? 0) >= 1
  await Promise.all([play(host, hands(3), begun(host)), play(guest, hands(4), begun(guest))])

  const tab = (v: Visitor, name: string) => v.page.getByRole('tab', { name }).click()
  await tab(host, 'Chat')
  await host.page.getByLabel('Say something to the table').fill('I am no Cylon')
  await host.page.getByRole('button', { name: 'Send' }).click()
  await tab(guest, 'Chat')
  await guest.page.locator('.chat li', { hasText: /^1\s*Ada · .+ I am no Cylon$/ }).waitFor()

  await tab(host, 'Notes')
  await host.page.getByLabel('Notes').fill('The guest plays well')
  await tab(host, 'Log')
  await until('the notes to be sent', () => host.ears.said.some((m) => m.type === 'notes'))
  await host.page.reload()
  await tab(host, 'Notes')
  await until(
    'the notes again',
    async () => (await host.page.getByLabel('Notes').inputValue()) === 'The guest plays well',
  )
  await tab(guest, 'Notes')
  expect(await guest.page.getByLabel('Notes').inputValue()).toBe('')
  expect(guest.ears.bytes.join()).not.toContain('The guest plays well')
})
