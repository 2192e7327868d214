import { describe, expect, test } from 'vitest'
import { cannotMove } from '../../src/rules/passives.ts'
import { type ContentSet, type Position, scenario, type TestGame, withSets } from '../../src/testing/index.ts'

const crew = ['saul-tigh', 'laura-roslin', 'lee-adama']

/** Saul Tigh's Action step, or that of whoever is said. */
const acting = (position: Partial<Position> = {}) => scenario({ players: crew, ...position })

const inActionStep = (game: TestGame, who: string): boolean =>
  game.asked.includes(who) && game.request(who).prompt.key === 'prompt.action'

test('B-ACT-1 the current player takes one action, not two', () => {
  const game = acting({ at: { 'saul-tigh': 'research-lab' }, decks: { crisis: ['riots-a'] } })
  expect(game.request('saul-tigh')).toMatchObject({ prompt: { key: 'prompt.action' }, min: 0, max: 1 })
  game.answer('saul-tigh', 'research-lab').answer('saul-tigh', 'tactics')
  expect(game.player('saul-tigh').hand).toHaveLength(1)
  expect(game.request('saul-tigh').prompt.key).toBe('prompt.crisis-choice')
})

test('B-ACT-2 an action activates the location the character is on', () => {
  const game = acting({
    at: { 'saul-tigh': 'press-room' },
    decks: { politics: ['consolidate-power-1', 'consolidate-power-2'] },
  })
  game.answer('saul-tigh', 'press-room')
  expect(game.player('saul-tigh').hand).toEqual(['consolidate-power-1', 'consolidate-power-2'])
})

test.each(['research-lab', 'press-room', 'command'])(
  'B-ACT-3 on %s no other location can be activated',
  (at) => {
    const game = acting({
      at: { 'saul-tigh': at },
      jumpTrack: 4,
      centurions: [0],
      ships: { bow: { raider: 1, civilian: 2 } },
    })
    expect(game.request('saul-tigh').options.flatMap((o) => o.location ?? [])).toEqual([at])
  },
)

test('B-ACT-4 a damaged location cannot be activated until it is repaired', () => {
  expect(acting().options('saul-tigh')).toContain('location:command')
  const game = scenario({
    players: ['galen-tyrol', 'laura-roslin', 'saul-tigh'],
    at: { 'galen-tyrol': 'command' },
    damaged: ['command'],
    hands: { 'galen-tyrol': ['repair-1'] },
  })
  expect(game.options('galen-tyrol')).not.toContain('location:command')
  game.answer('galen-tyrol', 'repair-1').answer('galen-tyrol', 'maintenance-engineer')
  expect(game.options('galen-tyrol')).toContain('location:command')
})

test('B-ACT-5 an action plays a skill card with an action, which is discarded', () => {
  const game = acting({
    hands: { 'saul-tigh': ['consolidate-power-1', 'declare-emergency-3', 'strategic-planning-4'] },
  })
  expect(game.options('saul-tigh').filter((id) => id.startsWith('play:'))).toEqual([
    'play:consolidate-power-1',
  ])
  game.answer('saul-tigh', 'consolidate-power-1')
  expect(game.state.decks.politics.discard).toEqual(['consolidate-power-1'])
  game.answer('saul-tigh', 'engineering', 'piloting')
  expect(game.player('saul-tigh').hand).toHaveLength(4)
  expect(game.player('saul-tigh').hand).not.toContain('consolidate-power-1')
})

test('B-ACT-6 an action uses an action printed on the own sheet', () => {
  const game = scenario({ players: ['tom-zarek', 'saul-tigh', 'lee-adama'] })
  expect(game.options('tom-zarek')).toContain('ability:unconventional-tactics')
  expect(game.options('tom-zarek')).not.toContain('ability:cag')
  expect(game.options('tom-zarek')).not.toContain('ability:declare-martial-law')
  game.answer('tom-zarek', 'unconventional-tactics').answer('tom-zarek', 'option:0')
  expect(game.state.resources).toMatchObject({ population: 11, fuel: 9 })
})

