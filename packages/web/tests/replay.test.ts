import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  goOn,
  goTo,
  goToTurn,
  lookAs,
  playAgain,
  replay,
  run,
  running,
  speed,
  stop,
  timeFor,
} from '../src/screens/replay.ts'
import { greatFrom, isGreat, marksIn } from '../src/screens/replay-marks.ts'
import { forget, log, receive, request, view, you } from '../src/state.ts'
import { playGame, replayFor } from './games.ts'
import '../src/screens/words.ts'
import { tableInfo } from './table-info.ts'

const played = playGame({ players: 4 }, 'replay')
const info = tableInfo([], { table: 'a', players: 4, seed: 'x' })
const last = played.decisions.length - 1

beforeEach(() => {
  stop()
  forget()
  receive({
    type: 'welcome',
    you: 0,
    chair: 0,
    host: false,
    table: info,
    view: played.over,
    log: [],
    chat: [],
    notes: '',
    skips: {},
    deadline: null,
    missed: 0,
  })
  playAgain('a', replayFor(played, 'spectator'))
})

const turn = (): number => view.value?.turn.number ?? -1

describe('A finished game', () => {
  it('is shown from its beginning, decision by decision, with the log up to there', () => {
    expect(replay.value?.step).toBe(0)
    expect(you.value).toBe('spectator')
    goTo(40)
    expect(view.value?.turn).toEqual(
      played.decisions[40]?.state && replayFor(played, 'spectator').steps[40]?.view.turn,
    )
    expect(log.value).toEqual(played.decisions.slice(0, 41).flatMap((d) => d.log))
  })

  it('asks nothing and stays a game that is over', () => {
    for (let i = 0; i <= last; i += 7) {
      goTo(i)
      expect(request.value).toBeNull()
      expect(view.value?.outcome).toEqual(played.over.outcome)
    }
  })

  it('has a first and a last step', () => {
    goTo(-5)
    expect(replay.value?.step).toBe(0)
    goTo(last + 50)
    expect(replay.value?.step).toBe(last)
  })

  it('goes on to the next turn, and back to the beginning of this one or the one before', () => {
    goTo(last)
    const end = turn()
    for (let n = 0; n < end; n++) {
      const before = replay.value?.step ?? 0
      goToTurn(-1)
      const at = replay.value?.step ?? 0
      expect(at).toBeLessThan(before)
      // The decision before belongs to an earlier turn.
      if (at > 0) expect(played.decisions[at - 1]?.state.turn.number).not.toBe(turn())
    }
    goTo(0)
    const seen = [turn()]
    while ((replay.value?.step ?? last) < last) {
      goToTurn(1)
      seen.push(turn())
    }
    expect([...new Set(seen)]).toEqual(Array.from({ length: end + 1 }, (_, i) => i))
  })

  it('is looked at with the eyes of a seat, at the same decision', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      return Response.json(replayFor(played, 2))
    })
    goTo(30)
    await lookAs(2)
    expect(asked).toEqual(['/api/tables/a/replay?viewer=2'])
    expect([replay.value?.step, replay.value?.viewer, you.value]).toEqual([30, 2, 2])
    expect(view.value?.viewer).toBe(2)
    expect(view.value?.hand).toEqual(replayFor(played, 2).steps[30]?.view.hand)
    // What he was asked then, he is not asked again.
    const before = replayFor(played, 2).steps.findIndex((s) => s.view.request !== null)
    expect(before).toBeGreaterThan(-1)
    goTo(before)
    expect(request.value).toBeNull()
  })

  it('leaves the result as it was', () => {
    goTo(30)
    stop()
    expect(replay.value).toBeNull()
    expect(view.value).toEqual(played.over)
    expect(you.value).toBe(0)
    expect(log.value).toEqual([])
  })

  it('goes on by itself to its end, and begins anew from there', () => {
    goTo(last - 3)
    run(true)
    for (let i = 0; i < 3; i++) {
      expect(running.value).toBe(true)
      goOn()
    }
    expect([replay.value?.step, running.value]).toEqual([last, false])
    run(true)
    expect([replay.value?.step, running.value]).toEqual([0, true])
    stop()
    expect(running.value).toBe(false)
  })

  it('passes quickly what tells nothing, and stays longer the more is told', () => {
    const { steps } = replayFor(played, 'spectator')
    const lines = (i: number): number =>
      steps[i]?.log.filter((e) => !e.message.key.startsWith('window.')).length ?? 0
    const silent = steps.findIndex((_, i) => lines(i) === 0)
    const telling = steps.findIndex((_, i) => lines(i) > 3)
    const time = (i: number): number => {
      const step = steps[i]
      return step ? timeFor(step) : 0
    }
    expect(time(silent)).toBeLessThan(time(telling))
    const before = time(telling)
    speed.value = 4
    expect(time(telling)).toBe(before / 4)
    speed.value = 1
  })

  it('has marks where something great happened, and one goes from one to the next', () => {
    const game = replayFor(played, 'spectator')
    const marks = marksIn(game)
    const keys = (i: number): readonly string[] => game.steps[i]?.log.map((e) => e.message.key) ?? []
    game.steps.forEach((_, i) => {
      const mark = marks.find((m) => m.step === i)
      for (const [key, kind] of [
        ['event.destination', 'jump'],
        ['event.check-fail', 'fail'],
        ['event.lost', 'loss'],
      ] as const)
        if (keys(i).includes(key)) expect(mark, `${kind} in step ${i}`).toBeDefined()
      if (keys(i).includes('event.destination'))
        expect(['jump', 'final', 'reveal', 'executed']).toContain(mark?.kind)
    })
    expect(marks.some((m) => m.kind === 'loss')).toBe(true)
    const great = marks.filter(isGreat).map((m) => m.step)
    const walked: number[] = []
    for (let at = greatFrom(marks, -1, 1); at !== undefined; at = greatFrom(marks, at, 1)) walked.push(at)
    expect(walked).toEqual(great)
    const back: number[] = []
    for (let at = greatFrom(marks, last + 1, -1); at !== undefined; at = greatFrom(marks, at, -1))
      back.push(at)
    expect(back).toEqual(great.toReversed())
  })
})
