import './skill-glyph.css'
import { t } from '../words/index.ts'

// A skill type is shown three times: by colour, by glyph and by word.

const shapes: Readonly<Record<string, string>> = {
  politics: 'M8 .8 15.2 8 8 15.2.8 8z',
  leadership: 'M8 .6l2.2 5 5.4.5-4.1 3.6 1.2 5.3L8 12.2 3.3 15l1.2-5.3L.4 6.1l5.4-.5z',
  tactics: 'M8 1.4 15.6 14.6H.4z',
  piloting: 'M.8 1.6 15.6 8 .8 14.4 4.6 8z',
  engineering: 'M4 1h8l4 7-4 7H4L0 8z',
  treachery: 'M3.2.8 8 5.6 12.8.8l2.4 2.4L10.4 8l4.8 4.8-2.4 2.4L8 10.4l-4.8 4.8-2.4-2.4L5.6 8 .8 3.2z',
}

export const SkillGlyph = ({ type }: { readonly type: string }) => (
  <svg class={`skill-glyph skill-${type}`} viewBox="0 0 16 16" aria-hidden="true">
    <path d={shapes[type] ?? shapes.politics} />
  </svg>
)

export const SkillName = ({ type, n }: { readonly type: string; readonly n?: number | undefined }) => (
  <span class={`skill-name skill-${type}`}>
    {n === undefined ? null : <b>{n}</b>}
    <SkillGlyph type={type} />
    <span>{t(`type:${type}`)}</span>
  </span>
)
