import { describe, expect, test } from 'vitest'
import { base } from '../../src/content/base/index.ts'
import { scenario, type TestGame } from '../../src/testing/index.ts'

type Sheet = {
  readonly title: string
  readonly type: string
  readonly skills: string
  readonly start: string
  /** Passive ability, once-per-game ability ("!" marks an action), weakness. */
  readonly abilities: readonly [string, string, string]
  readonly extra?: number
}

const sheets: Record<string, Sheet> = {
  'william-adama': {
    title: 'William Adama',
    type: 'military-leader',
    skills: 'leadership 3, tactics 2',
    start: 'admirals-quarters',
    abilities: ['Inspirational Leader', 'Command Authority', 'Emotionally Attached'],
  },
  'saul-tigh': {
    title: 'Saul Tigh',
    type: 'military-leader',
    skills: 'leadership 2, tactics 3',
    start: 'command',
    abilities: ['Cylon Hatred', 'Declare Martial Law!', 'Alcoholic'],
  },
  'karl-agathon': {
    title: 'Karl "Helo" Agathon',
    type: 'military-leader',
    skills: 'leadership 2, tactics 2, piloting 1',
    start: 'off-board',
    abilities: ['ECO Officer', 'Moral Compass', 'Stranded'],
  },
  'kara-thrace': {
    title: 'Kara "Starbuck" Thrace',
    type: 'pilot',
    skills: 'tactics 2, piloting 2, leadership/engineering 1',
    start: 'hangar-deck',
    abilities: ['Expert Pilot', 'Secret Destiny', 'Insubordinate'],
  },
  'lee-adama': {
    title: 'Lee "Apollo" Adama',
    type: 'pilot',
    skills: 'tactics 1, piloting 2, leadership/politics 2',
    start: 'launch',
    abilities: ['Alert Viper Pilot', 'CAG!', 'Headstrong'],
  },
  'sharon-valerii': {
    title: 'Sharon "Boomer" Valerii',
    type: 'pilot',
    skills: 'tactics 2, piloting 2, engineering 1',
    start: 'armory',
    abilities: ['Recon', 'Mysterious Intuition', 'Sleeper Agent'],
    extra: 1,
  },
  'laura-roslin': {
    title: 'Laura Roslin',
    type: 'political-leader',
    skills: 'politics 3, leadership 2',
    start: 'presidents-office',
    abilities: ['Religious Visions', 'Skilled Politician!', 'Terminal Illness'],
  },
  'gaius-baltar': {
    title: 'Gaius Baltar',
    type: 'political-leader',
    skills: 'politics 2, leadership 1, engineering 1',
    start: 'research-lab',
    abilities: ['Delusional Intuition', 'Cylon Detector!', 'Coward'],
    extra: 1,
  },
  'tom-zarek': {
    title: 'Tom Zarek',
    type: 'political-leader',
    skills: 'politics 2, leadership 2, tactics 1',
    start: 'administration',
    abilities: ['Friends in Low Places', 'Unconventional Tactics!', 'Convicted Criminal'],
  },
  'galen-tyrol': {
    title: '"Chief" Galen Tyrol',
    type: 'support',
    skills: 'politics 1, leadership 2, engineering 2',
    start: 'hangar-deck',
    abilities: ['Maintenance Engineer', 'Blind Devotion', 'Reckless'],
  },
}

test.each(Object.keys(sheets))('the sheet of %s', (id) => {
  const c = base.characters.find((x) => x.id === id)
  const read: Sheet | undefined = c && {
    title: c.title,
    type: c.type,
    skills: c.skills.map((s) => `${s.types.join('/')} ${s.draw}`).join(', '),
    start: c.start,
    abilities: [named(c.abilities[0]), named(c.abilities[1]), named(c.abilities[2])],
    ...(c.loyaltyExtra > 0 ? { extra: c.loyaltyExtra } : {}),
  }
  expect(read).toEqual(sheets[id])
  expect(c?.abilities.map((a) => a.kind)).toEqual(['passive', 'once-per-game', 'weakness'])
})

