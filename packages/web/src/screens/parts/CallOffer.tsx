import { useSignal } from '@preact/signals'
import { canBeCalled, wantCalls } from '../../comfort/push.ts'
import { settings } from '../../comfort/settings.ts'
import { chair, table } from '../../state.ts'
import { t } from '../../words/index.ts'
import { Button } from './Octagon.tsx'

const dismissed = 'ragtag.uncalled'

/** At a table over days: one can be called with the page closed. Asked once. */
export function CallOffer() {
  const state = useSignal<'' | 'busy' | 'refused' | 'no'>(
    localStorage.getItem(dismissed) === null ? '' : 'no',
  )
  if (!table.value?.days || chair.value < 0 || settings.value.push || !canBeCalled()) return null
  if (state.value === 'no') return null
  const want = async (): Promise<void> => {
    state.value = 'busy'
    state.value = (await wantCalls().catch(() => false)) ? '' : 'refused'
  }
  return (
    <section class="scr-cut call-offer" aria-label={t('settings.push.on')}>
      <p>
        {t('calls.offer')} <span class="scr-note">{t('calls.says')}</span>
      </p>
      {state.value === 'refused' ? (
        <p class="scr-note" role="alert">
          {t('calls.refused')}
        </p>
      ) : null}
      <p class="call-acts">
        <Button small look="go" disabled={state.value === 'busy'} onClick={() => void want()}>
          {t('calls.yes')}
        </Button>
        <Button
          small
          look="plain"
          onClick={() => {
            localStorage.setItem(dismissed, 'yes')
            state.value = 'no'
          }}
        >
          {t('calls.no')}
        </Button>
      </p>
    </section>
  )
}
