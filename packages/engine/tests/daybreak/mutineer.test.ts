import { describe, expect, it } from 'vitest'
import { newGame } from '../../src/index.ts'
import { invariants, type Position, type TestGame, testGame } from '../../src/testing/index.ts'
import { detention, returned } from '../pegasus/new-caprica-play.ts'
import { adama, config, danna, discarded, mutinies, play, roslin, tigh, tyrol } from './mutiny-play.ts'

// MTR: who has the card "You Are The Mutineer".

const mutineer = 'mutineer'
const both = ['base', 'pegasus', 'daybreak']
const isMutineer = (game: TestGame, who: string): boolean => game.player(who).shown.includes(mutineer)
const sound = (game: TestGame): void => expect(invariants(game.state)).toEqual([])

/** Tyrol is the Mutineer. */
const as = (p: Partial<Position> = {}): TestGame => play({ shown: { [tyrol]: [mutineer] }, ...p })

/** The fleet comes to the Sleeper Agent phase in Adama's turn: he, Roslin, Tigh and Tyrol are dealt these cards. */
const asleep = (loyaltyDeck: readonly string[], p: Partial<Position> = {}): TestGame =>
  play({
    current: adama,
    distance: 3,
    jumpTrack: 4,
    dice: [8],
    reserve: { raptor: 0 },
    ...p,
    loyaltyDeck,
    at: { [adama]: 'ftl-control', ...p.at },
    decks: { destination: ['tylium-planet', 'tylium-planet'], crisis: ['riots-a'], ...p.decks },
  })
    .answer(adama, 'location:ftl-control')
    .until((g) => g.happened('event.sleeper'))

const not = 'not-a-cylon'

describe('Receiving the card', () => {
  it('D-MTR-4, D-MTR-5, D-MTR-6, DT26: dealt at setup it is turned up, and another card dealt; a Mutiny card, titles', () => {
    let found = 0
    for (let i = 0; i < 12 && found < 2; i++) {
      const characters = [adama, roslin, tyrol, tigh]
      const game = testGame(newGame({ players: 4, ...config, characters, firstPlayer: 0 }, `mutineer ${i}`))
      game.until((g) => g.state.turn.number > 0)
      const who = characters.find((c) => isMutineer(game, c))
      if (who === undefined) continue
      found++
      expect(game.player(who).loyalty).toHaveLength(1)
      expect(game.player(who).loyalty).not.toContain(mutineer)
      expect(mutinies(game, who)).toHaveLength(1)
      expect(Object.values(game.state.titles)).not.toContain(game.seat(who))
      sound(game)
    }
    expect(found).toBe(2)
  })

  it('D-MTR-4, D-MTR-6: dealt in the Sleeper Agent phase, the same', () => {
    const game = asleep([mutineer, not, not, not, 'cylon-morale'], { decks: { mutiny: ['panic'] } })
    expect(isMutineer(game, adama)).toBe(true)
    expect(game.player(adama).loyalty).toEqual([not, 'cylon-morale'])
    expect(mutinies(game, adama)).toEqual(['panic'])
    expect(game.state.titles.admiral).toBe(game.seat(tigh))
    expect(game.state.loyaltyDeck).toEqual([])
    sound(game)
  })

  it('D-MTR-4: with an empty Loyalty deck there is no other card', () => {
    const game = asleep([mutineer, not, not, not])
    expect(isMutineer(game, adama)).toBe(true)
    expect(game.player(adama).loyalty).toEqual([not])
    expect(mutinies(game, adama)).toHaveLength(1)
  })

  it('D-MTR-5, D-MTR-12: who has a Mutiny card already stays where he is with two', () => {
    const game = asleep([not, mutineer, not, not, not], {
      held: { [roslin]: { mutiny: ['blackmail'] } },
      decks: { mutiny: ['panic'] },
    })
    expect(mutinies(game, roslin)).toEqual(['blackmail', 'panic'])
    expect(game.player(roslin).at).not.toBe('brig')
    expect(game.state.titles.president).not.toBe(game.seat(roslin))
    sound(game)
  })

  it('D-MTR-6: a title nobody else can have stays with him', () => {
    const others = { [roslin]: 'brig', [tigh]: 'brig', [tyrol]: 'brig' }
    const game = asleep([mutineer, not, not, not, not], { at: others, titles: { president: adama } })
    expect(game.state.titles.admiral).toBe(game.seat(adama))
    expect(game.state.titles.president).toBe(game.seat(roslin))
  })

  it('D-MTR-7: afterwards he can have titles again', () => {
    const game = as({
      held: { [tyrol]: { mutiny: ['impeachment'] } },
      hands: { [tyrol]: ['repair-1', 'repair-1', 'repair-1', 'repair-1', 'repair-2'] },
    }).answer(tyrol, 'held:impeachment')
    expect(game.state.titles.president).toBe(game.seat(tyrol))
  })
})

