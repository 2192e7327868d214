import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/content/index.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// Laura Roslin is President and about to act, Saul Tigh is Admiral.
const crew = ['laura-roslin', 'saul-tigh', 'lee-adama', 'sharon-valerii', 'gaius-baltar'] as const

const inOffice = (card: string, p: Partial<Position> = {}): TestGame =>
  scenario({
    players: crew,
    titles: { president: 'laura-roslin', admiral: 'saul-tigh' },
    quorum: [card],
    ...p,
    decks: { crisis: ['rescue-caprica-survivors', 'riots-a'], ...p.decks },
  })

const play = (card: string, p: Partial<Position> = {}): TestGame =>
  inOffice(card, p).answer('laura-roslin', card)

const pick = (game: TestGame, who: string): TestGame => game.answer('laura-roslin', `seat:${game.seat(who)}`)

/** Whom the President may choose. */
const choices = (game: TestGame): string[] =>
  game.request('laura-roslin').options.map((o) => game.state.players[o.seat ?? -1]?.character ?? '')

const playable = (card: string, p: Partial<Position>): boolean =>
  inOffice(card, p).options('laura-roslin').includes(`quorum:${card}`)

const discarded = (game: TestGame): readonly string[] => game.state.decks.quorum.discard

/** Lee Adama activates a location; a card in Gaius Baltar's hand makes the game wait in the middle of the check. */
const checkAt = (location: string, target: string, p: Partial<Position>): TestGame => {
  const game = scenario({
    players: crew,
    current: 'lee-adama',
    titles: { president: 'laura-roslin', admiral: 'saul-tigh' },
    at: { 'lee-adama': location },
    hands: { 'gaius-baltar': ['repair-1'] },
    ...p,
  }).answer('lee-adama', location)
  if (game.asked.includes('lee-adama')) game.answer('lee-adama', `seat:${game.seat(target)}`)
  return game
}

const difficulty = (game: TestGame): number | undefined => {
  game.untilAsked('gaius-baltar', 'prompt.contribute')
  return game.view('spectator').check?.difficulty
}

test('the Quorum deck has these 17 cards', () => {
  const { quorum } = contentOf({
    players: 4,
    sets: ['base'],
    objective: 'kobol',
    difficulty: 'standard',
    noSympathizer: false,
  })
  expect(Object.fromEntries([...quorum.values()].map((c) => [c.id, c.copies]))).toEqual({
    'accept-prophecy': 1,
    'arrest-order': 2,
    'assign-arbitrator': 1,
    'assign-mission-specialist': 1,
    'assign-vice-president': 1,
    'authorization-of-brutal-force': 2,
    'encourage-mutiny': 1,
    'food-rationing': 2,
    'inspirational-speech': 4,
    'presidential-pardon': 1,
    'release-cylon-mugshots': 1,
  })
})

describe('Accept Prophecy', () => {
  const inPlay = [{ card: 'accept-prophecy', deck: 'quorum' }] as const

  test('the President draws a card of any type, also outside her skills, and it stays in play', () => {
    const game = play('accept-prophecy', { decks: { piloting: ['maximum-firepower-5'] } })
    expect(game.options('laura-roslin')).toHaveLength(5)
    game.answer('laura-roslin', 'type:piloting')
    expect(game.player('laura-roslin').hand).toEqual(['maximum-firepower-5'])
    expect(game.state.inPlay).toEqual([{ card: 'accept-prophecy', deck: 'quorum', holder: -1 }])
    expect(discarded(game)).toEqual([])
  })

  test('Administration is harder by 2, once', () => {
    const game = checkAt('administration', 'lee-adama', { inPlay })
    expect(difficulty(game)).toBe(7)
    expect(game.state.inPlay).toEqual([])
    expect(discarded(game)).toEqual(['accept-prophecy'])
    expect(difficulty(checkAt('administration', 'lee-adama', {}))).toBe(5)
  })

  test.each([
    [['declare-emergency-3', 'declare-emergency-3'], 'laura-roslin'],
    [['declare-emergency-3', 'declare-emergency-4'], 'lee-adama'],
  ])('with %j in the check of Administration %s is President', (destiny, president) => {
    const game = checkAt('administration', 'lee-adama', { inPlay, destiny })
    difficulty(game)
    game.pass('gaius-baltar')
    expect(game.state.players[game.state.titles.president]?.character).toBe(president)
  })

  test("Admiral's Quarters are harder by 2 against the President only", () => {
    const against = (who: string) => checkAt('admirals-quarters', who, { inPlay })
    expect(difficulty(against('laura-roslin'))).toBe(9)
    const other = against('gaius-baltar')
    expect(difficulty(other)).toBe(7)
    expect(other.state.inPlay).toHaveLength(1)
  })

  test('the check of the Brig is left alone', () => {
    const game = checkAt('brig', '', { inPlay })
    expect(difficulty(game)).toBe(7)
    expect(game.state.inPlay).toHaveLength(1)
  })
})

