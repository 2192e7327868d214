import { signal } from '@preact/signals'
import { connect } from './socket.ts'
import { forget } from './state.ts'

// `/` is the lobby, `/t/<table>/<secret>` a chair at a table, `/t/<table>` its gallery.

export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'table'; readonly table: string; readonly secret: string | undefined }

export const route = signal<Route>({ at: 'lobby' })

export function routeOf(path: string): Route {
  const [, table, secret] = /^\/t\/([^/]+)(?:\/([^/]+))?\/?$/.exec(path) ?? []
  return table === undefined ? { at: 'lobby' } : { at: 'table', table, secret }
}

let leave: (() => void) | undefined

function arrive(): void {
  leave?.()
  leave = undefined
  forget()
  route.value = routeOf(location.pathname)
  if (route.value.at === 'table') leave = connect(route.value.table, route.value.secret)
}

export function navigate(path: string): void {
  history.pushState(null, '', path)
  arrive()
}

/** Takes the address bar as it is, now and whenever it changes. */
export async function follow(): Promise<void> {
  if (import.meta.env.DEV && new URLSearchParams(location.search).has('mock')) {
    route.value = { at: 'table', table: 'mock', secret: undefined }
    const { mockTable } = await import('./dev/mock.ts')
    mockTable(new URLSearchParams(location.search))
    return
  }
  addEventListener('popstate', arrive)
  arrive()
}
