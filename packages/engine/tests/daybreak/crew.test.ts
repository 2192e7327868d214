import { describe, expect, test } from 'vitest'
import { eventsFor } from '../../src/core/events.ts'
import { lose } from '../../src/effects/resources.ts'
import { damageVipers } from '../../src/effects/ships.ts'
import {
  chance,
  contentOf,
  decide,
  imagine,
  learn,
  randomAnswer,
  requests,
  unknowing,
} from '../../src/index.ts'
import { type Position, scenario, type TestGame, withSets } from '../../src/testing/index.ts'
import { testCrisis } from '../rules/test-crisis.ts'
import { adama, both, config, fresh, offers, roslin, typesIn, tyrol } from './crew.ts'

// The other "Helo", Louis Hoshi, "Doc" Cottle and "Hot Dog" Costanza, ability by ability.

const [helo, hoshi, cottle, hotDog] = [
  'karl-agathon-alternate',
  'louis-hoshi',
  'sherman-cottle',
  'brendan-costanza',
] as const
/** The next Crisis card waits for the President, so that nothing else happens on the way. */
const scene = (p: Position): TestGame =>
  scenario({ ...p, decks: { crisis: ['water-shortage-b'], ...p.decks } })
const play = (who: string, p: Partial<Position> = {}): TestGame =>
  scene({ players: [who, adama, roslin, tyrol], config, ...p })
const content = contentOf(fresh(4).state.config)
const known = (game: TestGame, who: string) =>
  learn(unknowing, eventsFor(game.events, game.seat(who)), game.seat(who), content)

describe('the sheets', () => {
  test.each([
    [helo, 'pilot', 'admirals-quarters', { leadership: 2, tactics: 2, piloting: 1 }],
    [hoshi, 'military-leader', 'communications', { leadership: 2, tactics: 2, engineering: 1 }],
    [cottle, 'support', 'research-lab', { politics: 1, tactics: 2, engineering: 2 }],
    [hotDog, 'pilot', 'hangar-deck', { leadership: 1, tactics: 1, piloting: 2, engineering: 1 }],
  ] as const)('D-SETUP-4, D-CHAR-3: %s is a %s and begins in %s', (id, type, start, skills) => {
    const c = content.characters.get(id)
    expect(c?.type).toBe(type)
    expect(c?.start).toBe(start)
    expect(Object.fromEntries(c?.skills.map((d) => [d.types.join(), d.draw]) ?? [])).toEqual(skills)
    expect(c?.alternateOf).toBe(id === helo ? 'karl-agathon' : undefined)
  })
})

