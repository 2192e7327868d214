import { contentOf, offer, usual } from '@ragtag/engine'
import type { ComponentChildren } from 'preact'
import { closeSheet } from '../comfort/settings.ts'
import { useDrawer } from '../shared/drawer.ts'
import { openReference, table } from '../state.ts'
import { t } from '../words/index.ts'
import { Chase, CheckPicture, Dials, Sides, Traitor, TurnPicture, Way } from './parts/HowDrawings.tsx'
import { Button } from './parts/Octagon.tsx'
import '../words/how.ts'
import './how-to-play.css'

const steps = ['draw', 'move', 'act', 'crisis', 'ships'] as const

/** The game on one page, for those who have never played. */
export default function HowToPlay() {
  const drawer = useDrawer(true, closeSheet)
  const { players = 0, sets = usual.sets, objective = usual.objective } = table.value ?? {}
  const { rules } = contentOf({ ...usual, players, sets, objective })
  const { goal, about = '' } = rules.objective
  const boxes = offer().sets.filter(
    (s) => !usual.sets.includes(s.id) && (!table.value || sets.includes(s.id)),
  )
  return (
    <div ref={drawer} class="scr how" role="dialog" aria-label={t('how.title')} tabIndex={-1}>
      <div class="how-page">
        <header class="how-head">
          <h1 class="scr-title">{t('how.title')}</h1>
          <div class="how-acts">
            <Button small onClick={() => print()}>
              {t('how.print')}
            </Button>
            <Button
              small
              onClick={() => {
                closeSheet()
                openReference('group:rules')
              }}
            >
              {t('lobby.rules')}
            </Button>
            <Button small look="go" onClick={closeSheet}>
              {t('ui.close')}
            </Button>
          </div>
        </header>
        <section class="how-what">
          <Chase />
          <p>{t('how.what')}</p>
        </section>
        <Part name="sides" art={<Sides />} />
        <Part name="cylon" art={<Traitor />} />
        <section class="scr-cut how-part how-wide" aria-label={t('how.turn')}>
          <h2>{t('how.turn')}</h2>
          <ol class="how-steps">
            {steps.map((step) => (
              <li key={step}>
                <TurnPicture step={step} />
                <h3>{t(`how.turn.${step}`)}</h3>
                <p>{t(`how.turn.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <Part name="check" art={<CheckPicture />} params={{ n: rules.destinyInCheck }} wide />
        <Part name="win" art={<Way goal={goal} />} params={{ goal, about }} />
        <Part name="lose" art={<Dials />} />
        {boxes.length > 0 ? (
          <section class="scr-cut how-part" aria-label={t(table.value ? 'how.boxes' : 'how.boxes.all')}>
            <h2>{t(table.value ? 'how.boxes' : 'how.boxes.all')}</h2>
            <dl>
              {boxes.map((box) => (
                <div key={box.id}>
                  <dt>{box.title}</dt>
                  <dd>{box.about}</dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null}
        <section class={`scr-cut how-part${boxes.length > 0 ? '' : ' how-wide'}`} aria-label={t('how.page')}>
          <h2>{t('how.page')}</h2>
          <p>{t('how.page.text')}</p>
        </section>
      </div>
    </div>
  )
}

type PartProps = {
  readonly name: string
  readonly art: ComponentChildren
  readonly params?: Readonly<Record<string, string | number>>
  readonly wide?: boolean
}

const Part = ({ name, art, params = {}, wide = false }: PartProps) => (
  <section class={`scr-cut how-part how-${name}${wide ? ' how-wide' : ''}`} aria-label={t(`how.${name}`)}>
    <h2>{t(`how.${name}`)}</h2>
    {art}
    <p>{t(`how.${name}.text`, params)}</p>
  </section>
)
