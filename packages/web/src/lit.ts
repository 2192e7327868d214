import { computed, effect, signal, untracked } from '@preact/signals'
import type { Option, Request, ShipView, View } from '@ragtag/engine'
import { answer } from './actions.ts'
import { foresightOf } from './ahead.ts'
import { type Doubt, doubtAbout } from './comfort/doubt.ts'
import { settings } from './comfort/settings.ts'
import { copiesOf } from './copies.ts'
import { pending, request, selection, view } from './state.ts'

// Acting is pointing: which thing on the table each open option is about, and what pointing at it does.

/** The thing an option lights up: `location:command`, `ship:12`, `area:bow`, `seat:2`, `board:galactica`, `hand:repair-1`, `held:super-crisis:inbound-nukes`, or `option:0` of a Crisis card. */
export function thingOf(option: Option, now: View): string | undefined {
  const { id, card, seat, location, board, area, ship, target, kind, ability, deck } = option
  if (now.request?.prompt.key === 'prompt.crisis-choice') return id
  if (target !== undefined) return shipThing(now, target)
  if (kind === 'centurion') return id
  const flying = ship === undefined ? undefined : now.ships.find((s) => s.id === ship)
  if (flying && (area === undefined || area === flying.area)) return shipThing(now, flying.id)
  if (area !== undefined) return `area:${area}`
  if (location !== undefined) return `location:${location}`
  if (board !== undefined) return `board:${board}`
  if (id.startsWith('reveal:')) return `loyalty:${card}`
  // Quorum cards just drawn to choose from are in nobody's hand.
  if (card !== undefined && deck === 'quorum')
    return now.request?.prompt.key === 'prompt.consult' ? undefined : `quorum:${card}`
  if (card !== undefined && deck !== undefined && now.held[deck]?.includes(card))
    return `held:${deck}:${card}`
  // Cards of somebody else's hand are only in the list.
  const foreign = now.request?.prompt.key === 'prompt.steal'
  if (card !== undefined && !foreign && now.hand.includes(card)) return `hand:${card}`
  if (ability !== undefined || card !== undefined) return undefined
  return seat === undefined ? undefined : `seat:${seat}`
}

/** Ships that differ in nothing are one thing to point at. */
function shipThing(now: View, id: number): string | undefined {
  const ship = now.ships.find((s) => s.id === id)
  return ship && thingOfShip(ship)
}

export const thingOfShip = (s: ShipView): string =>
  s.class === 'basestar' || s.class === 'civilian' || s.pilot >= 0
    ? `ship:${s.id}`
    : `ships:${s.kind}:${s.area}`

export type Lit = ReadonlyMap<string, readonly Option[]>

/** What lights up, and the options behind each light. */
export const lit = computed<Lit>(() => {
  const now = view.value
  const asked = request.value
  const things = new Map<string, Option[]>()
  if (!now || !asked || pending.value !== '') return things
  for (const option of asked.options) {
    const thing = thingOf(option, now)
    if (thing === undefined) continue
    const list = things.get(thing)
    if (list) list.push(option)
    else things.set(thing, [option])
  }
  return things
})

/** The thing whose options alone the list shows, or ''. */
export const narrowed = signal('')
/** The answer that was asked about first, where every answer is, or ''. */
export const looked = signal('')

/** An answer that waits to be confirmed, and why. */
export type Unsure = { readonly options: readonly string[]; readonly why: Doubt }
export const unsure = signal<Unsure | null>(null)
/** An answer that is given as soon as it is known what it does. */
const meant = signal<readonly string[] | null>(null)

// A new question starts afresh.
const asking = computed(() => request.value?.id ?? '')
effect(() => {
  if (asking.value === '') return
  narrowed.value = ''
  looked.value = ''
  unsure.value = null
  meant.value = null
})

/** A question of which only one answer can be given is answered by pointing; otherwise the answer is gathered. */
export const takesOne = (asked: Request): boolean => asked.max === 1

/** Takes an option: answers, or adds it to (or takes it from) what is gathered. */
export function choose(id: string): void {
  const asked = request.value
  if (!asked || pending.value !== '') return
  if (!takesOne(asked)) {
    const gathered = selection.value
    if (gathered.includes(id)) selection.value = gathered.filter((x) => x !== id)
    else if (gathered.length < asked.max) selection.value = [...gathered, id]
    return
  }
  if (looksFirst() && looked.value !== id) looked.value = id
  else settle([id])
}

/** How long anybody waits to be told what his answer does. */
const patience = 3000
let waiting: ReturnType<typeof setTimeout> | undefined

/** Gives an answer, once it is known what it does; one that cannot be taken back, or may end the game, is asked about. */
export function settle(options: readonly string[], waited = false): void {
  if (pending.value !== '') return
  const foreseen = foresightOf(options)
  clearTimeout(waiting)
  if (foreseen === undefined && !waited) {
    meant.value = options
    waiting = setTimeout(() => {
      if (meant.value === options) settle(options, true)
    }, patience)
    return
  }
  meant.value = null
  const why = doubtAbout(options, foreseen)
  if (why) unsure.value = { options, why }
  else give(options)
}

effect(() => {
  const options = meant.value
  if (options && foresightOf(options) !== undefined) untracked(() => settle(options))
})

/** Gives an answer that was thought about. */
export function give(options: readonly string[]): void {
  narrowed.value = ''
  looked.value = ''
  unsure.value = null
  answer(options)
}

/** A finger cannot hover over a thing to see what it is, and easily hits another. */
const byFinger = (): boolean => typeof matchMedia === 'function' && matchMedia('(hover: none)').matches

/** Whether an answer is shown first, and given when it is pointed at again. */
export const looksFirst = (): boolean => byFinger() || settings.value.confirm === 'always'

/**
 * Points at a thing: takes its option, or shows which ones there are. A finger sees first what it would take, and
 * takes it from the list or by pointing again; so does whoever wants to be asked about everything. Says whether it
 * meant anything.
 */
export function point(thing: string): boolean {
  const options = lit.value.get(thing)
  const asked = request.value
  if (!options || !asked) return false
  const [only] = options
  const alike = copiesOf(options).length === 1
  const looks = takesOne(asked) && looksFirst() && narrowed.value !== thing
  if (only && alike && takesOne(asked) && !looks) choose(only.id)
  else if (!takesOne(asked)) takeOneMore(options, asked.max)
  else {
    narrowed.value = thing
    looked.value = (alike && only?.id) || ''
  }
  return true
}

/** Of things that are alike (three raiders in one area) each pointing takes one more, and after the last none. */
function takeOneMore(options: readonly Option[], most: number): void {
  const gathered = selection.value
  const next = options.find((o) => !gathered.includes(o.id))
  if (next && gathered.length < most) choose(next.id)
  else selection.value = gathered.filter((id) => options.every((o) => o.id !== id))
}

export const isChosen = (thing: string): boolean =>
  narrowed.value === thing || (lit.value.get(thing)?.some((o) => selection.value.includes(o.id)) ?? false)
