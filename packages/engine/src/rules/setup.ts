import { type Character, type CharacterType, type Content, copies } from '../core/content.ts'
import { empty, layDeck } from '../core/decks.ts'
import { perform } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { clockwiseFrom, current, type Game, player } from '../core/game.ts'
import type { BoardId, CharacterId, Seat } from '../core/names.ts'
import { those } from '../core/passives.ts'
import { ask, call, end, goTo, pick, procedure } from '../core/procedure.ts'
import { below, seeded, shuffled } from '../core/random.ts'
import { type Bar, isFree, reasonsFor } from '../core/reasons.ts'
import { standingOf } from '../core/standing.ts'
import { type BoardState, type Config, type Decks, format, type GameState } from '../core/state.ts'
import { openWindow } from '../core/windows.ts'
import { type Message, msg } from '../text/message.ts'
import { nameOf, seatName } from '../text/names.ts'
import { arrive } from './arrival.ts'
import { buildDestiny, drawQuorum } from './decks.ts'
import { startingFleet } from './fleet.ts'
import { buildLoyaltyDeck, receiveLoyalty, unresolved } from './loyalty.ts'
import { skillTypesOf } from './options.ts'
import * as says from './passives.ts'
import { placeShips } from './place-ships.ts'
import { dealTokens } from './player-tokens.ts'
import { drawSplit } from './receive-skills.ts'
import { setupCards } from './sleeper.ts'
import { successor } from './titles.ts'
import { turn } from './turn.ts'

export function emptyDecks(content: Content): Decks {
  const decks: Decks = {
    crisis: empty,
    'super-crisis': empty,
    quorum: empty,
    destination: empty,
    politics: empty,
    leadership: empty,
    tactics: empty,
    piloting: empty,
    engineering: empty,
  }
  for (const name of content.decks.keys()) decks[name] = empty
  return decks
}

/** All boards, those that are set aside not in play, with their own damage tokens. */
function boardsOf(content: Content): GameState['boards'] {
  const tokens = [...content.damageTokens.values()]
  const boards: Record<BoardId, BoardState> = {}
  for (const { id, aside, sides } of content.boards.values()) {
    const pool = tokens.filter((t) => t.board === id).map((t) => t.id)
    boards[id] = { side: aside ? '' : (sides[0]?.id ?? ''), pool, damaged: [] }
  }
  return boards
}

/** A game before its first step: everything in the box. */
export function unopened(config: Config, content: Content, seed: string): GameState {
  const { rules } = content
  return {
    format,
    config,
    random: seeded(seed),
    dice: [],
    nextTokens: [],
    decision: 0,
    turn: {
      number: 0,
      seat: 0,
      step: 'end',
      beganPiloting: false,
      once: [],
      crises: [],
      icons: '',
      lasting: [],
      again: false,
    },
    players: Array.from({ length: config.players }, () => ({
      character: '',
      hand: [],
      loyalty: [],
      shown: [],
      standing: 'human',
      held: {},
      tokens: {},
      at: 'off-board',
      used: [],
      turns: 0,
      answers: 0,
    })),
    resources: { ...rules.start },
    jumpTrack: 0,
    travelled: [],
    milestones: [],
    phase: '',
    piles: {},
    titles: { president: 0, admiral: 0 },
    quorum: [],
    decks: emptyDecks(content),
    destiny: [],
    loyaltyDeck: [],
    ships: [],
    nextShip: 1,
    fleet: startingFleet(content),
    civilians: copies(content.civilians.values()),
    lostCivilians: [],
    boards: boardsOf(content),
    basestarTokens: [...content.basestarTokens.keys()],
    centurions: [],
    inPlay: [],
    removed: [],
    stack: [],
    asks: [],
    outcome: null,
  }
}

