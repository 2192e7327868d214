import { expect } from 'vitest'
import { type Prepared, prepareTable } from '../../../server/src/testing/prepared.ts'
import { scene } from './scene.ts'

scene('the same people meet at the same table again, and bots where bots sat', async ({ house, visit }) => {
  let made: Prepared | undefined
  const home = await house({
    before: async (data) => {
      made = await prepareTable(data, {
        config: { players: 3 },
        people: [0, 1],
        seed: 'again',
        names: ['Ada', 'Boris', ''],
        until: (state) => state.outcome !== null,
      })
    },
  })
  const host = await visit(home, `/t/${made?.table}#${made?.host}`)
  const guest = await visit(home, `/t/${made?.table}#${made?.secrets[1]}`)
  await guest.page.getByRole('button', { name: 'Step through the game' }).waitFor()
  expect(await guest.page.getByRole('button', { name: /same table again/i }).count()).toBe(0)
  await host.page.getByRole('button', { name: 'The same table again' }).click()
  await host.page.getByRole('heading', { name: 'The table is being set' }).waitFor()
  await guest.page.getByRole('button', { name: 'Join the same table again' }).click()
  await guest.page.getByRole('heading', { name: 'The table is being set' }).waitFor()
  await host.page.getByRole('button', { name: 'Start the game' }).click()
  await guest.page.getByText('Choose').first().waitFor()
  expect(guest.ears.view?.players.length).toBe(3)
})