describe('Arrest Order', () => {
  test('a character is sent to the Brig and the card discarded', () => {
    const game = pick(play('arrest-order', { piloting: { 'lee-adama': 'bow' } }), 'lee-adama')
    expect(game.player('lee-adama').at).toBe('brig')
    expect(game.view('spectator').reserve.viper).toBe(8)
    expect(discarded(game)).toEqual(['arrest-order'])
  })

  test('the President may have herself arrested, and remains President', () => {
    const game = pick(play('arrest-order'), 'laura-roslin')
    expect(game.player('laura-roslin').at).toBe('brig')
    expect(game.state.titles.president).toBe(game.seat('laura-roslin'))
  })

  test('nobody already in the Brig, revealed or off the board can be chosen', () => {
    const players = ['laura-roslin', 'saul-tigh', 'lee-adama', 'karl-agathon', 'gaius-baltar']
    const game = play('arrest-order', { players, at: { 'lee-adama': 'brig' }, revealed: ['gaius-baltar'] })
    expect(choices(game)).toEqual(['laura-roslin', 'saul-tigh'])
  })

  test('it cannot be played when nobody can be sent', () => {
    const at = Object.fromEntries(crew.map((who) => [who, 'brig']))
    expect(playable('arrest-order', { at })).toBe(false)
    expect(playable('arrest-order', { at: { ...at, 'lee-adama': 'sickbay' } })).toBe(true)
  })
})

describe.each(['assign-arbitrator', 'assign-mission-specialist', 'assign-vice-president'])('%s', (card) => {
  test('the President draws 2 Politics cards and gives the card to another player', () => {
    const game = play(card, { decks: { politics: ['consolidate-power-1', 'investigative-committee-3'] } })
    expect(game.player('laura-roslin').hand).toEqual(['consolidate-power-1', 'investigative-committee-3'])
    expect(choices(game)).toEqual(['saul-tigh', 'lee-adama', 'sharon-valerii', 'gaius-baltar'])
    pick(game, 'sharon-valerii')
    expect(game.state.inPlay).toEqual([{ card, deck: 'quorum', holder: game.seat('sharon-valerii') }])
    expect(discarded(game)).toEqual([])
    expect(game.state.quorum).toEqual([])
  })

  test('it may be given to a player in the Brig, and is discarded when its holder reveals himself', () => {
    expect(choices(play(card, { at: { 'lee-adama': 'brig' } }))).toContain('lee-adama')
    const game = scenario({
      players: crew,
      current: 'lee-adama',
      loyalty: { 'lee-adama': ['cylon-morale'] },
      inPlay: [{ card, deck: 'quorum', holder: 'lee-adama' }],
    })
    game.answer('lee-adama', 'cylon-morale').answer('lee-adama', 'no')
    expect(game.state.inPlay).toEqual([])
    expect(discarded(game)).toEqual([card])
  })
})

