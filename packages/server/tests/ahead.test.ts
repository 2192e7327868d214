import { join } from 'node:path'
import type { Answer, Request } from '@ragtag/engine'
import { scenario } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { countAddresses } from '../src/addresses.ts'
import { stageTable } from '../src/testing/prepared.ts'
import { type Client, newNonce, sit, tempFolder, testServer } from './client.ts'

/** The Admiral has to choose between two evils, one of which is the last food; all chairs are people's. */
async function riots(options = {}): Promise<{ admiral: Client; others: readonly Client[]; asked: Request }> {
  const data = join(tempFolder(), 'staged.db')
  const { state } = scenario({
    players: ['saul-tigh', 'laura-roslin', 'sharon-valerii'],
    step: 'crisis',
    decks: { crisis: ['riots-a'] },
    resources: { food: 1 },
  })
  const made = await stageTable(data, state, { people: [0, 1, 2] })
  const { address } = await testServer({ data, ...options })
  const [admiral, ...others] = await Promise.all(made.secrets.map((s) => sit(address, made.table, s)))
  const asked = admiral?.view?.request
  if (!admiral || !asked) throw new Error('The Admiral is asked nothing.')
  return { admiral, others, asked }
}

function lookAhead(c: Client, request: string, answers: readonly Answer['options'][]) {
  const nonce = newNonce()
  const verdict = Promise.race([
    c.next('foresight', (m) => m.nonce === nonce),
    c.next('refused', (m) => m.nonce === nonce),
  ])
  c.send({ type: 'foresee', nonce, request, answers: answers.map((options) => [...options]) })
  return verdict
}

describe('whoever is asked something', () => {
  test('is told what each answer would do, and nobody else is told anything', async () => {
    const { admiral, others, asked } = await riots()
    const types = (c: Client): string[] => c.messages.map((m) => m.type).filter((type) => type !== 'table')
    const before = others.map(types)
    const told = await lookAhead(admiral, asked.id, [['option:0'], ['option:1'], ['no such thing']])
    if (told.type !== 'foresight') throw new Error(told.message)
    const [hunger, grief, nothing] = told.answers
    expect(hunger?.changes.find((c) => c.id === 'food')).toMatchObject({ from: 1, to: 0 })
    expect(hunger?.ending).toMatchObject({ winner: 'cylons', reason: 'food' })
    expect(grief?.ending).toBeUndefined()
    expect(nothing).toBeNull()
    expect(others.map(types)).toEqual(before)
    // Nothing was done: the question is still open.
    expect((await admiral.answer(asked, ['option:1'])).type).toBe('accepted')
  })

  test('is told nothing about a question that is over, and others nothing about his', async () => {
    const { admiral, others, asked } = await riots()
    const [other] = others
    if (!other) throw new Error('There is nobody else.')
    expect(await lookAhead(other, asked.id, [['option:0']])).toMatchObject({ type: 'refused', code: 'stale' })
    await admiral.answer(asked, ['option:1'])
    expect(await lookAhead(admiral, asked.id, [['option:0']])).toMatchObject({
      type: 'refused',
      code: 'stale',
    })
  })

  test('has only so much foreseen at once, and so has his address', async () => {
    const { admiral, asked } = await riots()
    const verdicts = await Promise.all(
      Array.from({ length: 6 }, () => lookAhead(admiral, asked.id, Array(20).fill(['option:0']))),
    )
    expect(verdicts.map((v) => v.type).toSorted()).toEqual([
      ...Array(4).fill('foresight'),
      ...Array(2).fill('refused'),
    ])
    expect((await lookAhead(admiral, asked.id, [['option:0']])).type).toBe('foresight')
    const visits = countAddresses({ connections: 10, tables: 10 })
    const [one, two, elsewhere] = ['192.0.2.1', '192.0.2.1', '192.0.2.2'].map((ip) => visits.visit(ip))
    expect(one?.mayLookAhead(100)).toBe(true)
    expect(two?.mayLookAhead(100)).toBe(false)
    expect(elsewhere?.mayLookAhead(100)).toBe(true)
  })

  test('pays for what is foreseen', async () => {
    const rates = { messages: { burst: 1e9, perSecond: 1e9 }, ahead: { burst: 3, perSecond: 0.001 } }
    const plenty = { burst: 1e9, perSecond: 1e9 }
    const { admiral, asked } = await riots({
      rates: { chat: plenty, notes: plenty, changes: plenty, ...rates },
    })
    const two = [['option:0'], ['option:1']]
    expect((await lookAhead(admiral, asked.id, two)).type).toBe('foresight')
    expect(await lookAhead(admiral, asked.id, two)).toMatchObject({ code: 'too-much-ahead' })
    expect((await lookAhead(admiral, asked.id, [['option:0']])).type).toBe('foresight')
    // An answer costs nothing of that.
    expect((await admiral.answer(asked, ['option:1'])).type).toBe('accepted')
  })

  test('may ask for so many at once and no more', async () => {
    const { admiral, asked } = await riots()
    const many = Array.from({ length: 61 }, () => ['option:0'])
    expect(await lookAhead(admiral, asked.id, many)).toMatchObject({ code: 'malformed' })
  })
})
