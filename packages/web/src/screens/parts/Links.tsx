import type { TableInfo } from '@ragtag/protocol'
import { fullLink, tablePath } from '../../own-tables.ts'
import { route } from '../../router.ts'
import { you } from '../../state.ts'
import { t } from '../../words/index.ts'
import { CopyLink } from './CopyLink.tsx'

/** The links that are not a chair's: for those who watch, and one's own to come back by. */
export function Links({ info }: { readonly info: TableInfo }) {
  const secret = route.value.at === 'table' ? route.value.secret : undefined
  return (
    <ul class="waiting-links">
      <li>
        <p>
          <b>{t('waiting.spectators')}</b>
          <br />
          <span class="scr-note">{t('waiting.spectators-note')}</span>
        </p>
        <CopyLink link={fullLink(tablePath(info.table))} label={t('waiting.spectators')} />
      </li>
      {you.value === 'spectator' || !secret ? null : (
        <li>
          <p>
            <b>{t('waiting.own-link')}</b>
            <br />
            <span class="scr-note">{t('waiting.own-link-note')}</span>
          </p>
          <CopyLink link={fullLink(tablePath(info.table, secret))} label={t('waiting.own-link')} />
        </li>
      )}
    </ul>
  )
}
