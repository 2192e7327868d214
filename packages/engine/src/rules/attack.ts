import { attackRows, type Hit, printed } from '../core/content.ts'
import { say } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import type { Area, Seat, ShipKind } from '../core/names.ts'
import { tablePassives } from '../core/passives.ts'
import { ask, call, chosen, end, procedure, writeInFull } from '../core/procedure.ts'
import type { Frame } from '../core/state.ts'
import { msg } from '../text/message.ts'
import { nameOf } from '../text/names.ts'
import { damageBoard } from './damage.ts'
import { type Cause, canBeDestroyed, damageShip, destroyCenturion, destroyShip } from './destroy.ts'
import { dieRoll, thrown } from './dice.ts'
import { classOf } from './fleet.ts'
import { shipOptions } from './options.ts'
import * as says from './passives.ts'
import { shipById, shipsOf } from './ships.ts'

type Attack = {
  /** The kind of ship that attacks; Galactica attacks too. */
  readonly attacker: ShipKind
  /** The attacking ship, where it is one. */
  readonly from?: number
  readonly kind: ShipKind
  /** The ship attacked, or the centurion's place in the list. */
  readonly target?: number
  readonly by: Seat
  /** What else is added to the roll. */
  readonly bonus?: number
  /** Where raiders go down with the ship that was hit. */
  raidersIn?: Area
}

/** One roll against the attack table (ATK). */
export const attack = procedure<Attack>('attack', {
  roll: (g, f) => {
    const why = msg('why.attack', { attacker: nameOf('ship', f.attacker), target: nameOf('ship', f.kind) })
    const viper = classOf(g, f.kind) === 'fighter' ? f.target : undefined
    call(g, dieRoll, { by: f.by, why, bonus: attackBonus(g, f), extra: 0, viper })
  },
  hit: (g, f) => {
    const roll = f.result ?? 1
    const hit = outcome(g, f, roll)
    const ship = shipById(g, f.target)
    const spared = ship && hit?.startsWith('destroyed') && !canBeDestroyed(g, ship, thrown(f))
    if (!hit || spared) return say(g, 'event.missed')
    strike(g, f, hit)
    if (hit === 'destroyed-with-raiders') f.raidersIn = ship?.area
  },
  raiders: (g, f) => {
    if (!f.raidersIn) return end(f)
    const all = shipsOf(g, 'raider', f.raidersIn).filter((s) => canBeDestroyed(g, s, thrown(f)))
    const n = Math.min(3, all.length)
    // Which ones is only a question where one of them is not like the others.
    if (all.every((s) => s.tokens.length === 0))
      f.got = [{ seat: f.by, options: shipOptions(all.slice(0, n)) }]
    else
      ask(g, {
        seat: f.by,
        prompt: msg('prompt.nuked-raiders', { n }),
        options: shipOptions(all),
        min: n,
        max: n,
      })
  },
  destroyRaiders: (g, f) => {
    for (const o of chosen(f)) {
      const raider = shipById(g, o.target)
      if (raider) destroyShip(g, raider, causeOf(g, f)) // B-ATK-11
    }
  },
})

writeInFull(attack, (head, f) => ({
  proc: head.proc,
  step: head.step,
  got: head.got,
  result: head.result,
  unthrown: head.unthrown,
  once: head.once,
  attacker: f.attacker,
  from: f.from,
  kind: f.kind,
  target: f.target,
  by: f.by,
  bonus: f.bonus,
  raidersIn: f.raidersIn,
}))

type Rolled = Attack & Pick<Frame, 'result' | 'unthrown'>

/** Ships of the Cylons destroy in nobody's name, whoever throws their dice. */
const causeOf = (g: Game, a: Rolled): Cause => ({
  source: 'rule',
  roll: thrown(a),
  by: g.content.shipKinds.get(a.attacker)?.side === 'cylon' ? undefined : a.by,
})

/** B-ATK-33 and what cards in play add. */
function attackBonus(g: Game, a: Attack): number {
  let bonus = a.bonus ?? 0
  if (classOf(g, a.attacker) === 'fighter' && (shipById(g, a.from)?.pilot ?? -1) < 0)
    for (const p of tablePassives(g, says.unmannedViperAttacks)) bonus += p.add
  if (classOf(g, a.kind) === 'basestar')
    for (const token of shipById(g, a.target)?.damage ?? [])
      bonus += printed(g.content.basestarTokens, token).bonus
  return bonus
}

function outcome(g: Game, a: Attack, result: number): Hit | undefined {
  return attackRows(g.content, a.attacker, a.kind).findLast((row) => result >= row[0])?.[1]
}

function strike(g: Game, a: Rolled, hit: Hit): void {
  const ship = shipById(g, a.target)
  const cause = causeOf(g, a)
  if (g.content.boards.has(a.kind)) damageBoard(g, a.kind, cause)
  else if (classOf(g, a.kind) === 'centurion') destroyCenturion(g, a.target ?? 0, cause)
  else if (!ship) return
  else if (hit === 'damaged') damageShip(g, ship, cause)
  else if (hit === 'damaged-twice') {
    damageShip(g, ship, cause)
    damageShip(g, ship, cause) // B-ATK-38
  } else destroyShip(g, ship, cause)
}
