import { describe, expect, test } from 'vitest'
import { eventsFor } from '../../src/core/events.ts'
import { discard } from '../../src/effects/cards.ts'
import { execute } from '../../src/effects/people.ts'
import { lose } from '../../src/effects/resources.ts'
import { contentOf, learn, unknowing } from '../../src/index.ts'
import { type Position, scenario, type TestGame, withSets } from '../../src/testing/index.ts'
import { testCrisis } from '../rules/test-crisis.ts'
import { adama, both, config, fresh, offers, roslin, tigh, typesIn, tyrol } from './crew.ts'

// Romo Lampkin and the other versions of Lee Adama, Tom Zarek and Gaius Baltar, ability by ability.

const [romo, lee, zarek, baltar] = [
  'romo-lampkin',
  'lee-adama-alternate',
  'tom-zarek-alternate',
  'gaius-baltar-alternate',
] as const
const helo = 'karl-agathon'
const six = ['repair-1', 'repair-1', 'repair-1', 'repair-2', 'repair-2', 'scientific-research-3']
/** The next Crisis card waits for the President, so that nothing else happens on the way. */
const scene = (p: Position): TestGame =>
  scenario({ ...p, decks: { crisis: ['water-shortage-b'], ...p.decks } })
const play = (who: string, p: Partial<Position> = {}): TestGame =>
  scene({ players: [who, adama, roslin, tyrol], config, ...p })
const mutinies = (game: TestGame, who: string): readonly string[] => game.player(who).held.mutiny ?? []
/** Both boxes, with a Crisis card that kills. */
const deadly = withSets([{ id: 'deadly', crises: [testCrisis('dies', [execute('current')])] }], both)
const content = contentOf(fresh(4).state.config)

describe('the sheets', () => {
  test.each([
    [
      romo,
      'political-leader',
      'administration',
      [
        [['politics'], 3],
        [['tactics'], 2],
      ],
    ],
    [
      lee,
      'political-leader',
      'admirals-quarters',
      [
        [['tactics'], 1],
        [['piloting'], 2],
        [['leadership', 'politics'], 2],
      ],
    ],
    [
      zarek,
      'military-leader',
      'weapons-control',
      [
        [['politics'], 2],
        [['leadership'], 2],
        [['tactics'], 1],
      ],
    ],
    [
      baltar,
      'support',
      'admirals-quarters',
      [
        [['politics'], 2],
        [['leadership'], 2],
        [['engineering'], 1],
      ],
    ],
  ] as const)('D-SETUP-4, D-CHAR-3: %s is a %s and begins in %s', (id, type, start, skills) => {
    const c = content.characters.get(id)
    expect(c?.type).toBe(type)
    expect(c?.start).toBe(start)
    expect(c?.skills.map((d) => [d.types, d.draw])).toEqual(skills)
  })

  test('D-CHAR-3: whose other version they are', () => {
    expect([romo, lee, zarek, baltar].map((id) => content.characters.get(id)?.alternateOf)).toEqual([
      undefined,
      'lee-adama',
      'tom-zarek',
      'gaius-baltar',
    ])
  })
})

