import { signal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { t } from '../words/index.ts'

// Screens that are not needed at once are fetched when they are.

const screens = import.meta.glob<{ readonly default: ComponentType }>('../screens/*.tsx')
const fetched = signal<Readonly<Record<string, ComponentType>>>({})
const failed = signal(false)
const asked = new Set<string>()

/** The screen of that name, or nothing while it is on its way. */
export function Later({ screen }: { readonly screen: string }): JSX.Element | null {
  const Screen = fetched.value[screen]
  if (Screen) return <Screen />
  const load = screens[`../screens/${screen}.tsx`]
  if (load && !asked.has(screen)) {
    asked.add(screen)
    load().then(
      (loaded) => {
        fetched.value = { ...fetched.value, [screen]: loaded.default }
      },
      () => {
        failed.value = true
      },
    )
  }
  // A browser does not fetch a part again that it could not get once; the whole page it does.
  return failed.value ? (
    <main class="refusal">
      <p role="alert">{t('ui.failed')}</p>
      <button type="button" class="cut plain" onClick={() => location.reload()}>
        {t('ui.again')}
      </button>
    </main>
  ) : null
}
