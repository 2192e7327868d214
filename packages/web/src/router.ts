import { signal } from '@preact/signals'
import { ownSecret, secretFor, tablePath } from './own-tables.ts'
import { connect } from './socket.ts'
import { forget } from './state.ts'

// `/` is the lobby, `/games` one's own games, `/t/<table>` a table's gallery, `/t/<table>#<secret>` a chair at it,
// `/t/<table>#join.<invitation>` a chair that becomes one's own, `/t/<table>#all.<link>` whichever free chair one
// chooses, and `/t/<table>#mine` the chair this browser has there. What follows the # is sent to no server, and stands in
// no log of a server or proxy.

export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'games' }
  | {
      readonly at: 'table'
      readonly table: string
      readonly secret: string | undefined
      /** By which a free chair can be taken. */
      readonly link?: string
    }

export const route = signal<Route>({ at: 'lobby' })

export function routeOf(path: string, hash: string): Route & { readonly invitation?: string } {
  if (path === '/games') return { at: 'games' }
  const [, table] = /^\/t\/([^/]+)\/?$/.exec(path) ?? []
  const [, kind, secret] = /^#(join\.|all\.)?([\w-]+)$/.exec(hash) ?? []
  if (table === undefined) return { at: 'lobby' }
  const there = { at: 'table', table, secret: undefined } as const
  if (secret === undefined) return there
  if (kind === 'join.') return { ...there, invitation: secret }
  if (kind === 'all.') return { ...there, link: secret }
  return { ...there, secret }
}

let leave: (() => void) | undefined

function arrive(): void {
  leave?.()
  leave = undefined
  forget()
  const { invitation, ...there } = routeOf(location.pathname, location.hash)
  if (there.at !== 'table') {
    route.value = there
    return
  }
  const { table } = there
  // Whoever has a chair already needs no other.
  const known = there.link !== undefined || there.secret === mine ? ownSecret(table) : undefined
  const given = there.secret === mine ? undefined : there.secret
  const secret = known ?? (invitation === undefined ? given : secretFor(invitation))
  const isOwn = known !== undefined || invitation !== undefined || there.secret === mine
  route.value = { at: 'table', table, secret, ...(there.link && !known ? { link: there.link } : {}) }
  leave = connect({ table, secret, invitation }, () => {
    // From now on one's own link is what one comes back by.
    if (isOwn) history.replaceState(null, '', tablePath(table, secret))
  })
}

/** In place of a secret: the one this browser has. */
const mine = 'mine'

export function navigate(path: string): void {
  history.pushState(null, '', path)
  arrive()
}

/** Takes the address bar as it is, now and whenever it changes. */
export function follow(): void {
  addEventListener('popstate', arrive)
  arrive()
}
