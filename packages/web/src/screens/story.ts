import {
  type Allegiance,
  allegiance,
  contentOf,
  type Message,
  type Param,
  type Resource,
  resources,
  type View,
} from '@ragtag/engine'
import type { LogEntry } from '@ragtag/protocol'
import { boardHit } from '../content.ts'
import { laidOpen, sideFor } from '../table/apart.ts'

// What a log tells once the game is over: the resources over the turns, the turning points, the checks, and when
// each became what he was. A player's own log gives most of it; the open log gives all.

export type Values = Readonly<Record<Resource, number>> & { readonly distance: number }
/** The values at the end of a turn; turn 0 is the start. */
export type Point = { readonly turn: number; readonly values: Values }

export type MomentKind = 'jump' | 'reveal' | 'executed' | 'sleeper' | 'phase' | 'damage' | 'title' | 'final'
export type Moment = { readonly turn: number; readonly kind: MomentKind; readonly message: Message }

export type CheckResult = 'pass' | 'partial' | 'fail'
export type CheckTold = {
  readonly turn: number
  readonly title: Message
  readonly difficulty: number
  readonly strength: number | null
  readonly result: CheckResult | ''
  readonly destiny: number
  readonly by: readonly Contribution[]
}
/** How many cards a seat added; how many of them for and against, where the log shows them. */
export type Contribution = {
  readonly cards: number
  readonly helping: number | null
  readonly harming: number | null
}

export type Became =
  | { readonly how: 'start' }
  | { readonly how: 'sleeper' | 'turn'; readonly turn: number }
  | { readonly how: 'handed'; readonly turn: number; readonly by: number }
  | { readonly how: 'unknown' }
/** A card that says what somebody wanted; whether it was laid open in time, where that matters. */
export type Aim = { readonly card: string; readonly laid?: boolean }
export type Fate = {
  readonly seat: number
  readonly team: Allegiance
  readonly became: Became
  readonly revealed: number | null
  /** Whom he played before, and in which turn each was executed. */
  readonly before: readonly { readonly character: string; readonly turn: number }[]
  /** The cards by which he won or lost, where it was not with a side. */
  readonly aims: readonly Aim[]
}

const isMessage = (p: Param | undefined): p is Message =>
  typeof p === 'object' && p !== null && !Array.isArray(p) && 'key' in p
const isList = (p: Param | undefined): p is readonly Message[] => Array.isArray(p)

const text = (p: Param | undefined): string => (isMessage(p) ? p.key.replace(/^[^:]*:/, '') : '')
const number = (p: Param | undefined): number => (typeof p === 'number' ? p : Number(p ?? 0))
const seat = (p: Param | undefined): number => (isMessage(p) ? number(p.params?.seat) : -1)
const cards = (p: Param | undefined): string[] => (isList(p) ? p.map(text) : [])

const isResource = (name: string): name is Resource => resources.some((r) => r === name)

export function voyage(log: readonly LogEntry[], view: View): Point[] {
  const { rules, crises } = contentOf(view.config)
  let values: Values = { ...rules.start, distance: 0 }
  const points: Point[] = [{ turn: 0, values }]
  let turn = 0
  const close = (): void => {
    const last = points[points.length - 1]
    if (last?.turn === turn) points[points.length - 1] = { turn, values }
    else points.push({ turn, values })
  }
  for (const { turn: at, message } of log) {
    if (at !== turn) {
      close()
      turn = at
    }
    const { key, params } = message
    const resource = text(params?.resource)
    if ((key === 'event.lost' || key === 'event.gained') && isResource(resource))
      values = { ...values, [resource]: number(params?.now) }
    if (key === 'event.destination' || key === 'event.counts')
      values = { ...values, distance: number(params?.distance) }
    // Some crises, once overcome, count as distance themselves.
    const gained = key === 'event.check-pass' ? (crises.get(text(params?.title))?.distance ?? 0) : 0
    if (gained > 0) values = { ...values, distance: values.distance + gained }
  }
  // A player's own log may have begun late; the last position is certain.
  values = { ...view.resources, distance: view.distance }
  close()
  return points
}

const momentOf: Readonly<Record<string, MomentKind>> = {
  'event.destination': 'jump',
  'event.revealed': 'reveal',
  'event.sympathizer': 'reveal',
  'event.executed': 'executed',
  'event.counts': 'jump',
  'event.board-turned': 'phase',
  'event.sleeper': 'sleeper',
  'event.phase': 'phase',
  'event.final-stretch': 'final',
  'event.title': 'title',
}

/** The turning points; titles only once the game is under way. */
export const moments = (log: readonly LogEntry[], view: View): Moment[] =>
  log.flatMap(({ turn, message }) => {
    const kind = isNoReveal(message, view)
      ? 'title'
      : (momentOf[message.key] ?? (boardHit(message) ? 'damage' : undefined))
    return kind === undefined || (kind === 'title' && turn < 1) ? [] : [{ turn, kind, message }]
  })

