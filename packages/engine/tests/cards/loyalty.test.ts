import { describe, expect, test } from 'vitest'
import { checkedConfig } from '../../src/config.ts'
import { contentOf } from '../../src/content/index.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

const { loyalty } = contentOf(checkedConfig({ players: 4 }))

const cylonCards = ['cylon-brig', 'cylon-damage-galactica', 'cylon-morale', 'cylon-sickbay'] as const

/** Zarek, on Colonial One, has this Loyalty card and it is his turn. */
const cylon = (card: string, position: Partial<Position> = {}): TestGame =>
  scenario({
    players: ['tom-zarek', 'saul-tigh', 'laura-roslin', 'kara-thrace', 'karl-agathon', 'galen-tyrol'],
    loyalty: { 'tom-zarek': [card] },
    at: { 'laura-roslin': 'communications', 'galen-tyrol': 'hangar-deck' },
    ...position,
  })

const reveal = (card: string, position: Partial<Position> = {}): TestGame =>
  cylon(card, position).answer('tom-zarek', card)

describe('what is printed', () => {
  test.each([
    ['not-a-cylon', 'You Are Not a Cylon', 11, 'human'],
    ['cylon-brig', 'You Are a Cylon', 1, 'cylon'],
    ['cylon-damage-galactica', 'You Are a Cylon', 1, 'cylon'],
    ['cylon-morale', 'You Are a Cylon', 1, 'cylon'],
    ['cylon-sickbay', 'You Are a Cylon', 1, 'cylon'],
    ['sympathizer', 'You Are a Sympathizer', 1, 'sympathizer'],
  ] as const)('%s: %s, %i in the box, team %s', (id, title, copies, team) => {
    expect(loyalty.get(id)).toMatchObject({ title, copies, team })
  })

  test('B-LOY-1 there are 16 Loyalty cards', () => {
    expect([...loyalty.values()].reduce((n, card) => n + card.copies, 0)).toBe(16)
    expect(loyalty.size).toBe(6)
  })

  test('B-ACT-10 only a Cylon card can be revealed', () => {
    const human = cylon('not-a-cylon', { at: { 'tom-zarek': 'armory' } })
    expect(human.options('tom-zarek').filter((o) => o.startsWith('reveal'))).toEqual([])
    for (const card of cylonCards) expect(cylon(card).options('tom-zarek')).toContain(`reveal:${card}`)
  })
})

