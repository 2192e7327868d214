import { signal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'

// Screens that are not needed at once are fetched when they are.

const screens = import.meta.glob<{ readonly default: ComponentType }>('../screens/*.tsx')
const fetched = signal<Readonly<Record<string, ComponentType>>>({})
const asked = new Set<string>()

/** The screen of that name, or nothing while it is on its way. */
export function Later({ screen }: { readonly screen: string }): JSX.Element | null {
  const Screen = fetched.value[screen]
  if (Screen) return <Screen />
  const load = screens[`../screens/${screen}.tsx`]
  if (load && !asked.has(screen)) {
    asked.add(screen)
    void load().then((loaded) => {
      fetched.value = { ...fetched.value, [screen]: loaded.default }
    })
  }
  return null
}
