import { computed, signal } from '@preact/signals'
import type { Foresight, Option } from '@ragtag/engine'
import { foresightOf } from './ahead.ts'
import { copiesOf } from './copies.ts'
import { lit, looked, takesOne, unsure } from './lit.ts'
import { request, selection } from './state.ts'

// What somebody points at, or has in focus: the question panel tells what it is and what it would do.

export type Pointed = {
  /** An answer of the list, the last word beside it ('' passes, or confirms what is gathered), or neither. */
  readonly option?: string
  /** A thing on the table, and where it is explained. */
  readonly thing?: string
  readonly about?: string
}

export const pointed = signal<Pointed | null>(null)

/** What does not answer anything is explained to whoever stays on it. */
const rest = 450
const pointable = '[data-option], [data-pass], [data-confirm], [data-thing], [data-about]'

let staying: ReturnType<typeof setTimeout> | undefined

function pointedAt(target: EventTarget | null): Pointed | null {
  const at = target instanceof Element && target.closest('.table') ? target.closest(pointable) : null
  if (!at) return null
  const { option, thing, about } = dataOf(at)
  const last = at.matches('[data-pass], [data-confirm]')
  return {
    ...(last ? { option: '' } : option === undefined ? {} : { option }),
    ...(thing === undefined ? {} : { thing }),
    ...(about === undefined ? {} : { about }),
  }
}

const dataOf = (at: Element): { option?: string; thing?: string; about?: string } =>
  at instanceof HTMLElement || at instanceof SVGElement ? at.dataset : {}

function turnTo(target: EventTarget | null, atOnce: boolean): void {
  clearTimeout(staying)
  const next = pointedAt(target)
  if (!next || next.option !== undefined || atOnce || (next.thing && lit.peek().has(next.thing)))
    pointed.value = next
  else {
    pointed.value = null
    staying = setTimeout(() => {
      pointed.value = next
    }, rest)
  }
}

/** Follows the pointer, and the focus of whoever plays by keys. */
export function followPointing(): void {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') turnTo(event.target, false)
  })
  document.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse') turnTo(null, true)
  })
  document.addEventListener('focusin', (event) => turnTo(event.target, true))
  document.addEventListener('focusout', () => turnTo(null, true))
}

/** The options behind what is pointed at. */
export const pointedOptions = computed<readonly Option[]>(() => {
  const at = pointed.value
  return at?.thing === undefined ? [] : (lit.value.get(at.thing) ?? [])
})

/** The answer that is thought about, by its options. */
export const considered = computed<readonly string[] | null>(() => {
  const asked = request.value
  if (!asked) return null
  if (unsure.value) return unsure.value.options
  if (!takesOne(asked)) return pointed.value?.option === '' ? selection.value : null
  if (looked.value !== '') return [looked.value]
  const option = pointed.value?.option
  if (option !== undefined)
    return option === '' ? [] : asked.options.some((o) => o.id === option) ? [option] : null
  const [only] = pointedOptions.value
  return only && copiesOf(pointedOptions.value).length === 1 ? [only.id] : null
})

/** What it would do. */
export const outlook = computed<Foresight | null>(() =>
  considered.value ? (foresightOf(considered.value) ?? null) : null,
)

export type Ghost = { readonly to: number; readonly maybe: boolean }

/** What a number of the fleet would become; where a die decides, the worst of it. */
export function ghostOf(what: string, id = ''): Ghost | undefined {
  const foreseen = outlook.value
  const find = (changes: Foresight['changes']): number | undefined => {
    const found = changes.find((c) => c.what === what && c.id === id)
    return found && Number(found.to)
  }
  const sure = foreseen ? find(foreseen.changes) : undefined
  if (sure !== undefined) return { to: sure, maybe: false }
  const maybe = foreseen?.roll?.faces.flatMap((f) => find(f.changes) ?? []) ?? []
  return maybe.length > 0 ? { to: Math.min(...maybe), maybe: true } : undefined
}
