import { printed } from '../core/content.ts'
import { say } from '../core/events.ts'
import { current, frameOf, type Game, player, remember, without } from '../core/game.ts'
import { isCylonCard } from '../core/loyalty.ts'
import type { CardId, Seat, Title } from '../core/names.ts'
import { ask, call, end, goTo, pick, procedure, underWay } from '../core/procedure.ts'
import { shuffle } from '../core/random.ts'
import { isHuman, standingOf } from '../core/standing.ts'
import type { Frame } from '../core/state.ts'
import { openWindow, tooLateForOpen } from '../core/windows.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'
import { arrive } from './arrival.ts'
import { discardSkills } from './decks.ts'
import { discardPartisan } from './held.ts'
import { discardGiven } from './in-play.ts'
import { giveLoyalty, type Owned, receiveLoyalty } from './loyalty.ts'
import { endInfiltration, leaveShip, placeFor, putOn } from './places.ts'
import { loseTokens } from './player-tokens.ts'
import { lose } from './resources.ts'
import { reveal, showCylon, turnUp } from './reveal.ts'
import { replacements } from './setup.ts'
import { setupCards, sleeperAhead, sleeperCards } from './sleeper.ts'
import { giveTitle, settleTitles, successor } from './titles.ts'
import { endTurn } from './turn.ts'
import { gameOver } from './victory.ts'

type Sentence = {
  readonly seat: Seat
  /** It costs no morale even if he proves to be human. */
  readonly noMorale?: boolean
}

type Execution = Sentence & {
  /** The Cylon card he turns up. */
  card?: CardId
  morale?: number
  /** Loyalty cards he was dealt on the way; they do what they do when his new character is there. */
  dealt?: readonly Owned[]
  /** Executions that this one has brought about: they come when it is finished (P-EXEC-32). */
  after: readonly Sentence[]
}

/** A character is executed, now or as soon as the execution that is being carried out is finished. */
export function execute(g: Game, sentence: Sentence): void {
  const f = underWay(g, execution)
  if (!f) call(g, execution, { ...sentence, after: [] })
  // Nobody dies twice, and his new character has done nothing.
  else if ([f, ...f.after].every((s) => s.seat !== sentence.seat)) f.after = [...f.after, sentence]
}

