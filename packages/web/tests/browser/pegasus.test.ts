import { expect } from 'vitest'
import { create } from '../../../server/src/testing/browser.ts'
import { answersIn } from './ears.ts'
import { answerOne, hands, play } from './hands.ts'
import { scene } from './scene.ts'
import { faults, phone, sit } from './staged.ts'

// Tables with the Pegasus box in a real browser.

const config = { sets: ['base', 'pegasus'] }
const caprica = { ...config, objective: 'new-caprica' }

scene('somebody executed goes on as another, and everybody is told who he was', async (s) => {
  const v = await sit(s, {
    players: ['william-adama', 'laura-roslin', 'galen-tyrol'],
    config,
    step: 'crisis',
    titles: { admiral: 'william-adama' },
    decks: { crisis: ['a-verdict-of-guilty'] },
    at: { 'william-adama': 'command' },
  })
  const { page } = v
  await page.locator('.crisis .option').first().click()
  // Nobody dies by one click.
  await page.locator('.told', { hasText: 'William Adama dies' }).waitFor()
  expect(answersIn(v.ears)).toEqual([])
  await page.locator('[data-sure="weighty"]').click()
  await page.getByRole('heading', { name: 'Who are you now?' }).waitFor()
  // He may look at the board first, and choose there.
  await page.getByRole('button', { name: 'See the board' }).click()
  await page.locator('.plan .room').first().waitFor()
  await page.locator('[data-option="character:saul-tigh"]').click()
  await page.locator('.crew .member.self', { hasText: 'Saul Tigh' }).waitFor()
  expect(v.ears.view?.dead).toEqual(['william-adama'])
  const told = page.locator('.log li')
  for (const words of ['William Adama (you) is executed', 'You were human', 'You go on as Saul Tigh'])
    await told.filter({ hasText: words }).waitFor()
  expect(await told.filter({ hasText: 'Saul Tigh was human' }).count()).toBe(0)
})

scene('on New Caprica the ground lies in front, and the Admiral leaves with who is aboard', async (s) => {
  const people = {
    players: ['william-adama', 'laura-roslin', 'galen-tyrol', 'lee-adama'],
    config: caprica,
    sides: { 'new-caprica': 'front' },
    distance: 7,
    titles: { admiral: 'william-adama' },
    piles: {
      'locked-civilian-ships': ['population-1', 'empty'],
      'prepared-civilian-ships': ['population-1'],
    },
    tokensAt: { 'occupation-force': ['occupation-authority', 'shipyard'] },
  } as const
  const away = await sit(s, {
    ...people,
    step: 'movement',
    phase: 'occupation',
    at: {
      'william-adama': 'resistance-hq',
      'laura-roslin': 'shipyard',
      'galen-tyrol': 'detention',
      'lee-adama': 'breeders-canyon',
    },
  })
  await away.page.locator('.ground .where', { hasText: 'New Caprica' }).waitFor()
  expect(await away.page.locator('.afar .galactica > .skin').count()).toBe(1)
  expect(await away.page.locator('.place-token').count()).toBe(2)
  expect(await away.page.locator('.pile').allTextContents()).toEqual(['Locked: 2', 'Prepared: 1'])
  expect(await faults(away)).toEqual([])
  await away.page.locator('.room.lit[data-thing="location:shipyard"]').click()
  await away.page.locator('.room[data-thing="location:shipyard"] .person.self').waitFor()

  // A position of one's own making cannot be played again from its seed.
  const back = await sit(
    s,
    {
      ...people,
      step: 'action',
      phase: 'return',
      resources: { morale: 8, population: 9 },
      at: {
        'william-adama': 'command',
        'laura-roslin': 'sickbay',
        'galen-tyrol': 'shipyard',
        'lee-adama': 'hangar-deck',
      },
    },
    { pardon: /replay|status of 500|CONTENT_DECODING/ },
  )
  await back.page.locator('.group.new-caprica').waitFor()
  expect(await back.page.locator('.ground').count()).toBe(0)
  expect(await faults(back)).toEqual([])
  await back.page.locator('.answers [data-option*="leave"]').click()
  await back.page.getByRole('heading', { name: 'The humans win' }).waitFor()
  await back.page.locator('.aftermath-moments', { hasText: 'Galen Tyrol' }).waitFor()
})

scene(
  'seven sit at a table on a phone: all is reachable and nothing too wide, a Leader among them',
  async ({ house, visit }) => {
    const served = await house()
    const { table, host } = await create(served.address, { players: 7, ...caprica })
    const v = await visit(served, `/t/${table}#${host}`, phone)
    await v.page.getByRole('button', { name: 'Bots in all free chairs' }).tap()
    await v.page.getByRole('button', { name: 'Start the game' }).tap()
    const found = new Set<string>()
    const look = async (): Promise<void> => {
      for (const fault of await faults(v)) found.add(fault)
    }
    const h = hands(3, { touch: true, look })
    await play(v, h, () => (v.ears.view?.turn.number ?? 0) >= 5)
    for (const part of ['Crew', 'Hand', 'Log', 'Board']) {
      await v.page.locator('.parts button', { hasText: part }).tap()
      await look()
      if (part === 'Crew') {
        expect(await v.page.locator('.crew .member').count()).toBe(7)
        const last = v.page.locator('.crew .member').last()
        await last.scrollIntoViewIfNeeded()
        expect(await last.isVisible()).toBe(true)
      }
    }
    const room = v.page.locator('.room[data-thing="location:airlock"]')
    await room.scrollIntoViewIfNeeded()
    const standings = v.ears.view?.players.map((p) => p.standing) ?? []
    expect(standings.filter((is) => is === 'leader' || is === 'infiltrating')).toHaveLength(1)
    expect([...found]).toEqual([])
  },
  300_000,
)

scene(
  'a table with Pegasus is created by clicking and played to its end with bots',
  async ({ house, visit }) => {
    const v = await visit(await house(), '/')
    const { page } = v
    const form = page.locator('.lobby-form')
    await form.getByRole('checkbox', { name: /^Pegasus/ }).check()
    // What a box brings is chosen with it, and what does not go together cannot be.
    expect(await form.getByRole('radio', { name: 'New Caprica' }).isChecked()).toBe(true)
    await form.getByRole('checkbox', { name: /Without Cylon Leaders/ }).check()
    expect(await form.getByRole('radio', { name: '7' }).isDisabled()).toBe(true)
    await form.getByText(/Not with 7: .*3, 4, 5, 6 players/).waitFor()
    await form.getByRole('checkbox', { name: /Without Cylon Leaders/ }).uncheck()
    await form.locator('label', { hasText: /^7$/ }).click()
    await form.getByText('must be a Cylon Leader').waitFor()
    expect(await form.getByRole('checkbox', { name: /Sympathetic Cylon/ }).isDisabled()).toBe(true)
    await form.locator('label', { hasText: /^4$/ }).click()
    await form.getByRole('button', { name: 'Create the table' }).click()
    await page.getByRole('button', { name: 'Bots in all free chairs' }).click()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await answerOne(v, hands(5))
    await play(v, hands(5), () => false, 300_000)
    await page.getByRole('heading', { name: /win/ }).waitFor()
    expect(await page.locator('.aftermath-crew > li').count()).toBe(4)
    await page.getByRole('button', { name: 'Step through the game' }).click()
    await page.getByRole('button', { name: 'One decision on' }).click()
    await page.locator('.board .group.pegasus').waitFor()
  },
  360_000,
)
