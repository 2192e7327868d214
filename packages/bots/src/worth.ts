import type { Message } from '@ragtag/engine'
import { threat } from './danger.ts'
import { idIn, listIn, messageIn, numberIn, sendsTo } from './message.ts'
import type { Mind } from './mind.ts'
import { type Area, areas, clockwise, type ShipIcon } from './printed.ts'
import { gain, isResource, loss } from './resources.ts'
import { guilty } from './suspicion.ts'

// What an effect is worth to the humans, read from its own description: a word that is not listed here is
// worth nothing, so that cards of other boxes are played, if not well.

/** What a skill card in hand is worth. */
export const cardWorth = 0.17
/** One space on the jump track. */
const markerWorth = 1.1
/** One unit of distance. */
export const distanceWorth = 2

type Meaning = (mind: Mind, m: Message) => number

export function worth(mind: Mind, m: Message | undefined): number {
  return m === undefined ? 0 : (meanings[m.key]?.(mind, m) ?? 0)
}

const resource =
  (sign: 1 | -1): Meaning =>
  ({ view, content }, m) => {
    const name = idIn(m, 'resource')
    if (!isResource(name)) return 0
    const n = numberIn(m, 'n')
    return sign > 0 ? gain(view, content, name, n) : -loss(view, content, name, n)
  }

const perCard =
  (each: number): Meaning =>
  (_mind, m) =>
    each * numberIn(m, 'n')

/** Who is meant by "the current player", "the President" and so on has to have the cards to lose. */
const discards: Meaning = ({ view }, m) => {
  const who = idIn(m, 'who')
  const seat =
    who === 'current' ? view.turn.seat : who === 'president' || who === 'admiral' ? view.titles[who] : -1
  return -cardWorth * Math.min(numberIn(m, 'n'), view.players[seat]?.cards ?? 9)
}

/** How likely a roll reaches its goal. */
export function chanceOf(goal: Message | undefined, bonus = 0): number {
  if (!goal) return 0
  const n = numberIn(goal, 'n')
  const odds = goal.key === 'goal.at-most' ? (n - bonus) / 8 : (9 - n + bonus) / 8
  return Math.max(0, Math.min(1, odds))
}

const roll: Meaning = (mind, m) => {
  const p = chanceOf(messageIn(m, 'goal'))
  return p * worth(mind, messageIn(m, 'success')) + (1 - p) * worth(mind, messageIn(m, 'failure'))
}

const sent: Readonly<Record<string, number>> = { brig: -1.8, sickbay: -0.8 }

/** To send a suspect to the Brig is a service; to send anybody else is not. */
const picks: Meaning = (mind, m) => {
  const effect = messageIn(m, 'effect')
  if (effect && sendsTo(effect, 'brig'))
    return Math.max(...mind.suspicion.map((s, seat) => (inPlay(mind, seat) && s >= guilty ? 1 : -1.5)))
  return worth(mind, effect)
}

const inPlay = ({ view }: Mind, seat: number): boolean => {
  const p = view.players[seat]
  return p !== undefined && !p.revealed && p.at !== 'brig'
}

const shipWorth: Readonly<Record<string, number>> = {
  'count.basestar': -1.6,
  'count.raider': -0.4,
  'count.heavy': -0.6,
  'count.civilian': -0.2,
  'count.viper': 0.2,
}

const all: Meaning = (mind, m) => listIn(m, 'list').reduce((sum, x) => sum + worth(mind, x), 0)

