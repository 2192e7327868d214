import { describe, expect, test } from 'vitest'
import { crises } from '../../src/content/pegasus/new-caprica/crises.ts'
import type { Icon, SkillType } from '../../src/core/names.ts'
import { resources } from '../../src/core/names.ts'
import type { GameState } from '../../src/core/state.ts'
import { invariants, type Position, type TestGame } from '../../src/testing/index.ts'
import { cardsWorth } from '../cards/crisis-play.ts'
import {
  adama,
  authority,
  canyon,
  detention,
  force,
  hq,
  locked,
  medical,
  occupied,
  prepared,
  returned,
  roslin,
  shipyard,
  starbuck,
  tigh,
  zarek,
} from './new-caprica-play.ts'

// The thirty New Caprica Crisis cards. Zarek draws them; Starbuck, to his left, makes or breaks every check; Roslin is
// President, Adama Admiral.

const [P, L, T, F, E] = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'] as const

describe('what is printed on them', () => {
  const away: readonly Icon[] = ['jump', 'evacuation']
  type Printed = {
    icons: readonly Icon[]
    check?: [number, readonly SkillType[], number?]
    or?: true
    chooser?: string
  }
  const r: readonly Icon[] = ['raiders', 'occupation', ...away]
  const h: readonly Icon[] = ['heavy', 'occupation', ...away]
  const printed: Readonly<Record<string, Printed>> = {
    'hiding-underground': { icons: r, check: [9, [L, T]], or: true },
    'prepare-for-a-fight': { icons: r, check: [8, [L, T, E]], or: true },
    'rescue-detainees': { icons: h, check: [9, [L, T]], or: true },
    'ncp-recruitment': { icons: ['raiders'], check: [8, [P, L]], or: true },
    'contact-informant': { icons: r, check: [9, [P, T]], or: true },
    'arrests-at-night': { icons: ['launch', ...away], check: [10, [L, T]], or: true },
    'brutal-treatment': { icons: ['basestars', 'occupation', ...away], check: [9, [P, T]], or: true },
    'held-for-questioning': { icons: h, check: [10, [P, L, T]], or: true },
    'playing-with-emotions': { icons: ['launch', ...away], check: [7, [P, T]], or: true },
    'meet-liason-officer': { icons: ['raiders', ...away], check: [10, [P, T]] },
    'organize-the-pilots': { icons: ['basestars'], check: [9, [P, F]] },
    'recover-launch-keys': { icons: ['basestars'], check: [10, [L, T, E]] },
    'contact-raptor': { icons: ['raiders', ...away], check: [7, [P, E]] },
    'prepare-the-civilians': { icons: ['raiders', ...away], check: [9, [P, L]] },
    'intra-atmos-entry': { icons: ['heavy', ...away], check: [15, [L, T, F, E], 9] },
    'resistance-bombings': { icons: ['basestars', 'occupation'], check: [12, [L, T, E], 7] },
    'betrayed-from-within': { icons: ['raiders', ...away], check: [9, [P, L], 6] },
    'dissent-among-cylons': { icons: ['launch', ...away], check: [12, [P, L], 7] },
    'labor-union-strike': { icons: r, check: [13, [P, T], 10] },
    'decode-cylon-maps': { icons: ['heavy', 'occupation'], check: [8, [T, E]] },
    'centurion-ambush': { icons: ['raiders', ...away], check: [7, [T, F]] },
    'second-thoughts': { icons: ['basestars', 'occupation', ...away], check: [9, [P, L]] },
    'a-cylon-ally': { icons: r, chooser: 'admiral' },
    'marine-reinforcements': { icons: ['raiders'], chooser: 'admiral' },
    'ncp-graduation': { icons: ['heavy', ...away], chooser: 'admiral' },
    'attack-on-the-power-plant': { icons: ['launch', ...away], chooser: 'president' },
    'establish-sanitation': { icons: ['raiders', ...away], chooser: 'president' },
    'demanded-surrender': { icons: ['basestars', 'occupation'], chooser: 'president' },
    'keeping-hera-hidden': { icons: r, chooser: 'president' },
    'execution-list': { icons: h, chooser: 'president' },
  }

  test('P-SETUP-12: thirty cards of a deck of their own', () => {
    expect(crises.map((c) => c.id).sort()).toEqual(Object.keys(printed).sort())
    expect(crises.every((c) => c.copies === 1 && c.deck === 'new-caprica')).toBe(true)
  })

  for (const [id, { icons, check, or, chooser }] of Object.entries(printed))
    test(id, () => {
      const card = crises.find((c) => c.id === id)
      expect(card?.icons).toEqual(icons)
      const body = card?.body
      if (body?.kind === 'check') {
        expect([body.check.difficulty, body.check.skills, body.check.partial?.at]).toEqual([
          check?.[0],
          check?.[1],
          check?.[2],
        ])
        expect([body.or !== undefined, body.chooser]).toEqual([or === true, or ? 'current' : undefined])
      } else expect(body?.kind === 'event' && body.chooser).toBe(chooser)
    })
})

