import { describe, expect, it } from 'vitest'
import { contentOf } from '../../src/content/index.ts'
import { once } from '../../src/content/print.ts'
import { gain } from '../../src/effects/resources.ts'
import { checkedConfig } from '../../src/index.ts'
import { type Position, scenario, type TestGame, withSets } from '../../src/testing/index.ts'

// EXEC: what happens to whom an execution hits.

const config = { sets: ['base', 'pegasus'] }
const [adama, roslin, tyrol] = ['william-adama', 'laura-roslin', 'galen-tyrol'] as const

/** The Admiral has chosen that the current player is executed; the next questions are those of the execution. */
function condemned(p: Partial<Position> = {}): TestGame {
  return scenario({
    players: [tyrol, adama, roslin],
    config,
    step: 'crisis',
    ...p,
    decks: { crisis: ['a-verdict-of-guilty'], ...p.decks },
  }).answer(p.titles?.admiral ?? adama, 'option:0')
}

/** The same, and he goes on with somebody else. */
const replaced = (by: string, p: Partial<Position> = {}): TestGame =>
  condemned(p).answer('', `character:${by}`)

/** Tyrol has somebody executed by the check of the Airlock, which passes. */
function airlocked(who: string, p: Partial<Position> = {}, giver: string = adama): TestGame {
  const game = scenario({
    players: [tyrol, giver, roslin, 'saul-tigh'],
    config,
    ...p,
    at: { [tyrol]: 'airlock', ...p.at },
    hands: { [giver]: ['strategic-planning-5', 'strategic-planning-4', 'strategic-planning-4'], ...p.hands },
    destiny: ['launch-scout-1', 'launch-scout-1'],
  }).answer(tyrol, 'location:airlock')
  game.answer(tyrol, `seat:${game.seat(who)}`)
  game.untilAsked(giver, 'prompt.contribute').answer(giver, ...game.options(giver))
  return game.until((g) => g.happened('event.executed') || g.happened('event.check-fail'))
}

const first = (game: TestGame) => {
  const [p] = game.state.players
  if (!p) throw new Error('Nobody sits there.')
  return p
}

describe('EXEC: what he has', () => {
  it('P-EXEC-1, P-EXEC-6, P-EXEC-8: he discards his hand and is proven human, which costs 1 morale', () => {
    const game = condemned({
      hands: { [tyrol]: ['repair-1', 'executive-order-1'] },
      loyalty: { [tyrol]: ['not-a-cylon', 'not-a-cylon'] },
    })
    expect(first(game).hand).toEqual([])
    expect(first(game).shown).toEqual(['not-a-cylon', 'not-a-cylon'])
    expect(first(game).loyalty).toEqual([])
    expect(game.state.resources.morale).toBe(9)
    expect(first(game).past).toEqual(['executed', 'execution-cost-morale'])
  })

  it('P-EXEC-2, P-EXEC-3: his Quorum hand stays, what was played on his character goes', () => {
    const game = condemned({
      titles: { president: tyrol },
      quorum: ['arrest-order', 'food-rationing'],
      inPlay: [{ card: 'assign-arbitrator', deck: 'quorum', holder: tyrol }],
    })
    expect(game.state.quorum).toEqual(['arrest-order', 'food-rationing'])
    expect(game.state.inPlay).toEqual([])
    expect(game.state.decks.quorum.discard).toEqual(['assign-arbitrator'])
  })

  it('P-EXEC-14, P-EXEC-15: "once per game" is once per player, with whichever character', () => {
    const next = (used: Position['used']) =>
      replaced('saul-tigh', { used }).until((g) => g.state.turn.seat === 0 && g.state.turn.step === 'action')
    expect(next({ [tyrol]: ['blind-devotion'] }).options('saul-tigh')).not.toContain(
      'ability:declare-martial-law',
    )
    expect(next({}).options('saul-tigh')).toContain('ability:declare-martial-law')
  })

  it('PQ4: the new character draws no hand; PQ3: his turn goes on', () => {
    const game = replaced('saul-tigh', { hands: { [tyrol]: ['repair-1'] } })
    expect(first(game).hand).toEqual([])
    expect(game.state.jumpTrack).toBe(1)
    expect(game.happened('event.activate')).toBe(true)
  })
})

