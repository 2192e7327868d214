import type { View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { arm, armsOf, isPutAway, putAway, typeOf } from '../arms.ts'
import { Glyph } from '../shared/Glyph.tsx'
import { t } from '../words/index.ts'

/** What one could use at certain moments, each with a switch: armed one is asked about it, put away not. */
export function Arms({ now }: { readonly now: View }): JSX.Element | null {
  const arms = armsOf(now)
  if (arms.length === 0) return null
  return (
    <section class="arms" aria-label={t('arms.title')}>
      <h3 title={t('arms.why')}>{t('arms.title')}</h3>
      <ul>
        {arms.map((a) => {
          const away = isPutAway(a.id)
          const type = typeOf(a)
          return (
            <li key={a.id}>
              <button
                type="button"
                role="switch"
                aria-checked={!away}
                class={`arm ${type ?? 'own'}`}
                data-arm={a.id}
                title={`${t(away ? 'arms.away' : 'arms.armed')}\n${a.about}`}
                onClick={() => (away ? arm(a.id) : putAway(a.id))}
              >
                <i class="knob" aria-hidden="true" />
                {type && <Glyph type={type} size={12} />}
                <span>{a.title}</span>
                {a.once && <b>{t('crew.once')}</b>}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
