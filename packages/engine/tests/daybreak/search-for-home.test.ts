import { describe, expect, it } from 'vitest'
import { contentOf } from '../../src/content/index.ts'
import {
  chance,
  checkedConfig,
  eventsFor,
  imagine,
  learn,
  newGame,
  offer,
  unknowing,
} from '../../src/index.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import { active, adama, addAll, attempt, config, home, roslin, tigh, tyrol } from './home-play.ts'

// HOME: Earth, the Demetrius, and what becomes of missions.

const characters = [tyrol, adama, roslin, tigh]

describe('Earth', () => {
  it('D-SETUP-13: without it neither missions nor the boards are there', () => {
    const { boards, decks, cards } = contentOf(
      checkedConfig({ players: 4, sets: ['base', 'daybreak'], objective: 'kobol' }),
    )
    expect(boards.has('demetrius') || boards.has('rebel-basestar')).toBe(false)
    expect(decks.has('mission') || cards.has('rescue-hera')).toBe(false)
  })

  it('D-MIX-1: one of Kobol, New Caprica and Earth is agreed on', () => {
    const titles = (sets: readonly string[]) => offer({ sets }).objectives.map((o) => o.title)
    expect(titles(['base', 'pegasus', 'daybreak'])).toEqual(['Kobol', 'New Caprica', 'Earth'])
    expect(titles(['base', 'daybreak'])).toEqual(['Kobol', 'Earth'])
    const both = newGame(
      { players: 4, characters, sets: ['base', 'pegasus', 'daybreak'], objective: 'earth' },
      'both',
    )
    expect(both.decks.mission?.draw).toHaveLength(8)
    expect(both.boards['new-caprica']).toBeUndefined()
  })

  it('D-HOME-1, D-HOME-2, D-HOME-3: the Demetrius is there from the start, the Rebel Basestar is not, eight missions are shuffled', () => {
    const orders = ['a', 'b', 'c', 'd'].map((seed) => {
      const state = newGame({ players: 4, characters, ...config }, seed)
      expect(state.boards.demetrius?.side).toBe('front')
      expect(state.boards['rebel-basestar']?.side).toBe('')
      return state.decks.mission?.draw ?? []
    })
    for (const order of orders) expect(new Set(order).size).toBe(8)
    expect(new Set(orders.map((o) => o.join())).size).toBeGreaterThan(1)
  })

  const jumps = (p: Partial<Position>): TestGame =>
    home({ step: 'prepareJump', at: { [tyrol]: 'command' }, ...p })

  it('D-HOME-4: the Sleeper Agent phase comes at 4', () => {
    const { objective } = contentOf(home().state.config).rules
    expect(objective.milestones.map((m) => m.at)).toEqual([4])
    const game = home({
      at: { [tyrol]: 'ftl-control' },
      jumpTrack: 4,
      distance: 3,
      dice: [8],
      decks: { destination: ['icy-moon', 'icy-moon'] },
    })
      .answer(tyrol, 'location:ftl-control')
      .until((g) => g.state.turn.step !== 'action')
    expect(game.happened('event.sleeper')).toBe(true)
    expect(jumps({}).state.milestones).toEqual([])
  })

  const last = (distance: number, dice: readonly number[] = [8]): TestGame =>
    home({ at: { [tyrol]: 'ftl-control' }, jumpTrack: 4, distance, milestones: [4], dice }).answer(
      tyrol,
      'location:ftl-control',
    )

  it('D-HOME-5: from 10 on the next jump wins, and no destination is drawn for it', () => {
    const nine = last(9)
    expect(nine.asked).toEqual([adama])
    expect(nine.outcome).toBeNull()
    const ten = last(10)
    expect(ten.outcome).toMatchObject({ winner: 'humans', reason: 'final-jump' })
    expect(ten.happened('event.destination')).toBe(false)
  })

  it('D-HOME-6: what FTL Control costs is lost before it', () => {
    const game = last(10, [1])
    expect(game.state.resources.population).toBe(11)
    const gone = home({
      at: { [tyrol]: 'ftl-control' },
      jumpTrack: 4,
      distance: 10,
      milestones: [4],
      dice: [1],
      resources: { population: 1 },
    }).answer(tyrol, 'location:ftl-control')
    expect(gone.outcome).toMatchObject({ winner: 'cylons', reason: 'population' })
  })
})

