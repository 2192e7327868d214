import { expect, test } from 'vitest'
import { begin } from '../../src/decide.ts'
import { scenario, type TestGame, testGame } from '../../src/testing/index.ts'
import type { Param } from '../../src/text/message.ts'

const crew = ['saul-tigh', 'laura-roslin', 'gaius-baltar'] as const

/** So many copies of cards that are of no use at the end of a turn. */
const cards = (n: number, card: string): string[] =>
  Array.from({ length: n }, (_, i) => `${card}-${i < 8 ? 1 : 2}`)

const keyOf = (param: Param | undefined): string =>
  typeof param === 'object' && 'key' in param ? param.key : ''

/** The steps of the turns so far, in the order in which they were taken. */
const steps = (game: TestGame): string[] =>
  game.events.flatMap((e) => (e.key === 'event.step' ? [keyOf(e.params?.step)] : []))

const order = (game: TestGame, ...keys: string[]): string[] =>
  game.events.map((e) => e.key).filter((key) => keys.includes(key))

const turns = (game: TestGame): number[] =>
  game.events.flatMap((e) => {
    const who = e.params?.who
    return e.key === 'event.turn' && typeof who === 'object' && 'params' in who
      ? [Number(who.params?.seat)]
      : []
  })

test('B-TURN-1 turns go clockwise from the first player', () => {
  const first = begin({ players: 3, characters: crew, firstPlayer: 1 }, 'clockwise')
  const game = testGame(first.state, first.events).until((g) => turns(g).length === 5)
  expect(turns(game)).toEqual([1, 2, 0, 1, 2])
})

test('B-TURN-1 no turn follows when a team has won', () => {
  const won = scenario({ players: crew, step: 'end', resources: { food: 0 } })
  expect(won.outcome?.winner).toBe('cylons')
  expect(turns(won)).toEqual([])
  expect(won.asked).toEqual([])
  expect(turns(scenario({ players: crew, step: 'end', resources: { food: 1 } }))).toEqual([1])
})

test('B-TURN-2 a human turn has six steps in this order', () => {
  const game = scenario({
    players: crew,
    step: 'begin',
    ships: { bow: { basestar: 1 } },
    decks: {
      crisis: ['riots-a'],
      leadership: cards(2, 'executive-order'),
      tactics: cards(3, 'launch-scout'),
    },
    dice: [1],
  })
  expect(game.request('saul-tigh').prompt.key).toBe('prompt.move')
  expect(game.player('saul-tigh').hand).toHaveLength(5)
  game.pass('saul-tigh')
  expect(game.request('saul-tigh').prompt.key).toBe('prompt.action')
  expect(game.happened('event.crisis')).toBe(false)
  game.pass('saul-tigh')
  expect(game.request('saul-tigh').prompt.key).toBe('prompt.crisis-choice')
  expect(game.happened('event.rolled')).toBe(false)
  game.answer('saul-tigh', 'option:0')
  expect(order(game, 'event.turn', 'event.crisis', 'event.rolled', 'event.jump-track')).toEqual([
    'event.turn',
    'event.crisis',
    'event.rolled',
    'event.jump-track',
    'event.turn',
  ])
  expect(steps(game).slice(0, 6)).toEqual([
    'step:receive-skills',
    'step:movement',
    'step:action',
    'step:crisis',
    'step:activate-cylons',
    'step:prepare-jump',
  ])
})

test('B-TURN-3 what happens at the start of a turn happens before skills are received', () => {
  const game = scenario({ players: crew, step: 'begin', hands: { 'saul-tigh': ['repair-2'] } })
  expect(game.request('saul-tigh').prompt.key).toBe('prompt.move')
  expect(game.player('saul-tigh').hand).toHaveLength(5)
  expect(game.player('saul-tigh').hand).not.toContain('repair-2')
  expect(game.state.decks.engineering.discard).toEqual(['repair-2'])
})

test('B-TURN-3 a hand that grows to one card only by receiving skills is left alone', () => {
  const game = scenario({ players: crew, step: 'begin', at: { 'saul-tigh': 'sickbay' } })
  game.answer('saul-tigh', 'type:tactics#1')
  expect(game.player('saul-tigh').hand).toHaveLength(1)
})

