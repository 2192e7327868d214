import { expect } from 'vitest'
import type { HouseOptions } from './house.ts'
import type { Scene } from './scene.ts'
import type { Visitor } from './visitor.ts'
import { until } from './wait.ts'

// A host and those he invites.

/** Somebody sets a table up in the lobby, by clicking. */
export async function setUp(v: Visitor, name: string, access: 'By invitation' | 'Anyone'): Promise<void> {
  const { page } = v
  const form = page.locator('.lobby-create')
  await form.getByLabel('Your name').fill(name)
  await form.getByText('3', { exact: true }).click()
  await form.getByText(access, { exact: true }).click()
  await form.getByRole('button', { name: 'Create the table' }).click()
  await page.getByRole('heading', { name: 'The table is being set' }).waitFor()
}

export type Guests = {
  readonly host: Visitor
  /** The host sends the link of the second chair, and somebody opens it. */
  invite(): Promise<{ readonly guest: Visitor; readonly link: string }>
  open(link: string): Promise<Visitor>
}

export const guestsOf = async ({ house, visit }: Scene, options: HouseOptions = {}): Promise<Guests> => {
  const home = await house(options)
  const host = await visit(home, '/', {
    permissions: ['clipboard-read', 'clipboard-write'],
    // With everything that moves, too.
    reducedMotion: 'no-preference',
  })
  const here = host.page.locator('.waiting-chair').getByText('here', { exact: true })
  const open = (link: string): Promise<Visitor> => visit(home, link)
  return {
    host,
    open,
    invite: async () => {
      await host.page.getByRole('button', { name: 'Copy link: Chair 2' }).click()
      await host.page.getByText('Copied').waitFor()
      const link = await host.page.evaluate(() => navigator.clipboard.readText())
      expect(link).toMatch(new RegExp(`^${home.address}/t/\\w+#join\\..{20,}$`))
      const path = link.slice(home.address.length)
      const guest = await open(path)
      // Nobody else is put into the chair once the host sees that it is taken.
      await until('the host to see the guest', async () => (await here.count()) === 2)
      return { guest, link: path }
    },
  }
}
