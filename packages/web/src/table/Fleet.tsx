import type { View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor, textOf } from '../content.ts'
import { Glyph } from '../shared/Glyph.tsx'
import { openReference } from '../state.ts'
import { t } from '../words/index.ts'
import { Dials } from './Dials.tsx'
import { initials } from './people.ts'
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
  const { jumpTrack } = contentFor(now).rules
  return (
    <div class="track">
      <h3>
        <button type="button" class="link" onClick={() => openReference('rule:JUMP')}>
          {t('fleet.jump')}
        </button>
      </h3>
      <ol class="jump" aria-label={t('fleet.jump.at', { n: now.jumpTrack, of: jumpTrack.length })}>
        {jumpTrack.map((risk, i) => (
          <li
            key={`${i}${risk}`}
            class={`${i === now.jumpTrack ? 'here' : i < now.jumpTrack ? 'past' : ''}${risk === null ? '' : ' risk'}`}
            title={risk === null ? t('fleet.jump.no') : t('fleet.jump.risk', { n: risk })}
          >
            {risk === null ? '' : t('fleet.less', { n: risk })}
          </li>
        ))}
        <li class="away">{t('fleet.jump.auto')}</li>
      </ol>
    </div>
  )
}

function BoardingTrack({ now }: { readonly now: View }): JSX.Element {
  const { boardingTrack } = contentFor(now).rules
  const at = (space: number): number => now.centurions.filter((c) => c === space).length
  return (
    <div class={`track${now.centurions.length > 0 ? ' alarm' : ''}`}>
      <h3>
        <button type="button" class="link" onClick={() => openReference('rule:BOARD')}>
          {t('fleet.boarding')}
        </button>
      </h3>
      <ol class="boarding" aria-label={t('fleet.boarding.aboard', { n: now.centurions.length })}>
        {Array.from({ length: boardingTrack }, (_, i) => (
          <li
            key={`${i + 1}`}
            {...spot(
              `centurion:${i}`,
              at(i) > 0 ? 'here' : '',
              t('option.centurion', { space: i + 1 }),
              at(i) > 0 ? 'ship:centurion' : '',
            )}
          >
            {at(i) > 0 ? t('fleet.centurions', { n: at(i) }) : ''}
          </li>
        ))}
        <li class="away">{t('fleet.boarding.lost')}</li>
      </ol>
    </div>
  )
}

/** Ships that are not in space: ready, damaged and lost. */
function Stores({ now }: { readonly now: View }): JSX.Element {
  const damagedToLose = contentFor(now).boards.get('galactica')?.wrecked?.at ?? 0
  const hits = now.damaged.length
  const ships: readonly (readonly [string, number, number | null, number])[] = [
    ['fleet.vipers', now.reserve.viper, now.damagedVipers, now.destroyed.viper],
    ['fleet.raptors', now.reserve.raptor, null, now.destroyed.raptor],
    ['fleet.civilians', now.civilians, null, now.lostCivilians.length],
  ]
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
          {ships.map(([key, ready, hurt, gone]) => (
            <tr key={key}>
              <th scope="row" title={t(`${key}.why`)}>
                {t(key)}
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
        <div title={t('fleet.damage.why', { of: damagedToLose })}>
          <dt>{t('fleet.damage')}</dt>
          <dd class={hits > 0 ? 'bad' : 'nil'}>
            <span class="hits" aria-hidden="true">
              {Array.from({ length: damagedToLose }, (_, i) => (
                <i key={`${i + 1}`} class={i < hits ? 'hit' : ''} />
              ))}
            </span>
            {t('fleet.of', { n: hits, of: damagedToLose })}
          </dd>
        </div>
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

function Decks({ now }: { readonly now: View }): JSX.Element {
  const { skillTypes } = contentFor(now).rules
  return (
    <div class="decks">
      <h3>
        {t('fleet.decks')}
        <button type="button" class="link" onClick={() => openReference('open')}>
          {t('fleet.piles')}
        </button>
      </h3>
      <ul class="skills">
        {skillTypes.map((type) => (
          <li key={type} class={type} title={deckTitle(now, type)}>
            <Glyph type={type} size={13} />
            <b>{now.decks[type]?.cards}</b>
          </li>
        ))}
      </ul>
      <ul class="others">
        {(['crisis', 'super-crisis', 'destination'] as const).map((deck) => (
          <li key={deck} title={deckTitle(now, deck)}>
            {t(`fleet.deck.${deck}`)} <b>{now.decks[deck].cards}</b>
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
  if (now.inPlay.length === 0) return null
  return (
    <div class="in-play">
      <h3>{t('fleet.in-play')}</h3>
      <ul>
        {now.inPlay.map((c) => (
          <li key={`${c.card}${c.holder}`}>
            <button
              type="button"
              class="link"
              title={textOf(`card:${c.card}`)}
              onClick={() => openReference(`card:${c.card}`)}
            >
              {t(`card:${c.card}`)}
            </button>
            {c.holder >= 0 && <span title={t('seat', { seat: c.holder })}>{initials(c.holder)}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