describe('Romo Lampkin', () => {
  const crises = withSets(
    [
      {
        id: 'two-discards',
        crises: [
          testCrisis('twice', [discard('current', 2), discard('current', 2)]),
          testCrisis('all', [discard('current', 'all')]),
          testCrisis('any', [discard('current', 2, 'random')]),
        ],
      },
    ],
    config,
  )
  const told = (card: string, p: Partial<Position> = {}): TestGame =>
    play(romo, {
      config: crises,
      step: 'crisis',
      hands: { [romo]: six },
      decks: { crisis: [card] },
      ...p,
    }).answer(romo, 'option:0')

  test('DT11, DQ15 Deceitful: he may discard one card fewer, once for each Crisis card', () => {
    const game = told('twice').answer(romo, 'deceitful')
    expect(game.request(romo)).toMatchObject({ min: 1, max: 1 })
    game.answer(romo, 'repair-1')
    expect(game.request(romo)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 2, max: 2 })
    const proud = told('twice').pass(romo)
    expect(proud.request(romo)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 2 })
    proud.answer(romo, 'repair-1', 'repair-2')
    expect(offers(proud, romo, '0:deceitful')).toBe(true)
  })

  test('DT11 Deceitful: of all his cards he keeps one of his choice; at random one fewer is taken', () => {
    const game = told('all').answer(romo, 'deceitful')
    expect(game.request(romo)).toMatchObject({ min: 5, max: 5 })
    game.answer(romo, 'repair-1', 'repair-1', 'repair-1', 'repair-2', 'repair-2')
    expect(game.player(romo).hand).toEqual(['scientific-research-3'])
    expect(told('all').pass(romo).player(romo).hand).toEqual([])
    expect(told('any').answer(romo, 'deceitful').player(romo).hand).toHaveLength(5)
  })

  test('D-GEN-6 Deceitful: not for a Super Crisis card, a location or a card of another', () => {
    const other = play(adama, {
      players: [adama, romo, roslin, tyrol],
      config: crises,
      step: 'crisis',
      hands: { [adama]: six, [romo]: ['consolidate-power-1'] },
      decks: { crisis: ['twice'] },
    }).answer(adama, 'option:0')
    expect(other.asked).toEqual([adama])
    const hand = scene({
      players: [tyrol, romo, adama, roslin],
      config,
      step: 'end',
      hands: { [romo]: [...six, ...six.slice(0, 5)] },
    })
    expect(hand.request(romo).prompt.key).toBe('prompt.discard')
  })

  test('Attorney: he takes a character out of the Brig to a safe location, and the whole hand', () => {
    const game = play(romo, { at: { [tyrol]: 'brig' }, hands: { [tyrol]: six, [romo]: ['repair-1'] } })
    game.answer(romo, 'attorney')
    expect(game.options(romo)).not.toContain('location:sickbay')
    expect(game.options(romo)).not.toContain('location:brig')
    expect(game.options(romo)).not.toContain('location:press-room')
    game.answer(romo, 'location:command')
    expect(game.player(tyrol).at).toBe('command')
    expect(game.player(tyrol).hand).toEqual([])
    expect(game.player(romo).hand).toEqual(['repair-1', ...six])
    expect(game.player(romo).tokens).toEqual({ miracle: 0 })
  })

  test('Attorney: others see that a hand was taken, not which cards; who saw it knows it', () => {
    const game = play(romo, { at: { [tyrol]: 'brig' }, hands: { [tyrol]: six } })
    game.answer(romo, 'attorney').answer(romo, 'location:command')
    expect(game.saw(adama)).toContain('event.took-hand')
    expect(game.saw(adama)).not.toContain('event.took-hand-cards')
    const seat = game.seat(tyrol)
    const known = learn(unknowing, eventsFor(game.events, seat), seat, content)
    expect(known.hands[game.seat(romo)]).toEqual(six)
  })

  test('Attorney: himself, too, who loses no cards; nobody who is elsewhere', () => {
    const game = play(romo, { at: { [romo]: 'brig' }, hands: { [romo]: six } })
    game.answer(romo, 'attorney').answer(romo, 'location:armory')
    expect(game.player(romo)).toMatchObject({ at: 'armory', hand: six })
    expect(offers(play(romo), romo, 'attorney')).toBe(false)
    const spent = play(romo, { at: { [tyrol]: 'brig' }, tokens: { [romo]: { miracle: 0 } } })
    expect(offers(spent, romo, 'attorney')).toBe(false)
  })

  test('D-MIX-32 Attorney: on New Caprica out of Detention, to a location there; not out of the Brig', () => {
    const there = (at: string, his: string): TestGame =>
      play(romo, {
        config: { ...both, objective: 'new-caprica' },
        phase: 'return',
        sides: { 'new-caprica': 'front' },
        at: { [romo]: his, [tyrol]: at },
      })
    const game = there('detention', 'resistance-hq').answer(romo, 'attorney')
    expect(game.options(romo)).toContain('location:shipyard')
    expect(game.options(romo)).not.toContain('location:command')
    game.answer(romo, 'location:shipyard')
    expect(game.player(tyrol).at).toBe('shipyard')
    expect(offers(there('brig', 'resistance-hq'), romo, 'attorney')).toBe(false)
    expect(offers(there('detention', 'command'), romo, 'attorney')).toBe(false)
  })

  const moved = (hand: readonly string[], p: Partial<Position> = {}): TestGame =>
    play(romo, {
      step: 'movement',
      at: { [tyrol]: 'armory', [romo]: 'command' },
      hands: { [romo]: hand },
      ...p,
    })

  test('DT4 Kleptomania: at the end of his Movement step where somebody is, he discards two', () => {
    const game = moved(six).answer(romo, 'location:armory')
    expect(game.request(romo)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 2, max: 2 })
    game.answer(romo, 'repair-1', 'repair-2')
    expect(game.request(romo).prompt.key).toBe('prompt.action')
    expect(game.state.turn.lasting).toEqual([])
  })

  test('DT4 Kleptomania: not where he is alone, and not for others who come to him', () => {
    expect(moved(six).answer(romo, 'location:ftl-control').request(romo).prompt.key).toBe('prompt.action')
    const other = scene({
      players: [tyrol, romo, adama, roslin],
      config,
      step: 'movement',
      at: { [romo]: 'armory' },
      hands: { [romo]: six },
    })
    expect(other.answer(tyrol, 'location:armory').request(tyrol).prompt.key).toBe('prompt.action')
  })

  test('DT4, DQ37 Kleptomania: with one card he discards none and goes to the Brig when his turn ends', () => {
    const game = moved(['repair-1']).answer(romo, 'location:armory')
    expect(game.request(romo).prompt.key).toBe('prompt.action')
    expect(game.player(romo)).toMatchObject({ at: 'armory', hand: ['repair-1'] })
    game.until((g) => g.state.turn.step === 'end' || g.state.turn.seat !== 0)
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.player(romo).at).toBe('brig')
  })

  test('DT4 Kleptomania: another character in his place does not go', () => {
    const game = moved(['repair-1'], { config: deadly, decks: { crisis: ['dies'] } })
    game.answer(romo, 'location:armory').pass(romo).answer(romo, 'option:0').answer('', `character:${tigh}`)
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.player(tigh).at).toBe('command')
  })
})