describe('Who he is', () => {
  it('D-MTR-2: human by this card, a Cylon by another', () => {
    const game = as({ loyalty: { [tyrol]: ['cylon-morale'] } })
    expect(game.options(tyrol)).toContain('reveal:cylon-morale')
    expect(
      as()
        .options(tyrol)
        .filter((o) => o.startsWith('reveal')),
    ).toEqual([])
  })

  it('D-MTR-2: with it alone he wins with the humans', () => {
    const game = as({
      loyalty: { [tyrol]: [] },
      at: { [tyrol]: 'ftl-control' },
      jumpTrack: 4,
      distance: 8,
      milestones: [4, 8],
      dice: [8],
    }).answer(tyrol, 'location:ftl-control')
    expect(game.outcome).toMatchObject({ winner: 'humans', winners: [0, 1, 2, 3] })
  })

  it('D-MTR-1, D-MTR-3: everybody sees that he has it', () => {
    expect(as().view(roslin).players[0]?.shown).toEqual([mutineer])
  })

  it('D-MTR-12, D-MTR-13: for a third Mutiny card he goes to the Brig and keeps two', () => {
    const game = as({
      held: { [tyrol]: { mutiny: ['selfish-act', 'blackmail', 'impeachment'].slice(0, 2) } },
      decks: { mutiny: ['panic', 'clipped-wings'] },
    }).answer(tyrol, 'held:selfish-act')
    game.answer(tyrol, 'type:politics#1', 'type:politics#2')
    expect(mutinies(game, tyrol)).toEqual(['blackmail', 'panic'])
    expect(game.player(tyrol).at).toBe('hangar-deck')

    const third = as({
      at: { [tyrol]: 'administration' },
      held: { [tyrol]: { mutiny: ['blackmail', 'impeachment'] } },
      decks: { mutiny: ['panic'] },
    }).answer(tyrol, 'location:administration')
    expect(third.player(tyrol).at).toBe('brig')
    expect(third.options(tyrol)).toHaveLength(3)
    third.answer(tyrol, 'impeachment')
    expect(mutinies(third, tyrol)).toEqual(['blackmail', 'panic'])
    sound(third)
  })

  it('D-MTR-13: in the Brig, too, he keeps two', () => {
    const game = as({
      at: { [tyrol]: 'brig' },
      held: { [tyrol]: { mutiny: ['selfish-act', 'blackmail'] } },
      decks: { mutiny: ['panic'] },
    }).answer(tyrol, 'held:selfish-act')
    game.answer(tyrol, 'type:politics#1', 'type:politics#2')
    expect(mutinies(game, tyrol)).toEqual(['blackmail', 'panic'])
    const third = play({
      shown: { [tigh]: [mutineer] },
      at: { [tigh]: 'brig', [adama]: 'brig' },
      held: { [tyrol]: { mutiny: ['make-a-deal'] }, [tigh]: { mutiny: ['blackmail', 'impeachment'] } },
      decks: { mutiny: ['panic'] },
    }).answer(tyrol, 'held:make-a-deal')
    third.answer(tyrol, `seat:${third.seat(adama)}`).answer(tyrol, 'location:command')
    third.answer(tyrol, `seat:${third.seat(tigh)}`).answer(tigh, 'blackmail')
    expect(mutinies(third, tigh)).toEqual(['impeachment', 'panic'])
  })

  it('DQ4: at the Press Room he keeps one, as printed', () => {
    const game = play({
      shown: { [tigh]: [mutineer] },
      at: { [tyrol]: 'press-room' },
      held: { [tigh]: { mutiny: ['blackmail', 'impeachment'] } },
      decks: { mutiny: ['panic'] },
    }).answer(tyrol, 'location:press-room')
    game.answer(tyrol, `seat:${game.seat(tigh)}`)
    expect(game.request(tigh)).toMatchObject({ min: 2, max: 2 })
    game.answer(tigh, 'blackmail', 'panic')
    expect(mutinies(game, tigh)).toEqual(['impeachment'])
    expect(game.player(tigh).at).not.toBe('brig')
  })
})

