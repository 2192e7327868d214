import type { CallRow } from './call-rows.ts'
import type { House } from './house.ts'
import { aside } from './keep.ts'
import { isOnline, type Table } from './table.ts'

// Somebody whose page is closed is called when his table waits for him: once, and not again before he has come. When
// that is follows from what everybody at the table can see. Those are called who are openly asked; while somebody may be
// asked in secret, all who are away are, alike. A call says which table waits, and nothing else.

/** Whoever has the chair now, by the secret he asked to be called with. */
function reachable(house: House, table: Table, seat: number): CallRow[] {
  table.calls ??= house.storage.calls(table.row.id)
  const hashes = [table.seats[seat]?.secretHash, seat === 0 ? table.row.hostHash : undefined]
  return table.calls.filter((c) => c.seat === seat && !c.called && hashes.includes(c.secretHash))
}

/** Who is to be called, and when; nobody who has seen for himself that he is waited for. */
function callsAt(house: House, table: Table): { readonly seat: number; readonly at: number }[] {
  const { game, awaited, row } = table
  if (!game || row.over) return []
  const { asked, alike } = house.settings.callAfter
  return table.seats.flatMap(({ seat, occupant }) => {
    const since = awaited.size === 0 ? table.stoodSince : awaited.get(seat)
    if (since === undefined || occupant !== 'human' || isOnline(table, seat)) return []
    if (since < (table.gone.get(seat) ?? 0) || reachable(house, table, seat).length === 0) return []
    return [{ seat, at: since + (awaited.size === 0 ? alike : asked) }]
  })
}

/** When a table at rest is to be looked at again for it. */
export const callTimes = (house: House, table: Table): number[] => callsAt(house, table).map((c) => c.at)

/** Calls those who have been waited for long enough; says when the others have. */
export function callDue(house: House, table: Table, now: number): number[] {
  const later: number[] = []
  for (const { seat, at } of callsAt(house, table))
    if (at <= now) call(house, table, seat)
    else later.push(at)
  return later
}

function mark(house: House, table: Table, seat: number, called: boolean): void {
  table.calls = table.calls?.map((c) => (c.seat === seat ? { ...c, called } : c))
  void aside(house, house.storage.setCalled(table.row.id, seat, called))
}

/** Whoever has come may be called again when he has left. */
export function cameBack(house: House, table: Table, seat: number): void {
  table.calls ??= house.storage.calls(table.row.id)
  if (table.calls.some((c) => c.seat === seat && c.called)) mark(house, table, seat, false)
}

function call(house: House, table: Table, seat: number): void {
  const to = reachable(house, table, seat)
  mark(house, table, seat, true)
  for (const row of to) void tell(house, table.row.id, row)
}

/** A push service may be away for a while. */
const tries = [0, 5000, 60_000]

/** Whatever becomes of it is no matter of the table. */
async function tell(house: House, table: string, row: CallRow): Promise<void> {
  for (const wait of tries) {
    if (wait > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, wait).unref()
      })
    if (house.closed) return
    const sent = await house.push.send(row, JSON.stringify({ table })).catch((error: unknown) => {
      house.log.debug({ err: error }, 'somebody could not be called')
      return 'failed' as const
    })
    house.metrics.calls.inc({ sent })
    if (sent === 'gone') forget(house, row.endpoint)
    if (sent !== 'failed') return
  }
}

function forget(house: House, endpoint: string): void {
  for (const table of house.live.values()) table.calls = table.calls?.filter((c) => c.endpoint !== endpoint)
  void aside(house, house.storage.dropEndpoint(endpoint))
}
