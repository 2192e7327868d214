import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** The size of an element as it is on the screen, kept up to date. */
export function useSize<E extends HTMLElement>(): [
  { readonly current: E | null },
  { readonly w: number; readonly h: number },
] {
  const ref = useRef<E>(null)
  const [size, setSize] = useState({ w: 0, h: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = (): void => {
      const { clientWidth: w, clientHeight: h } = element
      setSize((old) => (old.w === w && old.h === h ? old : { w, h }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}
