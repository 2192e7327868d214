import { eventsFor } from '@ragtag/engine'
import { type Position, scenario } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { discard } from '../../engine/src/effects/cards.ts'
import { choice } from '../../engine/src/effects/choices.ts'
import { sendTo } from '../../engine/src/effects/people.ts'
import { lose } from '../../engine/src/effects/resources.ts'
import { scout } from '../../engine/src/effects/skill-cards.ts'
import { playWorth } from '../src/abilities.ts'
import { keepWorth } from '../src/checks.ts'
import { total } from '../src/gain.ts'
import { luck, newMemory, remember } from '../src/index.ts'
import { locationGain } from '../src/locations.ts'
import { isLeft, type Mind, mindOf } from '../src/mind.ts'
import { orderWorth } from '../src/orders.ts'
import { worth, worthOf } from '../src/worth.ts'
import { botAnswer, having, many, mindIn, told } from './asked.ts'

// How a bot plays a human.

const crew = ['william-adama', 'laura-roslin', 'kara-thrace', 'galen-tyrol'] as const

describe('cards and moves that would be wasted', () => {
  test('nobody asks for open cards twice', () => {
    const game = scenario({
      players: ['tom-zarek', 'laura-roslin', 'kara-thrace'],
      step: 'crisis',
      resources: { morale: 2 },
      hands: {
        'tom-zarek': [
          'investigative-committee-3',
          'investigative-committee-4',
          ...many('executive-order-2', 4),
        ],
        'laura-roslin': many('executive-order-1', 6),
      },
      decks: { crisis: ['terrorist-bomber'] },
    }).untilAsked('tom-zarek', 'prompt.window.check-pre')
    const suspects = having(told(game, 'tom-zarek'), { 2: 'cylon' })
    expect(botAnswer(game, 'tom-zarek', suspects)).not.toEqual([])
    game.answer('tom-zarek', 'investigative-committee-3')
    expect(botAnswer(game, 'tom-zarek', suspects)).toEqual([])
  })

  test('an Investigative Committee is not used up where its strength is needed', () => {
    const game = (crisis: string) =>
      scenario({
        players: ['tom-zarek', 'laura-roslin', 'kara-thrace'],
        step: 'crisis',
        resources: { morale: 2, food: 2 },
        hands: {
          'tom-zarek': ['investigative-committee-5', ...many('executive-order-2', 4)],
          'laura-roslin': many('executive-order-1', 6),
        },
        decks: { crisis: [crisis] },
      }).untilAsked('tom-zarek', 'prompt.window.check-pre')
    const uses = (crisis: string) => {
      const at = game(crisis)
      return botAnswer(at, 'tom-zarek', having(told(at, 'tom-zarek'), { 2: 'cylon' }))
    }
    expect(uses('terrorist-bomber')).not.toEqual([])
    expect(uses('low-supplies')).toEqual([])
  })

  test('one order in hand is kept, of many the others are worth what is printed on them', () => {
    const worth = (orders: number): number => {
      const game = scenario({
        players: ['saul-tigh', 'laura-roslin', 'kara-thrace'],
        hands: { 'saul-tigh': [...many('executive-order-1', orders), ...many('launch-scout-1', 8 - orders)] },
      })
      const mind = mindIn(game, 'saul-tigh')
      return keepWorth(mind, 'executive-order-1') - keepWorth(mind, 'declare-emergency-3')
    }
    expect(worth(1)).toBeGreaterThan(0)
    expect(worth(7)).toBeLessThan(0)
  })

  test('a scout is as good as it is: no card is spent on its roll', () => {
    const game = scenario({
      players: ['tom-zarek', 'laura-roslin', 'kara-thrace'],
      hands: {
        'laura-roslin': ['strategic-planning-5', ...many('repair-1', 3)],
        'tom-zarek': ['launch-scout-1'],
      },
    }).answer('tom-zarek', 'launch-scout-1')
    expect(botAnswer(game.untilAsked('laura-roslin'), 'laura-roslin')).toEqual([])
  })

  test('where Galactica falls apart what repairs her is drawn, above all where she cannot jump any more', () => {
    const drawn = (...damaged: string[]) => {
      const game = scenario({
        players: ['tom-zarek', 'laura-roslin', 'kara-thrace'],
        at: { 'tom-zarek': 'research-lab' },
        hands: { 'tom-zarek': ['scientific-research-3'] },
        damaged,
      }).answer('tom-zarek', 'location:research-lab')
      return botAnswer(game, 'tom-zarek')
    }
    expect(drawn()).toEqual(['type:tactics#1'])
    expect(drawn('ftl-control')).toEqual(['type:engineering#1'])
  })

  test('a card that somebody has looked at and left on top is not scouted again until it is drawn', () => {
    const game = scenario({
      players: ['tom-zarek', 'laura-roslin', 'kara-thrace'],
      hands: { 'tom-zarek': ['launch-scout-1'] },
      decks: { crisis: ['riots-a', 'riots-b'] },
      dice: [8],
    })
    const request = game.request('tom-zarek')
    game.answer('tom-zarek', 'launch-scout-1').answer('tom-zarek', 'deck:crisis').answer('tom-zarek', 'top')
    const events = eventsFor(game.events, 1)
    const put = events.findIndex((e) => e.key === 'event.put-on-top')
    const left = remember(newMemory(1), events.slice(0, put + 1))
    expect(left.left).toEqual({ crisis: 0 })
    expect(remember(left, events.slice(put + 1)).left).toEqual({})
    const about = (memory: typeof left) => {
      const mind = mindOf(game.view('laura-roslin'), { ...request, seat: 1 }, memory, luck('test', request))
      return [
        isLeft(mind, 'crisis'),
        worth(mind, [scout('crisis')]),
        worth(mind, [scout('crisis', 'destination')]),
      ]
    }
    expect(about(left)).toEqual([true, 0, expect.closeTo(0.4)])
    expect(about(having(left, { 0: 'cylon' }))[0]).toBe(false)
    expect(about({ ...left, left: {} })[1]).toBeGreaterThan(0)
  })

  test('a pilot in space does not pay to be launched again', () => {
    const game = scenario({
      players: ['lee-adama', 'tom-zarek', 'saul-tigh'],
      step: 'movement',
      piloting: { 'lee-adama': 'bow-port' },
      hands: { 'lee-adama': ['consolidate-power-2', 'evasive-maneuvers-1', 'evasive-maneuvers-2'] },
      ships: {
        'bow-starboard': { raider: 4 },
        'stern-starboard': { basestar: 1, heavy: 2 },
        'stern-port': { civilian: 1 },
        'bow-port': { civilian: 1, viper: 1 },
      },
    })
    expect(botAnswer(game, 'lee-adama')).not.toContain('location:hangar-deck')
  })
})

