import { setTimeout as pause } from 'node:timers/promises'

/** Looks again and again until it is so; says what was waited for when it never is. */
export async function until(
  what: string,
  so: () => boolean | Promise<boolean>,
  within = 10_000,
): Promise<void> {
  const end = performance.now() + within
  while (!(await so())) {
    if (performance.now() > end) throw new Error(`Waited ${within} ms in vain: ${what}.`)
    await pause(15)
  }
}
