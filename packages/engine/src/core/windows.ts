import { type Message, msg } from '../text/message.ts'
import { nameOf, seatName } from '../text/names.ts'
import { type Ability, markUsed, paidEffect, type Usable, usable } from './abilities.ts'
import { mightHold } from './conditions.ts'
import { type AtMoment, deckOf } from './content.ts'
import { discardTo, layDown, letGo } from './decks.ts'
import { type Ctx, type Effect, inMoment, perform, possible, type Source } from './effect.ts'
import { say } from './events.ts'
import { current, type Game, own, player, unique } from './game.ts'
import type { CardId, Seat } from './names.ts'
import { lastingOf } from './passives.ts'
import { playHeld } from './play-held.ts'
import { ask, askAll, call, end, goTo, pick, procedure, underWay, writeInFull } from './procedure.ts'
import { mayUseText, standingOf } from './standing.ts'
import type { Frame, Option, Player } from './state.ts'

// A window is a moment at which cards and abilities can be used. What must happen happens first. Then all
// who can use something are asked together, each in secret; where several want to, the current player
// decides who goes first (B-GEN-8), the others may think again (B-GEN-9), and so on until nobody wants
// anything more (B-GEN-14). Every time it is offered, that is said to everyone, whether anybody is asked or not.

/** Every moment there is. A rule opens each of them; a card or an ability names the one it is used in. */
export const windows = [
  'character-comes',
  'turn-start',
  'turn-end',
  'sleeper-dealt',
  'movement',
  'movement-end',
  'action-end',
  'location-activated',
  'location-done',
  'card-used',
  'jump-preparation',
  'fleet-jumps',
  'ships-removed',
  'crisis-revealed',
  'crisis-drawn',
  'crisis-choice',
  'crisis-choice-made',
  'check-begin',
  'check-pre',
  'check-contributed',
  'check-before-reveal',
  'check-revealed',
  'check-totalled',
  'check-judged',
  'check-resolved',
  'roll-due',
  'roll-before',
  'roll-after',
  'viper-attacked',
  'viper-placed',
  'board-damage',
  'board-damaged',
  'ship-damage',
  'ship-destruction',
  'ship-destroyed',
  'activation-step',
  'ships-activation',
  'ships-activated',
  'resource-loss',
  'resource-lost',
  'discard-due',
  'cards-discarded',
  'cards-drawn',
  'held-draw',
  'held-drawn',
  'place-entered',
  'infiltration-end',
  'loyalty-revealed',
  'game-over',
  // Not a moment of its own: what may be done whenever it can be (and once more when the game is over).
  'any-moment',
] as const
export type WindowName = (typeof windows)[number]

export type Moment = Omit<Ctx, 'user' | 'card'>

type WindowFrame = {
  names: readonly WindowName[]
  moment: Moment
  done: readonly string[]
  first?: string
  /** Something was used: who can use something now is another question. */
  again?: boolean
  /** Seats that came to their sheets only after the moment had come. */
  newcomers?: readonly Seat[]
  /** What whoever is asked is told about the moment. */
  told?: Message['params']
}

/** Whether anything in the boxes in play is used at this moment. */
export const isUsed = (g: Game, name: WindowName): boolean => g.content.moments.has(name)

export function openWindow(
  g: Game,
  names: readonly WindowName[],
  moment: Moment = {},
  told?: Message['params'],
): void {
  const used = usedMoments(g, names)
  if (used.length === 0) return
  const open = abilitiesIn(g, used, moment, false)
  for (const at of used) if (isAnnounced(g, at, moment, open)) say(g, `window.${at.name}`)
  if (open.length > 0 || abilitiesIn(g, used, moment, true).length > 0)
    call(g, windowOpen, told ? { names, moment, done: [], told } : { names, moment, done: [] })
}

