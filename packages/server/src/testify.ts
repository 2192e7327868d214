import { lookIn } from '@ragtag/bots'
import { passesForHuman, view } from '@ragtag/engine'
import { sightingText, type Verdict } from '@ragtag/protocol'
import { hearSighting } from './bots.ts'
import type { House } from './house.ts'
import { looksOf, sightedAt } from './looks.ts'
import { no, type Refusal, written } from './refusal.ts'
import { toAll } from './show.ts'
import type { Table } from './table.ts'
import { nextLine, within } from './talk.ts'

/**
 * Somebody says what he has seen of another's Loyalty, true or not; who says another thing later takes the first back.
 * Others must have been shown that he looked: before that it would tell them of it.
 */
export async function testify(
  house: House,
  table: Table,
  seat: number,
  whose: number,
  says: Verdict,
): Promise<Refusal> {
  const { storage } = house
  const shown = table.shown.get(seat)
  const seen = shown && view(shown.state, seat)
  if (!seen) return no('no-game', 'No game is under way at this table.')
  if (seen.outcome) return no('over', 'The game is over; all Loyalty cards lie open.')
  if (!passesForHuman(seen, seat))
    return no('not-asked', 'Your word is not asked for: all know whose side you are on.')
  const upTo = Math.min(shown.seq, table.shown.get('spectator')?.seq ?? -1)
  const about = looksOf(table, storage).findLast(({ seq, event, gone }) => {
    const look = lookIn(event)
    return !gone && seq <= upTo && look?.by === seat && look.whose === whose
  })
  if (!about)
    return no('not-seen', "You have not looked at this player's Loyalty, as far as everybody knows by now.")
  if (!within(table.chatBuckets, seat, house.settings.rates.chat))
    return no('too-much-chat', 'You are writing faster than people can read; wait a moment.')
  const said = { whose, says, look: about.look }
  // What was said before is fetched before this line is among it.
  sightedAt(table, storage)
  const name = table.seats[seat]?.name ?? ''
  const entry = nextLine(house, table, { seat, name, text: sightingText(said), notice: 'saw' })
  await written(storage.addChat(table.row.id, entry))
  hearSighting(table, storage, { ...said, by: seat })
  toAll(table, { type: 'chat', entry })
  return undefined
}
