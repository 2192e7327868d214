import { expect } from 'vitest'
import { type Prepared, prepareTable, type Wanted } from '../../../server/src/testing/prepared.ts'
import { openPushService, subscriber } from '../../../server/src/testing/push-service.ts'
import { guestsOf, setUp } from './guests.ts'
import { scene } from './scene.ts'
import type { Visitor } from './visitor.ts'
import { until } from './wait.ts'

const hour = 3_600_000

const openlyAsked = (seat: number): Wanted['until'] => {
  return ({ asks, turn }) =>
    turn.number > 1 && asks.some((a) => a.seat === seat && !a.secret && a.chosen === null)
}

const overDays = {
  config: { players: 3 },
  people: [0, 1],
  names: ['Ada', 'Boris', ''],
  days: true,
  timer: 86_400,
}

const brokenLine = /WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE/

scene(
  'a deadline of a day stays where it was when the server is killed and started again',
  async ({ house, visit }) => {
    const made: Prepared[] = []
    const home = await house({
      more: ['--grace', '200'],
      before: async (data) => {
        for (const [ago, seat] of [
          [5, 1],
          [25, 0],
        ] as const)
          made.push(
            await prepareTable(data, {
              ...overDays,
              seed: `days ${seat}`,
              at: Date.now() - ago * hour,
              until: openlyAsked(seat),
            }),
          )
      },
    })
    const [slow, late] = made
    const ada = await visit(home, `/t/${slow?.table}#${slow?.host}`, { pardon: brokenLine })
    const waits = ada.page.locator('.waits-for li')
    await waits.waitFor()
    const told = await waits.textContent()
    expect(told).toMatch(/^.+ has until (\w{3} )?\d\d:\d\d; waited for since (\w{3} )?\d\d:\d\d\.$/)
    await home.kill()
    await ada.page.getByText('Connection lost').waitFor()
    await home.restart()
    await ada.page.getByText('Connection lost').waitFor({ state: 'detached' })
    expect(await waits.textContent()).toBe(told)
    const boris = await visit(home, `/t/${slow?.table}#${slow?.secrets[1]}`)
    await boris.page.getByText(/until (\w{3} )?\d\d:\d\d, (18|19) h left/i).waitFor()
    // Where the time was up the clock has answered, and he is told.
    const gone = await visit(home, `/t/${late?.table}#${late?.host}`)
    await gone.page.locator('.missed').waitFor()
  },
)

scene('a table over days is chosen in the form, with a deadline, and says so', async ({ house, visit }) => {
  const { page } = await visit(await house(), '/')
  const form = page.locator('.lobby-create')
  await form.getByLabel('Your name').fill('Ada')
  await form.getByText('Over several days', { exact: true }).click()
  expect(await form.getByLabel('Time for each decision').inputValue()).toBe('86400')
  await form.getByLabel('Time for each decision').selectOption('12 hours')
  await form.getByRole('button', { name: 'Create the table' }).click()
  await page.getByRole('heading', { name: 'The table is being set' }).waitFor()
  const facts = page.locator('.waiting-facts')
  await facts.getByText('Over several days').waitFor()
  await facts.getByText('12 hours for each decision').waitFor()
})

