import type { JSX } from 'preact'
import { takeBack } from '../actions.ts'
import { pending, undo } from '../state.ts'
import { t } from '../words/index.ts'

/** Beside the question, as long as nothing was turned up by one's last answer and nobody has acted since. */
export function Undo(): JSX.Element | null {
  if (undo.value === '') return null
  return (
    <p class="undo">
      <button
        type="button"
        data-undo
        aria-label={t('undo.take')}
        aria-keyshortcuts="u Control+Z"
        disabled={pending.value !== ''}
        title={t('undo.about')}
        onClick={takeBack}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M6.5 2.5 2.5 6l4 3.5M3 6h6.5a4 4 0 0 1 0 8H6" />
        </svg>
        {t('undo.take')}
        <kbd>{t('keys.undo.short')}</kbd>
      </button>
    </p>
  )
}
