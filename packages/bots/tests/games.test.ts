import { type Answer, chance, type GameState, type Request, randomAnswer } from '@ragtag/engine'
import { gameOfKind } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { playOne } from '../commands/arena/play.ts'
import { bot, playGame, type Sitter } from '../src/index.ts'
import { plain } from './asked.ts'

// Whole games of bots.

describe('bots', () => {
  test('play whole games of three to six players without a refused answer, and meet the questions of the base box', {
    timeout: 120_000,
  }, () => {
    const met = new Set<string>()
    let powers = 0
    const seen = { declined: 0, stays: 0 }
    const watch = (state: GameState, request: Request, _memory: unknown, { options }: Answer): void => {
      met.add(request.prompt.key)
      const p = state.players[request.seat]
      if (p?.standing === 'revealing' && ['prompt.may', 'prompt.pick'].includes(request.prompt.key)) {
        powers++
        // Where he could only turn it against himself he lets it be.
        const himself = request.options.every((o) => o.seat === request.seat)
        if (!himself && (options.length === 0 || options[0] === 'no')) seen.declined++
      }
      if (p?.at === 'sickbay' && request.prompt.key === 'prompt.move' && options.length === 0) seen.stays++
    }
    for (let i = 0; i < 32; i++) {
      const players = 3 + (i % 4)
      const { state } = playGame({ players }, `whole-${i}`, (seat) => bot(`${i}-${seat}`), { watch })
      expect(state.outcome).not.toBeNull()
    }
    const often = [...met].filter((key) => !key.startsWith('prompt.window.'))
    expect(often.length).toBeGreaterThan(38)
    // The power of a card one turns up is used, and nobody stays in Sickbay without having looked ahead.
    expect(powers).toBeGreaterThan(10)
    expect(seen.declined).toBe(0)
    expect(seen.stays).toBeLessThan(3)
  })

  // All five were in the Brig, and nobody who looked a turn ahead wanted out: there no Crisis card is drawn.
  test('do not sit in the Brig for ever, though Cylons do nothing at all', () => {
    const { decisions } = playOne(gameOfKind({ players: 5 }, 52), 'final-52', 53, {
      humans: 'normal',
      cylons: 'passing',
    })
    expect(decisions).toBeLessThan(2000)
  })

  test('play by the variants too', () => {
    for (const config of [
      { players: 4, noSympathizer: true },
      { players: 5, difficulty: 'easier-for-humans' },
      { players: 6, difficulty: 'easier-for-cylons' },
    ] as const)
      expect(playGame(config, 'variant', (seat) => bot(`v-${seat}`)).state.outcome).not.toBeNull()
  })

  test('win some games as humans and lose others', { timeout: 120_000 }, () => {
    let won = 0
    const games = 50
    for (let i = 0; i < games; i++)
      if (
        playGame({ players: 5 }, `band-${i}`, (seat) => plain(`${i}-${seat}`)).state.outcome?.winner ===
        'humans'
      )
        won++
    expect(won / games).toBeGreaterThan(0.1)
    expect(won / games).toBeLessThan(0.65)
  })

  /** How many games a side wins with bots in all chairs, and how many when chance plays for it. */
  function compare(side: 'humans' | 'cylons', players: number): { bots: number; dice: number } {
    let bots = 0
    let dice = 0
    for (let i = 0; i < 16; i++) {
      const random = chance(i + 1)
      const best = (seat: number): Sitter => plain(`${i}-${seat}`)
      const careless =
        (seat: number): Sitter =>
        (view, request, memory) => {
          const { revealed, loyalty } = view.players[seat] ?? {}
          const cylon = revealed === true || loyalty?.some((card) => card.startsWith('cylon-')) === true
          return cylon === (side === 'cylons')
            ? randomAnswer(request, random)
            : best(seat)(view, request, memory)
        }
      const wins = (seats: (seat: number) => Sitter): number =>
        Number(playGame({ players }, `${side}-${i}`, seats).state.outcome?.winner === side)
      bots += wins(best)
      dice += wins(careless)
    }
    return { bots, dice }
  }

  test('make better humans than chance does, against the same Cylons', () => {
    const { bots, dice } = compare('humans', 4)
    expect(dice).toBe(0)
    expect(bots).toBeGreaterThan(1)
  })

  test('make better Cylons than chance does, against the same humans', () => {
    const { bots, dice } = compare('cylons', 5)
    expect(bots).toBeGreaterThan(dice)
  })

  test('think some milliseconds about a decision, and a game takes some seconds at the most', {
    timeout: 60_000,
  }, () => {
    // Processor time, the engine's included. On a machine that is busy otherwise, and before the code is warm, it counts
    // for two or three times as much; `npm run arena` says what it is.
    const games = Array.from({ length: 12 }, (_, i) => {
      const before = process.cpuUsage()
      const { decisions } = playGame({ players: 5 }, `speed-${i}`, (seat) => bot(`${i}-${seat}`))
      return { decisions, spent: process.cpuUsage(before).user / 1000 }
    })
    const sum = (of: (g: (typeof games)[number]) => number): number => games.reduce((n, g) => n + of(g), 0)
    expect(sum((g) => g.spent) / sum((g) => g.decisions)).toBeLessThan(15)
    expect(games.map((g) => g.spent).sort((x, y) => x - y)[games.length / 2]).toBeLessThan(4000)
  })
})
