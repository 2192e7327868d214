import { seatName } from '@ragtag/engine'
import { verdicts } from '@ragtag/protocol/bots'
import type { JSX } from 'preact'
import { testify } from '../actions.ts'
import { t } from '../words/index.ts'
import { keepSilent, toTell } from './seen.ts'
import '../words/bots.ts'

/** Below log and chat, once one has looked at somebody's Loyalty: what the others are to hear of it, true or not. */
export function TellSeen(): JSX.Element | null {
  const seen = toTell.value
  if (!seen) return null
  return (
    <fieldset class="tell-seen">
      <legend>{t('seen.tell', { whose: seatName(seen.whose) })}</legend>
      {verdicts.map((says) => (
        <button
          key={says}
          type="button"
          class="tool"
          data-verdict={says}
          onClick={() => testify(seen.whose, says)}
        >
          {t(`seen.${says}`)}
        </button>
      ))}
      <button
        type="button"
        class="tool silent"
        data-silent
        title={t('seen.silent.about')}
        onClick={() => keepSilent(seen)}
      >
        {t('seen.silent')}
      </button>
    </fieldset>
  )
}

/** Where it lies, for those who look at another part of the table. */
export function CanTell(): JSX.Element | null {
  if (!toTell.value) return null
  return (
    <b class="unread can-tell">
      <span aria-hidden="true">!</span>
      <span class="scr-hidden">{t('seen.can-tell')}</span>
    </b>
  )
}
