import { ConfigRefused, checkedConfig } from '../config.ts'
import { format as current, type GameState } from '../core/state.ts'
import { position } from './position.ts'
import { isObject, type Saved } from './shape.ts'
import { toFormat2 } from './to-2/index.ts'

// Positions saved by earlier versions. Every change of what a GameState looks like gets the next number, and a
// step that makes a position of the new format from one of the format before.

/** The step at [0] leads from format 1 to format 2, and so on. Each is pure and works on plain JSON. */
export const steps: readonly ((saved: Saved) => Saved)[] = [toFormat2]

/** A saved position that cannot be played on, and why. */
export class PositionRefused extends Error {
  override readonly name = 'PositionRefused'
  /** Saved by a version that is newer than this one, or not (any more) what any version would save. */
  readonly code: 'newer' | 'damaged'
  constructor(code: PositionRefused['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** A position as this version plays it, from one that this or an earlier version saved. */
export function migrated(saved: unknown): GameState {
  if (!isObject(saved) || !Number.isInteger(saved.format))
    throw new PositionRefused('damaged', 'This is no saved position: it does not name its format.')
  const format = Number(saved.format)
  if (format > current)
    throw new PositionRefused(
      'newer',
      `The position has format ${format}; this version knows formats up to ${current}. Play it with a newer version.`,
    )
  if (format < 1) throw new PositionRefused('damaged', `There is no format ${format}.`)
  const now = steps.slice(format - 1).reduce<Saved>((before, step, i) => {
    try {
      return { ...step(before), format: format + i + 1 }
    } catch (error) {
      throw new PositionRefused('damaged', `It cannot be read as format ${format + i}: ${said(error)}`)
    }
  }, saved)
  const wrong: string[] = []
  if (!position(now, '', wrong))
    throw new PositionRefused('damaged', `The position is damaged: ${some(wrong)}.`)
  try {
    checkedConfig(now.config)
  } catch (error) {
    if (!(error instanceof ConfigRefused)) throw error
    throw new PositionRefused('damaged', `The position is of a game that cannot be played: ${error.message}`)
  }
  return now
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const some = (wrong: readonly string[]): string =>
  wrong.length > 3 ? `${wrong.slice(0, 3).join('; ')}; and ${wrong.length - 3} more` : wrong.join('; ')
