import { describe, expect, it } from 'vitest'
import { contentOf } from '../../src/content/index.ts'
import { checkedConfig } from '../../src/index.ts'
import { invariants, type Position, type TestGame } from '../../src/testing/index.ts'
import { detention, occupied } from '../pegasus/new-caprica-play.ts'
import {
  adama,
  danna,
  discarded,
  holding,
  infiltrated,
  mutinies,
  plays,
  roslin,
  tigh,
  tyrol,
} from './mutiny-play.ts'

// What each of the 22 Mutiny cards does.

const content = contentOf(checkedConfig({ players: 4, sets: ['base', 'daybreak'] }))
const five = ['executive-order-1', 'executive-order-1', 'repair-1', 'repair-1', 'launch-scout-1']
const bait = 'bait-0'
const can = (game: TestGame, card: string): boolean => game.options(tyrol).includes(`held:${card}`)
/** It was discarded, and nothing is lost. */
const isPutAway = (game: TestGame, card: string): void => {
  expect(discarded(game)).toContain(card)
  expect(mutinies(game, tyrol)).not.toContain(card)
  expect(invariants(game.state)).toEqual([])
}
const isRemoved = (game: TestGame, card: string): void => {
  expect(discarded(game)).not.toContain(card)
  expect(game.state.removed).toContain(card)
  expect(invariants(game.state)).toEqual([])
}
const acted = (game: TestGame): TestGame => game.until((g) => g.state.turn.step !== 'action')

describe('The deck', () => {
  it('D-SETUP-11, D-SETUP-14: 22 cards, each of them once, each an action', () => {
    const deck = content.decks.get('mutiny')
    expect(deck?.cards).toHaveLength(22)
    expect(new Set(deck?.cards).size).toBe(22)
    for (const card of deck?.cards ?? []) expect(content.heldAbilities.get('action')?.has(card)).toBe(true)
  })
})

