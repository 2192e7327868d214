import { contentOf, type Message, type Param, says, those, type View } from '@ragtag/engine'
import { ownerOf } from './entries.ts'

// "Why can't I?": the reasons why something does not light up, as far as this player's own view tells.

type Params = Readonly<Record<string, Param>>
const because = (key: string, params?: Params): Message =>
  params ? { key: `why-not.${key}`, params } : { key: `why-not.${key}` }

const seatName = (seat: number): Message => ({ key: 'seat', params: { seat } })
const named = (kind: string, id: string): Message => ({ key: `${kind}:${id}` })

type Content = ReturnType<typeof contentOf>
type Player = View['players'][number]
type Passive =
  NonNullable<ReturnType<Content['sheetPassives']['get']>> extends ReadonlyMap<string, infer List>
    ? List extends readonly (infer P)[]
      ? P
      : never
    : never
type Asked = { readonly view: View; readonly content: Content; readonly seat: number; readonly me: Player }

/** The reasons, most pressing first; none where there is nothing to explain. */
export function whyNot(view: View, key: string, skipped: readonly string[] = []): Message[] {
  const [kind = '', id = ''] = key.split(/:(.*)/s)
  if (!['location', 'card', 'skill-card', 'ability', 'title', 'character'].includes(kind)) return []
  if (view.viewer === 'spectator') return [because('spectator')]
  if (view.outcome) return [because('over')]
  const me = view.players[view.viewer]
  if (!me) return []
  const asked: Asked = { view, content: contentOf(view.config), seat: view.viewer, me }
  switch (kind) {
    case 'location':
      return aboutLocation(asked, id)
    case 'ability':
      return aboutAbility(asked, id, skipped)
    case 'title':
      return aboutTitle(asked, id)
    case 'character':
      return aboutCharacter(asked, id)
    default:
      return aboutCard(asked, id, skipped)
  }
}

/** Whether the open question is one in which this sort of thing lights up, and if not what is the matter. */
function moment({ view, seat, content }: Asked, wanted: readonly string[]): Message[] {
  const { request } = view
  if (request && wanted.includes(request.prompt.key)) return []
  const reasons: Message[] = []
  if (request) reasons.push(because('asked-else', { prompt: request.prompt }))
  else if (view.waitingFor.length > 0)
    reasons.push(because('waiting', { who: view.waitingFor.map(seatName) }))
  else reasons.push(because('not-asked'))
  if (view.turn.seat !== seat && content.characters.has(view.players[seat]?.character ?? ''))
    reasons.push(because('not-your-turn', { who: seatName(view.turn.seat) }))
  return reasons
}

/** What bears on one player: his sheet, where he stands, cards given to him, cards that lie for all. */
function bearing({ view, content, seat, me }: Asked): { passive: Passive; card: string }[] {
  const sheet = !content.rules.standings[me.standing]?.sheet
    ? []
    : [...(content.sheetPassives.get(me.character)?.values() ?? [])].flat()
  const place = content.locations.get(me.at)?.passives ?? []
  const cards = view.inPlay
    .filter((c) => c.holder < 0 || c.holder === seat)
    .flatMap(({ card }) => {
      const printed = content.crises.get(card) ?? content.superCrises.get(card) ?? content.quorum.get(card)
      return (printed?.lasting?.passives ?? []).map((passive) => ({ passive, card }))
    })
  return [...[...sheet, ...place].map((passive) => ({ passive, card: '' })), ...cards]
}

const lit = (view: View, of: 'location' | 'card' | 'ability' | 'character', id: string): boolean =>
  view.request?.options.some((o) => o[of] === id) ?? false

function aboutLocation(asked: Asked, id: string): Message[] {
  const { view, content, me } = asked
  if (lit(view, 'location', id)) return [because('can')]
  const location = content.locations.get(id)
  if (!location) return []
  if (me.character === '') return moment(asked, [])
  if (me.at === 'off-board') return [because('off-board')]
  const moving = view.request?.prompt.key === 'prompt.move'
  if (moving) return aboutMove(asked, id)
  const reasons = moment(asked, ['prompt.action'])
  if (me.at !== id)
    reasons.push(
      me.at === 'piloting'
        ? because('not-there-viper')
        : because('not-there', { location: named('location', me.at) }),
    )
  if (me.at !== id && bearing(asked).some((b) => b.passive.is === 'cannot-move'))
    reasons.push(because('in-brig', { location: named('location', me.at) }))
  reasons.push(...barred(asked, id))
  return reasons.length > 0 ? reasons : [because('no-effect')]
}

