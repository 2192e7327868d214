// What is agreed about bots, what players say in words that all know, and what a bot advises. The page takes it from
// here, without the checking library that comes with the rest.

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

/** What somebody says he has seen of another player's Loyalty. */
export const verdicts = ['human', 'cylon'] as const
export type Verdict = (typeof verdicts)[number]

/** Of whom it is said, and after which look. Looks at Loyalty cards are counted from the beginning of the log. */
export type Sighting = { readonly whose: number; readonly says: Verdict; readonly look: number }

/** How it stands in the text of a line. */
export const sightingText = ({ whose, says, look }: Sighting): string => `${whose} ${says} ${look}`

export function sightingIn(text: string): Sighting | undefined {
  const [, whose, said, look] = /^(\d+) (\S+) (\d+)$/.exec(text) ?? []
  const says = verdicts.find((v) => v === said)
  return says && { whose: Number(whose), says, look: Number(look) }
}

/** What a bot would do in one's place, from what one sees oneself: which options, and the reason by its name. */
export type Advice = { readonly options: readonly string[]; readonly why: string }

/** Whom a bot suspected when a turn began: seat by seat how likely a Cylon, from 0 to 1. */
export type Suspected = { readonly turn: number; readonly by: number; readonly of: readonly number[] }
