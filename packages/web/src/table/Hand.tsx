import { skillTypes, type View, worthIn } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor, type Face, faceOf, textOf } from '../content.ts'
import { lit } from '../lit.ts'
import { Glyph } from '../shared/Glyph.tsx'
import { request, selection } from '../state.ts'
import { t, wordsOr } from '../words/index.ts'
import { Arms } from './Arms.tsx'
import { sideFor } from './apart.ts'
import { signed } from './signed.ts'
import { InCheck } from './signs.tsx'
import { spot } from './spot.ts'

/** The viewer's own cards: skill cards by type, then what else only he may see. */
export function Hand({ now }: { readonly now: View }): JSX.Element {
  const faces = sorted(now)
  const secrets = secretsOf(now)
  return (
    <section class="hand" aria-label={t('hand.title')}>
      <h2 class="unseen">{t('hand.title')}</h2>
      {faces.length === 0 && <p class="none">{t('hand.none')}</p>}
      <div class="cards">
        {faces.map((face) => (
          <SkillCard key={face.card} now={now} face={face} />
        ))}
      </div>
      <Arms now={now} />
      {secrets.length > 0 && (
        <div
          class={`secrets${secrets.length > 4 ? ' many' : secrets.length < 4 ? ` few-${secrets.length}` : ''}`}
        >
          {secrets.map((secret) => (
            <SecretCard key={secret.thing} {...secret} />
          ))}
        </div>
      )}
    </section>
  )
}

/** Each once, by type, the strongest first. */
function sorted(now: View): Face[] {
  const content = contentFor(now)
  return [...new Set(now.hand)]
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

/** How many there are of a card, and how many of these are chosen. */
function Copies({ thing, n }: { readonly thing: string; readonly n: number }): JSX.Element | null {
  if (n < 2) return null
  const taken = lit.value.get(thing)?.filter((o) => selection.value.includes(o.id)).length ?? 0
  return (
    <span class="copies">{taken > 0 ? t('hand.taken', { n: taken, of: n }) : t('space.count', { n })}</span>
  )
}

type SkillProps = { readonly now: View; readonly face: Face }

function SkillCard({ now, face }: SkillProps): JSX.Element {
  const { card, type, title, strength, text } = face
  const thing = `hand:${card}`
  const copies = now.hand.filter((c) => c === card).length
  const worth =
    now.check && request.value?.window === 'check-contribute' ? worthIn(now.check, face) : undefined
  return (
    <div {...spot(thing, `slot ${type}${copies > 1 ? ' several' : ''}`, `skill-card:${card}`)}>
      <div class="cut card">
        <i class="band" aria-hidden="true" />
        <header>
          <b class={worth === undefined ? '' : worth > 0 ? 'plus' : 'minus'}>
            {worth === undefined ? strength : signed(worth)}
          </b>
          <Glyph type={type} size={18} />
          <Copies thing={thing} n={copies} />
          {face.inCheck && <InCheck />}
        </header>
        <h3>{title}</h3>
        <p>{text}</p>
        <footer>{t(`type:${type}`)}</footer>
      </div>
    </div>
  )
}

function SecretCard({ card, thing, look, pile, copies, ready }: Secret): JSX.Element {
  const title = t(`card:${card}`)
  return (
    <div {...spot(thing, `slot ${look}${ready ? ' ready' : ''}`, `card:${card}`)}>
      <div class="cut card">
        <i class="band" aria-hidden="true" />
        <footer>
          {pile}
          {ready && <b class="now">{t('hand.ready')}</b>}
        </footer>
        <h3>
          <span>{title}</span>
          {copies > 1 && <span class="copies">{t('space.count', { n: copies })}</span>}
        </h3>
        <p>{textOf(`card:${card}`)}</p>
      </div>
    </div>
  )
}
