import { printed } from '../core/content.ts'
import { say, sayTo } from '../core/events.ts'
import { clockwiseFrom, current, type Game, player, without } from '../core/game.ts'
import { type CardId, resources, type Seat } from '../core/names.ts'
import { passives, printedOn } from '../core/passives.ts'
import { ask, call, end, goTo, pick, procedure } from '../core/procedure.ts'
import { humans, isHuman } from '../core/standing.ts'
import { openWindow } from '../core/windows.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'
import { seatOptions } from './options.ts'
import * as says from './passives.ts'
import { sendTo } from './places.ts'
import { inRedZone } from './resources.ts'
import { reveal, turnUp } from './reveal.ts'

/** Deals Loyalty cards from the deck, which is never refilled (B-LOY-16). */
export function dealLoyalty(g: Game, seat: Seat, n: number): void {
  const cards = g.s.loyaltyDeck.slice(-n)
  g.s.loyaltyDeck = g.s.loyaltyDeck.slice(0, -n)
  player(g, seat).loyalty = [...player(g, seat).loyalty, ...cards]
  sayTo(
    g,
    [seat],
    'event.dealt-loyalty-cards',
    { who: seatName(seat), cards: cardNames('card', cards) },
    msg('event.dealt-loyalty', { who: seatName(seat), n: cards.length }),
  )
}

/** How many cards a character is dealt; his sheet counts here even once he is revealed (B-SLEEP-4). */
export function sleeperCards(g: Game, seat: Seat): number {
  return printedOn(g.content, says.loyaltyAtSleeper, player(g, seat).character)[0]?.n ?? 1
}

/** SLEEP */
export const sleeperPhase = procedure<object>('sleeper-phase', {
  deal: (g) => {
    say(g, 'event.sleeper')
    for (const seat of clockwiseFrom(g, current(g))) dealLoyalty(g, seat, sleeperCards(g, seat)) // B-SLEEP-2
    openWindow(g, ['sleeper-dealt'])
  },
  sympathizer: (g) => {
    // Whether a revealed Cylon is asked below nobody may know.
    if (g.s.players.some((_, seat) => !isHuman(g, seat))) say(g, 'window.sympathizer')
    const seat = clockwiseFrom(g, current(g)).find((s) => sympathizerOf(g, s) !== undefined)
    const card = seat === undefined ? undefined : sympathizerOf(g, seat)
    if (seat !== undefined && card !== undefined) call(g, sympathizer, { seat, card })
  },
})

export const sympathizerOf = (g: Game, seat: Seat): CardId | undefined =>
  player(g, seat).loyalty.find((card) => printed(g.content.loyalty, card).team === 'sympathizer')

/** A player has been dealt, or handed, the Sympathizer (B-SLEEP-7 to B-SLEEP-16). */
export const sympathizer = procedure<{ seat: Seat; readonly card: CardId }>('sympathizer', {
  passOn: (g, f) => {
    if (isHuman(g, f.seat)) return goTo(f, 'turnUp')
    ask(g, {
      seat: f.seat,
      prompt: msg('prompt.sympathizer'),
      options: seatOptions(humans(g)), // B-SLEEP-16
      min: 0, // B-SLEEP-8: he may keep it
      secret: true,
    })
  },
  hand: (g, f) => {
    const to = pick(f)?.seat
    if (to === undefined) return end(f) // B-SLEEP-15
    player(g, f.seat).loyalty = without(player(g, f.seat).loyalty, f.card)
    player(g, to).loyalty = [...player(g, to).loyalty, f.card]
    say(g, 'event.loyalty-passed', { from: seatName(f.seat), to: seatName(to), n: 1 })
    f.seat = to
  },
  turnUp: (g, f) => {
    turnUp(g, f.seat, f.card)
    say(g, 'event.sympathizer', { who: seatName(f.seat), card: nameOf('card', f.card) })
    if (resources.some((r) => inRedZone(g, r)))
      sendTo(g, f.seat, 'brig') // B-SLEEP-9
    else call(g, reveal, { seat: f.seat, card: f.card, as: 'sympathizer', himself: false }) // B-SLEEP-10
  },
})

/** B-LOY-9, B-SLEEP-3: how many cards a sheet has its player dealt. */
export const setupCards = (g: Game, seat: Seat): number =>
  Math.max(1, ...passives(g, says.loyaltyAtSetup, seat).map((p) => p.n))
