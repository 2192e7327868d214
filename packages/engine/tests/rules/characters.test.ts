import { describe, expect, test } from 'vitest'
import { base } from '../../src/content/base/index.ts'
import { AnswerRefused, decide, type GameState, newGame, requests } from '../../src/index.ts'
import { type ContentSet, scenario, type TestGame, testGame, withSets } from '../../src/testing/index.ts'

const politicians = ['laura-roslin', 'gaius-baltar', 'tom-zarek']
const officers = ['william-adama', 'saul-tigh', 'karl-agathon']
const pilots = ['kara-thrace', 'lee-adama', 'sharon-valerii']
const all = [...politicians, ...officers, ...pilots, 'galen-tyrol']

const typesOfCards: Record<string, string> = {
  'consolidate-power': 'politics',
  'investigative-committee': 'politics',
  'executive-order': 'leadership',
  'declare-emergency': 'leadership',
  'launch-scout': 'tactics',
  'strategic-planning': 'tactics',
  'evasive-maneuvers': 'piloting',
  'maximum-firepower': 'piloting',
  repair: 'engineering',
  'scientific-research': 'engineering',
}
const typeOf = (card: string): string => typesOfCards[card.replace(/-\d$/, '')] ?? 'none'
const types = (cards: readonly string[]): string[] => cards.map(typeOf).sort()
const offeredTypes = (game: TestGame, who: string): Set<string | undefined> =>
  new Set(game.request(who).options.map((o) => o.type))

describe('the choice of characters', () => {
  const choosing = (): GameState => newGame({ players: 6, firstPlayer: 4 }, 'choosing')

  function asked(state: GameState) {
    const [request] = requests(state)
    if (!request) throw new Error('Nobody is asked anything.')
    return request
  }

  const choose = (state: GameState, who: string): GameState =>
    decide(state, asked(state).seat, { request: asked(state).id, options: [`character:${who}`] }).state

  /** Who can be chosen next, when these have been chosen. */
  const left = (...chosen: string[]): string[] =>
    asked(chosen.reduce(choose, choosing()))
      .options.map((o) => o.character ?? '')
      .sort()

  const sorted = (...groups: string[][]): string[] => groups.flat().sort()
  const chief = ['galen-tyrol']

  test('B-CHAR-1 there are ten characters: three of each of three types and one support character', () => {
    const ofType = (type: string) => base.characters.filter((c) => c.type === type).map((c) => c.id)
    expect(base.characters).toHaveLength(10)
    expect(ofType('political-leader').sort()).toEqual(sorted(politicians))
    expect(ofType('military-leader').sort()).toEqual(sorted(officers))
    expect(ofType('pilot').sort()).toEqual(sorted(pilots))
    expect(ofType('support')).toEqual(chief)
  })

  test('B-CHAR-2 the players choose clockwise from the first player, one character each', () => {
    let state = choosing()
    const seats: number[] = []
    for (const who of [
      'laura-roslin',
      'saul-tigh',
      'kara-thrace',
      'galen-tyrol',
      'gaius-baltar',
      'karl-agathon',
    ]) {
      const { seat, min, max } = asked(state)
      expect([requests(state).length, min, max]).toEqual([1, 1, 1])
      seats.push(seat)
      state = choose(state, who)
      expect(state.players[seat]?.character).toBe(who)
    }
    expect(seats).toEqual([4, 5, 0, 1, 2, 3])
    expect(asked(state).prompt.key).not.toBe('prompt.character')
  })

  test('B-CHAR-3 nobody can choose a character that was chosen before', () => {
    const state = choose(choose(choose(choosing(), 'laura-roslin'), 'saul-tigh'), 'kara-thrace')
    for (const taken of ['laura-roslin', 'saul-tigh', 'kara-thrace'])
      expect(() => choose(state, taken)).toThrow(AnswerRefused)
    expect(() => choose(state, 'tom-zarek')).not.toThrow()
    expect(left('laura-roslin', 'galen-tyrol')).not.toContain('galen-tyrol')
  })

  test('B-CHAR-4 a player chooses from the type of which most are left, freely among equal types', () => {
    expect(left()).toEqual(sorted(all))
    expect(left('laura-roslin')).toEqual(sorted(officers, pilots, chief))
    expect(left('laura-roslin', 'kara-thrace')).toEqual(sorted(officers, chief))
    expect(left('laura-roslin', 'kara-thrace', 'saul-tigh')).toEqual(
      sorted(
        ['gaius-baltar', 'tom-zarek', 'william-adama', 'karl-agathon', 'lee-adama', 'sharon-valerii'],
        chief,
      ),
    )
    expect(left('laura-roslin', 'kara-thrace', 'saul-tigh', 'tom-zarek')).toEqual(
      sorted(['william-adama', 'karl-agathon', 'lee-adama', 'sharon-valerii'], chief),
    )
  })

  test('B-CHAR-5 the support character can be chosen at any turn and changes nothing for the other types', () => {
    for (const chosen of [
      [],
      ['laura-roslin'],
      ['laura-roslin', 'kara-thrace'],
      ['tom-zarek', 'saul-tigh', 'lee-adama'],
    ])
      expect(left(...chosen)).toContain('galen-tyrol')
    expect(left('galen-tyrol')).toEqual(sorted(politicians, officers, pilots))
    expect(left('galen-tyrol', 'laura-roslin')).toEqual(sorted(officers, pilots))
  })
})

