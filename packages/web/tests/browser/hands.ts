import { type Chance, chance, type Request } from '@ragtag/engine'
import { copiesOf } from '../../src/copies.ts'
import { answersIn } from './ears.ts'
import type { Visitor } from './visitor.ts'
import { patience, until } from './wait.ts'

// A player who points: he answers by clicking what lights up on the table, and takes the list where nothing does.

type Point = { readonly x: number; readonly y: number }
export type Light = Point & { readonly thing: string; readonly chosen: boolean }

export type Hands = {
  readonly random: Chance
  /** Touches instead of clicking. */
  readonly touch: boolean
  /** How many answers were given by pointing at the table, and how many by the list. */
  readonly count: { pointed: number; listed: number }
  /** Called before every answer. */
  readonly look: (asked: Request) => Promise<void>
}

export const hands = (
  seed: number,
  { touch = false, look = async () => {} }: { touch?: boolean; look?: Hands['look'] } = {},
): Hands => ({ random: chance(seed), touch, count: { pointed: 0, listed: 0 }, look })

/** What is lit and can be reached with a pointer, each with a point where it can be hit. */
export const lights = ({ page }: Visitor): Promise<Light[]> =>
  page.evaluate(async () => {
    // What has just changed is on the screen after the second frame.
    for (let i = 0; i < 2; i++) await new Promise((painted) => requestAnimationFrame(painted))
    const fractions = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]
    return [...document.querySelectorAll('[data-thing].lit')].flatMap((element) => {
      const box = element.getBoundingClientRect()
      const points = fractions.flatMap((fy) =>
        fractions.map((fx) => ({ x: box.left + fx * box.width, y: box.top + fy * box.height })),
      )
      const hit = points.find(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-thing].lit, a, button') === element,
      )
      const thing = element.getAttribute('data-thing') ?? ''
      return hit ? [{ ...hit, thing, chosen: element.classList.contains('chosen') }] : []
    })
  })

/** Characters are chosen from their sheets, also by somebody executed who goes on as another. */
const isForSheets = (request: Request | null | undefined): boolean =>
  ['prompt.character', 'prompt.new-character'].includes(request?.prompt.key ?? '')

/** The page shows the question it was sent last. */
export const isShown = ({ page, ears }: Visitor): Promise<boolean> => {
  const request = ears.view?.request
  // The sheets are fetched when they are needed first.
  if (isForSheets(request)) return page.locator('.chooser-go:enabled').first().isVisible()
  const options = request?.options.map((o) => o.id) ?? []
  // Of things that are alike one is shown.
  const kinds = copiesOf(request?.options ?? []).length
  return page.evaluate(
    ({ ids, kinds }) => {
      if (document.querySelector('.question fieldset:disabled')) return false
      const shown = [...document.querySelectorAll('.answers [data-option]')].map(
        (e) => e.getAttribute('data-option') ?? '',
      )
      return shown.length === kinds && shown.every((id) => ids.includes(id))
    },
    { ids: options, kinds },
  )
}

export async function asked(v: Visitor, within = patience): Promise<Request> {
  await until('a question', () => v.ears.view?.request != null && isShown(v), within)
  const request = v.ears.view?.request
  if (!request) throw new Error('The question is gone.')
  return request
}

const pick = <T>(from: readonly T[], random: Chance): T | undefined => from[random(from.length)]

const selector = (id: string): string => `.answers [data-option="${id.replace(/["\\]/g, '\\$&')}"]`

async function press(v: Visitor, h: Hands, target: string): Promise<void> {
  const locator = v.page.locator(target).first()
  if (h.touch) await locator.tap()
  else await locator.click()
}

/** Points at the table where it is lit; on a phone it turns to the part that is. */
async function pointAt(v: Visitor, h: Hands, wanted: (l: Light) => boolean): Promise<boolean> {
  if (h.touch) {
    const part = pick(await v.page.locator('.parts .lit').all(), h.random)
    await part?.tap()
    if (part)
      await until('the part in view', async () => (await part.getAttribute('aria-pressed')) === 'true')
  }
  const light = pick((await lights(v)).filter(wanted), h.random)
  if (!light) return false
  if (h.touch) await v.page.touchscreen.tap(light.x, light.y)
  else await v.page.mouse.click(light.x, light.y)
  return true
}

const gathered = async ({ page }: Visitor): Promise<number> =>
  Number(await page.locator('[data-confirm]').getAttribute('data-confirm'))

