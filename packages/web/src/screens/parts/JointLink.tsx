import type { TableInfo } from '@ragtag/protocol'
import { host } from '../../actions.ts'
import { fullLink, jointPath } from '../../own-tables.ts'
import { joint } from '../../state.ts'
import { t } from '../../words/index.ts'
import { CopyLink } from './CopyLink.tsx'
import { Button } from './Octagon.tsx'

/** The host's one link for all who are still to come; he can close it, and make another. */
export function JointLink({ info }: { readonly info: TableInfo }) {
  const link = joint.value
  return (
    <div class="waiting-joint">
      <p>
        <b>{t('joint.title')}</b>
        <br />
        <span class="scr-note">{t(link === null ? 'joint.closed' : 'joint.note')}</span>
      </p>
      <span class="waiting-acts">
        {link === null ? null : (
          <CopyLink link={fullLink(jointPath(info.table, link))} label={t('joint.title')} />
        )}
        <Button small look={link === null ? 'normal' : 'plain'} onClick={() => host.joint(link === null)}>
          {t(link === null ? 'joint.open' : 'joint.close')}
        </Button>
      </span>
    </div>
  )
}
