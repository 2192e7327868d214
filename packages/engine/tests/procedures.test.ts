import { describe, expect, it } from 'vitest'
import { condition } from '../src/core/conditions.ts'
import { word } from '../src/core/effect.ts'
import { call, finish, procedure, run, started, underWay } from '../src/core/procedure.ts'
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
