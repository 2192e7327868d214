import { raidersWorth } from './danger.ts'
import { suspect } from './locations.ts'
import { isCylon, type Mind } from './mind.ts'
import { type CardId, words } from './printed.ts'
import { loss } from './resources.ts'
import { guilty } from './suspicion.ts'
import { worth } from './worth.ts'

// What a Quorum card is worth if it is played now.

export function quorumWorth(mind: Mind, card: CardId): number {
  const known = special[card]
  const effect = mind.content.quorum.get(card)?.effect
  const fleet = known ? known(mind) : effect ? worth(mind, words(effect)) : 0
  return isCylon(mind) ? 0.2 - 0.4 * fleet : fleet
}

const special: Readonly<Record<CardId, (mind: Mind) => number>> = {
  'arrest-order': (mind) => {
    const { doubt } = suspect(mind)
    return doubt >= guilty ? 2 * doubt : -0.5
  },
  'accept-prophecy': () => 0.35,
  'assign-arbitrator': () => 0.55,
  'assign-mission-specialist': () => 0.6,
  'assign-vice-president': () => 0.5,
  'authorization-of-brutal-force': (mind) => {
    const { view, content, space } = mind
    const risk = 0.25 * loss(view, content, 'population', 1)
    const near = Math.max(-1, ...view.centurions)
    const centurion = near < 0 ? 0 : near >= 2 ? 8 : 2.5
    return Math.max(raidersWorth(mind, 3), space.heavy > 0 ? 0.8 : 0, centurion) - risk
  },
  'encourage-mutiny': ({ view, suspicion }) => ((suspicion[view.titles.admiral] ?? 0) >= guilty ? 0.8 : -0.5),
  'presidential-pardon': ({ view, suspicion }) =>
    view.players.some((p) => p.at === 'brig' && (suspicion[p.seat] ?? 0) < 0.4) ? 1.2 : -0.5,
  'release-cylon-mugshots': ({ view, content }) => 0.7 - 0.375 * loss(view, content, 'morale', 1),
}
