import { isChosen, lit, point } from '../lit.ts'
import { openReference } from '../state.ts'

// A place that can be pointed at: it answers the question when it is lit, and otherwise tells what it is.

export type Spot = {
  readonly class: string
  readonly role?: 'button'
  /** As SVG writes it: there `tabIndex` means nothing. */
  readonly tabindex?: number
  readonly 'data-thing': string
  readonly 'data-about'?: string
  readonly onClick: (event: Event) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const byKeyboard = (event: Event): boolean => event instanceof MouseEvent && event.detail === 0

/**
 * What to spread on the element: `thing` is what it may be lit as, `about` where its reference is. Its words, or the
 * title of a drawing, are its name.
 */
export function spot(thing: string, name: string, about = ''): Spot {
  const on = lit.value.has(thing)
  const use = (event: Event): void => {
    if (point(thing)) event.stopPropagation()
    else if (about !== '') {
      event.stopPropagation()
      openReference(about)
    }
  }
  return {
    class: `${name}${on ? ' lit' : ''}${on && isChosen(thing) ? ' chosen' : ''}${about === '' ? '' : ' known'}`,
    'data-thing': thing,
    ...(about.includes(':') ? { 'data-about': about } : {}),
    ...(on ? { role: 'button', tabindex: 0 } : {}),
    onClick: (event) => {
      // Whoever points needs no line around what he pointed at.
      if (event.currentTarget instanceof SVGElement && !byKeyboard(event)) event.currentTarget.blur()
      use(event)
    },
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      use(event)
    },
  }
}

/** The same for something with a button of its own inside. */
export const pointed = ({
  role: _,
  tabindex: __,
  onKeyDown: ___,
  ...rest
}: Spot): Omit<Spot, 'role' | 'tabindex' | 'onKeyDown'> => rest
