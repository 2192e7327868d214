import { createHash, type Hash } from 'node:crypto'
import { type GameConfig, type GameEvent, type GameState, type Request, view } from '../../src/index.ts'
import { eventFact, type Facts, isFact, questionFacts, stateFacts, viewFacts } from './facts.ts'
import type { Aspect, Hashes } from './games.ts'

/** Is told every fact of a game, for whoever wants to read them. */
export type Reader = (aspect: Aspect | 'end', fact: string) => void

/** Facts of a stretch of play, hashed as they come in. */
export type Ledger = {
  /** What is so before the stretch: all of it, what a spectator sees, and what one seat after another does. */
  position(state: GameState): void
  question(request: Request): void
  events(events: readonly GameEvent[], config: GameConfig): void
  /** The hashes since the last time. */
  close(): Hashes
}

/** 36 bits: one wrong stretch in some sixty billion looks right. */
const short = (hash: Hash): string => hash.digest('base64url').slice(0, 6)

const readOut = (reader: Reader, aspect: Aspect | 'end', facts: Facts): void => {
  for (const [name, fact] of Object.entries(facts)) reader(aspect, `${name} ${JSON.stringify(fact)}`)
}

const viewsOf = (state: GameState, seats: Iterable<number>): Facts[] =>
  (['spectator', ...seats] as const).map((viewer) => viewFacts(view(state, viewer)))

export function ledger(reader?: Reader): Ledger {
  const fresh = (): Record<Aspect, Hash> => ({
    state: createHash('sha1'),
    views: createHash('sha1'),
    questions: createHash('sha1'),
    events: createHash('sha1'),
  })
  let entered = fresh()
  let stretch = 0
  const enter = (aspect: Aspect, facts: Facts): void => {
    entered[aspect].update(JSON.stringify(facts))
    if (reader) readOut(reader, aspect, facts)
  }
  return {
    position: (state) => {
      enter('state', stateFacts(state))
      for (const facts of viewsOf(state, [stretch++ % state.players.length])) enter('views', facts)
    },
    question: (request) => enter('questions', questionFacts(request)),
    events: (events, config) => {
      for (const e of events.filter(isFact(config.sets))) {
        const fact = eventFact(e, config.players)
        entered.events.update(`${fact}\n`)
        reader?.('events', fact)
      }
    },
    close: () => {
      const { state, views, questions, events } = entered
      entered = fresh()
      return { state: short(state), views: short(views), questions: short(questions), events: short(events) }
    },
  }
}

/** The hash of the last position of a game. */
export function endOf(state: GameState, reader?: Reader): string {
  const hash = createHash('sha1')
  for (const facts of [stateFacts(state), ...viewsOf(state, state.players.keys())]) {
    hash.update(JSON.stringify(facts))
    if (reader) readOut(reader, 'end', facts)
  }
  return short(hash)
}
