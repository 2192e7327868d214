import { callKey, callMe } from '../screens/tables-api.ts'
import { set, settings } from './settings.ts'

// A page that is closed can still be called: the browser wakes `calls.js`, which says that a table waits. The server is
// told of it for every table this browser has a chair at.

/** Whether this browser can be called at all; not where the page came over a plain line from elsewhere. */
export const canBeCalled = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined'

const worker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register('/calls.js')
  return navigator.serviceWorker.ready
}

async function subscription(): Promise<PushSubscription> {
  const { pushManager } = await worker()
  const known = await pushManager.getSubscription()
  const key = await callKey()
  if (known && keyOf(known) === key) return known
  // Another server had it before.
  await known?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

function keyOf({ options }: PushSubscription): string {
  const { applicationServerKey: key } = options
  if (!key) return ''
  return btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

async function tell(): Promise<void> {
  const { endpoint = '', keys } = (await subscription()).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await callMe({ endpoint, keys: { p256dh, auth } })
}

/** Somebody wants to be called; the browser asks him, too. Says whether it will be so. */
export async function wantCalls(): Promise<boolean> {
  if (!canBeCalled() || (await Notification.requestPermission()) !== 'granted') return false
  await tell()
  set({ push: true })
  return true
}

export async function noCalls(): Promise<void> {
  set({ push: false })
  if (!canBeCalled()) return
  const known = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
  if (!known) return
  await callMe({ endpoint: known.endpoint, keys: null })
  await known.unsubscribe()
}

/** At another table than before: it is to call, too. What fails is tried again at the next visit. */
export async function keepCalls(): Promise<void> {
  if (!settings.peek().push || !canBeCalled() || Notification.permission !== 'granted') return
  await tell().catch(() => {})
}
