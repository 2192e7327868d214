import { skillTypes, type View, worthIn } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor, type Face, faceOf, textOf } from '../content.ts'
import { Glyph } from '../shared/Glyph.tsx'
import { request } from '../state.ts'
import { t, wordsOr } from '../words/index.ts'
import { sideFor } from './apart.ts'
import { signed } from './signed.ts'
import { InCheck } from './signs.tsx'
import { spot } from './spot.ts'

/** The viewer's own cards: skill cards by type, then what else only he may see. */
export function Hand({ now }: { readonly now: View }): JSX.Element {
  const faces = sorted(now)
  const secrets = secretsOf(now)
  const seen = new Map<string, number>()
  return (
    <section class="hand" aria-label={t('hand.title')}>
      {faces.length === 0 && <p class="none">{t('hand.none')}</p>}
      <ul class="cards">
        {faces.map((face) => {
          const copy = (seen.get(face.card) ?? 0) + 1
          seen.set(face.card, copy)
          return <SkillCard key={`${face.card}#${copy}`} now={now} face={face} copy={copy} />
        })}
      </ul>
      {secrets.length > 0 && (
        <ul
          class={`secrets${secrets.length > 4 ? ' many' : secrets.length < 4 ? ` few-${secrets.length}` : ''}`}
        >
          {secrets.map((secret) => (
            <SecretCard key={secret.thing} {...secret} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** By type, the strongest first. */
function sorted(now: View): Face[] {
  const content = contentFor(now)
  return now.hand
    .flatMap((card) => faceOf(content, card) ?? [])
    .sort(
      (a, b) =>
        skillTypes.indexOf(a.type) - skillTypes.indexOf(b.type) ||
        b.strength - a.strength ||
        a.card.localeCompare(b.card),
    )
}

type Secret = {
  readonly card: string
  /** What it may be lit as, and how the pile it comes from looks. */
  readonly thing: string
  readonly look: string
  readonly pile: string
  readonly copies: number
  /** It can be laid open at this moment. */
  readonly ready: boolean
}

/** Loyalty and Quorum cards and those of other decks, each once with how many of it there are. */
function secretsOf(now: View): Secret[] {
  const own = now.viewer === 'spectator' ? undefined : now.players[now.viewer]
  const { loyalty } = contentFor(now)
  const of = (look: string, cards: readonly string[], kind: string, pile: string): Secret[] =>
    [...new Set(cards)].map((card) => ({
      card,
      thing: `${kind}:${card}`,
      look: `${look} ${sideFor(now, card) ?? lookOf(loyalty.get(card))}`,
      pile,
      copies: cards.filter((c) => c === card).length,
      ready: now.standing?.some((r) => r.options.some((o) => o.card === card)) ?? false,
    }))
  return [
    ...of('loyalty', own?.loyalty ?? [], 'loyalty', t('hand.loyalty')),
    ...Object.entries(now.held).flatMap(([deck, cards]) =>
      of(deck, cards, `held:${deck}`, wordsOr(`hand.${deck}`, t(`deck:${deck}`))),
    ),
    ...of('quorum', now.quorum, 'quorum', t('hand.quorum')),
  ]
}

/** A Loyalty card that makes a Cylon of one looks like it. */
const lookOf = (card: { readonly team: string; readonly countsAs?: string } | undefined): string =>
  card === undefined || (card.countsAs ?? card.team) === 'human' ? '' : 'cylon'

type SkillProps = { readonly now: View; readonly face: Face; readonly copy: number }

function SkillCard({ now, face, copy }: SkillProps): JSX.Element {
  const { card, type, title, strength, text } = face
  const worth =
    now.check && request.value?.window === 'check-contribute' ? worthIn(now.check, face) : undefined
  return (
    <li
      {...spot(
        `hand:${card}#${copy}`,
        `slot ${type}`,
        t('hand.card', { title, strength, type: { key: `type:${type}` } }),
        `skill-card:${card}`,
      )}
    >
      <div class="cut card">
        <i class="band" aria-hidden="true" />
        <header>
          <b class={worth === undefined ? '' : worth > 0 ? 'plus' : 'minus'}>
            {worth === undefined ? strength : signed(worth)}
          </b>
          <Glyph type={type} size={18} />
          {face.inCheck && <InCheck />}
        </header>
        <h4>{title}</h4>
        <p>{text}</p>
        <footer>{t(`type:${type}`)}</footer>
      </div>
    </li>
  )
}

function SecretCard({ card, thing, look, pile, copies, ready }: Secret): JSX.Element {
  const title = t(`card:${card}`)
  return (
    <li {...spot(thing, `slot ${look}${ready ? ' ready' : ''}`, title, `card:${card}`)}>
      <div class="cut card">
        <i class="band" aria-hidden="true" />
        <footer>
          {pile}
          {ready && <b class="now">{t('hand.ready')}</b>}
        </footer>
        <h4>
          <span>{title}</span>
          {copies > 1 && <span class="copies">{t('space.count', { n: copies })}</span>}
        </h4>
        <p>{textOf(`card:${card}`)}</p>
      </div>
    </li>
  )
}