describe('You Are a Cylon', () => {
  /** What a reveal can change, apart from the revealer himself. */
  const situation = (game: TestGame) => ({
    morale: game.state.resources.morale,
    damaged: game.state.boards.galactica?.damaged.length,
    tokens: game.state.boards.galactica?.pool.length,
    at: game.state.players.slice(1).map((p) => p.at),
    hands: game.state.players.slice(3).map((p) => p.hand.length),
  })

  test.each(cylonCards)('B-LOC-18 %s has no power in the Brig', (card) => {
    const game = cylon(card, { at: { 'tom-zarek': 'brig', 'karl-agathon': 'command' } })
    const before = situation(game)
    game.answer('tom-zarek', card)
    expect(game.player('tom-zarek')).toMatchObject({ revealed: true, at: 'resurrection-ship', shown: [card] })
    expect(situation(game)).toEqual(before)
  })

  test.each(cylonCards)('B-REVEAL-3 %s says "may"', (card) => {
    const game = cylon(card)
    const before = situation(game)
    game.answer('tom-zarek', card)
    const optional = game.request('tom-zarek')
    if (optional.min === 0) game.pass('tom-zarek')
    else game.answer('tom-zarek', 'no')
    expect(game.player('tom-zarek').revealed).toBe(true)
    expect(situation(game)).toEqual(before)
  })

  test.each(['cylon-brig', 'cylon-sickbay'])(
    '%s reaches only characters at a location of Galactica who can be sent',
    (card) => {
      // Tigh in Command and Tyrol on the Hangar Deck; Roslin on Colonial One, Starbuck in space, Helo not there yet.
      const targets = (position: Partial<Position>) => reveal(card, position).options('tom-zarek')
      const far = { at: { 'laura-roslin': 'press-room' }, piloting: { 'kara-thrace': 'bow' } } as const
      expect(targets(far)).toEqual(['seat:1', 'seat:5'])
      expect(
        targets({
          ...far,
          at: { 'laura-roslin': 'press-room', 'galen-tyrol': 'brig', 'karl-agathon': 'armory' },
        }),
      ).toEqual(['seat:1', 'seat:4'])
      const sick = targets({ ...far, at: { 'laura-roslin': 'press-room', 'galen-tyrol': 'sickbay' } })
      expect(sick).toEqual(card === 'cylon-brig' ? ['seat:1', 'seat:5'] : ['seat:1'])
      const turned = targets({ ...far, revealed: ['galen-tyrol'] })
      expect(turned).toEqual(['seat:1'])
    },
  )

  test('cylon-brig: the picked character goes to the Brig', () => {
    const game = reveal('cylon-brig').answer('tom-zarek', 'seat:5')
    expect(game.player('galen-tyrol').at).toBe('brig')
    expect(game.player('tom-zarek')).toMatchObject({ revealed: true, at: 'resurrection-ship' })
  })

  test('cylon-brig: an Admiral sent there loses the title, but not to the one who reveals himself', () => {
    const game = scenario({
      players: ['kara-thrace', 'saul-tigh', 'laura-roslin'],
      loyalty: { 'kara-thrace': ['cylon-brig'] },
    })
    game.answer('kara-thrace', 'cylon-brig').answer('kara-thrace', 'seat:1')
    expect(game.state.titles.admiral).toBe(2)
  })

  test('cylon-morale: morale falls by 1', () => {
    expect(reveal('cylon-morale').answer('tom-zarek', 'yes').state.resources.morale).toBe(9)
  })

  test('cylon-sickbay: the picked character discards five cards of his choice and goes to Sickbay', () => {
    const hand = [
      'repair-1',
      'repair-2',
      'launch-scout-1',
      'launch-scout-2',
      'executive-order-1',
      'executive-order-2',
    ]
    const game = reveal('cylon-sickbay', { hands: { 'galen-tyrol': hand } }).answer('tom-zarek', 'seat:5')
    expect(game.request('galen-tyrol')).toMatchObject({ min: 5, max: 5 })
    game.answer('galen-tyrol', ...hand.slice(1))
    expect(game.player('galen-tyrol')).toMatchObject({ at: 'sickbay', hand: ['repair-1'] })

    const few = reveal('cylon-sickbay', { hands: { 'galen-tyrol': hand.slice(0, 2) } }).answer(
      'tom-zarek',
      'seat:5',
    )
    expect(few.player('galen-tyrol')).toMatchObject({ at: 'sickbay', hand: [] })
  })

  const sabotage = (position: Partial<Position> = {}) =>
    reveal('cylon-damage-galactica', position).answer('tom-zarek', 'yes')
  const tokens = (game: TestGame) => game.options('tom-zarek').map((o) => o.replace('token:', ''))

  test('cylon-damage-galactica: five tokens are drawn, two take effect, the others go back', () => {
    const game = sabotage()
    expect(game.request('tom-zarek')).toMatchObject({ min: 2, max: 2 })
    const drawn = tokens(game)
    expect(drawn).toHaveLength(5)
    const [a = '', b = '', ...rest] = drawn
    game.answer('tom-zarek', a, b)
    expect(game.state.boards.galactica?.pool).toHaveLength(6)
    expect(game.state.boards.galactica?.pool).toEqual(expect.arrayContaining(rest))
    for (const token of [a, b]) {
      const location = token.startsWith('damage-') ? token.replace('damage-', '') : undefined
      if (location) expect(game.state.boards.galactica?.damaged).toContain(location)
      else expect(game.state.removed).toContain(token)
    }
    expect(game.saw('saul-tigh').filter((key) => key === 'event.galactica-damaged')).toHaveLength(2)
  })

  test('cylon-damage-galactica: characters there go to Sickbay, a resource token costs 1 and is gone', () => {
    // Only these tokens are left.
    const damaged = ['admirals-quarters', 'armory', 'ftl-control', 'weapons-control']
    const left = ['damage-command', 'damage-hangar-deck', 'lose-food', 'lose-fuel']
    const game = sabotage({ damaged })
    expect(tokens(game).sort()).toEqual(left)
    game.answer('tom-zarek', 'damage-command', 'lose-fuel')
    expect(game.player('saul-tigh').at).toBe('sickbay')
    expect(game.state.resources.fuel).toBe(7)
    expect(game.state.removed).toContain('lose-fuel')
    expect([...(game.state.boards.galactica?.pool ?? [])].sort()).toEqual(['damage-hangar-deck', 'lose-food'])
    expect(game.outcome).toBeNull()
  })

  test('B-WIN-9 cylon-damage-galactica: the sixth damaged location ends the game at once', () => {
    const game = sabotage({ damaged: ['admirals-quarters', 'armory', 'ftl-control', 'weapons-control'] })
    game.answer('tom-zarek', 'damage-command', 'damage-hangar-deck')
    expect(game.outcome).toEqual({ winner: 'cylons', reason: 'damage', winners: [0] })
  })

  test('nobody else sees the tokens that were drawn', () => {
    const game = sabotage()
    expect(game.view('saul-tigh').request).toBeNull()
    expect(JSON.stringify(game.view('saul-tigh'))).not.toContain('token:')
  })
})

