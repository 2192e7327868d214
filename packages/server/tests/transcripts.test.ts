import {
  begin,
  type Chance,
  chance,
  decide,
  type GameConfig,
  type GameState,
  randomAnswer,
  requests,
} from '@ragtag/engine'
import { configurations, gameOfKind, otherHands, scenario } from '@ragtag/engine/testing'
import { sightingIn, type ToClient } from '@ragtag/protocol'
import { afterEach, expect, test, vi } from 'vitest'
import { mostBeats } from '../src/pace.ts'
import { testServer } from './client.ts'
import { type Course, type Line, type Sitting, type Transcript, transcriptOf } from './transcript.ts'

// Whole games by chance. After every answer the game is taken apart in two that differ only in what a player cannot
// know: the hands of others, and whether bots sit there, people who pass, or people who do not want to be asked. What
// he is told must be the same messages, in the same order, of the same size, at the same time.

/** Games of every box in turn. */
function configOf(game: number): GameConfig {
  const kinds = configurations({ sets: boxes[game % boxes.length] ?? ['base'] })
  return gameOfKind(kinds[(game * 7) % kinds.length] ?? { players: 3 }, game)
}

const boxes = [['base'], ['base', 'pegasus', 'daybreak'], ['base', 'pegasus'], ['base', 'daybreak']]

/** More of them where somebody asks for it, or where so few were asked in one course only that nothing is shown by it. */
const games = Number(process.env.RAGTAG_TRANSCRIPTS ?? 2)
const enough = 20
const mostGames = games + 6

/** In these the rules themselves show cards of others: a hand to whoever looks at it or takes it, discards to all. */
const shown = /^event\.(saw-hand|took-hand-cards|discarded|discarded-cards)$/

const logOf = (line: Line): readonly string[] => {
  const message: ToClient = JSON.parse(line.text)
  return message.type === 'update' ? message.log.map((e) => JSON.stringify(e.message)) : []
}

/** How much somebody says that he can add, or what he has seen, is his own affair; that he speaks, and when, is not. */
function unsaid(line: Line): string {
  const message: ToClient = JSON.parse(line.text)
  const { notice, seat, text } = message.type === 'chat' ? message.entry : {}
  if (notice === 'pledge' || notice === 'claim') return `${notice} of ${seat}`
  const seen = notice === 'saw' ? sightingIn(text ?? '') : undefined
  return `${notice} of ${seat}: ${seen ? `${seen.whose} ${seen.look}` : text}`
}

/** Who sits where everybody knows; it is the same but for the bots. */
const told = (line: Line): string =>
  line.type === 'table'
    ? line.text.replaceAll('"bot"', '"human"')
    : line.type === 'chat'
      ? unsaid(line)
      : line.text

/** The place where two messages part, as each of them has it. */
function apart(a: Line | undefined, b: Line | undefined): readonly string[] {
  if (!a || !b) return []
  const at = [...a.text].findIndex((sign, i) => sign !== b.text[i])
  return at < 0 ? [] : [a, b].map(({ text }) => text.slice(Math.max(0, at - 60), at + 60))
}

/** Where two transcripts begin to differ although nothing was shown by which they may. */
function difference(one: readonly Line[], two: readonly Line[]): string | undefined {
  for (let i = 0; i < Math.max(one.length, two.length); i++) {
    const [a, b] = [one[i], two[i]]
    if (a && b && a.at === b.at && a.type === b.type && told(a) === told(b)) continue
    if (a && b && a.at === b.at && a.type === b.type) {
      const log = logOf(a)
      const other = logOf(b)
      const at = log.findIndex((entry, k) => entry !== other[k])
      if ([log[at], other[at]].some((entry) => entry && shown.test(JSON.parse(entry).key))) return undefined
    }
    const came = [one, two].map((lines) => lines.map((l) => `${l.at} ${l.type} ${l.text.length}`).join(', '))
    return [...came, ...apart(a, b)].join(' | ')
  }
  return undefined
}

/** Whether somebody whose cards nobody else knows is asked in secret; what may be done at any moment nobody is asked. */
const asks = (
  state: GameState,
  { seat, answer, known }: Pick<Course, 'seat' | 'answer' | 'known'>,
): boolean =>
  requests(decide(state, seat, answer).state).some((r) => r.secret && !r.standing && !known.includes(r.seat))

/** Other hands for those whose cards nobody knows; where possible such that others are asked. */
function dealtAnew(state: GameState, course: Omit<Course, 'state' | 'others'>, random: Chance): GameState {
  const before = asks(state, course)
  let dealt = state
  for (let i = 0; i < 8; i++) {
    dealt = otherHands(state, course.known, random)
    if (asks(dealt, course) !== before) break
  }
  return dealt
}

afterEach(() => {
  vi.useRealTimers()
})

