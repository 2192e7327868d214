import { useLayoutEffect, useRef } from 'preact/hooks'

const reachable = 'button, a[href], input, select, textarea, summary, [tabindex="0"]'

/**
 * Keyboard manners of a drawer: the focus goes in, Tab goes round in it, Escape closes it, and the focus goes back
 * to where it came from.
 */
export function useDrawer(open: boolean, close: () => void): { readonly current: HTMLDivElement | null } {
  const drawer = useRef<HTMLDivElement>(null)
  // As soon as it is seen, or the first key would be lost.
  useLayoutEffect(() => {
    if (!open) return
    const from = document.activeElement
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        event.preventDefault()
        close()
      } else if (event.key === 'Tab') goRound(event, drawer.current)
    }
    document.addEventListener('keydown', press)
    drawer.current?.focus()
    return () => {
      document.removeEventListener('keydown', press)
      if (from instanceof HTMLElement && from.isConnected) from.focus()
    }
  }, [open])
  return drawer
}

function goRound(event: KeyboardEvent, drawer: HTMLElement | null): void {
  if (!drawer) return
  const stops = [...drawer.querySelectorAll<HTMLElement>(reachable)].filter(
    (e) => !e.matches(':disabled') && e.getClientRects().length > 0,
  )
  const at = document.activeElement
  const inside = at !== null && at !== drawer && drawer.contains(at)
  const next = event.shiftKey ? stops.at(-1) : stops[0]
  const last = event.shiftKey ? stops[0] : stops.at(-1)
  if (inside && at !== last) return
  event.preventDefault()
  next?.focus()
}
