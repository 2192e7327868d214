import { describe, expect, it } from 'vitest'
import { condition } from '../src/core/conditions.ts'
import { word } from '../src/core/effect.ts'
import type { Game } from '../src/core/game.ts'
import {
  ask,
  askAgain,
  askAll,
  call,
  callInstead,
  chosen,
  finish,
  goTo,
  hasStep,
  heldBy,
  isCutShort,
  isProcedure,
  procedure,
  run,
  started,
  stepBefore,
  underWay,
  unwindTo,
} from '../src/core/procedure.ts'
import type { Option } from '../src/core/state.ts'
import { gameOn, newGame } from '../src/decide.ts'
import { msg } from '../src/text/message.ts'

const told: string[] = []

const part = procedure<{ readonly name: string }>('test-part', {
  first: (_g, f) => {
    told.push(`${f.name} begins`)
  },
  second: (_g, f) => {
    told.push(`${f.name} ends`)
  },
})

const returning = procedure<{ readonly name: string }>('test-returning', {
  only: (g, f) => {
    finish(g, 7)
    call(g, part, { name: `${f.name}: after it 1` })
    call(g, part, { name: `${f.name}: after it 2` })
  },
})

const whole = procedure<{ readonly name: string }>('test-whole', {
  parts: (g) => {
    told.push(`nothing started: ${started(g)}`)
    call(g, part, { name: 'one' })
    told.push(`something started: ${started(g)}`)
    call(g, part, { name: 'two' })
    call(g, returning, { name: 'three' })
  },
  after: (g, f) => {
    told.push(`${f.name} goes on with ${f.result}, a part under way: ${underWay(g, part) !== undefined}`)
    told.push(`it finds itself by its kind: ${underWay(g, whole)?.name}`)
    g.s.outcome = { winner: 'humans', reason: 'final-jump', winners: [] }
  },
})

describe('procedures', () => {
  it('carry out what a step started in the order in which it was started', () => {
    const g = gameOn({ ...newGame({ players: 3 }, 'order'), stack: [], asks: [] })
    told.length = 0
    call(g, whole, { name: 'the whole' })
    run(g)
    expect(told).toEqual([
      'nothing started: false',
      'something started: true',
      'one begins',
      'one ends',
      'two begins',
      'two ends',
      'three: after it 1 begins',
      'three: after it 1 ends',
      'three: after it 2 begins',
      'three: after it 2 ends',
      'the whole goes on with 7, a part under way: false',
      'it finds itself by its kind: the whole',
    ])
  })

  it('two of one name are refused at start, words and conditions too', () => {
    expect(() => procedure('turn', {})).toThrow('Two procedures are called "turn"')
    const define = () => word('test-word', () => ({}), { describe: () => msg('effect.none') })
    define()
    expect(define).toThrow('Two effects are called "test-word"')
    const ask = () =>
      condition('test-condition', () => ({}), { test: () => true, describe: () => msg('effect.none') })
    ask()
    expect(ask).toThrow('Two conditions are called "test-condition"')
  })
})

const fresh = (): Game => {
  told.length = 0
  return gameOn({ ...newGame({ players: 3 }, 'order'), stack: [], asks: [] })
}
const over = (g: Game): void => {
  g.s.outcome = { winner: 'humans', reason: 'final-jump', winners: [] }
}
const option = (id: string): Option => ({ id, text: msg('effect.none') })
const [left, right] = [option('left'), option('right')]
const asks = (g: Game) => g.s.asks.map(({ seat, min, max, chosen: c }) => ({ seat, min, max, c }))

/** Asks the first seat something, and tells what it got. */
const asking = procedure<{ readonly options: readonly Option[] }>('test-asking', {
  ask: (g, f) => ask(g, { seat: 0, prompt: msg('effect.none'), options: f.options }),
  tell: (_g, f) => {
    told.push(`got ${chosen(f).map((o) => o.id)}`)
  },
  after: (g, f) => {
    told.push(`kept ${chosen(f).length}`)
    over(g)
  },
})

