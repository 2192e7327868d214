import { seatName } from '@ragtag/engine'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { timeWords } from '../shared/times.ts'
import { awaited, seat, table } from '../state.ts'
import { t } from '../words/index.ts'
import '../words/days.ts'

/** What time it is, looked at so often. */
export function useClock(every: number): number {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}

/** At a table over days: whom it waits for, since when, and how long he has. Nobody is named who may not be known to be asked. */
export function Awaited(): JSX.Element | null {
  const now = useClock(30_000)
  const people = awaited.value.filter(
    (a) => a.seat === null || (a.seat !== seat.value && table.value?.seats[a.seat]?.occupant === 'human'),
  )
  if (people.length === 0) return null
  return (
    <ul class="waits-for">
      {people.map((a) => (
        <li key={a.seat}>
          {t(`await.${a.seat === null ? 'all' : 'one'}${a.until === null ? '-free' : ''}`, {
            who: a.seat === null ? '' : seatName(a.seat),
            since: timeWords(a.since, now),
            time: a.until === null ? '' : timeWords(a.until, now),
          })}
        </li>
      ))}
    </ul>
  )
}