test('B-TURN-4 ships and jump follow the Crisis card of the same turn', () => {
  const game = scenario({
    players: ['saul-tigh', 'galen-tyrol', 'laura-roslin'],
    step: 'crisis',
    ships: { bow: { basestar: 1 } },
    decks: { crisis: ['riots-a', 'riots-b'] },
    dice: [1],
  })
  game.answer('saul-tigh', 'option:0')
  expect(order(game, 'event.rolled', 'event.launched')).toEqual(['event.rolled'])
  expect(game.state.jumpTrack).toBe(1)
  game.untilAsked('saul-tigh', 'prompt.crisis-choice').answer('saul-tigh', 'option:0')
  expect(order(game, 'event.rolled', 'event.launched')).toEqual(['event.rolled', 'event.launched'])
  expect(game.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(3)
  expect(game.state.jumpTrack).toBe(1)
})

test('B-TURN-5 the turn passes to the left, from the last seat to the first', () => {
  expect(scenario({ players: crew, step: 'end' }).asked).toEqual(['laura-roslin'])
  const last = scenario({ players: crew, current: 'gaius-baltar', step: 'end' })
  expect(last.state.turn.seat).toBe(0)
  expect(last.asked).toEqual(['saul-tigh'])
})

test('B-TURN-6 a Crisis card is discarded at the end of the turn, not before', () => {
  const game = scenario({ players: crew, step: 'crisis', jumpTrack: 4, decks: { crisis: ['riots-a'] } })
  game.answer('saul-tigh', 'option:0')
  expect(game.request('saul-tigh').prompt.key).toBe('prompt.destination')
  expect(game.state.decks.crisis.discard).toEqual([])
  game.until((g) => turns(g).length === 1)
  expect(game.state.decks.crisis.discard).toEqual(['riots-a'])
})

test('B-TURN-6 a Crisis card that stays in play or lies beside Kobol is not discarded', () => {
  const kept = scenario({ players: crew, step: 'crisis', decks: { crisis: ['jammed-assault'] } })
  kept.until((g) => turns(g).length === 1)
  expect(kept.state.inPlay.map((c) => c.card)).toEqual(['jammed-assault'])
  expect(kept.state.decks.crisis.discard).toEqual([])
  const placed = scenario({
    players: crew,
    step: 'crisis',
    decks: { crisis: ['legendary-discovery'] },
    hands: { 'gaius-baltar': ['strategic-planning-5', 'maximum-firepower-5'] },
    destiny: ['strategic-planning-4', 'maximum-firepower-4'],
  })
  placed.answer('gaius-baltar', 'strategic-planning-5', 'maximum-firepower-5')
  placed.until((g) => turns(g).length === 1)
  expect(placed.state.travelled).toEqual(['legendary-discovery'])
  expect(placed.state.decks.crisis.discard).toEqual([])
})

test('B-TURN-7 at the end of any turn everyone with more than 10 cards discards down to 10, as he likes', () => {
  const game = scenario({
    players: [...crew, 'kara-thrace'],
    step: 'end',
    hands: {
      'saul-tigh': cards(12, 'repair'),
      'laura-roslin': [...cards(9, 'consolidate-power'), 'declare-emergency-5', 'declare-emergency-4'],
      'kara-thrace': cards(10, 'launch-scout'),
    },
  })
  expect(game.asked).toEqual(['saul-tigh', 'laura-roslin'])
  expect(game.request('saul-tigh')).toMatchObject({ min: 2, max: 2 })
  expect(game.request('laura-roslin')).toMatchObject({ min: 1, max: 1 })
  expect(game.options('laura-roslin')).toHaveLength(11)
  game.answer('laura-roslin', 'declare-emergency-5').answer('saul-tigh', 'card:repair-1#1', 'card:repair-2#1')
  expect(game.player('saul-tigh').hand).toHaveLength(10)
  expect(game.state.decks.leadership.discard).toEqual(['declare-emergency-5'])
  expect(game.state.decks.engineering.discard).toEqual(['repair-1', 'repair-2'])
  expect(game.state.turn.seat).toBe(1)
})

test('B-TURN-8 only skill cards count toward the hand limit', () => {
  const game = scenario({
    players: crew,
    step: 'end',
    hands: { 'laura-roslin': cards(10, 'consolidate-power'), 'saul-tigh': cards(10, 'repair') },
    quorum: ['arrest-order', 'food-rationing', 'inspirational-speech'],
    revealed: ['saul-tigh'],
    superCrises: { 'saul-tigh': ['bomb-on-colonial-1'] },
    loyalty: { 'laura-roslin': ['not-a-cylon', 'not-a-cylon'] },
  })
  expect(game.happened('event.discarded')).toBe(false)
  expect(game.state.turn.seat).toBe(1)
  expect(game.request('laura-roslin').prompt.key).toBe('prompt.move')
})

test('B-TURN-9 during the turn a hand may grow beyond 10 cards', () => {
  const game = scenario({
    players: crew,
    step: 'receiveSkills',
    hands: { 'saul-tigh': cards(10, 'repair') },
    decks: { crisis: ['riots-b'] },
  })
  expect(game.player('saul-tigh').hand).toHaveLength(15)
  expect(game.request('saul-tigh').prompt.key).toBe('prompt.move')
  game.pass('saul-tigh').pass('saul-tigh')
  expect(game.request('saul-tigh').prompt.key).toBe('prompt.crisis-choice')
  expect(game.player('saul-tigh').hand).toHaveLength(15)
  game.answer('saul-tigh', 'option:0')
  expect(game.request('saul-tigh')).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 5, max: 5 })
})

