import { useSignal } from '@preact/signals'
import type { SeatInfo, TableInfo } from '@ragtag/protocol'
import { host, rename } from '../../actions.ts'
import { characterOf } from '../../content.ts'
import { fullLink, invitationPath } from '../../own-tables.ts'
import { invitations, isHost, chair as ownChair, view, you } from '../../state.ts'
import { nameOfPlayer, t } from '../../words/index.ts'
import { ChairLevel } from './BotRules.tsx'
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
  const mine = chair.seat === ownChair.value
  const name = nameIn(chair)
  const taken = chair.occupant !== 'empty'
  const plays = view.value?.players[chair.seat]?.character ?? ''
  return (
    <li class={`waiting-chair ${mine ? 'waiting-mine' : ''} ${taken ? '' : 'waiting-empty'}`}>
      {taken && (chair.name !== '' || plays !== '') ? (
        <Portrait name={name} character={characterOf(chair.seat)} />
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
            <span class="scr-note">
              {chair.occupant === 'bot'
                ? t('bots.named', { level: t(`bots.level.${chair.level}`) })
                : t('waiting.empty')}
            </span>
          )}
          {chair.botIn === null ? null : <span class="scr-note">{t('waiting.bot-soon')}</span>}
        </span>
      </span>
      {mine && you.value === chair.seat ? <OwnName chair={chair} /> : null}
      {mine && (info.started || chair.occupant === 'bot') ? <OwnActs chair={chair} /> : null}
      {isHost.value && !mine ? <Acts info={info} chair={chair} /> : null}
    </li>
  )
}

/** What one can do about one's own chair: let a bot play it, and take it back. */
function OwnActs({ chair }: { readonly chair: SeatInfo }) {
  const back = chair.occupant === 'bot' || chair.botIn !== null
  return (
    <span class="waiting-acts">
      <Button
        small
        look={back ? 'go' : 'normal'}
        onClick={() => host.seat(chair.seat, back ? 'human' : 'bot')}
      >
        {t(chair.occupant === 'bot' ? 'ask.bot.take' : back ? 'bot.keep' : 'waiting.bot-for-me')}
      </Button>
    </span>
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
      {chair.occupant === 'bot' ? <ChairLevel seat={chair.seat} level={chair.level} /> : null}
      {secret ? <CopyLink link={fullLink(invitationPath(info.table, secret))} label={name} /> : null}
      {human || secret === null ? (
        <Button small label={`${t('waiting.new-link')}: ${name}`} onClick={renew}>
          {t('waiting.new-link')}
        </Button>
      ) : null}
      {canSwap(chair, info.started) ? (
        <Button
          small
          label={`${t(botKey(chair))}: ${name}`}
          onClick={() =>
            host.seat(chair.seat, chair.occupant === 'bot' || chair.botIn !== null ? 'human' : 'bot')
          }
        >
          {t(botKey(chair))}
        </Button>
      ) : null}
    </span>
  )
}

/** In play only whoever the chair belongs to takes it back from a bot. */
const canSwap = ({ occupant }: SeatInfo, started: boolean): boolean => !started || occupant === 'human'

const botKey = ({ occupant, botIn }: SeatInfo): string =>
  botIn !== null
    ? 'waiting.no-bot'
    : occupant === 'empty'
      ? 'waiting.put-bot'
      : occupant === 'human'
        ? 'waiting.replace-bot'
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
