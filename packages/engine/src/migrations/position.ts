import { isCondition } from '../core/conditions.ts'
import { isWord } from '../core/effect.ts'
import type { Area, CommonDeck, Team } from '../core/names.ts'
import { isPassive, type Passive } from '../core/passives.ts'
import { hasStep } from '../core/procedure.ts'
import {
  type Ask,
  type BoardState,
  type Config,
  type Deck,
  type Decks,
  type Deed,
  type Difficulty,
  type Frame,
  format,
  type GameState,
  type Got,
  type InPlay,
  type Option,
  type Outcome,
  type Player,
  type Reason,
  type Ship,
  type Step,
  type Stock,
  type Turn,
} from '../core/state.ts'
import { windows } from '../core/windows.ts'
import type { Message } from '../text/message.ts'
import {
  exactly,
  isObject,
  list,
  object,
  oneOf,
  optional,
  orNull,
  record,
  type Shape,
  text,
  truth,
  where,
  whole,
} from './shape.ts'

// What a position of today's format looks like. Only what the rules would stumble over is looked at, not whether
// the position can be reached.

const texts = list(text)
const wholes = list(whole)

const config: Shape<Config> = object({
  players: whole,
  sets: texts,
  objective: text,
  difficulty: oneOf<Difficulty>({ standard: 1, 'easier-for-humans': 1, 'easier-for-cylons': 1 }),
  noSympathizer: truth,
  variants: optional(texts),
  characters: optional(texts),
  firstPlayer: optional(whole),
})

const passive: Shape<Passive> = where(
  object<Passive>({ is: text, when: optional(list(object({ if: text }))) }),
  (p) => (isPassive(p.is) ? undefined : `is "${p.is}", which there is not`),
)

const turn: Shape<Turn> = object({
  number: whole,
  seat: whole,
  step: oneOf<Step>({
    'receive-skills': 1,
    movement: 1,
    action: 1,
    crisis: 1,
    'activate-cylons': 1,
    'prepare-jump': 1,
    end: 1,
  }),
  beganPiloting: truth,
  began: optional(text),
  once: texts,
  crises: texts,
  icons: text,
  added: optional(texts),
  drawnIn: optional(text),
  lasting: list(object({ seat: whole, passive })),
  again: truth,
})

const player: Shape<Player> = object({
  character: text,
  hand: texts,
  loyalty: texts,
  shown: texts,
  standing: text,
  held: record(texts),
  tokens: record(whole),
  at: text,
  used: texts,
  turns: whole,
  past: optional(list(oneOf<Deed>({ executed: 1, 'execution-cost-morale': 1, 'played-super-crisis': 1 }))),
  lacks: optional(texts),
  answers: whole,
})

const area = oneOf<Area>({
  bow: 1,
  'bow-starboard': 1,
  'stern-starboard': 1,
  stern: 1,
  'stern-port': 1,
  'bow-port': 1,
})

const ship: Shape<Ship> = object({
  id: whole,
  kind: text,
  area,
  acted: truth,
  pilot: whole,
  damage: texts,
  tokens: texts,
  face: text,
  seenBy: wholes,
})

const stock: Shape<Stock> = object({
  reserve: whole,
  damaged: whole,
  destroyed: whole,
  unused: whole,
  removed: whole,
})

const deck: Shape<Deck> = object({ draw: texts, discard: texts })
const commonDecks: Shape<Record<CommonDeck, Deck>> = object({
  crisis: deck,
  'super-crisis': deck,
  quorum: deck,
  destination: deck,
  politics: deck,
  leadership: deck,
  tactics: deck,
  piloting: deck,
  engineering: deck,
})
const decks: Shape<Decks> = (x, at, wrong): x is Decks =>
  commonDecks(x, at, wrong) && record(deck)(x, at, wrong)
const board: Shape<BoardState> = object({ side: text, pool: texts, damaged: texts })
const inPlay: Shape<InPlay> = object({ card: text, deck: text, holder: whole })

const message: Shape<Message> = object({
  key: text,
  params: optional((x, at, wrong): x is NonNullable<Message['params']> => {
    if (!isObject(x)) wrong.push(`${at} is no object`)
    return isObject(x)
  }),
})

