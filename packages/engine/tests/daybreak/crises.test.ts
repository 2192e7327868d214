import { describe, expect, test } from 'vitest'
import { base } from '../../src/content/base/index.ts'
import { crises } from '../../src/content/daybreak/crises.ts'
import { contentOf } from '../../src/content/index.ts'
import { checkedConfig } from '../../src/index.ts'
import { type Position, scenario } from '../../src/testing/index.ts'
import {
  adama,
  afterCheck,
  type Changes,
  type CheckCard,
  cardsWorth,
  hands,
  kara,
  type Play,
  playCard,
  playOption,
  roslin,
  table,
  testCheckCard,
  withSymbols,
  zarek,
} from '../cards/crisis-play.ts'

// The Crisis cards of the box, each option and each result of a check.

const config = { sets: ['base', 'daybreak'] }

const P = 'politics'
const L = 'leadership'
const T = 'tactics'
const F = 'piloting'
const E = 'engineering'

const mutiny = (who: string, n = 1): Changes => ({ [`${who} mutinies`]: n })
const cards = (who: string, n: number): Changes => ({ [`${who} cards`]: n })
/** Treachery cards that somebody draws. */
const draws = (who: string, n: number): Changes => ({ ...cards(who, n), [`${who} treachery`]: n })
const unrest = (n: number): Changes => ({ 'treachery in destiny': n })
const hit = { position: { nextTokens: ['damage-armory', 'damage-command'] } }

const checks: readonly CheckCard[] = [
  {
    id: 'a-desperate-pact',
    title: 'A Desperate Pact',
    difficulty: 15,
    skills: [P, L, F],
    cylons: 'raiders',
    jump: false,
    alternative: true,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { morale: -1, president: zarek } },
      { result: 'or', changes: { ...cards(roslin, -3), ...mutiny(zarek) } },
    ],
  },
  {
    id: 'domestic-dispute',
    title: 'Domestic Dispute',
    difficulty: 9,
    skills: [P, T],
    cylons: 'raiders',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { morale: -1, [zarek]: 'sickbay' } },
    ],
  },
  {
    id: 'earth-in-ruins',
    title: 'Earth in Ruins',
    difficulty: 9,
    skills: [P, L, T],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: { morale: -1 } },
      { result: 'fail', changes: { morale: -2 } },
      { result: 'or', changes: { food: -1, ...mutiny(zarek) } },
    ],
  },
  {
    id: 'enemy-of-my-enemy',
    title: 'Enemy of my Enemy',
    difficulty: 13,
    skills: [P, L, F],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: { morale: -1 } },
      { result: 'fail', ...hit, changes: { morale: -2, 'damage tokens': -1 } },
      { result: 'or', ...hit, changes: { 'damage tokens': -2 } },
    ],
  },
  {
    id: 'galactica-falling-apart',
    title: 'Galactica Falling Apart',
    difficulty: 8,
    skills: [L, F, E],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', ...hit, changes: { morale: -1, 'damage tokens': -1 } },
      { result: 'or', where: 'with a 6', position: { dice: [6] }, changes: { food: -1, rolls: 1 } },
      { result: 'or', where: 'with a 7', position: { dice: [7] }, changes: { rolls: 1 } },
    ],
  },
  {
    id: 'give-in-to-despair',
    title: 'Give in to Despair',
    difficulty: 14,
    skills: [P, L],
    partialAt: 9,
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'partial', changes: { food: -1, ...draws(zarek, 3) } },
      { result: 'fail', changes: { morale: -2 } },
    ],
  },
  {
    id: 'hybrid-in-panic',
    title: 'Hybrid in Panic',
    difficulty: 12,
    skills: [T, E],
    partialAt: 8,
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: { track: 1 } },
      { result: 'partial', changes: cards(zarek, -2) },
      { result: 'fail', changes: { fuel: -1 } },
    ],
  },
  {
    id: 'one-last-cocktail',
    title: 'One Last Cocktail',
    difficulty: 7,
    skills: [T, E],
    cylons: 'basestars',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { food: -1, morale: -1 } },
      {
        result: 'or',
        where: 'with a 6',
        position: { dice: [6] },
        changes: { morale: -1, [roslin]: 'sickbay', rolls: 1 },
      },
      { result: 'or', where: 'with a 7', position: { dice: [7] }, changes: { rolls: 1 } },
    ],
  },
  {
    id: 'quorum-in-uproar',
    title: 'Quorum in Uproar',
    difficulty: 8,
    skills: [P, T],
    cylons: 'launch',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      {
        result: 'fail',
        where: 'with three Quorum cards',
        position: { quorum: ['inspirational-speech', 'encourage-mutiny', 'food-rationing'] },
        changes: { quorum: -2, ...cards(roslin, -2) },
      },
      {
        result: 'fail',
        where: 'with one Quorum card',
        position: { quorum: ['inspirational-speech'] },
        changes: { quorum: -1, ...cards(roslin, -2) },
      },
    ],
  },
  {
    id: 'rallying-support',
    title: 'Rallying Support',
    difficulty: 8,
    skills: [P, T],
    cylons: 'raiders',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { population: -1, ...mutiny(zarek), ...draws(zarek, 1) } },
    ],
  },
  {
    id: 'reactor-critical',
    title: 'Reactor Critical',
    difficulty: 7,
    skills: [T, F, E],
    cylons: 'launch',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', changes: draws(zarek, 2) },
      { result: 'fail', changes: { fuel: -1 } },
    ],
  },
  {
    id: 'rebuild-trust',
    title: 'Rebuild Trust',
    difficulty: 9,
    skills: [P, L],
    cylons: 'raiders',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', where: 'nobody in the Brig', changes: {} },
      {
        result: 'pass',
        where: 'each one in the Brig decides for himself',
        position: { at: { [roslin]: 'brig', [adama]: 'brig' } },
        answers: [[roslin, 'command'], [adama]],
        changes: { [roslin]: 'command' },
      },
      { result: 'fail', changes: { morale: -2 } },
    ],
  },
  {
    id: 'religious-turmoil',
    title: 'Religious Turmoil',
    difficulty: 7,
    skills: [P, T],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: {} },
      {
        result: 'fail',
        changes: { morale: -1, ...cards(zarek, -1), ...cards(roslin, -1), ...cards(adama, -1) },
      },
      {
        result: 'or',
        where: 'with a 4',
        position: { dice: [4] },
        changes: { food: -1, population: -1, rolls: 1 },
      },
      { result: 'or', where: 'with a 5', position: { dice: [5] }, changes: { rolls: 1 } },
    ],
  },
  {
    id: 'secret-meetings',
    title: 'Secret Meetings',
    difficulty: 9,
    skills: [P, T, E],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { morale: -1 } },
      { result: 'or', answers: [[zarek, 'seat:1']], changes: { ...mutiny(zarek), ...mutiny(kara) } },
    ],
  },
]

