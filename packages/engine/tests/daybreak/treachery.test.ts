import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import {
  adama,
  allIn,
  areasOf,
  config,
  contentWith,
  effects,
  isOf,
  kara,
  labor,
  mutinies,
  roslin,
  strength,
  withPegasus,
  zarek,
} from './check-play.ts'

// TREACH: how Treachery cards count, what they do to whoever chooses to discard them, and what each does in a check.

const baltar = 'gaius-baltar'
const treachery = (sets = config) =>
  [...contentWith(sets).skillCards.values()].filter((c) => c.type === 'treachery')

/** Zarek is about to move; the top of the Mutiny deck is known. */
const moving = (p: Partial<Position> = {}): TestGame =>
  scenario({
    players: [zarek, kara, roslin, adama, baltar],
    config,
    used: { [kara]: ['secret-destiny'], [adama]: ['command-authority'] },
    step: 'movement',
    at: { [zarek]: 'armory' },
    hands: { [zarek]: ['bait-0', 'dradis-contact-0', 'repair-1'] },
    decks: { mutiny: ['selfish-act', 'feed-the-people', 'weapons-armed'] },
    ...p,
  })

const total = (game: TestGame): number =>
  [zarek, kara, roslin, adama, baltar].reduce((sum, who) => sum + mutinies(game, who).length, 0)

