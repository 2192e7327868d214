import { type SkillType, skillTypes } from '@ragtag/engine'
import { Glyph } from '../shared/Glyph.tsx'
import { t } from '../words/index.ts'
import './skill-glyph.css'

// A skill type is shown three times: by colour, by glyph and by word.

const isType = (type: string): type is SkillType => skillTypes.some((known) => known === type)

export const SkillGlyph = ({ type }: { readonly type: string }) => (
  <span class={`skill-glyph skill-${type}`}>{isType(type) ? <Glyph type={type} /> : null}</span>
)

export const SkillName = ({ type, n }: { readonly type: string; readonly n?: number | undefined }) => (
  <span class={`skill-name skill-${type}`}>
    {n === undefined ? null : <b>{n}</b>}
    <SkillGlyph type={type} />
    <span>{t(`type:${type}`)}</span>
  </span>
)
