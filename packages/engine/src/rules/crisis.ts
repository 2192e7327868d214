import { holds } from '../core/conditions.ts'
import { crisisOf, printed } from '../core/content.ts'
import { discardTo } from '../core/decks.ts'
import { describe, type Effect, perform, seatOf } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { current, type Game } from '../core/game.ts'
import type { CardId, Icon, Seat } from '../core/names.ts'
import { passives, tablePassives, usedThisTurn } from '../core/passives.ts'
import { ask, call, end, goTo, pick, procedure, underWay, writeInFull } from '../core/procedure.ts'
import { openWindow, usablesOf, use, useOption } from '../core/windows.ts'
import { msg } from '../text/message.ts'
import { nameOf, seatName } from '../text/names.ts'
import { bury, takeTop, takeTops } from './decks.ts'
import { checkMilestones } from './objective.ts'
import * as says from './passives.ts'
import { placedSince, placeShips } from './place-ships.ts'
import { newCheck, skillCheck } from './skill-check.ts'

type Drawing = {
  readonly seat: Seat
  /** Two are drawn at Caprica, and the other one discarded (B-LOC-21), or put under the deck (P-OVER-2). */
  readonly caprica: boolean
  readonly bury?: boolean
  cards: readonly CardId[]
  card: CardId
  /** The phase of the objective when it was drawn, if one had begun. */
  phase?: string
}

/** B-TIME-1: drawing, reading out and carrying out a Crisis card. */
export const drawCrisis = procedure<Drawing>(
  'draw-crisis',
  {
    draw: (g, f) => {
      const n = f.caprica ? 2 : Math.max(1, ...passives(g, says.crisisDraw, f.seat).map((p) => p.n))
      f.cards = takeTops(g, 'crisis', n)
      if (g.s.phase !== '') f.phase = g.s.phase
    },
    choose: (g, f) =>
      ask(g, {
        seat: f.seat,
        prompt: msg('prompt.crisis-draw'),
        options: f.cards.map((card, i) => ({
          id: `card:${card}#${i + 1}`,
          text: nameOf('card', card),
          card,
          deck: 'crisis',
        })),
      }),
    reveal: (g, f) => {
      const card = pick(f)?.card
      if (!card) return end(f)
      const rest = [...f.cards]
      rest.splice(rest.indexOf(card), 1)
      for (const other of rest) {
        if (!f.caprica || f.bury) bury(g, 'crisis', other)
        else discardTo(g, 'crisis', other)
      }
      f.cards = []
      turnUp(g, f, card)
    },
    revealed: (g, f) => openWindow(g, ['crisis-revealed'], { picked: f.seat }),
    drawn: (g, f) => openWindow(g, ['crisis-drawn'], { picked: f.seat }),
    carryOut: (g, f) => {
      const { card } = f
      f.card = ''
      g.s.turn.icons = card
      addIcons(g)
      g.s.turn.drawnIn = f.phase
      call(g, resolveCrisis, { card, deck: 'crisis', drawer: f.seat, fate: 'discard', option: 0 })
    },
    milestones: (g) => checkMilestones(g), // B-GEN-24
  },
  {
    holds: [
      {
        cards: (f) => f.cards,
        hidden: {
          seenBy: (f, seat) => seat === f.seat,
          put: (f, cards) => {
            f.cards = cards
          },
        },
      },
      { cards: (f) => (f.card === '' ? [] : [f.card]) },
    ],
    dropped: (g, f) => {
      for (const card of [...f.cards, f.card]) if (card !== '') discardTo(g, 'crisis', card)
    },
  },
)

writeInFull(drawCrisis, (head, f) => ({
  proc: head.proc,
  step: head.step,
  got: head.got,
  result: head.result,
  unthrown: head.unthrown,
  once: head.once,
  seat: f.seat,
  caprica: f.caprica,
  bury: f.bury,
  cards: f.cards,
  card: f.card,
  phase: f.phase,
}))

/** What gives the next card a symbol more is used up by it (PQ6). */
function addIcons(g: Game): void {
  const { turn } = g.s
  if (turn.lasting.length === 0 && !turn.added) return
  const added = tablePassives(g, says.addsIcon)
  for (const passive of added) usedThisTurn(g, passive)
  turn.added = added.map((p) => p.icon)
}

function turnUp(g: Game, f: Drawing, card: CardId): void {
  f.card = card
  say(g, 'event.crisis', { who: seatName(f.seat), card: nameOf('card', card) })
}

/** The card turned up is discarded and a new one drawn in its place. */
export function replaceCrisis(g: Game): void {
  const f = underWay(g, drawCrisis)
  if (!f) return
  discardTo(g, 'crisis', f.card)
  const card = takeTop(g, 'crisis')
  if (card === undefined) end(f)
  else {
    turnUp(g, f, card)
    goTo(f, 'revealed')
  }
}

export type CrisisFrame = {
  readonly card: CardId
  readonly deck: 'crisis' | 'super-crisis'
  readonly drawer: Seat
  /** What becomes of the card afterwards. */
  fate: 'discard' | 'kept' | 'beside-objective'
  option: number
  /** What was chosen in place of either option. */
  instead?: Effect
}