describe('resources', () => {
  test('the President gives up cards rather than the last food', () => {
    const game = scenario({
      players: ['laura-roslin', 'william-adama', 'saul-tigh'],
      step: 'crisis',
      resources: { food: 2 },
      hands: {
        'laura-roslin': [
          'consolidate-power-1',
          'consolidate-power-1',
          'consolidate-power-2',
          'executive-order-1',
          'executive-order-2',
        ],
      },
      decks: { crisis: ['food-shortage', 'riots-a'] },
    })
    game.answer('laura-roslin', 'food-shortage')
    expect(botAnswer(game, 'laura-roslin')).toEqual(['option:1'])
  })

  test('the Admiral pays with what there is most of', () => {
    const riots = (resources: { readonly food?: number; readonly morale?: number; readonly fuel?: number }) =>
      scenario({
        players: ['william-adama', 'laura-roslin', 'kara-thrace'],
        step: 'crisis',
        resources,
        decks: { crisis: ['riots-a'] },
      }).untilAsked('william-adama', 'prompt.crisis-choice')
    expect(botAnswer(riots({ food: 2, morale: 7 }), 'william-adama')).toEqual(['option:1'])
    expect(botAnswer(riots({ fuel: 2 }), 'william-adama')).toEqual(['option:0'])
  })

  test('the Admiral prefers the destination that brings the fleet farther', () => {
    const game = scenario({
      players: ['william-adama', 'laura-roslin', 'kara-thrace'],
      step: 'action',
      at: { 'william-adama': 'ftl-control' },
      jumpTrack: 4,
      decks: { destination: ['icy-moon', 'remote-planet'] },
      dice: [8],
    })
    game.answer('william-adama', 'ftl-control').untilAsked('william-adama', 'prompt.destination')
    expect(botAnswer(game, 'william-adama')).toEqual(['card:remote-planet#2'])
  })

  test('the Admiral does not burn the last fuel for distance', () => {
    const game = scenario({
      players: ['william-adama', 'laura-roslin', 'kara-thrace'],
      step: 'action',
      at: { 'william-adama': 'ftl-control' },
      jumpTrack: 4,
      resources: { fuel: 2 },
      decks: { destination: ['barren-planet', 'tylium-planet'] },
      dice: [8],
    })
    game.answer('william-adama', 'ftl-control').untilAsked('william-adama', 'prompt.destination')
    expect(botAnswer(game, 'william-adama')).toEqual(['card:tylium-planet#2'])
  })
})

