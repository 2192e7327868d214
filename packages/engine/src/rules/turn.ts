import { crisisOf, type IconPrint, iconsIn } from '../core/content.ts'
import { discardTo } from '../core/decks.ts'
import { perform } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { clockwiseFrom, current, type Game, player } from '../core/game.ts'
import type { Icon, Seat } from '../core/names.ts'
import { has, passives, tablePassives, those } from '../core/passives.ts'
import { phaseOf } from '../core/phases.ts'
import { call, goTo, procedure, underWay, writeInFull } from '../core/procedure.ts'
import { standingOf } from '../core/standing.ts'
import type { Step } from '../core/state.ts'
import { isUsed, openWindow } from '../core/windows.ts'
import { nameOf, seatName } from '../text/names.ts'
import { action, actionCount } from './actions.ts'
import { activateIcons, drawCrisis } from './crisis.ts'
import { forcedDiscard } from './discard.ts'
import { passOnAtTurnEnd } from './loyalty.ts'
import { move } from './movement.ts'
import * as says from './passives.ts'
import { piloted, whereabouts } from './places.ts'
import { limitQuorum } from './quorum.ts'
import { receiveSkills } from './receive-skills.ts'
import { changeShip } from './ships.ts'
import { returnTitles } from './titles.ts'
import { checkResources } from './victory.ts'

/** The turns of the whole game, one after another (B-TURN-1, B-TURN-2). */
export const turn = procedure<{
  acted: number
  noIcons?: boolean
  over?: boolean
  /** Symbols of a first Crisis card of this turn that are carried out with those of the second one. */
  owed?: readonly Icon[]
}>('turn', {
  begin: (g, f) => {
    const { turn } = g.s
    const p = player(g, turn.seat)
    turn.number++
    p.turns++
    turn.beganPiloting = piloted(g, turn.seat) !== undefined
    if (isUsed(g, 'action-end')) turn.began = whereabouts(g, turn.seat)
    turn.once = []
    turn.lasting = []
    turn.icons = ''
    if (turn.added) turn.added = undefined
    if (turn.drawnIn !== undefined) turn.drawnIn = undefined
    turn.again = false
    for (const ship of [...g.s.ships]) if (ship.acted) changeShip(g, ship, { acted: false })
    f.acted = 0
    f.over = false
    say(g, 'event.turn', { n: turn.number, who: seatName(turn.seat) })
    openWindow(g, ['turn-start']) // B-TURN-3
  },
  receiveSkills: (g) => {
    enter(g, 'receive-skills')
    call(g, receiveSkills, { seat: current(g), i: 0, types: [] })
  },
  movement: (g, f) => {
    if (f.over) return goTo(f, 'end')
    enter(g, 'movement')
    call(g, move, { seat: current(g), ownStep: true })
  },
  movementEnd: (g) => openWindow(g, ['movement-end']),
  action: (g, f) => {
    if (f.over) return goTo(f, 'end')
    if (f.acted === 0) enter(g, 'action')
    if (f.acted++ >= actionCount(g, current(g))) return openWindow(g, ['action-end'])
    goTo(f, 'action')
    call(g, action, { seat: current(g) })
  },
  crisis: (g, f) => {
    if (f.over) return goTo(f, 'end')
    if (!takesPlace(g, 'crisis')) return // B-TURN-14
    if (has(g, says.noCrisis, current(g))) return goTo(f, 'end') // B-TURN-17
    enter(g, 'crisis')
    owe(g, f)
    call(g, drawCrisis, { seat: current(g), caprica: false, cards: [], card: '' })
  },
  activateCylons: (g, f) => {
    if (f.over) return goTo(f, 'end')
    if (!takesPlace(g, 'activate-cylons')) return goTo(f, 'again') // Q13
    enter(g, 'activate-cylons')
    openWindow(g, ['activation-step'])
  },
  cylonsAct: (g, f) => {
    if (f.noIcons) f.noIcons = false
    else activate(g, iconsOf(g, 'activate-cylons'))
  },
  again: (g, f) => {
    if (!g.s.turn.again) return
    g.s.turn.again = false
    goTo(f, 'crisis') // B-CRISIS-19
  },
  prepareJump: (g, f) => {
    if (f.over) return goTo(f, 'end')
    if (!takesPlace(g, 'prepare-jump')) return
    enter(g, 'prepare-jump')
    openWindow(g, ['jump-preparation'])
  },
  jumpIcons: (g, f) => {
    if (g.s.turn.step !== 'prepare-jump') return
    activate(g, f.owed ? jumpIcons(g) : iconsOf(g, 'prepare-jump')) // B-JUMP-2
    if (f.owed) f.owed = undefined
  },
  end: (g) => {
    enter(g, 'end')
    returnTitles(g) // P-CLAR-12 to P-CLAR-14
    discardTo(g, 'crisis', ...g.s.turn.crises) // B-TURN-6
    g.s.turn.crises = []
    openWindow(g, ['turn-end']) // B-TURN-13
  },
  due: (g) => {
    for (const { seat, passive } of g.s.turn.lasting)
      for (const { of, effect } of those([passive], says.dueAtTurnEnd))
        if (player(g, seat).character === of) perform(g, effect, { user: seat, source: 'ability' })
  },
  passOn: (g) => passOnAtTurnEnd(g),
  handLimit: (g) => {
    const from: { seat: Seat; n: number }[] = []
    for (const seat of clockwiseFrom(g, current(g))) {
      const n = player(g, seat).hand.length - handLimit(g, seat)
      if (n > 0) from.push({ seat, n })
    }
    if (from.length > 0) call(g, forcedDiscard, { from, random: false, source: 'hand-limit' }) // B-TURN-7
  },
  quorumLimit: (g) => {
    if (g.s.quorum.length > (g.content.rules.quorumLimit ?? Number.POSITIVE_INFINITY))
      call(g, limitQuorum, {})
  },
  resources: (g) => checkResources(g), // B-TURN-12, B-WIN-7
  next: (g, f) => {
    g.s.turn.seat = (g.s.turn.seat + 1) % g.s.players.length // B-TURN-5
    goTo(f, 'begin')
  },
})

