import type { PlayerView, View } from '@ragtag/engine'
import type { SeatInfo } from '@ragtag/protocol'
import type { JSX } from 'preact'
import { host } from '../actions.ts'
import { contentFor, locationAt, textOf } from '../content.ts'
import { lit, looksFirst } from '../lit.ts'
import { isHost, openReference, seat, table } from '../state.ts'
import { nameOfPlayer, sentence, t, wordsOr } from '../words/index.ts'
import { isFull, laidOpen, mayHold, sideFor } from './apart.ts'
import { Portrait } from './Portrait.tsx'
import { sideOf } from './people.ts'
import { Sign } from './signs.tsx'
import { pointed, spot } from './spot.ts'

/** So many stand in the list with all there is to say; more make do with less where height is short. */
const few = 5

/** Who plays, where they are and what everyone knows of them. */
export function Crew({ now }: { readonly now: View }): JSX.Element {
  return (
    <section class={now.players.length > few ? 'cut crew many' : 'cut crew'} aria-label={t('crew.title')}>
      <h2>{t('crew.title')}</h2>
      <ul>
        {now.players.map((p) => (
          <Member key={p.seat} now={now} p={p} />
        ))}
      </ul>
    </section>
  )
}

const titles = ['president', 'admiral'] as const

/** Whether somebody holds a title until the end of this turn only. */
const isLent = (now: View, { seat: who }: PlayerView, title: (typeof titles)[number]): boolean =>
  now.turn.lasting?.some(
    ({ seat: holder, passive }) =>
      holder === who && passive.is === 'borrowed-title' && 'title' in passive && passive.title === title,
  ) ?? false

function whereIs(now: View, p: PlayerView): string {
  if (p.character === '') return t('crew.no-character')
  const ship = now.ships.find((s) => s.pilot === p.seat)
  if (p.at === 'piloting' && ship)
    return t('crew.piloting', {
      ship: { key: `ship:${ship.kind}` },
      area: t(`space.${ship.area}`).toLowerCase(),
    })
  return wordsOr(locationAt(now, p.at), t('crew.off-board'))
}

function Member({ now, p }: { readonly now: View; readonly p: PlayerView }): JSX.Element {
  const name = t('seat', { seat: p.seat })
  const chair = table.value?.seats[p.seat]
  // Titles are given once everybody has a character.
  const titled = now.players.every((x) => x.character !== '')
  const awaited = now.waitingFor.includes(p.seat)
  const is = contentFor(now).rules.standings[p.standing]
  const side = sideOf(now, p)
  const turned = side === 'cylon' || side === 'leader'
  const shown = t('crew.shown', { cards: p.shown.map((card) => ({ key: `card:${card}` })) })
  const state = [
    p.seat === now.turn.seat && now.turn.number > 0 ? 'current' : '',
    turned ? 'cylon' : '',
    awaited ? 'awaited' : '',
    p.seat === seat.value ? 'self' : '',
  ].join(' ')
  return (
    <li
      // Who uses no pointer finds the name.
      {...pointed(
        spot(`seat:${p.seat}`, `member ${state}`, p.character === '' ? '' : `character:${p.character}`),
      )}
    >
      <Portrait now={now} p={p} />
      <div class="of">
        <button
          type="button"
          class="who"
          onClick={(e) => {
            // A name is there to be read: it chooses nobody, unless whom it would choose is shown first.
            if (p.character === '' || (looksFirst() && lit.value.has(`seat:${p.seat}`))) return
            e.stopPropagation()
            openReference(`character:${p.character}`)
          }}
        >
          {name}
        </button>
        {(p.seat === seat.value || chair?.occupant === 'bot') && (
          <span class="kind">
            {p.seat === seat.value || !chair
              ? t('crew.you')
              : chair.level === 'normal'
                ? t('bots.usual')
                : t('bots.kind', { level: t(`bots.level.${chair.level}`).toLowerCase() })}
          </span>
        )}
        <span class="at">{sentence(whereIs(now, p))}</span>
        <Holds now={now} p={p} />
        <span class="tags">
          {titled &&
            titles
              .filter((title) => now.titles[title] === p.seat)
              .map((title) => (
                <b key={title} class="tag title">
                  {isLent(now, p, title) ? t('crew.lent', { title: t(`crew.${title}`) }) : t(`crew.${title}`)}
                </b>
              ))}
          {is?.title !== undefined && (
            <b class={`tag ${turned ? 'cylon' : side}`} title={p.shown.length > 0 ? shown : ''}>
              {is.title}
            </b>
          )}
          {!turned &&
            [...new Map(p.shown.map((card) => [wordsOr(`crew.${card}`, t(`card:${card}`)), card]))].map(
              ([name, card]) => (
                <b key={name} class={`tag is-${card}`} title={`${shown}\n${textOf(`card:${card}`)}`}>
                  {name}
                </b>
              ),
            )}
          {[...Object.values(p.open).flat(), ...laidOpen(now, p.seat)].map((card, i) => (
            <b
              key={`${card}${i + 1}`}
              class={`tag open-card ${sideFor(now, card) ?? ''}`}
              title={textOf(`card:${card}`)}
            >
              {t(`card:${card}`)}
            </b>
          ))}
          {chair && chair.botIn !== null && <b class="tag">{t('crew.bot-soon')}</b>}
          {p.superCrises > 0 && <b class="tag cylon">{t('crew.super', { n: p.superCrises })}</b>}
          {chair?.occupant === 'human' && p.seat !== seat.value && p.character !== '' && (
            <span class={chair.online ? 'player' : 'player away'}>
              {chair.online ? nameOfPlayer(p.seat) : t('crew.away', { name: nameOfPlayer(p.seat) })}
            </span>
          )}
        </span>
      </div>
      {awaited && (
        <span class="wait" role="img" aria-label={t('crew.awaited')}>
          <i />
          <i />
          <i />
        </span>
      )}
      {mayRebot(chair) && (
        <button
          type="button"
          class="swap"
          title={t('crew.rebot.why')}
          onClick={(e) => {
            e.stopPropagation()
            host.seat(p.seat, 'bot')
          }}
        >
          {t('crew.rebot')}
        </button>
      )}
    </li>
  )
}

