import type { BotLevel, TableInfo } from '@ragtag/protocol'
import { botLevels } from '@ragtag/protocol/bots'
import { host } from '../../actions.ts'
import { isHost } from '../../state.ts'
import { t } from '../../words/index.ts'
import { Check, Choice } from './Octagon.tsx'
import '../../words/bots.ts'
import './bot-rules.css'

type Levelled = {
  readonly name: string
  /** '' where chairs differ. */
  readonly value: BotLevel | ''
  readonly onChange: (level: BotLevel) => void
}

/** How well bots play, with what that means. */
export const LevelChoice = ({ name, value, onChange }: Levelled) => (
  <div>
    <Choice
      name={name}
      label={t('bots.level')}
      value={value}
      of={botLevels.map((level) => ({ value: level, text: t(`bots.level.${level}`) }))}
      onChange={(level) => {
        if (level !== '') onChange(level)
      }}
    />
    <p class="scr-note lobby-hint">{t(value === '' ? 'bots.mixed' : `bots.level-note.${value}`)}</p>
  </div>
)

/** What is agreed about bots at a table: the host decides, all can read it. */
export function BotRules({ info }: { readonly info: TableInfo }) {
  const { talk, hints, seats } = info
  const bots = seats.filter((s) => s.occupant === 'bot')
  const [first, ...others] = bots.length > 0 ? bots : seats
  const level = first && others.every((s) => s.level === first.level) ? first.level : ''
  if (!isHost.value)
    return (
      <p class="scr-note">
        {[
          t('bots.kind', { level: t(level === '' ? 'bots.mixed' : `bots.level.${level}`) }),
          ...(talk ? [] : [t('bots.silent')]),
          ...(hints ? [] : [t('bots.no-hints')]),
        ].join(' · ')}
      </p>
    )
  return (
    <div class="bot-rules">
      <LevelChoice name="bot-level" value={level} onChange={(next) => host.level(next)} />
      <Check checked={talk} onChange={(on) => host.agree({ talk: on })}>
        {t('bots.talk')} <span class="scr-note lobby-about">{t('bots.talk-note')}</span>
      </Check>
      <Check checked={hints} onChange={(on) => host.agree({ hints: on })}>
        {t('bots.hints')} <span class="scr-note lobby-about">{t('bots.hints-note')}</span>
      </Check>
    </div>
  )
}

/** How well the bot of one chair plays. */
export const ChairLevel = ({ seat, level }: { readonly seat: number; readonly level: BotLevel }) => (
  <select
    class="scr-field chair-level"
    aria-label={t('bots.level-of', { n: seat + 1 })}
    value={level}
    onChange={(event) => {
      const next = botLevels.find((l) => l === event.currentTarget.value)
      if (next) host.level(next, seat)
    }}
  >
    {botLevels.map((l) => (
      <option key={l} value={l}>
        {t(`bots.level.${l}`)}
      </option>
    ))}
  </select>
)
