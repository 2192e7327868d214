import {
  type Chance,
  chance,
  contentOf,
  type Option,
  type Request,
  randomAnswer,
  type View,
} from '@ragtag/engine'
import { bot, luck, type Sitter, think } from '../../src/index.ts'
import { isCylonCard } from '../../src/printed.ts'

// Who can sit at a table of the arena.

const answer = (request: Request, chosen: readonly Option[]) => ({
  request: request.id,
  options: chosen.map((o) => o.id),
})

/** Does nothing where nothing is allowed, and otherwise the first that is. */
const passing: Sitter = (_view, request) => answer(request, request.options.slice(0, request.min))

const random = (seed: number): Sitter => {
  const luck: Chance = chance(seed)
  return (_view, request) => randomAnswer(request, luck)
}

/** Plays by rules of thumb, as a hard bot does that has no time to try things out: spares nobody. */
const merciless =
  (seed: string): Sitter =>
  (view, request, memory) =>
    think('hard', view, request, memory, luck(seed, request), undefined)

/** Shows himself as soon as he can. */
const revealing =
  (sitter: Sitter): Sitter =>
  (view, request, memory, imagine) => {
    const reveal = request.options.find((o) => o.id.startsWith('reveal:'))
    return reveal ? answer(request, [reveal]) : sitter(view, request, memory, imagine)
  }

/** Never shows himself. */
const hiding =
  (sitter: Sitter): Sitter =>
  (view, request, memory, imagine) => {
    const options = request.options.filter((o) => !o.id.startsWith('reveal:'))
    return options.length === request.options.length || options.length < request.min
      ? sitter(view, request, memory, imagine)
      : sitter(view, { ...request, options }, memory, imagine)
  }

export const sides = [
  'easy',
  'normal',
  'hard',
  'merciless',
  'random',
  'passing',
  'revealing',
  'hiding',
  'told',
] as const
export type Kind = (typeof sides)[number]

/** What a hard bot may think about in the arena: counted in games, so that the same seed gives the same. */
const hardBudget = {
  ms: Number.POSITIVE_INFINITY,
  worlds: Number(process.env.WORLDS ?? 16),
  turns: Number(process.env.TURNS ?? 1),
}

export const sitterOf = (kind: Kind, seed: string, luck: number): Sitter => {
  switch (kind) {
    case 'random':
      return random(luck)
    case 'passing':
      return passing
    case 'revealing':
      return revealing(bot(seed))
    case 'hiding':
      return hiding(bot(seed))
    // What he is told besides is put into his memory by the table.
    case 'told':
    case 'normal':
      return bot(seed)
    case 'easy':
      return bot(seed, 'easy')
    case 'merciless':
      return merciless(seed)
    case 'hard':
      return bot(seed, 'hard', hardBudget)
  }
}

/** Whether a seat plays against the fleet, by its own cards. */
export function isCylonSeat(view: View, seat: number): boolean {
  const me = view.players[seat]
  const content = contentOf(view.config)
  if (!me) return false
  if (me.revealed || content.rules.standings[me.standing]?.wins === 'cylons') return true
  return me.loyalty?.some((card) => isCylonCard(content, card)) ?? false
}
