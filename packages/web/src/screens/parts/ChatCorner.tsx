import { useSignal } from '@preact/signals'
import { useDrawer } from '../../shared/drawer.ts'
import { chair, chatLog, table } from '../../state.ts'
import { Chat, Unread } from '../../table/Chat.tsx'
import { t } from '../../words/index.ts'
import { Button } from './Octagon.tsx'
import '../table-menu.css'
import './chat-corner.css'

/** What people say, where the table itself is not in view: a button in the corner, with what one has not read. */
export function ChatCorner() {
  const open = useSignal(false)
  // Bots talk about checks only.
  const others = table.value?.seats.some((s) => s.seat !== chair.value && s.occupant !== 'bot') ?? false
  if (!others && chatLog.value.length === 0) return null
  return open.value ? (
    <Drawer
      close={() => {
        open.value = false
      }}
    />
  ) : (
    <button
      type="button"
      class="scr-cut scr-button chat-corner"
      onClick={() => {
        open.value = true
      }}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4 3h12l2 2v7l-2 2H9l-4 4v-4H4l-2-2V5z" />
      </svg>
      {t('talk.chat')}
      <Unread />
    </button>
  )
}

function Drawer({ close }: { readonly close: () => void }) {
  const drawer = useDrawer(true, close)
  return (
    <div
      ref={drawer}
      class="scr table-menu chat-drawer"
      role="dialog"
      aria-label={t('talk.chat')}
      tabIndex={-1}
    >
      <header class="table-menu-head">
        <h2 class="scr-title">{t('talk.chat')}</h2>
        <Button small onClick={close}>
          {t('ui.close')}
        </Button>
      </header>
      <Chat />
    </div>
  )
}
