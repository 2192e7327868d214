import { setTimeout as wait } from 'node:timers/promises'
import { requestOf } from '@ragtag/engine'
import type { Advice } from '@ragtag/protocol'
import { adviceTask, advised, firstAdvice } from './bots.ts'
import type { House } from './house.ts'
import { no, type Refusal } from './refusal.ts'
import { openRequest, type Table } from './table.ts'
import { within } from './talk.ts'

// What a bot would do in somebody's place. It sees what he has been shown and nothing else; he alone is told.

/** A hint costs as much as to have so many answers foreseen. */
export const hintPrice = 25

export function hint(
  house: House,
  table: Table,
  seat: number,
  request: string,
  tell: (advice: Advice) => void,
): Refusal {
  if (!table.row.hints) return no('no-hints', 'The host has switched hints off at this table.')
  const shown = table.shown.get(seat)
  const asked = shown && requestOf(shown.state, seat)
  if (asked?.id !== request || openRequest(table, seat)?.id !== request)
    return no('stale', 'That question is over; there is nothing to advise.')
  if (!within(table.aheadBuckets, seat, house.settings.rates.ahead, hintPrice))
    return no('too-many-hints', 'You ask faster than a bot can think; wait a moment.')
  house.turns.idle(() => {
    if (house.closed) return
    try {
      const task = adviceTask(table, house.storage, asked)
      if (!task) return
      const first = firstAdvice(task)
      const { think } = house.settings
      const found = asked.secret || think === 0 ? undefined : house.thinkers.think(task, think)
      void Promise.race([found, wait(think, undefined, { ref: false })])
        .then((answer) => tell(advised(task, answer ?? first)))
        .catch((error: unknown) => house.log.error({ err: error }, 'a hint could not be told'))
    } catch (error) {
      house.log.error({ err: error }, 'a hint could not be given')
    }
  })
  return undefined
}
