import { signal, useSignal } from '@preact/signals'
import { contentOf, type View } from '@ragtag/engine'
import type { LogEntry, Replay, TableInfo } from '@ragtag/protocol'
import { useEffect } from 'preact/hooks'
import { characterOf, textOf } from '../content.ts'
import { navigate } from '../router.ts'
import { asThen } from '../shared/names-then.ts'
import { Rich } from '../shared/Rich.tsx'
import { log, seat, table, view, you } from '../state.ts'
import { sideFor } from '../table/apart.ts'
import { Table } from '../table/Table.tsx'
import { nameOfPlayer, nameOfSeat, t } from '../words/index.ts'
import { Again } from './parts/Again.tsx'
import { ChatCorner } from './parts/ChatCorner.tsx'
import { ChecksTold } from './parts/ChecksTold.tsx'
import { Doubts } from './parts/Doubts.tsx'
import { Fairness } from './parts/Fairness.tsx'
import { Button, Panel, Portrait } from './parts/Octagon.tsx'
import { ReplayBar } from './parts/ReplayBar.tsx'
import { lineName, signs, VoyageChart } from './parts/VoyageChart.tsx'
import { playAgain, replay, running } from './replay.ts'
import { type Aim, type Became, type Fate, fates, type Moment, moments, type Point, voyage } from './story.ts'
import { replayOf } from './tables-api.ts'
import './aftermath.css'

const shownMoments = 12

/** The last position is being looked at again. */
const looking = signal(false)

/** The end of the game, and the way back through it. */
export default function Aftermath() {
  const now = view.value
  const info = table.value
  // Whoever leaves the table leaves its replay.
  useEffect(
    () => () => {
      replay.value = null
      running.value = false
      looking.value = false
    },
    [],
  )
  if (!now?.outcome || !info) return null
  if (replay.value)
    return (
      <div class="replay-stage">
        <Table />
        <ReplayBar />
      </div>
    )
  if (looking.value)
    return (
      <div class="replay-stage">
        <Table />
        <div class="scr replay">
          <Button
            look="go"
            onClick={() => {
              looking.value = false
            }}
          >
            {t('replay.stop')}
          </Button>
        </div>
      </div>
    )
  return <Told now={now} info={info} />
}

type Shown = { readonly now: View; readonly info: TableInfo }

type Fetched = Replay | 'loading' | 'failed'

function howFar(whole: Fetched): string {
  if (typeof whole === 'string') return `-${whole}`
  if (whole.outcome) return ''
  return whole.steps.length > 1 ? '-part' : '-none'
}

function Told({ now, info }: Shown) {
  const whole = useSignal<Fetched>('loading')
  useEffect(() => {
    void replayOf(info.table, 'open').then(
      (fetched) => {
        whole.value = fetched
      },
      () => {
        whole.value = 'failed'
      },
    )
  }, [info.table])

  const fetched = typeof whole.value === 'string' ? null : whole.value
  const toTheEnd = fetched?.outcome ? fetched : null
  // The open log knows what each was dealt and added; where it is not, the player's own log tells what it can.
  const told: readonly LogEntry[] = toTheEnd
    ? asThen(
        toTheEnd.steps.flatMap((s) => s.log),
        seat.value,
      )
    : log.value
  const points = voyage(told, now)
  const turning = moments(told, now)
  return (
    <main class="scr scr-page aftermath">
      <div class="scr-inner">
        <Verdict now={now} />
        <nav class="aftermath-acts">
          <Again info={info} />
          <Button
            look="go"
            disabled={!fetched || fetched.steps.length < 2}
            onClick={() => {
              if (fetched) playAgain(info.table, fetched)
            }}
          >
            {t(`aftermath.replay${howFar(whole.value)}`)}
          </Button>
          <Button
            onClick={() => {
              looking.value = true
            }}
          >
            {t('aftermath.look')}
          </Button>
          <Button look="plain" onClick={() => navigate('/')}>
            {t('aftermath.lobby')}
          </Button>
        </nav>
        <Panel label={t('aftermath.crew')}>
          <h2 class="scr-kicker">{t('aftermath.crew')}</h2>
          <ul class="aftermath-crew">
            {fates(told, now).map((fate) => (
              <CrewMember key={fate.seat} fate={fate} now={now} />
            ))}
          </ul>
          {toTheEnd ? null : (
            <p class="scr-note aftermath-missing">
              {t(fetched ? 'aftermath.story-part' : 'aftermath.story-missing')}
            </p>
          )}
        </Panel>
        <Panel label={t('aftermath.chart')}>
          <h2 class="scr-kicker">{t('aftermath.chart')}</h2>
          <VoyageChart points={points} moments={turning} />
          <Moments moments={turning} />
          <Figures points={points} />
        </Panel>
        {toTheEnd?.suspected ? (
          <Doubts suspected={toTheEnd.suspected} fates={fates(told, now)} now={now} />
        ) : null}
        <ChecksTold log={told} now={now} />
        <Fairness info={info} />
      </div>
      <ChatCorner />
    </main>
  )
}

function Verdict({ now }: { readonly now: View }) {
  if (!now.outcome) return null
  const { winner, reason, winners } = now.outcome
  const mine = you.value === 'spectator' ? '' : winners.includes(you.value) ? 'won' : 'lost'
  return (
    <header class={`aftermath-verdict verdict-${winner}`}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <path d="M38 6h44l32 32v44l-32 32H38L6 82V38z" />
        {winner === 'humans' ? (
          <path class="verdict-sign" d="M22 60l26-16h10l6-8h20l8 10 8 4v20l-8 4-8 10H64l-6-8H48z" />
        ) : (
          <path
            class="verdict-sign"
            d="M20 72c6-34 74-34 80 0-14-12-26-14-40-14s-26 2-40 14zM53 70h14v16H53z"
          />
        )}
      </svg>
      <div>
        <p class="scr-kicker">{mine === '' ? '' : t(`aftermath.you-${mine}`)}</p>
        <h1>{t(`aftermath.${winner}`)}</h1>
        <p>
          {t('aftermath.because', { reason: { key: `reason.${reason}` } })} ·{' '}
          {t('aftermath.after-turns', { n: now.turn.number, distance: now.distance })}
        </p>
      </div>
    </header>
  )
}

