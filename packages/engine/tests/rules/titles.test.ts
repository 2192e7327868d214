import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/content/index.ts'
import { areas } from '../../src/core/names.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// Laura Roslin is President, Saul Tigh Admiral, unless a position says otherwise.
const crew = ['laura-roslin', 'saul-tigh', 'lee-adama', 'tom-zarek'] as const

/** On her turn the President is about to act. */
const inOffice = (p: Partial<Position> = {}): TestGame =>
  scenario({ players: crew, ...p, decks: { crisis: ['rescue-caprica-survivors', 'riots-a'], ...p.decks } })

const holder = (game: TestGame, title: 'president' | 'admiral'): string =>
  game.state.players[game.state.titles[title]]?.character ?? ''

const seat = (game: TestGame, who: string): string => `seat:${game.seat(who)}`

/** Politics and Leadership: passes Administration; Tactics and Politics: passes the Brig. */
const passAdministration = ['declare-emergency-5', 'investigative-committee-5']
const passBrig = ['strategic-planning-5', 'investigative-committee-5']

/** Tom Zarek makes himself, or somebody else, President. */
const elect = (who: string, p: Partial<Position> = {}): TestGame => {
  const game = scenario({
    players: crew,
    current: 'tom-zarek',
    at: { 'tom-zarek': 'administration' },
    destiny: passAdministration,
    ...p,
  })
  game.answer('tom-zarek', 'administration').answer('tom-zarek', seat(game, who))
  return game.until((g) => holder(g, 'president') === who || g.state.turn.step !== 'action')
}

const arrest = (who: string, p: Partial<Position> = {}): TestGame => {
  const game = inOffice({ quorum: ['arrest-order'], ...p }).answer('laura-roslin', 'arrest-order')
  return game.answer('laura-roslin', seat(game, who))
}

describe('titles', () => {
  test('B-TITLE-1 only human players can hold a title', () => {
    const game = scenario({
      players: crew,
      current: 'tom-zarek',
      revealed: ['lee-adama'],
      at: { 'tom-zarek': 'administration' },
    }).answer('tom-zarek', 'administration')
    expect(game.options('tom-zarek')).not.toContain(seat(game, 'lee-adama'))
    expect(game.options('tom-zarek')).toHaveLength(3)
    const both = scenario({
      players: crew,
      titles: { president: 'laura-roslin', admiral: 'laura-roslin' },
      loyalty: { 'laura-roslin': ['cylon-morale'] },
    })
    both.answer('laura-roslin', 'cylon-morale').answer('laura-roslin', 'no')
    expect(holder(both, 'president')).toBe('tom-zarek')
    expect(holder(both, 'admiral')).toBe('saul-tigh')
  })

  test('B-TITLE-2 a title stays where it is, though characters higher in the line are there', () => {
    const game = scenario({
      players: crew,
      step: 'movement',
      titles: { president: 'lee-adama', admiral: 'tom-zarek' },
      hands: { 'laura-roslin': ['consolidate-power-1', 'executive-order-1'] },
    })
    game.answer('laura-roslin', 'press-room')
    expect(game.player('laura-roslin').at).toBe('press-room')
    expect(holder(game, 'president')).toBe('lee-adama')
    // Losing one title does not send the other one round.
    const revealed = scenario({
      players: crew,
      titles: { president: 'laura-roslin', admiral: 'tom-zarek' },
      loyalty: { 'laura-roslin': ['cylon-morale'] },
    })
    revealed.answer('laura-roslin', 'cylon-morale').answer('laura-roslin', 'no')
    expect(holder(revealed, 'admiral')).toBe('tom-zarek')
  })
})

