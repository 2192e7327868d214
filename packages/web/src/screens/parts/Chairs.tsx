import { useSignal } from '@preact/signals'
import type { SeatInfo, TableInfo } from '@ragtag/protocol'
import { host, rename } from '../../actions.ts'
import { fullLink, invitationPath } from '../../own-tables.ts'
import { invitations, isHost, view, you } from '../../state.ts'
import { nameOfPlayer, t } from '../../words/index.ts'
import { CopyLink } from './CopyLink.tsx'
import { Button, nameLength, Portrait, TextField } from './Octagon.tsx'
import './chairs.css'

/** Who sits where. The host fills the chairs; everybody says what he is called. */
export const Chairs = ({ info }: { readonly info: TableInfo }) => (
  <ol class="waiting-seats">
    {info.seats.map((s) => (
      <Chair key={s.seat} info={info} chair={s} />
    ))}
  </ol>
)

const nameIn = (chair: SeatInfo): string =>
  chair.name !== ''
    ? chair.name
    : chair.occupant === 'bot'
      ? nameOfPlayer(chair.seat)
      : t('waiting.chair', { n: chair.seat + 1 })

function Chair({ info, chair }: { readonly info: TableInfo; readonly chair: SeatInfo }) {
  const mine = chair.seat === you.value
  const name = nameIn(chair)
  const taken = chair.occupant !== 'empty'
  const plays = view.value?.players[chair.seat]?.character ?? ''
  return (
    <li class={`waiting-chair ${mine ? 'waiting-mine' : ''} ${taken ? '' : 'waiting-empty'}`}>
      {taken && chair.name !== '' ? (
        <Portrait name={name} />
      ) : (
        <span class="scr-cut scr-portrait" aria-hidden="true">
          {chair.seat + 1}
        </span>
      )}
      <span class="waiting-who">
        <b>{name}</b>
        {plays === '' ? null : <span>{t(`character:${plays}`)}</span>}
        <span class="waiting-state">
          {mine ? <span class="scr-cut scr-badge scr-amber">{t('waiting.you')}</span> : null}
          {chair.occupant === 'human' ? (
            <span class={chair.online ? 'waiting-here' : 'scr-note'}>
              {t(chair.online ? 'waiting.online' : 'waiting.offline')}
            </span>
          ) : (
            <span class="scr-note">{t(`waiting.${chair.occupant}`)}</span>
          )}
        </span>
      </span>
      {mine ? <OwnName chair={chair} /> : null}
      {isHost.value && !mine ? <Acts info={info} chair={chair} /> : null}
    </li>
  )
}

/** What the host can do about a chair that is not his own. */
function Acts({ info, chair }: { readonly info: TableInfo; readonly chair: SeatInfo }) {
  const unsure = useSignal(false)
  const name = nameIn(chair)
  const secret = invitations.value[chair.seat]
  const human = chair.occupant === 'human'
  const renew = (): void => {
    // Whoever sits there has to leave: that is asked once.
    if (human && !unsure.value) {
      unsure.value = true
      return
    }
    unsure.value = false
    host.newLink(chair.seat)
  }
  if (unsure.value)
    return (
      <span class="waiting-acts waiting-sure" role="alertdialog" aria-label={t('waiting.new-link')}>
        <span class="scr-note">{t('waiting.new-link-sure', { name })}</span>
        <Button small look="go" onClick={renew}>
          {t('waiting.new-link')}
        </Button>
        <Button
          small
          onClick={() => {
            unsure.value = false
          }}
        >
          {t('waiting.keep-link')}
        </Button>
      </span>
    )
  return (
    <span class="waiting-acts">
      {secret ? (
        <CopyLink
          link={fullLink(invitationPath(info.table, secret))}
          label={`${t('waiting.copy-link')}: ${name}`}
        />
      ) : null}
      {human || secret === null ? (
        <Button small label={`${t('waiting.new-link')}: ${name}`} onClick={renew}>
          {t('waiting.new-link')}
        </Button>
      ) : null}
      {canSwap(chair, info.started) ? (
        <Button
          small
          label={`${t(botKey(chair, info.started))}: ${name}`}
          onClick={() => host.seat(chair.seat, chair.occupant === 'bot' ? 'human' : 'bot')}
        >
          {t(botKey(chair, info.started))}
        </Button>
      ) : null}
    </span>
  )
}

/** In play a bot leaves for somebody who is there; everybody else takes the chair by opening its link. */
const canSwap = ({ occupant, online }: SeatInfo, started: boolean): boolean =>
  !started || occupant === 'human' || online

const botKey = ({ occupant }: SeatInfo, started: boolean): string =>
  occupant === 'empty'
    ? 'waiting.put-bot'
    : occupant === 'human'
      ? 'waiting.replace-bot'
      : started
        ? 'waiting.return-chair'
        : 'waiting.remove-bot'

function OwnName({ chair }: { readonly chair: SeatInfo }) {
  const name = useSignal(chair.name)
  const changed = name.value.trim() !== '' && name.value.trim() !== chair.name
  return (
    <form
      class="waiting-name"
      onSubmit={(event) => {
        event.preventDefault()
        if (changed) rename(name.value)
      }}
    >
      <TextField
        id="waiting-name"
        label={t('waiting.your-name')}
        most={nameLength}
        value={name.value}
        placeholder={t('lobby.name-hint')}
        onInput={(value) => {
          name.value = value
        }}
      />
      <Button type="submit" disabled={!changed} look={chair.name === '' ? 'go' : 'normal'}>
        {t('waiting.rename')}
      </Button>
    </form>
  )
}
