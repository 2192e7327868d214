import { claimBy, lookIn, pledgeBy, suspect, verdictOn } from '@ragtag/bots'
import {
  type Answer,
  eventsFor,
  type GameEvent,
  type GameState,
  passesForHuman,
  type Request,
  view,
} from '@ragtag/engine'
import { type Claim, type Sighting, sightingText, wordText } from '@ragtag/protocol'
import { hear, hearSighting, mindOf, random } from './bots.ts'
import type { House } from './house.ts'
import { type Look, noteLooks } from './looks.ts'
import { no, type Refusal } from './refusal.ts'
import type { Storage } from './storage.ts'
import type { Table } from './table.ts'
import { tellOf, within } from './talk.ts'

// What players say in words that all know: how much they can add to a check, how much they have added, what they have
// seen of somebody's Loyalty, and whom they suspect. Bots say it when everybody has been shown what it is about, and all
// bots weigh it, whoever said it.

/** What is to be said when all have been shown that decision, and about which check or look: there may be others by then. */
export type ToSay = { readonly seq: number } & (
  | { readonly what: 'suspects' }
  | { readonly what: 'pledges'; readonly check: number }
  | { readonly what: 'claim'; readonly check: number; readonly seat: number; readonly claim: Claim }
  | { readonly what: 'saw'; readonly seat: number; readonly sighting: Sighting }
)

const isBot = (table: Table, seat: number): boolean => table.seats[seat]?.occupant === 'bot'

const has = (events: readonly GameEvent[], key: string): boolean => events.some((e) => e.key === key)

/** What a bot says to an answer it gives, from what it knew before. */
export function claimWith(
  table: Table,
  storage: Storage,
  before: GameState,
  asked: Request,
  answer: Answer,
): Claim | undefined {
  const { seat } = asked
  if (!table.row.talk || asked.prompt.key !== 'prompt.contribute' || !isBot(table, seat)) return undefined
  return claimBy(view(before, seat), asked, mindOf(table, storage, seat).memory, answer)
}

/** What is to be said after a decision. */
export function sayLater(
  table: Table,
  storage: Storage,
  seq: number,
  events: readonly GameEvent[],
  seat: number,
  claim: Claim | undefined,
): void {
  const begun = checksIn(events)
  if (table.checks !== undefined) table.checks += begun
  const looks = noteLooks(table, storage, seq, events)
  if (!table.row.talk || !table.seats.some((s) => s.occupant === 'bot')) return
  if (claim !== undefined)
    table.toSay.push({ seq, what: 'claim', check: checksSoFar(table, storage) - begun, seat, claim })
  if (has(events, 'event.check'))
    table.toSay.push({ seq, what: 'pledges', check: checksSoFar(table, storage) })
  for (const look of looks) sightLater(table, storage, look)
  if (has(events, 'event.turn')) table.toSay.push({ seq, what: 'suspects' })
}

/** Whoever has looked says what he saw, be it what it may; only what it is follows from what he knows. */
function sightLater(table: Table, storage: Storage, { look, seq, event }: Look): void {
  const { game } = table
  const open = game && view(game.state, 'spectator')
  const seen = open && lookIn(event, open)
  if (!seen || !isBot(table, seen.by) || !passesForHuman(open, seen.by)) return
  const { by, whose } = seen
  const says = verdictOn(view(game.state, by), mindOf(table, storage, by).memory, whose, random)
  table.toSay.push({ seq, what: 'saw', seat: by, sighting: { whose, says, look } })
}

/** Checks that have been begun in sight of all. */
const checksIn = (events: readonly GameEvent[]): number =>
  eventsFor(events, 'spectator').filter((e) => e.key === 'event.check').length

function checksSoFar(table: Table, storage: Storage): number {
  table.checks ??= checksIn(storage.events(table.row.id, table.game?.seq ?? 0))
  return table.checks
}

/** Says what is due, now that everybody has been shown what it is about. */
export function sayDue(house: House, table: Table): void {
  const shown = table.shown.get('spectator')?.seq ?? -1
  const due = table.toSay.filter((s) => s.seq <= shown)
  if (due.length === 0 || !table.game || table.game.state.outcome) return
  table.toSay = table.toSay.filter((s) => s.seq > shown)
  try {
    for (const s of due) {
      if (s.what === 'claim') say(house, table, 'claim', s.seat, s.claim, s.check)
      else if (s.what === 'pledges') pledgeAll(house, table, s.check)
      else if (s.what === 'saw') saySighting(house, table, s.seat, s.sighting)
      else accuse(house, table)
    }
  } catch (error) {
    house.log.error({ err: error }, 'a bot had no words')
  }
}

function say(
  house: House,
  table: Table,
  kind: 'pledge' | 'claim',
  seat: number,
  claim: Claim,
  check: number,
): void {
  hear(table, { kind, seat, claim })
  tellOf(house, table, seat, kind, wordText({ claim, check }))
}

function pledgeAll(house: House, table: Table, check: number): void {
  const { game } = table
  if (!game) return
  const said = table.seats.flatMap(({ seat }) => {
    if (!isBot(table, seat)) return []
    const claim = pledgeBy(view(game.state, seat), mindOf(table, house.storage, seat).memory)
    return claim === undefined ? [] : [{ seat, claim }]
  })
  for (const { seat, claim } of said) say(house, table, 'pledge', seat, claim, check)
}

/** Should somebody have taken the chair meanwhile, he speaks for himself. */
function saySighting(house: House, table: Table, seat: number, sighting: Sighting): void {
  if (!isBot(table, seat)) return
  hearSighting(table, house.storage, { ...sighting, by: seat })
  tellOf(house, table, seat, 'saw', sightingText(sighting))
}

/** A bot whose turn begins says whom all should suspect, if that is news. It follows from what everybody has seen. */
function accuse(house: House, table: Table): void {
  const { game } = table
  if (!game) return
  const { seat } = game.state.turn
  if (!isBot(table, seat)) return
  const open = view(game.state, 'spectator')
  const found = suspect(open, mindOf(table, house.storage, 'spectator').memory, seat)
  if (found === undefined || found === table.accused) return
  table.accused = found
  tellOf(house, table, seat, 'suspects', String(found))
}

/** Somebody says how much he can add to the check under way or, once he has been asked, how much he has added. */
export function sayWord(house: House, table: Table, seat: number, claim: Claim): Refusal {
  const shown = table.shown.get(seat)
  const seen = shown && view(shown.state, seat)
  if (!seen?.check || seen.check.strength !== null || !table.game)
    return no('no-check', 'No check is under way; say it when one is.')
  if (!passesForHuman(seen, seat))
    return no('not-asked', 'Your help is not asked for: all know whose side you are on.')
  if (!within(table.chatBuckets, seat, house.settings.rates.chat))
    return no('too-much-chat', 'You are writing faster than people can read; wait a moment.')
  const { counts } = mindOf(table, house.storage, seat).memory.adding
  const kind = counts[seat] === undefined ? 'pledge' : 'claim'
  say(house, table, kind, seat, claim, checksSoFar(table, house.storage))
  return undefined
}
