import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../comfort/settings.ts'
import { seat, view } from '../state.ts'
import { say, t } from '../words/index.ts'
import { endGuide, hint, markRead, placeInCourse, read } from './guide-marks.ts'
import { Button } from './parts/Octagon.tsx'
import './guide.css'

type Box = { readonly top: number; readonly left: number; readonly width: number; readonly height: number }

/** Milliseconds in which nobody reads a hint. */
const readingTime = 2500

/**
 * A first turn with hints, and later a hint for what is new. They ring what they speak of and lie where nothing is to be pointed at: over the log, or on
 * a phone between the board and the question.
 */
export default function Guide() {
  const now = view.value
  const shown = useRef<{ readonly id: string | undefined; readonly under: string }>({
    id: undefined,
    under: '',
  })
  const question = now?.request?.prompt.key ?? ''
  const fresh = question !== '' && question !== shown.current.under
  const wanted = now !== null && seat.value >= 0 && settings.value.hints
  const mark = wanted ? hint(now, seat.value, read.value, shown.current.id, fresh) : undefined
  if (mark?.id !== shown.current.id) shown.current = { id: mark?.id, under: question }
  const ring = useSignal<Box | null>(null)
  const dock = useSignal<Box | null>(null)
  const exactly = mark?.at
  const about = [exactly, ...(mark?.about ?? [])].join()

  useEffect(() => {
    if (!mark) return
    const measure = (): void => {
      ring.value = sameOr(ring.value, (exactly && seenBox(exactly)) || boxOf(mark.about))
      dock.value = sameOr(dock.value, boxOf(['.talk']))
    }
    measure()
    // The table arranges itself anew with every answer and every tab.
    const timer = setInterval(measure, 250)
    addEventListener('resize', measure)
    return () => {
      clearInterval(timer)
      removeEventListener('resize', measure)
    }
  }, [about])

  // Whoever did what a hint said has read it, with or without saying so.
  useEffect(() => {
    if (!mark) return
    const since = Date.now()
    return () => {
      if (Date.now() - since > readingTime) markRead(mark.id)
    }
  }, [mark?.id])

  if (!now || !mark) return null
  const place = placeInCourse(mark.id, read.value)
  return (
    <div class={`scr guide guide-on-${mark.id}`}>
      {ring.value ? <Ring box={ring.value} /> : null}
      <aside class="scr-cut guide-bubble" style={placeOf(dock.value)} aria-label={t('guide.label')}>
        <div class="guide-words" aria-live="polite">
          <p class="scr-kicker">
            {place ? `${t('guide.label')} · ${t('guide.progress', place)}` : t('guide.new')}
          </p>
          <h2>{say(mark.title)}</h2>
          <p>{say(mark.text)}</p>
        </div>
        <div class="guide-acts">
          <Button look="go" small onClick={() => markRead(mark.id)}>
            {t('guide.next')}
          </Button>
          <Button look="plain" small onClick={endGuide}>
            {t('guide.end')}
          </Button>
        </div>
      </aside>
    </div>
  )
}

/** Where on the screen the first of these parts is that can be seen. */
function boxOf(selectors: readonly string[]): Box | null {
  for (const selector of selectors) {
    const found = document.querySelector(selector)?.getBoundingClientRect()
    if (found && found.width > 0 && found.height > 0)
      return { top: found.top, left: found.left, width: found.width, height: found.height }
  }
  return null
}

/** The same for something on the board, which may have been scrolled away or covered. */
function seenBox(selector: string): Box | null {
  const found = document.querySelector(selector)
  const { top, left, width, height } = found?.getBoundingClientRect() ?? {
    top: 0,
    left: 0,
    width: 0,
    height: 0,
  }
  const ends = [
    [left + width / 2, top + 5],
    [left + width / 2, top + height - 5],
  ] as const
  const seen = ends.every(([x, y]) => found?.contains(document.elementFromPoint(x, y)))
  return width > 0 && seen ? { top, left, width, height } : null
}

const sameOr = (before: Box | null, now: Box | null): Box | null =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now

/** The outline of a part of the table, with its corners cut. */
function Ring({ box }: { readonly box: Box }) {
  const [w, h, c] = [box.width + 8, box.height + 8, 14]
  const corners = [
    [c, 1],
    [w - c, 1],
    [w - 1, c],
    [w - 1, h - c],
    [w - c, h - 1],
    [c, h - 1],
    [1, h - c],
    [1, c],
  ]
  const points = corners.map(([x, y]) => `${x},${y}`).join(' ')
  return (
    <svg
      class="guide-ring"
      aria-hidden="true"
      width={w}
      height={h}
      style={{ top: `${box.top - 4}px`, left: `${box.left - 4}px` }}
    >
      <polygon class="guide-glow" points={points} />
      <polygon points={points} />
    </svg>
  )
}

/** Over the log, growing upwards; where there is no log in sight, the style sheet puts it into the table's flow. */
const placeOf = (log: Box | null): { left?: string; width?: string; bottom?: string } =>
  log
    ? {
        left: `${log.left}px`,
        width: `${log.width}px`,
        bottom: `${innerHeight - log.top - log.height}px`,
      }
    : {}
