import { gunzipSync, gzipSync } from 'node:zlib'
import type { GameConfig } from '../../src/index.ts'

// Recorded games as text: a line for a game, for every answer, and, after every few answers, for the hashes of
// what was true meanwhile.

export type Recorded = {
  readonly seat: number
  /** The question's prompt, as far as it says what kind of question it is. */
  readonly prompt: string
  readonly options: readonly string[]
}

export const aspects = ['state', 'views', 'questions', 'events'] as const
export type Aspect = (typeof aspects)[number]
export type Hashes = Readonly<Record<Aspect, string>>

/** So many answers have their hashes together. */
export const span = 7

export type Stretch = { readonly answers: readonly Recorded[]; readonly hashes: Hashes }

export type Golden = {
  readonly seed: string
  /** A position in the middle of the game, as an earlier version saved it; without it, the game from its beginning. */
  readonly saved?: unknown
  readonly config: GameConfig
  readonly stretches: readonly Stretch[]
  /** Of the last position and what everyone sees then. */
  readonly end: string
}

export function written(games: readonly Golden[]): Buffer {
  const lines: string[] = []
  for (const { seed, config, saved, stretches, end } of games) {
    lines.push(`game ${seed} ${JSON.stringify(config)}`)
    if (saved !== undefined) lines.push(`saved ${JSON.stringify(saved)}`)
    for (const { answers, hashes } of stretches) {
      for (const a of answers) lines.push([a.seat, a.prompt, ...a.options].join(' '))
      lines.push(`= ${aspects.map((x) => hashes[x]).join(' ')}`)
    }
    lines.push(`end ${end}`)
  }
  return gzipSync(`${lines.join('\n')}\n`, { level: 9 })
}

export function read(file: Buffer): Golden[] {
  const games: Golden[] = []
  let seed = ''
  let config: GameConfig = { players: 0 }
  let saved: unknown
  let stretches: Stretch[] = []
  let answers: Recorded[] = []
  for (const line of gunzipSync(file).toString().trimEnd().split('\n')) {
    const [first = '', second = '', ...rest] = line.split(' ')
    if (first === 'game') {
      seed = second
      config = JSON.parse(rest.join(' '))
      saved = undefined
      stretches = []
    } else if (first === 'saved') saved = JSON.parse(line.slice('saved '.length))
    else if (first === '=') {
      const [views = '', questions = '', events = ''] = rest
      stretches.push({ answers, hashes: { state: second, views, questions, events } })
      answers = []
    } else if (first === 'end') games.push({ seed, config, saved, stretches, end: second })
    else answers.push({ seat: Number(first), prompt: second, options: rest })
  }
  return games
}
