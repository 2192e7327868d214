import { contentOf, type Message, type View } from '@ragtag/engine'
import { locationAt, roleOf, textOf } from '../content.ts'
import { attemptOf } from '../table/missions.ts'
import { sideOf } from '../table/people.ts'
import { hasWords } from '../words/index.ts'

// Hints that come when something is there for the first time, in the first turn or in the third game: where one is, what
// one has become, what one holds. What is new is told by its kind; where there are words about it they are used, and
// otherwise what is printed on it.

export type Hint = {
  readonly id: string
  /** Whether it concerns what must be decided now, and comes before what can wait. */
  readonly presses: boolean
  /** The part of the table it speaks of: the first of these that is in sight. */
  readonly about: readonly string[]
  /** What exactly it speaks of, where that is in sight. */
  readonly at?: string
  readonly title: Message
  readonly text: Message
}

/** On a phone a tab may stand for a part of the table. */
export const tab = {
  board: '.parts button:nth-child(1)',
  crew: '.parts button:nth-child(2)',
  hand: '.parts button:nth-child(3)',
} as const

const parts = {
  board: ['.board', tab.board],
  crew: ['.crew', tab.crew],
  hand: ['.hand .cards', tab.hand],
  secrets: ['.hand .secrets', tab.hand],
  question: ['.question'],
  scene: ['.scene', '.question'],
} as const

type Told = Omit<Hint, 'id' | 'presses' | 'title' | 'text'> & {
  readonly params?: Message['params']
  /** Another text than the one by its name. */
  readonly text?: string
}

function told(id: string, presses: boolean, { params, text = 'text', ...where }: Told): Hint {
  const words = (of: string): Message =>
    params ? { key: `guide.${id}.${of}`, params } : { key: `guide.${id}.${of}` }
  return { id, presses, ...where, title: words('title'), text: words(text) }
}

export function isCylon(now: View, seat: number): boolean {
  const { loyalty } = contentOf(now.config)
  return (now.players[seat]?.loyalty ?? []).some((card) => loyalty.get(card)?.team === 'cylon')
}

/** An open Cylon with a sheet of his own. */
export function leads(now: View, seat: number): boolean {
  const me = now.players[seat]
  return me !== undefined && ['leader', 'infiltrating'].includes(sideOf(now, me))
}

/** Openly a Cylon, without a sheet of his own. */
export const isOpenCylon = (now: View, seat: number): boolean =>
  now.players[seat]?.revealed === true && !leads(now, seat)

/** Where one is. */
function places(now: View, seat: number): Hint[] {
  const me = now.players[seat]
  if (!me) return []
  const at = `[data-thing="location:${me.at}"]`
  const role = roleOf(me.at)
  if (role) return [told(role, true, { about: parts.board, at })]
  return me.area === '' ? [] : [told('pilot', false, { about: parts.board })]
}

/** What one has become. */
function standing(now: View, seat: number): Hint[] {
  const own = now.turn.seat === seat && now.request !== null
  if (isOpenCylon(now, seat)) {
    if (!own) return []
    const rooms = (now.request?.options ?? []).flatMap((o) =>
      o.location === undefined ? [] : [{ key: locationAt(now, o.location) }],
    )
    const some = now.request?.prompt.key === 'prompt.move' && rooms.length > 0
    return [
      told('open-cylon', true, {
        about: parts.question,
        ...(some ? { params: { rooms }, text: 'rooms' } : {}),
      }),
    ]
  }
  const may = now.request?.options.find((o) => o.id.startsWith('reveal:'))
  return may && isCylon(now, seat)
    ? [told('reveal', false, { about: parts.secrets, params: { text: textOf(`card:${may.card ?? ''}`) } })]
    : []
}

/** The titles one holds, each with what it can do. */
const titles = (now: View, seat: number): Hint[] =>
  Object.entries(now.titles).flatMap(([title, holder]) => {
    if (holder !== seat) return []
    const key = `title:${title}`
    const words = `guide.title.${title}`
    return [
      {
        id: `title-${title}`,
        presses: false,
        about: parts.crew,
        at: `.crew [data-thing="seat:${seat}"]`,
        title: { key: 'guide.title.title', params: { title: { key } } },
        text: hasWords(words) ? { key: words } : { key: 'guide.title.text', params: { text: textOf(key) } },
      },
    ]
  })

/** Cards of hands apart, and tokens. */
function belongings(now: View, seat: number): Hint[] {
  const held = Object.keys(now.held).filter((deck) => (now.held[deck]?.length ?? 0) > 0)
  const quorum = now.quorum.length > 0 ? ['quorum'] : []
  const tokens = Object.entries(now.players[seat]?.tokens ?? {}).filter(([, n]) => n > 0)
  const thing = (kind: 'held' | 'token', id: string, card: string): Pick<Hint, 'title' | 'text'> => {
    const name = { key: kind === 'held' ? `deck:${id}` : `token:${id}` }
    const words = `guide.${kind}.${id}`
    return {
      title: hasWords(`${words}.title`)
        ? { key: `${words}.title` }
        : { key: `guide.${kind}.title`, params: { name } },
      text: hasWords(words)
        ? { key: words }
        : { key: `guide.${kind}.text`, params: { name, text: textOf(card) } },
    }
  }
  return [
    ...[...quorum, ...held].map((deck) => ({
      id: `held-${deck}`,
      presses: false,
      about: parts.secrets,
      ...thing('held', deck, `card:${now.held[deck]?.[0] ?? ''}`),
    })),
    ...tokens.map(([token]) => ({
      id: `token-${token}`,
      presses: false,
      about: parts.crew,
      at: `.crew [data-thing="seat:${seat}"] .token`,
      ...thing('token', token, `token:${token}`),
    })),
  ]
}

/** What happens on the table. */
function dangers(now: View, seat: number): Hint[] {
  const attempt = attemptOf(now, now.check?.title)
  const theirs = now.ships.some((s) => s.class === 'raider' || s.class === 'basestar' || s.class === 'heavy')
  return [
    ...(attempt
      ? [told('attempt', true, { about: parts.scene, params: { deck: { key: `deck:${attempt.deck}` } } })]
      : []),
    ...(now.check?.reckless ? [told('reckless', true, { about: parts.scene })] : []),
    ...(now.centurions.length > 0 ? [told('centurions', false, { about: parts.board })] : []),
    ...(theirs && now.turn.seat === seat ? [told('ships', false, { about: parts.board })] : []),
    // Whose side is known to all it says nothing to.
    ...((now.players[seat]?.loyalty ?? []).length > 1 && !isOpenCylon(now, seat)
      ? [told('loyalty', false, { about: parts.secrets })]
      : []),
  ]
}

/** All that is so now, whether it was told before or not. */
export const situations = (now: View, seat: number): Hint[] => [
  ...places(now, seat),
  ...standing(now, seat),
  ...dangers(now, seat),
  ...titles(now, seat),
  ...belongings(now, seat),
]