const hands = {
  [zarek]: Array.from({ length: 6 }, () => 'consolidate-power-1'),
  [roslin]: Array.from({ length: 6 }, () => 'executive-order-1'),
  [adama]: Array.from({ length: 6 }, () => 'repair-1'),
}

const position = (card: string, p: Partial<Position>): Partial<Position> => ({
  players: [zarek, starbuck, roslin, adama],
  step: 'crisis',
  used: {
    [starbuck]: ['secret-destiny'],
    [adama]: ['command-authority'],
    [zarek]: ['unconventional-tactics'],
  },
  piles: { [locked]: ['empty', 'population-2'], [prepared]: ['population-1'] },
  // What the symbols do is told apart from what the cards do.
  tokensAt: { [force]: [authority] },
  hands,
  ...p,
  decks: { crisis: [card] },
})

type Make = typeof occupied

/** The check is made with exactly this strength; stops where somebody else has to answer, or in the next step. */
function made(card: string, strength: number, p: Partial<Position> = {}, make: Make = occupied): TestGame {
  const body = crises.find((c) => c.id === card)?.body
  if (body?.kind !== 'check') throw new Error(`${card} has no check`)
  const [first = '', second = '', ...rest] = cardsWorth(strength, body.check.skills)
  const base = position(card, p)
  const game = make({ ...base, hands: { ...base.hands, [starbuck]: rest }, destiny: [first, second] })
  if (body.or) game.answer(zarek, 'option:0')
  game.untilAsked(starbuck, 'prompt.contribute')
  game.answer(starbuck, ...game.options(starbuck))
  return settled(game.until((g) => g.state.turn.step !== 'crisis' || !contributing(g)))
}

const contributing = (game: TestGame): boolean =>
  game.asked.every((who) => game.request(who).prompt.key === 'prompt.contribute')

/** An option of the card is chosen. */
function chosen(card: string, option: 0 | 1, p: Partial<Position> = {}, make: Make = occupied): TestGame {
  const game = make(position(card, p))
  const [who = ''] = game.asked
  return settled(game.answer(who, `option:${option}`))
}

/** Discards are made as they come. */
function settled(game: TestGame): TestGame {
  while (game.asked.some((who) => game.request(who).prompt.key === 'prompt.discard')) {
    const who = game.asked.find((x) => game.request(x).prompt.key === 'prompt.discard') ?? ''
    const { options, min } = game.request(who)
    game.answer(who, ...options.slice(0, min).map((o) => o.id))
  }
  expect(invariants(game.state)).toEqual([])
  return game
}

/** The rest of the turn, everybody choosing as little as possible. */
const afterwards = (game: TestGame): TestGame => game.until((g) => g.state.turn.seat !== 0)

