import { boardState } from '../core/boards.ts'
import type { Game } from '../core/game.ts'
import { resources, type Title } from '../core/names.ts'
import { distance } from '../rules/objective.ts'

// What everybody at the table can see, as a flat list: so that two moments can be compared without knowing what there
// is in any box. A fact is called by what it is about and which one: `resource food`, `place 2`, `ships raider bow`.

export type Value = number | string
export type Facts = ReadonlyMap<string, Value>

const titles: readonly Title[] = ['president', 'admiral']

export function factsOf(g: Game): Facts {
  const facts = new Map<string, Value>()
  ofTheFleet(g, facts)
  ofPeople(g, facts)
  return facts
}

function ofTheFleet(g: Game, facts: Map<string, Value>): void {
  const { s } = g
  const count = (name: string): void => void facts.set(name, Number(facts.get(name) ?? 0) + 1)
  for (const r of resources) facts.set(`resource ${r}`, s.resources[r])
  facts.set('jump-track', s.jumpTrack)
  facts.set('distance', distance(g))
  facts.set('phase', s.phase)
  facts.set('quorum', s.quorum.length)
  facts.set('aboard', s.centurions.length)
  facts.set('boarding', Math.max(0, ...s.centurions))
  for (const ship of s.ships) {
    count(`ships ${ship.kind} ${ship.area}`)
    for (const _ of ship.damage) count(`hits ${ship.id} ${ship.kind} ${ship.area}`)
  }
  for (const kind in s.fleet) {
    const stock = s.fleet[kind]
    if (!stock) continue
    facts.set(`reserve ${kind}`, stock.reserve)
    facts.set(`damaged-ships ${kind}`, stock.damaged)
    facts.set(`destroyed ${kind}`, stock.destroyed)
  }
  for (const id in s.boards) {
    const { side, damaged } = boardState(g, id)
    facts.set(`side ${id}`, side)
    for (const location of damaged) facts.set(`damaged ${location}`, 1)
  }
  for (const { card, holder, faceDown } of s.inPlay)
    if (!faceDown) facts.set(`in-play ${card}`, `with ${holder}`)
  for (const token in s.tokensAt) for (const at of s.tokensAt[token] ?? []) count(`token-at ${token} ${at}`)
}

function ofPeople({ s }: Game, facts: Map<string, Value>): void {
  for (const title of titles) facts.set(`title ${title}`, s.titles[title])
  for (const character of s.dead ?? []) facts.set(`dead ${character}`, 1)
  s.players.forEach((p, seat) => {
    const flies = s.ships.find((ship) => ship.pilot === seat)
    facts.set(`place ${seat}`, flies ? `in ${flies.area}` : p.at)
    facts.set(`cards ${seat}`, p.hand.length)
    for (const deck in p.held) facts.set(`held ${seat} ${deck}`, p.held[deck]?.length ?? 0)
    for (const token in p.tokens) facts.set(`token ${seat} ${token}`, p.tokens[token] ?? 0)
    for (const card of p.shown) facts.set(`shown ${seat} ${card}`, 1)
    for (const ability of p.used) facts.set(`used ${seat} ${ability}`, 1)
  })
}

/** What is not in a list is none. */
const valueIn = (facts: Facts, name: string, like: Value): Value =>
  facts.get(name) ?? (typeof like === 'number' ? 0 : '')

/** Which facts are others now, in the same way in all of these. */
export function changed(before: Facts, after: readonly Facts[]): [name: string, from: Value, to: Value][] {
  const [first, ...rest] = after
  if (!first) return []
  const names = new Set([...before.keys(), ...first.keys()])
  return [...names].flatMap((name): [string, Value, Value][] => {
    const like = before.get(name) ?? first.get(name) ?? 0
    const [from, to] = [valueIn(before, name, like), valueIn(first, name, like)]
    if (from === to || rest.some((facts) => valueIn(facts, name, like) !== to)) return []
    return [[name, from, to]]
  })
}