/** Apollo in a viper beside a raider. */
const flying = (position: Partial<Position> = {}) =>
  acting({
    current: 'lee-adama',
    piloting: { 'lee-adama': 'bow' },
    ships: { bow: { raider: 1 } },
    decks: { crisis: ['riots-a'] },
    ...position,
  })

test('B-ACT-7 a pilot may activate his viper to move it or to attack with it', () => {
  const moved = flying().answer('lee-adama', 'viper').answer('lee-adama', 'bow-port')
  expect(moved.state.ships.find((s) => s.pilot === 2)?.area).toBe('bow-port')
  expect(inActionStep(moved, 'lee-adama')).toBe(false)
  const attacked = flying({ dice: [3] }).answer('lee-adama', 'viper')
  const target = attacked.request('lee-adama').options.find((o) => o.target !== undefined)
  attacked.answer('lee-adama', target?.id ?? '')
  expect(attacked.state.ships.filter((s) => s.kind === 'raider')).toEqual([])
  expect(acting({ current: 'lee-adama' }).options('lee-adama')).not.toContain('viper')
})

test('B-ACT-8 an action uses the action of a title card one holds, and only then', () => {
  const president = scenario({ players: ['laura-roslin', 'saul-tigh', 'lee-adama'] })
  expect(president.options('laura-roslin')).toContain('ability:draw-quorum')
  president.answer('laura-roslin', 'draw-quorum')
  expect(president.state.quorum).toHaveLength(1)
  const basestar = { ships: { stern: { basestar: 1 } } } as const
  expect(acting(basestar).options('saul-tigh')).toContain('ability:launch-nuke')
  expect(acting(basestar).options('saul-tigh')).not.toContain('ability:draw-quorum')
  const deposed = acting({ ...basestar, titles: { admiral: 'lee-adama', president: 'saul-tigh' } })
  expect(deposed.options('saul-tigh')).toContain('ability:draw-quorum')
  expect(deposed.options('saul-tigh')).not.toContain('ability:launch-nuke')
})

test('B-ACT-9 the President may play a Quorum card as an action, nobody else', () => {
  const position = { quorum: ['inspirational-speech'], dice: [6] } as const
  const game = acting({ ...position, current: 'laura-roslin' }).answer('laura-roslin', 'inspirational-speech')
  expect(game.state.resources.morale).toBe(11)
  expect(game.state.quorum).toEqual([])
  expect(
    acting(position)
      .options('saul-tigh')
      .filter((id) => id.startsWith('quorum:')),
  ).toEqual([])
})

test('B-ACT-10 a hidden Cylon may reveal one of his Cylon cards as an action', () => {
  const game = acting({ loyalty: { 'saul-tigh': ['not-a-cylon', 'cylon-morale', 'cylon-sickbay'] } })
  expect(game.options('saul-tigh').filter((id) => id.startsWith('reveal:'))).toEqual([
    'reveal:cylon-morale',
    'reveal:cylon-sickbay',
  ])
  game.answer('saul-tigh', 'cylon-morale').answer('saul-tigh', 'yes')
  expect(game.player('saul-tigh')).toMatchObject({ revealed: true, shown: ['cylon-morale'] })
  expect(game.state.resources.morale).toBe(9)
  expect(
    acting()
      .options('saul-tigh')
      .filter((id) => id.startsWith('reveal:')),
  ).toEqual([])
})

test('B-ACT-11 the player may do nothing and go on to the Crisis step', () => {
  const game = acting({ decks: { crisis: ['riots-a'] } })
  expect(inActionStep(game, 'saul-tigh')).toBe(true)
  game.pass('saul-tigh')
  expect(game.happened('event.no-action')).toBe(true)
  expect(game.request('saul-tigh').prompt.key).toBe('prompt.crisis-choice')
})

/** Everything a player could do, wherever he is. */
const everything = (who: string, position: Partial<Position>) =>
  scenario({
    players: [who, 'saul-tigh', 'laura-roslin'],
    titles: { president: who },
    hands: { [who]: ['consolidate-power-1', 'executive-order-1', 'launch-scout-1'] },
    quorum: ['inspirational-speech'],
    loyalty: { [who]: ['cylon-morale'] },
    ...position,
  })

