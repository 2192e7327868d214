import {
  type Chance,
  ConfigRefused,
  chance,
  checkedConfig,
  contentOf,
  decide,
  type GameConfig,
  type GameState,
  type Request,
  randomAnswer,
  requestOf,
  requests,
  resources,
  view,
  worthIn,
} from '../../src/index.ts'
import { configurations, gameOfKind, seedNumber } from '../../src/testing/index.ts'
import type { Given, Mend } from './explained.ts'
import { recordedKey } from './facts.ts'
import { type Golden, type Recorded, type Stretch, span } from './games.ts'
import { endOf, ledger } from './ledger.ts'
import { answersToday, startOf } from './replay.ts'

// Players made of chance, each in another way, so that between them they come by everything.

type Policy = (request: Request, state: GameState, random: Chance) => readonly string[]

const any: Policy = (request, _state, random) => randomAnswer(request, random).options

/** Hardly ever passes. */
const eager: Policy = (request, _state, random) =>
  randomAnswer(
    random(10) > 0 && request.min === 0 && request.max > 0 ? { ...request, min: 1 } : request,
    random,
  ).options

const kind = (id: string): string => id.replace(/[:#].*$/, '')

/** Each kind of option as often as the others, however many there are of it. */
const evenly: Policy = (request, _state, random) => {
  if (request.max !== 1 || (request.min === 0 && random(4) === 0)) return any(request, _state, random)
  const kinds = [...new Set(request.options.map((o) => kind(o.id)))]
  const wanted = kinds[random(kinds.length)]
  const ids = request.options.map((o) => o.id).filter((id) => kind(id) === wanted)
  return ids.slice(random(ids.length)).slice(0, 1)
}

/** Options that differ only in a number are of one sort. */
const sort = (request: Request, id: string): string => `${request.prompt.key} ${id.replace(/\d+/g, '')}`

const chosenSoFar = new Map<string, number>()

/** What was chosen least in the games so far. */
const rare: Policy = (request, state, random) => {
  if (request.max !== 1) return eager(request, state, random)
  const seen = (id: string): number => chosenSoFar.get(sort(request, id)) ?? 0
  const [first] = request.options.map((o) => o.id).sort((a, b) => seen(a) - seen(b))
  return first === undefined || random(8) === 0 ? any(request, state, random) : [first]
}

/** Cards that count for the check he is asked to add to: all of them, or none. */
const helping: Policy = (request, state, random) => {
  const { check } = view(state, request.seat)
  const { skills } = contentOf(state.config)
  if (!check || (check.difficulty < 10 && random(2) === 0)) return []
  const counts = (card: string): boolean => {
    const face = skills.get(card)
    return face !== undefined && worthIn(check, { type: face.card.type, strength: face.strength }) > 0
  }
  const ids = request.options.filter((o) => o.card && counts(o.card)).map((o) => o.id)
  return ids.slice(0, request.max)
}

/** Tries some answers out and takes the one after which the fleet is best off: games that last. */
const careful: Policy = (request, state, random) => {
  if (request.prompt.key === 'prompt.contribute' && random(8) > 0) return helping(request, state, random)
  let best: readonly string[] = []
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < 12; i++) {
    const options = any(request, state, random)
    const after = view(decide(state, request.seat, { request: request.id, options }).state, 'spectator')
    const worth =
      resources.reduce((sum, r) => sum + 4 * Math.min(after.resources[r], 6), 0) +
      12 * after.distance +
      2 * after.jumpTrack -
      4 * after.damaged.length -
      3 * after.centurions.reduce((sum, at) => sum + at, 0) -
      after.ships.filter((s) => s.kind !== 'viper' && s.kind !== 'civilian').length -
      3 * after.players.filter((p) => p.revealed || p.at === 'brig' || p.at === 'sickbay').length +
      (after.outcome ? (after.outcome.winner === 'humans' ? 1000 : -1000) : 0) +
      random(2)
    if (worth > most) {
      most = worth
      best = options
    }
  }
  return best
}

const policies = [any, careful, eager, careful, evenly, rare, careful]

const difficulties = ['standard', 'easier-for-humans', 'easier-for-cylons'] as const

function baseConfig(n: number, random: Chance): GameConfig {
  const players = 3 + (n % 4)
  const config: GameConfig = {
    players,
    difficulty: difficulties[Math.floor(n / 4) % 3],
    noSympathizer: players % 2 === 0 && random(3) === 0,
    ...(random(2) === 0 ? { firstPlayer: random(players) } : {}),
  }
  if (random(3) > 0) return config
  const known = [...contentOf(checkedConfig(config)).characters.keys()]
  for (;;) {
    const pool = [...known]
    const characters = Array.from({ length: players }, () => pool.splice(random(pool.length), 1)[0] ?? '')
    try {
      checkedConfig({ ...config, characters })
      return { ...config, characters }
    } catch (error) {
      if (!(error instanceof ConfigRefused)) throw error
    }
  }
}

/** Every kind of game with these boxes in turn; characters are agreed on beforehand in most of them. */
function configWith(sets: readonly string[], n: number, random: Chance): GameConfig {
  const kinds = configurations({ sets })
  const kind = kinds[n % kinds.length]
  if (!kind) throw new Error(`There is no game with ${sets.join(', ')}.`)
  const { characters, ...config } = gameOfKind(kind, n)
  return {
    ...config,
    // Games that are easier for the humans last longer.
    difficulty: difficulties[random(5)] ?? 'easier-for-humans',
    ...(random(2) === 0 ? { firstPlayer: random(config.players) } : {}),
    ...(characters && random(3) > 0 ? { characters } : {}),
  }
}

/** Plays from there to the end of the game and writes down what was answered and what was true. */
export function writeDown(
  start: Pick<Golden, 'seed' | 'config' | 'saved'>,
  choose: (state: GameState) => Given,
): Golden {
  const { config } = start
  const stretches: Stretch[] = []
  const book = ledger()
  let { state, events } = startOf(start)
  book.events(events, config)
  while (!state.outcome) {
    const answers: Recorded[] = []
    book.position(state)
    for (let k = 0; k < span && !state.outcome; k++) {
      const { seat, options } = choose(state)
      const request = requestOf(state, seat)
      if (!request) throw new Error(`Seat ${seat} is not asked anything in game ${start.seed}.`)
      for (const id of options)
        if (/\s/.test(id)) throw new Error(`The option "${id}" cannot be written down: it has a space in it.`)
      book.question(request)
      answers.push({ seat, prompt: recordedKey(request.prompt.key), options })
      const step = decide(state, seat, { request: request.id, options })
      state = step.state
      events = step.events
      book.events(events, config)
    }
    stretches.push({ answers, hashes: book.close() })
  }
  return { ...start, stretches, end: endOf(state) }
}

const player =
  (policy: Policy, random: Chance) =>
  (state: GameState): Given => {
    const open = requests(state)
    const request = open[random(open.length)]
    if (!request) throw new Error('The game waits for nobody.')
    const options = policy(request, state, random)
    for (const id of options)
      chosenSoFar.set(sort(request, id), (chosenSoFar.get(sort(request, id)) ?? 0) + 1)
    return { seat: request.seat, options }
  }

/** The n-th game with these boxes, played and recorded. */
export function record(n: number, sets: readonly string[]): Golden {
  const name = ['golden', ...sets.slice(1), n].join('-')
  const policy = policies[n % policies.length] ?? any
  const random = chance(seedNumber(name))
  const config = sets.length > 1 ? configWith(sets, n, random) : baseConfig(n, random)
  const played = (seed: string): Golden =>
    writeDown({ seed, config }, player(policy, chance(seedNumber(seed))))
  if (policy !== careful) return played(name)
  // The one that lasts longest comes to what is rarely come to.
  const several = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => played(`${name}${letter}`))
  return several.reduce((long, game) => (game.stretches.length > long.stretches.length ? game : long))
}

/** The same game with the mends made since, recorded anew; where it became another game, chance goes on. */
export function renewed(game: Golden, mends: readonly Mend[]): Golden {
  const { seed, config, saved } = game
  const recorded = game.stretches.flatMap((s) => s.answers)
  const goOn = player(any, chance(seedNumber(seed)))
  const queue: Given[] = []
  let left = false
  return writeDown({ seed, config, saved }, (state) => {
    while (queue.length === 0 && !left) {
      const next = recorded.shift()
      const given = next ? answersToday(next, state, mends).given : 'another game'
      if (given === 'not asked') throw new Error(`Game ${seed} differs, and no mend explains it.`)
      if (given === 'another game') left = true
      else queue.push(...given)
    }
    return queue.shift() ?? goOn(state)
  })
}
