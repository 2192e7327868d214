import { effect } from '@preact/signals'
import { looked, narrowed, unsure } from '../lit.ts'
import { goOn, heldForClick, playing } from '../playback.ts'
import { menuOpen, openReference, reference, request, selection } from '../state.ts'
import { sheet } from './settings.ts'

// Playing by keyboard: digits turn to an answer, Enter takes it, Escape goes back or passes, arrows walk the answers and the board.

/** The last thing somebody did, he did with a key. */
let byKeys = false

const isTyping = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && at.matches('input, textarea, select, [contenteditable]')

const covered = (): boolean => sheet.peek() !== '' || menuOpen.peek() || reference.peek() !== null

const press = (selector: string): boolean => {
  const found = document.querySelector(selector)
  if (!(found instanceof HTMLButtonElement) || found.disabled) return false
  found.click()
  return true
}

/** Back to all answers; otherwise nothing is done, where that is an answer. */
function goBackOrPass(): boolean {
  if (unsure.peek() || narrowed.peek() !== '' || looked.peek() !== '') {
    unsure.value = null
    narrowed.value = ''
    looked.value = ''
    return true
  }
  return press('.choice [data-pass]') || press('.choice [data-confirm="0"]:enabled')
}

/**
 * A digit turns to an answer, which is told of then; the same digit again, or Enter, takes it. Cards are just gathered,
 * and as soon as there are enough Enter gives them.
 */
function chooseNth(n: number): boolean {
  const answers = [...document.querySelectorAll('.choice .answers [data-option]')]
  const answer = answers[n - 1]
  if (!(answer instanceof HTMLButtonElement) || answer.disabled) return false
  const told = document.activeElement === answer
  const gathers = (request.peek()?.max ?? 1) > 1
  answer.focus()
  if (told || gathers) answer.click()
  if (gathers)
    requestAnimationFrame(() => {
      const enough = document.querySelector('.choice [data-confirm]:enabled')
      if (enough instanceof HTMLElement) enough.focus()
    })
  return true
}

/** What was gathered last is given back. */
function giveBackLast(): boolean {
  if (selection.peek().length === 0) return false
  selection.value = selection.peek().slice(0, -1)
  return true
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** From one thing on the board to the nearest that way. */
function walk(key: string): boolean {
  const way = ways[key]
  const from = document.activeElement
  if (!way || !from?.closest('.middle')) return false
  const middle = (e: Element): readonly [number, number] => {
    const { left, top, width, height } = e.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const [x, y] = middle(from)
  let nearest: HTMLElement | SVGElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const e of document.querySelectorAll('.middle [tabindex="0"], .middle button:enabled')) {
    if (e === from || !(e instanceof HTMLElement || e instanceof SVGElement)) continue
    const [ex, ey] = middle(e)
    const along = (ex - x) * way[0] + (ey - y) * way[1]
    const aside = Math.abs((ex - x) * way[1]) + Math.abs((ey - y) * way[0])
    // What lies more to the side than ahead is that way for another key.
    if (along <= 1 || aside > 2 * along) continue
    if (along + 2 * aside < least) {
      least = along + 2 * aside
      nearest = e
    }
  }
  nearest?.focus()
  return nearest !== undefined
}

/** Ctrl + Z as everywhere, or a single letter. */
const undoes = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !shiftKey && (ctrlKey || metaKey ? key === 'z' : key === 'u')

/** What lies over the board has been seen; a button in focus is meant itself, unless all waits for that. */
function seen(key: string): boolean {
  if (!playing.peek() || !['Enter', ' ', 'Escape'].includes(key)) return false
  const on = document.activeElement
  if (!heldForClick.peek() && on !== document.body && !on?.closest('.moments')) return false
  goOn()
  return true
}

function take(event: KeyboardEvent): boolean {
  const { key } = event
  if (seen(key)) return true
  if (key === '?') {
    sheet.value = 'keys'
    return true
  }
  if (key === '/') {
    openReference('')
    return true
  }
  if (walk(key)) return true
  if (!request.peek()) return false
  if (/^[1-9]$/.test(key)) return chooseNth(Number(key))
  if (key === 'Escape') return goBackOrPass()
  if (key === 'Backspace') return giveBackLast()
  // With nothing in focus, or on what was just gathered, the gathered answer is given.
  const at = document.activeElement
  return (
    key === 'Enter' &&
    (at === document.body || at?.matches('.choice [data-option][aria-pressed="true"]') === true) &&
    press('.choice [data-confirm]:enabled')
  )
}

export function playByKeys(): void {
  document.addEventListener('pointerdown', () => {
    byKeys = false
    document.documentElement.classList.remove('by-keys')
  })
  document.addEventListener('keydown', (event) => {
    if (undoes(event) && !isTyping(event.target) && !covered()) {
      event.preventDefault()
      press('[data-undo]')
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    byKeys = true
    document.documentElement.classList.add('by-keys')
    if (event.defaultPrevented || isTyping(event.target) || covered()) return
    if (take(event)) event.preventDefault()
  })
  // Whoever plays by keyboard finds the next question in focus.
  effect(() => {
    if (!request.value?.id || !byKeys) return
    requestAnimationFrame(() => {
      if (covered() || isTyping(document.activeElement)) return
      const first = document.querySelector('.choice .answers [data-option]')
      if (first instanceof HTMLElement) first.focus({ preventScroll: false })
    })
  })
}