describe('skill types', () => {
  test('B-CHAR-6 cards of no named type must be of types on the sheet', () => {
    const sick = scenario({
      players: ['lee-adama', 'laura-roslin', 'saul-tigh'],
      at: { 'lee-adama': 'sickbay' },
      step: 'receiveSkills',
    })
    expect(offeredTypes(sick, 'lee-adama')).toEqual(
      new Set(['tactics', 'piloting', 'leadership', 'politics']),
    )
    const start = newGame(
      { players: 3, characters: ['saul-tigh', 'sharon-valerii', 'tom-zarek'], firstPlayer: 0 },
      1,
    )
    const game = testGame(start)
    expect(offeredTypes(game, 'sharon-valerii')).toEqual(new Set(['tactics', 'piloting', 'engineering']))
    game.answer('sharon-valerii', 'tactics', 'tactics', 'piloting')
    expect(offeredTypes(game, 'tom-zarek')).toEqual(new Set(['politics', 'leadership', 'tactics']))
  })

  test('B-CHAR-7 a type an effect names may be drawn even if it is not on the sheet', () => {
    const lab = scenario({
      players: ['laura-roslin', 'saul-tigh', 'kara-thrace'],
      current: 'saul-tigh',
      at: { 'saul-tigh': 'research-lab' },
    })
    lab.answer('saul-tigh', 'research-lab')
    expect(offeredTypes(lab, 'saul-tigh')).toEqual(new Set(['engineering', 'tactics']))
    lab.answer('saul-tigh', 'engineering')
    expect(types(lab.player('saul-tigh').hand)).toEqual(['engineering'])
    const press = scenario({
      players: ['kara-thrace', 'laura-roslin', 'saul-tigh'],
      at: { 'kara-thrace': 'press-room' },
    })
    press.answer('kara-thrace', 'press-room')
    expect(types(press.player('kara-thrace').hand)).toEqual(['politics', 'politics'])
  })

  test('B-CHAR-8 the number beside a type binds the Receive Skills step and nothing else', () => {
    const tyrol = ['galen-tyrol', 'laura-roslin', 'saul-tigh']
    const receiving = scenario({ players: tyrol, step: 'receiveSkills' })
    expect(types(receiving.player('galen-tyrol').hand)).toEqual([
      'engineering',
      'engineering',
      'leadership',
      'leadership',
      'politics',
    ])
    const press = scenario({ players: tyrol, at: { 'galen-tyrol': 'press-room' } }).answer(
      'galen-tyrol',
      'press-room',
    )
    expect(types(press.player('galen-tyrol').hand)).toEqual(['politics', 'politics'])
    const power = scenario({ players: tyrol, hands: { 'galen-tyrol': ['consolidate-power-1'] } })
    power.answer('galen-tyrol', 'consolidate-power-1').answer('galen-tyrol', 'politics', 'politics')
    expect(types(power.player('galen-tyrol').hand)).toEqual(['politics', 'politics'])
  })

  test('B-CHAR-9 those with Piloting on their sheet can pilot a viper, and no one else', () => {
    const able = all.filter((who) => {
      const others = ['laura-roslin', 'saul-tigh', 'kara-thrace'].filter((other) => other !== who).slice(0, 2)
      const hand = ['repair-1']
      const game = scenario({
        players: [who, ...others],
        at: { [who]: 'hangar-deck' },
        hands: { [who]: hand },
        damagedVipers: 1,
      })
      return game.options(who).includes('location:hangar-deck')
    })
    expect(able.sort()).toEqual(['kara-thrace', 'karl-agathon', 'lee-adama', 'sharon-valerii'])
    for (const c of base.characters)
      expect(c.skills.some((s) => s.types.includes('piloting'))).toBe(able.includes(c.id))
  })
})