describe('Lee Adama', () => {
  test('DT9 Forward Thinker: when whom he ordered has finished, he may activate his location', () => {
    const game = play(lee, {
      at: { [lee]: 'research-lab', [tyrol]: 'armory' },
      hands: { [lee]: ['executive-order-1'] },
    })
    game.answer(lee, 'executive-order-1').answer(lee, 'seat:3')
    game.untilAsked(lee)
    expect(game.asked).toEqual([lee])
    expect(game.request(lee).prompt.key).toBe('prompt.window.card-used')
    game.answer(lee, 'forward-thinker').answer(lee, 'type:engineering#1')
    expect(typesIn(game, lee)).toEqual(['engineering'])
    expect(game.asked).toEqual([roslin])
  })

  test('DT9 Forward Thinker: not after an order of somebody else, nor after another card', () => {
    const ordered = scene({
      players: [adama, lee, roslin, tyrol],
      config,
      at: { [lee]: 'research-lab' },
      hands: { [adama]: ['executive-order-1'] },
    })
    ordered.answer(adama, 'executive-order-1').answer(adama, 'seat:3')
    ordered.until((g) => g.state.turn.step !== 'action')
    expect(ordered.happened('event.used')).toBe(false)
    expect(ordered.saw(lee)).not.toContain('window.card-used')
    const game = play(lee, { at: { [lee]: 'research-lab' }, hands: { [lee]: ['consolidate-power-1'] } })
    game.answer(lee, 'consolidate-power-1').untilAsked(lee, 'prompt.split')
    game.answer(lee, 'type:tactics#1', 'type:tactics#2')
    expect(game.saw(lee)).not.toContain('window.card-used')
  })

  const crisis = (card: string, p: Partial<Position> = {}): TestGame =>
    play(lee, { step: 'crisis', decks: { crisis: [card] }, ...p })

  test('DT10 Choose a Different Path: in place of an option the current player discards 5', () => {
    const game = crisis('a-traitor-accused', { hands: { [lee]: six } })
    expect(game.options(lee)).toEqual(['option:0', 'option:1', '0:choose-a-different-path'])
    game.answer(lee, 'choose-a-different-path')
    expect(game.request(lee)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 5, max: 5 })
    expect(game.player(lee).tokens).toEqual({ miracle: 0 })
  })

  test('DT10, D-MIR-2 Choose a Different Path: as President, of a card another drew; not without a miracle', () => {
    const drawn = (miracle: number): TestGame =>
      scene({
        players: [tyrol, lee, adama, roslin],
        config,
        titles: { president: lee },
        step: 'crisis',
        decks: { crisis: ['water-shortage-b'] },
        hands: { [tyrol]: six },
        tokens: { [lee]: { miracle } },
      })
    expect(drawn(0).options(lee)).toEqual(['option:0', 'option:1'])
    const game = drawn(1).answer(lee, 'choose-a-different-path')
    expect(game.state.resources.food).toBe(8)
    expect(game.request(tyrol)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 5 })
  })

  test('D-GEN-21 Choose a Different Path: not for a choice within a box, nor for one that is not his', () => {
    const within = scene({
      players: [tyrol, lee, adama, roslin],
      config,
      titles: { president: lee },
      step: 'crisis',
      decks: { crisis: ['requested-resignation'] },
    })
    within.answer(adama, 'option:1')
    expect(within.request(lee).prompt.key).toBe('prompt.choice')
    expect(within.options(lee)).toEqual(['option:0', 'option:1'])
    const other = scene({
      players: [tyrol, lee, adama, roslin],
      config,
      titles: { president: roslin },
      step: 'crisis',
      decks: { crisis: ['water-shortage-b'] },
    })
    expect(other.asked).toEqual([roslin])
    expect(other.options(roslin)).toEqual(['option:0', 'option:1'])
  })

  test('D-GEN-6, DT10 Choose a Different Path: not on Super Crisis cards', () => {
    const body = {
      kind: 'event',
      chooser: 'president',
      options: [[lose('fuel', 1)], [lose('food', 1)]],
    } as const
    const game = scene({
      players: [tyrol, lee, adama, roslin],
      config: withSets([{ id: 'terror', superCrises: [testCrisis('terror', [], { body })] }], config),
      revealed: [tyrol],
      at: { [tyrol]: 'caprica' },
      titles: { president: lee },
      superCrises: { [tyrol]: ['terror'] },
    })
    game.answer(tyrol, 'location:caprica').answer(tyrol, 'card:terror')
    expect(game.options(lee)).toEqual(['option:0', 'option:1'])
  })

  test('D-GEN-22, D-GEN-23: "Helo" may bring back either option, and then it stays', () => {
    const drawn = (): TestGame =>
      scene({
        players: [lee, helo, adama, roslin],
        config,
        titles: { president: lee },
        at: { [helo]: 'command' },
        step: 'crisis',
        decks: { crisis: ['water-shortage-b'] },
        hands: { [lee]: six },
      }).answer(lee, 'choose-a-different-path')
    const game = drawn()
    expect(game.request(helo).prompt.key).toBe('prompt.window.crisis-choice-made')
    game.answer(helo, 'moral-compass')
    expect(game.options(helo)).toEqual(['option:0', 'option:1'])
    game.answer(helo, 'option:0')
    expect(game.state.resources.food).toBe(7)
    expect(game.player(lee).hand).toEqual(six)
    const stayed = drawn().pass(helo)
    expect(stayed.request(lee)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 5 })
    const first = scene({
      players: [lee, helo, adama, roslin],
      config,
      titles: { president: lee },
      at: { [helo]: 'command' },
      step: 'crisis',
      decks: { crisis: ['water-shortage-b'] },
      hands: { [lee]: six },
    }).answer(lee, 'option:1')
    first.answer(helo, 'moral-compass')
    expect(first.state.resources.food).toBe(7)
    expect(first.player(lee).tokens).toEqual({ miracle: 1 })
  })

  test('DT24 Moral Dilemma: whenever he draws a Mutiny card he discards 2 skill cards', () => {
    const game = play(lee, {
      at: { [lee]: 'administration' },
      hands: { [lee]: six },
      decks: { mutiny: ['feed-the-people'] },
    })
    game.answer(lee, 'location:administration')
    expect(game.request(lee)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 2, max: 2 })
    expect(mutinies(game, lee)).toEqual(['feed-the-people'])
    game.answer(lee, 'repair-1', 'repair-2')
    expect(game.player(lee).hand).toHaveLength(4)
  })

  test('DT24 Moral Dilemma: the draws of others cost him nothing', () => {
    const game = scene({
      players: [tyrol, lee, adama, roslin],
      config,
      at: { [tyrol]: 'administration' },
      hands: { [lee]: six },
      decks: { mutiny: ['feed-the-people'] },
    })
    game.answer(tyrol, 'location:administration')
    expect(mutinies(game, tyrol)).toEqual(['feed-the-people'])
    expect(game.happened('event.used')).toBe(false)
    expect(game.player(lee).hand).toEqual(six)
  })
})

