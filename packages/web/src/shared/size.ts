import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { settings } from '../comfort/settings.ts'

// The page grows with the window and with the size of text somebody likes: measures are those of a page at its normal
// size, as in the style sheets, where 1rem is 14 of them (tokens.css).

const rootSize = 14

/** A measure of the page for an attribute or a style. */
export const rem = (n: number): string => `${n / rootSize}rem`

/** How many pixels of the screen one of the page is at present. */
const onScreen = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / rootSize

/** The size of an element in measures of the page, kept up to date. */
export function useSize<E extends HTMLElement>(): [
  { readonly current: E | null },
  { readonly w: number; readonly h: number },
] {
  const ref = useRef<E>(null)
  const [size, setSize] = useState({ w: 0, h: 0 })
  const { text } = settings.value
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = (): void => {
      const one = onScreen()
      const [w, h] = [element.clientWidth / one, element.clientHeight / one]
      setSize((old) => (old.w === w && old.h === h ? old : { w, h }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [text])
  return [ref, size]
}
