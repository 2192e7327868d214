import type { LogEntry } from '@ragtag/protocol'
import type { JSX } from 'preact'
import { Rich } from '../shared/Rich.tsx'
import { t } from '../words/index.ts'
import { moodOf, told } from './log-entries.ts'

/** An entry of the log, and how often it was said in a row. */
export const News = ({ entry, times }: { readonly entry: LogEntry; readonly times: number }): JSX.Element => (
  <li class={moodOf(entry.message)}>
    <Rich message={told(entry.message)} />
    {times > 1 && <b class="times"> {t('log.times', { n: times })}</b>}
  </li>
)
