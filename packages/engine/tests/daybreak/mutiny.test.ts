import { describe, expect, it } from 'vitest'
import { eventsFor } from '../../src/core/events.ts'
import { invariants, type Position, type TestGame } from '../../src/testing/index.ts'
import { detention, occupied } from '../pegasus/new-caprica-play.ts'
import {
  adama,
  danna,
  discarded,
  helo,
  holding,
  infiltrated,
  mutinies,
  play,
  plays,
  roslin,
  tigh,
  tyrol,
} from './mutiny-play.ts'

// MUT: drawing, holding and losing Mutiny cards.

/** Tyrol uses the Administration, where one draws a Mutiny card. */
const draws = (p: Partial<Position> = {}): TestGame =>
  play({ ...p, at: { [tyrol]: 'administration', ...p.at } }).answer(tyrol, 'location:administration')

/** Tyrol has somebody draw at the Press Room. */
const summons = (who: string, p: Partial<Position> = {}): TestGame => {
  const game = play({ ...p, at: { [tyrol]: 'press-room', ...p.at } }).answer(tyrol, 'location:press-room')
  return game.answer(tyrol, `seat:${game.seat(who)}`)
}

/** The current player draws one when a check fails. */
const rallied = (p: Partial<Position> = {}): TestGame =>
  play({
    step: 'crisis',
    destiny: ['repair-1', 'repair-1'],
    ...p,
    decks: { crisis: ['rallying-support'], ...p.decks },
  }).until((g) => g.events.some((e) => e.key.startsWith('event.drew-held') || e.key === 'event.turn'))

describe('Drawing', () => {
  it('D-MUT-1: it is played as an action, and that is the action of the turn', () => {
    const game = plays('violent-protest')
    expect(game.state.turn.step).not.toBe('action')
    const movement = holding('violent-protest', { step: 'movement' })
    expect(movement.options(tyrol)).not.toContain('held:violent-protest')
  })

  it('D-MUT-2: the top card, seen by nobody but who draws it', () => {
    const game = draws({ decks: { mutiny: ['panic', 'blackmail'] } })
    expect(mutinies(game, tyrol)).toEqual(['panic'])
    for (const who of [adama, roslin, tigh, 'spectator'] as const) {
      const seat = who === 'spectator' ? who : game.seat(who)
      expect(JSON.stringify(eventsFor(game.events, seat))).not.toContain('panic')
      expect(JSON.stringify(game.view(who))).not.toContain('panic')
      expect(game.view(who).players[game.seat(tyrol)]?.held.mutiny).toBe(1)
    }
    expect(game.view(tyrol).held.mutiny).toEqual(['panic'])
  })

  it('D-MUT-2: nobody is told which of his cards somebody could play', () => {
    const asks = (card: string) => {
      const game = holding(card)
      return [game.view(adama), game.events.filter((e) => e.only === undefined)]
    }
    expect(asks('clipped-wings')).toEqual(asks('violent-protest'))
  })

  it('D-MUT-3: discarded ones are seen by everybody', () => {
    const game = draws({ held: { [tyrol]: { mutiny: ['blackmail'] } }, decks: { mutiny: ['panic'] } })
    game.answer(tyrol, 'panic')
    expect(discarded(game)).toEqual(['panic'])
    expect(JSON.stringify(eventsFor(game.events, game.seat(adama)))).toContain('panic')
  })

  it('D-MUT-4: an empty deck is made anew from the discard pile', () => {
    const game = draws({ exactly: { mutiny: [] }, discards: { mutiny: ['panic'] } })
    expect(mutinies(game, tyrol)).toEqual(['panic'])
    expect(discarded(game)).toEqual([])
    expect(game.happened('event.reshuffled')).toBe(true)
  })

  it('D-MUT-4: with all of them in hands nobody draws one', () => {
    const game = rallied({ exactly: { mutiny: [] } }).until((g) => g.state.turn.seat === 1)
    expect(mutinies(game, tyrol)).toEqual([])
    expect(game.player(tyrol).at).toBe('hangar-deck')
  })
})

