import { viperWorth } from '../battle.ts'
import { askedFor } from '../cards.ts'
import { mayHold } from '../conditions.ts'
import { crisisWorth, iconGain, optionWorths, scoutWorth, symbolsAhead, turnWorth } from '../crisis.ts'
import { threat } from '../danger.ts'
import { both, forFleet, forSelf, type Gain, nothing, type Scene } from '../gain.ts'
import { isLeft, lastingPassives, type Mind, phaseOf } from '../mind.ts'
import { wishFor } from '../open-cards.ts'
import { type Resource, type ShipIcon, type SkillType, says } from '../printed.ts'
import { gain, highest, lasts, loss, turnSpared, turnsPerSpace } from '../resources.ts'
import { shipsWorth, shipWorth } from '../ships.ts'
import { sprung } from '../snares.ts'
import { activation, heaviesInSpace, orderOf } from '../strikes.ts'
import { distanceWorth, markerWorth } from '../values.ts'
import type { Meanings } from '../worth.ts'
import { worthOf } from '../worth.ts'
import { meansWell, seatOf } from './about.ts'
import { attempt } from './missions.ts'

// Resources, ships that come and go, jumps, and what Cylons set off.

/** How many turns a jump saves that does not wait for the marker to go on. */
const sooner = 0.8
/** How likely a jump before its time costs people. */
const casualties = 0.75

/** A jump by FTL Control: what it saves over waiting for the next space, less what it risks more. */
function jumpNow(mind: Mind): number {
  const { view, content } = mind
  const { jumpTrack, objective } = content.rules
  const risk = jumpTrack[view.jumpTrack] ?? null
  if (risk === null) return 0
  // The last one: with enough people it is won; otherwise it may be better to wait.
  if (view.distance >= objective.goal) {
    if (view.resources.population > risk) return 25
    const waiting = turnsPerSpace * (jumpTrack.length - view.jumpTrack)
    return Math.max(0, 30 * (1 - casualties - lasts(view, content, waiting)))
  }
  const later = jumpTrack[view.jumpTrack + 1] ?? 0
  const lost = (n: number): number => casualties * loss(view, content, 'population', n)
  return Math.max(0, sooner * turnSpared(view, content) + 0.2 + threat(mind) - lost(risk) + 0.7 * lost(later))
}

const orders: readonly (ShipIcon | '')[] = ['raiders', 'heavy', 'basestars', '']

/** What it costs to lose so many, less what is guarded against in this turn. */
function lost(mind: Mind, resource: Resource, n: number): number {
  const spared = lastingPassives(mind, says.losesLess).reduce(
    (sum, p) => sum + (p.resource === resource ? p.n : 0),
    0,
  )
  return n <= spared ? 0 : loss(mind.view, mind.content, resource, n - spared)
}

/** What it sets off that so many are lost: what some have to do by their sheets once it has come so far. */
function setOff(mind: Mind, resource: Resource, n: number): Gain {
  const { view, content } = mind
  const printed = content.windowAbilities.get('resource-lost')
  return view.players
    .flatMap(({ seat, character, standing }) => {
      const sheet = content.rules.standings[standing]?.sheet ? printed?.get(character) : undefined
      return (sheet ?? []).map((ability) => ({ seat, ability }))
    })
    .map(({ seat, ability: { must, when = [], effect } }) => {
      const at: Scene = { user: seat, resource, inside: true }
      if (!must) return nothing
      const resources = { ...view.resources, [resource]: Math.max(0, view.resources[resource] - n) }
      if (!mayHold({ ...mind, view: { ...view, resources } }, when, at)) return nothing
      const { fleet, own, mine = 0 } = worthOf(mind, effect, at)
      return seat === mind.seat ? { fleet, own: 0, mine: own + mine } : { fleet: fleet + own, own: 0, mine }
    })
    .reduce(both, nothing)
}

/** What the worse of two Crisis cards does to the humans, but for its symbols. */
const crisisHarm = 1.5

/** Decks whose next card comes whether anybody wants it or not. */
const comingUp: ReadonlySet<string> = new Set(['crisis', 'destination'])

