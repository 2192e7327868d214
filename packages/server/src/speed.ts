import type { Speed } from '@ragtag/protocol'
import type { House } from './house.ts'
import { attend } from './play.ts'
import { no, type Refusal } from './refusal.ts'
import { isAlone, type Table } from './table.ts'

/** Whoever is alone with bots says how fast they play; among people nobody does, for all wait for them. */
export function setSpeed(house: House, table: Table, chair: number, speed: Speed): Refusal {
  if (!isAlone(table, chair))
    return no('not-alone', 'Only somebody who is alone with bots can say how fast they play.')
  table.speed = speed
  attend(house, table)
  return undefined
}
