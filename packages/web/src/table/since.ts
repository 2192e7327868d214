import type { Message, Param } from '@ragtag/engine'
import type { LogEntry } from '@ragtag/protocol'
import { boardHit, roleOf } from '../content.ts'

// What has happened since one's last turn, in a few words: the log tells all of it, but nobody reads that much.

export type Fact = { readonly message: Message; readonly mood: 'good' | 'bad' | '' }

const fact = (key: string, params: Readonly<Record<string, Param>>, mood: Fact['mood'] = ''): Fact => ({
  message: { key, params },
  mood,
})

const part = (m: Message, name: string): Message | undefined => {
  const found = m.params?.[name]
  return typeof found === 'object' && 'key' in found ? found : undefined
}
const seatOf = (m: Message): number => Number(part(m, 'who')?.params?.seat ?? -1)
const isTurnOf = (seat: number, { message }: LogEntry): boolean =>
  message.key === 'event.turn' && seatOf(message) === seat

/** What was said between the viewer's last turn and the one that has begun; nothing in his first. */
function between(log: readonly LogEntry[], seat: number): Message[] {
  const begun = log.findLastIndex((e) => isTurnOf(seat, e))
  const last = log.findLastIndex((e, i) => i < begun && isTurnOf(seat, e))
  if (last < 0) return []
  const ended = log.findIndex((e, i) => i > last && e.message.key === 'event.turn')
  return log.slice(ended + 1, begun).map((e) => e.message)
}

/** How often each thing of a kind was named, in the order in which it came first. */
function counted(all: readonly Message[], key: string, name: string): [what: Message, n: number][] {
  const found = new Map<string, [Message, number]>()
  for (const m of all.filter((x) => x.key === key)) {
    const what = part(m, name)
    const id = JSON.stringify(what)
    if (what) found.set(id, [what, (found.get(id)?.[1] ?? 0) + 1])
  }
  return [...found.values()]
}

/** What befell the viewer himself. */
function own(all: readonly Message[], seat: number): Fact[] {
  const mine = all.filter((m) => seatOf(m) === seat)
  const moved = mine.findLast((m) => m.key === 'event.moved')
  const location = moved && part(moved, 'location')
  const hurt = location !== undefined && roleOf(location.key.replace('location:', '')) !== undefined
  return [
    ...(location ? [fact('since.at', { location }, hurt ? 'bad' : '')] : []),
    ...counted(mine, 'event.given', 'card').map(([card]) => fact('since.given', { card })),
  ]
}

/** Each resource with what it gained and lost on the whole. */
function resources(all: readonly Message[]): Fact[] {
  const net = new Map<string, number>()
  for (const m of all) {
    const sign = m.key === 'event.lost' ? -1 : m.key === 'event.gained' ? 1 : 0
    const key = part(m, 'resource')?.key
    if (sign !== 0 && key) net.set(key, (net.get(key) ?? 0) + sign * Number(m.params?.n ?? 0))
  }
  return [...net]
    .filter(([, n]) => n !== 0)
    .map(([key, n]) =>
      n < 0
        ? fact('since.less', { what: { key }, n: -n }, 'bad')
        : fact('since.more', { what: { key }, n }, 'good'),
    )
}

const enemies: readonly string[] = ['ship:raider', 'ship:heavy', 'ship:basestar']

export function since(log: readonly LogEntry[], seat: number): Fact[] {
  const all = between(log, seat)
  const times = (key: string): number => all.filter((m) => m.key === key).length
  const several = (key: string, of: string, mood: Fact['mood']): Fact[] =>
    times(of) > 0 ? [fact(key, { n: times(of) }, mood)] : []
  const passed = times('event.check-pass') + times('event.check-partial')
  const checks = passed + times('event.check-fail')
  return [
    ...own(all, seat),
    ...counted(all, 'event.revealed', 'who').map(([who]) => fact('since.revealed', { who }, 'bad')),
    ...several('since.jump', 'event.jump', 'good'),
    ...resources(all),
    ...[...new Set(all.flatMap((m) => boardHit(m) ?? []))].map((board) =>
      fact('since.damage', { n: times(`event.${board}-damaged`), board: { key: `board:${board}` } }, 'bad'),
    ),
    ...several('since.boarded', 'event.boarded', 'bad'),
    ...counted(all, 'event.destroyed', 'ship').map(([ship, n]) =>
      fact(
        n > 1 ? 'since.destroyed.several' : 'since.destroyed',
        { ship, n },
        enemies.includes(ship.key) ? 'good' : 'bad',
      ),
    ),
    ...(checks > 0 ? [fact('since.checks', { passed, n: checks })] : []),
  ]
}
