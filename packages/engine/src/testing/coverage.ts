import { checkedConfig, type GameConfig } from '../config.ts'
import { contentOf, setsIn } from '../content/index.ts'
import { type Components, type ContentSet, componentsOf, gather, partsUsed } from '../content/set.ts'
import type { Ability } from '../core/abilities.ts'
import { type Condition, holds } from '../core/conditions.ts'
import type { GameEvent } from '../core/events.ts'
import { has, type Passive, those } from '../core/passives.ts'
import { standingOf } from '../core/standing.ts'
import type { GameState, Option } from '../core/state.ts'
import { gameOn, type Request } from '../decide.ts'
import * as says from '../rules/passives.ts'
import type { Message, Param } from '../text/message.ts'
import { view } from '../view.ts'

// Which cards (and which of their outcomes), abilities, locations and tokens have been used so far, seen from
// what happens in games.

/** Everything there is to use in a set. */
export const everything = (box: ContentSet): string[] => everythingOf(componentsOf(box))

function everythingOf(set: Components): string[] {
  const crises = [...set.crises, ...set.superCrises].flatMap(({ id, body }) => {
    if (body.kind === 'attack') return [`crisis ${id}: attack`]
    if (body.kind === 'event') return [`crisis ${id}: option 1`, `crisis ${id}: option 2`]
    return [
      `crisis ${id}: pass`,
      `crisis ${id}: fail`,
      ...(body.check.partial ? [`crisis ${id}: partial`] : []),
      ...(body.or ? [`crisis ${id}: option 2`] : []),
    ]
  })
  const of = (kind: string, list: readonly { readonly id: string }[]): string[] =>
    list.map(({ id }) => `${kind} ${id}`)
  const abilities = set.characters.flatMap((c) => c.abilities)
  return [
    ...crises,
    ...of('skill card', set.skillCards),
    ...of('quorum', set.quorum),
    ...set.quorum.filter((c) => c.lasting?.abilities).map((c) => `lasting ${c.id}`),
    ...of('destination', set.destinations),
    ...of(
      'location',
      set.locations.filter((l) => l.actions.length > 0),
    ),
    ...of(
      'loyalty',
      set.loyalty.filter((l) => l.team !== 'human'),
    ),
    ...of('token', [...set.damageTokens, ...set.basestarTokens, ...set.civilians]),
    ...of('ability', [...abilities, ...set.titleAbilities]),
    ...of(
      'card',
      set.cards.filter((c) => c.abilities),
    ),
    ...set.cards.filter((c) => c.check).flatMap(({ id }) => [`crisis ${id}: pass`, `crisis ${id}: fail`]),
    'title president: passed on',
    'title admiral: passed on',
    'objective: sleeper phase',
    'objective: final jump',
  ]
}

/** Everything that is in one of these games at least. */
export function everythingIn(games: readonly GameConfig[]): string[] {
  const found = new Set<string>()
  for (const { sets: names, ...game } of games) {
    const config = checkedConfig({ ...game, sets: names })
    for (const x of everythingOf(gather(partsUsed(config, setsIn(config))))) found.add(x)
  }
  return [...found]
}

const nameIn = (param: Param | undefined, kind: string): string | undefined => {
  if (typeof param !== 'object' || !('key' in param)) return undefined
  return param.key.startsWith(`${kind}:`) ? param.key.slice(kind.length + 1) : undefined
}

export const seatIn = (param: Param | undefined): number => {
  if (typeof param !== 'object' || !('key' in param) || param.key !== 'seat') return -1
  return Number(param.params?.seat ?? -1)
}

