import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Settings } from '../../src/comfort/settings.ts'
import { type Ears, listen } from './ears.ts'
import { patience } from './wait.ts'

/** Somebody with a browser window of his own. */
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
  /** How long great moments hold the table; not at all unless said. */
  readonly moments?: Settings['moments']
  /** Complaints that are to be expected. */
  readonly pardon?: RegExp
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

export async function visit(
  from: Browser,
  address: string,
  name: string,
  { first = false, moments = 'off', pardon, ...options }: VisitOptions = {},
): Promise<Visitor> {
  const context = await from.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  if (!first) await context.addInitScript(() => localStorage.setItem('ragtag.guide', 'all'))
  // What somebody says in the settings stays as he says it.
  await context.addInitScript((held) => {
    if (localStorage.getItem('ragtag.settings') === null)
      localStorage.setItem('ragtag.settings', JSON.stringify({ moments: held }))
  }, moments)
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
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
    const weight = request.sizes().then((s) => s.responseBodySize + s.responseHeadersSize)
    // A window that closes meanwhile is weighed no more.
    weights.push(weight.catch(() => 0))
  })
  const ears = listen(page)
  await page.goto(address)
  return {
    name,
    page,
    ears,
    complaints,
    weight: async () => (await Promise.all(weights)).reduce((a, b) => a + b, 0),
  }
}
