import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { palettes } from '../../src/comfort/settings.ts'
import { gallery, type Stand } from './gallery.ts'
import { asked } from './hands.ts'
import { scene } from './scene.ts'

// What is drawn on the board, in every palette. Axe measures no contrasts in drawings; here they are measured.

const looks: readonly Stand[] = ['action', 'cylon', 'everything', 'ground']

type Measured = {
  /** Words with their contrast to what they stand on. */
  readonly words: readonly (readonly [string, number])[]
  /** The rims of rooms with theirs to the floor inside. */
  readonly rims: readonly (readonly [string, number])[]
  /** The colours of ships, rooms and boards. */
  readonly colours: string
}

const measure = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    if (!pen) throw new Error('Nothing can be drawn.')
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground')
    const isPaint = (colour: string): boolean => colour !== 'none' && !colour.startsWith('url')
    /** One over the other on the ground, as the eye sees them. */
    const shade = (...colours: readonly string[]): number => {
      for (const colour of [ground, ...colours]) {
        pen.fillStyle = colour
        pen.fillRect(0, 0, 1, 1)
      }
      const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data]
        .map((n) => n / 255)
        .map((n) => (n <= 0.03928 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4))
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    const paintOf = (e: Element): string => {
      const { fill } = getComputedStyle(e)
      if (isPaint(fill)) return fill
      // Of what is hatched or shaded, the lightest.
      const parts = [...document.querySelectorAll(`${/#[\w-]+/.exec(fill)?.[0] ?? 'none'} > *`)].map(
        (part) => {
          const style = getComputedStyle(part)
          return part.localName === 'stop' ? style.stopColor : style.fill
        },
      )
      return parts.sort((a, b) => shade(b) - shade(a))[0] ?? 'transparent'
    }
    const standsOn: readonly (readonly [string, string])[] = [
      ['.room > .name, .room > .brief, .room > .broken', '.floor'],
      ['.group > text, .group tspan', '.plate'],
      ['.area > .label', '.edge'],
      ['.person > text', 'path'],
      ['.card-space > text', '.paper'],
    ]
    const all = (selector: string): Element[] =>
      [...document.querySelectorAll(`.plan ${selector.replaceAll(', ', ', .plan ')}`)].filter(
        (e) => !e.closest('.afar, .closed'),
      )
    const name = (e: Element): string =>
      `${e.parentElement?.getAttribute('class')} > ${e.getAttribute('class') ?? e.localName} "${e.textContent}"`
    return {
      words: standsOn.flatMap(([words, under]) =>
        all(words).map((e) => {
          const below = e.closest('g')?.querySelector(`:scope > ${under}`)
          const on = below ? paintOf(below) : 'transparent'
          return [name(e), contrast(shade(on, getComputedStyle(e).fill), shade(on))] as const
        }),
      ),
      rims: all('.room > .floor').map((e) => {
        const on = paintOf(e)
        return [name(e), contrast(shade(on, getComputedStyle(e).stroke), shade(on))] as const
      }),
      colours: all('.floor, .plate, .hull, .skin, .edge, .person > path')
        .map((e) => `${paintOf(e)} ${getComputedStyle(e).stroke}`)
        .join('\n'),
    }
  })

scene(
  'in every palette the words on the board can be read, and the palettes differ there',
  async (s) => {
    const { house, paths } = await gallery(s, looks)
    const v = await s.visit(house, '/')
    const faults: string[] = []
    for (const [look, path] of paths) {
      const seen = new Set<string>()
      for (const colours of palettes) {
        await v.page.evaluate(
          (wish) => localStorage.setItem('ragtag.settings', wish),
          JSON.stringify({ colours, moments: 'off' }),
        )
        await v.page.goto(house.address + path)
        await v.page.reload()
        await asked(v)
        const { words, rims, colours: painted } = await measure(v.page)
        expect(words.length).toBeGreaterThan(10)
        const least = colours === 'contrast' ? { words: 7, rims: 3 } : { words: 4.5, rims: 1.5 }
        const weak = [...words.filter(([, c]) => c < least.words), ...rims.filter(([, c]) => c < least.rims)]
        faults.push(...weak.map(([what, c]) => `${look}, ${colours}: ${what}: ${c.toFixed(1)}`))
        seen.add(painted)
      }
      expect(seen.size, look).toBe(palettes.length)
    }
    expect(faults.join('\n')).toBe('')
  },
  240_000,
)

const read = (file: string): string => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')

test('whatever is drawn on the board takes its colours from the palette', () => {
  const drawn = [
    'style/board.css',
    'style/rooms.css',
    'style/ground.css',
    'table/Board.tsx',
    'table/Ground.tsx',
  ]
  const fixed = drawn.flatMap((file) =>
    (read(file).match(/(?<=[\s"(:])#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/g) ?? []).map((c) => `${file}: ${c}`),
  )
  expect(fixed).toEqual([])
})

test('every palette but the usual one is written down', () => {
  const written = [...read('style/colours.css').matchAll(/data-colours="([\w-]+)"/g)].map(([, name]) => name)
  expect(['usual', ...written]).toEqual(palettes)
})