for (const card of checks) describe(card.title, () => testCheckCard(card, crises, config))

/** Cards that put Treachery into the Destiny deck: its last two cards go into the check. */
const destinyCards: readonly CheckCard[] = [
  {
    id: 'consult-the-hybrid',
    title: 'Consult the Hybrid',
    difficulty: 10,
    skills: [P, L],
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      {
        result: 'pass',
        answers: [[zarek, 'politics', 'treachery']],
        changes: { ...mutiny(zarek), ...cards(zarek, 2), [`${zarek} treachery`]: 1 },
      },
      { result: 'fail', changes: { food: -1, ...unrest(2) } },
    ],
  },
  {
    id: 'incitement-to-mutiny',
    title: 'Incitement to Mutiny',
    difficulty: 13,
    skills: [P, L, T],
    partialAt: 7,
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'partial', changes: unrest(2) },
      { result: 'fail', changes: unrest(4) },
    ],
  },
]

for (const card of destinyCards) describe(card.title, () => testCheckCard(card, crises, config))

describe('Insubordinate Crew', () => {
  const card: CheckCard = {
    id: 'insubordinate-crew',
    title: 'Insubordinate Crew',
    difficulty: 12,
    skills: [L, T],
    cylons: 'raiders',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      {
        result: 'fail',
        where: 'only who has none draws one',
        position: { held: { [roslin]: { mutiny: ['selfish-act'] } } },
        changes: { morale: -1, ...mutiny(zarek), ...mutiny(kara), ...mutiny(adama) },
      },
      {
        result: 'fail',
        where: 'a revealed Cylon draws none',
        position: { revealed: [adama], loyalty: { [adama]: [] }, titles: { admiral: zarek } },
        changes: { morale: -1, ...mutiny(zarek), ...mutiny(kara), ...mutiny(roslin) },
      },
    ],
  }
  testCheckCard(card, crises, config)
})

