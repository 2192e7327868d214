import { expect, test } from 'vitest'
import { areas } from '../../src/core/names.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

const galactica = [
  'ftl-control',
  'weapons-control',
  'command',
  'communications',
  'admirals-quarters',
  'research-lab',
  'hangar-deck',
  'armory',
]
const colonialOne = ['press-room', 'presidents-office', 'administration']
const cylon = ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship']

const crew = ['saul-tigh', 'laura-roslin', 'lee-adama']

/** Saul Tigh's Movement step, or that of whoever is said. */
const moving = (position: Partial<Position> = {}) =>
  scenario({ players: crew, step: 'movement', ...position })

/** The locations he may go to. */
const reach = (game: TestGame, who = 'saul-tigh'): string[] =>
  game
    .request(who)
    .options.flatMap((o) => o.location ?? [])
    .sort()

const flights = (game: TestGame, who: string): string[] =>
  game.request(who).options.flatMap((o) => o.area ?? [])

const without = (list: readonly string[], one: string): string[] => list.filter((x) => x !== one).sort()

test('B-MOVE-1 the current player may move or stay', () => {
  const game = moving()
  expect(game.asked).toEqual(['saul-tigh'])
  expect(game.request('saul-tigh')).toMatchObject({ prompt: { key: 'prompt.move' }, min: 0, max: 1 })
  expect(reach(game)).not.toContain('command')
  game.pass('saul-tigh')
  expect(game.player('saul-tigh').at).toBe('command')
  expect(game.request('saul-tigh').prompt.key).toBe('prompt.action')
  expect(moving().answer('saul-tigh', 'armory').player('saul-tigh').at).toBe('armory')
})

test.each(galactica)(
  'B-MOVE-2 B-MOVE-3 from %s every other Galactica location is reached directly and free',
  (from) => {
    const game = moving({ at: { 'saul-tigh': from }, hands: {} })
    expect(reach(game)).toEqual(without(galactica, from))
  },
)

test('B-MOVE-3 a move on the same ship costs no card', () => {
  const game = moving({ hands: { 'saul-tigh': ['repair-1'] } }).answer('saul-tigh', 'hangar-deck')
  expect(game.player('saul-tigh')).toMatchObject({ at: 'hangar-deck', hand: ['repair-1'] })
  const aboard = moving({ current: 'laura-roslin', hands: { 'laura-roslin': ['repair-1'] } })
  aboard.answer('laura-roslin', 'press-room')
  expect(aboard.player('laura-roslin')).toMatchObject({ at: 'press-room', hand: ['repair-1'] })
})

test('B-MOVE-4 a move between Galactica and Colonial One costs 1 skill card, either way', () => {
  const there = moving({ hands: { 'saul-tigh': ['repair-1', 'repair-2'] } }).answer('saul-tigh', 'press-room')
  expect(there.request('saul-tigh')).toMatchObject({ min: 1, max: 1 })
  there.answer('saul-tigh', 'repair-2')
  expect(there.player('saul-tigh')).toMatchObject({ at: 'press-room', hand: ['repair-1'] })
  expect(there.state.decks.engineering.discard).toEqual(['repair-2'])
  const back = moving({ current: 'laura-roslin', hands: { 'laura-roslin': ['repair-1', 'repair-2'] } })
  back.answer('laura-roslin', 'command').answer('laura-roslin', 'repair-1')
  expect(back.player('laura-roslin')).toMatchObject({ at: 'command', hand: ['repair-2'] })
})

test('B-MOVE-5 without skill cards one cannot change ships', () => {
  expect(reach(moving())).toEqual(without(galactica, 'command'))
  expect(reach(moving({ current: 'laura-roslin' }), 'laura-roslin')).toEqual(
    without(colonialOne, 'presidents-office'),
  )
  const withCard = moving({ hands: { 'saul-tigh': ['repair-1'] } })
  expect(reach(withCard)).toEqual([...without(galactica, 'command'), ...colonialOne].sort())
})

test('B-MOVE-6 the destination is named first, then the card is discarded, then the figure moves', () => {
  const game = moving({ hands: { 'saul-tigh': ['repair-1', 'repair-2'] } }).answer('saul-tigh', 'press-room')
  expect(game.request('saul-tigh').prompt.key).toBe('prompt.pay')
  expect(game.player('saul-tigh')).toMatchObject({ at: 'command', hand: ['repair-1', 'repair-2'] })
  game.answer('saul-tigh', 'repair-1')
  expect(game.saw('laura-roslin').filter((k) => k === 'event.discarded' || k === 'event.moved')).toEqual([
    'event.discarded',
    'event.moved',
  ])
})

test('B-MOVE-7 human players cannot move to Cylon locations, hidden Cylons included', () => {
  const game = moving({ hands: { 'saul-tigh': ['repair-1'] }, loyalty: { 'saul-tigh': ['cylon-morale'] } })
  expect(reach(game).filter((l) => cylon.includes(l))).toEqual([])
  expect(reach(game)).toContain('armory')
})

