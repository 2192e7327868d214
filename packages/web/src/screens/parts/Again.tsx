import { useSignal } from '@preact/signals'
import type { TableInfo } from '@ragtag/protocol'
import { host } from '../../actions.ts'
import { invitationPath, keepTable, seatBots, tablePath } from '../../own-tables.ts'
import { navigate } from '../../router.ts'
import { nameHere } from '../../socket.ts'
import { again, isHost } from '../../state.ts'
import { t } from '../../words/index.ts'
import { createTable } from '../tables-api.ts'
import { Button } from './Octagon.tsx'

/** The same table once more: the host sets it up, and the others find their chairs at it. */
export function Again({ info }: { readonly info: TableInfo }) {
  const state = useSignal<'' | 'busy' | 'failed'>('')
  const next = again.value
  if (next)
    return (
      <Button look="go" onClick={() => navigate(invitationPath(next.table, next.secret))}>
        {t('aftermath.again-join')}
      </Button>
    )
  if (!isHost.value) return null
  const set = async (): Promise<void> => {
    state.value = 'busy'
    const { players, sets, objective, noSympathizer, variants, open, timer, days, talk, hints, seats } = info
    const difficulty = difficulties.find((d) => d === info.difficulty) ?? 'standard'
    const name = nameHere()
    const made = await createTable({
      players,
      sets: [...sets],
      objective,
      difficulty,
      noSympathizer,
      variants: [...variants],
      open,
      timer,
      days,
      talk,
      hints,
      level: seats.map((s) => s.level),
      ...(name ? { name } : {}),
    })
    host.again(made.table, made.seats)
    seatBots(
      made.table,
      info.seats.flatMap((s) => (s.occupant === 'bot' ? [s.seat] : [])),
    )
    keepTable({
      table: made.table,
      secret: made.host,
      host: true,
      players,
      character: '',
      stage: 'waiting',
    })
    navigate(tablePath(made.table, made.host))
  }
  return (
    <>
      <Button
        look="go"
        disabled={state.value === 'busy'}
        onClick={() =>
          void set().catch(() => {
            state.value = 'failed'
          })
        }
      >
        {t('aftermath.again')}
      </Button>
      {state.value === 'failed' ? (
        <p class="scr-error" role="alert">
          {t('aftermath.again-failed')}
        </p>
      ) : null}
    </>
  )
}

const difficulties = ['standard', 'easier-for-humans', 'easier-for-cylons'] as const
