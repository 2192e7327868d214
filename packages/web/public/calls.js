// Whoever closed the page is called through this: it says which table waits, and leads there. What is asked it does not
// know. Nothing is kept or fetched here.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const tableIn = (event) => {
  try {
    const { table } = event.data.json()
    return /^[a-z0-9]{1,64}$/.test(table) ? table : ''
  } catch {
    return ''
  }
}

self.addEventListener('push', (event) => {
  const table = tableIn(event)
  event.waitUntil(
    self.registration.showNotification('Your table waits', {
      body: table === '' ? '' : `Table ${table}`,
      tag: `ragtag ${table}`,
      data: { table },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { table } = event.notification.data ?? {}
  const path = table ? `/t/${table}` : '/'
  const come = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = pages.find((page) => new URL(page.url).pathname === path)
    return there ? there.focus() : self.clients.openWindow(table ? `${path}#mine` : path)
  }
  event.waitUntil(come())
})
