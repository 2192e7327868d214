import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { gallery, type Stand } from './gallery.ts'
import { scene } from './scene.ts'

// What a table looks like on screens of all kinds: how small its words are, what is cut off, and what lies over
// something else.

const screens = [
  { width: 2560, height: 1440, least: 16 },
  { width: 1440, height: 900, least: 11 },
  { width: 1280, height: 720, least: 11 },
  { width: 390, height: 844, least: 11 },
  { width: 844, height: 390, least: 11 },
] as const

const looks: readonly Stand[] = ['action', 'check', 'choice', 'cylon', 'everything', 'fleet', 'ground']

/** Words that are smaller on the screen than they may be. */
const tooSmall = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((px) => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.parentElement
      if (!at || !node.textContent?.trim() || at.closest('.unseen, .afar') || at.matches('title, option'))
        continue
      if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // What is drawn is as large as its drawing.
      const svg = at instanceof SVGGraphicsElement ? (at.getScreenCTM()?.d ?? 1) : 1
      const size = Number.parseFloat(getComputedStyle(at).fontSize) * svg
      if (size < px - 0.01)
        found.add(
          `${at.getAttribute('class') ?? at.localName} "${node.textContent.trim().slice(0, 30)}": ${size.toFixed(1)} px`,
        )
    }
    return [...found]
  }, least)

/** Parts of the table that lie over one another, stick out of the window, or have more in them than they show. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const seen = (e: Element): boolean => e.checkVisibility({ visibilityProperty: true })
    const boxes = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll(selector)].filter(seen).map((e) => ({
        e,
        at: e.getBoundingClientRect(),
        name: `${e.getAttribute('class') ?? e.localName} "${(e.querySelector('title') ?? e).textContent?.trim().slice(0, 24)}"`,
      }))
    const apart = (all: ReturnType<typeof boxes>): void => {
      all.forEach((a, i) => {
        for (const b of all.slice(i + 1))
          if (
            a.at.left < b.at.right - 1.5 &&
            b.at.left < a.at.right - 1.5 &&
            a.at.top < b.at.bottom - 1.5 &&
            b.at.top < a.at.bottom - 1.5
          )
            found.push(`${a.name} and ${b.name} are in one place`)
      })
    }
    apart(boxes('.head, .parts, .fleet, .middle, .right > *:not(.rolls), .question, .hand'))
    apart(boxes('.head > *'))
    apart(boxes('.room > .floor'))
    apart(boxes('.room .person > path'))
    apart(boxes('.dial .name'))
    for (const member of document.querySelectorAll('.member .of')) apart(boxes(':scope > *', member))
    const { innerWidth: w, innerHeight: h } = window
    if (document.documentElement.scrollWidth > w || document.documentElement.scrollHeight > h)
      found.push('the page is larger than the window')
    for (const { at, name } of boxes('.head, .parts, .fleet, .middle, .question, .hand'))
      if (at.left < -1 || at.top < -1 || at.right > w + 1 || at.bottom > h + 1)
        found.push(`${name} sticks out`)
    // Whatever else is said about a question, its first answer can be seen.
    const [question] = boxes('.question')
    const [answer] = boxes('.answers > *')
    if (question && answer) {
      const shown = Math.min(answer.at.bottom, question.at.bottom) - Math.max(answer.at.top, question.at.top)
      const list = answer.e.parentElement?.getBoundingClientRect()
      if (Math.min(shown, list?.height ?? 0) < Math.min(answer.at.height, 40) - 1)
        found.push(`${answer.name} can hardly be seen`)
    }
    // Every area has its name, and what is damaged says so, in a word or by a sign that nobody stands on.
    for (const { e, name } of boxes('.area'))
      if (!e.querySelector('.label')?.textContent) found.push(`${name} has no name`)
    for (const { e, name } of boxes('.room.damaged')) {
      const [said] = boxes(':scope > .broken, :scope > .breach', e)
      if (!said) found.push(`${name} does not say that it is damaged`)
      for (const { at } of said ? boxes(':scope > .person > path', e) : [])
        if (said && at.left < said.at.right - 2 && said.at.left < at.right - 2 && at.top < said.at.bottom - 6)
          found.push(`somebody stands on "damaged" in ${name}`)
    }
    // On a large screen all that is known of the fleet and the crew is in sight, and every board.
    for (const { e, name } of w > 1040 ? boxes('.fleet, .crew, .board') : [])
      if (e.scrollHeight > e.clientHeight + 1)
        found.push(`${name} is scrolled: ${e.scrollHeight} in ${e.clientHeight}`)
    // Whatever is asked, an answer is in sight.
    for (const { e, name } of boxes('.question .answers'))
      if (e.clientHeight < Math.min(e.scrollHeight, 32)) found.push(`${name} is ${e.clientHeight} px high`)
    // Only what can be scrolled may have more in it than it shows; the question only where there is little room.
    for (const { e, name } of boxes(
      '.head, .fleet, .question, .foot, .steps li, .track li, .parts button, .decks, .stores',
    )) {
      const whole = w > 1040 && e.matches('.question, .foot')
      const scrolls = !whole && ['auto', 'scroll'].includes(getComputedStyle(e).overflowY)
      if (e.scrollWidth > e.clientWidth + 1 || (!scrolls && e.scrollHeight > e.clientHeight + 1))
        found.push(
          `${name} is cut: ${e.scrollWidth} × ${e.scrollHeight} in ${e.clientWidth} × ${e.clientHeight}`,
        )
    }
    return found
  })

/** The window has that size, and for some frames nothing has moved. */
const settled = (page: Page, width: number, height: number): Promise<void> =>
  page.evaluate(
    async ({ width, height }) => {
      const places = (): string =>
        [...document.querySelectorAll('.head, .fleet, .middle, .right, .question, .hand, .plan, .room')]
          .map((e) => JSON.stringify(e.getBoundingClientRect()))
          .join()
      let before = ''
      for (let still = 0; still < 8; ) {
        await new Promise((painted) => requestAnimationFrame(painted))
        const now = innerWidth === width && innerHeight === height ? places() : ''
        still = now !== '' && now === before ? still + 1 : 0
        before = now
      }
    },
    { width, height },
  )

