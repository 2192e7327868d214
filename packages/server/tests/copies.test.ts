import { join } from 'node:path'
import { scenario } from '@ragtag/engine/testing'
import { expect, test } from 'vitest'
import { stageTable } from '../src/testing/prepared.ts'
import { type Client, sit, tempFolder, testServer } from './client.ts'

// The Admiral draws the same destination twice, which only he sees.

async function jump(people: readonly number[], watched: boolean): Promise<Client> {
  const data = join(tempFolder(), 'staged.db')
  const { state } = scenario({
    players: ['saul-tigh', 'laura-roslin', 'sharon-valerii'],
    step: 'crisis',
    jumpTrack: 4,
    decks: { crisis: ['riots-a'], destination: ['barren-planet', 'barren-planet'] },
  })
  const made = await stageTable(data, state, { people })
  const { address } = await testServer({ data })
  if (watched) await sit(address, made.table)
  const admiral = await sit(address, made.table, made.secrets[0])
  const asked = admiral.view?.request
  if (!asked) throw new Error('The Admiral is asked nothing.')
  await admiral.answer(asked, ['option:0'])
  await admiral.until((c) => c.view?.request?.prompt.key === 'prompt.destination' || arrived(c))
  return admiral
}

const arrived = (c: Client): boolean => c.view?.travelled.includes('barren-planet') ?? false

test('whoever is alone with bots is not asked to choose between copies', async () => {
  expect(arrived(await jump([0], false))).toBe(true)
})

test.each([
  ['other people sit there', [0, 1], false],
  ['somebody watches', [0], true],
])('where %s he is, so that nobody learns that they are copies', async (_who, people, watched) => {
  const admiral = await jump(people, watched)
  expect(arrived(admiral)).toBe(false)
  expect(admiral.view?.request?.options.map((o) => o.card)).toEqual(['barren-planet', 'barren-planet'])
})
