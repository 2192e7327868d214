import {
  eventsFor,
  type GameEvent,
  type GameState,
  type Message,
  type Param,
  type PlayerView,
  type Request,
  resources,
  type View,
} from '../../src/index.ts'
import { isPegasusFact, isWithPegasus, pegasusStateFacts, pegasusViewFacts } from './facts-pegasus.ts'

// What is true of a game, said in words that do not change when the engine's fields do: recorded games are
// compared by these facts. Where a field is renamed or moved, it is read from its new place here and the fact
// stays as it is. A fact is never added or taken away: what later boxes bring is not a fact of these games.

export type Facts = Readonly<Record<string, unknown>>

const sorted = <T>(list: readonly T[]): T[] => [...list].sort()

/** The decks of the base box. */
const decks = [
  'crisis',
  'super-crisis',
  'quorum',
  'destination',
  'politics',
  'leadership',
  'tactics',
  'piloting',
  'engineering',
] as const

const viewersOf = (players: number): (number | 'spectator')[] => ['spectator', ...Array(players).keys()]

/** Keys that were others when the games were recorded. */
const before: Readonly<Record<string, string>> = {
  'prompt.window.card-used': 'prompt.window.repair-used',
}

export const recordedKey = (key: string): string => before[key] ?? key

/** A message with its parameters by name. */
export function said(m: Message): string {
  const names = Object.keys(m.params ?? {}).sort()
  const key = recordedKey(m.key)
  return names.length === 0 ? key : `${key}(${names.map((n) => `${n}=${value(m.params?.[n])}`).join(' ')})`
}

const value = (p: Param | undefined): string =>
  p === undefined
    ? ''
    : typeof p !== 'object'
      ? String(p)
      : 'key' in p
        ? said(p)
        : `[${p.map((m) => said(m)).join(' ')}]`

/** Windows that were announced when the games were recorded, each once. */
const announced = ['window.check-pre', 'window.check-totalled', 'window.roll-before', 'window.viper-attacked']

const isBaseFact = (e: GameEvent): boolean => !e.key.startsWith('window.') || announced.includes(e.key)

export const isFact = (sets: readonly string[] | undefined): ((e: GameEvent) => boolean) =>
  isWithPegasus(sets) ? isPegasusFact : isBaseFact

/** What happened, and who was told. */
export function eventFact(e: GameEvent, players: number): string {
  if (!e.only && !e.except) return said(e)
  const viewers = viewersOf(players)
  const told = viewers.filter((v) => eventsFor([e], v).length > 0)
  return told.length === viewers.length ? said(e) : `${said(e)} to ${told.join(',')}`
}

/** What a seat is asked. Requests are not known by their names: those count the answers given. */
export const questionFacts = (r: Request): Facts => ({
  seat: r.seat,
  prompt: said(r.prompt),
  options: sorted(r.options.map((o) => o.id)),
  min: r.min,
  max: r.max,
  secret: r.secret,
})

const playerFacts = (p: PlayerView): Facts => ({
  character: p.character,
  at: p.at,
  flies: p.area,
  cards: p.cards,
  revealed: p.revealed,
  sympathizer: p.sympathizer,
  loyaltyCards: p.loyaltyCards,
  shown: sorted(p.shown),
  superCrises: p.superCrises,
  used: sorted(p.used),
  loyalty: p.loyalty ? sorted(p.loyalty) : null,
})