test('B-MOVE-8 revealed Cylons can move only to Cylon locations', () => {
  const game = moving({ revealed: ['saul-tigh'], hands: { 'saul-tigh': ['repair-1'] } })
  expect(reach(game)).toEqual(without(cylon, 'resurrection-ship'))
})

test('B-MOVE-9 nobody may choose to move to Sickbay or the Brig', () => {
  const hazards = (game: TestGame, who?: string) =>
    reach(game, who).filter((l) => l === 'sickbay' || l === 'brig')
  expect(hazards(moving({ hands: { 'saul-tigh': ['repair-1'] } }))).toEqual([])
  const pilot = moving({
    current: 'lee-adama',
    piloting: { 'lee-adama': 'stern' },
    hands: { 'lee-adama': ['repair-1'] },
  })
  expect(hazards(pilot, 'lee-adama')).toEqual([])
  expect(hazards(moving({ revealed: ['saul-tigh'] }))).toEqual([])
})

test('B-MOVE-10 a damaged location may be entered', () => {
  const game = moving({ damaged: ['armory', 'hangar-deck'] }).answer('saul-tigh', 'armory')
  expect(game.player('saul-tigh').at).toBe('armory')
})

test('B-MOVE-11 any number of characters may be on the same location', () => {
  const game = scenario({
    players: [...crew, 'kara-thrace', 'galen-tyrol', 'gaius-baltar'],
    step: 'movement',
    at: {
      'laura-roslin': 'armory',
      'lee-adama': 'armory',
      'kara-thrace': 'armory',
      'galen-tyrol': 'armory',
      'gaius-baltar': 'armory',
    },
  }).answer('saul-tigh', 'armory')
  expect(game.state.players.map((p) => p.at)).toEqual(Array(6).fill('armory'))
})

test('B-MOVE-12 a character in the Brig cannot move', () => {
  const game = moving({ at: { 'saul-tigh': 'brig' }, hands: { 'saul-tigh': ['repair-1', 'repair-1'] } })
  expect(game.request('saul-tigh').prompt.key).toBe('prompt.action')
  expect(game.player('saul-tigh').at).toBe('brig')
})

test('B-MOVE-13 a character in Sickbay moves like from any other Galactica location', () => {
  const game = moving({ at: { 'saul-tigh': 'sickbay' } })
  expect(reach(game)).toEqual([...galactica].sort())
  const rich = moving({ at: { 'saul-tigh': 'sickbay' }, hands: { 'saul-tigh': ['repair-1', 'repair-2'] } })
  rich.answer('saul-tigh', 'press-room').answer('saul-tigh', 'repair-1')
  expect(rich.player('saul-tigh')).toMatchObject({ at: 'press-room', hand: ['repair-2'] })
})

/** Apollo, in a viper, in his Movement step. */
const flying = (position: Partial<Position> = {}) =>
  moving({ current: 'lee-adama', piloting: { 'lee-adama': 'bow' }, ...position })

const viperOf = (game: TestGame, who: string) => game.state.ships.find((s) => s.pilot === game.seat(who))

test('B-MOVE-14 a pilot may instead move his viper to an adjacent area at no cost', () => {
  const game = flying({ hands: { 'lee-adama': ['repair-1'] } })
  expect(flights(game, 'lee-adama').sort()).toEqual(['bow-port', 'bow-starboard'])
  game.answer('lee-adama', 'area:bow-port')
  expect(viperOf(game, 'lee-adama')?.area).toBe('bow-port')
  expect(game.player('lee-adama')).toMatchObject({ at: 'piloting', hand: ['repair-1'] })
  expect(game.request('lee-adama').prompt.key).toBe('prompt.action')
  expect(flying().options('lee-adama').sort()).toEqual(['area:bow-port', 'area:bow-starboard'])
})

test.each(['command', 'press-room'])(
  'B-MOVE-15 a pilot may discard a card to go to %s, and his viper goes to the Reserves',
  (to) => {
    const game = flying({ hands: { 'lee-adama': ['repair-1', 'repair-2'] } })
    const before = game.view('spectator').reserve.viper
    expect(reach(game, 'lee-adama')).toEqual([...galactica, ...colonialOne].sort())
    game.answer('lee-adama', `location:${to}`).answer('lee-adama', 'repair-2')
    expect(game.player('lee-adama')).toMatchObject({ at: to, hand: ['repair-1'] })
    expect(game.state.ships).toEqual([])
    expect(game.view('spectator').reserve.viper).toBe(before + 1)
    expect(reach(flying(), 'lee-adama')).toEqual([])
  },
)

test.each(areas)('B-MOVE-16 a pilot may come in from %s', (area) => {
  const game = flying({ piloting: { 'lee-adama': area }, hands: { 'lee-adama': ['repair-1'] } })
  game.answer('lee-adama', 'hangar-deck')
  expect(game.player('lee-adama').at).toBe('hangar-deck')
})

