import { signal } from '@preact/signals'
import { secretFor, tablePath } from './own-tables.ts'
import { connect } from './socket.ts'
import { forget } from './state.ts'

// `/` is the lobby, `/t/<table>` a table's gallery, `/t/<table>#<secret>` a chair at it, and
// `/t/<table>#join.<invitation>` a chair that becomes one's own. What follows the # is sent to no server, and stands
// in no log of a server or proxy.

export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'table'; readonly table: string; readonly secret: string | undefined }

export const route = signal<Route>({ at: 'lobby' })

export function routeOf(path: string, hash: string): Route & { readonly invitation?: string } {
  const [, table] = /^\/t\/([^/]+)\/?$/.exec(path) ?? []
  const [, join, secret] = /^#(join\.)?([\w-]+)$/.exec(hash) ?? []
  if (table === undefined) return { at: 'lobby' }
  return join === undefined || secret === undefined
    ? { at: 'table', table, secret }
    : { at: 'table', table, secret: undefined, invitation: secret }
}

let leave: (() => void) | undefined

function arrive(): void {
  leave?.()
  leave = undefined
  forget()
  const { invitation, ...there } = routeOf(location.pathname, location.hash)
  if (there.at === 'lobby') {
    route.value = there
    return
  }
  const { table } = there
  const secret = invitation === undefined ? there.secret : secretFor(invitation)
  route.value = { at: 'table', table, secret }
  leave = connect({ table, secret, invitation }, () => {
    // From now on one's own link is what one comes back by.
    if (invitation !== undefined) history.replaceState(null, '', tablePath(table, secret))
  })
}

export function navigate(path: string): void {
  history.pushState(null, '', path)
  arrive()
}

/** Takes the address bar as it is, now and whenever it changes. */
export function follow(): void {
  addEventListener('popstate', arrive)
  arrive()
}
