import { areas, type ShipClass, type ShipView, type View, view } from '@ragtag/engine'
import { type Position, scenario, withSets } from '@ragtag/engine/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentFor } from '../src/content.ts'
import { forget, receive } from '../src/state.ts'
import { boardsUp, boardTitle, inFront, isClosed, tokensAt } from '../src/table/boards.ts'
import { formation } from '../src/table/formation.ts'
import { scene } from '../src/table/ground.ts'
import { peopleUnder } from '../src/table/people-in-room.ts'
import { plan } from '../src/table/plan.ts'
import type { Box } from '../src/table/plan-parts.ts'
import { endsOf, vessels } from '../src/table/vessels.ts'
import { box, seven } from './box.ts'

const fleet = (counts: Partial<Record<ShipClass, number>>): ShipView[] => {
  const classes = ['basestar', 'raider', 'heavy', 'fighter', 'civilian'] as const
  return classes
    .flatMap((of) => Array.from({ length: counts[of] ?? 0 }, () => of))
    .map((of, id) => ({ id, kind: of, class: of, area: 'bow', pilot: -1, damage: [], seenBy: [] }))
}

const screens = [
  { name: 'a large screen', w: 1200, h: 760 },
  { name: 'a laptop', w: 850, h: 600 },
  { name: 'a small laptop', w: 710, h: 424 },
  { name: 'a small window', w: 640, h: 480 },
  { name: 'a tablet', w: 560, h: 700 },
  { name: 'a phone', w: 372, h: 400 },
  { name: 'a small phone', w: 342, h: 380 },
]

/** A game as the page sees it. */
function seen(position: Position): View {
  const now = view(scenario(position).state, 0)
  receive({ type: 'update', view: now, log: [], deadline: null })
  return now
}

const base = (): View => seen({ players: ['william-adama', 'laura-roslin', 'lee-adama'] })
const strange = (position: Partial<Position> = {}, objective = 'kobol'): View =>
  seen({ players: seven, config: { ...withSets([box], {}), objective }, ...position })

/** With all that can lie on the table. */
const crowded = (): View => strange({ sides: { colony: 'front', nest: 'front' } })
const withPegasus = (): View =>
  seen({
    players: [
      'william-adama',
      'laura-roslin',
      'lee-adama',
      'galen-tyrol',
      'helena-cain',
      'cavil',
      'saul-tigh',
    ],
    config: { sets: ['base', 'pegasus'] },
  })
const newCaprica = (phase: string): View =>
  seen({
    players: [
      'william-adama',
      'laura-roslin',
      'lee-adama',
      'galen-tyrol',
      'helena-cain',
      'cavil',
      'saul-tigh',
    ],
    config: { sets: ['base', 'pegasus'], objective: 'new-caprica' },
    sides: { 'new-caprica': 'front' },
    phase,
    tokensAt: { 'occupation-force': ['occupation-authority', 'shipyard', 'shipyard'] },
    at: { 'william-adama': 'resistance-hq' },
  })
const games: readonly (readonly [string, () => View])[] = [
  ['the base box', base],
  ['the Pegasus', withPegasus],
  ['New Caprica beside the ships', () => newCaprica('return')],
  ['a second ship', strange],
  ['four more boards', crowded],
]

const planOf = (now: View, w: number, h: number) => plan(w, h, boardsUp(now), now.players.length)
const apart = (a: Box, b: Box): boolean =>
  a.x + a.w <= b.x + 0.01 || b.x + b.w <= a.x + 0.01 || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01
const inside = (a: Box, b: Box): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h

const drawnByHand = ['galactica', 'colonial-one', 'cylon']
/** There are no wide rooms at bow and stern. */
const endRooms = ['ftl-control', 'brig']

beforeEach(forget)

