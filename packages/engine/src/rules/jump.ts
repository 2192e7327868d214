import { printed } from '../core/content.ts'
import { discardTo, putUnder } from '../core/decks.ts'
import { type Ctx, type Effect, perform } from '../core/effect.ts'
import { say, sayTo } from '../core/events.ts'
import { clockwiseFrom, current, type Game, without } from '../core/game.ts'
import type { CardId, CharacterId, Seat } from '../core/names.ts'
import { lastingOf, passives } from '../core/passives.ts'
import { phaseOf } from '../core/phases.ts'
import { ask, call, end, goTo, pick, procedure, underWay } from '../core/procedure.ts'
import type { Frame } from '../core/state.ts'
import { openWindow } from '../core/windows.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'
import { takeTop, takeTops } from './decks.ts'
import { discardInPlay, leavePlayAtJump } from './in-play.ts'
import { checkMilestones, distance, lastJump } from './objective.ts'
import { yesNo } from './options.ts'
import * as says from './passives.ts'
import { clearSpace, recallFighters } from './ships.ts'
import { emptied, gameOver } from './victory.ts'

type Later = {
  readonly effect: Effect
  readonly ctx: Ctx
  /** The character it is about; nothing happens to another one in his place. */
  readonly of?: CharacterId
}

type Jump = {
  chooser: Seat
  cards: readonly CardId[]
  /** What is carried out when the jump is resolved. */
  later?: readonly Later[]
  /** The Admiral draws so many, whatever cards in play say about it (P-CLAR-11). */
  readonly draws?: number
  /** Ships that need not come along, as far as somebody was asked, and those of them that stay. */
  asked?: readonly number[]
  staying?: readonly number[]
}

/** B-JUMP-12: the five steps of a jump. */
export const jump = procedure<Jump>(
  'jump',
  {
    depart: (g, f) => {
      say(g, 'event.jump')
      const last = lastJump(g)
      if (!last) return openWindow(g, ['fleet-jumps'])
      end(f)
      perform(g, last, { user: current(g), source: 'objective' })
    },
    mayStay: (g, f) => {
      const ship = nextToStay(g, f)
      if (!ship) return goTo(f, 'recall')
      ask(g, {
        seat: ship.pilot < 0 ? current(g) : ship.pilot,
        prompt: msg('prompt.stay', { ship: nameOf('ship', ship.kind), area: nameOf('area', ship.area) }),
        options: yesNo(msg('option.stay'), msg('option.come-along')),
      })
    },
    stays: (g, f) => {
      const ship = nextToStay(g, f)
      if (ship && pick(f)?.id === 'yes') f.staying = [...(f.staying ?? []), ship.id]
      if (ship) f.asked = [...(f.asked ?? []), ship.id]
      goTo(f, 'mayStay')
    },
    recall: (g, f) => recallFighters(g, f.staying),
    removeShips: (g, f) => {
      clearSpace(g, f.staying)
      leavePlayAtJump(g)
      openWindow(g, ['ships-removed'])
    },
    drawDestinations: (g, f) => {
      const special = chooserInstead(g, f)
      f.chooser = special?.seat ?? g.s.titles.admiral
      f.cards = takeTops(g, 'destination', special?.draw ?? f.draws ?? 2) // B-JUMP-18, B-JUMP-25
    },
    choose: (g, f) =>
      ask(g, {
        seat: f.chooser,
        prompt: msg('prompt.destination'),
        options: f.cards.map((card, i) => ({
          id: `card:${card}#${i + 1}`,
          text: nameOf('card', card),
          card,
          deck: 'destination',
        })),
      }),
    arrive: (g, f) => {
      const card = pick(f)?.card
      const rest = [...f.cards]
      if (card) rest.splice(rest.indexOf(card), 1)
      for (const other of rest) putUnder(g, 'destination', other)
      if (rest.length > 0)
        sayTo(g, [f.chooser], 'event.destination-buried', { cards: cardNames('card', rest) })
      f.cards = []
      const specialist = chooserInstead(g, f)
      if (specialist) for (const c of specialist.cards) discardInPlay(g, c)
      reach(g, card, f.chooser)
    },
    objective: (g) => checkMilestones(g), // B-JUMP-22
    reset: (g) => {
      g.s.jumpTrack = 0 // B-JUMP-24
    },
    after: (g, f) => nextLater(g, f),
  },
  {
    holds: [
      {
        cards: (f) => f.cards,
        hidden: {
          seenBy: (f, seat) => seat === f.chooser,
          put: (f, cards) => {
            f.cards = cards
          },
        },
      },
    ],
    dropped: (g, f) => {
      for (const card of f.cards) putUnder(g, 'destination', card)
    },
  },
)