test('B-TURN-10 Chief Tyrol may keep 8 cards, others 10', () => {
  const at = (n: number) =>
    scenario({
      players: ['saul-tigh', 'laura-roslin', 'galen-tyrol'],
      step: 'end',
      hands: { 'galen-tyrol': cards(n, 'repair'), 'saul-tigh': cards(n, 'launch-scout') },
    })
  expect(at(8).happened('event.turn')).toBe(true)
  expect(at(9).asked).toEqual(['galen-tyrol'])
  expect(at(9).request('galen-tyrol')).toMatchObject({ min: 1, max: 1 })
})

test('B-TURN-11 the hand limit binds revealed Cylons', () => {
  const at = (n: number) =>
    scenario({
      players: crew,
      step: 'end',
      revealed: ['saul-tigh'],
      hands: { 'saul-tigh': cards(n, 'repair') },
    })
  expect(at(10).happened('event.turn')).toBe(true)
  expect(at(11).asked).toEqual(['saul-tigh'])
  expect(at(11).request('saul-tigh')).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 1, max: 1 })
})

test('B-TURN-12 the hand limit comes before the check of the resources', () => {
  const game = scenario({
    players: crew,
    step: 'end',
    resources: { morale: 0 },
    hands: { 'laura-roslin': cards(11, 'consolidate-power') },
  })
  expect(game.outcome).toBeNull()
  expect(game.request('laura-roslin').prompt.key).toBe('prompt.discard')
  game.answer('laura-roslin', 'card:consolidate-power-1#1')
  expect(game.outcome).toMatchObject({ winner: 'cylons', reason: 'morale' })
})

test('B-TURN-13 abilities at the end of a turn come before the hand limit', () => {
  const game = scenario({
    players: ['sharon-valerii', ...crew],
    step: 'end',
    hands: { 'sharon-valerii': cards(11, 'repair') },
    decks: { crisis: ['riots-a'] },
  })
  expect(game.request('sharon-valerii').window).toBe('turn-end')
  game.answer('sharon-valerii', 'recon').answer('sharon-valerii', 'bottom')
  expect(game.state.decks.crisis.draw[0]).toBe('riots-a')
  expect(game.player('sharon-valerii').hand).toHaveLength(11)
  expect(game.request('sharon-valerii').prompt.key).toBe('prompt.discard')
})

test('B-TURN-14 whoever is in the Brig draws no Crisis card, and the last three steps do not take place', () => {
  const turnOf = (at: string) =>
    scenario({
      players: crew,
      step: 'crisis',
      at: { 'saul-tigh': at },
      ships: { bow: { basestar: 1 } },
      decks: { crisis: ['riots-a'] },
      dice: [1],
    }).untilAsked('laura-roslin', 'prompt.move')
  const free = turnOf('command')
  expect(steps(free).slice(0, 3)).toEqual(['step:crisis', 'step:activate-cylons', 'step:prepare-jump'])
  const inBrig = turnOf('brig')
  expect(inBrig.happened('event.crisis')).toBe(false)
  expect(inBrig.happened('event.rolled')).toBe(false)
  expect(inBrig.state.jumpTrack).toBe(0)
  expect(inBrig.state.decks.crisis.draw.at(-1)).toBe('riots-a')
  expect(steps(inBrig).slice(0, 2)).toEqual(['step:receive-skills', 'step:movement'])
})

