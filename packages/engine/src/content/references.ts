import type { Content } from '../core/content.ts'

// What is printed names other things by their id; a name that nothing has would be found only in the middle
// of a game. Characters of a line of succession need not be in the game.

export function checkReferences(content: Content): void {
  const { locations, boards, rules } = content
  const place = (id: string, where: string): void => {
    if (!locations.has(id)) throw new Error(`${where} names the location "${id}", which is not in this game.`)
  }
  const type = (id: string, where: string): void => {
    if (!rules.skillTypes.some((t) => t === id))
      throw new Error(`${where} names the skill type "${id}", which is not in this game.`)
  }
  const inside = (x: unknown, where: string): void => {
    if (Array.isArray(x)) for (const y of x) inside(y, where)
    else if (typeof x === 'object' && x !== null)
      for (const [key, value] of Object.entries(x)) {
        if (key === 'location' || key === 'locations') for (const id of strings(value)) place(id, where)
        else if (key === 'skills') for (const id of strings(value)) type(id, where)
        else inside(value, where)
      }
  }
  for (const role of Object.values(rules.roles)) place(role, 'The rules')
  for (const { id, wrecked, instead, actions } of boards.values()) {
    inside([wrecked, actions], `"${id}"`)
    for (const [from, to] of Object.entries(instead ?? {})) for (const l of [from, to]) place(l, `"${id}"`)
  }
  const { crises, superCrises, quorum, destinations, loyalty, damageTokens, skillCards } = content
  for (const kind of [crises, superCrises, quorum, destinations, loyalty, damageTokens])
    for (const [id, printed] of kind) inside(printed, `"${id}"`)
  for (const [id, standing] of Object.entries(rules.standings)) inside(standing, `"${id}"`)
  for (const { on } of content.places.values())
    for (const l of Object.values(on)) inside([l.actions, l.passives], `"${l.id}"`)
  for (const [id, card] of skillCards) {
    type(card.type, `"${id}"`)
    inside(card.abilities, `"${id}"`)
    inside(card.inCheck, `"${id}"`)
  }
  for (const [id, { start, abilities, skills }] of content.characters) {
    if (start !== 'launch' && start !== 'off-board') place(start, `"${id}"`)
    for (const draw of skills) for (const t of draw.types) type(t, `"${id}"`)
    inside(abilities, `"${id}"`)
  }
}

const strings = (x: unknown): string[] =>
  (Array.isArray(x) ? x : [x]).filter((y): y is string => typeof y === 'string')
