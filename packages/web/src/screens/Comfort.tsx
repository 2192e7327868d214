import { askToNotify } from '../comfort/calling.ts'
import { canBeCalled, noCalls, wantCalls } from '../comfort/push.ts'
import {
  botSpeeds,
  closeSheet,
  confirmations,
  holds,
  palettes,
  set,
  settings,
  sheet,
  textSizes,
} from '../comfort/settings.ts'
import { play, wake } from '../comfort/synth.ts'
import { useDrawer } from '../shared/drawer.ts'
import { motion, setMotion } from '../state.ts'
import { t } from '../words/index.ts'
import { Button, Choice } from './parts/Octagon.tsx'
import './table-menu.css'
import './comfort.css'

/** How somebody likes the page, or which keys there are. */
export default function Comfort() {
  const drawer = useDrawer(true, closeSheet)
  const title = t(sheet.value === 'keys' ? 'keys.title' : 'settings.title')
  return (
    <div ref={drawer} class="scr table-menu comfort" role="dialog" aria-label={title} tabIndex={-1}>
      <header class="table-menu-head">
        <h2 class="scr-title">{title}</h2>
        <Button small onClick={closeSheet}>
          {t('ui.close')}
        </Button>
      </header>
      {sheet.value === 'keys' ? <Keys /> : <Wishes />}
    </div>
  )
}

const keys = ['choose', 'back', 'confirm', 'seen', 'pass', 'undo', 'arrows', 'reference', 'help'] as const

function Keys() {
  return (
    <dl class="keys">
      {keys.map((key) => (
        <div key={key}>
          <dt>
            <kbd>{t(`keys.${key}.key`)}</kbd>
          </dt>
          <dd>{t(`keys.${key}`)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Wishes() {
  const { sound, volume, hum, notify, push, bots, botTalk, hints, text, moments, confirm, colours } =
    settings.value
  return (
    <>
      <section aria-label={t('settings.sound')}>
        <h3 class="scr-kicker">{t('settings.sound')}</h3>
        <Switch name="sound" on={sound} use={(on) => set({ sound: on })} />
        <label class="wish">
          <span>{t('settings.volume')}</span>
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            value={volume}
            disabled={!sound}
            onInput={(event) => set({ volume: Number(event.currentTarget.value) })}
            onChange={() => {
              wake(volume)
              play('turn')
            }}
          />
        </label>
        <Switch name="hum" on={hum} disabled={!sound} use={(on) => set({ hum: on })} />
      </section>
      <section aria-label={t('settings.bots')}>
        <h3 class="scr-kicker">{t('settings.bots')}</h3>
        <p class="scr-note">{t('settings.bots.about')}</p>
        <Choice
          name="bots"
          label={t('settings.bots.speed')}
          value={bots}
          of={botSpeeds.map((value) => ({ value, text: t(`settings.bots.${value}`) }))}
          onChange={(value) => set({ bots: value })}
        />
        <Switch name="botTalk" on={botTalk} use={(on) => set({ botTalk: on })} />
      </section>
      <section aria-label={t('settings.moments')}>
        <h3 class="scr-kicker">{t('settings.moments')}</h3>
        <p class="scr-note">{t('settings.moments.about')}</p>
        <Choice
          name="moments"
          label={t('settings.moments.held')}
          value={moments}
          of={holds.map((value) => ({ value, text: t(`settings.moments.${value}`) }))}
          onChange={(value) => set({ moments: value })}
        />
      </section>
      <section aria-label={t('settings.confirm')}>
        <h3 class="scr-kicker">{t('settings.confirm')}</h3>
        <p class="scr-note">{t('settings.confirm.about')}</p>
        <Choice
          name="confirm"
          label={t('settings.confirm.when')}
          value={confirm}
          of={confirmations.map((value) => ({ value, text: t(`settings.confirm.${value}`) }))}
          onChange={(value) => set({ confirm: value })}
        />
      </section>
      <section aria-label={t('settings.calls')}>
        <h3 class="scr-kicker">{t('settings.calls')}</h3>
        <p class="scr-note">{t('settings.calls.about')}</p>
        <Switch name="notify" on={notify} use={async (on) => set({ notify: on && (await askToNotify()) })} />
        <p class="scr-note">{t('settings.push.about')}</p>
        <Switch
          name="push"
          on={push}
          disabled={!canBeCalled()}
          use={(on) => void (on ? wantCalls() : noCalls()).catch(() => set({ push: false }))}
        />
        {canBeCalled() ? null : <p class="scr-note">{t('settings.push.cannot')}</p>}
      </section>
      <section aria-label={t('settings.look')}>
        <h3 class="scr-kicker">{t('settings.look')}</h3>
        <Choice
          name="text"
          label={t('settings.text')}
          value={`${text}`}
          of={textSizes.map((size) => ({ value: `${size}`, text: t('settings.text.size', { size }) }))}
          onChange={(value) => set({ text: textSizes.find((size) => `${size}` === value) ?? 100 })}
        />
        <Choice
          name="colours"
          label={t('settings.colours')}
          value={colours}
          of={palettes.map((value) => ({ value, text: t(`settings.colours.${value}`) }))}
          onChange={(value) => set({ colours: value })}
        />
        <Switch name="hints" on={hints} use={(on) => set({ hints: on })} />
        <Switch name="motion" on={motion.value} use={setMotion} />
      </section>
    </>
  )
}

type SwitchProps = {
  readonly name: 'sound' | 'hum' | 'botTalk' | 'notify' | 'push' | 'motion' | 'hints'
  readonly on: boolean
  readonly disabled?: boolean
  readonly use: (on: boolean) => void
}

function Switch({ name, on, disabled = false, use }: SwitchProps) {
  return (
    <label class="wish">
      <span>{t(`settings.${name}.on`)}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        name={name}
        checked={on}
        disabled={disabled}
        onChange={(event) => use(event.currentTarget.checked)}
      />
    </label>
  )
}