function becameWords(became: Became): string {
  switch (became.how) {
    case 'start':
      return t('aftermath.from-start')
    case 'sleeper':
      return t('aftermath.since-sleeper', { turn: became.turn })
    case 'turn':
      return t('aftermath.since-turn', { turn: became.turn })
    case 'handed':
      return t('aftermath.since-handed', { turn: became.turn, who: nameOfSeat(became.by) })
    case 'unknown':
      return ''
  }
}

function CrewMember({ fate, now }: { readonly fate: Fate; readonly now: View }) {
  const { seat, team, became, revealed, before, aims } = fate
  const standing = contentOf(now.config).rules.standings[now.players[seat]?.standing ?? '']
  const won = now.outcome?.winners.includes(seat) ?? false
  const chair = table.value?.seats[seat]
  const bot = chair?.occupant === 'bot' && chair.name !== ''
  const when =
    team === 'human'
      ? [t('aftermath.human-throughout')]
      : team === 'own'
        ? []
        : [
            becameWords(became),
            team === 'sympathizer'
              ? ''
              : revealed === null
                ? t('aftermath.never-revealed')
                : t('aftermath.revealed-in', { turn: revealed }),
          ]
  const former = before.map(({ character, turn }) =>
    t('aftermath.was', { character: { key: `character:${character}` }, turn }),
  )
  return (
    <li class={`scr-cut aftermath-person person-${team === 'human' ? 'human' : 'cylon'}`}>
      <Portrait name={nameOfSeat(seat)} character={characterOf(seat)} />
      <div class="aftermath-names">
        <b>{nameOfSeat(seat)}</b>
        <span class="scr-note">
          {bot ? t('aftermath.bot', { who: nameOfPlayer(seat) }) : nameOfPlayer(seat)}
        </span>
      </div>
      <p class="aftermath-team">
        <span class={`scr-cut scr-badge ${team === 'human' ? 'scr-cyan' : 'scr-red'}`}>
          {(team === 'own' && standing?.title) || t(`aftermath.${team}`)}
        </span>
        {won ? <span class="scr-cut scr-badge scr-amber">{t('aftermath.won')}</span> : null}
      </p>
      <p class="scr-note aftermath-when">{[...former, ...when].filter((w) => w !== '').join(' · ')}</p>
      {aims.map((aim) => (
        <Aims key={aim.card} now={now} aim={aim} won={won} />
      ))}
    </li>
  )
}

/** What somebody wanted: whether it was laid open, and whether it counted for the side that won. */
function Aims({ now, aim, won }: { readonly now: View; readonly aim: Aim; readonly won: boolean }) {
  const { card, laid } = aim
  const side = sideFor(now, card)
  const counted = won && laid === true && side === now.outcome?.winner
  return (
    <p class={`scr-note aftermath-when${laid === false ? ' aim-hidden' : ''}`}>
      {side ? (
        <span class={`scr-cut scr-badge ${side === 'humans' ? 'scr-cyan' : 'scr-red'}`}>
          {t(`aftermath.aim.${side}`)}
        </span>
      ) : null}{' '}
      {t('aftermath.aim', { card: { key: `card:${card}` }, text: textOf(`card:${card}`) })}
      {laid === undefined ? null : (
        <b> {t(counted ? 'aftermath.aim.counted' : laid ? 'aftermath.aim.laid' : 'aftermath.aim.hidden')}</b>
      )}
    </p>
  )
}

function Moments({ moments: all }: { readonly moments: readonly Moment[] }) {
  const everything = useSignal(false)
  if (all.length === 0) return null
  const weighty = all.filter((m) => m.kind !== 'damage' && m.kind !== 'title')
  const first = weighty.length > 0 ? weighty.slice(0, shownMoments) : all.slice(0, shownMoments)
  const shown = everything.value ? all : first
  return (
    <>
      <h3 class="scr-kicker aftermath-sub">{t('aftermath.events')}</h3>
      <ol class="aftermath-moments">
        {shown.map((m, i) => (
          <li key={`${m.turn} ${i}`}>
            <svg class={`sign-${m.kind}`} viewBox="-10 -10 20 20" aria-hidden="true">
              <path d={signs[m.kind]} />
            </svg>
            <span class="aftermath-turn">{t('aftermath.turn-n', { n: m.turn })}</span>
            <span>
              <Rich message={m.message} />
            </span>
          </li>
        ))}
      </ol>
      {shown.length < all.length ? (
        <Button
          look="plain"
          small
          onClick={() => {
            everything.value = true
          }}
        >
          {t('aftermath.events-more', { n: all.length })}
        </Button>
      ) : null}
    </>
  )
}

function Figures({ points }: { readonly points: readonly Point[] }) {
  const lines = ['fuel', 'food', 'morale', 'population', 'distance'] as const
  return (
    <details class="aftermath-figures">
      <summary>{t('aftermath.figures')}</summary>
      <div class="aftermath-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('aftermath.turn')}</th>
              {lines.map((line) => (
                <th key={line} scope="col">
                  {lineName(line)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ turn, values }) => (
              <tr key={turn}>
                <th scope="row">{turn}</th>
                {lines.map((line) => (
                  <td key={line}>{values[line]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
