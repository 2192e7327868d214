import type { GameState } from './state.ts'

// sfc32: small, fast, good enough for any shuffle; its four words are part of the state.

export function seeded(seed: string): [number, number, number, number] {
  let h1 = 1779033703
  let h2 = 3144134277
  let h3 = 1013904242
  let h4 = 2773480762
  for (let i = 0; i < seed.length; i++) {
    const k = seed.charCodeAt(i)
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067)
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233)
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213)
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179)
  }
  const random: [number, number, number, number] = [h1 >>> 0, h2 >>> 0, h3 >>> 0, h4 >>> 0]
  for (let i = 0; i < 15; i++) word(random)
  return random
}

function word(r: [number, number, number, number]): number {
  const t = (((r[0] + r[1]) | 0) + r[3]) | 0
  r[3] = (r[3] + 1) | 0
  r[0] = r[1] ^ (r[1] >>> 9)
  r[1] = (r[2] + (r[2] << 3)) | 0
  r[2] = (r[2] << 21) | (r[2] >>> 11)
  r[2] = (r[2] + t) | 0
  return t >>> 0
}

/** A whole number from 0 to n - 1, each equally likely. */
export function below(s: Pick<GameState, 'random'>, n: number): number {
  const limit = 4294967296 - (4294967296 % n)
  for (;;) {
    const w = word(s.random)
    if (w < limit) return w % n
  }
}

/** The same elements in a random order. */
export const shuffled = <T>(s: Pick<GameState, 'random'>, list: readonly T[]): T[] => shuffle(s, list.slice())

export function shuffle<T>(s: Pick<GameState, 'random'>, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(s, i + 1)
    const a = list[i]
    const b = list[j]
    if (a === undefined || b === undefined) continue
    list[i] = b
    list[j] = a
  }
  return list
}

/** Takes one element out at random. */
export function takeRandom<T>(s: Pick<GameState, 'random'>, list: T[]): T | undefined {
  return list.length === 0 ? undefined : list.splice(below(s, list.length), 1)[0]
}

/** One element of a list that stays as it is. */
export const randomOf = <T>(s: Pick<GameState, 'random'>, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[below(s, list.length)]