describe('Tom Zarek', () => {
  const draws = (who: string, p: Partial<Position> = {}): TestGame =>
    scene({
      players: [who, ...[zarek, adama, roslin, tyrol].filter((x) => x !== who).slice(0, 3)],
      config,
      at: { [who]: 'administration' },
      exactly: { mutiny: ['feed-the-people', 'weapons-armed', 'selfish-act', 'violent-protest'] },
      ...p,
    }).answer(who, 'location:administration')

  test('DT23, D-MUT-18 Necessary Steps: of the top two he chooses what anybody draws; the other goes underneath', () => {
    const game = draws(tyrol)
    expect(game.asked).toEqual([zarek])
    expect(game.options(zarek)).toEqual(['card:feed-the-people#1', 'card:weapons-armed#2'])
    game.answer(zarek, 'weapons-armed')
    expect(mutinies(game, tyrol)).toEqual(['weapons-armed'])
    expect(mutinies(game, zarek)).toEqual([])
    expect(game.state.decks.mutiny?.draw).toEqual(['feed-the-people', 'violent-protest', 'selfish-act'])
  })

  test('D-MUT-18 Necessary Steps: his own draws, too', () => {
    const game = draws(zarek)
    game.answer(zarek, 'weapons-armed')
    expect(mutinies(game, zarek)).toEqual(['weapons-armed'])
  })

  test('D-MUT-18 Necessary Steps: with one card left there is nothing to choose; with one on top the pile is made anew', () => {
    const one = draws(tyrol, { exactly: { mutiny: ['weapons-armed'] } })
    expect(mutinies(one, tyrol)).toEqual(['weapons-armed'])
    const anew = draws(tyrol, {
      exactly: { mutiny: ['weapons-armed'] },
      discards: { mutiny: ['selfish-act'] },
    })
    expect(anew.options(zarek)).toEqual(['card:weapons-armed#1', 'card:selfish-act#2'])
    anew.answer(zarek, 'selfish-act')
    expect(mutinies(anew, tyrol)).toEqual(['selfish-act'])
    expect(anew.state.decks.mutiny).toEqual({ draw: ['weapons-armed'], discard: [] })
  })

  test('D-MUT-18 Necessary Steps: not when he is a Cylon player', () => {
    const game = draws(tyrol, { revealed: [zarek] })
    expect(mutinies(game, tyrol)).toEqual(['feed-the-people'])
  })

  test('Necessary Steps: he alone sees the two, the one who draws his card; and both know it afterwards', () => {
    const game = draws(tyrol).answer(zarek, 'weapons-armed')
    const told = (who: string) => {
      const seat = game.seat(who)
      return { keys: game.saw(who), known: learn(unknowing, eventsFor(game.events, seat), seat, content) }
    }
    expect(told(adama).keys).toContain('event.looked-at-tops')
    for (const key of ['event.saw-tops', 'event.arranged-cards', 'event.drew-held-cards'])
      expect(told(adama).keys).not.toContain(key)
    expect(told(tyrol).keys).not.toContain('event.saw-tops')
    const { known } = told(zarek)
    expect(known.held[game.seat(tyrol)]).toEqual(['weapons-armed'])
    expect(known.decks.mutiny).toMatchObject({ top: [], bottom: ['feed-the-people'] })
    expect(told(adama).known.held[game.seat(tyrol)] ?? []).toEqual([])
  })

  test('D-MUT-5 Necessary Steps: who draws a second one goes to the Brig all the same', () => {
    const game = draws(tyrol, {
      held: { [tyrol]: { mutiny: ['violent-protest'] } },
      exactly: { mutiny: ['feed-the-people', 'weapons-armed'] },
    })
    game.answer(zarek, 'weapons-armed')
    expect(game.player(tyrol).at).toBe('brig')
  })

  const abuses = (p: Partial<Position> = {}): TestGame =>
    play(zarek, {
      exactly: {
        mutiny: [
          'selfish-act',
          'weapons-armed',
          'violent-protest',
          'feed-the-people',
          'unexpected-event',
        ].slice(0, 4),
      },
      jumpTrack: 3,
      ...p,
    }).answer(zarek, 'abuse-power')

  test('Abuse Power: he draws four, plays one of them and puts three under the deck; D-MUT-6 he stays', () => {
    const game = abuses({ held: { [zarek]: { mutiny: ['the-strong-survive'] } } })
    expect(game.options(zarek)).toHaveLength(4)
    game.answer(zarek, 'feed-the-people')
    expect(game.state.resources.food).toBe(9)
    expect(game.state.jumpTrack).toBe(1)
    expect(game.player(zarek).at).toBe('weapons-control')
    expect(mutinies(game, zarek)).toEqual(['the-strong-survive'])
    expect(game.state.decks.mutiny?.draw).toEqual(['selfish-act', 'weapons-armed', 'violent-protest'])
    expect(game.player(zarek).tokens).toEqual({ miracle: 0 })
  })

  test('DT23 Abuse Power: Necessary Steps is not asked; only what can be played is offered', () => {
    const game = abuses({ fleet: { raptor: { destroyed: 4 } } })
    expect(game.request(zarek).prompt.key).toBe('prompt.consult-deck')
    expect(game.options(zarek)).toEqual([
      'card:selfish-act#1',
      'card:violent-protest#3',
      'card:feed-the-people#4',
    ])
  })

  test('Abuse Power: others see neither the four nor the three', () => {
    const game = abuses()
    expect(game.view(adama).request).toBeNull()
    game.answer(zarek, 'feed-the-people')
    expect(game.saw(adama)).toContain('event.put-several-under')
    expect(game.saw(adama)).not.toContain('event.put-under-cards')
    const seat = game.seat(zarek)
    const known = learn(unknowing, eventsFor(game.events, seat), seat, content)
    expect(known.decks.mutiny).toMatchObject({
      top: [],
      bottom: ['selfish-act', 'weapons-armed', 'violent-protest'],
    })
  })

  test('D-MUT-18 Disreputable: at the start of the game he draws a Mutiny card, of two of his choice', () => {
    const game = fresh(4, { characters: [zarek, adama, roslin, tyrol] })
    game.untilAsked(zarek, 'prompt.choose-draw')
    expect(game.state.turn.number).toBe(0)
    game.until((g) => g.state.turn.number > 0)
    expect(mutinies(game, zarek)).toHaveLength(1)
    expect(mutinies(game, adama)).toEqual([])
  })

  test('D-MIX-22 Disreputable: chosen as a new character he draws one at once; others draw none then', () => {
    const reborn = (chosen: string): TestGame =>
      play(tigh, {
        config: deadly,
        step: 'crisis',
        decks: { crisis: ['dies'], mutiny: ['selfish-act', 'feed-the-people'] },
      })
        .answer(tigh, 'option:0')
        .answer('', `character:${chosen}`)
    const game = reborn(zarek)
    expect(game.options(zarek)).toEqual(['card:selfish-act#1', 'card:feed-the-people#2'])
    game.answer(zarek, 'feed-the-people')
    expect(mutinies(game, zarek)).toEqual(['feed-the-people'])
    expect(mutinies(reborn(romo), romo)).toEqual([])
    const beside = play(tigh, {
      players: [tigh, zarek, roslin, tyrol],
      config: deadly,
      step: 'crisis',
      decks: { crisis: ['dies'] },
    })
    beside.answer(tigh, 'option:0').answer('', `character:${romo}`)
    expect(mutinies(beside, zarek)).toEqual([])
  })
})

