import { word } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { rollUnderWay, throwAgain } from '../rules/dice.ts'
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
