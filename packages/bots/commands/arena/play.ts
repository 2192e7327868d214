import { type GameConfig, type GameState, view } from '@ragtag/engine'
import { playGame } from '../../src/index.ts'
import { type Figures, figuresOf } from './figures.ts'
import { isCylonSeat, type Kind, sitterOf } from './sitters.ts'

/** Who plays for the fleet, and who against it. */
export type LineUp = { readonly humans: Kind; readonly cylons: Kind }

/** One game: a seat is played by who is meant for the side it is on at that moment. */
export function playOne(config: GameConfig, seed: string, luck: number, { humans, cylons }: LineUp): Figures {
  const figures = figuresOf()
  const played = playGame(
    config,
    seed,
    (seat) => {
      const human = sitterOf(humans, `${seed}-${seat}`, luck + seat)
      const cylon = sitterOf(cylons, `${seed}-${seat}`, luck + seat)
      return (seen, request, memory, imagine) =>
        (isCylonSeat(seen, seat) ? cylon : human)(seen, request, memory, imagine)
    },
    {
      watch: figures.watch,
      hear: figures.hear,
      ...(humans === 'told' ? { whisper: (memory, state) => tellAll(memory, state) } : {}),
    },
  )
  return figures.done(played)
}

/** What every Loyalty card is, as if he had looked at all of them just now. */
function tellAll<M extends { readonly seat: number; readonly looked: object }>(
  memory: M,
  state: GameState,
): M {
  if (isCylonSeat(view(state, memory.seat), memory.seat)) return memory
  const looked = Object.fromEntries(
    state.players.flatMap((p, seat) =>
      seat === memory.seat || p.loyalty.length === 0 ? [] : [[seat, { cards: p.loyalty, dealtSince: false }]],
    ),
  )
  return { ...memory, looked }
}
