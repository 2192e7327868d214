import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, inject, test } from 'vitest'
import { type House, type HouseOptions, openHouse } from './house.ts'
import { launchOptions, type VisitOptions, type Visitor, visit } from './visitor.ts'

// A test in a browser: a server, and as many visitors as it takes, each with a browser window of its own. It fails when
// a page complains, and then shows what the windows showed.

export type Scene = {
  house(options?: HouseOptions): Promise<House>
  /** Somebody opens a page of the house in a window of his own. */
  visit(house: House, path: string, options?: VisitOptions): Promise<Visitor>
}

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
export function scene(sentence: string, act: (scene: Scene) => Promise<void>, timeout = 180_000): void {
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
          const visitor = await visit(
            await launched(),
            house.address + where,
            `${visitors.length + 1}`,
            options,
          )
          visitors.push(visitor)
          return visitor
        },
      })
      const complaints = visitors.flatMap((v) => v.complaints)
      if (complaints.length > 0) throw new Error(`A page complained:\n${complaints.join('\n')}`)
    } catch (error) {
      const shown = await photograph(sentence, visitors)
      if (error instanceof Error) error.message += `\nWhat the windows showed:\n${shown.join('\n')}`
      // Said also where a second try passes.
      console.error(`${sentence}:`, error)
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