const start: GameState['resources'] = { fuel: 8, food: 8, morale: 10, population: 12 }
/** What became of the resources. */
const spent = ({ state }: TestGame): Record<string, number> =>
  Object.fromEntries(
    resources.flatMap((x) => (state.resources[x] === start[x] ? [] : [[x, state.resources[x] - start[x]]])),
  )
const hand = (game: TestGame, who: string): number => game.player(who).hand.length
const treachery = (game: TestGame, who: string): number =>
  game
    .player(who)
    .hand.filter(
      (card) =>
        game.view(who).hand.includes(card) &&
        /broadcast|sabotage|command|destiny|plan|weakness|special/.test(card),
    ).length

const elsewhere = { at: { [zarek]: 'command' } }

describe('what each result costs', () => {
  test.each([
    ['hiding-underground', 8, { food: -1 }],
    ['hiding-underground', 9, {}],
    ['prepare-for-a-fight', 7, { morale: -1 }],
    ['rescue-detainees', 8, { morale: -1 }],
    ['ncp-recruitment', 7, { morale: -1 }],
    ['ncp-recruitment', 8, {}],
    ['contact-informant', 8, { morale: -1, population: -1 }],
    ['contact-informant', 9, {}],
    ['arrests-at-night', 9, { morale: -1 }],
    ['arrests-at-night', 10, {}],
    ['brutal-treatment', 8, { morale: -1 }],
    ['held-for-questioning', 9, { morale: -1 }],
    ['playing-with-emotions', 6, { morale: -1 }],
    ['playing-with-emotions', 7, {}],
    ['meet-liason-officer', 9, { fuel: -1 }],
    ['meet-liason-officer', 10, {}],
    ['organize-the-pilots', 8, { population: -2 }],
    ['recover-launch-keys', 9, { population: -1 }],
    ['contact-raptor', 6, { morale: -1 }],
    ['contact-raptor', 7, {}],
    ['prepare-the-civilians', 8, { food: -1 }],
    ['prepare-the-civilians', 9, {}],
    ['intra-atmos-entry', 8, { fuel: -1 }],
    ['intra-atmos-entry', 9, {}],
    ['resistance-bombings', 6, { morale: -1, population: -1 }],
    ['resistance-bombings', 7, {}],
    ['betrayed-from-within', 6, {}],
    ['dissent-among-cylons', 6, { morale: -1 }],
    ['dissent-among-cylons', 7, {}],
    ['labor-union-strike', 9, { food: -1 }],
    ['labor-union-strike', 10, {}],
    ['labor-union-strike', 13, { morale: 1 }],
    ['decode-cylon-maps', 7, { morale: -1 }],
    ['centurion-ambush', 6, { population: -1 }],
    ['centurion-ambush', 7, {}],
    ['second-thoughts', 8, { morale: -1 }],
  ] as const)('%s at %i', (card, strength, lost) => {
    expect(spent(made(card, strength))).toEqual(lost)
  })

  test.each([
    ['contact-informant', 1, { population: -1 }],
    ['ncp-graduation', 0, { morale: -1 }],
    ['ncp-graduation', 1, { population: -1 }],
    ['attack-on-the-power-plant', 1, { population: -1, morale: 1 }],
    ['establish-sanitation', 1, { morale: -1 }],
    ['demanded-surrender', 1, { morale: -1 }],
    ['execution-list', 1, { population: -1 }],
  ] as const)('%s, option %i', (card, option, lost) => {
    expect(spent(chosen(card, option))).toEqual(lost)
  })
})

describe('where the current player goes', () => {
  test.each([
    ['prepare-for-a-fight', 7, detention],
    ['arrests-at-night', 9, detention],
    ['brutal-treatment', 8, medical],
    ['held-for-questioning', 9, detention],
    ['recover-launch-keys', 9, detention],
    ['labor-union-strike', 9, detention],
    ['centurion-ambush', 6, medical],
  ] as const)('%s: only if he is on New Caprica', (card, strength, place) => {
    expect(made(card, strength).player(zarek).at).toBe(place)
    expect(made(card, strength, elsewhere, returned).player(zarek).at).toBe('command')
  })
})

