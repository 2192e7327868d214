import type { Position } from '@ragtag/engine/testing'
import { sightingIn } from '@ragtag/protocol/bots'
import { expect } from 'vitest'
import { prepareTable } from '../../../server/src/testing/prepared.ts'
import { asked, hands, play } from './hands.ts'
import { scene } from './scene.ts'
import { faults, phone, sit } from './staged.ts'
import type { Visitor } from './visitor.ts'
import { until } from './wait.ts'

scene(
  'hard bots are chosen, a hint is asked for, and in a check everybody sees what the others say',
  async ({ house, visit }) => {
    const v = await visit(await house({ more: ['--think', '150'] }), '/')
    const { page, ears } = v
    const form = page.locator('.lobby-create')
    await form.getByText('3', { exact: true }).click()
    await form.getByText('Hard', { exact: true }).click()
    await form.getByText('take about a second').waitFor()
    await form.getByRole('button', { name: 'Create the table' }).click()
    await page.getByRole('button', { name: 'Bots in all free chairs' }).click()
    await page.getByText('Bot, Hard').nth(1).waitFor()
    await page.getByLabel('How well the bot in chair 3 plays').selectOption('easy')
    await page.getByText('Bot, Easy').waitFor()
    expect(ears.table?.seats.map((s) => s.level)).toEqual(['hard', 'hard', 'easy'])
    await page.getByRole('button', { name: 'Start the game' }).click()

    const h = hands(3)
    await play(v, h, () => ears.view?.request?.prompt.key === 'prompt.action', 120_000)
    const question = await asked(v)
    await page.getByRole('button', { name: 'What would you do?' }).click()
    await page.locator('.hint.told').waitFor()
    expect(await page.locator('.hint.told').textContent()).toMatch(/^A bot in your place: .*\.$/s)
    expect(await page.locator('.answer.advised').count()).toBeGreaterThan(0)
    // Nothing is answered by it.
    expect(ears.view?.request?.id).toBe(question.id)

    await play(v, h, () => ears.view?.request?.prompt.key === 'prompt.contribute', 120_000)
    await asked(v)
    await page.locator('.piles .said').first().waitFor()
    await page.locator('[data-word="some"]').click()
    await page.locator('[data-word="some"][aria-pressed="true"]').waitFor()
    await page.getByRole('tab', { name: /^Chat/ }).click()
    await page.locator('.chat .words').last().getByText('I can do my share.').waitFor()
    // Who does not want to hear bots does not.
    const lines = (): Promise<number> => page.locator('.chat .words li').count()
    const before = await lines()
    await page.evaluate(() =>
      localStorage.setItem('ragtag.settings', JSON.stringify({ moments: 'off', botTalk: false })),
    )
    await page.reload()
    await page.getByRole('tab', { name: /^Chat/ }).click()
    await page.locator('.chat .words').first().waitFor()
    expect(await lines()).toBeLessThan(before)
    expect(await lines()).toBe(1)
  },
  300_000,
)

for (const [where, options] of [
  ['on a desk', {}],
  ['on a phone', phone],
] as const)
  scene(`when the game is over the bots' doubts are drawn ${where}`, async ({ house, visit }) => {
    let path = ''
    const served = await house({
      before: async (data) => {
        const made = await prepareTable(data, {
          config: { players: 4 },
          seed: 'doubts',
          people: [0],
          until: (state) => state.outcome !== null,
        })
        path = `/t/${made.table}#${made.secrets[0]}`
      },
    })
    const { page } = await visit(served, path, options)
    const pictures = page.locator('.doubts-one svg')
    await until('three pictures', async () => (await pictures.count()) === 3)
    expect(await pictures.first().locator('path').count()).toBe(3)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })

/** The President, who sits in the first chair, can look at a Loyalty card. */
const mugshots: Position = {
  players: ['gaius-baltar', 'saul-tigh', 'tom-zarek'],
  quorum: ['release-cylon-mugshots'],
  dice: [8],
}

async function take(v: Visitor, option: string, touch: boolean): Promise<void> {
  const request = await asked(v)
  const answer = v.page.locator(`.answers [data-option*="${option}"]`)
  await (touch ? answer.tap() : answer.click())
  await until(`the answer ${option}`, async () => {
    if (v.ears.view?.request?.id !== request.id) return true
    const sure = v.page.locator('.told-of .do, [data-sure]').first()
    if (await sure.isVisible()) await sure.click({ timeout: 500 }).catch(() => undefined)
    return false
  })
}

const saidOf = ({ ears }: Visitor): (string | undefined)[] =>
  ears.heard.flatMap((m) =>
    m.type === 'chat' && m.entry.notice === 'saw' && m.entry.seat === 0 ? sightingIn(m.entry.text)?.says : [],
  )

for (const [where, options] of [
  ['on a desk', {}],
  ['on a phone', phone],
] as const)
  scene(`whoever has looked at somebody's Loyalty can tell the others ${where}`, async (s) => {
    const v = await sit(s, mugshots, options)
    const { page } = v
    const touch = options === phone
    await take(v, 'release-cylon-mugshots', touch)
    await take(v, 'seat:2', touch)
    if (touch) await page.getByRole('button', { name: /^Log.*something to tell the others$/ }).tap()
    const strip = page.getByRole('group', { name: /^You have seen Tom Zarek’s Loyalty/ })
    await strip.waitFor()
    expect(await faults(v)).toEqual([])
    await strip.getByRole('button', { name: 'a Cylon' }).focus()
    await page.keyboard.press('Enter')
    await strip.waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: /^Chat/ }).click()
    await page.locator('.chat').getByText('I have seen the Loyalty of Tom Zarek: a Cylon.').waitFor()
    expect(await page.locator('.can-tell').count()).toBe(0)
    // He thinks better of it; only his last word can be changed.
    await page.getByRole('button', { name: 'Say “human” instead' }).click()
    await page.locator('.chat').getByText('I have seen the Loyalty of Tom Zarek: human.').waitFor()
    await page.getByRole('button', { name: 'Say “a Cylon” instead' }).waitFor()
    expect(await page.locator('[data-other]').count()).toBe(1)
    expect(saidOf(v)).toEqual(['cylon', 'human'])
  })

scene("whoever keeps silent about somebody's Loyalty is not asked again", async (s) => {
  const v = await sit(s, mugshots)
  const { page } = v
  await take(v, 'release-cylon-mugshots', false)
  await take(v, 'seat:1', false)
  await page.locator('.tell-seen').getByRole('button', { name: 'Say nothing' }).click()
  await page.locator('.tell-seen').waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.talk .log').getByText('You Are Not a Cylon').waitFor()
  expect(await page.locator('.tell-seen').count()).toBe(0)
  expect(saidOf(v)).toEqual([])
})