/** The rest of a turn, without cards in the check. */
const jump = (start: (p: Partial<Position>) => TestGame, p: Partial<Position>): TestGame =>
  start({ step: 'crisis', destiny: ['repair-1', 'repair-1'], ...p })

const count = (game: TestGame): number =>
  game.events.filter((e) => e.key === 'event.takes-effect' && JSON.stringify(e).includes(mutineer)).length

describe('Prepare for Jump', () => {
  const next = (game: TestGame): TestGame => game.until((g) => g.happened('event.turn'))

  it('D-MTR-10, DT27: in his own turn he draws one if the Crisis card has the symbol', () => {
    const mutiny = { mutiny: ['panic'] }
    const game = next(jump(as, { decks: { crisis: ['ambush'], ...mutiny } }))
    expect(mutinies(game, tyrol)).toEqual([])
    const due = next(jump(as, { decks: { crisis: ['riots-a'], ...mutiny } }))
    expect(mutinies(due, tyrol)).toEqual(['panic'])
    const other = next(jump(as, { current: adama, decks: { crisis: ['riots-a'], ...mutiny } }))
    expect(mutinies(other, tyrol)).toEqual([])
  })

  it('D-MIX-30: also if it has the symbol only by the Engine Room', () => {
    const game = as({
      config: { sets: both },
      at: { [tyrol]: 'engine-room' },
      hands: { [tyrol]: ['repair-1', 'repair-1'] },
      decks: { crisis: ['ambush'], mutiny: ['panic'] },
    }).answer(tyrol, 'location:engine-room')
    next(game)
    expect(mutinies(game, tyrol)).toEqual(['panic'])
  })

  it('D-MTR-11, DQ17: once in a turn, however many symbols there are', () => {
    const game = as({
      config: { sets: both },
      at: { [tyrol]: 'engine-room' },
      hands: { [tyrol]: ['repair-1', 'repair-1', 'repair-1'] },
      decks: {
        crisis: ['fulfiller-of-prophecy', 'riots-a'],
        mutiny: ['panic', 'blackmail', 'impeachment'],
      },
    }).answer(tyrol, 'location:engine-room')
    game.answer(tyrol, ...game.options(tyrol).slice(0, 2)).answer(tyrol, 'option:1')
    next(game)
    expect(game.state.jumpTrack).toBe(2)
    expect(mutinies(game, tyrol)).toEqual(['panic'])
    expect(count(game)).toBe(1)
  })

  it('DQ10: not for symbols that are passed over after the return to New Caprica', () => {
    const game = returned({
      players: [tyrol, adama, roslin, tigh],
      config: { sets: both },
      shown: { [tyrol]: [mutineer] },
      step: 'crisis',
      decks: { mutiny: ['panic'] },
    })
    next(game)
    expect(game.state.turn.seat).toBe(1)
    expect(mutinies(game, tyrol)).toEqual([])
  })

  it('DQ11, D-MTR-12: on New Caprica a third one sends him to Detention', () => {
    const game = returned({
      players: [tyrol, adama, roslin, tigh],
      config: { sets: both },
      shown: { [tyrol]: [mutineer] },
      held: { [tyrol]: { mutiny: ['selfish-act', 'blackmail', 'impeachment'] } },
    }).answer(tyrol, 'held:selfish-act')
    game.answer(tyrol, 'type:politics#1', 'type:politics#2')
    expect(game.player(tyrol).at).toBe(detention)
    expect(game.request(tyrol)).toMatchObject({ min: 1, max: 1 })
  })
})

