import { useSignal } from '@preact/signals'
import type { SeatInfo, TableInfo } from '@ragtag/protocol'
import { useEffect } from 'preact/hooks'
import { host, rename } from '../actions.ts'
import { navigate, route } from '../router.ts'
import { isHost, table, you } from '../state.ts'
import { t } from '../words/index.ts'
import { fullLink, keepSeat, ownTable, startedQuickly, startsQuickly, tablePath } from './own-tables.ts'
import { CopyLink } from './parts/CopyLink.tsx'
import { Button, nameLength, Panel, Portrait, TextField } from './parts/Octagon.tsx'
import './waiting.css'

/** Before the start: who sits where, links to send, bots, and the start. */
export default function Waiting() {
  const info = table.value
  const hosting = isHost.value
  const quick = info !== null && hosting && startsQuickly(info.table)

  // Whoever came by a link finds the way back from the lobby.
  useEffect(() => {
    if (route.value.at === 'table' && route.value.secret && you.value !== 'spectator')
      keepSeat(route.value.table, route.value.secret)
  }, [info?.table])

  // A game with bots: fill the other chairs, then start.
  useEffect(() => {
    if (!info || !quick) return
    const free = info.seats.filter((s) => s.occupant === 'empty' && s.seat !== you.value)
    if (free.length > 0) for (const s of free) host.seat(s.seat, 'bot')
    else {
      startedQuickly()
      host.start()
    }
  }, [info, quick])

  if (!info) return null
  const free = info.seats.filter((s) => s.occupant === 'empty')
  const lead = hosting ? 'host' : you.value === 'spectator' ? 'spectator' : 'guest'
  return (
    <main class="scr scr-page waiting">
      <div class="scr-inner">
        <header class="waiting-head">
          <div>
            <p class="scr-kicker">{t('lobby.table', { table: info.table })}</p>
            <h1 class="scr-title">{t('waiting.title')}</h1>
            <p class="waiting-lead">{quick ? t('waiting.quick') : t(`waiting.${lead}-lead`)}</p>
          </div>
          <Button look="plain" onClick={() => navigate('/')}>
            {t('waiting.leave')}
          </Button>
        </header>
        <div class="waiting-columns">
          <Panel label={t('waiting.seats')}>
            <h2 class="scr-kicker">{t('waiting.seats')}</h2>
            <ol class="waiting-seats">
              {info.seats.map((s) => (
                <Chair key={s.seat} info={info} chair={s} />
              ))}
            </ol>
            {hosting ? <Secrets info={info} /> : null}
            {hosting ? (
              <div class="waiting-start">
                <Button look="go" disabled={free.length > 0} onClick={host.start}>
                  {t('waiting.start')}
                </Button>
                {free.length > 0 ? (
                  <Button
                    onClick={() => {
                      for (const s of free) host.seat(s.seat, 'bot')
                    }}
                  >
                    {t('waiting.fill')}
                  </Button>
                ) : null}
                <p class="scr-note" role="status">
                  {free.length > 0 ? t('waiting.still-free', { n: free.length }) : t('waiting.ready')}
                </p>
              </div>
            ) : null}
          </Panel>
          <div class="waiting-side">
            {you.value === 'spectator' ? null : <OwnName info={info} seat={you.value} />}
            <Settings info={info} />
            <Panel label={t('waiting.seed')}>
              <h2 class="scr-kicker">{t('waiting.seed')}</h2>
              <p class="waiting-hash">{info.seedHash}</p>
              <p class="scr-note">{t('waiting.seed-note')}</p>
            </Panel>
          </div>
        </div>
      </div>
    </main>
  )
}

