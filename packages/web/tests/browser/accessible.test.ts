import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from 'vitest'
import { palettes } from '../../src/comfort/settings.ts'
import { gallery } from './gallery.ts'
import { answerOne, asked, hands, isShown } from './hands.ts'
import { type Scene, scene } from './scene.ts'
import { phone } from './staged.ts'
import type { VisitOptions, Visitor } from './visitor.ts'
import { until } from './wait.ts'

// What axe finds on every screen. It looks at the page as assistive technology does, and measures contrasts.

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

declare const window: {
  readonly axe: { run(within: string): Promise<{ readonly violations: readonly Violation[] }> }
}

async function violations({ page }: Visitor, where: string, within: string): Promise<string[]> {
  await page.waitForTimeout(350)
  await page.evaluate(axe)
  const found = await page.evaluate(async (part) => (await window.axe.run(part)).violations, within)
  return found.map(({ id, help, nodes }) => {
    const first = nodes.slice(0, 3).map((n) => `  ${n.html.slice(0, 200)}\n    ${n.failureSummary}`)
    return `${where}: ${id} (${help}), ${nodes.length} times\n${first.join('\n')}`
  })
}

/** Every screen on one device. */
async function lookAtAll(s: Scene, device: VisitOptions): Promise<string[]> {
  const { house, paths } = await gallery(s)
  const found: string[] = []
  const v = await s.visit(house, '/', device)
  const { page } = v
  const see = async (where: string, within = 'html'): Promise<void> => {
    found.push(...(await violations(v, where, within)))
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await button('Play now with bots').waitFor()
  await see('the lobby')
  await page.getByRole('checkbox', { name: 'Daybreak' }).check()
  await page.getByLabel('Your name').fill('Ada')
  await see('setting up a table')
  await button('Create the table').click()
  await page.getByRole('heading', { name: 'The table is being set' }).waitFor()
  await see('waiting for others')
  for (const [name, path] of paths) {
    await page.goto(house.address + path)
    if (name === 'over') {
      await button('Step through the game').waitFor()
      await see('the end of the game')
      await button('Step through the game').click()
      await page.locator('.replay').waitFor()
      await see('the replay')
      continue
    }
    await page.locator('.answers button, [data-pass]').first().waitFor()
    await see(`the table: ${name}`)
    if (name !== 'action') continue
    for (const part of ['Crew', 'Hand', 'Log'])
      if (device.isMobile) {
        await page.locator('.parts button', { hasText: part }).click()
        await see(`on the phone: ${part}`)
      }
    await page.getByRole('button', { name: 'Reference', exact: true }).click()
    await page.getByRole('searchbox').waitFor()
    await see('the reference', '[role=dialog]')
    await page.getByRole('searchbox').fill('basestar')
    await see('the reference, searched', '[role=dialog]')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    await see('the menu of the table', '[role=dialog]')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('switch', { name: 'Things move' }).waitFor()
    await see('the settings', '[role=dialog]')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.locator('.keys').waitFor()
    await see('the keys', '[role=dialog]')
  }
  return found
}

scene(
  'on a desk, where things move, nothing is out of anybody’s reach',
  async (s) => {
    expect((await lookAtAll(s, { reducedMotion: 'no-preference' })).join('\n\n')).toBe('')
  },
  300_000,
)

scene(
  'on a phone, where nothing moves, nothing is out of anybody’s reach',
  async (s) => {
    expect((await lookAtAll(s, { ...phone, reducedMotion: 'reduce' })).join('\n\n')).toBe('')
  },
  300_000,
)

scene(
  'what comes and goes is in everybody’s reach, too, and so it is in other colours',
  async (s) => {
    const { house, paths } = await gallery(s, ['choice', 'everything'])
    const found: string[] = []
    const v = await s.visit(house, '/', { first: true, moments: 'normal', pardon: /404/ })
    const { page, ears } = v
    const see = async (where: string, within = 'html'): Promise<void> => {
      found.push(...(await violations(v, where, within)))
    }
    await page.getByRole('button', { name: 'How to play' }).first().click()
    await page.getByRole('dialog').getByRole('heading').first().waitFor()
    await see('how to play', '[role=dialog]')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'My games' }).click()
    await page.getByText('No game of yours is over yet').waitFor()
    await see('my games')
    await page.goto(`${house.address}/t/nothing#here`)
    await page.getByRole('heading', { name: 'There is no such table' }).waitFor()
    await see('a link that leads nowhere')

    await page.goto(house.address)
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: 'Create the table' }).click()
    await page.getByRole('heading', { name: 'The table is being set' }).waitFor()
    const links = ears.heard.findLast((m) => m.type === 'invitations')
    await page.getByRole('button', { name: /^Chat/ }).click()
    await page.getByLabel('Say something to the table').waitFor()
    await see('the chat of the waiting room')
    const guest = await s.visit(house, `/t/${ears.table?.table}#all.${links?.joint}`)
    await guest.page.getByRole('heading', { name: 'You are invited' }).waitFor()
    found.push(...(await violations(guest, 'an invitation', 'html')))

    await page.goto(house.address)
    await page.getByRole('button', { name: 'Play now with bots' }).click()
    await page.locator('.chooser-go:enabled').first().waitFor()
    await see('choosing a character')
    const held = page.locator('.moment.held')
    await until(
      'a great moment',
      async () => {
        if (await held.isVisible()) return true
        if (ears.view?.request && (await isShown(v))) await answerOne(v, hands(1))
        return false
      },
      45_000,
    )
    await see('a great moment')
    const hint = page.locator('.guide-bubble')
    await until(
      'a hint',
      async () => {
        if (await held.isVisible()) await page.keyboard.press('Enter')
        return hint.isVisible()
      },
      45_000,
    )
    await see('a hint')

    await page.goto(house.address + (paths.get('choice') ?? ''))
    await asked(v)
    await page.locator('.answers [data-option]').first().hover()
    await page.locator('.told-of').waitFor()
    await see('what an answer would do')
    for (const colours of palettes) {
      await page.evaluate(
        (wish) => localStorage.setItem('ragtag.settings', wish),
        JSON.stringify({ colours }),
      )
      for (const [name, path] of paths) {
        await page.goto(house.address + path)
        await page.reload()
        await asked(v)
        await see(`${name} in colours: ${colours}`)
      }
    }
    expect(found.join('\n\n')).toBe('')
  },
  300_000,
)
