import { describe, expect, test } from 'vitest'
import type { Character } from '../../src/core/content.ts'
import type { Standing } from '../../src/core/standing.ts'
import { discard, draw, drawQuorum } from '../../src/effects/cards.ts'
import { infiltrate, returnToCylons, titleTo } from '../../src/effects/people.ts'
import { gain, lose } from '../../src/effects/resources.ts'
import { handIs } from '../../src/effects/when.ts'
import { contributesMore, handLimit, receivesMore } from '../../src/rules/passives.ts'
import { type ContentSet, type Position, scenario, withSets } from '../../src/testing/index.ts'

// A box of the test's own: a leader with a sheet that applies although he is a Cylon, treachery only Cylons may
// use, revealed Cylons who draw from different decks.

const leader: Character = {
  id: 'three',
  title: 'Three',
  type: 'support',
  skills: [
    { types: ['politics'], draw: 1 },
    { types: ['leadership', 'treachery'], draw: 1 },
  ],
  start: 'human-fleet',
  standing: 'leader',
  loyaltyExtra: 0,
  abilities: [
    { id: 'foresight', title: 'Foresight', kind: 'passive', window: 'action', effect: [gain('food', 1)] },
    { id: 'dread', title: 'Dread', kind: 'passive', window: 'turn-end', effect: [lose('fuel', 1)] },
    {
      id: 'study',
      title: 'Study',
      kind: 'passive',
      window: 'action',
      effect: [draw('user', 1, ['politics'])],
    },
    { id: 'plot', title: 'Plot', kind: 'passive', window: 'action', effect: [draw('user', 2, 'any')] },
    {
      id: 'eager',
      title: 'Eager',
      kind: 'passive',
      passives: [
        { ...contributesMore(1), when: [handIs(4)] },
        { ...receivesMore(1), when: [handIs(4)] },
      ],
    },
    {
      id: 'claim',
      title: 'Claim',
      kind: 'passive',
      window: 'action',
      effect: [titleTo('president', 'user')],
    },
    { id: 'mask', title: 'Mask', kind: 'passive', window: 'action', effect: [infiltrate('galactica')] },
    { id: 'grip', title: 'Grip', kind: 'passive', passives: [handLimit(4)] },
  ],
}

const rows = (before: Readonly<Record<string, Standing>>): Record<string, Standing> => {
  const { human, revealed } = before
  if (!human || !revealed) throw new Error('The base rows are gone.')
  const cylon: Standing = {
    ...revealed,
    texts: ['treachery'],
    receives: { n: 2, perType: 1 },
    picksTypes: { perType: 1 },
    steps: ['prepare-jump'],
  }
  const three: Standing = {
    ...cylon,
    sheet: true,
    startingHand: 2,
    receives: 'sheet',
    picksTypes: { onlyOwn: true, perType: 1 },
    infiltrates: 'infiltrating',
  }
  return {
    ...before,
    revealed: cylon,
    leader: three,
    infiltrating: {
      ...human,
      titles: 'never',
      contributes: 2,
      receivesMore: 1,
      picksTypes: { onlyOwn: true },
      reveals: false,
      abilities: [
        {
          id: 'go-home',
          title: 'Go home',
          kind: 'card',
          window: 'action',
          effect: [returnToCylons()],
        },
        { id: 'whisper', title: 'Whisper', kind: 'card', window: 'turn-end', effect: [drawQuorum(1)] },
      ],
      returns: 'leader',
    },
  }
}

const box: ContentSet = {
  id: 'leaders',
  characters: [leader],
  decks: [{ id: 'treachery', title: 'Treachery deck' }],
  crises: [
    {
      id: 'levy',
      title: 'Levy',
      copies: 1,
      icons: [],
      body: {
        kind: 'event',
        chooser: 'current',
        options: [[discard('current', 1), draw('current', 1, ['politics'])], [lose('food', 1)]],
      },
    },
  ],
  skillCards: [
    {
      id: 'spite',
      title: 'Spite',
      type: 'treachery',
      strengths: { 1: 6, 3: 2 },
      abilities: [
        { id: 'spite', title: 'Spite', kind: 'card', window: 'action', effect: [lose('morale', 1)] },
      ],
    },
    {
      id: 'malice',
      title: 'Malice',
      type: 'treachery',
      strengths: { 2: 6 },
      abilities: [
        { id: 'malice', title: 'Malice', kind: 'card', window: 'turn-end', effect: [lose('food', 1)] },
      ],
    },
  ],
  ruleset: (before) => {
    if (!before) throw new Error('It comes after the base set.')
    return {
      ...before,
      skillTypes: [...before.skillTypes, 'treachery'],
      standings: rows(before.standings),
    }
  },
}

