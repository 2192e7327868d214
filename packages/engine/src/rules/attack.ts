import { attackRows, type Hit, printed } from '../core/content.ts'
import { say } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import type { Seat, ShipKind } from '../core/names.ts'
import { tablePassives } from '../core/passives.ts'
import { call, procedure } from '../core/procedure.ts'
import { msg } from '../text/message.ts'
import { nameOf } from '../text/names.ts'
import { damageBoard } from './damage.ts'
import { dieRoll } from './dice.ts'
import { adjust, classOf } from './fleet.ts'
import * as says from './passives.ts'
import { damageBasestar, damageFighter, destroyShip, shipById, shipsOf } from './ships.ts'

type Attack = {
  /** The kind of ship that attacks; Galactica attacks too. */
  readonly attacker: ShipKind
  /** The attacking ship, where it is one. */
  readonly from?: number
  readonly kind: ShipKind
  /** The ship attacked, or the centurion's place in the list. */
  readonly target?: number
  readonly by: Seat
}

/** One roll against the attack table (ATK). */
export const attack = procedure<Attack>('attack', {
  roll: (g, f) => {
    const why = msg('why.attack', { attacker: nameOf('ship', f.attacker), target: nameOf('ship', f.kind) })
    const viper = classOf(g, f.kind) === 'fighter' ? f.target : undefined
    call(g, dieRoll, { by: f.by, why, bonus: attackBonus(g, f), extra: 0, viper })
  },
  hit: (g, f) => {
    const hit = outcome(g, f, f.result ?? 1)
    if (!hit) return say(g, 'event.missed')
    strike(g, f, hit)
  },
})

/** B-ATK-33 and what cards in play add. */
function attackBonus(g: Game, a: Attack): number {
  let bonus = 0
  if (classOf(g, a.attacker) === 'fighter' && (shipById(g, a.from)?.pilot ?? -1) < 0)
    for (const p of tablePassives(g, says.unmannedViperAttacks)) bonus += p.add
  if (classOf(g, a.kind) === 'basestar')
    for (const token of shipById(g, a.target)?.damage ?? [])
      bonus += printed(g.content.basestarTokens, token).bonus
  return bonus
}

function outcome(g: Game, a: Attack, result: number): Hit | undefined {
  return attackRows(g.content, a.attacker, a.kind).findLast(([from]) => result >= from)?.[1]
}

function strike(g: Game, a: Attack, hit: Hit): void {
  const ship = shipById(g, a.target)
  if (g.content.boards.has(a.kind)) damageBoard(g, a.kind)
  else if (classOf(g, a.kind) === 'centurion') destroyCenturion(g, a.target ?? 0)
  else if (!ship) return
  else if (hit === 'damaged' && classOf(g, ship.kind) === 'fighter') damageFighter(g, ship)
  else if (hit === 'damaged') damageBasestar(g, ship)
  else if (hit === 'damaged-twice') {
    damageBasestar(g, ship)
    const still = shipById(g, ship.id)
    if (still) damageBasestar(g, still) // B-ATK-38
  } else {
    destroyShip(g, ship)
    if (hit === 'destroyed-with-raiders')
      for (const raider of shipsOf(g, 'raider', ship.area).slice(0, 3)) destroyShip(g, raider) // B-ATK-11
  }
}

export function destroyCenturion(g: Game, index: number): void {
  if (g.s.centurions[index] === undefined) return
  g.s.centurions = g.s.centurions.filter((_, i) => i !== index)
  adjust(g, g.content.kindsOf.centurion[0] ?? '', 'reserve', 1)
  say(g, 'event.centurion-destroyed')
}
