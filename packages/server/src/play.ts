import { randomInt } from 'node:crypto'
import {
  type Answer,
  foregone,
  type GameState,
  type Request,
  randomAnswer,
  requestOf,
  requests,
  standingRequests,
} from '@ragtag/engine'
import { botAnswer, taskFor, tellBots, thinkingTime } from './bots.ts'
import { callDue } from './calls.ts'
import { type Carried, carryOut, isPerson, type Next, nameOf, type Submission } from './carry-out.ts'
import type { House } from './house.ts'
import { windowsIn } from './log.ts'
import { paced, shownToAllAt } from './pace.ts'
import { no, type Refusal } from './refusal.ts'
import { setDeadline, showDue } from './show.ts'
import {
  isAlone,
  isForsaken,
  isSkipped,
  isUnnoticed,
  openRequest,
  slowness,
  type Table,
  type Thought,
  viewersOf,
} from './table.ts'
import { canTakeBack } from './take-back.ts'
import { tellOf } from './talk.ts'
import { claimWith, sayDue, sayLater } from './words.ts'

// How a game goes on. Answers of a table that arrive together are carried out one after the other, written down
// together, and only then acknowledged and shown; tables take turns at it. Whoever is due to move or to be shown something is seen to
// by `attend`, which also sets the alarm for whoever is next.

/** So many times as long as usual. */
const toTakeBack = 3

export function submit(house: House, submission: Submission): void {
  const { table } = submission
  table.queue.push(submission)
  table.writing ??= inTurn(house, () => writeDown(house, table))
}

/** When it is the turn of whoever asks. */
const inTurn = <T>({ turns }: House, work: () => T | Promise<T>): Promise<T> =>
  new Promise((resolve, reject) =>
    turns(() => {
      try {
        resolve(work())
      } catch (error) {
        reject(error)
      }
    }),
  )

/** Until nothing is left to be written down. */
async function writeDown(house: House, table: Table): Promise<void> {
  while (table.queue.length > 0 && !house.closed) {
    const batch = table.queue
    table.queue = []
    try {
      await flush(house, table, batch)
    } catch (error) {
      house.log.error({ err: error }, 'answers could not be handled')
      takeBack(house, batch, no('failed', 'Something went wrong on the server; please try again.'))
    }
  }
  table.writing = undefined
}

/** As if they had never been given. Bots try again, after a while. */
function takeBack(house: House, submissions: readonly Submission[], refusal: Refusal): void {
  for (const s of submissions) {
    if (!isPerson(s.by)) s.table.answering.delete(s.answer.request)
    s.reply(refusal)
    alarm(house, s.table, Date.now() + 1000)
  }
}

type Accepted = Carried & { readonly submission: Submission }

/** Everything that has arrived since the last time, in one write. Nobody sees any of it before it is done. */
async function flush(house: House, table: Table, batch: readonly Submission[]): Promise<void> {
  let next: Next | undefined
  const accepted: Accepted[] = []
  const refused: (() => void)[] = []
  for (const s of batch) {
    if (isAhead(s, next?.seq)) {
      whenShown(table, s.seat, () => submit(house, s))
      continue
    }
    const result = carryOut(
      house,
      s,
      next,
      accepted.map((a) => a.row),
    )
    if ('row' in result) {
      const { row, state, back } = result
      const recent = [...(next?.recent ?? table.recent), { seq: row.seq, events: row.events }]
      const undone = (next?.undone ?? table.undone) + (row.by === 'undo' ? 1 : 0)
      next = { state, seq: row.seq, recent, back, undone }
      accepted.push({ submission: s, ...result })
    } else {
      refused.push(() => refuse(s, result.refusal))
      if (result.at) answerSomehow(house, s, result.at)
    }
  }
  try {
    if (accepted.length > 0) await house.storage.append(accepted.map((a) => a.row))
  } catch (error) {
    house.log.error({ err: error }, 'decisions could not be stored')
    takeBack(
      house,
      accepted.map((a) => a.submission),
      no('storage', 'The server could not write your answer down. Please send it again.'),
    )
    for (const reply of refused) reply()
    return
  }
  await inTurn(house, () => {
    for (const a of accepted) settle(house, a)
    attend(house, table)
    for (const { submission } of accepted) {
      submission.reply(undefined)
      house.metrics.latency.observe((performance.now() - submission.arrived) / 1000)
    }
    for (const reply of refused) reply()
  })
}

