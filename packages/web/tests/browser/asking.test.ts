import { requests } from '@ragtag/engine'
import { expect } from 'vitest'
import { openStorage } from '../../../server/src/storage.ts'
import { type Prepared, prepareTable, type Wanted } from '../../../server/src/testing/prepared.ts'
import { answersIn } from './ears.ts'
import { asked, hands, lights, play } from './hands.ts'
import { type Scene, scene } from './scene.ts'
import { sit } from './staged.ts'
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

scene('whoever does not want to be asked at a moment is not, until the turn ends', async (s) => {
  const { v } = await comeTo(s, {
    seed: 'windows',
    until: (state) => requests(state).some((r) => r.seat === 0 && r.secret && r.window !== ''),
  })
  const { page, ears } = v
  const turn = (): number => ears.view?.turn.number ?? 0
  const heldBack = (window: string, until: 'turn' | 'game'): boolean =>
    ears.heard.some((m) => m.type === 'skips' && m.skips[window] === until)

  const now = await asked(v)
  const asking = turn()
  await page.getByRole('button', { name: 'Don’t ask me this turn' }).click()
  await until('the word to be kept', () => heldBack(now.window, 'turn'))
  await until('the question to pass', () => ears.view?.request?.id !== now.id)
  expect(await page.locator('.refused').count()).toBe(0)
  const from = ears.heard.length
  await play(v, hands(6), () => turn() > asking)
  const windows = ears.heard
    .slice(from)
    .flatMap((m) =>
      'view' in m && m.view?.turn.number === asking && m.view.request ? [m.view.request.window] : [],
    )
  expect(windows).not.toContain(now.window)
  await until('the word to end with the turn', () => !(now.window in ears.skips))
})

scene('and who wants to be asked again says so', async (s) => {
  const v = await sit(s, {
    players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
    step: 'action',
    at: { 'saul-tigh': 'weapons-control' },
    ships: { bow: { basestar: 1 } },
    hands: { 'saul-tigh': ['strategic-planning-3', 'strategic-planning-4'] },
    decks: { crisis: ['elections-loom'] },
  })
  const { page, ears } = v
  await asked(v)
  await page.locator('[data-option="location:weapons-control"]').click()
  await page.getByRole('button', { name: 'Don’t ask me this turn' }).click()
  await page.getByTitle('Ask me again').click()
  await until('the word to be taken back', () =>
    ears.heard.some((m) => m.type === 'skips' && Object.keys(m.skips).length === 0),
  )
  await page.locator('.skipped').waitFor({ state: 'detached' })
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
