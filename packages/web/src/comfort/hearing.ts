import { effect } from '@preact/signals'
import { boardHit } from '../content.ts'
import { wanted } from '../playback.ts'
import { connection, news, request, view } from '../state.ts'
import { settings } from './settings.ts'
import type { SoundName } from './sounds.ts'
import { hum, play, setVolume, wake } from './synth.ts'

// What is heard: what happens at the table, as it is told.

const heardOf: Readonly<Record<string, SoundName>> = {
  'event.crisis': 'crisis',
  'event.super-crisis': 'crisis',
  'event.rolled': 'dice',
  'event.destroyed': 'hit',
  'event.civilian': 'hit',
  'event.jump': 'jump',
  'event.check-pass': 'passed',
  'event.check-partial': 'failed',
  'event.check-fail': 'failed',
  'event.revealed': 'reveal',
  'event.executed': 'reveal',
  'event.over': 'over',
}

/** A swarm of raiders is one noise, not ten. */
const pause = 220
const last = new Map<SoundName, number>()

function sound(name: SoundName): void {
  if (!settings.peek().sound) return
  const now = performance.now()
  if (now - (last.get(name) ?? Number.NEGATIVE_INFINITY) < pause) return
  last.set(name, now)
  play(name)
}

/** Begins to listen; nothing is heard before somebody has touched the page. */
export function listen(): void {
  const touched = (): void => {
    const { sound: on, volume } = settings.peek()
    if (!on) return
    wake(volume)
    hum(settings.peek().hum && connection.peek() === 'open')
  }
  for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, touched)
  effect(() => setVolume(settings.value.volume))
  effect(() => hum(settings.value.sound && settings.value.hum && connection.value === 'open'))
  effect(() => {
    for (const { message } of news.value) {
      const name = boardHit(message) ? 'hit' : heardOf[message.key]
      if (name) sound(name)
    }
  })
  let asked = ''
  effect(() => {
    const [shown, called] = [request.value?.id ?? '', wanted.value]
    const own = view.peek()?.turn.seat === view.peek()?.viewer
    // One's own turn, or for somebody who looks elsewhere whatever he is wanted for.
    const id = document.hidden ? called : shown
    if (id !== '' && id !== asked && (own || document.hidden)) sound('turn')
    asked = id
  })
}