const config = withSets([box], {})
const players = ['three', 'saul-tigh', 'laura-roslin', 'galen-tyrol']
const quiet = { crisis: ['water-shortage-c'] } as const

const play = (position: Partial<Position> = {}) =>
  scenario({ players, config, used: { 'galen-tyrol': ['blind-devotion'] }, decks: quiet, ...position })

describe('who somebody is', () => {
  test('a leader is a Cylon player whose sheet applies, and uses treachery', () => {
    const game = play({ hands: { three: ['spite-1', 'repair-1', 'consolidate-power-1'] } })
    expect(game.view('saul-tigh').players[0]).toMatchObject({ standing: 'leader', revealed: true })
    expect(game.options('three')).toContain('ability:foresight')
    expect(game.options('three')).toContain('play:spite-1')
    expect(game.options('three').filter((o) => o.startsWith('play:'))).toEqual(['play:spite-1'])
    game.answer('three', 'foresight')
    expect(game.state.resources.food).toBe(9)
  })

  test('windows ask a leader for his sheet and a revealed Cylon for treachery, and nobody for what he may not use', () => {
    const hands = { three: ['malice-2'], 'saul-tigh': ['malice-2'], 'laura-roslin': ['malice-2'] }
    const game = play({ hands, revealed: ['saul-tigh'], step: 'end' })
    expect(game.asked).toEqual(['three', 'saul-tigh'])
    expect(game.options('three').sort()).toEqual(['0:dread', '0:malice-2'])
    expect(game.options('saul-tigh')).toEqual(['1:malice-2'])
    const human = play({ hands, standing: { three: 'infiltrating' }, at: { three: 'command' }, step: 'end' })
    expect(human.options('three').sort()).toEqual(['0:dread', '0:whisper'])
  })

  test('what always applies goes by the sheet, too', () => {
    const hand = ['repair-1', 'repair-1', 'repair-1', 'repair-1', 'repair-1']
    const game = play({ hands: { three: hand }, step: 'end' })
    game.pass('three')
    expect(game.request('three')).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 1 })
  })

  test('what he draws: what his sheet says, one more of any of its types while he infiltrates', () => {
    const game = play({ step: 'receiveSkills' })
    expect(game.request('three')).toMatchObject({ min: 1, max: 1 })
    expect(game.options('three').sort()).toEqual(['type:leadership#1', 'type:treachery#1'])
    game.answer('three', 'leadership')
    expect(game.player('three').hand).toHaveLength(2)
    const hidden = play({
      step: 'receiveSkills',
      standing: { three: 'infiltrating' },
      at: { three: 'command' },
    })
    hidden.answer('three', 'leadership')
    expect(hidden.player('three').hand).toHaveLength(2)
    expect(hidden.request('three')).toMatchObject({ min: 1, max: 1 })
    hidden.answer('three', 'politics')
    expect(hidden.player('three').hand).toHaveLength(3)
  })

  test('a sheet can let him draw and add more than his standing does', () => {
    const four = ['repair-1', 'repair-1', 'repair-1', 'repair-1']
    const position = { standing: { three: 'infiltrating' }, at: { three: 'command' }, hands: { three: four } }
    const game = play({ step: 'receiveSkills', ...position })
    game.answer('three', 'leadership')
    expect(game.request('three')).toMatchObject({ min: 2, max: 2 })
    const check = play({
      current: 'galen-tyrol',
      step: 'crisis',
      decks: { crisis: ['water-sabotaged'] },
      ...position,
    })
    expect(check.untilAsked('three', 'prompt.contribute').request('three').max).toBe(3)
  })

  test('P-REVEAL-13, P-LEAD-11 what else he draws is of his types, one of each', () => {
    const game = play().answer('three', 'plot')
    expect(game.options('three').sort()).toEqual(['type:leadership#1', 'type:politics#1', 'type:treachery#1'])
    const hidden = play({ standing: { three: 'infiltrating' }, at: { three: 'command' } }).answer(
      'three',
      'plot',
    )
    expect(hidden.options('three')).toHaveLength(6)
  })

  test('a limit of the place he is at goes before his standing', () => {
    const sick = play({
      step: 'receiveSkills',
      standing: { three: 'infiltrating' },
      at: { three: 'sickbay' },
    })
    expect(sick.request('three')).toMatchObject({ min: 1, max: 1 })
    sick.answer('three', 'politics')
    expect(sick.player('three').hand).toHaveLength(1)
  })

  test('a revealed Cylon draws from any two different decks', () => {
    const game = play({ step: 'receiveSkills', revealed: ['saul-tigh'], current: 'saul-tigh' })
    expect(game.request('saul-tigh')).toMatchObject({ min: 2, max: 2 })
    expect(game.options('saul-tigh')).toHaveLength(6)
  })

  test('how many cards he adds to a check', () => {
    const check = (position: Partial<Position>) => {
      const game = play({
        current: 'galen-tyrol',
        step: 'crisis',
        decks: { crisis: ['water-sabotaged'] },
        hands: { three: ['repair-1', 'repair-1', 'repair-2'] },
        ...position,
      })
      return game.until((g) => g.asked.includes('three')).request('three').max
    }
    expect(check({})).toBe(1)
    const standing = { three: 'infiltrating' }
    expect(check({ standing, at: { three: 'command' } })).toBe(2)
    expect(check({ standing, at: { three: 'brig' } })).toBe(1)
  })

  test('the steps of his turn: none of a Crisis for a leader, all of them while he infiltrates', () => {
    const steps = (position: Partial<Position>) => {
      const game = play({ hands: {}, ...position })
      game.pass('three').until((g) => g.state.turn.seat !== 0)
      return game.events.flatMap((e) => (e.key === 'event.step' ? [JSON.stringify(e.params?.step)] : []))
    }
    const named = (step: string) => JSON.stringify({ key: `step:${step}` })
    expect(steps({}).slice(0, 2)).toEqual([named('action'), named('prepare-jump')])
    const hidden = steps({ standing: { three: 'infiltrating' }, at: { three: 'command' } })
    expect(hidden.slice(0, 3)).toEqual([named('action'), named('crisis'), named('activate-cylons')])
  })

  test('no title goes to a leader, infiltrating or not', () => {
    const standing = { three: 'infiltrating' }
    for (const position of [{}, { standing, at: { three: 'command' } }]) {
      const game = play({ titles: { president: 'laura-roslin' }, ...position })
      expect(game.state.titles.president).toBe(2)
      expect(game.state.titles.admiral).not.toBe(0)
      expect(game.options('three')).not.toContain('ability:claim')
    }
  })

  test('an ability that comes with the standing is used wherever he is', () => {
    const game = play({ standing: { three: 'infiltrating' }, at: { three: 'brig' } })
    expect(game.options('three')).toContain('ability:go-home')
    expect(play().options('three')).not.toContain('ability:go-home')
  })

  describe('whether something applies to him', () => {
    const levied = (rows: (before: Standing) => Standing, id: string) => {
      const config = withSets([box, { id, ruleset: change(rows) }], {})
      const game = play({
        config,
        at: { three: 'caprica' },
        hands: { three: ['repair-1'] },
        decks: { crisis: ['levy', 'riots-b'] },
      })
      return game.answer('three', 'location:caprica').answer('three', 'levy').answer('three', 'option:0')
    }
    const change =
      (rows: (before: Standing) => Standing): ContentSet['ruleset'] =>
      (before) => {
        if (!before?.standings.leader) throw new Error('It comes after the test box.')
        return { ...before, standings: { ...before.standings, leader: rows(before.standings.leader) } }
      }

    test('B-REVEAL-20 he is not asked about what he does himself', () => {
      const game = play().answer('three', 'study')
      expect(game.player('three').hand).toHaveLength(1)
      expect(game.state.turn.step).toBe('end')
    })

    test('B-REVEAL-20 he is asked about harm and gain of Crisis cards, each by itself', () => {
      const game = levied((leader) => leader, 'all')
      expect(game.request('three').prompt.key).toBe('prompt.consent')
      game.answer('three', 'no')
      expect(game.player('three').hand).toEqual(['repair-1'])
      expect(game.request('three').prompt.key).toBe('prompt.consent')
      expect(game.answer('three', 'yes').player('three').hand).toHaveLength(2)
    })

    test('only about the harm where his standing says so', () => {
      const game = levied((leader) => ({ ...leader, declines: ['harm'] }), 'harm')
      expect(game.answer('three', 'no').player('three').hand).toHaveLength(2)
      expect(game.state.turn.step).toBe('end')
    })
  })

  test('he infiltrates to a safe location of Galactica and is a human player from then on', () => {
    const game = play().answer('three', 'mask')
    expect(game.options('three')).toContain('location:command')
    expect(game.options('three')).not.toContain('location:brig')
    game.answer('three', 'command')
    expect(game.player('three')).toMatchObject({ standing: 'infiltrating', at: 'command', revealed: false })
    expect(game.happened('event.infiltrates')).toBe(true)
    expect(game.state.turn.step).toBe('crisis')
  })

  test('put among the Cylons again, he is what he was: his infiltration is over', () => {
    const inPlay = [{ card: 'assign-arbitrator', deck: 'quorum', holder: 'three' }] as const
    const game = play({ standing: { three: 'infiltrating' }, at: { three: 'brig' }, inPlay })
    game.answer('three', 'go-home')
    expect(game.player('three')).toMatchObject({
      standing: 'leader',
      at: 'resurrection-ship',
      revealed: true,
    })
    expect(game.state.inPlay).toEqual([])
  })
})

