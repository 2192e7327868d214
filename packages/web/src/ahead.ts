import { computed, effect, signal } from '@preact/signals'
import type { Foresight, Request } from '@ragtag/engine'
import { lookAhead } from './actions.ts'
import { connection, foretold, request, selection, view } from './state.ts'

// What the answers to the open question would do, as far as the server may tell. It is asked for when a question comes,
// so that it is known before anybody points at anything.

/** An answer, by the options it consists of. */
export const answerKey = (options: readonly string[]): string => options.join('\n')

type Known = ReadonlyMap<string, Foresight | null>
const known = signal<Known>(new Map())
/** What was asked for and has not been told, by nonce. */
const awaited = new Map<string, readonly (readonly string[])[]>()

/** So many at once and no more; a question with more answers than that is rare, and its rest is not foreseen. */
const most = 60

function ask(asked: Request, answers: readonly (readonly string[])[]): void {
  awaited.set(lookAhead(asked.id, answers), answers)
}

const learn = (answers: readonly (readonly string[])[], told: readonly (Foresight | null)[]): void => {
  known.value = new Map([...known.peek(), ...answers.map((a, i) => [answerKey(a), told[i] ?? null] as const)])
}

/** What an answer would do; null where that cannot be said, undefined while it is not known. */
export const foresightOf = (options: readonly string[]): Foresight | null | undefined =>
  known.value.get(answerKey(options))

// What was asked for over a line that broke is asked for again.
const asking = computed(() => (connection.value === 'lost' ? '' : (request.value?.id ?? '')))
effect(() => {
  if (asking.value === '') return
  known.value = new Map()
  awaited.clear()
  const asked = request.peek()
  if (asked?.max !== 1) return
  const singles = asked.options.map((o) => [o.id])
  const answers = asked.min === 0 ? [[], ...singles] : singles
  // Characters are chosen from their sheets before anything can happen.
  const first = view.peek()?.turn.number === 0 ? 0 : most
  learn(answers.slice(first), [])
  if (first > 0) ask(asked, answers.slice(0, first))
})

let gathering: ReturnType<typeof setTimeout> | undefined
/** For somebody who is still choosing. */
const pause = 120

effect(() => {
  const gathered = selection.value
  const asked = request.value
  clearTimeout(gathering)
  if (!asked || asked.max === 1 || gathered.length < asked.min || gathered.length > asked.max) return
  if (known.peek().has(answerKey(gathered))) return
  gathering = setTimeout(() => ask(asked, [gathered]), pause)
})

effect(() => {
  const told = foretold.value
  const answers = told ? awaited.get(told.nonce) : undefined
  if (!told || !answers) return
  awaited.delete(told.nonce)
  learn(answers, told.answers)
})