describe('EXEC: a Cylon', () => {
  const cylon = { loyalty: { [tyrol]: ['cylon-morale', 'cylon-sickbay', 'not-a-cylon'] } }

  it('P-EXEC-4, P-EXEC-8, P-EXEC-18: he reveals one card of his choice without its action; no morale is lost and he stays himself', () => {
    const game = condemned(cylon)
    expect(game.options(tyrol)).toEqual(['card:cylon-morale', 'card:cylon-sickbay'])
    game.answer(tyrol, 'cylon-morale')
    expect(first(game).shown).toEqual(['cylon-morale'])
    expect(game.state.resources.morale).toBe(10)
    game.answer(tyrol, 'seat:1')
    expect(first(game).character).toBe(tyrol)
    expect(game.player(tyrol).revealed).toBe(true)
  })

  it('P-EXEC-5, PT32: he gives his other Loyalty cards to a human player up to distance 6, and keeps them beyond', () => {
    const given = condemned({ ...cylon, distance: 6, milestones: [4] }).answer(tyrol, 'cylon-morale')
    expect(given.options(tyrol)).toEqual(['seat:1', 'seat:2'])
    given.answer(tyrol, 'seat:2')
    expect(given.player(roslin).loyalty).toEqual(['not-a-cylon', 'cylon-sickbay', 'not-a-cylon'])
    const kept = condemned({ ...cylon, distance: 7, milestones: [4] }).answer(tyrol, 'cylon-morale')
    expect(kept.player(tyrol).loyalty).toEqual(['cylon-sickbay', 'not-a-cylon'])
    expect(kept.asked).not.toContain(tyrol)
  })

  it('P-EXEC-16, P-EXEC-17, P-REVEAL-2, P-REVEAL-8: he goes to the Resurrection Ship with no cards and no Super Crisis card', () => {
    const game = condemned({
      loyalty: { [tyrol]: ['cylon-morale'] },
      hands: { [tyrol]: ['repair-1', 'repair-1'] },
      titles: { president: tyrol },
    })
    const p = game.player(tyrol)
    expect([p.at, p.hand, p.superCrises]).toEqual(['resurrection-ship', [], []])
    expect(game.state.titles.president).toBe(2)
  })

  it('PQ3, PQ22: his turn ends: the card is finished, its icons are not resolved', () => {
    const game = condemned({
      loyalty: { [tyrol]: ['cylon-morale'] },
      hands: { [adama]: Array(4).fill('repair-1') },
    })
    expect(game.asked).toEqual([adama])
    game.answer(adama, ...game.options(adama).slice(0, 3))
    expect(game.state.turn.seat).toBe(1)
    expect(game.state.jumpTrack).toBe(0)
    expect(game.happened('event.activate')).toBe(false)
  })

  it('P-EXEC-7, PQ35: a Leader shows nothing and goes to the Resurrection Ship', () => {
    const game = airlocked('cavil', {
      players: [tyrol, adama, roslin, 'cavil'],
      loyalty: { cavil: [] },
      held: { cavil: { 'sympathetic-agenda': ['convert-the-infidels'] } },
    })
    expect(game.player('cavil')).toMatchObject({ at: 'resurrection-ship', standing: 'leader', shown: [] })
    expect(game.view(adama).players[3]?.held['sympathetic-agenda']).toBe(1)
    expect(game.state.resources.morale).toBe(10)
  })

  it('P-EXEC-7: also while he infiltrates, which ends it; the turn he is in ends', () => {
    const game = airlocked('cavil', {
      players: [tyrol, adama, roslin, 'cavil'],
      loyalty: { cavil: [] },
      standing: { cavil: 'infiltrating' },
      at: { cavil: 'command' },
      inPlay: [{ card: 'assign-arbitrator', deck: 'quorum', holder: 'cavil' }],
    })
    expect(game.player('cavil')).toMatchObject({ at: 'resurrection-ship', standing: 'leader' })
    expect(game.state.inPlay).toEqual([])
    expect(game.state.resources.morale).toBe(10)
  })

  it('P-EXEC-29: one who was revealed before discards his hand and keeps his Super Crisis cards', () => {
    const game = airlocked('saul-tigh', {
      revealed: ['saul-tigh'],
      at: { 'saul-tigh': 'caprica' },
      hands: { 'saul-tigh': ['repair-1'] },
      superCrises: { 'saul-tigh': ['inbound-nukes'] },
    })
    expect(game.player('saul-tigh')).toMatchObject({
      at: 'resurrection-ship',
      hand: [],
      superCrises: ['inbound-nukes'],
    })
    expect(game.state.resources.morale).toBe(10)
  })
})

