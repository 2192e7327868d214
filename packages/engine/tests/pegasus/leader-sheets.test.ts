import { describe, expect, test } from 'vitest'
import { chance, contentOf, eventsFor, imagine, learn, unknowing } from '../../src/index.ts'
import type { Position, TestGame } from '../../src/testing/index.ts'
import { adama, cavil, fresh, hidden, leoben, play, roslin, six, tyrol } from './people.ts'

// The three Cylon Leaders, ability by ability.

const content = contentOf(fresh(4).state.config)
const with3 = (leader: string, p: Partial<Position> = {}): TestGame =>
  play({ players: [leader, adama, roslin, tyrol], ...p })

test.each([
  [cavil, 'tactics', 'cylon-fleet'],
  [leoben, 'politics', 'human-fleet'],
  [six, 'leadership', 'caprica'],
] as const)('%s draws %s and treachery or engineering, and begins at %s', (id, own, start) => {
  const c = content.characters.get(id)
  expect(c).toMatchObject({ type: 'cylon-leader', standing: 'leader', start, loyaltyExtra: 0 })
  expect(c?.skills).toEqual([
    { types: [own], draw: 1 },
    { types: ['treachery', 'engineering'], draw: 1 },
  ])
})

const count = (game: TestGame, kind: string, area?: string): number =>
  game.state.ships.filter((s) => s.kind === kind && (area === undefined || s.area === area)).length

describe('Cavil', () => {
  test('Primacy: a basestar at the bow, then, if he likes, three raiders there and a civilian ship astern', () => {
    const game = with3(cavil).answer(cavil, 'primacy')
    expect(count(game, 'basestar', 'bow')).toBe(1)
    expect(game.request(cavil).prompt.key).toBe('prompt.may')
    game.answer(cavil, 'yes')
    expect([count(game, 'raider', 'bow'), count(game, 'civilian', 'stern')]).toEqual([3, 1])
    const no = with3(cavil).answer(cavil, 'primacy').answer(cavil, 'no')
    expect(count(no, 'raider')).toBe(0)
  })

  test('Primacy: where both basestars are out, he may take one off instead, with its damage', () => {
    const game = with3(cavil, {
      ships: { bow: { basestar: 1 }, stern: { basestar: 1 } },
      basestarDamage: { stern: ['structural-damage'] },
    }).answer(cavil, 'primacy')
    expect(game.request(cavil).prompt.key).toBe('prompt.may')
    const left = game.answer(cavil, 'yes')
    const stern = left.state.ships.find((s) => s.area === 'stern')
    left.answer(cavil, `ship:${stern?.id}`)
    expect([count(left, 'basestar'), count(left, 'basestar', 'stern')]).toEqual([1, 0])
    expect(left.state.basestarTokens).toHaveLength(content.basestarTokens.size)
    expect(left.request(cavil).prompt.key).toBe('prompt.may')
  })

  test('PT5 Aggressive Tactics: in place of moving two actions, and then his Action step', () => {
    const game = with3(cavil, { step: 'movement' }).answer(cavil, 'aggressive-tactics')
    const asked = () => game.request(cavil).prompt.key
    for (let i = 0; i < 3; i++) {
      expect(asked()).toBe('prompt.action')
      expect(game.state.turn.step).toBe(i < 2 ? 'movement' : 'action')
      game.pass(cavil)
    }
    expect(game.state.turn.seat).toBe(1)
    expect(game.player(cavil).used).toEqual(['aggressive-tactics'])
  })

  test('PT31, PQ26 Lies and Secrets: when a Cylon card is turned up he discards his hand, before its power', () => {
    const game = with3(cavil, {
      current: tyrol,
      loyalty: { [tyrol]: ['cylon-morale'] },
      hands: { [cavil]: ['repair-1', 'repair-1'] },
    }).answer(tyrol, 'reveal:cylon-morale')
    expect(game.player(cavil).hand).toEqual([])
    expect(game.request(tyrol).prompt.key).toBe('prompt.may')
    expect(game.state.resources.morale).toBe(10)
  })

  test('PT31 Lies and Secrets: also when an execution turns it up, and while he infiltrates', () => {
    const game = hidden(cavil, 'command', {
      current: tyrol,
      step: 'crisis',
      decks: { crisis: ['a-verdict-of-guilty'] },
      loyalty: { [tyrol]: ['cylon-morale'] },
      hands: { [cavil]: ['repair-1'] },
    }).answer(adama, 'option:0')
    expect(game.player(tyrol).revealed).toBe(true)
    expect(game.player(cavil).hand).toEqual([])
  })
})

