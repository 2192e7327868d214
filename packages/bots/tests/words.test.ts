import { readdirSync, readFileSync } from 'node:fs'
import { english } from '@ragtag/engine'
import { type ContentSet, scenario, withSets } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Location } from '../../engine/src/core/content.ts'
import { type Effect, word, words } from '../../engine/src/core/effect.ts'
import { windows } from '../../engine/src/core/windows.ts'
import { damage } from '../../engine/src/effects/boards.ts'
import { discard, draw, drawFrom } from '../../engine/src/effects/cards.ts'
import { changeDifficulty } from '../../engine/src/effects/checks.ts'
import { choice, may, roll } from '../../engine/src/effects/choices.ts'
import { forThisTurn } from '../../engine/src/effects/lasting.ts'
import { freeTo, pickPlayer, sendTo } from '../../engine/src/effects/people.ts'
import { gain, lose } from '../../engine/src/effects/resources.ts'
import { destroyCylons, moveFleet, placeCenturions } from '../../engine/src/effects/ships.ts'
import { grantActions } from '../../engine/src/effects/skill-cards.ts'
import { bestAnywhere, bestCardAt } from '../src/abilities.ts'
import { shareWith } from '../src/crisis.ts'
import { total } from '../src/gain.ts'
import { isDecided, newMemory } from '../src/index.ts'
import { type Mind, mindOf } from '../src/mind.ts'
import { says } from '../src/printed.ts'
import { cardWorth } from '../src/values.ts'
import { isUnderstood, worthOf } from '../src/worth.ts'
import { botAnswer, having, told } from './asked.ts'

// Bots read what cards, locations and abilities do, and know no box.

const engine = new URL('../../engine/src/', import.meta.url)