describe('the President', () => {
  test('B-TITLE-3 the Quorum hand is known to the President alone, who alone plays and draws', () => {
    const game = inOffice({
      quorum: ['arrest-order', 'food-rationing'],
      decks: { quorum: ['encourage-mutiny'] },
    })
    expect(game.options('laura-roslin')).toContain('quorum:arrest-order')
    expect(game.options('laura-roslin')).toContain('ability:draw-quorum')
    expect(game.view('laura-roslin').quorum).toEqual(['arrest-order', 'food-rationing'])
    for (const other of ['saul-tigh', 'spectator']) {
      expect(game.view(other).quorum).toEqual([])
      expect(game.view(other).quorumCards).toBe(2)
    }
    game.answer('laura-roslin', 'draw-quorum')
    expect(game.saw('laura-roslin')).toContain('event.drew-quorum-cards')
    expect(game.saw('saul-tigh')).not.toContain('event.drew-quorum-cards')
    const other = inOffice({ current: 'saul-tigh', quorum: ['arrest-order'] })
    expect(other.options('saul-tigh')).not.toContain('quorum:arrest-order')
    expect(other.options('saul-tigh')).not.toContain('ability:draw-quorum')
  })

  test('B-TITLE-4 the whole Quorum hand passes with the title', () => {
    const game = elect('tom-zarek', { quorum: ['arrest-order', 'food-rationing', 'inspirational-speech'] })
    expect(holder(game, 'president')).toBe('tom-zarek')
    expect(game.view('tom-zarek').quorum).toEqual(['arrest-order', 'food-rationing', 'inspirational-speech'])
    expect(game.view('laura-roslin').quorum).toEqual([])
  })

  test('B-TITLE-5 the number of Quorum cards in the hand is not limited', () => {
    const quorum = [
      ...[
        'arrest-order',
        'arrest-order',
        'food-rationing',
        'food-rationing',
        'accept-prophecy',
        'encourage-mutiny',
      ],
      ...['inspirational-speech', 'inspirational-speech', 'inspirational-speech', 'presidential-pardon'],
    ]
    const game = inOffice({ quorum }).answer('laura-roslin', 'draw-quorum')
    expect(game.state.quorum).toHaveLength(11)
    game.until((g) => g.state.turn.seat === 1)
    expect(game.state.quorum).toHaveLength(11)
    expect(game.state.decks.quorum.discard).toEqual([])
  })

  test('B-TITLE-6 the President may draw a Quorum card as an action', () => {
    const game = inOffice({ decks: { quorum: ['encourage-mutiny', 'arrest-order'] } })
    game.answer('laura-roslin', 'draw-quorum')
    expect(game.state.quorum).toEqual(['encourage-mutiny'])
    expect(game.state.turn.step).toBe('crisis')
  })

  test('B-TITLE-7 a played Quorum card is discarded unless it stays in play or leaves the game', () => {
    const game = arrest('lee-adama')
    expect(game.state.quorum).toEqual([])
    expect(game.state.decks.quorum.discard).toEqual(['arrest-order'])
    const kept = inOffice({ quorum: ['accept-prophecy'] }).answer('laura-roslin', 'accept-prophecy')
    kept.answer('laura-roslin', 'type:politics')
    expect(kept.state.inPlay).toEqual([{ card: 'accept-prophecy', deck: 'quorum', holder: -1 }])
    expect(kept.state.decks.quorum.discard).toEqual([])
    const gone = inOffice({ quorum: ['food-rationing'], dice: [6] }).answer('laura-roslin', 'food-rationing')
    expect(gone.state.removed).toContain('food-rationing')
    expect(gone.state.decks.quorum.discard).toEqual([])
  })

  test.each([
    'arrest-order',
    'assign-arbitrator',
    'assign-mission-specialist',
    'assign-vice-president',
    'encourage-mutiny',
    'release-cylon-mugshots',
  ])('B-TITLE-8 a revealed Cylon cannot be chosen for %s', (card) => {
    const players = ['laura-roslin', 'saul-tigh', 'lee-adama', 'tom-zarek', 'sharon-valerii']
    const position = { players, quorum: [card] }
    const all = inOffice(position).answer('laura-roslin', card)
    expect(all.options('laura-roslin')).toContain(seat(all, 'lee-adama'))
    const game = inOffice({ ...position, revealed: ['lee-adama'] }).answer('laura-roslin', card)
    expect(game.options('laura-roslin')).not.toContain(seat(game, 'lee-adama'))
    expect(game.options('laura-roslin')).toContain(seat(game, 'tom-zarek'))
  })

  test('B-TITLE-9 a Quorum card given to a player stays with him when the President changes', () => {
    const given = { card: 'assign-arbitrator', deck: 'quorum', holder: 'lee-adama' } as const
    const game = elect('saul-tigh', { inPlay: [given] })
    expect(holder(game, 'president')).toBe('saul-tigh')
    expect(game.state.inPlay).toEqual([
      { card: 'assign-arbitrator', deck: 'quorum', holder: game.seat('lee-adama') },
    ])
    const own = elect('lee-adama', { inPlay: [given] })
    expect(own.state.inPlay).toEqual([
      { card: 'assign-arbitrator', deck: 'quorum', holder: own.seat('lee-adama') },
    ])
  })
})

