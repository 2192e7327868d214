import type { Option } from '@ragtag/engine'
import { textWorth } from './abilities.ts'
import { exposed } from './danger.ts'
import { stranding } from './leaving.ts'
import { idIn } from './message.ts'
import { best, type Decider, isCylon, pickBest, pickIfWorth } from './mind.ts'
import { placeWorth } from './movement.ts'
import { hardship } from './places.ts'
import { isResource, loss } from './resources.ts'
import { raidersNear } from './space.ts'
import { tokenHarm } from './words/settling.ts'

// Questions about piles of civilian ships and tokens that stand at places.

/** The one that is nearest to the end of its track: a Cylon sends it on, the others are rid of it. */
export const nearestToken: Decider = (mind) => {
  const token = idIn(mind.request.prompt, 'token')
  return pickBest(mind, (o) => tokenHarm(mind, token, o.location ?? ''))
}

/** A hidden Cylon spares what is dangerous. */
export const tokenToDestroy: Decider = (mind) => {
  const token = idIn(mind.request.prompt, 'token')
  return pickBest(mind, (o) => (isCylon(mind) ? -1 : 1) * tokenHarm(mind, token, o.location ?? ''))
}

/** Where a ship is safest: where least stands to be lost with it, and raiders of which no viper takes care are far. */
export const safeHarbour: Decider = (mind) =>
  pickBest(mind, ({ area }) => {
    if (!area) return 0
    const near = raidersNear(mind.space, area) - mind.space.at[area].viper
    const lost = exposed(mind, area, { civilian: 1 }) - exposed(mind, area)
    const together = crowded * mind.space.at[area].civilian
    const safe = -lost - unguarded * near - together
    return isCylon(mind) ? -safe : safe
  })

/** What a raider near is worth that no viper takes care of, and a ship in the same place, of a ship that stands to be lost. */
const unguarded = 0.1
const crowded = 0.05

/** What is left at the bottom is what stays behind; what is on top is lost first, where a token comes for it. */
export const putBackShip: Decider = (mind) => {
  const { view, content } = mind
  const lost = content.civilians.get(mind.request.options[0]?.card ?? '')?.loss ?? {}
  const dear = Object.entries(lost).reduce(
    (sum, [r, n]) => sum + (isResource(r) ? loss(view, content, r, n) : 0),
    0,
  )
  const comes = [...content.placeTokens.values()].some(({ id, track }) =>
    view.tokensAt?.[id]?.some((place) => place === track.at(-1)),
  )
  const onTop = dear > 1.3 === comes
  return mind.request.options.filter((o) => o.id === (onTop === isCylon(mind) ? 'top' : 'bottom'))
}

/** Whether it is better there, and where. */
export const goAboard: Decider = (mind) => {
  const worth = (o: Option): number => placeWorth(mind, o.location ?? '')
  const found = best(mind.request.options, worth)
  const here = placeWorth(mind, mind.me.at) - hardship(mind, mind.me.at) - stranding(mind, mind.me.at)
  return found.option && found.score > here ? [found.option] : []
}

export const quorumToPlay: Decider = (mind) => pickIfWorth(mind, (o) => textWorth(mind, o.card ?? ''))
