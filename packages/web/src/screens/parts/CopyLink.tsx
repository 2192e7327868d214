import { useSignal } from '@preact/signals'
import { t } from '../../words/index.ts'
import { Button } from './Octagon.tsx'

/** A link to send; where the browser does not let us copy, it is shown to be copied by hand. */
export function CopyLink({ link, label }: { readonly link: string; readonly label: string }) {
  const state = useSignal<'ready' | 'copied' | 'by-hand'>('ready')
  const copy = async (): Promise<void> => {
    // Outside a secure context there is no clipboard at all.
    const done = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(link))
      .then(
        () => true,
        () => false,
      )
    state.value = done ? 'copied' : 'by-hand'
    if (done)
      setTimeout(() => {
        state.value = 'ready'
      }, 2500)
  }
  const words = t(state.value === 'copied' ? 'waiting.copied' : 'waiting.copy-short')
  return (
    <span class="copy-link">
      <Button small label={`${words}: ${label}`} onClick={() => void copy()}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          {state.value === 'copied' ? <path d="M2 8.5 6 12.5 14 3.5" /> : <path d="M6 2h8v8h-3M2 6h8v8H2z" />}
        </svg>
        <span role="status">{words}</span>
      </Button>
      {state.value === 'by-hand' ? (
        <label class="copy-hand">
          <span class="scr-note">{t('waiting.copy-by-hand')}</span>
          <input class="scr-field" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      ) : null}
    </span>
  )
}
