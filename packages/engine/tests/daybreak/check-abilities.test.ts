import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import {
  adama,
  allIn,
  areasOf,
  config,
  effects,
  isOf,
  kara,
  labor,
  mutinies,
  roslin,
  strength,
  told,
  withPegasus,
  zarek,
} from './check-play.ts'

// ABIL: what cards do in the skill checks they lie in.

const tyrol = 'galen-tyrol'

/** All cards in, up to the order in which they take effect. */
const turnedUp = (p: Partial<Position>): TestGame => allIn(labor(p))

describe('ABIL', () => {
  test.each([
    ['a human player', { hands: { [kara]: ['bait-0'] } }],
    ['a Cylon player', { hands: { [roslin]: ['bait-0'] }, revealed: [roslin] }],
    ['the Destiny deck', { destiny: ['bait-0', 'repair-1'] }],
    ['several', { hands: { [kara]: ['bait-0', 'bait-0'] }, destiny: ['bait-0', 'repair-1'] }],
  ])('D-ABIL-1, D-ABIL-2, D-ABIL-6, DT19: it takes effect once, put in by %s', (_who, p) => {
    const game = turnedUp(p)
    expect(effects(game)).toEqual(['bait'])
    expect(areasOf(game, 'civilian')).toEqual(['stern'])
  })

  test('D-ABIL-1: in a hand it does nothing and cannot be used', () => {
    const cards = ['bait-0', 'force-their-hand-0', 'quick-thinking-0', 'dogfight-0', 'install-upgrades-0']
    const game = scenario({ players: [zarek, kara, roslin], config, hands: { [zarek]: cards } })
    expect(game.options(zarek).filter((o) => o.startsWith('play:'))).toEqual([])
    const check = labor({ hands: { [zarek]: cards } })
    expect(check.request(zarek).prompt.key).toBe('prompt.contribute')
  })

  test('D-ABIL-3: what is printed on other cards is not carried out in a check', () => {
    const game = turnedUp({ hands: { [kara]: ['negotiation-5', 'change-of-plans-5'] } })
    expect(effects(game)).toEqual([])
    expect(areasOf(game, 'basestar')).toEqual([])
    expect(strength(game)).toBe(10)
  })

  test('D-ABIL-4, D-ABIL-5, DT18, DT19: after the cards are turned up and before they are totalled, in the order the current player says', () => {
    const game = turnedUp({ hands: { [kara]: ['bait-0', 'dradis-contact-0'] } })
    expect(game.request(zarek).prompt.key).toBe('prompt.check-ability')
    expect(game.view(kara).check).toMatchObject({ strength: null })
    expect(game.view(kara).check?.cards).toContain('bait-0')
    game.answer(zarek, 'dradis-contact-0')
    expect(effects(game)).toEqual(['dradis-contact', 'bait'])
    const order = told(game, 'event.takes-effect', 'event.check-revealed').map((e) => e.key)
    expect(order).toEqual(['event.takes-effect', 'event.takes-effect', 'event.check-revealed'])
  })

  const contact = { [kara]: ['dogfight-0', 'dradis-contact-0'] }

  test('D-ABIL-7: a card that leaves the check when it has taken effect has taken effect', () => {
    const game = turnedUp({ hands: contact, destiny: ['executive-order-1', 'executive-order-1'] })
    game.answer(zarek, 'dradis-contact-0').answer(zarek, 'yes').answer(zarek, 'kind:viper')
    game.answer(zarek, 'dradis-contact-0')
    expect(areasOf(game, 'raider')).toEqual(expect.arrayContaining(['bow', 'bow']))
    expect(game.state.decks.treachery?.discard).toEqual(['dradis-contact-0'])
  })

  test('D-ABIL-8: one that leaves it before does nothing', () => {
    const game = turnedUp({ hands: contact })
    game.answer(zarek, 'dogfight-0').answer(zarek, 'yes').answer(zarek, 'kind:viper')
    game.answer(zarek, 'dradis-contact-0')
    expect(effects(game)).toEqual(['dogfight'])
  })

  test('D-ABIL-13, DT14: Restore Order keeps all of them from taking effect, and the cards count', () => {
    const game = labor({
      hands: { [adama]: ['restore-order-3'], [kara]: ['bait-0', 'executive-order-2'] },
      destiny: ['dradis-contact-0', 'personal-vices-3'],
    })
    expect(game.request(adama)).toMatchObject({ window: 'check-pre', secret: true })
    game.answer(adama, 'restore-order-3')
    expect(game.view('spectator').check).toMatchObject({ silenced: true })
    allIn(game)
    expect(effects(game)).toEqual([])
    expect(strength(game)).toBe(2 - 3)
  })

  test('DT14, DT15: not by a Cylon player', () => {
    const game = labor({ hands: { [roslin]: ['restore-order-3', 'a-second-chance-5'] }, revealed: [roslin] })
    expect(game.request(roslin).prompt.key).toBe('prompt.contribute')
  })
})

