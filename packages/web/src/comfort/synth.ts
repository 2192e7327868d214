import { type SoundName, sounds, type Voice } from './sounds.ts'

// Browsers make no sound before somebody has touched the page: until `wake` there is nothing to play on.

type Desk = { readonly context: AudioContext; readonly out: GainNode; readonly noise: AudioBuffer }

let desk: Desk | undefined
let humming: { readonly stop: () => void } | undefined

const ear = (percent: number): number => (percent / 100) ** 2

/** Called when somebody touches the page. */
export function wake(volume: number): void {
  if (desk || typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  const out = context.createGain()
  out.gain.value = ear(volume)
  out.connect(context.destination)
  desk = { context, out, noise: whiteNoise(context) }
}

export function setVolume(percent: number): void {
  if (desk) desk.out.gain.value = ear(percent)
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1
  return buffer
}

export function play(name: SoundName): void {
  if (!desk) return
  const now = desk.context.currentTime + 0.01
  for (const voice of sounds[name]) sing(desk, voice, now + (voice.at ?? 0))
}

function sing({ context, out, noise }: Desk, voice: Voice, at: number): void {
  const { wave, from, to = from, lasts, loud, rise = 0.005 } = voice
  const shape = context.createGain()
  shape.gain.setValueAtTime(0, at)
  shape.gain.linearRampToValueAtTime(loud, at + rise)
  shape.gain.exponentialRampToValueAtTime(0.001, at + lasts)
  shape.connect(out)
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, at)
    pitch.exponentialRampToValueAtTime(to, at + lasts)
  }
  if (wave === 'noise') {
    const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true })
    const filter = new BiquadFilterNode(context, { type: 'lowpass', Q: 2 })
    glide(filter.frequency)
    source.connect(filter).connect(shape)
    source.start(at)
    source.stop(at + lasts)
  } else {
    const source = new OscillatorNode(context, { type: wave })
    glide(source.frequency)
    source.connect(shape)
    source.start(at)
    source.stop(at + lasts)
  }
}

/** A low hum of engines, on or off. */
export function hum(on: boolean): void {
  if (!on) {
    humming?.stop()
    humming = undefined
  } else if (desk && !humming) humming = engines(desk)
}

function engines({ context, out }: Desk): { stop: () => void } {
  const level = new GainNode(context, { gain: 0 })
  level.gain.linearRampToValueAtTime(0.09, context.currentTime + 3)
  level.connect(out)
  const tones = [41, 41.6, 82.4].map((frequency) => {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency })
    tone.connect(level)
    tone.start()
    return tone
  })
  return {
    stop: () => {
      for (const tone of tones) tone.stop()
    },
  }
}
