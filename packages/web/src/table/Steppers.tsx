import { type Option, type Request, type View, worthIn } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor, faceOf, isSkill, textOf } from '../content.ts'
import { choose } from '../lit.ts'
import { Glyph } from '../shared/Glyph.tsx'
import { selection } from '../state.ts'
import { say, sentence, t } from '../words/index.ts'
import { signed } from './signed.ts'

type Props = {
  readonly now: View
  readonly asked: Request
  /** Things that are alike. */
  readonly copies: readonly [Option, ...Option[]]
  /** The key that takes one more. */
  readonly digit: number | undefined
}

/** Something that can be taken several times over: so many of it are taken, one more, one less. */
export function Stepper({ now, asked, copies, digit }: Props): JSX.Element {
  const [first] = copies
  const gathered = selection.value
  const taken = copies.filter((o) => gathered.includes(o.id))
  const next = copies.find((o) => !gathered.includes(o.id))
  const name = sentence(say(first.text))
  const face = first.card === undefined ? undefined : faceOf(contentFor(now), first.card)
  const type = face?.type ?? (first.type !== undefined && isSkill(first.type) ? first.type : undefined)
  const worth =
    now.check && face && asked.window === 'check-contribute' ? worthIn(now.check, face) : undefined
  const about =
    first.card !== undefined
      ? textOf(`skill-card:${first.card}`)
      : first.type !== undefined && isSkill(first.type)
        ? t(`about.type.${first.type}`)
        : ''
  const less = (): void => {
    const last = taken.at(-1)
    if (last) choose(last.id)
  }
  const more = (): void => {
    if (next) choose(next.id)
  }
  return (
    <fieldset
      class={`stepper${taken.length > 0 ? ' some' : ''}`}
      aria-label={t('ask.stepper', { what: name, n: taken.length, of: copies.length })}
      title={face ? about : undefined}
    >
      <span class="what">
        {digit !== undefined && (
          <i class="digit" aria-hidden="true">
            {digit}
          </i>
        )}
        {type && <Glyph type={type} size={15} />}
        <b>{name}</b>
        {first.card !== undefined && <span class="copies">{t('space.count', { n: copies.length })}</span>}
        {worth !== undefined && <b class={worth > 0 ? 'plus' : 'minus'}>{signed(worth)}</b>}
        {!face && about !== '' && <small>{about}</small>}
      </span>
      <button
        type="button"
        class="cut answer step"
        data-less={first.id}
        disabled={taken.length === 0}
        aria-label={t('ask.less', { what: name })}
        onClick={less}
      >
        −
      </button>
      <output>{taken.length}</output>
      <button
        type="button"
        class="cut answer step"
        data-option={next?.id ?? first.id}
        disabled={!next || gathered.length >= asked.max}
        aria-label={t('ask.more', { what: name })}
        onClick={more}
      >
        +
      </button>
    </fieldset>
  )
}
