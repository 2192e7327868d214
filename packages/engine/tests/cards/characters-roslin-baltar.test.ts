import { describe, expect, test } from 'vitest'
import { newGame } from '../../src/index.ts'
import { scenario, type TestGame, testGame } from '../../src/testing/index.ts'

describe('Laura Roslin', () => {
  const crew = ['laura-roslin', 'saul-tigh', 'lee-adama']
  const crisis = { players: crew, step: 'crisis', decks: { crisis: ['riots-a', 'prison-labor'] } } as const

  test('Religious Visions: she draws two Crisis cards, resolves one and puts the other under the deck', () => {
    const game = scenario(crisis)
    expect(game.request('laura-roslin')).toMatchObject({ min: 1, max: 1 })
    expect(game.request('laura-roslin').options.map((o) => o.card)).toEqual(['riots-a', 'prison-labor'])
    game.answer('laura-roslin', 'prison-labor')
    const drawn = game.events.filter((e) => e.key === 'event.crisis').map((e) => e.params?.card)
    expect(drawn).toEqual([{ key: 'card:prison-labor' }])
    expect(game.happened('event.check')).toBe(true)
    expect(game.state.decks.crisis.draw[0]).toBe('riots-a')
    expect(game.state.decks.crisis.discard).not.toContain('riots-a')
  })

  test('Religious Visions: the card not resolved is seen by nobody else', () => {
    const game = scenario(crisis)
    for (const who of ['saul-tigh', 'spectator'])
      expect(JSON.stringify(game.view(who))).not.toContain('riots-a')
    game.answer('laura-roslin', 'prison-labor')
    for (const who of ['saul-tigh', 'spectator'])
      expect(JSON.stringify(game.view(who))).not.toContain('riots-a')
    const heard = game.events.filter((e) => e.only === undefined || e.only.includes(1))
    expect(JSON.stringify(heard)).not.toContain('riots-a')
  })

  test('Religious Visions: everybody else draws one card', () => {
    const game = scenario({ ...crisis, current: 'lee-adama' })
    expect(game.happened('event.crisis')).toBe(true)
    expect(game.state.decks.crisis.draw.at(-1)).toBe('prison-labor')
  })

  test('Religious Visions: not once she is a revealed Cylon; with Caprica the other card is discarded', () => {
    const game = scenario({
      ...crisis,
      step: 'action',
      revealed: ['laura-roslin'],
      at: { 'laura-roslin': 'caprica' },
    })
    game.answer('laura-roslin', 'caprica').answer('laura-roslin', 'prison-labor')
    expect(game.state.decks.crisis.discard).toContain('riots-a')
    expect(game.state.decks.crisis.draw).not.toContain('riots-a')
  })

  const four = ['arrest-order', 'inspirational-speech', 'food-rationing', 'encourage-mutiny']
  const politician = (more: object = {}): TestGame =>
    scenario({ players: crew, decks: { quorum: four }, dice: [8], ...more })

  test('Skilled Politician: as an action she draws 4 Quorum cards, resolves 1 and puts the others under the deck', () => {
    const game = politician({ titles: { president: 'lee-adama' }, quorum: ['presidential-pardon'] })
    game.answer('laura-roslin', 'skilled-politician')
    expect(game.request('laura-roslin').options.map((o) => o.card)).toEqual(four)
    expect(game.request('laura-roslin')).toMatchObject({ min: 1, max: 1 })
    game.answer('laura-roslin', 'food-rationing')
    expect(game.state.resources.food).toBe(9)
    expect([...game.state.decks.quorum.draw.slice(0, 3)].sort()).toEqual([
      'arrest-order',
      'encourage-mutiny',
      'inspirational-speech',
    ])
    expect(game.state.decks.quorum.draw).toHaveLength(17 - 2)
    expect(game.state.quorum).toEqual(['presidential-pardon'])
    expect(game.state.removed).toContain('food-rationing')
  })

  test('Skilled Politician: what she does not choose she alone has seen', () => {
    const game = politician().answer('laura-roslin', 'skilled-politician')
    for (const who of ['saul-tigh', 'spectator'])
      for (const card of four) expect(JSON.stringify(game.view(who))).not.toContain(card)
    const heard = game.events.filter((e) => e.only === undefined || e.only.includes(1))
    for (const card of four) expect(JSON.stringify(heard)).not.toContain(card)
  })

  test('Skilled Politician: a card resolved without lasting effect is discarded', () => {
    const game = politician()
      .answer('laura-roslin', 'skilled-politician')
      .answer('laura-roslin', 'arrest-order')
    game.answer('laura-roslin', 'seat:1')
    expect(game.player('saul-tigh').at).toBe('brig')
    expect(game.state.decks.quorum.discard).toEqual(['arrest-order'])
  })

  test('Skilled Politician: with fewer than 4 cards left she draws those', () => {
    const all = scenario({ players: crew }).state.decks.quorum.draw
    const quorum = [...all]
    for (const card of ['arrest-order', 'food-rationing']) quorum.splice(quorum.indexOf(card), 1)
    const game = scenario({ players: crew, quorum }).answer('laura-roslin', 'skilled-politician')
    expect(game.request('laura-roslin').options).toHaveLength(2)
  })

  test('Skilled Politician: once per game, and not once she is a revealed Cylon', () => {
    expect(politician().answer('laura-roslin', 'skilled-politician').player('laura-roslin').used).toEqual([
      'skilled-politician',
    ])
    const used = politician({ used: { 'laura-roslin': ['skilled-politician'] } })
    expect(used.options('laura-roslin')).not.toContain('ability:skilled-politician')
    const revealed = politician({ revealed: ['laura-roslin'], at: { 'laura-roslin': 'caprica' } })
    expect(revealed.options('laura-roslin')).toEqual(['location:caprica'])
  })

  const three = ['executive-order-1', 'consolidate-power-1', 'consolidate-power-2']

  test('B-GEN-17 Terminal Illness: before she activates a location she discards 2 skill cards of her choice', () => {
    const game = scenario({
      players: crew,
      at: { 'laura-roslin': 'press-room' },
      hands: { 'laura-roslin': three },
      decks: { politics: ['investigative-committee-5', 'investigative-committee-4'] },
    })
    game.answer('laura-roslin', 'press-room')
    expect(game.request('laura-roslin')).toMatchObject({ min: 2, max: 2 })
    expect(game.options('laura-roslin')).toHaveLength(3)
    game.answer('laura-roslin', 'executive-order-1', 'consolidate-power-2')
    expect(game.state.decks.leadership.discard).toEqual(['executive-order-1'])
    expect(game.state.decks.politics.discard).toEqual(['consolidate-power-2'])
    expect([...game.player('laura-roslin').hand].sort()).toEqual([
      'consolidate-power-1',
      'investigative-committee-4',
      'investigative-committee-5',
    ])
  })

  test('Terminal Illness: with 2 cards she can activate a location, with fewer none, not even the Brig', () => {
    for (const location of ['press-room', 'presidents-office', 'research-lab', 'brig']) {
      const offered = (n: number) =>
        scenario({
          players: crew,
          at: { 'laura-roslin': location },
          hands: { 'laura-roslin': three.slice(0, n) },
        }).options('laura-roslin')
      expect(offered(2)).toContain(`location:${location}`)
      expect(offered(1)).not.toContain(`location:${location}`)
      expect(offered(0)).not.toContain(`location:${location}`)
    }
  })

  test('Terminal Illness: other actions cost her nothing, and others pay nothing for a location', () => {
    const game = scenario({ players: crew, hands: { 'laura-roslin': three } }).answer(
      'laura-roslin',
      'draw-quorum',
    )
    expect(game.player('laura-roslin').hand).toEqual(three)
    const tigh = scenario({ players: crew, current: 'saul-tigh', at: { 'saul-tigh': 'press-room' } })
    expect(tigh.options('saul-tigh')).toContain('location:press-room')
  })

  test('Terminal Illness: not once she is a revealed Cylon', () => {
    const game = scenario({
      ...crisis,
      step: 'action',
      revealed: ['laura-roslin'],
      at: { 'laura-roslin': 'caprica' },
    })
    expect(game.player('laura-roslin').hand).toEqual([])
    expect(game.options('laura-roslin')).toEqual(['location:caprica'])
  })
})

