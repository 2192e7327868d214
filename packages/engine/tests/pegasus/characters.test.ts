import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/index.ts'
import type { Position, TestGame } from '../../src/testing/index.ts'
import { adama, cain, dee, ellen, fresh, kat, play, roslin, tigh, typesIn, tyrol, zarek } from './people.ts'

// The four humans of the box, ability by ability.

const content = contentOf(fresh(4).state.config)
const strong = ['strategic-planning-5', 'executive-order-2', 'declare-emergency-5', 'strategic-planning-4']
const plain = Array<string>(12).fill('scientific-research-3')

describe('the sheets', () => {
  test.each([
    [
      cain,
      'military-leader',
      [
        [['leadership'], 2],
        [['tactics'], 2],
        [['leadership', 'tactics'], 1],
      ],
    ],
    [
      ellen,
      'political-leader',
      [
        [['politics'], 2],
        [['leadership'], 2],
        [['treachery'], 1],
      ],
    ],
    [
      dee,
      'support',
      [
        [['leadership'], 1],
        [['tactics'], 3],
        [['engineering'], 1],
      ],
    ],
    [
      kat,
      'pilot',
      [
        [['leadership'], 1],
        [['tactics'], 2],
        [['piloting'], 2],
      ],
    ],
  ] as const)('%s is a %s and draws what is printed', (id, type, skills) => {
    const c = content.characters.get(id)
    expect(c?.type).toBe(type)
    expect(c?.skills.map((d) => [d.types, d.draw])).toEqual(skills)
  })

  test('they begin where it is printed; Cain where her player likes', () => {
    const game = fresh(4, { characters: [cain, ellen, dee, kat] })
    expect(game.options(cain)).toEqual(['location:pegasus-cic', 'location:command'])
    game.answer(cain, 'command').until((g) => g.state.turn.number > 0)
    expect([cain, ellen, dee, kat].map((who) => game.player(who).at)).toEqual([
      'command',
      'admirals-quarters',
      'communications',
      'hangar-deck',
    ])
  })
})

describe('Helena Cain', () => {
  /** Somebody is accused in the Admiral's Quarters; two Destiny cards of 1 lie against it. */
  const check = (hand: readonly string[]): TestGame =>
    play({
      players: [tigh, cain, roslin, tyrol],
      at: { [tigh]: 'admirals-quarters' },
      hands: { [cain]: hand },
      destiny: ['repair-1', 'repair-1', ...plain.slice(2)],
    })
      .answer(tigh, 'location:admirals-quarters')
      .answer(tigh, 'seat:2')

  test('PT19 Intolerant: with 10 or more the accused is executed instead, if she likes', () => {
    const game = check(strong).untilAsked(cain, 'prompt.contribute')
    game.answer(cain, ...strong.map((c) => `card:${c}#1`)).untilAsked(cain, 'prompt.window.check-judged')
    expect(game.options(cain)).toHaveLength(1)
    game.answer(cain, 'intolerant')
    expect(game.state.players[2]?.character).toBe('')
    expect(game.happened('event.executed')).toBe(true)
    expect(game.state.resources.morale).toBe(9)
  })

  test('Intolerant: she may let him go to the Brig', () => {
    const game = check(strong).untilAsked(cain, 'prompt.contribute')
    game.answer(cain, ...strong.map((c) => `card:${c}#1`)).untilAsked(cain, 'prompt.window.check-judged')
    game.pass(cain)
    expect(game.player(roslin).at).toBe('brig')
    expect(game.happened('event.executed')).toBe(false)
  })

  test('Intolerant: not with less than 10', () => {
    const game = check(['strategic-planning-5', 'strategic-planning-4', 'executive-order-2'])
    game.untilAsked(cain, 'prompt.contribute')
    game.answer(cain, 'strategic-planning-5', 'strategic-planning-4', 'executive-order-2')
    game.until((g) => g.player(roslin).at === 'brig' || g.happened('event.check-fail'))
    expect(game.player(roslin).at).toBe('brig')
    expect(game.saw(cain)).not.toContain('window.check-judged')
  })

  test('P-CLAR-11 Blind Jump: two civilian ships are lost and the fleet jumps, even from the red; the Admiral has one card', () => {
    const game = play({
      players: [cain, adama, roslin, tyrol],
      inPlay: [{ card: 'assign-mission-specialist', deck: 'quorum', holder: tyrol }],
      jumpTrack: 0,
      distance: 3,
      decks: { destination: ['deep-space', 'remote-planet'] },
    })
    const { civilians } = game.state
    game.answer(cain, 'blind-jump')
    expect(game.state.lostCivilians).toHaveLength(2)
    expect(civilians.length - game.state.civilians.length).toBe(2)
    expect(game.state.travelled.at(-1)).toBe('deep-space')
    expect(game.state.inPlay).toHaveLength(1)
    expect(game.player(cain).used).toEqual(['blind-jump'])
  })

  test('Blind Jump: not farther than 6', () => {
    const at = (distance: number) =>
      play({ players: [cain, adama, roslin, tyrol], distance, milestones: [4] })
    expect(at(6).options(cain)).toContain('ability:blind-jump')
    expect(at(7).options(cain)).not.toContain('ability:blind-jump')
  })

  test('Bent on Revenge: she activates neither FTL Control nor the Engine Room', () => {
    const at = (place: string, who: string = cain) =>
      play({
        players: [who, adama, roslin, tyrol],
        at: { [who]: place },
        jumpTrack: 3,
        hands: { [who]: ['repair-1', 'repair-1'] },
      }).options(who)
    for (const place of ['ftl-control', 'engine-room']) {
      expect(at(place)).not.toContain(`location:${place}`)
      expect(at(place, tigh)).toContain(`location:${place}`)
    }
  })
})

