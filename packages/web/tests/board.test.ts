import { areas, type ShipClass, type ShipView } from '@ragtag/engine'
import { describe, expect, it } from 'vitest'
import { formation } from '../src/table/formation.ts'
import { plan } from '../src/table/plan.ts'

const fleet = (counts: Partial<Record<ShipClass, number>>): ShipView[] => {
  const classes = ['basestar', 'raider', 'heavy', 'fighter', 'civilian'] as const
  return classes
    .flatMap((of) => Array.from({ length: counts[of] ?? 0 }, () => of))
    .map((of, id) => ({ id, kind: of, class: of, area: 'bow', pilot: -1, damage: [], seenBy: [] }))
}

const screens = [
  { name: 'a large screen', w: 1200, h: 760 },
  { name: 'a laptop', w: 850, h: 600 },
  { name: 'a small window', w: 640, h: 480 },
  { name: 'a phone', w: 350, h: 400 },
]

describe('The board', () => {
  for (const { name, w, h } of screens) {
    it(`keeps every room and every ship's place inside itself on ${name}`, () => {
      const at = plan(w, h)
      const boxes = [...Object.values(at.rooms), ...areas.map((a) => at.areas[a].ships)]
      for (const box of boxes) {
        expect(box.w).toBeGreaterThan(20)
        expect(box.h).toBeGreaterThan(20)
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.x + box.w).toBeLessThanOrEqual(at.w)
        expect(box.y + box.h).toBeLessThanOrEqual(at.h)
      }
    })

    it(`shows sixteen raiders, two basestars and six vipers in one area on ${name}`, () => {
      const at = plan(w, h)
      for (const area of areas) {
        const box = at.areas[area].ships
        const drawn = formation(fleet({ basestar: 2, raider: 16, fighter: 6 }), box)
        expect(drawn.ships).toHaveLength(24)
        for (const { x, y } of drawn.ships) {
          expect(x).toBeGreaterThan(box.x - 1)
          expect(x).toBeLessThan(box.x + box.w + 1)
          expect(y).toBeGreaterThan(0)
          expect(y).toBeLessThan(at.h)
        }
        expect(drawn.counts.map((c) => c.n)).toEqual([16, 6])
      }
    })
  }

  it('has no two rooms in one place', () => {
    const rooms = Object.entries(plan(850, 600).rooms)
    for (const [a, one] of rooms)
      for (const [b, other] of rooms) {
        if (a >= b) continue
        const apart =
          one.x + one.w <= other.x ||
          other.x + other.w <= one.x ||
          one.y + one.h <= other.y ||
          other.y + other.h <= one.y
        expect(apart, `${a} and ${b}`).toBe(true)
      }
  })
})
