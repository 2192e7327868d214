import { describe, expect, test } from 'vitest'
import { eventsFor } from '../../src/core/events.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

const three = ['saul-tigh', 'tom-zarek', 'gaius-baltar'] as const

/** Collects everything each seat and a spectator are sent: their view at every moment looked at, and all events. */
function witness(game: TestGame) {
  const people = [...game.state.players.map((p) => p.character), 'spectator']
  const views = new Map<string, string[]>(people.map((who) => [who, []]))
  const witnesses = {
    look: (): TestGame => {
      for (const [who, seen] of views) seen.push(JSON.stringify(game.view(who)))
      return game
    },
    received: (who: string): string => {
      const events = eventsFor(game.events, who === 'spectator' ? who : game.seat(who))
      return [...(views.get(who) ?? []), JSON.stringify(events), JSON.stringify(game.view(who))].join('\n')
    },
    /** Who received something that names this. */
    whoKnows: (name: string): string[] =>
      people.filter((who) => witnesses.received(who).includes(`${name}"`)),
  }
  witnesses.look()
  return witnesses
}

/** The turn of Saul Tigh in Sickbay, where only cards nobody else sees could let him act. */
const idle = (position: Partial<Position>): TestGame =>
  scenario({
    players: three,
    titles: { president: 'tom-zarek', admiral: 'gaius-baltar' },
    at: { 'saul-tigh': 'sickbay' },
    used: { 'saul-tigh': ['declare-martial-law'] },
    decks: { crisis: ['riots-a'] },
    ...position,
  })

/** To everybody but Saul Tigh the games look the same while he is asked for his action, and when he took none. */
function alikeToOthers(games: readonly TestGame[]): void {
  const others = ['tom-zarek', 'gaius-baltar', 'spectator']
  for (const game of games) {
    expect(game.asked).toEqual(['saul-tigh'])
    expect(game.request('saul-tigh').prompt.key).toBe('prompt.action')
    for (const who of others) expect(game.view(who).waitingFor).toEqual([0])
  }
  const tables = games.map(witness)
  const same = (): void => {
    for (const who of others) expect(new Set(tables.map((table) => table.received(who))).size).toBe(1)
  }
  same()
  for (const game of games) {
    game.pass('saul-tigh')
    expect(game.asked).not.toContain('saul-tigh')
    for (const who of others) expect(game.saw(who)).toContain('event.no-action')
  }
  same()
}