describe('All Hands on Deck', () => {
  test('D-ABIL-9: 1 for every card of strength 0, itself, further copies and treachery too', () => {
    const game = turnedUp({
      hands: { [kara]: ['all-hands-on-deck-0', 'all-hands-on-deck-0', 'a-better-machine-3'] },
      destiny: ['bait-0', 'executive-order-2'],
    })
    game.answer(zarek, 'all-hands-on-deck-0').until((g) => g.happened('event.check-revealed'))
    expect(strength(game)).toBe(2 - 3 + 3)
  })

  test('D-ABIL-7, D-ABIL-9: it holds when the card is taken out, for the cards that are left', () => {
    const game = turnedUp({
      hands: { [kara]: ['all-hands-on-deck-0', 'quick-thinking-0'] },
      destiny: ['executive-order-2', 'executive-order-2'],
    })
    game.answer(zarek, 'all-hands-on-deck-0').answer(zarek, 'all-hands-on-deck-0')
    expect(game.player(zarek).hand).toEqual(['all-hands-on-deck-0'])
    expect(strength(game)).toBe(4 + 1)
  })
})

describe('Quick Thinking', () => {
  const quick = (cards: readonly string[], p: Partial<Position> = {}): TestGame =>
    turnedUp({ hands: { [kara]: ['quick-thinking-0', ...cards] }, ...p })

  test('the current player may take a card of strength 3 or less, never a Quick Thinking', () => {
    const game = quick(['quick-thinking-0', 'declare-emergency-3', 'declare-emergency-4', 'repair-2'])
    expect(game.options(zarek)).toEqual([
      'card:consolidate-power-1#1',
      'card:declare-emergency-3#1',
      'card:repair-1#1',
      'card:repair-2#1',
    ])
    game.answer(zarek, 'repair-2')
    expect(game.player(zarek).hand).toEqual(['repair-2'])
    expect(strength(game)).toBe(7)
    expect(strength(quick(['repair-2']).pass(zarek))).toBe(-2)
  })

  test('D-ABIL-8: what is taken before it takes effect does not', () => {
    const game = quick(['bait-0']).answer(zarek, 'quick-thinking-0').answer(zarek, 'bait-0')
    expect(effects(game)).toEqual(['quick-thinking'])
    expect(game.player(zarek).hand).toEqual(['bait-0'])
  })

  test('D-ABIL-9, D-ABIL-10: by what is printed on the card, also where its strength counts for nothing', () => {
    const game = labor({
      players: [zarek, kara, roslin, tyrol],
      used: { [kara]: ['secret-destiny'] },
      hands: { [kara]: ['quick-thinking-0', 'declare-emergency-5', 'all-hands-on-deck-0'] },
    })
    allIn(game).answer(tyrol, 'blind-devotion').answer(tyrol, 'leadership')
    game.answer(zarek, 'all-hands-on-deck-0')
    expect(game.options(zarek)).not.toContain('card:declare-emergency-5#1')
    // Two of them have strength 0 as printed, and one as it is in this check.
    expect(strength(game.pass(zarek))).toBe(3)
  })

  test('everybody sees what is taken', () => {
    const game = quick(['repair-2']).answer(zarek, 'repair-2')
    expect(game.saw('spectator')).toContain('event.took-from-check')
  })
})

