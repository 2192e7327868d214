import type { View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor, textOf } from '../content.ts'
import { openReference } from '../state.ts'
import { say, t } from '../words/index.ts'
import { drawn } from './moments.ts'

type Props = { readonly now: View; readonly folded: boolean }

/** The Crisis card being carried out, or the one that has just been. */
export function Crisis({ now, folded }: Props): JSX.Element | null {
  const card = now.crisis?.card ?? drawn.value?.card
  if (!card) return folded && now.check ? <h3>{say(now.check.title)}</h3> : null
  const content = contentFor(now)
  const printed = content.crises.get(card) ?? content.superCrises.get(card)
  const great = content.superCrises.has(card)
  const lines = textOf(`card:${card}`)
    .split('\n')
    .filter((l) => l !== '')
  return (
    <section key={card} class={`crisis${great ? ' super' : ''}`} aria-label={t('crisis.title')}>
      <h3>
        <small>{t(great ? 'crisis.super' : 'crisis.title')}</small>
        <button type="button" class="link" onClick={() => openReference(`card:${card}`)}>
          {t(`card:${card}`)}
        </button>
      </h3>
      {!folded && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {printed && !folded && (
        <p class="icons">
          {printed.cylons.map((icon, i) => (
            <b key={`${icon}${i + 1}`} class="icon">
              {t(`icon:${icon}`)}
            </b>
          ))}
          {printed.jump && <b class="icon jump">{t('crisis.jump')}</b>}
        </p>
      )}
    </section>
  )
}