/** Without a beat people who think are waited for, but nothing else may tell. */
const houses: readonly {
  readonly beat: number
  readonly sittings: readonly Sitting[]
  readonly talk: boolean
}[] = [
  { beat: 700, sittings: ['human', 'skip', 'bot'], talk: false },
  { beat: 0, sittings: ['skip', 'bot'], talk: false },
  { beat: 700, sittings: ['bot'], talk: true },
]

test.each(houses)(
  'nobody can tell by what comes when whether others are asked in secret ($beat ms a beat, talk: $talk)',
  {
    timeout: 60_000 + games * 20_000,
  },
  async ({ beat, sittings, talk }) => {
    const { house } = await testServer({ beat, botDelay: 100_000 })
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const random = chance(41)
    const complaints: string[] = []
    const count = { compared: 0, askedInOneOnly: 0, windows: 0, said: 0, back: 0 }

    async function compare(state: GameState, course: Omit<Course, 'state' | 'others'>): Promise<void> {
      const other = dealtAnew(state, course, random)
      const all: Transcript[] = []
      for (const position of [state, other])
        for (const others of sittings) {
          const t = await transcriptOf(house, { ...course, state: position, others })
          // Where more windows than that follow one another, people who think for a moment are waited for.
          const pause = others === 'human' && t.windows > mostBeats
          if (!t.acted && !pause) all.push(t)
        }
      const [first, ...more] = all
      if (!first) return
      const asked = state.asks.map((a) => a.prompt.key)
      const whence = `${state.config.sets}, turn ${state.turn.number}, ${asked},`
      for (const t of more) {
        count.compared++
        if (t.back) count.back++
        count.said += (t.lines.get('spectator') ?? []).filter((l) => l.type === 'chat').length
        if (t.asked > 0 !== first.asked > 0) count.askedInOneOnly++
        for (const viewer of [...course.known, 'spectator' as const]) {
          const differs = difference(first.lines.get(viewer) ?? [], t.lines.get(viewer) ?? [])
          if (differs) complaints.push(`${whence} ${viewer}: ${differs}`)
        }
      }
    }

    for (let game = 0; game < games || (count.askedInOneOnly <= enough && game < mostGames); game++) {
      let { state } = begin(configOf(game), `transcripts ${game}`)
      while (!state.outcome) {
        const [request] = requests(state)
        if (!request) throw new Error('nobody is asked')
        const answer = randomAnswer(request, random)
        const next = decide(state, request.seat, answer)
        const windowed = next.events.some((e) => e.key.startsWith('window.'))
        // Not while others have answered already, or announced in public what they hold.
        if (state.turn.number > 0 && state.asks.length === 1 && request.prompt.key !== 'prompt.order')
          if (windowed || request.secret || random(4) === 0) {
            count.windows++
            const { seat } = request
            const beside = (seat + 1 + random(state.players.length - 1)) % state.players.length
            await compare(state, {
              seat,
              answer,
              known: [seat, beside],
              thinking: [0, 300, 5000][random(3)] ?? 0,
              timer: random(2) === 0 ? null : 60,
              days: true,
              talk,
              undo: !windowed && !request.secret,
            })
          }
        state = next.state
      }
    }
    if (process.env.RAGTAG_TRANSCRIPTS) console.info(count, complaints.length)
    expect(complaints.slice(0, 5)).toEqual([])
    expect(count.askedInOneOnly).toBeGreaterThan(enough)
    expect(count.said > enough).toBe(talk)
    expect(count.back).toBeGreaterThan(enough)
  },
)

test('nor by where in the log stands what somebody did at any moment', async () => {
  const { house } = await testServer({ beat: 700, botDelay: 100_000 })
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const told = async (card: string): Promise<Transcript> => {
    const { state } = scenario({
      players: ['galen-tyrol', 'danna-biers', 'laura-roslin', 'william-adama'],
      config: { sets: ['base', 'daybreak'] },
      at: { 'galen-tyrol': 'ftl-control' },
      jumpTrack: 3,
      damaged: ['admirals-quarters'],
      held: { 'danna-biers': { motive: ['end-the-chase'] } },
      hands: { 'laura-roslin': [card] },
      decks: { crisis: ['water-shortage-b'] },
      dice: [8],
    })
    const [asked] = requests(state)
    const answer = { request: asked?.id ?? '', options: ['location:ftl-control'] }
    const course = { state, seat: 0, answer, known: [0, 1], thinking: 0, others: 'human' } as const
    return transcriptOf(house, { ...course, timer: null, days: false, talk: false, besides: true })
  }
  // Only with the one card somebody is asked before the die is thrown.
  const [one, two] = [await told('strategic-planning-3'), await told('launch-scout-1')]
  expect([one.asked, two.asked]).toEqual([1, 0])
  const logs = (one.lines.get('spectator') ?? []).flatMap(logOf).map((entry) => JSON.parse(entry).key)
  expect(logs).toContain('event.rolled')
  expect(logs).toContain('event.played')
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(two.lines.get(viewer)).toEqual(one.lines.get(viewer))
})
