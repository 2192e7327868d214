import { componentList, contentOf, type SkillType, type View } from '@ragtag/engine'
import { catalogue } from './words/index.ts'

// What is printed on the components, found by the name a message or a view gives.

type Content = ReturnType<typeof contentOf>
type Printed = ReturnType<typeof componentList>[number]

export const contentFor = (view: View): Content => contentOf(view.config)

let texts: Map<string, Printed> | undefined

/** Which kinds of component a name such as `card:food-shortage` may mean. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  card: ['crisis', 'super-crisis', 'quorum', 'destination', 'loyalty', 'objective'],
  character: ['character'],
  location: ['location'],
  'skill-card': ['skill'],
  title: ['title'],
  token: ['civilian', 'galactica-damage', 'basestar-damage'],
}

/** The component a name such as `location:command` stands for. */
export function printedOn(key: string): Printed | undefined {
  texts ??= new Map(componentList(catalogue).map((c) => [`${c.kind}:${c.id}`, c]))
  const colon = key.indexOf(':')
  const kind = key.slice(0, colon)
  const id = key.slice(colon + 1)
  for (const k of kinds[kind] ?? []) {
    const found = texts.get(`${k}:${kind === 'skill-card' ? id.replace(/-\d+$/, '') : id}`)
    if (found) return found
  }
  return undefined
}

export const textOf = (key: string): string => printedOn(key)?.text ?? ''

export type Face = {
  readonly card: string
  readonly title: string
  readonly type: SkillType
  readonly strength: number
  readonly text: string
}

/** What a skill card in hand shows. */
export function faceOf(content: Content, card: string): Face | undefined {
  const face = content.skills.get(card)
  if (!face) return undefined
  const { title, type } = face.card
  return { card, title, type, strength: face.strength, text: textOf(`skill-card:${card}`) }
}