describe('EXEC: the new character', () => {
  it('P-EXEC-9, P-EXEC-11, PT34: he chooses any other character but a Cylon Leader, of any type', () => {
    const options = condemned({ dead: ['tom-zarek'] }).state.asks[0]?.options.map((o) => o.id) ?? []
    expect(options).toEqual(expect.arrayContaining(['character:saul-tigh', 'character:kara-thrace']))
    for (const gone of [tyrol, 'cavil', roslin, 'tom-zarek'])
      expect(options).not.toContain(`character:${gone}`)
    expect(replaced('saul-tigh').state.dead).toEqual([tyrol])
  })

  it('P-EXEC-12, P-EXEC-28: he begins where the sheet says and keeps what he has shown', () => {
    const game = replaced('saul-tigh')
    expect(game.player('saul-tigh')).toMatchObject({
      at: 'command',
      shown: ['not-a-cylon'],
      standing: 'human',
    })
  })

  it('P-EXEC-19: with nobody left to choose the humans lose at once', () => {
    const all = [...contentOf(checkedConfig({ players: 3, ...config })).characters.keys()]
    const seated: readonly string[] = [tyrol, adama, roslin]
    const game = condemned({ dead: all.filter((id) => !seated.includes(id)) })
    expect(game.outcome).toMatchObject({ winner: 'cylons', reason: 'nobody-left' })
  })

  it('P-EXEC-20, P-SUCC-8, PT35: a title passes on when he has chosen, to the highest in line, himself included', () => {
    const president = (by: string) => {
      const game = condemned({ titles: { president: tyrol }, players: [tyrol, adama, 'saul-tigh'] })
      expect(game.state.titles.president).toBe(0)
      return game.answer('', `character:${by}`).state.titles.president
    }
    expect(president('laura-roslin')).toBe(0)
    expect(president('kara-thrace')).toBe(1)
  })

  it('P-SUCC-9: one who ranks above the holder of a title does not take it from him', () => {
    expect(replaced('helena-cain').until((g) => g.asked[0] !== 'helena-cain').state.titles.admiral).toBe(1)
  })

  it('P-EXEC-30: the ship he was piloting goes back to the Reserves', () => {
    const game = condemned({
      players: ['kara-thrace', adama, roslin],
      piloting: { 'kara-thrace': 'bow' },
      used: { 'kara-thrace': ['secret-destiny'] },
    })
    expect(game.state.ships).toEqual([])
    expect(game.state.fleet.viper?.reserve).toBe(8)
  })

  it('P-EXEC-31: where his place is closed he begins on the Hangar Deck', () => {
    const closed = { card: 'bomb-on-colonial-1', deck: 'super-crisis' }
    const game = replaced('tom-zarek', { players: [tyrol, adama, 'saul-tigh'] })
    expect(game.player('tom-zarek').at).toBe('administration')
    const other = replaced('tom-zarek', { players: [tyrol, adama, 'saul-tigh'], inPlay: [closed] })
    expect(other.player('tom-zarek').at).toBe('hangar-deck')
  })

  it('P-EXEC-24: Helo is Stranded in his next turn', () => {
    const game = replaced('karl-agathon').until((g) => g.state.turn.seat !== 0)
    expect(game.player('karl-agathon')).toMatchObject({ at: 'off-board', turns: 0 })
    game.until((g) => g.state.turn.seat === 0 && g.state.turn.step === 'crisis')
    expect(game.player('karl-agathon')).toMatchObject({ at: 'off-board', turns: 1 })
    game.until((g) => g.state.turn.seat !== 0).until((g) => g.state.turn.seat === 0)
    expect(game.player('karl-agathon')).toMatchObject({ at: 'hangar-deck', turns: 2 })
  })

  it('P-EXEC-25: Apollo launches at once, or begins on the Hangar Deck', () => {
    const game = replaced('lee-adama')
    game.answer('lee-adama', game.options('lee-adama')[0] ?? '')
    expect(game.player('lee-adama').at).toBe('piloting')
    expect(replaced('lee-adama', { reserve: { viper: 0 } }).player('lee-adama').at).toBe('hangar-deck')
  })

  it('P-EXEC-21, PQ24: for Boomer before the Sleeper Agent phase a "not a Cylon" card joins the deck, if there is one left', () => {
    const game = replaced('sharon-valerii', { loyaltyDeck: ['cylon-morale'] })
    expect([...game.state.loyaltyDeck].sort()).toEqual([
      'cylon-morale',
      expect.stringMatching(/^not-a-cylon/),
    ])
    expect(game.player('sharon-valerii').at).toBe('armory')
    const none = [...Array(8).fill('not-a-cylon'), 'not-a-cylon-pegasus']
    expect(replaced('sharon-valerii', { loyaltyDeck: none }).state.loyaltyDeck).toHaveLength(none.length)
  })

  it('P-EXEC-22: Boomer after it begins in the Brig, and is no Admiral there', () => {
    const game = replaced('sharon-valerii', { milestones: [4], distance: 4, titles: { admiral: tyrol } })
    expect(game.player('sharon-valerii').at).toBe('brig')
    expect(game.state.loyaltyDeck).toEqual([])
    expect(game.state.titles.admiral).toBe(1)
  })

  it('P-EXEC-10: for an executed Boomer he is dealt a card at once, before he chooses', () => {
    const boomer = { players: ['sharon-valerii', adama, roslin], loyaltyDeck: ['cylon-brig', 'not-a-cylon'] }
    const game = condemned(boomer)
    expect(first(game).loyalty).toEqual(['cylon-brig'])
    game.answer('', 'character:saul-tigh')
    expect(first(game).loyalty).toEqual(['cylon-brig'])
    expect(first(condemned({ ...boomer, milestones: [4], distance: 4 })).loyalty).toEqual([])
  })

  it('P-EXEC-10: the Sympathizer dealt so does what it does when the new character is there', () => {
    const game = condemned({
      players: ['sharon-valerii', adama, roslin, tyrol],
      loyaltyDeck: ['sympathizer'],
    }).answer('', 'character:saul-tigh')
    expect(game.player('saul-tigh')).toMatchObject({ at: 'resurrection-ship', sympathizer: true })
  })

  it('P-EXEC-26: Baltar before it: a card joins the deck, then his player is dealt one', () => {
    const game = replaced('gaius-baltar', { loyaltyDeck: ['cylon-morale'] })
    expect(game.player('gaius-baltar').loyalty).toHaveLength(1)
    expect(game.state.loyaltyDeck).toHaveLength(1)
  })

  it('P-EXEC-27: Baltar after it cannot use Cylon Detector', () => {
    const late = replaced('gaius-baltar', { milestones: [4], distance: 4 })
    expect(late.player('gaius-baltar')).toMatchObject({ lacks: ['cylon-detector'], loyalty: [] })
    expect(replaced('gaius-baltar').player('gaius-baltar').lacks).toBeUndefined()
  })

  it('P-EXEC-32: Dee, executed for the morale it cost, follows when it is finished', () => {
    const game = condemned({ players: [tyrol, adama, roslin, 'anastasia-dualla'], resources: { morale: 3 } })
    expect(game.events.filter((e) => e.key === 'event.executed')).toHaveLength(1)
    game.answer('', 'character:saul-tigh')
    const keys = game.events.map((e) => e.key)
    expect(keys.lastIndexOf('event.executed')).toBeGreaterThan(keys.indexOf('event.replaced'))
    game.answer('', 'character:tom-zarek')
    expect(game.state.players.map((p) => p.character)).toEqual(['saul-tigh', adama, roslin, 'tom-zarek'])
    expect(game.state.resources.morale).toBe(2)
  })

  it('P-EXEC-33: abilities of the new character are not for what executed the old one', () => {
    const mourner = {
      id: 'mourner',
      title: 'A Mourner',
      type: 'support',
      skills: [],
      start: 'command',
      loyaltyExtra: 0,
      abilities: [once('mourn', 'Mourn', { window: 'resource-lost', effect: [gain('food', 1)] })],
    } as const
    const { sets } = withSets([{ id: 'mourning', characters: [mourner] }], { sets: ['base', 'pegasus'] })
    const grieving = (characters: readonly string[]) =>
      scenario({
        players: [tyrol, adama, ...characters],
        config: { sets },
        step: 'crisis',
        resources: { morale: 3, food: 5 },
        decks: { crisis: ['unsettling-stories'] },
      }).answer(tyrol, 'option:1')
    // She is executed for the morale that was lost, and whoever follows her is not asked about that loss.
    const game = grieving(['anastasia-dualla']).answer('', 'character:mourner')
    expect(game.asked).not.toContain('mourner')
    expect(grieving(['mourner']).asked).toEqual(['mourner'])
  })

  it('P-EXEC-34: but for later steps, such as the end of the check', () => {
    const game = airlocked('saul-tigh', {}, 'tom-zarek')
    game.answer('', `character:${adama}`)
    expect(game.asked).toEqual([adama])
    expect(game.request(adama).window).toBe('check-resolved')
  })
})
