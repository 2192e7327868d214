import { useSignal } from '@preact/signals'
import type { CreateTable } from '@ragtag/protocol'
import { t } from '../../words/index.ts'
import { Button, Choice } from './Octagon.tsx'

export const playerCounts = ['3', '4', '5', '6'] as const
export type Count = (typeof playerCounts)[number]
const difficulties = ['standard', 'easier-for-humans', 'easier-for-cylons'] as const
const timers: readonly (readonly [seconds: number, key: string, n: number])[] = [
  [30, 'seconds', 30],
  [60, 'minutes', 1],
  [120, 'minutes', 2],
  [300, 'minutes', 5],
  [3600, 'hours', 1],
  [86_400, 'days', 1],
  [604_800, 'days', 7],
]

/** What there is to decide about a new table, each with what it means. */
export function CreateForm({
  busy,
  onCreate,
}: {
  readonly busy: boolean
  readonly onCreate: (w: CreateTable) => void
}) {
  const players = useSignal<Count>('5')
  const difficulty = useSignal<(typeof difficulties)[number]>('standard')
  const without = useSignal(false)
  const timer = useSignal(0)
  const access = useSignal<'invitation' | 'open'>('invitation')
  const variant = players.value === '4' || players.value === '6'
  const noSympathizer = variant && without.value

  return (
    <form
      class="lobby-form"
      onSubmit={(event) => {
        event.preventDefault()
        onCreate({
          players: Number(players.value),
          difficulty: difficulty.value,
          noSympathizer,
          timer: timer.value === 0 ? null : timer.value,
          open: access.value === 'open',
        })
      }}
    >
      <div>
        <Choice
          name="players"
          label={t('lobby.players')}
          numbers
          value={players.value}
          of={playerCounts.map((n) => ({ value: n, text: n }))}
          onChange={(n) => {
            players.value = n
          }}
        />
        <p class="scr-note lobby-hint" role="status">
          {t(`lobby.players-${players.value}${noSympathizer ? '-without' : ''}`)}
        </p>
        {variant ? (
          <label class="scr-check">
            <input
              type="checkbox"
              checked={without.value}
              onChange={(event) => {
                without.value = event.currentTarget.checked
              }}
            />
            <span>
              {t('lobby.no-sympathizer')} <span class="scr-note">{t('lobby.no-sympathizer-note')}</span>
            </span>
          </label>
        ) : null}
      </div>
      <div>
        <Choice
          name="difficulty"
          label={t('lobby.difficulty')}
          value={difficulty.value}
          of={difficulties.map((d) => ({ value: d, text: t(`lobby.difficulty.${d}`) }))}
          onChange={(d) => {
            difficulty.value = d
          }}
        />
        <p class="scr-note lobby-hint">{t(`lobby.difficulty-note.${difficulty.value}`)}</p>
      </div>
      <div>
        <Choice
          name="access"
          label={t('lobby.access')}
          value={access.value}
          of={[
            { value: 'invitation', text: t('lobby.access.invitation') },
            { value: 'open', text: t('lobby.access.open') },
          ]}
          onChange={(a) => {
            access.value = a
          }}
        />
        <p class="scr-note lobby-hint">{t(`lobby.access-note.${access.value}`)}</p>
      </div>
      <div>
        <label class="scr-label" for="lobby-timer">
          {t('lobby.timer')}
        </label>
        <select
          id="lobby-timer"
          class="scr-field"
          value={String(timer.value)}
          onChange={(event) => {
            timer.value = Number(event.currentTarget.value)
          }}
        >
          <option value="0">{t('lobby.timer.none')}</option>
          {timers.map(([seconds, key, n]) => (
            <option key={seconds} value={String(seconds)}>
              {t(`lobby.timer.${key}`, { n })}
            </option>
          ))}
        </select>
        <p class="scr-note lobby-hint">{t('lobby.timer-note')}</p>
      </div>
      <Button look="go" type="submit" disabled={busy}>
        {t(busy ? 'lobby.creating' : 'lobby.create')}
      </Button>
    </form>
  )
}
