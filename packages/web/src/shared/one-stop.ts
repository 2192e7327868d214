import { useLayoutEffect, useRef } from 'preact/hooks'

const next: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** A long list is one stop of the Tab key; inside it the arrows walk. One comes to its beginning, or to its end. */
export function useOneStop<E extends HTMLElement>(
  from: 'start' | 'end' = 'start',
): {
  readonly current: E | null
} {
  const ref = useRef<E>(null)
  const stop = useRef<Element | undefined>(undefined)
  const all = (): HTMLElement[] =>
    [...(ref.current?.querySelectorAll('a[href], button') ?? [])].filter((e) => e instanceof HTMLElement)
  const stopAt = (items: readonly HTMLElement[], at: Element | undefined): void => {
    stop.current = at
    for (const item of items) item.tabIndex = item === at ? 0 : -1
  }
  // Whatever is drawn anew may have brought something.
  useLayoutEffect(() => {
    const items = all()
    const before = items.find((e) => e === stop.current && e.matches(':focus'))
    stopAt(items, before ?? items.at(from === 'start' ? 0 : -1))
  })
  useLayoutEffect(() => {
    const list = ref.current
    const walk = (event: KeyboardEvent): void => {
      const items = all()
      const at = items.findIndex((e) => e.matches(':focus'))
      const to = items[next[event.key]?.(at, items.length - 1) ?? -1]
      if (at < 0 || !to) return
      event.preventDefault()
      stopAt(items, to)
      to.focus()
    }
    list?.addEventListener('keydown', walk)
    return () => list?.removeEventListener('keydown', walk)
  }, [])
  return ref
}
