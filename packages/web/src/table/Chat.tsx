import { computed } from '@preact/signals'
import { seatName } from '@ragtag/engine'
import type { ChatEntry } from '@ragtag/protocol'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { chat, testify } from '../actions.ts'
import { keptNumbers } from '../comfort/kept-numbers.ts'
import { chatLog, seat, table } from '../state.ts'
import { nameOfSeat, t } from '../words/index.ts'
import { gathered, heard, isWorthReading, wordsOf } from './said.ts'
import { otherWord } from './seen.ts'

// What is said at the table, and how much of it one has not read yet. That is kept in this browser, table by table: whoever comes
// back after days sees that somebody has spoken.

/** How many lines of each table have been read. */
const { numbers: read, keep } = keptNumbers('ragtag.read')

function readAll(): void {
  const id = table.peek()?.table
  const next = (chatLog.peek().at(-1)?.at ?? -1) + 1
  if (id === undefined || read.peek()[id] === next) return
  keep(id, next)
}

/** Lines of others that have not been read. */
export const unread = computed(() => {
  const from = read.value[table.value?.table ?? ''] ?? 0
  return heard.value.filter(
    (c) => c.at >= from && isWorthReading(c) && (c.seat === null || c.seat !== seat.value),
  ).length
})

export function Unread(): JSX.Element | null {
  if (unread.value === 0) return null
  return (
    <b class="unread">
      {unread.value}
      <span class="scr-hidden">{t('talk.unread')}</span>
    </b>
  )
}

export function Chat(): JSX.Element {
  useEffect(readAll, [chatLog.value])
  return (
    <div class="chat">
      <div class="scroll">
        <ol aria-live="polite">
          {heard.value.length === 0 && <li class="none">{t('talk.chat.none')}</li>}
          {gathered(heard.value).map((h, i, all) =>
            'line' in h ? (
              <Line key={h.line.at} line={h.line} />
            ) : (
              <Words key={h.words[0]?.at} words={h.words} open={i === all.length - 1} />
            ),
          )}
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

const Line = ({ line: c }: { readonly line: ChatEntry }): JSX.Element => (
  <li class={c.seat === seat.value ? 'self' : ''}>
    {c.notice === 'suspects' || c.notice === 'saw' ? (
      <>
        <Speaker line={c} /> {wordsOf(c)} {c.notice === 'saw' && <SayOther line={c} />}
      </>
    ) : c.notice ? (
      <em>{t(`talk.${c.notice}`, { name: c.seat === null ? c.name : seatName(c.seat) })}</em>
    ) : (
      <>
        <Speaker line={c} /> {c.text}
      </>
    )}
  </li>
)

/** Whoever has said what he saw may say that it was the other thing. */
function SayOther({ line }: { readonly line: ChatEntry }): JSX.Element | null {
  const other = otherWord(line)
  if (!other) return null
  return (
    <button type="button" class="other" data-other onClick={() => testify(other.whose, other.says)}>
      {t(`seen.other.${other.says}`)}
    </button>
  )
}

/** What several said about the same check; all but the last is folded. */
const Words = ({
  words,
  open,
}: {
  readonly words: readonly ChatEntry[]
  readonly open: boolean
}): JSX.Element => (
  <li class="words">
    <details open={open}>
      <summary>{t(`word.folded.${words[0]?.notice}`, { n: words.length })}</summary>
      <ul>
        {words.map((c) => (
          <li key={c.at} class={c.seat === seat.value ? 'self' : ''}>
            <Speaker line={c} /> {wordsOf(c)}
          </li>
        ))}
      </ul>
    </details>
  </li>
)

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
