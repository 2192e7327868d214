import { view } from '@ragtag/engine'
import { configurations, gameOfKind } from '../../../engine/src/testing/index.ts'
import { numberOf } from '../../src/chance.ts'
import { luck, playGame, think } from '../../src/index.ts'
import type { Quarter } from '../../src/levels.ts'
import { tableFeatures } from '../../src/start.ts'
import { features } from '../../src/value.ts'
import type { Sample } from './fit.ts'

// The games the weights are made of: of every kind, played by normal bots who do not think of how the game stands.
// What they are made of must not hang on what was made before.

const kinds = configurations({ variants: [] })

/** However the fleet stands, they spare it as often as in games that are about even. */
const middling = (): Quarter => ({ known: (turns) => 3 * turns - 30, leader: () => 51, hidden: () => 5 })

/** A game's table and its positions at the beginnings of turns, with who won it. */
export type Seen = { readonly table: Sample; readonly positions: readonly Sample[] }

export function seenIn(seed: string, game: number): Seen {
  const kind = kinds[(game * 7) % kinds.length]
  if (!kind) throw new Error('There is no kind of game to play.')
  const seen: Sample['features'][] = []
  const { state } = playGame(
    gameOfKind(kind, game),
    `${seed}-${game}`,
    (seat) => (view, request, memory) =>
      think(
        'normal',
        view,
        request,
        memory,
        luck(`${seed}-${game}-${seat}`, request),
        undefined,
        undefined,
        middling,
      ),
    {
      hear: (events, now) => {
        if (!now.outcome && now.turn.number > 1 && events.some((e) => e.key === 'event.turn'))
          seen.push(features(now))
      },
    },
  )
  const won = state.outcome?.winner === 'humans'
  return {
    table: { features: tableFeatures(view(state, 'spectator')), won },
    positions: seen.map((f) => ({ features: f, won })),
  }
}

/** How many games the mark is made of. */
const marked = 12

/** By the first games it can be told whether weights were made by the bots as they are. */
export function markOf(seed: string): string {
  const all = Array.from({ length: marked }, (_, game) => seenIn(seed, game))
  return numberOf(JSON.stringify(all)).toString(16)
}
