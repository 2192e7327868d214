import { describe, expect, test } from 'vitest'
import { invariants, type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import {
  adama,
  canyon,
  config,
  detention,
  force,
  hq,
  locked,
  occupied,
  prepared,
  returned,
  roslin,
  ships,
  starbuck,
  tigh,
  tyrol,
} from './new-caprica-play.ts'

// Galactica comes back, and leaves.

const counted = ({ state }: TestGame) => {
  const found: Record<string, number> = {}
  for (const s of state.ships) found[`${s.area} ${s.kind}`] = (found[`${s.area} ${s.kind}`] ?? 0) + 1
  return found
}

/** A card with the symbols of raider launch, jump and evacuation is carried out while the marker is before the end. */
const coming = (p: Partial<Position> = {}) =>
  occupied({
    players: [tyrol, adama, roslin],
    step: 'crisis',
    jumpTrack: 4,
    decks: { crisis: ['attack-on-the-power-plant', 'execution-list'] },
    piles: { [locked]: ['empty'], [prepared]: ['population-1'] },
    ...p,
  })
    .answer(roslin, 'option:1')
    .until((g) => g.state.turn.seat === 1)

describe('the return', () => {
  test('P-NC-75, P-NC-76, P-NC-77, P-NC-78: as soon as the marker reaches the end, without a jump: basestars, raiders and vipers', () => {
    const game = coming()
    expect(game.state.phase).toBe('return')
    expect(game.happened('event.jump')).toBe(false)
    expect(game.state.travelled).toEqual(occupied().state.travelled)
    expect(counted(game)).toEqual({
      'bow-starboard basestar': 1,
      'bow-starboard raider': 4,
      'stern-starboard basestar': 1,
      'stern-starboard raider': 4,
      'bow-port viper': 2,
      'stern-port viper': 2,
    })
    expect(game.state.fleet.viper?.reserve).toBe(4)
    expect(invariants(game.state)).toEqual([])
    const action = occupied({ jumpTrack: 4, at: { [adama]: canyon } }).answer(adama, `location:${canyon}`)
    expect(action.state.phase).toBe('return')
  })

  test('too few basestars or vipers: as many as there are', () => {
    const game = coming({ ships: { bow: { basestar: 2 } }, reserve: { viper: 3 } }).until(
      (g) => g.state.turn.seat === 1,
    )
    expect(game.state.ships.filter((s) => s.kind === 'basestar')).toHaveLength(2)
    expect(game.state.ships.filter((s) => s.kind === 'viper')).toHaveLength(3)
    expect(invariants(game.state)).toEqual([])
  })

  test('the symbols of the card that brings her back are those of before (PQ15)', () => {
    expect(coming().state.piles[prepared]).toEqual(['population-1'])
    const entry = occupied({
      players: [tyrol, adama, roslin],
      step: 'crisis',
      jumpTrack: 4,
      decks: { crisis: ['intra-atmos-entry'] },
      piles: { [locked]: [], [prepared]: ['population-1'] },
      hands: {
        [adama]: [
          'strategic-planning-5',
          'strategic-planning-4',
          'strategic-planning-4',
          'declare-emergency-5',
          'declare-emergency-4',
        ],
      },
      centurions: [0],
    }).untilAsked(adama, 'prompt.contribute')
    entry.answer(adama, ...entry.options(adama)).until((g) => g.state.turn.seat === 1)
    expect(entry.state.phase).toBe('return')
    expect(entry.state.centurions).toEqual([0])
    expect(entry.state.piles[prepared]).toEqual(['population-1'])
  })

  test('P-NC-79: from then on the symbols of Cylon ships are resolved, and those of occupation forces', () => {
    const game = returned({
      players: [tyrol, adama, roslin],
      step: 'crisis',
      decks: { crisis: ['execution-list'] },
      centurions: [0],
      ships: {},
    })
      .answer(roslin, 'option:1')
      .until((g) => g.state.turn.seat === 1)
    expect(game.state.centurions).toEqual([1])
    expect(game.state.tokensAt?.[force]).toEqual(['occupation-authority'])
  })

  test('P-NC-82: neither the track nor FTL Control can bring about the last jump', () => {
    const game = returned({ at: { [adama]: 'ftl-control' }, jumpTrack: 4 })
    expect(game.options(adama)).not.toContain('location:ftl-control')
    const track = returned({ jumpTrack: 4, at: { [adama]: canyon } }).answer(adama, `location:${canyon}`)
    expect(track.state.jumpTrack).toBe(4)
    expect(track.outcome).toBeNull()
  })
})

const leave = 'ability:leave-new-caprica'
const away = { [adama]: 'command', [roslin]: 'command', [tyrol]: 'command' }
const leaving = (p: Partial<Position> = {}): TestGame =>
  returned({
    piles: { [locked]: ['empty', 'population-1'], [prepared]: ['population-fuel'] },
    at: away,
    ...p,
  })

describe('leaving New Caprica', () => {
  test('P-NC-81: the Admiral may, as an action, once Galactica is back', () => {
    expect(leaving().options(adama)).toContain(leave)
    expect(occupied().options(adama)).not.toContain(leave)
    expect(leaving({ players: [roslin, adama, tyrol] }).options(roslin)).not.toContain(leave)
    expect(scenario({ players: [adama, roslin, tyrol], config }).options(adama)).not.toContain(leave)
    expect(leaving({ at: { [adama]: detention } }).options(adama)).toContain(leave)
  })

  test('P-WIN-1, P-WIN-3, P-WIN-10: the ships of both stacks are lost; if no resource is gone, the humans win', () => {
    const game = leaving({ ships: { bow: { civilian: 1, raider: 1 } }, civilians: ['population-2'] }).answer(
      adama,
      leave,
    )
    expect(game.outcome).toMatchObject({ winner: 'humans', reason: 'final-jump', winners: [0, 1, 2] })
    expect([...game.state.lostCivilians].sort()).toEqual(['empty', 'population-1', 'population-fuel'])
    expect(game.state.resources).toMatchObject({ population: 10, fuel: 7 })
    expect(game.state.ships).toHaveLength(2)
    expect(game.happened('event.destination')).toBe(false)
  })

  test('P-WIN-4: if one is, the Cylons do', () => {
    const game = leaving({ resources: { population: 2 } }).answer(adama, leave)
    expect(game.outcome).toMatchObject({ winner: 'cylons', reason: 'population', winners: [] })
  })

  test('P-WIN-2: every human player still there is executed, after the ships are lost (PQ27), and asked for nothing more', () => {
    const game = leaving({
      at: { ...away, [roslin]: hq, [tyrol]: detention },
      hands: { [roslin]: ['repair-1'] },
    }).answer(adama, leave)
    expect(game.outcome).toMatchObject({ winner: 'humans' })
    expect(game.state.resources.morale).toBe(8)
    expect(game.state.dead).toEqual([roslin, tyrol])
    expect(game.state.players.map((p) => p.hand.length)).toEqual([0, 0, 0])
    const keys = game.events.map((e) => e.key)
    expect(keys.lastIndexOf('event.civilian')).toBeLessThan(keys.indexOf('event.executed'))
    expect(keys).not.toContain('event.replaced')
    const poor = leaving({ at: { ...away, [roslin]: hq }, resources: { morale: 1 } }).answer(adama, leave)
    expect(poor.outcome).toMatchObject({ winner: 'cylons', reason: 'morale' })
    const alone = leaving({ at: { ...away, [adama]: hq } }).answer(adama, leave)
    expect(alone.state.resources.morale).toBe(9)
  })

  test('a Cylon player there is not executed', () => {
    const game = leaving({
      players: [adama, roslin, tyrol, tigh],
      revealed: [tigh],
      at: { ...away, [tigh]: hq },
    }).answer(adama, leave)
    expect(game.happened('event.executed')).toBe(false)
    expect(game.outcome).toMatchObject({ winner: 'humans', winners: [0, 1, 2] })
  })

  test('P-WIN-8: a hidden Cylon left there proves to be one and costs no morale', () => {
    const game = leaving({ at: { ...away, [roslin]: hq }, loyalty: { [roslin]: ['cylon-morale'] } }).answer(
      adama,
      leave,
    )
    expect(game.state.resources.morale).toBe(10)
    expect(game.player(roslin)).toMatchObject({
      revealed: true,
      shown: ['cylon-morale'],
      at: 'resurrection-ship',
    })
    expect(game.outcome).toMatchObject({ winner: 'humans', winners: [0, 2] })
  })

  test('P-WIN-7, P-WIN-9: an infiltrating Leader left there is executed, which ends his infiltration before his Agenda is judged', () => {
    const game = leaving({
      players: [adama, roslin, tyrol, 'cavil'],
      loyalty: { cavil: [] },
      standing: { cavil: 'infiltrating' },
      at: { ...away, cavil: hq },
    }).answer(adama, leave)
    expect(game.player('cavil')).toMatchObject({ standing: 'leader', at: 'resurrection-ship' })
    expect(game.state.resources.morale).toBe(10)
    expect(game.outcome?.winners).not.toContain(3)
  })

  test('P-WIN-11: a Preventative Policy played in that turn still reduces a loss', () => {
    const game = leaving({
      step: 'movement',
      hands: { [adama]: ['preventative-policy-3'] },
      at: { ...away, [roslin]: hq },
      resources: { morale: 1 },
    })
    const [option = ''] = game.options(adama).filter((id) => id.includes('preventative-policy'))
    expect(option).not.toBe('')
    game
      .answer(adama, option)
      .answer(adama, 'option:2')
      .untilAsked(adama, 'prompt.action')
      .answer(adama, leave)
    expect(game.outcome).toMatchObject({ winner: 'humans' })
    expect(game.state.resources.morale).toBe(1)
  })

  test('P-WIN-12: the executions of Lured into a Trap follow the last jump, too', () => {
    const game = leaving({
      at: { ...away, [roslin]: 'ftl-control', [tyrol]: 'engine-room' },
      inPlay: [{ card: 'lured-into-a-trap', deck: 'super-crisis' }],
      resources: { morale: 2 },
    }).answer(adama, leave)
    expect(game.events.filter((e) => e.key === 'event.executed')).toHaveLength(2)
    expect(game.outcome).toMatchObject({ winner: 'cylons', reason: 'morale' })
  })

  test('Dee, whom the loss of morale executes, is asked for nothing either, and nobody is executed twice', () => {
    const dee = 'anastasia-dualla'
    const game = leaving({
      players: [adama, roslin, dee],
      at: { [adama]: 'command', [roslin]: hq, [dee]: hq },
      resources: { morale: 4 },
    }).answer(adama, leave)
    expect(game.outcome).not.toBeNull()
    expect(game.events.filter((e) => e.key === 'event.executed')).toHaveLength(2)
    expect(game.state.resources.morale).toBe(2)
  })
})

describe('the Cylons also win in the usual ways', () => {
  test('P-WIN-5, P-WIN-6: by 6 damaged locations of Galactica, not of the Pegasus, and by a centurion at the end of its track', () => {
    const boarded = returned({
      players: [tyrol, adama, roslin],
      step: 'crisis',
      decks: { crisis: ['ncp-graduation'] },
      centurions: [3],
      ships: {},
    }).answer(adama, 'option:1')
    expect(boarded.outcome).toMatchObject({ winner: 'cylons', reason: 'boarding' })
    const five = ['command', 'hangar-deck', 'armory', 'ftl-control', 'weapons-control']
    const struck = (damaged: readonly string[]) =>
      returned({
        players: [tyrol, adama, roslin],
        step: 'crisis',
        damaged,
        nextTokens: ['damage-admirals-quarters'],
        decks: { crisis: ['intra-atmos-entry'] },
        ships: {},
      }).until((g) => g.state.turn.seat !== 0)
    expect(struck(five).outcome).toMatchObject({ winner: 'cylons', reason: 'damage' })
    expect(struck(['pegasus-cic', 'airlock', 'main-batteries', ...five.slice(1)]).outcome).toBeNull()
  })

  test('a resource at 0 at the end of a turn', () => {
    const game = occupied({
      step: 'crisis',
      decks: { crisis: ['ncp-graduation'] },
      resources: { morale: 1 },
    }).answer(adama, 'option:0')
    expect(game.until((g) => g.state.turn.seat === 1).outcome).toMatchObject({
      winner: 'cylons',
      reason: 'morale',
    })
  })
})

test('distance does not matter any more', () => {
  const game = returned({
    distance: 9,
    players: [starbuck, adama, roslin],
    piles: { [locked]: [...ships], [prepared]: [] },
  })
  expect(game.outcome).toBeNull()
})