test('B-CHAR-10 Apollo starts in a viper launched from the Reserves into the launch area his player chooses', () => {
  for (const area of ['bow-port', 'stern-port'] as const) {
    const state = newGame(
      { players: 3, characters: ['saul-tigh', 'lee-adama', 'laura-roslin'], firstPlayer: 0 },
      1,
    )
    const game = testGame(state)
    expect(game.options('lee-adama').sort()).toEqual(['area:bow-port', 'area:stern-port'])
    expect(game.view('spectator').reserve.viper).toBe(8)
    game.answer('lee-adama', area)
    expect(game.view('spectator').reserve.viper).toBe(7)
    game.until((g) => g.state.turn.number > 0)
    expect(game.player('lee-adama').at).toBe('piloting')
    expect(game.state.ships.filter((s) => s.pilot === 1)).toMatchObject([{ kind: 'viper', area }])
    expect(game.state.ships.filter((s) => s.kind === 'viper' && s.pilot < 0)).toHaveLength(2)
  }
})

describe('Helo off the board', () => {
  const first = {
    players: ['karl-agathon', 'laura-roslin', 'saul-tigh'],
    turns: { 'karl-agathon': 0 },
    step: 'begin',
    destiny: ['evasive-maneuvers-1', 'evasive-maneuvers-1'],
  } as const
  const seen = (game: TestGame): string[] => {
    const keys: string[] = []
    game.until((g) => {
      for (const a of g.state.asks)
        if (g.state.players[a.seat]?.character === 'karl-agathon') keys.push(a.prompt.key)
      return g.state.turn.seat !== 0
    })
    return keys
  }

  test('B-CHAR-11 he starts off the board', () => {
    const game = testGame(newGame({ players: 3, characters: [...first.players], firstPlayer: 0 }, 1))
    game.until((g) => g.state.turn.number > 0)
    expect(game.player('karl-agathon').at).toBe('off-board')
  })

  test('B-CHAR-11 off the board he neither moves nor acts', () => {
    const keys = seen(scenario({ ...first, loyalty: { 'karl-agathon': ['cylon-morale'] } }))
    expect(keys).not.toContain('prompt.move')
    expect(keys).not.toContain('prompt.action')
    const onBoard = seen(scenario({ ...first, turns: { 'karl-agathon': 1 } }))
    expect(onBoard).toContain('prompt.move')
    expect(onBoard).toContain('prompt.action')
  })

  test('B-CHAR-11 off the board he is not moved and gets no action from others', () => {
    const bomber = scenario({ ...first, decks: { crisis: ['terrorist-bomber'] } })
    bomber.until((g) => g.state.turn.seat === 1)
    expect(bomber.happened('event.check-fail')).toBe(true)
    expect(bomber.player('karl-agathon').at).toBe('off-board')
    const order = scenario({
      players: ['saul-tigh', 'karl-agathon', 'laura-roslin', 'kara-thrace'],
      hands: { 'saul-tigh': ['executive-order-1'] },
    })
    order.answer('saul-tigh', 'executive-order-1')
    expect(order.options('saul-tigh').sort()).toEqual(['seat:2', 'seat:3'])
  })

  test('B-CHAR-12 at the start of his second turn he is placed on the Hangar Deck', () => {
    const game = testGame(
      newGame({ players: 3, characters: [...first.players], firstPlayer: 0 }, 'second turn'),
    )
    game.until((g) => g.state.turn.number === 3)
    expect(game.player('karl-agathon').at).toBe('off-board')
    game.until((g) => g.state.turn.number === 4)
    expect(game.state.turn.seat).toBe(0)
    expect(game.player('karl-agathon').at).toBe('hangar-deck')
  })

  test('B-CHAR-12 that comes before he receives skills, and in no later turn again', () => {
    const second = scenario({ ...first, turns: { 'karl-agathon': 1 } })
    const keys = second.events.map((e) => e.key)
    expect(keys).toContain('event.moved')
    expect(keys.indexOf('event.moved')).toBeLessThan(keys.indexOf('event.drew-cards'))
    const third = scenario({ ...first, turns: { 'karl-agathon': 2 }, at: { 'karl-agathon': 'command' } })
    expect(third.player('karl-agathon').at).toBe('command')
  })

  test('B-CHAR-13 otherwise he plays normally', () => {
    const game = scenario({ ...first, decks: { crisis: ['riots-a'] } })
    expect(types(game.player('karl-agathon').hand)).toEqual([
      'leadership',
      'leadership',
      'piloting',
      'tactics',
      'tactics',
    ])
    expect(game.happened('event.crisis')).toBe(true)
    const check = scenario({ ...first, decks: { crisis: ['cylon-accusation'] } })
    expect(check.request('karl-agathon').prompt.key).toBe('prompt.contribute')
    expect(check.request('karl-agathon').max).toBe(5)
  })

  test('B-CHAR-13 he may be Admiral and decide as Admiral', () => {
    const game = testGame(
      newGame({ players: 3, characters: ['laura-roslin', 'lee-adama', 'karl-agathon'], firstPlayer: 0 }, 1),
    )
    game.until((g) => g.state.turn.number > 0)
    expect(game.state.titles.admiral).toBe(2)
    const riots = scenario({
      players: ['lee-adama', 'laura-roslin', 'karl-agathon'],
      step: 'crisis',
      decks: { crisis: ['riots-a'] },
    })
    expect(riots.asked).toEqual(['karl-agathon'])
  })

  test('B-CHAR-14 he cannot be chosen to be sent to the Brig or Sickbay', () => {
    for (const helo of ['off-board', 'command'] as const) {
      const position = {
        players: ['saul-tigh', 'karl-agathon', 'laura-roslin'],
        at: { 'karl-agathon': helo },
        destiny: ['evasive-maneuvers-1', 'evasive-maneuvers-1'],
      } as const
      const expected = helo === 'command' ? ['seat:0', 'seat:1', 'seat:2'] : ['seat:0', 'seat:2']
      const quarters = scenario({ ...position, at: { ...position.at, 'saul-tigh': 'admirals-quarters' } })
      expect(quarters.answer('saul-tigh', 'admirals-quarters').options('saul-tigh').sort()).toEqual(expected)
      const hunt = scenario({ ...position, step: 'crisis', decks: { crisis: ['witch-hunt'] } })
      expect(hunt.untilAsked('saul-tigh', 'prompt.pick').options('saul-tigh').sort()).toEqual(expected)
      const traitor = scenario({ ...position, step: 'crisis', decks: { crisis: ['a-traitor-accused'] } })
      expect(traitor.untilAsked('saul-tigh', 'prompt.pick').options('saul-tigh').sort()).toEqual(expected)
    }
  })
})