describe('Assign Arbitrator', () => {
  const inPlay = [{ card: 'assign-arbitrator', deck: 'quorum', holder: 'sharon-valerii' }] as const

  test.each([
    ['option:0', 4],
    ['option:1', 10],
  ])("its holder may change Admiral's Quarters with %s to %i and discards it", (option, now) => {
    const game = checkAt('admirals-quarters', 'gaius-baltar', { inPlay }).untilAsked('sharon-valerii')
    game.answer('sharon-valerii', 'assign-arbitrator').pass('saul-tigh').answer('sharon-valerii', option)
    expect(difficulty(game)).toBe(now)
    expect(game.state.inPlay).toEqual([])
    expect(discarded(game)).toEqual(['assign-arbitrator'])
  })

  test('he may also keep it, and may use it when he is the one accused', () => {
    const kept = checkAt('admirals-quarters', 'gaius-baltar', { inPlay }).untilAsked('sharon-valerii')
    kept.pass('sharon-valerii')
    expect(difficulty(kept)).toBe(7)
    expect(kept.state.inPlay).toHaveLength(1)
    const accused = checkAt('admirals-quarters', 'sharon-valerii', { inPlay }).untilAsked('sharon-valerii')
    expect(accused.options('sharon-valerii')).toEqual([`${accused.seat('sharon-valerii')}:assign-arbitrator`])
  })

  test('he is not asked for Administration', () => {
    const game = checkAt('administration', 'lee-adama', { inPlay })
    expect(game.asked).toEqual(['gaius-baltar'])
    expect(difficulty(game)).toBe(5)
  })
})

describe('Assign Mission Specialist', () => {
  const jump = (holder: string): TestGame =>
    scenario({
      players: crew,
      current: 'lee-adama',
      at: { 'lee-adama': 'ftl-control' },
      jumpTrack: 4,
      dice: [8],
      inPlay: [{ card: 'assign-mission-specialist', deck: 'quorum', holder }],
      decks: {
        crisis: ['rescue-caprica-survivors'],
        destination: ['barren-planet', 'deep-space', 'desolate-moon', 'remote-planet'],
      },
    }).answer('lee-adama', 'ftl-control')

  test('at the next jump its holder chooses among 3 destinations; then it is discarded', () => {
    const game = jump('gaius-baltar')
    expect(game.asked).toEqual(['gaius-baltar'])
    expect(game.request('gaius-baltar').options.map((o) => o.card)).toEqual([
      'barren-planet',
      'deep-space',
      'desolate-moon',
    ])
    game.answer('gaius-baltar', 'desolate-moon')
    expect(game.state.travelled).toEqual(['desolate-moon'])
    expect(game.state.decks.destination.draw.slice(0, 2).sort()).toEqual(['barren-planet', 'deep-space'])
    expect(discarded(game)).toEqual(['assign-mission-specialist'])
    expect(game.state.inPlay).toEqual([])
  })

  test('the Admiral may be the Mission Specialist himself', () => {
    const game = jump('saul-tigh')
    expect(game.asked).toEqual(['saul-tigh'])
    expect(game.options('saul-tigh')).toHaveLength(3)
  })
})

describe('Assign Vice President', () => {
  const inPlay = [{ card: 'assign-vice-president', deck: 'quorum', holder: 'sharon-valerii' }] as const

  test('while its holder is not President, only he can be chosen with Administration', () => {
    const destiny = ['declare-emergency-5', 'investigative-committee-5']
    const game = checkAt('administration', 'lee-adama', { inPlay, destiny })
    difficulty(game)
    game.pass('gaius-baltar')
    expect(game.state.titles.president).toBe(game.seat('sharon-valerii'))
    expect(game.state.inPlay).toHaveLength(1)
  })

  test('when its holder is President, everyone can be chosen', () => {
    const game = scenario({
      players: crew,
      current: 'lee-adama',
      at: { 'lee-adama': 'administration' },
      titles: { president: 'sharon-valerii' },
      inPlay,
    }).answer('lee-adama', 'administration')
    expect(game.options('lee-adama')).toHaveLength(5)
  })

  test("it does not limit Admiral's Quarters", () => {
    const game = scenario({
      players: crew,
      current: 'lee-adama',
      at: { 'lee-adama': 'admirals-quarters' },
      inPlay,
    })
    expect(game.answer('lee-adama', 'admirals-quarters').options('lee-adama')).toHaveLength(5)
  })
})

