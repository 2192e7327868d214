import { ConfigRefused, checkedConfig, type GameConfig, offer } from '@ragtag/engine'
import { sentence, t } from '../words/index.ts'

// What people agree on before a game, in words.

type Agreed = {
  readonly players: number
  readonly sets: readonly string[]
  readonly objective: string
  readonly noSympathizer: boolean
  readonly variants: readonly string[]
}

/** Why a game cannot be played like that; '' where it can. */
export function refusalOf(wish: GameConfig): string {
  try {
    checkedConfig(wish)
    return ''
  } catch (refused) {
    if (refused instanceof ConfigRefused) return refused.message
    throw refused
  }
}

/** What so many players have to reckon with; '' where that depends on whom they choose. */
export function loyaltyWords({ players, noSympathizer, ...of }: Agreed): string {
  const { cylon = 0, sympathizer = false, leader } = offer(of).players.find((p) => p.n === players) ?? {}
  if (cylon === 0) return ''
  const number = (n: number) => ({ key: `lobby.number.${n}` })
  const all = number(players)
  if (leader?.needed)
    return sentence(
      t('lobby.loyalty.leader-needed', { some: number(leader.cylon), cylons: leader.cylon, all }),
    )
  const kind = !sympathizer ? 'plain' : noSympathizer ? 'without' : 'sympathizer'
  const plain = sentence(t(`lobby.loyalty.${kind}`, { some: number(cylon), cylons: cylon, all }))
  if (!leader) return plain
  return `${plain}. ${t('lobby.loyalty.leader', { some: number(leader.cylon), cylons: leader.cylon })}`
}

const title = (list: readonly { readonly id: string; readonly title: string }[], id: string): string =>
  list.find((x) => x.id === id)?.title ?? id

/** The boxes by name; none where there is only one that it could be. */
export function setWords(chosen: readonly string[]): string[] {
  const { sets } = offer()
  return sets.length < 2 && chosen.length < 2 ? [] : chosen.map((id) => title(sets, id))
}

/** The objective and the variants; nothing where there was nothing to choose. */
export function choiceWords({ sets, objective, variants: agreed }: Agreed): string[] {
  const { objectives, variants } = offer({ sets, objective })
  return [
    ...(objectives.length > 1 ? [title(objectives, objective)] : []),
    ...agreed.map((id) => title(variants, id)),
  ]
}
