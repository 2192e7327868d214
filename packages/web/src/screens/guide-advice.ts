import { type Area, areas, contentOf, type View } from '@ragtag/engine'
import { printAt } from '../content.ts'

// Where someone in his very first turn does no harm by going. It is good advice for a human, and a good disguise. What
// a room is good for says the first word of what one does there, whatever box it is in.

export type Advice = {
  readonly room: string
  /** What one does there: the word its action begins with. */
  readonly does: string
}

/** Whether it is wise to do such a thing now, the most pressing first. */
function wishes(now: View, seat: number): readonly (readonly [does: string, wise: boolean])[] {
  const me = now.players[seat]
  const { characters, rules } = contentOf(now.config)
  const flies = characters.get(me?.character ?? '')?.skills.some((d) => d.types.includes('piloting')) ?? false
  const cylons = now.ships.some((s) => s.class === 'raider' || s.class === 'heavy' || s.class === 'basestar')
  const unmanned = now.ships.some((s) => s.class === 'fighter' && s.pilot < 0)
  return [
    ['attack-centurion', now.centurions.length > 0],
    ['ftl-jump', (rules.jumpTrack[now.jumpTrack] ?? null) !== null],
    ['launch-in-viper', cylons && flies && now.reserve.viper > 0],
    ['pick-area', areas.some((area) => isOnlyTheirs(now, area))],
    ['activate-vipers', cylons && (unmanned || now.reserve.viper > 0)],
    ['galactica-attacks', cylons],
    ['hold-office', now.titles.president === seat],
    ['draw', true],
  ]
}

/** Raiders, and nothing of ours that a shot could hit. */
function isOnlyTheirs(now: View, area: Area): boolean {
  const there = now.ships.filter((s) => s.area === area)
  return (
    there.filter((s) => s.class === 'raider').length > 1 &&
    !there.some((s) => s.class === 'fighter' || s.class === 'civilian')
  )
}

/** What can only be worth it where one need not change ships for it, which costs a card. */
const atHome: readonly string[] = ['draw', 'hold-office', 'pick-area']

/** The room to go to (or to stay in), if one of those that are open suits the moment. */
export function adviceFor(now: View, seat: number): Advice | undefined {
  const me = now.players[seat]
  if (!me) return undefined
  const ship = printAt(now, me.at)?.ship
  const open = [me.at, ...(now.request?.options.flatMap((o) => o.location ?? []) ?? [])]
  const rooms = [...new Set(open)].flatMap((room) => {
    const print = printAt(now, room)
    const [first] = print?.actions ?? []
    const does = first?.cost ? undefined : first?.effect[0]?.do
    const near = print?.ship === ship || !atHome.includes(does ?? '')
    return does !== undefined && near && !now.damaged.includes(room) ? [{ room, does }] : []
  })
  // Where one is comes first: of two that do the same, the one on one's own ship.
  for (const [does, wise] of wishes(now, seat)) {
    const found = wise ? rooms.find((r) => r.does === does) : undefined
    if (found) return found
  }
  return undefined
}