describe('the Demetrius', () => {
  const moving = (p: Partial<Position> = {}): TestGame =>
    home({ step: 'movement', at: { [tyrol]: 'command' }, hands: { [tyrol]: ['repair-1'] }, ...p })

  it('D-HOME-7: it is a ship of its own, and moving between ships costs a card', () => {
    expect(moving().options(tyrol)).toEqual(
      expect.arrayContaining(['location:bridge', 'location:tactical-plot', 'location:captains-cabin']),
    )
    expect(moving({ hands: {} }).options(tyrol)).not.toContain('location:bridge')
    const game = moving().answer(tyrol, 'location:bridge')
    expect(game.player(tyrol)).toMatchObject({ at: 'bridge', hand: [] })
    const aboard = moving({ at: { [tyrol]: 'bridge' }, hands: {} }).options(tyrol)
    expect(aboard).toContain('location:tactical-plot')
    expect(aboard).not.toContain('location:command')
    expect(moving({ revealed: [tyrol], at: { [tyrol]: 'caprica' } }).options(tyrol)).not.toContain(
      'location:bridge',
    )
  })

  it('D-HOME-8: from a viper, too, and that returns to the Reserves', () => {
    const game = scenario({
      players: ['kara-thrace', adama, roslin],
      config,
      step: 'movement',
      piloting: { 'kara-thrace': 'bow' },
      hands: { 'kara-thrace': ['evasive-maneuvers-1'] },
    })
    game.answer('kara-thrace', 'location:bridge')
    expect(game.player('kara-thrace')).toMatchObject({ at: 'bridge', hand: [] })
    expect(game.state.ships).toEqual([])
  })

  it('D-HOME-9: its locations cannot be damaged', () => {
    const { places, damageTokens } = contentOf(home().state.config)
    for (const place of ['bridge', 'tactical-plot', 'captains-cabin'])
      expect(places.get(place)?.on.front?.damageable).toBe(false)
    expect([...damageTokens.values()].some((t) => t.board === 'demetrius')).toBe(false)
  })

  it('D-HOME-13: at the Tactical Plot one sees the top mission and puts it on top or underneath', () => {
    const plot = (where: string) =>
      home({ at: { [tyrol]: 'tactical-plot' }, decks: { mission: ['rescue-hera', 'cylon-civil-war'] } })
        .answer(tyrol, 'location:tactical-plot')
        .answer(tyrol, where).state.decks.mission?.draw ?? []
    expect(plot('top').at(-1)).toBe('rescue-hera')
    expect(plot('bottom').at(-1)).toBe('cylon-civil-war')
    expect(plot('bottom')[0]).toBe('rescue-hera')
  })

  it("D-HOME-14: in the Captain's Cabin every player draws a card of a type one names, Cylon players, too", () => {
    const game = home({ at: { [tyrol]: 'captains-cabin' }, revealed: [tigh] }).answer(
      tyrol,
      'location:captains-cabin',
    )
    expect(game.options(tyrol)).toContain('type:treachery')
    game.answer(tyrol, 'type:piloting')
    const { skills } = contentOf(game.state.config)
    for (const who of [tyrol, adama, roslin, tigh])
      expect(game.player(who).hand.map((c) => skills.get(c)?.card.type)).toEqual(['piloting'])
  })
})