const named = (a: (typeof base.characters)[number]['abilities'][number] | undefined): string =>
  a ? `${a.title}${a.window === 'action' ? '!' : ''}` : ''

const strengths = (game: TestGame): unknown[] =>
  game.events.filter((e) => e.key === 'event.check-revealed').map((e) => e.params?.strength)
const difficulty = (game: TestGame): number | undefined => game.view('spectator').check?.difficulty
const over = (game: TestGame): TestGame =>
  game.until((g) => g.state.turn.step === 'end' || g.state.turn.number > 3)

describe('William Adama', () => {
  const crew = ['william-adama', 'tom-zarek', 'laura-roslin']
  // Of wrong types for every check here: one of strength 1, one of strength 2.
  const destiny = ['repair-1', 'repair-2']
  const accusation = { step: 'crisis', decks: { crisis: ['cylon-accusation'] }, destiny } as const

  test('Inspirational Leader: in the check of a Crisis card he drew every card of strength 1 counts positive', () => {
    const game = over(scenario({ players: crew, ...accusation }))
    expect(strengths(game)).toEqual([1 - 2])
  })

  test('Inspirational Leader: not in the check of a Crisis card someone else drew', () => {
    const game = over(scenario({ players: crew, current: 'tom-zarek', ...accusation }))
    expect(strengths(game)).toEqual([-3])
  })

  test('Inspirational Leader: not in the check of a location', () => {
    const game = scenario({ players: crew, at: { 'william-adama': 'administration' }, destiny })
    game.answer('william-adama', 'administration').answer('william-adama', 'seat:0').pass('tom-zarek')
    expect(strengths(game)).toEqual([-3])
  })

  test('Inspirational Leader: not once he is a revealed Cylon', () => {
    const game = scenario({
      players: crew,
      revealed: ['william-adama'],
      at: { 'william-adama': 'caprica' },
      decks: { crisis: ['cylon-accusation', 'riots-a'] },
      destiny,
    })
    game.answer('william-adama', 'caprica').answer('william-adama', 'cylon-accusation')
    expect(strengths(game)).toEqual([-3])
  })

  const hands = { 'laura-roslin': ['consolidate-power-2'], 'william-adama': ['launch-scout-1'] }
  const checked = { players: crew, current: 'tom-zarek', hands, ...accusation }

  test('B-CHECK-31 Command Authority: he takes the cards of a check, Destiny cards included, once its result is carried out', () => {
    const game = scenario(checked)
    game.answer('laura-roslin', 'consolidate-power-2').pass('william-adama')
    expect(game.asked).toEqual(['william-adama'])
    expect(game.player('tom-zarek').at).toBe('brig')
    game.answer('william-adama', 'command-authority')
    const taken = ['consolidate-power-2', 'launch-scout-1', 'repair-1', 'repair-2']
    expect([...game.player('william-adama').hand].sort()).toEqual(taken)
    expect(game.state.decks.politics.discard).toEqual([])
    expect(game.state.decks.engineering.discard).toEqual([])
  })

  test('B-CHECK-30 Command Authority: when he declines the cards are discarded and he can still use it later', () => {
    const game = scenario(checked)
    game.pass('laura-roslin').pass('william-adama').pass('william-adama')
    expect(game.player('william-adama').hand).toEqual(['launch-scout-1'])
    expect([...game.state.decks.engineering.discard].sort()).toEqual(destiny)
    expect(game.player('william-adama').used).toEqual([])
  })

  test('Command Authority: once per game', () => {
    const game = scenario({ ...checked, used: { 'william-adama': ['command-authority'] } })
    game.pass('laura-roslin').pass('william-adama')
    expect(game.state.asks.map((a) => a.window)).not.toContain('check-resolved')
    const first = scenario(checked).pass('laura-roslin').pass('william-adama')
    expect(first.answer('william-adama', 'command-authority').player('william-adama').used).toEqual([
      'command-authority',
    ])
  })

  test('Command Authority: works on the check of a location too', () => {
    const game = scenario({ players: crew, current: 'tom-zarek', at: { 'tom-zarek': 'brig' }, destiny })
    game.answer('tom-zarek', 'brig').pass('tom-zarek')
    game.answer('william-adama', 'command-authority')
    expect([...game.player('william-adama').hand].sort()).toEqual(destiny)
  })

  test('B-CRISIS-21 Command Authority: not on the check of a Super Crisis card, nor once he is a revealed Cylon', () => {
    const position = {
      players: crew,
      current: 'tom-zarek',
      revealed: ['tom-zarek'],
      at: { 'tom-zarek': 'caprica' },
      superCrises: { 'tom-zarek': ['inbound-nukes'] },
      destiny,
    } as const
    const nukes = scenario(position).answer('tom-zarek', 'caprica').answer('tom-zarek', 'inbound-nukes')
    expect(nukes.happened('event.check-fail')).toBe(true)
    expect(nukes.state.decks.engineering.discard).toHaveLength(2)
    const revealed = scenario({
      players: crew,
      current: 'tom-zarek',
      ...accusation,
      revealed: ['william-adama'],
    })
    expect(revealed.happened('event.check-fail')).toBe(true)
    expect(revealed.state.asks.map((a) => a.window)).not.toContain('check-resolved')
  })

  test("Emotionally Attached: he cannot activate the Admiral's Quarters; others can", () => {
    const hands = { 'william-adama': ['launch-scout-1'], 'tom-zarek': ['launch-scout-1'] }
    const adama = scenario({ players: crew, hands })
    expect(adama.player('william-adama').at).toBe('admirals-quarters')
    expect(adama.options('william-adama')).not.toContain('location:admirals-quarters')
    const at = { 'tom-zarek': 'admirals-quarters', 'william-adama': 'command' }
    const zarek = scenario({ players: crew, hands, current: 'tom-zarek', at })
    expect(zarek.options('tom-zarek')).toContain('location:admirals-quarters')
  })

  test('Emotionally Attached: other locations he can activate', () => {
    const game = scenario({ players: crew, at: { 'william-adama': 'research-lab' } })
    expect(game.options('william-adama')).toContain('location:research-lab')
  })
})

