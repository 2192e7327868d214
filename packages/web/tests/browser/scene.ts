import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, inject, test } from 'vitest'
import { type Ears, listen } from './ears.ts'
import { type House, type HouseOptions, openHouse } from './house.ts'

// A test in a browser: a server, and as many visitors as it takes, each with a browser window of its own. It fails when
// a page complains, and then shows what the windows showed.

export type Visitor = {
  readonly name: string
  readonly page: Page
  readonly ears: Ears
  /** What the browser found fault with. */
  readonly complaints: string[]
  /** How many bytes were fetched so far, packed as they came. */
  weight(): Promise<number>
}

export type VisitOptions = BrowserContextOptions & {
  /** The hints of a first visit are shown. */
  readonly first?: boolean
  /** Complaints that are to be expected. */
  readonly pardon?: RegExp
}

export type Scene = {
  house(options?: HouseOptions): Promise<House>
  /** Somebody opens a page of the house in a window of his own; with `like`, in another window of the same browser. */
  visit(house: House, path: string, options?: VisitOptions): Promise<Visitor>
}

export const launchOptions = (executablePath: string) => ({
  executablePath,
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})

const path = inject('chromium')
let browser: Promise<Browser> | undefined
const launched = (): Promise<Browser> => {
  browser ??= chromium.launch(launchOptions(path))
  return browser
}
afterAll(async () => {
  await (await browser)?.close()
})

const pictures = 'node_modules/.cache/ragtag/browser'

/** A sentence about the game, acted out. Without a browser it is skipped; the set-up says why. */
export function scene(sentence: string, act: (scene: Scene) => Promise<void>, timeout = 60_000): void {
  test.skipIf(path === '')(sentence, { timeout }, async () => {
    const houses: House[] = []
    const visitors: Visitor[] = []
    try {
      await act({
        house: async (options) => {
          const house = await openHouse(options)
          houses.push(house)
          return house
        },
        visit: async (house, where, options) => {
          const visitor = await visit(await launched(), house, where, options, `${visitors.length + 1}`)
          visitors.push(visitor)
          return visitor
        },
      })
      const complaints = visitors.flatMap((v) => v.complaints)
      if (complaints.length > 0) throw new Error(`A page complained:\n${complaints.join('\n')}`)
    } catch (error) {
      const shown = await photograph(sentence, visitors)
      if (error instanceof Error) error.message += `\nWhat the windows showed:\n${shown.join('\n')}`
      throw error
    } finally {
      await Promise.all(visitors.map((v) => v.page.context().close()))
      await Promise.all(houses.map((h) => h.end()))
    }
  })
}

async function photograph(sentence: string, visitors: readonly Visitor[]): Promise<string[]> {
  mkdirSync(pictures, { recursive: true })
  const stem = sentence.replace(/\W+/g, '-').slice(0, 60)
  return Promise.all(
    visitors.map(async ({ page, name, complaints }) => {
      const file = join(pictures, `${stem}-${name}.png`)
      await page.screenshot({ path: file, timeout: 5000 }).catch(() => undefined)
      return [file, ...complaints].join('\n  ')
    }),
  )
}

async function visit(
  from: Browser,
  house: House,
  where: string,
  { first = false, pardon, ...options }: VisitOptions = {},
  name: string,
): Promise<Visitor> {
  const context = await from.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  if (!first) await context.addInitScript(() => localStorage.setItem('ragtag.guide', 'all'))
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const complaints: string[] = []
  const complain = (text: string): void => {
    if (!pardon?.test(text)) complaints.push(`window ${name}: ${text}`)
  }
  // Violations of the content policy are errors of the console, too.
  page.on('console', (said) => {
    if (said.type() === 'error' || said.type() === 'warning') complain(said.text())
  })
  page.on('pageerror', (error) => complain(error.stack ?? error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()} ${response.url()}`)
  })
  const weights: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    weights.push(request.sizes().then((s) => s.responseBodySize + s.responseHeadersSize))
  })
  const ears = listen(page)
  await page.goto(house.address + where)
  return {
    name,
    page,
    ears,
    complaints,
    weight: async () => (await Promise.all(weights)).reduce((a, b) => a + b, 0),
  }
}