describe('a mission', () => {
  it('D-HOME-10, D-HOME-16: the top card is turned up on its space, and its check made at once', () => {
    const game = home({ hands: { [tigh]: ['repair-1'] }, decks: { mission: ['rescue-hera'] } })
    game.answer(tyrol, 'location:bridge')
    expect(active(game)).toEqual([{ card: 'rescue-hera', deck: 'mission', holder: -1 }])
    expect(game.view(tigh).inPlay).toEqual(active(game))
    expect(game.view(tigh).check).toMatchObject({
      title: { key: 'card:rescue-hera' },
      difficulty: 20,
      skills: ['politics', 'tactics', 'piloting'],
    })
  })

  it('D-HOME-11, D-HOME-22: as long as one lies there no other is attempted', () => {
    const game = attempt('rescue-hera', 'pass').until((g) => g.state.turn.seat === 1)
    expect(active(game)).toHaveLength(1)
    const later = home({ inPlay: [{ card: 'rescue-hera', deck: 'mission' }] })
    expect(later.options(tyrol)).not.toContain('location:bridge')
    expect(home().options(tyrol)).toContain('location:bridge')
  })

  it('D-HOME-12, DT44: no Crisis card is drawn in that turn, in the next one again', () => {
    const game = attempt('rescue-hera', 'pass', { decks: { crisis: ['riots-a'] } })
    game.until((g) => g.state.turn.seat === 1)
    expect(game.happened('event.crisis')).toBe(false)
    game.until((g) => g.state.turn.seat === 2)
    expect(game.happened('event.crisis')).toBe(true)
  })

  it('D-HOME-12: also where somebody else activated the Bridge', () => {
    const game = scenario({
      players: [adama, tyrol, roslin, tigh],
      config,
      at: { [tyrol]: 'bridge' },
      hands: { [adama]: ['executive-order-1'] },
      decks: { mission: ['needs-of-the-people'], crisis: ['riots-a'] },
    })
    game.answer(adama, 'play:executive-order-1').answer(adama, 'seat:1')
    game.until((g) => g.options(g.asked[0] ?? '').includes('location:bridge'))
    game.answer(tyrol, 'location:bridge').until((g) => g.state.turn.seat === 1)
    expect(game.happened('event.mission')).toBe(true)
    expect(game.happened('event.crisis')).toBe(false)
  })

  it('D-HOME-15: an empty Mission deck is made anew from its discard pile', () => {
    const game = home({ emptied: ['mission'] }).answer(tyrol, 'location:bridge')
    expect(game.happened('event.reshuffled')).toBe(true)
    expect(active(game)).toHaveLength(1)
    expect(game.state.decks.mission).toMatchObject({ discard: [] })
    expect(game.state.decks.mission?.draw).toHaveLength(7)
  })
})

