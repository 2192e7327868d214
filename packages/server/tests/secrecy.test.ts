import { chance, contentOf, type GameState, type Param, randomAnswer } from '@ragtag/engine'
import type { LogEntry, ToClient } from '@ragtag/protocol'
import { expect, test } from 'vitest'
import { type Client, create, isOver, newNonce, seatBots, sit, testServer } from './client.ts'

// Whole games, with every byte that each seat and a spectator are sent searched for what they may not know.

type Viewer = number | 'spectator'

/** Everything of the kind of a card that lies open to this viewer, from the true state. */
function known(state: GameState, viewer: Viewer): Set<string> {
  const own = viewer === 'spectator' ? undefined : state.players[viewer]
  return new Set([
    ...(own ? [...own.hand, ...own.loyalty, ...Object.values(own.held).flat()] : []),
    ...(viewer === state.titles.president ? state.quorum : []),
    ...state.players.flatMap((p) => p.shown),
    ...Object.values(state.decks).flatMap((d) => d.discard.slice(-1)),
    ...state.travelled,
    ...state.inPlay.map((c) => c.card),
    ...state.lostCivilians,
    ...state.ships
      .filter((s) => s.face && viewer !== 'spectator' && s.seenBy.includes(viewer))
      .map((s) => s.face),
    ...state.ships.flatMap((s) => s.damage),
    // What is being looked at, drawn or counted now; who sees how much of it is the engine's own test.
    ...strings(state.stack),
    ...state.asks
      .filter((a) => a.seat === viewer)
      .flatMap((a) => a.options.flatMap((o) => [o.card ?? '', o.ability ?? ''])),
    // An ability may be called like a card.
    ...state.players.flatMap((p) => p.used),
    ...state.turn.once,
  ])
}

/** Cards that are turned up when somebody receives them: that nobody has tells everybody where they are. */
const undealt = ({ config, loyaltyDeck }: GameState): string[] =>
  loyaltyDeck.filter((card) => contentOf(config).loyalty.get(card)?.received)

/** Everything that lies hidden from this viewer. */
const hidden = (state: GameState, viewer: Viewer): string[] => [
  ...state.players.flatMap((p, seat) =>
    seat === viewer ? [] : [...p.hand, ...p.loyalty, ...Object.values(p.held).flat()],
  ),
  ...Object.values(state.decks).flatMap((d) => d.draw),
  ...state.destiny,
  ...state.loyaltyDeck,
  ...(viewer === state.titles.president ? [] : state.quorum),
  ...state.civilians,
  ...state.ships.map((s) => s.face).filter((face) => face !== ''),
  ...state.basestarTokens,
]

function strings(x: unknown): string[] {
  if (typeof x === 'string') return [x]
  return typeof x === 'object' && x !== null ? Object.values(x).flatMap(strings) : []
}

/** What everybody is told about cards by name lies open by then. */
const open: Readonly<Record<string, RegExp>> = {
  'skill-card:': /^event\.(played|check-revealed|discarded|contributed-cards|destiny-added-cards)$/,
  'card:':
    /^event\.(check|check-pass|check-partial|check-fail|crisis|super-crisis|quorum|given|left-play|shuffled-in|takes-effect|revealed|sympathizer|destination)$/,
  'token:': /^event\.(civilian|galactica-damaged|basestar-damaged)$/,
}

const seatIn = (who: Param | undefined): number =>
  typeof who === 'object' && 'params' in who ? Number(who.params?.seat) : -1

const concerns = (entry: LogEntry, viewer: Viewer): boolean =>
  ['who', 'whose', 'from', 'to'].some((name) => seatIn(entry.message.params?.[name]) === viewer)

function leaksInLog(log: readonly LogEntry[], viewer: Viewer): string[] {
  return log.flatMap((entry) => {
    const text = JSON.stringify(entry.message)
    return Object.entries(open)
      .filter(([kind, keys]) => text.includes(`"${kind}`) && !keys.test(entry.message.key))
      .filter(() => !concerns(entry, viewer) && !toOneOnly.test(entry.message.key))
      .map(([kind]) => `${kind} in ${entry.message.key} told to ${viewer}`)
  })
}

/** Told only to the one who looked; the message does not say who that was. */
const toOneOnly = /^event\.(looked|saw|scouted|drew|destination-buried)/

function leaksInView(view: object, state: GameState, viewer: Viewer): string[] {
  const may = known(state, viewer)
  const mayNot = new Set(hidden(state, viewer).filter((card) => !may.has(card)))
  return strings(view).filter((text) => mayNot.has(text))
}

/** Every card and token that is named in a message. */
const named = (message: object): string[] =>
  strings(message).flatMap((text) => /^(?:card|skill-card|token):(.*)/.exec(text)?.[1] ?? [])

