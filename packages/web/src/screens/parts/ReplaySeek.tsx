import { useSignal } from '@preact/signals'
import { say, sentence, t } from '../../words/index.ts'
import { goTo } from '../replay.ts'
import { isGreat, type MarkKind, type ReplayMark } from '../replay-marks.ts'
import { signs } from './VoyageChart.tsx'

const drawn: Readonly<Record<MarkKind, string>> = {
  ...signs,
  fail: 'M-6-3-3-6 0-3 3-6 6-3 3 0 6 3 3 6 0 3-3 6-6 3-3 0z',
  loss: 'M-2-8H2V8H-2z',
}

type Seek = { readonly marks: readonly ReplayMark[]; readonly step: number; readonly last: number }

/**
 * The whole game as one line: whoever drags it sees what happened there, and the great events stand above it. Those who
 * play by keyboard go from one to the next with the keys and buttons beside it.
 */
export function ReplaySeek({ marks, step, last }: Seek) {
  const told = useSignal<ReplayMark | null>(null)
  const here = marks.find((m) => m.step === step)
  const about = told.value ?? here
  return (
    <div class="replay-seek">
      <p class="replay-about" aria-hidden="true">
        {about ? (
          <>
            <Sign kind={about.kind} /> {sentence(say(about.message))}
          </>
        ) : null}
      </p>
      <div class="replay-marks" aria-hidden="true" onPointerLeave={() => (told.value = null)}>
        {marks.map((mark) => (
          <button
            key={mark.step}
            type="button"
            tabIndex={-1}
            class={`${isGreat(mark) ? 'great' : 'small'}${mark.step === step ? ' here' : ''}`}
            style={{ insetInlineStart: `${(mark.step / Math.max(1, last)) * 100}%` }}
            title={sentence(say(mark.message))}
            onPointerEnter={() => (told.value = mark)}
            onClick={() => goTo(mark.step)}
          >
            <Sign kind={mark.kind} />
          </button>
        ))}
      </div>
      <input
        class="replay-slider"
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={t('replay.slider')}
        aria-valuetext={[t('replay.step', { n: step, of: last }), here ? say(here.message) : '']
          .filter((words) => words !== '')
          .join(': ')}
        onInput={(event) => goTo(Number(event.currentTarget.value))}
      />
    </div>
  )
}

const Sign = ({ kind }: { readonly kind: MarkKind }) => (
  <svg class={`sign-${kind}`} viewBox="-10 -10 20 20" aria-hidden="true">
    <path d={drawn[kind]} />
  </svg>
)
