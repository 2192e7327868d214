import type { View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor, textOf } from '../content.ts'
import { hasWords, t } from '../words/index.ts'
import type { Moment } from './great.ts'

// Loyalty cards face up before the one who may see them, and what they make of him.

/** The side that is printed on it; some cards are of none. */
const teamOf = (now: View, card: string): string => contentFor(now).loyalty.get(card)?.team ?? ''

const countsFor = (now: View, card: string): string =>
  contentFor(now).loyalty.get(card)?.countsAs ?? teamOf(now, card)

/** What the cards that are new make of somebody who holds others, too. */
export function meaning({ kind, after, cards }: Pick<Moment, 'kind' | 'after' | 'cards'>): string {
  const viewer = after.viewer === 'spectator' ? undefined : after.players[after.viewer]
  const held = [...(viewer?.loyalty ?? [])]
  for (const card of cards) {
    const at = held.indexOf(card)
    if (at >= 0) held.splice(at, 1)
  }
  const cylon = (all: readonly string[]): boolean => all.some((card) => countsFor(after, card) === 'cylon')
  const human =
    held.every((card) => countsFor(after, card) === 'human') &&
    cards.every((card) => teamOf(after, card) === 'human')
  // Who is known for one stays one, whatever he is dealt.
  if (viewer?.revealed || cylon(held)) return 'still-cylon'
  const again = held.length > 0 || kind === 'sleeper'
  if (cylon(cards)) return again ? 'now-cylon' : 'cylon'
  // Of other cards their own text says what becomes of their owner.
  return !human ? '' : again ? 'still-human' : 'human'
}

export function Loyalty({ at }: { readonly at: Moment }): JSX.Element {
  const words = at.kind === 'looked' ? 'moment.looked.text' : `moment.loyalty.${meaning(at)}`
  return (
    <>
      <ul class="faces">
        {at.cards.map((card, i) => (
          <li
            key={`${card}${i + 1}`}
            class={`cut loyalty-face ${teamOf(at.after, card)}`}
            style={{ '--i': i }}
          >
            <Emblem team={teamOf(at.after, card)} />
            <h3>{t(`card:${card}`)}</h3>
            <p>{textOf(`card:${card}`)}</p>
          </li>
        ))}
      </ul>
      {hasWords(words) && <p class="means">{t(words)}</p>}
      {at.kind !== 'looked' && <p class="secret">{t('moment.loyalty.secret')}</p>}
    </>
  )
}

/** An eye that sweeps, or the sign of the fleet; of other sides a question. */
function Emblem({ team }: { readonly team: string }): JSX.Element {
  return (
    <svg class="emblem" viewBox="-50 -22 100 44" aria-hidden="true">
      {team === 'cylon' ? (
        <>
          <path class="visor" d="M-46-7-34-14H34L46-7V7L34 14H-34L-46 7Z" />
          <rect class="eye" x="-9" y="-5" width="18" height="10" />
        </>
      ) : team === 'human' ? (
        <>
          <path d="M0-18 6-6H44L30 4H10L0 18-10 4H-30L-44-6H-6Z" />
          <path class="rim" d="M0-9 3-2H20L14 2H5L0 9-5 2H-14L-20-2H-3Z" />
        </>
      ) : (
        <path class="rim" d="M0-18 18 0 0 18-18 0ZM0-8 8 0 0 8-8 0Z" />
      )}
    </svg>
  )
}
