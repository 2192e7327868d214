import { describe, expect, test } from 'vitest'
import { crises } from '../../src/content/base/crises.ts'
import type { CharacterId, ShipIcon } from '../../src/core/names.ts'
import { scenario } from '../../src/testing/index.ts'
import {
  adama,
  type Changes,
  kara,
  type Play,
  playCard,
  playOption,
  roslin,
  table,
  withSymbols,
  zarek,
} from './crisis-play.ts'

type EventCard = {
  readonly id: string
  readonly title: string
  readonly copies?: number
  readonly cylons: ShipIcon
  readonly jump: boolean
  readonly chooser: 'president' | 'admiral'
  readonly plays: readonly (Play & {
    readonly option: 0 | 1
    readonly where?: string
    readonly changes: Changes
  })[]
}

const rescueMission: Pick<EventCard, 'title' | 'chooser' | 'plays'> = {
  title: 'Rescue Mission',
  chooser: 'admiral',
  plays: [
    { option: 0, changes: { morale: -1, [zarek]: 'sickbay' } },
    { option: 1, changes: { fuel: -1, raptors: -1 } },
  ],
}

const riots: Pick<EventCard, 'title' | 'chooser' | 'plays'> = {
  title: 'Riots',
  chooser: 'admiral',
  plays: [
    { option: 0, changes: { food: -1, morale: -1 } },
    { option: 1, changes: { population: -1, fuel: -1 } },
  ],
}

const waterShortage: Pick<EventCard, 'title' | 'chooser' | 'plays'> = {
  title: 'Water Shortage',
  chooser: 'president',
  plays: [
    { option: 0, changes: { food: -1 } },
    { option: 1, changes: { 'laura-roslin cards': -2, 'tom-zarek cards': -3 } },
  ],
}

const cards: readonly EventCard[] = [
  {
    id: 'build-cylon-detector',
    title: 'Build Cylon Detector',
    cylons: 'heavy',
    jump: false,
    chooser: 'admiral',
    plays: [
      { option: 0, changes: { nukes: -1 } },
      { option: 0, where: 'the last nuke', position: { nukes: 1 }, changes: { nukes: -1 } },
      { option: 1, changes: { morale: -1, 'william-adama cards': -2 } },
    ],
  },
  {
    id: 'declare-martial-law',
    title: 'Declare Martial Law',
    cylons: 'basestars',
    jump: false,
    chooser: 'admiral',
    plays: [
      { option: 0, changes: { morale: -1, president: adama } },
      { option: 1, changes: { population: -1, 'william-adama cards': -2 } },
    ],
  },
  {
    id: 'food-shortage',
    title: 'Food Shortage',
    copies: 4,
    cylons: 'raiders',
    jump: true,
    chooser: 'president',
    plays: [
      { option: 0, changes: { food: -2 } },
      { option: 1, changes: { food: -1, 'laura-roslin cards': -2, 'tom-zarek cards': -3 } },
    ],
  },
  {
    id: 'requested-resignation',
    title: 'Requested Resignation',
    cylons: 'basestars',
    jump: false,
    chooser: 'admiral',
    plays: [
      { option: 0, changes: { 'laura-roslin cards': -2, 'william-adama cards': -2 } },
      {
        option: 1,
        where: 'the President resigns',
        answers: [[roslin, 'option:0']],
        changes: { president: adama },
      },
      {
        option: 1,
        where: 'the President does not resign',
        answers: [[roslin, 'option:1']],
        changes: { [roslin]: 'brig' },
      },
    ],
  },
  {
    id: 'rescue-caprica-survivors',
    title: 'Rescue Caprica Survivors',
    cylons: 'raiders',
    jump: true,
    chooser: 'president',
    plays: [
      { option: 0, changes: { fuel: -1, food: -1, population: 1 } },
      { option: 1, changes: { morale: -1 } },
    ],
  },
  { ...rescueMission, id: 'rescue-mission-a', cylons: 'raiders', jump: true },
  { ...rescueMission, id: 'rescue-mission-b', cylons: 'basestars', jump: true },
  {
    id: 'rescue-the-fleet',
    title: 'Rescue the Fleet',
    cylons: 'raiders',
    jump: true,
    chooser: 'admiral',
    plays: [
      { option: 0, changes: { population: -2 } },
      {
        // The raiders come out with the basestar; the card's symbol then sends them after the civilian ships.
        option: 1,
        changes: { morale: -1, 'bow basestar': 1, 'bow-starboard raider': 3, 'stern civilian': 3 },
      },
    ],
  },
  { ...riots, id: 'riots-a', cylons: 'basestars', jump: true },
  { ...riots, id: 'riots-b', cylons: 'launch', jump: false },
  {
    id: 'sleep-deprivation',
    title: 'Sleep Deprivation',
    cylons: 'basestars',
    jump: true,
    chooser: 'admiral',
    plays: [
      {
        option: 0,
        position: { ships: { bow: { viper: 2 }, stern: { viper: 1, raider: 1 } }, damagedVipers: 2 },
        changes: { vipers: 3, 'bow viper': -2, 'stern viper': -1, [zarek]: 'sickbay' },
      },
      { option: 1, position: { ships: { bow: { viper: 2 } } }, changes: { morale: -1 } },
    ],
  },
  { ...waterShortage, id: 'water-shortage-a', copies: 3, cylons: 'basestars', jump: true },
  { ...waterShortage, id: 'water-shortage-b', cylons: 'raiders', jump: true },
  { ...waterShortage, id: 'water-shortage-c', cylons: 'basestars', jump: false },
]

