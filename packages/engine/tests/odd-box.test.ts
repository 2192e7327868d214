import { describe, expect, test } from 'vitest'
import {
  type Catalogue,
  chance,
  englishIn,
  type GameConfig,
  type GameEvent,
  type GameState,
  imagine,
  offer,
  render,
  requests,
  unknowing,
  view,
} from '../src/index.ts'
import { coverage, everything } from '../src/testing/coverage.ts'
import {
  invariants,
  oddBox,
  oddCrew,
  oddGames,
  playRandomly,
  scenario,
  withSets,
} from '../src/testing/index.ts'
import { propertiesOf } from './properties-of.ts'

// Random games with the box of odd components: every number of players, with and without a leader, both objectives.

const configOf = (i: number): GameConfig => oddGames[i % oddGames.length] ?? { players: 3 }

test('no player is offered it', () => {
  expect(offer().sets.map((s) => s.id)).not.toContain(oddBox.id)
})

test('what somebody is asked can be imagined although he has left himself no choice since', () => {
  const [, who = ''] = oddCrew
  const game = scenario({
    players: ['nine', ...oddCrew.slice(0, 3)],
    config: withSets([oddBox], {}),
    current: who,
    at: { [who]: 'crows-nest' },
    held: { [who]: { favours: ['promise', 'promise'] } },
    decks: { favours: ['good-word', 'old-debt'] },
  })
  game.answer(who, 'location:crows-nest')
  const asked = game.request(who)
  expect(asked.prompt.key).toBe('prompt.discard-held')
  game.aside(who, 'promise').aside(who, 'promise')
  const imagined = imagine(game.state, game.seat(who), unknowing, chance(1))
  expect(view(imagined, game.seat(who))).toEqual(game.view(who))
})

test('an ability with a price is used by whoever can pay all of it', () => {
  const nine = (hand: readonly string[]) =>
    scenario({
      players: ['nine', ...oddCrew.slice(0, 3)],
      config: withSets([oddBox], {}),
      hands: { nine: hand },
    })
  expect(nine([]).options('nine')).not.toContain('ability:study')
  const game = nine(['broadcast-1', 'repair-1']).answer('nine', 'study').answer('nine', 'repair-1')
  expect(game.player('nine').hand).toHaveLength(3)
  expect(game.player('nine').hand).not.toContain('repair-1')
})

/** What must have happened in these games besides the use of every card, room, ability and token. */
const odd = [
  'side wreck',
  'side back',
  'standing infiltrating',
  'event.infiltration-over',
  'phase landed',
  'phase leaving',
  'ship gunship',
  'gunship destroyed',
  'standing request',
  'at stockade',
  'at infirmary',
  'symbol',
  'agenda met',
  'agenda missed',
  'event.discarded-held',
  'event.final-stretch',
]

describe('random games with the odd box', () => {
  test('end, with every invariant after every decision, everything in it is used, and all of it has words', () => {
    const { used, watch } = coverage()
    const seen = new Set<string>()
    const missing = (): string[] => [
      ...everything(oddBox).filter((x) => !used.has(x)),
      ...odd.filter((x) => !seen.has(x)),
    ]
    // What is seldom used takes a few games more.
    for (let i = 0; i < 2 * oddGames.length || (missing().length > 0 && i < 10 * oddGames.length); i++) {
      const config = configOf(i)
      const { state } = playRandomly(config, `odd-${i}`, (now, events, asked) => {
        const wrong = invariants(now)
        if (wrong.length > 0) expect(wrong).toEqual([])
        watch(now, events, asked)
        look(now, seen)
        for (const { key } of events) seen.add(key)
        if (asked?.standing) seen.add('standing request')
        if (events.some((e) => e.key === 'event.pile-shifted')) seen.add('symbol')
        if (i % 5 === 0) say(now, events)
      })
      const leader = state.players.findIndex((p) => p.character === 'nine')
      if (leader >= 0) seen.add(state.outcome?.winners.includes(leader) ? 'agenda met' : 'agenda missed')
    }
    expect(missing()).toEqual([])
  })

  propertiesOf({ name: 'odd', configOf, games: 12 })
})

function look(now: GameState, seen: Set<string>): void {
  for (const { side } of Object.values(now.boards)) seen.add(`side ${side}`)
  for (const { standing, at } of now.players) seen.add(`standing ${standing}`).add(`at ${at}`)
  for (const { kind } of now.ships) seen.add(`ship ${kind}`)
  if ((now.fleet.gunship?.destroyed ?? 0) > 0) seen.add('gunship destroyed')
  seen.add(`phase ${now.phase}`)
}

/** Everything that is said and asked can be put into words. */
function say(now: GameState, events: readonly GameEvent[]): void {
  const catalogue = wordsOf(now)
  for (const e of events) render(e, { catalogue })
  for (const { prompt, options } of requests(now))
    for (const text of [prompt, ...options.map((o) => o.text)]) render(text, { catalogue })
}

const catalogues = new Map<string, Catalogue>()
function wordsOf({ config }: GameState): Catalogue {
  const known = catalogues.get(config.objective) ?? englishIn(config)
  catalogues.set(config.objective, known)
  return known
}