describe('Authorization of Brutal Force', () => {
  const card = 'authorization-of-brutal-force'
  const fleet = {
    ships: { bow: { raider: 2, heavy: 1 }, stern: { raider: 2, heavy: 1 } },
    centurions: [1, 3],
    dice: [3],
  } as const
  const left = (game: TestGame) => ({
    raider: game.state.ships.filter((s) => s.kind === 'raider').length,
    heavy: game.state.ships.filter((s) => s.kind === 'heavy').length,
    centurions: game.state.centurions,
  })

  test('it destroys 3 raiders of the President’s choice', () => {
    const game = play(card, fleet).answer('laura-roslin', 'raider')
    expect(game.request('laura-roslin')).toMatchObject({ min: 3, max: 3 })
    game.answer('laura-roslin', ...game.options('laura-roslin').slice(1))
    expect(left(game)).toEqual({ raider: 1, heavy: 2, centurions: [1, 3] })
    expect(game.state.ships.find((s) => s.kind === 'raider')?.area).toBe('bow')
    expect(discarded(game)).toEqual([card])
  })

  test('or 1 heavy raider', () => {
    const game = play(card, fleet).answer('laura-roslin', 'heavy')
    game.answer('laura-roslin', game.options('laura-roslin')[1] ?? '')
    expect(left(game)).toEqual({ raider: 4, heavy: 1, centurions: [1, 3] })
    expect(game.state.ships.find((s) => s.kind === 'heavy')?.area).toBe('bow')
  })

  test('or 1 centurion', () => {
    const game = play(card, fleet).answer('laura-roslin', 'centurion').answer('laura-roslin', 'centurion:3')
    expect(left(game)).toEqual({ raider: 4, heavy: 2, centurions: [1] })
  })

  test('fewer than 3 raiders are all destroyed, and what is not there cannot be chosen', () => {
    const some = play(card, { ships: { bow: { raider: 2 } }, centurions: [0], dice: [3] })
    expect(some.options('laura-roslin')).toEqual(['raider', 'centurion'])
    expect(left(some.answer('laura-roslin', 'raider'))).toEqual({ raider: 0, heavy: 0, centurions: [0] })
  })

  test.each([
    [1, 11],
    [2, 11],
    [3, 12],
    [8, 12],
  ])('a roll of %i leaves a population of %i', (die, population) => {
    expect(play(card, { centurions: [0], dice: [die] }).state.resources.population).toBe(population)
  })
})

describe('Encourage Mutiny', () => {
  const mutiny = (die: number): TestGame => pick(play('encourage-mutiny', { dice: [die] }), 'lee-adama')

  test('another player who is not Admiral, revealed or in the Brig is chosen', () => {
    const game = play('encourage-mutiny', { revealed: ['lee-adama'] })
    expect(choices(game)).toEqual(['sharon-valerii', 'gaius-baltar'])
    const brig = play('encourage-mutiny', { at: { 'lee-adama': 'brig' } })
    expect(choices(brig)).toEqual(['sharon-valerii', 'gaius-baltar'])
  })

  test.each([3, 8])('on %i he becomes Admiral', (die) => {
    const game = mutiny(die)
    expect(game.state.titles.admiral).toBe(game.seat('lee-adama'))
    expect(game.state.resources.morale).toBe(10)
    expect(discarded(game)).toEqual(['encourage-mutiny'])
  })

  test.each([1, 2])('on %i the fleet loses 1 morale and the Admiral stays', (die) => {
    const game = mutiny(die)
    expect(game.state.titles.admiral).toBe(game.seat('saul-tigh'))
    expect(game.state.resources.morale).toBe(9)
    expect(discarded(game)).toEqual(['encourage-mutiny'])
  })

  test('the chosen player rolls', () => {
    const game = mutiny(3)
    const roll = game.events.find((e) => e.key === 'event.rolled')
    expect(roll?.params?.who).toEqual({ key: 'seat', params: { seat: game.seat('lee-adama') } })
  })
})