describe('Leoben Conoy', () => {
  const destiny = ['repair-1', 'repair-2']
  const glimpse = (): TestGame =>
    with3(leoben, { step: 'movement', hands: { [leoben]: ['consolidate-power-1'] }, destiny }).answer(
      leoben,
      'glimpse-the-face-of-god',
    )

  test('PT6 Glimpse the Face of God: the top two Destiny cards into his hand, two of his on top', () => {
    const game = glimpse()
    const before = game.state.destiny.length + 2
    expect(game.player(leoben).hand).toEqual(['consolidate-power-1', 'repair-1', 'repair-2'])
    expect(game.request(leoben)).toMatchObject({ prompt: { key: 'prompt.put-on-destiny' }, min: 2, max: 2 })
    game.answer(leoben, 'consolidate-power-1', 'repair-2')
    expect(game.player(leoben).hand).toEqual(['repair-1'])
    expect(game.state.destiny).toHaveLength(before)
    expect(game.state.destiny.slice(-2)).toEqual(['repair-2', 'consolidate-power-1'])
  })

  test('Glimpse the Face of God: others see that it was done; he knows what lies there now', () => {
    const game = glimpse().answer(leoben, 'consolidate-power-1', 'repair-2')
    expect(game.saw(adama)).toEqual(expect.arrayContaining(['event.took-destiny', 'event.put-on-destiny']))
    expect(game.saw(adama).filter((key) => key.endsWith('destiny-cards'))).toEqual([])
    const knows = learn(unknowing, eventsFor(game.events, 0), 0, content)
    expect(knows.destiny).toEqual(['consolidate-power-1', 'repair-2'])
    for (let i = 0; i < 10; i++)
      expect(imagine(game.state, 0, knows, chance(i)).destiny.slice(-2)).toEqual([
        'repair-2',
        'consolidate-power-1',
      ])
    const others = learn(unknowing, eventsFor(game.events, 1), 1, content)
    expect(others.destiny).toEqual([])
  })

  const hands = { [leoben]: ['repair-1'], [tyrol]: ['executive-order-1', 'executive-order-2'] }

  test('Cryptic Message: he and another player swap their whole hands', () => {
    const game = with3(leoben, { hands }).answer(leoben, 'cryptic-message')
    expect(game.options(leoben)).toEqual(['seat:1', 'seat:2', 'seat:3'])
    game.answer(leoben, 'seat:3')
    expect(game.player(leoben).hand).toEqual(['executive-order-1', 'executive-order-2'])
    expect(game.player(tyrol).hand).toEqual(['repair-1'])
    expect(game.player(leoben).used).toEqual(['cryptic-message'])
  })

  test('Cryptic Message: only the two know the cards, and each what the other has now', () => {
    const game = with3(leoben, { hands }).answer(leoben, 'cryptic-message').answer(leoben, 'seat:3')
    expect(game.saw(adama)).toContain('event.swapped-hands')
    expect(game.saw(adama)).not.toContain('event.swapped-hands-cards')
    const known = (seat: number) => learn(unknowing, eventsFor(game.events, seat), seat, content).hands
    expect(known(0)[3]).toEqual(['repair-1'])
    expect(known(3)[0]).toEqual(['executive-order-1', 'executive-order-2'])
    const before = { ...unknowing, hands: { 3: ['executive-order-1'], 0: ['repair-1'] } }
    const { hands: swapped } = learn(before, eventsFor(game.events, 1), 1, content)
    expect(swapped).toMatchObject({ 0: ['executive-order-1'], 3: ['repair-1'] })
  })

  test('Clouded: he goes of his own will only where nobody is', () => {
    const game = hidden(leoben, 'command', {
      step: 'movement',
      at: { [adama]: 'armory', [roslin]: 'press-room', [tyrol]: 'hangar-deck' },
      hands: { [leoben]: ['repair-1'] },
    })
    expect(game.options(leoben)).toContain('location:research-lab')
    for (const place of ['armory', 'press-room', 'hangar-deck'])
      expect(game.options(leoben)).not.toContain(`location:${place}`)
    const infiltrating = with3(leoben, { at: { [adama]: 'armory' } }).answer(
      leoben,
      'location:human-fleet:infiltrate',
    )
    expect(infiltrating.options(leoben)).toContain('location:command')
    expect(infiltrating.options(leoben)).not.toContain('location:armory')
  })
})

