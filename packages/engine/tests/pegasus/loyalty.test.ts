import { describe, expect, it } from 'vitest'
import { contentOf } from '../../src/content/index.ts'
import { deckOf } from '../../src/core/content.ts'
import { checkedConfig } from '../../src/index.ts'
import { type Position, playRandomly, scenario, type TestGame } from '../../src/testing/index.ts'

// LOY, REVEAL and the Sympathetic Cylon of VAR: who shows himself, what he gives up and what he passes on.

const config = { sets: ['base', 'pegasus'] }
const [adama, roslin, tyrol, tigh] = ['william-adama', 'laura-roslin', 'galen-tyrol', 'saul-tigh'] as const
const four = [tyrol, adama, roslin, tigh]

const revealed = (card: string, p: Partial<Position> = {}): TestGame =>
  scenario({ players: four, config, ...p, loyalty: { [tyrol]: [card, 'not-a-cylon'], ...p.loyalty } }).answer(
    tyrol,
    `reveal:${card}`,
  )
const treachery = (game: TestGame, who: string): number =>
  game.player(who).hand.filter((c) => deckOf(contentOf(game.state.config), c) === 'treachery').length

describe('LOY: passing on', () => {
  it('P-LOY-1, P-LOY-3, PT32: he gives all his other cards to one human player, up to distance 6', () => {
    const game = revealed('cylon-brig', {
      distance: 6,
      milestones: [4],
      loyalty: { [tyrol]: ['cylon-brig', 'cylon-morale', 'not-a-cylon'] },
      revealed: [tigh],
    }).pass(tyrol)
    expect(game.request(tyrol).prompt.key).toBe('prompt.pass-loyalty')
    expect(game.options(tyrol)).toEqual(['seat:1', 'seat:2'])
    game.answer(tyrol, 'seat:1')
    expect(game.player(adama).loyalty).toEqual(['not-a-cylon', 'cylon-morale', 'not-a-cylon'])
    expect(game.player(tyrol)).toMatchObject({ loyalty: [], shown: ['cylon-brig'] })
    expect(game.saw(roslin)).not.toContain('event.loyalty-passed-cards')
  })

  it('P-LOY-2: beyond it he keeps them', () => {
    const game = revealed('cylon-brig', { distance: 7, milestones: [4] }).pass(tyrol)
    expect(game.player(tyrol).loyalty).toEqual(['not-a-cylon'])
    expect(game.state.turn.seat).toBe(1)
  })

  it('P-LOY-4, P-REVEAL-1, P-REVEAL-9: after the Super Crisis card and before the turn ends', () => {
    const game = revealed('cylon-brig').pass(tyrol)
    expect(game.player(tyrol)).toMatchObject({ at: 'resurrection-ship', superCrises: [expect.any(String)] })
    expect(game.state.turn.seat).toBe(0)
    game.answer(tyrol, 'seat:2')
    expect(game.state.turn.seat).toBe(1)
  })

  it('P-LOY-9, P-LOY-10: exactly one card is turned up, and never another one', () => {
    const game = revealed('cylon-brig', {
      distance: 7,
      milestones: [4],
      loyalty: { [tyrol]: ['cylon-brig', 'cylon-morale'] },
    }).pass(tyrol)
    expect(game.player(tyrol).shown).toEqual(['cylon-brig'])
    game.until((g) => g.state.turn.seat === 0 && g.state.turn.step === 'action')
    expect(game.options(tyrol).filter((o) => o.startsWith('reveal'))).toEqual([])
  })

  it('PQ1: not to a Leader who infiltrates', () => {
    const game = revealed('cylon-brig', {
      players: [tyrol, adama, roslin, 'cavil'],
      loyalty: { [tyrol]: ['cylon-brig', 'not-a-cylon'], cavil: [] },
      standing: { cavil: 'infiltrating' },
      at: { cavil: 'command' },
    }).pass(tyrol)
    expect(game.options(tyrol)).toEqual(['seat:1', 'seat:2'])
  })

  /** The fleet reaches the Sleeper Agent phase in Adama's turn; Tyrol is a Cylon player. */
  const asleep = (deck: readonly string[], p: Partial<Position> = {}): TestGame =>
    scenario({
      players: four,
      current: adama,
      config,
      revealed: [tyrol],
      distance: 3,
      jumpTrack: 4,
      dice: [8],
      loyaltyDeck: deck,
      ...p,
      at: { [adama]: 'ftl-control', ...p.at },
      decks: { destination: ['tylium-planet', 'tylium-planet'], crisis: ['riots-a'] },
      reserve: { raptor: 0 },
    })
      .answer(adama, 'location:ftl-control')
      .until((g) => g.happened('event.sleeper'))

  // From Adama: he, Roslin, Tigh, Tyrol are dealt their cards.
  it('P-LOY-5, PT33: a Cylon player passes on what he is dealt', () => {
    const game = asleep(['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'cylon-morale'])
    expect(game.asked).toEqual([tyrol])
    expect(game.options(tyrol)).toEqual(['seat:1', 'seat:2', 'seat:3'])
    game.answer(tyrol, 'seat:2')
    expect(game.player(roslin).loyalty).toContain('cylon-morale')
    expect(game.player(tyrol).loyalty).toEqual([])
  })

  it('P-LOY-6, P-LOY-7: he does not show the Sympathizer; the human player who is handed it does at once', () => {
    const game = asleep(['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'sympathizer'])
    expect(game.happened('event.sympathizer')).toBe(false)
    game.answer(tyrol, 'seat:2')
    expect(game.player(roslin)).toMatchObject({ shown: ['sympathizer'], sympathizer: true })
  })

  it('P-LOY-11: Boomer, revealed before, is still dealt two', () => {
    const players = ['sharon-valerii', adama, roslin, tigh]
    const game = asleep(['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'cylon-morale'], {
      players,
      revealed: ['sharon-valerii'],
    })
    expect(game.player('sharon-valerii').loyalty).toContain('cylon-morale')
    game.answer('sharon-valerii', 'seat:1')
    expect(game.player(adama).loyalty).toHaveLength(5)
  })

  it('P-LOY-12: a Leader is dealt none', () => {
    const game = asleep(['not-a-cylon', 'not-a-cylon', 'not-a-cylon'], {
      players: ['cavil', adama, roslin, tigh],
      revealed: [],
      loyalty: { cavil: [] },
    })
    expect(game.player('cavil').loyalty).toEqual([])
    expect(game.state.loyaltyDeck).toEqual([])
  })
})

describe('REVEAL', () => {
  const hands = {
    [tyrol]: Array(5).fill('repair-1'),
    [adama]: ['repair-2'],
    [roslin]: [],
    [tigh]: ['repair-2'],
  }

  it('P-REVEAL-1, P-REVEAL-3: "make players draw treachery": each human player in turn, then his discard, then his two', () => {
    const game = revealed('cylon-treachery', { hands })
    expect([adama, roslin, tigh].map((who) => treachery(game, who))).toEqual([1, 1, 1])
    expect([adama, roslin, tigh].map((who) => game.player(who).hand.length)).toEqual([1, 1, 1])
    expect(treachery(game, tyrol)).toBe(0)
    expect(game.request(tyrol)).toMatchObject({ min: 2, max: 2 })
    game.answer(tyrol, ...game.options(tyrol).slice(0, 2))
    expect(game.player(tyrol).hand).toHaveLength(5)
    expect(treachery(game, tyrol)).toBe(2)
  })

  it('P-REVEAL-11: in the Brig nothing of it happens', () => {
    const game = revealed('cylon-treachery', { hands, at: { [tyrol]: 'brig' } })
    game.answer(tyrol, ...game.options(tyrol).slice(0, 2))
    expect(four.map((who) => treachery(game, who))).toEqual([0, 0, 0, 0])
  })

  it('P-REVEAL-2, P-REVEAL-4, P-REVEAL-5, P-REVEAL-6, P-REVEAL-7, P-SUCC-3: three cards, what he was given, titles, the Resurrection Ship and a Super Crisis card', () => {
    const game = revealed('cylon-morale', {
      hands,
      titles: { president: tyrol, admiral: tyrol },
      quorum: ['arrest-order'],
      inPlay: [{ card: 'assign-arbitrator', deck: 'quorum', holder: tyrol }],
    }).answer(tyrol, 'no')
    game.answer(tyrol, ...game.options(tyrol).slice(0, 2))
    expect(game.player(tyrol)).toMatchObject({ at: 'resurrection-ship', hand: Array(3).fill('repair-1') })
    expect(game.player(tyrol).superCrises).toHaveLength(1)
    expect(game.state.titles).toEqual({ president: 2, admiral: 1 })
    expect(game.state.quorum).toEqual(['arrest-order'])
    expect(game.state.inPlay).toEqual([])
  })

  it('P-REVEAL-10, P-REVEAL-12: he draws no Crisis card, and two cards of two types', () => {
    const game = scenario({
      players: four,
      config,
      revealed: [tyrol],
      at: { [tyrol]: 'caprica' },
      step: 'receiveSkills',
    })
    expect(game.request(tyrol)).toMatchObject({ min: 2, max: 2 })
    expect(game.options(tyrol)).toHaveLength(6)
    game.answer(tyrol, ...game.options(tyrol).slice(4)).until((g) => g.state.turn.seat !== 0)
    expect(game.happened('event.crisis')).toBe(false)
  })

  it('P-REVEAL-16: the ship he was piloting goes back to the Reserves', () => {
    const game = scenario({
      players: ['kara-thrace', adama, roslin],
      config,
      piloting: { 'kara-thrace': 'bow' },
      loyalty: { 'kara-thrace': ['cylon-morale'] },
    })
      .answer('kara-thrace', 'reveal:cylon-morale')
      .answer('kara-thrace', 'no')
    expect(game.state.ships).toEqual([])
    expect(game.state.fleet.viper?.reserve).toBe(8)
  })

  it('P-REVEAL-17: revealing with the first action of an Executive Order forfeits the second', () => {
    const game = scenario({
      players: four,
      current: adama,
      config,
      hands: { [adama]: ['executive-order-1'], [tyrol]: ['repair-1'] },
      loyalty: { [tyrol]: ['cylon-morale'] },
    }).answer(adama, 'executive-order-1')
    game
      .answer(adama, 'seat:0')
      .answer(tyrol, 'actions')
      .answer(tyrol, 'reveal:cylon-morale')
      .answer(tyrol, 'no')
    expect(game.asked).not.toContain(tyrol)
    expect(game.state.turn.seat).toBe(1)
  })
})

describe('the Sympathetic Cylon', () => {
  const variant = { ...config, variants: ['sympathetic-cylon'] }
  const card = 'sympathetic-cylon'

  /** It is dealt to Adama, whose turn it is. */
  const dealt = (p: Partial<Position> = {}): TestGame =>
    scenario({
      players: four,
      current: adama,
      config: variant,
      distance: 3,
      jumpTrack: 4,
      dice: [8],
      loyaltyDeck: [card, 'not-a-cylon', 'not-a-cylon', 'not-a-cylon'],
      ...p,
      at: { [adama]: 'ftl-control' },
      decks: { destination: ['tylium-planet', 'tylium-planet'], crisis: ['riots-a'] },
      reserve: { raptor: 0 },
    })
      .answer(adama, 'location:ftl-control')
      .until((g) => g.happened('event.sympathizer'))

  it('P-SETUP-11, P-VAR-6: it takes the place of the Sympathizer, and is in no other game', () => {
    const late = (c: Parameters<typeof checkedConfig>[0]) =>
      contentOf(checkedConfig(c)).rules.loyaltyDeck.flatMap((p) => p.late?.named ?? [])
    expect(late({ ...variant, players: 4 })).toEqual([card, card])
    expect(contentOf(checkedConfig({ ...variant, players: 4 })).loyalty.has('sympathizer')).toBe(false)
    expect(late({ ...config, players: 4 })).toEqual(['sympathizer', 'sympathizer'])
    expect(contentOf(checkedConfig({ ...config, players: 4 })).loyalty.has(card)).toBe(false)
  })

  it('P-VAR-7, P-VAR-8: whoever receives it is revealed at once and draws a Sympathetic Agenda, but no Super Crisis card', () => {
    const game = dealt().answer(adama, 'seat:2')
    expect(game.player(adama)).toMatchObject({
      at: 'resurrection-ship',
      shown: [card],
      standing: 'sympathetic',
    })
    expect(game.player(adama).held['sympathetic-agenda']).toHaveLength(1)
    expect(game.player(adama).superCrises).toEqual([])
    expect(game.state.titles.admiral).toBe(3)
    expect(game.view(roslin).players[1]?.held['sympathetic-agenda']).toBe(1)
  })

  it('PQ36: he passes his other cards on', () => {
    const game = dealt()
    expect(game.request(adama).prompt.key).toBe('prompt.pass-loyalty')
    game.answer(adama, 'seat:0')
    expect(game.player(tyrol).loyalty).toHaveLength(3)
  })

  it('PQ12: his turn does not end by it', () => {
    const game = dealt().answer(adama, 'seat:0')
    const keys = game.events.map((e) => e.key)
    expect(keys.slice(keys.indexOf('event.sympathizer'))).toContain('event.step')
  })

  const turned = { shown: { [adama]: [card] }, loyalty: { [adama]: [] } }
  const at = (place: string, standing: string, p: Partial<Position> = {}): TestGame =>
    scenario({
      players: [adama, tyrol, roslin, tigh],
      config: variant,
      ...turned,
      standing: { [adama]: standing },
      held: { [adama]: { 'sympathetic-agenda': ['convert-the-infidels'] } },
      ...p,
      at: { [adama]: place },
    })

  it('P-VAR-9, P-VAR-12: he infiltrates from Human Fleet and returns, without his former sheet', () => {
    const game = at('human-fleet', 'sympathetic').answer(adama, 'location:human-fleet:infiltrate')
    game.answer(adama, 'location:command')
    expect(game.player(adama)).toMatchObject({
      at: 'command',
      standing: 'sympathetic-infiltrating',
      revealed: false,
    })
    const later = at('command', 'sympathetic-infiltrating')
    expect(later.options(adama)).toContain('ability:end-infiltration')
    later.answer(adama, 'ability:end-infiltration')
    expect(later.player(adama)).toMatchObject({ at: 'resurrection-ship', standing: 'sympathetic' })
    const check = at('command', 'sympathetic-infiltrating', {
      step: 'crisis',
      decks: { crisis: ['training-snafu'] },
    })
    check.until((g) => g.state.turn.seat !== 0)
    expect(check.events.some((e) => e.key === 'event.used')).toBe(false)
  })

  it('P-VAR-11: infiltrating he draws three cards of three types', () => {
    const game = at('command', 'sympathetic-infiltrating', { step: 'receiveSkills' })
    expect(game.request(adama)).toMatchObject({ min: 3, max: 3 })
    expect(new Set(game.request(adama).options.map((o) => o.type)).size).toBe(game.options(adama).length)
  })

  it('P-VAR-10: he wins only if everything on his Agenda holds', () => {
    const won = (low: number) => {
      const game = scenario({
        players: [tyrol, adama, roslin, tigh],
        config: variant,
        ...turned,
        standing: { [adama]: 'sympathetic-infiltrating' },
        held: { [adama]: { 'sympathetic-agenda': ['convert-the-infidels'] } },
        at: { [tyrol]: 'ftl-control', [adama]: 'command' },
        jumpTrack: 4,
        distance: 8,
        milestones: [4, 8],
        dice: [8],
        resources: { fuel: low, food: 3, morale: 3, population: 3 },
      }).answer(tyrol, 'location:ftl-control')
      return game.outcome
    }
    expect(won(3)).toMatchObject({ winner: 'humans', winners: [0, 1, 2, 3] })
    expect(won(4)).toMatchObject({ winner: 'humans', winners: [0, 2, 3] })
  })

  it('an executed one is a Cylon: no morale is lost and he goes to the Resurrection Ship', () => {
    const game = scenario({
      players: [roslin, adama, tyrol, tigh],
      config: variant,
      ...turned,
      standing: { [adama]: 'sympathetic-infiltrating' },
      at: { [adama]: 'brig' },
      quorum: ['execute-prisoner'],
    }).answer(roslin, 'execute-prisoner')
    expect(game.player(adama)).toMatchObject({ at: 'resurrection-ship', standing: 'sympathetic' })
    expect(game.state.resources.morale).toBe(10)
  })
})

it('P-SETUP-10: the two Loyalty cards of the box join those the deck is built from', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 12; i++)
    playRandomly({ ...config, players: 5, variants: ['no-leaders'] }, `loyalty-${i}`, (s) => {
      for (const p of s.players) for (const c of p.loyalty) seen.add(c)
    })
  expect(seen).toContain('cylon-treachery')
  expect(seen).toContain('not-a-cylon-pegasus')
  expect(seen).not.toContain('sympathetic-cylon')
})