/** Those of the moments at which something in the boxes in play is used. */
function usedMoments(g: Game, names: readonly WindowName[]): readonly AtMoment[] {
  let found: AtMoment[] | undefined
  for (const name of names) {
    const at = g.content.moments.get(name)
    if (!at) continue
    if (found) found.push(at)
    else found = [at]
  }
  return found ?? nothing
}

/** Whether anybody is asked in a window of hand cards nobody may know; who can use his sheet everybody sees. */
const isAnnounced = (g: Game, at: AtMoment, moment: Moment, open: readonly Usable[]): boolean =>
  at.anyTime ||
  at.onHeld !== undefined ||
  someCardMight(g, at, moment) ||
  open.some((u) => u.ability.window === at.name)

/** Whether somebody could use a hand card at this moment for all that everybody can see. */
function someCardMight(g: Game, { onCards }: AtMoment, moment: Moment): boolean {
  for (const [card, { when }] of onCards ?? nothing) {
    if (!when) return true
    for (let user = 0; user < g.s.players.length; user++)
      if (mayUseText(g, user, card) && mightHold(g, when, inMoment(moment, user, moment.source, card)))
        return true
  }
  return false
}

const key = (u: Usable): string => `${u.owner}:${u.card ?? u.ability.id}`

const nothing: readonly never[] = []

/**
 * Everything that can (or must) be used now, by anybody or by one seat: moment by moment, clockwise from the current
 * player, then cards in play.
 */
function abilitiesIn(
  g: Game,
  used: readonly AtMoment[],
  moment: Moment,
  must: boolean,
  by?: Seat,
): readonly Usable[] {
  const found: Usable[] = []
  let inPlay = false
  let onLoyalty = false
  for (const at of used) {
    if (must && !at.compelling) continue
    ofPlayers(g, found, at, moment, must, by)
    inPlay ||= at.inPlay
    onLoyalty ||= at.ofLoyalty
  }
  if (inPlay) onCardsInPlay(g, found, used, moment, must, by)
  if (onLoyalty) onOpenLoyalty(g, found, used, moment, must, by)
  return found
}

/** What is on their sheets, comes with their standings and is in their hands. */
function ofPlayers(
  g: Game,
  found: Usable[],
  at: AtMoment,
  moment: Moment,
  must: boolean,
  by: Seat | undefined,
): void {
  const { players, turn } = g.s
  if (!at.onSheets && !at.onHeld && !at.ofStandings && (must || !at.onCards)) return
  for (let i = 0; i < players.length; i++) {
    const owner = (turn.seat + i) % players.length
    if (by === undefined || by === owner) ofPlayer(g, found, at, moment, must, owner)
  }
}

function ofPlayer(
  g: Game,
  found: Usable[],
  { name, onSheets, onCards, onHeld, ofStandings }: AtMoment,
  moment: Moment,
  must: boolean,
  owner: Seat,
): void {
  const p = player(g, owner)
  const onSheet = onSheets?.get(p.character)
  if (onSheet && standingOf(g, owner).sheet)
    for (const ability of onSheet)
      if (fits(g, ability, owner, undefined, moment, must)) found.push({ owner, ability })
  if (ofStandings)
    for (const ability of standingOf(g, owner).abilities)
      if (ability.window === name && fits(g, ability, owner, undefined, moment, must))
        found.push({ owner, ability })
  if (onHeld)
    for (const [card, ability] of heldAbilities(p, onHeld))
      if (fits(g, ability, owner, card, moment, must)) found.push({ owner, ability, card, held: true })
  if (!onCards || must) return
  const { hand } = p
  for (let k = 0; k < hand.length; k++) {
    const card = hand[k] ?? ''
    const ability = onCards.get(card)
    if (!ability || hand.indexOf(card) !== k || !mayUseText(g, owner, card)) continue
    if (fits(g, ability, owner, card, moment, must)) found.push({ owner, ability, card })
  }
}

const isAt = (used: readonly AtMoment[], { window }: Ability): boolean =>
  used.some((at) => at.name === window)

