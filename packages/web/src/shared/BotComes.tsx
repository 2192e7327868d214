import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { host } from '../actions.ts'
import { botAt, chair } from '../state.ts'
import { t } from '../words/index.ts'
import './bot-comes.css'

/** The host wants a bot in one's own chair: for a moment one can say no, whatever else is on the screen. */
export function BotComes(): JSX.Element | null {
  const at = botAt.value
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    if (at === null) return undefined
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [at])
  if (at === null) return null
  return (
    <div class="cut bot-comes" role="alertdialog" aria-label={t('bot.keep')}>
      <p>{t('bot.comes', { n: Math.max(0, Math.ceil((at - now) / 1000)) })}</p>
      <button type="button" class="cut answer" onClick={() => host.seat(chair.value, 'human')}>
        {t('bot.keep')}
      </button>
      <button type="button" class="cut plain" onClick={() => host.seat(chair.value, 'bot')}>
        {t('bot.let')}
      </button>
    </div>
  )
}
