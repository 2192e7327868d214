import { computed } from '@preact/signals'
import {
  type Component,
  componentList,
  componentsIn,
  contentOf,
  type Message,
  type SkillType,
  skillTypes,
  usual,
  type View,
} from '@ragtag/engine'
import { game, view } from './state.ts'
import { catalogue } from './words/index.ts'

// What is printed on the components, found by the name a message or a view gives.

type Content = ReturnType<typeof contentOf>
export type Character = NonNullable<ReturnType<Content['characters']['get']>>

export const contentFor = (view: View): Content => contentOf(view.config)

/** The character somebody plays, once he has one. */
export const characterOf = (seat: number): Character | undefined => {
  const now = view.value
  return now ? contentFor(now).characters.get(now.players[seat]?.character ?? '') : undefined
}

/** What is on the table, or before that all there is. */
export const components = computed<readonly Component[]>(() =>
  game.value ? componentsIn(game.value, catalogue) : componentList(catalogue),
)

/** How components of these kinds are called; the others are cards. */
const named: Readonly<Record<string, string>> = {
  character: 'character',
  location: 'location',
  skill: 'skill-card',
  title: 'title',
  civilian: 'token',
  token: 'token',
}

/** The name by which the game speaks of a component: `location:command`, `card:food-shortage`. */
export const nameOf = ({ kind, id }: Component): string =>
  `${named[kind] ?? (kind.endsWith('-damage') ? 'token' : 'card')}:${id}`

const byName = computed(() => new Map(components.value.map((c) => [nameOf(c), c])))

/** The component a name such as `location:command` stands for. */
export const printedOn = (key: string): Component | undefined =>
  byName.value.get(key.startsWith('skill-card:') ? key.replace(/-\d+$/, '') : key)

export const textOf = (key: string): string => printedOn(key)?.text ?? ''

export const isSkill = (type: string): type is SkillType => skillTypes.some((known) => known === type)

export type Face = {
  readonly card: string
  readonly title: string
  readonly type: SkillType
  readonly strength: number
  readonly text: string
  /** It takes effect in any check in which it is turned up. */
  readonly inCheck: boolean
}

/** What a skill card in hand shows. */
export function faceOf(content: Content, card: string): Face | undefined {
  const face = content.skills.get(card)
  if (!face) return undefined
  const { title, type, inCheck } = face.card
  return {
    card,
    title,
    type,
    strength: face.strength,
    text: textOf(`skill-card:${card}`),
    inCheck: inCheck !== undefined && inCheck.when === undefined,
  }
}

/** Whether there are cards that take effect in any check. */
export const cardsAct = ({ skills }: Content): boolean =>
  [...skills.values()].some(({ card }) => card.inCheck && card.inCheck.when === undefined)

type Place = NonNullable<ReturnType<Content['locations']['get']>>

/** What is printed at a place on the side of its board that is up; an overlay may have another name than its place. */
export function printAt(now: View, place: string): Place | undefined {
  const laid = contentFor(now).places.get(place)
  return laid?.on[now.boards.find((b) => b.id === laid.board)?.side ?? '']
}

/** The name of what is at a place. */
export const locationAt = (now: View, place: string): string => `location:${printAt(now, place)?.id ?? place}`

/** What is known of the game on the table, or of any. */
const known = computed(() => contentOf(game.value ?? { ...usual, players: 0 }))

/** The board that a message says is hit: `event.galactica-damaged`. */
export function boardHit({ key }: Message): string | undefined {
  const [, board] = /^event\.(.+)-damaged$/.exec(key) ?? []
  return board !== undefined && known.value.boards.has(board) ? board : undefined
}

/** What it means to be sent to a place: to be locked up, or to be hurt. */
export function roleOf(location: string): 'brig' | 'sickbay' | undefined {
  const { brig, sickbay } = known.value.rules.roles
  return location === brig ? 'brig' : location === sickbay ? 'sickbay' : undefined
}
