import { expect, test } from 'vitest'
import { crises } from '../../src/content/base/crises.ts'
import { treachery as newer } from '../../src/content/daybreak/treachery.ts'
import { treachery as older } from '../../src/content/pegasus/treachery.ts'
import type { CheckData, CrisisCard } from '../../src/core/content.ts'
import { areas, type CharacterId, resources, type ShipIcon, type SkillType } from '../../src/core/names.ts'
import type { GameState } from '../../src/core/state.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// Crisis cards are played out at one table, in one player's turn, and what they changed is written down.

export const zarek = 'tom-zarek' // the current player
export const kara = 'kara-thrace' // sits to his left and makes or breaks every check
export const roslin = 'laura-roslin' // President
export const adama = 'william-adama' // Admiral

export const table: Position = {
  players: [zarek, kara, roslin, adama],
  step: 'crisis',
  jumpTrack: 1,
  used: { [kara]: ['secret-destiny'], [adama]: ['command-authority'] },
}

export const hands = {
  [zarek]: Array.from({ length: 6 }, () => 'consolidate-power-1'),
  [kara]: Array.from({ length: 6 }, () => 'launch-scout-1'),
  [roslin]: Array.from({ length: 6 }, () => 'executive-order-1'),
  [adama]: Array.from({ length: 6 }, () => 'repair-1'),
}

/** Everything that is different afterwards, in words; nothing else may be. */
export type Changes = Readonly<Record<string, number | string>>

export type Play = {
  readonly position?: Partial<Position>
  /** What those who are asked answer, in this order; discards and contributions go without saying. */
  readonly answers?: readonly (readonly [CharacterId, ...string[]])[]
}

export type Played = {
  readonly game: TestGame
  readonly changes: Changes
  /** Who chose cards to discard, in order. */
  readonly discarding: readonly CharacterId[]
}

const lowCards = {
  politics: 'consolidate-power',
  leadership: 'executive-order',
  tactics: 'launch-scout',
  piloting: 'evasive-maneuvers',
  engineering: 'repair',
} as const
const types = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'] as const

/** Cards that make exactly this strength: some of each type that counts, and one of each that counts against. */
export function cardsWorth(strength: number, skills: readonly SkillType[]): string[] {
  const forIt = types.filter((t) => skills.includes(t))
  const against = types.filter((t) => !skills.includes(t))
  const cards = against.map((t) => `${lowCards[t]}-1`)
  for (let left = strength + against.length, i = 0; left > 0; left -= 2, i++)
    cards.push(`${lowCards[forIt[i % forIt.length] ?? 'politics']}-${Math.min(left, 2)}`)
  return cards
}

/** The check of a card is made, and its strength is exactly this. */
export function playCheck(
  card: string,
  skills: readonly SkillType[],
  strength: number,
  play: Play = {},
): Played {
  return carryOn(contributed(card, skills, strength, play.position), card, play)
}

/** The same, up to the first question the result of the check puts to somebody. */
export function afterCheck(
  card: string,
  skills: readonly SkillType[],
  strength: number,
  position: Partial<Position> = {},
): TestGame {
  const isAsked = (game: TestGame) =>
    game.asked.some((who) => game.request(who).prompt.key !== 'prompt.contribute')
  return contributed(card, skills, strength, position).until(isAsked)
}

function contributed(
  card: string,
  skills: readonly SkillType[],
  strength: number,
  position: Partial<Position> = {},
): TestGame {
  const [first = '', second = '', ...rest] = cardsWorth(strength, skills)
  const game = scenario({
    ...table,
    ...position,
    decks: { crisis: [card], ...position.decks },
    destiny: [first, second],
    hands: { ...hands, ...position.hands, [kara]: rest },
  })
  if (game.request(game.asked[0] ?? '').prompt.key === 'prompt.crisis-choice') game.answer(zarek, 'option:0')
  return giveAll(game)
}

/** Kara adds all her cards to the check. */
export function giveAll(game: TestGame): TestGame {
  game.untilAsked(kara, 'prompt.contribute')
  return game.answer(kara, ...game.options(kara))
}

/** Whoever the card names chooses its first or second option. */
export function playOption(card: string, chooser: CharacterId, option: 0 | 1, play: Play = {}): Played {
  const game = scenario({
    ...table,
    hands,
    ...play.position,
    decks: { crisis: [card], ...play.position?.decks },
  })
  expect(game.asked).toEqual([chooser])
  expect(game.options(chooser)).toEqual(['option:0', 'option:1'])
  return carryOn(game, card, { ...play, answers: [[chooser, `option:${option}`], ...(play.answers ?? [])] })
}

