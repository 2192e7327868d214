import { useSignal } from '@preact/signals'
import type { CreateTable, TableSummary } from '@ragtag/protocol'
import { useEffect } from 'preact/hooks'
import { navigate } from '../router.ts'
import { nameHere, rememberName } from '../socket.ts'
import { openReference } from '../state.ts'
import { t } from '../words/index.ts'
import {
  forgetTable,
  keepCreated,
  keepSeat,
  type OwnTable,
  ownTables,
  startQuickly,
  tablePath,
} from './own-tables.ts'
import { FleetMark } from './parts/FleetMark.tsx'
import { Button, Choice, nameLength, Panel, TextField } from './parts/Octagon.tsx'
import { createTable, openTables, takeSeat } from './tables-api.ts'
import './lobby.css'

const playerCounts = ['3', '4', '5', '6'] as const
type Count = (typeof playerCounts)[number]
const difficulties = ['standard', 'easier-for-humans', 'easier-for-cylons'] as const
const timers: readonly (readonly [seconds: number, key: string, n: number])[] = [
  [30, 'seconds', 30],
  [60, 'minutes', 1],
  [120, 'minutes', 2],
  [300, 'minutes', 5],
  [3600, 'hours', 1],
  [86_400, 'days', 1],
  [604_800, 'days', 7],
]

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The first page: what this is, a game at once, a table for friends, tables that wait for players. */
export default function Lobby() {
  const name = useSignal(nameHere() ?? '')
  const busy = useSignal('')
  const failure = useSignal('')

  const keepName = (value: string): void => {
    name.value = value
    const trimmed = value.trim()
    if (trimmed !== '') rememberName(trimmed)
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
      keepCreated(created)
      if (quick) startQuickly(created.table)
      navigate(tablePath(created.table, created.host))
    })

  const sit = (table: string): Promise<void> =>
    attempt(table, async () => {
      const own = name.value.trim()
      if (own === '') {
        document.getElementById('lobby-name')?.focus()
        failure.value = t('lobby.name-needed')
        return
      }
      const { secret } = await takeSeat(table, own)
      keepSeat(table, secret)
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
              {t('lobby.more')}{' '}
              <button type="button" class="lobby-link" onClick={() => openReference('rules')}>
                {t('lobby.rules')}
              </button>
            </p>
            <QuickStart
              busy={busy.value === 'quick'}
              onPlay={(players) => create('quick', { players }, true)}
            />
          </div>
          <FleetMark />
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
              onInput={keepName}
            />
            <CreateForm
              busy={busy.value === 'create'}
              onCreate={(wanted) => create('create', wanted, false)}
            />
          </Panel>
          <div class="lobby-side">
            <OwnList />
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
  readonly onPlay: (players: number) => void
}) {
  const players = useSignal<Count>('4')
  return (
    <div class="lobby-quick">
      <Button look="go" class="lobby-play" disabled={busy} onClick={() => onPlay(Number(players.value))}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 1.5 15 8 2 14.5z" />
        </svg>
        {t(busy ? 'lobby.creating' : 'lobby.play-now')}
      </Button>
      <div class="lobby-count">
        <Choice
          name="quick-players"
          label={t('lobby.play-how-many')}
          numbers
          value={players.value}
          of={playerCounts.map((n) => ({ value: n, text: n }))}
          onChange={(n) => {
            players.value = n
          }}
        />
      </div>
      <p class="scr-note">{t('lobby.play-now-note', { n: Number(players.value) - 1 })}</p>
    </div>
  )
}

function CreateForm({
  busy,
  onCreate,
}: {
  readonly busy: boolean
  readonly onCreate: (w: CreateTable) => void
}) {
  const players = useSignal<Count>('5')
  const difficulty = useSignal<(typeof difficulties)[number]>('standard')
  const without = useSignal(false)
  const timer = useSignal(0)
  const access = useSignal<'invitation' | 'open'>('invitation')
  const variant = players.value === '4' || players.value === '6'
  const noSympathizer = variant && without.value

  return (
    <form
      class="lobby-form"
      onSubmit={(event) => {
        event.preventDefault()
        onCreate({
          players: Number(players.value),
          difficulty: difficulty.value,
          noSympathizer,
          timer: timer.value === 0 ? null : timer.value,
          open: access.value === 'open',
        })
      }}
    >
      <div>
        <Choice
          name="players"
          label={t('lobby.players')}
          numbers
          value={players.value}
          of={playerCounts.map((n) => ({ value: n, text: n }))}
          onChange={(n) => {
            players.value = n
          }}
        />
        <p class="scr-note lobby-hint" role="status">
          {t(`lobby.players-${players.value}${noSympathizer ? '-without' : ''}`)}
        </p>
        {variant ? (
          <label class="scr-check">
            <input
              type="checkbox"
              checked={without.value}
              onChange={(event) => {
                without.value = event.currentTarget.checked
              }}
            />
            <span>
              {t('lobby.no-sympathizer')} <span class="scr-note">{t('lobby.no-sympathizer-note')}</span>
            </span>
          </label>
        ) : null}
      </div>
      <div>
        <Choice
          name="difficulty"
          label={t('lobby.difficulty')}
          value={difficulty.value}
          of={difficulties.map((d) => ({ value: d, text: t(`lobby.difficulty.${d}`) }))}
          onChange={(d) => {
            difficulty.value = d
          }}
        />
        <p class="scr-note lobby-hint">{t(`lobby.difficulty-note.${difficulty.value}`)}</p>
      </div>
      <div>
        <Choice
          name="access"
          label={t('lobby.access')}
          value={access.value}
          of={[
            { value: 'invitation', text: t('lobby.access.invitation') },
            { value: 'open', text: t('lobby.access.open') },
          ]}
          onChange={(a) => {
            access.value = a
          }}
        />
        <p class="scr-note lobby-hint">{t(`lobby.access-note.${access.value}`)}</p>
      </div>
      <div>
        <label class="scr-label" for="lobby-timer">
          {t('lobby.timer')}
        </label>
        <select
          id="lobby-timer"
          class="scr-field"
          value={String(timer.value)}
          onChange={(event) => {
            timer.value = Number(event.currentTarget.value)
          }}
        >
          <option value="0">{t('lobby.timer.none')}</option>
          {timers.map(([seconds, key, n]) => (
            <option key={seconds} value={String(seconds)}>
              {t(`lobby.timer.${key}`, { n })}
            </option>
          ))}
        </select>
        <p class="scr-note lobby-hint">{t('lobby.timer-note')}</p>
      </div>
      <Button look="go" type="submit" disabled={busy}>
        {t(busy ? 'lobby.creating' : 'lobby.create')}
      </Button>
    </form>
  )
}

