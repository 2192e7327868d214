import { expect } from 'vitest'
import { create } from '../../../server/src/testing/browser.ts'
import { hands, play } from './hands.ts'
import { scene } from './scene.ts'
import { faults, phone, seen, sit } from './staged.ts'

// Tables with the Daybreak box in a real browser.

const config = { sets: ['base', 'daybreak'] }
const earth = { ...config, objective: 'earth' }
const crew = ['william-adama', 'laura-roslin', 'galen-tyrol', 'kara-thrace'] as const

scene('a mutiny ends in the Brig: the second card is one too many', async (s) => {
  const v = await sit(
    s,
    {
      players: crew,
      config,
      step: 'action',
      at: { 'william-adama': 'administration' },
      held: { 'william-adama': { mutiny: ['selfish-act'] } },
      decks: { mutiny: ['feed-the-people'] },
    },
    { moments: 'normal' },
  )
  const { page } = v
  const own = page.locator('.crew .member.self')
  await own.waitFor()
  // Everybody has a miracle, and his one card is all he may hold.
  expect(await page.locator('.crew .token .sign.miracle').count()).toBe(4)
  expect(await own.locator('.cards-apart.mutiny.full').textContent()).toBe('1')
  // What the box has made of the room is said at the room and on its page.
  expect(await page.locator('[data-thing="location:administration"] .changed').count()).toBe(1)
  await page.locator('[data-option="location:administration"]').click()
  // Both are about him, and wait until he has seen them: where he goes, and what he is no longer.
  const over = page.locator('.moment.over.held', { hasText: 'go to the Brig' })
  await over.waitFor()
  expect(await page.locator('.answers [data-option]').count()).toBe(0)
  await seen(v, over)
  await seen(v, page.locator('.moment.title.held', { hasText: 'you no longer are' }))
  await page.locator('[data-thing="location:brig"] .person.self').waitFor()
  await page.locator('.secrets .slot.mutiny', { hasText: 'Selfish Act' }).click()
  await page.locator('.log li', { hasText: 'discarded Selfish Act' }).waitFor()
  expect(v.ears.view?.held.mutiny).toEqual(['feed-the-people'])
  expect(await own.locator('.cards-apart.mutiny').textContent()).toBe('1')
  expect(await faults(v)).toEqual([])
})

scene('a mission of the Demetrius is attempted, passed, and brings Earth nearer', async (s) => {
  const v = await sit(
    s,
    {
      players: crew,
      config: earth,
      step: 'action',
      distance: 6,
      milestones: [4],
      at: { 'william-adama': 'bridge' },
      decks: { mission: ['digging-up-the-past'] },
      hands: {
        'william-adama': ['declare-emergency-5', 'executive-order-2', 'executive-order-1'].concat(
          ['declare-emergency-4', 'declare-emergency-3'],
          ['investigative-committee-5', 'investigative-committee-4', 'investigative-committee-3'],
        ),
      },
    },
    { moments: 'normal' },
  )
  const { page } = v
  await page.locator('.group.vessel.demetrius').waitFor()
  await page.locator('.card-space.empty', { hasText: 'none since the last jump' }).waitFor()
  await page.locator('[data-option="location:bridge"]').click()
  // What it brings stands beside the check, and that nothing can be done about it.
  const card = page.locator('.crisis.attempt')
  await card.getByRole('button', { name: 'Digging Up the Past' }).waitFor()
  await card.locator('.outcome.pass', { hasText: 'distance 1' }).waitFor()
  await page.locator('.check .acts', { hasText: 'Nothing can be used on this check' }).waitFor()
  await page.locator('.answers [data-option]').first().waitFor()
  for (const option of await page.locator('.answers [data-option]').all()) await option.click()
  await page.locator('[data-confirm]').click()
  await page.locator('.moment.done', { hasText: 'Digging Up the Past' }).waitFor()
  await page.locator('.card-space.up.counts', { hasText: 'Digging Up the Past' }).waitFor()
  await page.locator('.head .distance strong', { hasText: '7' }).waitFor()
  expect(await faults(v)).toEqual([])
})

