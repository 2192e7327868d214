import { begin, type CheckView, chance, decide, randomAnswer, requests, view, worthIn } from '@ragtag/engine'
import type { LogEntry } from '@ragtag/protocol'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lit, point } from '../src/lit.ts'
import { moment } from '../src/playback.ts'
import { partsOf } from '../src/shared/names-in-messages.ts'
import { forget, receive } from '../src/state.ts'
import { isNews, moodOf, told } from '../src/table/log-entries.ts'
import { dealt, drawn, reveal, rolls, taken } from '../src/table/moments.ts'
import { signed } from '../src/table/signed.ts'
import { widthOf } from '../src/table/width-of.ts'
import { addWords, t } from '../src/words/index.ts'
import { watch } from './watching.ts'

const who = (seat: number) => ({ key: 'seat', params: { seat } })
const entry = (key: string, params = {}, at = 1): LogEntry => ({ at, turn: 1, message: { key, params } })

describe('The log', () => {
  it('leaves out what everyone sees anyway', () => {
    expect(isNews(entry('event.step', { step: 'x' }))).toBe(false)
    expect(isNews(entry('window.check-pre'))).toBe(false)
    expect(isNews(entry('event.jump'))).toBe(true)
  })

  it('says one number of a roll that nothing was added to, and both of another', () => {
    const roll = (face: number, result: number) =>
      partsOf(told(entry('event.rolled', { who: who(0), why: { key: 'why.ftl' }, face, result }).message))
        .map((p) => p.text)
        .join('')
    expect(roll(5, 5)).toBe('Player 1 rolls 5 (the FTL jump).')
    expect(roll(5, 7)).toBe('Player 1 rolls 5 (the FTL jump), which counts as 7.')
  })

  it('tells harm from gain', () => {
    expect(moodOf({ key: 'event.lost' })).toBe('bad')
    expect(moodOf({ key: 'event.gained' })).toBe('good')
    expect(moodOf({ key: 'event.moved' })).toBe('')
  })

  it('links names in lists, and in words that were added later', () => {
    addWords({ 'later.words': 'Later: {list}' })
    expect(partsOf({ key: 'later.words', params: { list: [{ key: 'location:brig' }, who(2)] } })).toEqual([
      { key: '', text: 'Later: ' },
      { key: 'location:brig', text: 'Brig' },
      { key: '', text: ' and ' },
      { key: 'seat:2', text: 'Player 3' },
    ])
  })
})

describe('A skill check', () => {
  const check: CheckView = {
    title: { key: 'check.title' },
    difficulty: 9,
    skills: ['politics'],
    partial: null,
    counts: [],
    picked: -1,
    total: 0,
    positive: ['engineering'],
    alwaysFor: [1],
    worthless: 'tactics',
    faceUp: false,
    cards: [],
    strength: null,
    result: '',
  }

  it('shows what a card would count in it', () => {
    expect(worthIn(check, { type: 'politics', strength: 3 })).toBe(3)
    expect(worthIn(check, { type: 'engineering', strength: 2 })).toBe(2)
    expect(worthIn(check, { type: 'piloting', strength: 4 })).toBe(-4)
    expect(worthIn(check, { type: 'tactics', strength: 5 })).toBe(0)
    expect(worthIn(check, { type: 'piloting', strength: 1 })).toBe(1)
  })

  it('writes numbers with their sign', () => {
    expect([3, -2, 0].map(signed)).toEqual(['+3', '−2', '0'])
  })
})

describe('A crisis', () => {
  it('is chosen by pointing at an option on its card', () => {
    forget()
    const random = chance(5)
    for (let game = 0; game < 20; game++) {
      let { state } = begin({ players: 4 }, `crisis ${game}`)
      for (let [open] = requests(state); open; [open] = requests(state)) {
        if (open.prompt.key === 'prompt.crisis-choice' && open.options.length === 2) {
          receive({ type: 'update', view: view(state, open.seat), log: [], deadline: null })
          expect([...lit.value.keys()]).toEqual(['option:0', 'option:1'])
          expect(point('option:1')).toBe(true)
          return
        }
        state = decide(state, open.seat, randomAnswer(open, random)).state
      }
    }
    throw new Error('Nobody chose in twenty games.')
  })
})

describe('What happens is shown', () => {
  let at = 100
  const happens = async (...entries: LogEntry[]): Promise<void> => {
    const { state } = begin({ players: 3 }, 'moments')
    const log = entries.map((e) => ({ ...e, at: at++ }))
    receive({ type: 'update', view: view(state, 0), log, deadline: null })
    await Promise.resolve()
  }
  beforeEach(() => {
    vi.useFakeTimers()
    return () => {
      vi.runAllTimers()
      vi.useRealTimers()
    }
  })

  it('Loyalty cards dealt to sleepers: how many to everyone, which only to oneself', async () => {
    await happens(
      entry('event.sleeper'),
      entry('event.dealt-loyalty-cards', { who: who(0), cards: [{ key: 'card:not-a-cylon' }] }),
      entry('event.dealt-loyalty', { who: who(1), n: 2 }),
    )
    expect(moment.value?.kind).toBe('sleeper')
    expect(dealt.value.map((d) => [d.seat, d.n])).toEqual([
      [0, 1],
      [1, 2],
    ])
  })

  it('somebody sent to the Brig, but not somebody who walks elsewhere', async () => {
    await happens(entry('event.moved', { who: who(1), location: { key: 'location:command' } }))
    expect(moment.value).toBeNull()
    watch()
    await happens(entry('event.moved', { who: who(1), location: { key: 'location:brig' } }))
    expect(moment.value?.kind).toBe('brig')
  })

  it('a crisis with the option that was taken, until it has been read', async () => {
    await happens(
      entry('event.crisis', { who: who(0), card: { key: 'card:food-shortage' } }),
      entry('event.crisis-choice', { who: who(0), option: { key: 'choice.2' } }),
    )
    expect(drawn.value?.card).toBe('food-shortage')
    watch()
    expect(taken.value).toBe('option:1')
    expect(drawn.value?.card).toBe('food-shortage')
    vi.runAllTimers()
    expect(drawn.value).toBeNull()
  })

  it('a check as it is turned up and as it ends', async () => {
    const cards = (...ids: string[]) => ids.map((id) => ({ key: `skill-card:${id}` }))
    await happens(
      entry('event.check-revealed', {
        plus: cards('repair-1'),
        minus: cards('launch-scout-2'),
        strength: -1,
        difficulty: 8,
      }),
      entry('event.check-fail', { title: { key: 'card:food-shortage' } }),
    )
    expect(reveal.value).toMatchObject({ plus: ['repair-1'], minus: ['launch-scout-2'], result: 'fail' })
  })

  it('dice, for a while', async () => {
    await happens(entry('event.rolled', { who: who(0), why: { key: 'why.ftl' }, face: 3, result: 3 }))
    expect(rolls.value.map((r) => r.face)).toEqual([3])
    vi.runAllTimers()
    expect(rolls.value).toEqual([])
  })
})

describe('Names in rooms', () => {
  it('are taken to be about as wide as they are drawn', () => {
    // Measured in the browser at 13 px.
    expect(widthOf('Communications')).toBeGreaterThan(88)
    expect(widthOf('Command')).toBeGreaterThan(54)
    expect(widthOf('Brig')).toBeLessThan(34)
    expect(t('location:brig')).toBe('Brig')
  })
})