/** The fleet makes its last jump: the humans have won, unless a resource is gone (B-WIN-1, B-WIN-3, B-WIN-5). */
export const journeyEnd = procedure<Pick<Jump, 'later'>>('journey-end', {
  depart: (g) => openWindow(g, ['fleet-jumps']),
  after: (g, f) => nextLater(g, f),
  judge: (g) => {
    const empty = emptied(g.s)
    if (empty) gameOver(g, 'cylons', empty)
    else gameOver(g, 'humans', 'final-jump')
  },
})

/** One thing after the other, in the step "after". */
function nextLater(g: Game, f: Frame & Pick<Jump, 'later'>): void {
  const [due, ...rest] = f.later ?? []
  if (!due) return
  f.later = rest
  goTo(f, 'after')
  if (due.of === undefined || isAlive(g, due.of)) perform(g, due.effect, due.ctx)
}

const isAlive = (g: Game, character: CharacterId): boolean =>
  !g.s.dead?.includes(character) && g.s.players.some((p) => p.character === character)

/** Something is carried out when the jump under way is resolved, the last one included (P-WIN-12). */
export function afterJump(g: Game, effect: Effect, ctx: Ctx, of?: CharacterId): void {
  const f = underWay(g, journeyEnd) ?? underWay(g, jump)
  if (f) f.later = [...(f.later ?? []), { effect, ctx, ...(of === undefined ? {} : { of }) }]
}

/** The destination just reached is discarded and another one drawn in its place: only that one counts. */
export function jumpElsewhere(g: Game, card: CardId): void {
  g.s.travelled = without(g.s.travelled, card)
  discardTo(g, 'destination', card)
  reach(g, takeTop(g, 'destination'), g.s.titles.admiral)
}

/** The fleet arrives: the card lies beside the objective, and its text is carried out (B-JUMP-19). */
function reach(g: Game, card: CardId | undefined, chooser: Seat): void {
  if (card === undefined) return
  g.s.travelled = [...g.s.travelled, card]
  say(g, 'event.destination', { who: seatName(chooser), card: nameOf('card', card), distance: distance(g) })
  perform(g, printed(g.content.destinations, card).effect, { user: current(g), source: 'destination', card })
}

/** The next ship whose pilot says whether it stays behind. */
const nextToStay = (g: Game, { asked }: Jump) =>
  g.s.ships.find((s) => g.content.shipKinds.get(s.kind)?.mayStay && !asked?.includes(s.id))

/** Someone else than the Admiral who picks the destination by a card given to him. */
function chooserInstead(g: Game, { draws }: Jump) {
  if (draws !== undefined) return undefined
  for (const seat of clockwiseFrom(g, current(g))) {
    const [p] = passives(g, says.picksDestination, seat)
    if (!p) continue
    const cards = g.s.inPlay.filter(
      (c) => c.holder === seat && lastingOf(g.content, c)?.passives?.some((x) => x.is === p.is),
    )
    return { seat, draw: p.draw, cards }
  }
  return undefined
}

/** B-JUMP-2, B-JUMP-3, B-JUMP-4, B-JUMP-7 */
export function moveFleet(g: Game, by: number): void {
  const { autoJump, noJumps } = phaseOf(g)
  if (noJumps) return
  const end = g.content.rules.jumpTrack.length
  const before = g.s.jumpTrack
  g.s.jumpTrack = Math.max(0, Math.min(end, before + by))
  if (g.s.jumpTrack !== before) say(g, 'event.jump-track', { space: g.s.jumpTrack })
  if (g.s.jumpTrack < end) return
  if (autoJump) perform(g, autoJump, { user: current(g), source: 'objective' })
  else startJump(g) // B-JUMP-5
}

/** Whether the fleet can jump: not where the end of the track does something else. */
export function canJump(g: Game): boolean {
  const { autoJump, noJumps } = phaseOf(g)
  return !noJumps && autoJump === undefined
}

export function startJump(g: Game, draws?: number): void {
  if (!canJump(g)) return
  call(g, jump, { chooser: g.s.titles.admiral, cards: [], ...(draws === undefined ? {} : { draws }) })
}