function aboutMove(asked: Asked, id: string): Message[] {
  const { view, content, me } = asked
  const location = content.locations.get(id)
  const reasons: Message[] = []
  if (!location) return reasons
  if (me.at === id) reasons.push(because('already-there'))
  const bears = bearing(asked)
  if (location.hazardous) reasons.push(because('hazardous'))
  if (location.ship === 'cylon' && !me.revealed) reasons.push(because('cylons-only'))
  if (location.ship !== 'cylon' && me.revealed) reasons.push(because('humans-only'))
  for (const { passive, card } of bears)
    if (those([passive], says.closed).some((p) => p.ship === location.ship) && card !== '')
      reasons.push(because('closed-by', { card: named('card', card) }))
  if (content.locations.get(me.at)?.ship !== location.ship && view.hand.length === 0)
    reasons.push(because('move-price'))
  return reasons.length > 0 ? reasons : [because('no-effect')]
}

/** What keeps this player from activating a location if he stood there. */
function barred(asked: Asked, id: string): Message[] {
  const { view, content, seat, me } = asked
  const location = content.locations.get(id)
  const reasons: Message[] = []
  if (!location) return reasons
  if (location.actions.length === 0) reasons.push(because('no-action'))
  if (view.damaged.includes(id)) reasons.push(because('damaged'))
  if (location.ship === 'cylon' && !me.revealed) reasons.push(because('cylons-only'))
  if (location.ship !== 'cylon' && me.revealed) reasons.push(because('humans-only'))
  for (const { passive, card } of bearing(asked)) {
    if (those([passive], says.cannotActivate).some((p) => p.locations.includes(id)))
      reasons.push(card === '' ? because('barred') : because('barred-by', { card: named('card', card) }))
    if (those([passive], says.cannotActivateCrowded).some((p) => !p.except.includes(id))) {
      const others = view.players.filter((p) => p.at === id && p.seat !== seat)
      if (others.length > 0) reasons.push(because('crowded', { list: others.map((p) => seatName(p.seat)) }))
    }
    for (const { cards } of those([passive], says.activationCost))
      if (view.hand.length < cards)
        reasons.push(because('activation-price', { n: cards, held: view.hand.length }))
  }
  for (const { if: condition } of location.actions.flatMap((a) => a.requires)) {
    if (condition === 'is-president' && view.titles.president !== seat)
      reasons.push(because('not-president', { who: seatName(view.titles.president) }))
    if (condition === 'not-sympathizer' && me.sympathizer) reasons.push(because('sympathizer'))
  }
  for (const { do: effect } of location.actions.flatMap((a) => a.effect))
    reasons.push(...pointless(asked, effect))
  return reasons
}

/** What an effect needs on the board and does not find. */
function pointless({ view, content, me }: Asked, effect: string): Message[] {
  const cylons = view.ships.some((s) => s.class === 'raider' || s.class === 'heavy' || s.class === 'basestar')
  const unmanned = view.ships.some((s) => s.class === 'fighter' && s.pilot < 0)
  const pilot = content.characters.get(me.character)?.skills.some((d) => d.types.includes('piloting'))
  switch (effect) {
    case 'ftl-jump':
      return (content.rules.jumpTrack[view.jumpTrack] ?? null) === null ? [because('no-jump')] : []
    case 'galactica-attacks':
      return cylons ? [] : [because('no-target')]
    case 'attack-centurion':
      return view.centurions.length > 0 ? [] : [because('no-centurion')]
    case 'scan-civilians':
      return view.ships.some((s) => s.class === 'civilian') ? [] : [because('no-civilian')]
    case 'activate-vipers':
      return unmanned || view.reserve.viper > 0 ? [] : [because('no-viper')]
    case 'launch-in-viper':
      if (!pilot) return [because('not-a-pilot')]
      return unmanned || view.reserve.viper > 0 ? [] : [because('no-reserve')]
    case 'strafe':
      if (me.at !== 'piloting') return [because('piloting')]
      return cylons ? [] : [because('no-target')]
    case 'repair':
      return view.damaged.includes(me.at) || view.damagedVipers > 0 ? [] : [because('nothing-to-repair')]
    default:
      return []
  }
}

