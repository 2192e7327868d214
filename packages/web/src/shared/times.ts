import { t } from '../words/index.ts'
import '../words/days.ts'

// Times of the day's clock, as people say them: for games that go on for days.

const hour = 3_600_000
const day = 24 * hour

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dateOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** "18:00" today, "Tue 18:00" within a week, "12 Nov 18:00" beyond. */
export function timeWords(at: number, now = Date.now()): string {
  const time = clock.format(at)
  if (dateOfYear.format(at) === dateOfYear.format(now)) return time
  return `${Math.abs(at - now) < 6 * day ? weekday.format(at) : date.format(at)} ${time}`
}

/** The day alone. */
export const dayWords = (at: number, now = Date.now()): string =>
  new Date(at).getFullYear() === new Date(now).getFullYear() ? date.format(at) : dateOfYear.format(at)

/** How long that is, in one unit. */
export function lengthWords(ms: number): string {
  if (ms >= 2 * day) return t('time.days', { n: Math.floor(ms / day) })
  if (ms >= 2 * hour) return t('time.hours', { n: Math.floor(ms / hour) })
  return t('time.minutes', { n: Math.max(1, Math.floor(ms / 60_000)) })
}

/** Until when somebody has time, and how long that is. */
export const untilWords = (at: number, now = Date.now()): string =>
  at <= now ? t('time.up') : t('time.until', { time: timeWords(at, now), left: lengthWords(at - now) })
