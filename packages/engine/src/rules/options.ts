import { printAt } from '../core/boards.ts'
import type { Character } from '../core/content.ts'
import { type Game, player } from '../core/game.ts'
import type { LocationId, Seat, ShipKind, SkillType } from '../core/names.ts'
import { type Area, next, previous } from '../core/names.ts'
import { standingOf } from '../core/standing.ts'
import type { Option, Ship } from '../core/state.ts'
import { type Message, msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'

// The kinds of things that can be chosen, as options. Options never change, so each is made only once.

/** Keeps what was made for a name, or a printed thing, and a number. */
export function remembered<K, T>(make: (name: K, n: number) => T): (name: K, n: number) => T {
  const kept = new Map<K, T[]>()
  return (name, n) => {
    let list = kept.get(name)
    if (!list) {
      list = []
      kept.set(name, list)
    }
    list[n] ??= make(name, n)
    return list[n]
  }
}

export const seatOptions = (seats: readonly Seat[]): Option[] =>
  seats.map((seat) => ({ id: `seat:${seat}`, text: seatName(seat), seat }))

export const locationOptions = (g: Game, locations: readonly LocationId[]): Option[] =>
  locations.map((location) => ({
    id: `location:${location}`,
    text: nameOf('location', printAt(g, location)),
    location,
  }))

export const areaOptions = (list: readonly Area[]): Option[] =>
  list.map((area) => ({ id: `area:${area}`, text: nameOf('area', area), area }))

export const typeOptions = (types: readonly SkillType[]): Option[] =>
  types.map((type) => ({ id: `type:${type}`, text: nameOf('type', type), type }))

export const kindOptions = (kinds: readonly ShipKind[]): Option[] =>
  kinds.map((kind) => ({ id: `kind:${kind}`, text: nameOf('ship', kind), kind }))

export const civilianOptions = (ships: readonly Ship[]): Option[] =>
  ships.map((s) => ({
    id: `ship:${s.id}`,
    text: msg('option.civilian', { n: s.id, area: nameOf('area', s.area) }),
    ship: s.id,
    area: s.area,
  }))

/** Ships that differ in nothing are one option; whether a ship has acted in this turn is a difference (B-CYL-6). */
export function distinct(g: Game, ships: readonly Ship[]): readonly Ship[] {
  if (ships.length < 2) return ships
  const seen = new Set<string>()
  const single = [...g.content.kindsOf.basestar, ...g.content.kindsOf.civilian]
  return ships.filter((s) => {
    const key = `${s.kind} ${s.area} ${s.pilot} ${s.acted} ${s.damage.join(',')} ${s.tokens.join(',')} ${single.includes(s.kind) ? s.id : ''}`
    return !seen.has(key) && seen.add(key)
  })
}

export function targetText(s: Ship): Message {
  const which = { ship: nameOf('ship', s.kind), area: nameOf('area', s.area) }
  if (s.tokens.length > 0)
    return msg('option.ship-marked', { ...which, tokens: cardNames('token', s.tokens) })
  return msg(s.acted ? 'option.ship-acted' : 'option.ship', which)
}

export const targetOptions = (g: Game, ships: readonly Ship[]): Option[] => shipOptions(distinct(g, ships))

/** Every one of these ships, also those that differ in nothing. */
export const shipOptions = (ships: readonly Ship[]): Option[] =>
  ships.map((s) => ({
    id: `ship:${s.id}`,
    text: targetText(s),
    target: s.id,
    area: s.area,
    kind: s.kind,
  }))

export const yesNo = (yes: Option['text'], no: Option['text'] = msg('option.no')): Option[] => [
  { id: 'yes', text: yes },
  { id: 'no', text: no },
]

export const neighbours = (area: Area): Area[] => [next(area), previous(area)]

/** The types on his sheet; all of them where his standing has none draw by it (P-VAR-11, P-VAR-12). */
export function skillTypesOf(g: Game, seat: Seat): readonly SkillType[] {
  if (standingOf(g, seat).receives !== 'sheet') return g.content.rules.skillTypes
  const character = g.content.characters.get(player(g, seat).character)
  return character ? typesOn(character, 0) : []
}

const typesOn = remembered(({ skills }: Character) => [...new Set(skills.flatMap((d) => d.types))])
