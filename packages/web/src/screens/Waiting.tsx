import type { TableInfo } from '@ragtag/protocol'
import { Fragment } from 'preact'
import { useEffect } from 'preact/hooks'
import { host } from '../actions.ts'
import { sheet } from '../comfort/settings.ts'
import { botsFor, startedQuickly, startsQuickly } from '../own-tables.ts'
import { navigate } from '../router.ts'
import { chair, connection, isHost, openReference, refusal, table } from '../state.ts'
import { t } from '../words/index.ts'
import { choiceWords, loyaltyWords, setWords } from './agreed.ts'
import { BotRules } from './parts/BotRules.tsx'
import { CallOffer } from './parts/CallOffer.tsx'
import { Chairs } from './parts/Chairs.tsx'
import { ChatCorner } from './parts/ChatCorner.tsx'
import { JointLink } from './parts/JointLink.tsx'
import { Links } from './parts/Links.tsx'
import { Button, Panel } from './parts/Octagon.tsx'
import { Primer } from './parts/Primer.tsx'
import './waiting.css'

/** Before the start: who sits where, links to send, bots, and the start. */
export default function Waiting() {
  const info = table.value
  const hosting = isHost.value
  const quick = info !== null && hosting && startsQuickly(info.table)

  // A game with bots: fill the other chairs, then start.
  useEffect(() => {
    if (!info || !quick) return
    const free = info.seats.filter((s) => s.occupant === 'empty' && s.seat !== chair.value)
    if (free.length > 0) for (const s of free) host.seat(s.seat, 'bot')
    else {
      startedQuickly()
      host.start()
    }
  }, [info, quick])

  // The same people again: bots sit where bots sat.
  useEffect(() => {
    if (info && hosting) for (const seat of botsFor(info.table)) host.seat(seat, 'bot')
  }, [info?.table, hosting])

  if (!info) return null
  if (quick)
    return (
      <p class="arriving" role="status">
        {t('waiting.quick')}
      </p>
    )
  const free = info.seats.filter((s) => s.occupant === 'empty')
  const lead = hosting ? 'host' : chair.value < 0 ? 'spectator' : 'guest'
  return (
    <main class="scr scr-page waiting">
      <div class="scr-inner">
        <header class="waiting-head">
          <div>
            <p class="scr-kicker">{t('lobby.table', { table: info.table })}</p>
            <h1 class="scr-title">{t('waiting.title')}</h1>
            <p class="waiting-lead">{t(`waiting.${lead}-lead`)}</p>
            <p class="scr-error" role="alert">
              {connection.value === 'lost' ? t('head.lost') : (refusal.value?.message ?? '')}
            </p>
          </div>
          <Button look="plain" onClick={() => navigate('/')}>
            {t('waiting.leave')}
          </Button>
        </header>
        <CallOffer />
        <div class="waiting-columns">
          <div class="waiting-main">
            <Panel label={t('waiting.seats')}>
              <h2 class="scr-kicker">{t('waiting.seats')}</h2>
              <Chairs info={info} />
              {hosting ? <p class="scr-note waiting-secret">{t('waiting.secret')}</p> : null}
              {hosting && free.length > 0 ? <JointLink info={info} /> : null}
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
            <Settings info={info} />
            <Panel label={t('bots.agreed')}>
              <h2 class="scr-kicker">{t('bots.agreed')}</h2>
              <BotRules info={info} />
            </Panel>
          </div>
          <div class="waiting-side">
            <Newcomers />
            <Panel label={t('waiting.seed')}>
              <h2 class="scr-kicker">{t('waiting.seed')}</h2>
              <p class="waiting-hash">{info.seedHash}</p>
              <p class="scr-note">{t('waiting.seed-note')}</p>
            </Panel>
          </div>
        </div>
      </div>
      <ChatCorner />
    </main>
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

/** What was agreed on for this game, and what it means. */
const Settings = ({ info }: { readonly info: TableInfo }) => (
  <Panel label={t('waiting.settings')}>
    <h2 class="scr-kicker">{t('waiting.settings')}</h2>
    <dl class="waiting-facts">
      <dt>{t('waiting.players', { n: info.players })}</dt>
      <dd>{loyaltyWords(info)}</dd>
      {[setWords(info.sets), choiceWords(info)]
        .filter((words) => words.length > 0)
        .map(([first, ...others]) => (
          <Fragment key={first}>
            <dt>{first}</dt>
            <dd>{others.join(' · ')}</dd>
          </Fragment>
        ))}
      <dt>{t(`lobby.difficulty.${info.difficulty}`)}</dt>
      <dd>{t(`lobby.difficulty-note.${info.difficulty}`)}</dd>
      {info.days ? (
        <>
          <dt>{t('waiting.days')}</dt>
          <dd>{t('waiting.days-note')}</dd>
        </>
      ) : null}
      <dt>{timerWords(info.timer)}</dt>
      <dd>{t(info.timer === null ? 'waiting.no-timer-note' : 'lobby.deadline-note')}</dd>
      <dt>{t(info.open ? 'waiting.open' : 'waiting.invited')}</dt>
      <dd>{t(`lobby.access-note.${info.open ? 'open' : 'invitation'}`)}</dd>
    </dl>
    <Links info={info} />
  </Panel>
)

/** For those who have never played, while they wait. */
const Newcomers = () => (
  <Panel label={t('primer.title')}>
    <h2 class="scr-kicker">{t('primer.title')}</h2>
    <Primer />
    <Button small look="go" onClick={() => (sheet.value = 'how')}>
      {t('how.title')}
    </Button>{' '}
    <Button small onClick={() => openReference('group:rules')}>
      {t('lobby.rules')}
    </Button>
  </Panel>
)
