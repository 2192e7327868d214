import { type Ability, unusable, usable } from '../core/abilities.ts'
import { deckOf, printed } from '../core/content.ts'
import { impossible, possible } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { current, type Game, player, unique } from '../core/game.ts'
import { isCylonCard } from '../core/loyalty.ts'
import type { CardId, Seat, Title } from '../core/names.ts'
import { has, passives, whence } from '../core/passives.ts'
import { frozen } from '../core/phases.ts'
import { ask, call, end, pick, procedure, underWay, writeInFull } from '../core/procedure.ts'
import { type Bar, isFree, reasonsFor } from '../core/reasons.ts'
import { isHuman, mayUseText, standingOf } from '../core/standing.ts'
import type { Option } from '../core/state.ts'
import { heldAbilities, openWindow, use } from '../core/windows.ts'
import { type Message, msg } from '../text/message.ts'
import { nameOf, notHolder, seatName } from '../text/names.ts'
import { activateLocation, activations, boardActions, boardOptions, carryOut } from './activation.ts'
import { barsToCard, duesFor } from './barred-cards.ts'
import { payCards } from './discard.ts'
import { ofKind } from './fleet.ts'
import { move } from './movement.ts'
import { remembered } from './options.ts'
import * as says from './passives.ts'
import { piloted, placeFor } from './places.ts'
import { playQuorum } from './quorum.ts'
import { reveal } from './reveal.ts'
import { activateVipers, canPayToFly } from './vipers.ts'

const titles: readonly Title[] = ['president', 'admiral']

/** Everything a player could take as an action now (ACT). */
export function actionOptions(g: Game, seat: Seat): Option[] {
  const p = player(g, seat)
  if (p.at === 'off-board') return [] // B-CHAR-11
  const options = actionsOnBoard(g, seat)
  for (const card of playable(g, seat)) options.push(play(card, 0))
  for (const a of ownActions(g, seat)) options.push(useAbility(a.id, 0))
  for (const [card] of heldActions(g, seat)) options.push(playHeld(g, card))
  options.push(...quorumOptions(g, seat))
  if (isFree(g, barsToRevealing, seat))
    for (const card of unique(p.loyalty))
      if (isCylonCard(printed(g.content.loyalty, card))) options.push(unmask(card, 0)) // B-ACT-10
  return options
}

/** What he could do where he is, and with the ship he pilots. */
function actionsOnBoard(g: Game, seat: Seat): Option[] {
  const options = [...activations(g, seat, player(g, seat).at), ...boardOptions(g, seat)]
  const ship = piloted(g, seat)
  if (ship && !frozen(g) && canPayToFly(g, { user: seat }))
    options.push({
      id: 'viper',
      text: ofKind(g, ship.kind, 'option.viper', {}),
      ship: ship.id,
      area: ship.area,
    })
  return options
}

const play = remembered(
  (card: CardId): Option => ({
    id: `play:${card}`,
    text: msg('option.play', { card: nameOf('skill-card', card) }),
    card,
  }),
)

const playHeld = (g: Game, card: CardId): Option => ({
  id: `held:${card}`,
  text: msg('option.play', { card: nameOf('card', card) }),
  card,
  deck: deckOf(g.content, card),
})

const useAbility = remembered(
  (ability: string): Option => ({
    id: `ability:${ability}`,
    text: msg('option.use', { what: nameOf('ability', ability) }),
    ability,
  }),
)

const unmask = remembered(
  (card: CardId): Option => ({
    id: `reveal:${card}`,
    text: msg('option.reveal', { card: nameOf('card', card) }),
    card,
  }),
)

/** Skill cards in hand with an action that can be used now; B-ACT-5. */
function playable(g: Game, seat: Seat): CardId[] {
  const { hand } = player(g, seat)
  const actions = g.content.responses.get('action')
  const cards: CardId[] = []
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? ''
    const ability = actions?.get(card)
    if (!ability || hand.indexOf(card) !== i || !mayUseText(g, seat, card)) continue
    if (canUse(g, seat, ability, card) && isFree(g, barsToCard, { seat, card })) cards.push(card)
  }
  return cards
}

/** Actions printed on his sheet, on titles he holds, and those of his standing; B-ACT-6, B-ACT-8, B-REVEAL-15. */
function ownActions(g: Game, seat: Seat): Ability[] {
  const actions: Ability[] = []
  const add = (from: readonly Ability[]): void => {
    for (const a of from) if (canUse(g, seat, a)) actions.push(a)
  }
  const { sheet, abilities, titles: holds } = standingOf(g, seat)
  if (sheet) add(g.content.windowAbilities.get('action')?.get(player(g, seat).character) ?? [])
  add(abilities)
  for (const title of titles)
    if (holds !== 'never' && g.s.titles[title] === seat) add(g.content.titleAbilities[title])
  return actions
}