describe('Caprica Six', () => {
  test('PT6, P-CLAR-18 Intimate: a random card of another player, who draws one from a deck she names', () => {
    const game = with3(six, { step: 'movement', hands: { [tyrol]: ['repair-1'] } }).answer(six, 'intimate')
    expect(game.options(six)).toEqual(['seat:1', 'seat:2', 'seat:3'])
    game.answer(six, 'seat:3')
    expect(game.player(six).hand).toEqual(['repair-1'])
    expect(game.options(six)).toContain('type:piloting')
    game.answer(six, 'piloting')
    const [card] = game.player(tyrol).hand
    expect(content.skills.get(card ?? '')?.card.type).toBe('piloting')
    expect(game.saw(adama)).not.toContain('event.stole-card')
  })

  const revealed = (p: Partial<Position> = {}): TestGame =>
    with3(six, {
      current: adama,
      step: 'crisis',
      decks: { crisis: ['water-sabotaged'] },
      hands: { [six]: ['executive-order-1', 'executive-order-2', 'repair-1'] },
      ...p,
    }).untilAsked(six, 'prompt.window.check-revealed')

  test('PT17, P-CLAR-17, PQ25 Human Delusion: any number of cards into a check that lies open', () => {
    const game = revealed()
    const before = game.view(roslin).check?.total ?? 0
    expect(game.view(roslin).check?.strength).toBeNull()
    game.answer(six, 'human-delusion')
    expect(game.request(six)).toMatchObject({ prompt: { key: 'prompt.add-revealed' }, min: 1, max: 3 })
    game.answer(six, 'executive-order-1', 'executive-order-2', 'repair-1')
    expect(game.player(six).hand).toEqual([])
    expect(game.happened('event.check-revealed')).toBe(true)
    const total = game.events.find((e) => e.key === 'event.check-revealed')?.params
    const cards = [total?.plus, total?.minus].flatMap((x) => (Array.isArray(x) ? x : []))
    expect(cards).toHaveLength(before + 3)
  })

  test('Human Delusion: also while she infiltrates, once in a game', () => {
    const game = hidden(six, 'command', {
      current: adama,
      step: 'crisis',
      decks: { crisis: ['water-sabotaged'] },
      hands: { [six]: ['executive-order-1'] },
    }).untilAsked(six, 'prompt.window.check-revealed')
    expect(game.options(six)).toHaveLength(1)
    const used = with3(six, {
      current: adama,
      step: 'crisis',
      decks: { crisis: ['water-sabotaged'] },
      used: { [six]: ['human-delusion'] },
      hands: { [six]: ['executive-order-1'] },
    }).until((g) => g.happened('event.check-revealed'))
    expect(used.saw(six)).not.toContain('window.check-revealed')
  })

  const fleet = (leader: string, hand: readonly string[]): TestGame =>
    with3(leader, {
      at: { [leader]: 'cylon-fleet' },
      ships: { bow: { basestar: 1, raider: 1 } },
      hands: { [leader]: hand },
    })

  test('PT10 Conflicted Loyalties: Cylon Fleet costs her a card, no other location does', () => {
    expect(fleet(six, []).options(six)).not.toContain('location:cylon-fleet')
    const game = fleet(six, ['repair-1', 'repair-2']).answer(six, 'location:cylon-fleet')
    expect(game.request(six)).toMatchObject({ prompt: { key: 'prompt.pay' }, min: 1, max: 1 })
    expect(fleet(cavil, []).options(cavil)).toContain('location:cylon-fleet')
    expect(with3(six).options(six)).toContain('location:caprica')
  })
})