describe('People', () => {
  it('Armed Resistance: the Admiral to Sickbay, and the top Crisis card above or below', () => {
    const game = plays('armed-resistance', { decks: { crisis: ['ambush', 'water-sabotaged'] } })
    expect(game.player(adama).at).toBe('sickbay')
    expect(game.options(tyrol)).toEqual(['top', 'bottom'])
    game.answer(tyrol, 'bottom')
    expect(game.state.decks.crisis.draw[0]).toBe('ambush')
    isPutAway(acted(game), 'armed-resistance')
  })

  it('Armed Resistance: an Admiral in the Brig stays there', () => {
    const brig = { [adama]: 'brig', [tigh]: 'brig', [roslin]: 'brig', [tyrol]: 'brig' }
    const game = plays('armed-resistance', { at: brig, titles: { admiral: adama } })
    expect(game.player(adama).at).toBe('brig')
  })

  it('Peaceful Resistance: oneself to Sickbay; on 4 or less the Admiral to the Brig', () => {
    const low = plays('peaceful-resistance', { dice: [4] })
    expect(low.player(tyrol).at).toBe('sickbay')
    expect(low.player(adama).at).toBe('brig')
    expect(low.state.titles.admiral).toBe(low.seat(tigh))
    isPutAway(low, 'peaceful-resistance')
    expect(plays('peaceful-resistance', { dice: [5] }).player(adama).at).not.toBe('brig')
  })

  it('Ruined Reputation: a human player draws 2 cards of any types, and on 4 or less goes to the Brig', () => {
    const game = plays('ruined-reputation', { dice: [4], revealed: [tigh] })
    expect(game.options(tyrol)).toEqual(['seat:0', 'seat:1', 'seat:2'])
    game.answer(tyrol, 'seat:2').answer(roslin, 'type:piloting#1', 'type:treachery#1')
    expect(game.player(roslin).at).toBe('brig')
    expect(game.player(roslin).hand).toHaveLength(2)
    isPutAway(game, 'ruined-reputation')
    const high = plays('ruined-reputation', { dice: [5] }).answer(tyrol, 'seat:2')
    high.answer(roslin, 'type:piloting#1', 'type:piloting#2')
    expect(high.player(roslin).at).not.toBe('brig')
  })

  it('D-MUT-13: Ruined Reputation can choose a Leader who infiltrates', () => {
    const game = infiltrated({ held: { [tyrol]: { mutiny: ['ruined-reputation'] } }, dice: [1] })
    game.answer(tyrol, 'held:ruined-reputation')
    expect(game.options(tyrol)).toContain(`seat:${game.seat(danna)}`)
  })

  it('Violent Protest: 2 politics, and the President to Sickbay', () => {
    const game = plays('violent-protest')
    expect(game.player(roslin).at).toBe('sickbay')
    expect(game.player(tyrol).hand).toHaveLength(2)
    for (const card of game.player(tyrol).hand) expect(content.skills.get(card)?.card.type).toBe('politics')
    isPutAway(game, 'violent-protest')
  })

  it('Make a Deal: somebody leaves the Brig for any location of Galactica, then somebody draws a Mutiny card', () => {
    const game = plays('make-a-deal', { at: { [tigh]: 'brig' }, decks: { mutiny: ['panic'] } })
    expect(game.options(tyrol)).toContain('location:command')
    expect(game.options(tyrol)).not.toContain('location:sickbay')
    expect(game.options(tyrol)).not.toContain('location:press-room')
    game.answer(tyrol, 'location:command')
    expect(game.player(tigh).at).toBe('command')
    expect(discarded(game)).toEqual(['make-a-deal'])
    expect(game.options(tyrol)).toEqual(['seat:0', 'seat:1', 'seat:2', 'seat:3'])
    game.answer(tyrol, 'seat:3')
    expect(mutinies(game, tigh)).toEqual(['panic'])
    isPutAway(game, 'make-a-deal')
  })

  it('Make a Deal is discarded before the draw: with an empty deck it may come again', () => {
    const game = plays('make-a-deal', { at: { [tigh]: 'brig' }, exactly: { mutiny: [] } })
    game.answer(tyrol, 'location:command').answer(tyrol, 'seat:0')
    expect(mutinies(game, tyrol)).toEqual(['make-a-deal'])
  })

  it('D-MUT-8, D-MUT-10: Make a Deal needs somebody in the Brig, oneself if need be; no Cylon player draws', () => {
    expect(can(holding('make-a-deal'), 'make-a-deal')).toBe(false)
    const game = plays('make-a-deal', { at: { [tyrol]: 'brig' }, revealed: [tigh] })
    game.answer(tyrol, 'location:hangar-deck')
    expect(game.player(tyrol).at).toBe('hangar-deck')
    expect(game.options(tyrol)).toEqual(['seat:0', 'seat:1', 'seat:2'])
  })
})

describe('Titles', () => {
  for (const [card, title, holder] of [
    ['assume-command', 'admiral', adama],
    ['impeachment', 'president', roslin],
  ] as const) {
    const hands = { [tyrol]: [...five, 'repair-2'] }

    it(`${card}: 5 cards of his choice for the title`, () => {
      const game = plays(card, { hands })
      expect(game.request(tyrol)).toMatchObject({ min: 5, max: 5 })
      game.answer(tyrol, ...game.options(tyrol).slice(0, 5))
      expect(game.state.titles[title]).toBe(game.seat(tyrol))
      expect(game.player(tyrol).hand).toEqual(['repair-2'])
      isPutAway(game, card)
    })

    it(`${card}: not with fewer cards, nor by who has it`, () => {
      expect(can(holding(card, { hands: { [tyrol]: five.slice(1) } }), card)).toBe(false)
      expect(can(holding(card, { hands, titles: { [title]: tyrol } }), card)).toBe(false)
      expect(can(holding(card, { hands }), card)).toBe(true)
      expect(holding(card, { hands }).state.titles[title]).toBe(holding(card).seat(holder))
    })

    it(`DQ24: ${card} cannot be played by a Leader who infiltrates`, () => {
      const game = infiltrated({
        current: danna,
        hands: { [danna]: five },
        held: { [danna]: { mutiny: [card] } },
      })
      expect(game.options(danna)).not.toContain(`held:${card}`)
    })
  }

  it('Assume Command is not for the Brig, Impeachment is', () => {
    const brig: Partial<Position> = { hands: { [tyrol]: five }, at: { [tyrol]: 'brig' } }
    expect(can(holding('assume-command', brig), 'assume-command')).toBe(false)
    expect(can(holding('impeachment', brig), 'impeachment')).toBe(true)
  })
})

