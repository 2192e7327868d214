import { describe, expect, test } from 'vitest'
import { scenario, type TestGame } from '../../src/testing/index.ts'

const windows = (game: TestGame): string[] => game.state.asks.map((a) => a.window)

describe('Lee "Apollo" Adama', () => {
  const crew = ['saul-tigh', 'lee-adama', 'laura-roslin']
  const launching = (more: object = {}): TestGame =>
    scenario({ players: crew, ...more })
      .answer('saul-tigh', 'command')
      .answer('saul-tigh', 'launch:bow-port')

  test('B-VIPER-18 Alert Viper Pilot: he takes over a viper launched by someone else, then acts', () => {
    const game = launching()
    expect([game.asked, game.options('lee-adama')]).toEqual([['lee-adama'], ['1:alert-viper-pilot']])
    game.answer('lee-adama', 'alert-viper-pilot')
    expect(game.player('lee-adama').at).toBe('piloting')
    expect(game.state.ships).toMatchObject([{ kind: 'viper', area: 'bow-port', pilot: 1 }])
    expect(game.request('lee-adama').prompt.key).toBe('prompt.action')
    game.answer('lee-adama', 'viper').answer('lee-adama', 'bow')
    expect(game.asked).toEqual(['saul-tigh'])
    expect(game.state.ships).toMatchObject([{ area: 'bow', pilot: 1 }])
  })

  test('B-VIPER-19 Alert Viper Pilot: a viper he took over can no longer be used by Command', () => {
    const taken = launching().answer('lee-adama', 'alert-viper-pilot').pass('lee-adama')
    expect(taken.options('saul-tigh')).toEqual(['launch:bow-port', 'launch:stern-port'])
    const left = launching().pass('lee-adama')
    expect(left.options('saul-tigh')).toContain('move:1:bow')
  })

  test('Alert Viper Pilot: from any Galactica location but the Brig', () => {
    for (const at of ['hangar-deck', 'sickbay', 'research-lab', 'command'])
      expect(launching({ at: { 'lee-adama': at } }).asked).toEqual(['lee-adama'])
    for (const at of ['brig', 'press-room', 'presidents-office'])
      expect(launching({ at: { 'lee-adama': at } }).asked).toEqual(['saul-tigh'])
    expect(launching({ piloting: { 'lee-adama': 'stern' } }).asked).toEqual(['saul-tigh'])
  })

  test('B-VIPER-20 Alert Viper Pilot: in a Cylon attack after all ships are placed and before the special rule', () => {
    const hand = ['launch-scout-1', 'launch-scout-2', 'executive-order-1', 'executive-order-2']
    const game = scenario({
      players: crew,
      step: 'crisis',
      decks: { crisis: ['surrounded'] },
      hands: { 'saul-tigh': hand },
    })
    expect(game.asked).toEqual(['lee-adama'])
    expect(game.state.ships.filter((s) => s.kind === 'civilian')).toHaveLength(3)
    expect(game.player('saul-tigh').hand).toEqual(hand)
    game.answer('lee-adama', 'alert-viper-pilot')
    const areas = game.request('lee-adama').options.map((o) => o.area)
    expect([...areas].sort()).toEqual(['bow-port', 'stern-port'])
    const stern = game.request('lee-adama').options.find((o) => o.area === 'stern-port')?.id
    game.answer('lee-adama', stern ?? '').pass('lee-adama')
    expect(game.state.ships.filter((s) => s.pilot === 1)).toMatchObject([{ area: 'stern-port' }])
    expect(game.request('saul-tigh').prompt.key).toBe('prompt.discard')
  })

  test('Alert Viper Pilot: not for a viper somebody launches himself in, nor one that is only moved', () => {
    const starbuck = scenario({ players: ['kara-thrace', 'lee-adama', 'laura-roslin'] })
    starbuck.answer('kara-thrace', 'hangar-deck').answer('kara-thrace', 'bow-port')
    expect(starbuck.asked).toEqual(['kara-thrace'])
    const moved = scenario({ players: crew, ships: { stern: { viper: 1 } } })
    moved.answer('saul-tigh', 'command').answer('saul-tigh', 'move:1:stern-port')
    expect(moved.asked).toEqual(['saul-tigh'])
  })

  test('Alert Viper Pilot: not once he is a revealed Cylon', () => {
    expect(launching({ revealed: ['lee-adama'] }).asked).toEqual(['saul-tigh'])
  })

  const cag = (more: object = {}): TestGame =>
    scenario({ players: crew, current: 'lee-adama', at: { 'lee-adama': 'press-room' }, ...more })

  test('CAG: as an action he activates up to 6 unmanned vipers', () => {
    const game = cag().answer('lee-adama', 'cag')
    for (let i = 0; i < 6; i++) {
      expect(game.request('lee-adama').prompt.key).toBe('prompt.viper')
      game.answer('lee-adama', 'launch:stern-port')
    }
    expect(game.state.ships.filter((s) => s.kind === 'viper')).toHaveLength(6)
    expect(game.state.asks.map((a) => a.prompt.key)).not.toContain('prompt.viper')
    const fewer = cag().answer('lee-adama', 'cag').answer('lee-adama', 'launch:stern-port').pass('lee-adama')
    expect(fewer.state.ships.filter((s) => s.kind === 'viper')).toHaveLength(1)
    expect(fewer.state.asks.map((a) => a.prompt.key)).not.toContain('prompt.viper')
  })

  test('CAG: the same viper may be used several times, but none that somebody pilots', () => {
    const game = cag({
      piloting: { 'lee-adama': 'stern' },
      ships: { bow: { viper: 1 } },
      reserve: { viper: 0 },
    })
    game.answer('lee-adama', 'cag')
    expect(game.options('lee-adama').sort()).toEqual(['move:1:bow-port', 'move:1:bow-starboard'])
    game.answer('lee-adama', 'bow-port').answer('lee-adama', 'stern-port').answer('lee-adama', 'stern')
    expect(game.state.ships).toMatchObject([
      { area: 'stern', pilot: -1 },
      { area: 'stern', pilot: 1 },
    ])
  })

  test('CAG: once per game, and not once he is a revealed Cylon', () => {
    expect(cag().answer('lee-adama', 'cag').player('lee-adama').used).toEqual(['cag'])
    expect(cag({ used: { 'lee-adama': ['cag'] } }).options('lee-adama')).not.toContain('ability:cag')
    const revealed = cag({ revealed: ['lee-adama'], at: { 'lee-adama': 'caprica' } })
    expect(revealed.options('lee-adama')).toEqual(['location:caprica'])
  })

  const hand = [
    ...['consolidate-power-1', 'consolidate-power-2', 'investigative-committee-3', 'executive-order-1'],
    ...[
      'executive-order-2',
      'declare-emergency-3',
      'launch-scout-1',
      'launch-scout-2',
      'strategic-planning-3',
    ],
    ...['evasive-maneuvers-1', 'evasive-maneuvers-2', 'maximum-firepower-3'],
  ]

  test('Headstrong: what he must discard is chosen at random, and others go on choosing theirs', () => {
    const screenings = (seed: string) => {
      const game = scenario({
        players: crew,
        step: 'crisis',
        decks: { crisis: ['cylon-screenings'] },
        hands: {
          'lee-adama': hand.slice(0, 6),
          'laura-roslin': ['repair-1', 'repair-2', 'scientific-research-3'],
        },
        seed,
      })
      game.answer('saul-tigh', 'option:1')
      expect(game.asked).toEqual(['laura-roslin'])
      game.answer('laura-roslin', 'repair-1', 'repair-2')
      expect(game.player('lee-adama').hand).toHaveLength(4)
      return game.player('lee-adama').hand.join()
    }
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(screenings)).size).toBeGreaterThan(2)
  })

  test('B-REVEAL-16 Headstrong: once he is a revealed Cylon he chooses what he discards at the hand limit', () => {
    const game = scenario({
      players: crew,
      revealed: ['lee-adama'],
      step: 'end',
      hands: { 'lee-adama': hand },
    })
    expect(game.request('lee-adama')).toMatchObject({ min: 2, max: 2 })
    game.answer('lee-adama', 'executive-order-1', 'executive-order-2')
    expect(game.player('lee-adama').hand).toEqual(hand.filter((card) => !card.startsWith('executive-order')))
  })
})

