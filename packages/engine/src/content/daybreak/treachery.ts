import type { SkillCard } from '../../core/content.ts'
import type { Effect } from '../../core/effect.ts'
import { draw, drawFrom } from '../../effects/cards.ts'
import { eachPlayer, when } from '../../effects/choices.ts'
import { intoDestiny } from '../../effects/destiny.ts'
import { currentIs } from '../../effects/judged.ts'
import { pickPlayer, sendTo } from '../../effects/people.ts'
import { place } from '../../effects/ships.ts'
import { checkCard } from '../print.ts'
import { mutiny, treachery as type } from './names.ts'

/** Treachery has no text but what it does in a check (D-TREACH-1). */
const card = (
  id: string,
  title: string,
  strengths: SkillCard['strengths'],
  effect: Effect,
  whenDiscarded?: Effect,
): SkillCard => ({
  ...checkCard(type, strengths, id, title, { effect }),
  ...(whenDiscarded ? { whenDiscarded } : {}),
})

/** D-TREACH-3 */
const mutinous = [drawFrom('user', mutiny, 1)]

export const treachery: readonly SkillCard[] = [
  card('bait', 'Bait', { 0: 6 }, [place({ stern: { civilian: 1 } })], mutinous),
  card('dradis-contact', 'Dradis Contact', { 0: 6 }, [place({ bow: { raider: 2 } })], mutinous),
  card('personal-vices', 'Personal Vices', { 3: 4 }, [
    eachPlayer('human', draw('user', 1, [type])),
    when([currentIs('humans')], drawFrom('current', mutiny, 1)),
  ]),
  card('a-better-machine', 'A Better Machine', { 3: 4 }, [intoDestiny(type, 2)]),
  card('violent-outbursts', 'Violent Outbursts', { 4: 3 }, [sendTo('current', 'sickbay')]),
  card('exploit-a-weakness', 'Exploit a Weakness', { 5: 3 }, [
    pickPlayer('current', { draws: mutiny }, [drawFrom('picked', mutiny, 1)]),
  ]),
]
