import { type Position, scenario, withSets } from '@ragtag/engine/testing'
import { expect } from 'vitest'
import { create } from '../../../server/src/testing/browser.ts'
import { stageTable } from '../../../server/src/testing/prepared.ts'
import { box, seven } from '../box.ts'
import { hands, play } from './hands.ts'
import { type Scene, scene } from './scene.ts'
import type { VisitOptions, Visitor } from './visitor.ts'

// A table with a box that the page has never heard of: everybody and everything on it can be seen and used.

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const desk = { viewport: { width: 1280, height: 720 } } as const

const position: Position = {
  players: seven,
  config: { ...withSets([box], {}), objective: 'shore' },
  step: 'movement',
  sides: { colony: 'front', nest: 'front' },
  phase: 'ashore',
  piles: { barges: ['empty'] },
  damaged: ['promenade'],
  hands: { 'william-adama': ['broken-trust-1', 'executive-order-1'] },
  held: { 'william-adama': { rumour: ['whisper', 'slander'] }, 'laura-roslin': { oath: ['vow'] } },
  tokens: { 'laura-roslin': { favour: 2 } },
  ships: { bow: { raider: 2, gunship: 1 } },
  marked: [{ token: 'ace', kind: 'raider', area: 'bow' }],
  at: {
    'laura-roslin': 'market',
    'lee-adama': 'market',
    'galen-tyrol': 'market',
    'gaius-baltar': 'tunnels',
    'sharon-valerii': 'engine-hall',
    'william-adama': 'gunnery',
  },
}

async function sit({ house, visit }: Scene, options: VisitOptions): Promise<Visitor> {
  let path = ''
  const served = await house({
    box: true,
    botDelay: 60_000,
    before: async (data) => {
      const made = await stageTable(data, scenario(position).state, { people: [0] })
      path = `/t/${made.table}#${made.secrets[0]}`
    },
  })
  const v = await visit(served, path, options)
  await v.page.locator('.plan .room').first().waitFor()
  return v
}

/** What is drawn over something else of its kind, or outside of what it stands in. */
const faults = (v: Visitor): Promise<string[]> =>
  v.page.evaluate(() => {
    const found: string[] = []
    const plan = document.querySelector('.plan')?.getBoundingClientRect()
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((e) => ({
        name: e.parentElement?.querySelector('title')?.textContent ?? '',
        at: e.getBoundingClientRect(),
      }))
    for (const selector of ['.room > .floor', '.room .person > path', '.group > .plate']) {
      const all = boxes(selector)
      all.forEach((a, i) => {
        if (!plan || a.at.left < plan.left || a.at.right > plan.right || a.at.bottom > plan.bottom)
          found.push(`${a.name} is not on the board`)
        for (const b of all.slice(i + 1))
          if (
            a.at.left < b.at.right - 1 &&
            b.at.left < a.at.right - 1 &&
            a.at.top < b.at.bottom - 1 &&
            b.at.top < a.at.bottom - 1
          )
            found.push(`${a.name} and ${b.name} are in one place`)
      })
    }
    return found
  })

for (const [name, options] of [
  ['a desk', desk],
  ['a phone', phone],
] as const)
  scene(`on ${name}, seven people and all boards of a strange box find their place`, async (s) => {
    const v = await sit(s, options)
    expect(await v.page.locator('.room .person').count()).toBe(7)
    for (const place of [
      'promenade',
      'engine-hall',
      'tunnels',
      'brood',
      'gunnery',
      'research-lab',
      'caprica',
    ])
      expect(await v.page.locator(`.room[data-thing="location:${place}"]`).count(), place).toBe(1)
    expect(await v.page.locator('[data-thing="location:market"] .person').count()).toBe(3)
    expect(await v.page.locator('[data-thing="location:research-lab"] .name').textContent()).toBe('Workshop')
    expect(await v.page.locator('.craft.gunship .kind-mark').textContent()).toBe('G')
    expect(await v.page.locator('.craft .marked').count()).toBe(1)
    expect(await v.page.locator('.phase').textContent()).toBe('Ashore')
    expect(await faults(v)).toEqual([])
  })

scene('what may be done at any moment is offered quietly, and done when it is meant', async (s) => {
  const v = await sit(s, desk)
  const before = v.ears.view?.request?.id
  const offer = v.page.locator('[data-aside]')
  await offer.click()
  expect(v.ears.view?.inPlay).toEqual([])
  await offer.click()
  await v.page.locator('.crew .member.self .tag.open-card', { hasText: 'A Whisper' }).waitFor()
  expect(v.ears.view?.inPlay.map((c) => c.card)).toEqual(['whisper'])
  expect(v.ears.view?.request?.id).toBe(before)
  expect(await offer.count()).toBe(0)
})

scene('the reference tells of what is on the table, as it is called there', async (s) => {
  const v = await sit(s, desk)
  await v.page.getByRole('button', { name: 'Reference' }).click()
  await v.page.getByRole('searchbox').fill('workshop')
  await v.page.locator('.ref-row-title', { hasText: 'Workshop' }).click()
  expect(await v.page.locator('.ref-title').textContent()).toBe('Workshop')
  await v.page.getByRole('button', { name: 'Reference', exact: true }).last().click()
  await v.page.getByRole('button', { name: 'Rumours' }).click()
  expect(await v.page.locator('.ref-row-title').allTextContents()).toEqual(['A Whisper', 'Slander'])
})

scene(
  'seven play with it, and the page has a word and a place for all that happens',
  async ({ house, visit }) => {
    const served = await house({ box: true })
    const wish = { ...withSets([box], { players: 7 }), objective: 'shore', variants: ['foggy'] }
    const { table, host } = await create(served.address, wish)
    const v = await visit(served, `/t/${table}#${host}`, desk)
    await v.page.getByText('The Shore').waitFor()
    await v.page.getByRole('button', { name: 'Bots in all free chairs' }).click()
    await v.page.getByRole('button', { name: 'Start the game' }).click()
    await play(v, hands(4), () => (v.ears.view?.turn.number ?? 0) >= 9 || v.ears.view?.outcome != null)
    expect(v.ears.view?.players).toHaveLength(7)
    expect(await v.page.locator('.crew .member').count()).toBe(7)
  },
  300_000,
)
