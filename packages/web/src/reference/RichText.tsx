import { openReference } from '../state.ts'
import { pieces } from './names-in-text.ts'
import { SkillGlyph } from './SkillGlyph.tsx'

/** Running text in which every name can be opened. */
export const RichText = ({ text, reading = '' }: { readonly text: string; readonly reading?: string }) => (
  <>
    {pieces(text, reading).map(({ text: words, key }, i) =>
      key === '' ? (
        words
      ) : (
        <button
          type="button"
          key={`${i} ${key}`}
          class={`ref-link ${key.startsWith('type:') ? `skill-${key.slice(5)} ref-type` : ''}`}
          onClick={() => openReference(key)}
        >
          {key.startsWith('type:') ? <SkillGlyph type={key.slice(5)} /> : null}
          {words}
        </button>
      ),
    )}
  </>
)
