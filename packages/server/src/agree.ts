import type { BotLevel, FromClient } from '@ragtag/protocol'
import { change, inTurn } from './chairs.ts'
import type { House } from './house.ts'
import { no, type Refusal, written } from './refusal.ts'
import { showTable } from './show.ts'
import type { Table } from './table.ts'

// What the host decides about bots: how well they play, whether they talk, and whether they may be asked for a hint.

/** In one chair, or in all. */
export async function setLevel(
  house: House,
  table: Table,
  level: BotLevel,
  seat: number | undefined,
): Promise<Refusal> {
  if (seat !== undefined && !table.seats[seat]) return no('no-seat', 'There is no such chair at this table.')
  for (const n of seat === undefined ? table.seats.keys() : [seat])
    await change(house, table, ({ [n]: row }) =>
      row && row.level !== level ? { row: { ...row, level } } : undefined,
    )
  showTable(table)
  return undefined
}

export const setAgreed = (
  house: House,
  table: Table,
  { talk, hints }: Pick<Extract<FromClient, { type: 'agree' }>, 'talk' | 'hints'>,
): Promise<Refusal> =>
  inTurn(table, async () => {
    const agreed = { talk: talk ?? table.row.talk, hints: hints ?? table.row.hints }
    await written(house.storage.saveAgreed(table.row.id, agreed))
    table.row = { ...table.row, ...agreed }
    showTable(table)
    return undefined
  })