writeInFull(turn, (head, f) => ({
  proc: head.proc,
  step: head.step,
  got: head.got,
  result: head.result,
  unthrown: head.unthrown,
  once: head.once,
  acted: f.acted,
  noIcons: f.noIcons,
  over: f.over,
  owed: f.owed,
}))

function activate(g: Game, icons: readonly Icon[]): void {
  if (icons.length > 0) call(g, activateIcons, { icons, i: 0 })
}

/** What the Crisis card that counts has for the jump is kept where another one follows in the same turn. */
function owe(g: Game, f: { owed?: readonly Icon[] }): void {
  const icons = iconsOf(g, 'prepare-jump')
  if (icons.length > 0) f.owed = f.owed ? [...f.owed, ...icons] : icons
}

/** The symbols of this turn's Crisis cards that the Prepare for Jump step carries out. */
export const jumpIcons = (g: Game): readonly Icon[] => [
  ...(underWay(g, turn)?.owed ?? []),
  ...iconsOf(g, 'prepare-jump'),
]

/** Another Crisis card is about to be drawn in the Action step (P-OVER-4). */
export function anotherCrisis(g: Game): void {
  const f = underWay(g, turn)
  if (f) owe(g, f)
}

/** The turn ends as soon as what is being carried out is finished (PQ3, PQ22). */
export function endTurn(g: Game): void {
  const f = underWay(g, turn)
  if (f) f.over = true
}

export const isTurnOver = (g: Game): boolean => underWay(g, turn)?.over === true

/** The symbols of this turn's Crisis card activate nothing. */
export function ignoreIcons(g: Game): void {
  const f = underWay(g, turn)
  if (f) f.noIcons = true
}

/** Whether a step is part of the current player's turn. */
const takesPlace = (g: Game, step: Step): boolean =>
  standingOf(g, current(g)).steps.includes(step) &&
  !tablePassives(g, says.skipsStep).some((p) => p.step === step)

function enter(g: Game, step: Step): void {
  g.s.turn.step = step
  if (step !== 'end') say(g, 'event.step', { step: nameOf('step', step) })
}

/** The symbols of the Crisis card that counts (B-TURN-4) that belong to this step. */
export function iconsOf(g: Game, step: IconPrint['step']): Icon[] {
  if (g.s.turn.icons === '') return []
  const { ignores } = phaseOf(g)
  const { added, drawnIn } = g.s.turn
  const ignored = drawnIn === undefined ? undefined : g.content.rules.objective.phases?.[drawnIn]?.ignores // PQ15
  const card = crisisOf(g.content, g.s.turn.icons)
  const icons = added ? [...new Set([...card.icons, ...added])] : card.icons // PQ6
  return iconsIn(g.content, icons, step).filter((i) => !ignores?.includes(i) && !ignored?.includes(i))
}

/** B-TURN-7, B-TURN-10 */
export const handLimit = (g: Game, seat: Seat): number =>
  passives(g, says.handLimit, seat)[0]?.n ?? g.content.rules.handLimit
