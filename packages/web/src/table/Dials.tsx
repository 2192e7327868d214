import { type Resource, resources, type View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { contentFor } from '../content.ts'
import { type Ghost, ghostOf } from '../pointing.ts'
import { openReference } from '../state.ts'
import { sentence, t } from '../words/index.ts'

/** The four resources; the red zone is part of the dial. */
export function Dials({ now }: { readonly now: View }): JSX.Element {
  const { rules } = contentFor(now)
  return (
    <div class="dials">
      {resources.map((r) => (
        <Dial
          key={r}
          resource={r}
          value={now.resources[r]}
          next={ghostOf('resource', r)}
          red={rules.redZone[r]}
          maximum={rules.maximum}
        />
      ))}
    </div>
  )
}

type Props = {
  readonly resource: Resource
  readonly value: number
  /** What it would become by the answer that is thought about. */
  readonly next: Ghost | undefined
  readonly red: number
  readonly maximum: number
}

const from = -118
const sweep = 236

function arc(a: number, b: number, r: number): string {
  const at = (deg: number): string => {
    const rad = ((deg - 90) * Math.PI) / 180
    return `${(50 + r * Math.cos(rad)).toFixed(2)} ${(50 + r * Math.sin(rad)).toFixed(2)}`
  }
  return `M${at(a)}A${r} ${r} 0 ${b - a > 180 ? 1 : 0} 1 ${at(b)}`
}

function Dial({ resource, value, next, red, maximum }: Props): JSX.Element {
  const angle = (n: number): number => from + (sweep * Math.max(0, Math.min(n, maximum))) / maximum
  const name = sentence(t(`resource:${resource}`))
  const low = value <= red
  const change = useChange(value)
  const ghost = next && [Math.min(value, next.to), Math.max(value, next.to)]
  return (
    <button
      type="button"
      class={`dial ${resource}${low ? ' low' : ''}${change < 0 ? ' falls' : change > 0 ? ' rises' : ''}${next ? (next.to < value ? ' would-fall' : ' would-rise') : ''}${next?.maybe ? ' maybe' : ''}`}
      onClick={() => openReference(`resource:${resource}`)}
    >
      <svg viewBox="0 0 100 76" aria-hidden="true">
        <path class="track" d={arc(from, from + sweep, 42)} />
        {value > 0 && <path class="level" d={arc(from, angle(value), 42)} />}
        {ghost && <path class="ghost" d={arc(angle(ghost[0] ?? 0), angle(ghost[1] ?? 0), 42)} />}
        <path class="red" d={arc(from, angle(red) - 1, 34)} />
        {Array.from({ length: maximum - 1 }, (_, i) => (
          <path key={`${i + 1}`} class="tick" d={arc(angle(i + 1) - 0.9, angle(i + 1) + 0.9, 42)} />
        ))}
        <text x="50" y="58">
          {next ? t(next.maybe ? 'fleet.would.maybe' : 'fleet.would', { from: value, to: next.to }) : value}
        </text>
      </svg>
      <span class="name">{name}</span>
      <span class="unseen">{t('fleet.dial', { n: value, red })}</span>
      {change !== 0 && (
        <span key={`${value}`} class="delta" aria-hidden="true">
          {t(change < 0 ? 'fleet.less' : 'fleet.more', { n: Math.abs(change) })}
        </span>
      )}
    </button>
  )
}

/** How a number has just changed; 0 after a while. */
function useChange(value: number): number {
  const before = useRef(value)
  const [change, setChange] = useState(0)
  useEffect(() => {
    const by = value - before.current
    before.current = value
    if (by === 0) return
    setChange(by)
    const timer = setTimeout(() => setChange(0), 2600)
    return () => clearTimeout(timer)
  }, [value])
  return change
}
