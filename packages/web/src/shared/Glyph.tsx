import type { SkillType } from '@ragtag/engine'
import type { JSX } from 'preact'
import { rem } from './size.ts'

// The sign of each skill type: a card carries its type as colour, sign and word.

const paths: Readonly<Record<SkillType, string>> = {
  politics: 'M8 1 15 8 8 15 1 8Z',
  leadership: 'M8 1l2.1 4.7 5.1.5-3.9 3.4 1.2 5L8 12l-4.5 2.6 1.2-5L.8 6.2l5.1-.5Z',
  tactics: 'M8 1.5 15.5 14.5H.5Z',
  piloting: 'M1 2 15 8 1 14 4.2 8Z',
  engineering: 'M4.3 1.5h7.4L15.4 8l-3.7 6.5H4.3L.6 8Z',
  treachery: 'M3 1 8 6l5-5 2 2-5 5 5 5-2 2-5-5-5 5-2-2 5-5-5-5Z',
}

export function Glyph({
  type,
  size = 16,
}: {
  readonly type: SkillType
  readonly size?: number
}): JSX.Element {
  return (
    <svg class={`glyph ${type}`} viewBox="0 0 16 16" width={rem(size)} height={rem(size)} aria-hidden="true">
      <path d={paths[type]} />
    </svg>
  )
}