function OwnList() {
  const tables = useSignal<readonly OwnTable[]>(ownTables())
  if (tables.value.length === 0) return null
  return (
    <Panel label={t('lobby.yours-title')}>
      <h2 class="scr-kicker">{t('lobby.yours-title')}</h2>
      <ul class="lobby-tables">
        {tables.value.map(({ table, secret, host }) => (
          <li key={table}>
            <span class="lobby-table">
              <b>{t('lobby.table', { table })}</b>
              {host ? <span class="scr-note">{t('lobby.as-host')}</span> : null}
            </span>
            <Button small onClick={() => navigate(tablePath(table, secret))}>
              {t('lobby.return')}
            </Button>
            <button
              type="button"
              class="lobby-drop"
              aria-label={`${t('lobby.forget')}: ${t('lobby.table', { table })}`}
              title={t('lobby.forget')}
              onClick={() => {
                forgetTable(table)
                tables.value = ownTables()
              }}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M5 5l10 10m0-10L5 15" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const patience = 8000

function OpenList({ busy, onSit }: { readonly busy: string; readonly onSit: (table: string) => void }) {
  const tables = useSignal<readonly TableSummary[] | null>(null)
  const failed = useSignal(false)

  const fetchTables = async (): Promise<void> => {
    const found = await openTables().catch(() => undefined)
    failed.value = found === undefined
    if (found) tables.value = found.filter((s) => !s.over)
  }
  useEffect(() => {
    void fetchTables()
    const timer = setInterval(() => {
      if (!document.hidden) void fetchTables()
    }, patience)
    return () => clearInterval(timer)
  }, [])

  const list = tables.value
  return (
    <Panel label={t('lobby.open-title')}>
      <h2 class="scr-kicker">{t('lobby.open-title')}</h2>
      {failed.value ? (
        <p class="lobby-retry">
          <span>{t('lobby.open-failed')}</span>
          <Button small onClick={() => void fetchTables()}>
            {t('lobby.again')}
          </Button>
        </p>
      ) : list === null ? (
        <p class="scr-note">{t('lobby.open-loading')}</p>
      ) : list.length === 0 ? (
        <p class="scr-note">{t('lobby.open-none')}</p>
      ) : (
        <ul class="lobby-tables">
          {list.map((s) => (
            <li key={s.table}>
              <Chairs players={s.players} taken={s.taken} />
              <span class="lobby-table">
                <b>{t('lobby.table', { table: s.table })}</b>
                <span class="scr-note">
                  {s.started
                    ? t('lobby.in-play', { players: s.players })
                    : t('lobby.free', { n: s.players - s.taken, players: s.players })}
                </span>
              </span>
              {s.started || s.taken >= s.players ? (
                <Button small onClick={() => navigate(tablePath(s.table))}>
                  {t('lobby.watch')}
                </Button>
              ) : (
                <Button small look="go" disabled={busy === s.table} onClick={() => onSit(s.table)}>
                  {t('lobby.take-seat')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** The chairs round a table, the taken ones filled. */
const Chairs = ({ players, taken }: { readonly players: number; readonly taken: number }) => (
  <svg class="lobby-chairs" viewBox="-20 -20 40 40" aria-hidden="true">
    <path class="lobby-board" d="M-4-9h8l5 5v8l-5 5h-8l-5-5v-8z" />
    {Array.from({ length: players }, (_, i) => {
      const angle = (i / players) * 2 * Math.PI - Math.PI / 2
      return (
        <circle
          key={i}
          class={i < taken ? 'lobby-taken' : 'lobby-free'}
          cx={15 * Math.cos(angle)}
          cy={15 * Math.sin(angle)}
          r={3.4}
        />
      )
    })}
  </svg>
)
