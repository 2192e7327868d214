import type { JSX } from 'preact'
import { setSkip } from '../actions.ts'
import { skips } from '../state.ts'
import { hasWords, t } from '../words/index.ts'

// Moments at which one need not be asked: until the turn ends, or for good.

const momentName = (window: string): string => (hasWords(`moment.${window}`) ? t(`moment.${window}`) : window)

/** The server lets the open window pass, too. */
export function DontAsk({ window }: { readonly window: string }): JSX.Element {
  return (
    <p class="dont-ask" title={t('ask.skip.why', { moment: momentName(window) })}>
      <span>{t('ask.skip')}</span>
      <button type="button" class="tool" onClick={() => setSkip(window, 'turn')}>
        {t('ask.skip.turn')}
      </button>
      <button type="button" class="tool" onClick={() => setSkip(window, 'game')}>
        {t('ask.skip.game')}
      </button>
    </p>
  )
}

/** Windows one is not asked in, to be asked again. */
export function SkippedWindows(): JSX.Element | null {
  const windows = Object.keys(skips.value)
  if (windows.length === 0) return null
  return (
    <p class="dont-ask skipped">
      <span>{t('ask.skipped')}</span>
      {windows.map((window) => (
        <button
          key={window}
          type="button"
          class="tool"
          title={t('ask.unskip')}
          onClick={() => setSkip(window, 'ask')}
        >
          {t('ask.skipped.moment', { moment: momentName(window) })}
        </button>
      ))}
    </p>
  )
}
