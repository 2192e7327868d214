import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { setSpeed } from '../actions.ts'
import { chair, connection, table } from '../state.ts'
import { settings } from './settings.ts'

// Whoever is alone with bots says how fast they play, and may have them wait.

export const alone = computed(() => {
  const seats = table.value?.started ? table.value.seats : []
  return (
    seats.some((s) => s.occupant === 'bot') &&
    seats.every((s) => (s.occupant === 'human') === (s.seat === chair.value))
  )
})

export const paused = signal(false)

/** While something is held before him, too, they wait. */
export function keepPace(held: ReadonlySignal<boolean>): void {
  const line = computed(() => connection.value === 'open')
  effect(() => {
    if (line.value && alone.value) setSpeed(paused.value || held.value ? 'paused' : settings.value.bots)
  })
  // Somewhere else nothing stands still.
  effect(() => {
    if (!alone.value) paused.value = false
  })
}
