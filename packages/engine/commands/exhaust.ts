import { options, progress } from '../../../scripts/options.ts'
import { sets } from '../src/content/index.ts'
import type { Answer, Request } from '../src/decide.ts'
import { type Chance, randomAnswer } from '../src/random-player.ts'
import { coverage, everythingIn } from '../src/testing/coverage.ts'
import { gameOfKind, playRandomly } from '../src/testing/index.ts'
import { gameOptions, kindsMeant } from './game-options.ts'

const { seed, minutes, ...said } = options(
  'exhaust',
  'Plays until every card in each of its outcomes, every ability, location action, token and loyalty action has been used at least once; lists what has not.',
  {
    seed: { type: 'string', default: 'exhaust', help: 'where to start' },
    minutes: { type: 'number', default: 10, from: 1, to: 600, help: 'give up after so long' },
    ...gameOptions,
  },
)

const kinds = kindsMeant('exhaust', said)
const all = everythingIn(kinds)
const { used, watch } = coverage()
const missing = (): string[] => all.filter((x) => !used.has(x))
const show = progress()
const began = performance.now()
let games = 0
let decisions = 0

/** Moods: help or spoil checks with all one has, or play at random; reveal rarely, so that games last. */
function explorer(mood: number) {
  return (request: Request, random: Chance): Answer => {
    const { options, max } = request
    if (request.window === 'check-contribute' && mood !== 0) {
      // Those who help save their cards for the hard checks.
      const hard = Number(request.prompt.params?.difficulty) >= 14
      const wanted = options.filter(
        (o) => counts(request, o.card ?? '') === (mood === 1) && (hard || random(3) === 0),
      )
      return { request: request.id, options: wanted.slice(0, max).map((o) => o.id) }
    }
    if (request.prompt.key === 'prompt.action') {
      const quiet = options.filter((o) => !o.id.startsWith('reveal:') || random(12) === 0)
      const [first] = quiet.filter((o) => fresh(o.id)).concat(quiet.slice(random(quiet.length)))
      return { request: request.id, options: first ? [first.id] : [] }
    }
    return randomAnswer(request, random)
  }
}

const types = new Map(sets.flatMap((s) => s.skillCards ?? []).map((c) => [c.id, c.type]))

/** Whether a card would count for the check it is asked for. */
function counts(request: Request, card: string): boolean {
  const wanted = request.prompt.params?.types
  const type = types.get(card.replace(/-\d$/, ''))
  return Array.isArray(wanted) && wanted.some((t) => t.key === `type:${type}`)
}

/** An action that nobody has used yet. */
function fresh(id: string): boolean {
  const name = id.replace(/^[a-z]+:/, '').replace(/-\d$/, '')
  return ['ability', 'quorum', 'skill card', 'location'].some(
    (kind) => all.includes(`${kind} ${name}`) && !used.has(`${kind} ${name}`),
  )
}

while (missing().length > 0 && performance.now() - began < minutes * 60_000) {
  const kind = kinds[games % kinds.length] ?? { players: 5 }
  const round = Math.floor(games / kinds.length)
  const config = {
    ...gameOfKind(kind, round),
    difficulty: round % 3 === 0 ? 'standard' : 'easier-for-humans',
  } as const
  decisions += playRandomly(config, `${seed}-${games}`, watch, explorer(games % 3)).decisions
  games++
  show(`${games} games, ${decisions} decisions, ${missing().length} of ${all.length} left`)
}
const left = missing()
for (const x of left) console.log(`never used: ${x}`)
console.log(
  `${all.length - left.length} of ${all.length} used after ${games} games and ${decisions} decisions.`,
)
process.exitCode = left.length > 0 ? 1 : 0