describe('Sharon "Boomer" Valerii', () => {
  const crew = ['sharon-valerii', 'laura-roslin', 'saul-tigh']
  const ending = (more: object = {}): TestGame =>
    scenario({ players: crew, step: 'end', decks: { crisis: ['riots-a', 'prison-labor'] }, ...more })
  const top = (game: TestGame) => game.state.decks.crisis.draw.at(-1)

  test('Recon: at the end of her turn she may look at the top Crisis card and put it on top or under the deck', () => {
    const game = ending()
    expect(game.options('sharon-valerii')).toEqual(['0:recon'])
    game.answer('sharon-valerii', 'recon')
    expect(game.options('sharon-valerii')).toEqual(['top', 'bottom'])
    expect(game.request('sharon-valerii').prompt).toMatchObject({ params: { card: { key: 'card:riots-a' } } })
    game.answer('sharon-valerii', 'bottom')
    expect(top(game)).toBe('prison-labor')
    expect(game.state.decks.crisis.draw[0]).toBe('riots-a')
    const kept = ending().answer('sharon-valerii', 'recon').answer('sharon-valerii', 'top')
    expect(top(kept)).toBe('riots-a')
    expect(top(ending().pass('sharon-valerii'))).toBe('riots-a')
  })

  test('Recon: nobody else sees the card, and once is enough for a turn', () => {
    const game = ending().answer('sharon-valerii', 'recon')
    expect(game.saw('sharon-valerii')).toContain('event.saw-top')
    for (const who of ['laura-roslin', 'spectator']) {
      expect(game.saw(who)).not.toContain('event.saw-top')
      expect(JSON.stringify(game.view(who))).not.toContain('riots-a')
    }
    game.answer('sharon-valerii', 'top')
    expect(windows(game)).not.toContain('turn-end')
  })

  test('Recon: also from the Brig, but not in the turn of another player', () => {
    expect(windows(ending({ at: { 'sharon-valerii': 'brig' } }))).toEqual(['turn-end'])
    expect(windows(ending({ current: 'saul-tigh' }))).not.toContain('turn-end')
  })

  test('Recon: not once she is a revealed Cylon, not even in the turn she reveals herself', () => {
    expect(windows(ending({ revealed: ['sharon-valerii'] }))).not.toContain('turn-end')
    const game = scenario({ players: crew, loyalty: { 'sharon-valerii': ['cylon-morale'] } })
    game.answer('sharon-valerii', 'reveal:cylon-morale').answer('sharon-valerii', 'no')
    expect(game.player('sharon-valerii').revealed).toBe(true)
    expect(windows(game)).not.toContain('turn-end')
    expect(game.state.turn.seat).toBe(1)
  })

  const labor = {
    players: crew,
    current: 'saul-tigh',
    step: 'crisis',
    decks: { crisis: ['prison-labor'] },
    hands: { 'laura-roslin': ['repair-1'] },
  } as const

  test('B-CHECK-5 Mysterious Intuition: she names pass or fail, and no card is added to the check', () => {
    for (const [named, lost] of [
      ['option:0', 0],
      ['option:1', 1],
    ] as const) {
      const game = scenario(labor)
      const before = { destiny: [...game.state.destiny], ...game.state.resources }
      expect([game.asked, game.options('sharon-valerii')]).toEqual([
        ['sharon-valerii'],
        ['0:mysterious-intuition'],
      ])
      game.answer('sharon-valerii', 'mysterious-intuition').answer('sharon-valerii', named)
      expect(game.state.resources).toMatchObject({ food: before.food - lost, morale: before.morale - lost })
      expect(game.happened(lost === 0 ? 'event.check-pass' : 'event.check-fail')).toBe(true)
      expect(game.happened('event.destiny-added')).toBe(false)
      expect(game.player('laura-roslin').hand).toContain('repair-1')
      expect(game.state.destiny).toEqual(before.destiny)
      expect(game.player('sharon-valerii').used).toEqual(['mysterious-intuition'])
    }
  })

  test('Mysterious Intuition: a partial result cannot be named', () => {
    const game = scenario({ ...labor, decks: { crisis: ['elections-loom'] } })
    game.answer('sharon-valerii', 'mysterious-intuition')
    expect(game.request('sharon-valerii').options.map((o) => o.text.key)).toEqual([
      'effect.result-pass',
      'effect.result-fail',
    ])
  })

  test('Mysterious Intuition: if she declines the check is made as usual', () => {
    const game = scenario(labor).pass('sharon-valerii')
    expect(game.happened('event.destiny-added')).toBe(true)
    expect(game.request('laura-roslin').prompt.key).toBe('prompt.contribute')
  })

  test('Mysterious Intuition: not on the check of a location or a Super Crisis card', () => {
    const brig = scenario({ players: crew, current: 'saul-tigh', at: { 'saul-tigh': 'brig' } }).answer(
      'saul-tigh',
      'brig',
    )
    expect(brig.happened('event.destiny-added')).toBe(true)
    const nukes = scenario({
      players: crew,
      current: 'saul-tigh',
      revealed: ['saul-tigh'],
      at: { 'saul-tigh': 'caprica' },
      superCrises: { 'saul-tigh': ['inbound-nukes'] },
    })
    nukes.answer('saul-tigh', 'caprica').answer('saul-tigh', 'inbound-nukes')
    expect(nukes.happened('event.destiny-added')).toBe(true)
  })

  test('Mysterious Intuition: not when the other option was chosen, not twice, not as a revealed Cylon', () => {
    const other = scenario({ ...labor, decks: { crisis: ['water-sabotaged'] } }).answer(
      'saul-tigh',
      'option:1',
    )
    expect(windows(other)).not.toContain('check-begin')
    expect(other.state.resources.food).toBe(7)
    for (const more of [
      { used: { 'sharon-valerii': ['mysterious-intuition'] } },
      { revealed: ['sharon-valerii'] },
    ]) {
      const game = scenario({ ...labor, ...more })
      expect(game.request('laura-roslin').prompt.key).toBe('prompt.contribute')
    }
  })

  const jump = (more: object = {}): TestGame => {
    const game = scenario({
      players: ['saul-tigh', 'sharon-valerii', 'laura-roslin'],
      at: { 'saul-tigh': 'ftl-control' },
      jumpTrack: 4,
      travelled: ['desolate-moon'],
      loyaltyDeck: ['not-a-cylon', 'cylon-brig', 'cylon-morale', 'not-a-cylon'],
      dice: [8],
      ...more,
    })
    return game.answer('saul-tigh', 'ftl-control').until((g) => g.happened('event.sleeper'))
  }

  test('B-SLEEP-3 Sleeper Agent: she is dealt 2 cards in the Sleeper Agent phase and goes to the Brig', () => {
    const game = jump()
    expect([...game.player('sharon-valerii').loyalty].sort()).toEqual([
      'cylon-brig',
      'cylon-morale',
      'not-a-cylon',
    ])
    expect(game.player('sharon-valerii').at).toBe('brig')
    expect(game.player('saul-tigh').loyalty).toHaveLength(2)
    expect(game.player('laura-roslin').loyalty).toHaveLength(2)
    expect(game.player('laura-roslin').at).not.toBe('brig')
    expect(game.state.loyaltyDeck).toEqual([])
  })

  test('Sleeper Agent: from a viper she goes to the Brig too, and the viper to the Reserves', () => {
    const game = jump({ piloting: { 'sharon-valerii': 'stern' } })
    expect(game.player('sharon-valerii').at).toBe('brig')
    expect(game.state.ships).toEqual([])
    expect(game.view('spectator').reserve.viper).toBe(8)
  })

  test('B-SLEEP-4 Sleeper Agent: as a revealed Cylon she is dealt 2 cards and stays where she is', () => {
    const game = jump({ revealed: ['sharon-valerii'] })
    expect(game.player('sharon-valerii').loyalty).toHaveLength(3)
    expect(game.player('sharon-valerii').at).toBe('resurrection-ship')
    expect(game.state.loyaltyDeck).toEqual([])
  })
})