/** EXEC */
const execution = procedure<Execution>('execution', {
  discard: (g, { seat }) => {
    say(g, 'event.executed', {
      who: seatName(seat),
      character: nameOf('character', player(g, seat).character),
    })
    remember(g, seat, 'executed')
    discardGiven(g, seat) // P-EXEC-3
    discardSkills(g, seat, 'all', 'rule') // P-EXEC-1
    discardPartisan(g, seat) // D-MIX-18
    loseTokens(g, seat)
  },
  loyalty: (g, f) => {
    const { loyalty } = player(g, f.seat)
    const cylon = [...new Set(loyalty)].filter((card) => isCylonCard(printed(g.content.loyalty, card)))
    if (!isHuman(g, f.seat) || standingOf(g, f.seat).insteadOfLoyalty) return goTo(f, 'resurrection') // P-EXEC-7
    if (cylon.length === 0) return goTo(f, 'proven')
    ask(g, {
      seat: f.seat,
      prompt: msg('prompt.turn-up'),
      options: cylon.map((card) => ({ id: `card:${card}`, text: nameOf('card', card), card })),
      secret: true,
      always: loyalty.length > 1, // Nobody may know how many of them say so.
    })
  },
  turnUp: (g, f) => {
    f.card = pick(f)?.card ?? ''
    showCylon(g, f.seat, f.card) // P-EXEC-4
  },
  reveal: (g, f) => {
    call(g, reveal, { seat: f.seat, card: f.card ?? '', as: 'revealed', himself: false }) // P-EXEC-5, P-EXEC-17
    cylonExecuted(g, f)
  },
  /** He was a Cylon player, or is a Leader. */
  resurrection: (g, f) => {
    endInfiltration(g, f.seat)
    putOn(g, f.seat, placeFor(g, 'resurrection', f.seat)) // P-EXEC-16, P-EXEC-29
    cylonExecuted(g, f)
  },
  proven: (g, f) => {
    const cards = player(g, f.seat).loyalty
    for (const card of cards) turnUp(g, f.seat, card) // P-EXEC-6
    say(g, 'event.proven-human', { who: seatName(f.seat), cards: cardNames('card', cards) })
    f.morale = g.s.resources.morale
    if (!f.noMorale) lose(g, 'morale', 1, 'rule') // P-EXEC-8
  },
  leave: (g, f) => {
    const p = player(g, f.seat)
    if (g.s.resources.morale < (f.morale ?? 0)) remember(g, f.seat, 'execution-cost-morale')
    const owed = sleeperAhead(g) ? sleeperCards(g, f.seat) - 1 : 0
    g.s.dead = [...(g.s.dead ?? []), p.character] // P-EXEC-9
    p.standing = 'executed'
    if (p.at === 'piloting' || isLast(g)) {
      leaveShip(g, f.seat) // P-EXEC-30
      p.at = 'off-board'
    }
    if (isLast(g) && replacements(g).length > 0) return goTo(f, 'done')
    p.character = ''
    dealTo(g, f, owed) // P-EXEC-10
  },
  choose: (g, f) => {
    const characters = replacements(g)
    if (characters.length === 0) return gameOver(g, 'cylons', 'nobody-left') // P-EXEC-19
    ask(g, {
      seat: f.seat,
      prompt: msg('prompt.new-character'),
      options: characters.map((character) => ({
        id: `character:${character}`,
        text: nameOf('character', character),
        character,
      })),
    })
  },
  take: (g, f) => {
    const p = player(g, f.seat)
    p.character = pick(f)?.character ?? ''
    p.standing = 'human'
    p.turns = 0 // P-EXEC-24
    tooLateForOpen(g, f.seat) // P-EXEC-33
    say(g, 'event.replaced', { who: seatName(f.seat), character: nameOf('character', p.character) })
    const { late, loyaltyExtra } = printed(g.content.characters, p.character)
    if (sleeperAhead(g)) {
      addLoyal(g, loyaltyExtra) // P-EXEC-21
      dealTo(g, f, setupCards(g, f.seat) - 1) // P-EXEC-26
      return
    }
    if (late?.without) p.lacks = [...(p.lacks ?? []), late.without] // P-EXEC-27
    if (late?.at === undefined) return
    putOn(g, f.seat, placeFor(g, late.at, f.seat)) // P-EXEC-22, P-EXEC-23
    goTo(f, 'titles')
  },
  arrive: (g, f) => call(g, arrive, { seat: f.seat, late: true }), // P-EXEC-12, P-EXEC-13
  titles: (g, f) => {
    for (const title of ['president', 'admiral'] as const) passTitle(g, title, f.seat)
    settleTitles(g) // P-SUCC-10: he may be the first outside the Brig
  },
  comes: (g, f) => openWindow(g, ['character-comes'], { picked: f.seat }),
  /** Last, because a card may make him a Cylon at once. */
  received: (g, f) => {
    const anew = player(g, f.seat).shown.filter((card) => printed(g.content.loyalty, card).receivedAnew)
    if (anew.length > 0)
      call(g, receiveLoyalty, { cards: anew.map((card) => ({ seat: f.seat, card })), how: 'open' }) // D-MIX-20
    if (f.dealt) call(g, receiveLoyalty, { cards: f.dealt, how: 'dealt' })
  },
  done: (g, f) => {
    const [next, ...rest] = f.after
    end(f)
    if (next) call(g, execution, { ...next, after: rest })
  },
})

/** The game is over as soon as what is under way is done: nobody goes on with a new character. */
const isLast = (g: Game): boolean => lastOfAll.some((name) => frameOf(g, name) !== undefined)

const lastOfAll = ['do leave-behind', 'journey-end']

/** It costs no morale and he chooses no character (P-EXEC-18); his turn ends (PQ3). */
function cylonExecuted(g: Game, f: Execution & Frame): void {
  if (f.seat === current(g)) endTurn(g)
  goTo(f, 'done')
}

function dealTo(g: Game, f: Execution, n: number): void {
  if (n > 0) f.dealt = [...(f.dealt ?? []), ...giveLoyalty(g, { seat: f.seat, n })]
}

/** What he held goes to whoever is first in line, his new character included (P-SUCC-8, P-EXEC-20). */
function passTitle(g: Game, title: Title, from: Seat): void {
  if (g.s.titles[title] !== from) return
  const heir = successor(g, title)
  if (heir !== undefined) giveTitle(g, title, heir)
}

/** So many of the cards left over that make nobody a Cylon, as long as there are any (PQ24). */
function addLoyal(g: Game, n: number): void {
  for (let i = 0; i < n; i++) {
    const spare = g.s.removed.find((card) => g.content.loyalty.get(card)?.team === 'human')
    if (spare === undefined) return
    g.s.removed = without(g.s.removed, spare)
    g.s.loyaltyDeck = shuffle(g.s, [...g.s.loyaltyDeck, spare])
    say(g, 'event.loyalty-added')
  }
}