describe('the check of a mission', () => {
  const hands = {
    [tyrol]: ['scientific-research-3'],
    [adama]: ['declare-emergency-3', 'strategic-planning-3'],
    [roslin]: ['investigative-committee-3', 'investigative-committee-4'],
  }
  const moments = (game: TestGame): string[] => {
    const seen: string[] = []
    while (active(game).length > 0 && game.view(tyrol).check) {
      const [who = ''] = game.asked
      seen.push(game.request(who).prompt.key)
      game.pass(who)
    }
    return seen
  }

  it('D-HOME-17, D-HOME-18, D-HOME-21: nothing is used on it; all are asked for cards, and two Destiny cards go in', () => {
    const game = home({ hands, decks: { mission: ['needs-of-the-people'] } }).answer(tyrol, 'location:bridge')
    expect(game.view(tyrol).check?.total).toBe(2)
    const asked = moments(game)
    expect(asked.filter((key) => key !== 'prompt.contribute')).toEqual([])
    expect(asked).toHaveLength(3) // Tigh has no cards
  })

  it('DQ26: Adama cannot take its cards with Command Authority', () => {
    const game = home({
      hands: { [adama]: ['repair-1'] },
      decks: { mission: ['rescue-hera'] },
    }).answer(tyrol, 'location:bridge')
    expect(moments(game)).toEqual(['prompt.contribute'])
    expect(game.happened('event.took-check-cards')).toBe(false)
    expect(game.player(adama).tokens.miracle).toBe(1)
  })

  it('D-HOME-19: what cards do in a check they do not do in this one', () => {
    const { skills } = contentOf(home().state.config)
    const acting = [...skills].filter(([, face]) => face.card.inCheck && face.card.type === 'treachery')
    expect(acting.length).toBeGreaterThan(0)
    const cards = acting.slice(0, 2).map(([id]) => id)
    const game = home({ hands: { [adama]: cards }, decks: { mission: ['rescue-hera'] } })
    addAll(game.answer(tyrol, 'location:bridge'))
    expect(game.happened('event.check-fail')).toBe(true)
    expect(game.happened('event.takes-effect')).toBe(false)
  })

  it('D-HOME-20: limits on cards apply: one in the Brig, one for a Cylon player', () => {
    const game = home({
      hands: {
        [adama]: ['repair-1', 'repair-1'],
        [roslin]: ['repair-1', 'repair-1'],
        [tigh]: ['repair-1', 'repair-1'],
      },
      at: { [adama]: 'brig' },
      revealed: [roslin],
      decks: { mission: ['rescue-hera'] },
    }).answer(tyrol, 'location:bridge')
    const most = [adama, roslin, tigh].map((who) => {
      const { max } = game.request(who)
      game.pass(who)
      return max
    })
    expect(most).toEqual([1, 1, 2])
  })

  it("D-HOME-20, DT17: Doral's Vanity keeps him from adding in another player's Action step", () => {
    const game = scenario({
      players: [tyrol, adama, roslin, 'aaron-doral'],
      config,
      at: { [tyrol]: 'bridge' },
      hands: { 'aaron-doral': ['repair-1'], [adama]: ['repair-1'] },
      decks: { mission: ['rescue-hera'] },
    }).answer(tyrol, 'location:bridge')
    game.pass(adama)
    expect(game.asked).not.toContain('aaron-doral')
  })

  it('DQ27: Simon adds up to two, three while infiltrating, and need not show one', () => {
    const simon = 'simon-oneill'
    const asked = (p: Partial<Position>): TestGame =>
      scenario({
        players: [tyrol, simon, roslin, tigh],
        config,
        at: { [tyrol]: 'bridge' },
        hands: { [simon]: ['repair-1', 'repair-1', 'repair-1', 'repair-1'], [roslin]: ['repair-1'] },
        decks: { mission: ['rescue-hera'] },
        ...p,
      }).answer(tyrol, 'location:bridge')
    expect(asked({}).request(simon).max).toBe(2)
    const infiltrating = asked({
      standing: { [simon]: 'infiltrating' },
      at: { [tyrol]: 'bridge', [simon]: 'command' },
    })
    expect(infiltrating.request(simon).max).toBe(3)
    infiltrating.answer(simon, ...infiltrating.options(simon).slice(0, 2))
    expect(infiltrating.view(roslin).check?.cards).toEqual([])
    expect(infiltrating.asked).not.toContain(simon)
  })
})

