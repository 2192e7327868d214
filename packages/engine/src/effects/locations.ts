import { discardTo, heldOf, layDown, letGo, takeUp } from '../core/decks.ts'
import { word } from '../core/effect.ts'
import { say, sayTo } from '../core/events.ts'
import { type Game, player, remember } from '../core/game.ts'
import type { Seat } from '../core/names.ts'
import { ask, call, chosen, end, goTo, pick } from '../core/procedure.ts'
import { standingOf } from '../core/standing.ts'
import type { Option } from '../core/state.ts'
import { action, quorumOptions } from '../rules/actions.ts'
import { attack } from '../rules/attack.ts'
import { activateIcons, drawCrisis, resolveCrisis } from '../rules/crisis.ts'
import { activate, launch, launchers } from '../rules/cylon-ships.ts'
import { available, drawQuorum } from '../rules/decks.ts'
import { dieRoll } from '../rules/dice.ts'
import { cardOptions } from '../rules/discard.ts'
import { canJump, startJump } from '../rules/jump.ts'
import { passOnLoyalty as passOn } from '../rules/loyalty.ts'
import { distance } from '../rules/objective.ts'
import { civilianOptions, neighbours, targetOptions, yesNo } from '../rules/options.ts'
import { playQuorum } from '../rules/quorum.ts'
import { lose } from '../rules/resources.ts'
import { drawSuperCrisis } from '../rules/reveal.ts'
import { changeShip, lookAtCivilian, shipById, shipsOf, supply } from '../rules/ships.ts'
import { anotherCrisis, iconsOf, isTurnOver } from '../rules/turn.ts'
import {
  activateVipers as activations,
  canLaunchSelf,
  canSendOut,
  launchSelf,
  whyNotLaunchSelf,
  whyNotSendOut,
} from '../rules/vipers.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'
import { canActivate, centurionOptions } from './ships.ts'

/** FTL Control (B-JUMP-8 to B-JUMP-11). */
export const ftlJump = word('ftl-jump', () => ({}), {
  steps: {
    roll: (g, f) => call(g, dieRoll, { by: f.ctx.user, why: msg('why.ftl'), bonus: 0, extra: 0 }),
    jump: (g, f) => {
      const risk = jumpRisk(g)
      if (risk !== null && (f.result ?? 1) <= 6) lose(g, 'population', risk, 'location')
      startJump(g)
    },
  },
  possible: (g) => jumpRisk(g) !== null,
  because: () => [msg('why-not.no-jump')],
  describe: () => msg('effect.ftl'),
})

const jumpRisk = (g: Game): number | null =>
  canJump(g) ? (g.content.rules.jumpTrack[g.s.jumpTrack] ?? null) : null

/** Weapons Control (B-LOC-1). */
export const galacticaAttacks = word('galactica-attacks', () => ({}), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.galactica-target'),
        options: targetOptions(g, cylons(g)),
      }),
    attack: (g, f) => {
      const target = shipById(g, pick(f)?.target)
      if (target)
        call(g, attack, {
          attacker: g.content.rules.flagship,
          kind: target.kind,
          target: target.id,
          by: f.ctx.user,
        })
    },
  },
  possible: (g) => cylons(g).length > 0,
  because: () => [msg('why-not.no-target')],
  describe: () => msg('effect.galactica-attacks'),
})

const cylons = (g: Game) => [...shipsOf(g, 'raider'), ...shipsOf(g, 'heavy'), ...shipsOf(g, 'basestar')]

/** Command (B-LOC-2) and others that activate unmanned vipers. */
export const activateVipers = word('activate-vipers', (upTo: number) => ({ upTo }), {
  run: (g, { upTo }, ctx) =>
    call(g, activations, { seat: ctx.user, attackOnly: false, left: upTo, first: true }),
  possible: (g, _w, ctx) => canSendOut(g, ctx),
  because: (g, _w, ctx) => whyNotSendOut(g, ctx),
  describe: ({ upTo }) => msg('effect.activate-vipers', { n: upTo }),
})