type EventCard = {
  readonly id: string
  readonly title: string
  readonly chooser: string
  readonly cylons: 'raiders' | 'basestars'
  readonly jump: boolean
  readonly plays: readonly (Play & {
    readonly option: 0 | 1
    readonly where?: string
    readonly changes: Changes
  })[]
}

const karaRevealed = { revealed: [kara], loyalty: { [kara]: [] } }

const events: readonly EventCard[] = [
  {
    id: 'abandon-galactica',
    title: 'Abandon Galactica',
    chooser: adama,
    cylons: 'basestars',
    jump: true,
    plays: [
      { option: 0, changes: { nukes: -1 } },
      { option: 1, changes: { food: -1, ...draws(adama, 2) } },
    ],
  },
  {
    id: 'an-ambitious-operation',
    title: 'An Ambitious Operation',
    chooser: adama,
    cylons: 'raiders',
    jump: true,
    plays: [
      {
        option: 0,
        where: 'D-MIR-8: one of those below their limit',
        position: { tokens: { [zarek]: { miracle: 0 }, [roslin]: { miracle: 0 } } },
        answers: [[adama, 'seat:2']],
        changes: { fuel: -1, [`${roslin} miracles`]: 1 },
      },
      {
        option: 0,
        where: 'D-MIR-6, D-MIR-9: everybody who can have one has one',
        position: { ...karaRevealed, tokens: { [adama]: { miracle: 1 } } },
        changes: { fuel: -1 },
      },
      {
        option: 0,
        where: 'not himself',
        position: { ...karaRevealed, tokens: { [adama]: { miracle: 0 } } },
        changes: { fuel: -1 },
      },
      { option: 1, where: 'with a 4', position: { dice: [4] }, changes: { fuel: -1, rolls: 1 } },
      { option: 1, where: 'with a 5', position: { dice: [5] }, changes: { rolls: 1 } },
    ],
  },
  {
    id: 'dangerous-plots',
    title: 'Dangerous Plots',
    chooser: roslin,
    cylons: 'basestars',
    jump: true,
    plays: [
      { option: 0, changes: { ...mutiny(adama), ...mutiny(roslin) } },
      { option: 1, changes: { morale: -1, ...cards(zarek, -3) } },
    ],
  },
  {
    id: 'dishonest-tactics',
    title: 'Dishonest Tactics',
    chooser: roslin,
    cylons: 'raiders',
    jump: true,
    plays: [
      { option: 0, where: 'nobody in the Brig', changes: { morale: -1 } },
      {
        option: 0,
        where: 'the President lets somebody out',
        position: { at: { [kara]: 'brig' } },
        answers: [[roslin, 'seat:1']],
        changes: { morale: -1, [kara]: 'command' },
      },
      {
        option: 0,
        where: 'or does not',
        position: { at: { [kara]: 'brig' } },
        answers: [[roslin]],
        changes: { morale: -1 },
      },
      { option: 1, changes: { fuel: -1, quorum: 2 } },
    ],
  },
  {
    id: 'question-procedure',
    title: 'Question Procedure',
    chooser: roslin,
    cylons: 'basestars',
    jump: true,
    plays: [
      { option: 0, changes: { morale: -1 } },
      { option: 1, ...hit, changes: { 'damage tokens': -1, ...cards(roslin, -3) } },
    ],
  },
  {
    id: 'requisition-for-demetrius',
    title: 'Requisition for Demetrius',
    chooser: adama,
    cylons: 'basestars',
    jump: false,
    plays: [
      {
        option: 0,
        where: 'with a 6',
        position: { dice: [6] },
        changes: { food: -1, rolls: 1, ...unrest(2) },
      },
      { option: 0, where: 'with a 7', position: { dice: [7] }, changes: { food: -1, rolls: 1 } },
      { option: 1, changes: { ...mutiny(adama), ...draws(adama, 2) } },
    ],
  },
  {
    id: 'starvation-in-dogsville',
    title: 'Starvation in Dogsville',
    chooser: roslin,
    cylons: 'raiders',
    jump: true,
    plays: [
      {
        option: 0,
        where: 'with a 4',
        position: { dice: [4] },
        changes: { population: -1, food: -1, rolls: 1 },
      },
      { option: 0, where: 'with a 5', position: { dice: [5] }, changes: { rolls: 1 } },
      { option: 1, where: 'with a 4', position: { dice: [4] }, changes: { food: -2, rolls: 1 } },
      { option: 1, where: 'with a 5', position: { dice: [5] }, changes: { rolls: 1 } },
    ],
  },
]

