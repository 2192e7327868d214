import { contentOf, type View } from '@ragtag/engine'

// Where someone in his very first turn does no harm by going. It is good advice for a human, and a good disguise.

/** The room to go to (or to stay in), if one of those that are open suits the moment. */
export function roomFor(now: View, seat: number): string | undefined {
  const me = now.players[seat]
  if (!me) return undefined
  const content = contentOf(now.config)
  const flies =
    content.characters.get(me.character)?.skills.some((d) => d.types.includes('piloting')) ?? false
  const cylons = now.ships.some((s) => s.class === 'raider' || s.class === 'heavy' || s.class === 'basestar')
  const unmanned = now.ships.some((s) => s.class === 'fighter' && s.pilot < 0)
  const ship = content.locations.get(me.at)?.ship
  const wishes: readonly (readonly [room: string, wise: boolean])[] = [
    ['armory', now.centurions.length > 0],
    ['ftl-control', (content.rules.jumpTrack[now.jumpTrack] ?? null) !== null],
    ['hangar-deck', cylons && flies && now.reserve.viper > 0],
    ['command', cylons && (unmanned || now.reserve.viper > 0)],
    ['weapons-control', cylons],
    // Changing ships costs a card: not for the sake of another card.
    ['research-lab', ship === 'galactica'],
    ['presidents-office', ship === 'colonial-one' && now.titles.president === seat],
    ['press-room', ship === 'colonial-one'],
  ]
  const reachable = (room: string): boolean =>
    !now.damaged.includes(room) && (me.at === room || isOffered(now, room))
  return wishes.find(([room, wise]) => wise && reachable(room))?.[0]
}

const isOffered = (now: View, room: string): boolean =>
  now.request?.options.some((o) => o.location === room) ?? false