describe('where to go and what to do there', () => {
  const alone = (at: string, more: Partial<Parameters<typeof scenario>[0]> = {}) =>
    scenario({ players: crew, at: { 'william-adama': at }, ...more })

  test('a centurion about to take the ship is fought in the Armory', () => {
    const game = alone('command', { step: 'movement', centurions: [3] })
    expect(botAnswer(game, 'william-adama')).toEqual(['location:armory'])
    game.answer('william-adama', 'location:armory')
    expect(botAnswer(game, 'william-adama')).toEqual(['location:armory'])
  })

  test('FTL Control is used when the fleet is under attack and the jump is all but ready', () => {
    const game = alone('ftl-control', {
      jumpTrack: 4,
      ships: { bow: { basestar: 1, raider: 5, civilian: 2 }, stern: { civilian: 2, raider: 3 } },
    })
    expect(botAnswer(game, 'william-adama')).toEqual(['location:ftl-control'])
  })

  test('FTL Control is left alone while nothing threatens and the people would pay for it', () => {
    const game = alone('ftl-control', { jumpTrack: 3, resources: { population: 4 } })
    expect(botAnswer(game, 'william-adama')).not.toContain('location:ftl-control')
  })

  test('the last jump is taken as soon as it can be', () => {
    const game = alone('command', {
      step: 'movement',
      jumpTrack: 3,
      travelled: ['asteroid-field', 'asteroid-field', 'barren-planet'],
      milestones: [4, 8],
    })
    expect(botAnswer(game, 'william-adama')).toEqual(['location:ftl-control'])
  })

  test('Weapons Control fires at a lone basestar', () => {
    const game = alone('weapons-control', { nukes: 0, ships: { bow: { basestar: 1 } } })
    expect(botAnswer(game, 'william-adama')).toEqual(['location:weapons-control'])
  })

  test('Galactica fires at the raiders among the civilian ships first', () => {
    const game = alone('weapons-control', {
      nukes: 0,
      ships: { bow: { raider: 1, civilian: 2 }, stern: { raider: 1, viper: 2 } },
    })
    game.answer('william-adama', 'weapons-control')
    const [chosen] = botAnswer(game, 'william-adama')
    expect(game.request('william-adama').options.find((o) => o.id === chosen)?.area).toBe('bow')
  })

  test('Communications moves civilian ships out of the raiders’ reach', () => {
    const game = alone('communications', {
      nukes: 0,
      ships: { bow: { raider: 3, civilian: 2 }, 'bow-port': { viper: 1 } },
      civilians: ['population-2', 'population-2'],
    })
    expect(botAnswer(game, 'william-adama')).toEqual(['location:communications'])
    game.answer('william-adama', 'communications')
    game.answer('william-adama', ...botAnswer(game, 'william-adama'))
    const [to] = botAnswer(game, 'william-adama')
    expect(to).toMatch(/^area:/)
  })

  test('Communications moves no ship from where no raiders are to where none are either, and hardly any twice', () => {
    const mind = (ships: Position['ships']) => mindIn(alone('communications', { ships }), 'william-adama')
    const use = (m: Mind): number => locationGain(m, 0, 'communications').fleet
    expect(use(mind({ stern: { raider: 3 }, 'stern-port': { civilian: 1 } }))).toBe(0)
    const shotAt = mind({ bow: { raider: 3, civilian: 2 } })
    expect(use(shotAt)).toBeGreaterThan(0)
    expect(orderWorth(shotAt, 0)).toBeLessThan(1.5 * use(shotAt))
  })

  test('Command sends vipers at the raiders', () => {
    const game = alone('command', { ships: { stern: { raider: 2, viper: 2, civilian: 2 } }, nukes: 0 })
    expect(botAnswer(game, 'william-adama')).toEqual(['location:command'])
    game.answer('william-adama', 'command')
    expect(botAnswer(game, 'william-adama')[0]).toMatch(/^attack:/)
  })

  test('a pilot in a viper shoots', () => {
    const game = scenario({
      players: ['kara-thrace', 'william-adama', 'laura-roslin'],
      piloting: { 'kara-thrace': 'bow' },
      ships: { bow: { raider: 2, civilian: 1 } },
    })
    expect(botAnswer(game, 'kara-thrace')).toEqual(['viper'])
    game.answer('kara-thrace', 'viper')
    expect(botAnswer(game, 'kara-thrace')[0]).toMatch(/^attack:/)
  })

  test('a pilot on the Hangar Deck launches when raiders are about', () => {
    const game = scenario({
      players: ['kara-thrace', 'william-adama', 'laura-roslin'],
      at: { 'kara-thrace': 'hangar-deck' },
      ships: { 'stern-port': { raider: 3, civilian: 2 } },
    })
    expect(botAnswer(game, 'kara-thrace')).toEqual(['location:hangar-deck'])
    game.answer('kara-thrace', 'hangar-deck')
    expect(botAnswer(game, 'kara-thrace')).toEqual(['area:stern-port'])
  })

  test('a pilot goes out the sooner, the better the attack he has in hand', () => {
    const launching = (...hand: string[]): number => {
      const game = scenario({
        players: ['kara-thrace', 'william-adama', 'laura-roslin'],
        at: { 'kara-thrace': 'hangar-deck' },
        hands: { 'kara-thrace': hand },
        ships: { 'stern-port': { raider: 5 }, stern: { raider: 4, civilian: 2 } },
      })
      return locationGain(mindIn(game, 'kara-thrace'), 0, 'hangar-deck').fleet
    }
    expect(launching('maximum-firepower-4')).toBeGreaterThan(launching('evasive-maneuvers-1') + 0.3)
  })

  test('in quiet times cards are drawn where one is', () => {
    const press = scenario({
      players: ['tom-zarek', 'laura-roslin', 'kara-thrace'],
      at: { 'tom-zarek': 'press-room' },
    })
    expect(botAnswer(press, 'tom-zarek')).toEqual(['location:press-room'])
    const lab = scenario({
      players: ['kara-thrace', 'laura-roslin', 'tom-zarek'],
      at: { 'kara-thrace': 'research-lab' },
    })
    expect(botAnswer(lab, 'kara-thrace')).toEqual(['location:research-lab'])
  })

  test('a damaged location is repaired by who stands there with the card', () => {
    const game = scenario({
      players: ['galen-tyrol', 'laura-roslin', 'kara-thrace'],
      at: { 'galen-tyrol': 'ftl-control' },
      damaged: ['ftl-control', 'command'],
      jumpTrack: 3,
      hands: { 'galen-tyrol': ['repair-1'] },
    })
    expect(botAnswer(game, 'galen-tyrol')).toEqual(['play:repair-1'])
  })

  test('the President plays a Quorum card that feeds the fleet', () => {
    const game = scenario({
      players: ['laura-roslin', 'william-adama', 'kara-thrace'],
      at: { 'laura-roslin': 'press-room' },
      used: { 'laura-roslin': ['skilled-politician'] },
      resources: { food: 3 },
      quorum: ['food-rationing'],
    })
    expect(botAnswer(game, 'laura-roslin')).toEqual(['quorum:food-rationing'])
  })

  test('the Admiral fires a nuke at basestars with raiders around them', () => {
    const game = alone('admirals-quarters', {
      ships: { bow: { basestar: 1, raider: 4 }, stern: { basestar: 1, raider: 3, civilian: 2 } },
    })
    expect(botAnswer(game, 'william-adama')).toEqual(['ability:launch-nuke'])
  })

  test('nukes are kept while there is nothing to fire them at but one lone basestar about to be left behind', () => {
    const game = alone('admirals-quarters', { jumpTrack: 4, ships: { bow: { basestar: 1 } } })
    expect(botAnswer(game, 'william-adama')).not.toContain('ability:launch-nuke')
  })
})

