import type { View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor, textOf } from '../content.ts'
import { t } from '../words/index.ts'
import { initials, markOf } from './people.ts'
import type { Box } from './plan-parts.ts'
import { roomSigns } from './room-signs.ts'
import { octagon } from './shapes.tsx'
import { spot } from './spot.ts'
import { widthOf } from './width-of.ts'

/** Every location where people can stand, with those who do. */
export function Rooms({
  now,
  rooms,
}: {
  readonly now: View
  readonly rooms: Readonly<Record<string, Box>>
}): JSX.Element {
  const { locations } = contentFor(now)
  return (
    <>
      {Object.entries(rooms).map(([id, box]) => {
        const location = locations.get(id)
        return location ? (
          <Room
            key={id}
            now={now}
            id={id}
            box={box}
            kind={`${location.ship}${location.hazardous ? ' hazardous' : ''}`}
          />
        ) : null
      })}
    </>
  )
}

type Props = { readonly now: View; readonly id: string; readonly box: Box; readonly kind: string }

const line = 14
const small = 13

function Room({ now, id, box, kind }: Props): JSX.Element {
  const name = t(`location:${id}`)
  const token = box.w < 92 ? 24 : 27
  const damaged = now.damaged.includes(id)
  const inside = now.players.filter((p) => p.at === id)
  const lines = wrapped(name, box.w - 12)
  const head = 6 + (lines.length + (damaged ? 1 : 0)) * line
  const brief = briefOf(id, box.w - 12, box.h - head - 8 - (inside.length > 0 ? token : 0))
  const perRow = Math.max(1, Math.floor((box.w - 8) / (token + 2)))
  const room = Math.max(token, box.h - head - 4)
  const rows = Math.max(1, Math.floor(room / (token + 1)))
  // Where the name leaves no room below it, people stand at the far end.
  const short = box.h - head < token + 2
  // Where many stand in a small room they stand closer together.
  const across = Math.max(Math.min(perRow, inside.length), Math.ceil(inside.length / rows))
  const free = box.w - 10 - token - (short ? widthOf(lines[lines.length - 1] ?? '') : 0)
  const step = across > 1 ? Math.min(token + 2, Math.max(9, free / (across - 1))) : 0
  return (
    <g {...spot(`location:${id}`, `room ${kind}${damaged ? ' damaged' : ''}`, name, `location:${id}`)}>
      <title>{`${name}. ${textOf(`location:${id}`)}${damaged ? ` ${t('board.damaged')}` : ''}`}</title>
      <path class="floor" d={octagon(box.x, box.y, box.w, box.h, Math.min(9, box.h / 4))} />
      {(brief.length === 0 || head + brief.length * small <= box.h - 26) && (
        <path
          class="sign"
          d={roomSigns[id] ?? ''}
          transform={`translate(${box.x + box.w - 29} ${box.y + box.h - 29})`}
        />
      )}
      {lines.map((text, i) => (
        <text key={text} class="name" x={box.x + 7} y={box.y + 16 + i * line} {...squeezed(text, box.w - 12)}>
          {text}
        </text>
      ))}
      {brief.map((text, i) => (
        <text key={text} class="brief" x={box.x + 7} y={box.y + head + 5 + (i + 1) * small}>
          {text}
        </text>
      ))}
      {damaged && (inside.length === 0 || box.h - head > token) && (
        <text
          class="broken"
          x={box.x + 7}
          y={box.y + 16 + lines.length * line}
          {...squeezed(t('board.damaged').toUpperCase(), box.w - 12)}
        >
          {t('board.damaged')}
        </text>
      )}
      {inside.map((p, i) => {
        const x = short ? box.x + box.w - 5 - token - i * step : box.x + 6 + (i % across) * step
        const y = box.y + box.h - 4 - token - (short ? 0 : Math.floor(i / across) * (token + 1))
        return (
          <g key={p.seat} {...spot(`seat:${p.seat}`, markOf(now, p), t('seat', { seat: p.seat }))}>
            <title>{t('seat', { seat: p.seat })}</title>
            <path d={octagon(x, y, token, token, 7)} />
            <text x={x + token / 2} y={y + token / 2 + 4.5}>
              {initials(p.seat)}
            </text>
          </g>
        )
      })}
      {id === 'brig' && inside.length > 0 && <path class="bars" d={bars(box)} />}
    </g>
  )
}

/** What one can do there in a few words, where they find room. */
function briefOf(id: string, width: number, height: number): string[] {
  const words = t(`brief.${id}`)
  const lines = wrapped(words, width)
  return lines.length * small <= height ? lines : []
}

/** The bars before whoever is locked up. */
const bars = ({ x, y, w, h }: Box): string =>
  Array.from({ length: 5 }, (_, i) => `M${(x + (w * (i + 1)) / 6).toFixed(1)} ${y + 24}v${h - 29}`).join('')

/** A word too long for its room is drawn narrower rather than smaller. */
const squeezed = (text: string, width: number) =>
  widthOf(text) > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' as const } : {}

/** A name broken into lines. */
function wrapped(name: string, width: number): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines[lines.length - 1]
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