scene('Earth is found: the humans win, and a Leader with the Motives that were laid open', async (s) => {
  const v = await sit(
    s,
    {
      players: [...crew, 'danna-biers'],
      config: earth,
      step: 'action',
      distance: 10,
      milestones: [4],
      jumpTrack: 4,
      resources: { population: 9 },
      at: { 'william-adama': 'ftl-control' },
      sides: { 'rebel-basestar': 'human' },
      inPlay: [
        { card: 'end-the-chase', deck: 'motive', holder: 'danna-biers' },
        { card: 'keep-them-docile', deck: 'motive', holder: 'danna-biers' },
      ],
    },
    // A position of one's own making cannot be played again from its seed.
    { pardon: /replay|status of 500|CONTENT_DECODING/ },
  )
  const { page } = v
  await page.locator('.group.vessel.rebel-basestar', { hasText: 'with the humans' }).waitFor()
  const leader = page.locator('.crew .member', { hasText: 'Biers' })
  expect(await leader.locator('.tag.open-card.humans').allTextContents()).toEqual([
    'End the Chase',
    'Keep Them Docile',
  ])
  await page.locator('[data-option="location:ftl-control"]').click()
  // Whatever the die says, it is the end, and that is asked about.
  await page.getByText('With this the humans win. Do it?').waitFor()
  expect(v.ears.view?.outcome).toBeNull()
  await page.locator('[data-sure="end"]').click()
  await page.getByRole('heading', { name: 'The humans win' }).waitFor()
  const fate = page.locator('.aftermath-crew > li', { hasText: 'Biers' })
  await fate.getByText('won', { exact: true }).waitFor()
  expect(await fate.getByText('Laid open, and it counted.').count()).toBe(2)
})

scene('Colonial One is lost and the Hub with it: a wreck, and a room of another name', async (s) => {
  const v = await sit(s, {
    players: crew,
    config,
    step: 'movement',
    sides: { 'colonial-one': 'destroyed', cylon: 'back' },
    at: { 'laura-roslin': 'command' },
  })
  const { page } = v
  await page.locator('.group.colonial-one.lost.wreck', { hasText: 'Colonial One destroyed' }).waitFor()
  const hub = page.locator('.room[data-thing="location:resurrection-ship"]')
  expect(await hub.locator('.name').allTextContents()).toEqual(['Hub Destroyed'])
  expect(await faults(v)).toEqual([])
})

scene(
  'the form says what the boxes bring, what they take, and of what their rules do not speak',
  async (s) => {
    const { page } = await s.visit(await s.house(), '/')
    const form = page.locator('.lobby-form')
    await form.getByRole('checkbox', { name: /^Daybreak/ }).check()
    expect(await form.getByRole('radio', { name: 'Earth' }).isChecked()).toBe(true)
    await form.locator('label', { hasText: /^4$/ }).click()
    await form.getByText('One Cylon among four, and a Mutineer').waitFor()
    // There is no Sympathizer to leave out.
    expect(await form.getByRole('checkbox', { name: /Sympathizer/ }).count()).toBe(0)
    await form.getByRole('checkbox', { name: /^Pegasus/ }).check()
    await form.getByText('Sympathetic Cylon: not together with Daybreak.').waitFor()
    expect(await form.getByRole('checkbox', { name: /Sympathetic Cylon/ }).count()).toBe(0)
    const unsaid = form.getByText('The rules of Daybreak do not speak of it')
    expect(await unsaid.count()).toBe(0)
    await form.getByRole('checkbox', { name: /Without Cylon Leaders/ }).check()
    await unsaid.waitFor()
    expect(await form.getByRole('radio', { name: '7' }).isDisabled()).toBe(true)
  },
)

scene(
  'seven play with everything there is on a phone: all is reachable and nothing too wide',
  async ({ house, visit }) => {
    const served = await house()
    const sets = ['base', 'pegasus', 'daybreak']
    const { table, host } = await create(served.address, { players: 7, sets, objective: 'earth' })
    const v = await visit(served, `/t/${table}#${host}`, phone)
    await v.page.getByRole('button', { name: 'Bots in all free chairs' }).tap()
    await v.page.getByRole('button', { name: 'Start the game' }).tap()
    const found = new Set<string>()
    const look = async (): Promise<void> => {
      for (const fault of await faults(v)) found.add(fault)
    }
    await play(v, hands(3, { touch: true, look }), () => (v.ears.view?.turn.number ?? 0) >= 4)
    for (const part of ['Crew', 'Hand', 'Log', 'Board']) {
      await v.page.locator('.parts button', { hasText: part }).tap()
      await look()
      if (part !== 'Crew') continue
      expect(await v.page.locator('.crew .member').count()).toBe(7)
      const last = v.page.locator('.crew .member').last()
      await last.scrollIntoViewIfNeeded()
      expect(await last.isVisible()).toBe(true)
    }
    for (const room of ['airlock', 'tactical-plot', 'quorum-chamber'])
      await v.page.locator(`.room[data-thing="location:${room}"]`).scrollIntoViewIfNeeded()
    const standings = v.ears.view?.players.map((p) => p.standing) ?? []
    expect(standings.filter((is) => is === 'leader' || is === 'infiltrating')).toHaveLength(1)
    expect([...found]).toEqual([])
  },
  300_000,
)