/** Whoever is too late with taking back has not been shown why yet: then he learns it together with that. */
function refuse({ table, seat, by, answer, reply }: Submission, refusal: Refusal): void {
  const gone = by === 'undo' && canTakeBack(table, seat) !== answer.request
  if (refusal && gone && table.shown.get(seat)?.undo === answer.request)
    whenShown(table, seat, () => reply(refusal))
  else reply(refusal)
}

const whenShown = ({ late }: Table, seat: number, then: () => void): void => {
  late.set(seat, [...(late.get(seat) ?? []), then])
}

/**
 * What may be done at any moment, done before its player has been shown where the game is: whether it came before or
 * after something would tell him, and everybody, whether the game stood still to ask somebody in secret.
 */
function isAhead({ table, seat, answer, by }: Submission, seq = table.game?.seq ?? 0): boolean {
  const shown = table.shown.get(seat)
  if (by !== 'human' || !shown || shown.seq >= seq) return false
  return standingRequests(shown.state, seat).some((r) => r.id === answer.request)
}

/** A bot that does not know what to say says anything. */
function answerSomehow(house: House, s: Submission, state: GameState): void {
  const asked = requests(state).find((r) => r.id === s.answer.request)
  if (!asked || asked.seat !== s.seat) return
  house.log.warn({ table: s.table.row.id, by: s.by }, 'a bot gave an answer that is not allowed')
  s.table.answering.add(asked.id)
  submit(house, { ...s, answer: randomAnswer(asked, (n) => randomInt(n)) })
}

/** What followed the answer is forgotten; its player has the time he had left. */
function takeOff(table: Table): void {
  const last = table.back.at(-1)
  table.undone++
  table.memories.clear()
  table.said = []
  table.toSay = []
  table.failed.clear()
  if (!last) return
  if (last.until === undefined) table.deadlines.delete(last.seat)
  else table.deadlines.set(last.seat, { request: last.request, at: last.until })
}

/** What has been written down becomes part of the table. */
function settle(house: House, { submission: s, row, state, back }: Accepted): void {
  const { table } = s
  if (row.by === 'undo') takeOff(table)
  table.back = back
  const asked = table.game && requestOf(table.game.state, s.seat)
  const secret = asked?.id === s.answer.request && asked.secret
  const claim =
    s.by === 'bot' && table.game && asked?.id === s.answer.request
      ? claimWith(table, house.storage, table.game.state, asked, s.answer)
      : undefined
  const unseen = secret === true && (s.by === 'bot' || s.by === 'skip')
  table.game = { state, seq: row.seq }
  if (s.by !== 'human') table.answering.delete(s.answer.request)
  const allShown = viewersOf(table).every((v) => (table.shown.get(v)?.seq ?? row.seq) >= row.seq - 1)
  table.pace = paced(table.pace, row.at, allShown, windowsIn(row.events), unseen)
  table.recent = [...table.recent, { seq: row.seq, events: row.events }]
  table.thoughts.clear()
  tellBots(table, row.events, state)
  sayLater(table, house.storage, row.seq, row.events, s.seat, claim)
  if (asked?.id === s.answer.request) table.deadlines.delete(s.seat)
  if (asked?.id === s.answer.request && !asked.secret) table.answeredOpenly.add(s.seat)
  // That somebody was asked in secret nobody may know.
  if (s.by === 'timer' && asked?.id === s.answer.request && !asked.secret)
    tellOf(house, table, s.seat, 'clock')
  if (row.snapshot !== undefined) table.keptSeq = row.seq
  if (row.over) table.row = { ...table.row, over: true, result: row.result ?? null }
  if (row.nonce !== null) table.nonces?.add(nameOf(row.seat, row.nonce))
  house.metrics.decisions.inc({ by: row.by })
  if (row.over) house.log.info({ table: table.row.id, decisions: row.seq }, 'a game is over')
}

