import type { Saved } from '../shape.ts'
import { boards } from './boards.ts'
import { checksInSteps } from './checks.ts'
import { civiliansToLose } from './civilians.ts'
import { decksInPlay } from './decks.ts'
import { oneMomentForCards } from './moments.ts'
import { phases } from './objective.ts'
import { standings } from './people.ts'
import { fleetByKind } from './ships.ts'
import { turnEffects } from './turn.ts'

/** One function for each part of a position that changed; none relies on another. */
const parts: readonly ((saved: Saved) => Saved)[] = [
  fleetByKind,
  civiliansToLose,
  boards,
  phases,
  decksInPlay,
  standings,
  oneMomentForCards,
  turnEffects,
  checksInSteps,
]

export const toFormat2 = (saved: Saved): Saved => parts.reduce((before, part) => part(before), saved)