function aboutCard(asked: Asked, id: string, skipped: readonly string[]): Message[] {
  const { view, content, seat, me } = asked
  const printed = content.skillCards.get(id) ?? content.skills.get(id)?.card
  if (view.request?.options.some((o) => o.card === id || (printed && o.card?.startsWith(`${printed.id}-`))))
    return [because('can')]
  if (content.quorum.has(id)) {
    if (view.titles.president !== seat)
      return [because('not-president', { who: seatName(view.titles.president) })]
    if (!view.quorum.includes(id)) return [because('not-held')]
    const reasons = moment(asked, ['prompt.action', 'prompt.office'])
    return reasons.length > 0 ? reasons : [because('no-effect')]
  }
  if (!printed) return []
  const reasons: Message[] = []
  if (!view.hand.some((card) => content.skills.get(card)?.card.id === printed.id))
    reasons.push(because('not-held'))
  if (me.revealed) return [...reasons, because('revealed')]
  return [...reasons, ...printed.abilities.flatMap((a) => used(asked, a, skipped))]
}

type Ability = NonNullable<ReturnType<Content['skillCards']['get']>>['abilities'][number]

/** Why an ability, on a card or a sheet, is not offered. */
function used(asked: Asked, ability: Ability, skipped: readonly string[]): Message[] {
  const { view, me } = asked
  const reasons: Message[] = []
  if (ability.limit === 'game' && me.used.includes(ability.id)) reasons.push(because('used'))
  if (ability.limit === 'turn' && view.turn.once.includes(ability.id)) reasons.push(because('used-turn'))
  if (ability.window !== undefined && ability.window !== 'action') {
    reasons.push(because('moment', { moment: { key: `moment.${ability.window}` } }))
    if (skipped.includes(ability.window)) reasons.push(because('skipped'))
    return reasons
  }
  if (ability.window === 'action') {
    const now = moment(asked, ['prompt.action'])
    if (now.length > 0) reasons.push(because('as-action'), ...now)
    for (const c of ability.when ?? [])
      if (c.if === 'raptor-in-reserve' && view.reserve.raptor === 0) reasons.push(because('no-raptor'))
    for (const { do: effect } of ability.effect ?? []) reasons.push(...pointless(asked, effect))
    return reasons.length > 0 ? reasons : [because('no-effect')]
  }
  return reasons
}

function aboutAbility(asked: Asked, id: string, skipped: readonly string[]): Message[] {
  const { view, content, me } = asked
  if (lit(view, 'ability', id)) return [because('can')]
  const owner = ownerOf(id) ?? ''
  if (owner.startsWith('title:')) return aboutTitle(asked, owner.slice('title:'.length))
  if (owner !== `character:${me.character}`)
    return owner === '' ? [] : [because('other-sheet', { character: { key: owner } })]
  if (me.revealed) return [because('revealed')]
  const ability = content.characters.get(me.character)?.abilities.find((a) => a.id === id)
  return ability ? used(asked, ability, skipped) : []
}

function aboutTitle(asked: Asked, id: string): Message[] {
  const { view, content, seat } = asked
  if (id !== 'president' && id !== 'admiral') return []
  const abilities = content.titleAbilities[id]
  if (abilities.some((a) => lit(view, 'ability', a.id))) return [because('can')]
  const holder = view.titles[id]
  if (holder !== seat) return [because(`not-${id}`, { who: seatName(holder) })]
  return abilities.flatMap((a) => used(asked, a, []))
}

function aboutCharacter({ view, seat }: Asked, id: string): Message[] {
  if (view.request?.prompt.key !== 'prompt.character') return []
  if (lit(view, 'character', id)) return [because('can')]
  const taken = view.players.find((p) => p.character === id && p.seat !== seat)
  return [taken ? because('character-taken', { who: seatName(taken.seat) }) : because('character-type')]
}
