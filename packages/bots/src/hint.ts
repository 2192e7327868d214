import type { Answer, Option, Request, View } from '@ragtag/engine'
import { luck } from './chance.ts'
import { counting, hopeless, passChance, strengthIn } from './checks.ts'
import { exposedIn } from './danger.ts'
import type { Memory } from './memory.ts'
import { isCylon, type Mind, mindOf } from './mind.ts'
import { lowest } from './resources.ts'

// Why an answer is advised: from the kind of question and from what weighs most. Reasons have names; what they say is
// the page's own.

export const reasons = [
  'only',
  'check-help',
  'check-hopeless',
  'check-save',
  'check-spoil',
  'check-seem',
  'choice',
  'choice-harm',
  'reveal',
  'draw',
  'part-with',
  'move',
  'stay',
  'suspected',
  'trusted',
  'harm-person',
  'use-now',
  'keep',
  'character',
  'boarding',
  'civilians',
  'resource',
  'space',
  'on',
  'harm',
  'own',
] as const
export type Reason = (typeof reasons)[number]

export type Advised = { readonly options: readonly string[]; readonly why: Reason }

/** The answer somebody was found to give best, with the reason for it. */
export function advise(view: View, request: Request, memory: Memory, { options }: Answer): Advised {
  const mind = mindOf(view, request, memory, luck('', request))
  const chosen = request.options.filter((o) => options.includes(o.id))
  return { options, why: reasonFor(mind, chosen) }
}

const drawing = ['split', 'multi-skill', 'choose-draw', 'name-type', 'search-deck', 'search-cards', 'forgo']
const parting = [
  'discard',
  'pay',
  'sift',
  'show-added',
  'give',
  'discard-held',
  'bury-quorum',
  'put-on-destiny',
]
const choosing = [
  'crisis-choice',
  'switch-option',
  'choice',
  'may',
  'risk',
  'destination',
  'highest',
  'crisis-draw',
]

function reasonFor(mind: Mind, chosen: readonly Option[]): Reason {
  const { request } = mind
  const kind = request.prompt.key.replace(/^prompt\./, '')
  if (chosen.some((o) => o.id.startsWith('reveal:'))) return 'reveal'
  if (request.options.length === 1 && request.min === 1) return 'only'
  if (kind === 'contribute') return inCheck(mind, chosen)
  if (request.secret || kind.startsWith('window.')) return chosen.length > 0 ? 'use-now' : 'keep'
  if (kind === 'character' || kind === 'new-character') return 'character'
  if (drawing.includes(kind)) return 'draw'
  if (parting.includes(kind)) return 'part-with'
  if (kind === 'move') return chosen.some((o) => o.location !== undefined) ? 'move' : 'stay'
  if (kind === 'pick') return aboutSomebody(mind, chosen)
  if (mind.aims !== undefined) return 'own'
  if (choosing.includes(kind)) return isCylon(mind) ? 'choice-harm' : 'choice'
  return isCylon(mind) ? 'harm' : pressing(mind)
}

function inCheck(mind: Mind, chosen: readonly Option[]): Reason {
  const strength = chosen.reduce((sum, o) => sum + strengthIn(mind, o.card ?? ''), 0)
  if (strength < 0) return 'check-spoil'
  if (chosen.length > 0) return isCylon(mind) ? 'check-seem' : 'check-help'
  const { check } = mind.view
  const given = check && passChance(mind, check.difficulty, counting(check)) < hopeless
  return given && !isCylon(mind) ? 'check-hopeless' : 'check-save'
}

function aboutSomebody(mind: Mind, chosen: readonly Option[]): Reason {
  const seat = chosen[0]?.seat
  if (isCylon(mind)) return 'harm-person'
  const doubts = mind.request.options.map((o) => mind.suspicion[o.seat ?? -1] ?? 0)
  const doubt = mind.suspicion[seat ?? -1] ?? 0
  if (doubt > 0.3 && doubt >= Math.max(...doubts)) return 'suspected'
  return doubt <= Math.min(...doubts) ? 'trusted' : pressing(mind)
}

/** A resource of which so little is left weighs more than anything that is not aboard yet. */
const low = 3

/** What weighs most on the fleet. */
function pressing({ view, space }: Mind): Reason {
  if (view.centurions.some((n) => n > 0)) return 'boarding'
  if (exposedIn(space) > 0) return 'civilians'
  if (lowest(view) <= low) return 'resource'
  return space.raider + space.basestar > 0 ? 'space' : 'on'
}
