import type { ShipClass, View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor, textOf } from '../content.ts'
import { ghostOf } from '../pointing.ts'
import { Glyph } from '../shared/Glyph.tsx'
import { openReference } from '../state.ts'
import { sentence, t, wordsOr } from '../words/index.ts'
import { isLaidOpen } from './apart.ts'
import { boardTitle, hitsOn, isLost } from './boards.ts'
import { Dials } from './Dials.tsx'
import { hasSpace } from './missions.ts'
import { initials } from './people.ts'
import { galactica } from './plan-parts.ts'
import { ShipShape } from './shapes.tsx'
import { spot } from './spot.ts'

/** What the fleet has: resources, tracks, reserves and decks. */
export function Fleet({ now }: { readonly now: View }): JSX.Element {
  return (
    <section class="cut fleet" aria-label={t('fleet.title')}>
      <Dials now={now} />
      <JumpTrack now={now} />
      <BoardingTrack now={now} />
      <Stores now={now} />
      <Decks now={now} />
      <InPlay now={now} />
    </section>
  )
}

function JumpTrack({ now }: { readonly now: View }): JSX.Element {
  const { jumpTrack, objective } = contentFor(now).rules
  const phase = objective.phases?.[now.phase ?? '']
  const next = ghostOf('jump-track')
  return (
    <div class={phase?.noJumps ? 'track closed' : 'track'}>
      <h2>
        <button type="button" class="link" onClick={() => openReference('rule:JUMP')}>
          {t(phase?.frozen ? 'fleet.jump.return' : 'fleet.jump')}
        </button>
      </h2>
      <ol class="jump" aria-label={t('fleet.jump.at', { n: now.jumpTrack, of: jumpTrack.length })}>
        {jumpTrack.map((risk, i) => (
          <li
            key={`${i}${risk}`}
            class={`${i === now.jumpTrack ? 'here' : i < now.jumpTrack ? 'past' : ''}${i === next?.to ? ' ghost' : ''}${risk === null ? '' : ' risk'}`}
            title={risk === null ? t('fleet.jump.no') : t('fleet.jump.risk', { n: risk })}
          >
            {risk === null ? '' : t('fleet.less', { n: risk })}
          </li>
        ))}
        <li class={next && next.to >= jumpTrack.length ? 'away ghost' : 'away'}>{t('fleet.jump.auto')}</li>
      </ol>
    </div>
  )
}

function BoardingTrack({ now }: { readonly now: View }): JSX.Element {
  const { boardingTrack } = contentFor(now).rules
  const at = (space: number): number => now.centurions.filter((c) => c === space).length
  const next = ghostOf('boarding')
  return (
    <div class={`track${now.centurions.length > 0 ? ' alarm' : ''}`}>
      <h2>
        <button type="button" class="link" onClick={() => openReference('rule:BOARD')}>
          {t('fleet.boarding')}
        </button>
      </h2>
      <ol class="boarding" aria-label={t('fleet.boarding.aboard', { n: now.centurions.length })}>
        {Array.from({ length: boardingTrack }, (_, i) => (
          <li key={`${i + 1}`} class={`${at(i) > 0 ? 'here' : ''}${i === next?.to ? ' ghost' : ''}`}>
            <div {...spot(`centurion:${i}`, '', at(i) > 0 ? 'ship:centurion' : '')}>
              {at(i) > 0 ? t('fleet.centurions', { n: at(i) }) : ''}
            </div>
          </li>
        ))}
        <li class="away">{t('fleet.boarding.lost')}</li>
      </ol>
    </div>
  )
}

type Store = {
  readonly kind: string
  readonly class: ShipClass
  readonly name: string
  readonly why: string
  readonly ready: number
  /** null where there is no such thing. */
  readonly hurt: number | null
  readonly gone: number
}

/** What the fleet has of each kind of ship of its own. Those that have yet to be gained are not told of. */
function storesOf(now: View): Store[] {
  const kinds = [...contentFor(now).shipKinds.values()].filter(
    (k) => k.side === 'human' && k.class !== 'nuke',
  )
  const order = ['fighter', 'raptor', 'civilian']
  return kinds
    .filter((k) => (now.fleet[k.id]?.unused ?? 0) < k.count)
    .sort((a, b) => order.indexOf(a.class) - order.indexOf(b.class))
    .map(({ id, plural, class: of, destroyedByDamage }) => {
      const stock = now.fleet[id]
      const civilian = of === 'civilian'
      return {
        kind: id,
        class: of,
        name: civilian ? t('fleet.civilians') : sentence(plural),
        why: wordsOr(`fleet.${of}.why`, ''),
        ready: civilian ? now.civilians : (stock?.reserve ?? 0),
        hurt: of === 'fighter' && !destroyedByDamage ? (stock?.damaged ?? 0) : null,
        gone: civilian ? now.lostCivilians.length : (stock?.destroyed ?? 0),
      }
    })
}

