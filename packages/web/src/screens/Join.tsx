import { useSignal } from '@preact/signals'
import type { SeatInfo } from '@ragtag/protocol'
import { secretFor, tablePath } from '../own-tables.ts'
import { navigate, route } from '../router.ts'
import { nameHere, rememberName } from '../socket.ts'
import { table } from '../state.ts'
import { t } from '../words/index.ts'
import { loyaltyWords, setWords } from './agreed.ts'
import { Button, nameLength, Panel, TextField } from './parts/Octagon.tsx'
import { takeSeat } from './tables-api.ts'
import './join.css'

/** Whoever came by the link for all free chairs chooses one and says his name. */
export default function Join() {
  const info = table.value
  const { value: at } = route
  const chosen = useSignal(-1)
  const name = useSignal(nameHere() ?? '')
  const busy = useSignal(false)
  const failure = useSignal('')
  if (!info || at.at !== 'table' || at.link === undefined) return null
  const { link, table: id } = at
  const free = info.seats.filter((s) => s.occupant === 'empty').map((s) => s.seat)
  const seat = free.includes(chosen.value) ? chosen.value : (free[0] ?? -1)
  const shut = info.started ? 'begun' : !info.joint ? 'shut' : free.length === 0 ? 'full' : ''

  const sit = async (): Promise<void> => {
    const own = name.value.trim()
    if (own === '') {
      failure.value = t('lobby.name-needed')
      document.getElementById('join-name')?.focus()
      return
    }
    busy.value = true
    failure.value = ''
    rememberName(own)
    try {
      // Made and kept before it is sent: should the answer be lost, it is the same chair.
      const { secret } = await takeSeat(id, { name: own, link, seat, own: secretFor(link) })
      navigate(tablePath(id, secret))
    } catch (error) {
      failure.value = error instanceof Error ? error.message : String(error)
    }
    busy.value = false
  }

  return (
    <main class="scr scr-page join">
      <div class="scr-inner">
        <p class="scr-kicker">
          {info.seats[0]?.name
            ? t('lobby.table-of', { host: info.seats[0].name })
            : t('lobby.table', { table: info.table })}
        </p>
        <h1 class="scr-title">{t('join.title')}</h1>
        <p class="join-lead">{t(shut === '' ? 'join.lead' : `join.${shut}`)}</p>
        <Panel label={t('join.chairs')}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              void sit()
            }}
          >
            <fieldset>
              <legend class="scr-label">{t('join.chairs')}</legend>
              <ul class="join-chairs">
                {info.seats.map((s) => (
                  <li key={s.seat}>
                    <label class="scr-cut scr-choice">
                      <input
                        type="radio"
                        name="chair"
                        value={s.seat}
                        checked={shut === '' && s.seat === seat}
                        disabled={shut !== '' || s.occupant !== 'empty'}
                        onChange={() => {
                          chosen.value = s.seat
                        }}
                      />
                      {chairWords(s)}
                    </label>
                  </li>
                ))}
              </ul>
            </fieldset>
            {shut === '' ? (
              <>
                <TextField
                  id="join-name"
                  label={t('lobby.your-name')}
                  placeholder={t('lobby.name-hint')}
                  most={nameLength}
                  value={name.value}
                  problem={failure.value}
                  onInput={(value) => {
                    name.value = value
                  }}
                />
                <Button look="go" type="submit" disabled={busy.value}>
                  {t(busy.value ? 'join.sitting' : 'join.sit')}
                </Button>
              </>
            ) : (
              <p class="join-ways">
                <Button onClick={() => navigate(tablePath(id))}>{t('ui.watch')}</Button>
                <Button look="plain" onClick={() => navigate('/')}>
                  {t('ui.lobby')}
                </Button>
              </p>
            )}
          </form>
        </Panel>
        <p class="scr-note join-game">
          {[
            t('waiting.players', { n: info.players }),
            ...setWords(info.sets),
            loyaltyWords(info),
            ...(info.days ? [t('waiting.days')] : []),
          ]
            .filter((words) => words !== '')
            .join(' · ')}
        </p>
      </div>
    </main>
  )
}

function chairWords({ seat, occupant, name }: SeatInfo): string {
  const n = seat + 1
  if (occupant === 'empty') return t('join.free', { n })
  return occupant === 'bot' ? t('join.bot', { n }) : t('join.taken', { n, name: name || t('join.somebody') })
}
