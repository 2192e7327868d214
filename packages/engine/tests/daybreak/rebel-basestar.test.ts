import { describe, expect, it } from 'vitest'
import { contentOf } from '../../src/content/index.ts'
import { chance, eventsFor, imagine, learn, unknowing } from '../../src/index.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import { adama, config, home, roslin, tigh, tyrol } from './home-play.ts'

// HOME: the Rebel Basestar, on one side or the other.

const human = { sides: { 'rebel-basestar': 'human' } }
const cylon = { sides: { 'rebel-basestar': 'cylon' } }
const rooms = ['hybrid-tank', 'datastream', 'raider-bay']

/** Tyrol is aboard and about to act. */
const aboard = (room: string, p: Partial<Position> = {}): TestGame =>
  home({ ...human, ...p, at: { [tyrol]: room, ...p.at } })
const used = (room: string, p: Partial<Position> = {}): TestGame =>
  aboard(room, p).answer(tyrol, `location:${room}`)

describe('the Rebel Basestar', () => {
  const moves = (p: Partial<Position>): string[] =>
    home({ step: 'movement', at: { [tyrol]: 'command' }, hands: { [tyrol]: ['repair-1'] }, ...p }).options(
      tyrol,
    )
  const off = { revealed: [tyrol], at: { [tyrol]: 'caprica' } }

  it('D-HOME-32: on the side of the humans they go there for a card, as to Colonial One', () => {
    expect(moves(human)).toEqual(expect.arrayContaining(rooms.map((r) => `location:${r}`)))
    expect(moves({ ...human, hands: {} })).not.toContain('location:raider-bay')
    const back = moves({ ...human, at: { [tyrol]: 'raider-bay' }, hands: {} })
    expect(back).toContain('location:datastream')
    expect(back).not.toContain('location:command')
  })

  it('D-HOME-32: from a viper, too', () => {
    const game = scenario({
      players: ['kara-thrace', adama, roslin],
      config,
      ...human,
      step: 'movement',
      piloting: { 'kara-thrace': 'bow' },
      hands: { 'kara-thrace': ['repair-1'] },
    }).answer('kara-thrace', 'location:datastream')
    expect(game.player('kara-thrace')).toMatchObject({ at: 'datastream', hand: [] })
    expect(game.state.ships).toEqual([])
  })

  it('D-HOME-33: Cylon players neither enter it then nor activate anything', () => {
    for (const room of rooms) expect(moves({ ...human, ...off })).not.toContain(`location:${room}`)
    const there = aboard('hybrid-tank', {
      revealed: [tyrol],
      superCrises: { [tyrol]: ['massive-assault'] },
    })
    expect(there.options(tyrol)).not.toContain('location:hybrid-tank')
  })

  it('D-HOME-34: on the side of the Cylons they go there from the Cylon locations for a card, and back', () => {
    expect(moves({ ...cylon, ...off })).toEqual(expect.arrayContaining(rooms.map((r) => `location:${r}`)))
    expect(moves({ ...cylon, ...off, hands: {} })).not.toContain('location:raider-bay')
    const back = { ...cylon, revealed: [tyrol], at: { [tyrol]: 'raider-bay' } }
    expect(moves(back)).toContain('location:caprica')
    expect(moves({ ...back, hands: {} })).not.toContain('location:caprica')
  })

  it('D-HOME-35: human players neither enter it then nor activate anything', () => {
    for (const room of rooms) expect(moves(cylon)).not.toContain(`location:${room}`)
    expect(aboard('hybrid-tank', cylon).options(tyrol)).not.toContain('location:hybrid-tank')
    expect(aboard('hybrid-tank').options(tyrol)).toContain('location:hybrid-tank')
  })

  it('D-HOME-36: its locations cannot be damaged', () => {
    const { places, damageTokens } = contentOf(home().state.config)
    for (const room of rooms)
      for (const side of ['human', 'cylon']) expect(places.get(room)?.on[side]?.damageable).toBe(false)
    expect([...damageTokens.values()].some((t) => t.board === 'rebel-basestar')).toBe(false)
  })

  it('D-HOME-37: whatever is done there costs a miracle token', () => {
    for (const room of rooms) {
      expect(aboard(room, { tokens: { [tyrol]: { miracle: 0 } } }).options(tyrol)).not.toContain(
        `location:${room}`,
      )
      expect(used(room).player(tyrol).tokens.miracle).toBe(0)
    }
  })

  it('D-HOME-37: or a Super Crisis card, as one likes', () => {
    const cylonUses = used('hybrid-tank', {
      ...cylon,
      revealed: [tyrol],
      tokens: { [tyrol]: { miracle: 0 } },
      superCrises: { [tyrol]: ['massive-assault'] },
    })
    expect(cylonUses.player(tyrol).superCrises).toEqual([])
    expect(cylonUses.state.decks['super-crisis'].discard).toEqual(['massive-assault'])
    const doral = 'aaron-doral'
    const either = (n: number): TestGame =>
      scenario({
        players: [doral, adama, roslin, tigh],
        config,
        ...cylon,
        at: { [doral]: 'hybrid-tank' },
        superCrises: { [doral]: ['massive-assault'] },
      })
        .answer(doral, 'location:hybrid-tank')
        .answer(doral, `option:${n}`)
    expect(either(0).player(doral)).toMatchObject({
      tokens: { miracle: 0 },
      superCrises: ['massive-assault'],
    })
    expect(either(1).player(doral)).toMatchObject({ tokens: { miracle: 1 }, superCrises: [] })
  })
})

