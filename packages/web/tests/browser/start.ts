import { expect } from 'vitest'
import { hands, play } from './hands.ts'
import type { Visitor } from './visitor.ts'

/** A game with bots from the lobby, played up to a turn. */
export async function begin(v: Visitor, turn: number, seed = 5): Promise<void> {
  await v.page.getByRole('button', { name: 'Play now with bots' }).click()
  await play(v, hands(seed), () => (v.ears.view?.turn.number ?? 0) >= turn && v.ears.view?.request != null)
  expect(v.ears.view?.outcome ?? null).toBeNull()
}

export function whereIs(v: Visitor): string {
  const { pathname, hash } = new URL(v.page.url())
  return pathname + hash
}
