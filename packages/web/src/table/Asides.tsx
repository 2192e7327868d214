import { signal } from '@preact/signals'
import type { Request } from '@ragtag/engine'
import type { JSX } from 'preact'
import { answerTo } from '../actions.ts'
import { textOf } from '../content.ts'
import { pending } from '../state.ts'
import { say, sentence, t } from '../words/index.ts'

/** What was pressed once: it is done when it is pressed again. */
const meant = signal('')

/** What one may do at any moment, whatever is asked: nobody waits for it, so it stays quiet. */
export function Asides({ offers }: { readonly offers: readonly Request[] }): JSX.Element {
  return (
    <p class="dont-ask asides">
      <span>{t('ask.aside')}</span>
      {offers.flatMap((asked) =>
        asked.options.map((o) => {
          const sure = meant.value === `${asked.id} ${o.id}`
          const words = sentence(say(o.text))
          return (
            <button
              key={o.id}
              type="button"
              class={sure ? 'tool sure' : 'tool'}
              data-aside={o.id}
              title={[sentence(say(asked.prompt)), o.card ? textOf(`card:${o.card}`) : '']
                .filter(Boolean)
                .join('\n')}
              disabled={pending.value !== ''}
              onBlur={() => {
                meant.value = ''
              }}
              onClick={() => {
                meant.value = sure ? '' : `${asked.id} ${o.id}`
                if (sure) answerTo(asked, [o.id])
              }}
            >
              {sure ? t('ask.aside.sure', { what: words }) : words}
            </button>
          )
        }),
      )}
    </p>
  )
}