describe('somebody who is revealing himself', () => {
  const midway = () =>
    scenario({
      players: ['kara-thrace', 'saul-tigh', 'laura-roslin'],
      loyalty: { 'kara-thrace': ['cylon-brig'] },
    }).answer('kara-thrace', 'cylon-brig')

  test('has turned his card up and is not yet a revealed Cylon', () => {
    const game = midway()
    expect(game.view('saul-tigh').players[0]).toMatchObject({
      standing: 'revealing',
      revealed: false,
      sympathizer: false,
      shown: ['cylon-brig'],
    })
    game.pass('kara-thrace')
    expect(game.view('saul-tigh').players[0]).toMatchObject({ standing: 'revealed', revealed: true })
  })

  test('B-REVEAL-7 is never given a title, not for a moment', () => {
    // Tigh is Admiral; Starbuck would be the next in the line.
    const game = midway().answer('kara-thrace', 'seat:1')
    expect(game.player('saul-tigh').at).toBe('brig')
    const given = game.events.filter((e) => e.key === 'event.title')
    expect(given).toHaveLength(1)
    expect(game.state.titles.admiral).toBe(2)
  })

  test('B-REVEAL-4 keeps the titles he has until his cards are discarded', () => {
    const hand = ['repair-1', 'repair-1', 'repair-2', 'repair-2']
    const game = scenario({
      players: ['kara-thrace', 'saul-tigh', 'laura-roslin', 'galen-tyrol'],
      loyalty: { 'kara-thrace': ['cylon-brig'] },
      titles: { admiral: 'kara-thrace', president: 'kara-thrace' },
      hands: { 'kara-thrace': hand },
    })
    game.answer('kara-thrace', 'cylon-brig').answer('kara-thrace', 'seat:1')
    expect(game.state.titles).toEqual({ president: 0, admiral: 0 })
    game.answer('kara-thrace', 'repair-1')
    expect(game.state.titles).toEqual({ president: 2, admiral: 3 })
  })
})

describe('a position', () => {
  test('has the card a revealed Cylon turned up', () => {
    const game = scenario({
      players: ['saul-tigh', 'laura-roslin', 'kara-thrace'],
      revealed: ['saul-tigh'],
      shown: { 'saul-tigh': ['cylon-morale'] },
    })
    expect(game.view('kara-thrace').players[0]?.shown).toEqual(['cylon-morale'])
    expect(() =>
      scenario({
        players: ['saul-tigh', 'laura-roslin', 'kara-thrace'],
        shown: { 'saul-tigh': ['cylon-morale'] },
        loyalty: { 'laura-roslin': ['cylon-morale'] },
      }),
    ).toThrow('There is no (further) "cylon-morale"')
  })
})