describe('Loyalty cards', () => {
  const mugshots = (more: Partial<Position> = {}): TestGame =>
    scenario({
      players: ['gaius-baltar', 'saul-tigh', 'tom-zarek'],
      quorum: ['release-cylon-mugshots'],
      loyalty: { 'saul-tigh': ['cylon-morale'], 'tom-zarek': ['cylon-brig', 'not-a-cylon'] },
      dice: [8],
      ...more,
    })

  test('B-SECRET-1 a Loyalty card is seen by its owner, and by another only when a card allows it', () => {
    const game = mugshots()
    const table = witness(game)
    expect(table.whoKnows('cylon-brig')).toEqual(['tom-zarek'])
    game.answer('gaius-baltar', 'release-cylon-mugshots')
    table.look()
    game.answer('gaius-baltar', 'seat:1')
    expect(table.whoKnows('cylon-morale')).toEqual(['gaius-baltar', 'saul-tigh'])
    expect(table.whoKnows('cylon-brig')).toEqual(['tom-zarek'])
    for (const who of three)
      expect(game.saw(who)).toContain(who === 'tom-zarek' ? 'event.looked-at-loyalty' : 'event.saw-loyalty')
  })

  test('B-SECRET-2 of several Loyalty cards one is shown, at random', () => {
    const shown = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const game = mugshots({ seed })
        .answer('gaius-baltar', 'release-cylon-mugshots')
        .answer('gaius-baltar', 'seat:2')
      const look = game.events.find((e) => e.key === 'event.saw-loyalty')
      return JSON.stringify(look?.params?.cards)
    })
    expect(new Set(shown)).toEqual(new Set(['[{"key":"card:cylon-brig"}]', '[{"key":"card:not-a-cylon"}]']))
  })

  test("B-SECRET-3 only another player's unrevealed card can be looked at; without one nothing happens", () => {
    const informed = (more: Partial<Position>): TestGame =>
      scenario({
        players: ['saul-tigh', 'tom-zarek', 'gaius-baltar', 'galen-tyrol'],
        used: { 'galen-tyrol': ['blind-devotion'] },
        step: 'crisis',
        decks: { crisis: ['informing-the-public'] },
        destiny: ['declare-emergency-5', 'declare-emergency-4'],
        ...more,
      }).answer('saul-tigh', 'option:0')
    // Tom Zarek, revealed, has no face-down card; Gaius Baltar, revealed, still has one.
    const game = informed({ loyalty: { 'tom-zarek': [] }, revealed: ['tom-zarek', 'gaius-baltar'] })
    expect(game.options('saul-tigh')).toEqual(['seat:2', 'seat:3'])
    const nobody = informed({ loyalty: { 'tom-zarek': [], 'gaius-baltar': [], 'galen-tyrol': [] } })
    expect(nobody.happened('event.check-pass')).toBe(true)
    expect(nobody.happened('event.looked-at-loyalty')).toBe(false)
    // Mandatory Testing: the President looks at a card of the current player, who is himself.
    const testing = (president: string): TestGame =>
      scenario({
        players: three,
        titles: { president },
        step: 'crisis',
        decks: { crisis: ['mandatory-testing'] },
        destiny: ['declare-emergency-5', 'declare-emergency-4'],
        hands: { 'saul-tigh': ['declare-emergency-4'] },
      }).answer('saul-tigh', 'declare-emergency-4')
    expect(testing('tom-zarek').happened('event.looked-at-loyalty')).toBe(true)
    expect(testing('saul-tigh').happened('event.check-pass')).toBe(true)
    expect(testing('saul-tigh').happened('event.looked-at-loyalty')).toBe(false)
  })

  test('B-SECRET-4 what was seen on a Loyalty card has no effect: nothing changes and nobody is asked about it', () => {
    const game = mugshots()
    game.answer('gaius-baltar', 'release-cylon-mugshots')
    const before = game.state
    game.answer('gaius-baltar', 'seat:1')
    expect(game.state.players.map((p) => [p.loyalty, p.shown, p.standing, p.at])).toEqual(
      before.players.map((p) => [p.loyalty, p.shown, p.standing, p.at]),
    )
    expect(game.state.titles).toEqual(before.titles)
    expect(game.state.resources).toEqual(before.resources)
    const after = game.events.slice(game.events.findIndex((e) => e.key === 'event.saw-loyalty'))
    expect(after.map((e) => e.key)).toEqual(expect.arrayContaining(['event.rolled', 'event.crisis']))
  })

  test('B-SECRET-1 a hidden Cylon with nothing else to do is not betrayed by being asked for an action', () => {
    const cylon = idle({ loyalty: { 'saul-tigh': ['cylon-morale'] } })
    const human = idle({ loyalty: { 'saul-tigh': ['not-a-cylon'] } })
    expect(cylon.options('saul-tigh')).toEqual(['reveal:cylon-morale'])
    expect(human.options('saul-tigh')).toEqual([])
    alikeToOthers([cylon, human])
  })
})

