import { civilianWorth, destroyed } from './danger.ts'
import type { Mind } from './mind.ts'
import { areas, type ShipIcon } from './printed.ts'
import { damageWorth } from './values.ts'

// What the Cylon ships do when they are activated.

/** What an activation of the Cylon ships does to the humans. */
export function activation(mind: Mind, icon: ShipIcon): number {
  const { space, view } = mind
  switch (icon) {
    case 'raiders':
      return raiderStrike(mind) || (space.raider === 0 ? space.basestar * 0.6 : 0)
    case 'heavy':
      return heavyStrike(mind)
    case 'basestars':
      return (
        view.ships.filter((s) => s.class === 'basestar' && armed(mind, s.damage)).length *
        0.5 *
        damageWorth(mind)
      )
    case 'launch':
      return space.basestar * 3 * (space.civilian > 0 ? 0.5 : 0.2)
  }
}

const armed = ({ content }: Mind, damage: readonly string[]): boolean =>
  damage.every((token) => content.basestarTokens.get(token)?.attacks ?? true)

/** Raiders shoot at vipers, then at civilian ships; those that find nothing to shoot at fly, or fire at Galactica. */
function raiderStrike(mind: Mind): number {
  const { space } = mind
  let sum = 0
  for (const area of areas) {
    const { raider, viper, civilian } = space.at[area]
    if (raider === 0) continue
    const prey = destroyed(raider, viper, civilian)
    const duels = viper > 0 ? Math.min(raider, viper * 2) : 0
    const idle = Math.max(0, raider - duels - prey)
    sum += prey * civilianWorth(mind) + duels * 0.15 + idle * (space.civilian > 0 ? 0.2 : 0.12)
  }
  return sum
}

function heavyStrike(mind: Mind): number {
  const { boardingTrack } = mind.content.rules
  const nearest = Math.max(-1, ...mind.view.centurions)
  const aboard = nearest < 0 ? 0 : nearest + 1 >= boardingTrack ? 30 : nearest + 2 >= boardingTrack ? 6 : 1.5
  return aboard + heaviesInSpace(mind)
}

/** What heavy raiders do that are activated while the centurions aboard stay where they are. */
export function heaviesInSpace({ view, content, space }: Mind): number {
  const { launchAreas } = content.rules
  const flying = view.ships.filter((s) => s.class === 'heavy')
  const boarding = flying.filter((s) => launchAreas.includes(s.area)).length
  const idle = flying.length === 0 ? 0.4 * space.basestar : 0
  return boarding * 1.5 + (flying.length - boarding) * 0.4 + idle
}

/** What an order to the Cylon fleet does; "launch" is for raiders and heavy raiders there. */
export const orderOf = (mind: Mind, id: string): number =>
  id === 'raiders' || id === 'heavy' || id === 'basestars'
    ? activation(mind, id)
    : Math.min(2, mind.space.basestar) * 0.75
