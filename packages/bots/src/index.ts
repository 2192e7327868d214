export { beliefs } from './beliefs.ts'
export { luck } from './chance.ts'
export { choose, isDecided } from './choose.ts'
export { type Claim, claimOf, claims, pledgeOf } from './claims.ts'
export { type Advised, advise, reasons } from './hint.ts'
export { type Level, levels, mildest, think, timeFor } from './levels.ts'
export { heard, type Memory, newMemory, pledged, remember } from './memory.ts'
export { claimBy, pledgeBy, publicDoubt, suspect } from './says.ts'
export type { Budget } from './search.ts'
export { bot, type Played, playGame, type Sitter } from './table.ts'
export {
  executedIn,
  lookIn,
  type Testimony,
  testified,
  type Verdict,
  verdictOn,
  verdicts,
} from './testimony.ts'