describe('Ellen Tigh', () => {
  const moved = (p: Partial<Position> = {}): TestGame =>
    play({
      players: [ellen, adama, roslin, tyrol],
      step: 'movement',
      at: { [ellen]: 'command', [tyrol]: 'command' },
      hands: { [ellen]: ['consolidate-power-1', 'executive-order-1'] },
      ...p,
    })

  test('PT7 Politically Adroit: she gives a card to somebody where she is and draws two of her types', () => {
    const game = moved().pass(ellen)
    expect(game.request(ellen).prompt.key).toBe('prompt.window.movement-end')
    game.answer(ellen, 'politically-adroit')
    game.answer(ellen, 'card:consolidate-power-1')
    expect(game.player(tyrol).hand).toEqual(['consolidate-power-1'])
    expect(game.options(ellen).every((o) => /politics|leadership|treachery/.test(o))).toBe(true)
    game.answer(ellen, 'type:treachery#1', 'type:treachery#2')
    expect(typesIn(game, ellen)).toEqual(['leadership', 'treachery', 'treachery'])
    expect(game.saw(roslin)).toContain('event.gave')
    expect(game.saw(roslin)).not.toContain('event.gave-cards')
  })

  test('Politically Adroit: not alone, not with a Cylon, not without a card', () => {
    const asked = (p: Partial<Position>) => moved(p).pass(ellen).request(ellen).prompt.key
    expect(asked({ at: { [ellen]: 'command', [tyrol]: 'armory' } })).toBe('prompt.action')
    expect(asked({ hands: {} })).toBe('prompt.action')
  })

  const borrowed = (p: Partial<Position> = {}): TestGame =>
    play({ players: [ellen, adama, roslin, tyrol], step: 'begin', turns: { [ellen]: 0 }, ...p })

  test('PT1, PT2 Manipulative: she takes a title, which goes back when her turn ends', () => {
    const game = borrowed().answer(ellen, 'manipulative')
    expect(game.options(ellen)).toEqual(['title:admiral', 'title:president'])
    game.answer(ellen, 'president')
    expect(game.state.titles.president).toBe(0)
    game.until((g) => g.state.turn.seat === 1)
    expect(game.state.titles.president).toBe(2)
    expect(game.player(ellen).used).toEqual(['manipulative'])
  })

  test('P-CLAR-15 Manipulative: not Admiral while she is in the Brig', () => {
    const game = borrowed({ at: { [ellen]: 'brig' } }).answer(ellen, 'manipulative')
    expect(game.state.titles).toMatchObject({ president: 0, admiral: 1 })
  })

  /** Ellen is President and the turn is about to end. */
  const ending = (change: (titles: { president: number }) => void): TestGame => {
    const game = borrowed().answer(ellen, 'manipulative').answer(ellen, 'president')
    game.untilAsked(ellen, 'prompt.action')
    change(game.state.titles)
    return game.pass(ellen).until((g) => g.state.turn.seat === 1)
  }

  test('P-CLAR-12 Manipulative: lost in between, it stays with whoever has it', () => {
    const game = ending((titles) => {
      titles.president = 3
    })
    expect(game.state.titles.president).toBe(3)
  })

  test('P-CLAR-14 Manipulative: she hands it back even if she came by it in another way', () => {
    const game = ending((titles) => {
      titles.president = 3
      titles.president = 0
    })
    expect(game.state.titles.president).toBe(2)
  })

  test('P-CLAR-13 Manipulative: where its former holder cannot have it, it goes down the line', () => {
    const game = play({
      players: [ellen, adama, tigh, tyrol],
      step: 'begin',
      turns: { [ellen]: 0 },
      titles: { admiral: tigh },
    }).answer(ellen, 'manipulative')
    expect(game.state.titles).toEqual({ president: 0, admiral: 0 })
    const p = game.state.players[2]
    if (p) p.at = 'brig'
    game.until((g) => g.state.turn.seat === 1)
    expect(game.state.titles.admiral).toBe(1)
  })

  test('Nothing But Trouble: as a human player she cannot use the text of treachery', () => {
    const game = play({
      players: [ellen, adama, roslin, tyrol],
      hands: { [ellen]: ['broadcast-location-1'] },
    })
    expect(game.options(ellen)).not.toContain('play:broadcast-location-1')
    expect(content.rules.standings.human?.texts).not.toContain('treachery')
  })
})

