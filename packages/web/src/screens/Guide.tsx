import { useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { seat, view } from '../state.ts'
import { t } from '../words/index.ts'
import { endGuide, hint, markRead, marks, read } from './guide-marks.ts'
import { Button } from './parts/Octagon.tsx'
import './guide.css'

type Box = { readonly top: number; readonly left: number; readonly width: number; readonly height: number }

const bubble = { width: 340, height: 240, gap: 14 } as const
const phone = 860

/** A first turn with hints. They point at what they speak of and never stand in the way of an answer. */
export default function Guide() {
  const now = view.value
  const mark = now && seat.value >= 0 ? hint(now, seat.value, read.value) : undefined
  const box = useSignal<Box | null>(null)

  useLayoutEffect(() => {
    if (!mark) return
    const measure = (): void => {
      const found = document.querySelector(mark.about)?.getBoundingClientRect()
      box.value =
        found && found.width > 0
          ? { top: found.top, left: found.left, width: found.width, height: found.height }
          : null
    }
    measure()
    // The table arranges itself after the first picture; once more when it has.
    const again = setTimeout(measure, 400)
    addEventListener('resize', measure)
    return () => {
      clearTimeout(again)
      removeEventListener('resize', measure)
    }
  }, [mark?.id])

  if (!mark) return null
  const done = marks.filter((m) => read.value.includes(m.id)).length
  return (
    <div class="scr guide">
      {box.value ? <Ring box={box.value} /> : null}
      <aside class="scr-cut guide-bubble" style={placeOf(box.value)} aria-label={t('guide.label')}>
        <div aria-live="polite">
          <p class="scr-kicker">
            {t('guide.label')} · {t('guide.progress', { n: done + 1, of: marks.length })}
          </p>
          <h2>{t(`guide.${mark.id}.title`)}</h2>
          <p>{t(`guide.${mark.id}.text`)}</p>
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
  return (
    <svg
      class="guide-ring"
      aria-hidden="true"
      width={w}
      height={h}
      style={{ top: `${box.top - 4}px`, left: `${box.left - 4}px` }}
    >
      <polygon points={corners.map(([x, y]) => `${x},${y}`).join(' ')} />
    </svg>
  )
}

/** Beside what it speaks of where there is room, else above or below it; on a phone the style sheet decides. */
function placeOf(box: Box | null): { top?: string; left?: string } {
  if (!box || innerWidth <= phone) return {}
  const within = (at: number, size: number, room: number): number =>
    Math.max(bubble.gap, Math.min(at, room - size - bubble.gap))
  const right = box.left + box.width + bubble.gap
  if (right + bubble.width < innerWidth)
    return { left: `${right}px`, top: `${within(box.top, bubble.height, innerHeight)}px` }
  const left = `${within(box.left + box.width / 2 - bubble.width / 2, bubble.width, innerWidth)}px`
  const above = box.top - bubble.height - bubble.gap
  const below = box.top + box.height + bubble.gap
  return { left, top: `${above > 0 ? above : within(below, bubble.height, innerHeight)}px` }
}
