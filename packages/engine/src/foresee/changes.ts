import { printAt } from '../core/boards.ts'
import type { Game } from '../core/game.ts'
import type { Seat } from '../core/names.ts'
import { type Message, msg } from '../text/message.ts'
import { nameOf, seatName, shipCount } from '../text/names.ts'
import { changed, type Facts, type Value } from './facts.ts'

// What becomes different, each thing in a sentence to the one who would make it so.

export type Change = {
  /** What it is about and which one: `resource` and `food`, `place` and `2`. */
  readonly what: string
  readonly id: string
  readonly from: Value
  readonly to: Value
  readonly text: Message
  /** Nobody can step in before it. */
  readonly sure: boolean
}

type Told = {
  readonly g: Game
  readonly who: (seat: Value) => Message
  readonly ids: readonly string[]
  readonly from: Value
  readonly to: Value
}

const by = ({ from, to }: Told): number => Math.abs(Number(to) - Number(from))
const way = ({ from, to }: Told): 'more' | 'less' => (Number(to) > Number(from) ? 'more' : 'less')
const id = ({ ids }: Told, i = 0): string => ids[i] ?? ''

const ships = (told: Told): Message => shipCount(id(told), by(told))

const sideOf = ({ g, ids }: Told): string => g.content.shipKinds.get(ids[0] ?? '')?.side ?? ''

/** Ships at hand: those that fly from there and come back are seen where they fly. */
const countedAtHand: readonly string[] = ['nuke', 'raptor']

function placeText(told: Told): Message {
  const { g, to } = told
  const who = told.who(id(told))
  const place = String(to)
  if (place.startsWith('in ')) return msg('change.flies', { who, area: nameOf('area', place.slice(3)) })
  if (place === 'off-board') return msg('change.off-board', { who })
  return msg('change.place', { who, location: nameOf('location', printAt(g, place)) })
}

function inPlayText(told: Told): Message {
  const card = nameOf('card', id(told))
  const holder = Number(String(told.to).replace('with ', ''))
  if (told.to === '') return msg('change.left-play', { card })
  return holder < 0 ? msg('change.in-play', { card }) : msg('change.given', { who: told.who(holder), card })
}

const numbers = ({ from, to }: Told): { readonly from: Value; readonly to: Value } => ({ from, to })

const texts: Readonly<Record<string, (told: Told) => Message | undefined>> = {
  resource: (told) => msg('change.resource', { resource: nameOf('resource', id(told)), ...numbers(told) }),
  'jump-track': (told) => msg('change.jump-track', numbers(told)),
  distance: (told) => msg('change.distance', numbers(told)),
  phase: (told) => msg('event.phase', { phase: nameOf('phase', String(told.to)) }),
  quorum: (told) => msg(`change.quorum.${way(told)}`, { n: by(told) }),
  aboard: (told) => msg(`change.aboard.${way(told)}`, { n: by(told) }),
  boarding: (told) => (way(told) === 'more' ? msg('change.boarding', numbers(told)) : undefined),
  ships: (told) =>
    msg(`change.ships.${way(told)}`, { ships: ships(told), area: nameOf('area', id(told, 1)) }),
  hits: (told) => msg('change.hit', { ship: nameOf('ship', id(told, 1)), area: nameOf('area', id(told, 2)) }),
  reserve: (told) =>
    countedAtHand.includes(told.g.content.shipKinds.get(id(told))?.class ?? '')
      ? msg(`change.reserve.${way(told)}`, { ships: ships(told) })
      : undefined,
  'damaged-ships': (told) => msg(`change.damaged-ships.${way(told)}`, { ships: ships(told) }),
  destroyed: (told) =>
    sideOf(told) === 'human' ? msg(`change.destroyed.${way(told)}`, { ships: ships(told) }) : undefined,
  side: (told) =>
    told.to === ''
      ? undefined
      : msg('event.board-turned', {
          board: nameOf('board', id(told)),
          side: nameOf('side', `${id(told)}-${told.to}`),
        }),
  damaged: (told) =>
    msg(`change.damaged.${way(told)}`, { location: nameOf('location', printAt(told.g, id(told))) }),
  'in-play': inPlayText,
  'token-at': (told) =>
    msg(`change.token-at.${way(told)}`, {
      token: nameOf('token', id(told)),
      location: nameOf('location', printAt(told.g, id(told, 1))),
    }),
  title: (told) => msg('change.title', { who: told.who(told.to), title: nameOf('title', id(told)) }),
  dead: (told) => msg('change.dead', { character: nameOf('character', id(told)) }),
  place: placeText,
  cards: (told) => msg(`change.cards.${way(told)}`, { who: told.who(id(told)), n: by(told) }),
  held: (told) =>
    msg(`change.held.${way(told)}`, {
      who: told.who(id(told)),
      n: by(told),
      deck: nameOf('deck', id(told, 1)),
    }),
  token: (told) =>
    msg(`change.token.${way(told)}`, {
      who: told.who(id(told)),
      n: by(told),
      token: nameOf('token', id(told, 1)),
    }),
  shown: (told) => msg('change.shown', { who: told.who(id(told)), card: nameOf('card', id(told, 1)) }),
  used: (told) => msg('change.used', { who: told.who(id(told)), ability: nameOf('ability', id(told, 1)) }),
}

export type Outlook = {
  readonly before: Facts
  readonly after: readonly Facts[]
  readonly sure: readonly Facts[]
}

/** What is different afterwards, told to a seat. */
export function changesFor(g: Game, seat: Seat, { before, after, sure }: Outlook): Change[] {
  const certain = new Set(changed(before, sure).map(([name, , to]) => `${name} ${to}`))
  const who = (of: Value): Message => (Number(of) === seat ? nameOf('who', 'user') : seatName(Number(of)))
  return changed(before, after).flatMap(([name, from, to]): Change[] => {
    const [what = '', ...ids] = name.split(' ')
    const text = texts[what]?.({ g, who, ids, from, to })
    return text ? [{ what, id: ids.join(' '), from, to, text, sure: certain.has(`${name} ${to}`) }] : []
  })
}