describe('TREACH', () => {
  test.each([
    ['bait', { 0: 6 }],
    ['dradis-contact', { 0: 6 }],
    ['personal-vices', { 3: 4 }],
    ['a-better-machine', { 3: 4 }],
    ['violent-outbursts', { 4: 3 }],
    ['exploit-a-weakness', { 5: 3 }],
  ])('D-TREACH-1, D-SETUP-8: %s does something in a check and nothing else', (id, strengths) => {
    const card = treachery().find((c) => c.id === id)
    expect(card).toMatchObject({ strengths, abilities: [] })
    expect(card?.inCheck?.effect).not.toEqual([])
    expect(card?.whenDiscarded === undefined).toBe(!('0' in strengths))
  })

  test('D-SETUP-8, D-MIX-3, D-MIX-4: these 26 are the Treachery deck, with Pegasus too', () => {
    for (const sets of [config, withPegasus]) {
      const { cards } = contentWith(sets).decks.get('treachery') ?? { cards: [] }
      expect(cards).toHaveLength(26)
      expect(treachery(sets)).toHaveLength(6)
      const { cards: all } = contentWith(sets)
      for (const other of ['sabotage-3', 'special-destiny-2', 'broadcast-location-1', 'gods-plan-2'])
        expect(all.has(other)).toBe(false)
    }
  })

  test('D-MIX-3: nor are the agendas, the overlay and the infiltration card of Pegasus used with it', () => {
    const content = contentWith(withPegasus)
    const decks = [...content.decks.keys()]
    expect(decks.filter((d) => d.includes('agenda'))).toEqual([])
    expect([...content.cards.values()].filter((c) => c.deck.includes('agenda'))).toEqual([])
    expect([...content.loyalty.keys()].filter((c) => c.includes('sympathe'))).toEqual([])
    const pegasus = contentWith({ sets: ['base', 'pegasus'] })
    expect([...pegasus.decks.keys()].some((d) => d.includes('agenda'))).toBe(true)
    const overlay = [...content.places.values()].flatMap((p) => Object.values(p.on).map((l) => l.id))
    expect(overlay.filter((id) => id.endsWith('-pegasus'))).toEqual([])
  })

  test('D-SETUP-9: the Destiny deck has 2 cards of each of the six types, whenever it is made', () => {
    const game = scenario({ players: [zarek, kara, roslin], config })
    const content = contentWith()
    const counts = (cards: readonly string[]) =>
      content.rules.skillTypes.map((t) => cards.filter((c) => content.skills.get(c)?.card.type === t).length)
    expect(content.rules.skillTypes).toHaveLength(6)
    expect(counts(game.state.destiny)).toEqual([2, 2, 2, 2, 2, 2])
    // The last of them go into a check.
    const used = labor({ players: [zarek, kara, roslin], used: { [kara]: ['secret-destiny'] } })
    used.until((g) => g.state.destiny.length === 12)
    expect(counts(used.state.destiny)).toEqual([2, 2, 2, 2, 2, 2])
  })

  test('D-TREACH-2: they count against a check that does not ask for them', () => {
    const game = labor({ hands: { [kara]: ['a-better-machine-3'] } })
    expect(strength(allIn(game))).toBe(-3)
  })

  test('D-TREACH-3, DT13: who moves to another ship and discards one draws a Mutiny card', () => {
    const game = moving().answer(zarek, 'quorum-chamber').answer(zarek, 'bait-0')
    expect(mutinies(game, zarek)).toEqual(['selfish-act'])
    expect(game.player(zarek)).toMatchObject({ at: 'quorum-chamber' })
    const other = moving().answer(zarek, 'quorum-chamber').answer(zarek, 'repair-1')
    expect(total(other)).toBe(0)
  })

  test('D-TREACH-3, D-MUT-5: whoever goes to the Brig for it does not go where he was going', () => {
    const game = moving({ held: { [zarek]: { mutiny: ['violent-protest'] } } })
    game.answer(zarek, 'quorum-chamber').answer(zarek, 'bait-0')
    expect(game.player(zarek).at).toBe('brig')
    game.answer(zarek, 'violent-protest')
    expect(game.request(zarek).prompt.key).toBe('prompt.action')
    expect(game.player(zarek).at).toBe('brig')
  })

  test.each(['personal-vices-3', 'a-better-machine-3', 'violent-outbursts-4', 'exploit-a-weakness-5'])(
    'D-TREACH-3: not for %s',
    (card) => {
      const game = moving({ hands: { [zarek]: [card, 'repair-1'] } })
      expect(total(game.answer(zarek, 'quorum-chamber').answer(zarek, card))).toBe(0)
    },
  )

  test('D-TREACH-3: also for a Crisis card that makes somebody discard', () => {
    const game = moving({ step: 'crisis', decks: { crisis: ['a-traitor-accused'], mutiny: ['selfish-act'] } })
    game.answer(zarek, 'option:1')
    expect(mutinies(game, zarek)).toEqual(['selfish-act'])
  })

  test('D-TREACH-3, D-TREACH-8: several who discard at once draw one each, from the current player on, also with their last card', () => {
    const game = moving({
      step: 'crisis',
      hands: {
        [zarek]: ['bait-0', 'dradis-contact-0'],
        [roslin]: ['dradis-contact-0'],
        [adama]: ['repair-1'],
      },
      decks: {
        crisis: ['cylon-screenings'],
        mutiny: ['selfish-act', 'feed-the-people', 'weapons-armed'],
      },
    })
    game.answer(zarek, 'option:1')
    expect(mutinies(game, zarek)).toEqual(['selfish-act'])
    expect(mutinies(game, roslin)).toEqual(['feed-the-people'])
    expect(total(game)).toBe(2)
    expect(game.player(zarek).hand).toEqual([])
  })

  test('D-TREACH-3: also for the hand limit', () => {
    const game = moving({
      step: 'end',
      hands: { [zarek]: ['bait-0', ...Array.from({ length: 8 }, () => 'repair-1'), 'repair-2', 'repair-2'] },
    })
    game.untilAsked(zarek, 'prompt.discard').answer(zarek, 'bait-0')
    expect(mutinies(game, zarek)).toEqual(['selfish-act'])
  })

  test('D-TREACH-4: not for a card discarded at random', () => {
    const game = moving({
      step: 'crisis',
      hands: { [zarek]: ['bait-0', 'bait-0', 'dradis-contact-0', 'bait-0'] },
      decks: { crisis: ['keep-tabs-on-visitor'] },
    })
    game.answer(zarek, 'option:1')
    expect(game.player(zarek).hand).toEqual([])
    expect(total(game)).toBe(0)
  })

  test('D-TREACH-5: not for a card put into a check, neither then nor later', () => {
    const game = moving({
      step: 'crisis',
      hands: { [kara]: ['bait-0', 'dradis-contact-0'] },
      decks: { crisis: ['prison-labor'] },
      destiny: ['repair-1', 'repair-1'],
    })
    allIn(game).until((g) => g.state.decks.treachery?.discard.length === 2)
    expect(total(game)).toBe(0)
  })

  test('D-TREACH-6: one in a turn for each player, however often he discards', () => {
    const game = moving({
      hands: {
        [zarek]: ['bait-0', 'bait-0', 'executive-order-1'],
        [kara]: ['bait-0', 'dradis-contact-0'],
      },
      step: 'movement',
    })
    game.answer(zarek, 'quorum-chamber').answer(zarek, 'bait-0')
    expect(mutinies(game, zarek)).toHaveLength(1)
    game.answer(zarek, 'executive-order-1').answer(zarek, 'seat:1').answer(kara, 'move')
    game.answer(kara, 'quorum-chamber').answer(kara, 'bait-0')
    expect(mutinies(game, kara)).toHaveLength(1)
    const twice = moving({ decks: { crisis: ['a-traitor-accused'], mutiny: ['selfish-act'] } })
    twice.answer(zarek, 'quorum-chamber').answer(zarek, 'bait-0').pass(zarek).answer(zarek, 'option:1')
    expect(twice.player(zarek)).toMatchObject({ hand: [], at: 'quorum-chamber' })
    expect(mutinies(twice, zarek)).toEqual(['selfish-act'])
  })

  test('D-TREACH-6: and again in the next turn', () => {
    const game = moving({ hands: { [zarek]: ['bait-0', 'bait-0'] } })
    game.answer(zarek, 'quorum-chamber').answer(zarek, 'bait-0')
    const { once } = game.state.turn
    expect(once.length).toBeGreaterThan(0)
    game.until((g) => g.state.turn.seat === 1)
    expect(game.state.turn.once).toEqual([])
  })

  test('D-TREACH-7: not for a discard of all, which is no choice', () => {
    const game = moving({
      step: 'crisis',
      hands: { [zarek]: ['bait-0', 'dradis-contact-0'] },
      decks: { crisis: ['unexpected-reunion'] },
      destiny: ['repair-1', 'repair-1'],
    })
    game.pass(zarek)
    expect(game.happened('event.check-fail')).toBe(true)
    expect(game.player(zarek).hand).toEqual([])
    expect(total(game)).toBe(0)
  })

  test('D-TREACH-9: a Cylon player draws none', () => {
    const game = moving({
      current: baltar,
      revealed: [baltar],
      step: 'end',
      hands: { [baltar]: ['bait-0', ...Array.from({ length: 8 }, () => 'repair-1'), 'repair-2', 'repair-2'] },
    })
    game.untilAsked(baltar, 'prompt.discard').answer(baltar, 'bait-0')
    expect(game.state.decks.treachery?.discard).toEqual(['bait-0'])
    expect(total(game)).toBe(0)
  })
})

