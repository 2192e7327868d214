import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  contentOf,
  type GameConfig,
  type GameState,
  type Request,
  requests,
  type View,
  view,
} from '@ragtag/engine'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import * as installed from '../../../scripts/chromium.mjs'
import { options } from '../../../scripts/options.ts'
import { create, sitDown } from '../../server/src/testing/browser.ts'
import { prepareTable, type Wanted } from '../../server/src/testing/prepared.ts'
import { openHouse } from '../tests/browser/house.ts'
import { launchOptions, visit } from '../tests/browser/visitor.ts'
import { until } from '../tests/browser/wait.ts'

// Pictures of the main moments. The games are played by bots from fixed seeds, so that the same code gives the same
// pictures, until a moment that is worth one.

const { to, only, all } = options(
  'screens',
  'Takes pictures of the main moments of a game, on a desk and on a phone; of some on other screens, too.',
  {
    to: { type: 'string', default: 'docs/screens', help: 'the folder for the pictures' },
    all: { type: 'boolean', default: false, help: 'every moment on every screen' },
    only: { type: 'string', default: '', help: 'only pictures with this in their names' },
  },
)

type Device = { readonly name: string; readonly scale: number; readonly context: BrowserContextOptions }
const finger = { hasTouch: true, isMobile: true }
const usual: readonly Device[] = [
  { name: 'desk', scale: 1, context: { viewport: { width: 1440, height: 900 } } },
  { name: 'phone', scale: 2, context: { viewport: { width: 390, height: 844 }, ...finger } },
]
const devices: readonly Device[] = [
  ...usual,
  { name: 'large', scale: 1, context: { viewport: { width: 2560, height: 1440 } } },
  { name: 'laptop', scale: 1, context: { viewport: { width: 1280, height: 720 } } },
  { name: 'sideways', scale: 2, context: { viewport: { width: 844, height: 390 }, ...finger } },
]

const you = 2
const names = ['Ada', 'Boris', 'Chen', 'Dora', 'Emil', 'Farah', 'Goran']

type Moment = {
  readonly name: string
  /** What is played; the base game for five unless said. */
  readonly config?: GameConfig
  /** The position, where the picture is taken at a table. */
  readonly when?: (now: View, asked: Request) => boolean
  readonly over?: true
  /** On every screen. */
  readonly everywhere?: true
  /** What is turned up stays until it was looked at. */
  readonly held?: true
  readonly act: (page: Page) => Promise<void>
}

const wait = (page: Page, what: string): Promise<void> => page.locator(what).first().waitFor()

const flying = (now: View, kind: string): number => now.ships.filter((s) => s.kind === kind).length

const inBattle = (now: View, asked: Request): boolean =>
  now.turn.number > 7 &&
  now.turn.number < 24 &&
  asked.prompt.key === 'prompt.action' &&
  flying(now, 'raider') > 3 &&
  flying(now, 'basestar') > 0 &&
  flying(now, 'civilian') > 2 &&
  now.ships.some((s) => s.pilot >= 0) &&
  now.damaged.length > 0 &&
  now.hand.length > 4

const helps = (now: View): number =>
  now.hand.filter((card) => {
    const type = contentOf(now.config).skills.get(card)?.card.type
    return type !== undefined && now.check?.skills.includes(type)
  }).length

/** The viewer's own Crisis, when all others have added their cards. */
const lastToAdd = (now: View, asked: Request): boolean =>
  now.turn.number > 4 &&
  now.turn.seat === you &&
  asked.window === 'check-contribute' &&
  now.crisis !== null &&
  (now.check?.total ?? 0) > 6 &&
  (now.check?.skills.length ?? 0) > 1 &&
  helps(now) > 2

/** Takes cards that help. */
async function addCards(page: Page): Promise<void> {
  await wait(page, '.answers [data-option]')
  const help = await page.evaluate(() =>
    [...document.querySelectorAll('.answers [data-option]')].flatMap((answer) => {
      const type = answer.querySelector('.glyph')?.classList[1]
      const strong = /\+[1-9]/.test(answer.textContent ?? '')
      return strong && type && document.querySelector(`.check .types .${type}`)
        ? [answer.getAttribute('data-option')]
        : []
    }),
  )
  for (const id of help.slice(0, 2)) await page.locator(`.answers [data-option="${id}"]`).click()
}

const pegasus: GameConfig = { players: 6, sets: ['base', 'pegasus'], objective: 'new-caprica' }

/** A battle, with somebody aboard the second ship. */
const besideHer = (now: View, asked: Request): boolean =>
  asked.prompt.key === 'prompt.action' &&
  flying(now, 'raider') > 2 &&
  now.ships.some((s) => s.pilot >= 0 || s.kind === 'civilian') &&
  now.players.filter((p) => contentOf(now.config).locations.get(p.at)?.ship === 'pegasus').length > 0 &&
  now.hand.length > 3

/** On the ground, with forces about. */
const onTheGround = (now: View, asked: Request): boolean =>
  asked.prompt.key === 'prompt.action' &&
  now.phase === 'occupation' &&
  Object.values(now.tokensAt ?? {}).flat().length > 0

const daybreak: GameConfig = { players: 5, sets: ['base', 'daybreak'], objective: 'earth' }
const everything: GameConfig = { players: 7, sets: ['base', 'pegasus', 'daybreak'], objective: 'earth' }

/** A Mutiny card in hand, and Cylon ships outside. */
const inUnrest = (now: View, asked: Request): boolean =>
  asked.prompt.key === 'prompt.action' &&
  (now.held.mutiny?.length ?? 0) > 0 &&
  flying(now, 'raider') > 2 &&
  flying(now, 'basestar') > 0 &&
  now.hand.length > 3