describe('other people', () => {
  test('an Executive Order goes to who can use it, not to a Cylon one has seen through', () => {
    const order = (seen: Record<number, 'cylon' | 'human'>) => {
      const game = scenario({
        players: ['laura-roslin', 'galen-tyrol', 'saul-tigh'],
        at: { 'laura-roslin': 'press-room', 'galen-tyrol': 'armory', 'saul-tigh': 'armory' },
        hands: { 'laura-roslin': ['executive-order-1'] },
        centurions: [3],
        used: { 'laura-roslin': ['skilled-politician'] },
      })
      game.answer('laura-roslin', 'executive-order-1')
      return botAnswer(game, 'laura-roslin', having(told(game, 'laura-roslin'), seen))
    }
    expect(order({ 1: 'cylon', 2: 'human' })).toEqual(['seat:2'])
    expect(order({ 1: 'human', 2: 'cylon' })).toEqual(['seat:1'])
  })

  test('a player seen to be a Cylon is brought before the Admiral’s Quarters; nobody else is', () => {
    const game = () =>
      scenario({
        players: ['saul-tigh', 'laura-roslin', 'kara-thrace', 'tom-zarek'],
        at: { 'saul-tigh': 'admirals-quarters' },
      })
    const blind = game()
    expect(botAnswer(blind, 'saul-tigh')).not.toContain('location:admirals-quarters')
    const sees = game()
    const memory = having(told(sees, 'saul-tigh'), { 2: 'cylon' })
    expect(botAnswer(sees, 'saul-tigh', memory)).toEqual(['location:admirals-quarters'])
    sees.answer('saul-tigh', 'admirals-quarters')
    expect(botAnswer(sees, 'saul-tigh', memory)).toEqual(['seat:2'])
  })

  test('of two Cylons one has seen through the one with a title is locked up first', () => {
    const game = scenario({
      players: ['saul-tigh', 'kara-thrace', 'laura-roslin', 'tom-zarek', 'galen-tyrol'],
      at: { 'saul-tigh': 'admirals-quarters' },
    }).answer('saul-tigh', 'admirals-quarters')
    const memory = having(told(game, 'saul-tigh'), { 1: 'cylon', 2: 'cylon' })
    expect(game.view('saul-tigh').titles.president).toBe(2)
    expect(botAnswer(game, 'saul-tigh', memory)).toEqual(['seat:2'])
  })

  test('the last Loyalty card goes to who is doubted most, not to who would lose a title he holds by right', () => {
    const game = scenario({
      config: { sets: ['base', 'daybreak'] },
      players: ['tom-zarek', 'kara-thrace', 'saul-tigh', 'galen-tyrol'],
      at: { 'tom-zarek': 'ftl-control' },
      titles: { president: 'tom-zarek' },
      jumpTrack: 4,
      travelled: ['barren-planet'],
      milestones: [],
      loyaltyDeck: [...many('not-a-cylon', 4), 'mutineer'],
      decks: { destination: ['remote-planet', 'remote-planet'] },
      dice: [8],
    })
    game.answer('tom-zarek', 'ftl-control').untilAsked('saul-tigh', 'prompt.destination')
    game.answer('saul-tigh', 'card:remote-planet')
    game.untilAsked('tom-zarek', 'prompt.pick')
    const memory = { ...told(game, 'tom-zarek'), idle: { 3: 2 } }
    expect(game.view('tom-zarek').titles.president).toBe(0)
    expect(botAnswer(game, 'tom-zarek', memory)).toEqual(['seat:3'])
  })

  test('in the Brig one tries to get out', () => {
    const game = scenario({
      players: ['tom-zarek', 'laura-roslin', 'kara-thrace'],
      at: { 'tom-zarek': 'brig' },
      hands: { 'tom-zarek': ['investigative-committee-5', 'investigative-committee-4'] },
    })
    expect(botAnswer(game, 'tom-zarek')).toEqual(['location:brig'])
  })

  test('the weakest cards are discarded', () => {
    const game = scenario({
      players: ['laura-roslin', 'william-adama', 'saul-tigh'],
      step: 'crisis',
      hands: {
        'laura-roslin': [
          'investigative-committee-5',
          'consolidate-power-1',
          'declare-emergency-4',
          'consolidate-power-1',
        ],
      },
      decks: { crisis: ['water-shortage-b', 'riots-a'] },
    })
    game.answer('laura-roslin', 'water-shortage-b').answer('laura-roslin', 'option:1')
    expect(botAnswer(game, 'laura-roslin').map((id) => id.replace(/#\d+$/, ''))).toEqual([
      'card:consolidate-power-1',
      'card:consolidate-power-1',
    ])
  })
})

describe('a hand that is full', () => {
  const full = [...many('consolidate-power-1', 6), ...many('consolidate-power-2', 4)]
  test('is still made better by what is drawn', () => {
    const game = scenario({
      players: ['tom-zarek', 'laura-roslin', 'kara-thrace'],
      at: { 'tom-zarek': 'press-room' },
      hands: { 'tom-zarek': full },
    })
    expect(botAnswer(game, 'tom-zarek')).not.toEqual([])
  })

  test('of what is more than it can hold cards are played for little', () => {
    const asked = (n: number) => {
      const game = scenario({
        players: ['tom-zarek', 'laura-roslin', 'kara-thrace'],
        hands: { 'tom-zarek': [...full.slice(0, n - 1), 'executive-order-1'] },
      })
      const mind = mindIn(game, 'tom-zarek')
      const [{ effect } = {}] = mind.content.skills.get('executive-order-1')?.card.abilities ?? []
      return playWorth(mind, 'executive-order-1') - total(worthOf(mind, effect, { user: mind.seat }))
    }
    expect(asked(10)).toBeLessThan(0)
    expect(asked(11)).toBeCloseTo(0)
  })

  test('the President is given the order for the sake of his Quorum cards', () => {
    const game = scenario({
      players: ['tom-zarek', 'laura-roslin', 'kara-thrace'],
      at: { 'laura-roslin': 'sickbay', 'tom-zarek': 'sickbay' },
      hands: { 'tom-zarek': [...full, 'executive-order-1'], 'laura-roslin': many('launch-scout-1', 8) },
      used: { 'laura-roslin': ['skilled-politician'] },
      ships: {},
    })
    const mind = mindIn(game, 'tom-zarek')
    const { view } = mind
    const empty = { ...mind, view: { ...view, titles: { ...view.titles, president: 0 } } }
    expect(orderWorth(mind, 1)).toBeGreaterThan(orderWorth(empty, 1))
  })
})

test('what it costs to discard one’s own cards is what they are worth', () => {
  const cost = (...hand: string[]): number => {
    const mind = mindIn(
      scenario({ players: ['tom-zarek', 'laura-roslin', 'kara-thrace'], hands: { 'tom-zarek': hand } }),
      'tom-zarek',
    )
    return -worth(mind, [discard('current', 3)])
  }
  const poor = cost(...many('consolidate-power-1', 4), 'executive-order-2')
  const rich = cost(
    'executive-order-2',
    'investigative-committee-5',
    'strategic-planning-5',
    'declare-emergency-5',
    'investigative-committee-4',
  )
  expect(rich).toBeGreaterThan(1.5 * poor)
})

test('nobody is expected to choose the Brig for himself, however good others would find it', () => {
  const game = scenario({ players: ['tom-zarek', 'william-adama', 'laura-roslin', 'kara-thrace'] })
  const mind = { ...mindIn(game, 'tom-zarek'), suspicion: [0, 0.69, 0.1, 0.1] }
  const brig = sendTo('admiral', 'brig')
  expect(worth(mind, [brig])).toBeGreaterThan(0)
  expect(worth(mind, [choice('admiral', [brig], [lose('morale', 1)])])).toBeLessThan(0)
})
