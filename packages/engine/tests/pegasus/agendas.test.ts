import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/index.ts'
import type { Position, TestGame } from '../../src/testing/index.ts'
import { adama, cavil, dealt, fresh, play, roslin, tigh, tyrol } from './people.ts'

// The twelve Agendas: what a Leader needs to win, judged when it is known which side has won.

const content = contentOf(fresh(4).state.config)

const sympathetic = [
  'guide-them-to-destiny',
  'convert-the-infidels',
  'join-the-colonials',
  'the-illusion-of-hope',
  'prove-their-worth',
  'salvage-their-equipment',
]
const hostile = [
  'show-their-true-nature',
  'siege-warfare',
  'reduce-them-to-ruins',
  'genocide',
  'mutual-annihilation',
  'grant-mercy',
]

const deckOf = (card: string): string =>
  sympathetic.includes(card) ? 'sympathetic-agenda' : 'hostile-agenda'

/** A Leader with this Agenda in the last moments of a game: the humans jump away. */
const humansWin = (card: string, p: Partial<Position> = {}): TestGame =>
  play({
    players: [adama, cavil, roslin, tyrol],
    held: { [cavil]: { [deckOf(card)]: [card] } },
    dice: [8],
    ...p,
    at: { [adama]: 'ftl-control', ...p.at },
    jumpTrack: 4,
    distance: 8,
  }).answer(adama, 'location:ftl-control')

/** Or fuel runs out. */
const cylonsWin = (card: string, p: Partial<Position> = {}): TestGame =>
  play({
    players: [adama, cavil, roslin, tyrol],
    held: { [cavil]: { [deckOf(card)]: [card] } },
    step: 'end',
    ...p,
    resources: { ...p.resources, fuel: 0 },
  })

function over(game: TestGame): TestGame {
  return game.outcome ? game : game.until((g) => g.outcome !== null)
}

/** Whether the Leader has won. */
const leaderWins = (game: TestGame): boolean => over(game).outcome?.winners.includes(1) ?? false

const low = { food: 3, morale: 3, population: 3 }

describe('the decks', () => {
  test('P-SETUP-15 are six Sympathetic and six Hostile ones, one copy each', () => {
    expect([...(content.decks.get('sympathetic-agenda')?.cards ?? [])].sort()).toEqual(
      [...sympathetic].sort(),
    )
    expect([...(content.decks.get('hostile-agenda')?.cards ?? [])].sort()).toEqual([...hostile].sort())
  })

  test('P-LEAD-6 what is dealt hangs on chance', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 30; i++)
      for (const card of dealt([cavil, adama, roslin, tyrol], `agenda ${i}`).player(cavil).held[
        'sympathetic-agenda'
      ] ?? [])
        seen.add(card)
    expect(seen.size).toBe(6)
  })
})

