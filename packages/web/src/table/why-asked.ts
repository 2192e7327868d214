import { type Message, type Request, seatName, type View } from '@ragtag/engine'
import type { LogEntry } from '@ragtag/protocol'
import { roleOf, textOf } from '../content.ts'
import { copiesOf } from '../copies.ts'
import { log, seat } from '../state.ts'
import { hasWords, t } from '../words/index.ts'
import { told } from './log-entries.ts'
import { dieWords } from './odds.ts'

// Why something is asked.

/** Windows about a die. */
const rolling: readonly string[] = ['roll-before', 'roll-after', 'viper-attacked']

/** The crisis, the check or the step it belongs to. */
export function whyAsked(now: View, asked: Request): string {
  if (asked.options.length === 0) return t('ask.why.nothing')
  if (asked.window !== '' && asked.secret) return whyInWindow(now, asked)
  if (areCopies(asked)) return t('ask.why.copies')
  if (now.check) return t('ask.why.check', { title: now.check.title })
  if (now.crisis) return t('ask.why.crisis', { card: { key: `card:${now.crisis.card}` } })
  if (now.turn.number === 0) return t('ask.why.setup')
  if (now.turn.step === 'receive-skills' && roleOf(now.players[seat.value]?.at ?? '') === 'sickbay')
    return t('ask.why.sickbay')
  const reached = now.travelled[now.travelled.length - 1]
  if (/^prompt\.(risk|refit)/.test(asked.prompt.key) && reached !== undefined)
    return t('ask.why.destination', { card: { key: `card:${reached}` }, text: textOf(`card:${reached}`) })
  if (now.turn.step === 'end' && asked.prompt.key === 'prompt.discard')
    return t('ask.why.end', { n: now.hand.length - asked.min })
  const step = { key: `step:${now.turn.step}` }
  if (!hasWords(step.key)) return ''
  return t('ask.why.turn', { step, who: seatName(now.turn.seat) })
}

/** The same card several times, which only he sees; where all see it, nobody is asked. */
const areCopies = ({ options, min, max }: Request): boolean =>
  min === max && options.every((o) => o.card !== undefined) && copiesOf(options).length === 1

function whyInWindow(now: View, { window }: Request): string {
  const about = now.roll && rolling.includes(window) ? dieWords(now, now.roll) : t('ask.why.window')
  const used = usedSince(log.value)
  return used ? `${t('ask.why.again', { what: told(used) })} ${about}` : about
}

const uses: readonly string[] = ['event.played', 'event.used', 'event.takes-effect']

/** What was used last, where everybody is asked again for it. */
export function usedSince(entries: readonly LogEntry[]): Message | undefined {
  const offered = entries.findLastIndex((e) => e.message.key.startsWith('window.'))
  if (entries[offered]?.message.key !== 'window.again') return undefined
  return entries.slice(0, offered).findLast((e) => uses.includes(e.message.key))?.message
}