/** Watches games and marks what has been used. */
export function coverage(): {
  readonly used: ReadonlySet<string>
  watch(state: GameState, events: readonly GameEvent[], asked: Request | undefined): void
} {
  const used = new Set<string>()
  let crisis = ''
  const told = (e: GameEvent, state: GameState, asked: Request | undefined): void => {
    const { key, params = {} } = e
    if (key.endsWith('-damaged') && params.token) used.add(`token ${nameIn(params.token, 'token')}`)
    const card = nameIn(params.card, 'card')
    switch (key) {
      case 'event.crisis':
      case 'event.super-crisis':
        crisis = card ?? ''
        return
      case 'event.crisis-choice':
      case 'event.switched':
        if (isMessage(params.option)) used.add(`crisis ${crisis}: option ${params.option.key.at(-1)}`)
        return
      case 'event.check-pass':
      case 'event.check-partial':
      case 'event.check-fail': {
        const title = nameIn(params.title, 'card')
        if (title) used.add(`crisis ${title}: ${key.slice('event.check-'.length)}`)
        return
      }
      case 'event.placed':
        used.add(`crisis ${crisis}: attack`)
        return
      case 'event.played':
        used.add(
          card ? `card ${card}` : `skill card ${nameIn(params.card, 'skill-card')?.replace(/-\d$/, '')}`,
        )
        return
      case 'event.quorum':
        used.add(`quorum ${card}`)
        for (const a of content(state).titleAbilities.president)
          if (those(a.passives ?? [], says.afterQuorum).some((x) => applies(state, x.when)))
            used.add(`ability ${a.id}`)
        return
      case 'event.takes-effect':
        // A card in play, or one that lies in a check.
        used
          .add(`lasting ${card}`)
          .add(`skill card ${card ?? nameIn(params.card, 'skill-card')?.replace(/-\d$/, '')}`)
        return
      case 'event.destination':
        used.add(`destination ${card}`)
        return
      case 'event.activates':
        used.add(`location ${nameIn(params.location, 'location')}`)
        return
      case 'event.revealed':
      case 'event.sympathizer':
        used.add(`loyalty ${card}`)
        return
      case 'event.civilian':
        used.add(`token ${nameIn(params.ship, 'token')}`)
        return
      case 'event.used':
        used.add(`ability ${nameIn(params.ability, 'ability')}`)
        return
      case 'event.title':
        if (state.turn.number > 0) used.add(`title ${nameIn(params.title, 'title')}: passed on`)
        return
      case 'event.sleeper':
        used.add('objective: sleeper phase')
        return
      case 'event.over':
        if (isMessage(params.reason) && params.reason.key === 'reason.final-jump')
          used.add('objective: final jump')
        return
      case 'event.step':
        if (isMessage(params.step) && params.step.key === 'step:receive-skills') {
          const { seat } = state.turn
          if (has(gameOn(state), says.receives, seat)) mark(state, seat, 'receives')
          if (has(gameOn(state), says.receivesMore, seat)) mark(state, seat, 'receives-more')
          if (has(gameOn(state), says.receivesFewer, seat)) mark(state, seat, 'receives-fewer')
        }
        return
      case 'event.added-open':
        mark(state, seatIn(params.who), 'adds-open')
        return
      case 'event.dealt-loyalty':
        if (params.n === 2)
          mark(state, seatIn(params.who), state.turn.number === 0 ? 'loyalty-at-setup' : 'loyalty-at-sleeper')
        return
      case 'event.discarded':
        // Nobody asked him which cards, and they were no price: they were taken at random.
        if (asked?.prompt.key !== 'prompt.pay' || asked.seat !== seatIn(params.who))
          mark(state, seatIn(params.who), 'random-discards')
    }
  }
  const mark = (state: GameState, seat: number, kind: Passive['is']): void => {
    for (const a of abilitiesOf(state, seat))
      if (a.passives?.some((p) => p.is === kind)) used.add(`ability ${a.id}`)
  }
  const asks = (state: GameState): void => {
    for (const { seat, prompt, options } of state.asks) {
      const p = state.players[seat]
      if (!p) continue
      if (prompt.key === 'prompt.discard' && state.turn.step === 'end') mark(state, seat, 'hand-limit')
      if (prompt.key === 'prompt.move' && state.players.some((q, i) => i !== seat && q.at !== 'piloting'))
        mark(state, seat, 'moves-alone')
      if (p.hand.some((card) => content(state).skills.get(card)?.card.type === 'treachery'))
        mark(state, seat, 'draws-useless')
      if (prompt.key === 'prompt.crisis-draw') mark(state, seat, 'crisis-draw')
      if (prompt.key === 'prompt.contribute') mark(state, seat, 'contributes-more')
      if (prompt.key.startsWith('prompt.arrange')) mark(state, seat, 'scouts-more')
      if (prompt.key === 'prompt.pay') {
        mark(state, seat, 'skill-action-cost')
        for (const a of abilitiesOf(state, seat))
          if (those(a.passives ?? [], says.activationCost).some((x) => x.locations.includes(p.at)))
            used.add(`ability ${a.id}`)
      }
      if (prompt.key === 'prompt.move' && has(gameOn(state), says.paysToLeave, seat))
        mark(state, seat, 'pays-to-leave')
      if (prompt.key === 'prompt.pay' && Number(prompt.params?.n) > 1) mark(state, seat, 'activation-cost')
      if (prompt.key !== 'prompt.action') continue
      if (p.loyalty.some((card) => content(state).loyalty.get(card)?.team === 'cylon') && !canReveal(options))
        mark(state, seat, 'reveals-only-at')
      for (const a of abilitiesOf(state, seat))
        if (those(a.passives ?? [], says.noOwnActionsOn).some((x) => holdsType(state, seat, x.type)))
          used.add(`ability ${a.id}`)
      if (state.turn.beganPiloting && seat === state.turn.seat && acted(state) > 1)
        mark(state, seat, 'actions')
      if (options.some((o) => o.location) || view(state, 'spectator').damaged.includes(p.at)) continue
      for (const a of abilitiesOf(state, seat))
        if (those(a.passives ?? [], says.cannotActivate).some((x) => x.locations.includes(p.at)))
          used.add(`ability ${a.id}`)
      if (state.players.some((q, i) => i !== seat && q.at === p.at))
        mark(state, seat, 'cannot-activate-crowded')
    }
    const check = view(state, 'spectator').check
    if (check)
      for (const seat of state.players.keys())
        if (has(gameOn(state), says.contributes, seat)) mark(state, seat, 'contributes')
    if (check?.strength != null && check.cards.some((c) => c.endsWith('-1')))
      mark(state, state.turn.seat, 'strength-positive')
  }
  return {
    used,
    watch: (state, events, asked) => {
      if (events.length > 0 && events[0]?.key === 'event.first-player') crisis = ''
      for (const e of events) told(e, state, asked)
      asks(state)
    },
  }
}

const canReveal = (options: readonly Option[]): boolean => options.some((o) => o.id.startsWith('reveal:'))

const holdsType = (state: GameState, seat: number, type: string): boolean =>
  state.players[seat]?.hand.some((card) => content(state).skills.get(card)?.card.type === type) ?? false

const content = (state: GameState) => contentOf(state.config)

/** Whether something holds for the President. */
const applies = (state: GameState, when: readonly Condition[]): boolean =>
  holds(gameOn(state), when, { user: state.titles.president })

const isMessage = (p: Param | undefined): p is Message => typeof p === 'object' && 'key' in p

const acted = (state: GameState): number => {
  const turn = state.stack.find((f) => f.proc === 'turn')
  return turn && 'acted' in turn && typeof turn.acted === 'number' ? turn.acted : 0
}

function abilitiesOf(state: GameState, seat: number): readonly Ability[] {
  const p = state.players[seat]
  if (!p || !standingOf(gameOn(state), seat).sheet) return []
  return contentOf(state.config).characters.get(p.character)?.abilities ?? []
}
