import {
  type CheckView,
  type Message,
  type Param,
  type SkillType,
  seatName,
  type View,
  worthIn,
} from '@ragtag/engine'
import type { Claim } from '@ragtag/protocol'
import type { JSX } from 'preact'
import { cardsAct, contentFor, type Face, faceOf } from '../content.ts'
import { Glyph } from '../shared/Glyph.tsx'
import { Rich } from '../shared/Rich.tsx'
import { request, selection, view } from '../state.ts'
import { say, t } from '../words/index.ts'
import { attemptOf } from './missions.ts'
import { drawn, type Reveal, reveal } from './moments.ts'
import { initials } from './people.ts'
import { SayWord } from './SayWord.tsx'
import { saidNow } from './said.ts'
import { signed } from './signed.ts'
import { InCheck } from './signs.tsx'

/** The skill check under way, or the one just turned up. */
export function Check({ now }: { readonly now: View }): JSX.Element | null {
  const turned = reveal.value
  const check = now.check
  if (turned) return <Turned now={now} turned={turned} check={check} />
  return check ? <UnderWay now={now} check={check} /> : null
}

/** Whether the card it is made for lies beside it. */
const isBeside = (title: Message): boolean =>
  title.key === `card:${view.value?.crisis?.card ?? drawn.value?.card}` ||
  (view.value !== null && attemptOf(view.value, title) !== undefined)

/** The check of a Crisis card stands beside the card: its name need not be said twice. */
const Title = ({ title }: { readonly title: Message | null }): JSX.Element => (
  <h3>
    <small>{t('check.title')}</small>
    {title && !isBeside(title) && <Rich message={title} />}
  </h3>
)

function Goal({ check }: { readonly check: CheckView }): JSX.Element {
  const now = view.value
  return (
    <header>
      <Title title={check.title} />
      <p class="goal">
        <b>{check.difficulty}</b>
        <span>{t('check.difficulty')}</span>
        {check.partial !== null && <span class="partial">{t('check.partial', { n: check.partial })}</span>}
      </p>
      {check.reckless && (
        <p class="reckless">
          <b>{t('check.reckless')}</b>{' '}
          {t(
            now && contentFor(now).rules.reckless.length > 0 ? 'check.reckless.turned' : 'check.reckless.why',
          )}
        </p>
      )}
      {check.sealed ? (
        <p class="acts">{t('check.sealed')}</p>
      ) : check.silenced ? (
        <p class="acts">{t('check.silenced')}</p>
      ) : (
        now &&
        cardsAct(contentFor(now)) && (
          <p class="acts">
            <InCheck /> {t('check.acts')}
          </p>
        )
      )}
      {check.picked >= 0 && (
        <p class="about">
          <Rich message={{ key: 'check.about', params: { who: seatName(check.picked) } }} />
        </p>
      )}
      <p class="types">
        <span class="helps">{t('check.helps')}</span>
        {check.skills.map((type) => (
          <TypeName key={type} type={type} />
        ))}
        {check.positive
          .filter((type) => !check.skills.includes(type))
          .map((type) => (
            <TypeName key={type} type={type} also />
          ))}
        {check.alwaysFor.map((n) => (
          <span key={n} class="type also">
            {t('check.strength-also', { n })}
          </span>
        ))}
        {check.worthless !== '' && (
          <span class="worthless">{t('check.worthless', { type: { key: `type:${check.worthless}` } })}</span>
        )}
      </p>
    </header>
  )
}

function TypeName({
  type,
  also = false,
}: {
  readonly type: SkillType
  readonly also?: boolean
}): JSX.Element {
  const name = { key: `type:${type}` }
  return (
    <span class={`type ${type}${also ? ' also' : ''}`}>
      <Glyph type={type} size={13} /> {also ? t('check.also', { type: name }) : say(name)}
    </span>
  )
}

function UnderWay({ now, check }: { readonly now: View; readonly check: CheckView }): JSX.Element {
  const added = check.counts.reduce((sum, n) => sum + n, 0)
  const destiny = Math.max(0, check.total - added)
  return (
    <section class="check" aria-label={t('check.title')}>
      <Goal check={check} />
      {check.strength === null && (
        <ul class="piles">
          {destiny > 0 && <Pile n={destiny} name={t('check.destiny')} who={t('check.destiny')} />}
          {inOrder(now).map((s, i, order) => (
            <Pile
              key={`seat${s + 1}`}
              n={check.counts[s] ?? 0}
              name={initials(s)}
              who={seatName(s)}
              said={saidNow.value.get(s)}
              adds={now.waitingFor.includes(s)}
              toCome={destiny === 0 || order.slice(0, i).some((before) => now.waitingFor.includes(before))}
            />
          ))}
        </ul>
      )}
      {check.strength === null && <SayWord now={now} />}
      {check.faceUp && check.strength === null && <p class="face-up">{t('check.face-up')}</p>}
      {check.cards.length > 0 && <Sorted now={now} check={check} />}
      <Tally now={now} check={check} />
    </section>
  )
}

