import { sheet } from '../comfort/settings.ts'
import { navigate } from '../router.ts'
import { useDrawer } from '../shared/drawer.ts'
import { closeMenu, isHost, openReference, table, you } from '../state.ts'
import { t } from '../words/index.ts'
import { startGuide } from './guide-marks.ts'
import { BotRules } from './parts/BotRules.tsx'
import { CallOffer } from './parts/CallOffer.tsx'
import { Chairs } from './parts/Chairs.tsx'
import { Links } from './parts/Links.tsx'
import { Button } from './parts/Octagon.tsx'
import './table-menu.css'

/** During play: who sits where, links, hints, motion, and the way out. */
export default function TableMenu() {
  const drawer = useDrawer(true, closeMenu)
  const info = table.value
  if (!info) return null
  const playing = you.value !== 'spectator'
  return (
    <div ref={drawer} class="scr table-menu" role="dialog" aria-label={t('menu.title')} tabIndex={-1}>
      <header class="table-menu-head">
        <h2 class="scr-title">{t('menu.title')}</h2>
        <Button small onClick={closeMenu}>
          {t('ui.close')}
        </Button>
      </header>
      <CallOffer />
      <section aria-label={t('menu.help')}>
        <h3 class="scr-kicker">{t('menu.help')}</h3>
        <div class="table-menu-acts">
          {playing ? (
            <Button
              look="go"
              small
              onClick={() => {
                startGuide()
                closeMenu()
              }}
            >
              {t('menu.guide')}
            </Button>
          ) : null}
          <Button
            small
            onClick={() => {
              closeMenu()
              sheet.value = 'how'
            }}
          >
            {t('how.title')}
          </Button>
          <Button
            small
            onClick={() => {
              closeMenu()
              openReference('')
            }}
          >
            {t('menu.reference')}
          </Button>
          <Button
            small
            onClick={() => {
              closeMenu()
              sheet.value = 'settings'
            }}
          >
            {t('settings.title')}
          </Button>
          <Button
            small
            onClick={() => {
              closeMenu()
              sheet.value = 'keys'
            }}
          >
            {t('keys.title')}
          </Button>
        </div>
      </section>
      <section aria-label={t('waiting.seats')}>
        <h3 class="scr-kicker">{t('waiting.seats')}</h3>
        <p class="scr-note">{t(isHost.value ? 'menu.chairs-host' : 'menu.chairs')}</p>
        <Chairs info={info} />
      </section>
      <section aria-label={t('bots.agreed')}>
        <h3 class="scr-kicker">{t('bots.agreed')}</h3>
        <BotRules info={info} />
      </section>
      <section aria-label={t('menu.links')}>
        <h3 class="scr-kicker">{t('menu.links')}</h3>
        <Links info={info} />
      </section>
      <section aria-label={t('waiting.seed')}>
        <h3 class="scr-kicker">{t('waiting.seed')}</h3>
        <p class="waiting-hash">{info.seedHash}</p>
        <p class="scr-note">{t('waiting.seed-note')}</p>
      </section>
      <Button look="plain" onClick={() => navigate('/')}>
        {t('menu.leave')}
      </Button>
    </div>
  )
}