/** Communications (B-LOC-3, B-LOC-4). */
export const scanCivilians = word('scan-civilians', (n: number | 'all') => ({ n }), {
  steps: {
    choose: (g, f) => {
      const civilians = shipsOf(g, 'civilian')
      const n = f.w.n === 'all' ? civilians.length : f.w.n
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.scan', { n }),
        options: civilianOptions(civilians),
        min: n,
        max: n,
      })
    },
    look: (g, f) => {
      f.ids = chosen(f).flatMap((o) => (o.ship === undefined ? [] : [o.ship]))
      for (const id of f.ids) {
        const ship = shipById(g, id)
        if (ship) lookAtCivilian(g, f.ctx.user, ship)
      }
    },
    next: (g, f) => {
      const ship = shipById(g, f.ids?.[0])
      if (!ship) return end(f)
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.move-civilian', { n: ship.id, area: nameOf('area', ship.area) }),
        options: neighbours(ship.area).map((area) => ({
          id: `area:${area}`,
          text: nameOf('area', area),
          area,
          ship: ship.id,
        })),
        min: 0,
      })
    },
    move: (g, f) => {
      const to = pick(f)?.area
      const ship = shipById(g, f.ids?.[0])
      if (ship && to) {
        say(g, 'event.civilian-moved', {
          n: ship.id,
          from: nameOf('area', ship.area),
          to: nameOf('area', to),
        })
        changeShip(g, ship, { area: to })
      }
      f.ids = f.ids?.slice(1)
      goTo(f, 'next')
    },
  },
  possible: (g) => shipsOf(g, 'civilian').length > 0,
  because: () => [msg('why-not.no-civilian')],
  describe: ({ n }) => (n === 'all' ? msg('effect.scan-all') : msg('effect.scan', { n })),
})

/** Hangar Deck (B-VIPER-8, B-VIPER-11). */
export const launchInViper = word('launch-in-viper', () => ({}), {
  steps: {
    launch: (g, f) => call(g, launchSelf, { seat: f.ctx.user }),
    act: (g, f) => call(g, action, { seat: f.ctx.user }),
  },
  possible: (g, _w, ctx) => canLaunchSelf(g, ctx.user),
  because: (g, _w, ctx) => whyNotLaunchSelf(g, ctx.user),
  describe: () => msg('effect.launch-self'),
})

/** Armory (B-LOC-8), and others that add something to the roll. */
export const attackCenturion = word(
  'attack-centurion',
  (add?: number): { readonly add?: number } => (add === undefined ? {} : { add }),
  {
    steps: {
      choose: (g, f) =>
        ask(g, { seat: f.ctx.user, prompt: msg('prompt.centurion'), options: centurionOptions(g) }),
      attack: (g, f) => {
        if (!pick(f)) return
        call(g, attack, {
          attacker: g.content.rules.flagship,
          kind: 'centurion',
          target: pick(f)?.n,
          by: f.ctx.user,
          bonus: f.w.add,
        })
      },
    },
    possible: (g) => g.s.centurions.length > 0,
    because: () => [msg('why-not.no-centurion')],
    describe: ({ add }) =>
      add === undefined ? msg('effect.attack-centurion') : msg('effect.attack-centurion-add', { n: add }),
  },
)

/** President's Office (B-LOC-10): after the first card one more, or one played from the hand. */
export const holdOffice = word('hold-office', () => ({}), {
  steps: {
    draw: (g, f) => void drawQuorum(g, f.ctx.user, 1),
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.office'),
        options: [
          ...(available(g, 'quorum') > 0 ? [{ id: 'draw', text: msg('option.draw-quorum') }] : []),
          ...quorumOptions(g, f.ctx.user),
        ],
        min: 0,
      }),
    carryOut: (g, f) => {
      const o = pick(f)
      if (o?.id === 'draw') drawQuorum(g, f.ctx.user, 1)
      else if (o?.card) call(g, playQuorum, { seat: f.ctx.user, card: o.card, fate: 'discard', from: 'hand' })
    },
  },
  possible: (g, _w, ctx) => available(g, 'quorum') > 0 || quorumOptions(g, ctx.user).length > 0,
  because: () => [msg('why-not.no-cards', { decks: [nameOf('deck', 'quorum')] })],
  describe: () => msg('effect.office'),
})