const holder: Readonly<Record<EventCard['chooser'], CharacterId>> = { president: roslin, admiral: adama }

describe('event cards', () => {
  test('there are no others', () => {
    const found = crises.filter((c) => c.body.kind === 'event').map((c) => c.id)
    expect(found.sort()).toEqual(cards.map((c) => c.id).sort())
  })

  test('with the checks and attacks there are 70 Crisis cards', () => {
    expect(crises.reduce((sum, c) => sum + c.copies, 0)).toBe(70)
  })

  for (const card of cards) {
    const { id, title, copies = 1, cylons, jump, chooser } = card
    test(`${title} (${id}): what is printed on it`, () => {
      const found = crises.filter((c) => c.id === id)
      expect(found).toHaveLength(1)
      expect(found[0]).toMatchObject({ title, copies, icons: jump ? [cylons, 'jump'] : [cylons] })
      expect(found[0]?.body).toMatchObject({ kind: 'event', chooser })
    })
    for (const play of card.plays)
      test(`${title} (${id}): option ${play.option + 1}${play.where ? `, ${play.where}` : ''}`, () => {
        const { changes } = playOption(id, holder[chooser], play.option, play)
        expect(changes).toEqual(withSymbols(play.changes, cylons, jump))
      })
  }
})

describe('what the event cards say besides', () => {
  test('Build Cylon Detector: without a nuke only the second option is left', () => {
    const { changes, discarding } = playCard('build-cylon-detector', { position: { nukes: 0 } })
    expect(changes).toEqual({ morale: -1, 'william-adama cards': -2, activated: 'heavy' })
    expect(discarding).toEqual([adama])
  })

  test('Declare Martial Law: the Quorum cards go with the title', () => {
    const position = { quorum: ['inspirational-speech', 'inspirational-speech'] }
    const { game } = playOption('declare-martial-law', adama, 0, { position })
    expect(game.view(adama).quorum).toHaveLength(2)
    expect(game.view(roslin).quorum).toEqual([])
  })

  test.each([
    ['Food Shortage', 'food-shortage'],
    ['Water Shortage', 'water-shortage-a'],
  ])('%s: the President discards first, then the current player, each cards of his choice', (_title, id) => {
    expect(playOption(id, roslin, 1).discarding).toEqual([roslin, zarek])
  })

  test('Food Shortage: B-CRISIS-18 a President who is the current player discards 5 in all', () => {
    const position = { titles: { president: zarek } }
    const { changes } = playOption('food-shortage', zarek, 1, { position })
    expect(changes).toEqual({ food: -1, 'tom-zarek cards': -5, track: 1, activated: 'raiders' })
  })

  test.each(['water-shortage-a', 'water-shortage-b', 'water-shortage-c'])(
    'Water Shortage (%s): a President who is the current player discards 5 in all',
    (id) => {
      const position = { titles: { president: zarek } }
      expect(playOption(id, zarek, 1, { position }).changes).toMatchObject({ 'tom-zarek cards': -5 })
    },
  )

  test('Requested Resignation: a President in the Brig keeps the title', () => {
    const { game } = playOption('requested-resignation', adama, 1, { answers: [[roslin, 'option:1']] })
    expect(game.state.titles.president).toBe(game.seat(roslin))
  })

  test('Requested Resignation: President and Admiral each choose what they discard', () => {
    expect(playOption('requested-resignation', adama, 0).discarding).toEqual([roslin, adama])
  })

  test('Rescue Mission: with no raptor left only the fuel is lost', () => {
    const { changes } = playOption('rescue-mission-a', adama, 1, { position: { reserve: { raptor: 0 } } })
    expect(changes).toEqual({ fuel: -1, track: 1, activated: 'raiders' })
  })

  test('Sleep Deprivation: a piloted viper goes back too, its pilot to the Hangar Deck', () => {
    const position = { ships: { bow: { viper: 1 } }, piloting: { [kara]: 'stern' } } as const
    const { game, changes } = playOption('sleep-deprivation', adama, 0, { position })
    expect(changes).toEqual({
      vipers: 2,
      'bow viper': -1,
      'stern viper': -1,
      [kara]: 'hangar-deck',
      [zarek]: 'sickbay',
      track: 1,
      activated: 'basestars',
    })
    expect(game.state.ships).toEqual([])
  })

  test('Sleep Deprivation: a pilot who is the current player ends up in Sickbay', () => {
    const game = scenario({
      players: [kara, adama, roslin],
      step: 'crisis',
      used: table.used,
      piloting: { [kara]: 'bow' },
      decks: { crisis: ['sleep-deprivation'] },
    })
    game.answer(adama, 'option:0')
    expect(game.player(kara).at).toBe('sickbay')
    expect(game.view('spectator').reserve.viper).toBe(8)
  })
})