for (const [played, start] of games)
  describe(`The board with ${played}`, () => {
    for (const { name, w, h } of screens) {
      it(`keeps every room and every ship's place inside itself on ${name}`, () => {
        const at = planOf(start(), w, h)
        const boxes = [...Object.values(at.rooms), ...areas.map((a) => at.areas[a].ships)]
        for (const box of boxes) {
          expect(box.w).toBeGreaterThan(20)
          expect(box.h).toBeGreaterThan(20)
          expect(inside(box, { x: 0, y: 0, w: at.w, h: at.h })).toBe(true)
        }
        expect(at.w).toBe(w)
      })

      it(`has a room for every place there is, and no two in one place, on ${name}`, () => {
        const now = start()
        const { rooms, groups } = planOf(now, w, h)
        const places = boardsUp(now).flatMap((b) => b.rooms.map((r) => r.id))
        expect(Object.keys(rooms).sort()).toEqual([...places].sort())
        for (const [a, one] of Object.entries(rooms))
          for (const [b, other] of Object.entries(rooms))
            if (a < b) expect(apart(one, other), `${a} and ${b}`).toBe(true)
        for (const [i, one] of groups.entries())
          for (const other of groups.slice(i + 1)) expect(apart(one.box, other.box), one.board).toBe(true)
      })

      it(`shows everybody in any one room on ${name}`, () => {
        const now = start()
        const people = now.players.length
        const { rooms } = planOf(now, w, h)
        const names = new Map(boardsUp(now).flatMap((b) => b.rooms.map((r) => [r.id, r.name] as const)))
        for (const [id, room] of Object.entries(rooms)) {
          // Known rooms are where people know them, be they small; where too many stand there, each is still to be seen.
          const byHand = contentFor(now).places.get(id)?.board ?? ''
          const small = endRooms.includes(id)
            ? 3
            : name.includes('small') || name.includes('tablet')
              ? 2
              : played.startsWith('New Caprica')
                ? 3
                : people
          const few = drawnByHand.includes(byHand) ? Math.min(people, small) : people
          for (const n of [1, few, people]) {
            const { marks, apart: free } = peopleUnder(names.get(id) ?? '', n, room)
            expect(marks).toHaveLength(n)
            if (n <= few) expect(free, `${n} in ${id}`).toBe(true)
            marks.forEach((mark, i) => {
              expect(inside(mark, room), `${id} ${i}`).toBe(true)
              for (const other of marks.slice(i + 1))
                if (free) expect(apart(mark, other), `${id} ${i}`).toBe(true)
                else expect(Math.abs(mark.x - other.x) + Math.abs(mark.y - other.y)).toBeGreaterThan(4)
            })
          }
        }
      })

      it(`shows sixteen raiders, two basestars and six vipers in one area on ${name}`, () => {
        const at = planOf(start(), w, h)
        for (const area of areas) {
          const room = at.areas[area].ships
          const drawn = formation(fleet({ basestar: 2, raider: 16, fighter: 6 }), room)
          expect(drawn.ships).toHaveLength(24)
          for (const { x, y } of drawn.ships) {
            expect(x).toBeGreaterThan(room.x - 1)
            expect(x).toBeLessThan(room.x + room.w + 1)
            expect(y).toBeGreaterThan(0)
            expect(y).toBeLessThan(at.h)
          }
          expect(drawn.counts.map((c) => c.n)).toEqual([16, 6])
        }
      })
    }
  })