const kinds = [
  'play:consolidate-power-1',
  'play:executive-order-1',
  'play:launch-scout-1',
  'ability:cag',
  'ability:draw-quorum',
  'quorum:inspirational-speech',
  'reveal:cylon-morale',
]

test('B-ACT-12 a pilot in a viper may take every kind of action except activating a location', () => {
  const game = everything('lee-adama', { piloting: { 'lee-adama': 'bow' } })
  expect(game.options('lee-adama').sort()).toEqual(['viper', ...kinds].sort())
})

test('B-ACT-13 a character in the Brig may take any action available to him', () => {
  const game = everything('lee-adama', { at: { 'lee-adama': 'brig' } })
  expect(game.options('lee-adama').sort()).toEqual(['location:brig', ...kinds].sort())
  game.answer('lee-adama', 'consolidate-power-1').answer('lee-adama', 'piloting', 'tactics')
  expect(game.player('lee-adama').hand).toHaveLength(4)
})

test('B-ACT-14 an additional action may be of any kind', () => {
  const game = everything('lee-adama', { at: { 'lee-adama': 'hangar-deck' } })
  game.answer('lee-adama', 'hangar-deck').answer('lee-adama', 'stern-port')
  expect(game.options('lee-adama').sort()).toEqual(['viper', ...kinds].sort())
  const repaired = scenario({
    players: ['galen-tyrol', 'saul-tigh', 'laura-roslin'],
    at: { 'galen-tyrol': 'hangar-deck' },
    damagedVipers: 1,
    hands: { 'galen-tyrol': ['repair-1', 'launch-scout-1'] },
    loyalty: { 'galen-tyrol': ['cylon-morale'] },
    titles: { admiral: 'galen-tyrol' },
    ships: { bow: { basestar: 1 } },
  })
  repaired.answer('galen-tyrol', 'repair-1').answer('galen-tyrol', 'maintenance-engineer')
  expect(repaired.options('galen-tyrol').sort()).toEqual(
    ['ability:launch-nuke', 'play:launch-scout-1', 'reveal:cylon-morale'].sort(),
  )
})

/** Laura Roslin plays Executive Order. */
const ordered = (position: Partial<Position> = {}) =>
  scenario({
    players: ['laura-roslin', 'saul-tigh', 'lee-adama'],
    decks: { crisis: ['riots-a', 'riots-b'] },
    ...position,
    hands: { 'laura-roslin': ['executive-order-1'], ...position.hands },
  }).answer('laura-roslin', 'executive-order-1')

test('B-ACT-15 Executive Order: another player moves and then takes 1 action', () => {
  const game = ordered().answer('laura-roslin', 'seat:1')
  expect(game.options('saul-tigh')).toEqual(['move', 'actions'])
  game.answer('saul-tigh', 'move')
  expect(game.request('saul-tigh').prompt.key).toBe('prompt.move')
  game.answer('saul-tigh', 'research-lab')
  expect(inActionStep(game, 'saul-tigh')).toBe(true)
  game.answer('saul-tigh', 'research-lab').answer('saul-tigh', 'tactics')
  expect(inActionStep(game, 'saul-tigh')).toBe(false)
  expect(game.happened('event.crisis')).toBe(false)
  expect(game.request('laura-roslin').prompt.key).toBe('prompt.crisis-draw')
})

test('B-ACT-15 Executive Order: or he takes 2 actions without moving', () => {
  const game = ordered({ at: { 'saul-tigh': 'research-lab' } }).answer('laura-roslin', 'seat:1')
  game.answer('saul-tigh', 'actions')
  expect(inActionStep(game, 'saul-tigh')).toBe(true)
  game.answer('saul-tigh', 'research-lab').answer('saul-tigh', 'tactics')
  expect(inActionStep(game, 'saul-tigh')).toBe(true)
  game.answer('saul-tigh', 'research-lab').answer('saul-tigh', 'tactics')
  expect(game.player('saul-tigh')).toMatchObject({ at: 'research-lab' })
  expect(game.player('saul-tigh').hand).toHaveLength(2)
  expect(inActionStep(game, 'saul-tigh')).toBe(false)
  expect(game.request('laura-roslin').prompt.key).toBe('prompt.crisis-draw')
})

