import { effect } from '@preact/signals'
import { wanted } from '../playback.ts'
import { table } from '../state.ts'
import { t } from '../words/index.ts'
import { settings } from './settings.ts'

// When the table waits for somebody who looks elsewhere, the tab says so, and the browser if it may. Neither says what
// is asked: others may look at that screen.

const waits = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#070b10"/><circle cx="16" cy="16" r="9" fill="#ffc15a"/></svg>',
)}`

export function call(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const usual = { title: document.title, icon: icon?.href ?? '' }
  let told = ''
  effect(() => {
    const id = table.value ? wanted.value : ''
    document.title = id === '' ? usual.title : t('call.title', { name: usual.title })
    if (icon) icon.href = id === '' ? usual.icon : waits
    if (id !== '' && id !== told && document.hidden) notify()
    told = id
  })
}

function notify(): void {
  if (!settings.peek().notify || typeof Notification === 'undefined') return
  if (Notification.permission !== 'granted') return
  const note = new Notification(t('call.waits'), { tag: 'ragtag', body: t('call.body') })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}

/** Whether the browser lets us; it is asked only when somebody wants it. */
export const askToNotify = async (): Promise<boolean> =>
  typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted'
