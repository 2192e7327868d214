import type { View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor, textOf } from '../content.ts'
import { connection, myTurn, openMenu, openReference } from '../state.ts'
import { t, wordsOr } from '../words/index.ts'

const steps: readonly View['turn']['step'][] = [
  'receive-skills',
  'movement',
  'action',
  'crisis',
  'activate-cylons',
  'prepare-jump',
]

/** Whose turn it is, which step, and how far the fleet has come. */
export function Header({ now }: { readonly now: View }): JSX.Element {
  const { objective } = contentFor(now).rules
  const begun = now.turn.number > 0
  const at = steps.indexOf(now.turn.step)
  return (
    <header class="cut head">
      <a class="wordmark" href="/">
        {t('ui.name')}
      </a>
      <h1 class={`turn${myTurn.value ? ' mine' : ''}`}>
        {begun ? (
          <>
            <span>{t('head.turn', { n: now.turn.number })}</span>
            <strong>{t('seat', { seat: now.turn.seat })}</strong>
          </>
        ) : (
          <span>{t('head.setup')}</span>
        )}
      </h1>
      <ol class="steps" aria-label={t('head.steps')}>
        {steps.map((step, i) => (
          <li
            key={step}
            class={i < at ? 'past' : i === at ? 'now' : ''}
            aria-current={i === at ? 'step' : undefined}
          >
            {t(`head.step.${step}`)}
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="distance"
        onClick={() => openReference('open')}
        title={textOf(`card:${objective.id}`)}
      >
        <span>{t('head.distance')}</span>
        <strong>{now.distance}</strong>
        <span>{t('head.distance.of', { final: objective.goal })}</span>
        <span class="goal-name">{t('head.distance.to', { objective: objective.title })}</span>
        {now.phase !== undefined && (
          <span class="phase">{wordsOr(`phase.${now.phase}`, t(`phase:${now.phase}`))}</span>
        )}
        <span class="way" aria-hidden="true">
          {Array.from({ length: objective.goal }, (_, i) => (
            <i
              key={`${i + 1}`}
              class={`${i < now.distance ? 'done' : ''}${objective.milestones.some((m) => m.at === i + 1) ? ' sleeper' : ''}`}
            />
          ))}
        </span>
      </button>
      <div class="tools">
        {connection.value === 'lost' && (
          <span class="offline" role="status">
            {t('head.lost')}
          </span>
        )}
        <Tool
          name={t('head.reference')}
          sign="M4 3h7l1 1 1-1h7v16h-7l-1 1-1-1H4ZM12 4v16"
          use={() => openReference('')}
        />
        <Tool name={t('head.menu')} sign="M4 6h16M4 12h16M4 18h16" use={openMenu} />
      </div>
    </header>
  )
}

type ToolProps = { readonly name: string; readonly sign: string; readonly use: () => void }

/** By its word, or where there is no room for words by its sign. */
function Tool({ name, sign, use }: ToolProps): JSX.Element {
  return (
    <button type="button" class="tool" aria-label={name} onClick={use}>
      <svg viewBox="0 0 24 24" width="1.4rem" height="1.4rem" aria-hidden="true">
        <path d={sign} />
      </svg>
      <span>{name}</span>
    </button>
  )
}