describe('The way to the Brig', () => {
  const one = { [tyrol]: { mutiny: ['blackmail'] } }
  const panic = { mutiny: ['panic'] }

  it('D-MUT-5, D-MUT-7, D-MUT-17, DT25: with a second one, at once, and one of his choice is kept', () => {
    const game = draws({ held: one, decks: panic })
    expect(game.player(tyrol).at).toBe('brig')
    expect(game.request(tyrol).prompt.key).toBe('prompt.discard-held')
    expect(game.options(tyrol)).toHaveLength(2)
    game.answer(tyrol, 'blackmail')
    expect(mutinies(game, tyrol)).toEqual(['panic'])
    expect(discarded(game)).toEqual(['blackmail'])
    expect(invariants(game.state)).toEqual([])
  })

  it('D-MUT-5: the first one takes nobody there', () => {
    expect(draws({ decks: panic }).player(tyrol).at).toBe('administration')
  })

  it('D-MUT-5, B-VIPER-15: out of a viper, which goes back to the Reserves', () => {
    const game = rallied({
      players: ['kara-thrace', adama, roslin, tigh],
      piloting: { 'kara-thrace': 'bow' },
      held: { 'kara-thrace': { mutiny: ['blackmail'] } },
    })
    expect(game.player('kara-thrace').at).toBe('brig')
    expect(game.state.ships).toEqual([])
  })

  it('D-MUT-5, B-SUCC-9: an Admiral loses his title by it', () => {
    const game = rallied({
      current: adama,
      held: { [adama]: { mutiny: ['blackmail'] } },
      decks: panic,
    })
    expect(game.player(adama).at).toBe('brig')
    expect(game.state.titles.admiral).toBe(game.seat(tigh))
  })

  it('D-MUT-6, D-OVER-2, D-OVER-3: not by the Press Room, where he keeps one', () => {
    const game = summons(tigh, { held: { [tigh]: { mutiny: ['blackmail'] } }, decks: panic })
    expect(game.options(tigh)).toHaveLength(2)
    game.answer(tigh, 'panic')
    expect(game.player(tigh).at).not.toBe('brig')
    expect(mutinies(game, tigh)).toEqual(['blackmail'])
  })

  it('D-MUT-7, D-MUT-8: in the Brig one draws and keeps one', () => {
    const game = plays('selfish-act', { at: { [tyrol]: 'brig' }, held: one, decks: panic })
    game.answer(tyrol, 'type:politics#1', 'type:politics#2').answer(tyrol, 'panic')
    expect(mutinies(game, tyrol)).toEqual(['blackmail'])
    expect(game.player(tyrol).at).toBe('brig')
  })

  it('D-MUT-8: in the Brig one plays them', () => {
    const game = plays('violent-protest', { at: { [tyrol]: 'brig' } })
    expect(game.player(roslin).at).toBe('sickbay')
  })

  it('D-MUT-7: whoever comes there with too many, by whatever way, keeps one', () => {
    const game = play({
      held: { [tigh]: { mutiny: ['blackmail', 'panic'] }, [tyrol]: { mutiny: ['ruined-reputation'] } },
      dice: [1],
    })
    game.answer(tyrol, 'held:ruined-reputation').answer(tyrol, `seat:${game.seat(tigh)}`)
    game.answer(tigh, 'type:politics#1', 'type:politics#2')
    expect(game.player(tigh).at).toBe('brig')
    expect(game.request(tigh).prompt.key).toBe('prompt.discard-held')
    game.answer(tigh, 'panic')
    expect(mutinies(game, tigh)).toEqual(['blackmail'])
  })

  it('D-MUT-15: the one being played is not counted', () => {
    const game = plays('selfish-act', { decks: panic })
    game.answer(tyrol, 'type:politics#1', 'type:politics#2')
    expect(game.player(tyrol).at).toBe('hangar-deck')
    const other = plays('selfish-act', { held: one, decks: panic })
    other.answer(tyrol, 'type:politics#1', 'type:politics#2')
    expect(other.player(tyrol).at).toBe('brig')
  })

  it('D-MUT-16: a Stranded "Helo" stays off the board and discards', () => {
    const game = summonedHelo()
    expect(game.player(helo).at).toBe('off-board')
    expect(game.request(helo).prompt.key).toBe('prompt.discard-held')
    game.answer(helo, 'panic')
    expect(mutinies(game, helo)).toEqual(['blackmail'])
    expect(invariants(game.state)).toEqual([])
  })

  /** Tyrol makes a deal after which Helo, who is off the board, draws a second card. */
  function summonedHelo(): TestGame {
    const game = plays('make-a-deal', {
      players: [tyrol, adama, roslin, helo],
      at: { [helo]: 'off-board', [adama]: 'brig' },
      turns: { [helo]: 0 },
      held: { [helo]: { mutiny: ['blackmail'] } },
      decks: panic,
    })
    return game.answer(tyrol, 'location:command').answer(tyrol, `seat:${game.seat(helo)}`)
  }

  it('DQ11, P-NC-22: on New Caprica it is Detention, with the same limit', () => {
    const game = occupied({
      players: [tyrol, adama, roslin, tigh],
      config: { sets: ['base', 'pegasus', 'daybreak'] },
      held: { [tyrol]: { mutiny: ['selfish-act', 'blackmail'] } },
      decks: panic,
    }).answer(tyrol, 'held:selfish-act')
    game.answer(tyrol, 'type:politics#1', 'type:politics#2')
    expect(game.player(tyrol).at).toBe(detention)
    game.answer(tyrol, 'panic')
    expect(mutinies(game, tyrol)).toEqual(['blackmail'])
  })
})

