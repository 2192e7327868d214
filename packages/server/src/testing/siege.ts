import { setTimeout as wait } from 'node:timers/promises'
import { chance, randomAnswer } from '@ragtag/engine'
import { type Client, create, isOver, newNonce, open, seatBots } from './browser.ts'
import { at, figures } from './figures.ts'
import { vandal } from './process.ts'

// A polite table plays on while its server is attacked, and it is noted how the server and the table fare.

export type Fared = {
  readonly attack: string
  readonly lines: number
  readonly bytes: number
  /** The most memory the server had, and the longest it did nothing else, in milliseconds. */
  readonly resident: number
  readonly stall: number
  /** How long the polite table waited for its answers to be acknowledged, at the 99th percentile and at worst. */
  readonly p99: number
  readonly worst: number
  readonly answers: number
}

const politely = { 'x-forwarded-for': '198.51.100.1' }

/** Somebody who plays against bots, a little faster than people do; `took` is told how long each answer took. */
async function politeTable(
  address: string,
  took: (ms: number) => void,
  stopped: () => boolean,
): Promise<void> {
  for (let game = 0; !stopped(); game++) {
    const made = await create(address, { players: 3 })
    const host = await open(address, false, politely)
    const welcomed = host.next('welcome')
    host.send({ type: 'hello', table: made.table, secret: made.host })
    await welcomed
    await seatBots(host, 3, 1)
    const began = host.until((c) => c.view !== null)
    host.send({ type: 'start' })
    await began
    await playPolitely(host, game, took, stopped)
    await host.close()
  }
}

async function playPolitely(
  host: Client,
  seed: number,
  took: (ms: number) => void,
  stopped: () => boolean,
): Promise<void> {
  const random = chance(seed)
  while (!stopped() && !isOver(host)) {
    const asked = host.view?.request
    if (!asked) {
      await wait(5)
      continue
    }
    const sent = performance.now()
    const { type } = await host.answer(asked, randomAnswer(asked, random).options, newNonce())
    if (type === 'accepted') took(performance.now() - sent)
    await wait(20)
  }
}

/** All attacks, one after the other, for so many seconds each. */
export async function besiege(
  address: string,
  seconds: number,
  tell: (text: string) => void,
): Promise<Fared[]> {
  let stopped = false
  let took: number[] = []
  const table = politeTable(
    address,
    (ms) => took.push(ms),
    () => stopped,
  )
  const fared: Fared[] = []
  let most = { resident: 0, stall: 0 }
  const look = async (): Promise<void> => {
    const { resident, stall } = await figures(address)
    most = { resident: Math.max(most.resident, resident), stall: Math.max(most.stall, stall) }
  }
  // What the start took is nobody's attack.
  await wait(500)
  await look()
  let looking = true
  const watching = (async () => {
    while (looking) {
      await look()
      await wait(200)
    }
  })()
  await vandal({ address, seconds }, (m) => {
    if (m.type === 'begins') {
      tell(m.attack)
      took = []
      most = { resident: 0, stall: 0 }
    } else {
      const { attack, lines, bytes } = m
      const sorted = took.toSorted((a, b) => a - b)
      const [p99, worst] = [at(sorted, 0.99), sorted.at(-1) ?? Number.POSITIVE_INFINITY]
      fared.push({ attack, lines, bytes, ...most, p99, worst, answers: sorted.length })
    }
  })
  looking = false
  stopped = true
  await Promise.all([watching, table])
  return fared
}