describe('distance by a mission', () => {
  it('D-HOME-23: passed, its distance counts at once', () => {
    const game = attempt('the-search-for-home', 'pass')
    expect(active(game)).toMatchObject([{ card: 'the-search-for-home', counts: true }])
    expect(game.view(tyrol)).toMatchObject({ distance: 2, travelled: [] })
    expect(attempt('digging-up-the-past', 'pass').view(tyrol).distance).toBe(1)
  })

  it('D-HOME-24: what the objective does at the new distance happens at once', () => {
    const game = attempt('the-search-for-home', 'pass', { distance: 3 })
    expect(game.state.milestones).toEqual([4])
    const order = game.events.map((e) => e.key)
    expect(order.indexOf('event.sleeper')).toBeGreaterThan(order.indexOf('event.counts'))
    expect(order.indexOf('event.turn')).toBeGreaterThan(order.indexOf('event.sleeper'))
    const goal = attempt('the-search-for-home', 'pass', { distance: 8, milestones: [4] })
    expect(goal.happened('event.final-stretch')).toBe(true)
    expect(goal.outcome).toBeNull()
  })

  it('D-HOME-25: failed, it lies face down and does not count', () => {
    const game = attempt('the-search-for-home', 'fail')
    expect(active(game)).toMatchObject([{ card: 'the-search-for-home', faceDown: true }])
    expect(game.view(tyrol).distance).toBe(0)
    expect(game.view(tyrol).inPlay).toMatchObject([{ card: '', deck: 'mission', faceDown: true }])
    expect(game.view('spectator').inPlay).toMatchObject([{ card: '', faceDown: true }])
    expect(attempt('digging-up-the-past', 'fail').view(tyrol).distance).toBe(0)
  })
})

describe('when the fleet jumps', () => {
  /** The mission is attempted, and somebody else jumps the fleet. */
  const jumped = (card: string, result: 'pass' | 'fail'): TestGame => {
    const game = attempt(card, result, {
      at: { [tyrol]: 'bridge', [adama]: 'ftl-control', [roslin]: 'command' },
      jumpTrack: 4,
      dice: [8],
      decks: { destination: ['icy-moon', 'icy-moon'] },
    })
    game.until((g) => g.asked[0] === adama && g.options(adama).includes('location:ftl-control'))
    game.answer(adama, 'location:ftl-control')
    expect(active(game)).toEqual([])
    return game.until((g) => g.happened('event.destination'))
  }

  it('D-HOME-26, D-HOME-27, DT43: one that counts goes beside the objective', () => {
    const game = jumped('the-search-for-home', 'pass')
    expect(game.state.travelled).toEqual(['the-search-for-home', 'icy-moon'])
    expect(game.view(tyrol).distance).toBe(3)
    expect(game.view(tyrol).travelled).toContain('the-search-for-home')
  })

  it('D-HOME-28: one without a distance is discarded, passed or failed', () => {
    for (const result of ['pass', 'fail'] as const) {
      const { state } = jumped('rescue-hera', result)
      expect(state.decks.mission?.discard).toEqual(['rescue-hera'])
      expect(state.decks.mission?.draw).toHaveLength(7)
    }
  })

  it('D-HOME-29: one that lies face down is shuffled into the Mission deck', () => {
    const { state } = jumped('digging-up-the-past', 'fail')
    expect(state.decks.mission).toMatchObject({ discard: [] })
    expect(state.decks.mission?.draw).toHaveLength(8)
    expect(state.travelled).toEqual(['icy-moon'])
  })

  const imagined = (game: TestGame, who: string) => {
    const seat = game.seat(who)
    const knows = learn(unknowing, eventsFor(game.events, seat), seat, contentOf(game.state.config))
    return Array.from({ length: 30 }, (_, i) => imagine(game.state, seat, knows, chance(i + 1)))
  }

  it('D-HOME-25, D-HOME-29: everybody knows what lies face down, and nobody where it is in the deck', () => {
    const down = attempt('the-search-for-home', 'fail')
    for (const other of imagined(down, roslin)) expect(other.inPlay[0]?.card).toBe('the-search-for-home')
    const told = imagine(down.state, down.seat(roslin), unknowing, chance(7))
    expect(told.decks.mission?.draw).toHaveLength(7)
    const back = imagined(jumped('the-search-for-home', 'fail'), roslin)
    const places = back.map((s) => s.decks.mission?.draw.indexOf('the-search-for-home'))
    expect(places).not.toContain(-1)
    expect(new Set(places).size).toBeGreaterThan(3)
  })
})