describe('Passing it on', () => {
  const unmasked = (p: Partial<Position> = {}): TestGame =>
    as({ ...p, loyalty: { [tyrol]: ['cylon-morale', not], ...p.loyalty } })
      .answer(tyrol, 'reveal:cylon-morale')
      .until((g) => g.asked.includes(tyrol) && g.request(tyrol).prompt.key === 'prompt.pass-open-loyalty')

  for (const distance of [0, 7])
    it(`D-MTR-14, D-MTR-15, D-REVEAL-6: a Mutineer who reveals himself gives it to a human player, at distance ${distance}`, () => {
      const game = unmasked({
        distance,
        milestones: distance > 4 ? [4] : [],
        loyaltyDeck: [not],
        held: { [tyrol]: { mutiny: ['blackmail', 'impeachment'] } },
        decks: { mutiny: ['panic'] },
      })
      expect(mutinies(game, tyrol)).toEqual([])
      expect(discarded(game)).toEqual(['blackmail', 'impeachment'])
      game.answer(tyrol, `seat:${game.seat(adama)}`)
      expect(isMutineer(game, tyrol)).toBe(false)
      expect(isMutineer(game, adama)).toBe(true)
      expect(mutinies(game, adama)).toEqual(['panic'])
      expect(game.state.titles.admiral).toBe(game.seat(tigh))
      expect(game.player(adama).loyalty).toEqual([not])
      expect(game.state.loyaltyDeck).toEqual([not])
      sound(game)
    })

  it('DQ1: not to a Leader who infiltrates, nor to another Cylon player', () => {
    const game = unmasked({
      players: [tyrol, adama, roslin, danna, tigh],
      standing: { [danna]: 'infiltrating' },
      at: { [danna]: 'command' },
      revealed: [tigh],
    })
    expect(game.options(tyrol)).toEqual(['seat:1', 'seat:2'])
  })

  it('D-MTR-14: with no human player left to take it he keeps it, and it does nothing', () => {
    const game = play({
      players: [tyrol, adama, danna, tigh],
      shown: { [tyrol]: [mutineer] },
      loyalty: { [tyrol]: ['cylon-morale', not] },
      revealed: [adama, tigh],
      standing: { [danna]: 'infiltrating' },
      at: { [danna]: 'command' },
    }).answer(tyrol, 'reveal:cylon-morale')
    game.until((g) => g.player(tyrol).revealed && g.state.turn.seat !== g.seat(tyrol))
    expect(isMutineer(game, tyrol)).toBe(true)
  })

  it('D-MUT-9, D-OVER-9: with a Cylon player it does nothing, whatever symbols his turn has', () => {
    const game = as({
      revealed: [tyrol],
      at: { [tyrol]: 'caprica' },
      decks: { crisis: ['riots-a', 'riots-b'], mutiny: ['panic'] },
    }).answer(tyrol, 'location:caprica')
    game.until((g) => g.happened('event.turn'))
    expect(game.state.jumpTrack).toBe(1)
    expect(count(game)).toBe(0)
    expect(mutinies(game, tyrol)).toEqual([])
  })

  it('D-MTR-16, D-MTR-17, DQ2, DT29: a Cylon player dealt it hands it on face down; it is turned up and another card dealt', () => {
    const game = asleep([not, not, not, mutineer, 'cylon-morale'], {
      revealed: [tyrol],
      decks: { mutiny: ['panic'] },
    })
    expect(game.asked).toEqual([tyrol])
    expect(isMutineer(game, tyrol)).toBe(false)
    expect(JSON.stringify(game.view(roslin).players)).not.toContain(mutineer)
    game.answer(tyrol, `seat:${game.seat(roslin)}`)
    expect(isMutineer(game, roslin)).toBe(true)
    expect(game.player(roslin).loyalty).toContain('cylon-morale')
    expect(mutinies(game, roslin)).toEqual(['panic'])
    expect(game.state.titles.president).not.toBe(game.seat(roslin))
    sound(game)
  })
})

