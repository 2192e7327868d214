import { textWorth } from './abilities.ts'
import { classOf, hitChance, viperWorth } from './battle.ts'
import { raidersWorth, raiderWorth } from './danger.ts'
import { repairGain } from './locations.ts'
import { type Decider, isCylon, isLeft, type Mind, pickBest, pickIfWorth, pickMany, yesOrNo } from './mind.ts'
import { centurionWorth, damageWorth } from './values.ts'

// Small decisions about the ships and the people aboard.

/** Of too few ships, where they go: few where they do harm. */
export const launch: Decider = (mind) =>
  pickBest(mind, (o) => {
    const danger = (o.n ?? 0) * (o.area ? 1 + mind.space.at[o.area].civilian : 1)
    return isCylon(mind) ? danger : -danger
  })

/** The centurion that is farthest. */
export const centurion: Decider = (mind) => pickBest(mind, (o) => mind.view.centurions[o.n ?? 0] ?? 0)

export const destroyKind: Decider = (mind) => {
  const worth: Readonly<Record<string, number>> = {
    raider: raidersWorth(mind, 3),
    heavy: 0.8,
    centurion: centurionWorth(mind),
  }
  return pickBest(mind, (o) => (isCylon(mind) ? -1 : 1) * (worth[o.id] ?? 0))
}

export const destroyShips: Decider = (mind) =>
  pickMany(mind, mind.request.min, (o) => {
    if (classOf(mind, o.kind) === 'centurion') return mind.view.centurions[o.n ?? 0] ?? 0
    if (!o.area) return 0
    const harm = raiderWorth(mind, o.area)
    return isCylon(mind) ? -harm : harm
  })

/** The President's Office: play a good card, otherwise draw. */
export const office: Decider = (mind) =>
  pickIfWorth(mind, (o) => (o.card ? textWorth(mind, o.card) : mind.view.quorumCards < 5 ? 0.4 : 0.1))

/** A location, or as many vipers as can be. */
export const repair: Decider = (mind) =>
  pickBest(mind, (o) => (o.location ? repairGain(mind, o.location) : (o.n ?? 0) * viperWorth(mind)))

/** Vipers: the lost ones first, for the damaged can be repaired otherwise. */
export const refit: Decider = (mind) =>
  pickMany(mind, mind.request.max, (o) => (o.id.startsWith('destroyed') ? 1 : 0))

/** The Destination deck when a jump is near, otherwise the Crisis deck. */
export const scoutDeck: Decider = (mind) => {
  const soon = mind.view.jumpTrack >= 3
  return pickBest(
    mind,
    (o) => Number((o.deck === 'destination') === soon) - (isLeft(mind, o.deck ?? '') ? 2 : 0),
  )
}

/** Too few ships for all the places they should go to: Cylons where they do least harm, our own where they help. */
export const placeShips: Decider = (mind) => {
  const humans = (kind: string | undefined): boolean =>
    mind.content.shipKinds.get(kind ?? '')?.class === 'fighter'
  return pickMany(mind, mind.request.min, (o) => {
    if (!o.area) return 0
    const { civilian, raider, viper } = mind.space.at[o.area]
    const good = humans(o.kind)
      ? raider + civilian - viper
      : classOf(mind, o.kind) === 'civilian'
        ? viper - 2 * raider
        : viper - 2 * civilian
    return isCylon(mind) ? -good : good
  })
}

/** Which board takes the damage: the one that can spare it. */
export const damagedBoard: Decider = (mind) =>
  pickBest(mind, (o) => (isCylon(mind) ? 1 : -1) * damageWorth(mind, o.board))

/** How well a kind of fighter shoots. */
export function prowess(mind: Mind, kind: string | undefined): number {
  const { raider, basestar } = mind.content.kindsOf
  const against = (target = ''): number => hitChance(mind, kind ?? '', target)
  return against(raider[0]) + 0.2 * against(basestar[0])
}

/** The better kind to fly, or to mend. */
export const betterKind: Decider = (mind) =>
  pickBest(mind, (o) => (isCylon(mind) ? -1 : 1) * prowess(mind, o.kind))

/** A fighter need not come along when the fleet jumps; left alone it is of no use. */
export const stayBehind: Decider = (mind) => yesOrNo(mind, false)