describe('Gaius Baltar', () => {
  const crew = ['gaius-baltar', 'saul-tigh', 'lee-adama']
  const crisis = { players: crew, step: 'crisis', decks: { crisis: ['riots-a'] } } as const

  test('Delusional Intuition: when he has drawn a Crisis card he draws a skill card of any type', () => {
    const game = scenario(crisis)
    expect(game.request('gaius-baltar')).toMatchObject({ min: 1, max: 1 })
    expect(game.request('gaius-baltar').options.map((o) => o.type)).toEqual([
      'politics',
      'leadership',
      'tactics',
      'piloting',
      'engineering',
    ])
    expect(game.view('saul-tigh').crisis?.card).toBe('riots-a')
    game.answer('gaius-baltar', 'piloting')
    expect(game.player('gaius-baltar').hand).toHaveLength(1)
    expect(game.player('gaius-baltar').hand[0]).toMatch(/^(evasive-maneuvers|maximum-firepower)-/)
    expect(game.request('saul-tigh').prompt.key).toBe('prompt.crisis-choice')
  })

  test('Delusional Intuition: not when someone else draws a Crisis card, nor in the Brig', () => {
    const other = scenario({ ...crisis, current: 'lee-adama' })
    expect(other.request('saul-tigh').prompt.key).toBe('prompt.crisis-choice')
    expect(other.player('gaius-baltar').hand).toEqual([])
    const brig = scenario({ ...crisis, at: { 'gaius-baltar': 'brig' } })
    expect(brig.happened('event.crisis')).toBe(false)
    expect(brig.player('gaius-baltar').hand).toEqual([])
  })

  test('Delusional Intuition: not once he is a revealed Cylon', () => {
    const game = scenario({
      players: crew,
      revealed: ['gaius-baltar'],
      at: { 'gaius-baltar': 'caprica' },
      decks: { crisis: ['riots-a', 'riots-b'] },
    })
    game.answer('gaius-baltar', 'caprica').answer('gaius-baltar', 'riots-a')
    expect(game.request('saul-tigh').prompt.key).toBe('prompt.crisis-choice')
    expect(game.player('gaius-baltar').hand).toEqual([])
  })

  const loyalty = { 'lee-adama': ['not-a-cylon', 'cylon-morale'] }
  const detecting = (more: object = {}): TestGame => scenario({ players: crew, loyalty, ...more })

  test('Cylon Detector: as an action he looks at all Loyalty cards of another player, and nobody else does', () => {
    const game = detecting().answer('gaius-baltar', 'cylon-detector')
    expect(game.options('gaius-baltar')).toEqual(['seat:1', 'seat:2'])
    game.answer('gaius-baltar', 'seat:2')
    const seen = game.events.find((e) => e.key === 'event.saw-loyalty')
    expect(seen?.params?.cards).toEqual([{ key: 'card:not-a-cylon' }, { key: 'card:cylon-morale' }])
    expect(game.saw('gaius-baltar')).toContain('event.saw-loyalty')
    for (const who of ['saul-tigh', 'spectator']) {
      expect(game.saw(who)).not.toContain('event.saw-loyalty')
      expect(game.saw(who)).toContain('event.looked-at-loyalty')
    }
    expect(game.player('gaius-baltar').used).toEqual(['cylon-detector'])
  })

  test('Cylon Detector: only cards that lie face down can be looked at', () => {
    const game = detecting({ loyalty: { ...loyalty, 'saul-tigh': [] }, revealed: ['saul-tigh'] })
    game.answer('gaius-baltar', 'cylon-detector')
    // With one player left to look at there is nothing to choose.
    expect(game.events.find((e) => e.key === 'event.saw-loyalty')?.only).toEqual([0, 2])
  })

  test('Cylon Detector: once per game, not while no Loyalty card may be looked at, not as a revealed Cylon', () => {
    const ability = 'ability:cylon-detector'
    expect(detecting().options('gaius-baltar')).toContain(ability)
    expect(detecting({ used: { 'gaius-baltar': ['cylon-detector'] } }).options('gaius-baltar')).not.toContain(
      ability,
    )
    const inPlay = [{ card: 'detector-sabotage', deck: 'crisis' }]
    expect(detecting({ inPlay }).options('gaius-baltar')).not.toContain(ability)
    const revealed = detecting({ revealed: ['gaius-baltar'], at: { 'gaius-baltar': 'caprica' } })
    expect(revealed.options('gaius-baltar')).toEqual(['location:caprica'])
  })

  test('Coward: he starts with 2 Loyalty cards, but is dealt only 1 in the Sleeper Agent phase', () => {
    for (const firstPlayer of [0, 1, 2]) {
      const game = testGame(newGame({ players: 3, characters: crew, firstPlayer }, 'coward'))
      game.until((g) => g.state.turn.number > 0)
      expect(game.state.players.map((p) => p.loyalty.length)).toEqual([2, 1, 1])
      expect(game.view('gaius-baltar').players[0]?.loyalty).toHaveLength(2)
    }
    const jump = scenario({
      players: ['saul-tigh', 'gaius-baltar', 'lee-adama'],
      at: { 'saul-tigh': 'ftl-control' },
      jumpTrack: 4,
      travelled: ['desolate-moon'],
      loyalty: { 'gaius-baltar': ['not-a-cylon', 'not-a-cylon'] },
      loyaltyDeck: ['not-a-cylon', 'cylon-brig', 'cylon-morale'],
      dice: [8],
    })
    jump.answer('saul-tigh', 'ftl-control').until((g) => g.happened('event.sleeper'))
    expect(jump.player('gaius-baltar').loyalty).toEqual(['not-a-cylon', 'not-a-cylon', 'cylon-brig'])
    expect(jump.player('lee-adama').loyalty).toEqual(['not-a-cylon', 'cylon-morale'])
  })
})
