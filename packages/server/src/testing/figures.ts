import { existsSync, readFileSync } from 'node:fs'

// What a server says of itself, and how figures are read.

export type Figures = {
  readonly resident: number
  readonly heap: number
  /** Seconds of processor used so far. */
  readonly cpu: number
  /** The longest the event loop was held up since this was read last, in milliseconds. */
  readonly stall: number
  readonly decisions: number
  readonly tables: number
  readonly connections: number
  /** The share of decisions that were written down and sent on within so many seconds. */
  within(seconds: number): number
}

/** All at once: some of the server's figures begin anew when they are read. */
export async function figures(address: string): Promise<Figures> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const figure = (name: string): number =>
    Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (.*)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  return {
    resident: figure('process_resident_memory_bytes'),
    heap: figure('nodejs_heap_size_used_bytes'),
    cpu: figure('process_cpu_seconds_total'),
    stall: figure('nodejs_eventloop_lag_max_seconds') * 1000,
    decisions: figure('ragtag_decision_seconds_count'),
    tables: figure('ragtag_tables_in_memory'),
    connections: figure('ragtag_connections'),
    within: (seconds) =>
      figure(`ragtag_decision_seconds_bucket\\{le="${seconds}"\\}`) / figure('ragtag_decision_seconds_count'),
  }
}

/** How long a virtual machine was not given its processors, in hundredths of a second; that is nobody's fault here. */
export function takenAway(): number {
  const [all = ''] = existsSync('/proc/stat') ? readFileSync('/proc/stat', 'utf8').split('\n') : []
  return Number(all.trim().split(/\s+/)[8] ?? 0)
}

/** The value that a share of a sorted list does not exceed. */
export const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export const ms = (n: number): string => `${n.toFixed(n < 10 ? 1 : 0)} ms`
export const kB = (bytes: number): string => `${Math.round(bytes / 1024)} kB`
export const MB = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