for (const { id, title, chooser, cylons, jump, plays } of events)
  describe(title, () => {
    test('what is printed on it', () => {
      expect(crises.find((c) => c.id === id)).toMatchObject({
        title,
        icons: jump ? [cylons, 'jump'] : [cylons],
        body: { kind: 'event', chooser: chooser === adama ? 'admiral' : 'president' },
      })
    })
    for (const { option, where = '', changes, ...play } of plays)
      test(`option ${option + 1}${where ? `, ${where}` : ''}`, () => {
        const played = playOption(id, chooser, option, { ...play, position: { config, ...play.position } })
        expect(played.changes).toEqual(withSymbols(changes, cylons, jump))
      })
  })

describe('What the cards need and whom they mean', () => {
  test('Abandon Galactica: without a nuke there is no choice', () => {
    const game = scenario({ ...table, config, hands, nukes: 0, decks: { crisis: ['abandon-galactica'] } })
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.resources.food).toBe(7)
    expect(game.player(adama).hand).toHaveLength(8)
  })

  test('An Ambitious Operation: D-MIR-6, D-MIR-10 a revealed Cylon is not among those who can gain one', () => {
    const game = scenario({
      ...table,
      config,
      hands,
      revealed: [kara],
      tokens: { [kara]: { miracle: 0 }, [zarek]: { miracle: 0 }, [roslin]: { miracle: 0 } },
      decks: { crisis: ['an-ambitious-operation'] },
    }).answer(adama, 'option:0')
    expect(game.options(adama)).toEqual(['seat:0', 'seat:2'])
  })

  test('Dangerous Plots: who holds both titles draws for each', () => {
    const game = scenario({
      ...table,
      config,
      hands,
      titles: { admiral: roslin },
      decks: { crisis: ['dangerous-plots'] },
    }).answer(roslin, 'option:0')
    expect(game.player(roslin).at).toBe('brig') // D-MUT-5
    expect(game.player(roslin).held.mutiny).toHaveLength(2)
  })

  test('Requisition for Demetrius: DQ25 who draws the Mutiny card draws the Treachery cards, too', () => {
    const game = scenario({
      ...table,
      config,
      hands,
      held: { [adama]: { mutiny: ['selfish-act'] } },
      decks: { crisis: ['requisition-for-demetrius'] },
    }).answer(adama, 'option:1')
    expect(game.player(adama).at).toBe('brig')
    game.until((g) => g.player(adama).hand.length === 8)
    expect(game.seat(adama)).not.toBe(game.state.titles.admiral) // B-TITLE: not from the Brig
    expect(game.player(adama).hand).toHaveLength(8)
  })

  test('Secret Meetings: D-MUT-10 a revealed Cylon cannot be picked; the current player may pick himself', () => {
    const game = scenario({
      ...table,
      config,
      hands,
      revealed: [kara],
      decks: { crisis: ['secret-meetings'] },
    })
    game.answer(zarek, 'option:1')
    expect(game.options(zarek)).toEqual(['seat:0', 'seat:2', 'seat:3'])
  })

  test('Religious Turmoil: D-GEN-13 a revealed Cylon may ignore the discard', () => {
    const game = afterCheck('religious-turmoil', [P, T], 6, {
      config,
      revealed: [adama],
      titles: { admiral: zarek },
    })
    expect(game.request(adama).prompt.key).toBe('prompt.consent')
    game.answer(adama, 'no').until((g) => g.state.turn.step !== 'crisis')
    expect(game.player(adama).hand).toHaveLength(6)
    expect(game.player(roslin).hand).toHaveLength(5)
  })

  test('Quorum in Uproar: everybody sees which Quorum cards were discarded, by chance', () => {
    const drawn = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const [first = '', second = '', ...rest] = cardsWorth(7, [P, T])
      const quorum = ['inspirational-speech', 'encourage-mutiny', 'food-rationing', 'arrest-order']
      const game = scenario({
        ...table,
        config,
        seed,
        quorum,
        hands: { [kara]: rest },
        destiny: [first, second],
        decks: { crisis: ['quorum-in-uproar'] },
      })
      game.untilAsked(kara, 'prompt.contribute').answer(kara, ...game.options(kara))
      game.until((g) => g.state.turn.step !== 'crisis')
      expect(game.state.quorum).toHaveLength(2)
      expect(game.saw(kara).filter((key) => key === 'event.discarded-held')).toHaveLength(2)
      drawn.add(game.state.quorum.join())
    }
    expect(drawn.size).toBeGreaterThan(1)
  })

  test('Consult the Hybrid: any two cards, whatever his types', () => {
    const game = afterCheck('consult-the-hybrid', [P, L], 10, { config })
    const types = game.request(zarek).options.map((o) => o.id.replace(/.*:/, '').replace(/#.*/, ''))
    expect([...new Set(types)]).toEqual([P, L, T, F, E, 'treachery'])
  })
})

