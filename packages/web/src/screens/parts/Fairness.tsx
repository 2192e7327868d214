import { useSignal } from '@preact/signals'
import type { TableInfo } from '@ragtag/protocol'
import { useEffect } from 'preact/hooks'
import { t } from '../../words/index.ts'
import { Panel } from './Octagon.tsx'

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, '0')).join('')

/** The seed, its fingerprint from before the game, and how anyone can check them. */
export function Fairness({ info }: { readonly info: TableInfo }) {
  const { seed, seedHash } = info
  const checked = useSignal<'ok' | 'bad' | 'unchecked'>('unchecked')
  useEffect(() => {
    // Browsers hash only in secure contexts; without one we say so.
    if (seed === null || !('subtle' in crypto) || !crypto.subtle) return
    void crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)).then((digest) => {
      checked.value = hex(digest) === seedHash.toLowerCase() ? 'ok' : 'bad'
    })
  }, [seed, seedHash])
  if (seed === null) return null
  return (
    <Panel label={t('aftermath.seed')}>
      <h2 class="scr-kicker">{t('aftermath.seed')}</h2>
      <dl class="aftermath-seed">
        <dt>{t('aftermath.seed-value')}</dt>
        <dd>{seed}</dd>
        <dt>{t('aftermath.seed-hash')}</dt>
        <dd>{seedHash}</dd>
      </dl>
      <p class={`aftermath-checked checked-${checked.value}`} role="status">
        {t(`aftermath.seed-${checked.value}`)}
      </p>
      <p class="scr-note">{t('aftermath.seed-command')}</p>
      <code class="aftermath-command">{t('aftermath.command', { table: info.table })}</code>
    </Panel>
  )
}
