import { type Message, msg } from '../text/message.ts'
import type { Ctx } from './effect.ts'
import type { Game } from './game.ts'

// When an ability can be used: words that are true or false, each with its own description.

export type Condition = { readonly if: string }

type AnyDefinition = {
  readonly open?: boolean
  test(g: Game, c: Condition, ctx: Ctx): boolean
  because?(g: Game, c: Condition, ctx: Ctx): Message
  describe(c: Condition): Message
}

const vocabulary = new Map<string, AnyDefinition>()

export function condition<K extends string, A extends readonly unknown[], P extends object>(
  name: K,
  make: (...args: A) => P,
  definition: {
    /** Everybody sees whether it holds. */
    readonly open?: boolean
    readonly test: (g: Game, c: P & { readonly if: K }, ctx: Ctx) => boolean
    /** How things are where it does not hold; without it, that it does not. */
    readonly because?: (g: Game, c: P & { readonly if: K }, ctx: Ctx) => Message
    readonly describe: (c: P & { readonly if: K }) => Message
  },
): (...args: A) => P & { readonly if: K } {
  if (vocabulary.has(name)) throw new Error(`Two conditions are called "${name}".`)
  const { open, test, because, describe } = definition
  vocabulary.set(name, { open, test, because, describe })
  return (...args) => ({ if: name, ...make(...args) })
}

export const isCondition = (name: string): boolean => vocabulary.has(name)

function meaning(c: Condition): AnyDefinition {
  const found = vocabulary.get(c.if)
  if (!found) throw new Error(`No condition is called "${c.if}".`)
  return found
}

export function holds(g: Game, conditions: readonly Condition[], ctx: Ctx): boolean {
  for (const c of conditions) if (!meaning(c).test(g, c, ctx)) return false
  return true
}

/** Whether they hold as far as everybody can see. */
export const mightHold = (g: Game, conditions: readonly Condition[], ctx: Ctx): boolean =>
  conditions.every((c) => {
    const m = meaning(c)
    return !m.open || m.test(g, c, ctx)
  })

/** Those that do not hold, each as a reason. */
export const unmet = (g: Game, conditions: readonly Condition[], ctx: Ctx): Message[] =>
  conditions.flatMap((c) => {
    const m = meaning(c)
    if (m.test(g, c, ctx)) return []
    return [m.because?.(g, c, ctx) ?? msg('why-not.unmet', { condition: m.describe(c) })]
  })

export const describeCondition = (c: Condition): Message => meaning(c).describe(c)

export const describeConditions = (conditions: readonly Condition[]): Message[] =>
  conditions.map(describeCondition)