describe('You Are a Sympathizer', () => {
  /** Zarek, a revealed Cylon, kept the Sympathizer and gives his Loyalty cards away. */
  const passOn = (to: string, position: Partial<Position> = {}): TestGame =>
    scenario({
      players: ['tom-zarek', 'saul-tigh', 'laura-roslin', 'kara-thrace'],
      revealed: ['tom-zarek'],
      loyalty: { 'tom-zarek': ['sympathizer'] },
      ...position,
    })
      .answer('tom-zarek', 'resurrection-ship')
      .answer('tom-zarek', to)

  test('B-SLEEP-9 a human who receives it later resolves it then: the Brig with a resource in the red zone', () => {
    const game = passOn('seat:1', { resources: { food: 4 } })
    expect(game.player('saul-tigh')).toMatchObject({ at: 'brig', revealed: false, shown: ['sympathizer'] })
    expect(game.player('saul-tigh').loyalty).toEqual(['not-a-cylon'])
    expect(game.state.titles.admiral).toBe(3)
  })

  test('B-SLEEP-10 a human who receives it later resolves it then: a revealed Cylon otherwise', () => {
    const hand = ['repair-1', 'repair-1', 'repair-2', 'repair-2']
    const game = passOn('seat:2', { hands: { 'laura-roslin': hand }, quorum: ['arrest-order'] })
    game.answer('laura-roslin', 'repair-1')
    expect(game.player('laura-roslin')).toMatchObject({
      revealed: true,
      sympathizer: true,
      at: 'resurrection-ship',
      shown: ['sympathizer'],
      superCrises: [],
    })
    expect(game.state.titles.president).toBe(1)
    // The giver's turn is over and the next one begins.
    expect(game.state.turn.seat).toBe(1)
  })

  test('a pilot who receives it goes to the Brig, his viper to the Reserves', () => {
    const game = passOn('seat:3', { resources: { food: 4 }, piloting: { 'kara-thrace': 'bow' } })
    expect(game.player('kara-thrace').at).toBe('brig')
    expect(game.state.ships).toEqual([])
    expect(game.view('spectator').reserve.viper).toBe(8)
  })

  test('one who is in the Brig already stays there, or resurrects as a Cylon', () => {
    const jailed = { at: { 'saul-tigh': 'brig' } } as const
    expect(passOn('seat:1', { ...jailed, resources: { food: 4 } }).player('saul-tigh').at).toBe('brig')
    expect(passOn('seat:1', jailed).player('saul-tigh')).toMatchObject({
      at: 'resurrection-ship',
      revealed: true,
    })
  })

  test('with a Cylon card beside it the receiver is a hidden Cylon in the Brig', () => {
    const game = passOn('seat:1', {
      loyalty: { 'tom-zarek': ['sympathizer', 'cylon-brig'] },
      resources: { food: 4 },
    })
    expect(game.player('saul-tigh')).toMatchObject({ at: 'brig', revealed: false, shown: ['sympathizer'] })
    expect([...game.player('saul-tigh').loyalty].sort()).toEqual(['cylon-brig', 'not-a-cylon'])
  })

  test('another revealed Cylon who receives it later keeps it hidden, until a human gets it from him', () => {
    const game = passOn('seat:1', { revealed: ['tom-zarek', 'saul-tigh'], resources: { food: 4 } })
    expect(game.player('saul-tigh')).toMatchObject({ shown: [], at: 'resurrection-ship', sympathizer: false })
    expect([...game.player('saul-tigh').loyalty].sort()).toEqual(['not-a-cylon', 'sympathizer'])
    game.untilAsked('saul-tigh', 'prompt.action')
    game.answer('saul-tigh', 'resurrection-ship').answer('saul-tigh', 'seat:2')
    expect(game.player('laura-roslin')).toMatchObject({ shown: ['sympathizer'], at: 'brig' })
  })
})