function Chair({ info, chair }: { readonly info: TableInfo; readonly chair: SeatInfo }) {
  const mine = chair.seat === you.value
  const name = chair.name === '' ? t('waiting.chair', { n: chair.seat + 1 }) : chair.name
  const secret = isHost.value ? ownTable(info.table)?.seats[chair.seat] : undefined
  const taken = chair.occupant !== 'empty'
  return (
    <li class={`waiting-chair ${mine ? 'waiting-mine' : ''} ${taken ? '' : 'waiting-empty'}`}>
      {taken ? (
        <Portrait name={name} />
      ) : (
        <span class="scr-cut scr-portrait" aria-hidden="true">
          {chair.seat + 1}
        </span>
      )}
      <span class="waiting-who">
        <b>{name}</b>
        <span class="waiting-state">
          {mine ? <span class="scr-cut scr-badge scr-amber">{t('waiting.you')}</span> : null}
          {chair.occupant === 'human' ? (
            <span class={chair.online ? 'waiting-here' : 'scr-note'}>
              {t(chair.online ? 'waiting.online' : 'waiting.offline')}
            </span>
          ) : (
            <span class="scr-note">{t(`waiting.${chair.occupant}`)}</span>
          )}
        </span>
      </span>
      {isHost.value && !mine ? (
        <span class="waiting-acts">
          {secret !== undefined && chair.occupant !== 'bot' ? (
            <CopyLink
              link={fullLink(tablePath(info.table, secret))}
              label={`${t('waiting.copy-link')}: ${name}`}
            />
          ) : null}
          <Button
            small
            label={`${name}: ${t(chair.occupant === 'bot' ? 'waiting.remove-bot' : 'waiting.put-bot')}`}
            onClick={() => host.seat(chair.seat, chair.occupant === 'bot' ? 'human' : 'bot')}
          >
            {t(
              chair.occupant === 'bot'
                ? 'waiting.remove-bot'
                : chair.occupant === 'human'
                  ? 'waiting.replace-bot'
                  : 'waiting.put-bot',
            )}
          </Button>
        </span>
      ) : null}
    </li>
  )
}

const Secrets = ({ info }: { readonly info: TableInfo }) => (
  <p class="scr-note waiting-secret">
    {t(ownTable(info.table)?.seats.length ? 'waiting.secret' : 'waiting.no-secrets')}
  </p>
)

function OwnName({ info, seat }: { readonly info: TableInfo; readonly seat: number }) {
  const name = useSignal(info.seats[seat]?.name ?? '')
  return (
    <Panel label={t('waiting.your-name')}>
      <form
        class="waiting-name"
        onSubmit={(event) => {
          event.preventDefault()
          rename(name.value)
        }}
      >
        <TextField
          id="waiting-name"
          label={t('waiting.your-name')}
          most={nameLength}
          value={name.value}
          onInput={(value) => {
            name.value = value
          }}
        />
        <Button type="submit" disabled={name.value.trim() === '' || name.value === info.seats[seat]?.name}>
          {t('waiting.rename')}
        </Button>
      </form>
    </Panel>
  )
}

function timerWords(seconds: number | null): string {
  if (seconds === null) return t('waiting.no-timer')
  const [key, n] =
    seconds < 60
      ? ['seconds', seconds]
      : seconds < 3600
        ? ['minutes', Math.round(seconds / 60)]
        : seconds < 86_400
          ? ['hours', Math.round(seconds / 3600)]
          : ['days', Math.round(seconds / 86_400)]
  return t('waiting.timer', { time: t(`lobby.timer.${key}`, { n }) })
}

const Settings = ({ info }: { readonly info: TableInfo }) => (
  <Panel label={t('waiting.settings')}>
    <h2 class="scr-kicker">{t('waiting.settings')}</h2>
    <ul class="waiting-facts">
      <li>{t('waiting.players', { n: info.players })}</li>
      <li>{t(`lobby.difficulty.${info.difficulty}`)}</li>
      {info.noSympathizer ? <li>{t('waiting.without-sympathizer')}</li> : null}
      <li>{timerWords(info.timer)}</li>
      <li>{t(info.open ? 'waiting.open' : 'waiting.invited')}</li>
    </ul>
    <div class="waiting-spectators">
      <p>
        <b>{t('waiting.spectators')}</b>
        <br />
        <span class="scr-note">{t('waiting.spectators-note')}</span>
      </p>
      <CopyLink link={fullLink(tablePath(info.table))} label={t('waiting.spectators')} />
    </div>
  </Panel>
)