describe('who wins', () => {
  test('P-LEAD-9 Guide Them to Destiny: the humans, with population and morale no more than 2 apart', () => {
    const card = 'guide-them-to-destiny'
    expect(leaderWins(humansWin(card, { resources: { population: 7, morale: 5 } }))).toBe(true)
    expect(leaderWins(humansWin(card, { resources: { population: 5, morale: 7 } }))).toBe(true)
    expect(leaderWins(humansWin(card, { resources: { population: 8, morale: 5 } }))).toBe(false)
    expect(leaderWins(cylonsWin(card, { resources: { population: 5, morale: 5 } }))).toBe(false)
  })

  test('Convert the Infidels: the humans, with 3 or less of everything', () => {
    const card = 'convert-the-infidels'
    const at = (more: Partial<Record<'fuel' | 'food' | 'morale' | 'population', number>>) =>
      leaderWins(humansWin(card, { resources: { fuel: 3, ...low, ...more } }))
    expect(at({})).toBe(true)
    for (const r of ['fuel', 'food', 'morale', 'population'] as const) expect(at({ [r]: 4 })).toBe(false)
  })

  test('Join the Colonials: the humans, while he infiltrates and is not in the Brig', () => {
    const card = 'join-the-colonials'
    const standing = { [cavil]: 'infiltrating' }
    expect(leaderWins(humansWin(card, { standing, at: { [cavil]: 'command' } }))).toBe(true)
    expect(leaderWins(humansWin(card, { standing, at: { [cavil]: 'sickbay' } }))).toBe(true)
    expect(leaderWins(humansWin(card, { standing, at: { [cavil]: 'brig' } }))).toBe(false)
    expect(leaderWins(humansWin(card))).toBe(false)
  })

  test('The Illusion of Hope: the Cylons, at a distance of 6 or more', () => {
    const card = 'the-illusion-of-hope'
    expect(leaderWins(cylonsWin(card, { distance: 6 }))).toBe(true)
    expect(leaderWins(cylonsWin(card, { distance: 5 }))).toBe(false)
    expect(leaderWins(humansWin(card))).toBe(false)
  })

  test('Prove Their Worth: the humans, with 5 vipers and raptors damaged or destroyed', () => {
    const card = 'prove-their-worth'
    const at = (damaged: number, vipers: number, raptors: number) =>
      leaderWins(
        humansWin(card, {
          fleet: { viper: { damaged, destroyed: vipers }, raptor: { destroyed: raptors } },
        }),
      )
    expect(at(2, 1, 2)).toBe(true)
    expect(at(0, 5, 0)).toBe(true)
    expect(at(2, 1, 1)).toBe(false)
  })

  test('Salvage their Equipment: the Cylons, with 2 or fewer locations of Galactica damaged', () => {
    const card = 'salvage-their-equipment'
    const two = ['command', 'armory']
    expect(leaderWins(cylonsWin(card, { damaged: two }))).toBe(true)
    expect(leaderWins(cylonsWin(card, { damaged: [...two, 'airlock', 'engine-room'] }))).toBe(true)
    expect(leaderWins(cylonsWin(card, { damaged: [...two, 'communications'] }))).toBe(false)
  })

  test('Show Their True Nature: the Cylons, if he is in the Brig or was executed', () => {
    const card = 'show-their-true-nature'
    const standing = { [cavil]: 'infiltrating' }
    expect(leaderWins(cylonsWin(card, { standing, at: { [cavil]: 'brig' } }))).toBe(true)
    expect(leaderWins(cylonsWin(card, { past: { [cavil]: ['executed'] } }))).toBe(true)
    expect(leaderWins(cylonsWin(card, { standing, at: { [cavil]: 'command' } }))).toBe(false)
    expect(leaderWins(humansWin(card, { past: { [cavil]: ['executed'] } }))).toBe(false)
  })

  test('Siege Warfare: the Cylons, with every resource in the red', () => {
    const card = 'siege-warfare'
    const red = { food: 4, morale: 5, population: 6 }
    expect(leaderWins(cylonsWin(card, { resources: red }))).toBe(true)
    for (const r of ['food', 'morale', 'population'] as const)
      expect(leaderWins(cylonsWin(card, { resources: { ...red, [r]: red[r] + 1 } }))).toBe(false)
  })

  test('Reduce Them to Ruins: the Cylons, with 4 locations of both ships damaged and morale of 3 or less', () => {
    const card = 'reduce-them-to-ruins'
    const damaged = ['command', 'armory', 'airlock', 'engine-room']
    const morale = { morale: 3 }
    expect(leaderWins(cylonsWin(card, { damaged, resources: morale }))).toBe(true)
    expect(leaderWins(cylonsWin(card, { damaged: damaged.slice(1), resources: morale }))).toBe(false)
    expect(leaderWins(cylonsWin(card, { damaged, resources: { morale: 4 } }))).toBe(false)
  })

  test('Genocide: the Cylons, with 2 or less food and population', () => {
    const card = 'genocide'
    expect(leaderWins(cylonsWin(card, { resources: { food: 2, population: 2 } }))).toBe(true)
    expect(leaderWins(cylonsWin(card, { resources: { food: 3, population: 2 } }))).toBe(false)
    expect(leaderWins(cylonsWin(card, { resources: { food: 2, population: 3 } }))).toBe(false)
  })

  test('Mutual Annihilation: the humans, if he has played a Super Crisis card', () => {
    const card = 'mutual-annihilation'
    expect(leaderWins(humansWin(card, { past: { [cavil]: ['played-super-crisis'] } }))).toBe(true)
    expect(leaderWins(humansWin(card))).toBe(false)
    const played = play({
      players: [cavil, adama, roslin, tyrol],
      at: { [cavil]: 'caprica' },
      superCrises: { [cavil]: ['massive-assault'] },
    }).answer(cavil, 'location:caprica')
    played.answer(cavil, 'card:massive-assault')
    expect(played.player(cavil).past).toEqual(['played-super-crisis'])
  })

  test('Grant Mercy: the humans, with 2 or less of population, morale or food', () => {
    const card = 'grant-mercy'
    for (const r of ['population', 'morale', 'food'] as const)
      expect(leaderWins(humansWin(card, { resources: { [r]: 2 } }))).toBe(true)
    expect(leaderWins(humansWin(card, { resources: { fuel: 2 } }))).toBe(false)
  })

  test('P-INFIL-15, P-WIN-7 the others win and lose with their side as ever', () => {
    const game = over(humansWin('genocide'))
    expect(game.outcome).toMatchObject({ winner: 'humans', winners: [0, 2, 3] })
  })
})

describe('what others know of it', () => {
  test('P-LEAD-10, P-WIN-7 that he has one; which, when the game is over', () => {
    const game = humansWin('genocide')
    const before = game.view(roslin).players[1]
    expect(before).toMatchObject({ held: { 'hostile-agenda': 1 }, open: {} })
    over(game)
    for (const who of [roslin, 'spectator'])
      expect(game.view(who).players[1]?.open).toEqual({ 'hostile-agenda': ['genocide'] })
    expect(game.saw('spectator')).toContain('event.shows-held')
    const shown = game.events.find((e) => e.key === 'event.shows-held')
    expect(JSON.stringify(shown?.params?.cards)).toContain('genocide')
  })

  test('P-LEAD-10 with another Agenda everything looks the same to all others', () => {
    const game = (card: string) =>
      play({
        players: [cavil, adama, roslin, tyrol, tigh],
        held: { [cavil]: { 'hostile-agenda': [card] } },
        seed: 'same',
      })
    const [one, other] = [game('genocide'), game('grant-mercy')]
    for (const who of [adama, roslin, tyrol, tigh, 'spectator'])
      expect(one.view(who)).toEqual(other.view(who))
    expect(one.view(cavil)).not.toEqual(other.view(cavil))
  })
})