describe('hands', () => {
  test('B-SECRET-5 the cards in a hand are known to their owner alone, through draws, discards and turns', () => {
    const game = scenario({
      players: three,
      hands: { 'tom-zarek': ['strategic-planning-5', 'maximum-firepower-5'] },
      decks: { crisis: ['riots-a'] },
      at: { 'tom-zarek': 'sickbay' },
    })
    const table = witness(game)
    for (let i = 0; i < 60 && game.state.turn.number < 5; i++) {
      const [who] = game.asked
      if (!who) break
      const request = game.request(who)
      game.answer(who, ...request.options.slice(0, request.min).map((o) => o.id))
      table.look()
    }
    expect(game.player('tom-zarek').hand).toContain('maximum-firepower-5')
    expect(table.whoKnows('maximum-firepower-5')).toEqual(['tom-zarek'])
    expect(table.whoKnows('strategic-planning-5')).toEqual(['tom-zarek'])
  })

  test('B-SECRET-5 whoever could use a card of his hand and does not is not betrayed by having been asked', () => {
    const check = (card: string): TestGame =>
      scenario({
        players: three,
        step: 'crisis',
        decks: { crisis: ['low-supplies'] },
        destiny: ['repair-1', 'repair-1'],
        hands: { 'tom-zarek': [card], 'saul-tigh': ['launch-scout-1', 'launch-scout-2'] },
      })
    const armed = check('declare-emergency-3').pass('tom-zarek').pass('saul-tigh')
    expect(armed.asked).toEqual(['tom-zarek'])
    for (const who of ['saul-tigh', 'gaius-baltar', 'spectator'])
      expect(armed.view(who).waitingFor).toEqual([])
    armed.pass('tom-zarek')
    const unarmed = check('executive-order-2').pass('tom-zarek').pass('saul-tigh')
    for (const game of [armed, unarmed])
      game.until((g) => g.state.turn.seat === 2 && g.state.turn.step === 'movement')
    for (const who of ['saul-tigh', 'gaius-baltar', 'spectator'])
      expect(witness(armed).received(who)).toEqual(witness(unarmed).received(who))
  })

  test('B-SECRET-5 nor is whoever could play an action card from a place without an action', () => {
    const holding = (card: string): TestGame =>
      idle({ hands: { 'saul-tigh': [card, 'strategic-planning-3'] } })
    const able = holding('consolidate-power-1')
    const unable = holding('investigative-committee-3')
    expect(able.options('saul-tigh')).toEqual(['play:consolidate-power-1'])
    expect(unable.options('saul-tigh')).toEqual([])
    alikeToOthers([able, unable])
  })

  test('B-SECRET-6 what is turned up in a check does not show who contributed it', () => {
    const check = (mine: string, yours: string) => {
      const game = scenario({
        players: three,
        step: 'crisis',
        decks: { crisis: ['low-supplies'] },
        destiny: ['executive-order-1', 'repair-1'],
        hands: {
          'tom-zarek': [mine],
          'gaius-baltar': [yours],
          'saul-tigh': ['launch-scout-1', 'launch-scout-2'],
        },
      })
      const table = witness(game)
      game.answer('tom-zarek', mine)
      table.look()
      game.answer('gaius-baltar', yours)
      table.look()
      game.pass('saul-tigh')
      return table
    }
    const one = check('executive-order-2', 'consolidate-power-2')
    const other = check('consolidate-power-2', 'executive-order-2')
    for (const who of ['saul-tigh', 'spectator']) {
      expect(one.received(who)).toContain('event.check-revealed')
      expect(one.received(who)).toEqual(other.received(who))
    }
  })

  test('B-SECRET-8 the hand and the Super Crisis card of a revealed Cylon are known to him alone', () => {
    const game = scenario({
      players: three,
      hands: { 'saul-tigh': ['declare-emergency-5', 'strategic-planning-5'] },
      loyalty: { 'saul-tigh': ['cylon-morale'] },
      decks: { 'super-crisis': ['inbound-nukes', 'massive-assault'] },
    })
    const table = witness(game)
    game.answer('saul-tigh', 'cylon-morale')
    table.look()
    game.answer('saul-tigh', 'no')
    expect(game.player('saul-tigh').superCrises).toEqual(['inbound-nukes'])
    for (const secret of ['declare-emergency-5', 'strategic-planning-5', 'inbound-nukes'])
      expect(table.whoKnows(secret)).toEqual(['saul-tigh'])
    for (const who of three) expect(game.view(who).players[0]).toMatchObject({ cards: 2, superCrises: 1 })
    // Exchanged on the Resurrection Ship, the old card lies face up on the discard pile, the new one is secret.
    game.until((g) => g.state.turn.seat === 0 && g.state.turn.step === 'action')
    game.answer('saul-tigh', 'resurrection-ship').answer('saul-tigh', 'yes')
    expect(game.player('saul-tigh').superCrises).toEqual(['massive-assault'])
    expect(table.whoKnows('massive-assault')).toEqual(['saul-tigh'])
    expect(table.whoKnows('inbound-nukes')).toEqual([...three, 'spectator'])
  })

  test('B-SECRET-9 the Quorum hand is known to the President alone', () => {
    const game = scenario({
      players: three,
      titles: { president: 'saul-tigh' },
      quorum: ['encourage-mutiny', 'accept-prophecy'],
      decks: { quorum: ['presidential-pardon'] },
    })
    const table = witness(game)
    game.answer('saul-tigh', 'draw-quorum')
    expect(game.view('saul-tigh').quorum).toEqual([
      'encourage-mutiny',
      'accept-prophecy',
      'presidential-pardon',
    ])
    for (const card of ['encourage-mutiny', 'accept-prophecy', 'presidential-pardon'])
      expect(table.whoKnows(card)).toEqual(['saul-tigh'])
    for (const who of ['tom-zarek', 'gaius-baltar', 'spectator'])
      expect(game.view(who)).toMatchObject({ quorum: [], quorumCards: 3 })
  })
})