describe('Hybrid Tank', () => {
  const five = ['riots-a', 'water-sabotaged', 'ambush', 'thirty-three', 'heavy-assault']
  const arranged = (): TestGame => {
    const game = used('hybrid-tank', { decks: { crisis: five } })
    expect(game.options(tyrol)).toEqual(five.map((card, i) => `top:${card}#${i + 1}`))
    for (const card of ['heavy-assault', 'ambush', 'thirty-three', 'water-sabotaged'])
      game.answer(tyrol, `top:${card}`)
    return game
  }

  it('D-HOME-38: the top five Crisis cards go back on top in any order', () => {
    const game = arranged()
    const order = game.events.find((e) => e.key === 'event.arranged-cards')?.params?.top
    expect(order).toMatchObject(
      ['riots-a', 'water-sabotaged', 'thirty-three', 'ambush', 'heavy-assault'].map((card) => ({
        key: `card:${card}`,
      })),
    )
    expect(game.view(tyrol).crisis?.card).toBe('riots-a')
    expect(game.saw(adama)).not.toContain('event.arranged-cards')
  })

  it('D-HOME-38: who looked knows what comes, the others do not', () => {
    const game = arranged()
    const next = (who: string) => {
      const seat = game.seat(who)
      const knows = learn(unknowing, eventsFor(game.events, seat), seat, contentOf(game.state.config))
      const games = Array.from({ length: 20 }, (_, i) => imagine(game.state, seat, knows, chance(i + 1)))
      return new Set(games.map((s) => s.decks.crisis.draw.at(-1)))
    }
    expect([...next(tyrol)]).toEqual(['water-sabotaged'])
    expect(next(adama).size).toBeGreaterThan(3)
  })
})

describe('Datastream', () => {
  const searching = (): TestGame =>
    used('datastream', {
      exactly: { piloting: ['evasive-maneuvers-1', 'maximum-firepower-3', 'evasive-maneuvers-2'] },
      discards: { piloting: ['evasive-maneuvers-2'] },
    }).answer(tyrol, 'type:piloting')

  it('D-HOME-39: any three cards of a Skill deck and its discard pile, which is then shuffled into it', () => {
    const game = searching()
    expect(game.request(tyrol)).toMatchObject({ min: 3, max: 3 })
    expect(game.options(tyrol)).toHaveLength(4)
    game.answer(tyrol, 'maximum-firepower-3', 'evasive-maneuvers-2', 'evasive-maneuvers-2')
    expect(game.player(tyrol).hand.toSorted()).toEqual([
      'evasive-maneuvers-2',
      'evasive-maneuvers-2',
      'maximum-firepower-3',
    ])
    expect(game.state.decks.piloting).toEqual({ draw: ['evasive-maneuvers-1'], discard: [] })
  })

  it('D-HOME-39: who searches knows what is in the deck, and what is left of it', () => {
    const game = searching()
    const imagined = () => {
      const knows = learn(unknowing, eventsFor(game.events, 0), 0, contentOf(game.state.config))
      return imagine(game.state, 0, knows, chance(3)).decks.piloting.draw.toSorted()
    }
    expect(imagined()).toEqual(game.state.decks.piloting.draw.toSorted())
    game.answer(tyrol, ...game.options(tyrol).slice(0, 3))
    expect(imagined()).toEqual(game.state.decks.piloting.draw)
  })

  it('D-HOME-39: the others are told the deck and how many, no more', () => {
    const game = searching()
    expect(game.view(adama).request).toBeNull()
    game.answer(tyrol, ...game.options(tyrol).slice(0, 3))
    const told = eventsFor(game.events, game.seat(adama)).find((e) => e.key === 'event.searched')
    expect(told?.params).toEqual({
      who: { key: 'seat', params: { seat: 0 } },
      n: 3,
      deck: { key: 'deck:piloting' },
    })
    expect(game.saw(adama)).not.toContain('event.searched-cards')
  })
})

