import { chance, randomAnswer } from '@ragtag/engine'
import { type Position, scenario, type TestGame } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { bot, newMemory, playGame, type Sitter } from '../src/index.ts'
import { mindOf } from '../src/mind.ts'
import { botAnswer, plain } from './asked.ts'

// A Leader wants what the card he wins by wants.

const cavil = 'cavil'
const config = { sets: ['base', 'pegasus'], objective: 'kobol' }
const hostile = ['mutual-annihilation', 'siege-warfare', 'show-their-true-nature', 'grant-mercy']

const leading = (agenda: string, p: Partial<Position> = {}, who: string = cavil): TestGame =>
  scenario({
    players: [who, 'william-adama', 'laura-roslin', 'galen-tyrol'],
    config,
    held: {
      [who]: { [hostile.includes(agenda) ? 'hostile-agenda' : 'sympathetic-agenda']: [agenda] },
    },
    ...p,
  })

function aims(agenda: string, p: Partial<Position> = {}) {
  const game = leading(agenda, p)
  const mind = mindOf(game.view(cavil), game.request(cavil), newMemory(game.seat(cavil)), () => 0)
  return { ...mind.aims, side: mind.side }
}

describe('what a Leader is after', () => {
  test('he helps the side his card names, and hinders the other', () => {
    expect(aims('join-the-colonials')).toMatchObject({ fleet: 'help', side: 'human' })
    expect(aims('salvage-their-equipment')).toMatchObject({ fleet: 'hinder', side: 'revealed' })
  })

  test('what must be lost when the humans win is lost first, as long as they can afford it', () => {
    const low = { fuel: 3, food: 3, morale: 3, population: 3 }
    expect(aims('convert-the-infidels').fleet).toBe('hinder')
    expect(aims('convert-the-infidels', { resources: low }).fleet).toBe('help')
    expect(aims('convert-the-infidels', { resources: { fuel: 2 } }).fleet).toBe('help')
    expect(aims('grant-mercy').fleet).toBe('hinder')
    expect(aims('grant-mercy', { resources: { food: 2 } }).fleet).toBe('help')
    expect(aims('prove-their-worth').fleet).toBe('hinder')
  })

  test('a fleet that has to come far before it falls is helped so far', () => {
    expect(aims('the-illusion-of-hope', { distance: 5 }).fleet).toBe('help')
    expect(aims('the-illusion-of-hope', { distance: 6 }).fleet).toBe('hinder')
  })

  test('others have no such aims', () => {
    const game = leading('join-the-colonials', { current: 'galen-tyrol' })
    const mind = mindOf(game.view('galen-tyrol'), game.request('galen-tyrol'), newMemory(3), () => 0)
    expect(mind.aims).toBeUndefined()
  })
})

describe('what a Leader does', () => {
  const at = (place: string, agenda: string, p: Partial<Position> = {}): readonly string[] =>
    botAnswer(leading(agenda, { at: { [cavil]: place }, ...p }), cavil)
  const hidden = { standing: { [cavil]: 'infiltrating' } }

  test('he infiltrates where his card needs it, and stays', () => {
    expect(at('human-fleet', 'join-the-colonials')).toEqual(['location:human-fleet:infiltrate'])
    expect(at('human-fleet', 'salvage-their-equipment')).not.toEqual(['location:human-fleet:infiltrate'])
    expect(at('sickbay', 'join-the-colonials', hidden)).not.toEqual(['ability:end-infiltration'])
  })

  test('he leaves the Brig for home where he does not want to be in it', () => {
    const six = 'caprica-six'
    const jailed = (agenda: string) =>
      botAnswer(leading(agenda, { at: { [six]: 'brig' }, standing: { [six]: 'infiltrating' } }, six), six)
    expect(jailed('salvage-their-equipment')).toEqual(['ability:end-infiltration'])
    expect(jailed('show-their-true-nature')).not.toEqual(['ability:end-infiltration'])
  })

  test('he plays a Super Crisis card where his card asks for it, and gets himself one', () => {
    const superCrises = { [cavil]: ['massive-assault'] }
    const game = leading('mutual-annihilation', { at: { [cavil]: 'caprica' }, superCrises })
    expect(botAnswer(game, cavil)).toEqual(['location:caprica'])
    game.answer(cavil, 'location:caprica')
    expect(botAnswer(game, cavil)).toEqual(['card:massive-assault'])
    expect(at('resurrection-ship', 'mutual-annihilation')).toEqual(['location:resurrection-ship'])
    expect(at('command', 'mutual-annihilation', hidden)).toEqual(['ability:end-infiltration'])
    expect(at('caprica', 'join-the-colonials', { superCrises })).not.toEqual(['location:caprica'])
  })

  /** One who gives no quarter, and has no time to try things out. */
  const earnest = (seed: string): Sitter => bot(seed, 'hard', { ms: 0 })

  test('he wins more games than chance does in his chair', { timeout: 240_000 }, () => {
    const won = { bot: 0, dice: 0 }
    for (let i = 0; i < 110; i++) {
      const characters = [
        ['cavil', 'leoben-conoy', 'caprica-six'][i % 3] ?? cavil,
        ...['william-adama', 'laura-roslin', 'kara-thrace', 'galen-tyrol'].slice(0, 3 + (i % 2)),
      ]
      for (const who of ['bot', 'dice'] as const) {
        const luck = chance(i + 1)
        const dice: Sitter = (_view, request) => randomAnswer(request, luck)
        const { state } = playGame(
          { players: characters.length, characters, ...config },
          `leaders-${i}`,
          (seat) => (seat > 0 ? plain(`${i}-${seat}`) : who === 'dice' ? dice : earnest(`${i}-${seat}`)),
        )
        if (state.outcome?.winners.includes(0)) won[who]++
      }
    }
    expect(won.bot, JSON.stringify(won)).toBeGreaterThan(won.dice)
  })
})

test('whoever is sent away for staying where he was goes elsewhere', () => {
  const players = ['louanne-katraine', 'william-adama', 'laura-roslin', 'galen-tyrol']
  const at = { 'louanne-katraine': 'research-lab' }
  const game = scenario({ players, config, step: 'movement', at })
  expect(botAnswer(game, 'louanne-katraine')).not.toEqual([])
})
