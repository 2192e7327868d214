import { parseArgs } from 'node:util'

/** `env` names the variable of the environment that says it where no argument does. */
type Common = { readonly help: string; readonly env?: string }
type Spec = Common &
  (
    | { readonly type: 'boolean'; readonly default: boolean }
    | { readonly type: 'string'; readonly default: string; readonly among?: readonly string[] }
    | { readonly type: 'number'; readonly default: number; readonly from: number; readonly to: number }
  )

type Value<S extends Spec> = S['type'] extends 'boolean'
  ? boolean
  : S['type'] extends 'number'
    ? number
    : string

/** Reads a command's arguments; `--help` explains them, a bad one ends the command with the reason. */
export function options<T extends Readonly<Record<string, Spec>>>(
  name: string,
  about: string,
  specs: T,
): { readonly [K in keyof T]: Value<T[K]> } {
  try {
    const { values } = parseArgs({
      options: {
        help: { type: 'boolean' },
        ...Object.fromEntries(
          Object.entries(specs).map(([k, s]) => [
            k,
            { type: s.type === 'boolean' ? 'boolean' : 'string' } as const,
          ]),
        ),
      },
    })
    if (values.help) {
      console.log(usage(name, about, specs))
      process.exit(0)
    }
    const given = new Map<string, unknown>(Object.entries(values))
    const read: Record<string, unknown> = {}
    for (const [key, spec] of Object.entries(specs)) read[key] = readValue(key, spec, given.get(key))
    if (isRead(specs, read)) return read
    throw new Error('unreadable arguments')
  } catch (error) {
    console.error(
      `${name}: ${error instanceof Error ? error.message : String(error)}\n\n${usage(name, about, specs)}`,
    )
    process.exit(2)
  }
}

function readValue(key: string, spec: Spec, given: unknown): boolean | number | string {
  const [name, said] =
    given === undefined && spec.env ? [spec.env, process.env[spec.env] || undefined] : [`--${key}`, given]
  if (said === undefined) return spec.default
  if (spec.type === 'boolean') return said === true
  const text = String(said)
  if (spec.type === 'string') {
    if (spec.among && !spec.among.includes(text))
      throw new Error(`${name} must be one of ${spec.among.join(', ')}, not "${text}".`)
    return text
  }
  const n = Number(text)
  if (!Number.isInteger(n) || n < spec.from || n > spec.to)
    throw new Error(`${name} must be a whole number from ${spec.from} to ${spec.to}, not "${text}".`)
  return n
}

function isRead<T extends Readonly<Record<string, Spec>>>(
  specs: T,
  read: Record<string, unknown>,
): read is { [K in keyof T]: Value<T[K]> } {
  return Object.keys(specs).every((key) => read[key] !== undefined)
}

function usage(name: string, about: string, specs: Readonly<Record<string, Spec>>): string {
  const lines = Object.entries(specs).map(
    ([key, s]) =>
      `  --${key}${s.type === 'boolean' ? '' : ` <${s.type}>`}   ${s.help} (${s.env ? `${s.env} or ` : ''}${String(s.default)})`,
  )
  return [`npm run ${name} -- [options]`, '', about, '', ...lines, '  --help   this text'].join('\n')
}

/** Shows how far a long command is: twice a second on one line of a terminal, now and then in a log. */
export function progress(): (text: string) => void {
  let last = performance.now()
  const { stderr } = process
  return (text) => {
    const now = performance.now()
    if (now - last < (stderr.isTTY ? 500 : 5000)) return
    last = now
    stderr.write(stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`)
  }
}