describe('Boards', () => {
  it('that the page has never heard of are laid out whatever is printed on them', () => {
    for (const { w, h } of screens)
      for (let n = 0; n <= 8; n++) {
        const rooms = Array.from({ length: n }, (_, i) => ({
          id: `r${i}`,
          name: `Room of ${'m'.repeat(i * 2)}`,
        }))
        const known = boardsUp(base())
        const at = plan(w, h, [...known, { id: 'new', title: 'The New One', rooms }], 7)
        expect(Object.keys(at.rooms)).toHaveLength(17 + n)
        expect(at.groups.map((g) => g.board)).toContain('new')
        const boxes = Object.values(at.rooms)
        for (const [i, one] of boxes.entries())
          for (const other of boxes.slice(i + 1)) expect(apart(one, other)).toBe(true)
      }
  })

  it('are called as the side that is up; what lies over a room has the name of its own', () => {
    const now = strange({ sides: { liner: 'wreck' } })
    expect(boardTitle(now, 'liner')).toBe('The Liner (destroyed)')
    expect(boardTitle(now, 'cylon')).toBe('Cylon locations')
    expect(boardsUp(now).find((b) => b.id === 'liner')?.rooms).toEqual([])
    const lab = boardsUp(now)
      .flatMap((b) => b.rooms)
      .find((r) => r.id === 'research-lab')
    expect(lab?.name).toBe('Workshop')
    expect(
      boardsUp(base())
        .flatMap((b) => b.rooms)
        .find((r) => r.id === 'research-lab')?.name,
    ).toBe('Research Lab')
  })

  it('that are ships of their own have their rooms between bow and stern, and a hull around them', () => {
    const now = withPegasus()
    for (const { name, w, h } of screens) {
      const { rooms, groups } = planOf(now, w, h)
      const box = groups.find((g) => g.board === 'pegasus')?.box
      const hull = box && vessels.pegasus?.hull(box)
      if (!box || !hull) throw new Error('There is no hull.')
      const { bow, stern } = endsOf('pegasus', box.w)
      for (const [x, y] of hull) expect(inside({ x, y, w: 0, h: 0 }, box), name).toBe(true)
      for (const room of ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room']) {
        const at = rooms[room]
        expect(at && at.x >= box.x + bow && at.x + at.w <= box.x + box.w - stern, `${room} on ${name}`).toBe(
          true,
        )
      }
    }
    const lost = seen({
      players: ['william-adama', 'laura-roslin', 'lee-adama'],
      config: { sets: ['base', 'pegasus'] },
      sides: { pegasus: 'destroyed' },
    })
    expect(boardTitle(lost, 'pegasus')).toBe('Pegasus destroyed')
    expect(planOf(lost, 850, 600).rooms.airlock).toBeUndefined()
  })

  it('where people are while the ships are away lie in front, on every screen, and beside them when they are back', () => {
    const now = newCaprica('occupation')
    expect(inFront(now)).toEqual(['new-caprica'])
    expect(inFront(newCaprica('return'))).toEqual([])
    expect(isClosed(newCaprica('return'), 'colonial-one')).toBe(true)
    expect(isClosed(newCaprica('return'), 'galactica')).toBe(false)
    for (const { name, w, h } of screens) {
      const { front, ships, ...all } = scene(w, h, boardsUp(now), now.players.length, inFront(now))
      if (!front) throw new Error('Nothing lies in front.')
      const whole = { x: 0, y: 0, w: all.w, h: all.h }
      const places = boardsUp(now).find((b) => b.id === 'new-caprica')?.rooms ?? []
      expect(front.rooms.map(([id]) => id)).toEqual(places.map((r) => r.id))
      front.rooms.forEach(([id, box], i) => {
        expect(inside(box, front.box), `${id} on ${name}`).toBe(true)
        for (const [other, next] of front.rooms.slice(i + 1))
          expect(apart(box, next), `${id} and ${other} on ${name}`).toBe(true)
        const title = places.find((r) => r.id === id)
        const { marks, apart: free } = peopleUnder(title?.name ?? '', 7, box, title?.tokens ? 14 : 0)
        expect(free, `seven at ${id} on ${name}`).toBe(true)
        for (const mark of marks) expect(inside(mark, box), `${id} on ${name}`).toBe(true)
      })
      // The ships are there, too, beside or below.
      const { x, y, scale } = front.afar
      const far = { x, y, w: ships.w * scale, h: ships.h * scale }
      expect(inside(far, whole), name).toBe(true)
      for (const [id, box] of front.rooms) expect(apart(box, far), `${id} on ${name}`).toBe(true)
      expect(Object.keys(ships.rooms)).toContain('command')
      expect(Object.keys(ships.rooms)).not.toContain('shipyard')
    }
  })

  it('show what stands at a place', () => {
    const now = newCaprica('occupation')
    expect(tokensAt(now, 'shipyard')).toEqual(['occupation-force', 'occupation-force'])
    expect(tokensAt(now, 'detention')).toEqual([])
  })

  it('of the base box are where people know them', () => {
    const wide = planOf(base(), 850, 600)
    expect(wide.rooms['ftl-control']).toMatchObject({ x: 139.7895, y: 291.872 })
    expect(wide.groups).toEqual([
      { board: 'colonial-one', box: { x: 4, y: 2, w: 850 * 0.45 - 4, h: 74 } },
      { board: 'cylon', box: { x: 850 * 0.45 + 8, y: 2, w: 850 * 0.55 - 12, h: 74 } },
    ])
    expect(planOf(base(), 372, 400).h).toBe(610)
  })
})