describe('Saul Tigh', () => {
  const crew = ['kara-thrace', 'saul-tigh', 'laura-roslin']
  const quarters = (more: object = {}): TestGame =>
    scenario({ players: crew, at: { 'kara-thrace': 'admirals-quarters' }, ...more })
      .answer('kara-thrace', 'admirals-quarters')
      .answer('kara-thrace', 'seat:2')

  test("Cylon Hatred: he may make the check of the Admiral's Quarters easier by 3, once per activation", () => {
    const game = quarters({ hands: { 'saul-tigh': ['repair-1'] } })
    expect([game.asked, difficulty(game)]).toEqual([['saul-tigh'], 7])
    game.answer('saul-tigh', 'cylon-hatred')
    expect(difficulty(game)).toBe(4)
    expect(game.request('saul-tigh').prompt.key).toBe('prompt.contribute')
    const declined = quarters({ hands: { 'saul-tigh': ['repair-1'] } }).pass('saul-tigh')
    expect(difficulty(declined)).toBe(7)
  })

  test('Cylon Hatred: also when he activates them himself, and again at every activation', () => {
    const game = scenario({
      players: crew,
      current: 'saul-tigh',
      at: { 'saul-tigh': 'admirals-quarters', 'kara-thrace': 'admirals-quarters' },
      hands: { 'saul-tigh': ['executive-order-1'] },
    })
    game
      .answer('saul-tigh', 'executive-order-1')
      .answer('saul-tigh', 'seat:0')
      .answer('kara-thrace', 'actions')
    for (let activation = 0; activation < 2; activation++) {
      game.answer('kara-thrace', 'admirals-quarters').answer('kara-thrace', 'seat:2')
      expect(game.options('saul-tigh')).toEqual(['1:cylon-hatred'])
      game.answer('saul-tigh', 'cylon-hatred')
    }
    const own = scenario({ players: crew, current: 'saul-tigh', at: { 'saul-tigh': 'admirals-quarters' } })
    own.answer('saul-tigh', 'admirals-quarters').answer('saul-tigh', 'seat:2')
    expect(own.options('saul-tigh')).toEqual(['1:cylon-hatred'])
  })

  test('Cylon Hatred: not for other locations, and not once he is a revealed Cylon', () => {
    const admin = scenario({
      players: crew,
      at: { 'kara-thrace': 'administration' },
      hands: { 'saul-tigh': ['repair-1'] },
    })
    admin.answer('kara-thrace', 'administration').answer('kara-thrace', 'seat:0')
    expect(admin.request('saul-tigh').prompt.key).toBe('prompt.contribute')
    const revealed = quarters({ revealed: ['saul-tigh'], hands: { 'saul-tigh': ['repair-1'] } })
    expect(revealed.request('saul-tigh').prompt.key).toBe('prompt.contribute')
    expect(difficulty(revealed)).toBe(7)
  })

  test('Declare Martial Law: as an action the President title goes to the Admiral, once per game', () => {
    const game = scenario({
      players: crew,
      current: 'saul-tigh',
      titles: { admiral: 'kara-thrace', president: 'laura-roslin' },
      quorum: ['arrest-order'],
    })
    game.answer('saul-tigh', 'declare-martial-law')
    expect(game.state.titles).toEqual({ president: 0, admiral: 0 })
    expect(game.view('kara-thrace').quorum).toEqual(['arrest-order'])
    expect(game.player('saul-tigh').used).toEqual(['declare-martial-law'])
    const again = scenario({
      players: crew,
      current: 'saul-tigh',
      used: { 'saul-tigh': ['declare-martial-law'] },
    })
    expect(again.options('saul-tigh')).not.toContain('ability:declare-martial-law')
  })

  test('Declare Martial Law: he may make himself President', () => {
    const game = scenario({ players: crew, current: 'saul-tigh' }).answer('saul-tigh', 'declare-martial-law')
    expect(game.state.titles).toEqual({ president: 1, admiral: 1 })
  })

  test('Declare Martial Law: not when the Admiral is President already, and not once he is a revealed Cylon', () => {
    const both = scenario({ players: crew, current: 'saul-tigh', titles: { president: 'saul-tigh' } })
    expect(both.options('saul-tigh')).not.toContain('ability:declare-martial-law')
    const revealed = scenario({
      players: crew,
      current: 'saul-tigh',
      revealed: ['saul-tigh'],
      at: { 'saul-tigh': 'caprica' },
    })
    expect(revealed.options('saul-tigh')).toEqual(['location:caprica'])
  })

  test('Alcoholic: at the start of any turn he discards his only skill card', () => {
    for (const current of ['kara-thrace', 'saul-tigh']) {
      const game = scenario({ players: crew, current, step: 'begin', hands: { 'saul-tigh': ['repair-1'] } })
      expect(game.state.decks.engineering.discard).toEqual(['repair-1'])
      // It comes before he receives skills: in his own turn he has the five new cards.
      expect(game.player('saul-tigh').hand).toHaveLength(current === 'saul-tigh' ? 5 : 0)
      expect(game.player('saul-tigh').hand).not.toContain('repair-1')
    }
  })

  test('Alcoholic: not with two cards, and not once he is a revealed Cylon', () => {
    const two = scenario({ players: crew, step: 'begin', hands: { 'saul-tigh': ['repair-1', 'repair-2'] } })
    expect(two.player('saul-tigh').hand).toEqual(['repair-1', 'repair-2'])
    const one = { 'saul-tigh': ['repair-1'] }
    const revealed = scenario({ players: crew, step: 'begin', hands: one, revealed: ['saul-tigh'] })
    expect(revealed.player('saul-tigh').hand).toEqual(['repair-1'])
    expect(revealed.asked).toEqual(['kara-thrace'])
  })
})