describe('Karl "Helo" Agathon', () => {
  const scouting = (p: Partial<Position> = {}): TestGame =>
    play(helo, {
      hands: { [helo]: ['launch-scout-1'] },
      dice: [8],
      decks: { crisis: ['riots-a', 'ambush'], destination: ['deep-space', 'remote-planet'] },
      ...p,
    })

  test('DT40 Raptor Pilot: Launch Scout shows him two cards, each goes on top or underneath as he likes', () => {
    const game = scouting().answer(helo, 'launch-scout-1').answer(helo, 'deck:crisis')
    expect(game.request(helo).prompt.key).toBe('prompt.arrange')
    expect(game.options(helo)).toEqual([
      'top:riots-a#1',
      'top:ambush#2',
      'bottom:riots-a#1',
      'bottom:ambush#2',
    ])
    game.answer(helo, 'top:riots-a#1').answer(helo, 'top:ambush#2')
    game.until((g) => g.state.turn.step === 'crisis')
    expect(game.state.turn.icons).toBe('ambush')
    expect(game.state.decks.crisis.draw.at(-1)).toBe('riots-a')
    const under = scouting().answer(helo, 'launch-scout-1').answer(helo, 'deck:destination')
    under.answer(helo, 'bottom:deep-space#1').answer(helo, 'top:remote-planet#2')
    expect(under.state.decks.destination.draw.at(-1)).toBe('remote-planet')
    expect(under.state.decks.destination.draw[0]).toBe('deep-space')
    expect(under.saw(adama)).not.toContain('event.saw-tops')
  })

  test('DT40 Raptor Pilot: nobody else sees two', () => {
    const game = scouting({ players: [adama, helo, roslin, tyrol], hands: { [adama]: ['launch-scout-1'] } })
    game.answer(adama, 'launch-scout-1').answer(adama, 'deck:crisis')
    expect(game.request(adama).prompt.key).toBe('prompt.scout-card')
  })

  const jumping = (p: Partial<Position> = {}): TestGame =>
    scene({
      players: [tyrol, helo, adama, roslin],
      config,
      at: { [tyrol]: 'ftl-control' },
      jumpTrack: 4,
      dice: [8],
      ships: { stern: { civilian: 2, raider: 1 } },
      ...p,
    }).answer(tyrol, 'location:ftl-control')

  test('DT41 No One Gets Left Behind: when the ships are removed, fuel for population', () => {
    const game = jumping()
    expect(game.asked).toEqual([helo])
    expect(game.request(helo).prompt.key).toBe('prompt.window.ships-removed')
    expect(game.state.ships).toEqual([])
    expect(game.state.travelled).toEqual([])
    game.answer(helo, 'no-one-gets-left-behind')
    expect(game.state.resources).toMatchObject({ fuel: 7, population: 14 })
    expect(game.player(helo).tokens).toEqual({ miracle: 0 })
    expect(jumping().pass(helo).state.resources).toMatchObject({ population: 12 })
  })

  test('D-MIR-2 No One Gets Left Behind: not without a miracle', () => {
    expect(jumping({ tokens: { [helo]: { miracle: 0 } } }).asked).not.toContain(helo)
  })

  const receives = (p: Partial<Position>): TestGame => play(helo, { step: 'receiveSkills', ...p })

  test('DT3 Family Commitments: off Galactica he draws one card fewer, and says which', () => {
    const game = receives({ at: { [helo]: 'press-room' } })
    expect(game.request(helo)).toMatchObject({ prompt: { key: 'prompt.forgo' }, min: 1, max: 1 })
    expect(game.options(helo)).toEqual(['type:leadership#1', 'type:tactics#1', 'type:piloting#1'])
    game.answer(helo, 'type:leadership#1')
    expect(typesIn(game, helo)).toEqual(['leadership', 'tactics', 'tactics', 'piloting'])
  })

  test('DT3 Family Commitments: in a viper, too; not aboard', () => {
    const flying = receives({ piloting: { [helo]: 'bow' } }).answer(helo, 'type:piloting#1')
    expect(typesIn(flying, helo)).toEqual(['leadership', 'leadership', 'tactics', 'tactics'])
    expect(typesIn(receives({ at: { [helo]: 'armory' } }), helo)).toHaveLength(5)
    const sick = receives({ at: { [helo]: 'sickbay' } }).answer(helo, 'type:tactics#1')
    expect(typesIn(sick, helo)).toEqual(['tactics'])
  })
})

