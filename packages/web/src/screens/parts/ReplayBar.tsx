import { useSignal } from '@preact/signals'
import { contentOf, seatName, type View } from '@ragtag/engine'
import type { Replay } from '@ragtag/protocol'
import { Fragment } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { SkillGlyph } from '../../reference/SkillGlyph.tsx'
import { nameOfSeat, say, t } from '../../words/index.ts'
import {
  goOn,
  goTo,
  goToTurn,
  lookAs,
  replay,
  run,
  running,
  speed,
  speeds,
  stop,
  timeFor,
  type Viewer,
} from '../replay.ts'
import { greatFrom, marksIn, type ReplayMark } from '../replay-marks.ts'
import { Button } from './Octagon.tsx'
import { ReplaySeek } from './ReplaySeek.tsx'
import './replay-bar.css'

/** The controls of a replay, at the foot of the table. */
export function ReplayBar() {
  const failed = useSignal(false)
  const playing = replay.value
  const game = playing?.game
  const marks = useMemo(() => (game ? marksIn(game) : []), [game])
  useKeys(marks)
  useTime()

  if (!playing) return null
  const { step, viewer } = playing
  const { steps } = playing.game
  const last = steps.length - 1
  const now = steps[step]
  const said = now ? wordsOf(now, step, viewer) : ''
  return (
    <section class="scr replay" aria-label={t('replay.title')}>
      <p class="replay-said" aria-live={running.value ? 'off' : 'polite'}>
        <b>{t('replay.turn', { n: now?.view.turn.number ?? 0 })}</b>{' '}
        <b>{t('replay.step', { n: step, of: last })}</b> <span>{said}</span>
      </p>
      <ReplaySeek marks={marks} step={step} last={last} />
      <div class="replay-acts">
        <Button
          small
          look="go"
          class="replay-run"
          label={t(running.value ? 'replay.pause' : 'replay.play')}
          onClick={() => run(!running.value)}
        >
          {icon(running.value ? 'M5 3h4v14H5zM12 3h4v14h-4z' : 'M5 2.5 17 10 5 17.5z')}
        </Button>
        <select
          class="scr-field replay-speed"
          aria-label={t('replay.speed')}
          value={String(speed.value)}
          onChange={(event) => {
            speed.value = speeds.find((s) => String(s) === event.currentTarget.value) ?? 1
          }}
        >
          {speeds.map((s) => (
            <option key={s} value={String(s)}>
              {t('replay.times', { n: s === 0.5 ? '½' : s })}
            </option>
          ))}
        </select>
        <Ways marks={marks} step={step} last={last} />
        <span class="replay-fill">{failed.value ? t('aftermath.replay-failed') : ''}</span>
        <label class="replay-viewer">
          <span>{t('replay.viewer')}</span>
          <select
            aria-label={t('replay.viewer')}
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

const icon = (d: string) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={d} />
  </svg>
)

type Marked = { readonly marks: readonly ReplayMark[]; readonly step: number; readonly last: number }

/** From one decision, turn or great event to the next. */
function Ways({ marks, step, last }: Marked) {
  const back = greatFrom(marks, step, -1)
  const on = greatFrom(marks, step, 1)
  const ways: readonly (readonly [string, boolean, () => void, string])[] = [
    ['event-back', back !== undefined, () => goTo(back ?? 0), 'M3 3v14M5 10l5-6 5 6-5 6z'],
    ['turn-back', step > 0, () => goToTurn(-1), 'M10 3 2 10l8 7zM18 3l-8 7 8 7z'],
    ['back', step > 0, () => goTo(step - 1), 'M14 3 5 10l9 7z'],
    ['forward', step < last, () => goTo(step + 1), 'M6 3l9 7-9 7z'],
    ['turn-forward', step < last, () => goToTurn(1), 'M10 3l8 7-8 7zM2 3l8 7-8 7z'],
    ['event-forward', on !== undefined, () => goTo(on ?? last), 'M17 3v14M5 10l5-6 5 6-5 6z'],
  ]
  return (
    <div class="replay-ways">
      {ways.map(([name, possible, go, d]) => (
        <Button
          key={name}
          small
          class={`way-${name}`}
          label={t(`replay.${name}`)}
          disabled={!possible}
          onClick={go}
        >
          {icon(d)}
        </Button>
      ))}
    </div>
  )
}

/** Goes on by itself while it runs. */
function useTime(): void {
  const now = replay.value
  const shown = now?.game.steps[now.step]
  const on = running.value
  const time = shown ? timeFor(shown) : 0
  useEffect(() => {
    if (!on) return
    const timer = setTimeout(goOn, time)
    return () => clearTimeout(timer)
  }, [on, now?.step, now?.game, time])
}

function useKeys(marks: readonly ReplayMark[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const at = replay.value
      const { target, key } = event
      // Keys belong to the field that has the focus.
      if (!at || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return
      if (target instanceof HTMLInputElement && target.type !== 'range') return
      if (key === ' ' && target instanceof HTMLButtonElement) return
      const go = keyed(key, at.step, at.game.steps.length - 1, marks)
      if (!go) return
      event.preventDefault()
      go()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [marks])
}

function keyed(
  key: string,
  step: number,
  last: number,
  marks: readonly ReplayMark[],
): (() => void) | undefined {
  switch (key) {
    case ' ':
      return () => run(!running.value)
    case 'ArrowRight':
      return () => goTo(step + 1)
    case 'ArrowLeft':
      return () => goTo(step - 1)
    case 'PageDown':
      return () => goTo(greatFrom(marks, step, 1) ?? last)
    case 'PageUp':
      return () => goTo(greatFrom(marks, step, -1) ?? 0)
    case 'Home':
      return () => goTo(0)
    case 'End':
      return () => goTo(last)
    default:
      return undefined
  }
}

/** Who decided what, as far as these eyes could see. */
function wordsOf({ seat, chosen }: Replay['steps'][number], step: number, viewer: Viewer): string {
  if (step === 0) return t('replay.start')
  if (seat === null) return t('replay.unseen')
  const who = seatName(seat)
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
