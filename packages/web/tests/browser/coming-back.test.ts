import Database from 'libsql'
import { expect } from 'vitest'
import { openStorage } from '../../../server/src/storage.ts'
import { answersIn } from './ears.ts'
import { answerOne, asked, hands, isShown, play } from './hands.ts'
import { scene } from './scene.ts'
import { begin, whereIs } from './start.ts'
import type { Visitor } from './visitor.ts'
import { until } from './wait.ts'

/** What a player reads: the question, its answers, and the story so far. */
const read = (v: Visitor): Promise<readonly string[]> =>
  v.page.evaluate(() =>
    ['.question .prompt', '.answers button', '.log li'].flatMap((part) =>
      [...document.querySelectorAll(part)].map((e) => e.textContent ?? ''),
    ),
  )

const settled = async (v: Visitor): Promise<readonly string[]> => {
  await asked(v)
  return read(v)
}

const brokenLine = /WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE/

scene('whoever reloads the page finds the same question and the same story', async ({ house, visit }) => {
  const v = await visit(await house(), '/')
  await begin(v, 4)
  const before = await settled(v)
  expect(before.length).toBeGreaterThan(10)
  await v.page.reload()
  expect(await settled(v)).toEqual(before)
  await answerOne(v, hands(1))
})

scene('two browsers on one seat stay in step', async ({ house, visit }) => {
  const home = await house()
  const one = await visit(home, '/')
  await begin(one, 2)
  const two = await visit(home, whereIs(one))
  for (const [seed, v] of [one, two, two, one].entries()) {
    await until('both to be asked the same', async () => {
      const [a, b] = [one.ears.view?.request?.id, two.ears.view?.request?.id]
      return a !== undefined && a === b && (await isShown(one)) && (await isShown(two))
    })
    expect(await read(one)).toEqual(await read(two))
    await answerOne(v, hands(seed))
  }
})

scene('a killed server that is started again finds its players where they were', async ({ house, visit }) => {
  const home = await house()
  const v = await visit(home, '/', { pardon: brokenLine })
  await begin(v, 3)
  const before = await settled(v)
  await home.kill()
  await v.page.getByText('Connection lost').waitFor()
  await home.restart()
  await v.page.getByText('Connection lost').waitFor({ state: 'detached' })
  expect(await settled(v)).toEqual(before)
  const turn = v.ears.view?.turn.number ?? 0
  await play(v, hands(2), () => (v.ears.view?.turn.number ?? 0) >= turn + 2)
})

scene('an answer on its way when the server is killed counts once', async ({ house, visit }) => {
  const home = await house()
  const v = await visit(home, '/', { pardon: brokenLine })
  await begin(v, 3)
  const open = await asked(v)
  const before = answersIn(v.ears).length
  home.freeze()
  const given = answerOne(v, hands(3))
  await until('the answer to be sent', () => answersIn(v.ears).length > before)
  await home.kill()
  await home.restart()
  await given
  const nonces = new Set(answersIn(v.ears).flatMap((a) => (a.request === open.id ? [a.nonce] : [])))
  expect(nonces.size).toBe(1)
  await answerOne(v, hands(4))
  await home.kill()
  const storage = openStorage(home.data, { readonly: true })
  const kept = storage.decisions(v.ears.table?.table ?? '', 0).filter((d) => d.request === open.id)
  await storage.close()
  expect(kept.map((d) => d.nonce)).toEqual([...nonces])
})

scene(
  'a game that nothing leads back to says so, and its story can still be read',
  async ({ house, visit }) => {
    const home = await house()
    const v = await visit(home, '/', { pardon: brokenLine })
    await begin(v, 3)
    await settled(v)
    const told = await v.page.locator('.log li').allTextContents()
    await home.kill()
    const db = new Database(home.data)
    db.exec('update decisions set options = \'["nonsense"]\' where seq = 1; delete from snapshots')
    db.close()
    await home.restart()
    await v.page.getByRole('heading', { name: 'This game cannot go on' }).waitFor()
    expect(await v.page.locator('.log li').allTextContents()).toHaveLength(told.length)
    await v.page.getByRole('tab', { name: 'Chat' }).click()
    await v.page.getByPlaceholder('Say something').fill('What now?')
    await v.page.keyboard.press('Enter')
    await v.page.locator('.chat li', { hasText: 'What now?' }).waitFor()
  },
)