test('B-ACT-15 the player who plays Executive Order cannot choose himself', () => {
  expect(ordered().options('laura-roslin')).toEqual(['seat:1', 'seat:2'])
})

test('B-ACT-16 only one Executive Order is used per turn, whoever holds another', () => {
  const game = ordered({ hands: { 'saul-tigh': ['executive-order-1', 'consolidate-power-1'] } })
  game.answer('laura-roslin', 'seat:1').answer('saul-tigh', 'actions')
  expect(game.options('saul-tigh')).toContain('play:consolidate-power-1')
  expect(game.options('saul-tigh')).not.toContain('play:executive-order-1')
  game.pass('saul-tigh').pass('saul-tigh')
  game.until((g) => g.state.turn.seat === 1 && inActionStep(g, 'saul-tigh'))
  expect(game.options('saul-tigh')).toContain('play:executive-order-1')
})

test('B-ACT-17 a revealed Cylon cannot be chosen with Executive Order', () => {
  const game = scenario({
    players: ['laura-roslin', 'saul-tigh', 'lee-adama', 'tom-zarek'],
    revealed: ['saul-tigh'],
    hands: { 'laura-roslin': ['executive-order-1'] },
  }).answer('laura-roslin', 'executive-order-1')
  expect(game.options('laura-roslin')).toEqual(['seat:2', 'seat:3'])
  const alone = scenario({
    players: ['laura-roslin', 'saul-tigh', 'lee-adama'],
    revealed: ['saul-tigh', 'lee-adama'],
    hands: { 'laura-roslin': ['executive-order-1'] },
  })
  expect(alone.options('laura-roslin')).not.toContain('play:executive-order-1')
})

test('B-ACT-18 a character in the Brig gets no move from Executive Order but two actions', () => {
  const game = ordered({
    at: { 'saul-tigh': 'brig' },
    hands: { 'saul-tigh': ['consolidate-power-1', 'consolidate-power-2'] },
  })
  game.answer('laura-roslin', 'seat:1')
  expect(inActionStep(game, 'saul-tigh')).toBe(true)
  game.answer('saul-tigh', 'consolidate-power-1').answer('saul-tigh', 'piloting', 'piloting')
  expect(inActionStep(game, 'saul-tigh')).toBe(true)
  game.answer('saul-tigh', 'consolidate-power-2').answer('saul-tigh', 'piloting', 'piloting')
  expect(game.player('saul-tigh').at).toBe('brig')
  expect(game.player('saul-tigh').hand).toHaveLength(4)
})

