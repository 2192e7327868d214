import { describe, expect, test } from 'vitest'
import { invariants } from '../../src/testing/index.ts'
import {
  adama,
  adds,
  cain,
  crisis,
  dee,
  earth,
  fair,
  hoshi,
  mutinies,
  play,
  prompt,
  roslin,
  simon,
  six,
  step,
  strength,
  strong,
  tigh,
  tyrol,
} from './review-together-play.ts'

// Checks with cards, characters and places of both boxes.

describe('Checks', () => {
  test('D-MIX-13, DQ6, P-TREACH-3: a reckless check at the Airlock, with a card forced in and two turned up', () => {
    const game = play({
      players: [adama, roslin, tigh, six],
      at: { [adama]: 'airlock' },
      hands: { [adama]: ['jury-rigged-1', ...strong, 'dradis-contact-0'], [six]: ['personal-vices-3'] },
      destiny: ['force-their-hand-0', 'repair-1'],
      decks: { treachery: ['bait-0', 'bait-0', 'bait-0', 'bait-0', 'violent-outbursts-4'] },
    })
    game.answer(adama, 'location:airlock').answer(adama, 'seat:1').answer(adama, 'jury-rigged-1')
    game.answer(six, 'personal-vices-3').answer(adama, ...strong)
    game.untilAsked(adama, 'prompt.check-ability').answer(adama, 'personal-vices-3')
    expect([roslin, tigh, adama].map((who) => game.player(who).hand.includes('bait-0'))).toEqual([
      true,
      true,
      true,
    ])
    expect(mutinies(game, adama)).toHaveLength(1)
    game.untilAsked(adama, 'prompt.choice').answer(adama, 'option:0').answer(adama, 'dradis-contact-0')
    game.untilAsked(adama, 'prompt.check-ability').answer(adama, 'violent-outbursts-4')
    game.until((g) => g.happened('event.check-pass'))
    expect(game.state.ships.map((s) => s.kind).sort()).toEqual(['civilian', 'raider', 'raider'])
    expect(game.player(adama).at).toBe('sickbay')
    expect(strength(game)).toBe(5 + 4 + 3 - 1) // treachery counts, what was turned up does not
    expect(invariants(game.state)).toEqual([])
  })

  test('P-CLAR-17, D-ABIL-2: what Human Delusion adds after the reveal takes effect, too', () => {
    const game = crisis('prison-labor', {
      players: [adama, tyrol, roslin, six],
      hands: { [six]: ['bait-0', 'violent-outbursts-4'] },
      destiny: ['repair-1', 'repair-1'],
    })
    game.untilAsked(six, 'prompt.window.check-revealed').answer(six, 'human-delusion')
    game.answer(six, ...game.options(six))
    expect([prompt(game, adama), game.options(adama)]).toEqual([
      'prompt.check-ability',
      ['card:bait-0', 'card:violent-outbursts-4'],
    ])
  })

  test('PT16, DT16: Probation shows the President what Simon added face down, and nobody else', () => {
    const game = crisis('prison-labor', {
      players: [adama, tyrol, roslin, simon],
      inPlay: [{ card: 'probation', deck: 'quorum', holder: simon }],
      hands: { [simon]: ['repair-1', 'launch-scout-1', 'repair-2'] },
    })
    game.untilAsked(simon).answer(simon, 'repair-1', 'launch-scout-1').answer(simon, 'launch-scout-1')
    game.answer(roslin, 'probation')
    expect([game.saw(roslin), game.saw(adama)].map((s) => s.includes('event.saw-added'))).toEqual([
      true,
      false,
    ])
  })

  test('DT16: after Investigative Committee Simon is not asked which card lies face up', () => {
    const game = crisis('prison-labor', {
      players: [adama, tyrol, roslin, simon],
      hands: { [roslin]: ['investigative-committee-pegasus-3'], [simon]: ['repair-1', 'repair-2'] },
    })
    game.answer(roslin, 'investigative-committee-pegasus-3')
    adds(game, simon)
    expect(game.asked).not.toContain(simon)
  })

  test('D-HOME-18: on a Mission no reckless card, committee, chief of staff or Fast Learner; limits hold', () => {
    const game = play({
      players: [adama, dee, roslin, six],
      config: earth,
      at: { [adama]: 'bridge' },
      inPlay: [{ card: 'assign-chief-of-staff', deck: 'quorum', holder: dee }],
      hands: {
        [adama]: ['jury-rigged-1'],
        [dee]: ['at-any-cost-3'],
        [roslin]: ['investigative-committee-pegasus-3'],
        [six]: ['bait-0', 'bait-0'],
      },
      decks: { mission: ['needs-of-the-people'] },
    })
    game.answer(adama, 'location:bridge')
    expect(prompt(game, dee)).toBe('prompt.contribute')
    game.pass(dee).pass(roslin)
    expect(game.request(six).max).toBe(1)
    game.answer(six, 'bait-0').pass(adama)
    expect(game.state.ships).toEqual([]) // D-HOME-19
  })

  test('D-ABIL-12, P-PEG-15: A Second Chance goes by the printed 12 of the Airlock, not by the 8 for a prisoner', () => {
    for (const [more, miracles] of [
      [[], 0],
      [['strategic-planning-3'], 1],
    ] as const) {
      const game = play({
        players: [adama, roslin, tigh, tyrol],
        at: { [adama]: 'airlock', [tyrol]: 'brig' },
        tokens: { [adama]: { miracle: 0 } },
        hands: { [adama]: ['a-second-chance-5', ...strong, ...more] },
        destiny: fair,
      })
      game.answer(adama, 'location:airlock').answer(adama, 'seat:3').answer(adama, 'a-second-chance-5')
      adds(game, adama).until((g) => g.asked.includes(''))
      game.answer('', hoshi).until(step('action'))
      expect(game.player(adama).tokens).toEqual({ miracle: miracles })
    }
  })

  test.each([
    ['change-of-plans-5', false],
    ['intolerant', true],
  ])(
    'PT19, DT21: of Intolerant and Change of Plans %s is used, and the other result does not come',
    (used, dies) => {
      const game = play({
        players: [cain, adama, roslin, tyrol],
        at: { [cain]: 'admirals-quarters' },
        hands: { [cain]: ['change-of-plans-5'], [adama]: ['all-hands-on-deck-0', ...strong] },
        destiny: fair,
      })
      game.answer(cain, 'location:admirals-quarters').answer(cain, 'seat:3')
      adds(game, adama).untilAsked(cain, 'prompt.window.check-judged').answer(cain, used)
      game.until((g) => g.happened('event.executed') || g.state.turn.step !== 'action')
      expect(game.happened('event.executed')).toBe(dies)
      if (!dies) expect(game.player(tyrol).at).not.toBe('brig')
    },
  )
})

describe('Consult the Oracle', () => {
  test('P-CLAR-16: any deck but those of Loyalty and Motives: the Mutiny deck and the Missions, too', () => {
    const game = play({
      players: [roslin, adama, tyrol, six],
      config: earth,
      quorum: ['consult-the-oracle'],
    })
    game.answer(roslin, 'quorum:consult-the-oracle')
    expect(game.options(roslin)).toEqual(expect.arrayContaining(['deck:mutiny', 'deck:mission']))
    expect(game.options(roslin)).not.toContain('deck:motive')
    game.answer(roslin, 'deck:mutiny')
    expect([roslin, adama].map((who) => game.saw(who).includes('event.saw-bottom'))).toEqual([true, false])
  })
})
