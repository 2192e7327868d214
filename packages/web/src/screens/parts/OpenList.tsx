import { useSignal } from '@preact/signals'
import type { TableSummary } from '@ragtag/protocol'
import { useEffect } from 'preact/hooks'
import { tablePath } from '../../own-tables.ts'
import { navigate } from '../../router.ts'
import { t } from '../../words/index.ts'
import { setWords } from '../agreed.ts'
import { openTables } from '../tables-api.ts'
import { Button, Panel } from './Octagon.tsx'

const patience = 8000
const first = 6

const hasRoom = (s: TableSummary): boolean => !s.started && s.taken < s.players

/** Tables that anyone may join or watch. */
export function OpenList({
  busy,
  onSit,
}: {
  readonly busy: string
  readonly onSit: (table: string) => void
}) {
  const tables = useSignal<readonly TableSummary[] | null>(null)
  const failed = useSignal(false)
  const everything = useSignal(false)

  const fetchTables = async (): Promise<void> => {
    const found = await openTables().catch(() => undefined)
    failed.value = found === undefined
    // Those with a free chair first.
    if (found) tables.value = [...found.filter(hasRoom), ...found.filter((s) => !hasRoom(s))]
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
          {(everything.value ? list : list.slice(0, first)).map((s) => (
            <li key={s.table}>
              <Chairs players={s.players} taken={s.taken} />
              <span class="lobby-table">
                <b>
                  {s.host === ''
                    ? t('lobby.table', { table: s.table })
                    : t('lobby.table-of', { host: s.host })}
                </b>
                <span class="scr-note">
                  {[
                    s.started
                      ? t('lobby.in-play', { players: s.players })
                      : t('lobby.free', { n: s.players - s.taken, players: s.players }),
                    ...setWords(s.sets),
                  ].join(' · ')}
                </span>
              </span>
              {hasRoom(s) ? (
                <Button small look="go" disabled={busy === s.table} onClick={() => onSit(s.table)}>
                  {t('lobby.take-seat')}
                </Button>
              ) : (
                <Button small onClick={() => navigate(tablePath(s.table))}>
                  {t('lobby.watch')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {list !== null && !failed.value && !everything.value && list.length > first ? (
        <Button
          look="plain"
          small
          onClick={() => {
            everything.value = true
          }}
        >
          {t('lobby.open-more', { n: list.length })}
        </Button>
      ) : null}
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
