import { ConfigRefused, checkedConfig, type GameConfig, offer } from '@ragtag/engine'
import { hasWords, sentence, t } from '../words/index.ts'

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
  const seats = offer(of).players.find((p) => p.n === players)
  if (!seats || seats.cylon === 0) return ''
  const { cylon, sympathizer, named, leader } = seats
  const number = (n: number) => ({ key: `lobby.number.${n}` })
  const all = number(players)
  if (leader?.needed)
    return sentence(
      t('lobby.loyalty.leader-needed', { some: number(leader.cylon), cylons: leader.cylon, all }) +
        besides(leader.named),
    )
  const kind = !sympathizer ? 'plain' : noSympathizer ? 'without' : 'sympathizer'
  const plain = sentence(
    t(`lobby.loyalty.${kind}`, { some: number(cylon), cylons: cylon, all }) + besides(named),
  )
  if (!leader) return plain
  const some = { some: number(leader.cylon), cylons: leader.cylon }
  const beside = sympathizer
    ? t('lobby.loyalty.leader', some)
    : t(`lobby.loyalty.leader.${leader.named ? 'named' : named ? 'unnamed' : 'plain'}`, {
        ...some,
        cards: cardsIn(leader.named ?? named),
      })
  return `${plain}. ${beside}`
}

/** Loyalty cards that are neither Cylon nor human, as people are called by them. */
const cardsIn = (cards: readonly string[] = []): string =>
  cards.map((card) => t(hasWords(`crew.${card}`) ? `crew.${card}` : `card:${card}`)).join(', ')

const besides = (cards: readonly string[] | undefined): string =>
  cards ? t('lobby.loyalty.named', { cards: cardsIn(cards) }) : ''

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