function onCardsInPlay(
  g: Game,
  found: Usable[],
  used: readonly AtMoment[],
  moment: Moment,
  must: boolean,
  by: Seat | undefined,
): void {
  for (const c of g.s.inPlay)
    for (const ability of lastingOf(g.content, c)?.abilities ?? nothing) {
      if (!isAt(used, ability)) continue
      const { of } = ability
      const owner = of !== undefined ? g.s.titles[of] : c.holder < 0 ? current(g) : c.holder
      if (by !== undefined && by !== owner) continue
      if (fits(g, ability, owner, c.card, moment, must))
        found.push({ owner, ability, card: c.card, inPlay: true })
    }
}

/** Loyalty cards that do something while they lie open with their owners. */
function onOpenLoyalty(
  g: Game,
  found: Usable[],
  used: readonly AtMoment[],
  moment: Moment,
  must: boolean,
  by: Seat | undefined,
): void {
  for (const [owner, { shown }] of g.s.players.entries())
    for (const card of by === undefined || by === owner ? shown : nothing)
      for (const ability of g.content.loyalty.get(card)?.lasting?.abilities ?? nothing)
        if (isAt(used, ability) && fits(g, ability, owner, card, moment, must))
          found.push({ owner, ability, card, inPlay: true })
}

/** What the cards in his hands apart can be used for; several copies of one are one. */
export function heldAbilities(
  { held }: Player,
  of: ReadonlyMap<CardId, Ability>,
): readonly (readonly [CardId, Ability])[] {
  const found: [CardId, Ability][] = []
  for (const deck in held)
    for (const card of held[deck] ?? nothing) {
      const ability = of.get(card)
      if (ability && !found.some(([other]) => other === card)) found.push([card, ability])
    }
  return found
}

function fits(
  g: Game,
  ability: Ability,
  owner: Seat,
  card: string | undefined,
  moment: Moment,
  must: boolean,
): boolean {
  if (!ability.effect || (ability.must ?? false) !== must) return false
  const ctx = inMoment(moment, owner, moment.source, card)
  return usable(g, ability, ctx) && (must || possible(g, ability.effect, ctx))
}

/** What can be used at a moment that is not offered as a window of its own. */
export const usablesAt = (g: Game, name: WindowName): readonly Usable[] =>
  abilitiesIn(g, usedMoments(g, [name]), {}, false)

/** What one player can use at a moment that asks him anyway. */
export const usablesOf = (g: Game, name: WindowName, seat: Seat): readonly Usable[] =>
  abilitiesIn(g, usedMoments(g, [name]), {}, false, seat)

export const useOption = (u: Usable): Option => ({
  id: key(u),
  text: msg('option.use', { what: nameOfUsable(u) }),
  seat: u.owner,
  card: u.card,
  ability: u.ability.id,
})

const isOption = (u: Usable, o: Option): boolean =>
  u.owner === o.seat && u.card === o.card && (u.card !== undefined || u.ability.id === o.ability)

const nameOfUsable = (u: Usable) =>
  u.card ? nameOf(u.inPlay || u.held ? 'card' : 'skill-card', u.card) : nameOf('ability', u.ability.id)