describe('Raider Bay', () => {
  const bay = (p: Partial<Position> = {}): TestGame =>
    used('raider-bay', {
      fleet: { 'assault-raptor': { reserve: 0, unused: 4 } },
      decks: { crisis: ['riots-a'] },
      ...p,
    }).answer(tyrol, 'area:stern')

  it('D-HOME-40, D-HOME-41: two raiders in an area, and only they act', () => {
    const game = bay({ ships: { bow: { raider: 2, viper: 1 }, stern: { viper: 1 } }, dice: [1, 1] })
    game.answer(tyrol, 'option:0').until((g) => g.state.turn.step !== 'action')
    const raiders = game.state.ships.filter((s) => s.kind === 'raider' && s.area === 'stern')
    expect(raiders).toHaveLength(2)
    const rolls = game.events.filter((e) => e.key === 'event.rolled')
    expect(rolls).toHaveLength(2)
  })

  it('D-HOME-40, D-HOME-41: or four unmanned vipers, of which each acts once', () => {
    const game = bay({ ships: { stern: { viper: 1, raider: 1 } }, dice: [8] }).answer(tyrol, 'option:1')
    const placed = game.state.ships.filter((s) => s.kind === 'viper' && s.area === 'stern').map((s) => s.id)
    expect(placed).toHaveLength(5)
    const acted: number[] = []
    while (game.request(game.asked[0] ?? '').prompt.key === 'prompt.viper') {
      const [option] = game.request(tyrol).options
      acted.push(option?.ship ?? -1)
      game.answer(tyrol, option?.id ?? '')
    }
    expect(new Set(acted).size).toBe(4)
    expect(acted).not.toContain(Math.min(...placed))
    expect(game.state.ships.some((s) => s.kind === 'raider')).toBe(false)
  })

  it('D-HOME-40: where fewer are at hand, so many', () => {
    const game = bay({
      fleet: { viper: { reserve: 2, damaged: 6 }, 'assault-raptor': { reserve: 0, unused: 4 } },
    })
    game.answer(tyrol, 'option:1')
    expect(game.state.ships).toHaveLength(2)
  })

  it('DQ34: assault raptors may be among the four', () => {
    const game = used('raider-bay').answer(tyrol, 'area:stern').answer(tyrol, 'option:1')
    expect(game.options(tyrol)).toEqual(['kind:viper', 'kind:assault-raptor'])
    game.answer(tyrol, 'kind:assault-raptor')
    game.until((g) => g.request(tyrol).prompt.key === 'prompt.viper')
    expect(game.state.ships.map((s) => s.kind).toSorted()).toEqual([
      'assault-raptor',
      'viper',
      'viper',
      'viper',
    ])
  })

  const lee = 'lee-adama'
  const alert = (): TestGame =>
    scenario({
      players: [tyrol, lee, roslin, tigh],
      config,
      ...human,
      at: { [tyrol]: 'raider-bay', [lee]: 'command' },
      ships: { stern: { raider: 1 } },
      fleet: { 'assault-raptor': { reserve: 0, unused: 4 } },
      dice: [8],
    })
      .answer(tyrol, 'location:raider-bay')
      .answer(tyrol, 'area:stern')
      .answer(tyrol, 'option:1')

  it('D-HOME-42, DT39: Apollo may take over one of them with Alert Viper Pilot', () => {
    const game = alert()
    expect(game.asked).toEqual([lee])
    game.answer(lee, 'alert-viper-pilot')
    expect(game.player(lee).at).toBe('piloting')
    expect(alert().pass(lee).player(lee).at).toBe('command')
  })

  it('D-HOME-44: he takes his action at once, before any of them acts', () => {
    const game = alert().answer(lee, 'alert-viper-pilot')
    expect(game.asked).toEqual([lee])
    expect(game.request(lee).prompt.key).not.toBe('prompt.viper')
    game.pass(lee)
    expect(game.asked).toEqual([tyrol])
    expect(game.request(tyrol).prompt.key).toBe('prompt.viper')
  })

  it('D-HOME-43: who uses the Raider Bay activates the other three only', () => {
    const game = alert().answer(lee, 'alert-viper-pilot').pass(lee)
    const manned = game.state.ships.find((s) => s.pilot === game.seat(lee))?.id
    const acted: (number | undefined)[] = []
    while (game.asked[0] === tyrol && game.request(tyrol).prompt.key === 'prompt.viper') {
      expect(game.request(tyrol).options.map((o) => o.ship)).not.toContain(manned)
      acted.push(game.request(tyrol).options[0]?.ship)
      game.answer(tyrol, game.options(tyrol)[0] ?? '')
    }
    expect(new Set(acted).size).toBe(3)
  })
})