describe('decks', () => {
  const scout = (deck: string, where: 'top' | 'bottom') => {
    const game = scenario({
      players: three,
      hands: { 'saul-tigh': ['launch-scout-1'] },
      decks: { crisis: ['prison-labor', 'riots-a'], destination: ['cylon-refinery', 'icy-moon'] },
      dice: [3],
    })
    const table = witness(game)
    game.answer('saul-tigh', 'launch-scout-1')
    table.look()
    game.answer('saul-tigh', `deck:${deck}`)
    table.look()
    return { game, table, put: () => game.answer('saul-tigh', where) }
  }

  test('B-SECRET-7 who looks at the top of a deck learns it alone, and only that he looked is told', () => {
    const { game, table, put } = scout('destination', 'top')
    expect(table.whoKnows('cylon-refinery')).toEqual(['saul-tigh'])
    expect(game.saw('spectator')).toContain('event.looked-at-top')
    put()
    expect(game.state.decks.destination.draw.at(-1)).toBe('cylon-refinery')
    expect(table.whoKnows('cylon-refinery')).toEqual(['saul-tigh'])
    expect(game.saw('spectator')).toContain('event.put-on-top')
  })

  test('B-SECRET-13 a card put under a deck is seen by the one who put it there only', () => {
    const { game, table, put } = scout('crisis', 'bottom')
    put()
    expect(game.state.decks.crisis.draw[0]).toBe('prison-labor')
    expect(table.whoKnows('prison-labor')).toEqual(['saul-tigh'])
    expect(game.saw('spectator')).toContain('event.put-under')

    const visions = scenario({
      players: ['laura-roslin', 'saul-tigh', 'tom-zarek'],
      step: 'crisis',
      decks: { crisis: ['riots-a', 'prison-labor'] },
    })
    const seen = witness(visions)
    visions.answer('laura-roslin', 'riots-a')
    expect(visions.state.decks.crisis.draw[0]).toBe('prison-labor')
    expect(seen.whoKnows('prison-labor')).toEqual(['laura-roslin'])

    const politician = scenario({
      players: ['laura-roslin', 'saul-tigh', 'tom-zarek'],
      decks: { quorum: ['accept-prophecy', 'encourage-mutiny', 'presidential-pardon', 'assign-arbitrator'] },
      titles: { president: 'tom-zarek' },
    })
    const watched = witness(politician)
    politician.answer('laura-roslin', 'skilled-politician')
    watched.look()
    politician.answer('laura-roslin', 'accept-prophecy')
    for (const card of ['encourage-mutiny', 'presidential-pardon', 'assign-arbitrator'])
      expect(watched.whoKnows(card)).toEqual(['laura-roslin'])
  })

  test('B-SECRET-12 the Destination cards not chosen are known only to the one who chose', () => {
    const jump = (more: Partial<Position>) => {
      const game = scenario({
        players: three,
        step: 'crisis',
        decks: { crisis: ['riots-a'], destination: ['barren-planet', 'cylon-ambush', 'desolate-moon'] },
        jumpTrack: 4,
        ...more,
      }).answer('saul-tigh', 'option:0')
      return { game, table: witness(game) }
    }
    const admiral = jump({})
    admiral.game.answer('saul-tigh', 'barren-planet')
    expect(admiral.table.whoKnows('barren-planet')).toEqual([...three, 'spectator'])
    expect(admiral.table.whoKnows('cylon-ambush')).toEqual(['saul-tigh'])
    expect(admiral.table.whoKnows('desolate-moon')).toEqual([])
    const specialist = jump({
      inPlay: [{ card: 'assign-mission-specialist', deck: 'quorum', holder: 'gaius-baltar' }],
    })
    specialist.game.answer('gaius-baltar', 'barren-planet')
    for (const card of ['cylon-ambush', 'desolate-moon'])
      expect(specialist.table.whoKnows(card)).toEqual(['gaius-baltar'])
  })

  test('B-SECRET-14 numbers of cards and the tops of the discard piles are public', () => {
    const game = scenario({
      players: three,
      hands: { 'tom-zarek': ['repair-1', 'repair-2'], 'saul-tigh': ['launch-scout-2', 'executive-order-1'] },
      quorum: ['arrest-order'],
      at: { 'saul-tigh': 'command' },
      step: 'movement',
    })
    game.answer('saul-tigh', 'press-room').answer('saul-tigh', 'launch-scout-2')
    for (const who of [...three, 'spectator']) {
      const v = game.view(who)
      expect(v.players.map((p) => p.cards)).toEqual([1, 2, 0])
      expect([v.destiny, v.quorumCards]).toEqual([10, 1])
      for (const type of ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'quorum'] as const)
        expect(v.decks[type].cards).toBe(game.state.decks[type].draw.length)
      expect(v.decks.tactics.top).toBe('launch-scout-2')
      expect(v.decks.leadership.top).toBe('')
    }
    for (const deck of ['crisis', 'super-crisis', 'quorum', 'destination'] as const) {
      const emptied = scenario({ players: three, emptied: [deck] })
      const top = emptied.state.decks[deck].discard.at(-1)
      expect(top).toBeDefined()
      for (const who of [...three, 'spectator']) expect(emptied.view(who).decks[deck].top).toBe(top)
    }
  })

  test('B-SECRET-15 the cards below the top of a discard pile and their number are not public', () => {
    const five = [
      'launch-scout-1',
      'launch-scout-2',
      'strategic-planning-3',
      'strategic-planning-4',
      'strategic-planning-5',
    ]
    const game = scenario({
      players: three,
      step: 'crisis',
      decks: { crisis: ['a-traitor-accused'] },
      hands: { 'saul-tigh': [...five, 'repair-1', 'repair-1'] },
    })
    const table = witness(game)
    game.answer('saul-tigh', 'option:1')
    table.look()
    game.answer('saul-tigh', ...five)
    const top = 'strategic-planning-5'
    for (const card of five)
      for (const who of ['gaius-baltar', 'spectator'])
        expect(table.whoKnows(card).includes(who)).toBe(card === top)
    expect(Object.keys(game.view('spectator').decks.tactics)).toEqual(['cards', 'top'])
  })

  test('B-SECRET-14 B-SECRET-15 of a discard of two types everybody is told the top of both piles and no more', () => {
    const cards = ['launch-scout-1', 'strategic-planning-3', 'repair-1', 'repair-2', 'launch-scout-2']
    const game = scenario({
      players: three,
      step: 'crisis',
      decks: { crisis: ['a-traitor-accused'] },
      hands: { 'saul-tigh': [...cards, 'executive-order-1'] },
    })
    game.answer('saul-tigh', 'option:1').answer('saul-tigh', ...cards)
    const told = (who: number) => eventsFor(game.events, who).find((e) => e.key.startsWith('event.discarded'))
    const named = (list: readonly string[]) => list.map((card) => ({ key: `skill-card:${card}` }))
    expect(told(1)).toMatchObject({
      key: 'event.discarded',
      params: { n: 5, tops: named(['launch-scout-2', 'repair-2']) },
    })
    expect(told(0)).toMatchObject({ key: 'event.discarded-cards', params: { cards: named(cards) } })
  })
})