describe("Starbuck's two actions", () => {
  const crew = ['kara-thrace', 'laura-roslin', 'saul-tigh']
  const begun = (game: TestGame): TestGame => game.answer('kara-thrace', 'leadership')

  /** Whether Starbuck is still asked for an action of hers in this turn. */
  const mayAct = (game: TestGame): boolean =>
    game.asked.includes('kara-thrace') && game.request('kara-thrace').prompt.key === 'prompt.action'

  test('B-CHAR-15 she has two actions in a turn she began in a viper', () => {
    const game = begun(scenario({ players: crew, piloting: { 'kara-thrace': 'stern-port' }, step: 'begin' }))
    game.pass('kara-thrace')
    expect(mayAct(game)).toBe(true)
    game.answer('kara-thrace', 'viper').answer('kara-thrace', 'stern')
    expect(mayAct(game)).toBe(true)
    game.answer('kara-thrace', 'viper').answer('kara-thrace', 'stern-starboard')
    expect(mayAct(game)).toBe(false)
    expect(game.state.ships).toMatchObject([{ pilot: 0, area: 'stern-starboard' }])
  })

  test('B-CHAR-15 launching in this turn gives her only the action of the Hangar Deck', () => {
    const game = begun(scenario({ players: crew, step: 'begin' })).pass('kara-thrace')
    game.answer('kara-thrace', 'hangar-deck').answer('kara-thrace', 'stern-port')
    expect(mayAct(game)).toBe(true)
    game.answer('kara-thrace', 'viper').answer('kara-thrace', 'stern')
    expect(mayAct(game)).toBe(false)
    expect(game.state.turn.step).not.toBe('action')
  })

  test('B-CHAR-16 she keeps both actions when she leaves the viper in her Movement step', () => {
    const game = begun(scenario({ players: crew, piloting: { 'kara-thrace': 'stern-port' }, step: 'begin' }))
    game.answer('kara-thrace', 'research-lab')
    const [paid] = game.options('kara-thrace')
    game.answer('kara-thrace', paid ?? '')
    expect(game.player('kara-thrace').at).toBe('research-lab')
    game.answer('kara-thrace', 'research-lab').answer('kara-thrace', 'engineering')
    expect(mayAct(game)).toBe(true)
    game.answer('kara-thrace', 'research-lab').answer('kara-thrace', 'engineering')
    expect(mayAct(game)).toBe(false)
    expect(game.state.turn.step).not.toBe('action')
  })
})

