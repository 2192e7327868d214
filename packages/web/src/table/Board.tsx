import { signal } from '@preact/signals'
import { areas, type View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { contentFor } from '../content.ts'
import { rem, useSize } from '../shared/size.ts'
import { motion, request } from '../state.ts'
import { t } from '../words/index.ts'
import { boardsUp, boardTitle, hitsOn, holderOf, inFront, isClosed, isLost, sideUp } from './boards.ts'
import { Ground, Land, Piles, Ways } from './Ground.tsx'
import { isLand, type Scene, scene } from './ground.ts'
import type { Vessel } from './hulls/vessel.ts'
import { acting, turning } from './moments.ts'
import { type Box, galactica, type Plan, type Point } from './plan-parts.ts'
import { Rooms } from './Rooms.tsx'
import { AreaOfSpace } from './Space.tsx'
import { octagon } from './shapes.tsx'
import { spot } from './spot.ts'
import { endsOf, vessels, wreckOf } from './vessels.ts'

/** How much of the board's lower part is taken by rooms rather than space. */
export const takenBelow = signal(0)

/** The board: the ships with their rooms, and space around Galactica. */
export function Board({ now }: { readonly now: View }): JSX.Element {
  const [ref, { w, h }] = useSize<HTMLDivElement>()
  const boards = boardsUp(now)
  const people = now.players.length
  const lies = JSON.stringify(boards)
  const front = inFront(now)
  const at = useMemo(() => scene(w, h, boards, people, front), [w, h, lies, people, front.join()])
  useLitInSight(ref, at.h)
  const fits = at.h * at.scale <= h + 1
  const low = at.ships.tall || !fits ? 0 : at.front ? at.h - at.front.horizon : at.ships.below * at.scale
  useEffect(() => {
    takenBelow.value = low
  }, [low])
  const stars = useMemo(() => <Stars w={at.w * at.scale} h={at.h * at.scale} />, [at])
  return (
    // What can be scrolled can be scrolled by keys.
    <div
      class="board"
      ref={ref}
      {...(!fits ? { tabIndex: 0, role: 'group', 'aria-label': t('board.label') } : {})}
    >
      {stars}
      {w > 0 && <Drawing now={now} at={at} />}
    </div>
  )
}

/** Where the board is longer than the screen, what a new question lights up is brought into sight. */
function useLitInSight(ref: { readonly current: HTMLElement | null }, height: number): void {
  const asked = request.value?.id
  useEffect(() => {
    const board = ref.current
    if (!board || asked === undefined || board.scrollHeight <= board.clientHeight + 1) return
    const frame = board.getBoundingClientRect()
    const tops = [...board.querySelectorAll('.lit')].map((e) => e.getBoundingClientRect().top - frame.top)
    const first = Math.min(...tops)
    if (tops.length === 0 || tops.some((top) => top >= 0 && top < frame.height - 40)) return
    board.scrollBy({ top: first - 30, behavior: motion.value ? 'smooth' : 'auto' })
  }, [asked, height])
}

export const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

function Drawing({
  now,
  at: { w, h, scale, ships, front },
}: {
  readonly now: View
  readonly at: Scene
}): JSX.Element {
  const looks = [
    'plan',
    ships.tall ? 'tall' : '',
    scale < 0.9 ? 'small' : '',
    motion.value ? '' : 'still',
    acting.value === '' ? '' : `acting-${acting.value}`,
  ]
  return (
    <svg
      class={looks.filter((look) => look !== '').join(' ')}
      style={{ width: rem(w * scale), height: rem(h * scale) }}
      viewBox={`0 0 ${w} ${h}`}
      aria-label={t('board.label')}
    >
      {paints}
      {front ? (
        <>
          <Ground now={now} at={front} />
          <g class="afar" transform={`translate(${front.afar.x} ${front.afar.y}) scale(${front.afar.scale})`}>
            <Ships now={now} at={ships} />
          </g>
          <Ways now={now} rooms={Object.fromEntries(front.rooms)} />
          <Rooms now={now} rooms={Object.fromEntries(front.rooms)} />
        </>
      ) : (
        <Ships now={now} at={ships} />
      )}
    </svg>
  )
}

/** Space with the ships in it, and the boards beside them. */
function Ships({ now, at }: { readonly now: View; readonly at: Plan }): JSX.Element {
  const content = contentFor(now)
  const hits = hitsOn(now, galactica)?.n ?? 0
  return (
    <>
      {areas.map((area) => (
        <AreaOfSpace
          key={area}
          now={now}
          area={area}
          at={at.areas[area]}
          launch={content.rules.launchAreas.includes(area)}
          tall={at.tall}
        />
      ))}
      <g {...spot(`board:${galactica}`, `galactica hits-${Math.min(hits, 6)}`)}>
        <title>{boardTitle(now, galactica)}</title>
        {at.engines.map((e) => (
          <rect key={`${e.x} ${e.y}`} class="engine" x={e.x} y={e.y} width={e.w} height={e.h} />
        ))}
        <path class="shadow" d={outline(at.hull)} />
        <path class="skin" d={outline(at.hull)} />
        <path class="rib" d={outline(shrunk(at.hull, 5))} />
      </g>
      {at.groups.map(({ board, box }) => (
        <Plate key={board} now={now} board={board} box={box} />
      ))}
      <Ways now={now} rooms={at.rooms} />
      <Rooms now={now} rooms={at.rooms} />
    </>
  )
}

type PlateProps = { readonly now: View; readonly board: string; readonly box: Box }

/** A board beside Galactica: its name, and how badly it is hit. */
function Plate({ now, board, box }: PlateProps): JSX.Element {
  const hits = hitsOn(now, board)
  const theirs = sideUp(now, board)?.enter === 'cylons'
  const lost = isLost(now, board)
  const vessel = vessels[board]
  const wreck = lost ? wreckOf(board) : undefined
  const whose = holderOf(now, board)
  const grave = hits !== undefined && hits.n * 2 > hits.of
  const looks = [
    board,
    isClosed(now, board) ? 'closed' : '',
    vessel ? 'vessel' : '',
    theirs ? 'cylon' : '',
    lost ? 'lost' : '',
    grave ? 'grave' : '',
    wreck ? 'wreck' : '',
    turning.value === board ? 'turning' : '',
  ]
  return (
    <g {...spot(`board:${board}`, `group ${looks.filter((look) => look !== '').join(' ')}`)}>
      <title>{boardTitle(now, board)}</title>
      {wreck ? (
        wreck(box).map((piece) => <path key={outline(piece)} class="plate" d={outline(piece)} />)
      ) : vessel ? (
        <Hull vessel={vessel} box={box} />
      ) : (
        <>
          {isLand(board) && <Land box={box} horizon={box.y + 18} hills={12} />}
          {isLand(board) && box.w > 520 && <Piles now={now} x={box.x + 190} y={box.y + 10} />}
          <path class="plate" d={octagon(box.x, box.y, box.w, box.h, 9)} />
        </>
      )}
      <text x={box.x + 12 + endsOf(board, box.w).bow} y={box.y + 14}>
        {boardTitle(now, board)}
        {whose && <tspan class="whose">{` ${t(`board.with.${whose}`)}`}</tspan>}
        {hits && hits.n > 0 && !lost && <tspan class="toll">{` ${t('fleet.of', hits)}`}</tspan>}
      </text>
    </g>
  )
}

type HullProps = { readonly vessel: Vessel; readonly box: Box }

/** A ship in the same hand as Galactica. */
function Hull({ vessel, box }: HullProps): JSX.Element {
  const hull = vessel.hull(box)
  return (
    <>
      {vessel.engines(box).map((e) => (
        <rect key={e.y} class="engine" x={e.x} y={e.y} width={e.w} height={e.h} />
      ))}
      <path class="plate" d={outline(hull)} />
      <path class="rib" d={outline(shrunk(hull, 3))} />
      <path class="rib" d={vessel.plating(box)} />
    </>
  )
}

/** The same shape a little smaller: the plating of the hull. */
function shrunk(points: readonly Point[], by: number): Point[] {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  return points.map(([x, y]) => [x - Math.sign(x - cx) * by, y - Math.sign(y - cy) * by])
}

/** Their colours are in board-colours.css. */
const paints = (
  <defs>
    <linearGradient id="skin" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" />
      <stop offset="0.5" />
      <stop offset="1" />
    </linearGradient>
    <radialGradient id="danger">
      <stop offset="0" stop-opacity="0.34" />
      <stop offset="1" stop-opacity="0.05" />
    </radialGradient>
    <linearGradient id="engine" x1="0" x2="1">
      <stop offset="0" />
      <stop offset="1" stop-opacity="0" />
    </linearGradient>
    <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" />
      <stop offset="0.3" />
      <stop offset="0.45" />
    </linearGradient>
    <linearGradient id="soil" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" />
      <stop offset="1" />
    </linearGradient>
    <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="9" height="9" />
      <rect width="3.4" height="9" />
    </pattern>
  </defs>
)

/** The same stars every time, in sheets of their own: as they twinkle nothing else is drawn anew. */
function Stars({ w, h }: { readonly w: number; readonly h: number }): JSX.Element {
  const near: string[] = []
  const far: string[] = []
  for (let i = 0; i < 130; i++) {
    const x = ((i * 7919) % 1009) / 1009
    const y = ((i * 104729) % 997) / 997
    const dot = `M${(x * w).toFixed(1)} ${(y * h).toFixed(1)}h.01`
    if (i % 4 === 0) near.push(dot)
    else far.push(dot)
  }
  const sheet = { style: { width: rem(w), height: rem(h) }, viewBox: `0 0 ${w} ${h}` }
  return (
    <>
      <svg class="stars far" {...sheet} aria-hidden="true">
        <path d={far.join('')} />
      </svg>
      <svg class="stars near" {...sheet} aria-hidden="true">
        <path d={near.join('')} />
      </svg>
    </>
  )
}