describe('civilian ships', () => {
  const convoy = (): TestGame =>
    scenario({
      players: three,
      ships: { bow: { raider: 1 }, 'bow-starboard': { civilian: 1 }, stern: { civilian: 2 } },
      civilians: ['population-fuel', 'population-morale', 'population-2'],
      at: { 'saul-tigh': 'communications' },
      decks: { crisis: ['prison-labor'] },
      hands: { 'saul-tigh': ['repair-1', 'repair-1'] },
    })

  test('B-SECRET-10 the faces of civilian ships are hidden until they are destroyed', () => {
    const game = convoy()
    const table = witness(game)
    for (const face of ['population-fuel', 'population-morale', 'population-2'])
      expect(table.whoKnows(face)).toEqual([])
    // The raider flies to the first ship with the next activation, and destroys it with the one after.
    game.until((g) => {
      table.look()
      return g.happened('event.civilian')
    })
    expect(table.whoKnows('population-fuel')).toEqual([...three, 'spectator'])
    for (const face of ['population-morale', 'population-2']) expect(table.whoKnows(face)).toEqual([])
  })

  test('B-SECRET-11 a face seen from Communications is known to that player alone', () => {
    const game = convoy()
    const table = witness(game)
    const [, second, third] = game.state.ships.filter((s) => s.kind === 'civilian').map((s) => `ship:${s.id}`)
    game.answer('saul-tigh', 'communications')
    table.look()
    game.answer('saul-tigh', second ?? '', third ?? '')
    table.look()
    game.answer('saul-tigh', 'stern-port')
    table.look()
    game.pass('saul-tigh')
    expect(game.view('saul-tigh').ships.flatMap((s) => s.face ?? [])).toEqual([
      'population-morale',
      'population-2',
    ])
    for (const face of ['population-morale', 'population-2'])
      expect(table.whoKnows(face)).toEqual(['saul-tigh'])
    expect(table.whoKnows('population-fuel')).toEqual([])
    expect(game.saw('spectator')).toContain('event.looked-at-civilian')
  })
})