/** The user may play a Quorum card from the hand. */
export const playQuorumCard = word('play-quorum-card', () => ({}), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.play-quorum'),
        options: quorumOptions(g, f.ctx.user),
        min: 0,
      }),
    carryOut: (g, f) => {
      const card = pick(f)?.card
      if (card) call(g, playQuorum, { seat: f.ctx.user, card, fate: 'discard', from: 'hand' })
    },
  },
  possible: (g, _w, ctx) => quorumOptions(g, ctx.user).length > 0,
  because: () => [msg('why-not.no-quorum')],
  describe: () => msg('effect.play-quorum'),
})

/** The top card of the Crisis deck is drawn and carried out, and its symbols activate what they activate (PQ10). */
export const resolveTopCrisis = word('resolve-top-crisis', () => ({}), {
  steps: {
    draw: (g, f) => call(g, drawCrisis, { seat: f.ctx.user, caprica: false, cards: [], card: '' }),
    activate: (g) => {
      if (!isTurnOver(g)) call(g, activateIcons, { icons: iconsOf(g, 'activate-cylons'), i: 0 }) // PQ22
    },
  },
  possible: (g) => available(g, 'crisis') > 0,
  describe: () => msg('effect.resolve-top-crisis'),
})

/** Caprica (B-LOC-21 to B-LOC-23). */
export const causeCrisis = word('cause-crisis', (other: 'discard' | 'bury' = 'discard') => ({ other }), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.caprica'),
        options: [...superCrisisOptions(g, f.ctx.user), drawTwo],
      }),
    carryOut: (g, f) => {
      const card = pick(f)?.card
      const seat = f.ctx.user
      if (!card) {
        anotherCrisis(g)
        return call(g, drawCrisis, {
          seat,
          caprica: true,
          bury: f.w.other === 'bury',
          cards: [],
          card: '',
        })
      }
      end(f)
      letGo(g, seat, 'super-crisis', card)
      remember(g, seat, 'played-super-crisis')
      say(g, 'event.super-crisis', { who: seatName(seat), card: nameOf('card', card) })
      call(g, resolveCrisis, { card, deck: 'super-crisis', drawer: seat, fate: 'discard', option: 0 })
    },
    // D-OVER-8, D-INFIL-17
    activate: (g, f) => {
      if (standingOf(g, f.ctx.user).steps.includes('activate-cylons') && !isTurnOver(g))
        call(g, activateIcons, { icons: iconsOf(g, 'activate-cylons'), i: 0 })
    },
  },
  describe: ({ other }) => msg(other === 'discard' ? 'effect.caprica' : 'effect.caprica-bury'),
})

const drawTwo: Option = { id: 'draw', text: msg('option.draw-crises') }

const superCrisisOptions = (g: Game, seat: Seat): Option[] =>
  !standingOf(g, seat).trusted // B-SLEEP-12
    ? []
    : heldOf(player(g, seat), 'super-crisis').map((card) => ({
        id: `card:${card}`,
        text: msg('option.play', { card: nameOf('card', card) }),
        card,
        deck: 'super-crisis',
      }))

