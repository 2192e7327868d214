// What is agreed about bots, what players say about checks, and what a bot advises. The page takes it from here, without
// the checking library that comes with the rest.

/** How well a bot plays. */
export const botLevels = ['easy', 'normal', 'hard'] as const
export type BotLevel = (typeof botLevels)[number]

/** How much somebody says he can add to a check, or has added. */
export const claims = ['nothing', 'a-bit', 'some', 'much', 'a-lot'] as const
export type Claim = (typeof claims)[number]

/** A word about a check, said before one adds to it or with it. Checks are counted from the beginning of the log. */
export type Word = { readonly claim: Claim; readonly check: number }

/** How a word stands in the text of a line. */
export const wordText = ({ claim, check }: Word): string => `${claim} ${check}`

export function wordIn(text: string): Word | undefined {
  const [said, check] = text.split(' ')
  const claim = claims.find((c) => c === said)
  return claim && check !== undefined && /^\d+$/.test(check) ? { claim, check: Number(check) } : undefined
}

/** What a bot would do in one's place, from what one sees oneself: which options, and the reason by its name. */
export type Advice = { readonly options: readonly string[]; readonly why: string }

/** Whom a bot suspected when a turn began: seat by seat how likely a Cylon, from 0 to 1. */
export type Suspected = { readonly turn: number; readonly by: number; readonly of: readonly number[] }