/** Carries out a Crisis or Super Crisis card (B-CRISIS-3 to B-CRISIS-15, B-CRISIS-20). */
export const resolveCrisis = procedure<CrisisFrame>(
  'crisis',
  {
    choose: (g, f) => {
      const { body } = crisisOf(g.content, f.card)
      if (body.kind === 'attack' || (body.kind === 'check' && !body.or)) return goTo(f, 'carryOut')
      const ctx = { user: f.drawer, card: f.card }
      const first =
        body.kind === 'check'
          ? { id: 'option:0', text: msg('option.make-check', checkWords(body.check)), n: 0 }
          : { id: 'option:0', text: describe(body.options[0]), n: 0 }
      const second = {
        id: 'option:1',
        text: describe(body.kind === 'check' ? (body.or ?? []) : body.options[1]),
        n: 1,
      }
      const allowed = body.kind !== 'event' || holds(g, body.firstNeeds ?? [], ctx)
      const seat = seatOf(g, body.chooser ?? 'current', ctx) // B-TITLE-13, B-REVEAL-18
      ask(g, {
        seat,
        prompt: msg('prompt.crisis-choice', { card: nameOf('card', f.card) }),
        options: [...(allowed ? [first] : []), second, ...inPlaceOfChoosing(g, f, seat).map(useOption)],
      })
    },
    chosen: (g, f) => {
      const { seat = f.drawer } = f.got?.[0] ?? {}
      const used = inPlaceOfChoosing(g, f, seat).find((u) => useOption(u).id === pick(f)?.id)
      if (used) return use(g, used, {})
      f.option = pick(f)?.n ?? 0
      say(g, 'event.crisis-choice', {
        who: seatName(seat),
        option: msg(`choice.${f.option + 1}`),
      })
    },
    made: (g) => openWindow(g, ['crisis-choice-made']),
    carryOut: (g, f) => {
      const { body } = crisisOf(g.content, f.card)
      const ctx = { user: f.drawer, source: f.deck, card: f.card }
      if (f.instead) return perform(g, f.instead, ctx)
      if (body.kind === 'event') return perform(g, body.options[f.option] ?? [], ctx)
      if (body.kind === 'attack')
        return call(g, cylonAttack, { card: f.card, deck: f.deck, drawer: f.drawer, i: 0, firstId: 0 })
      if (f.option === 1) return perform(g, body.or ?? [], ctx)
      const title = nameOf('card', f.card)
      call(g, skillCheck, newCheck(g, { check: body.check, source: f.deck, title, ctx, drawer: f.drawer }))
    },
    putAway: (g, f) => putAway(g, f),
  },
  { holds: [{ cards: (f) => (f.fate === 'kept' ? [] : [f.card]) }], dropped: putAway },
)

writeInFull(resolveCrisis, (head, f) => ({
  proc: head.proc,
  step: head.step,
  got: head.got,
  result: head.result,
  unthrown: head.unthrown,
  once: head.once,
  card: f.card,
  deck: f.deck,
  drawer: f.drawer,
  fate: f.fate,
  option: f.option,
  instead: f.instead,
}))

/** What he whose choice it is can use in its place; nothing of that works on Super Crisis cards (D-GEN-6). */
const inPlaceOfChoosing = (g: Game, { deck }: CrisisFrame, seat: Seat) =>
  deck === 'super-crisis' ? [] : usablesOf(g, 'crisis-choice', seat)

const checkWords = (check: { readonly difficulty: number; readonly skills: readonly string[] }) => ({
  difficulty: check.difficulty,
  types: check.skills.map((t) => nameOf('type', t)),
})

function putAway(g: Game, f: CrisisFrame): void {
  if (f.fate === 'beside-objective') g.s.travelled = [...g.s.travelled, f.card]
  if (f.fate !== 'discard') return
  if (f.deck === 'crisis') g.s.turn.crises = [...g.s.turn.crises, f.card]
  else discardTo(g, 'super-crisis', f.card) // B-CRISIS-23
}

/** The Crisis card being carried out. */
export const crisisUnderWay = (g: Game) => underWay(g, resolveCrisis)

type CylonAttack = Pick<CrisisFrame, 'card' | 'deck' | 'drawer'> & { i: number; firstId: number }

/** B-CRISIS-7 to B-CRISIS-14: activate, set up, special rule. */
const cylonAttack = procedure<CylonAttack>('cylon-attack', {
  activate: (g, f) => {
    const icon = attackOf(g, f).activate[f.i++]
    if (!icon) return
    goTo(f, 'activate')
    resolveIcon(g, icon)
  },
  setUp: (g, f) => {
    f.firstId = g.s.nextShip
    call(g, placeShips, { layout: attackOf(g, f).setup, i: 0, firstId: f.firstId })
  },
  special: (g, f) =>
    perform(g, attackOf(g, f).special, {
      user: f.drawer,
      source: f.deck,
      card: f.card,
      ships: placedSince(g, f.firstId, f.result),
    }),
})

function attackOf(g: Game, f: CylonAttack) {
  const { body } = crisisOf(g.content, f.card)
  if (body.kind !== 'attack') throw new Error(`${f.card} is no Cylon attack.`)
  return body
}

/** Several symbols one after another, from left to right (B-CYL-2). */
export const activateIcons = procedure<{ readonly icons: readonly Icon[]; i: number }>('activate-icons', {
  next: (g, f) => {
    const icon = f.icons[f.i++]
    if (!icon) return
    goTo(f, 'next')
    resolveIcon(g, icon)
  },
})

writeInFull(activateIcons, (head, f) => ({
  proc: head.proc,
  step: head.step,
  got: head.got,
  result: head.result,
  unthrown: head.unthrown,
  once: head.once,
  icons: f.icons,
  i: f.i,
}))

const resolveIcon = (g: Game, icon: Icon): void =>
  perform(g, printed(g.content.icons, icon).effect, { user: current(g), source: 'crisis' })