/** Cards of hands apart with an action that can be used now. */
function heldActions(g: Game, seat: Seat): readonly (readonly [CardId, Ability])[] {
  const of = g.content.heldAbilities.get('action')
  return of ? heldAbilities(player(g, seat), of).filter(([card, a]) => canUse(g, seat, a, card)) : []
}

/** What a skill card is used for as an action. */
const actionOn = (g: Game, card: CardId): Ability | undefined => g.content.responses.get('action')?.get(card)

function canUse(g: Game, seat: Seat, a: Ability, card?: CardId): boolean {
  if (a.window !== 'action') return false
  const ctx = { user: seat, card }
  return usable(g, a, ctx) && possible(g, a.effect ?? [], ctx)
}

/** Why an action on a card, a sheet or a title cannot be used; nothing where it can. */
export const whyNotUse = (g: Game, a: Ability, seat: Seat, card?: CardId): Message[] => [
  ...(card === undefined || !g.content.skills.has(card) ? [] : reasonsFor(g, barsToCard, { seat, card })),
  ...unusable(g, a, { user: seat, card }, 'now'),
  ...impossible(g, a.effect ?? [], { user: seat, card }),
]

/** B-ACT-9: the President may play a Quorum card. */
export const quorumOptions = (g: Game, seat: Seat): Option[] =>
  g.s.titles.president !== seat
    ? []
    : unique(g.s.quorum)
        .filter((card) => possible(g, printed(g.content.quorum, card).effect, { user: seat, card }))
        .map((card) => ({
          id: `quorum:${card}`,
          text: msg('option.play', { card: nameOf('card', card) }),
          card,
          deck: 'quorum',
        }))

/** Why a Quorum card cannot be played; nothing where it can. */
export function whyNotQuorum(g: Game, seat: Seat, card: CardId): Message[] {
  const { president } = g.s.titles
  if (president !== seat) return [notHolder('president', president)]
  if (!g.s.quorum.includes(card)) return [msg('why-not.not-held')]
  return impossible(g, printed(g.content.quorum, card).effect, { user: seat, card })
}

/** One action, or none (B-ACT-1, B-ACT-11). */
export const action = procedure<{ readonly seat: Seat }>('action', {
  choose: (g, f) => {
    if (player(g, f.seat).at === 'off-board') return end(f)
    // Asked even if there is nothing he could do: that he could act might tell of cards nobody else sees.
    ask(g, {
      seat: f.seat,
      prompt: msg('prompt.action'),
      options: actionOptions(g, f.seat),
      min: 0,
      always: true,
    })
  },
  take: (g, f) => {
    const o = pick(f)
    const { seat } = f
    if (!o) return say(g, 'event.no-action', { who: seatName(seat) })
    if (o.location) return call(g, activateLocation, { seat, location: o.location, n: o.n })
    const aboard = boardActions(g, seat).find((a) => o.id.startsWith('board:') && a.id === o.ability)
    if (aboard) return carryOut(g, aboard, { user: seat })
    if (o.ship !== undefined)
      return call(g, activateVipers, { seat, ship: o.ship, attackOnly: false, left: 1, first: true }) // B-ACT-7
    if (o.deck === 'quorum' && o.card)
      return call(g, playQuorum, { seat, card: o.card, fate: 'discard', from: 'hand' })
    if (o.id.startsWith('reveal:') && o.card)
      return call(g, reveal, { seat, card: o.card, as: 'revealed', himself: true })
    const held = o.id.startsWith('held:') ? heldActions(g, seat).find(([card]) => card === o.card) : undefined
    if (held) return use(g, { owner: seat, card: held[0], ability: held[1], held: true }, {})
    if (o.card) return call(g, playSkill, { seat, card: o.card })
    const own = ownActions(g, seat).find((a) => a.id === o.ability)
    if (own) use(g, { owner: seat, ability: own }, {})
  },
})

writeInFull(action, (head, f) => ({
  proc: head.proc,
  step: head.step,
  got: head.got,
  result: head.result,
  unthrown: head.unthrown,
  once: head.once,
  seat: f.seat,
}))

/** The action being taken, the innermost one. */
export const actionUnderWay = (g: Game) => underWay(g, action)

/** Who says which fighter is meant: whoever carries out an action, or else the current player (D-RAPTOR-7, D-RAPTOR-8). */
export const acting = (g: Game): Seat => actionUnderWay(g)?.seat ?? current(g)

