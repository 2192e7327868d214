import { contentOf } from './content/index.ts'
import { isCylonCard } from './core/loyalty.ts'
import type { PlayerView, View } from './view.ts'

/** Whoever wins by what he has done, and not with a side, was for himself. */
export type Allegiance = 'human' | 'cylon' | 'sympathizer' | 'own'

/** What somebody is, as far as a view shows it: where it shows his Loyalty cards, what he truly is. */
export function allegiance({ config }: Pick<View, 'config'>, p: PlayerView): Allegiance {
  const { loyalty, rules } = contentOf(config)
  if (Array.isArray(rules.standings[p.standing]?.wins)) return 'own'
  if (p.sympathizer) return 'sympathizer'
  const cylon = [...(p.loyalty ?? []), ...p.shown].some((id) => {
    const card = loyalty.get(id)
    return card !== undefined && isCylonCard(card)
  })
  return p.revealed || cylon ? 'cylon' : 'human'
}

/** Whether somebody can be taken for a human by what lies open: no revealed Cylon, and nobody who wins by cards of his own. */
export function passesForHuman({ config, players }: Pick<View, 'config' | 'players'>, seat: number): boolean {
  const p = players[seat]
  const standing = p && contentOf(config).rules.standings[p.standing]
  return (
    p !== undefined &&
    !p.revealed &&
    standing?.wins === 'by-loyalty' &&
    standing.insteadOfLoyalty === undefined
  )
}
