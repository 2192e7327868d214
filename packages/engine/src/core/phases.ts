import type { Phase } from './content.ts'
import type { Game } from './game.ts'

const ordinary: Phase = { title: '' }

/** What is otherwise now, by the objective. */
export const phaseOf = (g: Game): Phase => g.content.rules.objective.phases?.[g.s.phase] ?? ordinary

/** Nothing happens to the ships in space, to centurions and to locations that can be damaged. */
export const frozen = (g: Game): boolean => phaseOf(g).frozen ?? false