/** B-SETUP-1 */
export const setup = procedure<{ i: number }>('setup', {
  firstPlayer: (g) => {
    g.s.turn.seat = g.s.config.firstPlayer ?? below(g.s, g.s.players.length) // B-SETUP-6
    say(g, 'event.first-player', { seat: g.s.turn.seat + 1 })
  },
  chooseCharacter: (g, f) => {
    const seat = clockwiseFrom(g, current(g))[f.i]
    if (seat === undefined) {
      f.i = 0
      return goTo(f, 'figures')
    }
    const agreed = g.s.config.characters?.[seat]
    ask(g, {
      seat,
      prompt: msg('prompt.character'),
      options: (agreed ? [agreed] : characterChoices(g)).map((character) => ({
        id: `character:${character}`,
        text: nameOf('character', character),
        character,
      })),
    })
  },
  takeCharacter: (g, f) => {
    const seat = f.got?.[0]?.seat ?? 0
    const character = pick(f)?.character ?? ''
    player(g, seat).character = character
    player(g, seat).standing = g.content.characters.get(character)?.standing ?? 'human'
    say(g, 'event.character', { seat: seat + 1, character: nameOf('character', character) })
    f.i++
    goTo(f, 'chooseCharacter')
  },
  figures: (g, f) => {
    const seat = clockwiseFrom(g, current(g))[f.i++]
    if (seat === undefined) return
    goTo(f, 'figures')
    dealTokens(g, seat) // D-SETUP-5
    call(g, arrive, { seat, late: false })
  },
  titles: (g) => {
    for (const title of ['president', 'admiral'] as const) {
      const holder = successor(g, title) // B-SETUP-9 to B-SETUP-12
      if (holder === undefined) continue
      g.s.titles[title] = holder
      say(g, 'event.title', { who: seatName(holder), title: nameOf('title', title) })
    }
  },
  loyalty: (g) => {
    const seats = clockwiseFrom(g, current(g)).filter((seat) => !standingOf(g, seat).insteadOfLoyalty)
    buildLoyaltyDeck(
      g,
      seats.map((seat) => ({ seat, n: setupCards(g, seat) })),
    )
  },
  decks: (g) => {
    for (const { id, cards } of g.content.decks.values())
      layDeck(g, id, { draw: shuffled(g.s, cards), discard: [] })
    drawQuorum(g, g.s.titles.president, 1) // B-SETUP-14
  },
  received: (g) => {
    for (const seat of clockwiseFrom(g, current(g))) {
      const instead = standingOf(g, seat).insteadOfLoyalty
      if (instead) perform(g, instead.atSetup, { user: seat, source: 'loyalty' })
    }
    call(g, receiveLoyalty, { cards: unresolved(g), how: 'dealt' })
  },
  startingHands: (_g, f) => {
    f.i = 1
  },
  startingHand: (g, f) => {
    const seat = clockwiseFrom(g, current(g))[f.i++] // B-SETUP-20: not the first player
    if (seat === undefined) return
    goTo(f, 'startingHand')
    const { startingHand: n, picksTypes } = standingOf(g, seat)
    call(g, drawSplit, { seat, n, types: skillTypesOf(g, seat), perType: picksTypes?.perType }) // B-SETUP-18, PQ33
  },
  destiny: (g) => buildDestiny(g),
  ships: (g) =>
    call(g, placeShips, { layout: g.content.rules.startingShips, i: 0, firstId: Number.MAX_SAFE_INTEGER }),
  objective: (g) =>
    perform(g, g.content.rules.objective.setup ?? [], { user: current(g), source: 'objective' }),
  comes: (g) => {
    for (const seat of clockwiseFrom(g, current(g))) openWindow(g, ['character-comes'], { picked: seat })
  },
  play: (g, f) => {
    end(f)
    call(g, turn, { acted: 0 })
  },
})

/** B-CHAR-2 to B-CHAR-5: one of the type of which most are left, or a support character. */
export function characterChoices(g: Game): CharacterId[] {
  const bars = barsToChoosing(g)
  const free = [...g.content.characters.values()].filter((c) => isFree(g, bars, c))
  return [...free.filter((c) => !isLeader(c)), ...free.filter(isLeader)].map((c) => c.id)
}

/** Whom somebody can choose whose character was executed: anybody left but a Cylon Leader (P-EXEC-11). */
export const replacements = (g: Game): CharacterId[] =>
  [...g.content.characters.values()].filter((c) => isFree(g, barsToReplacing, c)).map((c) => c.id)

/** What first keeps a character from being chosen; nothing where it can be. */
export const whyNotCharacter = (g: Game, id: CharacterId): Message[] => firstReason(g, barsToChoosing(g), id)

