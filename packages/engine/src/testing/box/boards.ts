import { base } from '../../content/base/index.ts'
import type { Part } from '../../content/set.ts'
import type { Board, DamageToken, Location } from '../../core/content.ts'
import { price } from '../../effects/activation.ts'
import { turnBoard } from '../../effects/boards.ts'
import { draw, drawFrom } from '../../effects/cards.ts'
import { check } from '../../effects/checks.ts'
import { gainShips } from '../../effects/fleet.ts'
import { infiltrate } from '../../effects/people.ts'
import { gain } from '../../effects/resources.ts'
import { mayInfiltrate } from '../../effects/when.ts'

// A second ship with two rooms that takes damage in Galactica's place and can be destroyed, and an overlay on the
// Cylon locations: one place is covered from the start, another when it is turned.

const tender: Board = {
  id: 'tender',
  title: 'the Tender',
  sides: [
    { id: 'front', enter: 'humans' },
    { id: 'wreck', title: 'a wreck', enter: 'humans' },
  ],
  takesDamageOf: 'galactica',
  wrecked: { at: 2, effect: [turnBoard('tender', 'wreck')] },
  actions: [{ id: 'signal', requires: [], effect: [draw('user', 1, ['politics'])] }],
}

const overlay: Board = {
  id: 'cylon',
  title: 'the Cylon locations',
  sides: [
    { id: 'front', enter: 'cylons' },
    { id: 'back', title: 'without their Resurrection Ship', enter: 'cylons' },
  ],
}

const room = (id: string, title: string, actions: Location['actions']): Location => ({
  id,
  title,
  ship: 'tender',
  hazardous: false,
  damageable: true,
  actions,
  passives: [],
})

const hit = (location: string, title: string): DamageToken => ({
  id: `damage-${location}`,
  title,
  board: 'tender',
  location,
  loss: {},
})

const both = ['front', 'back']
const cylon = base.locations.filter((l) => l.ship === 'cylon')
const covered = cylon.map((l): Location => {
  if (l.id === 'resurrection-ship') return l
  if (l.id !== 'human-fleet') return { ...l, sides: both }
  const second = { id: 'infiltrate', requires: [mayInfiltrate()], effect: [infiltrate('galactica')] }
  return {
    ...l,
    id: 'shadowed-fleet',
    title: 'Shadowed Fleet',
    place: 'human-fleet',
    sides: both,
    actions: [...l.actions, second],
  }
})

export const boards: Part = {
  removes: { boards: ['cylon'], locations: cylon.map((l) => l.id) },
  boards: [tender, overlay],
  locations: [
    room('crows-nest', "Crow's Nest", [
      { id: '', requires: [], effect: [drawFrom('user', 'favours', 2)] },
      { id: 'refit', requires: [], cost: [price(1)], effect: [gainShips('gunship', 1)] },
    ]),
    room('workshop', 'Workshop', [
      { id: '', requires: [], effect: [check(6, ['engineering', 'treachery'], [gain('fuel', 1)])] },
    ]),
    ...covered,
    {
      id: 'debris',
      title: 'Debris',
      ship: 'cylon',
      place: 'resurrection-ship',
      sides: ['back'],
      hazardous: false,
      damageable: false,
      actions: [{ id: '', requires: [], cost: [price(1)], effect: [draw('user', 2, 'any')] }],
      passives: [],
    },
  ],
  damageTokens: [hit('crows-nest', "Crow's Nest damaged"), hit('workshop', 'Workshop damaged')],
}