/** How much rather a check is made without cards of a type: what hardly any asks for counts against it. */
const unwanted = ({ content }: Mind, type: SkillType): number => 1 - 2 * askedFor(content, type)

export const fleetWords = {
  lose: (mind, { resource, n }, at) => {
    const fleet = -lost(mind, resource, n)
    const loses = { fleet, own: at.user === mind.seat ? wishFor(mind, resource, -n) : 0 }
    return fleet < 0 && !at.inside ? both(loses, setOff(mind, resource, n)) : loses
  },
  'lose-highest': (mind, { n }) =>
    forFleet(-Math.max(...highest(mind.view).map((resource) => lost(mind, resource, n)))),
  gain: (mind, { resource, n }, at) => ({
    fleet: gain(mind.view, mind.content, resource, n),
    own: at.user === mind.seat ? wishFor(mind, resource, n) : 0,
  }),
  place: (mind, { layout }) =>
    forFleet(Object.values(layout).reduce((sum, ships) => sum + shipsWorth(mind, ships), 0)),
  // Cylon ships among civilian ones do more harm, and less where vipers are.
  'place-here': (mind, { ships }, { area }) => {
    const { civilian, viper } = area === undefined ? { civilian: 1, viper: 0 } : mind.space.at[area]
    return forFleet(shipsWorth(mind, ships) * (1 + 0.2 * civilian - 0.05 * Math.min(4, viper)))
  },
  'place-centurions': ({ view }, { n }) => forFleet(-(1.2 + 0.8 * view.centurions.length) * n),
  activate: (mind, { icon }) => forFleet(-activation(mind, icon)),
  'activate-heavies': (mind) => forFleet(-heaviesInSpace(mind)),
  'resolve-icon': (mind, { icon }, at) => iconGain(mind, icon, at),
  'activate-placed-raiders': () => forFleet(-1.2),
  'damage-vipers': ({ view, space }, { n, where }) => {
    const reserve = where === 'space' ? 0 : Math.min(view.reserve.viper, n)
    const flying = where === 'reserve' ? 0 : Math.min(space.viper, n - reserve)
    return forFleet(-0.3 * reserve - 0.35 * flying)
  },
  'destroy-raptors': ({ view }, { n }) => {
    const gone = Math.min(view.reserve.raptor, n)
    return forFleet(-0.4 * gone - (gone > 0 && view.reserve.raptor === gone ? 0.8 : 0))
  },
  'restore-raptors': ({ view }, { n }) => forFleet(0.4 * Math.min(view.destroyed.raptor, n)),
  'destroy-civilians': (mind, { n }) => forFleet(-1.1 * lost(mind, 'population', n)),
  reinforce: (mind, { kind }) => forFleet(shipsWorth(mind, { [kind]: 1 }) * 1.5 + 0.2),
  'gain-ships': (mind, { kind, n }) => forFleet(shipsWorth(mind, { [kind]: n }) * 1.5),
  'retire-ships': (mind, { of, n }) =>
    forFleet(-shipWorth[of] * (n + mind.view.ships.filter((s) => s.class === of).length)),
  'mark-ship': () => forFleet(-0.5),
  'resolve-top-crisis': () => forFleet(-1.2),
  'launch-raiders': (mind, { n }) => forFleet(-0.38 * n * mind.space.basestar),
  'ignore-icons': (mind) => {
    const icons = mind.content.crises.get(mind.view.crisis?.card ?? '')?.icons ?? []
    const harm = (['raiders', 'heavy', 'basestars', 'launch'] as const).filter((i) => icons.includes(i))
    return forFleet(harm.reduce((sum, icon) => sum + activation(mind, icon), 0))
  },
  'move-fleet': (mind, { by }) => forFleet(markerWorth(mind) * Math.max(by, -mind.view.jumpTrack)),
  'jump-now': (mind) => both(forFleet(3), sprung(mind)),
  'ftl-jump': (mind) => both(forFleet(jumpNow(mind)), sprung(mind)),
  'recall-vipers': (mind) => forFleet(-Math.min(1, threat(mind) * 0.15) * Math.min(4, mind.space.viper)),
  'spend-nuke': ({ view }) => forFleet(view.nukes > 0 ? -0.7 : 0),
  'spend-nukes': ({ view }) => forFleet(-0.5 * view.nukes),
  'put-beside-objective': (_mind, { distance }) => forFleet(distanceWorth * distance),
  'another-crisis': () => forFleet(-1.4),
  refit: ({ view }, { vipers }) =>
    forFleet(0.3 * Math.min(vipers, view.damagedVipers + view.destroyed.viper)),
  'cause-crisis': (mind, _w, at) => {
    const trusted = mind.content.rules.standings[mind.view.players[at.user]?.standing ?? '']?.trusted
    const own = trusted && at.user === mind.seat ? mind.view.superCrises : []
    const drawn = crisisHarm - symbolsAhead(mind, at.user)
    const fleet = -Math.max(drawn, ...own.map((card) => -crisisWorth(mind, card)))
    // Some win only if they have played one, whatever it does.
    return { fleet, own: mind.aims?.superCrisis && own.length > 0 ? 4 - fleet : 0 }
  },
  'command-fleet': (mind) => forFleet(-Math.max(...orders.map((o) => orderOf(mind, o)))),
  'repair-vipers': (mind, { n }) =>
    forFleet(
      viperWorth(mind) * Math.min(n === 'all' ? Number.POSITIVE_INFINITY : n, mind.view.damagedVipers),
    ),
  // Better than one card of two: three of them in any order.
  'arrange-top': (mind, { who, n }, at) =>
    meansWell(mind, seatOf(mind, who, at)) ? forFleet(0.5 * n) : forFleet(-0.5 * n),
  'look-at-bottom': () => forSelf(0.1),
  // The one who does it takes out what harms his side most.
  'cull-destiny': (_mind, { n }) => forFleet(0.2 * n),
  'into-destiny': (mind, { type, n }) => forFleet(-0.25 * n * unwanted(mind, type)),
  'destiny-of': (mind, { type, n }) => forFleet(-0.3 * n * unwanted(mind, type)),
  'find-crisis': (mind, { card }) => forFleet(crisisWorth(mind, card)),
  // Another card is drawn, with the way it brings us.
  'jump-elsewhere': () => forFleet(2 * distanceWorth),
  'after-jump': (mind, { places, effect }, at) =>
    mind.view.players
      .filter((p) => places.includes(p.at))
      .map((p) => worthOf(mind, effect, { ...at, picked: p.seat }))
      .reduce(both, nothing),
  // What comes in its place may be as bad. What comes up only when somebody wants it to is less pressing still.
  scout: (mind, { decks }) => {
    // Where no jump is made any more, nobody asks where it would lead.
    const unknown = decks.filter(
      (d) => !isLeft(mind, d) && (d !== 'destination' || phaseOf(mind) === undefined),
    )
    if (unknown.includes('crisis')) return forFleet(0.55 * scoutWorth(mind))
    if (unknown.length === 0) return nothing
    if (unknown.some((d) => comingUp.has(d))) return forFleet(0.4)
    // What nobody would attempt need not be looked at.
    const tried = unknown.some(
      (d) => !mind.view.inPlay.some((c) => c.deck === d) && attempt(mind, d, true) > -0.5,
    )
    return forFleet(tried ? 0.3 : 0.05)
  },
  // Another card is drawn in its place, and that one will do harm, too.
  'replace-crisis': (mind) => forFleet(-turnWorth(mind, mind.view.crisis?.card ?? '') - 2),
  'crisis-becomes': (mind, { effect }, at) => worthOf(mind, effect, at),
  // One that is known for one that may carry less.
  'replace-civilian': ({ space }) => forFleet(0.1 * space.civilian),
  'switch-option': (mind) => {
    // Nobody takes back what he chose himself.
    if (mind.memory.choices.at(-1)?.seat === mind.seat) return nothing
    const values = optionWorths(mind, mind.view.crisis?.card ?? '')
    const { option } = mind.memory
    const [chosen, other] = [values[option], values[1 - option]]
    return chosen === undefined || other === undefined ? nothing : forFleet(other - chosen)
  },
} satisfies Partial<Meanings>