const alarmClock = (at: number): number => Math.max(0, at - Date.now())

function alarm(house: House, table: Table, at: number): void {
  clearTimeout(table.wake)
  // In its turn; unless somebody has seen to the table before, or it has gone to rest.
  const wake = setTimeout(
    () =>
      house.turns(() => {
        if (table.wake === wake) attend(house, table)
      }),
    alarmClock(at),
  )
  table.wake = wake
}

/** Does what is due at a table, and comes back when the next thing is. */
export function attend(house: House, table: Table): void {
  clearTimeout(table.wake)
  table.wake = undefined
  const { game } = table
  const now = Date.now()
  if (!game || house.closed || isForsaken(table, house.settings.unwatched, now)) return
  const open = requests(game.state).filter((r) => !r.standing)
  const inSecret = answerInSecret(house, table, open)
  const spared = answerOpenly(house, table, game.state, open)
  const later = showDue(table, open, house.settings.beat, now, inSecret || spared)
  // Comes back as soon as that is written down.
  if (inSecret || spared) return
  sayDue(house, table)
  later.push(...moveDue(house, table, open, now), ...callDue(house, table, now))
  if (later.length > 0) alarm(house, table, Math.min(...later))
}

const isBot = (table: Table, seat: number): boolean => table.seats[seat]?.occupant === 'bot'

/** Bots, and those who do not want to be asked, answer in windows before anyone could notice. */
function answerInSecret(house: House, table: Table, open: readonly Request[]): boolean {
  for (const r of open) {
    if (!r.secret || table.answering.has(r.id) || table.failed.has(r.id)) continue
    if (isBot(table, r.seat)) answerFor(house, table, r, 'bot')
    else if (isSkipped(table, r)) answerFor(house, table, r, 'skip')
    else if (isNew(table, r)) spareLater(house, table, r)
  }
  return open.some((r) => r.secret && table.answering.has(r.id))
}

/** A question that its player has not been shown and nobody has looked into. */
const isNew = (table: Table, { seat, id }: Request): boolean =>
  table.weighed.get(seat) !== id && openRequest(table, seat)?.id !== id

/**
 * Questions that everybody would see, put to people: one that leaves nothing to decide is answered before anybody sees
 * it. How long it takes to find out goes by what everybody knows, like the answer.
 */
function answerOpenly(house: House, table: Table, state: GameState, open: readonly Request[]): boolean {
  for (const r of open) {
    if (r.secret || table.answering.has(r.id) || table.failed.has(r.id)) continue
    if (table.seats[r.seat]?.occupant === 'human' && isNew(table, r)) spare(house, table, state, r)
  }
  return open.some((r) => !r.secret && table.answering.has(r.id))
}

/** In secret nobody may tell by the time whether anybody is asked: it is found out where bots think. */
function spareLater(house: House, table: Table, request: Request): void {
  table.answering.add(request.id)
  house.turns(() => {
    table.answering.delete(request.id)
    const { game } = table
    if (!game || house.closed) return
    const asked = requestOf(game.state, request.seat)
    if (asked?.id === request.id) spare(house, table, game.state, asked)
    if (!table.answering.has(request.id)) attend(house, table)
  })
}

/** Answers a question for its player if it leaves him nothing to decide; otherwise he is to be asked. */
function spare(house: House, table: Table, state: GameState, request: Request): void {
  const { seat, id } = request
  const answer = foregoneIn(house, state, request, isUnnoticed(table, seat))
  if (!answer) {
    table.weighed.set(seat, id)
    return
  }
  table.answering.add(id)
  submit(house, { table, seat, answer, by: 'skip', nonce: null, arrived: performance.now(), reply: () => {} })
}

function foregoneIn(
  house: House,
  state: GameState,
  request: Request,
  unnoticed: boolean,
): Answer | undefined {
  try {
    return foregone(state, request, unnoticed)
  } catch (error) {
    house.log.error({ err: error }, 'a question could not be looked into')
    return undefined
  }
}

