import { offer } from '@ragtag/engine'
import { sentence, t } from '../words/index.ts'

// What people agree on before a game, in words.

type Agreed = {
  readonly players: number
  readonly sets: readonly string[]
  readonly objective: string
  readonly noSympathizer: boolean
  readonly variants: readonly string[]
}

/** What so many players have to reckon with; '' where that depends on whom they choose. */
export function loyaltyWords({ players, noSympathizer, ...of }: Agreed): string {
  const { cylon = 0, sympathizer = false } = offer(of).players.find((p) => p.n === players) ?? {}
  if (cylon === 0) return ''
  const kind = !sympathizer ? 'plain' : noSympathizer ? 'without' : 'sympathizer'
  const [some, all] = [{ key: `lobby.number.${cylon}` }, { key: `lobby.number.${players}` }]
  return sentence(t(`lobby.loyalty.${kind}`, { some, cylons: cylon, all }))
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
