import type { Option } from '@ragtag/engine'
import { keepWorth } from './checks.ts'
import { revealWorth } from './cylon.ts'
import { gunnery, locationGain, repairGain, score, suspect, vipersOut } from './locations.ts'
import { type Decider, isCylon, type Mind, pickIfWorth } from './mind.ts'
import { moveGain, placeWorth } from './movement.ts'
import type { LocationId, Resource, Seat } from './printed.ts'
import { quorumWorth } from './quorum.ts'
import { gain, loss } from './resources.ts'
import { flight, sortie } from './vipers.ts'
import { cardWorth } from './worth.ts'

// What to do with an action.

/** What each thing one can take as an action is worth to this seat. */
export function actionWorth(mind: Mind, o: Option): number {
  if (o.location) return placeAction(mind, o.location)
  if (o.id === 'viper') return o.area ? asHelp(mind, flight(mind, o.area)) : 0
  if (o.deck === 'quorum' && o.card) return quorumWorth(mind, o.card) - 0.05
  if (o.id.startsWith('reveal:') && o.card) return revealWorth(mind, o.card)
  if (o.card) return playWorth(mind, o.card)
  return o.ability ? (abilities[o.ability]?.(mind) ?? 0) : 0
}

const placeAction = (mind: Mind, location: LocationId): number =>
  mind.side === 'revealed' ? placeWorth(mind, location) : score(mind, locationGain(mind, mind.seat, location))

/** What helps the fleet: a Cylon is seen to do something, but rather not that. */
const asHelp = (mind: Mind, fleet: number): number => score(mind, { fleet, own: 0 })

function playWorth(mind: Mind, card: string): number {
  const id = mind.content.skills.get(card)?.card.id ?? ''
  const play = plays[id]
  return play ? play(mind) - keepWorth(mind, card) : -1
}

const plays: Readonly<Record<string, (mind: Mind) => number>> = {
  'executive-order': (mind) => {
    const { gain } = bestOrder(mind)
    return isCylon(mind) ? 0.3 - 0.3 * gain : gain
  },
  'consolidate-power': ({ view }) => (view.hand.length >= 10 ? 0 : 2 * cardWorth),
  'launch-scout': (mind) => asHelp(mind, mind.view.reserve.raptor > 1 ? 0.45 : 0.15),
  'maximum-firepower': (mind) => {
    const { me, space } = mind
    if (me.area === '') return -1
    return asHelp(mind, Math.min(4, space.at[me.area].raider || 1) * sortie(mind, me.area))
  },
  repair: (mind) => {
    const vipers = mind.me.at === 'hangar-deck' ? 0.3 * Math.min(2, mind.view.damagedVipers) : 0
    return asHelp(mind, Math.max(repairGain(mind, mind.me.at), vipers))
  },
}

const abilities: Readonly<Record<string, (mind: Mind) => number>> = {
  'draw-quorum': ({ view }) => (view.quorumCards < 3 ? 0.35 : 0.15),
  'launch-nuke': (mind) => asHelp(mind, nukeWorth(mind)),
  cag: (mind) => asHelp(mind, vipersOut(mind, 6) - 0.7),
  'declare-martial-law': (mind) => {
    const { view, suspicion, seat } = mind
    const { president, admiral } = view.titles
    if (president === admiral) return -1
    const better = (suspicion[president] ?? 0) - (suspicion[admiral] ?? 0)
    return isCylon(mind) ? (admiral === seat ? 0.6 : -1) : better >= 0.5 ? 0.8 : -1
  },
  'skilled-politician': () => 0.8,
  'cylon-detector': (mind) =>
    isCylon(mind) ? -1 : mind.view.distance >= 4 || suspect(mind).doubt >= 0.4 ? 0.9 : -1,
  'unconventional-tactics': (mind) => {
    const { view, content } = mind
    const won = Math.max(...scarce.map((r) => gain(view, content, r, 1)))
    const net = won - loss(view, content, 'population', 1)
    return isCylon(mind) ? -1 : net - 0.5
  },
}

const scarce: readonly Resource[] = ['fuel', 'food', 'morale']