describe('in a check', () => {
  const lying = (card: string, p: Partial<Position> = {}): TestGame =>
    allIn(labor({ ...p, hands: { [kara]: [card], ...p.hands } }))

  test('Bait: a civilian ship behind Galactica; Dradis Contact: 2 raiders before her', () => {
    expect(areasOf(lying('bait-0'), 'civilian')).toEqual(['stern'])
    const raiders = labor({
      hands: { [kara]: ['dradis-contact-0'] },
      decks: { crisis: ['cylon-accusation'] },
    })
    raiders.answer(kara, 'dradis-contact-0')
    expect(areasOf(raiders, 'raider').slice(0, 2)).toHaveLength(2)
  })

  test('Personal Vices: every human player draws a Treachery card and the current player a Mutiny card', () => {
    const game = lying('personal-vices-3', {
      players: [zarek, kara, roslin, adama, baltar],
      revealed: [baltar],
      decks: { crisis: ['prison-labor'], treachery: ['bait-0'], mutiny: ['selfish-act'] },
    })
    expect([zarek, kara, roslin, adama, baltar].map((who) => game.player(who).hand.length)).toEqual([
      1, 1, 1, 1, 0,
    ])
    expect(game.player(zarek).hand).toEqual(['bait-0'])
    expect(mutinies(game, zarek)).toEqual(['selfish-act'])
    expect(total(game)).toBe(1)
  })

  test('A Better Machine: 2 cards of the Treachery deck are shuffled into the Destiny deck', () => {
    const before = labor({ hands: { [kara]: ['a-better-machine-3'] } })
    const { length } = before.state.destiny
    const count = (g: TestGame) => g.state.destiny.filter((c) => isOf(c, 'treachery')).length
    const had = count(before)
    allIn(before)
    expect(before.state.destiny).toHaveLength(length + 2)
    expect(count(before)).toBe(had + 2)
  })

  test('Violent Outbursts: the current player goes to Sickbay, but not from the Brig', () => {
    expect(lying('violent-outbursts-4').player(zarek).at).toBe('sickbay')
    const locked = scenario({
      players: [zarek, kara, roslin, adama],
      config,
      used: { [kara]: ['secret-destiny'], [adama]: ['command-authority'] },
      at: { [zarek]: 'brig' },
      hands: { [kara]: ['violent-outbursts-4'] },
      destiny: ['repair-1', 'consolidate-power-1'],
    })
    locked.answer(zarek, 'location:brig').pass(zarek).answer(kara, 'violent-outbursts-4')
    expect(effects(locked)).toEqual(['violent-outbursts'])
    expect(locked.player(zarek).at).toBe('brig')
  })

  test('Exploit a Weakness: the current player must pick a human player, who draws a Mutiny card', () => {
    const game = lying('exploit-a-weakness-5', {
      players: [zarek, kara, roslin, adama, baltar],
      revealed: [baltar],
      decks: { crisis: ['prison-labor'], mutiny: ['selfish-act'] },
    })
    expect(game.request(zarek)).toMatchObject({ min: 1 })
    expect(game.options(zarek).toSorted()).toEqual(['seat:0', 'seat:1', 'seat:2', 'seat:3'])
    game.answer(zarek, 'seat:2')
    expect(mutinies(game, roslin)).toEqual(['selfish-act'])
  })
})