describe('Dogfight', () => {
  const fight = (p: Partial<Position> = {}): TestGame =>
    turnedUp({ hands: { [kara]: ['dogfight-0', 'repair-2'] }, ...p })

  test('DQ30: the current player may damage a viper to discard another card of the check', () => {
    const game = fight().answer(zarek, 'yes').answer(zarek, 'kind:viper')
    expect(game.options(zarek)).toEqual(['card:consolidate-power-1#1', 'card:repair-1#1', 'card:repair-2#1'])
    game.answer(zarek, 'repair-2')
    expect(strength(game)).toBe(0)
    expect(game.view(zarek).damagedVipers).toBe(1)
    expect(game.state.decks.engineering?.discard).toContain('repair-2')
    expect(strength(fight().answer(zarek, 'no'))).toBe(-2)
  })

  test('a second Dogfight is another card', () => {
    const game = fight({ hands: { [kara]: ['dogfight-0', 'dogfight-0'] } }).answer(zarek, 'yes')
    expect(game.answer(zarek, 'kind:viper').options(zarek)).toContain('card:dogfight-0#1')
  })

  test('a viper in space, or an assault raptor, which is destroyed', () => {
    const game = fight({ ships: { bow: { viper: 1 } } }).answer(zarek, 'yes')
    expect(game.options(zarek)).toEqual(
      expect.arrayContaining(['kind:viper', 'kind:assault-raptor', expect.stringMatching(/^ship:/)]),
    )
    game.answer(zarek, 'kind:assault-raptor')
    expect(game.state.fleet['assault-raptor']).toMatchObject({ reserve: 0, destroyed: 1 })
  })

  test('without a viper to damage nobody is asked', () => {
    const game = fight({ reserve: { viper: 0 }, fleet: { 'assault-raptor': { reserve: 0, destroyed: 1 } } })
    expect(strength(game)).toBe(-2)
  })
})

describe('Force Their Hand', () => {
  const forced = (p: Partial<Position> = {}): TestGame => {
    const game = labor({
      hands: { [kara]: ['force-their-hand-0'], [zarek]: ['executive-order-2', 'repair-1'] },
      decks: { crisis: ['prison-labor'], mutiny: ['selfish-act'] },
      ...p,
    })
    return game.answer(kara, 'force-their-hand-0')
  }

  test('the current player adds a card from his hand, or draws a Mutiny card', () => {
    const adds = forced().pass(zarek).answer(zarek, 'option:0').answer(zarek, 'executive-order-2')
    expect(strength(adds)).toBe(2)
    expect(adds.player(zarek).hand).toEqual(['repair-1'])
    const draws = forced().pass(zarek).answer(zarek, 'option:1')
    expect(mutinies(draws, zarek)).toEqual(['selfish-act'])
    expect(strength(draws)).toBe(0)
  })

  test('without a card he draws', () => {
    const game = forced({ hands: { [kara]: ['force-their-hand-0'] } })
    expect(mutinies(game, zarek)).toEqual(['selfish-act'])
  })

  test('DQ6: what the card he adds does in a check takes effect', () => {
    const hands = { [kara]: ['force-their-hand-0'], [zarek]: ['bait-0'] }
    const game = forced({ hands }).pass(zarek).answer(zarek, 'option:0')
    expect(effects(game)).toEqual(['force-their-hand', 'bait'])
    expect(areasOf(game, 'civilian')).toEqual(['stern'])
  })

  test('DQ29: in the Brig, he may add it besides the one card he may add there', () => {
    const game = scenario({
      players: [zarek, kara, roslin, adama],
      config,
      used: { [kara]: ['secret-destiny'], [adama]: ['command-authority'] },
      at: { [zarek]: 'brig' },
      hands: { [kara]: ['force-their-hand-0'], [zarek]: ['strategic-planning-3', 'repair-1'] },
      destiny: ['repair-1', 'consolidate-power-1'],
    })
    game.answer(zarek, 'location:brig').pass(zarek).answer(kara, 'force-their-hand-0')
    expect(game.request(zarek)).toMatchObject({ max: 1, prompt: { key: 'prompt.contribute' } })
    game.answer(zarek, 'repair-1').answer(zarek, 'option:0')
    expect(strength(game)).toBe(3 - 1)
  })

  test('nothing happens while the current player is a Cylon player', () => {
    const game = scenario({
      players: [zarek, kara, roslin, adama],
      config,
      used: { [kara]: ['secret-destiny'], [adama]: ['command-authority'] },
      revealed: [zarek],
      at: { [zarek]: 'caprica' },
      hands: { [kara]: ['force-their-hand-0'], [zarek]: ['repair-1'] },
      decks: { crisis: ['prison-labor', 'prisoner-revolt'] },
      destiny: ['repair-1', 'consolidate-power-1'],
    })
    game.answer(zarek, 'location:caprica').answer(zarek, 'prison-labor')
    allIn(game)
    expect(game.happened('event.check-revealed')).toBe(true)
    expect(game.happened('event.added-revealed')).toBe(false)
    expect([kara, roslin, adama].some((who) => mutinies(game, who).length > 0)).toBe(false)
  })
})