/** A nuke is for a basestar that has company, or when there are two. */
const nukeWorth = ({ view, space }: Mind): number => {
  if (space.basestar === 0) return -1
  const company = space.raider * 0.1 + space.heavy * 0.1
  return space.basestar * 0.9 + company + (view.jumpTrack >= 3 ? -0.5 : 0) - (view.nukes > 1 ? 0.6 : 0.8)
}

/** Whom an Executive Order serves best, and how much. */
export function bestOrder(mind: Mind): { readonly seat: Seat; readonly gain: number } {
  let found = { seat: -1, gain: 0 }
  for (const p of mind.view.players) {
    if (p.seat === mind.seat || p.revealed || p.at === 'off-board' || p.at === 'brig') continue
    const doubt = mind.suspicion[p.seat] ?? 0
    const value = orderWorth(mind, p.seat) * (1 - doubt)
    if (value > found.gain) found = { seat: p.seat, gain: value }
  }
  return found
}

/** What another player does with a move and an action, or with two actions. */
function orderWorth(mind: Mind, seat: Seat): number {
  const { view, content } = mind
  const p = view.players[seat]
  if (!p) return 0
  if (p.area !== '') return 2 * sortie(mind, p.area)
  const total = (location: LocationId): number => {
    const { fleet, own } = locationGain(mind, seat, location)
    return fleet + own * 0.7
  }
  const aboard = content.locations.get(p.at)?.ship
  let elsewhere = 0
  for (const l of content.locations.values())
    if (l.ship !== 'cylon' && !l.hazardous)
      elsewhere = Math.max(elsewhere, total(l.id) - (l.ship === aboard ? 0 : cardWorth))
  const once = p.at === 'ftl-control' || p.at === 'hangar-deck' ? 1 : 1.9
  return Math.max(elsewhere, once * total(p.at))
}

/** The best of what can be done wherever one is. */
export function bestAwayFromLocation(mind: Mind): number {
  let found = 0
  const seen = new Set<string>()
  for (const card of mind.view.hand) {
    const id = mind.content.skills.get(card)?.card.id ?? ''
    if (seen.has(id) || id === 'repair' || id === 'maximum-firepower') continue
    seen.add(id)
    if (plays[id]) found = Math.max(found, playWorth(mind, card))
  }
  if (mind.view.titles.president === mind.seat) {
    for (const card of mind.view.quorum) found = Math.max(found, quorumWorth(mind, card))
    found = Math.max(found, abilities['draw-quorum']?.(mind) ?? 0)
  }
  if (mind.view.titles.admiral === mind.seat && mind.view.nukes > 0)
    found = Math.max(found, abilities['launch-nuke']?.(mind) ?? 0)
  return found
}

export const act: Decider = (mind) => pickIfWorth(mind, (o) => actionWorth(mind, o), 0.02)

/** An order given to this seat: move and act, or act twice. */
export const useOrder: Decider = (mind) => {
  const { options } = mind.request
  const places = [...mind.content.locations.values()]
    .filter((l) => l.ship !== 'cylon' && !l.hazardous && l.id !== mind.me.at)
    .map((l) => ({ id: l.id, text: mind.request.prompt, location: l.id, n: sameShip(mind, l.id) ? 0 : 1 }))
  const moving = moveGain(mind, places).gain
  const staying = Math.max(0.1, secondAction(mind))
  const wanted = moving > staying ? 'move' : 'actions'
  return options
    .filter((o) => o.id === wanted)
    .concat(options.slice(0, 1))
    .slice(0, 1)
}

const sameShip = ({ content, me }: Mind, location: LocationId): boolean =>
  content.locations.get(location)?.ship === content.locations.get(me.at)?.ship

/** What a second action without moving would add. */
function secondAction(mind: Mind): number {
  const { me } = mind
  if (me.area !== '') return flight(mind, me.area)
  const again = me.at === 'ftl-control' ? 0 : placeAction(mind, me.at)
  return Math.max(
    again,
    bestAwayFromLocation(mind),
    me.at === 'weapons-control' ? asHelp(mind, gunnery(mind)) : 0,
  )
}