test('B-TURN-15 who left the Brig in his Action step draws a Crisis card', () => {
  const game = scenario({
    players: crew,
    at: { 'saul-tigh': 'brig' },
    decks: { crisis: ['riots-a'] },
    destiny: ['strategic-planning-5', 'strategic-planning-4'],
  })
  game.answer('saul-tigh', 'location:brig').answer('saul-tigh', 'command')
  expect(game.happened('event.crisis')).toBe(true)
  expect(game.request('gaius-baltar').prompt.key).toBe('prompt.crisis-choice')
})

test('B-TURN-15 who was sent to the Brig in his turn draws no Crisis card', () => {
  const game = scenario({
    players: crew,
    at: { 'saul-tigh': 'admirals-quarters' },
    destiny: ['strategic-planning-5', 'strategic-planning-4'],
  })
  game.answer('saul-tigh', 'admirals-quarters').answer('saul-tigh', 'seat:0').pass('saul-tigh')
  expect(game.player('saul-tigh').at).toBe('brig')
  expect(game.happened('event.crisis')).toBe(false)
  expect(game.asked).toEqual(['laura-roslin'])
})

test('B-TURN-16 a Crisis card that sends the current player to the Brig still activates ships and moves the fleet', () => {
  const game = scenario({
    players: crew,
    step: 'crisis',
    ships: { bow: { basestar: 1 } },
    decks: { crisis: ['a-traitor-accused'] },
    destiny: ['repair-1', 'repair-1'],
  })
  game.answer('saul-tigh', 'option:0').answer('saul-tigh', 'seat:0')
  expect(game.player('saul-tigh').at).toBe('brig')
  expect(game.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(2)
  expect(game.state.jumpTrack).toBe(1)
})

test("B-TURN-17 a revealed Cylon's turn has three steps", () => {
  const game = scenario({
    players: crew,
    step: 'begin',
    revealed: ['saul-tigh'],
    ships: { bow: { basestar: 1 } },
  }).untilAsked('laura-roslin', 'prompt.move')
  expect(steps(game).slice(0, -2)).toEqual(['step:receive-skills', 'step:movement', 'step:action'])
  expect(game.happened('event.crisis')).toBe(false)
})

test('B-TURN-18 revealing oneself ends the turn, with the hand limit and the check of the resources', () => {
  const game = scenario({
    players: crew,
    loyalty: { 'saul-tigh': ['cylon-morale'] },
    resources: { food: 0 },
    hands: { 'laura-roslin': cards(11, 'consolidate-power') },
  })
  game.answer('saul-tigh', 'cylon-morale').answer('saul-tigh', 'no')
  expect(game.happened('event.crisis')).toBe(false)
  expect(game.request('laura-roslin').prompt.key).toBe('prompt.discard')
  expect(game.outcome).toBeNull()
  game.answer('laura-roslin', 'card:consolidate-power-1#1')
  expect(game.outcome).toMatchObject({ winner: 'cylons', reason: 'food' })
})

test('B-TURN-18 a second action of the turn is lost with the reveal', () => {
  const game = scenario({
    players: ['kara-thrace', ...crew],
    step: 'begin',
    piloting: { 'kara-thrace': 'bow' },
    loyalty: { 'kara-thrace': ['cylon-morale'] },
  }).untilAsked('kara-thrace', 'prompt.action')
  game.answer('kara-thrace', 'cylon-morale').answer('kara-thrace', 'no')
  game.untilAsked('saul-tigh', 'prompt.move')
  expect(steps(game).slice(0, 3)).toEqual(['step:receive-skills', 'step:movement', 'step:action'])
  expect(game.happened('event.crisis')).toBe(false)
})

test('B-TURN-19 after a jump in the Action step the Crisis step follows', () => {
  const game = scenario({
    players: crew,
    at: { 'saul-tigh': 'ftl-control' },
    jumpTrack: 4,
    decks: { destination: ['deep-space', 'deep-space'], crisis: ['riots-b'] },
    dice: [8],
  })
  game.answer('saul-tigh', 'ftl-control').answer('saul-tigh', 'card:deep-space#1')
  expect(game.state.travelled).toEqual(['deep-space'])
  expect(game.request('saul-tigh').prompt.key).toBe('prompt.crisis-choice')
  expect(game.state.turn.seat).toBe(0)
})