/** A card without a choice or check. */
export function playCard(card: string, play: Play = {}): Played {
  const before = scenario({ ...table, hands, ...play.position, step: 'prepareJump' }).state
  const game = scenario({
    ...table,
    hands,
    ...play.position,
    decks: { crisis: [card], ...play.position?.decks },
  })
  return carryOn(game, card, play, before, 0)
}

/** Answers until the turn is over; a question nobody counted on is an error. */
export function carryOn(
  game: TestGame,
  card: string,
  play: Play,
  before = game.state,
  since = game.events.length,
): Played {
  const queue = [...(play.answers ?? [])]
  const discarding: CharacterId[] = []
  const turn = game.seat(zarek)
  const mayAnswer = (who: CharacterId) =>
    game.asked.includes(who) && game.request(who).prompt.key !== 'prompt.contribute'
  while (!game.outcome && game.state.turn.seat === turn) {
    const [answer] = queue
    if (answer && mayAnswer(answer[0])) {
      queue.shift()
      game.answer(...answer)
      continue
    }
    const who = game.asked[0] ?? ''
    const { prompt, options, min } = game.request(who)
    if (prompt.key === 'prompt.discard') discarding.push(who)
    else if (prompt.key !== 'prompt.contribute')
      throw new Error(`${who} is asked ${prompt.key}: ${game.options(who)}`)
    game.answer(who, ...options.slice(0, min).map((o) => o.id))
  }
  expect(queue, 'answers nobody asked for').toEqual([])
  return { game, changes: { ...changed(before, game.state, card), ...happenings(game, since) }, discarding }
}

const tokens = (s: GameState): number => s.boards.galactica?.pool.length ?? 0

const treacheries = [...older, ...newer].map(({ id }) => id)

const treachery = (cards: readonly string[]): number =>
  cards.filter((card) => treacheries.includes(card.replace(/-\d$/, ''))).length

function changed(before: GameState, after: GameState, card: string): Changes {
  const changes: Record<string, number | string> = {}
  const count = (what: string, was: number, is: number) => {
    if (was !== is) changes[what] = is - was
  }
  const list = (what: string, was: readonly unknown[], is: readonly unknown[]) => {
    if (was.join() !== is.join()) changes[what] = is.join()
  }
  const name = (seat: number) => after.players[seat]?.character ?? ''
  for (const r of resources) count(r, before.resources[r], after.resources[r])
  count('track', before.jumpTrack, after.jumpTrack)
  const stock = (what: string, kind: string, pile: 'reserve' | 'damaged') =>
    count(what, before.fleet[kind]?.[pile] ?? 0, after.fleet[kind]?.[pile] ?? 0)
  stock('vipers', 'viper', 'reserve')
  stock('damaged vipers', 'viper', 'damaged')
  stock('raptors', 'raptor', 'reserve')
  stock('nukes', 'nuke', 'reserve')
  count('damage tokens', tokens(before), tokens(after))
  count('quorum', before.quorum.length, after.quorum.length)
  count('treachery in destiny', treachery(before.destiny), treachery(after.destiny))
  list('centurions', before.centurions, after.centurions)
  list('lost civilians', before.lostCivilians, after.lostCivilians)
  for (const title of ['president', 'admiral'] as const)
    if (before.titles[title] !== after.titles[title]) changes[title] = name(after.titles[title])
  after.players.forEach((p, i) => {
    const was = before.players[i]
    if (was && was.at !== p.at) changes[p.character] = p.at
    count(`${p.character} cards`, was?.hand.length ?? 0, p.hand.length)
    count(`${p.character} treachery`, treachery(was?.hand ?? []), treachery(p.hand))
    count(`${p.character} mutinies`, was?.held.mutiny?.length ?? 0, p.held.mutiny?.length ?? 0)
    count(`${p.character} miracles`, was?.tokens.miracle ?? 0, p.tokens.miracle ?? 0)
  })
  for (const area of areas)
    for (const kind of ['basestar', 'raider', 'heavy', 'viper', 'civilian'] as const) {
      const ships = (s: GameState) => s.ships.filter((x) => x.kind === kind && x.area === area).length
      count(`${area} ${kind}`, ships(before), ships(after))
    }
  if (after.inPlay.some((c) => c.card === card)) changes.card = 'in play'
  else if (after.travelled.includes(card)) changes.card = 'beside the objective'
  else if (![...after.decks.crisis.discard, ...after.decks['super-crisis'].discard].includes(card))
    changes.card = 'gone'
  return changes
}

