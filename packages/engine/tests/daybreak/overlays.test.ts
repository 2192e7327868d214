import { describe, expect, it } from 'vitest'
import { contentOf } from '../../src/content/index.ts'
import { clone } from '../../src/core/clone.ts'
import { perform } from '../../src/core/effect.ts'
import { run } from '../../src/core/procedure.ts'
import { gameOn } from '../../src/decide.ts'
import { turnBoard } from '../../src/effects/boards.ts'
import { type Position, scenario, type TestGame, testGame } from '../../src/testing/index.ts'

// OVER: what lies over Colonial One and the Cylon locations, and what is on the back of both.

const config = { sets: ['base', 'daybreak'] }
const [adama, roslin, tyrol, tigh] = ['william-adama', 'laura-roslin', 'galen-tyrol', 'saul-tigh'] as const
const four = [tyrol, adama, roslin, tigh]

/** Tyrol is somewhere and about to act; the turn goes on with a Crisis card. */
const acting = (at: string, p: Partial<Position> = {}): TestGame =>
  scenario({
    players: four,
    config,
    ...p,
    at: { [tyrol]: at, ...p.at },
    decks: { crisis: ['riots-a'], ...p.decks },
  })
const activated = (at: string, p: Partial<Position> = {}): TestGame =>
  acting(at, p).answer(tyrol, `location:${at}`)
const mutinies = (game: TestGame, who: string) => game.player(who).held.mutiny ?? []
const cylon = { revealed: [tyrol] }

/** A board is turned to another side in the middle of a turn; who was asked does nothing. */
function turned(game: TestGame, board: string, side: string): TestGame {
  const g = gameOn(clone(game.state))
  g.s.asks = []
  perform(g, [turnBoard(board, side)], { user: 0 })
  run(g)
  return testGame(g.s)
}

describe('the overlay of Colonial One', () => {
  it('D-SETUP-1: both overlays lie with their destroyed side down', () => {
    const { state } = acting('command')
    expect([state.boards['colonial-one']?.side, state.boards.cylon?.side]).toEqual(['front', 'front'])
    const { laid } = contentOf(state.config)
    const places = (board: string, side: string) => laid.get(board)?.[side]?.map((l) => l.place ?? l.id)
    expect(places('colonial-one', 'front')).toEqual([
      'quorum-chamber',
      'press-room',
      'presidents-office',
      'administration',
    ])
    expect(places('colonial-one', 'destroyed')).toEqual([])
    expect(places('cylon', 'back')).toEqual(places('cylon', 'front'))
  })

  it('D-OVER-1: in the Quorum Chamber the President draws a Quorum card, then one more or plays one', () => {
    expect(acting('quorum-chamber').options(tyrol)).not.toContain('location:quorum-chamber')
    const chamber = (p: Partial<Position> = {}) =>
      activated('quorum-chamber', {
        titles: { president: tyrol },
        decks: { quorum: ['food-rationing', 'arrest-order'] },
        ...p,
      })
    const more = chamber()
    expect(more.state.quorum).toEqual(['food-rationing'])
    expect(more.answer(tyrol, 'draw').state.quorum).toEqual(['food-rationing', 'arrest-order'])
    const played = chamber({ dice: [8] })
      .answer(tyrol, 'food-rationing')
      .until((g) => g.state.turn.step === 'crisis')
    expect(played.state.quorum).toEqual([])
    expect(played.happened('event.quorum')).toBe(true)
  })

  it('D-OVER-2: in the Press Room another player draws a Mutiny card, stays where he is and keeps one', () => {
    const game = activated('press-room', {
      held: { [adama]: { mutiny: ['violent-protest'] } },
      decks: { mutiny: ['selfish-act'] },
    })
    expect(game.options(tyrol)).not.toContain(`seat:${game.seat(tyrol)}`)
    game.answer(tyrol, `seat:${game.seat(adama)}`)
    expect(mutinies(game, adama)).toEqual(['violent-protest', 'selfish-act'])
    game.answer(adama, 'violent-protest')
    expect(mutinies(game, adama)).toEqual(['selfish-act'])
    expect(game.player(adama).at).toBe('admirals-quarters')
  })

  it('D-OVER-2: nobody can be chosen who draws no Mutiny cards', () => {
    const game = activated('press-room', { revealed: [adama] })
    expect(game.options(tyrol)).toEqual([`seat:${game.seat(roslin)}`, `seat:${game.seat(tigh)}`])
  })

  it('DQ4: the Mutineer keeps one of his Mutiny cards there, too', () => {
    const game = activated('press-room', {
      shown: { [adama]: ['mutineer'] },
      held: { [adama]: { mutiny: ['violent-protest'] } },
      decks: { mutiny: ['selfish-act'] },
    }).answer(tyrol, 'seat:1')
    game.answer(adama, 'selfish-act')
    expect(mutinies(game, adama)).toEqual(['violent-protest'])
  })

  it('D-OVER-3: after that who used it may discard a Mutiny card', () => {
    const room = (answer: string) =>
      activated('press-room', { held: { [tyrol]: { mutiny: ['violent-protest'] } } })
        .answer(tyrol, 'seat:1')
        .untilAsked(tyrol, 'prompt.may')
        .answer(tyrol, answer)
    expect(mutinies(room('yes'), tyrol)).toEqual([])
    expect(mutinies(room('no'), tyrol)).toEqual(['violent-protest'])
  })

  it("D-OVER-4: the President's Office gives anybody two politics cards", () => {
    const game = activated('presidents-office')
    const { skills } = contentOf(game.state.config)
    expect(game.player(tyrol).hand.map((c) => skills.get(c)?.card.type)).toEqual(['politics', 'politics'])
  })
})