describe('the Admiral', () => {
  const admiral = (p: Partial<Position> = {}): TestGame =>
    scenario({
      players: crew,
      current: 'saul-tigh',
      ships: { bow: { basestar: 1 } },
      decks: { crisis: ['rescue-caprica-survivors'] },
      ...p,
    })

  test('B-TITLE-10 the unused nukes pass with the title', () => {
    const game = arrest('saul-tigh', { nukes: 1, ships: { bow: { basestar: 1 } } })
    expect(holder(game, 'admiral')).toBe('lee-adama')
    expect(game.view('spectator').nukes).toBe(1)
    game.untilAsked('saul-tigh', 'prompt.action')
    expect(game.options('saul-tigh')).not.toContain('ability:launch-nuke')
    game.untilAsked('lee-adama', 'prompt.action')
    expect(game.options('lee-adama')).toContain('ability:launch-nuke')
  })

  test('B-TITLE-11 the Admiral may launch a nuke at a basestar in any area; the token is gone for good', () => {
    const game = admiral({ ships: { bow: { basestar: 1 }, 'stern-starboard': { basestar: 1 } }, dice: [3] })
    game.answer('saul-tigh', 'launch-nuke')
    expect(game.request('saul-tigh').options.map((o) => o.area)).toEqual(['bow', 'stern-starboard'])
    const far = game.state.ships.find((s) => s.area === 'stern-starboard')
    game.answer('saul-tigh', `ship:${far?.id}`)
    expect(game.view('spectator').nukes).toBe(1)
    expect(game.state.ships.map((s) => s.area)).toEqual(['bow'])
  })

  test('B-TITLE-12 without a nuke, or without a basestar, none can be launched', () => {
    expect(admiral().options('saul-tigh')).toContain('ability:launch-nuke')
    expect(admiral({ nukes: 0 }).options('saul-tigh')).not.toContain('ability:launch-nuke')
    expect(admiral({ ships: { bow: { raider: 4 } } }).options('saul-tigh')).not.toContain(
      'ability:launch-nuke',
    )
  })

  test('B-TITLE-13 President and Admiral make the choices Crisis cards give them, in any turn', () => {
    const choosing = (crisis: string, p: Partial<Position> = {}): readonly string[] =>
      scenario({ players: crew, current: 'lee-adama', step: 'crisis', decks: { crisis: [crisis] }, ...p })
        .asked
    expect(choosing('water-shortage-a')).toEqual(['laura-roslin'])
    expect(choosing('water-shortage-a', { titles: { president: 'tom-zarek' } })).toEqual(['tom-zarek'])
    expect(choosing('riots-a')).toEqual(['saul-tigh'])
    expect(choosing('riots-a', { titles: { admiral: 'tom-zarek' } })).toEqual(['tom-zarek'])
    expect(choosing('colonial-day')).toEqual(['lee-adama'])
  })

  test('B-TITLE-14 no component of this box leaves the area of a civilian ship open, so the Admiral is never asked', () => {
    const { crises, superCrises, destinations, quorum, loyalty, rules } = contentOf({
      players: 4,
      sets: ['base'],
      objective: 'kobol',
      difficulty: 'standard',
      noSympathizer: false,
    })
    const cards = [crises, superCrises, destinations, quorum, loyalty].flatMap((of) => [...of.values()])
    const named = layouts([...cards, rules.startingShips])
    expect(named.length).toBeGreaterThan(20)
    for (const area of named) expect(areas).toContain(area)
    const game = scenario({
      players: crew,
      current: 'saul-tigh',
      at: { 'saul-tigh': 'ftl-control' },
      jumpTrack: 4,
      dice: [8],
      decks: { destination: ['cylon-ambush', 'deep-space'], crisis: ['rescue-caprica-survivors'] },
    })
    game.answer('saul-tigh', 'ftl-control').answer('saul-tigh', 'cylon-ambush')
    expect(game.asked).toEqual(['laura-roslin'])
    expect(game.state.ships.filter((s) => s.kind === 'civilian').map((s) => s.area)).toEqual([
      'stern',
      'stern',
      'stern',
    ])
  })

  test('B-TITLE-15 an Admiral sent to the Brig loses the title at once', () => {
    const game = arrest('saul-tigh')
    expect(game.player('saul-tigh').at).toBe('brig')
    expect(holder(game, 'admiral')).toBe('lee-adama')
  })

  test('B-TITLE-16 he does not get it back when he leaves the Brig', () => {
    const game = scenario({
      players: crew,
      current: 'saul-tigh',
      at: { 'saul-tigh': 'brig' },
      destiny: passBrig,
    }).answer('saul-tigh', 'brig')
    game.untilAsked('saul-tigh', 'prompt.free').answer('saul-tigh', 'command')
    expect(game.player('saul-tigh').at).toBe('command')
    expect(holder(game, 'admiral')).toBe('lee-adama')
  })
})

describe('a President in the Brig', () => {
  test('B-TITLE-17 keeps the title', () => {
    const game = arrest('laura-roslin', { quorum: ['arrest-order', 'food-rationing'] })
    expect(game.player('laura-roslin').at).toBe('brig')
    expect(holder(game, 'president')).toBe('laura-roslin')
    expect(game.view('laura-roslin').quorum).toEqual(['food-rationing'])
  })

  test('B-TITLE-17 draws and plays Quorum cards and makes the choices of Crisis cards', () => {
    const at = { 'laura-roslin': 'brig' }
    const titles = { president: 'laura-roslin' }
    const game = inOffice({ at, titles, quorum: ['food-rationing'], decks: { quorum: ['encourage-mutiny'] } })
    expect(game.options('laura-roslin')).toContain('quorum:food-rationing')
    game.answer('laura-roslin', 'draw-quorum')
    expect(game.state.quorum).toEqual(['food-rationing', 'encourage-mutiny'])
    const crisis = scenario({
      players: crew,
      current: 'lee-adama',
      at,
      titles,
      step: 'crisis',
      decks: { crisis: ['water-shortage-a'] },
    })
    expect(crisis.asked).toEqual(['laura-roslin'])
  })
})

/** For every civilian ship shown anywhere in this, the area it is shown in. */
function layouts(of: unknown, under = ''): string[] {
  if (typeof of !== 'object' || of === null) return []
  return Object.entries(of).flatMap(([key, value]) =>
    key === 'civilian' && typeof value === 'number'
      ? Array.from({ length: value }, () => under)
      : layouts(value, key),
  )
}