describe('whom somebody sends to Detention or the Medical Center', () => {
  test.each([
    ['hiding-underground', 1, zarek, detention],
    ['prepare-for-a-fight', 1, zarek, medical],
    ['brutal-treatment', 1, zarek, detention],
    ['marine-reinforcements', 1, adama, detention],
    ['demanded-surrender', 0, roslin, detention],
    ['keeping-hera-hidden', 1, roslin, detention],
  ] as const)('%s, option %i: %s picks a human player on New Caprica', (card, option, by, place) => {
    const game = chosen(card, option, { at: { [adama]: 'command' } }, returned)
    expect(game.options(by).sort()).toEqual(['seat:0', 'seat:1', 'seat:2'])
    game.answer(by, 'seat:1')
    expect(game.player(starbuck).at).toBe(place)
  })

  test('Rescue Detainees, the other option: only on 4 or less', () => {
    const game = chosen('rescue-detainees', 1, { dice: [4] })
    expect(game.request(zarek).prompt.key).toBe('prompt.pick')
    game.answer(zarek, 'seat:3')
    expect(game.player(adama).at).toBe(detention)
    expect(chosen('rescue-detainees', 1, { dice: [5] }).asked).not.toContain(zarek)
  })
})

describe('the others', () => {
  const ready = { piles: { [locked]: ['empty'], [prepared]: ['population-1'] } }

  test('Prepare for a Fight: passed, the current player destroys a force', () => {
    const game = made('prepare-for-a-fight', 8, { tokensAt: { [force]: [canyon, shipyard] } })
    game.answer(zarek, shipyard)
    expect(afterwards(game).state.tokensAt?.[force]).toEqual([shipyard]) // the other one has gone on
  })

  test.each(['rescue-detainees', 'second-thoughts'])('%s: passed, he may free somebody', (card) => {
    const game = made(card, 9, { at: { [roslin]: detention, [adama]: medical } })
    expect(game.request(zarek).min).toBe(0)
    expect(game.options(zarek)).toEqual(['seat:2'])
    game.answer(zarek, 'seat:2')
    expect(game.options(zarek).sort()).toEqual(
      [authority, canyon, hq, shipyard].map((x) => `location:${x}`).sort(),
    )
    game.answer(zarek, hq)
    expect(game.player(roslin).at).toBe(hq)
    expect(made(card, 9).asked).not.toContain(zarek)
  })

  test.each(['ncp-recruitment', 'arrests-at-night'])(
    '%s: instead, every player discards 2 and draws 2 Treachery',
    (card) => {
      const game = chosen(card, 1, { hands: { ...hands, [starbuck]: ['repair-1', 'repair-1'] } })
      for (const who of [zarek, roslin, adama]) expect(hand(game, who)).toBe(6)
      expect(treachery(game, starbuck)).toBe(2)
      expect(treachery(game, zarek)).toBe(2)
    },
  )

  test('NCP Recruitment: a Cylon player may keep his cards and still draws', () => {
    const game = occupied({
      ...position('ncp-recruitment', {}),
      players: [zarek, starbuck, roslin, adama],
      revealed: [starbuck],
      hands: { ...hands, [starbuck]: ['repair-1', 'repair-1'] },
    }).answer(zarek, 'option:1')
    settled(game)
    expect(game.request(starbuck).prompt.key).toBe('prompt.consent')
    game.answer(starbuck, 'no')
    settled(game)
    expect(game.player(starbuck).hand.slice(0, 2)).toEqual(['repair-1', 'repair-1'])
    expect(hand(game, starbuck)).toBe(4)
  })

  test('Held for Questioning: instead, he discards 3 at random; Playing with Emotions: 2, and draws 2 Treachery', () => {
    expect(hand(chosen('held-for-questioning', 1), zarek)).toBe(3)
    const game = chosen('playing-with-emotions', 1)
    expect([hand(game, zarek), treachery(game, zarek)]).toEqual([6, 2])
    const partly = made('betrayed-from-within', 8)
    expect([hand(partly, zarek), treachery(partly, zarek)]).toEqual([6, 2])
  })

  test('Betrayed From Within: failed, the current player is executed; a Cylon player may ignore it', () => {
    expect(made('betrayed-from-within', 5).happened('event.executed')).toBe(true)
    const cylon = occupied({
      ...position('betrayed-from-within', { hands: { [zarek]: [] } }),
      revealed: [zarek],
      step: 'action',
      at: { [zarek]: canyon },
      destiny: ['repair-1', 'repair-1'],
    }).answer(zarek, `location:${canyon}:cylon`)
    cylon.until((g) => g.asked.includes(zarek) && g.request(zarek).prompt.key === 'prompt.consent')
    cylon.answer(zarek, 'no')
    expect(cylon.happened('event.executed')).toBe(false)
  })

  test('Meet Liason Officer: a raptor is lost, also before the return', () => {
    expect(made('meet-liason-officer', 9).state.fleet.raptor).toMatchObject({ destroyed: 1 })
  })

  test.each([
    ['organize-the-pilots', 9],
    ['recover-launch-keys', 10],
    ['decode-cylon-maps', 8],
  ] as const)('%s: passed, a ship is prepared or, after the return, evacuated', (card, strength) => {
    const early = made(card, strength, ready)
    expect(early.state.piles).toEqual({ [locked]: [], [prepared]: ['empty', 'population-1'] })
    const late = made(card, strength, ready, returned)
    expect(late.options(zarek)).toEqual(['option:0', 'option:1'])
    late.answer(zarek, 'option:1').answer(zarek, 'area:bow-port')
    expect(late.state.piles).toEqual({ [locked]: ['empty'], [prepared]: [] })
  })

  test('Organize the Pilots: failed, the top locked ship is lost, else the top prepared one, else none', () => {
    const lost = (a: string[], b: string[]) =>
      made('organize-the-pilots', 8, { piles: { [locked]: a, [prepared]: b } }).state.lostCivilians
    expect(lost(['empty', 'population-2'], [])).toEqual(['population-2'])
    expect(lost([], ['population-1', 'population-fuel'])).toEqual(['population-fuel'])
    expect(lost([], [])).toEqual([])
  })

  test.each([
    ['prepare-the-civilians', 8],
    ['decode-cylon-maps', 7],
  ] as const)('%s: failed, a force comes to the Occupation Authority', (card, strength) => {
    expect(made(card, strength, { tokensAt: { [force]: [shipyard] } }).happened('event.token-placed')).toBe(
      true,
    )
  })

  test('Intra-Atmos Entry: passed, a ship besides and the marker advances; failed, Galactica is damaged once she is back', () => {
    const game = made('intra-atmos-entry', 15, ready)
    expect([game.state.jumpTrack, game.state.piles[locked]]).toEqual([2, []]) // its symbol counts besides
    expect(made('intra-atmos-entry', 8).view(zarek).damaged).toEqual([])
    const late = made('intra-atmos-entry', 8, { nextTokens: ['damage-command'] }, returned)
    late.answer(zarek, 'board:galactica')
    expect(late.view(zarek).damaged).toEqual(['command'])
  })

  test('P-CLAR-1: Resistance Bombings: passed, the Admiral may give 1 morale for a Cylon player or two forces', () => {
    const game = () =>
      made('resistance-bombings', 12, {
        players: [zarek, starbuck, roslin, adama, tigh],
        revealed: [tigh],
        tokensAt: { [force]: [canyon, authority, authority] },
        hands: { ...hands, [tigh]: ['repair-1'] },
      }).until((g) => g.asked.includes(adama) && g.request(adama).prompt.key === 'prompt.may')
    const none = game().answer(adama, 'no')
    expect(spent(none)).toEqual({})
    const executed = game().answer(adama, 'yes').answer(adama, 'option:0')
    expect(spent(executed)).toEqual({ morale: -1 })
    expect(executed.happened('event.executed')).toBe(true)
    expect(executed.asked).not.toContain(tigh)
    expect(executed.player(tigh)).toMatchObject({ at: medical, hand: [] })
    const forces = game()
      .answer(adama, 'yes')
      .answer(adama, 'option:1')
      .answer(adama, authority)
      .answer(adama, canyon)
    expect(forces.state.tokensAt?.[force]?.length).toBe(1)
  })

  test('Dissent Among Cylons: passed, each human player may draw 2 of his types', () => {
    const game = made('dissent-among-cylons', 12)
    const before = hand(game, zarek)
    game
      .answer(zarek, 'yes')
      .until((g) => !g.asked.includes(zarek) || g.request(zarek).prompt.key !== 'prompt.split')
    expect(hand(game, zarek)).toBe(before + 2)
    expect(game.request(starbuck).prompt.key).toBe('prompt.may')
  })

  test('A Cylon Ally: the Admiral has a ship prepared, and 5 or less detains the current player, only while he is there', () => {
    const game = chosen('a-cylon-ally', 0, { ...ready, dice: [5] })
    expect(game.state.piles[locked]).toEqual([])
    expect(game.player(zarek).at).toBe(detention)
    expect(chosen('a-cylon-ally', 0, { ...ready, dice: [6] }).player(zarek).at).toBe(hq)
    const away = returned(position('a-cylon-ally', { ...ready, ...elsewhere }))
    expect(away.options(adama)).not.toContain('option:0')
  })

  test('A Cylon Ally, the second option, and Marine Reinforcements, the first: 2 and 3 cards', () => {
    const ally = chosen('a-cylon-ally', 1)
    expect([hand(ally, adama), hand(ally, zarek)]).toEqual([4, 3])
    const own = settled(
      occupied({ ...position('a-cylon-ally', {}), titles: { admiral: zarek } }).answer(zarek, 'option:1'),
    )
    expect(hand(own, zarek)).toBe(1)
    const marines = chosen('marine-reinforcements', 0, { tokensAt: { [force]: [shipyard] } })
    expect(marines.state.tokensAt?.[force]).toEqual([])
    expect([hand(marines, adama), hand(marines, zarek)]).toEqual([4, 3])
  })

  test('Attack on the Power Plant: 1 morale, and every human player draws 2 of his types', () => {
    const game = chosen('attack-on-the-power-plant', 0)
    game.until((g) => g.state.turn.step !== 'crisis' || g.state.turn.seat !== 0)
    expect(spent(game)).toEqual({ morale: -1 })
    expect(game.state.players.map((p) => p.hand.length)).toEqual([
      8,
      2 + (game.state.turn.seat === 1 ? hand(game, starbuck) - 2 : 0),
      8,
      8,
    ])
  })

  test('Establish Sanitation: the Prepare for Jump step is skipped, with both symbols', () => {
    const game = afterwards(chosen('establish-sanitation', 0))
    expect(game.state.jumpTrack).toBe(0)
    expect(afterwards(chosen('establish-sanitation', 1)).state.jumpTrack).toBe(1)
    const late = afterwards(chosen('establish-sanitation', 0, { ...ready, ships: {} }, returned))
    expect(late.state.piles[prepared]).toEqual(['population-1'])
  })

  test('Keeping Hera Hidden: 2 Treachery cards are shuffled into the Destiny deck', () => {
    const before = occupied(position('keeping-hera-hidden', {})).state.destiny.length
    const game = chosen('keeping-hera-hidden', 0)
    expect(game.state.destiny).toHaveLength(before + 2)
  })

  test('Execution List: the President rolls; 5 or less executes her', () => {
    expect(chosen('execution-list', 0, { dice: [5] }).happened('event.executed')).toBe(true)
    expect(chosen('execution-list', 0, { dice: [6] }).happened('event.executed')).toBe(false)
  })
})