describe('Gaius Baltar', () => {
  const together = (mine: number, his: number, p: Partial<Position> = {}): TestGame =>
    play(baltar, {
      at: { [baltar]: 'armory', [tyrol]: 'armory' },
      tokens: { [baltar]: { miracle: mine }, [tyrol]: { miracle: his } },
      ...p,
    })
  const tokens = (game: TestGame, who: string): number => game.player(who).tokens.miracle ?? 0

  test('D-MIR-14 Cult Leader: he takes the miracle of somebody at his location', () => {
    const game = together(1, 1).answer(baltar, 'cult-leader')
    expect([tokens(game, baltar), tokens(game, tyrol)]).toEqual([2, 0])
  })

  test('D-MIR-14 Cult Leader: or gives him one', () => {
    const game = together(2, 0).answer(baltar, 'cult-leader')
    expect([tokens(game, baltar), tokens(game, tyrol)]).toEqual([1, 1])
    expect(together(2, 0).answer(baltar, 'cult-leader').player(baltar).used).toEqual([])
  })

  test('D-MIR-3, D-MIR-8, D-MIR-11 Cult Leader: nobody beyond his limit, and only who is there', () => {
    expect(offers(together(3, 1), baltar, 'cult-leader')).toBe(false)
    expect(offers(together(0, 0), baltar, 'cult-leader')).toBe(false)
    expect(offers(together(1, 1, { at: { [baltar]: 'armory' } }), baltar, 'cult-leader')).toBe(false)
    const three = together(1, 0, { at: { [baltar]: 'armory', [tyrol]: 'armory', [adama]: 'armory' } })
    three.answer(baltar, 'cult-leader')
    expect(three.options(baltar)).toEqual(['seat:1', 'seat:3'])
    expect(three.answer(baltar, 'seat:1').player(adama).tokens).toEqual({ miracle: 0 })
  })

  test('D-MIR-12 Broadcast: three tokens for two of any resource; not with fewer', () => {
    expect(offers(together(2, 0), baltar, 'broadcast')).toBe(false)
    const game = together(3, 0).answer(baltar, 'broadcast')
    expect(game.options(baltar)).toHaveLength(4)
    game.answer(baltar, 'option:0')
    expect(game.state.resources.fuel).toBe(10)
    expect(tokens(game, baltar)).toBe(0)
  })

  test('Spiritual Crisis: the action of a Cylon card he uses only in the Brig, and has nothing from it there', () => {
    const cylon = (at: string): TestGame =>
      play(baltar, { at: { [baltar]: at }, loyalty: { [baltar]: ['cylon-morale'] } })
    expect(cylon('armory').options(baltar)).not.toContain('reveal:cylon-morale')
    const game = cylon('brig').answer(baltar, 'reveal:cylon-morale')
    game.until((g) => g.player(baltar).revealed)
    expect(game.state.resources.morale).toBe(10)
    const other = scene({
      players: [tyrol, adama, roslin, tigh],
      config,
      loyalty: { [tyrol]: ['cylon-morale'] },
    })
    expect(other.options(tyrol)).toContain('reveal:cylon-morale')
  })
})
