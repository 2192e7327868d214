import type { Server, Socket } from 'node:net'
import { type Bucket, bucket, isFull, take } from './bucket.ts'

// Where people come from. One address may be a sofa with seven people, or a school behind one line; but it is not the
// whole world. Players and watchers are counted apart, so that nobody's chair is lost to those who only look on.

export type PerAddress = {
  /** Connections that play; half as many beside them may watch. */
  readonly connections: number
  /** Tables that are set up in an hour; half of them may be in one go. */
  readonly tables: number
}

type Place = 'greeting' | 'playing' | 'watching'

type Guest = {
  readonly present: Record<Place, number>
  /** New connections, new tables, chairs taken at open tables. */
  readonly lines: Bucket
  readonly tables: Bucket
  readonly chairs: Bucket
  /** Looks at the list of tables. */
  readonly lists: Bucket
  /** Answers that are foreseen for it. */
  readonly ahead: Bucket
  /** Games that are being replayed for it. */
  replays: number
}

/** Somebody's connection, from its first moment on. */
export type Visit = {
  mayJoin(place: 'playing' | 'watching'): boolean
  /** Whether he may; from then on he is counted there. */
  join(place: 'playing' | 'watching'): boolean
  /** So many answers are foreseen for him. */
  mayLookAhead(answers: number): boolean
  leave(): void
}

export type Addresses = {
  /** A new connection; undefined where there are too many. */
  visit(address: string): Visit | undefined
  mayCreateTable(address: string): boolean
  mayTakeChair(address: string): boolean
  mayList(address: string): boolean
  /** So many of his own tables are looked up for him. */
  mayAsk(address: string, tables: number): boolean
  /** Says how to end it; undefined where enough is being replayed there. */
  replay(address: string): (() => void) | undefined
}

const mostRemembered = 10_000
/** To look up so many tables costs as much as one more look at the list. */
const tablesPerLook = 10
/** Replays for one address at once. */
const mostReplays = 2

/** Whoever has one IPv6 address has billions: they are counted by the network that a provider gives to one customer. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}

export function countAddresses({ connections, tables }: PerAddress): Addresses {
  const guests = new Map<string, Guest>()
  const most: Readonly<Record<Place, number>> = {
    greeting: Math.max(10, connections / 4),
    playing: connections,
    watching: connections / 2,
  }
  const rates = {
    lines: { burst: Math.max(10, connections), perSecond: connections / 20 },
    tables: { burst: Math.max(1, tables / 2), perSecond: tables / 3600 },
    chairs: { burst: Math.max(1, tables), perSecond: tables / 600 },
    lists: { burst: Math.max(20, connections), perSecond: Math.max(2, connections / 4) },
    ahead: { burst: Math.max(150, 5 * connections), perSecond: Math.max(20, connections) },
  }

  function isIdle({ present, lines, tables, chairs, lists, ahead, replays }: Guest): boolean {
    const gone = present.greeting + present.playing + present.watching + replays === 0
    return gone && [lines, tables, chairs, lists, ahead].every(isFull)
  }

  function guestOf(address: string): Guest {
    const network = networkOf(address)
    const known = guests.get(network)
    if (known) return known
    if (guests.size >= mostRemembered) for (const [key, g] of guests) if (isIdle(g)) guests.delete(key)
    const guest: Guest = {
      present: { greeting: 0, playing: 0, watching: 0 },
      lines: bucket(rates.lines),
      tables: bucket(rates.tables),
      chairs: bucket(rates.chairs),
      lists: bucket(rates.lists),
      ahead: bucket(rates.ahead),
      replays: 0,
    }
    guests.set(network, guest)
    return guest
  }

  return {
    visit: (address) => {
      const { present, lines, ahead } = guestOf(address)
      if (present.greeting >= most.greeting || !take(lines)) return undefined
      let at: Place | undefined = 'greeting'
      present.greeting++
      const mayJoin = (place: Place): boolean => present[place] < most[place]
      return {
        mayJoin,
        join: (place) => {
          if (!at || !mayJoin(place)) return false
          present[at]--
          present[place]++
          at = place
          return true
        },
        mayLookAhead: (answers) => take(ahead, answers),
        leave: () => {
          if (at) present[at]--
          at = undefined
        },
      }
    },
    mayCreateTable: (address) => take(guestOf(address).tables),
    mayTakeChair: (address) => take(guestOf(address).chairs),
    mayList: (address) => take(guestOf(address).lists),
    mayAsk: (address, n) => take(guestOf(address).lists, 1 + n / tablesPerLook),
    replay: (address) => {
      const guest = guestOf(address)
      if (guest.replays >= mostReplays) return undefined
      guest.replays++
      return () => guest.replays--
    },
  }
}

const isLoopback = (address: string): boolean => address === '::1' || networkOf(address).startsWith('127.')

/** Connections of all kinds, also those that never say what they want; a proxy on this machine has as many as it needs. */
export function limitSockets(server: Server, most: number, isProxy = isLoopback): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address)) return
    const network = networkOf(address)
    const count = (by: 1 | -1): number => {
      const n = (open.get(network) ?? 0) + by
      if (n === 0) open.delete(network)
      else open.set(network, n)
      return n
    }
    socket.once('close', () => count(-1))
    if (count(1) > most) socket.destroy()
  })
}