describe.each([
  ['food-rationing', 'food', 8],
  ['inspirational-speech', 'morale', 10],
] as const)('%s', (card, resource, start) => {
  test.each([6, 8])('on %i the fleet gains 1 and the card leaves the game', (die) => {
    const game = play(card, { dice: [die] })
    expect(game.state.resources[resource]).toBe(start + 1)
    expect(game.state.removed).toContain(card)
    expect(discarded(game)).toEqual([])
  })

  test.each([1, 5])('on %i nothing happens and the card is discarded', (die) => {
    const game = play(card, { dice: [die] })
    expect(game.state.resources).toEqual({ fuel: 8, food: 8, morale: 10, population: 12 })
    expect(game.state.removed).not.toContain(card)
    expect(discarded(game)).toEqual([card])
  })
})

describe('Presidential Pardon', () => {
  test('another character in the Brig goes to a Galactica location of the President’s choice', () => {
    const at = { 'lee-adama': 'brig', 'gaius-baltar': 'brig' }
    const game = play('presidential-pardon', { at })
    expect(choices(game)).toEqual(['lee-adama', 'gaius-baltar'])
    pick(game, 'gaius-baltar')
    expect(game.asked).toEqual(['laura-roslin'])
    for (const open of ['command', 'research-lab', 'hangar-deck', 'ftl-control'])
      expect(game.options('laura-roslin')).toContain(`location:${open}`)
    for (const closed of ['brig', 'press-room', 'caprica'])
      expect(game.options('laura-roslin')).not.toContain(`location:${closed}`)
    game.answer('laura-roslin', 'armory')
    expect(game.player('gaius-baltar').at).toBe('armory')
    expect(game.player('lee-adama').at).toBe('brig')
    expect(discarded(game)).toEqual(['presidential-pardon'])
  })

  test('a President in the Brig frees others but not herself', () => {
    expect(playable('presidential-pardon', { at: { 'laura-roslin': 'brig' } })).toBe(false)
    expect(playable('presidential-pardon', { at: { 'laura-roslin': 'brig', 'lee-adama': 'brig' } })).toBe(
      true,
    )
    expect(playable('presidential-pardon', {})).toBe(false)
  })
})

describe('Release Cylon Mugshots', () => {
  const card = 'release-cylon-mugshots'
  const loyalty = { 'lee-adama': ['cylon-brig', 'not-a-cylon'] }
  const seen = (game: TestGame) => game.events.find((e) => e.key === 'event.saw-loyalty')?.params?.cards

  test('the President sees one Loyalty card of another player, at random', () => {
    const looks = Array.from({ length: 12 }, (_, i) => {
      const game = play(card, { loyalty, seed: `look ${i}`, dice: [8] })
      expect(choices(game)).toEqual(['saul-tigh', 'lee-adama', 'sharon-valerii', 'gaius-baltar'])
      return JSON.stringify(seen(pick(game, 'lee-adama')))
    })
    expect(new Set(looks)).toEqual(new Set(['[{"key":"card:cylon-brig"}]', '[{"key":"card:not-a-cylon"}]']))
  })

  test('nobody else sees it, and the card is discarded', () => {
    const game = pick(play(card, { loyalty, dice: [8] }), 'lee-adama')
    expect(game.saw('laura-roslin')).toContain('event.saw-loyalty')
    for (const other of ['saul-tigh', 'spectator']) expect(game.saw(other)).not.toContain('event.saw-loyalty')
    expect(discarded(game)).toEqual([card])
  })

  test.each([
    [1, 9],
    [3, 9],
    [4, 10],
    [8, 10],
  ])('a roll of %i leaves a morale of %i', (die, morale) => {
    expect(pick(play(card, { dice: [die] }), 'saul-tigh').state.resources.morale).toBe(morale)
  })
})

test('a President in the Brig plays Quorum cards like any other', () => {
  const game = play('inspirational-speech', { at: { 'laura-roslin': 'brig' }, dice: [6] })
  expect(game.state.resources.morale).toBe(11)
})