describe('Still in the Loyalty deck after the Sleeper Agent phase', () => {
  it('D-MTR-8, D-MTR-9, DT28: the current player has a human player dealt one more card; no further one if it is that', () => {
    const game = asleep([not, not, not, not, mutineer, 'cylon-morale'], { decks: { mutiny: ['panic'] } })
    expect(game.asked).toEqual([adama])
    expect(game.options(adama)).toHaveLength(4)
    game.answer(adama, `seat:${game.seat(roslin)}`)
    expect(isMutineer(game, roslin)).toBe(true)
    expect(mutinies(game, roslin)).toEqual(['panic'])
    expect(game.state.titles.president).not.toBe(game.seat(roslin))
    expect(game.player(roslin).loyalty).toEqual([not, not])
    expect(game.state.loyaltyDeck).toEqual(['cylon-morale'])
    sound(game)
  })

  it('D-MTR-8: another card is just another card, and nobody is asked again', () => {
    const game = asleep([not, not, not, not, 'cylon-morale', mutineer])
    game.answer(adama, `seat:${game.seat(tyrol)}`)
    expect(game.player(tyrol).loyalty).toEqual([not, not, 'cylon-morale'])
    expect(game.state.loyaltyDeck).toEqual([mutineer])
    expect(game.request(game.asked[0] ?? '').prompt.key).not.toBe('prompt.pick')
  })

  it('D-MTR-8: nobody is asked where it has turned up, or is not in the deck', () => {
    for (const deck of [
      [mutineer, not, not, not, not],
      [not, not, not, not, not],
    ])
      expect(asleep(deck).state.asks.map((a) => a.prompt.key)).not.toContain('prompt.pick')
  })

  it('DQ1: neither a Cylon player nor a Leader who infiltrates is chosen', () => {
    const game = asleep([not, not, not, not, mutineer], {
      players: [tyrol, adama, roslin, danna, tigh],
      standing: { [danna]: 'infiltrating' },
      at: { [danna]: 'command' },
      revealed: [tigh],
    })
    game.answer(tigh, `seat:${game.seat(tyrol)}`)
    expect(game.options(adama)).toEqual(['seat:1', 'seat:2', 'seat:0'])
  })
})

describe('Execution', () => {
  const guilty = (p: Partial<Position>): TestGame =>
    as({
      config: { sets: both },
      step: 'crisis',
      loyaltyDeck: [not],
      ...p,
      decks: { crisis: ['a-verdict-of-guilty'], ...p.decks },
    }).answer(adama, 'option:0')

  it('D-MIX-18, D-MIX-20: a human Mutineer loses his Mutiny cards and his token; his new character receives the card', () => {
    const game = guilty({
      players: [tyrol, adama, 'tom-zarek', tigh],
      held: { [tyrol]: { mutiny: ['blackmail', 'impeachment'] } },
      titles: { president: tyrol },
      decks: { mutiny: ['panic', 'selfish-act'] },
    })
    expect(discarded(game)).toEqual(['blackmail', 'impeachment'])
    expect(game.state.players[0]).toMatchObject({ tokens: { miracle: 0 } })
    game.answer('', `character:${roslin}`)
    // One for the card, one for the symbol of the Crisis card.
    expect(mutinies(game, roslin)).toEqual(['panic', 'selfish-act'])
    expect(isMutineer(game, roslin)).toBe(true)
    expect(game.state.titles.president).toBe(game.seat('tom-zarek'))
    expect(game.state.loyaltyDeck).toEqual([not])
    sound(game)
  })

  it('D-MIX-21: a Cylon Mutineer gives it to a human player', () => {
    const game = guilty({ loyalty: { [tyrol]: ['cylon-morale'] }, decks: { mutiny: ['panic'] } })
    game.untilAsked(tyrol, 'prompt.pass-open-loyalty')
    expect(game.options(tyrol)).toEqual(['seat:1', 'seat:2', 'seat:3'])
    game.answer(tyrol, 'seat:3')
    expect(isMutineer(game, tigh)).toBe(true)
    expect(isMutineer(game, tyrol)).toBe(false)
    expect(mutinies(game, tigh)).toEqual(['panic'])
    expect(game.state.loyaltyDeck).toEqual([not])
    sound(game)
  })
})
