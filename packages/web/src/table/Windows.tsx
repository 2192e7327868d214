import type { Request, View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { setSkip } from '../actions.ts'
import { armsOf, isMoment, putAway } from '../arms.ts'
import { skips } from '../state.ts'
import { hasWords, t, wordsOr } from '../words/index.ts'

// Moments at which one need not be asked: until the turn ends, or because what one could use is put away.

const momentName = (window: string): string => (hasWords(`moment.${window}`) ? t(`moment.${window}`) : window)

/** Until the turn ends one is not asked at this moment; or what one could use is put away. The open window passes, too. */
export function DontAsk({ now, asked }: { readonly now: View; readonly asked: Request }): JSX.Element {
  const { window } = asked
  const things = new Set(asked.options.flatMap((o) => o.ability ?? []))
  const titleOf = (id: string): string =>
    armsOf(now).find((a) => a.id === id)?.title ?? wordsOr(`ability:${id}`, id)
  return (
    <p class="dont-ask">
      <button
        type="button"
        class="tool"
        title={t('ask.skip.why', { moment: momentName(window) })}
        onClick={() => setSkip(window, 'turn')}
      >
        {t('ask.skip.turn')}
      </button>
      {[...things].map((id) => (
        <button
          key={id}
          type="button"
          class="tool"
          data-put-away={id}
          title={t('arms.away')}
          onClick={() => putAway(id)}
        >
          {things.size === 1 ? t('ask.put-away.it') : t('ask.put-away', { what: titleOf(id) })}
        </button>
      ))}
    </p>
  )
}

/** Windows one is not asked in, to be asked again. */
export function SkippedWindows(): JSX.Element | null {
  const windows = Object.keys(skips.value).filter(isMoment)
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