const windowOpen = procedure<WindowFrame>('window', {
  compel: (g, f) => {
    const due = usableIn(g, f, true).find((u) => !f.done.includes(key(u)))
    if (!due) return
    f.done = [...f.done, key(due)]
    f.again = true
    goTo(f, 'compel')
    use(g, due, f.moment)
  },
  offer: (g, f) => {
    const open = usableIn(g, f, false)
    if (f.again && usedMoments(g, f.names).some((at) => isAnnounced(g, at, f.moment, open)))
      say(g, 'window.again')
    if (open.length === 0) return end(f)
    const window = f.names[0] ?? ''
    askAll(
      g,
      unique(open.map((u) => u.owner)).map((seat) => ({
        seat,
        prompt: msg(`prompt.window.${window}`, f.told),
        options: open.filter((u) => u.owner === seat).map(useOption),
        min: 0,
        max: 1,
        secret: true,
        window,
      })),
    )
  },
  order: (g, f) => {
    const wanted: Option[] = []
    for (const { options } of f.got ?? []) wanted.push(...options)
    if (wanted.length === 0) return end(f)
    ask(g, {
      seat: current(g),
      prompt: msg('prompt.order'),
      options: wanted.map(({ id, text, seat = 0, card, ability }) => ({
        id,
        text: msg('option.first', { who: seatName(seat), what: text }),
        seat,
        card,
        ability,
      })),
    })
  },
  apply: (g, f) => {
    const first = pick(f)
    const u = first && usableIn(g, f, false, first.seat).find((x) => isOption(x, first))
    f.again = true
    goTo(f, 'offer')
    if (u) use(g, u, f.moment)
  },
})

writeInFull(windowOpen, (head, f) => ({
  proc: head.proc,
  step: head.step,
  got: head.got,
  result: head.result,
  unthrown: head.unthrown,
  once: head.once,
  names: f.names,
  moment: f.moment,
  done: f.done,
  first: f.first,
  again: f.again,
  newcomers: f.newcomers,
  told: f.told,
}))

/** What can be used in an open window; not the sheet of somebody who has come to it since. */
const usableIn = (
  g: Game,
  { names, moment, newcomers }: WindowFrame,
  must: boolean,
  by?: Seat,
): readonly Usable[] => {
  const found = abilitiesIn(g, usedMoments(g, names), moment, must, by)
  return newcomers ? found.filter((u) => u.card !== undefined || !newcomers.includes(u.owner)) : found
}

/** Somebody has another character now, whose abilities are not for the moments that are open (P-EXEC-33). */
export function tooLateForOpen(g: Game, seat: Seat): void {
  g.s.stack.forEach((f, i) => {
    const open = f.proc === windowOpen.name ? own(g, i) : undefined
    if (open && isWindow(open)) open.newcomers = [...(open.newcomers ?? []), seat]
  })
}

const isWindow = (f: Frame): f is Frame & WindowFrame => f.proc === windowOpen.name

/** What was used has changed the moment itself: nobody is asked about the old one any more. */
export function closeWindow(g: Game): void {
  const f = underWay(g, windowOpen)
  if (f) end(f)
}

/** Uses an ability: its card leaves the hand, its limit is marked, its effect is carried out. */
export function use(g: Game, u: Usable, moment: Moment): void {
  const { owner, ability, card } = u
  const effect: Effect = paidEffect(ability)
  markUsed(g, ability, owner, moment.location)
  if (card && u.held) {
    letGo(g, owner, deckOf(g.content, card), card)
    say(g, 'event.played', { who: seatName(owner), card: nameOf('card', card) })
    call(g, playHeld, { card, effect, ctx: inMoment(moment, owner, 'held', card), fate: 'discard' })
    return
  }
  if (card && !u.inPlay) {
    spend(g, owner, card)
    say(g, 'event.played', { who: seatName(owner), card: nameOf('skill-card', card) })
  } else if (card) say(g, 'event.takes-effect', { card: nameOf('card', card) })
  else say(g, 'event.used', { who: seatName(owner), ability: nameOf('ability', ability.id) })
  const source: Source = card === undefined ? 'ability' : u.inPlay ? 'in-play' : 'skill-card'
  perform(g, effect, inMoment(moment, owner, source, card))
}

/** A played skill card lies on its discard pile while its text is carried out (B-GEN-20, B-GEN-21). */
export function spend(g: Game, seat: Seat, card: string): void {
  if (!layDown(g, seat, [card])) throw new Error(`Seat ${seat} does not hold ${card}.`)
  discardTo(g, deckOf(g.content, card), card)
}

/** The moments that are offered just now. */
export const openNow = (g: Game): readonly WindowName[] => underWay(g, windowOpen)?.names ?? []