describe('Administration', () => {
  const draws = { decks: { mutiny: ['selfish-act'] } }

  it('D-OVER-5: one draws a Mutiny card; if the President has one, one says who is President', () => {
    const none = activated('administration', draws)
    expect(mutinies(none, tyrol)).toEqual(['selfish-act'])
    expect(none.happened('event.title')).toBe(false)
    expect(none.state.turn.step).toBe('crisis')
    const some = activated('administration', {
      ...draws,
      held: { [roslin]: { mutiny: ['violent-protest'] } },
    })
    expect(some.options(tyrol)).toEqual(['seat:0', 'seat:1', 'seat:2', 'seat:3'])
    expect(some.answer(tyrol, 'seat:3').state.titles.president).toBe(3)
  })

  it('DQ23: whom the draw sends to the Brig finishes the action, and may choose himself', () => {
    const game = activated('administration', {
      ...draws,
      held: { [roslin]: { mutiny: ['violent-protest'] }, [tyrol]: { mutiny: ['feed-the-people'] } },
    })
    expect(game.player(tyrol).at).toBe('brig')
    game.answer(tyrol, 'selfish-act')
    expect(game.answer(tyrol, 'seat:0').state.titles.president).toBe(0)
  })

  const prophesied = (answer: string) =>
    activated('administration', {
      ...draws,
      held: { [roslin]: { mutiny: ['violent-protest'] } },
      inPlay: [{ card: 'accept-prophecy', deck: 'quorum' }],
    })
      .answer(tyrol, 'seat:3')
      .answer(roslin, answer)

  it('D-OVER-6, DT7: with Accept Prophecy in play the President may discard it and keep the title', () => {
    const kept = prophesied('yes')
    expect(kept.state.titles.president).toBe(2)
    expect(kept.state.inPlay).toEqual([])
    expect(kept.state.decks.quorum.discard).toContain('accept-prophecy')
    const let_ = prophesied('no')
    expect(let_.state.titles.president).toBe(3)
    expect(let_.state.inPlay).toHaveLength(1)
  })

  it("D-OVER-6: at the Admiral's Quarters it does what it does without the box", () => {
    const game = activated('admirals-quarters', {
      inPlay: [{ card: 'accept-prophecy', deck: 'quorum' }],
    }).answer(tyrol, 'seat:2')
    expect(game.view(tyrol).check?.difficulty).toBe(9)
    expect(game.state.inPlay).toEqual([])
    const other = activated('admirals-quarters', {
      inPlay: [{ card: 'accept-prophecy', deck: 'quorum' }],
    }).answer(tyrol, 'seat:3')
    expect(other.view(tyrol).check?.difficulty).toBe(7)
  })
})

