import type { Request } from '@ragtag/engine'
import type { BotLevel, Claim, FromClient, Speed, Verdict } from '@ragtag/protocol'
import { aheadMark, hinting, pending, request, undo, undone } from './state.ts'

// What a person can do at the table. Whoever carries it to the server (a socket, or the table in this very
// page that development uses) gives itself as the carrier.

type Carrier = (message: FromClient) => void

let carrier: Carrier = () => {}
export const carryBy = (next: Carrier): void => {
  carrier = next
}

const nonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('')

/** Answers the open request with these options. */
export const answer = (options: readonly string[]): void => answerTo(request.value, options)

/** Answers a request, the open one or one of those that nobody waits for. */
export function answerTo(asked: Request | null, options: readonly string[]): void {
  if (!asked || pending.value !== '') return
  pending.value = nonce()
  carrier({
    type: 'answer',
    nonce: pending.value,
    request: asked.id,
    options: [...options],
    undone: undone.peek(),
  })
}

/** Takes back what one answered last, while that is possible. */
export function takeBack(): void {
  if (undo.value === '' || pending.value !== '') return
  pending.value = nonce()
  carrier({ type: 'undo', nonce: pending.value, request: undo.value })
}

let looks = 0
/** Asks what answers would do; says by which nonce that is told. */
export function lookAhead(asked: string, answers: readonly (readonly string[])[]): string {
  const name = `${aheadMark}${++looks}`
  carrier({ type: 'foresee', nonce: name, request: asked, answers: answers.map((a) => [...a]) })
  return name
}

/** What would a bot do in one's place? */
export function askHint(asked: Request): void {
  if (hinting.value !== '') return
  hinting.value = nonce()
  carrier({ type: 'hint', nonce: hinting.value, request: asked.id })
}

/** How much one can add to the check under way, or has added. */
export const sayWord = (claim: Claim): void => carrier({ type: 'word', claim })

/** What one has seen of somebody's Loyalty, true or not. */
export const testify = (whose: number, says: Verdict): void => carrier({ type: 'testify', whose, says })

export const chat = (text: string): void => {
  const trimmed = text.trim()
  if (trimmed !== '') carrier({ type: 'chat', text: trimmed })
}

export const setNotes = (text: string): void => carrier({ type: 'notes', text })

/** Asks no more in a kind of window until the turn ends or for good, or ('ask') asks again. */
export const setSkip = (window: string, until: 'turn' | 'game' | 'ask'): void =>
  carrier({ type: 'skip', window, until })

/** How fast bots play, for whoever is alone with them. */
export const setSpeed = (speed: Speed): void => carrier({ type: 'bots', speed })

export const rename = (name: string): void => {
  const trimmed = name.trim()
  if (trimmed !== '') carrier({ type: 'rename', name: trimmed })
}

export const host = {
  seat: (seat: number, occupant: 'bot' | 'human'): void => carrier({ type: 'seat', seat, occupant }),
  start: (): void => carrier({ type: 'start' }),
  again: (table: string, seats: readonly string[]): void =>
    carrier({ type: 'again', table, seats: [...seats] }),
  /** A new link for all free chairs, or none. */
  joint: (open: boolean): void => carrier({ type: 'joint', open }),
  /** How well the bot of a chair plays, or all of them. */
  level: (level: BotLevel, seat?: number): void =>
    carrier({ type: 'level', level, ...(seat === undefined ? {} : { seat }) }),
  agree: (agreed: { readonly talk?: boolean; readonly hints?: boolean }): void =>
    carrier({ type: 'agree', ...agreed }),
  newLink: (seat: number): void => carrier({ type: 'new-link', seat }),
}