/** The symbols carried out, how often the die was thrown, and who saw whose Loyalty card. */
function happenings(game: TestGame, since: number): Changes {
  const events = game.events.slice(since)
  const icons = events
    .filter((e) => e.key === 'event.activate')
    .map((e) => keyOf(e.params?.icon).replace('icon:', ''))
  const rolls = events.filter((e) => e.key === 'event.rolled').length
  const looks = events
    .filter((e) => e.key === 'event.saw-loyalty')
    .map((e) => (e.only ?? []).map((seat) => game.state.players[seat]?.character).join(' at '))
  return {
    activated: icons.join(),
    ...(rolls > 0 ? { rolls } : {}),
    ...(looks.length > 0 ? { looks: looks.join() } : {}),
  }
}

const keyOf = (param: unknown): string =>
  typeof param === 'object' && param !== null && 'key' in param ? String(param.key) : ''

/** A check card: what is printed on it, and what each result of it changes. */
export type CheckCard = {
  readonly id: string
  readonly title: string
  readonly copies?: number
  readonly difficulty: number
  readonly skills: readonly SkillType[]
  readonly partialAt?: number
  readonly cylons: ShipIcon
  readonly jump: boolean
  /** Whether the current player may choose something else instead of the check. */
  readonly alternative: boolean
  readonly plays: readonly CheckPlay[]
}

export type CheckPlay = Play & {
  readonly result: 'pass' | 'partial' | 'fail' | 'or'
  /** Told apart from other plays with the same result. */
  readonly where?: string
  readonly changes: Changes
}

export const bodyOfCheck = (
  card: CrisisCard | undefined,
): { check?: CheckData; chooser?: string; or: boolean } =>
  card?.body.kind === 'check'
    ? { check: card.body.check, chooser: card.body.chooser, or: card.body.or !== undefined }
    : { or: false }

/** What the Activate Cylon Ships and Prepare for Jump steps add to what a card does. */
export function withSymbols(changes: Changes, cylons: ShipIcon | 'none', jump: boolean): Changes {
  const track = Number(changes.track ?? 0) + (jump ? 1 : 0)
  const { track: _, ...rest } = changes
  return { ...rest, ...(track === 0 ? {} : { track }), activated: cylons === 'none' ? '' : cylons }
}

/** Tests what is printed on the card, and each result at the strength that just gives it. */
export function testCheckCard(
  card: CheckCard,
  box: readonly CrisisCard[] = crises,
  config?: Position['config'],
): void {
  const { id, title, difficulty, skills, partialAt, cylons, jump } = card
  test(`${title}: what is printed on it`, () => {
    const found = box.filter((c) => c.id === id)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      title,
      copies: card.copies ?? 1,
      icons: jump ? [cylons, 'jump'] : [cylons],
    })
    const { check, chooser, or } = bodyOfCheck(found[0])
    expect(check?.difficulty).toBe(difficulty)
    expect(check?.skills).toEqual(skills)
    expect(check?.partial?.at).toBe(partialAt)
    expect(or).toBe(card.alternative)
    expect(chooser).toBe(card.alternative ? 'current' : undefined)
  })
  const strengths = {
    pass: [difficulty],
    partial: [partialAt ?? 0, difficulty - 1],
    fail: [(partialAt ?? difficulty) - 1],
  }
  for (const printed of card.plays) {
    const play = config ? { ...printed, position: { config, ...printed.position } } : printed
    const expected = withSymbols(play.changes, cylons, jump)
    const { result } = play
    const where = play.where ? `, ${play.where}` : ''
    if (result === 'or')
      test(`${title}: instead of the check${where}`, () => {
        expect(playOption(id, zarek, 1, play).changes).toEqual(expected)
      })
    else
      for (const strength of strengths[result])
        test(`${title}: ${result} at ${strength}${where}`, () => {
          expect(playCheck(id, skills, strength, play).changes).toEqual(expected)
        })
  }
}

/** Several changes together, one after another. */
export function sum(...parts: readonly Changes[]): Changes {
  const total: Record<string, number | string> = {}
  for (const part of parts)
    for (const [what, n] of Object.entries(part)) {
      const so = total[what]
      if (typeof n === 'number') total[what] = typeof so === 'number' ? so + n : n
      else total[what] = typeof so === 'string' ? `${so},${n}` : n
    }
  return Object.fromEntries(Object.entries(total).filter(([, n]) => n !== 0))
}