describe('questions', () => {
  it('that leave no choice answer themselves, and an answer is for the next step only', () => {
    const g = fresh()
    call(g, asking, { options: [left] })
    run(g)
    expect(told).toEqual(['got left', 'kept 0'])
    expect([g.s.stack, g.s.asks]).toEqual([[], []])
  })

  it('without options are answered with nothing', () => {
    const g = fresh()
    call(g, asking, { options: [] })
    run(g)
    expect(told).toEqual(['got ', 'kept 0'])
  })

  it('that leave one wait for an answer, and can be put again as things stand then', () => {
    const g = fresh()
    call(g, asking, { options: [left, right] })
    run(g)
    expect(asks(g)).toEqual([{ seat: 0, min: 1, max: 1, c: null }])
    expect(told).toEqual([])
    const [f] = g.s.stack
    if (!f) throw new Error('nothing is under way')
    expect([f.step, stepBefore(f)]).toEqual(['tell', 'ask'])
    Object.assign(f, { options: [left, right, option('middle')] })
    askAgain(g)
    expect(g.s.asks[0]?.options).toHaveLength(3)
    expect(g.s.stack[0]?.step).toBe('tell')
  })

  it('ask for no more than there is, for nothing where one may decline, and always where nobody may tell', () => {
    const g = fresh()
    call(g, asking, { options: [left, right] })
    const some = [left, right]
    const base = { prompt: msg('effect.none') }
    askAll(g, [
      { ...base, seat: 0, options: some, min: 3, max: 5 },
      { ...base, seat: 1, options: some, min: 0 },
      { ...base, seat: 2, options: [left], always: true },
    ])
    expect(asks(g)).toEqual([
      { seat: 0, min: 2, max: 2, c: some },
      { seat: 1, min: 0, max: 1, c: null },
      { seat: 2, min: 1, max: 1, c: null },
    ])
    expect(g.s.asks[1]).toMatchObject({ secret: false, window: '' })
  })
})

const outer = procedure<object>('test-outer', {
  first: (g) => {
    call(g, inner, { card: 'a card' })
  },
  skipped: () => {
    told.push('not this')
  },
  last: (g) => {
    told.push('the last step')
    over(g)
  },
})
const inner = procedure<{ readonly card: string }>(
  'test-inner',
  {
    first: (g) => {
      call(g, breaking, {})
    },
    second: () => {
      told.push('nor this')
    },
  },
  { holds: [{ cards: (f) => [f.card] }], dropped: (_g, f) => told.push(`${f.card} put away`) },
)
const breaking = procedure<object>('test-breaking', {
  only: (g) => unwindTo(g, 'test-outer', 'last'),
})

describe('what is under way', () => {
  it('can be cut off: what was held is put away, and the procedure named goes on at another step', () => {
    const g = fresh()
    call(g, outer, {})
    run(g)
    expect(told).toEqual(['a card put away', 'the last step'])
  })

  it('holds cards only where its procedure says so', () => {
    const frame = (proc: string) => ({ proc, step: '', card: 'a card' })
    expect(heldBy(frame('test-inner'))).toEqual(['a card'])
    expect(heldBy(frame('test-outer'))).toEqual([])
    expect(heldBy(frame('nobody knows'))).toEqual([])
  })

  it('can be dropped altogether for one thing; the first that asks for it has it', () => {
    const g = fresh()
    const goes = procedure<{ readonly name: string }>('test-goes', {
      only: (now, f) => {
        told.push(f.name)
        over(now)
      },
    })
    const drops = procedure<object>('test-drops', {
      only: (now) => {
        told.push(`cut short: ${isCutShort(now)}`)
        callInstead(now, goes, { name: 'first' })
        callInstead(now, goes, { name: 'second' })
        told.push(`cut short: ${isCutShort(now)}`)
        call(now, part, { name: 'never' })
      },
      never: () => {
        told.push('nothing follows')
      },
    })
    call(g, drops, {})
    run(g)
    expect(told).toEqual(['cut short: false', 'cut short: true', 'first'])
  })

  it('is found by name, steps too; what is not there is an error', () => {
    expect([isProcedure('test-outer'), isProcedure('test-nothing')]).toEqual([true, false])
    expect([hasStep('test-outer', 'last'), hasStep('test-outer', 'nowhere')]).toEqual([true, false])
    expect(hasStep('test-nothing', 'last')).toBe(false)
    const g = fresh()
    expect(() => run(g)).toThrow('The game has nothing left to do and is not over.')
    const lost = procedure<object>('test-lost', { only: (_g, f) => goTo(f, 'nowhere') })
    call(g, lost, {})
    expect(() => run(g)).toThrow('There is no step "nowhere" in "test-lost".')
  })
})
