import { say } from '../core/events.ts'
import { type Game, player } from '../core/game.ts'
import type { Area, Seat } from '../core/names.ts'
import { ask, call, end, goTo, pick, procedure } from '../core/procedure.ts'
import type { Option, Ship } from '../core/state.ts'
import { openWindow } from '../core/windows.ts'
import { msg } from '../text/message.ts'
import { nameOf, seatName, shipCount } from '../text/names.ts'
import { attack } from './attack.ts'
import { areaOptions, distinct, neighbours } from './options.ts'
import { leaveShip, piloted } from './places.ts'
import { addShip, changeShip, removeShip, shipById, shipsOf, unmanned } from './ships.ts'

export const isPilot = (g: Game, seat: Seat): boolean =>
  g.content.characters.get(player(g, seat).character)?.skills.some((d) => d.types.includes('piloting')) ??
  false

const cylonShips = (g: Game, area: Area): Ship[] =>
  (['raider', 'heavy', 'basestar'] as const).flatMap((kind) => shipsOf(g, kind, area))

/** What a viper in space can be activated for (B-VIPER-3, B-VIPER-4). */
export function viperOptions(g: Game, viper: Ship, attackOnly = false): Option[] {
  const moves = neighbours(viper.area).map((area) => ({
    id: `move:${viper.id}:${area}`,
    text: msg('option.viper-move', { from: nameOf('area', viper.area), to: nameOf('area', area) }),
    ship: viper.id,
    area,
  }))
  const attacks = distinct(cylonShips(g, viper.area)).map((s) => ({
    id: `attack:${viper.id}:${s.id}`,
    text: msg(s.acted ? 'option.viper-attack-acted' : 'option.viper-attack', {
      ship: nameOf('ship', s.kind),
      area: nameOf('area', s.area),
    }),
    ship: viper.id,
    target: s.id,
    kind: s.kind,
    area: s.area,
  }))
  return attackOnly ? attacks : [...attacks, ...moves]
}

/** What can be done with vipers nobody pilots (B-VIPER-1, B-VIPER-6). */
export function unmannedOptions(g: Game): Option[] {
  const launches =
    g.s.reserve.viper > 0
      ? g.content.rules.launchAreas.map((area) => ({
          id: `launch:${area}`,
          text: msg('option.viper-launch', { area: nameOf('area', area) }),
          area,
        }))
      : []
  return [...launches, ...distinct(unmanned(g)).flatMap((v) => viperOptions(g, v))]
}

type Activations = {
  readonly seat: Seat
  /** Only this ship; without it any unmanned viper, or one from the Reserves. */
  readonly ship?: number
  readonly attackOnly: boolean
  left: number
  /** Nothing was done yet, so the first activation is not optional. */
  first: boolean
}

const choices = (g: Game, f: Activations): Option[] => {
  if (f.ship === undefined) return unmannedOptions(g)
  const own = shipById(g, f.ship)
  return own ? viperOptions(g, own, f.attackOnly) : []
}

/** Up to so many viper activations, chosen one by one (B-VIPER-1, B-VIPER-5). */
export const activateVipers = procedure<Activations>('activate-vipers', {
  choose: (g, f) => {
    const options = f.left > 0 ? choices(g, f) : []
    if (options.length === 0) return end(f)
    f.left--
    ask(g, {
      seat: f.seat,
      prompt: msg('prompt.viper', { left: f.left + 1 }),
      options,
      min: f.first ? 1 : 0,
    })
  },
  carryOut: (g, f) => {
    const o = pick(f)
    if (!o) return end(f)
    f.first = false
    goTo(f, 'choose')
    const viper = shipById(g, o.ship)
    if (o.target !== undefined)
      call(g, attack, {
        attacker: 'viper',
        from: o.ship,
        kind: targetKind(g, o.target),
        target: o.target,
        by: f.seat,
      })
    else if (viper && o.area) flyViper(g, viper, o.area)
    else if (o.area) launchUnmanned(g, o.area)
  },
})

const targetKind = (g: Game, id: number): 'raider' | 'heavy' | 'basestar' => {
  const kind = shipById(g, id)?.kind
  return kind === 'heavy' || kind === 'basestar' ? kind : 'raider'
}

export function flyViper(g: Game, viper: Ship, to: Area): void {
  say(g, 'event.flew', {
    ship: nameOf('ship', 'viper'),
    from: nameOf('area', viper.area),
    to: nameOf('area', to),
  })
  changeShip(g, viper, { area: to })
}

function launchUnmanned(g: Game, area: Area): void {
  const viper = addShip(g, 'viper', area)
  if (!viper) return
  say(g, 'event.launched', { ships: shipCount('viper', 1), area: nameOf('area', area) })
  openWindow(g, ['viper-placed'], { ships: [viper.id] })
}

/** A character takes the controls of a viper in space. */
export function board(g: Game, seat: Seat, viper: Ship): void {
  leaveShip(g, seat)
  changeShip(g, viper, { pilot: seat })
  player(g, seat).at = 'piloting'
  say(g, 'event.pilots', { who: seatName(seat), area: nameOf('area', viper.area) })
}

/** A pilot launches himself (B-VIPER-8), if need be in a viper called back for it (B-VIPER-10). */
export const launchSelf = procedure<{ readonly seat: Seat }>('launch-self', {
  callBack: (g, f) => {
    if (g.s.reserve.viper > 0) return goTo(f, 'chooseArea')
    ask(g, {
      seat: f.seat,
      prompt: msg('prompt.call-back'),
      options: distinct(unmanned(g)).map((v) => ({
        id: `ship:${v.id}`,
        text: msg('option.ship', { ship: nameOf('ship', 'viper'), area: nameOf('area', v.area) }),
        ship: v.id,
        area: v.area,
      })),
    })
  },
  returnIt: (g, f) => {
    const viper = shipById(g, pick(f)?.ship)
    if (!viper) return end(f)
    removeShip(g, viper)
    g.s.reserve.viper++
  },
  chooseArea: (g, f) =>
    ask(g, {
      seat: f.seat,
      prompt: msg('prompt.launch-self'),
      options: areaOptions(g.content.rules.launchAreas),
    }),
  launch: (g, f) => {
    const area = pick(f)?.area
    const viper = area && addShip(g, 'viper', area)
    if (viper) board(g, f.seat, viper)
  },
})

export const canLaunchSelf = (g: Game, seat: Seat): boolean =>
  isPilot(g, seat) && piloted(g, seat) === undefined && (g.s.reserve.viper > 0 || unmanned(g).length > 0)
