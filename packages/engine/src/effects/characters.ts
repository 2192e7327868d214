import { holds } from '../core/conditions.ts'
import { crisisOf } from '../core/content.ts'
import { describe, describeTogether, type Effect, word } from '../core/effect.ts'
import { say, sayTo } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import { ask, call, pick } from '../core/procedure.ts'
import type { Option } from '../core/state.ts'
import { closeWindow } from '../core/windows.ts'
import { action } from '../rules/actions.ts'
import { crisisUnderWay, replaceCrisis as replace } from '../rules/crisis.ts'
import { available, bury, takeTops } from '../rules/decks.ts'
import { distinct, targetText } from '../rules/options.ts'
import { playQuorum } from '../rules/quorum.ts'
import { shipById, unmanned } from '../rules/ships.ts'
import { board } from '../rules/vipers.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'

/** One more action for the user, now; he need not take it. */
export const takeAction = word('take-action', () => ({}), {
  run: (g, _w, ctx) => call(g, action, { seat: ctx.user }),
  describe: () => msg('effect.take-action'),
})

/** Takes over a viper just put into space (B-VIPER-18). */
export const takeOverViper = word('take-over-viper', () => ({}), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.take-over'),
        options: distinct(g, free(g, f.ctx.ships ?? [])).map((s) => ({
          id: `ship:${s.id}`,
          text: targetText(s),
          ship: s.id,
          area: s.area,
        })),
      }),
    board: (g, f) => {
      const viper = shipById(g, pick(f)?.ship)
      if (viper) board(g, f.ctx.user, viper)
    },
  },
  possible: (g, _w, ctx) => free(g, ctx.ships ?? []).length > 0,
  describe: () => msg('effect.take-over'),
})

const free = (g: Game, ids: readonly number[]) => unmanned(g).filter((s) => ids.includes(s.id))

export const replaceCrisis = word('replace-crisis', () => ({}), {
  run: (g) => {
    replace(g)
    closeWindow(g)
  },
  describe: () => msg('effect.replace-crisis'),
})

/** The other option of the Crisis card is carried out, or one of both where something else was chosen (D-GEN-22). */
export const switchOption = word('switch-option', () => ({}), {
  steps: {
    choose: (g, f) =>
      ask(g, { seat: f.ctx.user, prompt: msg('prompt.switch-option'), options: otherOptions(g) }),
    take: (g, f) => {
      const crisis = crisisUnderWay(g)
      if (!crisis) return
      crisis.option = pick(f)?.n ?? crisis.option
      crisis.instead = undefined
      say(g, 'event.switched', { option: msg(`choice.${crisis.option + 1}`) })
    },
  },
  possible: (g) => otherOptions(g).length > 0,
  describe: () => msg('effect.switch-option'),
})

/** The options of the Crisis card under way that can be chosen and were not. */
function otherOptions(g: Game): Option[] {
  const f = crisisUnderWay(g)
  const card = f && crisisOf(g.content, f.card)
  if (!card || card.body.kind === 'attack') return []
  const { body } = card
  const first = body.kind !== 'event' || holds(g, body.firstNeeds ?? [], { user: f.drawer })
  return [0, 1]
    .filter((n) => (f.instead !== undefined || n !== f.option) && (n === 1 || first))
    .map((n) => ({
      id: `option:${n}`,
      text: body.kind === 'event' ? describe(body.options[n] ?? []) : msg(`choice.${n + 1}`),
      n,
    }))
}

/** Something else is the result of the Crisis card, whatever its options say. */
export const crisisBecomes = word('crisis-becomes', (...effect: Effect) => ({ effect }), {
  run: (g, { effect }) => {
    const f = crisisUnderWay(g)
    if (f) f.instead = effect
  },
  describe: ({ effect }) => msg('effect.crisis-becomes', { effect: describeTogether(effect) }),
})

/** Draws Quorum cards, plays one of them and puts the others under the deck, President or not. */
export const consultQuorum = word('consult-quorum', (n: number) => ({ n }), {
  steps: {
    draw: (g, f) => {
      const cards = takeTops(g, 'quorum', f.w.n)
      f.names = cards
      sayTo(
        g,
        [f.ctx.user],
        'event.saw-quorum',
        { cards: cardNames('card', cards) },
        msg('event.drew-quorum', { who: seatName(f.ctx.user), n: cards.length }),
      )
    },
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.consult'),
        options: (f.names ?? []).map((card, i) => ({
          id: `card:${card}#${i + 1}`,
          text: nameOf('card', card),
          card,
          deck: 'quorum',
        })),
      }),
    play: (g, f) => {
      const card = pick(f)?.card
      const rest = [...(f.names ?? [])]
      if (!card) return
      rest.splice(rest.indexOf(card), 1)
      for (const other of rest) bury(g, 'quorum', other)
      f.names = []
      call(g, playQuorum, { seat: f.ctx.user, card, fate: 'discard', from: 'deck' })
    },
  },
  holds: [
    {
      cards: (f) => f.names ?? [],
      hidden: {
        seenBy: (f, seat) => seat === f.ctx.user,
        put: (f, cards) => {
          f.names = cards
        },
      },
    },
  ],
  possible: (g) => available(g, 'quorum') > 0,
  because: () => [msg('why-not.no-cards', { decks: [nameOf('deck', 'quorum')] })],
  describe: ({ n }) => msg('effect.consult-quorum', { n }),
})
