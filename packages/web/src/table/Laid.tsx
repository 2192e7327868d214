import type { Message, Option, Param, Request, View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor, textOf } from '../content.ts'
import { say, t } from '../words/index.ts'

// Cards that lie nowhere on the table: they are read first, and then put somewhere.

const isMessage = (param: Param | undefined): param is Message =>
  typeof param === 'object' && param !== null && 'key' in param

/** The cards a question speaks of that cannot be read anywhere else. */
function spokenOf(now: View, { prompt: { params = {} } }: Request): readonly Message[] {
  const open = [now.crisis?.card ?? '', ...now.hand, ...now.quorum, ...Object.values(now.held).flat()]
  return Object.values(params)
    .flatMap((param): readonly Message[] => (isMessage(param) ? [param] : Array.isArray(param) ? param : []))
    .filter(({ key }) => /^(card|skill-card):/.test(key) && !open.includes(key.replace(/^.*?:/, '')))
}

/** A card as it lies on the table, with all its text. */
export function Face({ name, of }: { readonly name: string; readonly of: string }): JSX.Element {
  return (
    <article class="cut laid">
      {of !== '' && <small>{of}</small>}
      <h3>{say({ key: name })}</h3>
      <p>{textOf(name)}</p>
    </article>
  )
}

const deckOf = (now: View, key: string): string => {
  const deck = contentFor(now).cards.get(key.replace(/^.*?:/, ''))?.deck
  return deck === undefined ? '' : t(`deck:${deck}`)
}

export function Laid({ now, asked }: { readonly now: View; readonly asked: Request }): JSX.Element {
  return (
    <>
      {spokenOf(now, asked).map(({ key }) => (
        <Face key={key} name={key} of={deckOf(now, key)} />
      ))}
    </>
  )
}

/** Whether a card can be read beside the answers. */
export const isLaid = (now: View, asked: Request, card: string | undefined): boolean =>
  card !== undefined && spokenOf(now, asked).some(({ key }) => key.endsWith(`card:${card}`))

type Place = 'top' | 'bottom'

const placeOf = ({ id }: Option): Place | undefined =>
  id.startsWith('top:') ? 'top' : id.startsWith('bottom:') ? 'bottom' : undefined

/** Whether every answer puts a card on top of a deck or under it. */
export const arePlacings = (options: readonly Option[]): boolean =>
  options.length > 0 && options.every((o) => o.card !== undefined && placeOf(o) !== undefined)

type Placing = {
  readonly now: View
  readonly kinds: readonly (readonly [Option, ...Option[]])[]
  readonly button: (option: Option, words: string, i: number) => JSX.Element
}

/** Each card once, and beside it where it can go. */
export function Placings({ now, kinds, button }: Placing): JSX.Element {
  const firsts = kinds.map(([first]) => first)
  const cards = [...new Set(firsts.map((o) => o.card ?? ''))]
  let i = 0
  return (
    <>
      {cards.map((card) => (
        <div key={card} class="placing">
          <Face name={`card:${card}`} of={deckOf(now, `card:${card}`)} />
          {firsts
            .filter((o) => o.card === card)
            .map((o) => button(o, t(`ask.place.${placeOf(o) ?? 'top'}`), i++))}
        </div>
      ))}
    </>
  )
}