/** What a seat, or a spectator, sees. */
export const viewFacts = (v: View): Facts => ({
  viewer: v.viewer,
  turn: [v.turn.number, v.turn.seat, v.turn.step, ...sorted(v.turn.once)],
  players: v.players.map(playerFacts),
  resources: resources.map((r) => v.resources[r]),
  jumpTrack: v.jumpTrack,
  distance: v.distance,
  travelled: v.travelled,
  president: v.titles.president,
  admiral: v.titles.admiral,
  nukes: v.nukes,
  quorumCards: v.quorumCards,
  decks: decks.map((name) => [v.decks[name].cards, v.decks[name].top]),
  destiny: v.destiny,
  loyaltyDeck: v.loyaltyDeck,
  ships: [...v.ships]
    .sort((a, b) => a.id - b.id)
    .map((s) => [s.id, s.kind, s.area, s.pilot, sorted(s.damage), sorted(s.seenBy), s.face ?? '']),
  reserve: [v.reserve.viper, v.reserve.raptor],
  damagedVipers: v.damagedVipers,
  destroyed: [v.destroyed.viper, v.destroyed.raptor],
  civilians: v.civilians,
  lostCivilians: v.lostCivilians,
  damaged: sorted(v.damaged),
  damageTokens: v.damageTokens,
  basestarTokens: v.basestarTokens,
  centurions: v.centurions,
  inPlay: v.inPlay.map((c) => [c.card, c.deck, c.holder]),
  crisis: v.crisis ? [v.crisis.card, v.crisis.deck] : null,
  check: v.check && {
    title: said(v.check.title),
    difficulty: v.check.difficulty,
    partial: v.check.partial,
    skills: v.check.skills,
    positive: v.check.positive,
    alwaysFor: v.check.alwaysFor,
    worthless: v.check.worthless,
    counts: v.check.counts,
    picked: v.check.picked,
    total: v.check.total,
    faceUp: v.check.faceUp,
    cards: sorted(v.check.cards),
    strength: v.check.strength,
    result: v.check.result,
  },
  roll: v.roll && {
    by: v.roll.by,
    why: said(v.roll.why),
    value: v.roll.value,
    bonus: v.roll.bonus,
    ship: v.roll.ship,
  },
  waitingFor: sorted(v.waitingFor),
  hand: sorted(v.hand),
  superCrises: sorted(v.superCrises),
  quorum: sorted(v.quorum),
  question: v.request && questionFacts(v.request),
  outcome: v.outcome && [v.outcome.winner, v.outcome.reason, ...sorted(v.outcome.winners)],
  ...(isWithPegasus(v.config.sets) ? pegasusViewFacts(v) : {}),
})

/** What the game is in the middle of: positions of many kinds are to be saved. */
export const kindsOf = (s: GameState): string[] => [
  ...s.asks.map((a) => a.prompt.key),
  ...s.stack.flatMap((f) => [
    `${f.proc} ${f.step}`,
    ...Object.entries(f).flatMap(([local, x]) => (x === undefined ? [] : [`${f.proc} has ${local}`])),
  ]),
  ...s.players.map((p) => `somebody is ${p.standing}`),
  ...s.inPlay.map((c) => `${c.card} in play`),
]

/** The whole position, piles in their order; what procedures hold in their hands shows in questions and views. */
export const stateFacts = (s: GameState): Facts => ({
  random: s.random,
  turn: [s.turn.number, s.turn.seat, s.turn.step, s.turn.beganPiloting, s.turn.icons, s.turn.again],
  crises: s.turn.crises,
  players: s.players.map((p) => ({
    character: p.character,
    at: p.at,
    hand: p.hand,
    loyalty: sorted(p.loyalty),
    shown: sorted(p.shown),
    revealed: p.standing === 'revealed' || p.standing === 'sympathizer',
    sympathizer: p.standing === 'sympathizer',
    superCrises: sorted(p.held['super-crisis'] ?? []),
    used: sorted(p.used),
    turns: p.turns,
  })),
  resources: resources.map((r) => s.resources[r]),
  jumpTrack: s.jumpTrack,
  travelled: s.travelled,
  milestones: s.milestones,
  president: s.titles.president,
  admiral: s.titles.admiral,
  quorum: s.quorum,
  decks: decks.map((name) => [s.decks[name].draw, s.decks[name].discard]),
  destiny: s.destiny,
  loyaltyDeck: s.loyaltyDeck,
  ships: [...s.ships]
    .sort((a, b) => a.id - b.id)
    .map((x) => [x.id, x.kind, x.area, x.acted, x.pilot, x.damage, x.face, sorted(x.seenBy)]),
  reserve: [s.fleet.viper?.reserve, s.fleet.raptor?.reserve],
  damagedVipers: s.fleet.viper?.damaged,
  destroyed: [s.fleet.viper?.destroyed, s.fleet.raptor?.destroyed],
  civilians: s.civilians,
  lostCivilians: s.lostCivilians,
  damageTokens: s.boards.galactica?.pool,
  damaged: sorted(s.boards.galactica?.damaged ?? []),
  basestarTokens: s.basestarTokens,
  centurions: s.centurions,
  nukes: s.fleet.nuke?.reserve,
  inPlay: s.inPlay.map((c) => [c.card, c.deck, c.holder]),
  removed: sorted(s.removed),
  ...(isWithPegasus(s.config.sets) ? pegasusStateFacts(s) : {}),
})
