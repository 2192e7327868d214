import type { JSX } from 'preact'
import type { Character } from '../content.ts'
import { clothes, hairs, marks, type Stroke } from './parts.ts'
import { wearsOf } from './wears.ts'
import './bust.css'

const shoulders =
  'M2.500 40 4.600 33Q5.300 30.300 9 29.200L16 26.400H24L31 29.200Q34.700 30.300 35.400 33L37.500 40Z'
const neck = 'M16.400 20V27.500L20 30.500 23.600 27.500V20Z'
const head =
  'M20 6.400Q27 6.400 26.800 14.600 26.600 21.800 20 24.800 13.400 21.800 13.200 14.600 13 6.400 20 6.400Z'

/** Head and shoulders of a character, within 40 by 40; nobody's where there is none yet. */
export function Bust({ of }: { readonly of: Character | undefined }): JSX.Element {
  const wears = of && wearsOf(of)
  const hair = hairs[wears?.hair ?? 'none']
  const before: readonly Stroke[] = wears?.marks.flatMap((mark): readonly Stroke[] => marks[mark]) ?? []
  return (
    <g class={`bust${wears ? '' : ' nobody'}`}>
      {hair.back !== '' && <path class="hair" d={hair.back} />}
      <path class="cloth" d={shoulders} />
      <path class="neck" d={neck} />
      {wears && <Strokes of={clothes[wears.clothes]} />}
      <path class="face" d={head} />
      <path class="dark" d="M20 6.400Q27 6.400 26.800 14.600 26.600 21.800 20 24.800Z" />
      {hair.front !== '' && <path class="hair" d={hair.front} />}
      <Strokes of={before} />
    </g>
  )
}

const Strokes = ({ of }: { readonly of: readonly Stroke[] }): JSX.Element => (
  <>
    {of.map(([ink, d]) => (
      <path key={d} class={ink} d={d} />
    ))}
  </>
)
