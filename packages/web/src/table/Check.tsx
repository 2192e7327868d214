import type { CheckView, Message, View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor, type Face, faceOf } from '../content.ts'
import { Glyph } from '../shared/Glyph.tsx'
import { Rich } from '../shared/Rich.tsx'
import { request, selection, view } from '../state.ts'
import { say, t } from '../words/index.ts'
import { type Reveal, reveal } from './moments.ts'
import { initials } from './people.ts'

/** The skill check under way, or the one just turned up. */
export function Check({ now }: { readonly now: View }): JSX.Element | null {
  const turned = reveal.value
  const check = now.check
  if (turned) return <Turned now={now} turned={turned} check={check} />
  return check ? <UnderWay now={now} check={check} /> : null
}

/** The check of a Crisis card stands beside the card: its name need not be said twice. */
const Title = ({ title }: { readonly title: Message | null }): JSX.Element => (
  <h3>
    <small>{t('check.title')}</small>
    {title && title.key !== `card:${view.value?.crisis?.card}` && <Rich message={title} />}
  </h3>
)

function Goal({ check }: { readonly check: CheckView }): JSX.Element {
  return (
    <header>
      <Title title={check.title} />
      <p class="goal">
        <b>{check.difficulty}</b>
        <span>{t('check.difficulty')}</span>
        {check.partial !== null && <span class="partial">{t('check.partial', { n: check.partial })}</span>}
      </p>
      <p class="types">
        {[...check.skills, ...check.positive].map((type) => (
          <span key={type} class={`type ${type}`}>
            <Glyph type={type} size={13} /> {t(`type:${type}`)}
          </span>
        ))}
        {check.worthless !== '' && (
          <span class="worthless">{t('check.worthless', { type: { key: `type:${check.worthless}` } })}</span>
        )}
      </p>
    </header>
  )
}

function UnderWay({ now, check }: { readonly now: View; readonly check: CheckView }): JSX.Element {
  const added = check.counts.reduce((sum, n) => sum + n, 0)
  const destiny = Math.max(0, check.total - added)
  return (
    <section class="check" aria-label={t('check.title')}>
      <Goal check={check} />
      {check.cards.length > 0 ? (
        <Sorted now={now} check={check} />
      ) : (
        <ul class="piles">
          {destiny > 0 && <Pile n={destiny} name={t('check.destiny')} title={t('check.destiny')} />}
          {check.counts.map((n, s) =>
            now.players[s]?.character === '' ? null : (
              <Pile key={`seat${s + 1}`} n={n} name={initials(s)} title={t('seat', { seat: s })} />
            ),
          )}
        </ul>
      )}
      <Tally now={now} check={check} />
    </section>
  )
}

/** What somebody put in, face down. */
function Pile({
  n,
  name,
  title,
}: {
  readonly n: number
  readonly name: string
  readonly title: string
}): JSX.Element {
  return (
    <li class={n === 0 ? 'empty' : ''} title={title} aria-label={t('check.added', { who: title, n })}>
      <span class="backs" aria-hidden="true">
        {Array.from({ length: n }, (_, i) => (
          <i key={`${i + 1}`} style={{ '--i': i }} />
        ))}
      </span>
      <b>{n}</b>
      <span>{name}</span>
    </li>
  )
}

const counts = (check: CheckView, face: Face): number =>
  face.type === check.worthless
    ? 0
    : [...check.skills, ...check.positive].includes(face.type)
      ? face.strength
      : -face.strength

/** What the cards one is about to add would be worth. */
function Tally({ now, check }: { readonly now: View; readonly check: CheckView }): JSX.Element | null {
  const asked = request.value
  if (asked?.window !== 'check-contribute') return null
  const content = contentFor(now)
  let [plus, minus] = [0, 0]
  for (const option of asked.options) {
    const face = selection.value.includes(option.id) && option.card ? faceOf(content, option.card) : undefined
    if (!face) continue
    const worth = counts(check, face)
    if (worth > 0) plus += worth
    else minus -= worth
  }
  return <p class="tally">{t('check.tally', { plus, minus })}</p>
}