describe('Cylon players', () => {
  it('D-MUT-9: draw none', () => {
    const game = draws({ revealed: [tigh], decks: { mutiny: ['panic'] } })
    expect(mutinies(game, tigh)).toEqual([])
    const each = plays('make-a-deal', { revealed: [tigh], at: { [adama]: 'brig' } })
    each.answer(tyrol, 'location:command')
    expect(each.options(tyrol)).not.toContain(`seat:${each.seat(tigh)}`)
  })

  it('D-MUT-9: what says that they draw one does nothing', () => {
    const game = play({
      players: [tyrol, adama, roslin, danna],
      current: danna,
      step: 'action',
      decks: { crisis: ['rallying-support', 'ambush'], mutiny: ['panic'] },
      at: { [danna]: 'caprica' },
    })
    game.answer(danna, 'location:caprica').until((g) => g.state.turn.seat !== g.seat(danna))
    expect(mutinies(game, danna)).toEqual([])
  })

  it('D-MUT-10, D-OVER-2: cannot be chosen for one', () => {
    const game = play({ revealed: [tigh], at: { [tyrol]: 'press-room' } })
    game.answer(tyrol, 'location:press-room')
    expect(game.options(tyrol)).toEqual(['seat:1', 'seat:2'])
  })

  it('D-MUT-11, D-REVEAL-1: discard theirs when they reveal themselves, for all to see', () => {
    const game = play({
      loyalty: { [tyrol]: ['cylon-morale'] },
      held: { [tyrol]: { mutiny: ['panic'] } },
    }).answer(tyrol, 'reveal:cylon-morale')
    game.until((g) => g.player(tyrol).revealed)
    expect(discarded(game)).toEqual(['panic'])
    expect(game.saw('spectator')).toContain('event.discarded-held')
  })

  it('D-MUT-12, D-MUT-10: a Leader draws them only while he infiltrates', () => {
    const game = infiltrated({ at: { [tyrol]: 'press-room' }, decks: { mutiny: ['panic'] } })
    game.answer(tyrol, 'location:press-room').answer(tyrol, `seat:${game.seat(danna)}`)
    expect(mutinies(game, danna)).toEqual(['panic'])
    const home = play({ players: [tyrol, adama, roslin, danna], at: { [tyrol]: 'press-room' } })
    home.answer(tyrol, 'location:press-room')
    expect(home.options(tyrol)).not.toContain(`seat:${home.seat(danna)}`)
  })

  it('D-MUT-12, D-MUT-5: and is sent to the Brig like anybody else', () => {
    const game = infiltrated({
      current: danna,
      held: { [danna]: { mutiny: ['selfish-act', 'blackmail'] } },
    }).answer(danna, 'held:selfish-act')
    game.until((g) => g.asked.includes(danna) && g.request(danna).prompt.key === 'prompt.discard-held')
    expect(game.player(danna).at).toBe('brig')
  })

  it('D-MUT-14: and discards them when it ends', () => {
    const game = infiltrated({ current: danna, held: { [danna]: { mutiny: ['panic'] } } })
    game.answer(danna, 'ability:end-infiltration')
    expect(mutinies(game, danna)).toEqual([])
    expect(discarded(game)).toEqual(['panic'])
  })
})