describe('Anastasia Dualla', () => {
  const ships = { bow: { civilian: 2 }, stern: { civilian: 2 } } as const

  test('PT9 Efficient: at Communications she may look at every civilian ship and move any', () => {
    const game = play({ players: [dee, adama, roslin, tyrol], ships }).answer(dee, 'location:communications')
    expect(game.request(dee).prompt.key).toBe('prompt.window.location-activated')
    game.answer(dee, 'efficient')
    expect(game.view(dee).ships.filter((s) => s.face !== undefined)).toHaveLength(4)
    const [first] = game.options(dee)
    game.answer(dee, first ?? '')
    game.until((g) => g.request(dee).prompt.key !== 'prompt.move-civilian')
    expect(game.events.filter((e) => e.key === 'event.civilian-moved')).toHaveLength(1)
  })

  test('Efficient: without it, at two, and only she', () => {
    const game = play({ players: [dee, adama, roslin, tyrol], ships }).answer(dee, 'location:communications')
    expect(game.pass(dee).request(dee)).toMatchObject({ prompt: { key: 'prompt.scan' }, min: 2, max: 2 })
    const other = play({ players: [adama, dee, roslin, tyrol], at: { [adama]: 'communications' }, ships })
    expect(other.answer(adama, 'location:communications').request(adama).prompt.key).toBe('prompt.scan')
  })

  const before = (p: Partial<Position> = {}): TestGame =>
    play({
      players: [adama, dee, roslin, tyrol],
      step: 'crisis',
      decks: {
        crisis: ['water-sabotaged'],
        politics: ['consolidate-power-1', 'consolidate-power-2', 'consolidate-power-2'],
      },
      ...p,
    }).untilAsked(dee, 'prompt.window.check-pre')

  test('PT15, P-RECK-12 Fast Learner: the top three of any deck go into the check after the Destiny cards', () => {
    const game = before().answer(dee, 'fast-learner').answer(dee, 'politics')
    expect(game.request(dee).prompt.key).toBe('prompt.learn')
    expect(game.saw(dee)).toContain('event.drew-to-see-cards')
    expect(game.saw(roslin)).not.toContain('event.drew-to-see-cards')
    game.answer(dee, 'check')
    expect(game.view(roslin).check?.total ?? 0).toBe(5)
    expect(JSON.stringify(game.view(roslin))).not.toContain('consolidate-power')
  })

  test('Fast Learner: or into her hand', () => {
    const game = before().answer(dee, 'fast-learner').answer(dee, 'politics').answer(dee, 'hand')
    expect(game.player(dee).hand).toEqual([
      'consolidate-power-1',
      'consolidate-power-2',
      'consolidate-power-2',
    ])
    expect(game.view(roslin).check?.total).toBe(2)
  })

  test('Fast Learner: once in a game, and not on a Super Crisis', () => {
    const game = play({
      players: [adama, dee, roslin, tyrol],
      step: 'crisis',
      decks: { crisis: ['water-sabotaged'] },
      used: { [dee]: ['fast-learner'] },
    })
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.events.some((e) => e.key === 'event.drew-to-see')).toBe(false)
    expect(content.characters.get(dee)?.abilities[1]?.when).toEqual([{ if: 'not-super-crisis-check' }])
  })

  const grieving = (p: Partial<Position> = {}): TestGame =>
    play({
      players: [adama, dee, roslin, tyrol],
      step: 'crisis',
      resources: { morale: 3 },
      decks: { crisis: ['unsettling-stories'] },
      ...p,
    }).answer(adama, 'option:1')

  test('PT30 Emotionally Fragile: with morale of 2 or less she is executed, which costs no more', () => {
    const game = grieving({ hands: { [dee]: ['repair-1'] } })
    expect(game.happened('event.executed')).toBe(true)
    expect(game.state.resources.morale).toBe(2)
    expect(game.state.players[1]?.character).toBe('')
    expect(game.state.players[1]?.hand).toEqual([])
  })

  test('Emotionally Fragile: not with more, nor by another loss', () => {
    expect(grieving({ resources: { morale: 4 } }).happened('event.executed')).toBe(false)
  })

  test('P-EXEC-32 Emotionally Fragile: after the execution that brought morale down', () => {
    const game = play({
      players: [tyrol, dee, adama, roslin],
      step: 'crisis',
      resources: { morale: 3 },
      decks: { crisis: ['a-verdict-of-guilty'] },
    }).answer(adama, 'option:0')
    expect(game.state.resources.morale).toBe(2)
    expect(game.events.filter((e) => e.key === 'event.executed')).toHaveLength(1)
    const [ask] = game.state.asks
    expect(ask?.seat).toBe(0)
    game.answer('', `character:${zarek}`)
    expect(game.events.filter((e) => e.key === 'event.executed')).toHaveLength(2)
    expect(game.state.resources.morale).toBe(2)
    expect(game.state.players[1]?.character).toBe('')
  })
})

