import type { Option } from '@ragtag/engine'

// Copies of a card, cards of one type to be drawn, raiders in one area: whoever chooses cannot tell them from one
// another, so they are one thing with a number.

/** What is the same for all copies: everything but which of them it is. */
function kindOf(option: Option): string {
  const { id: _id, ship: _ship, target: _target, n: _n, ...about } = option
  return JSON.stringify(about)
}

/** The options with those that are alike together, in the order in which each came first. */
export function copiesOf(options: readonly Option[]): readonly (readonly [Option, ...Option[]])[] {
  const kinds = new Map<string, [Option, ...Option[]]>()
  for (const option of options) {
    const kind = kindOf(option)
    const known = kinds.get(kind)
    if (known) known.push(option)
    else kinds.set(kind, [option])
  }
  return [...kinds.values()]
}
