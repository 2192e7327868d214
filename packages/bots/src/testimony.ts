import type { Chance, Message, View } from '@ragtag/engine'
import type { Memory } from './memory.ts'
import { seatIn } from './message.ts'
import { contentFor, isCylonCard, type Seat } from './printed.ts'

// Whoever has looked at somebody's Loyalty says what he has seen, and nobody else can tell whether it is true. All weigh
// it: one of the two is to be doubted more, and the other less.

export const verdicts = ['human', 'cylon'] as const
export type Verdict = (typeof verdicts)[number]

export type Testimony = {
  readonly by: Seat
  readonly whose: Seat
  readonly says: Verdict
  /** He had other cards besides, or was dealt more since: what was said need not be all. */
  readonly partly: boolean
}

/** Somebody has said what he saw; who says another thing about the same player takes back what he said. */
export const testified = (memory: Memory, said: Testimony): Memory => ({
  ...memory,
  testimony: [...memory.testimony.filter((t) => t.by !== said.by || t.whose !== said.whose), said],
})

/** How often a hidden Cylon says of a human that he is a Cylon, of a hundred times. */
const slander = 50

/** What somebody says of a player at whose Loyalty he has looked. */
export function verdictOn(view: View, memory: Memory, whose: Seat, random: Chance): Verdict {
  const content = contentFor(view)
  const isCylon = (cards: readonly string[]): boolean => cards.some((card) => isCylonCard(content, card))
  const truth = isCylon(memory.looked[whose]?.cards ?? []) ? 'cylon' : 'human'
  if (!isCylon(view.players[memory.seat]?.loyalty ?? [])) return truth
  return truth === 'human' && random(100) < slander ? 'cylon' : 'human'
}

/** Who has looked at whose Loyalty, by what all were told; and whether those were all his cards. */
export function lookIn(event: Message, view?: View): { by: Seat; whose: Seat; partly: boolean } | undefined {
  if (event.key !== 'event.saw-loyalty' && event.key !== 'event.looked-at-loyalty') return undefined
  const { n, cards } = event.params ?? {}
  const seen = typeof n === 'number' ? n : Array.isArray(cards) ? cards.length : 0
  const whose = seatIn(event, 'whose')
  return { by: seatIn(event, 'who'), whose, partly: seen < (view?.players[whose]?.loyaltyCards ?? 0) }
}

/** Who was executed: nobody has seen the Loyalty of who comes in his place. */
export const executedIn = (event: Message): Seat | undefined =>
  event.key === 'event.executed' ? seatIn(event, 'who') : undefined

/** How likely somebody says so of another, by how likely each of the two is a Cylon. */
export function likelihoodOf({ says, partly }: Testimony, by: number, whose: number): number {
  const fromHuman = whose * (partly ? 0.5 : 0.97) + (1 - whose) * 0.01
  const fromCylon = whose * 0.1 + ((1 - whose) * slander) / 100
  const accuses = by * fromCylon + (1 - by) * fromHuman
  return says === 'cylon' ? accuses : 1 - accuses
}