describe('Cards', () => {
  it('Bait and Switch: 2 cards of any types, and 2 treachery into the Destiny deck', () => {
    const game = plays('bait-and-switch', { decks: { crisis: ['ambush'] } })
    const { length } = game.state.destiny
    game.answer(tyrol, 'type:piloting#1', 'type:treachery#1')
    expect(game.player(tyrol).hand).toHaveLength(2)
    expect(game.state.destiny).toHaveLength(length + 2)
    isPutAway(game, 'bait-and-switch')
  })

  it('Betrayal of Trust: 2 treachery, and the top destination above or below', () => {
    const game = plays('betrayal-of-trust', {
      decks: { treachery: [bait, bait], destination: ['deep-space', 'icy-moon'] },
    })
    expect(game.player(tyrol).hand).toEqual([bait, bait])
    game.answer(tyrol, 'bottom')
    expect(game.state.decks.destination.draw[0]).toBe('deep-space')
    isPutAway(game, 'betrayal-of-trust')
  })

  it('Blackmail: 3 cards of the President at random', () => {
    const hands = { [roslin]: five }
    const game = plays('blackmail', { hands })
    expect(game.player(tyrol).hand).toHaveLength(3)
    expect([...game.player(tyrol).hand, ...game.player(roslin).hand].sort()).toEqual([...five].sort())
    expect(game.saw(adama)).not.toContain('event.stole-card')
    expect(game.saw(adama).filter((key) => key === 'event.stole')).toHaveLength(3)
    isPutAway(game, 'blackmail')
  })

  it('Blackmail: not from a President with 2 cards, nor by the President', () => {
    expect(can(holding('blackmail', { hands: { [roslin]: five.slice(3) } }), 'blackmail')).toBe(false)
    const own = { hands: { [tyrol]: five }, titles: { president: tyrol } }
    expect(can(holding('blackmail', own), 'blackmail')).toBe(false)
  })

  it('Controversial Speech: on 6 or more 1 morale, and it leaves the game', () => {
    const game = plays('controversial-speech', { dice: [6], resources: { morale: 5 } })
    expect(game.state.resources.morale).toBe(6)
    isRemoved(game, 'controversial-speech')
  })

  it('Controversial Speech: otherwise every player draws 1 treachery, Cylon players too, and it is discarded', () => {
    const game = plays('controversial-speech', {
      dice: [5],
      resources: { morale: 5 },
      revealed: [tigh],
      decks: { treachery: [bait, bait, bait, bait] },
    })
    expect(game.state.resources.morale).toBe(5)
    for (const who of [tyrol, adama, roslin, tigh]) expect(game.player(who).hand).toEqual([bait])
    isPutAway(game, 'controversial-speech')
  })

  it('Selfish Act: 2 cards of his own types, then another Mutiny card', () => {
    const game = plays('selfish-act', { decks: { mutiny: ['panic'] } })
    game.answer(tyrol, 'type:politics#1', 'type:engineering#1')
    expect(game.player(tyrol).hand).toHaveLength(2)
    expect(mutinies(game, tyrol)).toEqual(['panic'])
    expect(game.player(tyrol).at).toBe('hangar-deck')
    isPutAway(game, 'selfish-act')
  })

  it('Set the Agenda: the President draws 2, then he buries 2 of the whole hand in the order he likes', () => {
    const game = plays('set-the-agenda', {
      quorum: ['inspirational-speech'],
      decks: { quorum: ['food-rationing', 'arrest-order'] },
    })
    expect(game.options(tyrol).map((o) => o.replace(/#.*/, ''))).toEqual([
      'card:inspirational-speech',
      'card:food-rationing',
      'card:arrest-order',
    ])
    game.answer(tyrol, 'inspirational-speech', 'arrest-order')
    expect(game.state.quorum).toEqual(['food-rationing'])
    expect(game.state.decks.quorum.draw.slice(0, 2)).toEqual(['arrest-order', 'inspirational-speech'])
    expect(game.saw(adama)).toEqual(
      expect.arrayContaining(['event.looked-at-quorum-hand', 'event.buried-quorum']),
    )
    expect(game.saw(adama)).not.toContain('event.buried-quorum-cards')
    expect(game.saw(roslin)).toContain('event.buried-quorum-cards')
    isPutAway(game, 'set-the-agenda')
  })

  it('Set the Agenda: not by the President', () => {
    expect(can(holding('set-the-agenda', { titles: { president: tyrol } }), 'set-the-agenda')).toBe(false)
  })
})

describe('The fleet', () => {
  it('DQ31: Clipped Wings: all vipers to the Reserves, pilots to the Hangar Deck, damaged ones repaired, 2 treachery', () => {
    const game = plays('clipped-wings', {
      players: [tyrol, adama, roslin, 'kara-thrace'],
      piloting: { 'kara-thrace': { area: 'bow', kind: 'assault-raptor' } },
      ships: { stern: { viper: 3 } },
      damagedVipers: 2,
    })
    expect(game.state.ships).toEqual([])
    expect(game.player('kara-thrace').at).toBe('hangar-deck')
    expect(game.state.fleet.viper).toMatchObject({ reserve: 8, damaged: 0 })
    expect(game.player(tyrol).hand).toHaveLength(2)
    isPutAway(game, 'clipped-wings')
  })

  it('Clipped Wings: only with a viper in space', () => {
    expect(can(holding('clipped-wings'), 'clipped-wings')).toBe(false)
  })

  it('Feed the People: the marker back 2, 1 food, and out of the game', () => {
    const game = plays('feed-the-people', { jumpTrack: 3, resources: { food: 5 } })
    expect(game.state).toMatchObject({ jumpTrack: 1, resources: { food: 6 } })
    isRemoved(game, 'feed-the-people')
  })

  it('Necessary Risk: 1 food for a basestar and 3 raiders in an area he picks, and out of the game', () => {
    const game = plays('necessary-risk', { resources: { food: 5 } }).answer(tyrol, 'area:stern')
    expect(game.state.resources.food).toBe(6)
    expect(game.state.ships.map((s) => `${s.kind} ${s.area}`).sort()).toEqual([
      'basestar stern',
      'raider stern',
      'raider stern',
      'raider stern',
    ])
    isRemoved(game, 'necessary-risk')
  })

  it('Necessary Risk: also where not all of these ships are left', () => {
    const game = plays('necessary-risk', {
      ships: { bow: { basestar: 1, raider: 8 }, 'bow-port': { basestar: 1, raider: 7 } },
    }).answer(tyrol, 'area:stern')
    expect(game.state.ships.filter((s) => s.area === 'stern').map((s) => s.kind)).toEqual(['raider'])
  })

  it('Panic: a civilian ship behind Galactica, and a viper nobody pilots is activated', () => {
    const game = plays('panic')
    expect(game.state.ships.map((s) => `${s.kind} ${s.area}`)).toEqual(['civilian stern'])
    game.answer(tyrol, 'launch:bow-port')
    expect(game.state.ships.map((s) => s.kind)).toEqual(['civilian', 'viper'])
    isPutAway(game, 'panic')
  })

  it('Panic: without a viper only the ship comes', () => {
    const game = plays('panic', {
      fleet: { viper: { reserve: 0, destroyed: 8 }, 'assault-raptor': { reserve: 0 } },
    })
    expect(game.state.ships.map((s) => s.kind)).toEqual(['civilian'])
    isPutAway(game, 'panic')
  })

  it('Scavenging for Parts: damage to Galactica, and a civilian ship he picks leaves the board unharmed', () => {
    const game = plays('scavenging-for-parts', {
      ships: { stern: { civilian: 2 } },
      civilians: ['population-2', 'population-fuel'],
      nextTokens: ['damage-armory'],
    })
    const spare = game.state.civilians.length
    game.answer(tyrol, game.options(tyrol)[0] ?? '')
    expect(game.state.boards.galactica?.damaged).toEqual(['armory'])
    expect(game.state.ships).toHaveLength(1)
    expect(game.state.civilians).toHaveLength(spare + 1)
    expect(game.state.lostCivilians).toEqual([])
    isPutAway(game, 'scavenging-for-parts')
  })

  it('Scavenging for Parts: without one in space only the damage', () => {
    const game = plays('scavenging-for-parts', { nextTokens: ['damage-armory'] })
    expect(game.state.boards.galactica?.damaged).toEqual(['armory'])
    isPutAway(game, 'scavenging-for-parts')
  })

  it('Send a Message: damage to Galactica, and a centurion is attacked with 2 more on the roll', () => {
    const sent = (die: number): TestGame =>
      plays('send-a-message', { nextTokens: ['damage-armory'], centurions: [2], dice: [die] })
    expect(sent(5).state).toMatchObject({ centurions: [], boards: { galactica: { damaged: ['armory'] } } })
    expect(sent(4).state.centurions).toEqual([2])
    isPutAway(sent(5), 'send-a-message')
  })

  it('Send a Message: without a centurion only the damage', () => {
    const game = plays('send-a-message', { nextTokens: ['damage-armory'] })
    expect(game.happened('event.rolled')).toBe(false)
    isPutAway(game, 'send-a-message')
  })

  it('The Strong Survive: a civilian ship for a space of the track, and out of the game', () => {
    const game = plays('the-strong-survive', { jumpTrack: 1, nextTokens: ['population-2'] })
    expect(game.state.lostCivilians).toEqual(['population-2'])
    expect(game.state.jumpTrack).toBe(2)
    isRemoved(game, 'the-strong-survive')
  })

  it('Unauthorized Usage: he launches a nuke, all nukes are gone, and so is the card', () => {
    const game = plays('unauthorized-usage', {
      nukes: 2,
      ships: { bow: { basestar: 1 }, stern: { basestar: 1, raider: 4 } },
      dice: [7],
    })
    game.answer(tyrol, game.options(tyrol).at(-1) ?? '')
    expect(game.state.ships.map((s) => `${s.kind} ${s.area}`)).toEqual(['basestar bow', 'raider stern'])
    expect(game.state.fleet.nuke).toMatchObject({ reserve: 0 })
    isRemoved(game, 'unauthorized-usage')
  })

  it('Unauthorized Usage: only while the Admiral has a nuke; without a basestar they are gone all the same', () => {
    expect(can(holding('unauthorized-usage', { nukes: 0 }), 'unauthorized-usage')).toBe(false)
    const game = plays('unauthorized-usage', { nukes: 2 })
    expect(game.state.fleet.nuke).toMatchObject({ reserve: 0 })
  })

  it('D-GEN-30, D-RAPTOR-3: Weapons Armed: a raptor for an assault raptor, 2 raiders from each basestar; discarded', () => {
    const game = plays('weapons-armed', {
      reserve: { raptor: 2 },
      ships: { bow: { basestar: 1 }, stern: { basestar: 1 } },
    })
    expect(game.state.fleet.raptor).toMatchObject({ reserve: 1 })
    expect(game.state.fleet['assault-raptor']).toMatchObject({ reserve: 2, unused: 2 })
    expect(game.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(4)
    isPutAway(game, 'weapons-armed')
    expect(can(holding('weapons-armed', { reserve: { raptor: 0 } }), 'weapons-armed')).toBe(false)
  })
})

describe('On New Caprica', () => {
  const away: Partial<Position> = {
    players: [tyrol, adama, roslin, tigh],
    config: { sets: ['base', 'pegasus', 'daybreak'] },
  }
  const withCard = (card: string, p: Partial<Position> = {}): TestGame =>
    occupied({ ...away, ...p, held: { [tyrol]: { mutiny: [card] } } })

  it('B-ACT-20, P-NC-70: what can do nothing while Galactica is away is not played', () => {
    for (const card of ['panic', 'scavenging-for-parts', 'send-a-message', 'clipped-wings'])
      expect(can(withCard(card), card)).toBe(false)
    expect(can(withCard('necessary-risk'), 'necessary-risk')).toBe(true)
  })

  it('P-NC-22: Make a Deal frees from Detention, to a place on New Caprica', () => {
    const game = withCard('make-a-deal', { at: { [tigh]: detention } }).answer(tyrol, 'held:make-a-deal')
    expect(game.options(tyrol)).toEqual(
      expect.arrayContaining(['location:resistance-hq', 'location:shipyard']),
    )
    expect(game.options(tyrol)).not.toContain('location:command')
  })
})
