import { chance, randomAnswer } from '@ragtag/engine'
import { type Position, scenario, type TestGame } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { newMemory, playGame, type Sitter } from '../src/index.ts'
import { mindOf } from '../src/mind.ts'
import { botAnswer, plain } from './asked.ts'

// Whoever wins by cards he lays open wants the side for which he can lay open enough of them.

const leader = 'danna-biers'
const crew = ['william-adama', 'laura-roslin', 'galen-tyrol']

const leading = (motive: readonly string[], p: Partial<Position> = {}): TestGame =>
  scenario({
    players: [leader, ...crew],
    config: { sets: ['base', 'daybreak'] },
    ...p,
    held: { ...p.held, [leader]: { motive, ...p.held?.[leader] } },
  })

function aims(motive: readonly string[], p: Partial<Position> = {}) {
  const game = leading(motive, p)
  const mind = mindOf(game.view(leader), game.request(leader), newMemory(game.seat(leader)), () => 0)
  return { ...mind.aims, side: mind.side }
}

const low = { food: 4, population: 6, morale: 5 }
const forHumans = ['keep-them-docile', 'learn-to-cherish']
const forCylons = ['harvest-their-resources', 'subjects-for-study']

describe('what he is after', () => {
  test('the side for which he can lay open two', () => {
    expect(aims([...forHumans, 'fight-with-honor', 'savor-their-demise'], { resources: low })).toMatchObject({
      fleet: 'help',
      side: 'human',
      infiltrating: 'useful',
    })
    expect(aims([...forCylons, 'remove-the-threat', 'improve-efficiency'])).toMatchObject({
      fleet: 'hinder',
      side: 'revealed',
      infiltrating: 'useless',
    })
  })

  test('what lies open counts', () => {
    const open = leading(['end-the-chase', 'keep-them-docile', 'harvest-their-resources'], {
      damaged: ['ftl-control'],
      resources: { food: 4 },
    }).aside(leader, 'end-the-chase')
    const mind = mindOf(open.view(leader), open.request(leader), newMemory(0), () => 0)
    expect(mind.aims?.fleet).toBe('help')
  })

  test('what must have been lost when the humans win is lost as long as they can afford it', () => {
    expect(aims(forHumans).fleet).toBe('hinder')
    expect(aims(forHumans, { resources: low }).fleet).toBe('help')
    expect(aims(forHumans, { resources: { fuel: 2 } }).fleet).toBe('help')
  })

  test('a fleet that has to come far before it falls is helped so far', () => {
    const far = ['savor-their-demise', 'harvest-their-resources']
    expect(aims(far, { distance: 6 }).fleet).toBe('help')
    expect(aims(far, { distance: 7 }).fleet).toBe('hinder')
  })

  test('one he can do without does not count', () => {
    const held = [...forCylons, 'a-false-sense-of-security', 'savor-their-demise']
    expect(aims(held, { distance: 2 }).fleet).toBe('hinder')
  })

  test('he must be among the humans for what only they hold', () => {
    expect(aims(['make-an-ally', 'keep-them-docile'], { resources: { food: 4 } }).infiltrating).toBe('needed')
  })
})

describe('what he does', () => {
  test('he lays a card open as soon as he can', () => {
    expect(botAnswer(leading(['end-the-chase'], { damaged: ['ftl-control'] }), leader)).toEqual([
      '0:end-the-chase',
    ])
    expect(botAnswer(leading(['end-the-chase']), leader)).not.toEqual(['0:end-the-chase'])
  })

  test('when the game is over he lays open all he can', () => {
    const game = leading(forCylons, {
      current: 'galen-tyrol',
      step: 'end',
      resources: { fuel: 0, food: 4, population: 5 },
    }).untilAsked(leader, 'prompt.window.game-over')
    expect(botAnswer(game, leader)).toHaveLength(1)
    game.answer(leader, ...botAnswer(game, leader)).answer(leader, ...botAnswer(game, leader))
    expect(game.outcome?.winners).toContain(0)
  })

  test('he keeps and draws the cards that he must hold in the end', () => {
    const hand = ['bait-0', 'bait-0', 'dradis-contact-0', 'repair-2', 'consolidate-power-2']
    const game = leading(['fight-with-honor', 'harvest-their-resources'], {
      hands: { [leader]: hand },
      standing: { [leader]: 'infiltrating' },
      at: { [leader]: 'brig' },
    }).answer(leader, 'end-infiltration')
    expect(game.request(leader)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 2 })
    const gone = botAnswer(game, leader)
    expect(gone.some((id) => id.includes('bait') || id.includes('dradis'))).toBe(false)
    const receiving = leading(['fight-with-honor', 'harvest-their-resources'], { step: 'receiveSkills' })
    receiving.until((g) => g.options(leader).includes('type:treachery#1'))
    expect(botAnswer(receiving, leader)).toEqual(['type:treachery#1'])
  })

  test('he wins more games than chance does in his chair', () => {
    const won = { bot: 0, dice: 0 }
    for (let i = 0; i < 16; i++) {
      const who = ['aaron-doral', 'simon-oneill', leader, 'sharon-agathon'][i % 4] ?? leader
      const characters = [who, ...[...crew, 'kara-thrace'].slice(0, 3 + (i % 2))]
      for (const sits of ['bot', 'dice'] as const) {
        const luck = chance(i + 1)
        const dice: Sitter = (_view, request) => randomAnswer(request, luck)
        const { state } = playGame(
          { players: characters.length, characters, sets: ['base', 'daybreak'] },
          `open-cards-${i}`,
          (seat) => (sits === 'dice' && seat === 0 ? dice : plain(`${i}-${seat}`)),
        )
        if (state.outcome?.winners.includes(0)) won[sits]++
      }
    }
    expect(won.bot).toBeGreaterThan(won.dice + 1)
  })
})
