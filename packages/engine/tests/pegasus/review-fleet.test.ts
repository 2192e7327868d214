import { describe, expect, test } from 'vitest'
import { checkedConfig, componentsIn, englishIn } from '../../src/index.ts'
import { adama, allIn, kara, labor, roslin, strength, told, zarek } from './check-play.ts'
import { baltar, cain, config, dee, play, tyrol } from './people.ts'
import { crisis, prompt } from './review-fleet-play.ts'

describe('treachery and reckless checks', () => {
  test('P-CLAR-4, P-RECK-12: what Dee adds is added by a player: with Investigative Committee it lies face up', () => {
    const game = crisis('prison-labor', {
      players: [zarek, dee, roslin, adama],
      used: { [adama]: ['command-authority'] },
      hands: { [roslin]: ['investigative-committee-pegasus-3'], [adama]: ['repair-1'] },
      decks: { piloting: ['evasive-maneuvers-1', 'evasive-maneuvers-2', 'maximum-firepower-3'] },
      destiny: ['repair-1', 'consolidate-power-1'],
    })
    game.answer(dee, 'fast-learner')
    game.until((g) => g.asked.includes(dee) && g.options(dee).some((o) => o.includes('piloting')))
    game.answer(dee, 'piloting')
    game.answer(dee, 'check')
    game.until((g) => g.asked.includes(roslin)).answer(roslin, 'investigative-committee-pegasus-3')
    game.untilAsked(adama, 'prompt.contribute')
    const seen = game.view(zarek).check?.cards ?? []
    expect(seen.filter((c) => c !== null).sort()).toEqual([
      'evasive-maneuvers-1',
      'evasive-maneuvers-2',
      'maximum-firepower-3',
    ])
  })

  test('PT13: Guts and Initiative keeps the Destiny deck out, not what Dee adds', () => {
    const game = crisis('prison-labor', {
      players: [zarek, dee, roslin, adama],
      used: { [adama]: ['command-authority'] },
      hands: { [roslin]: ['guts-and-initiative-1'] },
      decks: { piloting: ['evasive-maneuvers-1', 'evasive-maneuvers-2', 'maximum-firepower-3'] },
    })
    game.answer(dee, 'fast-learner')
    game.until((g) => g.asked.includes(dee) && g.options(dee).some((o) => o.includes('piloting')))
    game.answer(dee, 'piloting').answer(dee, 'check')
    game.until((g) => g.asked.includes(roslin)).answer(roslin, 'guts-and-initiative-1')
    expect(strength(allIn(game))).toBe(-6)
  })

  test('P-TREACH-8, P-TIME-2: two Cylons with Sabotage for the same discard: one is used', () => {
    const game = play({
      players: [zarek, kara, roslin, adama, baltar],
      revealed: [baltar, roslin],
      step: 'movement',
      at: { [zarek]: 'armory' },
      hands: { [zarek]: ['special-destiny-2'], [roslin]: ['sabotage-3'], [baltar]: ['sabotage-3'] },
      nextTokens: ['damage-command'],
    }).answer(zarek, 'press-room')
    game.answer(roslin, 'sabotage-3').answer(baltar, 'sabotage-3')
    expect(prompt(game, zarek)).toBe('prompt.order')
    game.answer(zarek, game.options(zarek)[0] ?? '').answer(zarek, 'board:galactica')
    const left = game.player(roslin).hand.length + game.player(baltar).hand.length
    expect(left).toBe(1)
    expect(game.player(zarek).at).toBe('press-room')
    expect(game.view(zarek).damaged).toEqual(['command'])
  })

  test('P-TREACH-8, P-TIME-7: Sabotage in the middle of an exchange: the damage comes before the card is drawn', () => {
    const game = crisis('civilian-ship-nuked', {
      players: [tyrol, adama, roslin, baltar],
      revealed: [baltar],
      at: { [tyrol]: 'armory' },
      hands: {
        [tyrol]: ['special-destiny-2'],
        [baltar]: ['sabotage-3', 'gods-plan-2'],
        [adama]: ['gods-plan-2'],
      },
      nextTokens: ['damage-armory'],
    }).answer(roslin, 'option:0')
    game.until((g) => g.asked.includes(baltar))
    game.answer(baltar, 'sabotage-3').answer(tyrol, 'board:galactica')
    expect(game.player(tyrol).hand).toHaveLength(1)
    // Adama discards a Treachery card, too: a second one cannot be answered.
    expect(game.player(adama).hand).toHaveLength(1)
    expect(prompt(game, baltar)).toBe('prompt.consent')
    game.answer(baltar, 'no')
    expect(game.player(baltar).hand).toContain('gods-plan-2')
    expect(game.player(baltar).hand).toHaveLength(2)
  })

  test('P-TERM-8: Reunite the Fleet at Caprica: the Cylon takes the exchange, keeps his cards and draws two', () => {
    const game = play({
      players: [baltar, adama, roslin],
      revealed: [baltar],
      at: { [baltar]: 'caprica' },
      hands: { [baltar]: ['gods-plan-2', 'repair-1'] },
      decks: { crisis: ['reunite-the-fleet', 'scar'] },
    }).answer(baltar, 'location:caprica')
    game.until((g) => g.asked.includes(baltar) && g.options(baltar).some((o) => o.includes('reunite')))
    game.answer(baltar, 'reunite-the-fleet')
    game.until((g) => g.asked.includes(baltar))
    game.answer(baltar, game.options(baltar)[1] ?? '')
    expect(prompt(game, baltar)).toBe('prompt.consent')
    game.answer(baltar, 'no')
    expect(game.player(baltar).hand).toHaveLength(4)
    expect(game.state.decks.crisis?.draw[0]).toBe('scar')
  })

  test('P-RECK-2, P-RECK-13: At Any Cost drawn by Support the People cannot be a second reckless card', () => {
    const game = labor({
      hands: { [roslin]: ['support-the-people-1'] },
      decks: { crisis: ['prison-labor'], leadership: ['at-any-cost-3', 'at-any-cost-4'] },
    }).answer(roslin, 'support-the-people-1')
    game.until((g) => g.asked.length > 0 && prompt(g, g.asked[0] ?? '') === 'prompt.contribute')
    expect(told(game, 'event.played')).toHaveLength(1)
  })

  test('PT14, PT13: Chief of Staff: politics counts for a check without it, with At Any Cost treachery too', () => {
    const game = crisis('training-snafu', {
      players: [zarek, kara, roslin, adama],
      used: { [adama]: ['command-authority'], [kara]: ['secret-destiny'] },
      inPlay: [{ card: 'assign-chief-of-staff', deck: 'quorum', holder: kara }],
      hands: { [adama]: ['at-any-cost-3', 'sabotage-3', 'consolidate-power-2', 'repair-1'] },
      destiny: ['executive-order-1', 'executive-order-1'],
    })
    game.answer(kara, 'assign-chief-of-staff')
    game.until((g) => g.asked.includes(adama)).answer(adama, 'at-any-cost-3')
    game.answer(zarek, 'at-any-cost-3').answer(kara, 'assign-chief-of-staff')
    expect(strength(allIn(game))).toBe(3 + 2 - 1 + 2)
    expect(game.state.inPlay).toEqual([])
    expect(game.state.decks.quorum.discard).toContain('assign-chief-of-staff')
  })

  test('PT16, P-REVEAL-4: who is on Probation and reveals himself loses it; nobody is asked at the next check', () => {
    const game = play({
      players: [zarek, kara, roslin, adama],
      loyalty: { [zarek]: ['cylon-morale'] },
      used: { [adama]: ['command-authority'], [kara]: ['secret-destiny'] },
      inPlay: [{ card: 'probation', deck: 'quorum', holder: zarek }],
    }).answer(zarek, 'reveal:cylon-morale')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.inPlay).toEqual([])
  })

  test('P-RECK-6, P-TREACH-12: two By Your Command and Special Destiny with an exhausted Treachery deck', () => {
    const game = labor({
      hands: {
        [adama]: ['jury-rigged-1'],
        [kara]: ['special-destiny-2', 'by-your-command-1', 'by-your-command-1'],
      },
      exactly: { treachery: ['gods-plan-2', 'gods-plan-2'] },
    }).answer(adama, 'jury-rigged-1')
    allIn(game)
    game.until((g) => g.happened('event.check-revealed'))
    expect(told(game, 'event.takes-effect')).toHaveLength(2)
    const held = game.state.players.flatMap((p) => p.hand).filter((c) => c === 'gods-plan-2')
    expect(held).toHaveLength(2)
  })

  test('Psychological Warfare: fewer than six Treachery cards are left; those discarded from the Destiny deck come back', () => {
    const game = play({
      players: [baltar, adama, roslin],
      revealed: [baltar],
      at: { [baltar]: 'caprica' },
      superCrises: { [baltar]: ['psychological-warfare'] },
      exactly: { treachery: ['gods-plan-2', 'gods-plan-2', 'gods-plan-2', 'human-weakness-3'] },
      destiny: ['human-weakness-3', 'repair-1'],
    }).answer(baltar, 'location:caprica')
    game.until((g) => g.asked.includes(roslin)).answer(roslin, 'option:1')
    expect(game.player(baltar).hand).toHaveLength(2)
    expect(game.state.destiny.length).toBeGreaterThanOrEqual(3)
    expect(game.state.destiny.length).toBeLessThanOrEqual(6)
  })

  test('P-RECK-8: Blind Devotion on treachery takes its strength, not what it does in a reckless check', () => {
    const game = crisis('prison-labor', {
      players: [zarek, tyrol, roslin, adama],
      used: { [adama]: ['command-authority'] },
      hands: { [adama]: ['jury-rigged-1'], [roslin]: ['broadcast-location-1'] },
      destiny: ['executive-order-1', 'executive-order-1'],
    }).answer(adama, 'jury-rigged-1')
    allIn(game).answer(tyrol, 'blind-devotion').answer(tyrol, 'treachery')
    game.until((g) => g.happened('event.check-revealed'))
    expect(strength(game)).toBe(2)
    expect(told(game, 'event.takes-effect')).toHaveLength(1)
  })

  test('PT21, PT26: Calculations turns the 4 of Major Victory into a 5, once', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: 'armory' },
      centurions: [1],
      hands: { [tyrol]: ['major-victory-1'], [adama]: ['calculations-3', 'calculations-4'] },
      resources: { morale: 5 },
      dice: [8, 4],
    }).answer(tyrol, 'location:armory')
    game.until((g) => g.asked.includes(tyrol) && g.options(tyrol).some((o) => o.includes('major-victory')))
    game.answer(tyrol, 'major-victory-1')
    game.until((g) => g.asked.includes(adama) && g.options(adama).some((o) => o.includes('calculations')))
    game.answer(adama, 'calculations-3')
    game.answer(adama, game.options(adama)[0] ?? '')
    expect(game.state.resources.morale).toBe(6)
    expect(game.player(adama).hand).toEqual(['calculations-4'])
  })
})

describe('what components say', () => {
  const game = checkedConfig({ ...config, players: 4 })
  const texts = componentsIn(game, englishIn(game))
  const text = (id: string) => texts.find((c) => c.id === id)?.text ?? ''

  test.each([
    [cain, 'Starts on Pegasus CIC or Command.'],
    ['jury-rigged', '(one reckless card per check)'],
    ['critical-situation', '(one card per turn of this and Executive Order)'],
    ['guts-and-initiative', 'no Destiny cards go into this check'],
    ['full-throttle', 'attack up to 1 time with'],
    ['suspicious-election-results', 'the highest in its line of succession who does not hold it'],
    ['cylon-treachery', 'unless you were in the Brig: you draw 2 cards'],
  ])('%s: %s', (id, words) => {
    expect(text(id)).toContain(words)
  })
})
