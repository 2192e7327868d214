import { type Answer, type GameEvent, type GameState, type Request, view } from '@ragtag/engine'
import type { Played } from '../../src/index.ts'
import { idIn, messageIn, numberIn } from '../../src/message.ts'

// What is counted in a game.

export type Figures = {
  readonly winner: string
  readonly ending: string
  readonly decisions: number
  readonly thinking: number
  readonly turns: number
  readonly distance: number
  readonly counts: Readonly<Record<string, number>>
}

/** What the last thing was that can cost something. */
const causes: readonly string[] = [
  'event.jump',
  'event.destination',
  'event.crisis',
  'event.super-crisis',
  'event.check-pass',
  'event.check-partial',
  'event.check-fail',
  'event.crisis-choice',
  'event.civilian',
  'event.activates',
  'event.used',
  'event.revealed',
  'event.activate',
  'event.played',
]

type Counting = {
  readonly watch: (state: GameState, request: Request, memory: unknown, answer: Answer) => void
  readonly hear: (events: readonly GameEvent[]) => void
  readonly done: (played: Played) => Figures
}

export function figuresOf(): Counting {
  const counts: Record<string, number> = {}
  const count = (what: string, n = 1): void => {
    counts[what] = (counts[what] ?? 0) + n
  }
  let cause = 'start'
  let total = { surplus: 0 }
  let added = 0
  let title = ''
  return {
    watch: (state, request, _memory, answer) => {
      if (request.prompt.key === 'prompt.may' && state.stack.some((f) => f.proc === 'reveal'))
        count(answer.options.includes('no') ? 'reveal powers declined' : 'reveal powers used')
    },
    hear: (events) => {
      for (const message of events) {
        if (causes.includes(message.key)) cause = message.key.slice(6)
        if (message.key === 'event.lost')
          count(`lost ${idIn(message, 'resource')} by ${cause}`, numberIn(message, 'n'))
        if (message.key === 'event.gained')
          count(`gained ${idIn(message, 'resource')} by ${cause}`, numberIn(message, 'n'))
        if (message.key === 'event.check-revealed')
          total = { surplus: numberIn(message, 'strength') - numberIn(message, 'difficulty') }
        if (message.key === 'event.check-pass') {
          count('surplus', Math.max(0, total.surplus))
          if (total.surplus >= 5) count('passed by 5 or more')
        }
        if (message.key === 'event.contributed') added += numberIn(message, 'n')
        if (message.key === 'event.check') {
          added = 0
          title = messageIn(message, 'title')?.key ?? ''
        }
        if (message.key === 'event.check-pass' && title.startsWith('location:'))
          count(`passed the check at ${title.slice(9)}`)
        if (message.key === 'event.check-fail') count('cards in failed checks', added)
        if (message.key === 'event.activates') count(`activates ${idIn(message, 'location')}`)
        if (counted.includes(message.key)) count(message.key.slice(6))
      }
    },
    done: ({ state, decisions, thinking }) => {
      for (const [r, n] of Object.entries(state.resources)) count(`left ${r}`, n)
      return {
        winner: state.outcome?.winner ?? 'nobody',
        ending: `${state.outcome?.winner}: ${state.outcome?.reason}`,
        decisions,
        thinking,
        turns: state.turn.number,
        distance: view(state, 'spectator').distance,
        counts,
      }
    },
  }
}

const counted: readonly string[] = [
  'event.check-pass',
  'event.check-fail',
  'event.check-partial',
  'event.jump',
  'event.revealed',
]