/**
 * Bots think when everyone has been told what is due: whoever waits for his answer to be acknowledged must not be able
 * to tell by the time whether somebody thinks in secret.
 */
function answerFor(house: House, table: Table, request: Request, by: 'bot' | 'timer' | 'skip'): void {
  table.answering.add(request.id)
  house.turns(() => {
    const { game } = table
    if (!game || house.closed || requestOf(game.state, request.seat)?.id !== request.id) {
      table.answering.delete(request.id)
      return
    }
    const answer =
      by === 'skip'
        ? { request: request.id, options: [] }
        : (by === 'timer' && passive(request)) || botsChoice(house, table, request)
    // A bot may do something first that it may do at any moment; then it is asked again.
    if (answer.request !== request.id) table.answering.delete(request.id)
    submit(house, {
      table,
      seat: request.seat,
      answer,
      by,
      nonce: null,
      arrived: performance.now(),
      reply: () => {},
    })
  })
}

/** For whoever lets his time run out nothing is done, where that is possible; of the rest a bot takes the mildest. */
function passive({ id, min, options }: Request): Answer | undefined {
  if (min === 0) return { request: id, options: [] }
  const nothing = options.find((o) => o.id === 'no' || o.id === 'stay')
  return nothing && min === 1 ? { request: id, options: [nothing.id] } : undefined
}

function botsChoice(house: House, table: Table, request: Request): Answer {
  try {
    return thoughtOf(table, request) ?? botAnswer(table, house.storage, request)
  } catch (error) {
    house.log.error({ err: error }, 'a bot failed')
    return randomAnswer(request, (n) => randomInt(n))
  }
}

/** What was found by thinking ahead about this question, as long as nothing has happened since. */
function thoughtOf({ thoughts, game }: Table, { id }: Request): Answer | undefined {
  const thought = thoughts.get(id)
  return thought?.seq === game?.seq ? thought?.answer : undefined
}

/** Thinks ahead on a thread of its own, once for each question; the answer is given when it is due, found or not. */
function ponder(house: House, table: Table, request: Request, ms: number): void {
  const seq = table.game?.seq ?? 0
  if (table.thoughts.get(request.id)?.seq === seq) return
  const thought: Thought = { seq }
  table.thoughts.set(request.id, thought)
  house.turns(() => {
    if (house.closed || table.game?.seq !== seq) return
    try {
      void house.thinkers.think(taskFor(table, house.storage, request), ms).then((answer) => {
        if (answer) thought.answer = answer
      })
    } catch (error) {
      house.log.error({ err: error }, 'a bot could not think ahead')
    }
  })
}

/** Moves the bots that have waited long enough and answers for those whose time is up; says when the next is. */
function moveDue(house: House, table: Table, open: readonly Request[], now: number): number[] {
  const slow = slowness(table)
  const delay = Number.isFinite(slow) ? slow * house.settings.botDelay : slow
  // Whoever is alone with bots has a moment to take back what he answered.
  const last = table.back.at(-1)
  const moments = last && isAlone(table, last.seat) ? toTakeBack : 1
  const shownAt = shownToAllAt(table.pace, house.settings.beat)
  // Those who think ahead take as long every time, whatever they find, and less where they are to be quick.
  const most = house.settings.think * Math.min(1, slow)
  const later: number[] = []
  for (const r of open) {
    if (table.answering.has(r.id) || table.failed.has(r.id)) continue
    if (isBot(table, r.seat)) {
      const ahead = thinkingTime(table, r, most)
      const botsAt = shownAt + Math.max(moments * delay, ahead)
      if (botsAt <= now) answerFor(house, table, r, 'bot')
      else if (Number.isFinite(botsAt)) {
        later.push(botsAt)
        if (ahead > 0) ponder(house, table, r, Math.min(botsAt - now, ahead))
      }
      continue
    }
    setDeadline(table, r.seat, now)
    const deadline = table.deadlines.get(r.seat)
    if (!deadline) continue
    if (deadline.at <= now) answerFor(house, table, r, 'timer')
    else later.push(deadline.at)
  }
  return later
}
