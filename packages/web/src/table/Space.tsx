import type { Area, ShipView, View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor } from '../content.ts'
import { thingOfShip } from '../lit.ts'
import { sentence, t } from '../words/index.ts'
import { outline } from './Board.tsx'
import { formation, type Placed } from './formation.ts'
import { struck } from './moments.ts'
import { initials, markOf } from './people.ts'
import type { AreaPlan } from './plan-parts.ts'
import { hasOwnShape, octagon, ShipShape } from './shapes.tsx'
import { spot } from './spot.ts'
import { squeezed } from './width-of.ts'

type Props = {
  readonly now: View
  readonly area: Area
  readonly at: AreaPlan
  readonly launch: boolean
  readonly tall: boolean
}

/** One of the six areas around Galactica, with what flies in it. */
export function AreaOfSpace({ now, area, at, launch, tall }: Props): JSX.Element {
  const ships = now.ships.filter((s) => s.area === area)
  const { scale, ships: placed, counts } = formation(ships, at.ships, ...(at.beside ? [at.beside] : []))
  const name = sentence(t(`area:${area}`))
  const called = t(tall ? `space.short.${area}` : `space.${area}`)
  const threat = ships.reduce((sum, s) => sum + (threats[s.class] ?? 0), 0)
  return (
    <g {...spot(`area:${area}`, `area ${area}`)}>
      <title>{name}</title>
      <path class="edge" d={outline(at.edge)} />
      {threat > 0 && (
        <path class="danger" d={outline(at.edge)} style={{ opacity: Math.min(0.35 + threat * 0.07, 1) }} />
      )}
      <text
        class={at.label.width === undefined ? 'label' : 'label close'}
        x={at.label.x}
        y={at.label.y}
        text-anchor={at.label.anchor}
        {...(at.label.width === undefined ? {} : squeezed(called.toUpperCase(), at.label.width))}
      >
        {called}
        {launch && <tspan class="launch">{` ${t(tall ? 'space.launch.short' : 'space.launch')}`}</tspan>}
      </text>
      {placed.map((p) => (
        <ShipAt key={p.ship.id} now={now} placed={p} scale={scale} area={name} />
      ))}
      {struck.value
        .filter((s) => s.area === area)
        .map((s, i) => (
          <g
            key={s.id}
            class="struck"
            transform={`translate(${at.ships.x + at.ships.w / 2 + i * 22} ${at.ships.y + at.ships.h / 2})`}
          >
            <path class="blast" d="M0-30 7-9 28-14 12 3 22 24 1 13-16 27-10 6-30-4-8-8Z" />
          </g>
        ))}
      {counts.map((c) => (
        <text key={`${c.x} ${c.y}`} class={`count${c.cylon ? ' cylon' : ''}`} x={c.x} y={c.y + 5}>
          {t('space.count', { n: c.n })}
        </text>
      ))}
    </g>
  )
}

const threats: Readonly<Partial<Record<ShipView['class'], number>>> = { basestar: 4, raider: 1, heavy: 2 }

type ShipProps = {
  readonly now: View
  readonly placed: Placed
  readonly scale: number
  readonly area: string
}

function ShipAt({ now, placed: { ship, x, y }, scale, area }: ShipProps): JSX.Element {
  const pilot = ship.pilot < 0 ? undefined : now.players[ship.pilot]
  const what = t(`ship:${ship.kind}`)
  return (
    <g
      {...spot(
        thingOfShip(ship),
        `craft ${ship.kind}${now.roll?.ship === ship.id ? ' aimed' : ''}`,
        ship.damage.length > 0 || ship.tokens ? 'open' : '',
      )}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
    >
      <title>{titleOf(ship, what, area)}</title>
      <rect class="reach" x={-20 * scale} y={-14 * scale} width={40 * scale} height={28 * scale} />
      <g transform={`scale(${scale})`}>
        <ShipShape of={ship.class} kind={ship.kind} class={pilot ? 'piloted' : ''} />
        {!pilot && ship.class !== 'civilian' && <KindMark now={now} ship={ship} />}
      </g>
      {ship.tokens?.map((token, i) => (
        <path
          key={`${token}${i + 1}`}
          class="marked"
          d="M0-7 7 0 0 7-7 0Z"
          transform={`translate(${(10 - i * 12) * scale} ${-11 * scale}) scale(${scale})`}
        />
      ))}
      {hitsOf(now, ship).map((token, i) => (
        <circle
          key={`${token}${i + 1}`}
          class="hit"
          cx={-8 * scale + i * 16 * scale}
          cy={20 * scale}
          r={5 * scale}
        />
      ))}
      {pilot && (
        <g {...spot(`seat:${pilot.seat}`, markOf(now, pilot))}>
          <title>{t('seat', { seat: pilot.seat })}</title>
          <path d={octagon(-6, -10, 26, 20, 5)} />
          <text x="7" y="4.5">
            {initials(pilot.seat)}
          </text>
        </g>
      )}
      {ship.class === 'civilian' && (
        <text class={`number${ship.face ? ' seen' : ''}`} y="4.5">
          {ship.id}
        </text>
      )}
    </g>
  )
}

/** Most kinds are known by their shape; another one of a class bears the first letter of its name. */
function KindMark({ now, ship }: { readonly now: View; readonly ship: ShipView }): JSX.Element | null {
  if (hasOwnShape(ship.kind) || contentFor(now).kindsOf[ship.class][0] === ship.kind) return null
  return (
    <text class="kind-mark" x="-5" y="-3.5">
      {sentence(t(`ship:${ship.kind}`)).charAt(0)}
    </text>
  )
}

/** One mark for each hit: a token may count as two. */
const hitsOf = (now: View, ship: ShipView): readonly string[] => {
  const { basestarTokens } = contentFor(now)
  return ship.damage.flatMap((token) =>
    Array.from({ length: basestarTokens.get(token)?.hits ?? 1 }, () => token),
  )
}

function titleOf(ship: ShipView, what: string, area: string): string {
  const seen = ship.face ? t('space.carries', { what: { key: `token:${ship.face}` } }) : ''
  const hits = [...ship.damage, ...(ship.tokens ?? [])].map((token) => t(`token:${token}`)).join(', ')
  return [t('space.ship', { ship: what, area }), seen, hits].filter((s) => s !== '').join(' · ')
}
