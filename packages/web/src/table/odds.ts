import { attackRows, type Message, type RollView, seatName, type View } from '@ragtag/engine'
import { contentFor } from '../content.ts'
import { hasWords, say, sentence, t } from '../words/index.ts'
import { signed } from './signed.ts'

// What a die is thrown for, and what each of its results does.

/** Of a die. */
export const sides = 8

const idIn = (why: Message, param: string): string => {
  const name = why.params?.[param]
  return typeof name === 'object' && 'key' in name ? name.key.replace('ship:', '') : ''
}

/** What the results of an attack do, from the table of attacks. */
function attackOdds(now: View, attacker: string, target: string): Message[] {
  const rows = attackRows(contentFor(now), attacker, target)
  return rows.map(([from, hit], i) => {
    const to = (rows[i + 1]?.[0] ?? sides + 1) - 1
    const range = { key: from === to ? 'roll.exactly' : 'roll.range', params: { from, to } }
    return { key: `roll.${hit}`, params: { range } }
  })
}

function oddsOf(now: View, why: Message): Message[] {
  const risk = contentFor(now).rules.jumpTrack[now.jumpTrack]
  if (why.key === 'why.ftl') return risk ? [{ key: 'roll.ftl', params: { n: risk } }] : []
  return attackOdds(now, idIn(why, 'attacker'), idIn(why, 'target'))
}

const list = (odds: readonly Message[]): string =>
  odds.length > 0 ? say({ key: 'roll.needed', params: { odds } }) : ''

/** What it took, for an attack of the log. */
export const needed = (now: View, why: Message): string =>
  list(attackOdds(now, idIn(why, 'attacker'), idIn(why, 'target')))

/** Which ship is meant, by its pilot or its area. */
function whatFor(now: View, { why, ship }: RollView): Message {
  const target = now.ships.find((s) => s.id === ship)
  const attacker = why.params?.attacker
  if (!target || attacker === undefined) return why
  const area = { key: `area:${target.area}` }
  const params = { attacker, area, target: { key: `ship:${target.kind}` } }
  return target.pilot >= 0
    ? { key: 'roll.pilot', params: { ...params, who: seatName(target.pilot) } }
    : { key: 'roll.ship', params }
}

/** What the results of a roll do that a card asks for: who throws the die is seen. */
function stakesIn({ stakes }: RollView): Message | undefined {
  const key = stakes && `roll.${stakes.key}`
  return stakes && key !== undefined && hasWords(key) ? { ...stakes, key } : undefined
}

/** The die under way, in a sentence or two. */
export function dieWords(now: View, roll: RollView): string {
  const odds = oddsOf(now, roll.why)
  const what = whatFor(now, roll)
  const stakes = stakesIn(roll)
  const told = say(odds.length > 0 ? { key: 'roll.for', params: { what, odds } } : (stakes ?? roll.why))
  const more = roll.bonus === 0 ? '' : t('roll.bonus', { n: signed(roll.bonus) })
  const thrown = roll.value === null ? '' : t('roll.thrown', { n: roll.value })
  return [t('roll.die', { told: sentence(told) }), more, thrown].filter((s) => s !== '').join(' ')
}