describe('Louis Hoshi', () => {
  const cards = ['repair-1', 'repair-1', 'repair-2', 'repair-2']
  const at = (place: string, p: Partial<Position> = {}): TestGame =>
    play(hoshi, {
      at: { [hoshi]: place },
      hands: { [hoshi]: cards },
      ships: { bow: { raider: 3 }, stern: { civilian: 2 } },
      dice: Array<number>(6).fill(1),
      ...p,
    })

  test('DT6, D-GEN-27 Dutiful: for a card he activates Weapons Control once more, once in a turn', () => {
    const game = at('weapons-control').answer(hoshi, 'location:weapons-control')
    expect(game.request(hoshi).prompt.key).toBe('prompt.window.location-done')
    game.answer(hoshi, 'dutiful').answer(hoshi, 'card:repair-2#1')
    expect(game.player(hoshi).hand).toHaveLength(3)
    expect(game.events.filter((e) => e.key === 'event.activates')).toHaveLength(2)
    expect(game.asked).toEqual([roslin])
  })

  test('DT6 Dutiful: Command and Communications, too, and no other location', () => {
    const command = at('command').answer(hoshi, 'location:command')
    command.untilAsked(hoshi, 'prompt.window.location-done')
    const comms = at('communications').answer(hoshi, 'location:communications')
    comms.pass(hoshi).pass(hoshi)
    expect(comms.request(hoshi).prompt.key).toBe('prompt.window.location-done')
    const lab = at('research-lab').answer(hoshi, 'location:research-lab').answer(hoshi, 'type:tactics#1')
    expect(lab.saw(hoshi)).not.toContain('window.location-done')
  })

  test('DT6 Dutiful: not without a card, nor in the turn of another', () => {
    const poor = at('weapons-control', { hands: {} }).answer(hoshi, 'location:weapons-control')
    expect(poor.events.filter((e) => e.key === 'event.activates')).toHaveLength(1)
    expect(poor.asked).not.toEqual([hoshi])
    const ordered = scene({
      players: [adama, hoshi, roslin, tyrol],
      config,
      at: { [hoshi]: 'weapons-control' },
      hands: { [adama]: ['executive-order-1'], [hoshi]: cards },
      ships: { bow: { raider: 3 } },
      dice: [1, 1, 1],
    })
    ordered.answer(adama, 'executive-order-1').answer(adama, 'seat:1').answer(hoshi, 'actions')
    ordered.answer(hoshi, 'location:weapons-control')
    expect(ordered.request(hoshi).prompt.key).toBe('prompt.action')
  })

  test('D-GEN-27, DQ13, DQ14 Dutiful: once for each of the three in one turn, with Organized', () => {
    const game = at('armory').answer(hoshi, 'organized')
    for (const place of ['weapons-control', 'command']) {
      game.answer(hoshi, `location:${place}`).untilAsked(hoshi, 'prompt.window.location-done')
      game.answer(hoshi, 'dutiful').answer(hoshi, 'card:repair-1#1')
      game.untilAsked(hoshi, 'prompt.activate-anywhere')
      expect(game.options(hoshi)).not.toContain(`location:${place}`)
    }
    expect(game.player(hoshi).hand).toHaveLength(2)
    expect(game.state.turn.once).toEqual(['dutiful weapons-control', 'dutiful command'])
  })

  test('DQ36 Dutiful: also on a damaged location that something let him activate', () => {
    const game = at('armory', {
      config: both,
      damaged: ['weapons-control'],
      hands: { [hoshi]: ['unorthodox-plan-3', ...cards] },
    })
    game.answer(hoshi, 'play:unorthodox-plan-3').answer(hoshi, 'card:repair-1#1')
    game.answer(hoshi, 'location:weapons-control').untilAsked(hoshi, 'prompt.window.location-done')
    game.answer(hoshi, 'dutiful').answer(hoshi, 'card:repair-2#1')
    expect(game.events.filter((e) => e.key === 'event.activates')).toHaveLength(2)
  })

  test('Organized: three undamaged locations wherever he is, each once, none of the Cylons', () => {
    const game = at('armory', { damaged: ['weapons-control'] }).answer(hoshi, 'organized')
    expect(game.options(hoshi)).not.toContain('location:weapons-control')
    for (const place of ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship'])
      expect(game.options(hoshi)).not.toContain(`location:${place}`)
    game.answer(hoshi, 'location:research-lab').answer(hoshi, 'type:engineering#1')
    expect(game.options(hoshi)).not.toContain('location:research-lab')
    game.answer(hoshi, 'location:presidents-office')
    game.answer(hoshi, 'location:command').untilAsked(hoshi, 'prompt.window.location-done')
    game.pass(hoshi)
    expect(game.state.turn.step).toBe('crisis')
    expect(game.player(hoshi).tokens).toEqual({ miracle: 0 })
  })

  test('Organized: not in the Brig, nor without a miracle', () => {
    expect(offers(at('armory'), hoshi, 'organized')).toBe(true)
    expect(offers(at('brig'), hoshi, 'organized')).toBe(false)
    expect(offers(at('armory', { tokens: { [hoshi]: { miracle: 0 } } }), hoshi, 'organized')).toBe(false)
  })

  test('DT8 Reluctant: an action of a skill card costs him another card, or he cannot use it', () => {
    const game = play(hoshi, { hands: { [hoshi]: ['consolidate-power-1', 'repair-1'] } })
    game.answer(hoshi, 'play:consolidate-power-1')
    expect(game.request(hoshi).prompt.key).toBe('prompt.split')
    expect(game.player(hoshi).hand).toEqual([])
    const alone = play(hoshi, { hands: { [hoshi]: ['consolidate-power-1'] } })
    expect(alone.options(hoshi)).not.toContain('play:consolidate-power-1')
    const two = play(hoshi, {
      hands: { [hoshi]: ['consolidate-power-1', 'consolidate-power-1', 'repair-1'] },
    })
    two.answer(hoshi, 'play:consolidate-power-1')
    expect(two.options(hoshi)).toEqual(['card:consolidate-power-1#1', 'card:repair-1#1'])
  })

  test('DT8 Reluctant: which card he pays for, others only imagine until he plays it', () => {
    const game = play(hoshi, { hands: { [hoshi]: ['launch-scout-1', 'repair-1', 'repair-2'] } })
    game.answer(hoshi, 'play:launch-scout-1')
    expect(game.request(hoshi).prompt.key).toBe('prompt.pay')
    const random = chance(5)
    const played = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const other = imagine(game.state, game.seat(roslin), known(game, roslin), random)
      const [request] = requests(other)
      if (!request) throw new Error('nobody is asked')
      const { events } = decide(other, request.seat, randomAnswer(request, random))
      const card = events.find((e) => e.key === 'event.played')?.params?.card
      played.add(JSON.stringify(card ?? 'nothing'))
    }
    expect(played.size).toBeGreaterThan(5)
  })

  test('DT8 Reluctant: what is used at other moments costs nothing more', () => {
    const game = at('weapons-control', { hands: { [hoshi]: ['strategic-planning-3'] } })
    game.answer(hoshi, 'location:weapons-control').untilAsked(hoshi, 'prompt.window.roll-before')
    expect(offers(game, hoshi, '0:strategic-planning-3')).toBe(true)
  })

  test('D-MIX-10 Reluctant: Movement abilities of skill cards, too', () => {
    const moving = (hand: readonly string[]): TestGame =>
      play(hoshi, { config: both, step: 'movement', hands: { [hoshi]: hand } })
    expect(offers(moving(['preventative-policy-3']), hoshi, '0:preventative-policy-3')).toBe(false)
    const game = moving(['preventative-policy-3', 'repair-1', 'repair-2'])
    game.answer(hoshi, 'preventative-policy-3')
    expect(game.options(hoshi)).toEqual(['card:repair-1#1', 'card:repair-2#1'])
    game.answer(hoshi, 'repair-1')
    expect(game.happened('event.played')).toBe(true)
    expect(game.player(hoshi).hand).toEqual(['repair-2'])
  })
})