/** From the current player's left round to himself. */
const inOrder = (now: View): number[] => now.players.map((_, i, all) => (now.turn.seat + 1 + i) % all.length)

type PileProps = {
  readonly n: number
  readonly name: string
  readonly who: Param
  /** What he has said about it. */
  readonly said?: Claim | undefined
  /** Whether it is this one's turn to add. */
  readonly adds?: boolean
  /** Whether his turn to add is still to come. */
  readonly toCome?: boolean
}

/** What somebody put in, face down. */
function Pile({ n, name, who, said, adds = false, toCome = false }: PileProps): JSX.Element {
  const added = toCome ? t('check.to-come', { who }) : t('check.added', { who, n })
  const word = said && t(`word.short.${said}`)
  const label = word ? `${added}. ${t('word.said', { who, word })}` : added
  return (
    <li
      class={`${n === 0 ? 'empty' : ''}${adds ? ' adds' : ''}`}
      title={label}
      aria-label={adds ? `${label}, ${t('check.adds-now')}` : label}
    >
      <span class="backs" aria-hidden="true">
        {Array.from({ length: n }, (_, i) => (
          <i key={`${i + 1}`} style={{ '--i': i }} />
        ))}
      </span>
      <b>{toCome ? '' : n}</b>
      <span>{name}</span>
      {word && <q class="said">{word}</q>}
    </li>
  )
}

/** What the cards one is about to add would be worth. */
function Tally({ now, check }: { readonly now: View; readonly check: CheckView }): JSX.Element | null {
  const asked = request.value
  if (asked?.window !== 'check-contribute') return null
  const content = contentFor(now)
  let [plus, minus, helpful] = [0, 0, 0]
  for (const option of asked.options) {
    const face = option.card ? faceOf(content, option.card) : undefined
    const worth = face ? worthIn(check, face) : 0
    if (worth > 0) helpful++
    if (!selection.value.includes(option.id)) continue
    if (worth > 0) plus += worth
    else minus -= worth
  }
  if (selection.value.length === 0)
    return (
      <p class="tally">
        {t(helpful > 0 ? 'check.tally.helpful' : 'check.tally.harmful', { n: helpful, max: asked.max })}
      </p>
    )
  return <p class="tally">{t('check.tally', { plus, minus })}</p>
}

function Sorted({ now, check }: { readonly now: View; readonly check: CheckView }): JSX.Element {
  const content = contentFor(now)
  const faces = check.cards.flatMap((c) => faceOf(content, c) ?? [])
  const plus = faces.filter((f) => worthIn(check, f) > 0)
  const minus = faces.filter((f) => worthIn(check, f) <= 0).map((f) => counting(check, f))
  const strength = check.strength ?? faces.reduce((sum, f) => sum + worthIn(check, f), 0)
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

/** The card with the strength it has in this check. */
const counting = (check: CheckView | null, face: Face): Face =>
  check?.worthless === face.type ? { ...face, strength: 0 } : face

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
  const facesOf = (cards: readonly string[]): Face[] =>
    cards.flatMap((c) => faceOf(content, c) ?? []).map((f) => counting(check, f))
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
      <Side name={t('check.for')} sign={1} faces={plus} kind="plus" />
      <Side name={t('check.against')} sign={-1} faces={minus} kind="minus" />
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
  readonly sign: 1 | -1
  readonly faces: readonly Face[]
  readonly kind: string
}

function Side({ name, sign, faces, kind }: SideProps): JSX.Element {
  // In some checks no card takes effect.
  const { sealed, silenced } = view.value?.check ?? {}
  const acts = !sealed && !silenced
  return (
    <div class={`side ${kind}`}>
      <h4>
        {name} <b>{signed(sign * faces.reduce((n, f) => n + f.strength, 0))}</b>
      </h4>
      <ul>
        {faces.map((f, i) => (
          <li
            key={`${f.card}${i + 1}`}
            class={f.type}
            title={[say({ key: `skill-card:${f.card}` }), acts && f.inCheck ? f.text : '']
              .filter(Boolean)
              .join('. ')}
            style={{ '--i': i }}
          >
            <Glyph type={f.type} size={13} />
            <b>{signed(sign * f.strength)}</b>
            {acts && f.inCheck && <InCheck />}
          </li>
        ))}
        {faces.length === 0 && <li class="nil">{t('check.nothing')}</li>}
      </ul>
    </div>
  )
}
