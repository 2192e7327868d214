import { computed } from '@preact/signals'
import { seatName } from '@ragtag/engine'
import type { ChatEntry } from '@ragtag/protocol'
import { type Claim, sightingIn, wordIn } from '@ragtag/protocol/bots'
import { settings } from '../comfort/settings.ts'
import { chatLog, log, table } from '../state.ts'
import { t } from '../words/index.ts'
import '../words/bots.ts'

// What players have said in words that all know. It comes as lines of chat; somebody who does not want to hear bots
// does not.

const isBot = (seat: number | null): boolean => table.value?.seats[seat ?? -1]?.occupant === 'bot'

const isWord = ({ notice }: ChatEntry): boolean =>
  notice === 'pledge' || notice === 'claim' || notice === 'suspects' || notice === 'saw'

/** What is heard of what was said. */
export const heard = computed<readonly ChatEntry[]>(() =>
  settings.value.botTalk ? chatLog.value : chatLog.value.filter((c) => !(isWord(c) && isBot(c.seat))),
)

/** So many ways there are to say the same; each chair has its own. */
const wordings = 3

export function wordsOf({ seat: from, notice, text }: ChatEntry): string {
  const way = (from ?? 0) % wordings
  if (notice === 'suspects') return t(`word.suspects.${way}`, { who: seatName(Number(text)) })
  const seen = notice === 'saw' ? sightingIn(text) : undefined
  if (seen) return t(`word.saw.${seen.says}.${way}`, { who: seatName(seen.whose) })
  return t(`word.${notice}.${wordIn(text)?.claim ?? 'nothing'}.${way}`)
}

/** How many checks there have been, the one under way among them. */
const checks = computed(() => log.value.filter((e) => e.message.key === 'event.check').length)

/** What each has said last about the check under way, seat by seat. */
export const saidNow = computed<ReadonlyMap<number, Claim>>(() => {
  const said = new Map<number, Claim>()
  for (const c of heard.value) {
    const word = c.notice === 'pledge' || c.notice === 'claim' ? wordIn(c.text) : undefined
    if (word?.check === checks.value && c.seat !== null) said.set(c.seat, word.claim)
  }
  return said
})

/** A line, or several words about the same check in a row. */
export type Heard = { readonly line: ChatEntry } | { readonly words: readonly ChatEntry[] }

export function gathered(lines: readonly ChatEntry[]): Heard[] {
  const found: ({ line: ChatEntry } | { words: ChatEntry[] })[] = []
  for (const c of lines) {
    const last = found.at(-1)
    const alike = last && 'words' in last && last.words[0]?.notice === c.notice && sameCheck(last.words[0], c)
    if (c.notice !== 'pledge' && c.notice !== 'claim') found.push({ line: c })
    else if (alike) last.words.push(c)
    else found.push({ words: [c] })
  }
  return found
}

const sameCheck = (a: ChatEntry, b: ChatEntry): boolean => wordIn(a.text)?.check === wordIn(b.text)?.check

/** Lines that are worth a look: not words about checks, which stand beside the check. */
export const isWorthReading = (c: ChatEntry): boolean => c.notice !== 'pledge' && c.notice !== 'claim'
