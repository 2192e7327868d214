import { type Ability, paidEffect } from '../core/abilities.ts'
import { describeCondition, describeConditions } from '../core/conditions.ts'
import type {
  BasestarToken,
  Character,
  CheckData,
  CrisisCard,
  DamageToken,
  Destination,
  IconPrint,
  Lasting,
  Location,
  LocationAction,
  Loss,
  Loyalty,
  Objective,
  OtherCard,
  PlaceToken,
  QuorumCard,
  ShipToken,
  SkillCard,
} from '../core/content.ts'
import { describe } from '../core/effect.ts'
import { isCylonCard } from '../core/loyalty.ts'
import { type Icon, resources } from '../core/names.ts'
import { describePassive } from '../core/passives.ts'
import type { Standing } from '../core/standing.ts'
import { layoutWords } from '../effects/ships.ts'
import { type Message, msg } from './message.ts'
import { cardNames, nameOf } from './names.ts'

// What a player reads on a component, put together from the same data that makes it work.

const lines = (...parts: readonly (Message | undefined)[]): Message =>
  msg('text.lines', { list: parts.filter((p) => p !== undefined) })

export function describeCheck(check: CheckData): Message {
  return lines(
    msg('text.check', { difficulty: check.difficulty, types: cardNames('type', check.skills) }),
    msg('text.pass', { effect: describe(check.pass) }),
    check.partial && msg('text.partial', { at: check.partial.at, effect: describe(check.partial.effect) }),
    msg('text.fail', { effect: describe(check.fail) }),
  )
}

export type Icons = ReadonlyMap<string, IconPrint>

export function describeCrisis(card: CrisisCard, icons: Icons): Message {
  return lines(
    crisisBody(card),
    card.lasting && describeLasting(card.lasting),
    ...describeIcons(card.icons, icons),
  )
}

function describeIcons(list: readonly Icon[], known: Icons): Message[] {
  const of = (step: IconPrint['step']): Icon[] => list.filter((icon) => known.get(icon)?.step === step)
  const ships = of('activate-cylons')
  return [
    ...(ships.length > 0 ? [msg('text.icons', { icons: cardNames('icon', ships) })] : []),
    ...of('prepare-jump').map((icon) => msg('text.icon', { icon: nameOf('icon', icon) })),
  ]
}

export function describeObjective({ milestones, goal, lastJump }: Objective): Message {
  const parts = milestones.map(({ at, effect }) => msg('text.milestone', { at, effect: describe(effect) }))
  const last = lastJump ? [msg('text.last-jump', { at: goal, effect: describe(lastJump) })] : []
  return msg('effect.sequence', { list: [...parts, ...last] })
}

function crisisBody({ body }: CrisisCard): Message {
  switch (body.kind) {
    case 'event':
      return lines(
        msg('text.chooses', { who: nameOf('who', body.chooser) }),
        msg('text.option', { n: 1, effect: describe(body.options[0]), needs: needs(body.firstNeeds ?? []) }),
        msg('text.option', { n: 2, effect: describe(body.options[1]), needs: needs([]) }),
      )
    case 'check':
      return body.or
        ? lines(
            msg('text.chooses', { who: nameOf('who', body.chooser ?? 'current') }),
            describeCheck(body.check),
            msg('text.or', { effect: describe(body.or) }),
          )
        : describeCheck(body.check)
    case 'attack':
      return lines(
        msg('text.attack', { icons: cardNames('icon', body.activate) }),
        msg('text.set-up', { ships: layoutWords(body.setup) }),
        body.special.length > 0
          ? msg('text.special', { title: body.specialTitle, effect: describe(body.special) })
          : undefined,
      )
  }
}

const needs = (conditions: Ability['when']): Message =>
  conditions && conditions.length > 0
    ? msg('text.needs', { conditions: describeConditions(conditions) })
    : msg('text.nothing')

export function describeLasting(lasting: Lasting): Message {
  const parts = [
    ...(lasting.passives ?? []).map(describePassive),
    ...(lasting.abilities ?? []).map(describeAbility),
    ...(lasting.atJump === 'shuffle-in' ? [msg('text.shuffle-in')] : []),
  ]
  const until = untilWords(lasting)
  return parts.length > 0
    ? msg('text.lasting', { until, effect: lines(...parts) })
    : msg('text.stays-until', { until })
}

const untilWords = (lasting: Lasting): Message =>
  lasting.until.length === 0
    ? msg('text.while-in-play')
    : msg('text.until', {
        list: lasting.until.map((u) => (u === 'jump' ? msg('until.jump') : describeCondition(u))),
      })

export function describeAbility(a: Ability): Message {
  const passive = (a.passives ?? []).map(describePassive)
  const shared = a.counts === undefined ? '' : `.${a.counts}`
  const limit = a.limit ? msg(`limit.${a.limit}${shared}`, { n: a.tokens ?? 1 }) : msg('text.nothing')
  if (!a.effect) return lines(...passive)
  const action = a.window === 'action'
  const used = msg(action ? 'text.action' : a.must ? 'text.must' : 'text.may', {
    when: msg(`moment.${a.window ?? 'action'}`),
    needs: needs(a.when),
    effect: describe(paidEffect(a)),
    limit,
  })
  return lines(...passive, used)
}

