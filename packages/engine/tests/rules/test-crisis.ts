import type { CrisisCard } from '../../src/core/content.ts'
import type { Effect } from '../../src/core/effect.ts'

/** A Crisis card that does this, or nothing, as the current player likes. */
export const testCrisis = (id: string, effect: Effect, more: Partial<CrisisCard> = {}): CrisisCard => ({
  id,
  title: id,
  copies: 1,
  icons: [],
  body: { kind: 'event', chooser: 'current', options: [effect, []] },
  ...more,
})