describe('Sherman "Doc" Cottle', () => {
  test('D-GEN-29 Treatment: he draws 2 of the types of another human player, then gives him 2 of his hand', () => {
    const game = play(cottle, { revealed: [roslin], hands: { [cottle]: ['consolidate-power-1'] } })
    game.answer(cottle, 'treatment')
    expect(game.options(cottle)).toEqual(['seat:1', 'seat:3'])
    game.answer(cottle, 'seat:3')
    expect(new Set(game.request(cottle).options.map((o) => o.type))).toEqual(
      new Set(['politics', 'leadership', 'engineering']),
    )
    game.answer(cottle, 'type:leadership#1', 'type:leadership#2')
    expect(game.request(cottle)).toMatchObject({ prompt: { key: 'prompt.give' }, min: 2, max: 2 })
    const [first, second] = game.options(cottle)
    game.answer(cottle, first ?? '', second ?? '')
    expect(game.player(tyrol).hand).toHaveLength(2)
    expect(game.player(tyrol).hand).toContain('consolidate-power-1')
    expect(game.player(cottle).hand).toHaveLength(1)
    expect(game.player(cottle).tokens).toEqual({ miracle: 1 })
  })

  const quarantine = (p: Partial<Position> = {}): TestGame =>
    play(cottle, { ships: { stern: { civilian: 2 } }, ...p }).answer(cottle, 'quarantine')

  test('Quarantine: he sees every civilian ship on the board, and one of those not placed takes the place of one', () => {
    const game = quarantine()
    const before = game.state.ships.map((s) => s.face)
    expect(game.view(cottle).ships.map((s) => s.face)).toEqual(before)
    expect(game.view(adama).ships.every((s) => s.face === undefined)).toBe(true)
    const count = game.state.civilians.length
    const [chosen] = game.state.ships
    game.answer(cottle, `ship:${chosen?.id}`)
    expect(game.state.civilians).toHaveLength(count)
    expect(game.state.civilians).toContain(before[0])
    expect(game.state.ships).toHaveLength(2)
    expect(game.state.ships.every((s) => s.area === 'stern')).toBe(true)
    expect(game.view(cottle).ships.map((s) => s.face)).toEqual([before[1], undefined])
    expect(game.player(cottle).tokens).toEqual({ miracle: 0 })
  })

  test('Quarantine: with none left to place it only leaves the board', () => {
    const all = contentOf(fresh(4).state.config).civilians
    const faces = [...all.values()].flatMap((c) => Array.from({ length: c.copies }, () => c.id))
    const game = quarantine({ civilians: faces.slice(0, 2), missingCivilians: faces.slice(2) })
    expect(game.state.civilians).toEqual([])
    game.answer(cottle, `ship:${game.state.ships[0]?.id}`)
    expect(game.state.ships).toHaveLength(1)
    expect(game.state.civilians).toEqual([faces[0]])
    expect(offers(play(cottle), cottle, 'quarantine')).toBe(false)
  })

  test('D-GEN-28 Specialized: no action of an engineering card; other uses and other cards as anybody', () => {
    const hands = { [cottle]: ['repair-1', 'consolidate-power-1', 'scientific-research-3'] }
    const game = play(cottle, { damaged: ['research-lab'], hands })
    expect(game.options(cottle)).not.toContain('play:repair-1')
    expect(game.options(cottle)).toContain('play:consolidate-power-1')
    const check = play(cottle, { step: 'crisis', hands, decks: { crisis: ['prison-labor'] } })
    check.untilAsked(cottle, 'prompt.window.check-pre')
    expect(offers(check, cottle, '0:scientific-research-3')).toBe(true)
  })

  test('D-MIX-10 Specialized: no Movement ability of one either', () => {
    const engineering = [...contentOf({ ...fresh(4).state.config, ...both }).skillCards.values()].filter(
      (c) => c.type === 'engineering' && c.abilities.some((a) => a.window === 'movement'),
    )
    expect(engineering).toEqual([])
    const odd = withSets(
      [
        {
          id: 'tinkering',
          skillCards: [
            {
              id: 'tinker',
              title: 'Tinker',
              type: 'engineering',
              strengths: { 1: 2 },
              abilities: [
                {
                  id: 'tinker',
                  title: 'Tinker',
                  kind: 'card',
                  window: 'movement',
                  effect: [lose('fuel', 1)],
                },
              ],
            },
          ],
        },
      ],
      config,
    )
    const moving = (who: string) =>
      play(who, { config: odd, step: 'movement', hands: { [who]: ['tinker-1'] } })
    expect(offers(moving(cottle), cottle, '0:tinker-1')).toBe(false)
    expect(offers(moving(hotDog), hotDog, '0:tinker-1')).toBe(true)
  })
})