const meanings: Readonly<Record<string, Meaning>> = {
  'effect.sequence': all,
  'effect.together': all,
  'effect.lose': resource(-1),
  'effect.gain': resource(1),
  'effect.choice': (mind, m) => Math.max(...listIn(m, 'options').map((x) => worth(mind, x))),
  'effect.may': (mind, m) => Math.max(0, worth(mind, messageIn(m, 'effect'))),
  'effect.roll': roll,
  'effect.roll-else': roll,
  'effect.when': (mind, m) => 0.5 * worth(mind, messageIn(m, 'effect')),
  'effect.discard': discards,
  'effect.discard-random': discards,
  'effect.discard-all': ({ view }) => -cardWorth * (view.players[view.turn.seat]?.cards ?? 0),
  'effect.each-discards': ({ view }, m) => -0.8 * cardWorth * numberIn(m, 'n') * view.players.length,
  'effect.each-discards-random': ({ view }, m) => -cardWorth * numberIn(m, 'n') * view.players.length,
  'effect.draw': perCard(cardWorth),
  'effect.draw-any': perCard(cardWorth),
  'effect.draw-own': perCard(cardWorth),
  'effect.draw-quorum': perCard(0.4),
  'effect.send': (_mind, m) => sent[idIn(m, 'location')] ?? 0,
  'effect.send-all': ({ view }, m) =>
    (sent[idIn(m, 'to')] ?? 0) * view.players.filter((p) => p.at === idIn(m, 'from')).length,
  'effect.pick': picks,
  'effect.pick-may': (mind, m) => Math.max(0, picks(mind, m)),
  'effect.look': () => 0.4,
  'effect.look-all': () => 0.7,
  'effect.place': (_mind, m) =>
    listIn(m, 'ships').reduce((sum, s) => {
      const ships = messageIn(s, 'ships')
      return sum + (ships ? (shipWorth[ships.key] ?? 0) * numberIn(ships, 'n') : 0)
    }, 0),
  'effect.centurions': ({ view }, m) => -(1.2 + 0.8 * view.centurions.length) * numberIn(m, 'n'),
  'effect.activate': (mind, m) => -activation(mind, idIn(m, 'icon')),
  'effect.activate-placed': () => -1.2,
  'effect.damage-galactica': (mind, m) => -damageWorth(mind) * numberIn(m, 'n'),
  'effect.damage-vipers-reserve': ({ view }, m) => -0.3 * Math.min(view.reserve.viper, numberIn(m, 'n')),
  'effect.damage-vipers-space': ({ space }, m) => -0.35 * Math.min(space.viper, numberIn(m, 'n')),
  'effect.destroy-raptors': ({ view }, m) => -0.4 * Math.min(view.reserve.raptor, numberIn(m, 'n')),
  'effect.restore-raptors': ({ view }, m) => 0.4 * Math.min(view.destroyed.raptor, numberIn(m, 'n')),
  'effect.destroy-civilians': ({ view, content }, m) =>
    -1.1 * loss(view, content, 'population', numberIn(m, 'n')),
  'effect.fleet-forward': perCard(markerWorth),
  'effect.fleet-back': ({ view }, m) => -markerWorth * Math.min(view.jumpTrack, numberIn(m, 'n')),
  'effect.jump': () => 3,
  'effect.recall-vipers': (mind) => -Math.min(1, threat(mind) * 0.15) * Math.min(2, mind.space.viper),
  'effect.spend-nuke': () => -0.7,
  'effect.keep': () => -0.5,
  'effect.beside-objective': perCard(distanceWorth),
  'effect.another-crisis': () => -1.4,
  'effect.check': (mind, m) => 0.5 * worth(mind, messageIn(m, 'pass')),
  'effect.risk': (mind, m) => Math.max(0, roll(mind, m)),
  'effect.refit': ({ view }) => 0.3 * Math.min(3, view.damagedVipers + view.destroyed.viper),
}

/** What one damage to Galactica costs: the sixth is the end. */
export const damageWorth = ({ view, content }: Mind): number => {
  const left = (content.boards.get('galactica')?.wrecked?.at ?? 0) - view.damaged.length
  return left <= 1 ? 20 : left === 2 ? 5 : left === 3 ? 2.4 : 1.3
}

/** What an activation of the Cylon ships does to the humans. */
export function activation(mind: Mind, icon: string): number {
  const { space, view } = mind
  const known = icons.find((i) => i === icon)
  if (!known) return 0
  switch (known) {
    case 'raiders':
      return raiderStrike(mind) || (space.raider === 0 ? space.basestar * 0.6 : 0)
    case 'heavy':
      return heavyStrike(mind)
    case 'basestars':
      return (
        view.ships.filter((s) => s.class === 'basestar' && !s.damage.includes('disabled-weapons')).length *
        0.5 *
        damageWorth(mind)
      )
    case 'launch':
      return space.basestar * 3 * (space.civilian > 0 ? 0.5 : 0.2)
  }
}

const icons: readonly ShipIcon[] = ['raiders', 'heavy', 'basestars', 'launch']

/** Raiders shoot vipers first, then civilian ships; otherwise they fly, or fire at Galactica. */
function raiderStrike({ space, view, content }: Mind): number {
  const civilian = 1.1 * loss(view, content, 'population', 1)
  let sum = 0
  for (const area of areas) {
    const { raider, viper, civilian: ships } = space.at[area]
    if (raider === 0) continue
    const duels = viper > 0 ? Math.min(raider, viper * 2) : 0
    sum += duels * 0.15
    const free = raider - duels
    const prey = Math.min(free, ships)
    sum += prey * civilian
    sum += (free - prey) * (space.civilian > 0 ? 0.2 : 0.12)
  }
  return sum
}

function heavyStrike(mind: Mind): number {
  const { view, content, space } = mind
  const { boardingTrack, launchAreas } = content.rules
  const nearest = Math.max(-1, ...view.centurions)
  const aboard = nearest < 0 ? 0 : nearest + 1 >= boardingTrack ? 30 : nearest + 2 >= boardingTrack ? 6 : 1.5
  const flying = view.ships.filter((s) => s.class === 'heavy')
  const boarding = flying.filter((s) => launchAreas.includes(s.area)).length
  const idle = flying.length === 0 ? 0.4 * space.basestar : 0
  return aboard + boarding * 1.5 + (flying.length - boarding) * 0.4 + idle
}

/** How far apart two areas are. */
export const apart = (a: Area, b: Area): number => Math.min(clockwise(a, b), clockwise(b, a))