describe('B-ACT-15 "two actions" go only to somebody who might have one to take, as far as everybody sees', () => {
  const idle = { at: { 'lee-adama': 'sickbay' } } as const
  const toLee = (position: Partial<Position>) =>
    ordered({ used: { 'lee-adama': ['cag'] }, ...position }).answer('laura-roslin', 'seat:2')

  test('who has none is asked where he goes at once, whatever his Loyalty card is', () => {
    for (const card of ['not-a-cylon', 'cylon-morale']) {
      const game = toLee({ ...idle, loyalty: { 'lee-adama': [card] } })
      expect(game.request('lee-adama').prompt.key).toBe('prompt.move')
      game.pass('lee-adama')
      expect(inActionStep(game, 'lee-adama')).toBe(true)
      expect(game.options('lee-adama')).toEqual(card === 'cylon-morale' ? [`reveal:${card}`] : [])
    }
  })

  test('a card in his hand might be one, whichever it is', () => {
    for (const card of ['strategic-planning-3', 'consolidate-power-1'])
      expect(toLee({ ...idle, hands: { 'lee-adama': [card] } }).options('lee-adama')).toEqual([
        'move',
        'actions',
      ])
  })

  test('so might a Quorum card, a title, a viper, a location', () => {
    for (const more of [
      { ...idle, titles: { president: 'lee-adama' } },
      { ...idle, ships: { bow: { basestar: 1 } }, titles: { admiral: 'lee-adama' }, nukes: 1 },
      { piloting: { 'lee-adama': 'bow' } },
      { at: { 'lee-adama': 'research-lab' } },
    ] as const)
      expect(toLee(more).options('lee-adama')).toContain('actions')
  })

  // A Brig without anything to do in it.
  const cell: ContentSet = {
    id: 'test-cell',
    removes: { locations: ['brig'] },
    locations: [
      {
        id: 'brig',
        title: 'Brig',
        ship: 'galactica',
        hazardous: true,
        damageable: false,
        actions: [],
        passives: [cannotMove()],
      },
    ],
  }
  // And humans who never turn a Loyalty card up.
  const sworn: ContentSet = {
    id: 'test-sworn',
    ruleset: (before) => {
      const human = before?.standings.human
      if (!before || !human) throw new Error('It comes after the base set.')
      return { ...before, standings: { ...before.standings, human: { ...human, reveals: false } } }
    },
  }

  test('who can neither move nor, as everybody sees, act may still reveal himself: whether he could nobody learns', () => {
    for (const card of ['not-a-cylon', 'cylon-morale']) {
      const game = toLee({
        at: { 'lee-adama': 'brig' },
        loyalty: { 'lee-adama': [card] },
        config: withSets([cell], {}),
      })
      expect(inActionStep(game, 'lee-adama')).toBe(true)
      expect(inActionStep(game.pass('lee-adama'), 'lee-adama')).toBe(true)
    }
  })

  test('where not even that can be, nothing is asked', () => {
    const game = toLee({ at: { 'lee-adama': 'brig' }, config: withSets([cell, sworn], {}) })
    expect(game.asked).toEqual(['laura-roslin'])
  })
})

test('B-ACT-19 who reveals himself with the first granted action loses the second', () => {
  const game = ordered({ loyalty: { 'saul-tigh': ['cylon-morale'] }, ships: { bow: { basestar: 1 } } })
  game.answer('laura-roslin', 'seat:1').answer('saul-tigh', 'actions')
  game.answer('saul-tigh', 'cylon-morale').answer('saul-tigh', 'no')
  expect(game.player('saul-tigh').at).toBe('resurrection-ship')
  expect(game.asked).toEqual(['laura-roslin'])
  expect(game.request('laura-roslin').prompt.key).toBe('prompt.crisis-draw')
})

const tigh = 'saul-tigh'

