import type { JSX } from 'preact'
import { ReferenceDrawer } from './reference/ReferenceDrawer.tsx'
import { route } from './router.ts'
import { Later } from './shared/later.tsx'
import { connection, motion, refusal, table, view } from './state.ts'
import { Table } from './table/Table.tsx'
import { t } from './words/index.ts'

/** The page: the lobby, or the table in the state it is in. */
export function App(): JSX.Element {
  return (
    <div class={motion.value ? 'page' : 'page still'}>
      <Screen />
      <ReferenceDrawer />
    </div>
  )
}

function Screen(): JSX.Element {
  if (route.value.at === 'lobby') return <Later screen="Lobby" />
  if (connection.value === 'refused') return <Refused />
  if (!table.value) return <p class="arriving">{t('ui.arriving')}</p>
  if (!table.value.started || !view.value) return <Later screen="Waiting" />
  if (view.value.outcome) return <Later screen="Aftermath" />
  return <Table />
}

function Refused(): JSX.Element {
  return (
    <main class="refusal">
      <h1>{t('ui.refused')}</h1>
      <p>{refusal.value?.message ?? ''}</p>
      <a class="cut plain" href="/">
        {t('ui.lobby')}
      </a>
    </main>
  )
}
