import type { Message, Param } from './message.ts'

/** A language: how its sentences read and how it counts. */
export type Catalogue = {
  readonly locale: string
  readonly messages: Readonly<Record<string, string>>
  /** How a list is joined, e.g. "a, b and c". */
  readonly and: string
}

export type RenderOptions = {
  readonly catalogue: Catalogue
  /** The name of whoever sits in a seat. */
  readonly seat?: (seat: number) => string
}

/**
 * Turns a message into words. In a sentence, `{name}` is a parameter, `{n#card|cards}` chooses a form by the
 * number n (as many forms as the language has, in the order of its plural rules), and `{list;}` joins a list
 * with semicolons instead of commas.
 */
export function render(message: Message, options: RenderOptions): string {
  const { catalogue } = options
  if (message.key === 'seat') return seatText(message, options)
  const template = catalogue.messages[message.key]
  if (template === undefined) throw new Error(`No words for "${message.key}" in ${catalogue.locale}.`)
  return template.replaceAll(/\{([\w-]+)(?:(;)|#([^}]*))?\}/g, (_all, name: string, semicolons, forms) => {
    const param = message.params?.[name]
    if (param === undefined) throw new Error(`"${message.key}" needs the parameter "${name}".`)
    if (typeof forms === 'string') return pluralForm(Number(param), forms.split('|'), catalogue.locale)
    return paramText(param, options, semicolons === ';')
  })
}

function seatText(message: Message, { catalogue, seat }: RenderOptions): string {
  const n = Number(message.params?.seat ?? -1)
  if (n < 0) return catalogue.messages['seat.nobody'] ?? ''
  return seat ? seat(n) : (catalogue.messages['seat.number'] ?? '').replace('{n}', String(n + 1))
}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other']
const plurals = new Map<string, Intl.PluralRules>()

function pluralForm(n: number, forms: readonly string[], locale: string): string {
  let rules = plurals.get(locale)
  if (!rules) {
    rules = new Intl.PluralRules(locale)
    plurals.set(locale, rules)
  }
  const used = categories.filter((c) => rules.resolvedOptions().pluralCategories.some((x) => x === c))
  return forms[Math.min(used.indexOf(rules.select(n)), forms.length - 1)] ?? ''
}

function paramText(param: Param, options: RenderOptions, semicolons: boolean): string {
  if (typeof param === 'string' || typeof param === 'number') return String(param)
  if (!isList(param)) return render(param, options)
  const parts = param.map((m) => render(m, options))
  if (semicolons) return parts.join('; ')
  return parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')}${options.catalogue.and}${parts[parts.length - 1]}`
}

const isList = (param: Message | readonly Message[]): param is readonly Message[] => Array.isArray(param)