const attackCard = (id: string) => {
  const body = crises.find((c) => c.id === id)?.body
  return body?.kind === 'attack' ? body : undefined
}

const attack = (id: string, position: Partial<Position> = {}, answers: Play['answers'] = []) =>
  playCard(id, {
    position: { config, hands, fleet: { 'assault-raptor': { reserve: 0 } }, ...position },
    answers,
  })

describe('attacks', () => {
  test('Blindsided: what it puts on the board; D-RAPTOR-5 a raptor is destroyed, no assault raptor', () => {
    expect(attackCard('blindsided')).toMatchObject({
      activate: ['raiders'],
      specialTitle: 'Pluck Out Their Eyes',
    })
    const { changes, game } = attack('blindsided', {
      fleet: { 'assault-raptor': { reserve: 1 }, viper: { reserve: 0, destroyed: 8 } },
    })
    expect(changes).toEqual({
      activated: 'raiders',
      raptors: -1,
      'bow basestar': 1,
      'bow heavy': 1,
      'bow-starboard raider': 3,
      'stern basestar': 1,
      'stern heavy': 1,
      'stern-port civilian': 1,
      'bow-port civilian': 2,
    })
    expect(game.state.fleet['assault-raptor']).toMatchObject({ reserve: 0, destroyed: 0 })
    expect(game.state.ships.filter((s) => s.kind === 'assault-raptor')).toMatchObject([{ area: 'bow-port' }])
    const without = attack('blindsided', {
      fleet: { 'assault-raptor': { reserve: 0 }, raptor: { reserve: 0, destroyed: 4 } },
    })
    expect(without.changes).toMatchObject({ vipers: -1, 'bow-port viper': 1 })
  })

  test('Event Horizon: what it puts on the board, and it stays', () => {
    expect(attackCard('event-horizon')).toMatchObject({
      activate: ['raiders'],
      specialTitle: 'Gravity Well',
    })
    expect(attack('event-horizon').changes).toEqual({
      card: 'in play',
      activated: 'raiders',
      vipers: -3,
      'bow raider': 2,
      'bow viper': 1,
      'bow-starboard basestar': 1,
      'stern basestar': 1,
      'stern raider': 2,
      'stern-port viper': 1,
      'bow-port viper': 1,
    })
  })

  test("Hornet's Nest: what it puts on the board, and it stays", () => {
    expect(attackCard('hornets-nest')).toMatchObject({
      activate: ['raiders'],
      specialTitle: 'Suppressive Fire',
    })
    expect(attack('hornets-nest').changes).toEqual({
      card: 'in play',
      activated: 'raiders',
      vipers: -2,
      'bow raider': 3,
      'bow viper': 1,
      'bow civilian': 1,
      'stern-starboard basestar': 1,
      'stern raider': 3,
      'stern-port viper': 1,
      'bow-port civilian': 2,
    })
  })

  test('Lockdown: what it puts on the board, and it stays', () => {
    expect(attackCard('lockdown')).toMatchObject({ activate: ['heavy'], specialTitle: 'Concerted Attack' })
    expect(attack('lockdown').changes).toEqual({
      card: 'in play',
      activated: 'heavy',
      vipers: -1,
      'bow heavy': 2,
      'bow-starboard basestar': 1,
      'bow-starboard heavy': 2,
      'stern viper': 1,
      'stern civilian': 1,
      'stern-port civilian': 1,
    })
  })

  test('Reprisal: what it puts on the board, two Treachery cards into Destiny, a Mutiny card', () => {
    expect(attackCard('reprisal')).toMatchObject({
      activate: ['raiders'],
      specialTitle: 'Opportunity for Treason',
    })
    const { changes } = attack('reprisal')
    expect(changes).toEqual({
      activated: 'raiders',
      vipers: -2,
      ...unrest(2),
      ...mutiny(zarek),
      'bow raider': 2,
      'bow civilian': 1,
      'bow-starboard viper': 1,
      'stern-starboard viper': 1,
      'stern heavy': 1,
      'stern raider': 3,
      'stern-port civilian': 1,
      'bow-port basestar': 1,
    })
  })

  test('Trial by Fire: what it puts on the board, and an assault raptor to the rescue', () => {
    expect(attackCard('trial-by-fire')).toMatchObject({
      activate: ['raiders'],
      specialTitle: "Cavalry's Here",
    })
    const { changes, game } = attack('trial-by-fire', {}, [[zarek, 'bow-port'], [zarek]])
    expect(changes).toEqual({
      activated: 'raiders',
      vipers: -1,
      'bow raider': 3,
      'bow heavy': 2,
      'bow-starboard viper': 1,
      'stern basestar': 1,
      'bow-port civilian': 1,
    })
    expect(game.state.ships.filter((s) => s.kind === 'assault-raptor')).toMatchObject([{ area: 'bow-port' }])
    expect(game.state.fleet['assault-raptor']).toMatchObject({ unused: 2 })
  })

  test('Trial by Fire: the current player may activate it at once', () => {
    const { game } = attack('trial-by-fire', {}, [
      [zarek, 'bow-port'],
      [zarek, 'bow'],
    ])
    expect(game.state.ships.filter((s) => s.kind === 'assault-raptor')).toMatchObject([{ area: 'bow' }])
  })

  test('Trial by Fire: it comes from those not yet in the game, not from the Reserves', () => {
    const none = attack('trial-by-fire', { fleet: { 'assault-raptor': { unused: 0, destroyed: 4 } } })
    expect(none.game.state.ships.filter((s) => s.kind === 'assault-raptor')).toEqual([])
    const all = scenario({
      ...table,
      config,
      fleet: {
        'assault-raptor': { unused: 0, reserve: 1, destroyed: 3 },
        viper: { reserve: 0, destroyed: 8 },
      },
      decks: { crisis: ['trial-by-fire'] },
    }).until((g) => g.state.turn.seat !== 0)
    expect(all.state.fleet['assault-raptor']).toMatchObject({ reserve: 0, destroyed: 3 }) // as the viper of the card
  })

  test('Trial by Fire: DQ33 Alert Viper Pilot is not for that ship, which does not come from the Reserves', () => {
    const lee = 'lee-adama'
    const game = scenario({
      players: [zarek, lee, roslin, adama],
      config,
      step: 'crisis',
      at: { [lee]: 'command' },
      fleet: { 'assault-raptor': { reserve: 0 }, viper: { reserve: 0, destroyed: 8 } },
      decks: { crisis: ['trial-by-fire'] },
    })
    game.untilAsked(zarek, 'prompt.reinforce').answer(zarek, 'bow-port')
    expect(game.asked).toEqual([zarek])
    expect(game.request(zarek).prompt.key).toBe('prompt.viper')
  })
})

describe('The cards', () => {
  test('D-SETUP-6: there are thirty of them, each once, in the Crisis deck', () => {
    expect(crises).toHaveLength(30)
    expect(new Set(crises.map((c) => c.id)).size).toBe(30)
    for (const { copies } of crises) expect(copies).toBe(1)
    const { decks } = contentOf(checkedConfig({ players: 3, ...config }))
    const deck = decks.get('crisis')?.cards ?? []
    for (const { id } of crises) expect(deck.filter((card) => card === id)).toHaveLength(1)
    const others = (base.crises ?? []).reduce((n, c) => n + c.copies, 0)
    expect(deck).toHaveLength(others + 30)
  })
})
