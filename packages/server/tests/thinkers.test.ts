import { newMemory, remember } from '@ragtag/bots'
import { begin, chance, eventsFor, imagine, requests, unknowing, view } from '@ragtag/engine'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { Task } from '../src/thinker.ts'
import { thought } from '../src/thinker.ts'
import { openThinkers } from '../src/thinkers.ts'

// Bots think ahead on threads of their own, within the time they are given, from what their seat knows.

function taskAt(seed: string): Task {
  const { state, events } = begin({ players: 3 }, seed)
  const [request] = requests(state)
  if (!request) throw new Error('nobody is asked')
  const { seat } = request
  return {
    level: 'hard',
    view: view(state, seat),
    request,
    memory: remember(newMemory(seat), eventsFor(events, seat)),
    known: unknowing,
    world: imagine(state, seat, unknowing, chance(5)),
    seed: 7,
  }
}

const threads = (most?: number) => {
  const thinkers = openThinkers(Fastify().log, most)
  onTestFinished(() => thinkers.close())
  return thinkers
}

test('a thread finds an answer that can be given, several one after the other', {
  timeout: 60_000,
}, async () => {
  const thinkers = threads(1)
  const tasks = ['one', 'two', 'three'].map(taskAt)
  const answers = await Promise.all(tasks.map((task) => thinkers.think(task, 30_000)))
  answers.forEach((answer, i) => {
    const asked = tasks[i]?.request
    expect(answer?.request).toBe(asked?.id)
    for (const id of answer?.options ?? []) expect(asked?.options.map((o) => o.id)).toContain(id)
  })
})

test('who has no time left is not thought for, and nobody is after the end', async () => {
  const thinkers = threads(1)
  expect(await thinkers.think(taskAt('late'), 10)).toBeUndefined()
  await thinkers.close()
  expect(await thinkers.think(taskAt('closed'), 1000)).toBeUndefined()
})

test('a thread that is told nonsense answers nothing and goes on', async () => {
  const thinkers = threads(1)
  const task = taskAt('good')
  const broken: Task = { ...task, view: { ...task.view, players: [] } }
  expect(await thinkers.think(broken, 20_000)).toBeUndefined()
  expect(await thinkers.think(task, 20_000)).toBeDefined()
})

test('what is handed over is all that is thought with: a game imagined by the seat instead of its own', () => {
  const task = taskAt('same')
  const budget = { ms: 1e9, worlds: 4, turns: 1 }
  const again = { ...task, world: imagine(task.world, task.request.seat, unknowing, chance(99)) }
  expect(thought({ task: again, budget })).toEqual(thought({ task, budget }))
})