scene(
  'on every screen words can be read and nothing is cut off or lies over something else',
  async (s) => {
    const { house, paths } = await gallery(s, looks)
    const found: string[] = []
    const v = await s.visit(house, '/')
    for (const [name, path] of paths) {
      await v.page.setViewportSize({ width: 1440, height: 900 })
      await v.page.goto(house.address + path)
      await v.page.locator('.answers button, [data-pass]').first().waitFor()
      for (const { width, height, least } of screens) {
        await v.page.setViewportSize({ width, height })
        await settled(v.page, width, height)
        for (const fault of [...(await tooSmall(v.page, least)), ...(await misplaced(v.page))])
          found.push(`${name}, ${width} × ${height}: ${fault}`)
      }
    }
    expect(found.join('\n')).toBe('')
  },
  300_000,
)

scene('whoever wants everything larger has it, and nothing breaks', async (s) => {
  const { house, paths } = await gallery(s, ['everything'])
  const v = await s.visit(house, paths.get('everything') ?? '')
  const { page } = v
  await page.locator('.answers button').first().waitFor()
  const size = (): Promise<number> =>
    page.locator('.prompt').evaluate((e) => Number.parseFloat(getComputedStyle(e).fontSize))
  const before = await size()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('115 %').click()
  expect(await size()).toBeCloseTo(before * 1.15, 1)
  await page.keyboard.press('Escape')
  await page.reload()
  await page.locator('.answers button').first().waitFor()
  expect(await size()).toBeCloseTo(before * 1.15, 1)
  expect(await misplaced(page)).toEqual([])
})

scene('a phone held sideways shows the board and the question side by side', async (s) => {
  const { house, paths } = await gallery(s, ['movement'])
  const v = await s.visit(house, paths.get('movement') ?? '', {
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
  })
  const { page } = v
  await page.locator('.answers button').first().waitFor()
  const board = await page.locator('.middle').boundingBox()
  const question = await page.locator('.question').boundingBox()
  if (!board || !question) throw new Error('The board or the question is not to be seen.')
  expect(board.x + board.width).toBeLessThanOrEqual(question.x)
  expect(board.height).toBeGreaterThan(350)
  expect(question.height).toBeGreaterThan(150)
  // A finger that points at a room sees what that means, and takes it by pointing again.
  const room = page.locator('.room.lit .floor').first()
  await room.tap({ position: { x: 20, y: 10 } })
  await page.locator('.answers .back').waitFor()
  const asked = v.ears.view?.request?.id
  await room.tap({ position: { x: 20, y: 10 } })
  await expect.poll(() => v.ears.view?.request?.id).not.toBe(asked)
})