const option: Shape<Option> = object({
  id: text,
  text: message,
  seat: optional(whole),
  card: optional(text),
  deck: optional(text),
  location: optional(text),
  board: optional(text),
  area: optional(area),
  ship: optional(whole),
  target: optional(whole),
  kind: optional(text),
  type: optional(text),
  character: optional(text),
  ability: optional(text),
  n: optional(whole),
})

const ask: Shape<Ask> = object({
  seat: whole,
  prompt: message,
  options: list(option),
  min: whole,
  max: whole,
  secret: truth,
  window: text,
  chosen: orNull(list(option)),
})

/** Words and conditions that are to be carried out later lie in frames as they are printed on cards. */
function unknownWord(x: unknown): string | undefined {
  if (Array.isArray(x)) return x.map(unknownWord).find((found) => found !== undefined)
  if (!isObject(x)) return undefined
  if (typeof x.do === 'string' && !isWord(x.do)) return `names the effect "${x.do}", which there is not`
  if (typeof x.if === 'string' && !isCondition(x.if))
    return `names the condition "${x.if}", which there is not`
  if (typeof x.is === 'string' && !isPassive(x.is)) return `names "${x.is}", which there is not`
  return unknownWord(Object.values(x))
}

const unknownWindow = (f: object): string | undefined =>
  'names' in f && Array.isArray(f.names)
    ? f.names
        .filter((name) => !windows.some((w) => w === name))
        .map((name) => `names the window "${name}", which there is not`)[0]
    : 'names no window'

const got: Shape<Got> = object({ seat: whole, options: list(option) })

const frame: Shape<Frame> = where(
  object<Frame>({
    proc: text,
    step: text,
    got: optional(list(got)),
    result: optional(whole),
    unthrown: optional(truth),
    once: optional(texts),
  }),
  (f) =>
    f.step === '' || hasStep(f.proc, f.step)
      ? (unknownWord(f) ?? (f.proc === 'window' ? unknownWindow(f) : undefined))
      : `is at a step "${f.step}" of "${f.proc}", which there is not`,
)

const outcome: Shape<Outcome> = object({
  winner: oneOf<Team>({ humans: 1, cylons: 1 }),
  reason: oneOf<Reason>({
    fuel: 1,
    food: 1,
    morale: 1,
    population: 1,
    damage: 1,
    boarding: 1,
    'nobody-left': 1,
    'final-jump': 1,
  }),
  winners: wholes,
})

const random = (x: unknown, at: string, wrong: string[]): x is GameState['random'] =>
  where(wholes, (words) => (words.length === 4 ? undefined : 'has not four words'))(x, at, wrong)

export const position: Shape<GameState> = where(
  object<GameState>({
    format: exactly(format),
    config,
    random,
    dice: wholes,
    nextTokens: texts,
    decision: whole,
    turn,
    players: list(player),
    resources: object({ fuel: whole, food: whole, morale: whole, population: whole }),
    jumpTrack: whole,
    travelled: texts,
    milestones: wholes,
    phase: text,
    piles: record(texts),
    tokensAt: optional(record(texts)),
    replaced: optional(record(text)),
    titles: object({ president: whole, admiral: whole }),
    quorum: texts,
    decks,
    destiny: texts,
    loyaltyDeck: texts,
    ships: list(ship),
    nextShip: whole,
    fleet: record(stock),
    civilians: texts,
    lostCivilians: texts,
    boards: record(board),
    basestarTokens: texts,
    centurions: wholes,
    inPlay: list(inPlay),
    removed: texts,
    dead: optional(texts),
    stack: list(frame),
    asks: list(ask),
    outcome: orNull(outcome),
  }),
  (s) => {
    if (s.players.length !== s.config.players)
      return `has ${s.players.length} players, not ${s.config.players}`
    if (s.outcome) return undefined
    if (!s.asks.some((a) => a.chosen === null)) return 'is not over and waits for nobody'
    if (s.stack.length === 0) return 'is not over and has nothing left to do'
    return s.asks.every((a) => s.players[a.seat]) ? undefined : 'asks a seat that there is not'
  },
)