scene('whoever opens the one link chooses a free chair and a name, until the host closes it', async (s) => {
  const { host, open } = await guestsOf(s)
  await setUp(host, 'Ada', 'By invitation')
  await host.page.getByRole('button', { name: 'One link for all free chairs' }).click()
  await host.page.getByText('Copied').waitFor()
  const copied = await host.page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/#all\.[\w-]{24}$/)
  const link = copied.slice(new URL(copied).origin.length)
  const chair = (v: Visitor, name: string | RegExp) => v.page.getByRole('radio', { name })

  const boris = await open(link)
  await boris.page.getByRole('heading', { name: 'You are invited' }).waitFor()
  expect(await chair(boris, 'Chair 1: Ada').isDisabled()).toBe(true)
  await chair(boris, 'Chair 3: free').check({ force: true })
  await boris.page.getByLabel('Your name').fill('Boris')
  await boris.page.getByRole('button', { name: 'Sit down' }).click()
  await boris.page.getByRole('heading', { name: 'The table is being set' }).waitFor()
  await until('his own chair', () => boris.ears.you === 2)
  await host.page.locator('.waiting-chair', { hasText: 'Boris' }).getByText('here', { exact: true }).waitFor()
  // The link leads him back to his chair; for others it is taken.
  await boris.page.goto(copied)
  await until('his chair again', () => boris.ears.you === 2)
  const cleo = await open(link)
  await until('the chair to be taken', () => chair(cleo, 'Chair 3: Boris').isDisabled())
  expect(await chair(cleo, 'Chair 2: free').isChecked()).toBe(true)

  await host.page.getByRole('button', { name: 'Close it' }).click()
  await cleo.page.getByText('This link opens no chair any more').waitFor()
  expect(await cleo.page.getByRole('button', { name: 'Sit down' }).count()).toBe(0)
  await host.page.getByRole('button', { name: 'Make one' }).click()
  await host.page.getByRole('button', { name: 'One link for all free chairs' }).waitFor()
  // The old one stays shut: whoever tries it by hand is refused.
  const refused = await cleo.page.evaluate(
    async ({ table, old }) =>
      (
        await fetch(`/api/tables/${table}/seats`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'Cleo', link: old }),
        })
      ).status,
    { table: cleo.ears.table?.table, old: link.split('#all.')[1] },
  )
  expect(refused).toBe(403)
  cleo.complaints.length = 0
})

scene(
  'your tables are sorted by what waits for me, and my games say how they ended',
  async ({ house, visit }) => {
    const made: Record<string, Prepared> = {}
    const home = await house({
      before: async (data) => {
        const over: Wanted['until'] = (state) => state.outcome !== null
        for (const [name, more] of Object.entries({
          over: { until: over, at: Date.now() - 50 * hour },
          others: { until: openlyAsked(1), at: Date.now() - 3 * hour },
          later: { until: openlyAsked(0), at: Date.now() - hour },
          soon: { until: openlyAsked(0), at: Date.now() - 20 * hour },
          before: { until: over, at: Date.now() - 90 * hour },
        }))
          made[name] = await prepareTable(data, { ...overDays, seed: `mine ${name}`, ...more })
      },
    })
    const { page } = await visit(home, '/games')
    await page.getByText('No game of yours is over yet').waitFor()
    const own = Object.values(made).map(({ table, host }) => ({
      ...{ table, secret: host, host: true, players: 3, character: '', stage: 'playing' },
    }))
    await page.evaluate((kept) => localStorage.setItem('ragtag.tables', kept), JSON.stringify(own))
    await page.goto(home.address)
    const rows = page.locator('.lobby-own li')
    await rows
      .nth(0)
      .getByText(/Waits for you, until .+, (3|4) h left/)
      .waitFor()
    await rows
      .nth(1)
      .getByText(/Waits for you, until .+, 22 h left/)
      .waitFor()
    await rows
      .nth(2)
      .getByText(/Waits for Boris since .+, until/)
      .waitFor()
    await rows
      .nth(3)
      .getByText(/You (won|lost) · (Humans|Cylons) won/)
      .waitFor()
    await page.getByRole('button', { name: 'Show all 5' }).click()
    expect(await rows.count()).toBe(5)
    await rows.nth(0).getByRole('button', { name: 'Return' }).click()
    await until('the table that waits', () => page.url().includes(made.soon?.table ?? '-'))

    await page.goto(`${home.address}/games`)
    const played = page.locator('.games-sum dd').first()
    await played.waitFor()
    expect(await played.textContent()).toBe('2')
    for (const title of ['By side', 'By ending', 'By character'])
      expect(await page.getByRole('table', { name: title }).locator('tbody tr').count()).toBeGreaterThan(0)
    const list = page.locator('.games-list li')
    expect(await list.count()).toBe(2)
    await list.first().getByRole('button').click()
    await until('the last of them', () => page.url().includes(made.over?.table ?? '-'))
  },
)

