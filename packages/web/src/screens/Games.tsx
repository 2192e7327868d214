import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { ownTables, tablePath } from '../own-tables.ts'
import { navigate } from '../router.ts'
import { dayWords } from '../shared/times.ts'
import { sentence, t } from '../words/index.ts'
import { setWords } from './agreed.ts'
import { Button, Panel, Portrait } from './parts/Octagon.tsx'
import { myTables } from './tables-api.ts'
import {
  characterIn,
  endingOf,
  type Finished,
  hasWon,
  isFinished,
  latestFirst,
  sideIn,
  type Tally,
  tally,
} from './tally.ts'
import './games.css'

/** The games this browser has had a chair in: how they ended, and what they add up to. */
export default function Games() {
  const games = useSignal<readonly Finished[] | 'loading' | 'failed'>('loading')
  const look = async (): Promise<void> => {
    games.value = 'loading'
    const found = await myTables().catch(() => undefined)
    games.value = found ? latestFirst(found.filter(isFinished)) : 'failed'
  }
  useEffect(() => void look(), [])
  return (
    <main class="scr scr-page games">
      <div class="scr-inner">
        <header class="games-head">
          <div>
            <h1 class="scr-title">{t('games.title')}</h1>
            <p class="scr-note">{t('games.lead')}</p>
          </div>
          <Button look="plain" onClick={() => navigate('/')}>
            {t('ui.lobby')}
          </Button>
        </header>
        {games.value === 'loading' ? (
          <p class="scr-note" role="status">
            {t('games.loading')}
          </p>
        ) : games.value === 'failed' ? (
          <p role="alert" class="games-failed">
            {t('games.failed')}{' '}
            <Button small onClick={() => void look()}>
              {t('lobby.again')}
            </Button>
          </p>
        ) : games.value.length === 0 ? (
          <Panel class="games-none" label={t('games.none')}>
            <p>{t('games.none')}</p>
            <p class="scr-note">{t('games.none-note')}</p>
            <Button look="go" onClick={() => navigate('/')}>
              {t('games.play')}
            </Button>
          </Panel>
        ) : (
          <Told games={games.value} />
        )}
      </div>
    </main>
  )
}

const percent = ({ played, won }: Pick<Tally, 'played' | 'won'>): number => Math.round((100 * won) / played)

function Told({ games }: { readonly games: readonly Finished[] }) {
  const all = { played: games.length, won: games.filter(hasWon).length }
  return (
    <>
      <dl class="games-sum">
        <div>
          <dt>{t('games.played')}</dt>
          <dd>{all.played}</dd>
        </div>
        <div>
          <dt>{t('games.won')}</dt>
          <dd>
            {all.won} <small>{t('games.share', { n: percent(all) })}</small>
          </dd>
        </div>
      </dl>
      <div class="games-tallies">
        <Kinds by="side" kinds={tally(games, sideIn)} words={(of) => t(`games.side.${of}`)} />
        <Kinds by="ending" kinds={tally(games, endingOf)} words={(of) => sentence(t(`reason.${of}`))} />
        <Kinds by="character" kinds={tally(games, characterIn)} words={(of) => t(`character:${of}`)} />
      </div>
      <Panel label={t('games.list')}>
        <h2 class="scr-kicker">{t('games.list')}</h2>
        <ol class="games-list">
          {games.map((game) => (
            <One key={game.table} game={game} />
          ))}
        </ol>
      </Panel>
    </>
  )
}

type KindsProps = {
  readonly by: 'side' | 'ending' | 'character'
  readonly kinds: readonly Tally[]
  readonly words: (of: string) => string
}

/** One line for each: how many were played, and how many of them won. */
const Kinds = ({ by, kinds, words }: KindsProps) => (
  <Panel label={t(`games.by-${by}`)}>
    <table class="games-kinds">
      <caption class="scr-kicker">{t(`games.by-${by}`)}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('games.played')}</th>
          <th scope="col">{t('games.won')}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind.of}>
            <th scope="row">
              {words(kind.of)}
              <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
                <path class="games-all" d="M0 0h100v3H0z" />
                <path d={`M0 0h${percent(kind)}v3H0z`} />
              </svg>
            </th>
            <td>{kind.played}</td>
            <td>{kind.won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Panel>
)

function One({ game }: { readonly game: Finished }) {
  const { result, sets, names } = game
  const character = characterIn(game)
  const won = hasWon(game)
  const side = sideIn(game)
  const others = names.filter((name, seat) => name !== '' && seat !== game.seat)
  const secret = ownTables().find((o) => o.table === game.table)?.secret
  const title = character === '' ? t('lobby.table', { table: game.table }) : t(`character:${character}`)
  return (
    <li>
      <Portrait name={title} />
      <span class="games-one">
        <b>{title}</b>
        <span class="games-badges">
          <span class={`scr-cut scr-badge ${side === 'human' ? 'scr-cyan' : 'scr-red'}`}>
            {t(`games.side.${side}`)}
          </span>
          <span class={`scr-cut scr-badge ${won ? 'scr-amber' : ''}`}>
            {t(won ? 'games.you-won' : 'games.you-lost')}
          </span>
        </span>
        <span>
          {t(`games.${result.outcome.winner}`)}: {t(`reason.${result.outcome.reason}`)}
        </span>
        <span class="scr-note">
          {[
            dayWords(result.ended),
            t('games.turns', { n: result.turn }),
            others.length > 0 ? t('mine.with', { names: others.join(', ') }) : t('mine.bots'),
            ...setWords(sets),
          ].join(' · ')}
        </span>
      </span>
      <Button
        small
        label={`${t('games.open')}: ${title}`}
        onClick={() => navigate(tablePath(game.table, secret))}
      >
        {t('games.open')}
      </Button>
    </li>
  )
}