function Sorted({ now, check }: { readonly now: View; readonly check: CheckView }): JSX.Element {
  const content = contentFor(now)
  const faces = check.cards.flatMap((c) => faceOf(content, c) ?? [])
  const plus = faces.filter((f) => counts(check, f) > 0)
  const minus = faces.filter((f) => counts(check, f) <= 0)
  const strength = check.strength ?? faces.reduce((sum, f) => sum + counts(check, f), 0)
  return (
    <Scale
      plus={plus}
      minus={minus}
      strength={strength}
      difficulty={check.difficulty}
      partial={check.partial}
    />
  )
}

function Turned({
  now,
  turned,
  check,
}: {
  readonly now: View
  readonly turned: Reveal
  readonly check: CheckView | null
}): JSX.Element {
  const content = contentFor(now)
  const facesOf = (cards: readonly string[]): Face[] => cards.flatMap((c) => faceOf(content, c) ?? [])
  const difficulty = check?.difficulty ?? turned.difficulty
  return (
    <section class={`check turned ${turned.result}`} aria-label={t('check.title')}>
      {check ? (
        <Goal check={check} />
      ) : (
        <header>
          <Title title={turned.title} />
        </header>
      )}
      <Scale
        key={turned.id}
        plus={facesOf(turned.plus)}
        minus={facesOf(turned.minus)}
        strength={turned.strength}
        difficulty={difficulty}
        partial={check?.partial ?? null}
      />
      {turned.result !== '' && (
        <p class={`result ${turned.result}`}>
          {t(turned.result === 'partial' ? 'check.partial-result' : `check.${turned.result}`)}
        </p>
      )}
    </section>
  )
}

type ScaleProps = {
  readonly plus: readonly Face[]
  readonly minus: readonly Face[]
  readonly strength: number
  readonly difficulty: number
  readonly partial: number | null
}

/** Cards for and against, and the total against the difficulty. */
function Scale({ plus, minus, strength, difficulty, partial }: ScaleProps): JSX.Element {
  const sum = (faces: readonly Face[]): number => faces.reduce((n, f) => n + f.strength, 0)
  const most = Math.max(difficulty, sum(plus), 1) * 1.08
  const at = (n: number): string => `${(Math.max(0, Math.min(n, most)) / most) * 100}%`
  return (
    <div class="scale">
      <Side name={t('check.for')} sign="fleet.more" faces={plus} kind="plus" />
      <Side name={t('check.against')} sign="fleet.less" faces={minus} kind="minus" />
      <div class="bar" role="img" aria-label={t('check.total', { strength, difficulty })}>
        <i class="all" style={{ width: at(sum(plus)) }} />
        <i class={`net${strength >= difficulty ? ' enough' : ''}`} style={{ width: at(strength) }} />
        {partial !== null && <i class="mark partial" style={{ left: at(partial) }} />}
        <i class="mark" style={{ left: at(difficulty) }} />
      </div>
      <p class="sum">
        <b class={strength >= difficulty ? 'enough' : ''}>{strength}</b>
        <span>{t('check.against-difficulty', { difficulty })}</span>
      </p>
    </div>
  )
}

type SideProps = {
  readonly name: string
  readonly sign: string
  readonly faces: readonly Face[]
  readonly kind: string
}

function Side({ name, sign, faces, kind }: SideProps): JSX.Element {
  return (
    <div class={`side ${kind}`}>
      <h4>{name}</h4>
      <ul>
        {faces.map((f, i) => (
          <li
            key={`${f.card}${i + 1}`}
            class={f.type}
            title={say({ key: `skill-card:${f.card}` })}
            style={{ '--i': i }}
          >
            <Glyph type={f.type} size={13} />
            <b>{t(sign, { n: f.strength })}</b>
          </li>
        ))}
        {faces.length === 0 && <li class="nil">{t('check.nothing')}</li>}
      </ul>
    </div>
  )
}
