import { type Position, scenario } from '@ragtag/engine/testing'
import { expect } from 'vitest'
import { beforeTheLastJump, stageTable } from '../../../server/src/testing/prepared.ts'
import { answerOne, asked, hands, isShown } from './hands.ts'
import { type Scene, scene } from './scene.ts'
import type { VisitOptions, Visitor } from './visitor.ts'
import { until } from './wait.ts'

/** People sit on the first chairs, bots on the others. */
async function sitDown(s: Scene, position: Position, guests: readonly VisitOptions[]): Promise<Visitor[]> {
  let paths: string[] = []
  const house = await s.house({
    botDelay: 250,
    before: async (data) => {
      const people = [...guests.keys()]
      const made = await stageTable(data, scenario(position).state, { people })
      paths = people.map((seat) => `/t/${made.table}#${made.secrets[seat]}`)
    },
  })
  return Promise.all(guests.map((options, i) => s.visit(house, paths[i] ?? '', options)))
}

const decisions = ({ ears }: Visitor): number => ears.heard.filter((m) => m.type === 'update').length

const heard = ({ ears }: Visitor, key: string): boolean => ears.log.some((e) => e.message.key === key)

async function jump(v: Visitor): Promise<void> {
  await asked(v)
  await v.page.locator('.answers [data-option*="ftl-control"]').click()
}

scene("one's own new Loyalty card is shown until it has been seen, and bots wait for that", async (s) => {
  const v = await s.visit(await s.house({ botDelay: 1500 }), '/', { moments: 'normal' })
  const { page, ears } = v
  await page.getByRole('button', { name: 'Play now with bots' }).click()
  const card = page.getByRole('region', { name: 'Your loyalty' })
  // Some are asked more than who they want to be before the cards are dealt.
  for (let i = 0; i < 4 && !(await card.isVisible()); i++) {
    await answerOne(v, hands(4 + i))
    await until(
      'the card or another question',
      async () => (await card.isVisible()) || (ears.view?.request != null && (await isShown(v))),
    )
  }
  await card.waitFor()
  const dealt = ears.log.find((e) => e.message.key === 'event.dealt-loyalty-cards')
  expect(dealt).toBeDefined()
  const own = ears.view?.players[Number(ears.you)]?.loyalty ?? []
  expect(own.length).toBeGreaterThan(0)
  expect(await card.locator('.loyalty-face').count()).toBe(own.length)
  await card.getByText('Only you see this').waitFor()
  expect(await card.getByText(/You are human\. You win|You are a Cylon, and nobody knows/).count()).toBe(1)
  // Nothing can be answered before, and nobody plays on meanwhile.
  expect(await page.locator('.answers [data-option]').count()).toBe(0)
  const before = decisions(v)
  await page.waitForTimeout(3500)
  expect(decisions(v)).toBe(before)
  expect(await card.isVisible()).toBe(true)
  // On a low screen it can be scrolled, by keys as well.
  await page.setViewportSize({ width: 1280, height: 480 })
  const words = card.locator('.banner.long[tabindex="0"]')
  await words.focus()
  await page.keyboard.press('End')
  await until('the end of the text', () => words.evaluate((b) => b.scrollTop > 0))
  await page.setViewportSize({ width: 1440, height: 900 })
  await card.getByText('Go on').click()
  await card.waitFor({ state: 'detached' })
  await asked(v)
})

scene('bots wait as long as somebody who is alone with them looks at what they did', async (s) => {
  const [v] = await sitDown(s, beforeTheLastJump, [{ moments: 'click' }])
  if (!v) throw new Error('Nobody sat down.')
  await jump(v)
  const moment = v.page.locator('.moment.arrived.held')
  await moment.waitFor()
  await v.page.waitForTimeout(1500)
  expect(heard(v, 'event.destination')).toBe(false)
  await v.page.keyboard.press('Enter')
  await until('the Admiral to decide', () => heard(v, 'event.destination'))
})

scene('what is about others holds the table and goes; the last blow is seen before the result', async (s) => {
  const [v] = await sitDown(s, beforeTheLastJump, [{ moments: 'short' }])
  if (!v) throw new Error('Nobody sat down.')
  const { page } = v
  await jump(v)
  const arrived = page.locator('.moment.arrived')
  await arrived.waitFor()
  expect(await page.locator('.moment.held').count()).toBe(0)
  await arrived.waitFor({ state: 'detached' })
  // Bots decide where to, and the fuel is gone: the board is there, and says why.
  const end = page.getByRole('region', { name: 'The Cylons win' })
  await end.waitFor()
  expect(heard(v, 'event.over')).toBe(true)
  await end.getByText('The fleet is out of fuel').waitFor()
  await end.getByText(/loses 1 fuel: 0 left/i).waitFor()
  expect(await page.locator('.board').isVisible()).toBe(true)
  expect(await page.locator('.dial.fuel text').textContent()).toBe('0')
  await page.waitForTimeout(1200)
  expect(await page.getByRole('heading', { name: /win/ }).count()).toBe(0)
  await page.keyboard.press(' ')
  await page.getByRole('heading', { name: /win/ }).waitFor()
  // A table in a position nobody played up to is told as far as its player saw it.
  await page.getByRole('button', { name: 'This game cannot be replayed' }).waitFor()
  await page.getByText('What you saw of it is told here').waitFor()
})

scene('among people nobody waits for what another looks at, and he sees all of it in order', async (s) => {
  const [host, guest] = await sitDown(s, { ...beforeTheLastJump, resources: { fuel: 8 } }, [
    { moments: 'off' },
    { moments: 'click' },
  ])
  if (!host || !guest) throw new Error('Nobody sat down.')
  await jump(host)
  await guest.page.locator('.moment.arrived.held').waitFor()
  // The guest is the Admiral and is asked as soon as he has seen it, not before.
  expect(guest.ears.view?.request).not.toBeNull()
  expect(await guest.page.locator('.answers [data-option]').count()).toBe(0)
  expect(await guest.page.title()).toBe('● Your move · Ragtag')
  await guest.page.waitForTimeout(400)
  await guest.page.keyboard.press('Enter')
  await asked(guest)
  await guest.page.locator('.answers [data-option]').first().click()
  await until('the host to be told', () => heard(host, 'event.destination'))
})