describe('Install Upgrades', () => {
  const upgraded = (cards: readonly string[], p: Partial<Position> = {}): TestGame =>
    turnedUp({ hands: { [kara]: ['install-upgrades-0', 'install-upgrades-0', ...cards] }, ...p })
  const pass = ['executive-order-2', 'executive-order-2', 'declare-emergency-5', 'executive-order-1']
  const drawn = (game: TestGame) => game.player(zarek).hand.length

  test('D-ABIL-6, D-ABIL-11, DT22: the current player draws 2 Engineering cards when it passes, 1 when it fails, after the result', () => {
    const passed = upgraded(pass)
    expect(passed.happened('event.check-pass')).toBe(true)
    expect(drawn(passed)).toBe(2)
    const failed = upgraded([])
    expect(drawn(failed)).toBe(1)
    const keys = told(failed, 'event.lost', 'event.drew-cards').map((e) => e.key)
    expect(keys.at(-1)).toBe('event.drew-cards')
    expect(keys).toHaveLength(3)
  })

  test('DQ7: a check that is passed in part is not passed', () => {
    const game = upgraded(['declare-emergency-5', 'executive-order-2', 'executive-order-2'], {
      decks: { crisis: ['prisoner-revolt'] },
    })
    expect(game.happened('event.check-partial')).toBe(true)
    expect(drawn(game)).toBe(1)
  })

  test('D-ABIL-7: also where the card is taken out of the check', () => {
    const hands = { [kara]: ['install-upgrades-0', 'quick-thinking-0'] }
    const game = turnedUp({ hands }).answer(zarek, 'install-upgrades-0').answer(zarek, 'install-upgrades-0')
    expect(drawn(game)).toBe(1 + 1)
  })

  test('DQ28: with Change of Plans it is passed all the same', () => {
    const game = labor({
      hands: { [kara]: ['install-upgrades-0', ...pass], [adama]: ['change-of-plans-5'] },
      resources: { morale: 5 },
    })
    game.answer(kara, 'install-upgrades-0', ...pass).pass(adama)
    game.answer(adama, 'change-of-plans-5').until((g) => g.state.turn.step !== 'crisis')
    expect(game.player(zarek).hand.filter((card) => isOf(card, 'engineering'))).toHaveLength(2)
    expect(drawn(game)).toBe(4)
  })
})

describe('Change of Plans', () => {
  const baltar = 'gaius-baltar'
  // Colonial Day (10: politics, tactics; 1 morale more if it is passed).
  const colonialDay = (p: Partial<Position> = {}): TestGame =>
    labor({
      players: [zarek, kara, roslin, adama, baltar],
      revealed: [baltar],
      decks: { crisis: ['colonial-day'] },
      hands: {
        [kara]: ['strategic-planning-5', 'strategic-planning-4', 'strategic-planning-3'],
        [adama]: ['change-of-plans-5'],
      },
      resources: { morale: 5 },
      ...p,
    }).answer(zarek, 'option:0')

  test('DT21: when a check is passed, every human player draws 2 cards of his types in place of the result', () => {
    const game = colonialDay()
    game.answer(kara, 'strategic-planning-5', 'strategic-planning-4', 'strategic-planning-3').pass(adama)
    expect(game.request(adama)).toMatchObject({ window: 'check-judged', secret: true })
    game.answer(adama, 'change-of-plans-5').until((g) => g.state.turn.step !== 'crisis')
    expect([zarek, kara, roslin, adama, baltar].map((who) => game.player(who).hand.length)).toEqual([
      2, 2, 2, 2, 0,
    ])
    const types = ['tactics', 'piloting', 'engineering', 'leadership', 'politics']
    const ofKara = types.slice(0, 2).concat('leadership', 'engineering')
    for (const card of game.player(kara).hand) expect(ofKara).toContain(types.find((t) => isOf(card, t)))
    expect(game.state.resources.morale).toBe(5)
  })

  test('DT21: without it the result is carried out', () => {
    const game = colonialDay()
    game.answer(kara, 'strategic-planning-5', 'strategic-planning-4', 'strategic-planning-3').pass(adama)
    expect(game.pass(adama).state.resources.morale).toBe(6)
  })

  test('DT21: not when the check is failed or passed in part', () => {
    const failed = colonialDay().pass(kara).pass(adama)
    expect(failed.happened('event.check-fail')).toBe(true)
    expect(failed.asked).not.toContain(adama)
    const inPart = labor({
      decks: { crisis: ['prisoner-revolt'] },
      hands: { [kara]: ['declare-emergency-5', 'executive-order-2'], [adama]: ['change-of-plans-5'] },
    })
    inPart.answer(kara, 'declare-emergency-5', 'executive-order-2').pass(adama)
    expect(inPart.happened('event.check-partial')).toBe(true)
    expect(inPart.happened('event.played')).toBe(false)
    expect(inPart.asked).not.toContain(adama)
  })
})