/** The same for the character somebody goes on with. */
export const whyNotReplacement = (g: Game, id: CharacterId): Message[] => firstReason(g, barsToReplacing, id)

function firstReason(g: Game, bars: readonly Bar<Character>[], id: CharacterId): Message[] {
  const character = g.content.characters.get(id)
  return character ? reasonsFor(g, bars, character).slice(0, 1) : [msg('why-not.not-in-play')]
}

const isTaken: Bar<Character> = {
  bars: (g, { id }) => chosenBy(g, id) >= 0,
  because: (g, { id }) => [msg('why-not.character-taken', { who: seatName(chosenBy(g, id)) })],
}
const isUnused: Bar<Character> = {
  bars: (g, c) => !isInGame(g, c),
  because: () => [msg('why-not.character-variant')],
}

/** One version of somebody is in the game, or was. */
const otherVersion: Bar<Character> = {
  bars: (g, c) => inOtherVersion(g, c),
  because: () => [msg('why-not.other-version')],
}

const barsToReplacing: readonly Bar<Character>[] = [
  isTaken,
  otherVersion, // D-MIX-23
  isUnused,
  { bars: (_, c) => isLeader(c), because: () => [msg('why-not.new-leader')] },
  {
    bars: (g, { id }) => g.s.dead?.includes(id) ?? false, // P-EXEC-9
    because: () => [msg('why-not.character-dead')],
  },
]

function barsToChoosing(g: Game): readonly Bar<Character>[] {
  const leaders = leadersIn(g)
  const left = leftOf(g)
  const most = Math.max(...left.values())
  return [
    isTaken,
    otherVersion, // D-CHAR-1
    isUnused,
    {
      bars: (_, c) => isLeader(c) && leaders === 'no-more',
      because: () => [msg('why-not.no-leader')],
    },
    {
      bars: (_, c) => !isLeader(c) && leaders === 'needed',
      because: () => [msg('why-not.leader-needed')],
    },
    {
      bars: (_, c) => isCommon(c) && (left.get(c.type) ?? 0) < most,
      because: () => [msg('why-not.character-type')],
    },
  ]
}

const chosenBy = (g: Game, id: CharacterId): Seat => g.s.players.findIndex((p) => p.character === id)

/** Whether two characters are versions of one. */
export const areVersions = (a: Character, b: Character): boolean =>
  a.id !== b.id && (a.alternateOf ?? a.id) === (b.alternateOf ?? b.id)

function inOtherVersion(g: Game, c: Character): boolean {
  if (!g.content.versions) return false
  const isVersion = (id: CharacterId | ''): boolean => {
    const other = g.content.characters.get(id)
    return other !== undefined && areVersions(c, other)
  }
  return g.s.players.some((p) => isVersion(p.character)) || (g.s.dead?.some(isVersion) ?? false)
}

const isInGame = (g: Game, c: Character): boolean =>
  !(g.s.config.noSympathizer && barredWithoutSympathizer(c))

export const isLeader = (c: Character | undefined): boolean => c?.type === 'cylon-leader'

const isCommon = (c: Character): boolean => !isLeader(c) && c.type !== 'support'

/** How many are left of each common type. */
function leftOf(g: Game): Map<CharacterType, number> {
  const left = new Map<CharacterType, number>()
  for (const c of g.content.characters.values())
    if (isCommon(c) && chosenBy(g, c.id) < 0 && isInGame(g, c)) left.set(c.type, (left.get(c.type) ?? 0) + 1)
  return left
}

/** At most one player is a Cylon Leader; where one is needed, whoever chooses last has no other choice. */
function leadersIn(g: Game): 'no-more' | 'possible' | 'needed' {
  const taken = g.s.players.map((p) => p.character)
  const { none = [], needed = [] } = g.content.rules.leaders ?? {}
  if (taken.some((id) => isLeader(g.content.characters.get(id))) || none.includes(taken.length))
    return 'no-more'
  const last = taken.filter((id) => id === '').length === 1
  return last && needed.includes(taken.length) ? 'needed' : 'possible'
}

/** B-VAR-8: a character who is dealt more cards in the Sleeper Agent phase. */
export const barredWithoutSympathizer = (c: Character): boolean =>
  c.abilities.some((a) => those(a.passives ?? [], says.loyaltyAtSleeper).length > 0)
