import { type Message, seatName } from '@ragtag/engine'
import { scenario } from '@ragtag/engine/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { forget, show, you } from '../src/state.ts'
import { momentOf } from '../src/table/great.ts'
import { whyAsked } from '../src/table/why-asked.ts'

const entries = (...messages: readonly Message[]) => messages.map((message, at) => ({ at, turn: 1, message }))

const jump = (...destination: readonly string[]) =>
  scenario({
    players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
    step: 'crisis',
    jumpTrack: 4,
    decks: { crisis: ['riots-a'], destination },
  })
    .answer('saul-tigh', 'option:0')
    .untilAsked('saul-tigh', 'prompt.destination')

beforeEach(() => {
  forget()
  you.value = 0
})

describe('Why something is asked', () => {
  it('although all answers are one is told', () => {
    const why = (...cards: string[]): string => {
      const game = jump(...cards)
      return whyAsked(game.view('saul-tigh'), game.request('saul-tigh'))
    }
    expect(why('barren-planet', 'barren-planet')).toContain('alike')
    expect(why('barren-planet', 'deep-space')).not.toContain('alike')
  })

  it('once more at the same moment is told: somebody has used something since', () => {
    const game = scenario({
      players: ['saul-tigh', 'laura-roslin', 'galen-tyrol'],
      step: 'crisis',
      decks: { crisis: ['elections-loom'] },
      hands: { 'saul-tigh': ['scientific-research-3'], 'laura-roslin': ['investigative-committee-3'] },
    })
    const asked = game.untilAsked('saul-tigh', 'prompt.window.check-pre').request('saul-tigh')
    const card = { key: 'skill-card:investigative-committee-3' }
    const played = (seat: number): Message => ({ key: 'event.played', params: { who: seatName(seat), card } })
    const after = (...messages: readonly Message[]): string => {
      forget()
      you.value = 0
      const now = game.view('saul-tigh')
      show({ view: now, log: entries(...messages), deadline: null, undo: '' })
      return whyAsked(now, asked)
    }
    const again = 'So it is asked once more.'
    expect(after({ key: 'window.check-pre' })).toBe('Nobody else sees that you are asked.')
    expect(after({ key: 'window.check-pre' }, played(1), { key: 'window.again' })).toBe(
      `Laura Roslin plays Investigative Committee 3. ${again} Nobody else sees that you are asked.`,
    )
    expect(after(played(0), { key: 'window.again' })).toContain('You play Investigative Committee 3.')
    expect(after(played(1), { key: 'window.again' }, { key: 'window.check-before-reveal' })).not.toContain(
      again,
    )
  })
})

it('Where the fleet goes is told to whoever takes it there, too, where there was nothing to choose between', () => {
  const card = { key: 'card:barren-planet' }
  const came = { key: 'event.destination', params: { who: seatName(0), card, distance: 2 } }
  const shown = (other: string): boolean => {
    const buried = { key: 'event.destination-buried', params: { cards: [{ key: `card:${other}` }] } }
    const earlier = entries({ key: 'event.jump' }, buried)
    const setting = { before: null, after: jump().view('saul-tigh'), me: 0, earlier }
    return momentOf({ at: 9, turn: 1, message: came }, setting) !== undefined
  }
  expect(shown('barren-planet')).toBe(true)
  expect(shown('deep-space')).toBe(false)
})