/** A Loyalty card that is turned up and leaves its player human, if he is. */
const isNoReveal = ({ key, params }: Message, view: View): boolean =>
  key === 'event.sympathizer' && contentOf(view.config).loyalty.get(text(params?.card))?.countsAs === 'human'

type Open = {
  turn: number
  title: Message
  difficulty: number
  strength: number | null
  destiny: number
  by: { cards: number; shown: string[] | null }[]
  plus: string[]
}

export function checks(log: readonly LogEntry[], players: number): CheckTold[] {
  const told: CheckTold[] = []
  let open: Open | undefined
  const close = (result: CheckResult | ''): void => {
    if (open) told.push({ ...open, result, by: open.by.map((b) => contribution(b, open?.plus ?? [], open)) })
    open = undefined
  }
  for (const { turn, message } of log) {
    const { key, params } = message
    if (key === 'event.check' && isMessage(params?.title)) {
      close('')
      open = {
        turn,
        title: params.title,
        difficulty: number(params.difficulty),
        strength: null,
        destiny: 0,
        by: Array.from({ length: players }, () => ({ cards: 0, shown: null })),
        plus: [],
      }
    }
    if (!open) continue
    if (key.startsWith('event.destiny-added')) open.destiny = number(params?.n)
    if (key === 'event.difficulty') open.difficulty = number(params?.now)
    if (key === 'event.contributed' || key === 'event.contributed-cards') {
      const by = open.by[seat(params?.who)]
      if (by) {
        by.cards = number(params?.n)
        if (key === 'event.contributed-cards') by.shown = cards(params?.cards)
      }
    }
    if (key === 'event.check-revealed') {
      open.strength = number(params?.strength)
      open.difficulty = number(params?.difficulty)
      open.plus = cards(params?.plus)
    }
    if (key === 'event.check-pass') close('pass')
    if (key === 'event.check-partial') close('partial')
    if (key === 'event.check-fail') close('fail')
  }
  close('')
  return told
}

/** A card counts for a check or against it whoever added it: the same print is always on one side. */
function contribution(
  { cards: n, shown }: Open['by'][number],
  plus: readonly string[],
  open: Open | undefined,
): Contribution {
  if (n === 0) return { cards: 0, helping: 0, harming: 0 }
  if (!shown || open?.strength === null) return { cards: n, helping: null, harming: null }
  const helping = shown.filter((card) => plus.includes(card)).length
  return { cards: n, helping, harming: n - helping }
}

/** Who was what, since when, and when he showed it. */
export function fates(log: readonly LogEntry[], view: View): Fate[] {
  const { loyalty } = contentOf(view.config)
  const isCylonCard = (card: string): boolean => loyalty.get(card)?.team === 'cylon'
  return view.players.map((p) => {
    const team = allegiance(view, p)
    const alone = team === 'own'
    const revealed = log.find(
      ({ message }) =>
        (message.key === 'event.revealed' ||
          (message.key === 'event.sympathizer' && !isNoReveal(message, view))) &&
        seat(message.params?.who) === p.seat,
    )
    return {
      seat: p.seat,
      team,
      became: team === 'human' || alone ? { how: 'start' } : becoming(log, p.seat, team, isCylonCard),
      revealed: team === 'human' || alone ? null : (revealed?.turn ?? null),
      before: log.flatMap(({ turn, message: { key, params } }) =>
        key === 'event.executed' && seat(params?.who) === p.seat && text(params?.character) !== p.character
          ? [{ character: text(params?.character), turn }]
          : [],
      ),
      aims: alone ? aimsOf(view, p) : [],
    }
  })
}

/** What he laid open comes first. */
function aimsOf(view: View, p: View['players'][number]): Aim[] {
  const laid = laidOpen(view, p.seat)
  const hidden = Object.values(p.open).flat()
  return [
    ...laid.map((card) => ({ card, laid: true })),
    ...hidden.map((card) => (sideFor(view, card) ? { card, laid: false } : { card })),
  ]
}

function becoming(
  log: readonly LogEntry[],
  who: number,
  team: Fate['team'],
  isCylonCard: (card: string) => boolean,
): Became {
  let sleeping = false
  for (const { turn, message } of log) {
    const { key, params } = message
    if (key === 'event.sleeper') sleeping = true
    if (team === 'sympathizer' && key === 'event.sympathizer' && seat(params?.who) === who)
      return { how: 'sleeper', turn }
    if (team === 'sympathizer') continue
    const dealt = key === 'event.dealt-loyalty-cards' && seat(params?.who) === who
    const handed = key === 'event.loyalty-passed-cards' && seat(params?.to) === who
    if ((dealt || handed) && cards(params?.cards).some(isCylonCard)) {
      if (handed) return { how: 'handed', turn, by: seat(params?.from) }
      return sleeping ? { how: 'sleeper', turn } : { how: 'start' }
    }
  }
  return { how: 'unknown' }
}
