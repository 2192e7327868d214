import { type Ability, unusable } from './core/abilities.ts'
import { printAt } from './core/boards.ts'
import type { Content, SkillCard } from './core/content.ts'
import type { Game } from './core/game.ts'
import { player } from './core/game.ts'
import { isCylonCard } from './core/loyalty.ts'
import type { CharacterId, LocationId, Seat, Title } from './core/names.ts'
import { reasonsFor } from './core/reasons.ts'
import { isHuman, mayUseText, standingOf } from './core/standing.ts'
import type { Option } from './core/state.ts'
import { fromView } from './from-view.ts'
import { barsToRevealing, whyNotQuorum, whyNotUse } from './rules/actions.ts'
import { whyNotActivate, whyNotOnBoard } from './rules/activation.ts'
import { whyNotMove } from './rules/movement.ts'
import { whyNotCharacter, whyNotReplacement } from './rules/setup.ts'
import { type Message, msg } from './text/message.ts'
import { nameOf, notHolder, seatName, seatNames } from './text/names.ts'
import type { View } from './view.ts'

// "Why can't I?": the rules that decide what lights up say why something does not. They are asked about the game
// as far as a view tells, so that nothing is said that its viewer does not know.

type Asked = { readonly view: View; readonly g: Game; readonly seat: Seat }

/**
 * The reasons why something (`location:command`, `skill-card:repair-2`, `ability:cag` …) cannot be used or chosen
 * now, the most pressing first; none where there is nothing to explain.
 */
export function whyNot(view: View, key: string): Message[] {
  const [kind = '', id = ''] = key.split(/:(.*)/s)
  const about = kinds[kind]
  if (!about) return []
  if (view.viewer === 'spectator') return [msg('why-not.spectator')]
  if (view.outcome) return [msg('why-not.over')]
  return distinct(about({ view, g: fromView(view), seat: view.viewer }, id))
}

/** Each thing is said once, and that it would do nothing only where nothing better is known. */
function distinct(reasons: readonly Message[]): Message[] {
  const seen = new Map(reasons.map((m) => [JSON.stringify(m), m]))
  const list = [...seen.values()]
  const better = list.filter((m) => m.key !== 'why-not.no-effect')
  return better.length > 0 ? better : list
}

const can = msg('why-not.can')

const isLit = ({ view }: Asked, fits: (o: Option) => boolean): boolean =>
  [view.request, ...(view.standing ?? [])].some((r) => r?.options.some(fits))

/** Whether the open question is one in which this sort of thing lights up, and if not what is the matter. */
function moment({ view, g, seat }: Asked, wanted: readonly string[]): Message[] {
  const { request, waitingFor, turn } = view
  if (request && wanted.includes(request.prompt.key)) return []
  const now = request
    ? msg('why-not.asked-else', { prompt: request.prompt })
    : waitingFor.length > 0
      ? msg('why-not.waiting', { who: seatNames(waitingFor) })
      : msg('why-not.not-asked')
  const begun = player(g, seat).character !== ''
  return begun && turn.seat !== seat
    ? [now, msg('why-not.not-your-turn', { who: seatName(turn.seat) })]
    : [now]
}

function aboutLocation(asked: Asked, id: string): Message[] {
  const { view, g, seat } = asked
  const place = placeOf(g.content, id)
  if (place === undefined) return []
  if (printAt(g, place) !== id && place !== id) return [msg('why-not.not-in-play')]
  if (isLit(asked, (o) => o.location === place)) return [can]
  const { at, character } = player(g, seat)
  if (character === '') return moment(asked, [])
  if (at === 'off-board') return [msg('why-not.off-board')]
  if (view.request?.prompt.key === 'prompt.move') return whyNotMove(g, seat, place)
  return [
    ...moment(asked, ['prompt.action']),
    ...(at === place ? [] : [elsewhere(g, at), ...notFree(whyNotMove(g, seat, place))]),
    ...whyNotActivate(g, seat, place),
  ]
}

/** A place by its own name, or by that of what is printed there on one of the sides. */
function placeOf({ places }: Content, id: string): LocationId | undefined {
  if (places.has(id)) return id
  for (const [place, { on }] of places) if (Object.values(on).some((l) => l.id === id)) return place
  return undefined
}

const elsewhere = (g: Game, at: LocationId): Message =>
  at === 'piloting'
    ? msg('why-not.not-there-viper')
    : msg('why-not.not-there', { location: nameOf('location', printAt(g, at)) })

/** What a way there would cost is no matter for somebody who is not about to go. */
const notFree = (reasons: readonly Message[]): Message[] =>
  reasons.filter((m) => m.key !== 'why-not.move-price')