describe('Brendan "Hot Dog" Costanza', () => {
  const crises = withSets(
    [
      {
        id: 'harm',
        crises: [
          testCrisis('lost', [lose('population', 1), lose('population', 1)]),
          testCrisis('hungry', [lose('food', 1)]),
          testCrisis('hit', [damageVipers(1, 'space')]),
        ],
      },
    ],
    config,
  )
  const harmed = (card: string, p: Partial<Position> = {}): TestGame =>
    scene({
      players: [tyrol, adama, hotDog, roslin],
      config: crises,
      step: 'crisis',
      decks: {
        crisis: [card],
        piloting: ['evasive-maneuvers-1', 'maximum-firepower-3', 'evasive-maneuvers-2'],
      },
      ...p,
    }).answer(tyrol, 'option:0')

  test('DT35 Memento: when population goes down, three piloting cards, of which he discards one; once per turn', () => {
    const game = harmed('lost')
    expect(game.request(hotDog).prompt.key).toBe('prompt.window.resource-lost')
    game.answer(hotDog, 'memento')
    expect(game.options(hotDog)).toEqual([
      'card:evasive-maneuvers-1#1',
      'card:maximum-firepower-3#1',
      'card:evasive-maneuvers-2#1',
    ])
    game.answer(hotDog, 'evasive-maneuvers-1')
    expect(game.player(hotDog).hand).toEqual(['maximum-firepower-3', 'evasive-maneuvers-2'])
    expect(game.state.decks.piloting.discard).toEqual(['evasive-maneuvers-1'])
    expect(game.asked).not.toContain(hotDog)
    expect(game.state.resources.population).toBe(10)
    expect(game.saw(adama)).not.toContain('event.sifted-cards')
    expect(known(game, adama).decks.piloting?.discard).toEqual(['evasive-maneuvers-1'])
  })

  test('DT35 Memento: he may let it be; and no other resource counts', () => {
    const game = harmed('lost').pass(hotDog)
    expect(game.request(hotDog).prompt.key).toBe('prompt.window.resource-lost')
    expect(harmed('hungry').asked).not.toContain(hotDog)
  })

  test('DT36 Escort: an undamaged viper is destroyed for a civilian ship, which goes back unseen', () => {
    const attack = (p: Partial<Position> = {}): TestGame =>
      scene({
        players: [tyrol, adama, hotDog, roslin],
        config,
        revealed: [tyrol],
        at: { [tyrol]: 'cylon-fleet' },
        ships: { stern: { civilian: 1, raider: 1 } },
        ...p,
      }).answer(tyrol, 'location:cylon-fleet')
    const game = attack()
    expect(game.request(hotDog).prompt.key).toBe('prompt.window.ship-destruction')
    const [civilian] = game.state.ships.filter((s) => s.kind === 'civilian')
    game.answer(hotDog, 'escort')
    expect(game.options(hotDog)).toEqual(['kind:viper', 'kind:assault-raptor'])
    game.answer(hotDog, 'kind:viper')
    expect(game.state.fleet.viper).toMatchObject({ destroyed: 1 })
    expect(game.state.ships.map((s) => s.kind)).toEqual(['raider'])
    expect(game.state.civilians).toContain(civilian?.face)
    expect(game.state.lostCivilians).toEqual([])
    expect(game.state.resources.population).toBe(12)
    expect(game.player(hotDog).tokens).toEqual({ miracle: 0 })
    const none = attack({ fleet: { viper: { damaged: 8 }, 'assault-raptor': { unused: 4 } } })
    expect(none.asked).not.toContain(hotDog)
    expect(attack().pass(hotDog).state.lostCivilians).toHaveLength(1)
  })

  test('DT36 Escort: a viper in space, too, whose pilot goes to Sickbay', () => {
    const game = scene({
      players: [tyrol, adama, hotDog, roslin],
      config,
      revealed: [tyrol],
      at: { [tyrol]: 'cylon-fleet' },
      piloting: { [hotDog]: 'bow' },
      ships: { stern: { civilian: 1, raider: 1 } },
    })
    game.answer(tyrol, 'location:cylon-fleet').answer(hotDog, 'escort')
    const [viper] = game.state.ships.filter((s) => s.kind === 'viper')
    game.answer(hotDog, `ship:${viper?.id}`)
    expect(game.player(hotDog).at).toBe('sickbay')
    expect(game.state.fleet.viper).toMatchObject({ destroyed: 1 })
    expect(game.state.lostCivilians).toEqual([])
  })

  test('DT37 Forced to Eject: a viper he pilots is destroyed where it would be damaged', () => {
    const game = harmed('hit', { piloting: { [hotDog]: 'bow' } })
    expect(game.state.fleet.viper).toMatchObject({ destroyed: 1, damaged: 0 })
    expect(game.player(hotDog).at).toBe('sickbay')
    const others = harmed('hit', { ships: { bow: { viper: 1 } } })
    expect(others.state.fleet.viper).toMatchObject({ destroyed: 0, damaged: 1 })
  })
})