describe('the overlay of the Cylon locations', () => {
  it('D-OVER-7: at Caprica one of two Crisis cards is resolved, and the other goes under the deck', () => {
    const game = activated('caprica', { ...cylon, decks: { crisis: ['riots-a', 'water-sabotaged'] } }).answer(
      tyrol,
      'water-sabotaged',
    )
    expect(game.state.decks.crisis.draw[0]).toBe('riots-a')
    expect(game.view(tyrol).crisis?.card).toBe('water-sabotaged')
  })

  it('D-OVER-8, D-OVER-9: no Cylon ship is activated for it, but the fleet prepares to jump', () => {
    const game = activated('caprica', {
      ...cylon,
      ships: { bow: { raider: 1, basestar: 1 } },
      decks: { crisis: ['rallying-support', 'riots-a'] },
    })
      .answer(tyrol, 'rallying-support')
      .until((g) => g.state.turn.seat === 1)
    expect(game.happened('event.activate')).toBe(false)
    expect(game.state.jumpTrack).toBe(1)
  })

  it('D-OVER-7, D-OVER-14, D-OVER-15: several Super Crisis cards can be held, and one is played there', () => {
    const drawn = activated('resurrection-ship', {
      ...cylon,
      superCrises: { [tyrol]: ['massive-assault'] },
      decks: { 'super-crisis': ['cylon-intruders'], crisis: ['riots-a'] },
    })
    expect(drawn.player(tyrol).superCrises).toEqual(['massive-assault', 'cylon-intruders'])
    const game = activated('caprica', {
      ...cylon,
      superCrises: { [tyrol]: ['massive-assault', 'cylon-intruders'] },
    })
    expect(game.options(tyrol)).toEqual(
      expect.arrayContaining(['card:massive-assault', 'card:cylon-intruders', 'draw']),
    )
    game.answer(tyrol, 'massive-assault')
    expect(game.player(tyrol).superCrises).toEqual(['cylon-intruders'])
  })

  it('D-OVER-10: the Cylon Fleet activates ships of one type, or launches two raiders and a heavy raider', () => {
    const fleet = { ...cylon, ships: { bow: { basestar: 1 }, stern: { raider: 1 } } }
    const game = activated('cylon-fleet', fleet)
    expect(game.options(tyrol)).toEqual(['raiders', 'heavy', 'basestars', 'launch'])
    game.answer(tyrol, 'launch')
    const kinds = game.state.ships.filter((s) => s.area === 'bow').map((s) => s.kind)
    expect(kinds.toSorted()).toEqual(['basestar', 'heavy', 'raider', 'raider'])
  })

  it('D-OVER-11: the Human Fleet shows the top card of a deck, and one draws two cards of different types', () => {
    const game = activated('human-fleet', { ...cylon, decks: { destination: ['icy-moon'], crisis: [] } })
    game.answer(tyrol, 'deck:destination').answer(tyrol, 'bottom')
    expect(game.state.decks.destination.draw[0]).toBe('icy-moon')
    game.answer(tyrol, 'type:politics#1', 'type:tactics#1')
    expect(game.player(tyrol).hand).toHaveLength(2)
  })

  it('D-OVER-12: only a Cylon Leader infiltrates from there', () => {
    expect(acting('human-fleet', cylon).options(tyrol)).not.toContain('location:human-fleet:infiltrate')
    const leader = scenario({
      players: ['aaron-doral', adama, roslin, tigh],
      config,
      at: { 'aaron-doral': 'human-fleet' },
    })
    leader.answer('aaron-doral', 'location:human-fleet:infiltrate').answer('aaron-doral', 'command')
    expect(leader.player('aaron-doral')).toMatchObject({ at: 'command', standing: 'infiltrating' })
  })

  it('D-OVER-13: on the Resurrection Ship one draws a single card', () => {
    const game = acting('resurrection-ship', { ...cylon, step: 'receiveSkills' })
    expect(game.request(tyrol)).toMatchObject({ min: 1, max: 1 })
    expect(acting('caprica', { ...cylon, step: 'receiveSkills' }).request(tyrol)).toMatchObject({ min: 2 })
  })
})

