import { printed } from '../core/content.ts'
import { word } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { type Game, player } from '../core/game.ts'
import { ask, end, pick } from '../core/procedure.ts'
import type { Option } from '../core/state.ts'
import { discardSkills } from '../rules/decks.ts'
import { changeResult, resultInstead, resultWith, rollUnderWay, throwAgain } from '../rules/dice.ts'
import { cardOptions } from '../rules/discard.ts'
import { shipById } from '../rules/ships.ts'
import { msg } from '../text/message.ts'
import { seatName } from '../text/names.ts'

/** B-DICE-7: holds for rerolls too. */
export const addToRoll = word('add-to-roll', (n: number) => ({ n }), {
  run: (g, { n }) => {
    const f = rollUnderWay(g)
    if (f) f.bonus += n
  },
  describe: ({ n }) => msg('effect.add-to-roll', { n }),
})

/** No die is thrown: the user discards a card, whose strength and so much more is the result (P-CLAR-9). */
export const resultByCard = word('result-by-card', (add: number) => ({ add }), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.result-by-card', { n: f.w.add }),
        options: cardOptions(player(g, f.ctx.user).hand),
      }),
    discard: (g, f) => {
      const card = pick(f)?.card
      if (card === undefined) return end(f)
      f.n = printed(g.content.skills, card).strength + f.w.add
      discardSkills(g, f.ctx.user, [card], 'price')
    },
    result: (g, f) => {
      resultInstead(g, f.n ?? 1)
      say(g, 'event.result-instead', { who: seatName(f.ctx.user), n: rollUnderWay(g)?.value ?? 1 })
    },
  },
  possible: (g, _w, ctx) => player(g, ctx.user).hand.length > 0,
  describe: ({ add }) => msg('effect.result-by-card', { n: add }),
})

/** The die just thrown is thrown again; against a piloted viper the new throw is changed by so much. */
export const reroll = word('reroll', (ifPiloted: number) => ({ ifPiloted }), {
  run: (g, { ifPiloted }, ctx) => {
    const viper = shipById(g, ctx.ships?.[0])
    say(g, 'event.reroll')
    throwAgain(g, viper && viper.pilot >= 0 ? ifPiloted : 0)
  },
  describe: ({ ifPiloted }) =>
    ifPiloted === 0 ? msg('effect.reroll') : msg('effect.reroll-viper', { n: -ifPiloted }),
})

/** The result just thrown goes up or down by so much, as the user likes. */
export const adjustRoll = word('adjust-roll', (by: number) => ({ by }), {
  steps: {
    choose: (g, f) =>
      ask(g, { seat: f.ctx.user, prompt: msg('prompt.adjust-roll'), options: adjustments(g, f.w.by) }),
    change: (g, f) => {
      const n = pick(f)?.n
      if (n === undefined) return
      changeResult(g, n)
      say(g, 'event.roll-adjusted', { now: resultWith(g, 0) ?? 1 })
    },
  },
  possible: (g, { by }) => adjustments(g, by).length > 0,
  describe: ({ by }) => msg('effect.adjust-roll', { n: by }),
})

/** The ways that make a difference. */
const adjustments = (g: Game, by: number): Option[] =>
  [by, -by].flatMap((n) => {
    const [now, then] = [resultWith(g, 0), resultWith(g, n)]
    if (then === undefined || then === now) return []
    return [{ id: n > 0 ? 'more' : 'less', text: msg('option.adjust-roll', { result: then }), n }]
  })
