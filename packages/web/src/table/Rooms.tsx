import type { View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor, locationAt, printAt, textOf } from '../content.ts'
import { changeOf } from '../words/changes.ts'
import { t, wordsOr } from '../words/index.ts'
import { isClosed, sideUp, tokensAt } from './boards.ts'
import { CardSpace } from './CardSpace.tsx'
import { deckAt } from './missions.ts'
import { initials, markOf } from './people.ts'
import { peopleUnder } from './people-in-room.ts'
import type { Box } from './plan-parts.ts'
import { anyRoom, burst, roomSigns, tokenSign } from './room-signs.ts'
import { octagon } from './shapes.tsx'
import { spot } from './spot.ts'
import { line } from './strips.ts'
import { squeezed, widthOf, wrapped } from './width-of.ts'

/** Every location where people can stand, with those who do. */
export function Rooms({
  now,
  rooms,
}: {
  readonly now: View
  readonly rooms: Readonly<Record<string, Box>>
}): JSX.Element {
  return (
    <>
      {Object.entries(rooms).map(([place, box]) => {
        const deck = deckAt(place)
        return deck === undefined ? (
          <Room key={place} now={now} place={place} box={box} />
        ) : (
          <CardSpace key={place} now={now} deck={deck} box={box} />
        )
      })}
    </>
  )
}

type Props = { readonly now: View; readonly place: string; readonly box: Box }

const small = 13
/** So much narrower may a word be drawn. */
const narrowest = 0.8

/** How it looks: whose it is, whether anybody goes there by choice, and whether something else lies over it. */
function kindOf(now: View, place: string): string {
  const location = printAt(now, place)
  if (!location) return ''
  const theirs = sideUp(now, location.ship)?.enter === 'cylons'
  return [
    location.ship,
    theirs ? 'cylon' : '',
    isClosed(now, location.ship) ? 'closed' : '',
    location.hazardous ? 'hazardous' : '',
    location.id === place ? '' : 'overlay',
  ]
    .filter((kind, i, all) => kind !== '' && all.indexOf(kind) === i)
    .join(' ')
}

function Room({ now, place, box }: Props): JSX.Element {
  const key = locationAt(now, place)
  const id = key.replace('location:', '')
  const name = t(key)
  const change = changeOf(now.config.sets, key)
  const damaged = now.damaged.includes(place)
  const inside = now.players.filter((p) => p.at === place)
  const tokens = tokensAt(now, place)
  const lower = tokens.length > 0 ? line : 0
  // What is broken says so; where so many stand that there is no room for the word, a sign stands among them.
  const word = t('board.damaged').toUpperCase()
  const worded = peopleUnder(name, inside.length, box, lower + line, widthOf(word) * narrowest)
  const broken = damaged && worded.apart
  const signed = damaged && !broken
  const { lines, head, marks } = broken
    ? worded
    : peopleUnder(name, inside.length + (signed ? 1 : 0), box, lower)
  const breach = signed ? marks[inside.length] : undefined
  const stand = marks.length > 0 ? box.y + box.h - Math.min(...marks.map((m) => m.y)) : 0
  const brief = briefOf(id, box.w - 12, box.h - head - 11 - stand)
  const { brig } = contentFor(now).rules.roles
  const showsSign =
    (brief.length === 0 || head + brief.length * small <= box.h - 32) &&
    (head <= box.h - 26 || widthOf(lines[lines.length - 1] ?? '') <= box.w - 38) &&
    marks.every((m) => isClear(m, box))
  return (
    <g {...spot(`location:${place}`, `room ${kindOf(now, place)}${damaged ? ' damaged' : ''}`, key)}>
      <title>
        {[`${name}. ${textOf(key)}`, damaged ? t('board.damaged') : '', change?.text ?? '']
          .filter((words) => words !== '')
          .join(' ')}
      </title>
      <path class="floor" d={octagon(box.x, box.y, box.w, box.h, Math.min(9, box.h / 4))} />
      {showsSign && (
        <path
          class="sign"
          d={roomSigns[id] ?? roomSigns[place] ?? anyRoom}
          transform={`translate(${box.x + box.w - 29} ${box.y + box.h - 29})`}
        />
      )}
      {change && <path class="changed" d={corner(box)} />}
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
      {tokens.map((token, i) => (
        <g
          key={`${token}${i + 1}`}
          class="place-token"
          transform={`translate(${box.x + 15 + i * Math.min(18, (box.w - 26) / tokens.length)} ${box.y + 11 + lines.length * line + 2})`}
        >
          <title>{t(`token:${token}`)}</title>
          <path class="token-mark" d={tokenSign} />
        </g>
      ))}
      {broken && (
        <text
          class="broken"
          x={box.x + 7}
          y={box.y + 16 + lines.length * line}
          {...squeezed(word, besides(marks, box, head))}
        >
          {t('board.damaged')}
        </text>
      )}
      {breach && (
        <g class="breach" transform={`translate(${breach.x + breach.w / 2} ${breach.y + breach.h / 2})`}>
          <path d={burst} transform={`scale(${breach.h / 20})`} />
          <text y="4.5">!</text>
        </g>
      )}
      {inside.map((p, i) => {
        const { x, y, w, h } = marks[i] ?? box
        const letters = initials(p.seat)
        return (
          <g key={p.seat} {...spot(`seat:${p.seat}`, markOf(now, p))}>
            <title>{t('seat', { seat: p.seat })}</title>
            <path d={octagon(x, y, w, h, Math.min(7, h / 4 + 0.5))} />
            <text x={x + w / 2} y={y + h / 2 + 4.5} {...squeezed(letters, w - 3)}>
              {letters}
            </text>
          </g>
        )
      })}
      {place === brig && inside.length > 0 && <path class="bars" d={bars(box)} />}
    </g>
  )
}

/** How wide the last line above those who stand there may be: some stand beside it. */
const besides = (marks: readonly Box[], { x, y, w }: Box, head: number): number =>
  Math.min(w - 12, ...marks.filter((m) => m.y < y + head - 4).map((m) => m.x - x - 10))

/** Whoever stands there leaves the room's sign free. */
const isClear = (mark: Box, { x, y, w, h }: Box): boolean =>
  mark.x + mark.w <= x + w - 29 || mark.y + mark.h <= y + h - 29

/** The upper right corner, for what is not as people know it. */
const corner = ({ x, y, w, h }: Box): string => {
  const cut = Math.min(9, h / 4)
  return `M${x + w - cut - 5} ${y}H${x + w - cut}L${x + w} ${y + cut}V${y + cut + 5}`
}

/** What one can do there in a few words, where they find room. */
function briefOf(id: string, width: number, height: number): string[] {
  // On which board it is, its plate says.
  const words = wordsOr(`brief.${id}`, textOf(`location:${id}`).split('\n').slice(1).join(' '))
  const lines = wrapped(words, width)
  return lines.length * small <= height && lines.every((text) => widthOf(text) <= width + 6) ? lines : []
}

/** The bars before whoever is locked up. */
const bars = ({ x, y, w, h }: Box): string =>
  Array.from({ length: 5 }, (_, i) => `M${(x + (w * (i + 1)) / 6).toFixed(1)} ${y + 24}v${h - 29}`).join('')
