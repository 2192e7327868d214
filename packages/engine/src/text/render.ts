import type { Message, Param } from './message.ts'

/** A language: how its sentences read and how it counts. */
export type Catalogue = {
  readonly locale: string
  readonly messages: Readonly<Record<string, string>>
  /** How a list is joined, e.g. "a, b and c". */
  readonly and: string
  /** And a list of which one is meant, e.g. "a, b or c". */
  readonly or: string
}

export type RenderOptions = {
  readonly catalogue: Catalogue
  /** The name of whoever sits in a seat. */
  readonly seat?: (seat: number) => string
  /** The seat of whoever reads it, who is "you". */
  readonly reader?: number
  /** What is made of each message in another one once it has its words: a page may mark where a name stands. */
  readonly within?: (message: Message, text: string) => string
}

/**
 * Turns a message into words. In a sentence, `{name}` is a parameter, `{n#card|cards}` chooses a form by the
 * number n (as many forms as the language has, in the order of its plural rules), `{who*draws|draw}` takes the
 * second form where that is the reader, or several, and in a form `$` is the parameter itself, as in
 * `{whose*the hand of $|your hand}`; `{ship^a|an}` takes the second where it begins with a vowel, and
 * `{list;}` joins a list with semicolons, `{list/}` with line breaks and `{list|}` with "or" instead of "and".
 */
export const render = (message: Message, options: RenderOptions): string =>
  // A seat that stands alone is a label, not a sentence: whoever reads it has a name there like everybody.
  wordsOf(message, message.key === 'seat' ? { ...options, reader: -1 } : options, true)

/** Whether a sentence begins with it decides how the reader is spoken to. */
function wordsOf(message: Message, options: RenderOptions, begins: boolean): string {
  const text = message.key === 'seat' ? seatText(message, options, begins) : filled(message, options, begins)
  return options.within?.(message, text) ?? text
}

function filled({ key, params }: Message, options: RenderOptions, begins: boolean): string {
  const { catalogue } = options
  const template = catalogue.messages[key]
  if (template === undefined) throw new Error(`No words for "${key}" in ${catalogue.locale}.`)
  return template.replaceAll(
    /\{([\w-]+)(?:([;/|])|([#*^])([^}]*))?\}/g,
    (_all, name: string, joined, by, forms, at: number) => {
      const param = params?.[name]
      if (param === undefined) throw new Error(`"${key}" needs the parameter "${name}".`)
      const text = (): string =>
        paramText(param, options, joined, at === 0 ? begins : /[.?!] $/.test(template.slice(0, at)))
      if (!by) return text()
      const all = String(forms).split('|')
      if (by === '#') return pluralForm(Number(param), all, catalogue.locale)
      if (by === '^') return all[beginsWithVowel(text()) ? 1 : 0] ?? ''
      return (all[isReader(param, options) ? 1 : 0] ?? '').replace('$', text)
    },
  )
}

function seatText({ params }: Message, { catalogue, seat, reader }: RenderOptions, begins: boolean): string {
  const n = Number(params?.seat ?? -1)
  const { messages, locale } = catalogue
  if (n < 0) return messages['seat.nobody'] ?? ''
  if (n === reader) {
    const you = messages['seat.you'] ?? ''
    return begins ? you.charAt(0).toLocaleUpperCase(locale) + you.slice(1) : you
  }
  return seat ? seat(n) : (messages['seat.number'] ?? '').replace('{n}', String(n + 1))
}

/** A name may have a mark before it, between control characters. */
const beginsWithVowel = (text: string): boolean => /^(?:\p{Cc}[^\p{Cc}]*\p{Cc})?[aeiou]/iu.test(text)

const isReader = (param: Param, { reader = -1 }: RenderOptions): boolean =>
  typeof param === 'object' &&
  'key' in param &&
  (param.key === 'who:user' ||
    param.key === 'who:each' ||
    (param.key === 'seat' && reader >= 0 && param.params?.seat === reader))

const categories = ['zero', 'one', 'two', 'few', 'many', 'other']
const plurals = new Map<string, { readonly rules: Intl.PluralRules; readonly used: readonly string[] }>()

function pluralsOf(locale: string): { readonly rules: Intl.PluralRules; readonly used: readonly string[] } {
  const known = plurals.get(locale)
  if (known) return known
  const rules = new Intl.PluralRules(locale)
  const has: readonly string[] = rules.resolvedOptions().pluralCategories
  const found = { rules, used: categories.filter((c) => has.includes(c)) }
  plurals.set(locale, found)
  return found
}

function pluralForm(n: number, forms: readonly string[], locale: string): string {
  const { rules, used } = pluralsOf(locale)
  return forms[Math.min(used.indexOf(rules.select(n)), forms.length - 1)] ?? ''
}

function paramText(param: Param, options: RenderOptions, joined: unknown, begins: boolean): string {
  if (typeof param === 'string' || typeof param === 'number') return String(param)
  if (!isList(param)) return wordsOf(param, options, begins)
  const parts = param.map((m, i) => wordsOf(m, options, begins && i === 0))
  if (joined === ';' || joined === '/') return parts.join(joined === ';' ? '; ' : '\n')
  const { and, or, messages } = options.catalogue
  return parts.length < 2
    ? (parts[0] ?? messages['list.none'] ?? '')
    : `${parts.slice(0, -1).join(', ')}${joined === '|' ? or : and}${parts[parts.length - 1]}`
}

const isList = (param: Message | readonly Message[]): param is readonly Message[] => Array.isArray(param)
