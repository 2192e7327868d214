// Short sounds of our own, written down as what sounds when: tones that glide and noise through a filter.

export type Voice = {
  /** Seconds after the beginning. */
  readonly at?: number
  readonly wave: OscillatorType | 'noise'
  /** In hertz, of the tone or of the filter over the noise; it glides from one to the other. */
  readonly from: number
  readonly to?: number
  readonly lasts: number
  /** From 0 to 1. */
  readonly loud: number
  /** Seconds until it is at its loudest. */
  readonly rise?: number
}

export type SoundName = 'turn' | 'crisis' | 'dice' | 'hit' | 'jump' | 'passed' | 'failed' | 'reveal' | 'over'

const bell = (at: number, from: number, loud = 0.3): Voice => ({
  at,
  wave: 'sine',
  from,
  lasts: 0.9,
  loud,
  rise: 0.01,
})

const click = (at: number): Voice => ({ at, wave: 'noise', from: 2600, to: 900, lasts: 0.05, loud: 0.35 })

export const sounds: Readonly<Record<SoundName, readonly Voice[]>> = {
  turn: [bell(0, 587), bell(0.14, 880)],
  crisis: [
    { wave: 'sawtooth', from: 110, to: 92, lasts: 0.7, loud: 0.16, rise: 0.05 },
    { at: 0.08, wave: 'sawtooth', from: 165, to: 139, lasts: 0.7, loud: 0.12, rise: 0.05 },
  ],
  dice: [click(0), click(0.07), click(0.12), click(0.21)],
  hit: [
    { wave: 'noise', from: 900, to: 60, lasts: 0.55, loud: 0.5 },
    { wave: 'sine', from: 96, to: 34, lasts: 0.5, loud: 0.5 },
  ],
  jump: [
    { wave: 'sine', from: 60, to: 1300, lasts: 1.1, loud: 0.22, rise: 0.7 },
    { at: 1, wave: 'noise', from: 3000, to: 120, lasts: 1, loud: 0.3, rise: 0.02 },
    { at: 1, wave: 'sine', from: 70, to: 40, lasts: 0.9, loud: 0.4, rise: 0.01 },
  ],
  passed: [bell(0, 523, 0.22), bell(0.1, 659, 0.22), bell(0.2, 784, 0.24)],
  failed: [
    { wave: 'triangle', from: 311, to: 293, lasts: 0.35, loud: 0.28, rise: 0.01 },
    { at: 0.24, wave: 'triangle', from: 233, to: 196, lasts: 0.7, loud: 0.28, rise: 0.01 },
  ],
  reveal: [
    { wave: 'sawtooth', from: 55, to: 220, lasts: 1.3, loud: 0.14, rise: 0.9 },
    { at: 0.2, wave: 'square', from: 58, to: 233, lasts: 1.1, loud: 0.07, rise: 0.9 },
    { at: 1.2, wave: 'noise', from: 500, to: 80, lasts: 0.8, loud: 0.3, rise: 0.01 },
  ],
  over: [bell(0, 392), bell(0.25, 330), bell(0.5, 262, 0.35), bell(0.5, 131, 0.3)],
}