describe('A Second Chance', () => {
  const chance = (cards: readonly string[], p: Partial<Position> = {}): TestGame =>
    labor({
      tokens: { [zarek]: { miracle: 0 } },
      hands: { [adama]: ['a-second-chance-5'], [kara]: cards },
      ...p,
    }).answer(adama, 'a-second-chance-5')
  const miracles = (game: TestGame) => game.player(zarek).tokens.miracle
  const fourteen = ['declare-emergency-5', 'declare-emergency-4', 'declare-emergency-3', 'executive-order-2']

  test('D-ABIL-12, DT15, DT22: the current player gains a miracle if the total is 4 above the difficulty', () => {
    expect(miracles(allIn(chance(fourteen)))).toBe(1)
    expect(miracles(allIn(chance([...fourteen.slice(0, 3), 'executive-order-1'])))).toBe(0)
  })

  test('D-ABIL-12: above the printed difficulty, whatever has become of it', () => {
    const thirteen = [
      'declare-emergency-5',
      'declare-emergency-4',
      'declare-emergency-3',
      'executive-order-1',
    ]
    const game = chance([], {
      config: withPegasus,
      decks: { crisis: ['prison-labor'], treachery: ['personal-vices-3'] },
      hands: { [adama]: ['a-second-chance-5', 'jury-rigged-1'], [kara]: thirteen },
    })
    allIn(game.answer(adama, 'jury-rigged-1'))
    expect(game.events.find((e) => e.key === 'event.check-revealed')?.params).toMatchObject({ difficulty: 6 })
    expect(strength(game)).toBe(13)
    expect(miracles(game)).toBe(0)
  })

  test('D-MIR-3: nobody gains one beyond his limit', () => {
    expect(miracles(allIn(chance(fourteen, { tokens: {} })))).toBe(1)
  })
})

describe('The check of a Mission', () => {
  const mission = (hands: Position['hands']): TestGame =>
    scenario({
      players: [zarek, kara, roslin, adama],
      config: { ...config, objective: 'earth' },
      used: { [kara]: ['secret-destiny'], [adama]: ['command-authority'] },
      at: { [zarek]: 'bridge' },
      hands,
      decks: { mission: ['attack-on-the-colony'] }, // 14: tactics, piloting
      destiny: ['bait-0', 'dradis-contact-0'],
    }).answer(zarek, 'location:bridge')

  test('D-HOME-18, DT14, DT15, DT21: neither Restore Order nor A Second Chance nor Change of Plans is used on it', () => {
    const strong = ['strategic-planning-5', 'maximum-firepower-5', 'strategic-planning-4']
    const game = mission({
      [adama]: ['restore-order-3', 'a-second-chance-5', 'change-of-plans-5'],
      [kara]: strong,
    })
    expect(game.request(kara).prompt.key).toBe('prompt.contribute')
    game.answer(kara, ...strong).pass(adama)
    expect(game.happened('event.check-pass')).toBe(true)
    expect(game.happened('event.played')).toBe(false)
    expect(game.asked).not.toContain(adama)
  })

  test('D-HOME-19, DT18, DT19: and nothing in it takes effect', () => {
    const cards = ['all-hands-on-deck-0', 'install-upgrades-0', 'quick-thinking-0', 'dogfight-0']
    const game = mission({ [kara]: [...cards, 'force-their-hand-0'] })
    allIn(game)
    expect(game.happened('event.check-revealed')).toBe(true)
    expect(effects(game)).toEqual([])
    expect(strength(game)).toBe(0)
  })
})
