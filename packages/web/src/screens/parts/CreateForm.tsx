import { useSignal } from '@preact/signals'
import { type Offer, offer, usual } from '@ragtag/engine'
import type { BotLevel, CreateTable } from '@ragtag/protocol'
import { sheet } from '../../comfort/settings.ts'
import { t } from '../../words/index.ts'
import { loyaltyWords, refusalOf } from '../agreed.ts'
import { LevelChoice } from './BotRules.tsx'
import { Button, Check, Choice } from './Octagon.tsx'

const usualCount = 5
type Timer = readonly [seconds: number, key: string, n: number]

/** How long somebody may take, by when it is played; none at all is offered beside. */
const timers: Readonly<Record<'evening' | 'days', readonly Timer[]>> = {
  evening: [
    [30, 'seconds', 30],
    [60, 'minutes', 1],
    [120, 'minutes', 2],
    [300, 'minutes', 5],
  ],
  days: [
    [43_200, 'hours', 12],
    [86_400, 'days', 1],
    [172_800, 'days', 2],
    [604_800, 'days', 7],
  ],
}
/** What is chosen to begin with. */
const usualTimer = { evening: 0, days: 86_400 } as const

/** What there is to decide about a new table, each with what it means. */
export function CreateForm({
  busy,
  onCreate,
}: {
  readonly busy: boolean
  readonly onCreate: (w: CreateTable) => void
}) {
  const sets = useSignal<readonly string[]>(usual.sets)
  const objective = useSignal<string>(usual.objective)
  const variants = useSignal<readonly string[]>([])
  const players = useSignal(usualCount)
  const difficulty = useSignal<Offer['difficulties'][number]>(usual.difficulty)
  const level = useSignal<BotLevel>('normal')
  const without = useSignal(false)
  const pace = useSignal<'evening' | 'days'>('evening')
  const timer = useSignal<number>(usualTimer.evening)
  const access = useSignal<'invitation' | 'open'>('invitation')
  const can = offer({ sets: sets.value, objective: objective.value, variants: variants.value })
  const most = offer({ sets: sets.value, objective: objective.value })
  // What was chosen for other boxes is forgotten where it cannot be.
  const among = <T,>(list: readonly T[], chosen: T, otherwise: T): T =>
    list.includes(chosen) ? chosen : otherwise
  const goals = can.objectives.map((o) => o.id)
  const counts = most.players.map((p) => p.n)
  const goal = among(goals, objective.value, goals[0] ?? '')
  const count = among(counts, players.value, counts.at(-1) ?? usualCount)
  const withSympathizer = can.players.filter((p) => p.sympathizer).map((p) => p.n)
  const noSympathizer = withSympathizer.includes(count) && without.value
  const agreed = variants.value.filter((id) => can.variants.some((v) => v.id === id))
  const whyNot = (otherwise: Partial<CreateTable>): string => refusalOf({ ...game, ...otherwise })
  const game = { sets: sets.value, objective: goal, players: count, noSympathizer, variants: agreed }
  const toggled = (list: readonly string[], id: string, on: boolean): string[] =>
    on ? [...list, id] : list.filter((x) => x !== id)

  return (
    <form
      class="lobby-form"
      onSubmit={(event) => {
        event.preventDefault()
        onCreate({
          ...game,
          sets: [...game.sets],
          difficulty: difficulty.value,
          level: level.value,
          timer: timer.value === 0 ? null : timer.value,
          days: pace.value === 'days',
          open: access.value === 'open',
        })
      }}
    >
      <p class="scr-note">
        {t('lobby.new-here')}{' '}
        <button type="button" class="lobby-link" onClick={() => (sheet.value = 'how')}>
          {t('how.title')}
        </button>
      </p>
      {can.sets.length > 1 ? (
        <fieldset>
          <legend class="scr-label">{t('lobby.sets')}</legend>
          {can.sets.map(({ id, title, about }, i) => (
            <Check
              key={id}
              checked={sets.value.includes(id)}
              disabled={i === 0}
              onChange={(on) => {
                sets.value = toggled(sets.value, id, on)
                // What a box brings is what one takes it for.
                const brings = on ? ownObjective(id) : undefined
                if (brings !== undefined) objective.value = brings
              }}
            >
              {title} {about === undefined ? null : <span class="scr-note lobby-about">{about}</span>}
            </Check>
          ))}
        </fieldset>
      ) : null}
      {can.objectives.length > 1 ? (
        <div>
          <Choice
            name="objective"
            label={t('lobby.objective')}
            value={goal}
            of={can.objectives.map(({ id, title }) => ({ value: id, text: title }))}
            onChange={(id) => {
              objective.value = id
            }}
          />
          <p class="scr-note lobby-hint">{can.objectives.find((o) => o.id === goal)?.about}</p>
        </div>
      ) : null}
      <div>
        <PlayerCount
          name="players"
          label={t('lobby.players')}
          of={counts}
          value={count}
          why={(n) => (n === count ? '' : whyNot({ players: n, noSympathizer: false }))}
          onChange={(n) => {
            players.value = n
          }}
        />
        <p class="scr-note lobby-hint" role="status">
          {loyaltyWords(game)}
        </p>
        {counts
          .map((n) => ({ n, why: n === count ? '' : whyNot({ players: n, noSympathizer: false }) }))
          .filter(({ why }) => why !== '')
          .map(({ n, why }) => (
            <p key={n} class="scr-note lobby-hint">
              {t('lobby.not-so', { n, why })}
            </p>
          ))}
        {withSympathizer.includes(count) ? (
          <Check
            checked={noSympathizer}
            disabled={!noSympathizer && whyNot({ noSympathizer: true }) !== ''}
            onChange={(on) => {
              without.value = on
            }}
          >
            {t('lobby.no-sympathizer')}{' '}
            <span class="scr-note lobby-about">
              {(!noSympathizer && whyNot({ noSympathizer: true })) ||
                t('lobby.no-sympathizer-note', {
                  players: withSympathizer.map((n) => ({ key: 'number', params: { n } })),
                })}
            </span>
          </Check>
        ) : null}
      </div>
      {can.variants.length > 0 ? (
        <fieldset>
          <legend class="scr-label">{t('lobby.variants')}</legend>
          {can.variants.map(({ id, title, about }) => {
            const why = agreed.includes(id) ? '' : whyNot({ variants: [...agreed, id] })
            return (
              <Check
                key={id}
                checked={agreed.includes(id)}
                disabled={why !== ''}
                onChange={(on) => {
                  variants.value = toggled(variants.value, id, on)
                }}
              >
                {title}{' '}
                <span class="scr-note lobby-about">
                  {why === '' ? about : why}
                  {agreed.includes(id) &&
                    can.unsaid
                      .filter((u) => u.id === id)
                      .map(({ box }) => (
                        <span key={box} class="lobby-warning">
                          {t('lobby.unsaid', { box })}
                        </span>
                      ))}
                </span>
              </Check>
            )
          })}
          {can.withdrawn.map(({ variant, box }) => (
            <p key={variant} class="scr-note lobby-hint">
              {t('lobby.withdrawn', { variant, box })}
            </p>
          ))}
        </fieldset>
      ) : null}
      <div>
        <Choice
          name="difficulty"
          label={t('lobby.difficulty')}
          value={difficulty.value}
          of={can.difficulties.map((d) => ({ value: d, text: t(`lobby.difficulty.${d}`) }))}
          onChange={(d) => {
            difficulty.value = d
          }}
        />
        <p class="scr-note lobby-hint">
          {t(`lobby.difficulty-note.${difficulty.value}`)}
          {difficulty.value !== usual.difficulty && sets.value.length > 1 && (
            <span class="lobby-warning">{t('lobby.difficulty-unsaid')}</span>
          )}
        </p>
      </div>
      <LevelChoice
        name="level"
        value={level.value}
        onChange={(l) => {
          level.value = l
        }}
      />
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
        <Choice
          name="pace"
          label={t('lobby.pace')}
          value={pace.value}
          of={[
            { value: 'evening', text: t('lobby.pace.evening') },
            { value: 'days', text: t('lobby.pace.days') },
          ]}
          onChange={(p) => {
            pace.value = p
            timer.value = usualTimer[p]
          }}
        />
        <p class="scr-note lobby-hint">{t(`lobby.pace-note.${pace.value}`)}</p>
      </div>
      <div>
        <label class="scr-label" for="lobby-timer">
          {t('lobby.deadline')}
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
          {timers[pace.value].map(([seconds, key, n]) => (
            <option key={seconds} value={String(seconds)}>
              {t(`lobby.timer.${key}`, { n })}
            </option>
          ))}
        </select>
        <p class="scr-note lobby-hint">
          {t(timer.value === 0 ? 'waiting.no-timer-note' : 'lobby.deadline-note')}
        </p>
      </div>
      <Button look="go" type="submit" disabled={busy}>
        {t(busy ? 'lobby.creating' : 'lobby.create')}
      </Button>
    </form>
  )
}

/** The objective that a box brings, if it brings one. */
function ownObjective(set: string): string | undefined {
  const before = offer().objectives.map((o) => o.id)
  return offer({ sets: [...usual.sets, set] }).objectives.find((o) => !before.includes(o.id))?.id
}

type Counted = {
  readonly name: string
  readonly label: string
  readonly of: readonly number[]
  readonly value: number
  /** Why it cannot be so many; '' where it can. */
  readonly why?: (n: number) => string
  readonly onChange: (n: number) => void
}

export const PlayerCount = ({ of, value, why, onChange, ...more }: Counted) => (
  <Choice
    {...more}
    numbers
    value={String(value)}
    of={of.map((n) => ({ value: String(n), text: String(n), why: why?.(n) || undefined }))}
    onChange={(n) => onChange(Number(n))}
  />
)
