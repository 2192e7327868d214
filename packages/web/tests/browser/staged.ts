import { type Position, scenario } from '@ragtag/engine/testing'
import type { Locator } from 'playwright-core'
import { stageTable } from '../../../server/src/testing/prepared.ts'
import type { Scene } from './scene.ts'
import type { VisitOptions, Visitor } from './visitor.ts'
import { until } from './wait.ts'

// Tables in a position of one's own making, and what is wrong with how they look.

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** Somebody sits down on the first chair; on the others bots, or people. */
export async function sit(
  { house, visit }: Scene,
  position: Position,
  options: VisitOptions = {},
  people: readonly number[] = [0],
): Promise<Visitor> {
  let path = ''
  const served = await house({
    before: async (data) => {
      const made = await stageTable(data, scenario(position).state, { people })
      path = `/t/${made.table}#${made.secrets[0]}`
    },
  })
  return visit(served, path, options)
}

/** Somebody looks at what waits for him, and goes on. What is pressed in the first moment is not meant for it. */
export async function seen({ page }: Visitor, moment: Locator): Promise<void> {
  await moment.waitFor()
  await until('the moment to be over', async () => {
    if ((await moment.count()) > 0) await page.keyboard.press('Enter')
    return (await moment.count()) === 0
  })
}

/** What is wider than the screen, drawn outside the board or over something else of its kind. */
export const faults = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`)
    const board = document.querySelector('.board')
    if (board && board.scrollWidth > board.clientWidth + 1) found.push('the board is too wide')
    for (const selector of ['.room > .floor', '.room .person > path']) {
      const all = [...document.querySelectorAll(selector)].map((e) => ({
        name: e.parentElement?.querySelector('title')?.textContent ?? '',
        at: e.getBoundingClientRect(),
      }))
      all.forEach((a, i) => {
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
