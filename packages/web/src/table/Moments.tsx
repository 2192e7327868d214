import type { Message, View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { boardHit } from '../content.ts'
import { motion } from '../state.ts'
import { say, sentence, t, wordsOr } from '../words/index.ts'
import { dealt, type Moment, moment } from './moments.ts'
import { Portrait } from './Portrait.tsx'

/** What is happening, shown over the board. The log says the same to those who listen. */
export function Moments({ now }: { readonly now: View }): JSX.Element {
  const at = moment.value
  return (
    <div class={`moments${motion.value ? '' : ' still'}`} aria-hidden="true">
      {at && (
        <div key={at.id} class={`moment ${at.kind}`}>
          <i class="wash" />
          {at.kind === 'jump' && <Streaks />}
          <div class="banner">
            <b>
              {sentence(
                t(`moment.${at.kind}`, {
                  board: { key: `board:${boardHit(at.message) ?? ''}` },
                  phase: at.message.params?.phase ?? '',
                  card: cardOf(at.message),
                }),
              )}
            </b>
            <span>{sentence(say(at.message))}</span>
            {at.kind === 'sleeper' && <Dealt now={now} at={at} />}
          </div>
        </div>
      )}
    </div>
  )
}

/** The name of the card it is about, as people are called by it. */
function cardOf({ params }: Message): string {
  const card = params?.card
  if (typeof card !== 'object' || !('key' in card)) return ''
  return wordsOr(card.key.replace('card:', 'crew.'), say(card))
}

/** Stars drawn out into lines as the fleet goes. */
function Streaks(): JSX.Element {
  const lines = Array.from({ length: 48 }, (_, i) => {
    const angle = (i * 137.508 * Math.PI) / 180
    const from = 70 + ((i * 53) % 160)
    const to = from + 90 + ((i * 31) % 210)
    const at = (r: number): string =>
      `${(r * Math.cos(angle)).toFixed(0)} ${(r * Math.sin(angle)).toFixed(0)}`
    return `M${at(from)}L${at(to)}`
  })
  return (
    <svg class="streaks" aria-hidden="true" viewBox="-400 -250 800 500" preserveAspectRatio="xMidYMid slice">
      <path d={lines.join('')} />
    </svg>
  )
}

/** New Loyalty cards before everyone, face down but one's own. */
function Dealt({ now, at }: { readonly now: View; readonly at: Moment }): JSX.Element {
  const own = dealt.value.flatMap((d) => d.cards)
  return (
    <>
      <ul key={at.id} class="dealt">
        {dealt.value.map(({ seat, n }, i) => {
          const player = now.players[seat]
          return (
            player && (
              <li key={`${i}${seat}`} style={{ '--i': i }}>
                <span class="backs">
                  {Array.from({ length: n }, (_, k) => (
                    <i key={`${k + 1}`} style={{ '--i': k }} />
                  ))}
                </span>
                <Portrait now={now} p={player} />
              </li>
            )
          )
        })}
      </ul>
      {own.length > 0 && <span class="own">{t('moment.sleeper.own', { cards: own })}</span>}
    </>
  )
}