describe('what bots understand', () => {
  test('is every word there is', async () => {
    const effects = new URL('effects/', engine)
    for (const file of readdirSync(effects)) await import(new URL(file, effects).href)
    expect(words().length).toBeGreaterThan(80)
    expect(words().filter((name) => !name.startsWith('test-') && !isUnderstood(name))).toEqual([])
  })

  test('is every question the engine can ask', () => {
    const files = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'))
    const sources = files.map((f) => readFileSync(new URL(f, engine), 'utf8')).join('\n')
    const asked = new Set([...sources.matchAll(/msg\(\s*'(prompt\.[a-z.-]+)'/g)].map((m) => m[1] ?? ''))
    for (const name of windows) asked.add(`prompt.window.${name}`)
    for (const key of Object.keys(english.messages)) if (key.startsWith('prompt.')) asked.add(key)
    expect(asked.size).toBeGreaterThan(90)
    expect([...asked].filter((key) => !isDecided(key))).toEqual([])
  })

  test('needs no name of a card, a character, a location or an ability of any box', () => {
    const bots = new URL('../src/', import.meta.url)
    const files = readdirSync(bots, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'))
    const config = { sets: ['base', 'pegasus', 'daybreak'] }
    const objectives = ['kobol', 'new-caprica', 'earth']
    const named = new Set(objectives.flatMap((o) => [...namesIn({ ...config, objective: o })]))
    expect(named.size).toBeGreaterThan(450)
    for (const file of files) {
      const text = readFileSync(new URL(file, bots), 'utf8').replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
      const quoted = [...text.matchAll(/'([a-z0-9-]+)'/g)].map((m) => m[1] ?? '')
      expect(
        quoted.filter((q) => named.has(q)),
        file,
      ).toEqual([])
    }
  })
})

/** The ids of everything in the boxes that is not at the same time a word of the language of cards. */
function namesIn(config: Parameters<typeof scenario>[0]['config']): readonly string[] {
  const { content } = mindIn(
    scenario({ players: ['saul-tigh', 'laura-roslin', 'kara-thrace'], config }),
    'saul-tigh',
  )
  const all = [
    ...content.cards.keys(),
    ...content.skillCards.keys(),
    ...content.characters.keys(),
    ...content.places.keys(),
    ...[...content.characters.values()].flatMap((c) => c.abilities.map((a) => a.id)),
    ...Object.values(content.titleAbilities).flatMap((list) => list.map((a) => a.id)),
  ]
  const roles = Object.keys(content.rules.roles)
  return all.filter((id) => !isUnderstood(id) && !roles.includes(id))
}

const mindIn = (game: ReturnType<typeof scenario>, who: string): Mind =>
  mindOf(game.view(who), game.request(who), newMemory(game.seat(who)), () => 0)

const crew = ['saul-tigh', 'laura-roslin', 'kara-thrace', 'galen-tyrol'] as const

describe('the worth of an effect', () => {
  const to = (effect: Effect, position: Partial<Parameters<typeof scenario>[0]> = {}) => {
    const mind = mindIn(scenario({ players: crew, ...position }), 'saul-tigh')
    return worthOf(mind, effect, { user: mind.seat })
  }

  test('counts resources, the dearer the fewer are left', () => {
    expect(to([gain('food', 1)]).fleet).toBeGreaterThan(0)
    const plenty = to([lose('food', 1)], { resources: { food: 8 } }).fleet
    const last = to([lose('food', 1)], { resources: { food: 1 } }).fleet
    expect(plenty).toBeLessThan(0)
    expect(last).toBeLessThan(5 * plenty)
  })

  test('weighs the odds of a roll', () => {
    const sure = to([roll({ atLeast: 1 }, [gain('fuel', 1)])]).fleet
    expect(to([roll({ atLeast: 5 }, [gain('fuel', 1)])]).fleet).toBeCloseTo(sure / 2)
    expect(to([roll({ atMost: 2 }, [gain('fuel', 1)])]).fleet).toBeCloseTo(sure / 4)
  })

  test('is the better option for who means well, and the worse for who does not', () => {
    const offer = [choice('user', [gain('fuel', 1)], [lose('fuel', 1)])]
    expect(to(offer).fleet).toBeGreaterThan(0)
    expect(to(offer, { revealed: ['saul-tigh'] }).fleet).toBeLessThan(0)
    expect(to([may('user', lose('fuel', 1))])).toMatchObject({ fleet: 0, own: 0 })
  })

  test('tells what is good for oneself from what is good for the fleet', () => {
    expect(to([draw('user', 2, 'any')])).toMatchObject({ fleet: 0 })
    expect(to([draw('user', 2, 'any')]).own).toBeGreaterThan(0)
    expect(to([moveFleet(1)]).fleet).toBeGreaterThan(0)
  })

  test('depends on whom it befalls', () => {
    const arrest = [pickPlayer('user', 'to-brig', [sendTo('picked', 'brig')])]
    const game = scenario({ players: crew })
    const seat = game.seat('saul-tigh')
    const knows = having(newMemory(seat), { 2: 'cylon' })
    const mind = mindOf(game.view('saul-tigh'), game.request('saul-tigh'), knows, () => 0)
    expect(worthOf(mind, arrest, { user: seat }).fleet).toBeGreaterThan(1)
    expect(to(arrest).fleet).toBeLessThan(0)
    const single = { hands: { 'saul-tigh': ['repair-1'] } }
    expect(to([discard('user', 3)], single).own).toBeCloseTo(to([discard('user', 1)], single).own)
    expect(to([discard('user', 1)], single).own).toBeLessThan(-0.5 * cardWorth)
    const many = {
      hands: { 'saul-tigh': Array.from({ length: 10 }, (_, i) => (i < 5 ? 'repair-1' : 'launch-scout-1')) },
    }
    expect(to([discard('user', 1)], many).own).toBeGreaterThan(-0.5 * cardWorth)
  })

  test('is small and not nothing for a word nobody has explained', () => {
    const strange = word('test-strange', (...effect: Effect) => ({ effect }), {
      run: () => undefined,
      describe: () => ({ key: 'effect.none' }),
    })
    expect(to([strange()]).own).toBeGreaterThan(0)
    expect(to([strange(lose('fuel', 2))]).fleet).toBeLessThan(0)
  })
})

describe('a box nobody has told the bots about', () => {
  const room = (id: string, ...actions: Location['actions']): Location => ({
    id,
    title: id,
    ship: 'hulk',
    hazardous: false,
    damageable: true,
    actions,
    passives: [],
  })
  const action = (id: string, effect: Effect, cost?: Effect): Location['actions'][number] => ({
    id,
    requires: [],
    effect,
    cost,
  })
  const hulk: ContentSet = {
    id: 'hulk',
    boards: [{ id: 'hulk', title: 'Hulk', sides: [{ id: 'front', enter: 'humans' }] }],
    locations: [
      room('granary', action('feed', [gain('food', 2)]), action('burn', [lose('food', 2)])),
      room('shrine', action('', [draw('user', 2, 'any')])),
      room('gallows', action('', [lose('population', 3)])),
    ],
    decks: [{ id: 'omens', title: 'Omens', hand: { others: 'count' } }],
    cards: [
      { id: 'good-omen', title: 'Good omen', deck: 'omens', copies: 2, effect: [gain('morale', 1)] },
      { id: 'bad-omen', title: 'Bad omen', deck: 'omens', copies: 2, effect: [lose('morale', 1)] },
    ],
    quorum: [
      { id: 'gift', title: 'Gift', copies: 1, effect: [gain('fuel', 2)] },
      { id: 'curse', title: 'Curse', copies: 1, effect: [lose('fuel', 2)] },
    ],
    skillCards: [
      {
        id: 'sermon',
        title: 'Sermon',
        type: 'politics',
        strengths: { 1: 2 },
        abilities: [
          { id: 'sermon', title: 'Sermon', kind: 'card', window: 'action', effect: [gain('morale', 1)] },
        ],
      },
      {
        id: 'wager',
        title: 'Wager',
        type: 'leadership',
        strengths: { 1: 2 },
        abilities: [
          {
            id: 'wager',
            title: 'Wager',
            kind: 'card',
            window: 'check-totalled',
            effect: [changeDifficulty(-4)],
          },
        ],
      },
    ],
    loyalty: [
      {
        id: 'cylon-plague',
        title: 'You Are a Cylon',
        copies: 1,
        team: 'cylon',
        power: [may('user', lose('population', 2), placeCenturions(1))],
      },
    ],
  }
  const config = withSets([hulk], {})
  const position = { players: crew, config } as const

  test('has its rooms visited for what can be done there', () => {
    const game = scenario({
      ...position,
      at: { 'saul-tigh': 'command' },
      resources: { food: 2 },
      hands: { 'saul-tigh': ['repair-1', 'repair-2'] },
      step: 'movement',
    })
    expect(botAnswer(game, 'saul-tigh')).toEqual(['location:granary'])
  })

  test('has the right one of several actions taken, and none that harms', () => {
    const at = (place: string) =>
      scenario({ ...position, at: { 'saul-tigh': place }, used: { 'saul-tigh': ['x'] } })
    expect(botAnswer(at('granary'), 'saul-tigh')).toEqual(['location:granary:feed'])
    expect(botAnswer(at('shrine'), 'saul-tigh')).toEqual(['location:shrine'])
    expect(botAnswer(at('gallows'), 'saul-tigh')).toEqual([])
  })

  test('has the price of moving there counted', () => {
    const game = scenario({
      ...position,
      at: { 'saul-tigh': 'command' },
      resources: { food: 15 },
      hands: { 'saul-tigh': ['repair-1', 'repair-2'] },
      step: 'movement',
    })
    // Two cards for one: one card for nothing is better.
    expect(botAnswer(game, 'saul-tigh')).toEqual(['location:research-lab'])
  })

  test('has its skill cards played as actions', () => {
    const game = scenario({
      ...position,
      at: { 'saul-tigh': 'gallows' },
      hands: { 'saul-tigh': ['sermon-1'] },
      resources: { morale: 3 },
    })
    expect(botAnswer(game, 'saul-tigh')).toEqual(['play:sermon-1'])
  })

  test('has its cards used in checks where they turn the result, and not where they do not', () => {
    const check = (added: readonly string[]) => {
      const game = scenario({
        ...position,
        step: 'crisis',
        hands: { 'saul-tigh': ['wager-1', ...added] },
        decks: { crisis: ['low-supplies'] },
        destiny: ['repair-1', 'executive-order-1'],
      })
      game.untilAsked('saul-tigh', 'prompt.contribute').answer('saul-tigh', ...added)
      return botAnswer(game.untilAsked('saul-tigh', 'prompt.window.check-totalled'), 'saul-tigh')
    }
    expect(check(['declare-emergency-5'])).toEqual(['0:wager-1'])
    expect(check([])).toEqual([])
  })

  test('has its Quorum cards judged by what they do', () => {
    const game = scenario({
      ...position,
      current: 'laura-roslin',
      quorum: ['curse', 'gift'],
      at: { 'laura-roslin': 'gallows' },
      used: { 'laura-roslin': ['x'] },
    })
    expect(botAnswer(game, 'laura-roslin')).toEqual(['quorum:gift'])
  })

  test('has the powers of its Loyalty cards used', () => {
    const game = scenario({ ...position, loyalty: { 'saul-tigh': ['cylon-plague'] } })
    game.answer('saul-tigh', 'reveal:cylon-plague')
    expect(botAnswer(game, 'saul-tigh')).toEqual(['yes'])
  })

  test('has effects on others aimed by what one believes', () => {
    const favour: ContentSet = {
      id: 'favour',
      quorum: [
        {
          id: 'favour',
          title: 'Favour',
          copies: 1,
          effect: [pickPlayer('user', 'other-human', [draw('picked', 4, 'any')])],
        },
      ],
    }
    const game = scenario({
      players: crew,
      config: withSets([favour], {}),
      current: 'laura-roslin',
      quorum: ['favour'],
    })
    game.answer('laura-roslin', 'quorum:favour')
    const memory = having(told(game, 'laura-roslin'), { 0: 'cylon', 2: 'human', 3: 'cylon' })
    expect(botAnswer(game, 'laura-roslin', memory)).toEqual(['seat:2'])
  })
})

describe('words that need no box', () => {
  test('orders, damage and ships destroyed are worth something where they do something', () => {
    const raided = mindIn(
      scenario({ players: crew, ships: { bow: { raider: 3, civilian: 2 } } }),
      'saul-tigh',
    )
    const quiet = mindIn(scenario({ players: crew }), 'saul-tigh')
    const at = { user: 0 }
    expect(worthOf(raided, [destroyCylons('user', 3, 1, 1)], at).fleet).toBeGreaterThan(0.5)
    expect(worthOf(quiet, [destroyCylons('user', 3, 1, 1)], at).fleet).toBe(0)
    expect(worthOf(quiet, [damage('galactica', 1)], at).fleet).toBeLessThan(0)
    expect(worthOf(raided, [grantActions()], { user: 0, picked: 3 }).fleet).toBeGreaterThan(0)
    expect(worthOf(quiet, [drawFrom('user', 'quorum', 1)], at).own).toBeGreaterThan(0)
  })
})

describe('what is not worth what it seems', () => {
  const at = (position: Partial<Parameters<typeof scenario>[0]> = {}): Mind => {
    const game = scenario({ players: ['kara-thrace', 'laura-roslin', 'saul-tigh'], ...position })
    return mindOf(game.view('kara-thrace'), game.request('kara-thrace'), newMemory(0), () => 0)
  }

  test('a symbol more on a card that may have it already', () => {
    const mind = at({ jumpTrack: 2 })
    const more = worthOf(mind, [forThisTurn(says.addsIcon('jump'))], { user: 0 }).fleet
    const certain = worthOf(mind, [moveFleet(1)], { user: 0 }).fleet
    expect(shareWith(mind, 'jump')).toBeGreaterThan(0.3)
    expect(more).toBeGreaterThan(0)
    expect(more).toBeLessThan(0.7 * certain)
  })

  test('to be let out of where one is not locked in', () => {
    const out: Effect = [freeTo('user', 'user', true)]
    expect(total(worthOf(at(), out, { user: 0 }))).toBe(0)
    expect(total(worthOf(at({ at: { 'kara-thrace': 'brig' } }), out, { user: 0 }))).toBeGreaterThan(1)
  })

  test('what is shot from a viper, once one has left it', () => {
    const mind = at({
      piloting: { 'kara-thrace': 'bow-port' },
      ships: { 'bow-port': { raider: 4, civilian: 3 } },
      hands: { 'kara-thrace': ['maximum-firepower-3'] },
    })
    expect(bestCardAt(mind, 'ftl-control')).toBe(0)
    expect(bestAnywhere(mind)).toBeGreaterThan(0)
  })
})