describe('Louanne Katraine', () => {
  const shooting = (p: Partial<Position> = {}): TestGame =>
    play({
      players: [kat, adama, roslin, tyrol],
      piloting: { [kat]: 'bow' },
      began: 'stern',
      ships: { bow: { raider: 1 } },
      hands: { [kat]: ['maximum-firepower-4', 'evasive-maneuvers-1'] },
      ...p,
    })
      .answer(kat, 'viper')
      .answer(kat, 'attack')

  test('PT20, P-CLAR-9 Hotshot: a card and 2 more is the result, and no die is thrown', () => {
    const game = shooting({ dice: [1] })
    expect(game.request(kat).prompt.key).toBe('prompt.window.roll-due')
    game.answer(kat, 'hotshot').answer(kat, 'maximum-firepower-4')
    expect(game.happened('event.rolled')).toBe(false)
    expect(game.happened('event.result-instead')).toBe(true)
    expect(game.state.ships.filter((s) => s.kind === 'raider')).toEqual([])
    expect(game.player(kat).hand).toEqual(['evasive-maneuvers-1'])
  })

  test('Hotshot: without it the die decides', () => {
    const game = shooting({ dice: [1] }).pass(kat)
    expect(game.happened('event.rolled')).toBe(true)
    expect(game.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(1)
  })

  test('P-CLAR-9, P-CLAR-6 Hotshot: Scar is not destroyed by it, whatever the card', () => {
    const scar = { marked: [{ token: 'scar', kind: 'raider', area: 'bow' }] } as const
    const hands = { [kat]: ['maximum-firepower-4', 'declare-emergency-5'] }
    const game = shooting({ ...scar, hands })
      .answer(kat, 'hotshot')
      .answer(kat, 'declare-emergency-5')
    expect(game.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(1)
    const rolled = shooting({ ...scar, hands, dice: [7] }).pass(kat)
    expect(rolled.state.ships.filter((s) => s.kind === 'raider')).toEqual([])
  })

  test('P-CLAR-10 Hotshot: not in the turn of another, nor while another acts in hers', () => {
    const game = play({
      players: [adama, kat, roslin, tyrol],
      at: { [adama]: 'weapons-control' },
      ships: { bow: { raider: 1 } },
      hands: { [kat]: ['maximum-firepower-4'] },
      dice: [1],
    }).answer(adama, 'location:weapons-control')
    expect(game.happened('event.rolled')).toBe(true)
    const lent = play({
      players: [kat, adama, roslin, tyrol],
      at: { [adama]: 'weapons-control' },
      began: 'armory',
      ships: { bow: { raider: 1 } },
      hands: { [kat]: ['executive-order-1', 'maximum-firepower-4'] },
      dice: [1],
    }).answer(kat, 'play:executive-order-1')
    lent.answer(kat, 'seat:1').answer(adama, 'actions').answer(adama, 'location:weapons-control')
    expect(lent.happened('event.rolled')).toBe(true)
  })

  const diving = (ships: Position['ships']): TestGame =>
    play({ players: [kat, adama, roslin, tyrol], piloting: { [kat]: 'bow' }, ships })

  test('Sacrifice: she goes to Sickbay, and what she chooses in her area is destroyed', () => {
    const game = diving({ bow: { raider: 6, basestar: 1 }, stern: { heavy: 2 } }).answer(kat, 'sacrifice')
    expect(game.player(kat).at).toBe('sickbay')
    expect(game.options(kat)).toEqual(['raider', 'basestar'])
    game.answer(kat, 'basestar')
    expect(game.state.ships.map((s) => s.kind).sort()).toEqual([
      'heavy',
      'heavy',
      ...Array<string>(6).fill('raider'),
    ])
    expect(game.player(kat).used).toEqual(['sacrifice'])
  })

  test('Sacrifice: five raiders of her choice, or all there are', () => {
    const game = diving({ bow: { raider: 6 } }).answer(kat, 'sacrifice')
    expect(game.request(kat)).toMatchObject({ min: 5, max: 5 })
    const few = diving({ bow: { raider: 2 } }).answer(kat, 'sacrifice')
    expect(few.state.ships).toEqual([])
  })

  test('P-CLAR-8 Sacrifice: Scar is not destroyed without a roll', () => {
    const game = play({
      players: [kat, adama, roslin, tyrol],
      piloting: { [kat]: 'bow' },
      ships: { bow: { raider: 2 } },
      marked: [{ token: 'scar', kind: 'raider', area: 'bow' }],
    }).answer(kat, 'sacrifice')
    expect(game.state.ships.map((s) => s.tokens)).toEqual([['scar']])
  })

  const guns = (p: Partial<Position> = {}): TestGame =>
    play({
      players: [kat, adama, roslin, tyrol],
      at: { [kat]: 'pegasus-cic' },
      began: 'armory',
      ships: { bow: { basestar: 1 } },
      basestarDamage: { bow: ['structural-damage'] },
      hands: { [kat]: ['evasive-maneuvers-1'] },
      dice: [2],
      ...p,
    }).answer(kat, 'location:pegasus-cic')

  test('PQ29, P-CLAR-9 Hotshot: the bonus for structural damage counts for a roll, not for a card', () => {
    const hits = (game: TestGame) => game.state.ships.find((s) => s.kind === 'basestar')?.damage.length ?? 0
    expect(hits(guns().pass(kat))).toBeGreaterThan(1)
    const card = guns().answer(kat, 'hotshot')
    expect(hits(card)).toBe(1)
    expect(card.state.boards.pegasus?.damaged).toHaveLength(1)
  })

  test('Sacrifice: only while she pilots, with something to destroy', () => {
    expect(diving({ stern: { raider: 1 } }).options(kat)).not.toContain('ability:sacrifice')
    const aboard = play({ players: [kat, adama, roslin, tyrol], ships: { bow: { raider: 1 } } })
    expect(aboard.options(kat)).not.toContain('ability:sacrifice')
  })

  test('PT8 Stim Junkie: at the end of her Action step she goes to Sickbay if she is where her turn began', () => {
    const stayed = play({ players: [kat, adama, roslin, tyrol], at: { [kat]: 'armory' } }).pass(kat)
    expect(stayed.player(kat).at).toBe('sickbay')
    const moved = play({ players: [kat, adama, roslin, tyrol], at: { [kat]: 'armory' }, began: 'command' })
    expect(moved.pass(kat).player(kat).at).toBe('armory')
    const flying = play({ players: [kat, adama, roslin, tyrol], piloting: { [kat]: 'bow' } }).pass(kat)
    expect(flying.player(kat).at).toBe('sickbay')
    expect(flying.state.fleet.viper?.reserve).toBe(8)
  })

  test('P-CLAR-3 Stim Junkie: it does not take her out of the Brig', () => {
    const game = play({ players: [kat, adama, roslin, tyrol], at: { [kat]: 'brig' } }).pass(kat)
    expect(game.player(kat).at).toBe('brig')
  })
})