describe("Apollo's random discards", () => {
  const crew = ['lee-adama', 'laura-roslin', 'saul-tigh']
  const hand = [
    ...['consolidate-power-1', 'consolidate-power-2', 'investigative-committee-3', 'executive-order-1'],
    ...[
      'executive-order-2',
      'declare-emergency-3',
      'launch-scout-1',
      'launch-scout-2',
      'strategic-planning-3',
    ],
    ...['evasive-maneuvers-1', 'evasive-maneuvers-2', 'maximum-firepower-3'],
  ]
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
  const lost = (game: TestGame): string =>
    hand.filter((card) => !game.player('lee-adama').hand.includes(card)).join()

  test('B-CHAR-17 at the hand limit chance decides what he loses', () => {
    const losses = seeds.map((seed) => {
      const game = scenario({ players: crew, hands: { 'lee-adama': hand }, step: 'end', seed })
      expect(game.asked).not.toContain('lee-adama')
      expect(game.player('lee-adama').hand).toHaveLength(10)
      return lost(game)
    })
    expect(new Set(losses).size).toBeGreaterThan(2)
  })

  test('B-CHAR-17 chance decides as well when a card makes him discard', () => {
    const losses = seeds.map((seed) => {
      const game = scenario({
        players: crew,
        hands: { 'lee-adama': hand.slice(0, 6) },
        step: 'crisis',
        decks: { crisis: ['water-shortage-a'] },
        seed,
      })
      game.answer('laura-roslin', 'option:1')
      expect(game.asked).not.toContain('lee-adama')
      expect(game.player('lee-adama').hand).toHaveLength(3)
      return lost(game)
    })
    expect(new Set(losses).size).toBeGreaterThan(2)
  })

  test('B-CHAR-17 the card he pays to change ships he chooses himself', () => {
    const game = scenario({ players: crew, hands: { 'lee-adama': hand }, step: 'movement' })
    game.answer('lee-adama', 'press-room')
    expect(game.request('lee-adama')).toMatchObject({ min: 1, max: 1 })
    expect(game.options('lee-adama')).toHaveLength(12)
    game.answer('lee-adama', 'declare-emergency-3')
    expect(lost(game)).toBe('declare-emergency-3')
    expect(game.player('lee-adama').at).toBe('press-room')
  })
})

describe('Cylon Leaders among the characters', () => {
  const leader = (id: string) => ({
    id,
    title: id,
    type: 'cylon-leader' as const,
    standing: 'revealed',
    skills: [{ types: ['politics' as const], draw: 2 }],
    start: 'caprica',
    loyaltyExtra: 0,
    abilities: [],
  })
  const leaders: ContentSet = {
    id: 'test-leaders',
    characters: [leader('first-leader'), leader('second-leader')],
    ruleset: (before) => {
      if (!before) throw new Error('after the base set')
      return { ...before, leaders: { none: [3], needed: [5] } }
    },
  }
  const config = withSets([leaders], {})

  /** Whom the next one can choose after these, in a game of so many. */
  function next(players: number, ...chosen: string[]): string[] {
    let state = newGame({ ...config, players, firstPlayer: 0 }, 'leaders')
    for (const who of chosen) {
      const [asked] = requests(state)
      if (!asked) throw new Error('Nobody is asked anything.')
      state = decide(state, asked.seat, { request: asked.id, options: [`character:${who}`] }).state
    }
    return requests(state)[0]?.options.map((o) => o.character ?? '') ?? []
  }

  test('P-LEAD-4 anybody may choose one, and they are listed after the others', () => {
    expect(next(4).slice(-2)).toEqual(['first-leader', 'second-leader'])
    expect(next(4)).toHaveLength(12)
    expect(next(4, 'laura-roslin', 'william-adama')).toContain('second-leader')
  })

  test('P-LEAD-3 at most one player is one', () => {
    const left = next(4, 'laura-roslin', 'first-leader')
    expect(left).not.toContain('second-leader')
    expect(left).toContain('william-adama')
  })

  test('P-LEAD-5 nobody is with three players', () => {
    expect(next(3).filter((id) => id.endsWith('leader'))).toEqual([])
  })

  test('P-VAR-14 where somebody has to be one, the last to choose has no other choice', () => {
    const four = ['laura-roslin', 'william-adama', 'kara-thrace']
    expect(next(5, ...four)).toContain('galen-tyrol')
    expect(next(5, ...four, 'galen-tyrol')).toEqual(['first-leader', 'second-leader'])
    expect(next(5, 'first-leader', ...four)).toContain('galen-tyrol')
    expect(next(4, ...four)).toContain('galen-tyrol')
  })
})