/** Takes options one by one until there are as many as wanted, and confirms. */
async function gather(v: Visitor, h: Hands, request: Request): Promise<void> {
  const most = Math.min(request.max, request.options.length)
  const wanted = request.min + h.random(most - request.min + 1)
  for (let n = 0; n < wanted; n++) {
    const pointed = await pointAt(v, h, (l) => !l.chosen)
    if (pointed) h.count.pointed++
    else {
      const free = await v.page.locator('.answers [data-option]:enabled:not([aria-pressed="true"])').all()
      const option = pick(free, h.random)
      if (!option) throw new Error('There is nothing left to choose.')
      await (h.touch ? option.tap() : option.click())
      h.count.listed++
    }
    await until(`${n + 1} options chosen`, async () => (await gathered(v)) === n + 1)
  }
  const before = answersIn(v.ears).length
  await press(v, h, '[data-confirm]')
  await meanIt(v, h, () => answersIn(v.ears).length > before)
}

/** Takes one option, or passes. */
async function takeOne(v: Visitor, h: Hands, request: Request): Promise<void> {
  const before = answersIn(v.ears).length
  const answered = (): boolean => answersIn(v.ears).length > before
  if (request.min === 0 && h.random(3) === 0) {
    await press(v, h, '[data-pass]')
    return meanIt(v, h, answered)
  }
  const acted = async (): Promise<boolean> =>
    answered() || (await v.page.locator('.answers .back, [data-sure]').count()) > 0
  if (await pointAt(v, h, () => true)) {
    h.count.pointed++
    // A finger that comes down while the table is being drawn anew may miss; people try again, once.
    await until('an answer', acted, 3000).catch(() => pointAt(v, h, () => true))
    await until('an answer, a shorter list or a doubt', acted)
    if (answered()) return
  } else h.count.listed++
  const option = pick(await v.page.locator('.answers [data-option]').all(), h.random)
  const id = await option?.getAttribute('data-option')
  if (!id) throw new Error('There is nothing to choose.')
  await press(v, h, selector(id))
  // A finger sees first what the answer does, and takes it then.
  if (h.touch) await until('the answer, looked at first', () => takenWhenLookedAt(v, answered))
  else await meanIt(v, h, answered)
}

/** What an answer does is known a moment after the question has come, and the answer is on its way a moment after. */
async function takenWhenLookedAt(v: Visitor, answered: () => boolean): Promise<boolean> {
  await until('the answer', answered, 150).catch(() => undefined)
  const take = v.page.locator('.told-of .do, [data-sure]').first()
  if (!answered() && (await take.isVisible())) await take.tap({ timeout: 1000 }).catch(() => undefined)
  return answered()
}

/** What cannot be taken back, or may end the game, is asked about once more. */
async function meanIt(v: Visitor, h: Hands, answered: () => boolean): Promise<void> {
  const asks = v.page.locator('[data-sure]')
  await until('the answer, or a doubt', async () => answered() || (await asks.count()) > 0)
  if (!answered()) await press(v, h, '[data-sure]')
}

/** Chooses a character from the sheets. */
async function chooseCharacter(v: Visitor, h: Hands): Promise<void> {
  // What was looked up before may lie over them.
  if (await v.page.getByRole('dialog').isVisible()) await v.page.keyboard.press('Escape')
  const sheets = await v.page.locator('.chooser-go').all()
  const sheet = pick(sheets, h.random)
  if (!sheet) throw new Error('There is no character to choose.')
  await (h.touch ? sheet.tap() : sheet.click())
}

/** Answers the question that is open. */
export async function answerOne(v: Visitor, h: Hands): Promise<Request> {
  const request = await asked(v)
  await h.look(request)
  if (isForSheets(request)) await chooseCharacter(v, h)
  else if (request.max === 1) await takeOne(v, h, request)
  else await gather(v, h, request)
  await until('the answer to be taken', () => v.ears.view?.request?.id !== request.id)
  const refused = v.ears.heard.slice(-5).find((m) => m.type === 'refused')
  if (refused) throw new Error(`An answer was refused: ${JSON.stringify(refused)}`)
  return request
}

/** Answers whatever is asked until it is so, or the game is over. */
export async function play(v: Visitor, h: Hands, enough: () => boolean, within = 240_000): Promise<void> {
  const end = performance.now() + within
  const over = (): boolean => v.ears.view?.outcome != null
  while (!enough() && !over()) {
    if (performance.now() > end) throw new Error(`Not there after ${within} ms of play.`)
    await until('a question or the end', () => over() || enough() || v.ears.view?.request != null)
    if (!over() && !enough()) await answerOne(v, h)
  }
}
