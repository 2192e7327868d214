import { checkedConfig } from '../../src/config.ts'
import { contentOf } from '../../src/content/index.ts'
import type { Content } from '../../src/core/content.ts'
import type { Position, TestGame } from '../../src/testing/index.ts'
import { labor as laborWithPegasus } from '../pegasus/check-play.ts'

// The table of the Pegasus checks, with Daybreak: Tom Zarek draws Prison Labor (10: politics, leadership, tactics; fails:
// 1 morale and 1 food less), and Kara, Roslin, Adama and he add cards in this order. Two Destiny cards even out.

export { adama, allIn, kara, roslin, strength, told, zarek } from '../pegasus/check-play.ts'

export const config = { sets: ['base', 'daybreak'] }
export const withPegasus = { sets: ['base', 'pegasus', 'daybreak'] }

export const labor = (p: Partial<Position> = {}): TestGame => laborWithPegasus({ config, ...p })

/** The cards that took effect in the check, in order. */
export const effects = (game: TestGame): string[] =>
  game.events
    .filter((e) => e.key === 'event.takes-effect')
    .map(({ params }) => JSON.stringify(params?.card).replace(/.*"card:([^"]+)".*/, '$1'))

export const areasOf = (game: TestGame, kind: string): string[] =>
  game.state.ships.filter((s) => s.kind === kind).map((s) => s.area)

export const mutinies = (game: TestGame, who: string): readonly string[] => game.player(who).held.mutiny ?? []

/** What a game of four with these boxes is made of. */
export const contentWith = (sets: { readonly sets: readonly string[] } = config): Content =>
  contentOf(checkedConfig({ ...sets, players: 4 }))

export const isOf = (card: string, type: string): boolean =>
  contentWith(withPegasus).skills.get(card)?.card.type === type
