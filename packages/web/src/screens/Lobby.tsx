import { useSignal } from '@preact/signals'
import { offer } from '@ragtag/engine'
import type { BotLevel, CreateTable } from '@ragtag/protocol'
import { sheet } from '../comfort/settings.ts'
import { keepTable, ownTables, startQuickly, tablePath } from '../own-tables.ts'
import { navigate } from '../router.ts'
import { nameHere, rememberName } from '../socket.ts'
import { openReference } from '../state.ts'
import { t } from '../words/index.ts'
import { LevelChoice } from './parts/BotRules.tsx'
import { CreateForm, PlayerCount } from './parts/CreateForm.tsx'
import { FleetMark } from './parts/FleetMark.tsx'
import { Button, nameLength, Panel, TextField } from './parts/Octagon.tsx'
import { OpenList } from './parts/OpenList.tsx'
import { OwnList } from './parts/OwnList.tsx'
import { createTable, takeSeat } from './tables-api.ts'
import './lobby.css'

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** From how few to how many can play, whatever they play with. */
function many(): { readonly from: number; readonly to: number } {
  const counts = offer({ sets: offer().sets.map((s) => s.id) }).players.map((p) => p.n)
  return { from: Math.min(...counts), to: Math.max(...counts) }
}

/** The first page: what this is, a game at once, a table for friends, tables that wait for players. */
export default function Lobby() {
  const name = useSignal(nameHere() ?? '')
  const busy = useSignal('')
  const failure = useSignal('')
  const nameless = useSignal(false)
  // Whoever is in the middle of something finds it first.
  const inPlay = ownTables().some((o) => o.stage !== 'over')

  const keepName = (value: string): void => {
    name.value = value
    const trimmed = value.trim()
    if (trimmed === '') return
    nameless.value = false
    rememberName(trimmed)
  }

  /** One thing at a time, and what went wrong in words. */
  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    if (busy.value !== '') return
    busy.value = what
    failure.value = ''
    await work().catch((error: unknown) => {
      failure.value = t('lobby.failed', { why: reason(error) })
    })
    busy.value = ''
  }

  const create = (what: string, wanted: CreateTable, quick: boolean): Promise<void> =>
    attempt(what, async () => {
      const own = name.value.trim()
      const created = await createTable({ ...wanted, ...(own === '' ? {} : { name: own }) })
      keepTable({
        table: created.table,
        secret: created.host,
        host: true,
        players: wanted.players,
        character: '',
        stage: 'waiting',
      })
      if (quick) startQuickly(created.table)
      navigate(tablePath(created.table, created.host))
    })

  const sit = (table: string): Promise<void> =>
    attempt(table, async () => {
      const own = name.value.trim()
      if (own === '') {
        document.getElementById('lobby-name')?.focus()
        nameless.value = true
        return
      }
      const { secret } = await takeSeat(table, { name: own })
      navigate(tablePath(table, secret))
    })

  return (
    <main class="scr scr-page lobby">
      <div class="scr-inner">
        <header class="lobby-hero">
          <div class="lobby-words">
            <h1 class="lobby-name">{t('lobby.name')}</h1>
            <p class="lobby-what">{t('lobby.what')}</p>
            <p class="scr-note lobby-more">
              {t('lobby.more', many())}{' '}
              <button type="button" class="lobby-link" onClick={() => (sheet.value = 'how')}>
                {t('how.title')}
              </button>{' '}
              <button type="button" class="lobby-link" onClick={() => openReference('rules')}>
                {t('lobby.rules')}
              </button>{' '}
              <button type="button" class="lobby-link" onClick={() => (sheet.value = 'settings')}>
                {t('settings.title')}
              </button>{' '}
              <a
                class="lobby-link"
                href="/games"
                onClick={(event) => {
                  event.preventDefault()
                  navigate('/games')
                }}
              >
                {t('games.title')}
              </a>
            </p>
            <QuickStart
              busy={busy.value === 'quick'}
              onPlay={(players, level) => create('quick', { players, level }, true)}
            />
          </div>
          {inPlay ? <OwnList /> : <FleetMark />}
        </header>
        <p class="scr-error lobby-failure" role="alert">
          {failure.value}
        </p>
        <div class="lobby-columns">
          <Panel class="lobby-create" label={t('lobby.create-title')}>
            <h2 class="scr-kicker">{t('lobby.create-title')}</h2>
            <TextField
              id="lobby-name"
              label={t('lobby.your-name')}
              placeholder={t('lobby.name-hint')}
              most={nameLength}
              value={name.value}
              problem={nameless.value ? t('lobby.name-needed') : ''}
              onInput={keepName}
            />
            <CreateForm
              busy={busy.value === 'create'}
              onCreate={(wanted) => create('create', wanted, false)}
            />
          </Panel>
          <div class="lobby-side">
            {inPlay ? null : <OwnList />}
            <OpenList busy={busy.value} onSit={sit} />
          </div>
        </div>
        <p class="scr-note lobby-footer">{t('lobby.footer')}</p>
      </div>
    </main>
  )
}

function QuickStart({
  busy,
  onPlay,
}: {
  readonly busy: boolean
  readonly onPlay: (players: number, level: BotLevel) => void
}) {
  const players = useSignal(4)
  const level = useSignal<BotLevel>('normal')
  return (
    <div class="lobby-quick">
      <Button look="go" class="lobby-play" disabled={busy} onClick={() => onPlay(players.value, level.value)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 1.5 15 8 2 14.5z" />
        </svg>
        {t(busy ? 'lobby.creating' : 'lobby.play-now')}
      </Button>
      <div class="lobby-count">
        <PlayerCount
          name="quick-players"
          label={t('lobby.play-how-many')}
          value={players.value}
          of={offer().players.map((p) => p.n)}
          onChange={(n) => {
            players.value = n
          }}
        />
      </div>
      <p class="scr-note">{t('lobby.play-now-note', { n: players.value - 1 })}</p>
      <div class="lobby-quick-level">
        <LevelChoice
          name="quick-level"
          value={level.value}
          onChange={(l) => {
            level.value = l
          }}
        />
      </div>
    </div>
  )
}