/** Cylon Fleet (B-LOC-24 to B-LOC-26). */
export const commandFleet = word('command-fleet', () => ({}), {
  steps: {
    choose: (g, f) =>
      ask(g, { seat: f.ctx.user, prompt: msg('prompt.cylon-fleet'), options: fleetOptions(g) }),
    carryOut: (g, f) => {
      const order = (['raiders', 'heavy', 'basestars'] as const).find((icon) => icon === pick(f)?.id)
      if (!order) return call(g, launch, { kind: 'raider', each: 2 })
      end(f)
      call(g, activate, { icon: order })
    },
    launchHeavy: (g) => call(g, launch, { kind: 'heavy', each: 1 }),
  },
  possible: (g) => fleetOptions(g).length > 0,
  because: () => [msg('why-not.no-cylons')],
  describe: () => msg('effect.cylon-fleet'),
})

function fleetOptions(g: Game): Option[] {
  const icons = (['raiders', 'heavy', 'basestars'] as const).filter((icon) => canActivate(g, icon))
  const options: Option[] = icons.map((icon) => ({
    id: icon,
    text: msg('option.activate-icon', { icon: nameOf('icon', icon) }),
  }))
  const canLaunch = launchers(g).length > 0 && supply(g, 'raider') + supply(g, 'heavy') > 0
  return canLaunch ? [...options, { id: 'launch', text: msg('option.launch-both') }] : options
}

/** Human Fleet: sees a hand and takes a card of it (B-LOC-27). */
export const stealCard = word('steal-card', () => ({}), {
  steps: {
    look: (g, f) => {
      const victim = f.ctx.picked ?? f.ctx.user
      const { hand } = player(g, victim)
      sayTo(
        g,
        [f.ctx.user, victim],
        'event.saw-hand',
        { who: seatName(f.ctx.user), whose: seatName(victim), cards: cardNames('skill-card', hand) },
        msg('event.looked-at-hand', { who: seatName(f.ctx.user), whose: seatName(victim) }),
      )
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.steal', { who: seatName(victim) }),
        options: cardOptions(hand),
      })
    },
    take: (g, f) => {
      const card = pick(f)?.card
      const victim = f.ctx.picked ?? f.ctx.user
      if (!card) return
      layDown(g, victim, [card])
      takeUp(g, f.ctx.user, [card])
      sayTo(
        g,
        [f.ctx.user, victim],
        'event.stole-card',
        { who: seatName(f.ctx.user), whose: seatName(victim), card: nameOf('skill-card', card) },
        msg('event.stole', { who: seatName(f.ctx.user), whose: seatName(victim) }),
      )
    },
  },
  describe: () => msg('effect.steal'),
})

/** Resurrection Ship (B-LOC-28, B-REVEAL-22, B-REVEAL-23). */
export const passOnLoyalty = word('pass-on-loyalty', (upTo: number) => ({ upTo }), {
  steps: {
    exchange: (g, f) => {
      if (heldOf(player(g, f.ctx.user), 'super-crisis').length === 0) return goTo(f, 'passOn')
      ask(g, { seat: f.ctx.user, prompt: msg('prompt.exchange'), options: yesNo(msg('option.exchange')) })
    },
    exchanged: (g, f) => {
      const [old] = heldOf(player(g, f.ctx.user), 'super-crisis')
      if (pick(f)?.id !== 'yes' || old === undefined) return
      letGo(g, f.ctx.user, 'super-crisis', old)
      discardTo(g, 'super-crisis', old)
      drawSuperCrisis(g, f.ctx.user)
    },
    passOn: (g, f) => call(g, passOn, { from: f.ctx.user, to: 'anyone', upTo: f.w.upTo }),
  },
  possible: (g, { upTo }, ctx) =>
    heldOf(player(g, ctx.user), 'super-crisis').length > 0 ||
    (distance(g) <= upTo && player(g, ctx.user).loyalty.length > 0),
  because: (g, { upTo }) => [
    msg(distance(g) <= upTo ? 'why-not.no-loyalty' : 'why-not.too-far', { n: upTo, distance: distance(g) }),
  ],
  describe: ({ upTo }) => msg('effect.resurrection', { n: upTo }),
})