/** The last cards for a mission. */
const onMission = (now: View, asked: Request): boolean =>
  asked.window === 'check-contribute' && now.check?.sealed === true && helps(now) > 2

/** Ships all around, and somebody with more than one miracle, Mutiny card or title to tell of. */
const inTheThick = (now: View, asked: Request): boolean =>
  now.turn.number > 6 &&
  now.turn.number < 30 &&
  now.players[you]?.revealed === false &&
  asked.prompt.key === 'prompt.action' &&
  flying(now, 'raider') > 2 &&
  now.players.some((p) => (p.held.mutiny ?? 0) > 0) &&
  now.hand.length > 3

const moments: readonly Moment[] = [
  { name: 'lobby', act: (page) => wait(page, '.lobby-tables li') },
  {
    name: 'characters',
    when: (_, asked) => asked.prompt.key === 'prompt.character',
    act: (page) => wait(page, '.chooser-go'),
  },
  { name: 'table', everywhere: true, when: inBattle, act: (page) => wait(page, '[data-option]') },
  {
    name: 'pegasus',
    config: pegasus,
    when: besideHer,
    act: (page) => wait(page, '[data-option], [data-pass]'),
  },
  {
    name: 'new-caprica',
    config: pegasus,
    when: onTheGround,
    act: (page) => wait(page, '[data-option], [data-pass]'),
  },
  {
    name: 'daybreak',
    config: daybreak,
    when: inUnrest,
    act: (page) => wait(page, '[data-option], [data-pass]'),
  },
  { name: 'mission', config: daybreak, when: onMission, act: addCards },
  {
    name: 'everything',
    everywhere: true,
    config: everything,
    when: inTheThick,
    act: (page) => wait(page, '[data-option], [data-pass]'),
  },
  { name: 'crisis', everywhere: true, when: lastToAdd, act: addCards },
  {
    name: 'check',
    held: true,
    when: lastToAdd,
    act: async (page) => {
      await addCards(page)
      await page.locator('[data-confirm]').click()
      // Whatever may be done before the cards are turned up is let pass.
      await until(
        'the cards to be turned up',
        async () => {
          if (await page.locator('.check.turned').isVisible()) return true
          const pass = page.locator('[data-pass]')
          if (await pass.isVisible()) await pass.click({ timeout: 500 }).catch(() => undefined)
          return false
        },
        30_000,
      )
    },
  },
  {
    name: 'reference',
    when: inBattle,
    act: async (page) => {
      await wait(page, '[data-option]')
      await page.getByRole('button', { name: 'Reference' }).click()
      await page.getByRole('searchbox').fill('basestar')
    },
  },
  {
    name: 'aftermath',
    over: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Step through the game' }).waitFor()
      await page.locator('.aftermath-crew').evaluate((crew) => crew.closest('section')?.scrollIntoView())
    },
  },
]

function wanted({ when, over, config = { players: 5 } }: Moment): Wanted {
  const until = (state: GameState): boolean => {
    if (over) return state.outcome !== null
    const asked = requests(state).find((r) => r.seat === you)
    return asked !== undefined && when?.(view(state, you), asked) === true
  }
  return { config, seed: 'screens', people: [you], names, until }
}

/** Where a game stands at a moment: a database, and the way to one's chair in it. */
type Stand = { readonly data: string; readonly path: string }

async function prepared(moment: Moment, folder: string): Promise<Stand> {
  if (!moment.when && !moment.over) return { data: '', path: '/' }
  const data = join(folder, `${moment.name}.db`)
  const made = await prepareTable(data, wanted(moment))
  return { data, path: `/t/${made.table}#${made.secrets[you]}` }
}

async function photograph(
  browser: Browser,
  device: Device,
  moment: Moment,
  { data, path }: Stand,
): Promise<void> {
  // Long enough for a picture before the next bot moves.
  const house = await openHouse({
    botDelay: 3000,
    before: async (to) => {
      if (data !== '') copyFileSync(data, to)
    },
  })
  try {
    if (path === '/')
      for (const players of [5, 4]) {
        const { table } = await create(house.address, { players, open: true, name: 'Ada' })
        await sitDown(house.address, table, 'Boris')
      }
    const { page, complaints } = await visit(browser, house.address + path, device.name, {
      ...device.context,
      ...(moment.held ? { moments: 'click' } : {}),
    })
    await moment.act(page)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(600)
    const file = join(to, `${moment.name}-${device.name}.webp`)
    const camera = await page.context().newCDPSession(page)
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    const picture = await camera.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 86,
      clip: { x: 0, y: await page.evaluate(() => scrollY), width, height, scale: device.scale },
    })
    writeFileSync(file, Buffer.from(picture.data, 'base64'))
    console.log(`${file.padEnd(40)}${String(Math.round(statSync(file).size / 1000)).padStart(5)} kB`)
    for (const complaint of complaints) console.warn(complaint)
    await page.context().close()
  } finally {
    await house.end()
  }
}

const { path: executable, reason } = installed.chromium()
if (executable === '') {
  console.error(reason)
  process.exit(1)
}
mkdirSync(to, { recursive: true })
const browser = await chromium.launch(launchOptions(executable))
const folder = mkdtempSync(join(tmpdir(), 'ragtag-screens-'))
for (const moment of moments) {
  const on = (all || moment.everywhere ? devices : usual).filter((device) =>
    `${moment.name}-${device.name}`.includes(only),
  )
  if (on.length === 0) continue
  const stand = await prepared(moment, folder)
  for (const device of on) await photograph(browser, device, moment, stand)
}
rmSync(folder, { recursive: true })
await browser.close()
