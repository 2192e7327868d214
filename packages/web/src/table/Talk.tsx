import { signal } from '@preact/signals'
import type { ChatEntry } from '@ragtag/protocol'
import type { JSX } from 'preact'
import { chat, setNotes } from '../actions.ts'
import { chatLog, log, notes, seat } from '../state.ts'
import { nameOfSeat, t } from '../words/index.ts'
import { inARow, isNews } from './log-entries.ts'
import { News } from './News.tsx'

// What has happened, what is said, and what one writes for oneself.

const tabs = ['log', 'chat', 'notes'] as const
const open = signal<(typeof tabs)[number]>('log')
const read = signal(0)

export function Talk(): JSX.Element {
  const unread = chatLog.value.length - read.value
  if (open.value === 'chat' && unread > 0) read.value = chatLog.value.length
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
              {tab === 'chat' && unread > 0 && <b class="unread">{unread}</b>}
            </button>
          ),
        )}
      </div>
      {open.value === 'log' ? <Log /> : open.value === 'chat' ? <Chat /> : <Notes />}
    </section>
  )
}

const most = 250

function Log(): JSX.Element {
  const rows = inARow(log.value.filter(isNews).slice(-most))
  return (
    <div class="scroll">
      <ol class="log" aria-label={t('talk.log')}>
        {rows.map(({ entry, times }) => (
          <News key={entry.at} entry={entry} times={times} />
        ))}
      </ol>
    </div>
  )
}

function Chat(): JSX.Element {
  return (
    <div class="chat">
      <div class="scroll">
        <ol aria-live="polite">
          {chatLog.value.length === 0 && <li class="none">{t('talk.chat.none')}</li>}
          {chatLog.value.map((c) => (
            <li key={`${c.at}${c.text}`} class={c.seat === seat.value ? 'self' : ''}>
              {c.notice ? (
                <em>{t(`talk.${c.notice}`, { name: c.seat === null ? c.name : nameOfSeat(c.seat) })}</em>
              ) : (
                <>
                  <Speaker line={c} /> {c.text}
                </>
              )}
            </li>
          ))}
        </ol>
      </div>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          const field = e.currentTarget.elements.namedItem('say')
          if (!(field instanceof HTMLInputElement)) return
          chat(field.value)
          field.value = ''
        }}
      >
        <input
          name="say"
          maxLength={500}
          autocomplete="off"
          aria-label={t('talk.say')}
          placeholder={t('talk.say')}
        />
        <button type="submit" class="cut plain">
          {t('talk.send')}
        </button>
      </form>
    </div>
  )
}

/** Names can be given up and taken by others: the chair says who it is. */
function Speaker({ line: { seat: from, name } }: { readonly line: ChatEntry }): JSX.Element {
  if (from === null) return <b>{t('talk.watcher', { name: name || t('talk.somebody') })}</b>
  const plays = nameOfSeat(from)
  return (
    <b>
      <i class="chair" title={t('talk.chair', { n: from + 1 })}>
        {from + 1}
      </i>{' '}
      {name === '' || name === plays ? plays : t('talk.player', { name, who: plays })}
    </b>
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
