import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { setNotes } from '../actions.ts'
import { useOneStop } from '../shared/one-stop.ts'
import { log, notes, seat } from '../state.ts'
import { t } from '../words/index.ts'
import { Chat, Unread } from './Chat.tsx'
import { inARow, isNews } from './log-entries.ts'
import { News } from './News.tsx'
import { TellSeen } from './TellSeen.tsx'

// What has happened, what is said, and what one writes for oneself.

const tabs = ['log', 'chat', 'notes'] as const
const open = signal<(typeof tabs)[number]>('log')

export function Talk(): JSX.Element {
  return (
    <section class="cut talk" aria-label={t('talk.title')}>
      <div class="tabs" role="tablist">
        {tabs.map((tab) =>
          tab === 'notes' && seat.value < 0 ? null : (
            <button
              key={tab}
              type="button"
              role="tab"
              aria-selected={open.value === tab}
              onClick={() => {
                open.value = tab
              }}
            >
              {t(`talk.${tab}`)}
              {tab === 'chat' && <Unread />}
            </button>
          ),
        )}
      </div>
      {open.value === 'log' ? <Log /> : open.value === 'chat' ? <Chat /> : <Notes />}
      <TellSeen />
    </section>
  )
}

const most = 250

function Log(): JSX.Element {
  const list = useOneStop<HTMLOListElement>('end')
  const rows = inARow(log.value.filter(isNews).slice(-most))
  return (
    <div class="scroll">
      <ol ref={list} class="log" aria-label={t('talk.log')}>
        {rows.map(({ entry, times }) => (
          <News key={entry.at} entry={entry} times={times} />
        ))}
      </ol>
    </div>
  )
}

function Notes(): JSX.Element {
  return (
    <textarea
      class="notes"
      maxLength={20000}
      aria-label={t('talk.notes')}
      placeholder={t('talk.notes.why')}
      value={notes.value}
      onInput={(e) => {
        notes.value = e.currentTarget.value
      }}
      onBlur={(e) => setNotes(e.currentTarget.value)}
    />
  )
}