test.each<[string, string, Partial<Position>, Partial<Position>]>([
  ['Command without any viper', 'location:command', { reserve: { viper: 0 } }, { reserve: { viper: 1 } }],
  [
    'Weapons Control without a Cylon ship',
    'location:weapons-control',
    { at: { [tigh]: 'weapons-control' }, ships: { bow: { civilian: 1 } } },
    { at: { [tigh]: 'weapons-control' }, ships: { bow: { heavy: 1 } } },
  ],
  [
    'Communications without civilian ships',
    'location:communications',
    { at: { [tigh]: 'communications' }, ships: { bow: { raider: 1 } } },
    { at: { [tigh]: 'communications' }, ships: { bow: { civilian: 1 } } },
  ],
  [
    'the Armory without centurions',
    'location:armory',
    { at: { [tigh]: 'armory' } },
    { at: { [tigh]: 'armory' }, centurions: [1] },
  ],
  [
    'FTL Control on a red space',
    'location:ftl-control',
    { at: { [tigh]: 'ftl-control' }, jumpTrack: 2 },
    { at: { [tigh]: 'ftl-control' }, jumpTrack: 3 },
  ],
  [
    'the Press Room without Politics cards',
    'location:press-room',
    {
      at: { [tigh]: 'press-room' },
      hands: {
        'laura-roslin': [
          ...Array<string>(8).fill('consolidate-power-1'),
          ...Array<string>(6).fill('consolidate-power-2'),
          ...Array<string>(4).fill('investigative-committee-3'),
        ],
      },
      destiny: ['investigative-committee-4', 'investigative-committee-4', 'investigative-committee-5'],
    },
    { at: { [tigh]: 'press-room' } },
  ],
  ['a nuke without a basestar', 'ability:launch-nuke', {}, { ships: { bow: { basestar: 1 } } }],
  [
    'a nuke without a token',
    'ability:launch-nuke',
    { ships: { bow: { basestar: 1 } }, nukes: 0 },
    { ships: { bow: { basestar: 1 } }, nukes: 1 },
  ],
  [
    'Declare Martial Law by an Admiral who is President',
    'ability:declare-martial-law',
    { titles: { president: tigh } },
    { titles: { president: 'laura-roslin' } },
  ],
  [
    'Repair where nothing is damaged',
    'play:repair-1',
    { hands: { [tigh]: ['repair-1'] }, damaged: ['armory'] },
    { hands: { [tigh]: ['repair-1'] }, damaged: ['command'] },
  ],
])(
  'B-ACT-20 an action of which nothing can be carried out may not be chosen: %s',
  (_what, id, vain, useful) => {
    const inVain = acting({ ...vain, loyalty: { [tigh]: ['cylon-morale'] } })
    expect(inVain.options(tigh)).not.toContain(id)
    expect(acting({ ...useful, loyalty: { [tigh]: ['cylon-morale'] } }).options(tigh)).toContain(id)
  },
)

test('B-ACT-5 several copies of a card are one option', () => {
  const game = acting({ hands: { 'saul-tigh': ['consolidate-power-1', 'consolidate-power-1'] } })
  expect(game.options('saul-tigh').filter((id) => id.startsWith('play:'))).toEqual([
    'play:consolidate-power-1',
  ])
})

test('B-CHAR-11 Helo takes no action while he is off the board, whatever he holds', () => {
  const game = scenario({
    players: ['karl-agathon', 'laura-roslin', 'saul-tigh'],
    at: { 'karl-agathon': 'off-board' },
    hands: { 'karl-agathon': ['launch-scout-1'] },
    loyalty: { 'karl-agathon': ['cylon-morale'] },
  })
  expect(inActionStep(game, 'karl-agathon') ? game.options('karl-agathon') : []).toEqual([])
  const chosen = ordered({
    players: ['laura-roslin', 'karl-agathon', 'saul-tigh'],
    at: { 'karl-agathon': 'off-board' },
  })
  expect(chosen.asked).toEqual(['saul-tigh']) // there is nobody else to choose
})

// Nobody in Sickbay has an action but with something he holds.
test.each([
  ['nothing', {}, ['move']],
  ['a skill card', { hands: { 'tom-zarek': ['repair-1'] } }, ['move', 'actions']],
  [
    'Quorum cards as President',
    { titles: { president: 'tom-zarek' }, quorum: ['inspirational-speech'], exactly: { quorum: [] } },
    ['move', 'actions'],
  ],
  [
    'no Quorum card as President',
    { titles: { president: 'tom-zarek' }, quorum: [], exactly: { quorum: [] } },
    ['move'],
  ],
  [
    "Quorum cards in the President's hand",
    { titles: { president: 'saul-tigh' }, quorum: ['inspirational-speech'] },
    ['move'],
  ],
] as const)('B-ACT-20 two actions are offered to whom they could be of use: %s', (_, position, options) => {
  const game = ordered({
    players: ['laura-roslin', 'tom-zarek', 'saul-tigh'],
    at: { 'tom-zarek': 'sickbay' },
    used: { 'tom-zarek': ['unconventional-tactics'] },
    ...position,
  }).answer('laura-roslin', 'seat:1')
  // Where there is but one way, it is taken at once.
  const offered =
    game.request('tom-zarek').prompt.key === 'prompt.granted' ? game.options('tom-zarek') : ['move']
  expect(offered).toEqual(options)
})
