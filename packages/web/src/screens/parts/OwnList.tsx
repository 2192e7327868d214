import { useSignal } from '@preact/signals'
import type { OwnSummary } from '@ragtag/protocol'
import { useEffect } from 'preact/hooks'
import { forgetTable, ownTables, tablePath } from '../../own-tables.ts'
import { navigate } from '../../router.ts'
import { timeWords, untilWords } from '../../shared/times.ts'
import { t } from '../../words/index.ts'
import { inOrder, type Listed, listed } from '../own-order.ts'
import { myTables } from '../tables-api.ts'
import { Button, Panel } from './Octagon.tsx'

const every = 15_000
const first = 4

/** The tables one sits at, to come back to: what waits for me comes first. */
export function OwnList() {
  const own = useSignal(ownTables())
  const found = useSignal<readonly OwnSummary[] | undefined>(undefined)
  const everything = useSignal(false)
  const look = async (): Promise<void> => {
    found.value = await myTables(own.peek()).catch(() => found.peek())
  }
  useEffect(() => {
    void look()
    const timer = setInterval(() => {
      if (!document.hidden) void look()
    }, every)
    return () => clearInterval(timer)
  }, [])
  if (own.value.length === 0) return null
  const list = inOrder(listed(own.value, found.value))
  return (
    <Panel class="lobby-own" label={t('mine.title')}>
      <h2 class="scr-kicker">{t('mine.title')}</h2>
      <ul class="lobby-tables">
        {(everything.value ? list : list.slice(0, first)).map((one) => (
          <Row
            key={one.own.table}
            one={one}
            forget={() => {
              forgetTable(one.own.table)
              own.value = ownTables()
            }}
          />
        ))}
      </ul>
      <p class="own-more">
        {everything.value || list.length <= first ? null : (
          <Button
            small
            look="plain"
            onClick={() => {
              everything.value = true
            }}
          >
            {t('mine.more', { n: list.length })}
          </Button>
        )}
        <Button small look="plain" onClick={() => navigate('/games')}>
          {t('mine.all')}
        </Button>
      </p>
    </Panel>
  )
}

function Row({ one, forget }: { readonly one: Listed; readonly forget: () => void }) {
  const { own, now } = one
  const character = now?.character || own.character
  const name = t('lobby.table', { table: own.table })
  const waits = now?.asked === true
  return (
    <li class={waits ? 'own-waits' : ''}>
      <span class="lobby-table">
        <b>{character === '' ? name : t(`character:${character}`)}</b>
        <span class={waits ? 'own-state' : 'scr-note'}>{stateWords(one)}</span>
        <span class="scr-note">{companyWords(one)}</span>
      </span>
      {now === null ? null : (
        <Button
          small
          look={waits ? 'go' : 'normal'}
          onClick={() => navigate(tablePath(own.table, own.secret))}
        >
          {t('lobby.return')}
        </Button>
      )}
      <button
        type="button"
        class="lobby-drop"
        aria-label={`${t('lobby.forget')}: ${name}`}
        title={t('lobby.forget')}
        onClick={forget}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 5l10 10m0-10L5 15" />
        </svg>
      </button>
    </li>
  )
}

const nameIn = ({ names }: OwnSummary, seat: number): string => names[seat] || t('mine.seat', { n: seat + 1 })

/** What there is to know before one goes there. */
function stateWords({ own, now }: Listed): string {
  if (now === null) return t('mine.gone')
  if (now === undefined) return t(`lobby.stage.${own.stage}`)
  if (now.stage === 'lost') return t('mine.lost')
  if (now.stage === 'over') return endWords(now) || t('lobby.stage.over')
  if (now.stage === 'waiting') return now.free > 0 ? t('mine.free', { n: now.free }) : t('mine.full')
  if (now.asked)
    return now.until === null || !now.days
      ? t('mine.waits')
      : t('mine.waits-until', { until: untilWords(now.until) })
  if (now.bot) return t('mine.bot')
  const others = now.awaited.filter((a) => a.seat !== now.seat)
  const [a] = others
  if (!a) return t('mine.playing', { n: now.turn })
  const since = timeWords(a.since)
  if (a.seat === null) return t('mine.alike', { since })
  const who = others.map((o) => nameIn(now, o.seat ?? 0)).join(', ')
  return a.until === null
    ? t('mine.for', { who, since })
    : t('mine.for-until', { who, since, time: timeWords(a.until) })
}

function endWords({ result, seat }: OwnSummary): string {
  if (!result) return ''
  const won = result.outcome.winners.includes(seat)
  return `${t(won ? 'games.you-won' : 'games.you-lost')} · ${t(`games.${result.outcome.winner}`)}`
}

/** With whom; bots have no names. */
function companyWords({ own, now }: Listed): string {
  const names = now?.names.filter((name, seat) => name !== '' && seat !== now.seat) ?? []
  const company = !now
    ? t('waiting.players', { n: own.players })
    : names.length > 0
      ? t('mine.with', { names: names.join(', ') })
      : now.stage === 'waiting'
        ? t('waiting.players', { n: own.players })
        : t('mine.bots')
  return [
    company,
    ...(now?.days ? [t('mine.days')] : []),
    ...(now?.host && now.stage === 'waiting' ? [t('mine.host')] : []),
  ].join(' · ')
}
