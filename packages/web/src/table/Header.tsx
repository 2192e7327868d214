import type { View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor } from '../content.ts'
import { connection, motion, myTurn, openMenu, openReference, setMotion } from '../state.ts'
import { t } from '../words/index.ts'

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
      <p class={`turn${myTurn.value ? ' mine' : ''}`}>
        {begun ? (
          <>
            <span>{t('head.turn', { n: now.turn.number })}</span>
            <strong>{t('seat', { seat: now.turn.seat })}</strong>
          </>
        ) : (
          <span>{t('head.setup')}</span>
        )}
      </p>
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
      <p
        class="distance"
        title={t('head.distance.why', { sleeper: objective.sleeperAt, final: objective.finalAt })}
      >
        <span>{t('head.distance')}</span>
        <strong>{now.distance}</strong>
        <span>{t('head.distance.of', { final: objective.finalAt, objective: objective.title })}</span>
        <span class="way" aria-hidden="true">
          {Array.from({ length: objective.finalAt }, (_, i) => (
            <i
              key={`${i + 1}`}
              class={`${i < now.distance ? 'done' : ''}${i + 1 === objective.sleeperAt ? ' sleeper' : ''}`}
            />
          ))}
        </span>
      </p>
      <div class="tools">
        {connection.value === 'lost' && (
          <span class="offline" role="status">
            {t('head.lost')}
          </span>
        )}
        <button
          type="button"
          class="tool"
          aria-pressed={motion.value}
          onClick={() => setMotion(!motion.value)}
        >
          {t(motion.value ? 'head.motion.on' : 'head.motion.off')}
        </button>
        <button type="button" class="tool" onClick={() => openReference('')}>
          {t('head.reference')}
        </button>
        <button type="button" class="tool" onClick={openMenu}>
          {t('head.menu')}
        </button>
      </div>
    </header>
  )
}
