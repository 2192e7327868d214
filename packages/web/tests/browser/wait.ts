import { setTimeout as pause } from 'node:timers/promises'

/** So long a machine that is busy with other things may take for what is done in a moment otherwise. */
export const patience = 30_000

/** Looks again and again until it is so; says what was waited for when it never is. */
export async function until(
  what: string,
  so: () => boolean | Promise<boolean>,
  within = patience,
): Promise<void> {
  const end = performance.now() + within
  while (!(await so())) {
    if (performance.now() > end) throw new Error(`Waited ${within} ms in vain: ${what}.`)
    await pause(15)
  }
}