describe('Colonial One Destroyed', () => {
  it('D-OVER-16, D-OVER-17: when the overlay is turned, who is aboard goes to Sickbay', () => {
    const game = turned(
      acting('press-room', { at: { [adama]: 'command', [roslin]: 'quorum-chamber' } }),
      'colonial-one',
      'destroyed',
    )
    expect(four.map((who) => game.player(who).at)).toEqual([
      'sickbay',
      'command',
      'sickbay',
      game.player(tigh).at,
    ])
    expect(game.state.boards['colonial-one']?.side).toBe('destroyed')
  })

  it('D-OVER-18: after that nobody goes there, and nothing is activated there', () => {
    const going = (p: Partial<Position> = {}) =>
      acting('command', { step: 'movement', hands: { [tyrol]: ['repair-1'] }, ...p }).options(tyrol)
    expect(going()).toContain('location:press-room')
    const gone = going({ sides: { 'colonial-one': 'destroyed' } })
    for (const place of ['press-room', 'presidents-office', 'administration', 'quorum-chamber'])
      expect(gone).not.toContain(`location:${place}`)
  })
})

describe('Hub Destroyed', () => {
  const hub = { ...cylon, sides: { cylon: 'back' } }

  it('D-OVER-19: everybody keeps his place, and who was on the Resurrection Ship is there', () => {
    const game = turned(
      acting('resurrection-ship', { revealed: [tyrol, adama], at: { [adama]: 'caprica' } }),
      'cylon',
      'back',
    )
    expect([game.player(tyrol).at, game.player(adama).at]).toEqual(['resurrection-ship', 'caprica'])
    const there = acting('resurrection-ship', { ...hub, hands: { [tyrol]: ['repair-1'] } })
    expect(there.options(tyrol)).not.toContain('location:resurrection-ship')
  })

  it('D-OVER-20: whoever would go to the Resurrection Ship goes there', () => {
    const game = acting('command', {
      sides: { cylon: 'back' },
      loyalty: { [tyrol]: ['cylon-morale', 'not-a-cylon'] },
    })
      .answer(tyrol, 'reveal:cylon-morale')
      .until((g) => g.state.turn.seat === 1)
    expect(game.player(tyrol)).toMatchObject({ at: 'resurrection-ship', revealed: true })
  })

  it('D-OVER-21: nobody goes there by choice', () => {
    const game = acting('caprica', { ...hub, step: 'movement' })
    expect(game.options(tyrol)).toContain('location:cylon-fleet')
    expect(game.options(tyrol)).not.toContain('location:resurrection-ship')
  })

  it('D-OVER-22: in the Receive Skills step one discards all Super Crisis cards and draws nothing', () => {
    const game = acting('resurrection-ship', {
      ...hub,
      step: 'receiveSkills',
      superCrises: { [tyrol]: ['massive-assault', 'cylon-intruders'] },
    })
    expect(game.state.turn.step).not.toBe('receive-skills')
    expect(game.player(tyrol)).toMatchObject({ hand: [], superCrises: [] })
    expect(game.state.decks['super-crisis'].discard.toSorted()).toEqual([
      'cylon-intruders',
      'massive-assault',
    ])
  })

  it('D-OVER-23: for three cards one draws a Super Crisis card and goes to the Cylon Fleet', () => {
    const two = { ...hub, hands: { [tyrol]: ['repair-1', 'repair-1'] } }
    expect(acting('resurrection-ship', two).options(tyrol)).not.toContain('location:resurrection-ship')
    const game = activated('resurrection-ship', {
      ...hub,
      hands: { [tyrol]: ['repair-1', 'repair-1', 'repair-1'] },
      decks: { 'super-crisis': ['massive-assault'] },
    })
    expect(game.player(tyrol)).toMatchObject({
      at: 'cylon-fleet',
      hand: [],
      superCrises: ['massive-assault'],
    })
  })
})