test('B-MOVE-17 a pilot cannot come in with an action', () => {
  const game = flying({ step: 'action', hands: { 'lee-adama': ['repair-1'] } })
  expect(game.request('lee-adama').options.filter((o) => o.location !== undefined)).toEqual([])
  game.answer('lee-adama', 'viper')
  expect(game.request('lee-adama').options.filter((o) => o.location !== undefined)).toEqual([])
  expect(flights(game, 'lee-adama').sort()).toEqual(['bow-port', 'bow-starboard'])
})

test.each([
  ['bow', ['bow-port', 'bow-starboard']],
  ['bow-starboard', ['bow', 'stern-starboard']],
  ['stern-starboard', ['bow-starboard', 'stern']],
  ['stern', ['stern-port', 'stern-starboard']],
  ['stern-port', ['bow-port', 'stern']],
  ['bow-port', ['bow', 'stern-port']],
] as const)('B-MOVE-18 from %s a ship gets only to the two areas beside it', (area, beside) => {
  const own = flying({ piloting: { 'lee-adama': area } })
  expect(flights(own, 'lee-adama').sort()).toEqual(beside)
  const unmanned = scenario({
    players: crew,
    at: { 'saul-tigh': 'command' },
    ships: { [area]: { viper: 1 } },
    reserve: { viper: 0 },
  }).answer('saul-tigh', 'command')
  expect(flights(unmanned, 'saul-tigh').sort()).toEqual(beside)
})

test('B-MOVE-19 moving the own viper is no activation: it cannot attack then and is activated afterwards', () => {
  const game = flying({ ships: { bow: { raider: 1 }, 'bow-port': { raider: 1 } } })
  expect(game.options('lee-adama').sort()).toEqual(['area:bow-port', 'area:bow-starboard'])
  game.answer('lee-adama', 'area:bow-port').answer('lee-adama', 'viper')
  expect(game.request('lee-adama').options.filter((o) => o.target !== undefined)).toHaveLength(1)
  game.answer('lee-adama', 'stern-port')
  expect(viperOf(game, 'lee-adama')?.area).toBe('stern-port')
})

/** Laura Roslin has given Saul Tigh a move and an action. */
const granted = (position: Partial<Position>) =>
  scenario({
    players: ['laura-roslin', 'saul-tigh', 'lee-adama'],
    ...position,
    hands: { 'laura-roslin': ['executive-order-1'], ...position.hands },
  }).answer('laura-roslin', 'executive-order-1')

test('B-MOVE-20 a move granted by an effect follows the rules of moving', () => {
  const poor = granted({}).answer('laura-roslin', 'seat:1').answer('saul-tigh', 'move')
  expect(reach(poor)).toEqual(without(galactica, 'command'))
  const rich = granted({ hands: { 'saul-tigh': ['repair-1', 'repair-2'] } })
  rich.answer('laura-roslin', 'seat:1').answer('saul-tigh', 'move')
  expect(reach(rich)).toEqual([...without(galactica, 'command'), ...colonialOne].sort())
  rich.answer('saul-tigh', 'press-room').answer('saul-tigh', 'repair-1')
  expect(rich.player('saul-tigh')).toMatchObject({ at: 'press-room', hand: ['repair-2'] })
  const pilot = granted({ piloting: { 'lee-adama': 'stern' } })
  pilot.answer('laura-roslin', 'seat:2').answer('lee-adama', 'move')
  expect(pilot.options('lee-adama').sort()).toEqual(['area:stern-port', 'area:stern-starboard'])
})

test('B-MOVE-21 a character who is sent somewhere pays nothing', () => {
  const sent = (seat: number) =>
    scenario({
      players: ['laura-roslin', 'saul-tigh', 'lee-adama'],
      at: { 'saul-tigh': 'press-room' },
      piloting: { 'lee-adama': 'stern' },
      hands: { 'saul-tigh': ['repair-1'], 'lee-adama': ['repair-2'] },
      quorum: ['arrest-order'],
    })
      .answer('laura-roslin', 'arrest-order')
      .answer('laura-roslin', `seat:${seat}`)
  expect(sent(1).player('saul-tigh')).toMatchObject({ at: 'brig', hand: ['repair-1'] })
  expect(sent(2).player('lee-adama')).toMatchObject({ at: 'brig', hand: ['repair-2'] })
})

test('B-MOVE-21 a character who is moved by an effect pays nothing', () => {
  const game = scenario({
    players: crew,
    at: { 'saul-tigh': 'brig' },
    hands: { 'saul-tigh': ['repair-1'] },
    destiny: ['strategic-planning-5', 'strategic-planning-4'],
  })
  game.answer('saul-tigh', 'location:brig').pass('saul-tigh').answer('saul-tigh', 'armory')
  expect(game.player('saul-tigh')).toMatchObject({ at: 'armory', hand: ['repair-1'] })
})
