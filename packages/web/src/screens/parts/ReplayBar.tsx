import { useSignal } from '@preact/signals'
import { contentOf, type View } from '@ragtag/engine'
import type { Replay } from '@ragtag/protocol'
import { Fragment } from 'preact'
import { useEffect } from 'preact/hooks'
import { SkillGlyph } from '../../reference/SkillGlyph.tsx'
import { nameOfSeat, say, t } from '../../words/index.ts'
import { goTo, goToTurn, lookAs, replay, stop, type Viewer } from '../replay.ts'
import { Button } from './Octagon.tsx'
import './replay-bar.css'

/** The controls of a replay, at the foot of the table. */
export function ReplayBar() {
  const failed = useSignal(false)
  const playing = replay.value

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const at = replay.value
      // Arrows belong to the field that has the focus.
      if (!at || event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
      if (event.key === 'ArrowRight') goTo(at.step + 1)
      else if (event.key === 'ArrowLeft') goTo(at.step - 1)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  if (!playing) return null
  const { game, step, viewer } = playing
  const last = game.steps.length - 1
  const now = game.steps[step]
  const said = now ? wordsOf(now, step, viewer) : ''
  const icon = (d: string) => (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  )
  return (
    <section class="scr replay" aria-label={t('replay.title')}>
      <p class="replay-said" aria-live="polite">
        <b>{t('replay.step', { n: step, of: last })}</b> <span>{said}</span>
      </p>
      <input
        class="replay-slider"
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={t('replay.slider')}
        aria-valuetext={t('replay.step', { n: step, of: last })}
        onInput={(event) => goTo(Number(event.currentTarget.value))}
      />
      <div class="replay-acts">
        <Button small label={t('replay.first')} disabled={step === 0} onClick={() => goTo(0)}>
          {icon('M4 3v14M16 3 7 10l9 7z')}
        </Button>
        <Button small label={t('replay.turn-back')} disabled={step === 0} onClick={() => goToTurn(-1)}>
          {icon('M10 3 2 10l8 7zM18 3l-8 7 8 7z')}
        </Button>
        <Button small label={t('replay.back')} disabled={step === 0} onClick={() => goTo(step - 1)}>
          {icon('M14 3 5 10l9 7z')}
        </Button>
        <Button
          small
          look="go"
          label={t('replay.forward')}
          disabled={step === last}
          onClick={() => goTo(step + 1)}
        >
          {icon('M6 3l9 7-9 7z')}
        </Button>
        <Button small label={t('replay.turn-forward')} disabled={step === last} onClick={() => goToTurn(1)}>
          {icon('M10 3l8 7-8 7zM2 3l8 7-8 7z')}
        </Button>
        <Button small label={t('replay.last')} disabled={step === last} onClick={() => goTo(last)}>
          {icon('M16 3v14M4 3l9 7-9 7z')}
        </Button>
        <span class="replay-fill">{failed.value ? t('aftermath.replay-failed') : ''}</span>
        <label class="replay-viewer">
          <span>{t('replay.viewer')}</span>
          <select
            class="scr-field"
            value={String(viewer)}
            onChange={(event) => {
              const { value } = event.currentTarget
              failed.value = false
              void lookAs(value === 'open' || value === 'spectator' ? value : Number(value)).catch(() => {
                failed.value = true
              })
            }}
          >
            <option value="open">{t('replay.open')}</option>
            <option value="spectator">{t('replay.spectator')}</option>
            {(now?.view.players ?? []).map((p) => (
              <option key={p.seat} value={String(p.seat)}>
                {nameOfSeat(p.seat)}
              </option>
            ))}
          </select>
        </label>
        <Button small onClick={stop}>
          {t('replay.stop')}
        </Button>
      </div>
      {now?.hands ? <Hands hands={now.hands} now={now.view} /> : null}
    </section>
  )
}

/** Who decided what, as far as these eyes could see. */
function wordsOf({ seat, chosen }: Replay['steps'][number], step: number, viewer: Viewer): string {
  if (step === 0) return t('replay.start')
  if (seat === null) return t('replay.unseen')
  const who = nameOfSeat(seat)
  if (viewer !== 'open' && viewer !== seat) return t('replay.decided', { who })
  const what = chosen.map((o) => say(o.text)).join(', ')
  return t('replay.chose', { who, what: what === '' ? t('replay.nothing-chosen') : what })
}

/** Everyone's cards, where all lie open. */
function Hands({ hands, now }: { readonly hands: readonly (readonly string[])[]; readonly now: View }) {
  const content = contentOf(now.config)
  return (
    <details class="replay-hands">
      <summary>{t('replay.hands')}</summary>
      <dl>
        {hands.map((cards, seat) => (
          <Fragment key={`${seat}`}>
            <dt>{nameOfSeat(seat)}</dt>
            <dd>
              {cards.length === 0
                ? t('replay.no-cards')
                : [...cards].sort().map((card, i) => (
                    <span key={`${card} ${i}`} class="replay-card">
                      <SkillGlyph type={content.skills.get(card)?.card.type ?? ''} />
                      {t(content.skills.has(card) ? `skill-card:${card}` : `card:${card}`)}
                    </span>
                  ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </details>
  )
}
