import type { DeckView, View } from '@ragtag/engine'
import type { ComponentChildren } from 'preact'
import { contentFor, textOf } from '../content.ts'
import { useOneStop } from '../shared/one-stop.ts'
import { openReference, view } from '../state.ts'
import { distanceOf } from '../table/missions.ts'
import { sentence, t } from '../words/index.ts'

// What lies open on the table for everybody to see, and how much of everything is left.

export function OpenPage() {
  const now = view.value
  if (!now) return <p class="ref-dim">{t('reference.unknown')}</p>
  return (
    <article class="ref-page">
      <h2 class="ref-title">{t('open.title')}</h2>
      <Journey now={now} />
      <People now={now} />
      <Hits now={now} />
      <Piles now={now} />
      <Supply now={now} />
    </article>
  )
}

const Part = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <>
    <h3 class="ref-kicker">{t(`open.${name}`)}</h3>
    <ul class="ref-list" ref={useOneStop<HTMLUListElement>()}>
      {children}
    </ul>
  </>
)

type RowProps = {
  readonly title: string
  readonly kind?: string
  readonly text?: string
  /** What it leads to, or ''. */
  readonly to?: string
}

const Row = ({ title, kind = '', text = '', to = '' }: RowProps) => (
  <li>
    <button type="button" class="ref-row" disabled={to === ''} onClick={() => openReference(to)}>
      <span class="ref-row-title">{title}</span>
      {kind === '' ? null : <span class="ref-row-kind">{kind}</span>}
      {text === '' ? null : <span class="ref-row-text">{text}</span>}
    </button>
  </li>
)

/** The cards beside the objective; their numbers are the distance. */
function Journey({ now }: { readonly now: View }) {
  const { destinations, crises, rules } = contentFor(now)
  const { id, goal, title } = rules.objective
  const far = (card: string): number =>
    destinations.get(card)?.distance ?? crises.get(card)?.distance ?? distanceOf(now, card)
  return (
    <Part name="journey">
      {now.travelled.map((card, i) => (
        <Row
          key={`${i}${card}`}
          title={t(`card:${card}`)}
          kind={t('open.distance', { n: far(card) })}
          text={textOf(`card:${card}`)}
          to={`card:${card}`}
        />
      ))}
      <Row
        title={title}
        kind={t('open.so-far', { n: now.distance, of: goal })}
        text={textOf(`card:${id}`)}
        to={`card:${id}`}
      />
    </Part>
  )
}

/** What everyone knows of each player: cards turned up, cards given to him, and what is used up. */
function People({ now }: { readonly now: View }) {
  return (
    <Part name="people">
      {now.players.map((p) => {
        const given = now.inPlay.filter((c) => c.holder === p.seat)
        const cards = (ids: readonly string[]) => ids.map((card) => ({ key: `card:${card}` }))
        const facts = [
          p.shown.length > 0 ? t('crew.shown', { cards: cards(p.shown) }) : '',
          given.length > 0 ? t('open.given', { cards: cards(given.map((c) => c.card)) }) : '',
          ...Object.entries(p.open).map(([deck, faces]) =>
            faces.length > 0 ? t('open.held', { deck: { key: `deck:${deck}` }, cards: cards(faces) }) : '',
          ),
          ...Object.entries(p.held).map(([deck, n]) =>
            n > 0 && !(deck in p.open) ? t('crew.held', { n, deck: { key: `deck:${deck}` } }) : '',
          ),
          p.used.length > 0 && contentFor(now).rules.oncePerGame === 'once'
            ? t('crew.used', { abilities: p.used.map((a) => ({ key: `ability:${a}` })) })
            : '',
        ].filter((fact) => fact !== '')
        return (
          <Row
            key={p.seat}
            title={t('seat', { seat: p.seat })}
            kind={t('open.holds', { cards: p.cards, loyalty: p.loyaltyCards })}
            text={facts.join(' · ')}
            to={p.character === '' ? '' : `character:${p.character}`}
          />
        )
      })}
    </Part>
  )
}

/** Damage of basestars and what else lies on ships, each token with what it does. */
function Hits({ now }: { readonly now: View }) {
  const hit = now.ships
    .map((s) => ({ ...s, lie: [...s.damage, ...(s.tokens ?? [])] }))
    .filter((s) => s.lie.length > 0)
  if (hit.length === 0) return null
  return (
    <Part name="hits">
      {hit.flatMap((s) =>
        s.lie.map((token) => (
          <Row
            key={`${s.id}${token}`}
            title={t(`token:${token}`)}
            kind={t(`space.${s.area}`)}
            text={textOf(`token:${token}`)}
            to={`token:${token}`}
          />
        )),
      )}
    </Part>
  )
}

const noCards: DeckView = { cards: 0, top: '' }

/** Every deck: how many cards are left, and the card on top of its discards. */
function Piles({ now }: { readonly now: View }) {
  const { skillTypes } = contentFor(now).rules
  const names = Object.keys(now.decks)
  const decks = [...skillTypes, ...names.filter((name) => !skillTypes.some((type) => type === name))]
  return (
    <Part name="piles">
      {decks.map((deck) => {
        const { cards, top } = now.decks[deck] ?? noCards
        const skill = top === '' ? undefined : contentFor(now).skills.get(top)
        const key = skill ? `skill-card:${top}` : `card:${top}`
        return (
          <Row
            key={deck}
            title={t(`deck:${deck}`)}
            kind={t('open.left', { n: cards })}
            text={top === '' ? t('open.no-discards') : t('open.top', { card: { key } })}
            to={top === '' ? '' : key}
          />
        )
      })}
      <Row title={t('open.destiny')} kind={t('open.left', { n: now.destiny })} />
      <Row title={t('open.loyalty')} kind={t('open.left', { n: now.loyaltyDeck })} />
      <Row title={t('open.quorum-hand')} kind={t('open.cards', { n: now.quorumCards })} />
    </Part>
  )
}

/** Ships and tokens that can still come, and the civilian ships that are gone. */
function Supply({ now }: { readonly now: View }) {
  const kinds = [...contentFor(now).shipKinds.values()]
  const rows: readonly (readonly [string, number, number])[] = [
    ...kinds
      .filter((k) => k.side === 'cylon')
      .map(
        ({ id, count }) => [id, now.fleet[id]?.reserve ?? 0, count - (now.fleet[id]?.removed ?? 0)] as const,
      ),
    ...kinds
      .filter((k) => k.class === 'civilian')
      .map(({ id, count }) => [id, now.civilians, count] as const),
  ]
  return (
    <Part name="supply">
      {rows.map(([kind, n, of]) => (
        <Row
          key={kind}
          title={sentence(t(`ship:${kind}`))}
          kind={t('open.of', { n, of })}
          text={
            kind === 'civilian' && now.lostCivilians.length > 0
              ? t('open.lost', { list: now.lostCivilians.map((face) => ({ key: `token:${face}` })) })
              : ''
          }
        />
      ))}
      {now.boards
        .filter(({ id }) => [...contentFor(now).damageTokens.values()].some((token) => token.board === id))
        .map(({ id, tokens }) => (
          <Row
            key={id}
            title={t('open.damage-tokens', { board: { key: `board:${id}` } })}
            kind={t('open.left', { n: tokens })}
          />
        ))}
      {Object.entries(now.piles ?? {}).map(([pile, n]) => (
        <Row key={pile} title={sentence(t(`pile:${pile}`))} kind={t('open.left', { n })} />
      ))}
      <Row title={t('open.basestar-tokens')} kind={t('open.left', { n: now.basestarTokens })} />
    </Part>
  )
}
