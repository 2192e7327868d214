import type { JSX } from 'preact'
import { useEffect, useErrorBoundary } from 'preact/hooks'
import { settings, sheet } from './comfort/settings.ts'
import { forgetLink, keepTable } from './own-tables.ts'
import { ReferenceDrawer } from './reference/ReferenceDrawer.tsx'
import { route } from './router.ts'
import { BotComes } from './shared/BotComes.tsx'
import { Later } from './shared/later.tsx'
import {
  boardFor,
  chair,
  connection,
  isHost,
  menuOpen,
  motion,
  refusal,
  request,
  table,
  view,
} from './state.ts'
import { hasWords, t } from './words/index.ts'

/** The page: the lobby, or the table in the state it is in. */
export function App(): JSX.Element {
  useOwnTables()
  return (
    <div class={motion.value ? 'page' : 'page still'}>
      <div class="screen">
        <Guarded />
      </div>
      <BotComes />
      {menuOpen.value && table.value ? <Later screen="TableMenu" /> : null}
      <ReferenceDrawer />
      {sheet.value !== '' ? <Later screen={sheet.value === 'how' ? 'HowToPlay' : 'Comfort'} /> : null}
    </div>
  )
}

/** Whoever has a chair finds the way back to it from the lobby. */
function useOwnTables(): void {
  const info = table.value
  const seat = chair.value
  const { value: at } = route
  const secret = at.at === 'table' ? at.secret : undefined
  const character = view.value?.players[seat]?.character ?? ''
  const stage = view.value?.outcome ? 'over' : info?.started ? 'playing' : 'waiting'
  useEffect(() => {
    if (!info || seat < 0 || secret === undefined) return
    keepTable({
      table: info.table,
      secret,
      host: isHost.value,
      players: info.players,
      character,
      stage,
    })
    if (settings.peek().push && stage !== 'over') void import('./comfort/push.ts').then((p) => p.keepCalls())
  }, [info?.table, seat, secret, character, stage])
}

/** What cannot be drawn says so; a page that stood still would look as if the game did. */
function Guarded(): JSX.Element {
  const [error] = useErrorBoundary((thrown: unknown) => reportError(thrown))
  return error === undefined ? <Screen /> : <Broken />
}

function Broken(): JSX.Element {
  return (
    <main class="refusal">
      <h1>{t('ui.broken')}</h1>
      <p role="alert">{t('ui.broken.text')}</p>
      <button type="button" class="cut plain" onClick={() => location.reload()}>
        {t('ui.again')}
      </button>
    </main>
  )
}

function Screen(): JSX.Element {
  const { value: at } = route
  if (at.at === 'lobby') return <Later screen="Lobby" />
  if (at.at === 'games') return <Later screen="Games" />
  if (connection.value === 'refused') return <Refused />
  if (!table.value) return <Arriving />
  if (table.value.lost) return <Later screen="Lost" />
  if (at.link !== undefined && chair.value < 0) return <Later screen="Join" />
  if (!table.value.started || !view.value) return <Later screen="Waiting" />
  if (view.value.outcome) return <Later screen="Aftermath" />
  return <Later screen={choosesCharacter() ? 'CharacterChooser' : 'InPlay'} />
}

/** Before the first turn all see who is chosen; later only whoever needs a new character, and he may look at the board. */
function choosesCharacter(): boolean {
  const asked = request.value
  if (asked?.prompt.key === 'prompt.new-character') return boardFor.value !== asked.id
  return view.value?.turn.number === 0 && view.value.players.some((p) => p.character === '')
}

/** On the way to the table, also when the server is away. */
function Arriving(): JSX.Element {
  if (connection.value !== 'lost')
    return (
      <p class="arriving" role="status">
        {t('ui.arriving')}
      </p>
    )
  return (
    <main class="refusal" aria-live="polite">
      <h1>{t('ui.away')}</h1>
      <p>{t('ui.away.text')}</p>
      <a class="cut plain" href="/">
        {t('ui.lobby')}
      </a>
    </main>
  )
}

/** Why this link does not lead to a table, and what one can do. */
function Refused(): JSX.Element {
  const code = refusal.value?.code ?? ''
  const { value: at } = route
  useEffect(() => {
    if (code !== 'full' && at.at === 'table' && at.secret) forgetLink(at.table, at.secret)
  }, [code])
  return (
    <main class="refusal">
      <h1>{t(hasWords(`ui.refused.${code}`) ? `ui.refused.${code}` : 'ui.refused')}</h1>
      <p>{hasWords(`ui.refused.${code}.text`) ? t(`ui.refused.${code}.text`) : refusal.value?.message}</p>
      <p class="ways">
        <a class="cut plain" href="/">
          {t('ui.lobby')}
        </a>
        {code === 'unknown-secret' && at.at === 'table' ? (
          <a class="cut plain" href={`/t/${at.table}`}>
            {t('ui.watch')}
          </a>
        ) : null}
      </p>
    </main>
  )
}
