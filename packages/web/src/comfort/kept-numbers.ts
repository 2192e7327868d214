import { type Signal, signal } from '@preact/signals'

// Numbers kept in this browser, by name: of so many tables or chairs, those that were used last.

const most = 50

export type Numbers = Readonly<Record<string, number>>

function kept(place: string): Numbers {
  if (typeof localStorage === 'undefined') return {}
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(Object.entries(found).filter(([, n]) => typeof n === 'number'))
  } catch {
    return {}
  }
}

export function keptNumbers(place: string): {
  readonly numbers: Signal<Numbers>
  readonly keep: (name: string, n: number) => void
} {
  const numbers = signal<Numbers>(kept(place))
  const keep = (name: string, n: number): void => {
    const { [name]: _, ...others } = numbers.peek()
    numbers.value = { ...Object.fromEntries(Object.entries(others).slice(1 - most)), [name]: n }
    localStorage.setItem(place, JSON.stringify(numbers.value))
  }
  return { numbers, keep }
}