const playSkill = procedure<{ readonly seat: Seat; card: CardId }>(
  'play-skill',
  {
    pay: (g, f) => {
      const n = duesFor(g, f.seat, f.card)
      if (n > 0) call(g, payCards, { seat: f.seat, n, not: f.card })
    },
    use: (g, f) => {
      const ability = actionOn(g, f.card)
      // Others who imagine what he holds may leave him without it.
      if (!ability || !player(g, f.seat).hand.includes(f.card)) return end(f)
      use(g, { owner: f.seat, ability, card: f.card }, {})
    },
    used: (g, f) => {
      if (isHuman(g, f.seat)) openWindow(g, ['card-used'], { picked: f.seat, cards: [f.card] })
    },
  },
  {
    looks: [
      {
        // Until it is paid for nobody else has seen which card it is.
        at: (f) => (f.step === 'use' ? [f.card] : []),
        among: (g, f) =>
          player(g, f.seat).hand.filter((card) => {
            const a = actionOn(g, card)
            return a !== undefined && canUse(g, f.seat, a, card)
          }),
        seenBy: (f, seat) => seat === f.seat,
        put: (f, [card = '']) => {
          f.card = card
        },
      },
    ],
  },
)

/** How many actions the current player has in his Action step. */
export const actionCount = (g: Game, seat: Seat): number =>
  Math.max(1, ...passives(g, says.actions, seat).map((p) => p.n))

type Granted = { readonly seat: Seat; left: number }

/** B-ACT-15: a move and an action, or two actions; both may be forgone (T28). */
export const grantedActions = procedure<Granted>('granted-actions', {
  choose: (g, f) => {
    const canMove = player(g, f.seat).at !== 'off-board' && !has(g, says.cannotMove, f.seat) // B-ACT-18
    const canAct = mightAct(g, f.seat) || (!canMove && mightReveal(g, f.seat))
    if (!canMove && !canAct) return end(f)
    ask(g, {
      seat: f.seat,
      prompt: msg('prompt.granted'),
      options: [
        ...(canMove ? [{ id: 'move', text: msg('option.move-and-act'), n: 1 }] : []),
        ...(canAct ? [{ id: 'actions', text: msg('option.act-twice'), n: 2 }] : []),
      ],
    })
  },
  start: (g, f) => {
    f.left = pick(f)?.n ?? 0
    if (f.left === 1) call(g, move, { seat: f.seat })
  },
  act: (g, f) => {
    if (f.left-- <= 0 || !isHuman(g, f.seat)) return end(f) // B-ACT-19
    f.step = 'act'
    call(g, action, { seat: f.seat })
  },
})

/**
 * Whether he has an action to take besides revealing himself, as far as everybody can tell: any card in a hand
 * might be one. Who has nothing but a Loyalty card to turn up loses nothing by a move and an action.
 */
function mightAct(g: Game, seat: Seat): boolean {
  const { hand } = player(g, seat)
  return (
    (hand.length > 0 && standingOf(g, seat).texts.length > 0) ||
    (g.s.titles.president === seat && g.s.quorum.length > 0) ||
    mightPlayHeld(g, seat) ||
    actionsOnBoard(g, seat).length > 0 ||
    ownActions(g, seat).length > 0
  )
}

/** A card of a deck some of whose cards are actions might be one of them. */
function mightPlayHeld(g: Game, seat: Seat): boolean {
  const { held } = player(g, seat)
  const actions = [...(g.content.heldAbilities.get('action')?.keys() ?? [])]
  return actions.some((card) => (held[deckOf(g.content, card)] ?? []).length > 0)
}

const mightReveal = (g: Game, seat: Seat): boolean =>
  isFree(g, barsToRevealing, seat) && player(g, seat).loyalty.length > 0

/** What keeps somebody from turning up a Cylon card by an action. */
export const barsToRevealing: readonly Bar<Seat>[] = [
  {
    bars: (g, seat) => !standingOf(g, seat).reveals,
    because: () => [msg('why-not.no-reveal')],
  },
  {
    bars: (g, seat) => elsewhere(g, seat).length > 0,
    because: (g, seat) =>
      elsewhere(g, seat).map((p) => msg('why-not.forbidden', { from: whence(g, seat, p) })),
  },
]

const elsewhere = (g: Game, seat: Seat) =>
  passives(g, says.revealsOnlyAt, seat).filter(
    ({ location }) => player(g, seat).at !== placeFor(g, location, seat), // P-NC-24
  )