function aboutCard(asked: Asked, id: string): Message[] {
  const { g, seat } = asked
  const skill = g.content.skillCards.get(id) ?? g.content.skills.get(id)?.card
  if (skill) return aboutSkillCard(asked, skill)
  if (isLit(asked, (o) => o.card === id)) return [can]
  const card = g.content.cards.get(id)
  if (card?.kind === 'quorum') {
    const reasons = whyNotQuorum(g, seat, id)
    return g.s.titles.president === seat && g.s.quorum.includes(id)
      ? [...moment(asked, ['prompt.action', 'prompt.office']), ...reasons]
      : reasons
  }
  if (card?.kind === 'loyalty' && isCylonCard(card.print) && player(g, seat).loyalty.includes(id)) {
    const barred = reasonsFor(g, barsToRevealing, seat)
    return barred.length > 0 ? barred : asAction(asked)
  }
  if (card?.kind === 'other' && card.print.abilities) {
    const held = player(g, seat).held[card.deck]?.includes(id)
    const reasons = card.print.abilities.flatMap((a) => aboutUse(asked, a, id))
    return held ? reasons : [msg('why-not.not-held'), ...reasons]
  }
  return []
}

function aboutSkillCard(asked: Asked, printed: SkillCard): Message[] {
  const { g, seat } = asked
  const isOne = (card = ''): boolean => g.content.skills.get(card)?.card === printed
  if (isLit(asked, (o) => isOne(o.card))) return [can]
  const held = player(g, seat).hand.find(isOne)
  const reasons = held === undefined ? [msg('why-not.not-held')] : []
  const face = [...g.content.skills].find(([, { card }]) => card === printed)?.[0] ?? ''
  if (!mayUseText(g, seat, held ?? face)) {
    const { texts } = standingOf(g, seat)
    const nothing = texts.length === 0 && !isHuman(g, seat)
    const type = nameOf('type', printed.type)
    return [...reasons, nothing ? msg('why-not.no-texts') : msg('why-not.no-text-of', { type })]
  }
  return [
    ...reasons,
    ...printed.abilities.flatMap((a) => aboutUse(asked, a, held ?? face)),
    ...(printed.inCheck ? [msg('why-not.in-check')] : []),
  ]
}

const asAction = (asked: Asked): Message[] => {
  const now = moment(asked, ['prompt.action'])
  return now.length > 0 ? [msg('why-not.as-action'), ...now] : []
}

/** Why an ability, on a card or a sheet, is not offered. What holds at its own moment is not known before it comes. */
function aboutUse(asked: Asked, ability: Ability, card?: string): Message[] {
  const { g, seat } = asked
  const { window } = ability
  if (window === undefined) return ability.passives ? [msg('why-not.in-force')] : []
  if (window === 'action') {
    const reasons = [...asAction(asked), ...whyNotUse(g, ability, seat, card)]
    return reasons.length > 0 ? reasons : [msg('why-not.no-effect')]
  }
  const own = { key: `moment.${window}` }
  return [...unusable(g, ability, { user: seat, card }, 'later'), msg('why-not.moment', { moment: own })]
}

function aboutAbility(asked: Asked, id: string): Message[] {
  const { g, seat } = asked
  if (isLit(asked, (o) => o.ability === id)) return [can]
  const { characters, boards, rules } = g.content
  const named = (a: { readonly id: string }): boolean => a.id === id
  for (const title of titles) if (g.content.titleAbilities[title].some(named)) return aboutTitle(asked, title)
  for (const { id: character, abilities } of characters.values()) {
    const ability = abilities.find(named)
    if (ability) return aboutOwn(asked, ability, character)
  }
  for (const board of boards.values()) {
    const action = board.actions?.find(named)
    if (action) return [...asAction(asked), ...whyNotOnBoard(g, seat, action)]
  }
  for (const { abilities } of Object.values(rules.standings)) {
    const ability = abilities.find(named)
    if (!ability) continue
    const own = standingOf(g, seat).abilities.includes(ability)
    return own ? aboutUse(asked, ability) : [msg('why-not.other-standing')]
  }
  return []
}

const titles: readonly Title[] = ['president', 'admiral']

function aboutOwn(asked: Asked, ability: Ability, owner: CharacterId): Message[] {
  const { g, seat } = asked
  if (player(g, seat).character !== owner)
    return [msg('why-not.other-sheet', { character: nameOf('character', owner) })]
  return standingOf(g, seat).sheet ? aboutUse(asked, ability) : [msg('why-not.no-texts')]
}

function aboutTitle(asked: Asked, id: string): Message[] {
  const { g, seat } = asked
  const title = titles.find((t) => t === id)
  if (!title) return []
  const abilities = g.content.titleAbilities[title]
  if (abilities.some((a) => isLit(asked, (o) => o.ability === a.id))) return [can]
  const holder = g.s.titles[title]
  return holder === seat ? abilities.flatMap((a) => aboutUse(asked, a)) : [notHolder(title, holder)]
}

function aboutCharacter(asked: Asked, id: string): Message[] {
  const prompt = asked.view.request?.prompt.key
  if (prompt !== 'prompt.character' && prompt !== 'prompt.new-character') return []
  if (isLit(asked, (o) => o.character === id)) return [can]
  return (prompt === 'prompt.character' ? whyNotCharacter : whyNotReplacement)(asked.g, id)
}

const kinds: Readonly<Record<string, (asked: Asked, id: string) => Message[]>> = {
  location: aboutLocation,
  ability: aboutAbility,
  title: aboutTitle,
  character: aboutCharacter,
  card: aboutCard,
  'skill-card': aboutCard,
}