scene('what is said has its badge in the waiting room and on the page of results', async (s) => {
  const { host, invite } = await guestsOf(s)
  await setUp(host, 'Ada', 'By invitation')
  const { guest } = await invite()
  const badge = host.page.locator('.chat-corner .unread')
  const read = async (line: string): Promise<void> => {
    await badge.waitFor()
    expect(await badge.textContent()).toMatch(/^1 /)
    await host.page.getByRole('button', { name: /^Chat/ }).click()
    await host.page.locator('.chat li', { hasText: line }).waitFor()
    await host.page.keyboard.press('Escape')
    await until('nothing unread', async () => (await badge.count()) === 0)
  }
  // That it is somebody's first game is said to the others; his own is no news to him.
  await read('It is the first game of Player 2')
  await guest.page.getByRole('button', { name: 'Chat' }).click()
  await guest.page.getByLabel('Say something to the table').fill('Are we all?')
  await guest.page.getByRole('button', { name: 'Send' }).click()
  await badge.waitFor()
  await host.page.reload()
  await read('Are we all?')
})

scene('a page that is closed is called, and the call leads back to the chair', async ({ house, visit }) => {
  const service = await openPushService()
  const browser = subscriber(`${service.address}/ada`)
  try {
    let made: Prepared | undefined
    const home = await house({
      more: ['--push-near', service.address, '--call-after', '0'],
      before: async (data) => {
        made = await prepareTable(data, { ...overDays, seed: 'called-3', until: openlyAsked(1) })
      },
    })
    const ada = await visit(home, `/t/${made?.table}`, { permissions: ['notifications'] })
    const { page } = ada
    // No push service of the world is reached from here: the browser's is ours.
    await page.addInitScript((json) => {
      const made = { endpoint: json.endpoint, options: {}, toJSON: () => json, unsubscribe: async () => true }
      Object.assign(PushManager.prototype, { getSubscription: async () => null, subscribe: async () => made })
    }, browser.subscription)
    await page.goto(`${home.address}/`)
    await page.goto(`${home.address}/t/${made?.table}#${made?.secrets[0]}`)
    await page.locator('.waits-for').waitFor()
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('switch', { name: 'Call me when the page is closed' }).click()
    await until('the browser to be known', async () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('ragtag.settings') ?? '{}').push === true),
    )
    // The call itself, as the browser's push service would hand it over.
    const devtools = await page.context().newCDPSession(page)
    const registered = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations
        if (first) resolve(first.registrationId)
      }),
    )
    await devtools.send('ServiceWorker.enable')
    const registrationId = await registered
    const data = JSON.stringify({ table: made?.table })
    const shown = (): Promise<readonly string[]> =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map((n) => `${n.title} | ${n.body}`),
      )
    // A browser that is busy may miss it; one that gets it twice shows it once.
    await until('the call to be shown', async () => {
      await devtools.send('ServiceWorker.deliverPushMessage', { origin: home.address, registrationId, data })
      return until('it', async () => (await shown()).length === 1, 4000).then(
        () => true,
        () => false,
      )
    })
    expect(await shown()).toEqual([`Your table waits | Table ${made?.table}`])

    await page.goto(`${home.address}/games`)
    const boris = await visit(home, `/t/${made?.table}#${made?.secrets[1]}`)
    await boris.page.getByRole('button', { name: 'Table', exact: true }).waitFor()
    // He lets a bot play for him: sooner or later the table waits for Ada.
    await boris.page.getByRole('button', { name: 'Table', exact: true }).click()
    await boris.page.getByRole('button', { name: 'Let a bot play for me' }).click()
    await until('a letter', () => service.letters.length > 0)
    const [letter] = service.letters
    expect(letter && browser.read(letter)).toBe(JSON.stringify({ table: made?.table }))

    await page.goto(`${home.address}/t/${made?.table}#mine`)
    await until('her own chair', () => ada.ears.you === 0 && page.url().endsWith(`#${made?.secrets[0]}`))
  } finally {
    await service.close()
  }
})
