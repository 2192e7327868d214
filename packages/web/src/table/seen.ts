import { computed } from '@preact/signals'
import { passesForHuman, type View } from '@ragtag/engine'
import type { ChatEntry } from '@ragtag/protocol'
import { type Sighting, sightingIn } from '@ragtag/protocol/bots'
import { keptNumbers } from '../comfort/kept-numbers.ts'
import { chatLog, log, seat, table, view } from '../state.ts'
import { seatIn } from './in-messages.ts'

// Loyalty cards one has looked at: what one can tell the others about them, and has not yet. Who keeps it to himself is
// not asked again; that is kept in this browser, chair by chair.

/** Up to which look somebody has kept silent at a chair. */
const { numbers: silent, keep } = keptNumbers('ragtag.silent')

const chairHere = (): string => `${table.value?.table} ${seat.value}`

export type Look = Pick<Sighting, 'whose' | 'look'>

export const keepSilent = ({ look }: Look): void => keep(chairHere(), look)

/** Whoever has died, or shown what he is, has nothing to hide any more. */
const isHidden = (now: View, whose: number): boolean => {
  const p = now.players[whose]
  return p !== undefined && !p.revealed && p.loyaltyCards > 0
}

/** The last look of one's own at each player about whom there is still something to tell. Everybody counts looks alike. */
export const ownLooks = computed<readonly Look[]>(() => {
  const now = view.value
  if (!now || now.viewer === 'spectator' || now.outcome || !passesForHuman(now, seat.value)) return []
  const last = new Map<number, Look>()
  let look = 0
  for (const { message } of log.value)
    if (message.key === 'event.saw-loyalty' || message.key === 'event.looked-at-loyalty') {
      look++
      const whose = seatIn(message, 'whose')
      if (seatIn(message, 'who') === seat.value) last.set(whose, { whose, look })
    } else if (message.key === 'event.executed') last.delete(seatIn(message, 'who'))
  return [...last.values()].filter(({ whose }) => isHidden(now, whose)).sort((a, b) => a.look - b.look)
})

/** What one has said oneself about each look, the last word of each. */
const told = computed<ReadonlyMap<number, ChatEntry>>(() => {
  const lines = new Map<number, ChatEntry>()
  for (const c of chatLog.value) {
    const said = c.notice === 'saw' && c.seat === seat.value ? sightingIn(c.text) : undefined
    if (said) lines.set(said.look, c)
  }
  return lines
})

/** The first of them that one has neither spoken of nor kept to oneself. */
export const toTell = computed<Look | undefined>(() =>
  ownLooks.value.find(({ look }) => look > (silent.value[chairHere()] ?? 0) && !told.value.has(look)),
)

/** What one could say instead of a line of one's own, if that is one's last word about somebody. */
export function otherWord(c: ChatEntry): Pick<Sighting, 'whose' | 'says'> | undefined {
  const said = sightingIn(c.text)
  if (!said || told.value.get(said.look) !== c) return undefined
  if (!ownLooks.value.some(({ look }) => look === said.look)) return undefined
  return { whose: said.whose, says: said.says === 'human' ? 'cylon' : 'human' }
}
