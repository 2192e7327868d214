import type { Request } from '@ragtag/engine'
import type { JSX } from 'preact'
import { askHint } from '../actions.ts'
import { advice, hinting, pending, table } from '../state.ts'
import { hasWords, say, t } from '../words/index.ts'
import '../words/bots.ts'

/** Beside the question: what a bot would do that sees what one sees oneself. Nothing is answered by it. */
export function Hint({ asked }: { readonly asked: Request }): JSX.Element | null {
  if (!table.value?.hints) return null
  const told = advice.value
  if (told) {
    const what = asked.options.filter((o) => told.options.includes(o.id)).map((o) => say(o.text))
    const why = `hint.why.${told.why}`
    return (
      <p class="hint told" role="status">
        <b>{t('hint.says', { what: what.length > 0 ? counted(what).join(', ') : t('hint.pass') })}</b>{' '}
        {hasWords(why) && t(why)}
      </p>
    )
  }
  return (
    <p class="hint" role="status">
      <button
        type="button"
        data-hint
        disabled={pending.value !== '' || hinting.value !== ''}
        title={t('hint.about')}
        onClick={() => askHint(asked)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 1.5a4.6 4.6 0 0 0-2.4 8.5v2h4.8v-2A4.6 4.6 0 0 0 8 1.5zM6 14.5h4" />
        </svg>
        <span>{t(hinting.value === '' ? 'hint.ask' : 'hint.thinks')}</span>
      </button>
    </p>
  )
}

/** The same named once, with how often. */
function counted(names: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  return [...times].map(([name, n]) => (n > 1 ? t('hint.times', { name, n }) : name))
}