/** The host can let a bot play for somebody who is away; over days everybody is, most of the time. */
const mayRebot = (chair: SeatInfo | undefined): boolean =>
  isHost.value && !table.value?.days && chair?.occupant === 'human' && !chair.online && chair.botIn === null

/** Cards in hand, hidden Loyalty cards, and what can be done once in the game and has been; or the tokens that pay for it. */
function Holds({ now, p }: { readonly now: View; readonly p: PlayerView }): JSX.Element {
  const { decks, rules } = contentFor(now)
  // Super Crisis cards have a tag; what lies face up is seen.
  const apart = Object.entries(p.held).filter(
    ([deck, n]) => n > 0 && deck !== 'super-crisis' && decks.get(deck)?.hand?.others !== 'faces',
  )
  return (
    <span class="holds">
      {Object.entries(p.tokens).map(([token, n]) =>
        n > 0 ? (
          <span key={token} class="token" title={t('crew.tokens', { n, token: tokenName(token) })}>
            <Sign of="token" id={token} />
            {n}
          </span>
        ) : null,
      )}
      {apart.map(([deck, n]) => (
        <span
          key={deck}
          class={`cards-apart ${deck}${isFull(now, p, deck) ? ' full' : ''}`}
          title={heldWords(now, p, deck)}
        >
          <Sign of="deck" id={deck} />
          {n}
        </span>
      ))}
      {p.used.length > 0 && rules.oncePerGame === 'once' && (
        <span
          class="used"
          title={t('crew.used', { abilities: p.used.map((a) => ({ key: `ability:${a}` })) })}
        >
          {t('crew.once')}
        </span>
      )}
      <span class="cards-held" title={t('crew.cards', { n: p.cards })}>
        <i aria-hidden="true" />
        {p.cards}
      </span>
      <span class="loyalty" title={t('crew.loyalty', { n: p.loyaltyCards })}>
        <i aria-hidden="true" />
        {p.loyaltyCards}
      </span>
    </span>
  )
}

/** How many cards of a deck somebody holds, and what the next one means. */
function heldWords(now: View, p: PlayerView, deck: string): string {
  const n = p.held[deck] ?? 0
  const words = t('crew.held', { n, deck: { key: `deck:${deck}` } })
  if (!isFull(now, p, deck)) return words
  return `${words}. ${t('crew.held.full', { n: mayHold(now, p, deck) ?? 0 })}`
}

const tokenName = (token: string): string => wordsOr(`token:${token}`, token)
