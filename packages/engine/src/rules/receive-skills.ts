import { player, without } from '../core/game.ts'
import { type DeckName, type Seat, type SkillType, skillTypes } from '../core/names.ts'
import { passives } from '../core/passives.ts'
import { ask, call, chosen, end, goTo, procedure, writeInFull } from '../core/procedure.ts'
import { standingOf } from '../core/standing.ts'
import type { Option } from '../core/state.ts'
import { msg } from '../text/message.ts'
import { nameOf } from '../text/names.ts'
import { drawSkills } from './decks.ts'
import { discardHeld } from './held.ts'
import { remembered, skillTypesOf } from './options.ts'
import * as says from './passives.ts'

/** So many cards in any split among types: each can be chosen as often as there are cards, or as is allowed. */
export function splitOptions(types: readonly SkillType[], n: number, perType = n): Option[] {
  const options: Option[] = []
  const most = Math.min(n, perType)
  for (const type of types) for (let copy = 1; copy <= most; copy++) options.push(typeOption(type, copy))
  return options
}

const typeOption = remembered(
  (type: SkillType, copy: number): Option => ({
    id: `type:${type}#${copy}`,
    text: nameOf('type', type),
    type,
  }),
)

export function typesOf(options: readonly Option[]): SkillType[] {
  const types: SkillType[] = []
  for (const { type } of options) if (type !== undefined && isSkillType(type)) types.push(type)
  return types
}

const isSkillType = (type: DeckName): type is SkillType => skillTypes.some((t) => t === type)

/** A player draws so many cards in a split he chooses beforehand. */
export const drawSplit = procedure<{
  readonly seat: Seat
  readonly n: number
  readonly types: readonly SkillType[]
  readonly perType?: number
}>('draw-split', {
  choose: (g, f) =>
    ask(g, {
      seat: f.seat,
      prompt: msg('prompt.split', { n: f.n }),
      options: splitOptions(f.types, f.n, f.perType),
      min: f.n,
      max: f.n,
    }),
  draw: (g, f) => drawSkills(g, f.seat, typesOf(chosen(f))),
})

type Receiving = {
  readonly seat: Seat
  i: number
  types: readonly SkillType[]
  more?: number
  /** Of those on the sheet, so many not. */
  fewer?: number
}

/** The Receive Skills step (B-SKILL-1 to B-SKILL-7). */
export const receiveSkills = procedure<Receiving>('receive-skills', {
  begin: (g, f) => {
    const { receives, receivesMore = 0 } = standingOf(g, f.seat)
    for (const p of passives(g, says.losesHeld, f.seat)) discardHeld(g, f.seat, p.deck) // D-OVER-22
    const limits = passives(g, says.receives, f.seat).map((p) => p.n)
    const more = passives(g, says.receivesMore, f.seat).reduce((sum, p) => sum + p.n, receivesMore)
    if (more > 0) f.more = more
    const fewer = passives(g, says.receivesFewer, f.seat).reduce((sum, p) => sum + p.n, 0)
    if (fewer > 0) f.fewer = fewer
    if (receives === 'sheet' && limits.length === 0) return
    const types = skillTypesOf(g, f.seat)
    if (limits.length > 0) {
      end(f)
      const n = Math.max(0, Math.min(...limits) - fewer)
      return call(g, drawSplit, { seat: f.seat, n, types }) // B-SKILL-4, B-SKILL-5
    }
    goTo(f, 'more')
    if (receives !== 'sheet')
      call(g, drawSplit, { seat: f.seat, n: receives.n, types, perType: receives.perType }) // B-SKILL-7, B-VAR-7
  },
  choose: (g, f) => {
    const draw = g.content.characters.get(player(g, f.seat).character)?.skills[f.i]
    if (!draw) return goTo(f, 'forgo')
    ask(g, {
      seat: f.seat,
      prompt: msg('prompt.multi-skill', { n: draw.draw }), // B-SKILL-3
      options: splitOptions(draw.types, draw.draw),
      min: draw.draw,
      max: draw.draw,
    })
  },
  collect: (_g, f) => {
    f.types = [...f.types, ...typesOf(chosen(f))]
    f.i++
    goTo(f, 'choose')
  },
  forgo: (g, f) => {
    if (!f.fewer) return goTo(f, 'draw')
    ask(g, {
      seat: f.seat,
      prompt: msg('prompt.forgo', { n: f.fewer }),
      options: [...new Set(f.types)].flatMap((type) =>
        splitOptions([type], f.types.filter((t) => t === type).length, f.fewer),
      ),
      min: f.fewer,
      max: f.fewer,
    })
  },
  forgone: (_g, f) => {
    f.types = typesOf(chosen(f)).reduce(without, f.types)
  },
  draw: (g, f) => drawSkills(g, f.seat, f.types),
  more: (g, f) => {
    if (f.more) call(g, drawSplit, { seat: f.seat, n: f.more, types: skillTypesOf(g, f.seat) }) // P-INFIL-8
  },
})

writeInFull(receiveSkills, (head, f) => ({
  proc: head.proc,
  step: head.step,
  got: head.got,
  result: head.result,
  unthrown: head.unthrown,
  once: head.once,
  seat: f.seat,
  i: f.i,
  types: f.types,
  more: f.more,
  fewer: f.fewer,
}))
