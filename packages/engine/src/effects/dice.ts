import { word } from '../core/effect.ts'
import { say } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import { ask, pick } from '../core/procedure.ts'
import type { Option } from '../core/state.ts'
import { changeResult, resultWith, rollUnderWay, throwAgain } from '../rules/dice.ts'
import { shipById } from '../rules/ships.ts'
import { msg } from '../text/message.ts'

/** B-DICE-7: holds for rerolls too. */
export const addToRoll = word('add-to-roll', (n: number) => ({ n }), {
  run: (g, { n }) => {
    const f = rollUnderWay(g)
    if (f) f.bonus += n
  },
  describe: ({ n }) => msg('effect.add-to-roll', { n }),
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
