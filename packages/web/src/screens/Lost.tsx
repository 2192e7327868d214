import { Talk } from '../table/Talk.tsx'
import { t } from '../words/index.ts'
import './lost.css'

/** A game that could not be put together again: why, and what is left of it. */
export default function Lost() {
  return (
    <main class="scr scr-page lost">
      <div class="scr-inner">
        <header>
          <h1>{t('ui.lost')}</h1>
          <p role="alert">{t('ui.lost.text')}</p>
          <a class="cut plain" href="/">
            {t('ui.lobby')}
          </a>
        </header>
        <Talk />
      </div>
    </main>
  )
}