/** Plays at random, asks for everything there is to be asked for, and now and then takes an answer back. */
function playCuriously(c: Client, seed: number): void {
  const random = chance(seed)
  let answered = ''
  // Only an answer that was refused is given anew: one for every refusal would be more and more of them.
  let nonce = ''
  c.onMessage = (m) => {
    const request = c.view?.request
    // Somebody has taken back what it was asked after; it may be asked again by the same name.
    const back = m.type === 'update' && m.log.some((e) => e.message.key === 'event.took-back')
    if ((m.type === 'refused' && m.nonce === nonce) || back) answered = ''
    if (c.undo !== '' && random(4) === 0) {
      answered = ''
      c.send({ type: 'undo', nonce: newNonce(), request: c.undo })
      return
    }
    if (!request || request.id === answered) return
    answered = request.id
    const answers = request.options.slice(0, 5).map((o) => [o.id])
    if (random(3) === 0) c.send({ type: 'foresee', nonce: newNonce(), request: request.id, answers })
    if (random(8) === 0) c.send({ type: 'hint', nonce: newNonce(), request: request.id })
    if (c.view?.check && random(2) === 0) c.send({ type: 'word', claim: 'some' })
    const seen = c.log.findLast((e) => e.message.key === 'event.saw-loyalty')?.message.params?.whose
    if (seen && random(4) === 0) c.send({ type: 'testify', whose: seatIn(seen), says: 'cylon' })
    const { options } = randomAnswer(request, random)
    nonce = newNonce()
    c.send({ type: 'answer', nonce, request: request.id, options: [...options] })
  }
}

test.each([
  { players: 3, sets: ['base'] },
  { players: 6, sets: ['base'] },
  { players: 4, sets: ['base', 'pegasus'] },
  { players: 4, sets: ['base', 'daybreak'] },
  { players: 5, sets: ['base', 'pegasus', 'daybreak'] },
])(
  'nobody at a table of $players is sent what he may not know ($sets)',
  { timeout: 240_000 },
  async ({ players, sets }) => {
    const server = await testServer({ think: 20 })
    const made = await create(server.address, { players, sets, days: true, level: 'hard' })
    const secrets = [made.host, ...made.seats]
    const viewers: Client[] = [await sit(server.address, made.table, made.host)]
    const [host] = viewers
    if (!host) throw new Error('no host')
    for (let seat = 1; seat < players - 1; seat++)
      viewers.push(await sit(server.address, made.table, made.seats[seat]))
    await seatBots(host, players, players - 1)
    viewers.push(await sit(server.address, made.table))
    const table = server.house.live.get(made.table)
    if (!table) throw new Error('no table')

    // Searched at the very moment it is sent, when what the viewer may know is certain.
    const leaks: string[] = []
    let looked = 0
    const search = (viewer: Viewer, text: string): void => {
      const m: ToClient = JSON.parse(text)
      if (m.type !== 'update') return
      // What is told by name in other boxes is the engine's own test, and is compared in transcripts.
      if (sets.length === 1) leaks.push(...leaksInLog(m.log, viewer))
      const state = table.shown.get(viewer)?.state
      if (!state || state.outcome) return
      looked++
      leaks.push(...leaksInView(m.view, state, viewer))
    }
    for (const line of table.connections) {
      const { send } = line
      line.send = (text) => {
        search(line.viewer, String(text))
        send(text)
      }
    }
    viewers.forEach((c, i) => {
      playCuriously(c, players * 10 + i)
    })
    // What he alone is told who asked for it: about nothing that is hidden from him, then or now.
    const count = { foresight: 0, advice: 0 }
    for (const c of viewers) {
      const { onMessage, send } = c
      const then = new Map<string, Set<string>>()
      c.send = (m) => {
        const state = table.shown.get(c.you)?.state
        if ((m.type === 'foresee' || m.type === 'hint') && state)
          then.set(m.nonce, new Set([...known(state, c.you), ...undealt(state)]))
        send(m)
      }
      c.onMessage = (m, text) => {
        const state = table.shown.get(c.you)?.state
        if ((m.type === 'foresight' || m.type === 'advice') && state && !state.outcome) {
          count[m.type]++
          const may = new Set([...known(state, c.you), ...undealt(state), ...(then.get(m.nonce) ?? [])])
          const mayNot = new Set(hidden(state, c.you).filter((card) => !may.has(card)))
          leaks.push(...named(m).filter((name) => mayNot.has(name)))
        }
        onMessage(m, text)
      }
    }
    host.send({ type: 'start' })
    await Promise.all(viewers.map((c) => c.until((x) => isOver(x) && x.table?.seed != null)))
    expect(leaks).toEqual([])
    expect(looked).toBeGreaterThan(200)
    expect(count.foresight).toBeGreaterThan(20)
    expect(count.advice).toBeGreaterThan(5)
    expect(host.log.some((e) => e.message.key === 'event.took-back')).toBe(true)
    expect(host.chat.some((l) => l.notice === 'pledge' && l.seat === players - 1)).toBe(true)

    const { seed } = table.row
    for (const c of viewers) {
      // The links to invite with are the host's, and nobody else's.
      const told = c.bytes.filter((text) => !(c === host && text.startsWith('{"type":"invitations"')))
      const all = told.join('\n')
      for (const secret of secrets) expect(all.includes(secret)).toBe(false)
      expect(all.includes(table.row.hostHash)).toBe(false)
      // The seed comes with the end and not before.
      const seeded = c.messages.findIndex((m) => JSON.stringify(m).includes(seed))
      const over = c.messages.findIndex((m) => m.type === 'update' && m.view.outcome !== null)
      expect(seeded).toBeGreaterThan(-1)
      const before = c.bytes.slice(0, Math.min(seeded, over))
      expect(before.join('\n').includes(seed)).toBe(false)
      const named = before.flatMap((text) => [...text.matchAll(/"id":"\d+\.(\d+)"/g)].map((m) => m[1]))
      expect(named.filter((seat) => seat !== String(c.you))).toEqual([])
      if (c.you !== 'spectator') expect(named.length).toBeGreaterThan(0)
      // Nobody is shown the generator or the frames of the game.
      expect(/"(random|stack|asks|secretHash|dice)":/.exec(before.join('\n'))).toBeNull()
    }
  },
)