export const describeSkillCard = ({ abilities, inCheck, whenDiscarded }: SkillCard): Message =>
  abilities.length === 1 && abilities[0] && !inCheck
    ? describeAbility(abilities[0])
    : lines(
        ...abilities.map(describeAbility),
        inCheck && msg('text.in-check', { needs: needs(inCheck.when), effect: describe(inCheck.effect) }),
        whenDiscarded && msg('text.when-discarded', { effect: describe(whenDiscarded) }),
      )

export const describeQuorum = (card: QuorumCard): Message =>
  lines(msg('text.quorum', { effect: describe(card.effect) }), card.lasting && describeLasting(card.lasting))

export const describeOther = ({ effect = [], check, abilities = [], lasting, wins }: OtherCard): Message =>
  lines(
    check && describeCheck(check),
    effect.length > 0 ? describe(effect) : undefined,
    ...abilities.map(describeAbility),
    lasting && describeLasting(lasting),
    wins && msg('text.wins-by-card', { conditions: describeConditions(wins) }),
  )

export const describeShipToken = ({ acts = 1, destroyedFrom }: ShipToken): Message =>
  lines(
    acts === 1 ? undefined : msg('text.token-acts', { n: acts }),
    destroyedFrom === undefined ? undefined : msg('text.token-destroyed-from', { n: destroyedFrom }),
  )

export const describePlaceToken = ({ track, end }: PlaceToken): Message =>
  lines(
    msg('text.token-track', { places: cardNames('location', track) }),
    msg('text.token-end', { effect: describe(end) }),
  )

export const describeDestination = (card: Destination): Message =>
  lines(msg('text.distance', { n: card.distance }), msg('text.effect', { effect: describe(card.effect) }))

export function describeLoyalty(card: Loyalty): Message {
  const { power, afterDiscard } = card
  if (isCylonCard(card))
    return lines(
      msg('text.cylon-card', { effect: describe(power) }),
      afterDiscard && msg('text.after-discard', { effect: describe(afterDiscard) }),
    )
  if (!card.received) return msg('text.not-a-cylon')
  const { passives = [], abilities = [] } = card.lasting ?? {}
  return lines(describe(card.received), ...passives.map(describePassive), ...abilities.map(describeAbility))
}

export const describeAction = ({ requires, cost, effect }: LocationAction): Message =>
  cost
    ? msg('text.location-price', { needs: needs(requires), cost: describe(cost), effect: describe(effect) })
    : msg('text.location-action', { needs: needs(requires), effect: describe(effect) })

/** What a standing means that is not so for others of that side. */
export const describeStanding = (s: Standing): Message =>
  lines(
    msg(`text.counts-as-${s.side}`),
    s.titles === 'never' && s.side === 'humans' ? msg('text.no-titles') : undefined,
    Number.isFinite(s.contributes) ? msg('passive.contributes', { n: s.contributes }) : undefined,
    s.receivesMore ? msg('passive.receives-more', { n: s.receivesMore }) : undefined,
    ...s.abilities.map(describeAbility),
  )

export function describeLocation(l: Location): Message {
  return lines(
    msg('text.on-board', { ship: nameOf('board', l.ship) }),
    ...l.actions.map(describeAction),
    ...l.passives.map(describePassive),
    l.hazardous ? msg('text.hazardous') : undefined,
  )
}

export function describeCharacter(c: Character): Message {
  return lines(
    msg(`character-type.${c.type}`),
    msg('text.draws', {
      list: c.skills.map((d) =>
        msg(d.types.length > 1 ? 'text.draw-multi' : 'text.draw', {
          n: d.draw,
          types: cardNames('type', d.types),
        }),
      ),
    }),
    c.start === 'launch' || c.start === 'off-board'
      ? msg(`text.starts-${c.start}`)
      : msg('text.starts', {
          locations: cardNames('location', c.alsoAt === undefined ? [c.start] : [c.start, c.alsoAt]),
        }),
    ...c.abilities.map((a) =>
      msg('text.ability', { title: nameOf('ability', a.id), effect: describeAbility(a) }),
    ),
  )
}

export const describeDamageToken = (t: DamageToken): Message =>
  t.location === undefined
    ? describeLoss(t.loss)
    : msg('text.location-damaged', { location: nameOf('location', t.location) })

export function describeLoss(loss: Loss): Message {
  const lost = resources.flatMap((r) => {
    const n = loss[r]
    return n === undefined ? [] : [msg('effect.lose', { resource: nameOf('resource', r), n })]
  })
  return lost.length > 0
    ? msg('text.effect', { effect: msg('effect.sequence', { list: lost }) })
    : msg('text.no-loss')
}

export const describeBasestarToken = (t: BasestarToken): Message =>
  lines(
    msg('token.hits', { n: t.hits }),
    t.launches ? undefined : msg('token.no-launch'),
    t.attacks ? undefined : msg('token.no-attack'),
    t.bonus > 0 ? msg('token.bonus', { n: t.bonus }) : undefined,
  )
