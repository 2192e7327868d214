import { requests } from '@ragtag/engine'
import { expect } from 'vitest'
import { openStorage } from '../../../server/src/storage.ts'
import { type Prepared, prepareTable, type Wanted } from '../../../server/src/testing/prepared.ts'
import { answersIn } from './ears.ts'
import { asked, hands, lights, play } from './hands.ts'
import { type Scene, scene } from './scene.ts'
import type { Visitor } from './visitor.ts'
import { until } from './wait.ts'

/** Somebody comes back to a table in the middle of a game, at a certain moment. */
async function comeTo(
  { house, visit }: Scene,
  wanted: Omit<Wanted, 'config' | 'people'>,
): Promise<{ v: Visitor; made: Prepared; data: string; kill: () => Promise<void> }> {
  let made: Prepared | undefined
  const home = await house({
    before: async (data) => {
      made = await prepareTable(data, { config: { players: 4 }, people: [0], ...wanted })
    },
  })
  if (!made) throw new Error('No table was prepared.')
  const v = await visit(home, `/t/${made.table}#${made.secrets[0]}`)
  return { v, made, data: home.data, kill: home.kill }
}

scene('whoever does not want to be asked is not, until he takes it back', async (s) => {
  const { v } = await comeTo(s, {
    seed: 'windows',
    until: (state) => requests(state).some((r) => r.seat === 0 && r.secret && r.window !== ''),
  })
  const { page, ears } = v
  const inWindow = (): boolean => ears.view?.request?.secret === true && ears.view.request.window !== ''

  const turn = (): number => ears.view?.turn.number ?? 0
  const heldBack = (window: string, until: 'turn' | 'game'): boolean =>
    ears.heard.some((m) => m.type === 'skips' && m.skips[window] === until)

  const never = await asked(v)
  await page.getByRole('button', { name: 'for good' }).click()
  await until('the word to be kept', () => heldBack(never.window, 'game'))
  await until('the question to pass', () => ears.view?.request?.id !== never.id)
  expect(await page.locator('.refused').count()).toBe(0)
  const [from, then] = [ears.heard.length, turn()]
  await play(v, hands(4), () => turn() > then + 3)
  const windows = ears.heard
    .slice(from)
    .flatMap((m) => ('view' in m && m.view?.request ? [m.view.request.window] : []))
  expect(windows).not.toContain(never.window)
  await page.getByTitle('Ask me again').click()
  await until('the word to be taken back', () => !(never.window in ears.skips))
  await page.locator('.skipped').waitFor({ state: 'detached' })

  await play(v, hands(5), inWindow)
  const now = await asked(v)
  const asking = turn()
  await page.getByRole('button', { name: 'until the turn ends' }).click()
  await until('the word to be kept', () => heldBack(now.window, 'turn'))
  await until('the question to pass', () => ears.view?.request?.id !== now.id)
  await play(v, hands(6), () => turn() > asking)
  await until('the word to end with the turn', () => !(now.window in ears.skips))
})

scene('when the time is up the game goes on without the player', async (s) => {
  const { v, made, data, kill } = await comeTo(s, {
    seed: 'clock',
    timer: 2,
    until: (state) => requests(state).some((r) => r.seat === 0 && !r.secret && state.turn.number > 1),
  })
  const first = await asked(v)
  await v.page.locator('.time').waitFor()
  await until('another question', () => v.ears.view?.request?.id !== first.id)
  expect(answersIn(v.ears)).toEqual([])
  await kill()
  const storage = openStorage(data, { readonly: true })
  const row = storage.decisions(made.table, 0).find((d) => d.request === first.id)
  await storage.close()
  expect(row?.by).toBe('timer')
})

scene('a Cylon is asked once before he reveals himself', async (s) => {
  const { v } = await comeTo(s, {
    seed: 'reveal',
    until: (state) =>
      requests(state).some((r) => r.seat === 0 && r.options.some((o) => o.id.startsWith('reveal:'))),
  })
  const { page, ears } = v
  await asked(v)
  const point = async (): Promise<void> => {
    const card = (await lights(v)).find((l) => l.thing.startsWith('loyalty:'))
    if (!card) throw new Error('The Loyalty card does not light up.')
    await page.mouse.click(card.x, card.y)
    await page.getByText('Reveal yourself?').waitFor()
  }
  await point()
  await page.getByRole('button', { name: 'No, stay hidden' }).click()
  await asked(v)
  expect(answersIn(ears)).toEqual([])
  await point()
  await page.locator('.answers [data-option^="reveal:"]').click()
  await until('the truth', () => ears.log.some((e) => e.message.key === 'event.revealed'))
  expect(answersIn(ears).length).toBe(1)
})
