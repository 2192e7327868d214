import { contentOf, englishIn, type GameState, render, view } from '@ragtag/engine'
import { options } from '../../../scripts/options.ts'
import { gameOptions, kindsMeant } from '../../engine/commands/game-options.ts'
import { gameOfKind, kindName } from '../../engine/src/testing/index.ts'
import { bot, claimOf, type Level, levels, luck, playGame } from '../src/index.ts'
import { mindOf } from '../src/mind.ts'
import { isCylonCard, resources } from '../src/printed.ts'

const { seed, level, ...said } = options(
  'tell',
  'Bots play a game, and it is told in words with everything that is secret at a table: who is a Cylon, what was added to checks and said about it, and whom everybody suspects.',
  {
    seed: { type: 'string', default: 'tell', help: 'the same seed gives the same game' },
    level: { type: 'string', default: 'normal', among: levels, help: 'how well they play' },
    ...gameOptions,
    sets: { ...gameOptions.sets, default: 'base' },
    players: { ...gameOptions.players, default: 5 },
    variant: { ...gameOptions.variant, default: 'plain' },
  },
)

const played: Level = levels.find((l) => l === level) ?? 'normal'
const [kind = { players: 5 }] = kindsMeant('tell', said)
const config = gameOfKind(kind, 0)
console.log(`${kindName(kind)}, seed ${seed}, ${played} bots`)

/** Who somebody is, with a mark where he is a Cylon. */
function nameIn(state: GameState, seat: number): string {
  const p = state.players[seat]
  const { players } = view(state, 'spectator')
  const cylon = p?.loyalty.some((card) => isCylonCard(contentOf(state.config), card))
  return `${p?.character || `seat ${seat}`}${players[seat]?.revealed ? ' (Cylon)' : cylon ? ' (CYLON)' : ''}`
}

/** Moments passed in silence, and the steps of a turn. */
const isSilent = (key: string): boolean => key.startsWith('window.') || key === 'event.step'

let turn = -1
const words = (state: GameState, message: Parameters<typeof render>[0]): string =>
  render(message, { catalogue: englishIn(state.config), seat: (seat) => nameIn(state, seat) })

const { state } = playGame(config, seed, (seat) => bot(`${seed}-${seat}`, played), {
  watch: (before, request, memory, answer) => {
    const seen = view(before, request.seat)
    const mind = mindOf(seen, request, memory, luck('', request))
    if (before.turn.number !== turn) {
      turn = before.turn.number
      const dials = resources.map((r) => `${r} ${before.resources[r]}`).join(', ')
      const doubts = mind.suspicion.map((p, s) => `${nameIn(before, s)} ${p.toFixed(2)}`).join(', ')
      console.log(
        `\n— ${dials}; distance ${seen.distance}. ${nameIn(before, request.seat)} suspects: ${doubts}`,
      )
    }
    const says = claimOf(mind, answer)
    if (says) console.log(`    ${nameIn(before, request.seat)} says: ${says}`)
  },
  hear: (events, after) => {
    for (const event of events)
      if (event.except === undefined && !isSilent(event.key)) console.log(`  ${words(after, event)}`)
  },
})
console.log(`\n${state.outcome?.winner} win: ${state.outcome?.reason} (turn ${state.turn.number})`)