/** Ships that are not in space: ready, damaged and lost. */
function Stores({ now }: { readonly now: View }): JSX.Element {
  const boards = now.boards.flatMap(({ id }) => {
    const hits = hitsOn(now, id)
    return hits && !isLost(now, id) ? [{ id, ...hits }] : []
  })
  const lost = now.boards.filter(({ id }) => hitsOn(now, id) && isLost(now, id))
  return (
    <div class="stores">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('fleet.ships')}</th>
            <th scope="col">{t('fleet.ready')}</th>
            <th scope="col">{t('fleet.hurt')}</th>
            <th scope="col">{t('fleet.gone')}</th>
          </tr>
        </thead>
        <tbody>
          {storesOf(now).map(({ kind, class: of, name, why, ready, hurt, gone }) => (
            <tr key={kind}>
              <th scope="row" title={why}>
                <svg class="shape" viewBox="-17 -12 34 24" aria-hidden="true">
                  <ShipShape of={of} kind={kind} />
                </svg>
                {name}
              </th>
              <td class={ready === 0 ? 'bad' : ''}>{ready}</td>
              <td class={hurt ? 'bad' : 'nil'}>{hurt ?? ''}</td>
              <td class={gone > 0 ? 'bad' : 'nil'}>{gone}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        <div>
          <dt>{t('fleet.nukes')}</dt>
          <dd class={now.nukes === 0 ? 'nil' : ''}>{now.nukes}</dd>
        </div>
        {boards.map(({ id, n, of }) => (
          <div key={id} title={id === galactica ? t('fleet.damage.why', { of }) : ''}>
            <dt>{t('fleet.damage', { board: boardTitle(now, id) })}</dt>
            <dd class={n > 0 ? 'bad' : 'nil'}>
              <span class="hits" aria-hidden="true">
                {Array.from({ length: of }, (_, i) => (
                  <i key={`${i + 1}`} class={i < n ? 'hit' : ''} />
                ))}
              </span>
              {t('fleet.of', { n, of })}
            </dd>
          </div>
        ))}
        {lost.map(({ id }) => (
          <div key={id}>
            <dt class="bad">{boardTitle(now, id)}</dt>
          </div>
        ))}
        {Object.entries(now.piles ?? {}).map(([pile, n]) => (
          <div key={pile}>
            <dt>{sentence(t(`pile:${pile}`))}</dt>
            <dd class={n === 0 ? 'nil' : ''}>{n}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The name of a deck and the card on top of its discards. */
function deckTitle(now: View, deck: string): string {
  const top = now.decks[deck]?.top ?? ''
  const name = { key: `deck:${deck}` }
  const card = { key: contentFor(now).skills.has(top) ? `skill-card:${top}` : `card:${top}` }
  return top === '' ? t(name.key) : t('fleet.deck.top', { deck: name, card })
}

/** Its cards have gone into another deck, or out of the game. */
const isGone = (now: View, deck: string): boolean =>
  now.decks[deck]?.cards === 0 && now.decks[deck]?.top === ''

/** Nobody draws from a deck of aims in the course of a game; the reference tells how many are left. */
function judgesAtEnd(now: View, deck: string): boolean {
  const { cards, decks } = contentFor(now)
  const first = cards.get(decks.get(deck)?.cards[0] ?? '')
  return first?.kind === 'other' && (first.print.wins !== undefined || first.print.side !== undefined)
}

function Decks({ now }: { readonly now: View }): JSX.Element {
  const { skillTypes } = contentFor(now).rules
  const others = Object.keys(now.decks).filter((deck) => !skillTypes.some((type) => type === deck))
  // The Quorum deck stands last, with what is held of it.
  const decks = others.filter((deck) => deck !== 'quorum' && !judgesAtEnd(now, deck) && !isGone(now, deck))
  return (
    <div class="decks">
      <h2>
        {t('fleet.decks')}
        <button type="button" class="link" onClick={() => openReference('open')}>
          {t('fleet.piles')}
        </button>
      </h2>
      <ul class="skills">
        {skillTypes.map((type) => (
          <li key={type} class={type} title={deckTitle(now, type)}>
            <Glyph type={type} size={13} />
            <b>{now.decks[type]?.cards}</b>
          </li>
        ))}
      </ul>
      <ul class="others">
        {decks.map((deck) => (
          <li key={deck} title={deckTitle(now, deck)}>
            {wordsOr(`fleet.deck.${deck}`, t(`deck:${deck}`))} <b>{now.decks[deck]?.cards}</b>
          </li>
        ))}
        <li>
          {t('fleet.deck.destiny')} <b>{now.destiny}</b>
        </li>
        <li title={t('fleet.deck.quorum.why', { n: now.quorumCards })}>
          {t('fleet.deck.quorum')} <b>{now.decks.quorum.cards}</b>{' '}
          <b class="held">{t('fleet.deck.quorum.held', { n: now.quorumCards })}</b>
        </li>
      </ul>
    </div>
  )
}

function InPlay({ now }: { readonly now: View }): JSX.Element | null {
  // What somebody has laid open stands beside his name, what has a space on a board lies there.
  const cards = now.inPlay.filter((c) => !isLaidOpen(now, c) && !hasSpace(now, c.deck))
  if (cards.length === 0) return null
  return (
    <div class="in-play">
      <h2>{t('fleet.in-play')}</h2>
      <ul>
        {cards.map((c) => (
          <li key={`${c.card}${c.holder}`}>
            {c.faceDown ? (
              <span>{t('fleet.face-down', { deck: t(`deck:${c.deck}`) })}</span>
            ) : (
              <button
                type="button"
                class="link"
                title={textOf(`card:${c.card}`)}
                onClick={() => openReference(`card:${c.card}`)}
              >
                {t(`card:${c.card}`)}
              </button>
            )}
            {c.holder >= 0 && <span title={t('seat', { seat: c.holder })}>{initials(c.holder)}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
