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
}

/**
 * Turns a message into words. In a sentence, `{name}` is a parameter, `{n#card|cards}` chooses a form by the
 * number n (as many forms as the language has, in the order of its plural rules), `{who*draws|draw}` takes the
 * second form where that is the reader, or several, `{ship^a|an}` the second where it begins with a vowel, and
 * `{list;}` joins a list with semicolons, `{list/}` with line breaks and `{list|}` with "or" instead of "and".
 */
export function render(message: Message, options: RenderOptions): string {
  const { catalogue } = options
  if (message.key === 'seat') return seatText(message, options)
  const template = catalogue.messages[message.key]
  if (template === undefined) throw new Error(`No words for "${message.key}" in ${catalogue.locale}.`)
  return template.replaceAll(
    /\{([\w-]+)(?:([;/|])|([#*^])([^}]*))?\}/g,
    (_all, name: string, joined, by, forms) => {
      const param = message.params?.[name]
      if (param === undefined) throw new Error(`"${message.key}" needs the parameter "${name}".`)
      if (by === '#') return pluralForm(Number(param), String(forms).split('|'), catalogue.locale)
      if (by === '^')
        return String(forms).split('|')[beginsWithVowel(paramText(param, options, '')) ? 1 : 0] ?? ''
      if (by === '*') return String(forms).split('|')[isReader(param) ? 1 : 0] ?? ''
      return paramText(param, options, joined)
    },
  )
}

function seatText(message: Message, { catalogue, seat }: RenderOptions): string {
  const n = Number(message.params?.seat ?? -1)
  if (n < 0) return catalogue.messages['seat.nobody'] ?? ''
  return seat ? seat(n) : (catalogue.messages['seat.number'] ?? '').replace('{n}', String(n + 1))
}

/** A name may have a mark before it, between control characters. */
const beginsWithVowel = (text: string): boolean => /^(?:\p{Cc}[^\p{Cc}]*\p{Cc})?[aeiou]/iu.test(text)

const isReader = (param: Param): boolean =>
  typeof param === 'object' && 'key' in param && (param.key === 'who:user' || param.key === 'who:each')

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

function paramText(param: Param, options: RenderOptions, joined: unknown): string {
  if (typeof param === 'string' || typeof param === 'number') return String(param)
  if (!isList(param)) return render(param, options)
  const parts = param.map((m) => render(m, options))
  if (joined === ';' || joined === '/') return parts.join(joined === ';' ? '; ' : '\n')
  const { and, or, messages } = options.catalogue
  return parts.length < 2
    ? (parts[0] ?? messages['list.none'] ?? '')
    : `${parts.slice(0, -1).join(', ')}${joined === '|' ? or : and}${parts[parts.length - 1]}`
}

const isList = (param: Message | readonly Message[]): param is readonly Message[] => Array.isArray(param)
