import type { View } from '@ragtag/engine'
import { setSkip } from './actions.ts'
import { contentFor, isSkill, textOf } from './content.ts'
import { skips } from './state.ts'
import { t } from './words/index.ts'

// What somebody could use at certain moments is armed: he is asked whenever it could be of use. Put away it is not
// asked about; others cannot tell.

/** Moments that are no windows: nobody is asked there, or he is asked anyway. */
const unasked: readonly string[] = ['action', 'movement', 'any-moment', 'game-over']

export type Arm = {
  /** By which it is named wherever it can be used. */
  readonly id: string
  readonly title: string
  readonly about: string
  /** The type of skill card it is on; nothing where it is on the sheet. */
  readonly type?: string
  readonly once: boolean
}

/** By which something is put away among the windows one is not asked in. */
const nameOf = (id: string): string => `use:${id}`

export const isPutAway = (id: string): boolean => nameOf(id) in skips.value

export const putAway = (id: string): void => setSkip(nameOf(id), 'game')
export const arm = (id: string): void => setSkip(nameOf(id), 'ask')

/** Which of the things one is not asked about is a moment. */
export const isMoment = (name: string): boolean => !name.startsWith('use:')

/** What the viewer could use at certain moments: of his sheet what is left, then cards of his hand. */
export function armsOf(now: View): readonly Arm[] {
  const own = now.viewer === 'spectator' ? undefined : now.players[now.viewer]
  if (!own) return []
  const content = contentFor(now)
  const is = content.rules.standings[own.standing]
  const { oncePerGame } = content.rules
  const isLeft = (tokens = 1): boolean =>
    oncePerGame === 'once' ? own.used.length === 0 : (own.tokens[oncePerGame.token] ?? 0) >= tokens
  const sheet = is?.sheet ? (content.characters.get(own.character)?.abilities ?? []) : []
  const lines = textOf(`character:${own.character}`).split('\n')
  const arms: Arm[] = []
  for (const { id, window, must, limit, tokens } of sheet) {
    if (window === undefined || unasked.includes(window) || must) continue
    if (limit === 'game' && !isLeft(tokens)) continue
    const title = t(`ability:${id}`)
    const about = lines.find((line) => line.startsWith(`${title}: `)) ?? ''
    arms.push({ id, title, about, once: limit === 'game' })
  }
  for (const [window, cards] of content.responses)
    for (const card of unasked.includes(window) ? [] : new Set(now.hand)) {
      const ability = cards.get(card)
      const face = content.skills.get(card)
      if (!ability || !face || arms.some((a) => a.id === ability.id)) continue
      if (!is?.texts.includes(face.card.type)) continue
      const about = textOf(`skill-card:${card}`)
      arms.push({ id: ability.id, title: face.card.title, about, type: face.card.type, once: false })
    }
  return arms
}

export const typeOf = ({ type }: Arm) => (type !== undefined && isSkill(type) ? type : undefined)
